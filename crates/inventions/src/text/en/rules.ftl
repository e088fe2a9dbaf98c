# The rules of Inventions for newcomers, in our own words. A line is a paragraph; a line that begins with a hyphen is a point of a list.

rules-inventions-aim-title = What it is about
rules-inventions-aim =
    You lead a society through six eras. Ideas are presented, become inventions, are improved and at last shared with the world. Each of these steps may be somebody else's, and each rewards whoever took it.
    Ingenuity points, IP for short, come from presenting what gets shared, from influence in the regions, and at the end from your Wealth tiles, your influence and your private goals. Whoever has the most IP wins.

rules-inventions-idea-title = The life of an idea
rules-inventions-idea =
    - Present: a card with its idea side up is placed in a region, with one or two citizens to its left. They are the presenters.
    - Invent: somebody who knows the right milestone puts a citizen to its right and turns the card over. Now it is an invention.
    - Innovate: somebody else may improve it with a second citizen to its right. This step can be left out.
    - Share: one of those involved shares it. The presenter scores, the inventor keeps the card, the innovator's people grow, and who shares makes progress. All citizens beside the card move to the region on the map, and the place is free for a new idea.

rules-inventions-citizens-title = Citizens
rules-inventions-citizens =
    You have thirty citizens. Most begin in your supply.
    - Traders, artisans and thinkers are specialists for economy, culture and technology. At home they can work; exhausted ones rest until the era changes, or until a tile lets them work again.
    - A scholar of your academy can do the work of any specialist instead. A scholar who gets exhausted becomes a specialist of that type; one who goes to a card or a milestone just leaves. The academy holds as many scholars as the number of your milestone's era.
    - Citizens on the map stand in a region. They can travel, win influence, and come home as specialists. New citizens come there from the supply.
    - Diplomats stand on milestones.

rules-inventions-start-title = The beginning
rules-inventions-start =
    You start with two scholars, one specialist of each type, a diplomat on your own milestone, two prehistoric inventions, two ideas in hand and three private goals, which nobody else sees.
    In reverse turn order everybody claims one of the ideas that lie in the regions: you place the citizens that the Specialist tile there asks for, gain what it shows, put your +1 Influence token on the first influence space without its IP, and add a citizen to the region on the map. Ideas nobody claims leave the game.

rules-inventions-turn-title = A turn
rules-inventions-turn =
    Thirteen rounds are played: one in era 1, three in each of the eras 2 to 5. Era 6 is the scoring. In each round everybody takes one turn of four steps:
    - Prepare one to three chain tokens, as your influence allows. Later changes of influence do not alter that.
    - Perform a main action with a pillar, and chain actions as long as tokens last. At its end you take a new idea for each one you presented.
    - Swap the aspirations you gained for Progress tiles.
    - Build tiles on your progress map, if you like.

rules-inventions-pillars-title = Pillars and forums
rules-inventions-pillars =
    The assembly has five forums with two action spaces each. In the first two rounds of an era you set a Season pillar, in the third you move your Epoch pillar; in era 1 you set the Epoch pillar.
    You may have only one pillar in each forum, so an action blocks its neighbor for you until the era ends. The Epoch pillar has to leave its forum. Other players' pillars never block you.
    If you use a space where another player's Epoch pillar stands, that player gains 1 influence.
    Only if you cannot perform any action in the forums open to you, you just set the pillar and gain 1 influence.

rules-inventions-chain-title = Chain actions
rules-inventions-chain =
    For a chain token you perform a further action in the same turn, if a chain is open:
    - After Innovate: the action of the card you improved.
    - After Call Specialists: the action of one of your inventions, each of them once a turn.
    - After Gain Influence: the action of one of your face-up Influence tokens, which then turns face down for good.
    - After Travel: the Knowledge tile of the region, if its sage is there.
    - After either of its two actions: a Technology tile of yours, for 1 influence.
    A chained action opens its own chain. You finish the inner one first; if you go back to an earlier one, what later actions opened is given up. Actions that a tile, a milestone or the era track gives cost no token, and you may decline them.

rules-inventions-influence-title = Influence
rules-inventions-influence =
    Your influence, from 0 to 10, decides how many chain tokens you get: 1 up to 3, 2 up to 7, 3 from 8 on. You spend it to build and for Technology tiles. At the end it is worth 1, 5 or 10 IP.
    When the era changes, those with 8 or more lose 2, those with 4 to 7 lose 1, and whoever has none gains 1.

rules-inventions-present-title = Present an Idea
rules-inventions-present =
    Place an idea from your hand in a region without a card. The Specialist tile there says whether one or two citizens of the card's type must go along; scholars fit any type. You gain what the tile shows.
    When your actions are done, you take a new idea for each one presented: from the three on display, or the open top card of the stack.

rules-inventions-invent-title = Invent
rules-inventions-invent =
    Choose any presented idea, whoever presented it, to whose milestone you have access. One citizen of its type moves to its right; some cards exhaust further specialists. Turn the card over. You gain a Technology aspiration; cards of era 6 also bring IP.
    You have access to a milestone if it is Common Knowledge or was once, if it is your own, if one of your citizens stands on it, or if it is another player's and its era is over.

rules-inventions-innovate-title = Innovate
rules-inventions-innovate =
    Choose an invention that you have not invented yourself and that nobody has improved. One citizen of its type moves there, and you gain a new specialist of that type at home. You may chain the action on the card.

rules-inventions-share-title = Share an Invention
rules-inventions-share =
    Choose an invention with a citizen of yours beside it. Then everybody involved gains something:
    - The presenter scores the era of the card for each presenting citizen.
    - The inventor keeps the card: its action can be chained, and tiles of its type become cheaper.
    - The innovator puts a new citizen into the region on the map.
    - You take the region's Wealth tile, each letter once, or an aspiration for a tile of any type.
    Then all citizens beside the card move to the region on the map.

rules-inventions-map-title = Citizens on the map
rules-inventions-map =
    - Call Specialists: gain an Economy aspiration and bring any number of your citizens home from one region. They become specialists of the type of the card in that region; if there is none, of the rightmost idea on display.
    - Gain Influence: in a region where you have more citizens than anybody else and no Influence token yet, place one of your four tokens. The number of citizens above it comes home. You score the IP of the leftmost free space and gain as much influence as you have face-up tokens on the board.
    - Travel: gain a Culture aspiration and move one citizen along a connection.
    - Knowledge tiles: with the sage in the region, a chain token buys the tile's action; then it shows its IP side. If it already does, you score 2 IP for each tile that shows this side anywhere, and all of them turn back. Either way the sage comes to your academy and brings a scholar when the era changes.

rules-inventions-milestones-title = Milestones
rules-inventions-milestones =
    Everybody has a private milestone; four more are Common Knowledge. The era of your milestone is your own era: it limits your scholars, and you may build one tile less than its number in a turn.
    - Eureka: if the milestones on display are of a later era than yours, take one as your next. Your old one becomes Common Knowledge, where the oldest is pushed out; citizens on it come home as scholars. Your era marker moves to a free space of the new era and brings what is shown there.
    - Send Diplomat: a specialist or scholar goes to a milestone with a free space, and you perform its action. Who owns it and is of a later era than you gains 1 influence.
    - Call Diplomat: your citizen comes home from a milestone as a scholar, and you perform its action once more.

rules-inventions-tiles-title = Aspirations and tiles
rules-inventions-tiles =
    Your tiles display has four places. Aspirations that find no place go back at the end of your actions. In step 3 each becomes a Progress tile of its type, every number once. Once built, the tiles work like this:
    - Economy: once an era, place an Economy token on it and gain what it shows. You have one such token; two more lie on your progress map.
    - Culture: whenever you perform its action, you gain what it shows.
    - Technology: pairs two actions; after one you may chain the other, once in the whole game, and one such tile a turn.
    - Wealth: scores at the end.
    Alternatives: where two things are shown with an “or” between them, on a tile, a hex or the era track, you gain one of them, as you choose.

rules-inventions-build-title = Building
rules-inventions-build =
    To build at all you pay influence: nothing with four tiles in your display, 1 with three, 2 with two, 3 with one. You may build as many tiles as your era's number less one.
    For each tile: place it on a free hex and gain what the hex shows at once. Then exhaust one specialist of its type, or two of any types for Wealth, and one more for each tile that already lies beside it; one less for each invention of that type you own. Scholars fit anything.

rules-inventions-era-title = When the era changes
rules-inventions-era =
    - Whoever stands on the last turn-order space of the era track takes another place in turn order, if they like.
    - Influence is adjusted.
    - Exhausted specialists come home; Season pillars and Economy tokens return.
    - Each sage with you brings a scholar and goes back to a region.
    - Milestones still on display become Common Knowledge, and the next ones are revealed.
    - Ideas of the era that ended leave the game. You take a new one for each you lose.
    After era 1 only the first two happen, after era 5 the game is scored.

rules-inventions-end-title = The end
rules-inventions-end =
    To your IP are added:
    - 1, 5 or 10 for your influence
    - what each Wealth tile on your progress map scores
    - the better two of your three private goals
    If there is a tie, more tiles on the map decide, then more inventions, then fewer citizens in the supply.

rules-inventions-two-title = Two and three players
rules-inventions-two =
    With two, Chronos joins in. In his turn his pillar goes to the next region by number, and he does the first of these that is possible there: present the rightmost idea, invent, share, innovate; if nothing is, he goes on to the next. He scores nothing, but takes tiles, and his citizens count for majorities. With two, Season pillars bring influence like Epoch pillars.
    With two and three there are fewer tiles, and the milestones of colors nobody plays become Common Knowledge one after the other.

rules-inventions-values-title = What is reconstructed
rules-inventions-values =
    The rulebook does not print everything that stands on cards, tiles and boards. Of the { $values } values that are played with here { $reconstructed } are therefore reconstructed, so that a whole game can be played. In the set that comes with the program those are:
    - all private goals
    - what the Economy, Culture and Technology tiles do
    - the formulas of the Wealth tiles
    - the chain actions and types of most cards, and whom inventing them exhausts
    - the actions and diplomat spaces of nearly all milestones
    - nearly all benefits on the era track
    - the hexes of the progress map
    - some connections between regions, the forums, and some numbers
    The explanation of each component says which of its values are reconstructed: likely, plausible, or a guess.
    Whoever owns the box can correct that in the workshop of this site, by taps, and the publisher's free rulebook and player aid, PDF files with pictures, help as well. Hosts can do it in a file: “innovarium components --out my.json” writes all values into one file; correct it, give it a name, and “innovarium serve --components my.json” plays with it.

rules-inventions-tips-title = First steps
rules-inventions-tips =
    - Try to gain at least one aspiration or Wealth tile in every turn.
    - Present ideas whose milestone many know: they get invented and shared sooner, by whomever.
    - Keep a citizen beside inventions of others; then you may share them.
    - Look for a chain before you set your pillar: an action that opens another is worth two.
    - Do not let your milestone fall behind. It limits your scholars and how much you can build.
