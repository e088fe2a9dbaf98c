### The words of the lab; names of components stand with the games.

## The page

title = The lab: { $game }
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
