# The words of the web client in English. Words of the games stand in their crates.

## Everywhere

close = Close
copy = Copy
copied = Copied
share = Share
save = Save
loading = One moment …
home = Innovarium, to the lobby
to-lobby = To the lobby
unofficial = Unofficial, independent implementation.
skip-to-content = Skip to the content
nav = Main menu
nav-footer = More
nav-lobby = Lobby
nav-new = New match
nav-library = Cards and rules
nav-workshop = Workshop
nav-account = You
nav-upload = Upload a record
nav-about = About
footer-unofficial = Unofficial, independent implementations. The games belong to their authors and publishers.
footer-pictures = Pictures on cards and tiles: game-icons.net, CC BY 3.0.
missing-title = There is nothing here
closed-title = This match cannot be opened here
missing-text = Perhaps the link is old, or a letter got lost on the way. In the lobby you find all your matches.

## Games

guest-name = Guest { $number }
bot-name-random = Bot (random)
bot-name-greedy = Bot (greedy)
bot-name-novice = Novice bot
bot-name-beginner = Beginner bot
bot-name-apprentice = Apprentice bot
bot-name-casual = Casual bot
bot-name-skilled = Skilled bot
bot-name-strong = Strong bot
bot-name-veteran = Veteran bot
bot-name-expert = Expert bot
level-random = Random
level-greedy = Greedy
level-novice = Novice
level-beginner = Beginner
level-apprentice = Apprentice
level-casual = Casual
level-skilled = Skilled
level-strong = Strong
level-veteran = Veteran
level-expert = Expert
bot-novice = Novice: guesses a lot
bot-beginner = Beginner: slips up a lot
bot-apprentice = Apprentice: slips up now and then
bot-casual = Casual: relaxed
bot-skilled = Skilled: thinks ahead a little
bot-strong = Strong: plans ahead
bot-veteran = Veteran: misses little
bot-expert = Expert: the toughest
## Errors

error-bad-request = That does not work like this. Please check what you entered.
error-not-found = That is not there, or not any more.
error-forbidden = That is not allowed here.
error-not-your-seat = That seat is not yours.
error-seated-already = You already have a seat in this match.
error-only-alone = Bots of the level { $detail } play only with somebody who plays alone.
error-not-asked = You are not asked right now.
error-not-offered = That choice is not on offer.
error-stale = The table has moved on in the meantime. Here is what it looks like now.
error-over = This match is over.
error-no-hints = There are no hints in this match.
error-too-many = That was a lot at once. Please wait a little and try again.
error-too-large = That is too long. Please make it shorter.
error-name-taken = That name is taken, or looks like one that is. Please choose another one.
error-bad-name = { $detail ->
    [invisible] The name holds characters that cannot be seen. Please leave them out.
    [empty] The name needs at least one letter, digit or emoji.
    [marks] The name has accents without a letter, or too many on one.
    [mixed] The name mixes letters of several scripts that look alike. Please stay with one.
    [reserved] That is what guests, bots or this server are called. Please choose a name of your own.
   *[unusual] The name holds characters that are hard to read. Letters, digits, single spaces, emoji and the signs of a keyboard are fine.
    }
error-wrong-password = The password does not fit.
error-wrong-code = Account and recovery code do not fit together. A code works only once.
error-bad-record = { $line ->
    [0] This is not a record that can be replayed.
   *[other] This record does not fit in line { $line }.
    }
error-bad-scene = { $line ->
    [0] This position is not possible: { $detail }.
   *[other] Line { $line }: { $detail }.
}
error-cannot-open = This match needs rules or components that this server does not have. ({ $detail })
error-busy = The server has its hands full. Please try again in a moment.
error-not-saved =
    This could not be saved: the server cannot write to its disk at the moment. Please try again in a while.
error-internal = Something went wrong on the server. Nothing was changed.
error-offline = The server cannot be reached. Are you online?

## Lobby

lobby-title = Lobby
lobby-welcome = What shall we play?
lobby-about = Board games about human ingenuity, with friends or against bots. The table knows all the rules.
lobby-games = Games
lobby-learn = Learn
puzzles = Puzzles
lobby-learn-game = Learn { $game }
lobby-invite = Invite
lobby-invite-game = Invite a friend to { $game }
lobby-play = Play
lobby-long = { $game } takes a while
lobby-long-text = It is one of the big ones: reckon with { $time }. You need not play it in one go, the table waits for you. It is easier to begin after a look at the rules.
lobby-long-play = Play now
lobby-long-learn = Learn it first
lobby-waits = { $name } waits for your move
lobby-waits-you = Your move
lobby-more = Show all { $number }
lobby-puzzle = Puzzle of the day
lobby-puzzle-about = A real position with one way that never fails. Do you see it?
lobby-puzzle-solve = Solve
game-players = { $least ->
    [2] { $most ->
        [2] 2
       *[other] 2 to { $most }
    }
   *[other] { $least } to { $most }
    }
lobby-quick = Play { $game } against a bot
join-rules-link = Read the rules in our words
join-hints = Hints are allowed in this match: everybody may ask the expert bot, and all are told who does.
join-clock = The clock runs while you must decide. If your time runs out, you lose, or a bot plays on for you.
lobby-mine = My matches
lobby-mine-empty = Nothing yet. Your matches will stand here, with those that wait for you first.
lobby-open = Tables with a free seat
lobby-open-empty = Nobody is looking for players right now. Open a table of your own and make it public.
lobby-watch = To watch
lobby-finished = Finished
match-your-turn = Your turn
match-turn-of = Turn: { $names }
match-running = In progress
match-more-players = and { $number } more
match-finished = Finished
match-rules-changed = Closed: the rules have changed
match-resigned = Finished: given up
match-time = Finished: out of time
match-abandoned = Closed: nobody came back
match-left = { $time } left
match-hints = With hints
match-go-open = Open
match-go-join = Join
match-go-watch = Watch
match-go-result = Result
match-bot-for-you = A bot plays for you
match-waiting = { $seats ->
    [one] Waits for one player
   *[other] Waits for { $seats } players
    }
seat-open = free
seat-won = won
seat-asked = must decide
seat-left = has left; a bot plays on
seat-absent = was away; a bot plays on
seat-time = ran out of time
seat-resigned = gave up

## A new match

new-title = New match
new-game = The game
new-seats = Who plays?
new-seats-count = seats
new-fewer-seats = One player fewer
new-how = How?
new-how-nothing = There is nothing to choose: it is played as printed.
new-summary = { $number } players · { $time }
new-add-seat = Add a player
new-public = Show in the lobby
new-public-help = Anybody may join or watch. Otherwise only those with the link come in.
new-limit = Patience
new-limit-help = If somebody stays away longer than this when it is their turn, the others may let a bot play on for them.
new-idle = If nobody comes back
new-idle-help = When nothing has happened for so long, the match is closed, and all players share the first place.
idle-days = { $days ->
    [7] it ends after a week
    [30] it ends after a month
    [365] it ends after a year
   *[other] it ends after { $days } days
}
match-idle = ends after { $days } days without a move
limit-0 = Endless
limit-300 = 5 minutes
limit-3600 = 1 hour
limit-86400 = 1 day
limit-259200 = 3 days
new-clock = Clock
new-clock-help = Whoever runs out of time against one opponent has lost; among more players, a bot plays on. A clock runs only while its player must decide, and never while the server is down.
clock-none = No clock
clock-move = { $time } a move
clock-bank = { $time } + { $increment } a move
clock-days = { $days } d { $hours } h
clock-left = Time left:
clocks = Time left of all players
new-hints = Allow hints
new-hints-help = Everybody may ask the expert bot, and all are told when somebody does. Alone you may always ask.
new-options = Options
new-options-usual = As usual
new-set = { $name }, version { $version } ({ $known } of { $all } known)
new-start = Start the match
new-start-now = Everybody is here: it begins at once.
new-start-waits = You get a link for every friend; it begins when all have come.
new-problem-name = Please give everybody at this device a name.
new-problem-same-name = Two people at this device have the same name.
new-problem-seats = So many players need more expansions.
seat-kind = Who plays seat { $seat }
seat-kind-me = Me
seat-kind-device = Another person here
seat-kind-open = A friend, by link
seat-kind-bot = A bot
seat-level = Strength of the bot in seat { $seat }
seat-name = Name of the person in seat { $seat }
seat-name-placeholder = Name
seat-open-help = You get a link to send.
seat-remove = Remove seat { $seat }
seat-remove-short = Remove
seat-title = Seat { $seat }
seat-name-missing = Name?
seat-short-bot = Bot
seat-short-open = A friend
seat-role-me = you
seat-role-device = at this device
seat-role-open = by link
seat-bot-help = It gets a name and a face at the table.
seat-me-help = Here you sit, { $name }.

## Joining

join-page = Invitation
join-title = { $names } would like to play with you
join-title-plain = A seat is free for you
join-name = How shall the others call you?
join-take = Take the seat
join-taken = This seat is taken by { $name } already.
join-yours = This is your seat.
join-seated = You already have a seat in this match.
join-go = To the table
join-watch = Watch
join-rules = You do not know the game yet?
join-gone = This invitation does not lead anywhere
join-gone-text = The match is no longer there, or the link is not complete. Ask for a new one.

## The table

table = Table
table-loading = The table is being laid …
table-waiting = Waiting for players
table-replay = Look back
players = Players
tabs = Parts of the table
tab-board = Board
tab-log = Log
tab-chat = Chat
prompt-region = What is asked
prompt-fold = Show what is asked
prompt-rules = How does this work?
prompt-rules-short = Help
confirm-yes = Do it
confirm-back = Back
thinking = { $number ->
    [one] { $names } is thinking …
   *[other] { $names } are thinking …
    }
thinking-less = { $name } thinks less: the server is busy ({ $percent } % of the usual).
thinking-away = { $number ->
    [one] Waiting for { $names }, who is not here at the moment.
   *[other] Waiting for { $names }, who are not here at the moment.
    }
thinking-nobody = The table is moving on …
news-happening = What happens
news-skip = Skip
news-skip-key = Key: s
news-slower = Slower
news-again = Again
log-earlier = Show everything from the beginning
log-and = { $first }, { $more }
log-empty = Nothing has happened yet.
log-unfold = All steps
chat-empty = Nobody has said anything yet.
chat-write = Write to everybody at the table
chat-send = Send
chat-unread = unread
undo = Undo
undo-ask = Ask to undo
undo-key = Key: u
undo-waiting = You asked to take your choice back. The others are being asked.
undo-request-title = Take back?
undo-request = { $name } would like to take back the last choice. Do you agree?
undo-agree = Yes, of course
undo-refuse = No
hint = Hint
hint-help = What would the expert bot do?
hint-thinking = Thinking …
hint-best = Best choice: wins { $chance } of the time
hint-next = Wins { $chance } of the time
hint-few = hardly tried
hint-would = Best:
hint-alone = wins { $best } of the time
hint-summary = wins { $best } of the time; the next best { $next }
hint-note = From { $tries } tries with what you can see; small differences mean little.
reason-better = Better:
reason-worse = Worse:
hint-none = The bot has no advice here.
hint-not-allowed = There are no hints in this match, unless all players agree to them.
hint-told = What would the expert bot do? All players are told that you asked.
hints-waiting = You would allow hints. The others are being asked.
hints-request-title = Allow hints?
hints-request = { $name } would like hints of the expert bot to be allowed for everybody. All are told when somebody asks for one. Do you agree?
hints-agree = Yes, allow them
note-hint = { $name } asked for a hint.
note-hints-on = Hints are allowed from now on, as { $name } proposed.
note-hints-off = { $name } was not asked about hints. There are none until all have agreed.
note-left = { $name } has left. A bot plays on.
note-absent = { $name } was away. A bot plays on.
note-time = { $name } ran out of time.
note-resigned = { $name } gave up.
note-returned = { $name } is back.
menu-title = This match
menu-person = Mute or report { $name }
menu-not = Rather not
menu-hints = Propose hints
menu-hints-help = If all players agree, everybody may ask the expert bot.
menu-hints-sure = All players are asked whether hints may be used in this match. Whoever uses one is named.
menu-leave = Leave
menu-leave-help = A bot plays on for you. You can come back.
menu-leave-sure = A bot plays on in your place. As long as the match runs, you can take your seat back.
menu-give-up = Give up
menu-give-up-help = The match is over for you.
menu-give-up-sure = { $ends ->
    [yes] The match ends, and you have lost it.
   *[no] You cannot come back. A bot plays on in your place.
    }
menu-delete = Delete the match
menu-delete-help = It disappears, with everything that was played and said.
menu-delete-sure = The match disappears for good, with everything that was played and said. It cannot be looked back at.
return = Take my seat back
return-text = A bot plays for { $name }.
plans = Planned answers
plans-none = Ask me
plans-short = Plans
plans-help = So that nobody has to wait for you: these answers are given in your name until you take them back.
handover-away = { $name } is away.
handover-proposed = { $names } would let a bot play on for { $name }.
handover-left = { $minutes ->
    [0] The time is up.
    [one] One minute of patience left.
   *[other] { $minutes } minutes of patience left.
    }
handover-due = { $minutes ->
    [one] When all agree, it happens within a minute.
   *[other] When all agree, it happens in { $minutes } minutes.
    }
handover-level = Which bot
handover-agree = Let a bot play
handover-wait = Rather wait
watching = You are watching. You see what everybody may see.
offline = The connection is lost. Trying again …
offline-retry = Try now
hand-eyebrow = One device, several people
hand-question = { $name } is next.
hand-help = Look at your cards as long as you like. Then pass the device to { $name }; your view is covered first.
hand-over = Pass to { $name }
curtain-page = Change of seats
curtain-title = The device is for { $name }
curtain-text = Everybody else looks away, please.
curtain-open = I am { $name }
waiting-title = The table is laid
waiting-text = The match begins by itself as soon as all seats are taken.
waiting-links = Send every friend a link of their own:
waiting-link = Link for seat { $seat }
waiting-take = Take a free seat
waiting-leave = { $name } gives up the seat
waiting-cancel = Cancel the match
waiting-cancel-sure = The table is cleared away, and the links no longer lead anywhere.
waiting-cancel-not = Keep waiting
waiting-cancelled = The match was deleted.
outcome-you = You have won!
outcome-winner = { $number ->
    [one] { $names } has won
   *[other] { $names } have won
    }
outcome-you-by = { $points ->
    [one] You have won by 1 point!
   *[other] You have won by { $points } points!
    }
outcome-winner-by = { $points ->
    [one] { $names } has won by 1 point
   *[other] { $names } has won by { $points } points
    }
outcome-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] place { $place }
    }
outcome-draw = A draw
end-facts = { $game }, { $number } players, { $choices } choices
end-show = The whole result
end-board = Close and look at the board
end-sheet = Where the points came from
end-you = You
end-total = Total
end-course = How it went
end-turning = Turning points
end-turning-help = The expert bot goes through the match and finds the best and the most costly choice.
end-turning-find = Find them
end-best = The best choice
end-best-chance = Won { $chance } of the time from there.
end-costly = The most costly choice
end-choice = Choice { $at }, { $name }:
end-moment = See that moment
outcome-rules-changed = The rules of this game were corrected while the match was running, and by the new ones it cannot go on. It counts as a draw.
outcome-resigned = { $name } gave up.
outcome-time = { $name } ran out of time.
outcome-abandoned = Nobody decided anything for a long time, so the match was closed. It counts as a draw.
outcome-points = { $points ->
    [one] 1 point
   *[other] { $points } points
    }
outcome-rematch = Play again
outcome-replay = Look back

## Matches of earlier rules

difference = This match follows version { $rules } of the rules; { $known ->
    [exactly] at choice { $to }
   *[about] somewhere from choice { $from } to choice { $to }
    } they are different now (version { $now }), so { $shown ->
    [0] only its beginning can be looked at.
   *[other] it can be looked at up to choice { $shown } only.
    }

## Looking back

replay-page = Looking back
replay-title = { $game }, looking back
replay-back = Back to the table
replay-eyes = Seen by
replay-moment = This moment
replay-at = After choice { $at } of { $of }
replay-begin = The beginning
replay-hidden = A choice that you could not see
replay-chose = { $name } chose:
replay-controls = Moving through the match
replay-first = To the beginning
replay-previous = One choice back
replay-play = Play on by itself
replay-pause = Pause
replay-next = One choice on
replay-last = To the end
replay-position = Position in the match
replay-chart = Course of the match
replay-link = Link to this moment
replay-record = Download the record
replay-all-news = All { $count } lines
replay-study = Study this position
replay-fork = Play on from here
replay-fork-help = A new match begins as it stood after choice { $at }. Bots take all other seats; the old match stays as it is.
replay-fork-seat = You play
replay-fork-level = Against
replay-fork-go = Play on
replay-part = What is shown
replay-part-moment = This moment
replay-part-analysis = Analysis

## Analysis

analysis-link = Analysis
analysis-chart = Chance to win
analysis-progress = { $done } of { $total } choices looked at
analysis-complete = Every choice has been looked at.
analysis-failed = The analysis was interrupted.
analysis-retry = Go on
analysis-choice = Choice { $at }, { $name }
analysis-after = After choice { $at }, { $name }
analysis-played-best = The best choice: wins { $chance } of the time
analysis-played-good = As good as any: wins { $chance } of the time
analysis-played = Played: wins { $chance } of the time
analysis-chose = Played:
analysis-better = Better:
analysis-instead = { $worse } instead of { $better }
analysis-here-none = Step to any choice, and you see here what it promised.
analysis-here-yet = This choice has not been looked at yet.
analysis-here-nothing = About this choice nothing can be said.
analysis-turns = Turning points
analysis-turns-help = Where another choice would have promised much more; the dearest first.
analysis-turns-none = No choice gave much away.
analysis-turns-none-yet = None so far.
analysis-luck = Good and bad luck
analysis-luck-help = What came after a choice, until the same player chose again, and was better or worse than could be expected.
analysis-luck-none = Everything went about as expected.
analysis-up = from { $before } up to { $after }
analysis-down = from { $before } down to { $after }
analysis-note = The expert bot judges every choice from what its player could know at that moment. Its chances are estimates: the longer a choice was tried, the surer they are.

## Uploading

upload-title = Upload a record
upload-about = A record is a text with all choices of a match. Look at it here step by step, or play on from any moment against bots.
upload-choose = Choose a file,
upload-drop = or drop it here.
upload-text = Or paste the text
upload-send = Look at it

## You

account-title = You
account-you = At the table
account-name = Name
account-name-help = This is how the others see you.
account-webhook = Web address for “your turn”
account-webhook-help = If you like, a message is sent there whenever a match waits for you. Addresses of Discord webhooks and of ntfy work as they are.
account-saved = Saved.
account-keep = Keep your matches
account-keep-help = You play as a guest: your matches belong to this browser. With an account you find them on every device. Nothing but a name and a password is needed.
account-mode = Account
account-mode-create = Create an account
account-mode-login = Log in
account-account = Account name
account-password = Password
account-password-help = At least eight characters.
account-created = Your account is ready. All your matches are in it.
account-welcome = Welcome back!
account-signed-in = Logged in as { $account }
account-signed-in-help = Your matches are there on every device on which you log in.
account-logout = Log out
account-bye = You are logged out and play as a guest.
account-mode-recover = Forgotten it?
account-recover = Set a new password
account-recover-help = With the recovery code that you got with your account you can set a new password. You then get a new code.
account-code = Recovery code
account-password-new = New password
account-password-old = Password so far
account-password-confirm = Your password
account-password-change = Change password
account-password-change-help = All other devices are logged out.
account-password-changed = The password is changed. All other devices are logged out.
account-logout-everywhere = Log out everywhere else
account-everywhere-done = Only this browser is still logged in.
account-safety = Password and devices
account-code-title = Your recovery code
account-code-text = Write it down or keep it with your passwords. If you ever forget your password, only this code lets you in again. It is shown this once.
account-code-kept = I have kept it
account-code-new = New recovery code
account-code-new-help = The code that you have now is worth nothing any more.
account-code-none = Your account has no recovery code yet. Without one, a forgotten password cannot be replaced.
account-data = Your data
account-data-help = Everything that is kept about you: name, matches, your choices and what you wrote in chats.
account-export = Download
account-delete = Delete everything about me
account-delete-title = Delete everything?
account-delete-text = Your name, your account and everything you wrote in chats are deleted. Matches that wait for players are called off; in others a bot takes your seat, and finished ones keep their choices under a name that is not yours. This cannot be undone.
account-delete-not = Keep it
account-deleted = Everything about you is deleted. You are a new guest.

## Settings

settings = Settings
settings-language = Language
language-en = English
language-de = Deutsch
settings-theme = Appearance
theme-system = Automatic
theme-light = Light
theme-dark = Dark
settings-speed = Pace
settings-speed-help = How long each thing that the others do is shown. Your own choices are never slowed down.
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = At once
settings-confirm = Confirm choices
settings-confirm-help = Every choice asks once more before it counts.
settings-marks = Marks beside colors
settings-marks-help = Colors get shapes and letters as well, for eyes that see colors differently.
settings-sound = Sound
settings-sound-help = Two soft notes when it is your turn.
settings-effects = Sounds on the board
settings-effects-help = A soft sound when a card, a piece or points move.
settings-ends = End turns by themselves
settings-ends-help = When nothing is left to decide, your turn ends without a click.
settings-notify = Notifications
settings-notify-help = The browser tells you when it is your turn and you are looking elsewhere.
settings-notify-refused = The browser does not allow notifications for this page. You can change that in its settings.

## About

about-title = About Innovarium
about-text = Innovarium is a home for board games about human ingenuity. It knows their rules for two and more players, brings opponents along, speaks English and German, and keeps every match so that it can be looked back on to the last choice.
about-unofficial = These are unofficial, independent implementations, without any connection to the authors or the publishers. The texts and drawings are our own or free to use, as named below; none of the published artwork is used. The games and their names belong to their owners.
about-art = Pictures, fonts, coastlines
about-icons-by = Icons made by
about-icons-from = from
about-icons-under = under
about-icons-changed = simplified and recolored.
about-fonts = The fonts are Piazzolla and Atkinson Hyperlegible Next, both under the
about-fonts-license = SIL Open Font License
about-world = The coastlines are made with
about-world-free = public domain.
about-privacy = What is stored
about-privacy-text = A cookie that recognizes you, the name you chose, your matches and what was said in them. Your settings stay in this browser. Nothing is sent to anybody else, and nobody watches you.
about-license = License
about-license-text = Innovarium is free software under the MIT license or the Apache license 2.0, as you prefer.
about-libraries = This page is made with Svelte, Fluent and uPlot, all free software.
explain-more = All about it
explain-rules = Rules: { $section }
rules-title = { $game }: the rules
rules-intro = The short version in our own words. The table knows all the rules and offers only what is allowed, so you can simply begin and look things up when you wonder.
rules-games = Games
rules-contents = Contents

## Behaving

somebody-name = Somebody
announcement-close = Put the announcement away
chat-quiet = The chat is hidden.
chat-loud = Show the chat
chat-more = What to do about this line by { $name }
line-mute = Mute
line-mute-help = You no longer read what this person writes, here and in all other matches. They are not told.
line-muted = { $name } is muted.
line-delete = Delete the line
line-deleted = The line is deleted.
line-report = Report
line-report-why = Report to the operators of this server
line-report-note = Anything they should know
line-reported = Thank you. Somebody will look at it.
reason-insult = Insults or threats
reason-spam = Spam
reason-cheating = Cheating
reason-name = The name
reason-other = Something else
waiting-remove = Remove { $name } from the match
settings-quiet = Hide the chat
settings-quiet-help = Nothing is shown of what others write. You are still told what happens at the table, such as that somebody asked for a hint.
account-muted = Muted
account-unmute = Read again
match-ended-by-operator = Ended by the operators
outcome-ended-by-operator = The operators of this server have ended the match. It counts as a draw.
error-removed = The creator of this match has removed you from it.
error-banned = { $hours ->
    [0] You may not play here any more. ({ $detail })
    [one] You may not play here for another hour. ({ $detail })
   *[other] You may not play here for another { $hours } hours. ({ $detail })
    }

## For operators

admin-title = Looking after the server
admin-only = This page is for the operators of this server.
admin-reports = Reports
admin-reports-none = Nobody has reported anything.
admin-report-match = Match
admin-report-close = Done
admin-people = People
admin-search = Name, account, id or address begins with
admin-search-go = Search
admin-guest = Guest
admin-seats = { $number ->
    [one] 1 seat
   *[other] { $number } seats
    }
admin-rename = Rename
admin-rename-to = New name for { $name }
admin-delete = Delete
admin-delete-sure = Delete everything about { $name }? This cannot be undone.
admin-ban = Ban
admin-bans = Bans
admin-bans-none = Nobody is banned.
admin-ban-whom = Id of a person, or address or network
admin-ban-reason = Reason (shown to who is banned)
admin-ban-hours = Hours (empty: for ever)
admin-ban-ever = for ever
admin-ban-until = until { $time }
admin-unban = End
admin-announcement = Announcement
admin-announcement-en = In English
admin-announcement-de = In German
admin-announcement-hours = For how many hours
admin-announce = Announce
admin-announce-end = End the announcement

skip-to-offers = Skip to the offers
offers-here = What to do here
offers-kinds = Kinds of offers
offers-other = Other
offers-best = the best is here
prompt-board = You can also choose on the board, where it is ringed.
prompt-nothing-asked = Nothing is asked of you now.
prompt-offers = { $number ->
    [one] One offer
   *[other] { $number } offers
}
words-title = The table in words
legend = All signs
legend-key = All signs (L)
legend-none = This game has no signs of its own.

keys-title = Keys
keys-choose = Choose an offer by its number
keys-walk = Walk through the offers
keys-board = Go to the board; arrows walk on it
keys-question = Hear the question again
keys-table = The table in words
keys-legend = All signs
keys-skip = Skip what is being shown
keys-undo = Undo
keys-back = Back, or close
keys-help = This list

## The coach

settings-coach = Coach
settings-coach-help = A teacher at the table, in every match in which hints are allowed: often with suggestions, rarely only with warnings.
coach-often = often
coach-rarely = rarely
coach-off = off
coach-says = Coach: { $mode }
coach-change = How much the coach says in this match: often, rarely, nothing
coach-name = { $name }, your coach
coach-thinks = is looking at your offers …
coach-speechless = cannot say which is best here. Choose what you like.
coach-looks = { $name } is looking at this choice …
coach-at-once = Choose at once
coach-would = I would choose:
coach-do = Do it
coach-hide = Hide
coach-understood = Got it
coach-more = Read more in the rules
coach-new = New: { $title }
coach-grade-best = best
coach-grade-fine = fine
coach-grade-risky = risky
coach-grade-wasted = wasted
coach-wait = Wait a moment
coach-risky = With this choice something gets worse:
coach-wasted = This brings you little.
coach-rather = I would rather choose:
coach-again = Choose again
coach-anyway = Do it anyway
coach-silence = Do not warn me about this again
new-coach = Play with a coach
new-coach-help = A small table against beginners, with a teacher who explains, suggests and warns
