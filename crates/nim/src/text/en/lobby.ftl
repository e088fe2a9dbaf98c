# Nim outside its table.

game-nim-title = Nim
game-nim-about = Three heaps of stones, and the last stone wins. A game of pure thought that is over in a minute.
game-nim-length = 1 minute
game-nim-players = 2 players
game-nim-weight = Light
game-nim-credits = An old game; nobody knows who thought of it first.
plan-nim-take = Take as many stones as I can, up to
plan-nim-take-help = Your turns are taken without asking you: the most stones of one heap, but no more than this.
outcome-nim-last-stone = Victory by the last stone.
about-nim = Nim has been played for centuries, and Charles Bouton explained in 1901 how to win it.

rules-nim-aim-title = What it is about
rules-nim-aim = There are three heaps of three, four and five stones. Whoever takes the last stone wins.
rules-nim-turn-title = Your turn
rules-nim-turn = Take as many stones as you like, one at least, but all from the same heap.
