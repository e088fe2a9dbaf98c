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
nav-rules = Rules
nav-account = You
nav-upload = Upload a record
nav-about = About
footer-unofficial = Unofficial, independent implementations. The games belong to their authors and publishers.
missing-title = There is nothing here
closed-title = This match cannot be opened here
missing-text = Perhaps the link is old, or a letter got lost on the way. In the lobby you find all your matches.

## Icons

icon-castle = castle
icon-crown = crown
icon-leaf = leaf
icon-lightbulb = lightbulb
icon-factory = factory
icon-clock = clock
icon-hex = picture

## Games

guest-name = Guest { $number }
bot-name-random = Bot (random)
bot-name-greedy = Bot (greedy)
bot-name-beginner = Beginner bot
bot-name-casual = Casual bot
bot-name-strong = Strong bot
bot-name-expert = Expert bot
bot-beginner = Beginner: slips up a lot
bot-casual = Casual: relaxed
bot-strong = Strong: plans ahead
bot-expert = Expert: the toughest
## Errors

error-bad-request = That does not work like this. Please check what you entered.
error-not-found = That is not there, or not any more.
error-forbidden = That is not allowed here.
error-not-your-seat = That seat is not yours.
error-not-asked = You are not asked right now.
error-not-offered = That choice is not on offer.
error-stale = The table has moved on in the meantime. Here is what it looks like now.
error-over = This match is over.
error-too-many = That was a lot at once. Please wait a little and try again.
error-too-large = That is too long. Please make it shorter.
error-name-taken = That name is taken. Please choose another one.
error-wrong-password = Name and password do not fit together.
error-bad-record = { $line ->
    [0] This is not a record that can be replayed.
   *[other] This record does not fit in line { $line }.
    }
error-cannot-open = This match needs rules or components that this server does not have. ({ $detail })
error-busy = The server has its hands full. Please try again in a moment.
error-internal = Something went wrong on the server. Nothing was changed.
error-offline = The server cannot be reached. Are you online?

## Lobby

lobby-title = Lobby
lobby-welcome = What shall we play?
lobby-about = Board games about human ingenuity: with friends, across the room or across the world, or against bots. The table knows all the rules.
lobby-quick = Play { $game } against a bot
join-rules-link = Read the rules in our words
lobby-newcomer = New to a game? Its rules in our words:
lobby-mine = My matches
lobby-mine-empty = Nothing yet. Your matches will stand here, with those that wait for you first.
lobby-open = Tables with a free seat
lobby-open-empty = Nobody is looking for players right now. Open a table of your own and make it public.
lobby-watch = To watch
lobby-finished = Finished
match-your-turn = Your turn
match-turn-of = Turn: { $names }
match-running = In progress
match-finished = Finished
match-rules-changed = Closed: the rules have changed
match-waiting = { $seats ->
    [one] Waits for one player
   *[other] Waits for { $seats } players
    }
seat-open = free
seat-won = won
seat-asked = must decide

## A new match

new-title = New match
new-game = Game
new-seats = Who plays?
new-seats-help = Clockwise around the table.
new-add-seat = Add a player
new-public = Show in the lobby
new-public-help = Anybody may join or watch. Otherwise only those with the link come in.
new-limit = Patience
new-limit-help = If somebody stays away longer than this when it is their turn, the others may let a bot play on for them.
limit-0 = Endless
limit-300 = 5 minutes
limit-3600 = 1 hour
limit-86400 = 1 day
limit-259200 = 3 days
new-options = Options
new-options-usual = As usual
new-start = Start
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

## Joining

join-page = Invitation
join-title = { $names } would like to play with you
join-title-plain = A seat is free for you
join-name = How shall the others call you?
join-take = Take the seat
join-taken = This seat is taken by { $name } already.
join-yours = This is your seat.
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
confirm-yes = Do it
confirm-back = Back
thinking = { $number ->
    [one] { $names } is thinking …
   *[other] { $names } are thinking …
    }
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
log-empty = Nothing has happened yet.
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
hint-none = The bot has no advice here.
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
waiting-cancelled = The match was cancelled before it began.
outcome-you = You have won!
outcome-winner = { $number ->
    [one] { $names } has won
   *[other] { $names } have won
    }
outcome-draw = A draw
outcome-rules-changed = The rules of this game were corrected while the match was running, and by the new ones it cannot go on. It counts as a draw.
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
account-password-help = At least eight characters. It cannot be sent to you again, so keep it well.
account-created = Your account is ready. All your matches are in it.
account-welcome = Welcome back!
account-signed-in = Logged in as { $account }
account-signed-in-help = Your matches are there on every device on which you log in.
account-logout = Log out
account-bye = You are logged out and play as a guest.

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
settings-notify = Notifications
settings-notify-help = The browser tells you when it is your turn and you are looking elsewhere.
settings-notify-refused = The browser does not allow notifications for this page. You can change that in its settings.

## About

about-title = About Innovarium
about-text = Innovarium is a home for board games about human ingenuity. It knows their rules for two and more players, brings opponents along, speaks English and German, and keeps every match so that it can be looked back on to the last choice.
about-unofficial = This is an unofficial, independent implementation, without any connection to the author or the publishers. All texts and icons are our own; none of the published artwork is used. The games and their names belong to their owners.
about-privacy = What is stored
about-privacy-text = A cookie that recognizes you, the name you chose, your matches and what was said in them. Your settings stay in this browser. Nothing is sent to anybody else, and nobody watches you.
about-license = License
about-license-text = Innovarium is free software under the MIT license or the Apache license 2.0, as you prefer.
about-libraries = This page is made with Svelte, Fluent and uPlot, all free software.
rules-title = { $game }: the rules
rules-intro = The short version in our own words. The table knows all the rules and offers only what is allowed, so you can simply begin and look things up when you wonder.
rules-games = Games
rules-contents = Contents
