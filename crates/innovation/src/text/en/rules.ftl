# The rules of Innovation for newcomers, in our own words. A line is a paragraph; a line that begins with a hyphen is a point of a list.

rules-innovation-aim-title = What it is about
rules-innovation-aim =
    You lead a civilization through ten ages, from the Stone Age to our time. Each card is an invention. Whoever first has enough achievements wins at once.
    - With two players you need six achievements, with three five, with four players four.
    - Some cards of the late ages can win the game by themselves, and when the cards run out, the highest score wins.

rules-innovation-cards-title = The cards
rules-innovation-cards =
    Every card has a color, a value from [1] to [10] (its age), three icons and one or more effects. There are six icons, and everything turns around who has more of them: the castle [castle], the crown [crown], the leaf [leaf], the lightbulb [lightbulb], the factory [factory] and the clock [clock].
    In front of you lies your board: up to five stacks, one for each color. Only the top card of a stack can be used. Of the cards below, the icons count that can be seen (see Splaying).
    Beside it you have a hand, and a score pile: cards that lie face down and are worth their value in points.

rules-innovation-start-title = The beginning
rules-innovation-start =
    Everybody gets two cards of age [1] and, at the same time as the others, puts one of them on the board. The other one stays in the hand.
    Whoever's card comes first in the alphabet begins. In the first turn the first player has only one action; with four players the second one, too.

rules-innovation-turn-title = Your turn
rules-innovation-turn =
    You take two actions, different ones or the same twice:
    - Draw a card.
    - Meld a card from your hand.
    - Use the Dogma of one of your top cards.
    - Achieve: claim an achievement.

rules-innovation-draw-title = Draw
rules-innovation-draw =
    You draw a card of the value of your highest top card. If that pile is empty, you draw from the next higher one.
    The game ends when somebody would have to draw a card above [10].

rules-innovation-meld-title = Meld
rules-innovation-meld =
    You put a card from your hand on top of the stack of its color. If the stack is splayed, it stays splayed.
    A high card on your board lets you draw higher cards: that is how you move through the ages.

rules-innovation-dogma-title = Dogma
rules-innovation-dogma =
    You choose one of your top cards and carry out its effects from top to bottom. Do as much as you can and leave the rest. “You may” means that you can decline.
    Every card has one icon that counts for its Dogma, the featured icon. Before anything happens, everybody's number of this icon on the board is compared with yours.

rules-innovation-sharing-title = Sharing
rules-innovation-sharing =
    Whoever has at least as many of the featured icon as you shares the effects that are not demands: clockwise, and each before you.
    In return you get a free Draw action at the end, if sharing changed anything for an opponent.

rules-innovation-demand-title = Demands
rules-innovation-demand =
    An effect that begins with “I demand” hits everybody who has fewer of the featured icon than you. They must do what it says; you do nothing.
    So many icons protect you, and few make you a target.

rules-innovation-achieve-title = Achieve
rules-innovation-achieve =
    You claim an achievement from the middle, if two things are true:
    - Your score is at least five times its age: 5 points for age 1, 10 for age 2, and so on.
    - One of your top cards has at least this value.
    You do not spend the points. The achievement is yours for good.

rules-innovation-splay-title = Splaying
rules-innovation-splay =
    Some effects let you spread out a stack so that the icons of the cards below show. To the left each of them shows one icon, to the right two, upwards three.
    A stack of one card is never splayed. A stack that is splayed anew simply changes its direction.

rules-innovation-words-title = Words on the cards
rules-innovation-words =
    - Score: put the card face down into your score pile.
    - Tuck: put it under the stack of its color.
    - Return: put it under the supply pile of its age.
    - Transfer: move it to the place that is named. That is neither scoring nor melding.
    - Exchange: swap the cards of two places, even if one of them is empty.
    - Draw and meld, draw and score, draw and tuck: do it with the very card that you have drawn.
    - Show: let everybody see the card. It stays where it is until the effect says more.
    - Value: the number on a card. Highest and lowest mean it; if several cards are equal, their owner chooses.
    - Opponent: any other player, but not your partner in a team.

rules-innovation-special-title = Special achievements
rules-innovation-special =
    Five achievements are claimed without an action, by whoever is first to fulfil them, even in the middle of an effect:
    - Monument: score six cards or tuck six cards within one turn.
    - Empire: at least three of each of the six icons.
    - World: at least twelve [clock].
    - Wonder: all five colors, each splayed right or up.
    - Universe: five top cards of value [8] or higher.

rules-innovation-end-title = The end
rules-innovation-end =
    The game ends at once when
    - somebody has enough achievements,
    - a card says who wins,
    - or somebody would have to draw above [10]: then the highest score wins; if that is equal, the most achievements.

rules-innovation-teams-title = Teams
rules-innovation-teams =
    Four players can play two against two; partners sit opposite each other. Their achievements are counted together, and six are needed. Demands do not touch the partner, and if only the partner shares, there is no free card.

rules-innovation-tips-title = First steps
rules-innovation-tips =
    - If you can claim an achievement, it is nearly always right to do so.
    - Do not be afraid of sharing: you do the effect, too, and get a card on top.
    - Look before each Dogma at who shares and who is under demand; the board shows it.
    - In the early game [castle] rules, later it is worth nothing. Get [factory] from age 4 and [clock] from age 7 in time.

rules-innovation-expansions-title = Expansions
rules-innovation-expansions =
    The Deluxe edition has four expansions. Each adds 105 cards with backs of their own; everybody sees of which type a face-down card is. For each expansion one more achievement is needed, never fewer than four, and one more can play.
    - An age without base cards is empty for all types: draw from the next one. If only the wanted type is missing, draw a base card.
    - Bonuses (numbers on cards) count while they can be seen: the highest one in full, each other one point.
    - After a Meld action this happens in order: city icons, a city for a new color, a dig, a promotion, “when you meld this card”.
    - Endorse, Inspire and Decree are actions that you can take once a turn each.

rules-innovation-cities-title = Cities of Destiny
rules-innovation-cities =
    You draw a city when your Meld action brings a new color, and whenever you splay a color in a new direction; never with a city in hand already.
    - Cities have no effects, but five places for icons and special signs. When a Meld action melds the city, a plus draws a card one higher, an arrow splays its color, a search looks through as many base cards of its age as that age says and keeps those with the icon.
    - A fountain is an achievement while it can be seen, a flag if no opponent shows more cards of its color.
    - Endorse: choose a top card, and a top city with its featured icon; tuck a card from your hand that is not higher than the city. Then use the Dogma: you carry out every effect twice, and demands go around twice.
    - Five special achievements reward melding cities with arrows in a color that is already splayed that way, and tucking cities with a flag or a fountain.

rules-innovation-artifacts-title = Artifacts of History
rules-innovation-artifacts =
    You dig when a Meld action covers a card with one that is not higher, or whose picture is in the same place. An artifact as high as the covered card goes on display in front of you, if there is room.
    - At the start of your turn you may use its Dogma for free, with its icons added to yours, and then return it; or just return it; or keep it. It can also be melded like a card in hand.
    - “I compel” works like a demand, but on those who would share.
    - Relics, an option: whoever digs an artifact of a relic's age may take it to the hand or as an achievement, even from others.

rules-innovation-echoes-title = Echoes of the Past
rules-innovation-echoes =
    Whenever you would draw a base card with cards in hand, none of them an Echoes card, you draw an Echoes card.
    - Echo effects stand where an icon would be. Before a card's Dogma, all echo effects that can be seen in its color happen, from the bottom up; others share them.
    - Foreshadowing puts a card face down into your forecast. After a Meld action you may promote one card of it that is not higher: meld it, and use its Dogma for free.
    - A second achievement of the same age costs twice the points, a third three times.
    - Supremacy: three of one icon in each of four colors. Destiny: seven cards in the forecast. Wealth: eight bonuses. Heritage: eight pictures in one color. History: four echo effects in one color.

rules-innovation-figures-title = Figures in the Sand
rules-innovation-figures =
    The card for sharing is a figure; and when you take a normal achievement by an action, each opponent draws a figure.
    - Karma works while the figure is a top card, without any action. Karmas never set off each other.
    - Inspire: all inspire effects that can be seen in a color, from the bottom up, then a card as high as its top card. Nobody shares them.
    - Decree: with figures of three different values in hand, the whole hand leaves the game; then use the decree in the color of one of them. From another player it only goes back to the middle. A decree counts as an achievement while you have it.
    - Fade: at the end of every action, whoever has more than one top figure scores all but one.

rules-innovation-crowd-title = Five players and more
rules-innovation-crowd =
    With the distance option, those who sit two or more seats away share only with twice as many icons as you, and obey your demand only if you have more than twice as many as they.

rules-innovation-editions-title = The edition of 2011
rules-innovation-editions =
    The edition of 2011 plays alike but for nine cards. It has other words for some things: put in play for meld, archive for tuck, recycle for return, Zone for board, Influence for score pile, Period for age, cooperate for share. Achievements are called Dominations, and the special ones Domains.
