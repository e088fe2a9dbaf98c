### The words of the lab; names of components stand with the games.

## The page

title = The lab: { $game }
game-innovation = Innovation
game-age-of-innovation = Age of Innovation
game-inventions = Inventions
intro = What { $games } games of the bot { $bot } against itself say about the game, { $seats } at a table. All seats think alike, so what wins here wins by the game and not by the player — as this bot plays it. People may get more out of a card than it does, or less.
played = Seed { $seed }. The page can be made again by the same command; the figures are beside it in statistics.json and statistics.csv.
played-options = Options: { $options }.
contents = What there is
figure-games = games
figure-length = decisions a game
figure-points = points of a winner
figure-first = victories of the first seat

how = How to read this
how-rate = A dot is a part of victories: of all who had or did this, how many won. The dashed line is what anybody wins at this table, { $baseline } %. The bar around the dot is the 95 % interval: if games like these were played again and again, nineteen of twenty such bars would hold the true part.
how-color = Green lies above the line as a whole, orange below; where the line runs through the bar, it may be chance. Of a hundred things without any meaning, about five are colored all the same.
how-cause = What winners have is not always why they win: whoever is ahead takes more of everything. Things that one gets at the beginning tell the most.
how-few = Pale rows come from fewer than { $pale } players’ games, and what was there in fewer than { $few } is left out.

column-what = What
column-rate = Won
column-share = Part
column-interval = 95 %
column-games = Players
column-winners = Winners
column-others = Others
column-all = All games
column-mean = Mean
column-count = Games

left-out = { $count ->
    [one] One that was there in too few games is left out.
   *[other] { $count } that were there in too few games are left out.
    }
nothing = There were too few games for this plot.
all-rows = All { $count }
extremes = The highest and the lowest { $count }:
winners-are = Winners: mean { $mean }, median { $median }.
others-are = Others: mean { $mean }, median { $median }.
games-are = Mean { $mean }, median { $median }.
histogram = Histogram: { $title }. { $facts }

seat-name = { $count ->
    [1] First seat
    [2] Second seat
    [3] Third seat
    [4] Fourth seat
    [5] Fifth seat
   *[other] Seat { $count }
    }

## All games

seat = Victories by seat
seat-read = Whether it is better to sit first or last. Seats are counted in the order in which the game begins; a fair game has all dots on the line.
by = The first seat by option
by-read = The games take turns with every value of the option, with the same seeds. Each row shows how often the first seat wins with that value.
by-length = Length by option
by-length-read = How many decisions a game takes with each value of the option, in the mean. Longer bars are longer games.
points = Points at the end
points-read = How many points winners and others had when the game was over. Where the two hills lie far apart, games are decided clearly; where they overlap, they are close.
length = Length of a game
length-read = How many decisions all players of a game made together; what the rules force is not counted.

## Innovation

ending = How games end
ending-read = In how many of the games each ending came about. The bar is the part of the games, with its 95 % interval in numbers. Where options are compared, the part is that of the games with this value.
ending-achievements = by achievements
ending-score = by score, when the last pile ran out
ending-card = by a card that says so
ending-draw = in a draw
ending-points = by points
turns = Turns in a game
turns-read = How many turns all players took together until the game was over.
achievement-count = Achievements at the end
achievement-count-read = How many achievements winners and others had. Where winners pile up is the number that the rules ask for to win; those with fewer won by score or by a card.
first-card = The first card
first-card-read = Of the two cards dealt, one is melded before the first turn. This choice comes before everything else, so the plot says rather well which cards make a good beginning.
first-action = The first action
first-action-read = What a player did with the very first action: it shows whether a quiet or a busy opening pays.
action-draw = Draw
action-meld = Meld
action-dogma = Dogma
action-achieve = Achieve
action-endorse = Endorse
action-inspire = Inspire
achievement = Achievements
achievement-read = How often those who claimed an achievement went on to win. Most of them lie high, for achievements are what wins; compare them with each other rather than with the line.
achievement-age = Achievement of age { $count }
melded = Cards melded
melded-read = How often those who melded a card at any time won. Cards of late ages are melded in long games, by whoever got that far.
dogma = Dogma actions
dogma-read = How often those won who took the Dogma action of this card at least once.
top = Top cards at the end
top-read = Which cards lay on top of the winners’ piles when the game was over, and which on top of those of the others.
set = Top cards by set
set-read = How often those won who had a top card of this set at the end: how much each expansion takes part in winning.

## Age of Innovation

faction = Factions
faction-read = How often each faction won. Bots choose what they like, so a faction is not always played on every terrain, and the weaker ones sit more often where nothing else was left.
display = Home terrains
display-read = How often each planning display won, whatever faction played on it.
first-bonus = The round bonus of the beginning
first-bonus-read = The round bonus that a player has in round 1. It comes with the set that was chosen, so it tells of the sets, too.
first-move = The first action
first-move-read = What a player did with the first action of round 1: the opening of this game.
move-build = build: { $part }
move-upgrade = upgrade to: { $part }
move-advance = advance: { $part }
move-send = scholar to: { $part }
move-dig = terraform, with or without building{ $part }
move-special = a special action{ $part }
move-innovate = an innovation{ $part }
move-pass = pass{ $part }
source = Where points come from
source-read = Points of winners and of others by what brought them, in the mean over all players. Look for the rows where the two bars differ most: there games are won.
source-start = start
source-faction = faction and display
source-palace = palace tiles
source-innovation = innovations
source-competency = competencies
source-bonus = round bonuses
source-city = city tiles
source-board-action = power and book actions
source-track = sailing and terraforming
source-science = science
source-round-tile = round score tiles
source-final-tile = final round score tile
source-neighbour = paid for power
source-area = largest area
source-leftovers = leftovers
source-other = anything else
palace = Palace tiles
palace-read = How often those who took a palace tile won. Early builders of palaces have it longer, so a tile that is wanted early looks better.
innovation = Innovations
innovation-read = How often those won who made this innovation.
competency = Competencies
competency-read = How often those won who took this competency. Which discipline a competency lies beside differs from game to game.
science = Science
science-read = How often those won who ended within these levels of a discipline. The number before the name is the range of levels.
city = City tiles
city-read = How often those who founded a city with this tile won.
bonus = Round bonuses taken when passing
bonus-read = How often those won who took this round bonus at least once when they passed.
board-action = Power and book actions
board-action-read = How often those won who used this action of the board at least once.
cities = Cities
cities-read = How many city tiles winners and others had at the end.
innovations = Number of innovations
innovations-read = How many innovations winners and others had made.
area = Largest area
area-read = How many buildings the largest connected area of winners and others had at the end.

## Inventions

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
