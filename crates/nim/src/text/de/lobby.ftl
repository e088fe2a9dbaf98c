# Nim außerhalb seines Tisches.

game-nim-title = Nim
game-nim-about = Drei Haufen Steine, und der letzte Stein gewinnt. Reines Nachdenken, und nach einer Minute ist es vorbei.
game-nim-length = 1 Minute
game-nim-players = 2 Personen
game-nim-weight = Leicht
game-nim-credits = Ein altes Spiel; niemand weiß, wer es sich ausgedacht hat.
plan-nim-take = So viele Steine nehmen wie möglich, höchstens
plan-nim-take-help = Deine Züge werden ohne Rückfrage gemacht: die meisten Steine eines Haufens, aber nicht mehr als so viele.
outcome-nim-last-stone = Sieg durch den letzten Stein.
about-nim = Nim wird seit Jahrhunderten gespielt; Charles Bouton hat 1901 erklärt, wie man gewinnt.

rules-nim-aim-title = Worum es geht
rules-nim-aim = Es gibt drei Haufen mit drei, vier und fünf Steinen. Wer den letzten Stein nimmt, gewinnt.
rules-nim-turn-title = Dein Zug
rules-nim-turn = Nimm so viele Steine, wie du willst, mindestens einen, aber alle von demselben Haufen.
