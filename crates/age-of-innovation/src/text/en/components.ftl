# English names and rules of all components of Age of Innovation, in our own words; values as on the printed tiles and, for the
# factions, in the first edition. Other options override some of them: tiles-english, tiles-german, factions-2024, neutral-palace-free.

## Terrains, in the order of the circle

terrain-desert = desert
terrain-plains = plains
terrain-swamp = swamp
terrain-lake = lake
terrain-forest = forest
terrain-mountain = mountain
terrain-wasteland = wasteland

## Planning displays

display-desert = Desert
display-desert-rule = At the start, once all first buildings stand, you use one free spade; no workshop is built with it.
display-plains = Plains
display-plains-rule = A step on the terraforming track costs you 1 coin instead of 5, besides the tool and the scholar.
display-swamp = Swamp
display-swamp-rule = You start with 1 scholar, and with 9 tokens in bowl II and 3 in bowl I instead of 7 and 5.
display-lake = Lake
display-lake-rule = You start with sailing 1. Your rewards on that track are 3 points at sailing 2 and 2 books of your choice at sailing 3.
display-forest = Forest
display-forest-rule = You start one level higher in every discipline, and with 8 tokens in bowl II and 4 in bowl I instead of 7 and 5.
display-mountain = Mountain
display-mountain-rule = Your income is 2 coins higher, and your first guild brings 3 coins instead of 2.
display-wasteland = Wasteland
display-wasteland-rule = You start with 1 book of your choice and a fourth tool. Your second innovation costs no additional book; the third still costs two.

## Disciplines

discipline-banking = Banking
discipline-banking-rule = From level 9 on: 3 coins in every income phase. Levels 3, 5, 7 and 12 bring 1, 2, 2 and 3 power when they are reached. Going beyond level 7 takes a key, and only one player can reach level 12.
discipline-law = Law
discipline-law-rule = From level 9 on: 6 power in every income phase. Levels 3, 5, 7 and 12 bring 1, 2, 2 and 3 power when they are reached. Going beyond level 7 takes a key, and only one player can reach level 12.
discipline-engineering = Engineering
discipline-engineering-rule = From level 9 on: 1 tool in every income phase. Levels 3, 5, 7 and 12 bring 1, 2, 2 and 3 power when they are reached. Going beyond level 7 takes a key, and only one player can reach level 12.
discipline-medicine = Medicine
discipline-medicine-rule = From level 9 on: 3 points in every income phase. Levels 3, 5, 7 and 12 bring 1, 2, 2 and 3 power when they are reached. Going beyond level 7 takes a key, and only one player can reach level 12.

## Buildings

building-workshop = Workshop
building-workshop-rule = Costs 1 tool and 2 coins and is built on an empty hex of your native terrain within reach. Power value 1. Each workshop on the map but the fifth adds 1 tool to your income.
building-guild = Guild
building-guild-rule = Upgraded from a workshop for 2 tools and 6 coins, or only 3 coins beside a building of another faction. Power value 2. Each guild adds 2 coins to your income, and 1 power (the third and the fourth: 2).
building-school = School
building-school-rule = Upgraded from a guild for 3 tools and 5 coins. Power value 2. You take a competency at once, and each school adds 1 scholar to your income.
building-palace = Palace
building-palace-rule = Upgraded from a guild for 4 tools and 6 coins, once a game. Power value 3. It brings its palace tile into play and spares you the 5 coins that innovations cost without it.
building-university = University
building-university-rule = Upgraded from a school for 5 tools and 8 coins, once a game. Power value 3. You take a competency at once and get 1 scholar more as income. A city with a university needs only three buildings.
building-tower = Tower
building-tower-rule = A neutral building of power value 2. The Omar start with one, and a competency brings one. It cannot be upgraded.
building-monument = Monument
building-monument-rule = A neutral building of power value 4. A city with it needs only two buildings. It cannot be upgraded.

## Tracks

track-sailing = Sailing
track-sailing-rule = Each step costs 1 scholar and 4 coins and carries your reach over one river hex more, up to three. Rewards: 2 points at 1, 2 books of your choice at 2, 4 points at 3. Lake starts at 1 and gets 3 points at 2 and the books at 3.
track-terraforming = Terraforming
track-terraforming-rule = Each step costs 1 scholar, 1 tool and 5 coins (Plains: 1 coin) and makes your spades one tool cheaper: 3, then 2, then 1. Rewards: 2 books of your choice for the first step, 6 points for the second.

## Factions

faction-blessed = Blessed
faction-blessed-rule = Start: 1 level in every discipline. At the end of each round you get the science bonus as if your level were 3 higher, even above 12.
faction-felines = Felines
faction-felines-rule = Start: 1 level in Banking and in Medicine. Each city tile you receive also brings 3 levels, split as you like, and 1 book of your choice.
faction-goblins = Goblins
faction-goblins-rule = Start: 1 level in Banking and in Engineering, and 1 tool. You get 2 coins for every spade you use.
faction-illusionists = Illusionists
faction-illusionists-rule = Start: 2 levels in Medicine. Power actions cost you 1 power less, and each brings you 3 points (4 points with five players).
faction-inventors = Inventors
faction-inventors-rule = Start: after the first buildings you take a competency of your choice, with the levels and books of its place.
faction-lizards = Lizards
faction-lizards-rule = Start: 2 levels of your choice. With each city tile you receive you also terraform and build with 1 free spade and a free workshop, which may go on any native hex within reach.
faction-moles = Moles
faction-moles-rule = Start: 2 levels in Engineering. When you terraform and build, you may pay 1 tool to tunnel under exactly one hex, to a target that is not beside your buildings: 4 points each time. Tunnels also connect your buildings in the final area scoring. As an action you may build a bridge for 1 tool, over land, too.
faction-monks = Monks
faction-monks-rule = Start: 1 level in Law. You place no workshops, only your university, after everybody else; with it you take a competency.
faction-navigators = Navigators
faction-navigators-rule = Start: 3 levels in Law. Every workshop you build beside a river hex brings 2 points.
faction-omar = Omar
faction-omar-rule = Start: 1 level in Banking and in Engineering, and a neutral tower as a third first building; you place the three in any order. Income: 2 power and 2 coins.
faction-philosophers = Philosophers
faction-philosophers-rule = Start: 2 levels in Banking. With every competency you get 1 more book of its discipline. Special action: 1 book of your choice.
faction-psychics = Psychics
faction-psychics-rule = Start: 1 level in Banking and in Medicine, and 1 tool. Special action: 5 power, and then you take another action at once.

## Innovations

innovation-deus-ex-machina = Deus Ex Machina
innovation-deus-ex-machina-rule = At once: 1 book of your choice and 1 level in every discipline. Special action: terraform and build with 1 free spade.
innovation-trading-routes = Trading Routes
innovation-trading-routes-rule = Each time you pass: 2 points for each of your guilds.
innovation-professors = Professors
innovation-professors-rule = Special action: 1 scholar and 3 points.
innovation-architecture = Architecture
innovation-architecture-rule = At once: 10 points, and 1 level of your choice for each different shape among your buildings.
innovation-census = Census
innovation-census-rule = At once: 8 points for 7 or 8 buildings, 12 for 9 or 10, 18 for 11 or more.
innovation-colleges = Colleges
innovation-colleges-rule = At once: 5 points for each of your schools.
innovation-league-of-cities = League of Cities
innovation-league-of-cities-rule = At once: 5 points for each of your city tiles.
innovation-libraries = Libraries
innovation-libraries-rule = At once: as many points as your two highest levels add up to.
innovation-communications = Communications
innovation-communications-rule = At once: 8 points if your buildings form 4 separate groups of neighbors, 12 for 5 groups, 18 for 6 or more.
innovation-sewerage = Sewerage
innovation-sewerage-rule = At once: 2 points for each of your workshops.
innovation-steam-power = Steam Power
innovation-steam-power-rule = At once: 1 scholar, and a free step on both tracks, sailing and terraforming, with their rewards.
innovation-steelworks = Steelworks
innovation-steelworks-rule = At once: 8 points for one bridge of yours, 12 for two, 18 for three.
innovation-workshop = Neutral Workshop
innovation-workshop-rule = At once: you place a neutral workshop. Income: 3 tools.
innovation-guild = Neutral Guild
innovation-guild-rule = At once: you place a neutral guild. Income: 5 coins.
innovation-school = Neutral School
innovation-school-rule = At once: you place a neutral school and take a competency, with the levels and books of its place.
innovation-university = Neutral University
innovation-university-rule = At once: you place a neutral university. It brings no competency, but a city with it needs only three buildings. Income: 2 points.
innovation-palace = Neutral Palace
innovation-palace-rule = At once: you place a neutral palace and add 2 new power tokens to bowl III. It brings no palace tile, and without your own palace later innovations still cost 5 coins more. Income: 4 power.
innovation-monument = Neutral Monument
innovation-monument-rule = At once: you place the monument, of power value 4, and get 7 points. A city with it needs only two buildings.

## Palaces

palace-1 = Palace of Tools
palace-1-rule = Income: 5 power. Special action: 2 tools.
palace-2 = Palace of Spades
palace-2-rule = Special action: terraform and build with 2 free spades.
palace-3 = Palace of Reversal
palace-3-rule = Income: 2 power. Special action: one of your schools becomes a guild again, if there is a guild on your display; you get 3 points and 1 tool. This counts as building a guild.
palace-4 = Palace of Guilds
palace-4-rule = Income: 2 power. Special action: upgrade a workshop to a guild for free.
palace-5 = Palace of Masters
palace-5-rule = Income: 4 power. At once: you take a competency, with the levels and books of its place.
palace-6 = Palace of Learning
palace-6-rule = Income: 2 power and 1 book of your choice. Special action: 2 levels in one discipline.
palace-7 = Palace of Schools
palace-7-rule = Income: 4 power. Each time you pass: 3 points for each of your schools.
palace-8 = Palace of Cities
palace-8-rule = Income: 2 power, 2 coins and 1 tool. Your cities need only a power value of 6 instead of 7; the number of buildings stays the same.
palace-9 = Palace of Flight
palace-9-rule = Income: 1 scholar. When you terraform and build, you may return 1 scholar to fly over one or two hexes, to a target that is not beside your buildings: 5 points each time. Flights also connect your buildings in the final area scoring.
palace-10 = Palace of Plenty
palace-10-rule = Income: 6 coins. At once: 12 power and 2 books of your choice.
palace-11 = Palace of the Key
palace-11-rule = Income: 1 tool. At once: a city tile of your choice with all it brings. It stays on the palace tile and marks no city on the map.
palace-12 = Palace of Workshops
palace-12-rule = Income: 8 power. Every workshop you build brings 2 points.
palace-13 = Palace of Trade
palace-13-rule = Special action: 3 coins and 1 book of your choice. Every guild you build brings 3 points.
palace-14 = Palace of Rivers
palace-14-rule = Income: 6 power. At once: up to 2 free steps on the sailing track, with their rewards. A city may span one river hex between your buildings, if you like; its tile then lies on that hex.
palace-15 = Palace of Great Works
palace-15-rule = Income: 6 power. At once, in an order of your choice: terraform and build with 2 free spades, build 2 bridges for free, take 2 books of your choice.
palace-16 = Palace of the Outpost
palace-16-rule = Income: 2 power and 1 book of your choice. At once: you may place one of your guilds for free on any empty hex of your native terrain, however far away. The hex may not be terraformed for it.
palace-17 = Palace of Glory
palace-17-rule = Income: 2 power. At once: 10 points.

## Round bonuses

bonus-river-workshop = Riverside workshops
bonus-river-workshop-rule = Every workshop you build beside a river hex brings 2 points. During your actions, your sailing counts one higher; not in the final scoring.
bonus-send-scholar = Travelling scholars
bonus-send-scholar-rule = Income: 1 scholar. Every scholar you send brings 2 points, also one that you return for a single level.
bonus-build-guild = Guild builders
bonus-build-guild-rule = Income: 3 power. Every guild you build brings 3 points.
bonus-pass-palace-university = Great houses
bonus-pass-palace-university-rule = Income: 1 tool. When you pass: 4 points for each of your palaces and universities.
bonus-spade = Free spade
bonus-spade-rule = Income: 1 book of your choice. Special action: terraform and build with 1 free spade.
bonus-bridge = Free bridge
bonus-bridge-rule = Income: 1 book of your choice. Special action: build a bridge for free.
bonus-knowledge = Free level
bonus-knowledge-rule = Income: 2 tools. Special action: 1 level in a discipline of your choice.
bonus-pass-school = School lessons
bonus-pass-school-rule = Income: 4 coins. When you pass: 1 level of your choice for each of your schools.
bonus-power-coins = Power and coins
bonus-power-coins-rule = Income: 4 power and 2 coins.
bonus-coins = Six coins
bonus-coins-rule = Income: 6 coins.

## Competencies

competency-tool-level = Tool and level
competency-tool-level-rule = Income: 1 tool and 1 level of your choice; if that is level 9, its income follows at once.
competency-points-coins = Points and coins
competency-points-coins-rule = Income: 3 points and 2 coins.
competency-book-power = Book and power
competency-book-power-rule = Income: 1 book of your choice and 1 power.
competency-tool-points-coins = Five points at once
competency-tool-points-coins-rule = At once: 1 tool, 5 points and 2 coins.
competency-two-spades = Two spades at once
competency-two-spades-rule = At once: terraform and build with 2 free spades.
competency-annexes = Two annexes
competency-annexes-rule = At once: 2 annexes. As an action you may place one at a building of yours that has none. The building's power value rises by 1, and it counts as two buildings for founding a city.
competency-four-power = Four power
competency-four-power-rule = Special action: 4 power.
competency-send-scholar = Points for scholars
competency-send-scholar-rule = Every scholar you send brings 2 points, also one that you return for a single level.
competency-tower = Tower with income
competency-tower-rule = At once: you place a neutral tower of power value 2. Income: 2 power and 2 coins.
competency-pass-cities = Points for cities
competency-pass-cities-rule = Each time you pass: 2 points for each of your city tiles.
competency-border-workshop = Border workshops
competency-border-workshop-rule = Every workshop you build on a border hex brings 3 points.
competency-pass-lowest = All-round knowledge
competency-pass-lowest-rule = Each time you pass: as many points as your lowest level.

## Power actions

power-bridge = Power action: bridge
power-bridge-rule = 3 power: build a bridge on a marked place without one; one of your buildings must stand at an end of it. The two hexes become adjacent.
power-scholar = Power action: scholar
power-scholar-rule = 3 power: 1 scholar.
power-tools = Power action: tools
power-tools-rule = 4 power: 2 tools.
power-coins = Power action: coins
power-coins-rule = 4 power: 7 coins.
power-one-spade = Power action: one spade
power-one-spade-rule = 4 power: terraform and build with 1 free spade.
power-two-spades = Power action: two spades
power-two-spades-rule = 6 power: terraform and build with 2 free spades.

## Book actions

books-power = Book action: power
books-power-rule = 1 book: 5 power.
books-levels = Book action: two levels
books-levels-rule = 1 book: 2 levels in one discipline.
books-coins = Book action: coins
books-coins-rule = 2 books: 6 coins.
books-guild = Book action: free guild
books-guild-rule = 2 books: upgrade a workshop to a guild for free.
books-guild-points = Book action: points for guilds
books-guild-points-rule = 2 books: 2 points for each of your guilds.
books-three-spades = Book action: three spades
books-three-spades-rule = 3 books: terraform and build with 3 free spades.

## City tiles

city-tools = City of tools
city-tools-rule = 4 points, 3 tools and a key.
city-books = City of books
city-books-rule = 5 points, 2 books of your choice and a key.
city-spades = City of spades
city-spades-rule = 5 points and a key; terraform and build at once with 2 free spades.
city-coins = City of coins
city-coins-rule = 6 points, 6 coins and a key.
city-levels = City of knowledge
city-levels-rule = 7 points, 1 level in every discipline and a key.
city-power = City of power
city-power-rule = 8 points, 8 power and a key.
city-scholar = City of scholars
city-scholar-rule = 8 points, 1 scholar and a key.

## Round score tiles

round-tile-workshop-law = Workshops and Law
round-tile-workshop-law-rule = Actions: 2 points for every workshop you build. End of the round: 1 scholar for every 3 levels in Law.
round-tile-workshop-banking = Workshops and Banking
round-tile-workshop-banking-rule = Actions: 2 points for every workshop you build. End of the round: 4 power for every 3 levels in Banking.
round-tile-guild-law = Guilds and Law
round-tile-guild-law-rule = Actions: 3 points for every guild you build. End of the round: 1 book of your choice for every 3 levels in Law.
round-tile-guild-medicine = Guilds and Medicine
round-tile-guild-medicine-rule = Actions: 3 points for every guild you build. End of the round: 1 spade, without building, for every 4 levels in Medicine.
round-tile-school-banking = Schools and Banking
round-tile-school-banking-rule = Actions: 4 points for every school you build. End of the round: 1 coin for every level in Banking.
round-tile-palace-university-medicine = Great houses and Medicine
round-tile-palace-university-medicine-rule = Actions: 5 points for every palace and university you build. End of the round: 1 tool for every 2 levels in Medicine.
round-tile-palace-university-banking = Great houses and Banking
round-tile-palace-university-banking-rule = Actions: 5 points for every palace and university you build. End of the round: 1 tool for every 2 levels in Banking.
round-tile-spade-engineering = Spades and Engineering
round-tile-spade-engineering-rule = Actions: 2 points for every spade you use, wherever it comes from. End of the round: 1 coin for every level in Engineering.
round-tile-level-medicine = Levels and Medicine
round-tile-level-medicine-rule = Actions: 1 point for every level you gain. End of the round: 1 book of your choice for every 3 levels in Medicine.
round-tile-city-engineering = Cities and Engineering
round-tile-city-engineering-rule = Actions: 5 points for every city tile you receive. End of the round: 1 spade, without building, for every 4 levels in Engineering.
round-tile-track-engineering = Tracks and Engineering
round-tile-track-engineering-rule = Actions: 3 points for every step on the sailing or terraforming track. End of the round: 1 scholar for every 3 levels in Engineering.
round-tile-innovation-law = Innovations and Law
round-tile-innovation-law-rule = Actions: 5 points for every innovation you develop. End of the round: 3 power for every 2 levels in Law.

## Additional scoring of the last round

final-tile-workshop = Last round: workshops
final-tile-workshop-rule = In round 6, every workshop you build brings 2 points.
final-tile-guild = Last round: guilds
final-tile-guild-rule = In round 6, every guild you build brings 3 points.
final-tile-school = Last round: schools
final-tile-school-rule = In round 6, every school you build brings 4 points.
final-tile-border-workshop = Last round: border workshops
final-tile-border-workshop-rule = In round 6, every workshop you build on a border hex brings 3 points.
