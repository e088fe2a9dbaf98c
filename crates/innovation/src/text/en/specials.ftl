# English names and conditions of the special achievements of Cities of Destiny and Echoes of the Past, Deluxe edition of 2017, in our own words.

## Special achievements of Cities of Destiny

special-legend = Legend
special-legend-rule = Yours at once when you meld a city with a left arrow, in a color that is already splayed left on your board. Every meld counts, not just the Meld action.
special-repute = Repute
special-repute-rule = Yours at once when you meld a city with a right arrow, in a color that is already splayed right on your board. Every meld counts, not just the Meld action.
special-fame = Fame
special-fame-rule = Yours at once when you meld a city with an up arrow, in a color that is already splayed up on your board. Every meld counts, not just the Meld action.
special-glory = Glory
special-glory-rule = Yours at once when you tuck a city that has a flag.
special-victory = Victory
special-victory-rule = Yours at once when you tuck a city that has a fountain.

## Special achievements of Echoes of the Past

special-supremacy = Supremacy
special-supremacy-rule = Yours at once when at least four colors on your board each show three or more of one icon, the same icon in all of them.
special-supremacy-early = Novel (age [3]) also claims it, if there is an icon other than [crown] that all your top cards have, leaving purple aside.
special-destiny = Destiny
special-destiny-rule = Yours at once when your forecast holds at least seven cards.
special-destiny-early = Barometer (age [4]) also claims it, if you return your whole forecast through its effect and at least one of those cards is blue.
special-wealth = Wealth
special-wealth-rule = Yours at once when at least eight bonuses are visible on your board.
special-wealth-early = Palampore (age [5]) also claims it, if at least six bonuses are visible on your board.
special-heritage = Heritage
special-heritage-rule = Yours at once when at least eight [hex] are visible in one color on your board.
special-heritage-early = Loom (age [6]) also claims it, if at least five [hex] are visible in one color on your board.
special-history = History
special-history-rule = Yours at once when at least four echo effects are visible in one color on your board.
special-history-early = Photography (age [7]) also claims it, if at least three echo effects are visible in one color on your board.
