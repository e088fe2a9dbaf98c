# English names of everything in Inventions, and the parts of which its rules are made: what tiles, cards and hexes do comes from a data
# file, so a rule is a message with places.

## Types, who drives them, and eras

type-economy = Economy
type-economy-rule = Traders drive economy. Each Economy invention you own makes your Economy tiles one citizen cheaper to build.
type-culture = Culture
type-culture-rule = Artisans drive culture. Each Culture invention you own makes your Culture tiles one citizen cheaper to build.
type-technology = Technology
type-technology-rule = Thinkers drive technology. Each Technology invention you own makes your Technology tiles one citizen cheaper to build.
specialist-trader = trader
specialist-artisan = artisan
specialist-thinker = thinker
aspiration-economy = Economy aspiration
aspiration-culture = Culture aspiration
aspiration-technology = Technology aspiration
aspiration-wild = wild aspiration
era-1 = Stone Age
era-2 = Neolithic
era-3 = Metal Age
era-4 = Classical and Middle Ages
era-5 = Modern Age
era-6 = Computer Age

## Amounts

count-ip = { $n } IP
count-influence = { $n } influence
count-trader = { $n ->
    [one] 1 trader
   *[other] { $n } traders
    }
count-artisan = { $n ->
    [one] 1 artisan
   *[other] { $n } artisans
    }
count-thinker = { $n ->
    [one] 1 thinker
   *[other] { $n } thinkers
    }
count-scholar = { $n ->
    [one] 1 scholar
   *[other] { $n } scholars
    }
count-citizen = { $n ->
    [one] 1 citizen
   *[other] { $n } citizens
    }
a-trader = a trader
a-artisan = an artisan
a-thinker = a thinker
a-scholar = a scholar
as-economy = { $n ->
    [one] as a trader
   *[other] as traders
    }
as-culture = { $n ->
    [one] as an artisan
   *[other] as artisans
    }
as-technology = { $n ->
    [one] as a thinker
   *[other] as thinkers
    }

## What tiles, cards, spaces and hexes give

benefit-nothing = nothing
benefit-ip = { $n } IP
benefit-influence = { $n } influence
benefit-scholars = { $n ->
    [one] 1 new scholar
   *[other] { $n } new scholars
    }
benefit-specialists-economy = { $n ->
    [one] 1 new trader
   *[other] { $n } new traders
    }
benefit-specialists-culture = { $n ->
    [one] 1 new artisan
   *[other] { $n } new artisans
    }
benefit-specialists-technology = { $n ->
    [one] 1 new thinker
   *[other] { $n } new thinkers
    }
benefit-specialists-any = { $n ->
    [one] 1 new specialist of your choice
   *[other] { $n } new specialists of your choice
    }
benefit-citizens = { $n ->
    [one] 1 new citizen in a region of your choice
   *[other] { $n } new citizens in a region of your choice
    }
benefit-action = the action { $action }
benefit-build = a build step at the usual price in influence
benefit-build-for = a build step for { $n } influence
benefit-discount = { $n ->
    [one] a discount of 1 citizen on the tile
   *[other] a discount of { $n } citizens on the tile
    }
benefit-economy-token = 1 Economy token
benefit-ready = { $n ->
    [one] 1 exhausted specialist back to work
   *[other] { $n } exhausted specialists back to work
    }
benefit-recall = citizens home from one region of the map
benefit-turn-order = a new place in turn order at the era change
benefit-aspirations = { $n } × { $aspiration }
benefit-ideas = { $n ->
    [one] 1 new idea
   *[other] { $n } new ideas
    }
benefit-and = { $first } and { $next }
benefit-or = { $first }, or { $next }
benefit-text = “{ $text }” (words that are not played)
benefit-unplayed = words that are not played

## Actions

action-present = Present an Idea
action-present-rule = Place one of your ideas in a region without a card, with as many citizens of its type as the Specialist tile there asks for; scholars fit any type. You gain what that tile shows. When your actions are done, you take a new idea for each presented one.
action-invent = Invent
action-invent-rule = Choose a presented idea, anybody's, to whose milestone you have access. One citizen of its type becomes the inventor; some cards exhaust further specialists. The card turns to its invention side, and you gain a Technology aspiration.
action-innovate = Innovate
action-innovate-rule = Choose an invention that is not yours and that nobody has improved. One citizen of its type becomes the innovator, and you gain a new specialist of that type. You may chain the action on the card.
action-share = Share an Invention
action-share-rule = Choose an invention with one of your citizens beside it. Its presenter scores the era of the card for each presenting citizen, the inventor keeps the card, the innovator gets a new citizen in the region. You take the region's Wealth tile or a wild aspiration. All citizens beside the card move to the region on the map.
action-call-specialists = Call Specialists
action-call-specialists-rule = Gain an Economy aspiration and bring one or more of your citizens home from one region of the map. Their type is that of the card in the region; if none is there, that of the rightmost idea in the display. You may chain the action of an invention you own.
action-gain-influence = Gain Influence
action-gain-influence-rule = Choose a region where you have the most citizens and no Influence token. As many citizens as your token asks for come home; you score the IP of the space it covers and gain influence for each of your face-up tokens. You may chain the action of one of them; it then turns face down for good.
action-travel = Travel
action-travel-rule = Gain a Culture aspiration and move one of your citizens to a connected region. If the sage is there, you may chain its Knowledge tile; the sage then joins your academy until the era ends.
action-eureka = Eureka
action-eureka-rule = Only if the Eureka display holds milestones of a later era than your own. Your old milestone becomes Common Knowledge, you take a new one with a citizen on it, and your era marker moves to a free space of its era and brings what is shown there.
action-send-diplomat = Send Diplomat
action-send-diplomat-rule = Send a specialist or scholar to a milestone with a free space and no citizen of yours. Then you may perform the milestone's action. If it belongs to another player of a later era, that player gains 1 influence.
action-call-diplomat = Call Diplomat
action-call-diplomat-rule = One of your citizens on a milestone comes home as a scholar. Then you may perform the milestone's action one last time.

## Regions

region-africa = Africa
region-middle-east = Middle East
region-europe = Europe
region-asia = Asia
region-australia = Australia
region-north-america = North America
region-south-america = South America
in-africa = in Africa
in-middle-east = in the Middle East
in-europe = in Europe
in-asia = in Asia
in-australia = in Australia
in-north-america = in North America
in-south-america = in South America
from-africa = from Africa
from-middle-east = from the Middle East
from-europe = from Europe
from-asia = from Asia
from-australia = from Australia
from-north-america = from North America
from-south-america = from South America
to-africa = to Africa
to-middle-east = to the Middle East
to-europe = to Europe
to-asia = to Asia
to-australia = to Australia
to-north-america = to North America
to-south-america = to South America

## Tiles, tokens, spaces and goals

tile-economy = Economy { $number }
tile-culture = Culture { $number }
tile-technology = Technology { $number }
tile-wealth = Wealth { $letter }
specialist-tile-present = Specialist tile “Present”
specialist-tile-invent = Specialist tile “Invent”
specialist-tile-share = Specialist tile “Share”
specialist-tile-ip = Specialist tile “IP”
specialist-tile-influence = Specialist tile “Influence”
specialist-tile-scholar = Specialist tile “Scholar”
specialist-tile-citizen = Specialist tile “Citizen”
knowledge-tile-present = Knowledge tile “Present”
knowledge-tile-invent = Knowledge tile “Invent”
knowledge-tile-share = Knowledge tile “Share”
knowledge-tile-innovate = Knowledge tile “Innovate”
knowledge-tile-call-specialists = Knowledge tile “Call Specialists”
knowledge-tile-gain-influence = Knowledge tile “Gain Influence”
knowledge-tile-citizen = Knowledge tile “Citizen”
token-present = Influence token “Present”
token-invent = Influence token “Invent”
token-innovate = Influence token “Innovate”
token-share = Influence token “Share”
token-influence = Influence token “+1 Influence”
goal-name = Private goal { $goal }
space-name = Era { $era }, space { $place }
hex-name = Hex { $hex }
influence-name = Influence { $influence }

## How Wealth tiles and private goals score

tiles-economy = Economy tile
tiles-culture = Culture tile
tiles-technology = Technology tile
tiles-wealth = Wealth tile
wealth-adjacent = { $ip } IP for each { $of } beside it on your progress map
wealth-adjacent-itself = { $ip } IP for itself and for each { $of } beside it on your progress map
wealth-count = { $ip } IP for each { $of } on your progress map
wealth-count-most = { $ip } IP for each { $of } on your progress map, for { $most } at most
wealth-pairs = { $ip } IP for each pair of one { $first } and one { $second } on your progress map
wealth-touching-pairs = { $ip } IP for each pair of one { $first } and one { $second } side by side on your progress map, every tile counting once
goal-region = { $ip } IP for each of your citizens { $where } on the map, and { $token } IP for an Influence token of yours there; { $max } at most
goal-inventions-of-type = { $ip } IP for each of your inventions of the type { $kind }; { $max } at most
goal-invention-sets = { $ip } IP for each set of three inventions of yours, one of every type; { $max } at most
goal-inventions-of-era = { $ip } IP for each of your inventions of era { $era } or later; { $max } at most
goal-inventions = { $beyond ->
    [0] { $ip } IP for each of your inventions; { $max } at most
   *[other] { $ip } IP for each of your inventions beyond { $beyond }; { $max } at most
    }
goal-invention-eras = { $ip } IP for each era from which you have an invention; { $max } at most
goal-regions-with-citizens = { $ip } IP for each region of the map with citizens of yours; { $max } at most
goal-influence-tokens = { $beyond ->
    [0] { $ip } IP for each of your Influence tokens in the regions; { $max } at most
   *[other] { $ip } IP for each of your Influence tokens in the regions beyond { $beyond }; { $max } at most
    }
goal-face-up-tokens = { $ip } IP for each of your face-up Influence tokens in the regions; { $max } at most
goal-diplomats = { $ip } IP for each of your citizens on a milestone; { $max } at most
goal-scholars = { $ip } IP for each scholar in your academy; { $max } at most
goal-majorities = { $ip } IP for each region of the map where you have more citizens than anybody else; { $max } at most
goal-society-era = by the era of your milestone: { $era2 } IP in era 2, { $era3 } in era 3, { $era4 } in era 4, { $era5 } in era 5, { $era6 } in era 6
formula-per = { $each ->
    [one] { $ip } IP per { $what }
   *[other] { $ip } IP for every { $each } of these: { $what }
    }{ $beyond ->
    [0] { "" }
    [one] ; the first does not count
   *[other] ; the first { $beyond } do not count
    }{ $max ->
    [0] { "" }
   *[other] ; { $max } at most
    }
formula-steps = counting each { $what }: { $steps }
formula-step = { $ip } IP from { $from }
formula-sum = { $terms }{ $max ->
    [0] { "" }
   *[other] ; { $max } together at most
    }
counted-set = set of { $things }
counted-citizens = citizen of yours on the map
counted-citizens-in = citizen of yours { $where } on the map
counted-regions = region of the map with citizens of yours
counted-majorities = region of the map where you have more citizens than anybody else
counted-supply = citizen in your supply
counted-scholars = scholar in your academy
counted-sages = sage in your academy
counted-diplomats = citizen of yours on a milestone
counted-specialists = specialist of yours at home
counted-specialists-economy = trader of yours at home
counted-specialists-culture = artisan of yours at home
counted-specialists-technology = thinker of yours at home
counted-exhausted = exhausted specialist of yours
counted-inventions = invention of yours
counted-inventions-of-type = invention of yours of the type { $kind }
counted-inventions-of-era = invention of yours of era { $era }
counted-inventions-from-era = invention of yours of era { $era } or later
counted-invention-eras = era from which you have an invention
counted-invention-types = type of which you have an invention
counted-ideas = idea in your hand
counted-tiles = { $tile } on your progress map
counted-tiles-in-display = tile in your tiles display
counted-empty-hexes = empty hex of your progress map
counted-tiles-beside = { $tile } beside it on your progress map
counted-empty-hexes-beside = empty hex beside it on your progress map
counted-neighbours = pair of tiles side by side on your progress map
counted-neighbouring-pairs = pair of { $first } and { $second } side by side on your progress map
counted-touching-pairs = pair of { $first } and { $second } side by side on your progress map, every tile counting once
counted-largest-group = { $tile } in the largest group that lies together on your progress map
counted-tokens = Influence token of yours in the regions
counted-tokens-in = Influence token of yours { $where }
counted-face-up-tokens = face-up Influence token of yours in the regions
counted-face-down-tokens = face-down Influence token of yours in the regions
counted-influence = influence
counted-economy-tokens = ready Economy token of yours
counted-era = era of your milestone (4 in era 4)
per-tile-any = tile
per-tile-progress = Progress tile
per-tile-economy = Economy tile
per-tile-culture = Culture tile
per-tile-technology = Technology tile
per-tile-wealth = Wealth tile

## Rules made of these parts

rule-economy = Once an era, in your turn, place an Economy token on it: it brings { $benefit }.
rule-culture = Each time you have performed { $action }, it brings { $benefit }.
rule-technology = Pairs { $one } and { $other }: after one of them you may chain the other, for a chain token and 1 influence. Then it lies face down for good. You may use one Technology tile a turn.
rule-wealth = At the end, if it lies on your progress map: { $scoring }.
rule-goal = At the end: { $scoring }. Only the better two of your three goals count.
rule-card = { $kind }, era { $era }: when it is shared, { $era } IP for each presenting citizen. To invent it you need access to the milestone { $milestone }.{ $exhausts }{ $scores } Its chain action: { $chain }.
rule-card-prehistoric = { $kind }, era 1: an invention that some player owns from the start. Its chain action: { $chain }.
exhausts-nothing = { "" }
exhausts-some = { " " }Inventing it also exhausts { $specialists }.
scores-nothing = { "" }
scores-ip = { " " }Inventing it brings { $ip } IP.
rule-milestone = A society with this milestone is in era { $era }. { $spaces ->
    [one] 1 diplomat can
   *[other] { $spaces } diplomats can
    } stand here; sending one and calling one home brings { $benefit }.
rule-specialist-tile = Presenting an idea here takes { $citizens ->
    [one] 1 citizen
   *[other] { $citizens } citizens
    } and brings { $benefit }.
rule-knowledge-tile = If you travel here and the sage is present, you may use it for a chain token: it brings { $benefit } and turns over. On its other side it brings { $ip } IP, as does every other Knowledge tile turned over; then all of them turn back.
rule-token = Placing it brings { $citizens ->
    [one] 1 citizen
   *[other] { $citizens } citizens
    } home from the region. While it lies face up, you may turn it down after Gain Influence, for a chain token, to perform { $action }.
rule-token-influence = It lies in the region where you claimed your first idea. While it lies face up, you may turn it down after Gain Influence, for a chain token and 1 influence gained.
rule-space = Whoever reaches era { $era } by Eureka may choose this space while it is free: it brings { $benefit }.
rule-hex = Building a tile here brings { $benefit }.
rule-region = Number { $number } on the migration path. Connected: { $neighbours }. Influence spaces: { $spaces } IP.
rule-influence = At the start of your turn: { $tokens ->
    [one] 1 chain token
   *[other] { $tokens } chain tokens
    }. At an era change: { $adjustment ->
    [0] no influence lost or gained
   *[other] { $adjustment } influence
    }. At the end: { $ip } IP.

## How sure a printed value is

remark-high = Reconstructed, likely: { $fields }.
remark-medium = Reconstructed, plausible: { $fields }.
remark-low = Reconstructed, a guess: { $fields }.
field-forum = the forum it is in
field-number = the number
field-influence-spaces = the influence spaces
field-rope = the connection { $to }
field-type = the type
field-chain = the chain action
field-exhaust = the specialists exhausted
field-ip = the IP
field-diplomat-spaces = the spaces for diplomats
field-diplomat-action = the action
field-benefit = the benefit
field-specialists = the number of citizens
field-idea-at-setup = whether an idea lies here at the start
field-citizens = the number of citizens
field-action = the action
field-actions = the actions
field-scoring = the scoring
field-hex = the place on the map
field-chain-tokens = the chain tokens
field-adjustment = the change at an era change

## Milestones

milestone-stone-bone-tools = Stone & Bone Tools
milestone-stone-bone-tools-story = Long before our own species, somebody struck one stone with another and held a sharp edge. The oldest such tools we know are more than three million years old.
milestone-control-of-fire = Control of Fire
milestone-control-of-fire-story = Fire gave warmth, light, safety and cooked meals. Hearths that early humans tended are several hundred thousand years old, and some traces are far older.
milestone-transport = Transport
milestone-transport-story = The first load was carried on somebody's back. Sledges and pack animals came much later and made the world smaller.
milestone-origin-of-language = Origin of Language
milestone-origin-of-language-story = Nobody knows when sounds became words. But without them no idea would have outlived the head it was born in.
milestone-agriculture = Agriculture
milestone-agriculture-story = Some twelve thousand years ago, people of the Fertile Crescent began to sow what they used to gather. Fields tied them to one place, and villages grew.
milestone-cotton = Cotton
milestone-cotton-story = At Mehrgarh, in today's Pakistan, cotton was known more than seven thousand years ago: a few threads of it survived inside a copper bead.
milestone-copper-smelting = Copper Smelting
milestone-copper-smelting-story = Around 5000 BCE the smiths of Belovode, in today's Serbia, melted copper out of green ore. A stone had become a metal.
milestone-mining = Mining
milestone-mining-story = People dug for flint, ochre and ore long before they could write about it. The pharaohs sent whole expeditions into the desert for copper, gold and turquoise.
milestone-iron = Iron
milestone-iron-story = At first iron fell from the sky and was dearer than gold. In Anatolia, in the time of the Hittites, people learned to win it from ore.
milestone-mathematics = Mathematics
milestone-mathematics-story = Scribes of Babylon and Egypt measured fields, shared out grain and reckoned taxes. Their tablets and papyri hold the oldest exercises we know.
milestone-sailing = Sailing
milestone-sailing-story = A vase from Egypt shows a boat with a square sail, more than five thousand years ago. From then on the wind did the rowing.
milestone-paper = Paper
milestone-paper-story = In China, plant fibers became thin sheets by the second century BCE. The court official Cai Lun is remembered for improving the craft in the year 105.
milestone-greek-fire = Greek Fire
milestone-greek-fire-story = In the seventh century, Byzantine ships sprayed a burning liquid that water could not put out. Its recipe was a secret of state and is lost.
milestone-crane = Crane
milestone-crane-story = Greek builders of the sixth century BCE lifted blocks of stone with ropes and winches. The Romans drove their cranes with treadwheels.
milestone-electricity = Electricity
milestone-electricity-story = Franklin flew his kite in 1752, Volta built the first battery, and Faraday found out how motion makes a current. A curiosity became a servant.
milestone-telegraph = Telegraph
milestone-telegraph-story = In the 1790s Chappe sent words from hill to hill with wooden arms. Half a century later, Morse sent them through a wire.
milestone-vaccination = Vaccination
milestone-vaccination-story = In 1796 Edward Jenner protected a boy from smallpox with the milder cowpox. Smallpox became the first human disease to be wiped out.
milestone-internal-combustion = Internal Combustion
milestone-internal-combustion-story = Nikolaus Otto's four-stroke engine of 1876 burned its fuel inside the cylinder. It was small enough to be taken along, and soon everything moved.
milestone-solar-cell = Solar Cell
milestone-solar-cell-story = In 1954 Bell Laboratories showed a cell of silicon that turned sunlight into useful current. Four years later such cells flew in space.
milestone-computer = Computer
milestone-computer-story = Machines that follow any list of instructions were imagined by Babbage and Lovelace and built in the 1940s. Since then they have shrunk from a hall to a pocket.
milestone-ai = AI
milestone-ai-story = The name was coined for a summer workshop in 1956. After decades of hope and disappointment, machines recognize pictures, translate and converse.

## Ideas and inventions

card-boats = Boats
card-boats-story = People reached Australia at least 50,000 years ago, and no bridge of land led there. The boats themselves have rotted long since.
card-cloth = Cloth
card-cloth-story = Lice tell the story: the kind that lives in clothes split off from its cousins perhaps 100,000 years ago. By then we must have worn some.
card-projectile = Projectile
card-projectile-story = Stone points from Ethiopia, about 280,000 years old, bear the marks of javelins that were thrown. The hunter could keep a distance.
card-star-map = Star Map
card-star-map-story = A small ivory plate, carved more than 32,000 years ago, shows a figure with raised arms. Some see the constellation Orion in it.
card-flute = Flute
card-flute-story = Forty thousand years ago, somebody in a cave of the Swabian Jura bored five holes into the wing bone of a vulture. Copies of it can be played today.
card-bread = Bread
card-bread-story = Charred crumbs from a hearth in the desert of Jordan are more than 14,000 years old. Bread is older than farming.
card-trade = Trade
card-trade-story = Some 300,000 years ago, toolmakers in Kenya used volcanic glass from dozens of kilometers away. Perhaps they walked; perhaps they bartered.
card-domestication-dog = Domestication: Dog
card-domestication-dog-story = The wolf became a companion at least 15,000 years ago, before any other animal and before any field. Who chose whom is still debated.
card-ceramics-pottery = Ceramics & Pottery
card-ceramics-pottery-story = The oldest fired clay we know is the figure of a woman, shaped in Moravia more than 25,000 years ago. Cooking pots followed thousands of years later.
card-domestication-horse = Domestication: Horse
card-domestication-horse-story = On the steppes of Kazakhstan, people kept and milked horses some 5,500 years ago. Today's horses descend from herds farther west.
card-seawall = Seawall
card-seawall-story = Off the coast of Israel lies a row of boulders, a hundred meters long. A village set it against the rising sea some 7,000 years ago, and lost.
card-wheel = Wheel
card-wheel-story = Wooden discs on an axle appear in Mesopotamia, the Caucasus and Europe almost at once, in the fourth millennium BCE. Where the first one rolled, nobody knows.
card-fermentation = Fermentation
card-fermentation-story = Jars from Jiahu in China held a drink of rice, honey and fruit as early as 7000 BCE. Letting things spoil in the right way became an art.
card-tanned-leather = Tanned Leather
card-tanned-leather-story = A raw hide rots or turns stiff. Bark, smoke or fat make leather of it, and people knew that many thousands of years ago.
card-irrigation = Irrigation
card-irrigation-story = At Choga Mami in Iraq, canals led water to the fields some 8,000 years ago. Grain grew where rain alone was never enough.
card-silk = Silk
card-silk-story = In China people unwound the cocoon of a moth, a thread of up to a kilometer. For many centuries nobody else knew how.
card-proto-city = Proto-City
card-proto-city-story = Places like Çatalhöyük held thousands of people without a street, a palace or a king. One entered a house through its roof.
card-plumbing = Plumbing
card-plumbing-story = Some 6,000 years ago, clay pipes carried waste water away in Mesopotamia. Clean water in, dirty water out: every city depends on it.
card-coins = Coins
card-coins-story = In Lydia, before 600 BCE, small lumps of gold and silver were stamped with a sign. One did not have to weigh them any more.
card-writing = Writing
card-writing-story = In Sumer, marks for sheep and jars of beer became signs for words more than 5,000 years ago. The first authors were accountants.
card-glass = Glass
card-glass-story = Beads came first, then vessels: around 1600 BCE, workshops of Mesopotamia melted sand and plant ash into something as bright as gems.
card-lighthouse = Lighthouse
card-lighthouse-story = A fire on a column showed the way into Piraeus, and the tower of Alexandria became a wonder of the world. The light says: here is land.
card-musical-notation = Musical Notation
card-musical-notation-story = A clay tablet from Nippur, written about 1400 BCE, tells how to play a song. Music could now travel without a musician.
card-steel = Steel
card-steel-story = A little carbon makes iron hard. Finds from Anatolia show that smiths could do it nearly 4,000 years ago.
card-mariners-compass = Mariner's Compass
card-mariners-compass-story = Chinese scholars marveled at a needle that points south; by about 1100 it guided ships. Clouds no longer hid the way.
card-catapult = Catapult
card-catapult-story = At Syracuse, around 399 BCE, craftsmen built machines that threw farther than any arm. Walls had to grow thicker.
card-eyeglasses = Eyeglasses
card-eyeglasses-story = In Italy, around 1286, somebody set two lenses in a frame. Scholars and craftsmen gained twenty years of work.
card-caravel = Caravel
card-caravel-story = Small, quick and able to sail close to the wind: with such ships the Portuguese felt their way along the coast of Africa.
card-printing-press = Printing Press
card-printing-press-story = Gutenberg of Mainz brought together movable type, oily ink and a screw press. Around 1455 his Bible was done, and books began to multiply.
card-windmill = Windmill
card-windmill-story = In Persia sails turned around an upright post more than a thousand years ago. They pumped water and ground grain.
card-steamboat = Steamboat
card-steamboat-story = In 1783 the Pyroscaphe paddled up the Saône by steam alone. It lasted a quarter of an hour.
card-dynamite = Dynamite
card-dynamite-story = Alfred Nobel tamed nitroglycerin by soaking it into a kind of earth, and patented it in 1867. His fortune pays for the prizes.
card-calculator = Calculator
card-calculator-story = In 1642 the young Blaise Pascal began to build a box of gears to help his father with taxes. It carried the tens by itself.
card-automobile = Automobile
card-automobile-story = In 1886 Carl Benz patented a carriage without horses. Two years later Bertha Benz took it, unasked, on the first long drive.
card-telephone = Telephone
card-telephone-story = Several inventors were close, but Bell got the patent in March 1876. “Mr. Watson, come here” were the first words.
card-light-bulb = Light Bulb
card-light-bulb-story = Many had made wires glow; Edison's carbon thread of 1879 kept glowing. Darkness became a matter of choice.
card-aircraft = Aircraft
card-aircraft-story = On a December day in 1903 the Wright brothers flew for twelve seconds. The longest flight of that day took less than a minute.
card-television = Television
card-television-story = In 1909 two Frenchmen sent letters as pictures, eight dots by eight. Before twenty years were over, one could recognize a face.
card-microscope = Microscope
card-microscope-story = Around 1620 two lenses in a tube opened a world that nobody had seen. Who put them there first is disputed.
card-locomotive = Locomotive
card-locomotive-story = In 1804 Richard Trevithick's engine pulled ten tons of iron along a Welsh tramway. It was slower than a horse, but it did not tire.
card-penicillin = Penicillin
card-penicillin-story = Back from a holiday in 1928, Alexander Fleming found mold in a dish, and around it no bacteria. Making a medicine of it took more than ten years.
card-high-density-battery = High-Density Battery
card-high-density-battery-story = In 1800 Volta piled up discs of metal and got a steady current. Every battery since then is a search for more of it in less space.
card-satellite = Satellite
card-satellite-story = On October 4, 1957, a ball of 58 centimeters circled the Earth and beeped. Anybody with a radio could listen.
card-machine-learning = Machine Learning
card-machine-learning-story = Instead of rules the machine is given examples, and it finds the rules itself. A program for checkers did so in the 1950s.
card-quantum-computing = Quantum Computing
card-quantum-computing-story = A quantum bit can be zero and one at a time. Many of them together promise answers that no ordinary computer would find in time.
card-solar-sail = Solar Sail
card-solar-sail-story = Light pushes, if ever so gently. In 2010 the Japanese probe IKAROS unfolded a sail, let the sun push it, and passed Venus.
card-internet = Internet
card-internet-story = In October 1969 two computers in California exchanged the letters L and O before one of them crashed. Today billions are connected.
card-reusable-rocket = Reusable Rocket
card-reusable-rocket-story = For sixty years rockets were thrown away after one flight. In December 2015 the lower stage of one that had just carried satellites up came back and landed upright.
