# Prompts, offers and events of a game in English, in the vocabulary of the Deluxe edition of 2017.

## Colors

color-red = red
color-yellow = yellow
color-green = green
color-blue = blue
color-purple = purple

## Questions

ask-first-meld = Choose one of your two cards to meld; the other stays in your hand.
ask-action = Choose your action.
ask-return = Choose a card to return.
ask-return-next = Choose the card to return next.
ask-meld = Choose a card to meld.
ask-meld-next = Choose the card to meld next.
ask-tuck = Choose a card to tuck.
ask-tuck-next = Choose the card to tuck next.
ask-score = Choose a card to score.
ask-score-next = Choose the card to score next.
ask-transfer = Choose a card to transfer { $to }.
ask-exchange = Choose a card to give in exchange.
ask-keep = Choose the card to keep in your hand.
ask-reveal = Choose a card to show.
ask-execute = Choose the card whose effects you execute.
ask-splay = { $splay ->
    [left] Choose the color of the stack to splay left.
    [right] Choose the color of the stack to splay right.
   *[up] Choose the color of the stack to splay up.
    }
ask-color = Choose a color.
ask-value = Choose a value.
ask-player = Choose a player.
ask-rearrange = Choose the color of the stack to rearrange.
ask-arrange = Build the new order from the top down: choose the next card.
ask-option = Choose what to do.
ask-all = Do you want to use this effect?
ask-by-effect = { $card }, effect { $effect }: { $ask }

## Offers

offer-draw = Draw a card
offer-meld = Meld { $card } ({ $value }, { $color })
    .short = { $card }
offer-dogma = Use the Dogma of { $card } ({ $value }, { $color })
    .short = { $card }
offer-achieve = Claim the achievement of age { $age }
offer-card = { $card } ({ $value }, { $color })
offer-value = Value { $value }
offer-player = { $player }
offer-back = A card of value { $value } from { $player }'s score pile
offer-option = Option { $option }
offer-yes = Yes
offer-no = No, decline
offer-done = Done, no further card
card-evolution-option-1 = Draw an [8], score it and then return one card from your score pile
card-evolution-option-2 = Draw a card one higher than the highest card in your score pile

## Events

event-turn = { $actions ->
    [1] It is { $player }'s turn, with one action.
   *[other] It is { $player }'s turn, with { $actions } actions.
    }
event-action = { $action ->
    [draw] { $player } takes the Draw action.
    [meld] { $player } takes the Meld action.
   *[achieve] { $player } takes the Achieve action.
    }
event-dogma-action = { $player } takes the Dogma action with { $card }.{ $sharing }{ $vulnerable }
    .short = Dogma: { $card }.{ $sharing }{ $vulnerable }
note-none = { "" }
note-sharing = { " " }Sharing: { $names }.
note-vulnerable = { " " }Under demand: { $names }.
event-effect = { $player } executes effect { $effect } of { $card }.
event-demand = { $by } demands: { $player } must execute effect { $effect } of { $card }.
event-sharing-bonus = { $player } gets the sharing bonus: a free Draw action.
    .short = gets the sharing bonus: a free Draw action
event-draw = { $player } draws { $card }.
    .short = draws { $card }
event-draw-and-meld = { $player } draws and melds { $card }.
    .short = draws and melds { $card }
event-draw-and-tuck = { $player } draws and tucks { $card }.
    .short = draws and tucks { $card }
event-draw-and-score = { $player } draws and scores { $card }.
    .short = draws and scores { $card }
event-draw-and-reveal = { $player } draws and shows { $card }.
    .short = draws and shows { $card }
event-meld = { $player } melds { $card } { $from }.
    .short = melds { $card }
event-tuck = { $player } tucks { $card } { $from }.
    .short = tucks { $card } { $from }
event-score = { $player } scores { $card } { $from }.
    .short = scores { $card } { $from }
event-return = { $player } returns { $card } { $from }.
    .short = returns { $card } { $from }
event-transfer = { $player } transfers { $card } { $from } { $to }.
    .short = transfers { $card } { $from } { $to }
event-exchange = { $player } exchanges { $card }: { $from } { $to }.
    .short = exchanges { $card }: { $from } { $to }
event-take = { $player } takes { $card } { $from }.
    .short = takes { $card } { $from }
event-reveal = { $player } shows { $card }.
    .short = shows { $card }
event-splay = { $splay ->
    [left] { $player } splays the { $color } stack left.
    [right] { $player } splays the { $color } stack right.
    [up] { $player } splays the { $color } stack up.
   *[unsplayed] { $player } unsplays the { $color } stack.
    }
    .short = { $splay ->
        [left] splays the { $color } stack left
        [right] splays the { $color } stack right
        [up] splays the { $color } stack up
       *[unsplayed] unsplays the { $color } stack
        }
event-rearranged = { $player } rearranges the { $color } stack.
    .short = rearranges the { $color } stack
event-claim = { $player } claims the achievement of age { $age }.
    .short = claims the achievement of age { $age }
event-claim-special = { $player } claims the special achievement { $special }.
    .short = claims the special achievement { $special }
event-fission = The card drawn by { $player } is red: all hands, boards and score piles are removed from the game.
event-over = { $how ->
    [achievements] The game is over. Victory by achievements: { $winners }.
    [score] The game is over. Victory by score: { $winners }.
    [card] The game is over. Victory by a card's effect: { $winners }.
   *[draw] The game is over. A draw between: { $winners }.
    }

## Parts of events

shown-face = { $card } ({ $value }, { $color })
    .short = { $card }
shown-back = a card of value { $value }
    .short = [{ $value }]
from-supply = from the supply
from-hand = from { $player }'s hand
from-score = from { $player }'s score pile
from-board = from { $player }'s board
from-own-hand = from hand
from-own-score = from the own score pile
from-own-board = from the own board
from-elsewhere = from elsewhere
to-hand = to { $player }'s hand
to-score = to { $player }'s score pile
to-board = to { $player }'s board
to-supply = to the supply
list-nobody = nobody
list-one = { $first }
list-more = { $first }, { $next }

## Help

explain-card = { $card }: age { $value }, { $color }
explain-featured = Featured icon:
explain-demand = Demand
explain-dogma = Effect
