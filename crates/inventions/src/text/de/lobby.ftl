# Inventions außerhalb seines Tisches: in der Lobby, bei den Optionen, in Ergebnissen und Diagrammen.

game-inventions-title = Inventions: Evolution of Ideas
game-inventions-about = Präsentiere Ideen, mache Erfindungen daraus, entwickle sie weiter und teile sie mit der Welt, von der Steinzeit bis ins Computerzeitalter. Eine Säule im Zug, und eine Aktion kettet die nächste an. Bitte beachte: Das meiste, was auf dem Spielmaterial steht, ist rekonstruiert (340 von 393 Werten), weil die Anleitung es nicht abdruckt; auf der Regelseite steht, was das ist und wie man es berichtigt, wenn man die Schachtel besitzt.
game-inventions-length = 1½ bis 3 Stunden
game-inventions-players = 2 bis 4 Personen
game-inventions-weight = Anspruchsvoll
game-inventions-credits = Von Vital Lacerda, erschienen bei Eagle-Gryphon Games.

option-inventions-components = Werte des Spielmaterials
option-inventions-components-help = Die Werte von Karten, Plättchen und Plänen stehen in einer Datei. Der mitgelieferte Satz ist teilweise rekonstruiert, denn die Anleitung druckt nicht alles ab; wer diesen Server betreibt, hat weitere hinzugefügt, vielleicht aus einer echten Schachtel abgelesen.
value-inventions-components-4dc9c6383e3c4a34 = Mitgelieferter Satz (rekonstruiert)
value-inventions-components = Satz { $value }…

outcome-inventions-points = Sieg nach Ideenpunkten.
about-inventions = Inventions: Evolution of Ideas
about-inventions-text = Inventions: Evolution of Ideas ist von Vital Lacerda und erscheint bei Eagle-Gryphon Games; die Grafik des Spiels ist von Ian O'Toole, und nichts davon wird hier verwendet. Auf einem echten Tisch ist schon der Spielplan einen Blick wert.
about-inventions-values = Die Anleitung druckt nicht alles ab, was auf Karten, Plättchen und Plänen steht. Darum sind 340 der 393 Werte in unserer Materialdatei rekonstruiert: alle geheimen Ziele und Fortschrittsplättchen, die Formeln für Wohlstand, die meisten Kettenaktionen und Typen der Karten, Aktionen und Diplomatenplätze fast aller Meilensteine, fast alle Vorteile der Äraleiste, die Felder der Fortschrittskarte, einige Verbindungen zwischen Regionen und einige Zahlen. In den Regeln ist das Spiel hier also vollständig und genau, aber es ist nicht das Spiel aus der Schachtel. Jede Erklärung sagt, welche ihrer Werte rekonstruiert sind und wie wahrscheinlich sie stimmen.
about-inventions-help = Wenn du die Schachtel besitzt, kannst du das in einer Datei in Ordnung bringen: „innovarium components --out my.json“ schreibt sie, mit einer Bemerkung zu jedem Wert; berichtige sie, und „innovarium serve --components my.json“ spielt damit. Schick sie bitte auch uns.
