### What the lab says about Inventions; names of components stand with the game.

claim = The first idea
claim-read = From which region a player claimed the idea of the Stone Age: the opening of this game.
first-pillar = The first action
first-pillar-read = Where a player put the first pillar, and so which main action came first.
ip-source = Where points come from
ip-source-read = IP of winners and of others by what brought them, in the mean over all players. Look for the rows where the two bars differ most: there games are won.
ip-action = actions
ip-card = cards
ip-region-tile = Specialist and Knowledge tiles
ip-tile = Progress tiles
ip-milestone = milestones
ip-space = spaces of the era track
ip-hex = hexes of the progress map
ip-wealth = Wealth tiles
ip-goal = private goals
ip-influence = influence at the end
ip-others = what others did
ip-other = anything else
goal = Private goals
goal-read = How often those who were dealt this goal won. Everybody has three of them, and two score; goals are dealt by chance, so this is a fair comparison.
goal-region = citizens and a token: { $part }
goal-type = inventions: { $part }
goal-from-era = inventions of era { $count } or later
goal-inventions = { $count ->
    [0] inventions
   *[other] inventions, beyond { $count }
    }
goal-tokens = { $count ->
    [0] Influence tokens
   *[other] Influence tokens, beyond { $count }
    }
goal-sets = inventions: sets of all three types
goal-eras = inventions of many eras
goal-regions = citizens in many regions
goal-face-up = face-up Influence tokens
goal-diplomats = diplomats on milestones
goal-scholars = scholars in the academy
goal-majorities = regions with the most citizens
goal-society = the era of the society
pillar = Main actions
pillar-read = How often those won who took this main action at least once.
invented = Inventions made
invented-read = How often those won who turned this idea into an invention. The number before the name is its era.
presented = Ideas presented
presented-read = How often those won who presented this idea, whoever invented it afterwards.
kept = Inventions owned at the end
kept-read = How often those won who had this invention in their society when the game was over.
tile = Tiles built
tile-read = How often those won who had this tile on their progress map.
milestone = Milestones
milestone-read = How often those won who had this as their private milestone at any time. The number before the name is its era.
era = The era reached
era-read = How often those won whose society ended in this era.
token = Influence tokens
token-read = How often those won who placed an Influence token in this region.
invention-count = Number of inventions
invention-count-read = How many inventions winners and others owned at the end.
tile-count = Number of tiles
tile-count-read = How many tiles winners and others had built on their progress maps.
influence = Influence at the end
influence-read = How much influence winners and others had left when the game was over.
