library-part-base = Grundspiel
library-part-cities = Städte
library-part-artifacts = Artefakte
library-part-echoes = Echos
library-part-figures = Figuren
library-part-claims = Errungenschaften
library-facet-color = Farbe
library-facet-icon = Zeigt das Symbol
library-facet-age = Zeitalter
library-facet-effect = Hat
library-group-age-1 = Vorgeschichte
library-group-age-2 = Antike
library-group-age-3 = Mittelalter
library-group-age-4 = Renaissance
library-group-age-5 = Entdeckungen
library-group-age-6 = Aufklärung
library-group-age-7 = Romantik
library-group-age-8 = Moderne
library-group-age-9 = Postmoderne
library-group-age-10 = Information
library-group-specials = Besondere Errungenschaften
library-group-decrees = Dekrete
library-won-achievement = Bots, die sie beanspruchten, gewannen { $percent } % von { $games } Spielen.
library-won-melded = Bots, die sie auslegten, gewannen { $percent } % von { $games } Spielen.
library-won-dogma = Bots, die ihr Dogma ausführten, gewannen { $percent } % von { $games } Spielen.
library-lies-top = oben auf einem Stapel von { $player }
library-lies-covered = unter anderen Karten von { $player }
library-lies-hand = auf der Hand von { $player }
library-lies-score = im Wertungsstapel von { $player }
library-lies-forecast = in der Vorhersage von { $player }
library-lies-display = ausgestellt bei { $player }
library-lies-achievements = unter den Errungenschaften von { $player }
library-lies-beside = neben ihrem Vorratsstapel
library-lies-claimable = hat noch niemand; kann noch beansprucht werden
library-lies-unseen = Du siehst sie nicht.
library-comes = Sie kann noch kommen: { $supply ->
    [0] Im Vorrat von Zeitalter { $age } liegt keine Karte mehr
    [one] Im Vorrat von Zeitalter { $age } liegt noch eine Karte
   *[other] Im Vorrat von Zeitalter { $age } liegen noch { $supply } Karten
} { $hidden ->
    [0] und keine verdeckte dieses Zeitalters in Händen, Wertungsstapeln oder Vorhersagen.
    [one] und eine verdeckte dieses Zeitalters in einer Hand, einem Wertungsstapel oder einer Vorhersage.
   *[other] und { $hidden } verdeckte dieses Zeitalters in Händen, Wertungsstapeln oder Vorhersagen.
}
library-comes-else = Ist sie keine davon, so liegt sie verdeckt unter anderen, unter einer Errungenschaft oder ist aus dem Spiel.

# Wörter der Regeln, vor denen ein Zeichen steht: sein Name, dann wie es geschrieben sein kann.
rules-signs = castle Burg Burgen; crown Krone Kronen; leaf Blatt Blätter; clock Uhr Uhren

example-draw = Eine bedeckte 4 zählt nicht, und ein leerer Stapel wird übersprungen
example-draw-0 = Adas oberste Karten sind Philosophie und Währung, beide aus Zeitalter 2. Unter der Philosophie liegt eine 4, aber nur oberste Karten zählen. Ada würde also eine 2 ziehen, und dieser Stapel ist leer.
example-draw-1 = Der nächste Stapel mit Karten ist der von Zeitalter 3: Von dort zieht sie.
example-meld = Eine Karte kommt in die Auffächerung ihres Stapels
example-meld-0 = Adas rote Karten sind nach rechts aufgefächert, die untere zeigt also die Symbole an ihrem linken Rand. Auf der Hand hat sie eine rote und eine violette Karte.
example-meld-1 = Die rote Karte kommt auf den roten Stapel, und die Auffächerung bleibt: Nun zeigen beide Karten darunter ihren linken Rand.
example-meld-2 = Die violette Karte beginnt einen neuen Stapel, denn diese Farbe hatte Ada noch nicht.
example-sharing = Wer gleich viele Symbole hat, teilt, und das bringt eine Karte
example-sharing-0 = Ada will die Schrift nutzen. Ihr Leitsymbol ist die Glühbirne: Ada zeigt drei, Ben auch, Cleo nur eine. Also teilt Ben, und Cleo nicht.
example-sharing-1 = Erst zieht Ben seine 2, dann Ada ihre. Weil Ben etwas getan hat, zieht Ada noch eine Karte, eine 4 wie ihre höchste oberste Karte.
example-demand = Eine Forderung trifft, wer weniger Symbole hat
example-demand-0 = Das Leitsymbol des Schießpulvers ist die Fabrik: Ada zeigt zwei, Ben keine, Cleo drei. Die Forderung trifft Ben; Cleo ist sicher und wird den zweiten Effekt teilen.
example-demand-1 = Ben muss eine oberste Karte mit einer Burg hergeben. Er hat zwei davon und darf wählen.
example-demand-2 = Die gewählte Karte kommt in Adas Wertungsstapel. Dann teilt Cleo den zweiten Effekt und wertet eine 2, Ada tut dasselbe, und fürs Teilen zieht sie eine 4.
example-achieve = Punkte und eine oberste Karte, und die Punkte bleiben
example-achieve-0 = Ada hat 15 Punkte, genug für die 2 und die 3. Aber ihre höchste oberste Karte ist eine 2, und die 1 hat schon Ben: Nur die 2 kann sie nehmen.
example-achieve-1 = Sie nimmt sie und behält alle 15 Punkte: Sie sind eine Schwelle und kein Preis.
