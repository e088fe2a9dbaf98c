# English names and effects of the 105 base cards and the five special achievements, Deluxe edition of 2017, in our own words.

## Age 1

card-archery = Archery
card-archery-1 = I demand that you draw a [1] and after that transfer one card, your highest, from your hand to mine.
card-metalworking = Metalworking
card-metalworking-1 = Draw a [1] and show it. With a [castle] on it, score it and do this effect again; without one, it stays in your hand.
card-oars = Oars
card-oars-1 = I demand that you transfer one card with a [crown] from your hand to my score pile. If you did, draw a [1] and do this effect again.
card-oars-2 = If nobody transferred a card because of the demand, draw a [1].
card-agriculture = Agriculture
card-agriculture-1 = You may return one card from your hand. If you did, draw a card one higher in value and score it.
card-domestication = Domestication
card-domestication-1 = From your hand, meld the lowest card. Then draw a [1], even if you had nothing to meld.
card-masonry = Masonry
card-masonry-1 = You may meld as many cards with a [castle] from your hand as you like. If that was at least four cards, claim the Monument achievement.
card-clothing = Clothing
card-clothing-1 = From your hand, meld a card of a color you do not have on your board yet.
card-clothing-2 = For each color on your board that no opponent has on theirs, draw a [1] and score it.
card-sailing = Sailing
card-sailing-1 = Draw a [1] and meld it.
card-the-wheel = The Wheel
card-the-wheel-1 = Draw two [1] cards.
card-pottery = Pottery
card-pottery-1 = You may return one, two or three cards from your hand. If you did, draw a card whose value is the number of cards returned and score it.
card-pottery-2 = Draw one [1].
card-tools = Tools
card-tools-1 = You may return three cards from your hand. If all three were returned, draw a [3] and meld it.
card-tools-2 = You may return one [3] from your hand. If you did, draw three [1] cards.
card-writing = Writing
card-writing-1 = Draw one [2].
card-city-states = City States
card-city-states-1 = I demand that, if you have four or more [castle] on your board, you transfer one of your top cards with a [castle] to my board. If you did, draw a [1].
card-code-of-laws = Code of Laws
card-code-of-laws-1 = You may tuck one card from your hand, in a color you already have on your board. If you did, you may splay that stack left.
card-mysticism = Mysticism
card-mysticism-1 = Draw a [1] and show it. If you already have its color on your board, meld it and draw another [1]; if not, it stays in your hand.

## Age 2

card-construction = Construction
card-construction-1 = I demand that you transfer two cards from your hand to mine, and then draw a [2] even if you had fewer than two to give.
card-construction-2 = If you have five top cards and no other player does, claim the Empire achievement.
card-road-building = Road Building
card-road-building-1 = Meld one card from your hand, or two. If you melded two, you may transfer your top red card to the board of another player. If you did, transfer that player's top green card (if any) to your board.
card-canal-building = Canal Building
card-canal-building-1 = You may exchange all cards of the highest value in your hand with all cards of the highest value in your score pile.
card-fermenting = Fermenting
card-fermenting-1 = For each color on your board that shows at least one [leaf], draw a [2].
card-currency = Currency
card-currency-1 = You may return as many cards from your hand as you like. For each different value among them, draw a [2] and score it.
card-mapmaking = Mapmaking
card-mapmaking-1 = I demand that you transfer one [1], if you have any there, from your score pile to mine.
card-mapmaking-2 = If anyone transferred a card because of the demand, draw a [1] and score it.
card-calendar = Calendar
card-calendar-1 = If your score pile holds more cards than your hand, draw two [3] cards.
card-mathematics = Mathematics
card-mathematics-1 = You may return one card from your hand. If you did, draw a card one higher in value and meld it.
card-monotheism = Monotheism
card-monotheism-1 = I demand that you transfer one of your top cards, in a color missing from my board, to my score pile. If you did, draw a [1] and tuck it.
card-monotheism-2 = Draw a [1] and tuck it.
card-philosophy = Philosophy
card-philosophy-1 = You may choose one of your stacks and splay it left.
card-philosophy-2 = You may choose one card in your hand and score it.

## Age 3

card-engineering = Engineering
card-engineering-1 = I demand that you transfer each of your top cards with a [castle] to my score pile. Cards uncovered by this stay.
card-engineering-2 = You may splay your red stack left.
card-optics = Optics
card-optics-1 = Draw a [3] and meld it. With a [crown] on it, draw a [4] and score it; without one, transfer a card from your score pile to that of an opponent who has fewer points than you (if there is one).
card-machinery = Machinery
card-machinery-1 = I demand that you exchange your whole hand with all cards of the highest value in my hand.
card-machinery-2 = From your hand, score one card with a [castle]. Then you may splay your red stack left.
card-medicine = Medicine
card-medicine-1 = I demand that you exchange the single highest card of your score pile with the single lowest card of mine.
card-compass = Compass
card-compass-1 = I demand that you transfer one of your top cards with a [leaf], but not a green one, to my board. Then, even if you could not, choose a top card without a [leaf] on my board and transfer it to yours.
card-paper = Paper
card-paper-1 = You may splay your green stack or your blue stack left.
card-paper-2 = For each color you have splayed left, draw a [4].
card-alchemy = Alchemy
card-alchemy-1 = For every three [castle] on your board (rounded down), draw a [4] and show it. If any of them is red, return them and your whole hand; otherwise they stay in your hand.
card-alchemy-2 = From your hand, meld one card and then score another.
card-translation = Translation
card-translation-1 = You may meld your whole score pile: every card or none.
card-translation-2 = If there is a [crown] on every one of your top cards, claim the World achievement.
card-education = Education
card-education-1 = You may return one card, the highest in your score pile. If you did, draw a card two higher than the highest one left there (if none is left, draw a [2]).
card-feudalism = Feudalism
card-feudalism-1 = I demand that you transfer one card with a [castle] from your hand to mine. If you did, unsplay your stack of that color.
card-feudalism-2 = You may splay your yellow stack or your purple stack left.

## Age 4

card-colonialism = Colonialism
card-colonialism-1 = Draw a [3] and tuck it. With a [crown] on it, do this effect again.
card-gunpowder = Gunpowder
card-gunpowder-1 = I demand that you transfer one of your top cards with a [castle] to my score pile.
card-gunpowder-2 = If anyone transferred a card because of the demand, draw a [2] and score it.
card-anatomy = Anatomy
card-anatomy-1 = I demand that you return one card from your score pile. If you did, also return one of your top cards of the same value (if you have one).
card-perspective = Perspective
card-perspective-1 = You may return one card from your hand. If you did, score one card from your hand for every two [lightbulb] on your board (rounded down).
card-invention = Invention
card-invention-1 = You may choose one of your stacks that is splayed left and splay it right. If you did, draw a [4] and score it.
card-invention-2 = If you have five splayed stacks, no matter in which directions, claim the Wonder achievement.
card-navigation = Navigation
card-navigation-1 = I demand that you transfer one [2] or one [3], if you have any there, from your score pile to mine.
card-experimentation = Experimentation
card-experimentation-1 = Draw a [5] and meld it.
card-printing-press = Printing Press
card-printing-press-1 = You may return one card from your score pile. If you did, draw a card two higher than your top purple card (if you have none, draw a [2]).
card-printing-press-2 = You may splay your blue stack right.
card-enterprise = Enterprise
card-enterprise-1 = I demand that you transfer one of your top cards with a [crown], but not a purple one, to my board. If you did, draw a [4] and meld it.
card-enterprise-2 = You may splay your green stack right.
card-reformation = Reformation
card-reformation-1 = You may tuck cards from your hand: if so, exactly one for every two [leaf] on your board (rounded down), as far as your hand allows.
card-reformation-2 = You may splay your yellow stack or your purple stack right.

## Age 5

card-coal = Coal
card-coal-1 = Draw a [5] and tuck it.
card-coal-2 = You may splay your red stack right.
card-coal-3 = You may choose one of your top cards and score it. If you did, score the card that was beneath it too.
card-the-pirate-code = The Pirate Code
card-the-pirate-code-1 = I demand that you transfer two cards, each of value [4] or lower, from your score pile to mine.
card-the-pirate-code-2 = If anyone transferred a card because of the demand, score the lowest of your top cards that have a [crown].
card-statistics = Statistics
card-statistics-1 = I demand that you transfer all cards of the highest value in your score pile to your own hand.
card-statistics-2 = You may splay your yellow stack right.
card-steam-engine = Steam Engine
card-steam-engine-1 = Draw two [4] cards, tucking each as you draw it. Then score the card at the bottom of your yellow stack.
card-banking = Banking
card-banking-1 = I demand that you transfer one of your top cards with a [factory], but not a green one, to my board. If you did, draw a [5] and score it.
card-banking-2 = You may splay your green stack right.
card-measurement = Measurement
card-measurement-1 = You may show one card from your hand and return it. If you did, splay your stack of that color right and draw a card whose value is the number of cards in that stack (with none, draw a [1]).
card-chemistry = Chemistry
card-chemistry-1 = You may splay your blue stack right.
card-chemistry-2 = Draw a card one higher than your highest top card and score it. Then return one card from your score pile.
card-physics = Physics
card-physics-1 = Draw three [6] cards and show them. If at least two of them have the same color, return them and your whole hand; otherwise they stay in your hand.
card-astronomy = Astronomy
card-astronomy-1 = Draw a [6] and show it. If it is green or blue, meld it and do this effect again; if not, it stays in your hand.
card-astronomy-2 = If each of your top cards, leaving purple aside, has a value of [6] or higher, claim the Universe achievement.
card-societies = Societies
card-societies-1 = I demand that you transfer one of your top cards with a [lightbulb] to my board; it must be higher than my top card of its color (if I have none, any will do). If you did, draw a [5].

## Age 6

card-industrialization = Industrialization
card-industrialization-1 = For each color on your board that shows at least one [factory], draw a [6] and tuck it.
card-industrialization-2 = You may splay your red stack or your purple stack right.
card-machine-tools = Machine Tools
card-machine-tools-1 = Draw a card of the same value as the highest card in your score pile (if it is empty, a [1]) and score it.
card-canning = Canning
card-canning-1 = You may draw a [6] and tuck it. If you did, score each of your top cards without a [factory]. Cards uncovered by this stay.
card-canning-2 = You may splay your yellow stack right.
card-vaccination = Vaccination
card-vaccination-1 = I demand that you return all cards of the lowest value in your score pile. If you returned any, draw a [6] and meld it.
card-vaccination-2 = If anyone returned a card because of the demand, draw a [7] and meld it.
card-classification = Classification
card-classification-1 = Choose a card in your hand and show its color. Take every card of that color from all opponents' hands into yours, then meld all cards of that color from your hand. With an empty hand, nothing happens.
card-metric-system = Metric System
card-metric-system-1 = If your green stack is splayed right, you may choose any one of your stacks and splay it right.
card-metric-system-2 = You may splay your green stack right.
card-atomic-theory = Atomic Theory
card-atomic-theory-1 = You may splay your blue stack right.
card-atomic-theory-2 = Draw a [7] and meld it.
card-encyclopedia = Encyclopedia
card-encyclopedia-1 = You may meld the cards of the highest value in your score pile: all of them or none.
card-democracy = Democracy
card-democracy-1 = You may return as many cards from your hand as you like. If you have by now returned more cards than each opponent through Democracy in this Dogma action, draw an [8] and score it.
card-emancipation = Emancipation
card-emancipation-1 = I demand that you transfer one card from your hand to my score pile. If you did, draw a [6].
card-emancipation-2 = You may splay your red stack or your purple stack right.

## Age 7

card-combustion = Combustion
card-combustion-1 = I demand that, for every four [crown] on my board (rounded down), you transfer one card from your score pile to mine.
card-combustion-2 = Return the card at the bottom of your red stack.
card-explosives = Explosives
card-explosives-1 = I demand that you transfer the three highest cards in your hand to mine. If you transferred any and your hand is now empty, draw a [7].
card-refrigeration = Refrigeration
card-refrigeration-1 = I demand that you return cards from your hand: half of them, rounded down.
card-refrigeration-2 = You may choose one card in your hand and score it.
card-sanitation = Sanitation
card-sanitation-1 = I demand that you exchange the two highest cards of your hand with the single lowest card of mine.
card-bicycle = Bicycle
card-bicycle-1 = You may exchange your whole hand with your whole score pile: every card or none.
card-electricity = Electricity
card-electricity-1 = Return each of your top cards without a [factory]; cards uncovered by this stay. Then draw an [8] for each card returned.
card-evolution = Evolution
card-evolution-1 = You may do one of two things: draw an [8], score it and then return one card from your score pile; or draw a card one higher than the highest card in your score pile (if it is empty, a [1]).
card-publications = Publications
card-publications-1 = You may choose one of your stacks and put its cards in any order.
card-publications-2 = You may splay your yellow stack or your blue stack up.
card-lighting = Lighting
card-lighting-1 = You may tuck one, two or three cards from your hand. For each different value among them, draw a [7] and score it.
card-railroad = Railroad
card-railroad-1 = Return your whole hand. Then draw three [6] cards.
card-railroad-2 = You may choose one of your stacks that is splayed right and splay it up.

## Age 8

card-flight = Flight
card-flight-1 = If your red stack is splayed up, you may choose any one of your stacks and splay it up.
card-flight-2 = You may splay your red stack up.
card-mobility = Mobility
card-mobility-1 = I demand that, of your top cards that are not red and have no [factory], you transfer the two highest to my score pile (not cards uncovered by this). If you transferred any, draw an [8].
card-antibiotics = Antibiotics
card-antibiotics-1 = You may return one, two or three cards from your hand. For each different value among them, draw two [8] cards.
card-skyscrapers = Skyscrapers
card-skyscrapers-1 = I demand that you transfer one of your top cards with a [clock], but not a yellow one, to my board. If you did, score the card that was beneath it and return the rest of that stack.
card-corporations = Corporations
card-corporations-1 = I demand that you transfer one of your top cards with a [factory], but not a green one, to my score pile. If you did, draw an [8] and meld it.
card-corporations-2 = Draw an [8] and meld it.
card-mass-media = Mass Media
card-mass-media-1 = You may return one card from your hand. If you did, choose a value and return all cards of that value from the score piles of all players, yours included.
card-mass-media-2 = You may splay your purple stack up.
card-quantum-theory = Quantum Theory
card-quantum-theory-1 = You may return one or two cards from your hand. If you returned two, draw a [10], then draw another [10] and score it.
card-rocketry = Rocketry
card-rocketry-1 = For every two [clock] on your board (rounded down), return one card from the score pile of an opponent you choose.
card-empiricism = Empiricism
card-empiricism-1 = Choose two colors, then draw a [9] and show it. If it has one of these colors, meld it and you may splay that stack up; if not, it stays in your hand.
card-empiricism-2 = With at least twenty [lightbulb] on your board, you win.
card-socialism = Socialism
card-socialism-1 = You may tuck your whole hand: every card or none. If at least one of those cards was purple, take all cards of the lowest value in each opponent's hand into yours.

## Age 9

card-composites = Composites
card-composites-1 = I demand that you keep one card in your hand and transfer the others to my hand. Also transfer one card, the highest in your score pile, to my score pile.
card-fission = Fission
card-fission-1 = I demand that you draw a [10]. If it is red, all hands, boards and score piles are removed from the game and the Dogma action ends at once; if not, it stays in your hand.
card-fission-2 = Choose a top card on any player's board, except Fission, and return it. Then draw a [10].
card-ecology = Ecology
card-ecology-1 = You may return one card from your hand. If you did, score another card from your hand and draw two [10] cards.
card-suburbia = Suburbia
card-suburbia-1 = You may tuck as many cards from your hand as you like. For each one, draw a [1] and score it.
card-collaboration = Collaboration
card-collaboration-1 = I demand that you draw two [9] cards and show them. Transfer the one I choose to my board, and meld the other on yours.
card-collaboration-2 = With at least ten green cards on your board, covered ones included, you win.
card-satellites = Satellites
card-satellites-1 = Return your whole hand. Then draw three [8] cards.
card-satellites-2 = You may splay your purple stack up.
card-satellites-3 = Meld one card from your hand. Then execute its non-demand effects by yourself; nobody shares them.
card-computers = Computers
card-computers-1 = You may splay your red stack or your green stack up.
card-computers-2 = Draw a [10] and meld it. Then execute its non-demand effects by yourself; nobody shares them.
card-genetics = Genetics
card-genetics-1 = Draw a [10] and meld it. Then score every card beneath it.
card-services = Services
card-services-1 = I demand that you transfer all cards of the highest value in your score pile to my hand. If you transferred any, choose a top card without a [leaf] on my board and transfer it to your hand.
card-specialization = Specialization
card-specialization-1 = Show one card from your hand. Take the top card of that color from every opponent's board into your hand.
card-specialization-2 = You may splay your yellow stack or your blue stack up.

## Age 10

card-miniaturization = Miniaturization
card-miniaturization-1 = You may return one card from your hand. If it was a [10], draw a [10] for each different value among the cards in your score pile.
card-robotics = Robotics
card-robotics-1 = Score your top green card. Then draw a [10], meld it and execute its non-demand effects by yourself; nobody shares them.
card-globalization = Globalization
card-globalization-1 = I demand that you return one of your top cards with a [leaf].
card-globalization-2 = Draw a [6] and score it. Then, if no player has more [leaf] than [factory] on their board, the player with the highest score wins; if several tie for it, nobody does.
card-stem-cells = Stem Cells
card-stem-cells-1 = You may score your whole hand: every card or none.
card-databases = Databases
card-databases-1 = I demand that you return cards from your score pile: half of them, rounded up.
card-self-service = Self Service
card-self-service-1 = Choose another top card on your board and execute its non-demand effects by yourself; nobody shares them.
card-self-service-2 = If every opponent has fewer achievements than you, you win.
card-bioengineering = Bioengineering
card-bioengineering-1 = Choose a top card with a [leaf] on any opponent's board and transfer it to your score pile.
card-bioengineering-2 = If at least one player has two or fewer [leaf] on their board, the player with the most [leaf] wins; if several tie for it, nobody does.
card-software = Software
card-software-1 = Draw a [10] and score it.
card-software-2 = Draw two [10] cards, melding each as you draw it. Then execute the second one's non-demand effects by yourself; nobody shares them.
card-ai = A.I.
card-ai-1 = Draw a [10] and score it.
card-ai-2 = If Robotics and Software are both top cards, on one board or on two, the player with the lowest score wins; if several tie for it, nobody does.
card-the-internet = The Internet
card-the-internet-1 = You may splay your green stack up.
card-the-internet-2 = Draw a [10] and score it.
card-the-internet-3 = For every two [clock] on your board (rounded down), draw a [10] and meld it.

## Special achievements

special-monument = Monument
special-monument-rule = Yours at once when you score six cards, or tuck six cards, within a single turn. Transferred and exchanged cards do not count.
special-monument-early = Masonry (age [1]) also claims it, if you meld at least four cards with a [castle] through its effect.
special-empire = Empire
special-empire-rule = Yours at once when your board has at least three of each icon: [castle] [crown] [leaf] [lightbulb] [factory] [clock].
special-empire-early = Construction (age [2]) also claims it, if you have five top cards and no other player does.
special-world = World
special-world-rule = Yours at once when your board has at least twelve [clock].
special-world-early = Translation (age [3]) also claims it, if there is a [crown] on every one of your top cards.
special-wonder = Wonder
special-wonder-rule = Yours at once when you have all five colors on your board, each of them splayed right or up.
special-wonder-early = Invention (age [4]) also claims it, if you have five splayed stacks, no matter in which directions.
special-universe = Universe
special-universe-rule = Yours at once when you have five top cards, each of value [8] or higher.
special-universe-early = Astronomy (age [5]) also claims it, if each of your top cards, leaving purple aside, has a value of [6] or higher.
