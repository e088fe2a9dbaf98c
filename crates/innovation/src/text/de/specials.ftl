# Innovation, Ausgabe Deluxe 2017: Namen und Bedingungen der besonderen Errungenschaften von „Cities of Destiny“ und „Echoes of the Past“, in eigenen Worten.

## Special achievements of Cities of Destiny
special-legend = Legende
special-legend-rule = Du erhältst diese Errungenschaft sofort, wenn du eine Stadt mit einem Pfeil nach links auslegst und ihre Farbe bei dir schon nach links aufgefächert ist. Jedes Auslegen zählt, nicht nur die Aktion „Auslegen“.
special-repute = Ansehen
special-repute-rule = Du erhältst diese Errungenschaft sofort, wenn du eine Stadt mit einem Pfeil nach rechts auslegst und ihre Farbe bei dir schon nach rechts aufgefächert ist. Jedes Auslegen zählt, nicht nur die Aktion „Auslegen“.
special-fame = Ruhm
special-fame-rule = Du erhältst diese Errungenschaft sofort, wenn du eine Stadt mit einem Pfeil nach oben auslegst und ihre Farbe bei dir schon nach oben aufgefächert ist. Jedes Auslegen zählt, nicht nur die Aktion „Auslegen“.
special-glory = Glanz
special-glory-rule = Du erhältst diese Errungenschaft sofort, wenn du eine Stadt mit einer Flagge unterschiebst.
special-victory = Triumph
special-victory-rule = Du erhältst diese Errungenschaft sofort, wenn du eine Stadt mit einem Brunnen unterschiebst.

## Special achievements of Echoes of the Past
special-supremacy = Vorherrschaft
special-supremacy-rule = Du erhältst diese Errungenschaft sofort, wenn mindestens vier Farben deiner Auslage jeweils drei oder mehr von ein und demselben Symbol zeigen.
special-supremacy-early = Vorzeitig auch durch „Roman“ (Zeitalter 3): wenn alle deine obersten, nicht violetten Karten ein gemeinsames Symbol außer [crown] haben.
special-destiny = Schicksal
special-destiny-rule = Du erhältst diese Errungenschaft sofort, wenn in deiner Vorhersage mindestens sieben Karten liegen.
special-destiny-early = Vorzeitig auch durch „Barometer“ (Zeitalter 4): wenn du mit dessen Effekt alle Karten deiner Vorhersage zurücklegst und mindestens eine davon blau ist.
special-wealth = Reichtum
special-wealth-rule = Du erhältst diese Errungenschaft sofort, wenn deine Auslage mindestens acht Boni zeigt.
special-wealth-early = Vorzeitig auch durch „Palampore“ (Zeitalter 5): wenn deine Auslage mindestens sechs Boni zeigt.
special-heritage = Erbe
special-heritage-rule = Du erhältst diese Errungenschaft sofort, wenn in einer Farbe deiner Auslage mindestens acht [hex] zu sehen sind.
special-heritage-early = Vorzeitig auch durch „Webstuhl“ (Zeitalter 6): wenn in einer Farbe deiner Auslage mindestens fünf [hex] zu sehen sind.
special-history = Geschichte
special-history-rule = Du erhältst diese Errungenschaft sofort, wenn in einer Farbe deiner Auslage mindestens vier Echo-Effekte zu sehen sind.
special-history-early = Vorzeitig auch durch „Fotografie“ (Zeitalter 7): wenn in einer Farbe deiner Auslage mindestens drei Echo-Effekte zu sehen sind.
