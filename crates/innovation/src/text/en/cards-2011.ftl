# English names and effects of the 105 base cards and the five Domains, edition of 2011, in our own words and in that edition's vocabulary.

## Age 1

card-archery = Archery
card-archery-1 = I demand that you draw a [1] and after that transfer one card, your highest, from your Hand to mine.
card-metalworking = Metalworking
card-metalworking-1 = Draw a [1] and show it. With a [castle] on it, score it and do this Dogma again; without one, it stays in your Hand.
card-oars = Oars
card-oars-1 = I demand that you transfer one card with a [crown] from your Hand to my Influence. If you did, draw a [1].
card-oars-2 = If nobody transferred a card because of the demand, draw a [1].
card-agriculture = Agriculture
card-agriculture-1 = You may recycle one card from your Hand. If you did, draw a card one higher in value and score it.
card-domestication = Domestication
card-domestication-1 = From your Hand, put the lowest card in play. Then draw a [1], even if you had nothing to play.
card-masonry = Masonry
card-masonry-1 = You may put as many cards with a [castle] from your Hand in play as you like. If that was at least four cards, dominate the Monument Domain.
card-clothing = Clothing
card-clothing-1 = From your Hand, put a card in play whose color is not in your Zone yet.
card-clothing-2 = For each color in your Zone that no other player has in theirs, draw a [1] and score it.
card-sailing = Sailing
card-sailing-1 = Draw a [1] and put it in play.
card-the-wheel = The Wheel
card-the-wheel-1 = Draw two [1] cards.
card-pottery = Pottery
card-pottery-1 = You may recycle one, two or three cards from your Hand. If you did, draw a card whose value is the number of cards recycled and score it.
card-pottery-2 = Draw one [1].
card-tools = Tools
card-tools-1 = You may recycle three cards from your Hand. If all three were recycled, draw a [3] and put it in play.
card-tools-2 = You may recycle one [3] from your Hand. If you did, draw three [1] cards.
card-writing = Writing
card-writing-1 = Draw one [2].
card-city-states = City States
card-city-states-1 = I demand that, if you have four or more [castle] in your Zone, you transfer one of your Active cards with a [castle] to my Zone. If you did, draw a [1].
card-code-of-laws = Code of Laws
card-code-of-laws-1 = You may archive one card from your Hand, in a color you already have in your Zone. If you did, you may splay that pile left.
card-mysticism = Mysticism
card-mysticism-1 = Draw a [1]. If you already have its color in your Zone, put it in play and draw another [1]; if not, it stays in your Hand.

## Age 2

card-construction = Construction
card-construction-1 = I demand that you transfer two cards from your Hand to mine, and then draw a [2] even if you had fewer than two to give.
card-construction-2 = If you have five Active cards and no other player does, dominate the Military Domain.
card-road-building = Road Building
card-road-building-1 = Put one card from your Hand in play, or two. If you played two, you may transfer your red Active card to the Zone of another player. If you did, transfer that player's green Active card (if any) to your Zone.
card-canal-building = Canal Building
card-canal-building-1 = You may exchange all cards of the highest value in your Hand with all cards of the highest value in your Influence.
card-fermenting = Fermenting
card-fermenting-1 = For every two [leaf] in your Zone (rounded down), draw a [2].
card-currency = Currency
card-currency-1 = You may recycle as many cards from your Hand as you like. For each different value among them, draw a [2] and score it.
card-mapmaking = Mapmaking
card-mapmaking-1 = I demand that you transfer one [1], if you have any there, from your Influence to mine.
card-mapmaking-2 = If anyone transferred a card because of the demand, draw a [1] and score it.
card-calendar = Calendar
card-calendar-1 = If your Influence holds more cards than your Hand, draw two [3] cards.
card-mathematics = Mathematics
card-mathematics-1 = You may recycle one card from your Hand. If you did, draw a card one higher in value and put it in play.
card-monotheism = Monotheism
card-monotheism-1 = I demand that you transfer one of your Active cards, in a color missing from my Zone, to my Influence. If you did, draw a [1] and archive it.
card-monotheism-2 = Draw a [1] and archive it.
card-philosophy = Philosophy
card-philosophy-1 = You may choose one of your piles and splay it left.
card-philosophy-2 = You may choose one card in your Hand and score it.

## Age 3

card-engineering = Engineering
card-engineering-1 = I demand that you transfer each of your Active cards with a [castle] to my Influence. Cards uncovered by this stay.
card-engineering-2 = You may splay your red pile left.
card-optics = Optics
card-optics-1 = Draw a [3] and put it in play. With a [crown] on it, draw a [4] and score it; without one, transfer a card from your Influence to that of an opponent who has fewer Influence points than you (if there is one).
card-machinery = Machinery
card-machinery-1 = I demand that you exchange your whole Hand with all cards of the highest value in my Hand.
card-machinery-2 = From your Hand, score one card with a [castle]. Then you may splay your red pile left.
card-medicine = Medicine
card-medicine-1 = I demand that you exchange the single highest card of your Influence with the single lowest card of mine.
card-compass = Compass
card-compass-1 = I demand that you transfer one of your Active cards with a [leaf], but not a green one, to my Zone. Then, even if you could not, choose an Active card without a [leaf] in my Zone and transfer it to yours.
card-paper = Paper
card-paper-1 = You may splay your green pile or your blue pile left.
card-paper-2 = For each pile you have splayed left, draw a [4].
card-alchemy = Alchemy
card-alchemy-1 = For every three [castle] in your Zone (rounded down), draw a [4] and show it. If any of them is red, recycle them and your whole Hand; otherwise they stay in your Hand.
card-alchemy-2 = From your Hand, put one card in play and then score another.
card-translation = Translation
card-translation-1 = You may put your whole Influence in play: every card or none.
card-translation-2 = If there is a [crown] on every one of your Active cards, dominate the World Domain.
card-education = Education
card-education-1 = You may recycle one card, the highest in your Influence. If you did, draw a card two higher than the highest one left there (if none is left, draw a [2]).
card-feudalism = Feudalism
card-feudalism-1 = I demand that you transfer one card with a [castle] from your Hand to mine.
card-feudalism-2 = You may splay your yellow pile or your purple pile left.

## Age 4

card-colonialism = Colonialism
card-colonialism-1 = Draw a [3] and archive it. With a [crown] on it, do this Dogma again.
card-gunpowder = Gunpowder
card-gunpowder-1 = I demand that you transfer one of your Active cards with a [castle] to my Influence.
card-gunpowder-2 = If anyone transferred a card because of the demand, draw a [2] and score it.
card-anatomy = Anatomy
card-anatomy-1 = I demand that you recycle one card from your Influence. If you did, also recycle one of your Active cards of the same value (if you have one).
card-perspective = Perspective
card-perspective-1 = You may recycle one card from your Hand. If you did, score one card from your Hand for every two [lightbulb] in your Zone (rounded down).
card-invention = Invention
card-invention-1 = You may choose one of your piles that is splayed left and splay it right. If you did, draw a [4] and score it.
card-invention-2 = If you have five splayed piles, no matter in which directions, dominate the Wonder Domain.
card-navigation = Navigation
card-navigation-1 = I demand that you transfer one [2] or one [3], if you have any there, from your Influence to mine.
card-experimentation = Experimentation
card-experimentation-1 = Draw a [5] and put it in play.
card-printing-press = Printing Press
card-printing-press-1 = You may recycle one card from your Influence. If you did, draw a card two higher than your purple Active card (if you have none, draw a [2]).
card-printing-press-2 = You may splay your blue pile right.
card-enterprise = Enterprise
card-enterprise-1 = I demand that you transfer one of your Active cards with a [crown], but not a purple one, to my Zone. If you did, draw a [4] and put it in play.
card-enterprise-2 = You may splay your green pile right.
card-reformation = Reformation
card-reformation-1 = You may archive cards from your Hand: if so, exactly one for every two [leaf] in your Zone (rounded down), as far as your Hand allows.
card-reformation-2 = You may splay your yellow pile or your purple pile right.

## Age 5

card-coal = Coal
card-coal-1 = Draw a [5] and archive it.
card-coal-2 = You may splay your red pile right.
card-coal-3 = You may choose one of your Active cards and score it. If you did, score the card that was beneath it too.
card-the-pirate-code = The Pirate Code
card-the-pirate-code-1 = I demand that you transfer two cards, each of value [4] or lower, from your Influence to mine.
card-the-pirate-code-2 = If anyone transferred a card because of the demand, score the lowest of your Active cards that have a [crown].
card-statistics = Statistics
card-statistics-1 = I demand that you draw one card, the highest in your Influence, into your Hand. If you did and it is now the only card in your Hand, do this Dogma again.
card-statistics-2 = You may splay your yellow pile right.
card-steam-engine = Steam Engine
card-steam-engine-1 = Draw two [4] cards, archiving each as you draw it. Then score the card at the bottom of your yellow pile.
card-banking = Banking
card-banking-1 = I demand that you transfer one of your Active cards with a [factory], but not a green one, to my Zone. If you did, draw a [5] and score it.
card-banking-2 = You may splay your green pile right.
card-measurement = Measurement
card-measurement-1 = You may recycle one card from your Hand. If you did, choose any one of your piles, splay it right and draw a card whose value is the number of cards in it.
card-chemistry = Chemistry
card-chemistry-1 = You may splay your blue pile right.
card-chemistry-2 = Draw a card one higher than your highest Active card and score it. Then recycle one card from your Influence.
card-physics = Physics
card-physics-1 = Draw three [6] cards and show them. If at least two of them have the same color, recycle them and your whole Hand; otherwise they stay in your Hand.
card-astronomy = Astronomy
card-astronomy-1 = Draw a [6] and show it. If it is green or blue, put it in play and do this Dogma again; if not, it stays in your Hand.
card-astronomy-2 = If each of your Active cards, leaving purple aside, has a value of [6] or higher, dominate the Universe Domain.
card-societies = Societies
card-societies-1 = I demand that you transfer one of your Active cards with a [lightbulb], but not a purple one, to my Zone. If you did, draw a [5].

## Age 6

card-industrialization = Industrialization
card-industrialization-1 = For every two [factory] in your Zone (rounded down), draw a [6] and archive it.
card-industrialization-2 = You may splay your red pile or your purple pile right.
card-machine-tools = Machine Tools
card-machine-tools-1 = Draw a card of the same value as the highest card in your Influence (if it is empty, a [1]) and score it.
card-canning = Canning
card-canning-1 = You may draw a [6] and archive it. If you did, score each of your Active cards without a [factory]. Cards uncovered by this stay.
card-canning-2 = You may splay your yellow pile right.
card-vaccination = Vaccination
card-vaccination-1 = I demand that you recycle all cards of the lowest value in your Influence. If you recycled any, draw a [6] and put it in play.
card-vaccination-2 = If anyone recycled a card because of the demand, draw a [7] and put it in play.
card-classification = Classification
card-classification-1 = Choose a card in your Hand and show its color. Take every card of that color from all other players' Hands into yours, then put all cards of that color from your Hand in play. With an empty Hand, nothing happens.
card-metric-system = Metric System
card-metric-system-1 = If your green pile is splayed right, you may choose any one of your piles and splay it right.
card-metric-system-2 = You may splay your green pile right.
card-atomic-theory = Atomic Theory
card-atomic-theory-1 = You may splay your blue pile right.
card-atomic-theory-2 = Draw a [7] and put it in play.
card-encyclopedia = Encyclopedia
card-encyclopedia-1 = You may put the cards of the highest value in your Influence in play: all of them or none.
card-democracy = Democracy
card-democracy-1 = You may recycle as many cards from your Hand as you like. If you have by now recycled more cards than each other player through Democracy in this Activate action, draw an [8] and score it.
card-emancipation = Emancipation
card-emancipation-1 = I demand that you transfer one card from your Hand to my Influence. If you did, draw a [6].
card-emancipation-2 = You may splay your red pile or your purple pile right.

## Age 7

card-combustion = Combustion
card-combustion-1 = I demand that you transfer two cards from your Influence to mine.
card-explosives = Explosives
card-explosives-1 = I demand that you transfer the three highest cards in your Hand to mine. If you transferred any and your Hand is now empty, draw a [7].
card-refrigeration = Refrigeration
card-refrigeration-1 = I demand that you recycle cards from your Hand: half of them, rounded down.
card-refrigeration-2 = You may choose one card in your Hand and score it.
card-sanitation = Sanitation
card-sanitation-1 = I demand that you exchange the two highest cards of your Hand with the single lowest card of mine.
card-bicycle = Bicycle
card-bicycle-1 = You may exchange your whole Hand with your whole Influence: every card or none.
card-electricity = Electricity
card-electricity-1 = Recycle each of your Active cards without a [factory]; cards uncovered by this stay. Then draw an [8] for each card recycled.
card-evolution = Evolution
card-evolution-1 = You may do one of two things: draw an [8], score it and then recycle one card from your Influence; or draw a card one higher than the highest card in your Influence (if it is empty, a [1]).
card-publications = Publications
card-publications-1 = You may choose one of your piles and put its cards in any order.
card-publications-2 = You may splay your yellow pile or your blue pile up.
card-lighting = Lighting
card-lighting-1 = You may archive one, two or three cards from your Hand. For each different value among them, draw a [7] and score it.
card-railroad = Railroad
card-railroad-1 = Recycle your whole Hand. Then draw three [6] cards.
card-railroad-2 = You may choose one of your piles that is splayed right and splay it up.

## Age 8

card-flight = Flight
card-flight-1 = If your red pile is splayed up, you may choose any one of your piles and splay it up.
card-flight-2 = You may splay your red pile up.
card-mobility = Mobility
card-mobility-1 = I demand that, of your Active cards that are not red and have no [factory], you transfer the two highest to my Influence (not cards uncovered by this). If you transferred any, draw an [8].
card-antibiotics = Antibiotics
card-antibiotics-1 = You may recycle one, two or three cards from your Hand. For each different value among them, draw two [8] cards.
card-skyscrapers = Skyscrapers
card-skyscrapers-1 = I demand that you transfer one of your Active cards with a [clock], but not a yellow one, to my Zone. If you did, score the card that was beneath it and recycle the rest of that pile.
card-corporations = Corporations
card-corporations-1 = I demand that you transfer one of your Active cards with a [factory], but not a green one, to my Influence. If you did, draw an [8] and put it in play.
card-corporations-2 = Draw an [8] and put it in play.
card-mass-media = Mass Media
card-mass-media-1 = You may recycle one card from your Hand. If you did, choose a value and recycle all cards of that value from the Influence of all players, yours included.
card-mass-media-2 = You may splay your purple pile up.
card-quantum-theory = Quantum Theory
card-quantum-theory-1 = You may recycle one or two cards from your Hand. If you recycled two, draw a [10], then draw another [10] and score it.
card-rocketry = Rocketry
card-rocketry-1 = For every two [clock] in your Zone (rounded down), recycle one card from the Influence of another player you choose.
card-empiricism = Empiricism
card-empiricism-1 = Choose two colors, then draw a [9] and show it. If it has one of these colors, put it in play and you may splay that pile up; if not, it stays in your Hand.
card-empiricism-2 = With at least twenty [lightbulb] in your Zone, you win.
card-socialism = Socialism
card-socialism-1 = You may archive your whole Hand: every card or none. If at least one of those cards was purple, take all cards of the lowest value in each other player's Hand into yours.

## Age 9

card-composites = Composites
card-composites-1 = I demand that you keep one card in your Hand and transfer the others to my Hand. Also transfer one card, the highest in your Influence, to my Influence.
card-fission = Fission
card-fission-1 = I demand that you draw a [10]. If it is red, all cards in every Hand, Zone and Influence are discarded from the game and the Activate action ends at once; if not, it stays in your Hand.
card-fission-2 = Choose an Active card in any player's Zone, except Fission, and recycle it.
card-ecology = Ecology
card-ecology-1 = You may recycle one card from your Hand. If you did, score another card from your Hand and draw two [10] cards.
card-suburbia = Suburbia
card-suburbia-1 = You may archive as many cards from your Hand as you like. For each one, draw a [1] and score it.
card-collaboration = Collaboration
card-collaboration-1 = I demand that you draw two [9] cards and show them. Transfer the one I choose to my Zone, and put the other in play in yours.
card-collaboration-2 = With at least ten green cards in your Zone, covered ones included, you win.
card-satellites = Satellites
card-satellites-1 = Recycle your whole Hand. Then draw three [8] cards.
card-satellites-2 = You may splay your purple pile up.
card-satellites-3 = Put one card from your Hand in play. Then carry out its Cooperative Dogmas by yourself; nobody cooperates.
card-computers = Computers
card-computers-1 = You may splay your red pile or your green pile up.
card-computers-2 = Draw a [10] and put it in play. Then carry out its Cooperative Dogmas by yourself; nobody cooperates.
card-genetics = Genetics
card-genetics-1 = Draw a [10] and put it in play. Then score every card beneath it.
card-services = Services
card-services-1 = I demand that you transfer all cards of the highest value in your Influence to my Hand. If you transferred any, choose an Active card without a [leaf] in my Zone and transfer it to your Hand.
card-specialization = Specialization
card-specialization-1 = Show one card from your Hand. Take the Active card of that color from every other player's Zone into your Hand.
card-specialization-2 = You may splay your yellow pile or your blue pile up.

## Age 10

card-miniaturization = Miniaturization
card-miniaturization-1 = You may recycle one card from your Hand. If it was a [10], draw a [10] for each different value among the cards in your Influence.
card-robotics = Robotics
card-robotics-1 = Score your green Active card. Then draw a [10], put it in play and carry out its Cooperative Dogmas by yourself; nobody cooperates.
card-globalization = Globalization
card-globalization-1 = I demand that you recycle one of your Active cards with a [leaf].
card-globalization-2 = Draw a [6] and score it. Then, if no player has more [leaf] than [factory] in their Zone, the player with the most Influence points wins; if several tie for it, nobody does.
card-stem-cells = Stem Cells
card-stem-cells-1 = You may score your whole Hand: every card or none.
card-databases = Databases
card-databases-1 = I demand that you recycle cards from your Influence: half of them, rounded up.
card-self-service = Self Service
card-self-service-1 = Choose another Active card in your Zone and carry out its Cooperative Dogmas by yourself; nobody cooperates.
card-self-service-2 = If every other player has fewer Dominations than you, you win.
card-bioengineering = Bioengineering
card-bioengineering-1 = Choose an Active card with a [leaf] in any other player's Zone and transfer it to your Influence.
card-bioengineering-2 = If at least one player has two or fewer [leaf] in their Zone, the player with the most [leaf] wins; if several tie for it, nobody does.
card-software = Software
card-software-1 = Draw a [10] and score it.
card-software-2 = Draw two [10] cards, putting each in play as you draw it. Then carry out the second one's Cooperative Dogmas by yourself; nobody cooperates.
card-ai = A.I.
card-ai-1 = Draw a [10] and score it.
card-ai-2 = If Robotics and Software are both Active cards, in one Zone or in two, the player with the fewest Influence points wins; if several tie for it, nobody does.
card-the-internet = The Internet
card-the-internet-1 = You may splay your green pile up.
card-the-internet-2 = Draw a [10] and score it.
card-the-internet-3 = For every two [clock] in your Zone (rounded down), draw a [10] and put it in play.

## Special achievements

special-monument = Monument Domain
special-monument-rule = Yours at once when you score six cards, or archive six cards, within a single turn. Transferred and exchanged cards do not count.
special-monument-early = Masonry (Period [1]) also dominates it, if you put at least four cards with a [castle] in play through its Dogma.
special-empire = Military Domain
special-empire-rule = Yours at once when your Zone has at least three of each icon: [castle] [crown] [leaf] [lightbulb] [factory] [clock].
special-empire-early = Construction (Period [2]) also dominates it, if you have five Active cards and no other player does.
special-world = World Domain
special-world-rule = Yours at once when your Zone has at least twelve [clock].
special-world-early = Translation (Period [3]) also dominates it, if there is a [crown] on every one of your Active cards.
special-wonder = Wonder Domain
special-wonder-rule = Yours at once when you have all five colors in your Zone, each pile splayed right or up.
special-wonder-early = Invention (Period [4]) also dominates it, if you have five splayed piles, no matter in which directions.
special-universe = Universe Domain
special-universe-rule = Yours at once when you have five Active cards, each of value [8] or higher.
special-universe-early = Astronomy (Period [5]) also dominates it, if each of your Active cards, leaving purple aside, has a value of [6] or higher.
