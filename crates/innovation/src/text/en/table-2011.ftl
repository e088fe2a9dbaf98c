# What the edition of 2011 calls differently; everything else is in table.ftl.

## Questions

ask-first-meld = Choose one of your two cards to put in play; the other stays in your Hand.
ask-return = Choose a card to recycle.
ask-return-next = Choose the card to recycle next.
ask-meld = Choose a card to put in play.
ask-meld-next = Choose the card to put in play next.
ask-tuck = Choose a card to archive.
ask-tuck-next = Choose the card to archive next.
ask-keep = Choose the card to keep in your Hand.
ask-execute = Choose the card whose Cooperative Dogmas you carry out.
ask-splay = { $splay ->
    [left] Choose the color of the pile to splay left.
    [right] Choose the color of the pile to splay right.
   *[up] Choose the color of the pile to splay up.
    }
ask-rearrange = Choose the color of the pile to rearrange.
ask-all = Do you want to use this Dogma?
ask-by-effect = { $card }, Dogma { $effect }: { $ask }

## Offers

offer-meld = Put { $card } ({ $value }, { $color }) in play
    .short = { $card }
offer-dogma = Activate { $card } ({ $value }, { $color })
    .short = { $card }
offer-achieve = Dominate Period { $age }
offer-back = A card of value { $value } from { $player }'s Influence
card-evolution-option-1 = Draw an [8], score it and then recycle one card from your Influence
card-evolution-option-2 = Draw a card one higher than the highest card in your Influence

## Events

event-action = { $action ->
    [draw] { $player } takes the Draw action.
    [meld] { $player } takes the Put in play action.
   *[achieve] { $player } takes the Dominate action.
    }
event-dogma-action = { $player } takes the Activate action with { $card }.{ $sharing }{ $vulnerable }
    .short = Activates { $card }.{ $sharing }{ $vulnerable }
note-sharing = { " " }Cooperating: { $names }.
event-effect = { $player } carries out Dogma { $effect } of { $card }.
event-demand = { $by } demands: { $player } must carry out Dogma { $effect } of { $card }.
event-sharing-bonus = { $player } gets the Cooperation bonus: a free Draw action.
    .short = gets the Cooperation bonus: a free Draw action
event-draw-and-meld = { $player } draws { $card } and puts it in play.
    .short = draws { $card } and puts it in play
event-draw-and-tuck = { $player } draws and archives { $card }.
    .short = draws and archives { $card }
event-meld = { $player } puts { $card } in play { $from }.
    .short = puts { $card } in play
event-tuck = { $player } archives { $card } { $from }.
    .short = archives { $card } { $from }
event-return = { $player } recycles { $card } { $from }.
    .short = recycles { $card } { $from }
event-splay = { $splay ->
    [left] { $player } splays the { $color } pile left.
    [right] { $player } splays the { $color } pile right.
    [up] { $player } splays the { $color } pile up.
   *[unsplayed] { $player } unsplays the { $color } pile.
    }
    .short = { $splay ->
        [left] splays the { $color } pile left
        [right] splays the { $color } pile right
        [up] splays the { $color } pile up
       *[unsplayed] unsplays the { $color } pile
        }
event-rearranged = { $player } rearranges the { $color } pile.
    .short = rearranges the { $color } pile
event-claim = { $player } dominates Period { $age }.
    .short = dominates Period { $age }
event-claim-special = { $player } dominates the { $special }.
    .short = dominates the { $special }
event-fission = The card drawn by { $player } is red: all cards in every Hand, Zone and Influence are discarded from the game.
event-over = { $how ->
    [achievements] The game is over. Victory by Dominations: { $winners }.
    [score] The game is over. Victory by Influence: { $winners }.
    [card] The game is over. Victory by a card's Dogma: { $winners }.
   *[draw] The game is over. A draw between: { $winners }.
    }

## Parts of events

from-hand = from { $player }'s Hand
from-score = from { $player }'s Influence
from-board = from { $player }'s Zone
from-own-hand = from Hand
from-own-score = from the own Influence
from-own-board = from the own Zone
to-hand = to { $player }'s Hand
to-score = to { $player }'s Influence
to-board = to { $player }'s Zone

## Help

explain-card = { $card }: Period { $value }, { $color }
explain-dogma = Cooperative Dogma
