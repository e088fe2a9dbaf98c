# Inventions außerhalb seines Tisches: in der Lobby, bei den Optionen, in Ergebnissen und Diagrammen.

game-inventions-title = Inventions: Evolution of Ideas
game-inventions-about = Präsentiere Ideen, mache Erfindungen daraus, entwickle sie weiter und teile sie mit der Welt, von der Steinzeit bis ins Computerzeitalter. Eine Säule im Zug, und eine Aktion kettet die nächste an.{ $extent ->
    [none] { "" }
    [some] {" "}Bitte beachte: Einiges von dem, was auf dem Spielmaterial steht, ist rekonstruiert ({ $reconstructed } von { $values } Werten), weil die Anleitung es nicht abdruckt; auf der Regelseite steht, was das ist.
   *[most] {" "}Bitte beachte: Das meiste, was auf dem Spielmaterial steht, ist rekonstruiert ({ $reconstructed } von { $values } Werten), weil die Anleitung es nicht abdruckt; auf der Regelseite steht, was das ist und wie man es berichtigt.
    }
game-inventions-length = 1½ bis 3 Stunden
game-inventions-players = 2 bis 4 Personen
game-inventions-weight = Anspruchsvoll
game-inventions-credits = Von Vital Lacerda, erschienen bei Eagle-Gryphon Games.

option-inventions-components = Werte des Spielmaterials
option-inventions-components-help = Die Werte von Karten, Plättchen und Plänen stehen in einer Datei. Der mitgelieferte Satz ist zum größten Teil rekonstruiert, denn die Anleitung druckt nicht alles ab; wer diesen Server betreibt, hat weitere hinzugefügt, vielleicht aus einer echten Schachtel abgelesen.
value-inventions-components-5311d2ed39d93c77 = Mitgelieferter Satz (rekonstruiert)
value-inventions-components-4dc9c6383e3c4a34 = Früherer mitgelieferter Satz (rekonstruiert)
value-inventions-components = Satz { $value }…

outcome-inventions-points = Sieg nach Ideenpunkten.
chart-inventions-points = Punkte
about-inventions =
    Inventions: Evolution of Ideas ist von Vital Lacerda und erscheint bei Eagle-Gryphon Games; die Grafik des Spiels ist von Ian O'Toole, und nichts davon wird hier verwendet. Auf einem echten Tisch ist schon der Spielplan einen Blick wert.
    Die Anleitung druckt nicht alles ab, was auf Karten, Plättchen und Plänen steht. { $extent ->
        [none] In dem Satz von Werten, mit dem hier gespielt wird, ist nichts rekonstruiert.
       *[other] Darum sind { $reconstructed } der { $values } Werte, mit denen hier gespielt wird, rekonstruiert. Im mitgelieferten Satz sind das alle geheimen Ziele und Fortschrittsplättchen, die Formeln für Wohlstand, die meisten Kettenaktionen und Typen der Karten, Aktionen und Diplomatenplätze fast aller Meilensteine, fast alle Vorteile der Äraleiste, die Felder der Fortschrittskarte, einige Verbindungen zwischen Regionen und einige Zahlen. Die Regeln für zwei bis vier sind die der Anleitung, aber es ist nicht das Spiel aus der Schachtel. Jede Erklärung sagt, welche ihrer Werte rekonstruiert sind und wie wahrscheinlich sie stimmen.
        }
    { $named ->
        [yes] Der Satz von Werten, mit dem hier gespielt wird, heißt „{ $name }“.
       *[no] { "" }
    }
    Wenn du die Schachtel besitzt, kannst du das in etwa einer halben Stunde durch Antippen in Ordnung bringen: Die Werkstatt geht alle Teile durch, behält deinen Satz und spielt damit. Die kostenlose Anleitung und die Spielhilfe des Verlags, PDF-Dateien mit Bildern, helfen dabei so gut wie die Schachtel, und ebenso ein Satz von jemand anderem. Gib deinen Satz denen, mit denen du spielst; die Werkstatt sagt, wo er sonst noch willkommen ist. Wer einen Server betreibt, kann die Werte auch in einer Datei berichtigen: „innovarium components --out my.json“ schreibt sie, und „innovarium serve --components my.json“ spielt damit.
    Das Solospiel ist nicht hier: Die Regeln für eine Person stehen in einem eigenen Heft, und das war nicht unter den Anleitungen, nach denen dieses Programm geschrieben ist.
