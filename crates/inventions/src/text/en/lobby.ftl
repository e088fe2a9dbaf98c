# Inventions outside its table: in the lobby, beside the options, in outcomes and charts.

game-inventions-title = Inventions: Evolution of Ideas
game-inventions-about = Present ideas, turn them into inventions, improve them and share them with the world, from the Stone Age to the Computer Age. A pillar a turn, and one action chains the next.{ $extent ->
    [none] { "" }
    [some] {" "}Please note: some of what stands on the components is reconstructed ({ $reconstructed } of { $values } values), because the rulebook does not print it; the rules page says what.
   *[most] {" "}Please note: most of what stands on the components is reconstructed ({ $reconstructed } of { $values } values), because the rulebook does not print it; the rules page says what, and how it can be corrected.
    }
game-inventions-length = 1½ to 3 hours
game-inventions-players = 2 to 4 players
game-inventions-weight = Heavy
game-inventions-credits = Designed by Vital Lacerda, published by Eagle-Gryphon Games.

option-inventions-components = Component values
option-inventions-components-help = The values of cards, tiles and boards come from a file. Most of the set that comes with the program is reconstructed, for the rulebook does not print everything; whoever runs this server has added others, perhaps read from a real box.
value-inventions-components-5311d2ed39d93c77 = Built-in set (reconstructed)
value-inventions-components-4dc9c6383e3c4a34 = Earlier built-in set (reconstructed)
value-inventions-components = Set { $value }…

outcome-inventions-points = Victory by ingenuity points.
chart-inventions-points = Points
about-inventions =
    Inventions: Evolution of Ideas was designed by Vital Lacerda and is published by Eagle-Gryphon Games; the art of the published game is by Ian O'Toole, and none of it is used here. On a real table its board alone is worth a look.
    Its rulebook does not print everything that stands on cards, tiles and boards. { $extent ->
        [none] Nothing in the set of values that is played with here is reconstructed.
       *[other] So { $reconstructed } of the { $values } values that are played with here are reconstructed. In the set that comes with the program those are all private goals and Progress tiles, the Wealth formulas, most chain actions and types of cards, the actions and diplomat spaces of nearly all milestones, nearly all benefits of the era track, the hexes of the progress map, some connections between regions, and some numbers. The rules for two to four are the rulebook's, but it is not the game in the box. Every explanation says which of its values are reconstructed, and how likely they are.
        }
    { $named ->
        [yes] The set of values that is played with here is called “{ $name }”.
       *[no] { "" }
    }
    If you own the box, you can mend that in about half an hour, by taps: the workshop goes through all pieces, keeps your set and plays with it. The free rulebook and player aid of the publisher, PDF files with pictures, help as well as the box does, and so does a set from somebody else. Pass your set on to those you play with; the workshop says where else it is welcome. Whoever runs a server can also correct the values in one file: “innovarium components --out my.json” writes it, and “innovarium serve --components my.json” plays with it.
    Its solo game is not here: the rules for one player stand in a booklet of their own, which was not among the rulebooks that this program was written from.
