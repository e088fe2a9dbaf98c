# The pages of puzzles; what a game's goals and themes are called comes with the list.

puzzles-title = Puzzles
puzzles-about = Real positions, each with a way that never fails. No luck needed, and every choice was tried to be sure.
puzzles-of-the-day = Puzzle of the day
puzzles-of-the-day-done = Solved today. A new one comes tomorrow.
puzzles-solve = Solve
puzzles-solve-again = Solve again
puzzles-all = All puzzles
puzzles-days = { $days ->
    [one] One day
   *[other] { $days } days
}
puzzles-days-about = in a row
puzzles-row = { $number } solved
puzzles-row-about = in a row without a mistake
puzzles-solved = { $done } of { $all } solved
puzzles-next = Next puzzle
puzzles-themes = Themes of { $game }
puzzles-every-theme = All
puzzles-list = Puzzles of { $game }
puzzles-rated = Rated
puzzles-hardness-easy = Easy
puzzles-hardness-medium = Medium
puzzles-hardness-hard = Hard
puzzles-hardness-hardest = Very hard
puzzles-done = Solved
puzzles-none = No puzzles here yet.
puzzle-place = { $game }, puzzle rated { $rating }
puzzle-name = { $theme }: puzzle { $number }
puzzle-leave = Back to the puzzles
puzzle-panel = The question
puzzle-choices = { $number ->
    [one] It takes one choice.
   *[other] It takes { $number } choices, whatever the others do.
}
puzzle-good = Good. Go on.
puzzle-watch = Good. See what happens.
puzzle-missed = After this you can be sure of { $best }, not of { $number }.
puzzle-missed-plainly = After this it cannot be done for sure any more.
puzzle-chance = This turns up something nobody can know. There is a way that needs no luck.
puzzle-turn-over = With this your turn is over, and the goal is not reached.
puzzle-show = Show me
puzzle-again = From the start
puzzle-solved = Solved!
puzzle-shown = That is the way.
puzzle-clean = Without a single mistake.
puzzle-mistakes = { $mistakes ->
    [one] With one detour.
   *[other] With { $mistakes } detours.
}
puzzle-bots = Nobody told the bots what is asked. These came to it all the same, in so many of their tries: { $list }.
puzzle-bots-none = Nobody told the bots what is asked, and none of them came to it.
puzzle-bot = { $level } { $solved } of { $tries }
puzzle-shown-about = Try it again yourself: only then does it count.
