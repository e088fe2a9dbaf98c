### The terminal's own words; what the games say stands with the games.

# The name of a person who gave none.
you = Player

## Commands: they are understood by these names, by their beginnings, and in English.

command-undo = undo
command-redo = redo
command-help = help
command-log = log
command-save = save
command-quit = quit

## A game

opening = { $game }, seed { $seed }: { $names }
list = { $first }, { $next }
news = What happened
news-more = { $count ->
    [one] … one sentence more: log
   *[other] … { $count } sentences more: log
    }
rule = The rule: { $rule }
curtain = Hand the screen to { $name }.
curtain-go = { $name }, press Enter when nobody else is looking.
hint = a number, or: undo · redo · help NAME · log · save FILE · quit
undone = Taken back.
redone = Done again.
saved = Saved in { $file }. To go on with it later: --load { $file }
saved-over = Saved in { $file }, in place of what was there. To go on with it later: --load { $file }
quit-unsaved = This game is not saved. To keep it, type: save FILE. To leave without saving, type quit again.
farewell = Goodbye.
farewell-unsaved = Goodbye. This game was not saved; seed { $seed } deals the same again.

## Help

help = Choose by number, or write a choice as records do (meld Archery, dogma Archery, draw, yes, no, done).
help-enter = Enter            show the table again
help-undo = undo             take back, to your last decision
help-redo = redo             do again what was taken back
help-card = help NAME        explain a card or tile by its name; help 2 explains what choice 2 speaks of
help-log = log              all that happened so far
help-save = save FILE        save the game
help-quit = quit             leave
help-short = Beginnings of commands are enough: u, r, h, l, s, q.

## Wrong input

wrong-number = There is no choice { $number }: choose from 1 to { $count }.
wrong-choice = '{ $input }' is not offered: type a number from 1 to { $count }, or help.
wrong-over = The game is over: type save FILE, log, undo, help NAME or quit.
undo-none = You have decided nothing yet that could be taken back.
redo-none = Nothing was taken back.
help-unknown = There is nothing called '{ $input }'.
save-where = Where to? Type: save FILE
save-failed = The game could not be saved: { $reason }

## Records

difference = This record follows version { $rules } of the rules; { $known ->
    [exactly] at choice { $to }
   *[about] somewhere from choice { $from } to choice { $to }
    } (line { $line }, { $what }) they are different now (version { $now }), so { $shown ->
    [0] only its beginning can be looked at.
   *[other] it can be looked at up to choice { $shown } only.
    }
difference-hash = the state hash

## The end

outcome = { $how ->
    [draw] The game ends in a draw: { $winners }.
   *[other] { $winners } { $count ->
        [one] wins
       *[other] win
    }!
    }
winners = { $first } and { $next }
end-hint = save FILE · log · undo · help NAME · quit
