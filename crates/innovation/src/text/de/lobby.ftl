# Innovation außerhalb des Tisches: in der Lobby, bei den Optionen, in Ergebnissen und Diagrammen.

game-innovation-title = Innovation
game-innovation-about = Führe dein Volk vom Rad bis zum Internet. Jede Karte ist eine Erfindung mit eigener Kraft; was du aufbaust, können andere mitnutzen oder müssen es fürchten. Schnelle Züge, kühne Wendungen, keine Partie wie die andere.
game-innovation-length = 30 bis 60 Min.
game-innovation-players = 2 bis 4 Personen, mit Erweiterungen 8
game-innovation-weight = Mittelschwer
game-innovation-credits = Von Carl Chudyk, erschienen bei Asmadi Games und Iello.
option-innovation-edition = Ausgabe
option-innovation-edition-help = Beide Ausgaben spielen sich fast gleich. In der Ausgabe von 2011 wirken neun Karten anders, die Karten haben eigene Begriffe („recyceln“ statt „zurücklegen“), und bei völligem Gleichstand gewinnen mehrere gemeinsam, statt dass es unentschieden steht.
value-innovation-edition-deluxe-2017 = Deluxe, 2017
value-innovation-edition-iello-2011 = Iello, 2011
option-innovation-teams = Teams
option-innovation-teams-help = Nur zu viert: Wer sich gegenübersitzt, gehört zusammen und gewinnt zusammen. Errungenschaften zählen gemeinsam, und Forderungen treffen nie den eigenen Partner.
value-innovation-teams-no = Alle für sich
value-innovation-teams-yes = Zwei Teams
option-innovation-longer = Länge
option-innovation-longer-help = Für eine längere Partie braucht man eine Errungenschaft mehr als sonst.
value-innovation-longer-no = Normale Länge
value-innovation-longer-yes = Eine Errungenschaft mehr
option-innovation-open-covered = Verdeckte Karten
option-innovation-open-covered-help = Sonst kennst du von den Auslagen der anderen nur die obersten Karten und was die Auffächerung zeigt. Sind verdeckte Karten offen, dürfen alle jeden Stapel durchsehen: Das schont das Gedächtnis.
value-innovation-open-covered-no = Verdeckte Karten geheim
value-innovation-open-covered-yes = Verdeckte Karten offen
option-innovation-open-counts = Größe der Stapel
option-innovation-open-counts-help = Ob alle sehen, wie viele Karten in einem nicht aufgefächerten Stapel der anderen liegen. Aufgefächerte Stapel kann man immer zählen.
value-innovation-open-counts-no = Anzahl geheim
value-innovation-open-counts-yes = Anzahl offen
option-innovation-expansions = Erweiterungen
option-innovation-expansions-help = Weitere Kartensätze für alle, die das Grundspiel gut kennen; am besten einzeln. Mit jedem kann noch jemand mitspielen. Sie gehören zur Deluxe-Ausgabe.
value-innovation-expansions-cities = Städte
value-innovation-expansions-cities-help = Cities of Destiny: Städte mit mehr Symbolen, dank denen ein Dogma zweimal geschieht; Flaggen und Brunnen zählen als Errungenschaften.
value-innovation-expansions-artifacts = Artefakte
value-innovation-expansions-artifacts-help = Artifacts of History: Beim Auslegen werden Schätze ausgegraben, die ausgestellt werden und dir ein freies Dogma geben; manche zwingen, wo andere fordern.
value-innovation-expansions-echoes = Echos
value-innovation-expansions-echoes-help = Echoes of the Past: Effekte, die durch aufgefächerte Karten nachhallen, Bonuspunkte in der Auslage und eine Vorhersage mit Karten für später.
value-innovation-expansions-figures = Figuren
value-innovation-expansions-figures-help = Figures in the Sand: berühmte Leute, die inspirieren und deren Karma Regeln beugt, und Dekrete, die andere dir wegnehmen können.
option-innovation-relics = Relikte
option-innovation-relics-help = Fünf verlorene Karten, eine aus jedem Kartensatz. Wer ein Artefakt desselben Zeitalters ausgräbt, darf eines an sich nehmen, auch von anderen.
value-innovation-relics-no = Ohne Relikte
value-innovation-relics-yes = Mit Relikten
option-innovation-far-away = Entfernung
option-innovation-far-away-help = Für große Runden: Bei allen, die nicht neben dir sitzen, braucht es zum Teilen und Fordern doppelt so viele Symbole. Die Spielregel empfiehlt es.
value-innovation-far-away-no = Entfernung egal
value-innovation-far-away-yes = Fern zählt halb
plan-innovation-decline = Alles ablehnen, was ich ablehnen darf
plan-innovation-decline-help = Was dir in den Zügen der anderen angeboten wird, wird ohne Rückfrage mit „Nein“ oder „Fertig“ beantwortet.
outcome-innovation-achievements = Sieg durch Errungenschaften.
outcome-innovation-score = Sieg nach Punkten, denn die Karten sind aufgebraucht.
outcome-innovation-card = Sieg durch den Effekt einer Karte.
outcome-innovation-draw = Die Karten sind aufgebraucht, und niemand liegt vorn.
chart-innovation-score = Punkte
chart-innovation-achievements = Errungenschaften

new-problem-teams = Für zwei Teams müsst ihr genau zu viert sein.
about-innovation =
    Innovation ist von Carl Chudyk und erscheint bei Asmadi Games; die Ausgabe von 2011 erschien bei Iello. Wenn es dir hier gefällt, wirst du es mit echten Karten in der Hand lieben.
    Hier gibt es das Grundspiel der Deluxe-Ausgabe von 2017 und der Ausgabe von 2011, für zwei bis vier Personen, allein oder in Teams, und zur Deluxe-Ausgabe ihre vier Erweiterungen.

# Was Texte des Spiels in Klammern zeichnen.

icon-innovation-castle = Burg
icon-innovation-crown = Krone
icon-innovation-leaf = Blatt
icon-innovation-lightbulb = Glühbirne
icon-innovation-factory = Fabrik
icon-innovation-clock = Uhr
icon-innovation-hex = Kartenbild
