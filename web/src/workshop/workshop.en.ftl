workshop-crumb = { $game }: what is printed on the pieces?
workshop-known = Values that are known
workshop-of-values = of { $all } values known
workshop-undo = Undo
workshop-redo = Redo
workshop-menu = Pieces and more
workshop-more = More
workshop-views = How to go through the pieces
workshop-view-one = One by one
workshop-view-all = All of a kind
workshop-view-sets = Sets
workshop-view-words = All words
workshop-view-list = Check list
workshop-pieces = Pieces
workshop-marks = Marks
workshop-mark-book = from the rulebook
workshop-mark-seen = seen in print by somebody
workshop-mark-guess = our guess, please check
workshop-mark-ok = checked by you
workshop-mark-later = put off
workshop-piece-of = { $kind }: { $number } of { $all }, as we draw it
workshop-before = Before
workshop-after = After

workshop-question = The question
workshop-take-box = Take it from your box: { $piece }
workshop-take-pdf = Find it in the PDF: { $piece }
workshop-take-guess = What do you think: { $piece }
workshop-we-guess = We guess:
workshop-you-said = You said:
workshop-book-says = The rulebook says:
workshop-seen-says = Somebody has seen:
workshop-right = Right, it says so
workshop-all-right = { $count ->
    [2] Both on it are right
   *[other] All { $count } on it are right
    }
workshop-right-short = All right
workshop-row-right = { $count ->
    [one] The one here is right
    [2] Both here are right
   *[other] All { $count } here are right
    }
workshop-row-done = All told
workshop-or = Or tap what stands there instead:
workshop-later = Later
workshop-source = I read it
workshop-source-box = in the box
workshop-source-pdf = in the publisher's PDF
workshop-source-guess = nowhere, I guess

workshop-next = Next
workshop-recent = Told last
workshop-left = { $count ->
    [0] { $kind }: nothing left to ask
    [one] { $kind }: 1 guess left
   *[other] { $kind }: { $count } guesses left
    }
workshop-minutes = { $count } in all, about { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
    }. You can stop at any time; everything is kept.
workshop-done = Everything has been asked.
workshop-done-more = Give your set a name, play with it and pass it on:
workshop-not-kept = This browser keeps nothing. Save your set before you leave.

workshop-intro-title = { $count } of { $all } values are only guessed
workshop-intro = The rulebook does not print everything that stands on cards, tiles and boards. What is missing was reconstructed, so that a whole game can be played; but it is not quite the game in the box. You can mend that in three ways.
workshop-way-box = You own the box
workshop-way-box-more = Lay out the pieces and tap “Right” or what stands there instead. All of it takes about { $minutes } minutes, and you can stop whenever you like.
workshop-way-pdf = You have the publisher's PDFs
workshop-way-pdf-more = The free rulebook and player aid show many pieces in pictures. Every value you find there is a guess less.
workshop-way-set = Somebody else has a set
workshop-way-set-more = Open it as a file or by its link, look at where it differs from yours, and take what you trust.
workshop-begin = Begin
workshop-intro-guess = You have neither, but you remember a piece?
workshop-begin-guess = Tell what you remember; it stays marked as a guess.
workshop-intro-kept = Everything is kept in this browser at once. The pieces are drawn by us; please compare signs and numbers, not pictures.

workshop-list-help = To take to the table: tick what is right, write down what is not, and enter it later.
workshop-list-which = Which values
workshop-list-open = What is guessed
workshop-list-all = Everything
workshop-print = Print
workshop-list-piece = Piece
workshop-list-value = Value
workshop-list-guess = We believe
workshop-list-right = Right
workshop-list-write = It says

workshop-your-set = Your set
workshop-your-set-known = { $known } of { $all } values in it are known.
workshop-name = Its name
workshop-name-example = for example “Ada's box, first printing”
workshop-download = Save as a file
workshop-open-file = Open files
workshop-no-file = { $file } is not a component file of this game.
workshop-send = Send it on
workshop-send-issue = Where this program came to you from a place with an issue tracker, a set is welcome there: save it as a file, attach it, and copy this beside it.
workshop-report = What you have told, value by value
workshop-afresh = Begin afresh
workshop-afresh-help = Everything you have told is forgotten. You can undo that until you leave this page.
workshop-afresh-do = Forget my answers

workshop-compare = { $count ->
    [one] Beside yours: { $name }
   *[other] Beside yours: { $count } sets
    }
workshop-compare-help = Wherever they differ, tap what is to hold. Further sets that you open are laid beside these.
workshop-same = All of them say the same, and have seen the same in print.
workshop-enough = { $most } sets at a time are enough. Put one away first.
workshop-put-away = Put { $name } away
workshop-diff-disputed = { $count ->
    [one] Seen in print, and yet different
   *[other] Seen in print, and yet different: { $count }
    }
workshop-diff-learned = { $count ->
    [one] Others have seen it, you have not
   *[other] Others have seen it, you have not: { $count }
    }
workshop-diff-guessed = { $count ->
    [one] Guessed by everybody
   *[other] Guessed by everybody: { $count }
    }
workshop-diff-ahead = { $count ->
    [one] You have seen it, others have not
   *[other] You have seen it, others have not: { $count }
    }
workshop-mine = Yours
workshop-all-of = All: { $name }
workshop-not-there = not there
workshop-take = { $count ->
    [0] Nothing to take
    [one] Take 1 value
   *[other] Take { $count } values
    }

workshop-store = Keep it on this server
workshop-store-again = Keep this version
workshop-stored = Kept on this server
workshop-stored-as = The server keeps it as “{ $name }”, version { $version }. From now on it saves what you tell every other minute.
workshop-set-of = Set of { $person }
workshop-link = Its link
workshop-play = Play with it
workshop-sets-here = Your sets on this server
workshop-no-sets = None yet.
workshop-version = version { $version }
workshop-unplayed = { $count ->
    [one] 1 value in words only
   *[other] { $count } values in words only
    }
workshop-compare-do = Compare
workshop-remove = Delete { $name }
workshop-problems = { $count ->
    [one] One value does not fit the others yet:
   *[other] { $count } values do not fit yet:
    }
workshop-send-host = Whoever runs this server collects sets here:
workshop-nameless = without a name
workshop-link-of = Link to a set
workshop-no-link = That is no link to a set.
