# The pages about cards, tiles and rules. They are fetched with those pages only.

library-title = Cards and rules
library-lead = Look things up in peace: every card and tile with its picture, its words and how we read it, and the rules with positions to step through.
library-cards-of = { $game }: all cards and tiles
library-cards = All cards and tiles
library-rules = The rules
library-study = Study
library-both = Cards and rules of this game
library-search = Name or word
library-filters = Filters
library-filters-count = Filters ({ $count })
library-clear = Clear filters
library-others = Show the others faintly
library-found = { $count ->
    [0] nothing found on this page
    [one] one found
   *[other] { $count } found
}
library-all = { $count ->
    [one] one in all
   *[other] { $count } in all
}
library-parts = Kinds
library-grid = Cards and tiles. The arrow keys walk from one to the next.
library-pick = Choose a card or tile to read all about it. The arrow keys walk from one to the next.
library-entry = What is written on it
library-before = Before: { $name }
library-after = Next: { $name }
library-rulings = How we read it
library-related = Belongs to it
library-in-rules = In the rules
library-here = In this match
library-won = What bots won with
library-won-sample = From { $games } games between bots, { $seats } at a table. Where only a few of them count, the range below is wide: take it as a hint.
library-won-more = More than by chance: truly { $low } to { $high } %.
library-won-less = Less than by chance: truly { $low } to { $high } %.
library-won-chance = That may be chance: truly { $low } to { $high } %.
library-won-how = How this was measured
library-won-played = { $games } games in which the same bot ({ $bot }{ $playouts ->
    [0] {""}
   *[other] , { $playouts } playouts for each decision
}) played on every seat, { $seats } at a table, by version { $rules } of the rules. Each player’s game counts once; what was there in fewer than { $least } is not shown.
library-won-read = The line in the bar is what anybody wins at such a table: { $even } %. The dot is what was measured, and the pale part is the range in which the truth lies in 19 of 20 such cases. What winners have is not always why they win: whoever is ahead takes more of everything. And people may get more out of it than these bots, or less.
library-open = Open on a page of its own
library-copy = Copy the address
library-copied = The address was copied.

rules-search = Find a word in the rules
rules-found-sections = In the rules
rules-found-things = Cards and tiles
rules-found-nothing = Nothing found. Try another word.
rules-found-count = { $count ->
    [one] one place found
   *[other] { $count } places found
}
example = Example
example-next = Next
example-back = Back
example-again = From the beginning
example-step = Step { $step } of { $steps }
example-happened = What happened
example-whole = Whole board
