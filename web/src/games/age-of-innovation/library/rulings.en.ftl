# How we read single tiles; docs/rulings.md has the reasons. A line is a ruling.

-brings-nothing = It may be taken by anybody who can pay, even if it brings nothing; the offer says so. What it does bring must be taken.
-order-free = If the same build founds a city, you choose whether the city or the tile comes first.
-free-spades = The spades of an action may also be used only to build. Missing ones can be bought for the first hex, to make it native.

ruling-innovation-steelworks = Printed tile and German rules: 8, 12 or 18 points for one, two or three bridges. The English text says 6 for each bridge; an option of the match decides.
ruling-innovation-colleges = Printed tile and German rules: 5 points for each school, at once. The English text says at every pass; an option of the match decides.
ruling-innovation =
    An innovation whose building cannot be placed may be taken all the same; its other effects remain.
    Neutral buildings must be placed if possible, even if that costs tools for spades.
ruling-innovation-palace = The 5 coins for an innovation without a palace must still be paid, unless an option of the match says otherwise.
ruling-faction-felines = With the tile of palace 11 it counts for both city tiles, as printed. The English text denies that; an option of the match decides.
ruling-faction-lizards = With the tile of palace 11 it counts for both city tiles, as printed. The rules' texts deny that; an option of the match decides.
ruling-faction-illusionists = As in the rulebooks; the publisher's later values of 2024 are an option of the match.
ruling-faction-moles =
    As in the rulebooks; the publisher's later values of 2024 are an option of the match.
    Their own bridges join any two land hexes that face each other corner to corner; the power action builds on printed sites only.
    A tunnel is possible for every hex of an action, paid for and scored each time.
ruling-faction-navigators = As in the rulebooks; the publisher's later values of 2024 are an option of the match.

ruling-palace-3 = It needs a guild on the planning display.
ruling-palace-9 = A flight is possible for every hex of an action, over any hexes, and scores each time; never for neutral buildings, the setup or phase III.
ruling-palace-11 = Its city tile comes after that of the city itself.
ruling-palace-14 =
    Only in your own turn: you are asked after every change that makes it possible, and can do it later.
    At most one river hex belongs to each city.
    { -order-free }
ruling-palace-15 = { -order-free }
ruling-palace-16 =
    Its guild may be left on the planning display.
    { -order-free }
ruling-palace = The others gain power first; then the tile is chosen, and it already counts for a city of this build.
ruling-competency-annexes = Annexes count for power and for the number of buildings of a city, and for nothing else.
ruling-competency-tower = A tower taken at setup is placed at once, and neighbors may gain power.
ruling-competency-two-spades = { -free-spades }
ruling-competency = If the same build founds a city, you choose whether the city or the competency comes first.
ruling-bonus-river-workshop = Its sailing counts in the action phase only, not for phase III or the final scoring.
ruling-bonus-send-scholar = Sending a scholar where no level can be gained is allowed and scores.
ruling-bonus-spade = { -free-spades }
ruling-competency-pass-lowest = When passing, levels come first and points afterwards.
ruling-final-tile-border-workshop = It clashes with a workshop tile in round 6, so the two never come together.
ruling-display-desert = Nothing is bought and nothing is built with the spade of the setup; it need not be used.
ruling-power-bridge = One of your buildings must stand at one end, neutral ones included; the other end may be anybody's.
ruling-power-two-spades = { -free-spades }
ruling-power-one-spade = { -free-spades }
ruling-books-three-spades = { -free-spades }
ruling-power = { -brings-nothing }
ruling-books = { -brings-nothing }
