# The pages of lessons; what a lesson says itself comes with it.

learn-title = Learn by playing
learn-about = Short lessons on the real board. Nobody waits for you, and nothing can break.
learn-line = { $teacher } teaches, { $number ->
    [one] one lesson of { $minutes } minutes
   *[other] { $number } lessons of about { $minutes } minutes
}
learn-none = There are no lessons yet. The rules tell how to play.
learn-rules = To the rules
learn-progress = { $done } of { $all }
learn-progress-words = { $done } of { $all } lessons done
learn-start = Start: { $lesson }
learn-go-on = Go on: { $lesson }
learn-minutes = { $minutes } min
learn-all-done = All lessons done
learn-road = Lessons of { $game }
learn-expansions = After your first match: the expansions
learn-station = Lesson { $number }: { $lesson }
learn-station-done = Lesson { $number }: { $lesson }, done
learn-station-next = Lesson { $number }: { $lesson }, next
learn-first-match = First match
learn-first-match-of = First match of { $game }
learn-match-title = Your first match
learn-study-title = Study a position
learn-study-about = Set up any position on the board, try what would happen if, and ask the search what it thinks.
learn-match-about = A real match against a beginner. A coach sits beside you: explains, suggests, and warns before a mistake.
learn-place = { $game }, lesson { $number } of { $all }
learn-place-expansion = { $game }, expansions
learn-step = Step { $number } of { $all }
learn-place-short = Lesson { $lesson }, step { $number } of { $all }
learn-back-to-road = Back to all lessons
learn-all-lessons = All lessons
learn-leave = Leave, keep my place
learn-panel = The teacher
learn-trade-idris = astronomer
learn-trade-tilda = master builder
learn-trade-carla = engineer
learn-you = You
learn-nothing-lost = Nothing was lost. Try again.
learn-right = That is it.
learn-right-watch = That is it. Watch what happens.
learn-step-back = Step back
learn-show-me = Show me
learn-next = Next
learn-finish = Finish
learn-offers = What you can do
learn-answers = Answers
learn-over = Done!
learn-next-lesson = Next: { $lesson }
learn-again = Do it again
learn-play = Play your first match
