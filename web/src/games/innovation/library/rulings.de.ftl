# Wie wir einzelne Karten lesen; docs/rulings.md nennt die Gründe. Eine Zeile ist eine Auslegung.

-shown = Die gezogene Karte wird allen gezeigt, denn ihre Farbe entscheidet.
-no-top-lacks = Alle vorhandenen obersten Karten müssen passen; gibt es keine, passen sie.
-value-to-come = Es zählt der Wert, der wirklich gezogen wird, nachdem leere Zeitalter übersprungen sind.
-before-draw = Es kommt zuerst; welcher Stapel und welche Kartenart gezogen wird, entscheidet sich danach.
-echo-there = Wer die Karte ausführt, führt alle Echo-Effekte aus, die in ihrem Stapel zu sehen sind, von unten nach oben; die der eigenen Auslage kommen nicht dazu.
-value-zero = Wurde nichts zurückgelegt oder ausgelegt, gilt 0 als Wert; gezogen werden also Einsen.
-own-cards = Alle legen ihre eigenen Karten zurück und wählen deren Reihenfolge.
-without-bonuses = Es zählen die Werte der Karten im Wertungsstapel, ohne Boni. Es ist nicht freiwillig.
-really-splays = Die Farbe muss eine sein, die sich durch das Auffächern ändert, falls es eine gibt.
-standard = Eine gewöhnliche Errungenschaft ist jede mit einer Zahl, ob durch Aktion oder Effekt genommen.
-demands = Es wirkt, sobald sein Besitzer eine Forderung oder einen Zwang ausführen würde, ob sich dadurch etwas bewegen könnte oder nicht.
-boxed = Nur Werte im Kästchen ändern sich.
-merged = Die vereinten Bereiche gelten für jeden Effekt, für Punkte und für die Echo-Regel als einer.
-never-ends = Nach 30 Karmas in einer Aktion wirkt keines mehr, damit sich ein Effekt nicht ewig wiederholt.

ruling-card-tools = Es geschieht so viel wie möglich: Mit zwei Handkarten darfst du beide zurücklegen, ohne zu ziehen.
ruling-card-fission = { -shown }
ruling-card-mysticism = { -shown }
ruling-card-rocketry =
    Unter gleichen Rückseiten kann niemand wählen, also entscheidet der Zufall.
    Der Gegner wird für jede Karte einzeln gewählt.
ruling-card-mass-media = Unter gleichen Rückseiten kann niemand wählen, also entscheidet der Zufall über die Reihenfolge der zurückgelegten Karten.
ruling-card-astronomy = { -no-top-lacks }
ruling-card-translation = { -no-top-lacks }
ruling-card-construction = In Teams zählt die Auslage des Partners nicht mit.
ruling-card-self-service = In Teams werden die Errungenschaften des Teams zusammengezählt.
ruling-card-globalization = In Teams werden die Punkte des Teams zusammengezählt.
ruling-card-ai = In Teams werden Einzelne verglichen; ein Gleichstand unter Partnern gilt nicht als einer.
ruling-card-bioengineering = In Teams werden Einzelne verglichen; ein Gleichstand unter Partnern gilt nicht als einer.
ruling-card-road-building = In Teams darf der andere Spieler der Partner sein (2017), in der Ausgabe von 2011 aber nicht.
ruling-card-democracy = In Teams wird nur mit Gegnern verglichen.
ruling-card-the-wheel = Beim Bestimmen des Startspielers entscheiden die englischen Titel samt Artikel: Diese Karte steht unter T.
ruling-card-metalworking = { -never-ends }
ruling-card-ludwig-van-beethoven = { -never-ends }
ruling-card-rhazes =
    { -value-to-come }
    { -before-draw }
    Die untergeschobene Karte kann also eine Echo-Karte herbeiführen oder verhindern.
ruling-card-hatshepsut =
    { -value-to-come }
    { -before-draw }
ruling-card-su-song =
    { -value-to-come }
    { -before-draw }
    Eine Karte, die dadurch beim Ausgraben in die Vorhersage kommt, kann gleich darauf befördert werden.
ruling-card-samuel-de-champlain =
    { -value-to-come }
    Ausgraben ist kein Ziehen auf die Hand. Auch eine Karte, die gewertet, ausgelegt, untergeschoben oder vorhergesagt werden soll, zählt nicht als fünfte.
ruling-card-alex-trebek =
    { -value-to-come }
    Jede Figur darf genannt werden; wird sie gefunden, wird sie gezeigt.
ruling-card-isaac-newton = Das freie Ziehen fürs Teilen ist eine Zieh-Aktion, also wirkt es auch darauf.
ruling-card-alhazen =
    Die Zahl der Symbole ersetzt den Wert der obersten Karte, auch wenn sie niedriger ist.
    Das gilt auch für das freie Ziehen fürs Teilen.
ruling-card-battleship-yamato =
    Sie ist in einer Auslage eine 11 und überall sonst eine 8; sie zu bedecken gräbt nichts aus.
    Sie hat kein Leitsymbol und wird deshalb nie für eine Dogma- oder Unterstützen-Aktion angeboten.
ruling-card-ptolemy = { -echo-there }
ruling-card-sergey-brin = { -echo-there }
ruling-card-sunshu-ao =
    Die Karte wird ausgeführt und kommt auf die Hand; sie wird nicht ausgelegt.
    Sie nutzt die Echo-Effekte ihrer Farbe in der Auslage dessen, der sie ausführt.
ruling-card-stephen-hawking = Wer einen dieser Echo-Effekte ausführt, wertet eine eigene Karte dieser Farbe.
ruling-card-susan-blackmore = Echo-Effekte, die Stephen Hawking verleiht, können gewählt werden, und zwar nach ihrer Farbe.
ruling-card-basur-hoyuk-tokens = Es gelten die englischen Titel, damit die Reihenfolge in jeder Sprache dieselbe ist.
ruling-card-dancing-girl = Aus der Ausstellung begann sie nicht in einer Auslage und gewinnt deshalb nicht.
ruling-card-30-world-cup-final-ball = Zurückgelegt werden kann eine gewöhnliche Errungenschaft oder ein Relikt; besondere Errungenschaften und Dekrete sind sicher.
ruling-card-katana = Eine Karte, die das erste Verschieben aufdeckt, kann die zweite sein.
ruling-card-exxon-valdez = Wer gezwungen wird, verlässt das Spiel mit allem, ein Team gemeinsam. Die Errungenschaften sind verloren.
ruling-card-the-wealth-of-nations = { -without-bonuses }
ruling-card-the-daily-courant = { -without-bonuses }
ruling-card-east-india-company-charter = { -own-cards }
ruling-card-plush-beweglich-rod-bear = { -own-cards }
ruling-card-sliced-bread = { -value-zero }
ruling-card-roundhay-garden-scene = { -value-zero }
ruling-card-meiji-mura-stamp-vending-machine = { -value-zero }
ruling-card-liquid-fire = Ohne Bonus wird eine [1] gezogen.
ruling-card-barometer = Ohne Bonus ist es eine [2]: um zwei höher als 0.
ruling-card-kobukson = { -really-splays }
ruling-card-cyrus-cylinder = { -really-splays }
ruling-card-chronicle-of-zuo = Ein Gleichstand bei den wenigsten genügt.
ruling-card-seikan-tunnel = Ein Gleichstand bei den meisten sichtbaren Karten gewinnt.
ruling-card-tuning-fork = Eine Karte anzusehen ist keine Änderung und bringt deshalb kein Ziehen fürs Teilen.
ruling-card-novel = Ohne eine oberste Karte, die nicht violett ist, nimmst du Vorherrschaft: Keiner Karte fehlt das Symbol.
ruling-card-ruth-handler = Legt ein Effekt zwei Karten aus, so folgt das Karma der ersten, und die zweite wird aus dem gewählt, was dann auf der Hand ist.
ruling-card-baghdad-battery = Mit Ruth Handler folgt ihr Karma der ersten Karte; die zweite wird aus dem gewählt, was dann auf der Hand ist.
ruling-card-murasaki-shikibu = { -standard }
ruling-card-johannes-vermeer = { -standard }
ruling-card-john-loudon-mcadam = Auch eine Karte, die als Errungenschaft gilt und durch eine Aktion genommen wird, bringt jedem Gegner eine Figur.
ruling-card-hammurabi =
    { -demands }
    Wer fordert, führt zuerst dieselbe Forderung gegen den Besitzer von Hammurabi aus.
ruling-card-ptahhotep = { -demands }
ruling-card-edward-jenner = { -demands }
ruling-card-muhammad-yunus = Die Mehrheit gilt für das Leitsymbol der Dogma-Aktion.
ruling-card-albert-einstein =
    { -boxed }
    Ein Effekt gehört dem, in dessen Auslage die Karte liegt, wer auch immer teilt oder ausführt.
ruling-card-archimedes =
    { -boxed }
    In Echo- und Dogma-Effekten, aber nicht in Karmas.
ruling-card-johannes-kepler =
    { -boxed }
    Auch in Karmas.
ruling-card-emperor-meiji = { -merged }
ruling-card-michelangelo = { -merged }
ruling-card-wernher-von-braun = { -merged }
ruling-card-florence-nightingale = Sie schützt vor Effekten anderer und vor denen von Karten, die andere gewählt haben, sogar vor der Kernspaltung eines Gegners, aber nicht vor einem Tausch.
ruling-card-hedy-lamarr = Von jeder Zahl eins weniger: zwei von fünf Symbolen, elf Uhren, vier Farben, vier Karten mit dem Wert 7 und so weiter.
ruling-card-jackie-chan = Er wertet zuerst; mit allein den meisten Punkten gewinnt sein Besitzer, sonst der Gegner.
ruling-card-sun-tzu = Gemeint sind Karten mit diesem Leitsymbol, nicht alle, die es zeigen.
ruling-card-moses = „Werte eine oberste Karte“ meint eine der eigenen Auslage.
ruling-card-homer = Er schiebt Figuren unter, statt sie aus dem Spiel gehen zu lassen; die Reihenfolge in einer Farbe ist frei.
