# Deutsche Namen und Regeln aller Teile von Age of Innovation, in eigenen Worten; Werte wie auf den gedruckten Plättchen und, bei den
# Gemeinschaften, wie in der ersten Auflage. Andere Optionen ersetzen einiges davon: tiles-english, tiles-german, factions-2024,
# neutral-palace-free.

## Landschaften in der Reihenfolge des Kreises

terrain-desert = Wüste
terrain-plains = Acker
terrain-swamp = Sumpf
terrain-lake = See
terrain-forest = Wald
terrain-mountain = Berg
terrain-wasteland = Ödnis

## Planungstableaus

display-desert = Wüste
display-desert-rule = Zu Beginn, wenn alle Startgebäude stehen, setzt du einen kostenlosen Spaten ein; gebaut wird dabei nicht.
display-plains = Acker
display-plains-rule = Ein Fortschritt beim Umwandeln kostet dich neben Werkzeug und Gelehrtem nur 1 statt 5 Geld.
display-swamp = Sumpf
display-swamp-rule = Du beginnst mit 1 Gelehrten und mit 9 Machtsteinen in Schale II und 3 in Schale I statt 7 und 5.
display-lake = See
display-lake-rule = Du beginnst mit Schifffahrt 1. Deine Belohnungen auf dieser Leiste sind 3 Punkte bei Schifffahrt 2 und 2 Bücher deiner Wahl bei Schifffahrt 3.
display-forest = Wald
display-forest-rule = Du beginnst in jeder Disziplin eine Stufe höher und mit 8 Machtsteinen in Schale II und 4 in Schale I statt 7 und 5.
display-mountain = Berg
display-mountain-rule = Dein Einkommen ist um 2 Geld höher, und deine erste Gilde bringt 3 statt 2 Geld.
display-wasteland = Ödnis
display-wasteland-rule = Du beginnst mit 1 Buch deiner Wahl und einem vierten Werkzeug. Deine zweite Erfindung kostet kein zusätzliches Buch; die dritte kostet weiterhin zwei.

## Disziplinen

discipline-banking = Bankwesen
discipline-banking-rule = Ab Stufe 9: 3 Geld in jeder Einkommensphase. Die Stufen 3, 5, 7 und 12 bringen 1, 2, 2 und 3 Macht, wenn du sie erreichst. Über Stufe 7 hinaus geht es nur mit einem Schlüssel, und Stufe 12 erreicht nur eine Person.
discipline-law = Recht
discipline-law-rule = Ab Stufe 9: 6 Macht in jeder Einkommensphase. Die Stufen 3, 5, 7 und 12 bringen 1, 2, 2 und 3 Macht, wenn du sie erreichst. Über Stufe 7 hinaus geht es nur mit einem Schlüssel, und Stufe 12 erreicht nur eine Person.
discipline-engineering = Ingenieurskunst
discipline-engineering-rule = Ab Stufe 9: 1 Werkzeug in jeder Einkommensphase. Die Stufen 3, 5, 7 und 12 bringen 1, 2, 2 und 3 Macht, wenn du sie erreichst. Über Stufe 7 hinaus geht es nur mit einem Schlüssel, und Stufe 12 erreicht nur eine Person.
discipline-medicine = Medizin
discipline-medicine-rule = Ab Stufe 9: 3 Punkte in jeder Einkommensphase. Die Stufen 3, 5, 7 und 12 bringen 1, 2, 2 und 3 Macht, wenn du sie erreichst. Über Stufe 7 hinaus geht es nur mit einem Schlüssel, und Stufe 12 erreicht nur eine Person.

## Gebäude

building-workshop = Werkstatt
building-workshop-rule = Kostet 1 Werkzeug und 2 Geld und wird auf ein freies Feld deiner Heimatlandschaft in Reichweite gebaut. Machtwert 1. Jede Werkstatt auf dem Plan außer der fünften erhöht dein Einkommen um 1 Werkzeug.
building-guild = Gilde
building-guild-rule = Aufwertung einer Werkstatt für 2 Werkzeuge und 6 Geld, neben einem Gebäude einer anderen Gemeinschaft nur 3 Geld. Machtwert 2. Jede Gilde erhöht dein Einkommen um 2 Geld und 1 Macht (die dritte und die vierte um 2 Macht).
building-school = Schule
building-school-rule = Aufwertung einer Gilde für 3 Werkzeuge und 5 Geld. Machtwert 2. Du nimmst sofort eine Kompetenz, und jede Schule erhöht dein Einkommen um 1 Gelehrten.
building-palace = Palast
building-palace-rule = Aufwertung einer Gilde für 4 Werkzeuge und 6 Geld, einmal im Spiel. Machtwert 3. Er bringt sein Palastplättchen ins Spiel und erspart dir die 5 Geld, die Erfindungen sonst zusätzlich kosten.
building-university = Universität
building-university-rule = Aufwertung einer Schule für 5 Werkzeuge und 8 Geld, einmal im Spiel. Machtwert 3. Du nimmst sofort eine Kompetenz und bekommst 1 Gelehrten mehr als Einkommen. Eine Stadt mit Universität braucht nur drei Gebäude.
building-tower = Turm
building-tower-rule = Ein neutrales Gebäude mit Machtwert 2. Die Omar beginnen mit einem, und eine Kompetenz bringt einen. Er kann nicht aufgewertet werden.
building-monument = Monument
building-monument-rule = Ein neutrales Gebäude mit Machtwert 4. Eine Stadt mit ihm braucht nur zwei Gebäude. Es kann nicht aufgewertet werden.

## Leisten

track-sailing = Schifffahrt
track-sailing-rule = Jeder Fortschritt kostet 1 Gelehrten und 4 Geld und trägt deine Reichweite über ein Flussfeld mehr, höchstens drei. Belohnungen: 2 Punkte bei 1, 2 Bücher deiner Wahl bei 2, 4 Punkte bei 3. See beginnt bei 1 und bekommt 3 Punkte bei 2 und die Bücher bei 3.
track-terraforming = Umwandlung
track-terraforming-rule = Jeder Fortschritt kostet 1 Gelehrten, 1 Werkzeug und 5 Geld (Acker: 1 Geld) und macht deine Spaten um ein Werkzeug billiger: 3, dann 2, dann 1. Belohnungen: 2 Bücher deiner Wahl für den ersten Fortschritt, 6 Punkte für den zweiten.

## Gemeinschaften

faction-blessed = Gesegnete
faction-blessed-rule = Start: 1 Stufe in jeder Disziplin. Am Ende jeder Runde bekommst du den Wissensbonus, als stündest du 3 Stufen höher, auch über 12 hinaus.
faction-felines = Kath
faction-felines-rule = Start: je 1 Stufe in Bankwesen und Medizin. Jeder Stadtmarker, den du bekommst, bringt außerdem 3 Stufen, beliebig verteilt, und 1 Buch deiner Wahl.
faction-goblins = Goblins
faction-goblins-rule = Start: je 1 Stufe in Bankwesen und Ingenieurskunst und 1 Werkzeug. Für jeden Spaten, den du einsetzt, bekommst du 2 Geld.
faction-illusionists = Illusionisten
faction-illusionists-rule = Start: 2 Stufen in Medizin. Machtaktionen kosten dich 1 Macht weniger, und jede bringt dir 3 Punkte (zu fünft 4 Punkte).
faction-inventors = Erfinderinnen
faction-inventors-rule = Start: Nach den Startgebäuden nimmst du eine Kompetenz deiner Wahl, mit den Stufen und Büchern ihres Platzes.
faction-lizards = Echsar
faction-lizards-rule = Start: 2 Stufen deiner Wahl. Mit jedem Stadtmarker, den du bekommst, wandelst du außerdem mit 1 kostenlosen Spaten um und baust kostenlos 1 Werkstatt, auch auf einem anderen Feld deiner Heimatlandschaft in Reichweite.
faction-moles = Moles
faction-moles-rule = Start: 2 Stufen in Ingenieurskunst. Beim Umwandeln und Bauen darfst du für 1 Werkzeug genau ein Feld untertunneln, zu einem Ziel, das nicht neben deinen Gebäuden liegt: jedes Mal 4 Punkte. Tunnel verbinden deine Gebäude auch in der Gebietswertung. Als Aktion darfst du für 1 Werkzeug eine Brücke bauen, auch über Land.
faction-monks = Mönche
faction-monks-rule = Start: 1 Stufe in Recht. Du setzt keine Werkstätten ein, nur deine Universität, nach allen anderen; dazu nimmst du eine Kompetenz.
faction-navigators = Navigatoren
faction-navigators-rule = Start: 3 Stufen in Recht. Jede Werkstatt, die du neben einem Flussfeld baust, bringt 2 Punkte.
faction-omar = Omar
faction-omar-rule = Start: je 1 Stufe in Bankwesen und Ingenieurskunst und ein neutraler Turm als drittes Startgebäude; die Reihenfolge der drei ist frei. Einkommen: 2 Macht und 2 Geld.
faction-philosophers = Philosophen
faction-philosophers-rule = Start: 2 Stufen in Bankwesen. Mit jeder Kompetenz bekommst du 1 weiteres Buch ihrer Disziplin. Sonderaktion: 1 Buch deiner Wahl.
faction-psychics = Seherinnen
faction-psychics-rule = Start: je 1 Stufe in Bankwesen und Medizin und 1 Werkzeug. Sonderaktion: 5 Macht, und danach sofort noch eine Aktion.

## Erfindungen

innovation-deus-ex-machina = Deus Ex Machina
innovation-deus-ex-machina-rule = Sofort: 1 Buch deiner Wahl und 1 Stufe in jeder Disziplin. Sonderaktion: umwandeln und bauen mit 1 kostenlosen Spaten.
innovation-trading-routes = Handelswege
innovation-trading-routes-rule = Bei jedem Passen: 2 Punkte für jede deiner Gilden.
innovation-professors = Professor
innovation-professors-rule = Sonderaktion: 1 Gelehrter und 3 Punkte.
innovation-architecture = Architektur
innovation-architecture-rule = Sofort: 10 Punkte und 1 Stufe deiner Wahl für jede Gebäudeform, die du auf dem Plan hast.
innovation-census = Volkszählung
innovation-census-rule = Sofort: 8 Punkte bei 7 oder 8 Gebäuden, 12 bei 9 oder 10, 18 ab 11.
innovation-colleges = Wissenschaft
innovation-colleges-rule = Sofort: 5 Punkte für jede deiner Schulen.
innovation-league-of-cities = Liga der Städte
innovation-league-of-cities-rule = Sofort: 5 Punkte für jeden deiner Stadtmarker.
innovation-libraries = Bibliothek
innovation-libraries-rule = Sofort: so viele Punkte, wie deine beiden höchsten Stufen zusammen ergeben.
innovation-communications = Fernmeldewesen
innovation-communications-rule = Sofort: 8 Punkte, wenn deine Gebäude 4 getrennte Gruppen von Nachbarn bilden, 12 bei 5 Gruppen, 18 ab 6.
innovation-sewerage = Abwassersystem
innovation-sewerage-rule = Sofort: 2 Punkte für jede deiner Werkstätten.
innovation-steam-power = Dampfmaschine
innovation-steam-power-rule = Sofort: 1 Gelehrter und je ein kostenloser Fortschritt bei Schifffahrt und Umwandlung, mit den Belohnungen.
innovation-steelworks = Stahl
innovation-steelworks-rule = Sofort: 8 Punkte für eine eigene Brücke, 12 für zwei, 18 für drei.
innovation-workshop = Neutrale Werkstatt
innovation-workshop-rule = Sofort: Du setzt eine neutrale Werkstatt ein. Einkommen: 3 Werkzeuge.
innovation-guild = Neutrale Gilde
innovation-guild-rule = Sofort: Du setzt eine neutrale Gilde ein. Einkommen: 5 Geld.
innovation-school = Neutrale Schule
innovation-school-rule = Sofort: Du setzt eine neutrale Schule ein und nimmst eine Kompetenz, mit den Stufen und Büchern ihres Platzes.
innovation-university = Neutrale Universität
innovation-university-rule = Sofort: Du setzt eine neutrale Universität ein. Sie bringt keine Kompetenz, aber eine Stadt mit ihr braucht nur drei Gebäude. Einkommen: 2 Punkte.
innovation-palace = Neutraler Palast
innovation-palace-rule = Sofort: Du setzt einen neutralen Palast ein und legst 2 neue Machtsteine in Schale III. Er bringt kein Palastplättchen, und ohne den eigenen Palast kosten spätere Erfindungen weiterhin 5 Geld mehr. Einkommen: 4 Macht.
innovation-monument = Neutrales Monument
innovation-monument-rule = Sofort: Du setzt das Monument mit Machtwert 4 ein und bekommst 7 Punkte. Eine Stadt mit ihm braucht nur zwei Gebäude.

## Paläste

palace-1 = Palast der Werkzeuge
palace-1-rule = Einkommen: 5 Macht. Sonderaktion: 2 Werkzeuge.
palace-2 = Palast der Spaten
palace-2-rule = Sonderaktion: umwandeln und bauen mit 2 kostenlosen Spaten.
palace-3 = Palast der Umkehr
palace-3-rule = Einkommen: 2 Macht. Sonderaktion: Eine deiner Schulen wird wieder zur Gilde, wenn auf deinem Tableau eine Gilde steht; du bekommst 3 Punkte und 1 Werkzeug. Das zählt als Bau einer Gilde.
palace-4 = Palast der Gilden
palace-4-rule = Einkommen: 2 Macht. Sonderaktion: eine Werkstatt kostenlos zur Gilde aufwerten.
palace-5 = Palast der Meister
palace-5-rule = Einkommen: 4 Macht. Sofort: Du nimmst eine Kompetenz, mit den Stufen und Büchern ihres Platzes.
palace-6 = Palast des Lernens
palace-6-rule = Einkommen: 2 Macht und 1 Buch deiner Wahl. Sonderaktion: 2 Stufen in einer Disziplin.
palace-7 = Palast der Schulen
palace-7-rule = Einkommen: 4 Macht. Bei jedem Passen: 3 Punkte für jede deiner Schulen.
palace-8 = Palast der Städte
palace-8-rule = Einkommen: 2 Macht, 2 Geld und 1 Werkzeug. Deine Städte brauchen nur Machtwert 6 statt 7; die Zahl der Gebäude bleibt gleich.
palace-9 = Palast des Fluges
palace-9-rule = Einkommen: 1 Gelehrter. Beim Umwandeln und Bauen darfst du 1 Gelehrten zurücklegen und über ein oder zwei Felder fliegen, zu einem Ziel, das nicht neben deinen Gebäuden liegt: jedes Mal 5 Punkte. Flüge verbinden deine Gebäude auch in der Gebietswertung.
palace-10 = Palast der Fülle
palace-10-rule = Einkommen: 6 Geld. Sofort: 12 Macht und 2 Bücher deiner Wahl.
palace-11 = Palast des Schlüssels
palace-11-rule = Einkommen: 1 Werkzeug. Sofort: ein Stadtmarker deiner Wahl mit allem, was er bringt. Er bleibt auf dem Palastplättchen und bedeutet keine Stadt auf dem Plan.
palace-12 = Palast der Werkstätten
palace-12-rule = Einkommen: 8 Macht. Jede Werkstatt, die du baust, bringt 2 Punkte.
palace-13 = Palast des Handels
palace-13-rule = Sonderaktion: 3 Geld und 1 Buch deiner Wahl. Jede Gilde, die du baust, bringt 3 Punkte.
palace-14 = Palast der Flüsse
palace-14-rule = Einkommen: 6 Macht. Sofort: bis zu 2 kostenlose Fortschritte bei der Schifffahrt, mit den Belohnungen. Eine Stadt darf, wenn du magst, über ein Flussfeld zwischen deinen Gebäuden reichen; der Stadtmarker liegt dann auf diesem Feld.
palace-15 = Palast der großen Werke
palace-15-rule = Einkommen: 6 Macht. Sofort, in beliebiger Reihenfolge: umwandeln und bauen mit 2 kostenlosen Spaten, 2 Brücken kostenlos bauen, 2 Bücher deiner Wahl nehmen.
palace-16 = Palast des Außenpostens
palace-16-rule = Einkommen: 2 Macht und 1 Buch deiner Wahl. Sofort: Du darfst eine deiner Gilden kostenlos auf irgendein freies Feld deiner Heimatlandschaft setzen, wie weit entfernt auch immer. Das Feld darf dafür nicht umgewandelt werden.
palace-17 = Palast des Ruhms
palace-17-rule = Einkommen: 2 Macht. Sofort: 10 Punkte.

## Rundenboni

bonus-river-workshop = Werkstätten am Fluss
bonus-river-workshop-rule = Jede Werkstatt, die du neben einem Flussfeld baust, bringt 2 Punkte. Während deiner Aktionen gilt deine Schifffahrt als um 1 höher; nicht in der Schlusswertung.
bonus-send-scholar = Reisende Gelehrte
bonus-send-scholar-rule = Einkommen: 1 Gelehrter. Jeder Gelehrte, den du entsendest, bringt 2 Punkte, auch einer, den du für eine einzelne Stufe zurücklegst.
bonus-build-guild = Gildenbau
bonus-build-guild-rule = Einkommen: 3 Macht. Jede Gilde, die du baust, bringt 3 Punkte.
bonus-pass-palace-university = Große Häuser
bonus-pass-palace-university-rule = Einkommen: 1 Werkzeug. Beim Passen: 4 Punkte für jeden deiner Paläste und jede deiner Universitäten.
bonus-spade = Freier Spaten
bonus-spade-rule = Einkommen: 1 Buch deiner Wahl. Sonderaktion: umwandeln und bauen mit 1 kostenlosen Spaten.
bonus-bridge = Freie Brücke
bonus-bridge-rule = Einkommen: 1 Buch deiner Wahl. Sonderaktion: eine Brücke kostenlos bauen.
bonus-knowledge = Freie Stufe
bonus-knowledge-rule = Einkommen: 2 Werkzeuge. Sonderaktion: 1 Stufe in einer Disziplin deiner Wahl.
bonus-pass-school = Schulstunden
bonus-pass-school-rule = Einkommen: 4 Geld. Beim Passen: 1 Stufe deiner Wahl für jede deiner Schulen.
bonus-power-coins = Macht und Geld
bonus-power-coins-rule = Einkommen: 4 Macht und 2 Geld.
bonus-coins = Sechs Geld
bonus-coins-rule = Einkommen: 6 Geld.

## Kompetenzen

competency-tool-level = Werkzeug und Stufe
competency-tool-level-rule = Einkommen: 1 Werkzeug und 1 Stufe deiner Wahl; ist das Stufe 9, folgt ihr Einkommen sogleich.
competency-points-coins = Punkte und Geld
competency-points-coins-rule = Einkommen: 3 Punkte und 2 Geld.
competency-book-power = Buch und Macht
competency-book-power-rule = Einkommen: 1 Buch deiner Wahl und 1 Macht.
competency-tool-points-coins = Fünf Punkte sofort
competency-tool-points-coins-rule = Sofort: 1 Werkzeug, 5 Punkte und 2 Geld.
competency-two-spades = Zwei Spaten sofort
competency-two-spades-rule = Sofort: umwandeln und bauen mit 2 kostenlosen Spaten.
competency-annexes = Zwei Anbauten
competency-annexes-rule = Sofort: 2 Anbauten. Als Aktion darfst du einen an eines deiner Gebäude setzen, das noch keinen hat. Sein Machtwert steigt um 1, und für eine Stadtgründung zählt es als zwei Gebäude.
competency-four-power = Vier Macht
competency-four-power-rule = Sonderaktion: 4 Macht.
competency-send-scholar = Punkte für Gelehrte
competency-send-scholar-rule = Jeder Gelehrte, den du entsendest, bringt 2 Punkte, auch einer, den du für eine einzelne Stufe zurücklegst.
competency-tower = Turm mit Einkommen
competency-tower-rule = Sofort: Du setzt einen neutralen Turm mit Machtwert 2 ein. Einkommen: 2 Macht und 2 Geld.
competency-pass-cities = Punkte für Städte
competency-pass-cities-rule = Bei jedem Passen: 2 Punkte für jeden deiner Stadtmarker.
competency-border-workshop = Werkstätten am Rand
competency-border-workshop-rule = Jede Werkstatt, die du auf einem Randfeld baust, bringt 3 Punkte.
competency-pass-lowest = Allgemeinwissen
competency-pass-lowest-rule = Bei jedem Passen: so viele Punkte wie deine niedrigste Stufe.

## Machtaktionen

power-bridge = Machtaktion: Brücke
power-bridge-rule = 3 Macht: Baue eine Brücke auf einen markierten Platz, auf dem noch keine liegt; an einem Ende muss eines deiner Gebäude stehen. Die beiden Felder werden benachbart.
power-scholar = Machtaktion: Gelehrter
power-scholar-rule = 3 Macht: 1 Gelehrter.
power-tools = Machtaktion: Werkzeuge
power-tools-rule = 4 Macht: 2 Werkzeuge.
power-coins = Machtaktion: Geld
power-coins-rule = 4 Macht: 7 Geld.
power-one-spade = Machtaktion: ein Spaten
power-one-spade-rule = 4 Macht: umwandeln und bauen mit 1 kostenlosen Spaten.
power-two-spades = Machtaktion: zwei Spaten
power-two-spades-rule = 6 Macht: umwandeln und bauen mit 2 kostenlosen Spaten.

## Buchaktionen

books-power = Buchaktion: Macht
books-power-rule = 1 Buch: 5 Macht.
books-levels = Buchaktion: zwei Stufen
books-levels-rule = 1 Buch: 2 Stufen in einer Disziplin.
books-coins = Buchaktion: Geld
books-coins-rule = 2 Bücher: 6 Geld.
books-guild = Buchaktion: freie Gilde
books-guild-rule = 2 Bücher: eine Werkstatt kostenlos zur Gilde aufwerten.
books-guild-points = Buchaktion: Punkte für Gilden
books-guild-points-rule = 2 Bücher: 2 Punkte für jede deiner Gilden.
books-three-spades = Buchaktion: drei Spaten
books-three-spades-rule = 3 Bücher: umwandeln und bauen mit 3 kostenlosen Spaten.

## Stadtmarker

city-tools = Stadt der Werkzeuge
city-tools-rule = 4 Punkte, 3 Werkzeuge und ein Schlüssel.
city-books = Stadt der Bücher
city-books-rule = 5 Punkte, 2 Bücher deiner Wahl und ein Schlüssel.
city-spades = Stadt der Spaten
city-spades-rule = 5 Punkte und ein Schlüssel; sofort umwandeln und bauen mit 2 kostenlosen Spaten.
city-coins = Stadt des Geldes
city-coins-rule = 6 Punkte, 6 Geld und ein Schlüssel.
city-levels = Stadt des Wissens
city-levels-rule = 7 Punkte, 1 Stufe in jeder Disziplin und ein Schlüssel.
city-power = Stadt der Macht
city-power-rule = 8 Punkte, 8 Macht und ein Schlüssel.
city-scholar = Stadt der Gelehrten
city-scholar-rule = 8 Punkte, 1 Gelehrter und ein Schlüssel.

## Rundenwertungen

round-tile-workshop-law = Werkstätten und Recht
round-tile-workshop-law-rule = Aktionen: 2 Punkte für jede Werkstatt, die du baust. Rundenende: 1 Gelehrter für je 3 Stufen in Recht.
round-tile-workshop-banking = Werkstätten und Bankwesen
round-tile-workshop-banking-rule = Aktionen: 2 Punkte für jede Werkstatt, die du baust. Rundenende: 4 Macht für je 3 Stufen in Bankwesen.
round-tile-guild-law = Gilden und Recht
round-tile-guild-law-rule = Aktionen: 3 Punkte für jede Gilde, die du baust. Rundenende: 1 Buch deiner Wahl für je 3 Stufen in Recht.
round-tile-guild-medicine = Gilden und Medizin
round-tile-guild-medicine-rule = Aktionen: 3 Punkte für jede Gilde, die du baust. Rundenende: 1 Spaten, ohne zu bauen, für je 4 Stufen in Medizin.
round-tile-school-banking = Schulen und Bankwesen
round-tile-school-banking-rule = Aktionen: 4 Punkte für jede Schule, die du baust. Rundenende: 1 Geld für jede Stufe in Bankwesen.
round-tile-palace-university-medicine = Große Häuser und Medizin
round-tile-palace-university-medicine-rule = Aktionen: 5 Punkte für jeden Palast und jede Universität, die du baust. Rundenende: 1 Werkzeug für je 2 Stufen in Medizin.
round-tile-palace-university-banking = Große Häuser und Bankwesen
round-tile-palace-university-banking-rule = Aktionen: 5 Punkte für jeden Palast und jede Universität, die du baust. Rundenende: 1 Werkzeug für je 2 Stufen in Bankwesen.
round-tile-spade-engineering = Spaten und Ingenieurskunst
round-tile-spade-engineering-rule = Aktionen: 2 Punkte für jeden Spaten, den du einsetzt, woher er auch kommt. Rundenende: 1 Geld für jede Stufe in Ingenieurskunst.
round-tile-level-medicine = Stufen und Medizin
round-tile-level-medicine-rule = Aktionen: 1 Punkt für jede Stufe, die du aufsteigst. Rundenende: 1 Buch deiner Wahl für je 3 Stufen in Medizin.
round-tile-city-engineering = Städte und Ingenieurskunst
round-tile-city-engineering-rule = Aktionen: 5 Punkte für jeden Stadtmarker, den du bekommst. Rundenende: 1 Spaten, ohne zu bauen, für je 4 Stufen in Ingenieurskunst.
round-tile-track-engineering = Leisten und Ingenieurskunst
round-tile-track-engineering-rule = Aktionen: 3 Punkte für jeden Fortschritt bei Schifffahrt oder Umwandlung. Rundenende: 1 Gelehrter für je 3 Stufen in Ingenieurskunst.
round-tile-innovation-law = Erfindungen und Recht
round-tile-innovation-law-rule = Aktionen: 5 Punkte für jede Erfindung, die du machst. Rundenende: 3 Macht für je 2 Stufen in Recht.

## Zusatzwertung der letzten Runde

final-tile-workshop = Letzte Runde: Werkstätten
final-tile-workshop-rule = In Runde 6 bringt jede Werkstatt, die du baust, 2 Punkte.
final-tile-guild = Letzte Runde: Gilden
final-tile-guild-rule = In Runde 6 bringt jede Gilde, die du baust, 3 Punkte.
final-tile-school = Letzte Runde: Schulen
final-tile-school-rule = In Runde 6 bringt jede Schule, die du baust, 4 Punkte.
final-tile-border-workshop = Letzte Runde: Werkstätten am Rand
final-tile-border-workshop-rule = In Runde 6 bringt jede Werkstatt, die du auf einem Randfeld baust, 3 Punkte.
