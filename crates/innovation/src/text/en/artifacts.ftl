# English names and effects of the 105 cards of Artifacts of History, Deluxe edition of 2017, in our own words.

## Age 1

card-holmegaard-bows = Holmegaard Bows
card-holmegaard-bows-1 = I compel you to choose, among your top cards that have a [castle], the highest one and transfer it to my hand.
card-holmegaard-bows-2 = Draw one [2].
card-papyrus-of-ani = Papyrus of Ani
card-papyrus-of-ani-1 = From your hand, return one purple card. If you did, choose a set, draw a card two higher in value from it and show it. If it is purple, meld it and execute its non-demand effects by yourself; nobody shares them. If not, it stays in your hand.
card-pavlovian-tusk = Pavlovian Tusk
card-pavlovian-tusk-1 = Draw three cards, each with the value of your top green card (0 if you have none). Out of these three, return one and then score another; the third stays in your hand.
card-dancing-girl = Dancing Girl
card-dancing-girl-1 = I compel you to transfer Dancing Girl from wherever it lies, so that it ends up on your own board.
card-dancing-girl-2 = If this is your action, Dancing Girl lay on your board when it began, and since then it has been on the board of each other player, you win.
card-lurgan-canoe = Lurgan Canoe
card-lurgan-canoe-1 = From your hand, meld one card. Then score every other card of its color from your board. If you scored any, do this effect again.
card-xianrendong-shards = Xianrendong Shards
card-xianrendong-shards-1 = Show three cards from your hand, score two of them and then tuck the third. If you scored two and both have the same color, draw three [1] cards.
card-electrum-stater-of-efesos = Electrum Stater of Efesos
card-electrum-stater-of-efesos-1 = Draw a [3] and show it. If its color is missing from your board, meld it and do this effect again; if not, it stays in your hand.
card-jiskairumoko-necklace = Jiskairumoko Necklace
card-jiskairumoko-necklace-1 = I compel you to return one card from your score pile. If you did, transfer one of your achievements with that value (if you have one) to my achievements.
card-priest-king = Priest-King
card-priest-king-1 = From your hand, score one card. If you did and you have a top card of its color, execute that top card's non-demand effects by yourself; nobody shares them.
card-priest-king-2 = If you are eligible for at least one available achievement, claim one of those.
card-basur-hoyuk-tokens = Basur Hoyuk Tokens
card-basur-hoyuk-tokens-1 = Draw a [4] and show it. If you have a top card of its color and that card's name comes first in alphabetical order, return the drawn card and your whole score pile; if not, it stays in your hand.
card-sibidu-needle = Sibidu Needle
card-sibidu-needle-1 = Draw a [1] and show it. If one of your top cards has both its color and its value, score the drawn card and do this effect again; if not, it stays in your hand.
card-treaty-of-kadesh = Treaty of Kadesh
card-treaty-of-kadesh-1 = I compel you to return each of your top cards that has a demand effect (compels count too). Cards uncovered by this stay.
card-treaty-of-kadesh-2 = Score one of your top cards that has a demand effect (compels count too), but not a blue one.
card-ark-of-the-covenant = Ark of the Covenant
card-ark-of-the-covenant-1 = Return one card from your hand. If you did, transfer every card of its color to your score pile from the board of each player without a top Artifact, your own board included. After that, even if you returned nothing: if Ark of the Covenant is a top card on anyone's board, transfer it to your hand.
card-mask-of-warka = Mask of Warka
card-mask-of-warka-1 = Choose one of the five colors. All players, you included, show every card of that color in their hands. If nobody but you shows any, return those you showed and claim every available achievement whose value is among theirs, eligible or not.
card-tale-of-the-shipwrecked-sailor = Tale of the Shipwrecked Sailor
card-tale-of-the-shipwrecked-sailor-1 = Choose a color, then draw a [1]. From your hand, meld a card of the color you chose. If you did, splay that stack left.

## Age 2

card-babylonian-chronicles = Babylonian Chronicles
card-babylonian-chronicles-1 = I compel you to transfer one of your top cards with a [castle], but not a red one, to my board.
card-babylonian-chronicles-2 = Draw a [3] and score it.
card-chronicle-of-zuo = Chronicle of Zuo
card-chronicle-of-zuo-1 = If nobody has fewer [castle] on their board than you, draw a [2]. If nobody has fewer [crown] than you, draw a [3]. If nobody has fewer [lightbulb] than you, draw a [4].
card-holy-grail = Holy Grail
card-holy-grail-1 = Return one card from your hand. If you did, claim an available achievement with its value, eligible or not.
card-terracotta-army = Terracotta Army
card-terracotta-army-1 = I compel you to return one of your top cards without a [castle].
card-terracotta-army-2 = From your hand, score one card without a [castle].
card-baghdad-battery = Baghdad Battery
card-baghdad-battery-1 = From your hand, meld two cards. If you melded two, they have the same color and they come from different sets, draw five [2] cards, scoring each as you draw it.
card-holy-lance = Holy Lance
card-holy-lance-1 = I compel you to transfer one of your top cards that is an Artifact to my board.
card-holy-lance-2 = If one of your top cards is Holy Grail, you win.
card-rosetta-stone = Rosetta Stone
card-rosetta-stone-1 = Choose a set and draw two [2] cards from it. Meld one of them, then transfer the other to the board of an opponent you choose.
card-seikilos-epitaph = Seikilos Epitaph
card-seikilos-epitaph-1 = Draw a [3] and meld it. Then meld the card at the bottom of that stack and execute its non-demand effects by yourself; nobody shares them.
card-cyrus-cylinder = Cyrus Cylinder
card-cyrus-cylinder-1 = Choose a top purple card, other than this one, on anyone's board and execute its non-demand effects by yourself; nobody shares them. Then choose one stack on anyone's board and splay it left.
card-dead-sea-scrolls = Dead Sea Scrolls
card-dead-sea-scrolls-1 = Draw an Artifact with the same value as your highest top card (0 if you have none).

## Age 3

card-excalibur = Excalibur
card-excalibur-1 = I compel you to transfer one of your top cards to my board; it must be higher than my top card of its color (if I have none, any will do).
card-mjolnir-amulet = Mjolnir Amulet
card-mjolnir-amulet-1 = I compel you to choose one of your top cards and transfer the whole stack of its color from your board to my score pile.
card-along-the-river-during-the-qingming-festival = Along the River during the Qingming Festival
card-along-the-river-during-the-qingming-festival-1 = Draw a [4] and show it. Tuck it if it is yellow, score it if it is purple. With any other color, it stays in your hand and you do this effect again.
card-moylough-belt-shrine = Moylough Belt Shrine
card-moylough-belt-shrine-1 = I compel you to show your whole hand and to transfer the card I pick from it to my board.
card-beauvais-cathedral-clock = Beauvais Cathedral Clock
card-beauvais-cathedral-clock-1 = Draw a [4] and show it; it stays in your hand. Splay your stack of its color right.
card-philosophers-stone = Philosopher's Stone
card-philosophers-stone-1 = Return one card from your hand. If you did, score as many cards from your hand as the returned card's value says (as far as your hand allows).
card-charter-of-liberties = Charter of Liberties
card-charter-of-liberties-1 = From your hand, tuck one card. If you did, splay that stack left; then choose a splayed stack on anyone's board and execute the non-demand effects of its top card by yourself; nobody shares them.
card-dunhuang-star-chart = Dunhuang Star Chart
card-dunhuang-star-chart-1 = Return your whole hand. Then draw a card whose value is the number of cards returned.
card-necronomicon = Necronomicon
card-necronomicon-1 = Draw a [3] and show it; it goes to your hand. If it is yellow, return your whole hand, this card included. If it is green, unsplay all your stacks. If it is red, return your whole score pile. If it is blue, draw a [9]. If it is purple, nothing more happens.
card-shroud-of-turin = Shroud of Turin
card-shroud-of-turin-1 = Return one card from your hand. If you did, return your top card of its color and also one card of that color from your score pile. If all three were returned, claim any available standard achievement, eligible or not.

## Age 4

card-east-india-company-charter = East India Company Charter
card-east-india-company-charter-1 = Choose a value, but not [5]. All cards of that value in all score piles are returned. For each player whose score pile lost a card this way, draw a [5] and score it.
card-tortugas-galleon = Tortugas Galleon
card-tortugas-galleon-1 = I compel you to transfer all cards of the highest value in your score pile to mine. If you transferred any, also transfer one of your top cards of that same value (if you have one) to my board.
card-mona-lisa = Mona Lisa
card-mona-lisa-1 = Choose a color and a number (0 is allowed). Then draw five [4] cards and show your whole hand. If the number of cards of the chosen color in it is exactly yours, score those cards and splay your stack of that color right; if not, return your whole hand.
card-moses = Moses
card-moses-1 = I compel you to transfer each of your top cards with a [crown] to my score pile. Cards uncovered by this stay.
card-moses-2 = Score one of your top cards with a [crown].
card-hunt-lenox-globe = Hunt-Lenox Globe
card-hunt-lenox-globe-1 = With three or fewer cards in your hand, return each of your top cards except the green one (cards uncovered by this stay) and draw a [5] for each card returned. Then, whatever your hand was, meld one card from it.
card-molasses-reef-caravel = Molasses Reef Caravel
card-molasses-reef-caravel-1 = Return your whole hand, then draw three [4] cards. From your hand, meld a blue card and then score one card. Finally, return one card from your score pile.
card-delft-pocket-telescope = Delft Pocket Telescope
card-delft-pocket-telescope-1 = Return one card from your score pile. If you did, draw a [5] and a [6]. Show one of these two that shares at least one kind of icon with the returned card; both stay in your hand. If neither does, return both and do this effect again.
card-petition-of-right = Petition of Right
card-petition-of-right-1 = I compel you to transfer cards from your score pile to mine: one for each of your top cards with a [castle].
card-abell-gallery-harpsichord = Abell Gallery Harpsichord
card-abell-gallery-harpsichord-1 = Look at the values of your top cards. For each value that only a single one of them has, draw a card of that value and score it, going from the lowest to the highest.
card-cross-of-coronado = Cross of Coronado
card-cross-of-coronado-1 = Show your whole hand. If it is exactly five cards, one of each color, you win.

## Age 5

card-bill-of-rights = Bill of Rights
card-bill-of-rights-1 = I compel you to choose a color of which your board shows more cards than mine. Transfer all your cards of that color to my board one by one, starting with the bottom card, so that your top card ends up on top.
card-ship-of-the-line-sussex = Ship of the Line Sussex
card-ship-of-the-line-sussex-1 = If your score pile is empty, choose a color and score your whole stack of it. If it is not empty, return your whole score pile.
card-gujin-tushu-jinsheng = Gujin Tushu Jinsheng
card-gujin-tushu-jinsheng-1 = Only if Gujin Tushu Jinsheng is on your board: choose another top card, on the board of any other player, and execute all its effects, demands included, as if they stood on this card; nobody shares them.
card-the-daily-courant = The Daily Courant
card-the-daily-courant-1 = Choose a value, draw a card of that value and put it on top of the supply pile of its age. Then choose another of your top cards and execute all its effects, demands included, as if they stood on this card; nobody shares them.
card-barque-longue-la-belle = Barque-Longue La Belle
card-barque-longue-la-belle-1 = Draw a [5] and meld it. Unless it is green, do this effect again.
card-hudsons-bay-company-archives = Hudson's Bay Company Archives
card-hudsons-bay-company-archives-1 = From each of your stacks, score the card at the bottom. Then choose a card in your score pile, meld it and splay that stack right.
card-boerhavve-silver-microscope = Boerhavve Silver Microscope
card-boerhavve-silver-microscope-1 = Return two cards: the lowest of your hand and the lowest of your top cards. Then add up the values of what you returned, draw a card of that value and score it.
card-principia = Principia
card-principia-1 = Return each of your top cards except the blue one; cards uncovered by this stay. Then, for each card returned, draw a card one higher in value and meld it, going from the lowest to the highest.
card-almira-queen-of-the-castle = Almira, Queen of the Castle
card-almira-queen-of-the-castle-1 = From your hand, meld one card. If you did, claim an available achievement with its value, eligible or not.
card-sandham-room-cricket-bat = Sandham Room Cricket Bat
card-sandham-room-cricket-bat-1 = Draw a [6] and show it; it stays in your hand. If it is red, claim any available standard achievement, eligible or not.

## Age 6

card-frigate-constitution = Frigate Constitution
card-frigate-constitution-1 = I compel you to show one card from your hand. If you did and at least one of my top cards has its value, return the shown card and your whole stack of its color; if not, it stays in your hand.
card-us-declaration-of-independence = U.S. Declaration of Independence
card-us-declaration-of-independence-1 = I compel you to transfer three cards: from your hand the highest one to my hand, from your score pile the highest one to my score pile, and from your top cards with a [factory] the highest one to my board.
card-pride-and-prejudice = Pride and Prejudice
card-pride-and-prejudice-1 = Draw a [6] and meld it. If none of the other colors has fewer visible cards on your board than the melded card's color (a color you do not have counts as 0), score the melded card and do this effect again.
card-stamp-act = Stamp Act
card-stamp-act-1 = I compel you to transfer one card with the value of your top yellow card from your score pile to mine. If you did, return one card with the value of your top green card from your score pile.
card-buttonwood-agreement = Buttonwood Agreement
card-buttonwood-agreement-1 = Choose three colors, then draw an [8] and show it. If it has one of these colors, score it and splay your stack of that color up. If not, it stays in your hand, and you return all cards of its color from your score pile and unsplay your stack of that color.
card-the-wealth-of-nations = The Wealth of Nations
card-the-wealth-of-nations-1 = Draw a [1] and score it. Then take one fifth, rounded up, of the sum of all card values in your score pile, draw a card of that value and score it.
card-kilogram-of-the-archives = Kilogram of the Archives
card-kilogram-of-the-archives-1 = Return one card from your hand, then return one of your top cards. If both were returned and their values make ten together, draw a [10] and score it.
card-puffing-billy = Puffing Billy
card-puffing-billy-1 = Return one card from your hand. If you did, count each kind of icon visible in your stack of its color and draw a card whose value is the largest of these counts. Then splay that stack right.
card-marcha-real = Marcha Real
card-marcha-real-1 = From your hand, show two cards and return them. If their values are the same, draw a card one higher in value. If their colors are the same, claim any available standard achievement, eligible or not.
card-moonlight-sonata = Moonlight Sonata
card-moonlight-sonata-1 = Choose the stack with your highest top card and meld the card at its bottom. Then claim any available standard achievement, eligible or not.

## Age 7

card-jedliks-electromagnetic-self-rotor = Jedlik's Electromagnetic Self-Rotor
card-jedliks-electromagnetic-self-rotor-1 = Draw an [8] and score it. Then draw another [8] and meld it. If an achievement of value 8 is available, claim it, eligible or not.
card-submarine-h-l-hunley = Submarine H. L. Hunley
card-submarine-h-l-hunley-1 = I compel you to draw a [7], meld it and show the card at the bottom of that stack. If the card shown is a [1], return the whole stack.
card-colt-paterson-revolver = Colt Paterson Revolver
card-colt-paterson-revolver-1 = I compel you to show your whole hand and then draw a [7], which you show too. If another card in your hand has its color, return your whole hand and your whole score pile.
card-singer-model-27 = Singer Model 27
card-singer-model-27-1 = From your hand, tuck one card. If you did, splay that stack up and then tuck every card of its color from your score pile.
card-hansen-writing-ball = Hansen Writing Ball
card-hansen-writing-ball-1 = I compel you to draw four [7] cards, then to meld a blue card from your hand, and then to transfer the rest of your hand to mine.
card-hansen-writing-ball-2 = Draw a [7] and show it. Without a [clock] on it, tuck it and do this effect again; with one, it stays in your hand.
card-international-prototype-metre-bar = International Prototype Metre Bar
card-international-prototype-metre-bar-1 = Choose a value, draw a card of that value, meld it and splay its stack up. If that stack now has exactly as many visible cards as the melded card's value, you win; if not, return the melded card.
card-corvette-challenger = Corvette Challenger
card-corvette-challenger-1 = Draw an [8], tuck it and splay its stack up. Then draw a card whose value is the number of visible cards in that stack and score it.
card-periodic-table = Periodic Table
card-periodic-table-1 = Choose two of your top cards with the same value. If you did, draw a card one higher in value and meld it. If it now covers one of the two you chose, do this effect again.
card-roundhay-garden-scene = Roundhay Garden Scene
card-roundhay-garden-scene-1 = From your score pile, meld the highest card. Draw two cards of its value (0 if you melded none), scoring each as you draw it. Then execute all effects of the melded card, demands included, as if they stood on this card; nobody shares them.
card-the-communist-manifesto = The Communist Manifesto
card-the-communist-manifesto-1 = Draw as many [7] cards as there are players in the game, and show them. Transfer one of them to each player's board, your own included; you decide who gets which. Then execute the non-demand effects of the one you got by yourself; nobody shares them.

## Age 8

card-battleship-bismarck = Battleship Bismarck
card-battleship-bismarck-1 = I compel you to draw an [8] and show it; it stays in your hand. Return your whole stack of its color.
card-battleship-yamato = Battleship Yamato
card-plush-beweglich-rod-bear = Plush Beweglich Rod Bear
card-plush-beweglich-rod-bear-1 = Choose a value and splay up each of your stacks whose top card has it. Then all cards of that value in all score piles are returned.
card-time = Time
card-time-1 = I compel you to transfer one of your top cards with a [clock], but not a yellow one, to my board. If you did, do this effect again.
card-meiji-mura-stamp-vending-machine = Meiji-Mura Stamp Vending Machine
card-meiji-mura-stamp-vending-machine-1 = Return one card from your hand. Draw three cards of its value (0 if you returned none), scoring each as you draw it.
card-ocean-liner-titanic = Ocean Liner Titanic
card-ocean-liner-titanic-1 = From each of your stacks, score the card at the bottom.
card-earharts-lockheed-electra-10e = Earhart's Lockheed Electra 10E
card-earharts-lockheed-electra-10e-1 = Go through the values from eight down to one and at each return one of your top cards with that value, if you have one by then (cards uncovered on the way count). If that was eight cards, you win; if not, claim any available standard achievement, eligible or not.
card-parnell-pitch-drop = Parnell Pitch Drop
card-parnell-pitch-drop-1 = Draw a card one higher than your highest top card and meld it. If there are three [clock] on it, you win.
card-30-world-cup-final-ball = '30 World Cup Final Ball
card-30-world-cup-final-ball-1 = I compel you to choose one of your standard achievements or relics and return it (special achievements and decrees are safe).
card-30-world-cup-final-ball-2 = Draw an [8] and show it. If exactly one player has the highest top card of its color, that player gets the drawn card as a standard achievement, eligible or not, and you do this effect again. If not, it stays in your hand.
card-garlands-ruby-slippers = Garland's Ruby Slippers
card-garlands-ruby-slippers-1 = From your hand, meld an [8]. If that card has no effects at all, you win. If it has any, execute all of them, demands included, as if they stood on this card; nobody shares them.

## Age 9

card-united-nations-charter = United Nations Charter
card-united-nations-charter-1 = I compel you to transfer each of your top cards that has a demand effect (compels count too) to my score pile. Cards uncovered by this stay.
card-united-nations-charter-2 = If at least one of your top cards has a demand effect (compels count too), draw a [10].
card-velcro-shoes = Velcro Shoes
card-velcro-shoes-1 = I compel you to transfer one [9] from your hand to mine. If you did not, transfer one [9] from your score pile to mine. If you transferred no card at all, I win.
card-magnavox-odyssey = Magnavox Odyssey
card-magnavox-odyssey-1 = Draw two [10] cards, melding each as you draw it. If both have the same color, you win.
card-rock-around-the-clock = Rock Around the Clock
card-rock-around-the-clock-1 = Count your top cards with a [clock]. For each of them, draw a [9] and score it.
card-philips-compact-cassette = Philips Compact Cassette
card-philips-compact-cassette-1 = I compel you to unsplay each of your stacks.
card-philips-compact-cassette-2 = Choose two of your stacks and splay them up.
card-syncom-3 = Syncom 3
card-syncom-3-1 = Return your whole hand. Then draw five [9] cards and show them. If they are of five different colors, you win; if not, they stay in your hand.
card-luna-3 = Luna 3
card-luna-3-1 = Return your whole score pile. Then draw a card whose value is the number of cards returned and score it.
card-yeagers-bell-x-1a = Yeager's Bell X-1A
card-yeagers-bell-x-1a-1 = Draw a [9], meld it and execute all its effects, demands included, as if they stood on this card; nobody shares them. If there is a [clock] on that card, do this effect again afterwards.
card-marilyn-diptych = Marilyn Diptych
card-marilyn-diptych-1 = You may choose one card in your hand and score it. Then you may transfer one card of your choice from your score pile to your hand. If your score is now 25 points, no more and no less, you win.
card-the-big-bang = The Big Bang
card-the-big-bang-1 = Execute the non-demand effects of your top blue card by yourself; nobody shares them. If anything changed through this, draw a [10], remove it from the game and do this effect again.

## Age 10

card-exxon-valdez = Exxon Valdez
card-exxon-valdez-1 = I compel you to remove everything you have from the game: hand, score pile, board and achievements. You lose and are out of the game. If a single player is left after that, this player wins.
card-maldives = Maldives
card-maldives-1 = I compel you to keep two cards in your hand and return the others, and then to keep two cards in your score pile and return the others.
card-maldives-2 = Keep four cards in your score pile and return the others.
card-dolly-the-sheep = Dolly the Sheep
card-dolly-the-sheep-1 = You may score the card at the bottom of your yellow stack. Then you may draw a [1] and tuck it. If the card at the bottom of your yellow stack is now Domestication, you win; if not, meld the highest card from your hand and then draw a [10].
card-wheres-waldo = Where's Waldo?
card-wheres-waldo-1 = You win the game.
card-maastricht-treaty = Maastricht Treaty
card-maastricht-treaty-1 = If your score pile holds more cards than that of every other player, you win; a tie is not enough.
card-seikan-tunnel = Seikan Tunnel
card-seikan-tunnel-1 = If no stack on any board has more visible cards than your best one, you win; a tie is enough.
card-higgs-boson = Higgs Boson
card-higgs-boson-1 = Transfer your whole board, covered cards included, to your score pile. This does not count as scoring.
card-rover-curiosity = Rover Curiosity
card-rover-curiosity-1 = Draw a [10] from the Artifacts and meld it. Then execute all its effects, demands included, as if they stood on this card; nobody shares them.
card-delorean-dmc-12 = DeLorean DMC-12
card-delorean-dmc-12-1 = Only if DeLorean DMC-12 is a top card on someone's board: every top card on every board and every card in every hand is removed from the game. Cards uncovered by this stay.
card-twister = Twister
card-twister-1 = I compel you to show your whole score pile and, for each color in it, to meld one card of that color from there.
