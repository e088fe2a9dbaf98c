# What the German rulebook says otherwise than the printed tiles.

faction-lizards-rule = Start: 2 levels of your choice. With each city you found you also terraform and build with 1 free spade and a free workshop, which may go on any native hex within reach.
