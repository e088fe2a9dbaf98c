# What the English rulebook says otherwise than the printed tiles.

faction-felines-rule = Start: 1 level in Banking and in Medicine. Each city you found also brings 3 levels, split as you like, and 1 book of your choice.
faction-lizards-rule = Start: 2 levels of your choice. With each city you found you also terraform and build with 1 free spade and a free workshop, which may go on any native hex within reach.
innovation-colleges-rule = Each time you pass: 5 points for each of your schools.
innovation-steelworks-rule = At once: 6 points for each of your bridges.
