# How we read single cards; docs/rulings.md has the reasons. A line is a ruling.

-shown = The drawn card is shown to everybody, since its color decides.
-no-top-lacks = All existing top cards must fit; if there are none, they do.
-value-to-come = It looks at the value that will really be drawn, after empty ages have been skipped.
-before-draw = It comes first; which pile and which type are drawn is decided afterwards.
-echo-there = Whoever executes the card executes all echo effects visible in the stack where it lies, from the bottom up; those on their own board are not added.
-value-zero = If nothing was returned or melded, its value counts as 0, so the cards drawn are 1s.
-own-cards = Each player returns their own cards and chooses their order.
-without-bonuses = The values of the cards in the score pile count, without bonuses. It is not optional.
-really-splays = The color must be one that the splay changes, if there is any.
-standard = A standard achievement is any numbered one, claimed by an action or by an effect.
-demands = It reacts whenever its owner would execute a demand or a compel, whether that could move anything or not.
-boxed = It changes boxed values only.
-merged = The merged zones count as one for every effect, for points and for the Echoes rule.
-never-ends = After 30 karmas in one action no more react, so that an effect cannot repeat forever.

ruling-card-tools = As much as possible is done: with two cards in hand you may return both, without the draw.
ruling-card-fission = { -shown }
ruling-card-mysticism = { -shown }
ruling-card-rocketry =
    Nobody can choose among identical backs, so chance decides.
    The opponent is chosen separately for each card.
ruling-card-mass-media = Nobody can choose among identical backs, so chance decides the order of returned cards.
ruling-card-astronomy = { -no-top-lacks }
ruling-card-translation = { -no-top-lacks }
ruling-card-construction = In teams, the partner's board is ignored.
ruling-card-self-service = In teams, the achievements of the team are added up.
ruling-card-globalization = In teams, the points of the team are added up.
ruling-card-ai = In teams, single players are compared; a tie between partners does not count as one.
ruling-card-bioengineering = In teams, single players are compared; a tie between partners does not count as one.
ruling-card-road-building = In teams, the other player may be the partner (2017), but not in the 2011 edition.
ruling-card-democracy = In teams, it compares with opponents only.
ruling-card-the-wheel = For the first player the English titles decide, articles included: it sorts under T.
ruling-card-metalworking = { -never-ends }
ruling-card-ludwig-van-beethoven = { -never-ends }
ruling-card-rhazes =
    { -value-to-come }
    { -before-draw }
    So the tucked card can cause or prevent the draw of an Echoes card.
ruling-card-hatshepsut =
    { -value-to-come }
    { -before-draw }
ruling-card-su-song =
    { -value-to-come }
    { -before-draw }
    A card that it puts into the forecast at a dig can be promoted right afterwards.
ruling-card-samuel-de-champlain =
    { -value-to-come }
    A dig is no draw into the hand. A card drawn to be scored, melded, tucked or foreshadowed does not count as the fifth either.
ruling-card-alex-trebek =
    { -value-to-come }
    Any figure may be named; one that is found is shown.
ruling-card-isaac-newton = The free Draw action for sharing is a Draw action, so it reacts to it.
ruling-card-alhazen =
    The number of icons replaces the top card's value, even if it is lower.
    It counts for the free Draw action for sharing, too.
ruling-card-battleship-yamato =
    It is an 11 on a board and an 8 everywhere else; covering it digs nothing.
    It features no icon, so it is never offered for a Dogma or an Endorse action.
ruling-card-ptolemy = { -echo-there }
ruling-card-sergey-brin = { -echo-there }
ruling-card-sunshu-ao =
    The card is executed and goes to the hand; it is not melded.
    It uses the echo effects of its color on the board of whoever executes it.
ruling-card-stephen-hawking = Whoever executes one of these echo effects scores one of their own cards of that color.
ruling-card-susan-blackmore = Echo effects that Stephen Hawking lends can be chosen, by their color.
ruling-card-basur-hoyuk-tokens = English titles decide, so that the order is the same in every language.
ruling-card-dancing-girl = From the display it did not start on a board, so it does not win.
ruling-card-30-world-cup-final-ball = A standard achievement or a relic can be returned; special achievements and decrees are safe.
ruling-card-katana = A card uncovered by the first transfer can be the second.
ruling-card-exxon-valdez = The compelled player leaves the game with everything, and a team leaves together. The achievements are gone.
ruling-card-the-wealth-of-nations = { -without-bonuses }
ruling-card-the-daily-courant = { -without-bonuses }
ruling-card-east-india-company-charter = { -own-cards }
ruling-card-plush-beweglich-rod-bear = { -own-cards }
ruling-card-sliced-bread = { -value-zero }
ruling-card-roundhay-garden-scene = { -value-zero }
ruling-card-meiji-mura-stamp-vending-machine = { -value-zero }
ruling-card-liquid-fire = Without a bonus a [1] is drawn.
ruling-card-barometer = Without a bonus it is a [2]: two higher than 0.
ruling-card-kobukson = { -really-splays }
ruling-card-cyrus-cylinder = { -really-splays }
ruling-card-chronicle-of-zuo = A tie for the least is enough.
ruling-card-seikan-tunnel = A tie for the most visible cards wins.
ruling-card-tuning-fork = Looking at a card is not a change, so it brings no draw for sharing.
ruling-card-novel = Without a top card other than purple ones you claim Supremacy: no card lacks the icon.
ruling-card-ruth-handler = If an effect melds two cards, the karma follows the first, and the second is chosen from what is in the hand then.
ruling-card-baghdad-battery = With Ruth Handler, her karma follows the first card; the second is chosen from what is in the hand then.
ruling-card-murasaki-shikibu = { -standard }
ruling-card-johannes-vermeer = { -standard }
ruling-card-john-loudon-mcadam = A card that counts as an achievement, claimed by an Achieve action, brings each opponent a figure as well.
ruling-card-hammurabi =
    { -demands }
    The demander executes the very same demand first, against Hammurabi's owner.
ruling-card-ptahhotep = { -demands }
ruling-card-edward-jenner = { -demands }
ruling-card-muhammad-yunus = The majority is in the icon that the Dogma action features.
ruling-card-albert-einstein =
    { -boxed }
    An effect belongs to the player on whose board the card lies, whoever shares or executes it.
ruling-card-archimedes =
    { -boxed }
    In echo and dogma effects, but not in karmas.
ruling-card-johannes-kepler =
    { -boxed }
    In karmas, too.
ruling-card-emperor-meiji = { -merged }
ruling-card-michelangelo = { -merged }
ruling-card-wernher-von-braun = { -merged }
ruling-card-florence-nightingale = It protects against effects of others and of cards that others chose, even against an opponent's Fission, but not against an exchange.
ruling-card-hedy-lamarr = One fewer and one lower of each number: two of five icons, eleven clocks, four colors, four cards of value 7, and so on.
ruling-card-jackie-chan = He scores first; his owner wins with strictly the most points, otherwise the opponent does.
ruling-card-sun-tzu = Cards that match are those that feature the icon, not all that show it.
ruling-card-moses = “Score a top card” means one of your own board.
ruling-card-homer = He tucks figures instead of letting them leave the game; the order within a color is free.
