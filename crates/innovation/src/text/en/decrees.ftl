# English names and effects of the five decrees, Deluxe edition of 2017, in our own words.

decree-war = War
decree-war-effect = Choose a value. Return each top card of that value from the boards of all other players. Cards uncovered by this stay.
decree-expansion = Expansion
decree-expansion-effect = Choose one of your stacks and splay it up.
decree-trade = Trade
decree-trade-effect = Draw three cards one higher in value than your highest top card, foreshadowing each as you draw it.
decree-advancement = Advancement
decree-advancement-effect = Draw one card, two higher in value than your highest top card.
decree-rivalry = Rivalry
decree-rivalry-effect = Choose another player. From that player, return three cards of the score pile and each top figure. Cards uncovered by this stay.
