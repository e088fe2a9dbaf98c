# Prompts, offers and events of a game with expansions in English, in the vocabulary of the Deluxe edition of 2017.

## Types of cards and icons

set-base = Base cards
set-cities = Cities
set-artifacts = Artifacts
set-echoes = Echoes cards
set-figures = Figures
type-cities = city
type-artifacts = artifact
type-echoes = Echoes card
type-figures = figure
icon-castle = Castle
icon-crown = Crown
icon-leaf = Leaf
icon-lightbulb = Light bulb
icon-factory = Factory
icon-clock = Clock

## Questions

ask-by-echo = { $card }, echo effect: { $ask }
ask-by-inspire = { $card }, inspire effect: { $ask }
ask-by-karma = { $card }, karma: { $ask }
ask-keep-scored = Choose a card to keep in your score pile.
ask-card = Choose a card.
ask-to-owners-score = Choose a top card to transfer to its owner's score pile.
ask-foreshadow = Choose a card to foreshadow.
ask-achieve = Choose an achievement to claim.
ask-give-up = Choose one of your achievements to give up.
ask-transfer-achievement = Choose an achievement to transfer to { $player }'s achievements.
ask-city = Endorse action: choose the city that endorses the card.
ask-pay = Choose a card from your hand to tuck. It pays for the Endorse action, and is not higher than the city.
ask-display = Do you use { $card }? It is on your display: take its free Dogma action, return it, or leave it there.
ask-seize = Do you seize the relic { $card }? You dug an artifact of the same age.
ask-promote = Choose a card of your forecast to promote. It is not higher than the card you melded; it is melded, too, and you may take a free Dogma action with it.
ask-free-dogma = Do you take a free Dogma action with { $card }? You have promoted it.
ask-fade = Choose a figure to fade. More than one of your top cards is a figure; this one is scored.
ask-karma = Choose the figure whose karma happens. Several react to this, but only one can.
ask-icon = Choose an icon.
ask-set = Choose a type of cards.
ask-number = Choose a number.
ask-name = Name a figure.
ask-board = Choose the card to transfer to { $player }'s board.
ask-splayed = Choose the color whose splay to follow.
ask-draw-next = Several draws are due: choose the value to draw next.
ask-war = War: choose a value. Everybody else's top cards of that value are returned.
ask-expansion = Expansion: choose the color to splay up.
ask-rivalry = Rivalry: choose the player who loses three cards of the score pile and all top figures.
ask-rivalry-return = Rivalry: choose a card of that score pile to return.

## Offers

offer-typed-back = A card of value { $value } ({ $type }) from { $player }'s score pile
offer-achieve-card = Claim { $card } ({ $value }, { $color }), which counts as an available achievement
offer-endorse = Endorse { $card } ({ $value }, { $color })
offer-inspire = Inspire with { $color }
offer-decree = Issue the decree { $decree }
offer-display-dogma = Free Dogma action
offer-display-return = Return it
offer-display-keep = Leave it on display
offer-seize-hand = Seize it, to your hand
offer-seize-achievements = Seize it, as an achievement
offer-number = { $number }
offer-lent-echo = The echo effect that Stephen Hawking lends to { $color }
offer-achievement = Your achievement of age { $age }
offer-achievement-of = { $player }'s achievement of age { $age }
card-ice-skates-option-1 = Draw a [2] and meld it
card-ice-skates-option-2 = Draw a [3] and foreshadow it
card-scissors-option-1 = Meld the card
card-scissors-option-2 = Score the card
card-linguistics-option-1 = Draw a [3]
card-linguistics-option-2 = Draw a [4] and foreshadow it
card-charitable-trust-option-1 = Return your top green card
card-charitable-trust-option-2 = Achieve your top green card
card-elevator-option-1 = From the hands of all other players
card-elevator-option-2 = From the score piles of all other players
card-puzzle-cube-option-1 = Score the bottom card
card-puzzle-cube-option-2 = Score the two bottom cards
card-mikhail-kalashnikov-option-1 = Transfer the card to your score pile
card-mikhail-kalashnikov-option-2 = Execute the card's effects, demands left out

## Events

event-compel = { $by } compels: { $player } must execute effect { $effect } of { $card }.
event-echo = { $player } executes the echo effect of { $card }.
event-inspire-effect = { $player } executes the inspire effect of { $card }.
event-karma = The karma of { $card } takes effect for { $player }.
event-foreshadow = { $player } foreshadows { $card } { $from }.
    .short = foreshadows { $card } { $from }
event-draw-and-foreshadow = { $player } draws and foreshadows { $card }.
    .short = draws and foreshadows { $card }
event-achieve = { $player } claims { $card } { $from } as an achievement.
    .short = claims { $card } { $from } as an achievement
event-draw-and-achieve = { $player } draws { $card } and claims the card as an achievement.
    .short = draws { $card } and claims the card as an achievement
event-remove = { $player } removes { $card } from the game ({ $from }).
    .short = removes { $card } from the game ({ $from })
event-draw-and-remove = { $player } draws { $card } and removes the card from the game.
    .short = draws { $card } and removes the card from the game
event-dig = { $player } digs { $card }: it goes on display.
    .short = digs { $card }: it goes on display
event-seize = { $player } seizes { $card } { $from } { $to }.
    .short = seizes { $card } { $from } { $to }
event-promote = { $player } promotes { $card } { $from }: it is melded.
    .short = promotes { $card } { $from }: it is melded
event-fade = { $card } fades: { $player } scores the figure.
    .short = scores { $card }, which fades
event-look = { $player } looks at { $card }.
    .short = looks at { $card }
event-endorse = { $player } takes the Endorse action with { $card }, endorsed by { $city }.
    .short = Endorses { $card } with { $city }
event-inspire = { $player } takes the Inspire action with { $color }.
    .short = Inspires with { $color }
event-decree = { $player } issues the decree { $decree }.
    .short = issues the decree { $decree }
event-decree-to-center = { $player } issues the decree { $decree }: it leaves its owner for the center, without effect.
    .short = issues the decree { $decree }: it leaves its owner for the center, without effect
event-take-special = { $player } takes the special achievement { $special } from { $owner }.
    .short = takes the special achievement { $special } from { $owner }
event-take-decree = { $player } takes the decree { $decree } from { $owner }.
    .short = takes the decree { $decree } from { $owner }
event-show-hand = { $player } shows the whole hand.
    .short = shows the whole hand
event-show-score = { $player } shows the whole score pile.
    .short = shows the whole score pile
event-lost = { $player } loses and is out of the game.
    .short = loses and is out of the game

## Parts of events

shown-typed-back = a card of value { $value } ({ $type })
    .short = [{ $value }] ({ $type })
from-forecast = from { $player }'s forecast
from-display = from { $player }'s display
from-achievements = from { $player }'s achievements
from-own-forecast = from the own forecast
from-own-display = from the own display
from-own-achievements = from the own achievements
from-available = from the available achievements
from-relics = from beside the supply
to-supply-top = to the top of the supply
to-forecast = to { $player }'s forecast
to-display = to { $player }'s display
to-achievements = to { $player }'s achievements
to-available = to the available achievements
to-removed = out of the game

## Help

explain-type = { $type ->
    [cities] City
    [artifacts] Artifact
    [echoes] Echoes card
    [figures] Figure
   *[base] Base card
    }
explain-relic = Relic
explain-compel = Compel
explain-echo = Echo effect
explain-inspire = Inspire effect
explain-karma = Karma
explain-decree = Decree: needs figures of three different ages in your hand, one of them { $color }
