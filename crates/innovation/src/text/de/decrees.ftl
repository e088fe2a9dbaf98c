# Innovation, Ausgabe Deluxe 2017: Namen und Effekte der fünf Dekrete, in eigenen Worten.

decree-war = Krieg
decree-war-effect = Wähle einen Wert. Lege alle obersten Karten dieses Werts aus den Auslagen aller anderen Spieler zurück. Karten, die dabei frei werden, bleiben liegen.
decree-expansion = Expansion
decree-expansion-effect = Fächere deine Karten einer beliebigen Farbe nach oben auf.
decree-trade = Handel
decree-trade-effect = Ziehe dreimal nacheinander eine Karte, deren Wert um eins höher ist als der Wert deiner höchsten obersten Karte, und lege sie in deine Vorhersage.
decree-advancement = Fortschritt
decree-advancement-effect = Ziehe eine Karte, deren Wert um zwei höher ist als der Wert deiner höchsten obersten Karte.
decree-rivalry = Rivalität
decree-rivalry-effect = Wähle einen anderen Spieler. Lege drei Karten aus seinem Wertungsstapel und alle obersten Figuren aus seiner Auslage zurück. Karten, die dabei frei werden, bleiben liegen.
