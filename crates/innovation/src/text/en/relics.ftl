# English names and effects of the five relics of Artifacts of History, Deluxe edition of 2017, in our own words.

## Age 3

card-timbuktu = Timbuktu

## Age 4

card-complex-numbers = Complex Numbers
card-complex-numbers-1 = You may show one card from your hand whose icons, counted kind by kind, are the same as those of one of your top cards. If you did, claim an available achievement with the shown card's value, eligible or not.

## Age 5

card-newton-wickins-telescope = Newton-Wickins Telescope
card-newton-wickins-telescope-1 = You may return as many cards from your score pile as you like. If you did, draw a card whose value is the number of cards returned and meld it. With a [clock] on it, return it again.

## Age 6

card-ching-shih = Ching Shih
card-ching-shih-karma-1 = As soon as you meld this card, choose an opponent and transfer one of that player's achievements to your own.
card-ching-shih-karma-2 = Instead of scoring a card that is not a figure, transfer one card of its value from the score pile of an opponent to yours.

## Age 7

card-safety-pin = Safety Pin
card-safety-pin-echo = Draw a [7] and score it.
card-safety-pin-1 = I demand that you return all cards with a value above 6 from your hand and then draw a [6], even if you returned none.
