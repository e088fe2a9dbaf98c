library-part-ideas = Ideas
library-part-milestones = Milestones
library-part-tiles = Tiles
library-part-regions = Tiles of regions
library-part-goals = Goals
library-part-actions = Actions
library-facet-type = Type
library-facet-era = Era
library-facet-action = Action
library-group-wealth = Wealth
library-group-specialist-tiles = Specialist tiles
library-group-knowledge-tiles = Knowledge tiles
library-group-goals-1 = Goals of regions
library-group-goals-2 = Goals of inventions
library-group-goals-3 = Goals of the society
library-group-actions = Actions
library-group-tokens = Influence tokens
library-won-goal = Bots that had it as a goal won { $percent } % of { $games } games.
library-won-pillar = Bots that took it as their main action won { $percent } % of { $games } games.
library-won-invented = Bots that invented it won { $percent } % of { $games } games.
library-won-presented = Bots that presented it won { $percent } % of { $games } games.
library-won-kept = Bots that had it at the end won { $percent } % of { $games } games.
library-won-tile = Bots that built it won { $percent } % of { $games } games.
library-won-milestone = Bots that had it as their own milestone won { $percent } % of { $games } games.
library-lies-region = presented or invented: { $region }
library-lies-inventions = an invention of { $player }
library-lies-hand = in the hand of { $player }
library-lies-ideas = in the idea display
library-lies-top = on top of the idea stack
library-lies-nowhere = You do not see it: it lies in the idea stack, or was set aside.
library-comes = { $stack ->
    [0] The stack is empty: it cannot come from there.
    [one] It can still come: one card is left in the stack.
   *[other] It can still come: { $stack } cards are left in the stack.
}
library-lies-common = lies in Common Knowledge
library-lies-own = the private milestone of { $player }
library-lies-eureka = in the Eureka display: it can still be reached
library-lies-discard = was discarded
library-lies-unseen = You do not see it: it can still come into the Eureka display, or is not part of this match.
library-lies-built = built by { $player }
library-lies-display = in the tiles display of { $player }
library-lies-goal = a goal of { $player }
library-lies-secret = You do not see it: it may be a goal of somebody else, or not part of this match.
library-lies-in = in this match: { $region }
library-lies-out = not part of this match
library-comes-left = { $left ->
    [0] none is left
    [one] one can still be had
   *[other] { $left } can still be had
}
library-comes-wealth = { $region }: { $left ->
    [one] one can still be had
   *[other] { $left } can still be had
}

# Words of the rules before which a sign is drawn: its name, then how it may be written.
rules-signs = ip IP; influence influence; scholar scholar scholars; citizen citizen citizens; sage sage sages; chain chain; pillar pillar pillars; milestone milestone milestones; economy Economy; culture Culture; technology Technology; wealth Wealth; eureka Eureka; chronos Chronos; idea idea ideas; build build

example-idea = The wheel: presented, invented, improved, shared
example-idea-0 = Ada holds the Wheel, and two of her thinkers are at home. Asia has no card yet, and its Specialist tile asks for two citizens.
example-idea-1 = Ada presents the idea with both thinkers.
example-idea-2 = Ben invents it: one of his thinkers stands beside the card, which turns to its invention side, and he gains a Technology aspiration.
example-idea-3 = Cleo improves it and gains a new specialist of the same type.
example-idea-4 = In the next round Ben shares the Wheel. Ada scores the era of the card for each of her two citizens, Ben keeps the card, and Cleo gets a new citizen in Asia.
example-present = Two citizens, and a new idea for the old one
example-present-0 = Ada wants to present the Caravel in Africa. The Specialist tile there asks for two citizens and brings IP.
example-present-1 = Which citizens go along is hers to say: a trader and a scholar. The card lies in Africa, and the tile brings 3 IP. Now she takes a new idea from the display, or the open card on the stack.
example-present-2 = She takes Steel from the stack; the display stays as it was.
example-invent = Some inventions exhaust more than one
example-invent-0 = Ben has presented the Steamboat in Asia. It needs access to Iron, which is Common Knowledge here, so Ada may invent it.
example-invent-1 = One trader becomes the inventor, and a second one is exhausted. Ada gains a Technology aspiration, for which she now takes a tile.
example-share = The presenter scores, whoever shares
example-share-0 = In Australia the Mariner's Compass was presented by Ada with two citizens, invented by Ben and improved by Cleo. It is a card of era 4.
example-share-1 = Ada shares it: 2 citizens × era 4 are 8 IP for her, Ben keeps the card, Cleo gets a citizen. Now Ada chooses between the region's Wealth tile and a wild aspiration.
example-share-2 = She takes the Wealth tile. All citizens beside the card have moved to the region.
