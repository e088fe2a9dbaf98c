library-part-ideas = Ideen
library-part-milestones = Meilensteine
library-part-tiles = Plättchen
library-part-regions = Regionsplättchen
library-part-goals = Ziele
library-part-actions = Aktionen
library-facet-type = Typ
library-facet-era = Ära
library-facet-action = Aktion
library-group-wealth = Wohlstand
library-group-specialist-tiles = Spezialistenplättchen
library-group-knowledge-tiles = Wissensplättchen
library-group-goals-1 = Ziele in Regionen
library-group-goals-2 = Ziele mit Erfindungen
library-group-goals-3 = Ziele der Gesellschaft
library-group-actions = Aktionen
library-group-tokens = Einflussmarker
library-won-goal = Bots, die es als Ziel hatten, gewannen { $percent } % von { $games } Spielen.
library-won-pillar = Bots, die sie als Hauptaktion wählten, gewannen { $percent } % von { $games } Spielen.
library-won-invented = Bots, die sie erfanden, gewannen { $percent } % von { $games } Spielen.
library-won-presented = Bots, die sie präsentierten, gewannen { $percent } % von { $games } Spielen.
library-won-kept = Bots, die sie am Ende hatten, gewannen { $percent } % von { $games } Spielen.
library-won-tile = Bots, die es bauten, gewannen { $percent } % von { $games } Spielen.
library-won-milestone = Bots, die ihn als eigenen Meilenstein hatten, gewannen { $percent } % von { $games } Spielen.
library-lies-region = präsentiert oder erfunden: { $region }
library-lies-inventions = eine Erfindung von { $player }
library-lies-hand = auf der Hand von { $player }
library-lies-ideas = in der Ideenauslage
library-lies-top = oben auf dem Ideenstapel
library-lies-nowhere = Du siehst sie nicht: Sie liegt im Ideenstapel oder wurde zur Seite gelegt.
library-comes = { $stack ->
    [0] Der Stapel ist leer: Von dort kann sie nicht mehr kommen.
    [one] Sie kann noch kommen: Im Stapel liegt noch eine Karte.
   *[other] Sie kann noch kommen: Im Stapel liegen noch { $stack } Karten.
}
library-lies-common = liegt im Gemeinwissen
library-lies-own = der eigene Meilenstein von { $player }
library-lies-eureka = in der Heureka-Auslage: kann noch erreicht werden
library-lies-discard = wurde abgelegt
library-lies-unseen = Du siehst ihn nicht: Er kann noch in die Heureka-Auslage kommen oder ist in dieser Partie nicht dabei.
library-lies-built = gebaut von { $player }
library-lies-display = in der Plättchenauslage von { $player }
library-lies-goal = ein Ziel von { $player }
library-lies-secret = Du siehst es nicht: Es kann ein Ziel von jemand anderem sein oder ist in dieser Partie nicht dabei.
library-lies-in = in dieser Partie: { $region }
library-lies-out = in dieser Partie nicht dabei
library-comes-left = { $left ->
    [0] keins mehr zu haben
    [one] noch eins zu haben
   *[other] noch { $left } zu haben
}
library-comes-wealth = { $region }: { $left ->
    [one] noch eins zu haben
   *[other] noch { $left } zu haben
}

# Wörter der Regeln, vor denen ein Zeichen steht: sein Name, dann wie es geschrieben sein kann.
rules-signs = ip IP; influence Einfluss; scholar Gelehrter Gelehrte Gelehrten; citizen Bürger Bürgern; sage Weise Weiser Weisen; chain Kette Ketten; pillar Säule Säulen; milestone Meilenstein Meilensteine; economy Wirtschaft; culture Kultur; technology Technologie; wealth Wohlstand; eureka Heureka; chronos Chronos; idea Idee Ideen; build bauen baust

example-idea = Das Rad: präsentiert, erfunden, weiterentwickelt, geteilt
example-idea-0 = Ada hat das Rad auf der Hand, und zwei ihrer Denker sind zu Hause. In Asien liegt noch keine Karte, und das Spezialistenplättchen dort verlangt zwei Bürger.
example-idea-1 = Ada präsentiert die Idee mit beiden Denkern.
example-idea-2 = Ben erfindet sie: Einer seiner Denker steht neben der Karte, die auf die Erfindungsseite gedreht wird, und er bekommt eine Technologiebestrebung.
example-idea-3 = Cleo entwickelt sie weiter und bekommt einen neuen Spezialisten desselben Typs.
example-idea-4 = In der nächsten Runde teilt Ben das Rad. Ada wertet die Ära der Karte für jeden ihrer zwei Bürger, Ben behält die Karte, und Cleo bekommt einen neuen Bürger in Asien.
example-present = Zwei Bürger, und eine neue Idee für die alte
example-present-0 = Ada will die Karavelle in Afrika präsentieren. Das Spezialistenplättchen dort verlangt zwei Bürger und bringt IP.
example-present-1 = Welche Bürger mitgehen, sagt Ada: ein Händler und ein Gelehrter. Die Karte liegt in Afrika, und das Plättchen bringt 3 IP. Nun nimmt sie eine neue Idee aus der Auslage oder die offene Karte des Stapels.
example-present-2 = Sie nimmt den Stahl vom Stapel; die Auslage bleibt, wie sie war.
example-invent = Manche Erfindung erschöpft mehr als einen
example-invent-0 = Ben hat in Asien das Dampfschiff präsentiert. Es braucht Zugang zum Eisen, das hier Gemeinwissen ist; also darf Ada es erfinden.
example-invent-1 = Ein Händler wird Erfinder, ein zweiter ist erschöpft. Ada bekommt eine Technologiebestrebung, für die sie jetzt ein Plättchen nimmt.
example-share = Es wertet, wer präsentiert hat, wer auch immer teilt
example-share-0 = In Australien hat Ada mit zwei Bürgern den Kompass präsentiert, Ben hat ihn erfunden, Cleo weiterentwickelt. Er ist eine Karte der Ära 4.
example-share-1 = Ada teilt ihn: 2 Bürger × Ära 4 sind 8 IP für sie, Ben behält die Karte, Cleo bekommt einen Bürger. Nun wählt Ada zwischen dem Wohlstandsplättchen der Region und einer freien Bestrebung.
example-share-2 = Sie nimmt das Wohlstandsplättchen. Alle Bürger neben der Karte sind in die Region gezogen.
