# Die Regeln von Innovation für alle, die neu dabei sind, in unseren eigenen Worten. Eine Zeile ist ein Absatz; eine Zeile, die mit einem Strich
# beginnt, ist ein Punkt einer Liste.

rules-innovation-aim-title = Worum es geht
rules-innovation-aim =
    Du führst eine Zivilisation durch zehn Zeitalter, von der Steinzeit bis heute. Jede Karte ist eine Erfindung. Wer zuerst genug Errungenschaften hat, gewinnt sofort.
    - Zu zweit brauchst du sechs Errungenschaften, zu dritt fünf, zu viert vier.
    - Manche Karten der späten Zeitalter können die Partie allein entscheiden, und wenn die Karten ausgehen, gewinnen die meisten Punkte.

rules-innovation-cards-title = Die Karten
rules-innovation-cards =
    Jede Karte hat eine Farbe, einen Wert von [1] bis [10] (ihr Zeitalter), drei Symbole und einen oder mehrere Effekte. Es gibt sechs Symbole, und alles dreht sich darum, wer mehr davon hat: die Burg [castle], die Krone [crown], das Blatt [leaf], die Glühbirne [lightbulb], die Fabrik [factory] und die Uhr [clock].
    Vor dir liegt deine Auslage: bis zu fünf Stapel, für jede Farbe einer. Nur die oberste Karte eines Stapels lässt sich nutzen. Von den Karten darunter zählen die Symbole, die man sieht (siehe Auffächern).
    Daneben hast du Handkarten und einen Wertungsstapel: Karten, die verdeckt liegen und so viele Punkte bringen wie ihr Wert.

rules-innovation-start-title = Der Anfang
rules-innovation-start =
    Alle bekommen zwei Karten aus Zeitalter [1] und legen gleichzeitig eine davon aus. Die andere bleibt auf der Hand.
    Wessen Karte (nach ihrem englischen Namen) im Alphabet zuerst kommt, beginnt. Im ersten Zug hat diese Person nur eine Aktion; zu viert gilt das auch für die zweite.

rules-innovation-turn-title = Dein Zug
rules-innovation-turn =
    Du hast zwei Aktionen, verschiedene oder zweimal dieselbe:
    - Ziehen: Du ziehst eine Karte.
    - Auslegen: Du legst eine Handkarte aus.
    - Dogma: Du nutzt eine deiner obersten Karten.
    - Errungenschaft: Du nimmst dir eine Errungenschaft.

rules-innovation-draw-title = Ziehen
rules-innovation-draw =
    Du ziehst eine Karte mit dem Wert deiner höchsten obersten Karte. Ist dieser Stapel leer, ziehst du vom nächsthöheren.
    Das Spiel endet, wenn jemand eine Karte über [10] ziehen müsste.

rules-innovation-meld-title = Auslegen
rules-innovation-meld =
    Auslegen heißt: Eine Handkarte kommt oben auf den Stapel ihrer Farbe. Ist der Stapel aufgefächert, bleibt er es.
    Mit einer hohen Karte in der Auslage ziehst du höhere Karten: So kommst du durch die Zeitalter.

rules-innovation-dogma-title = Dogma
rules-innovation-dogma =
    Du wählst eine deiner obersten Karten und führst ihre Effekte von oben nach unten aus. Tu, so viel du kannst, und lass den Rest. „Du darfst“ heißt, dass du verzichten kannst.
    Jede Karte hat ein Symbol, das für ihr Dogma zählt: das Leitsymbol. Bevor etwas geschieht, wird verglichen, wer wie viele davon in der Auslage hat.

rules-innovation-sharing-title = Teilen
rules-innovation-sharing =
    Wer mindestens so viele Leitsymbole hat wie du, führt alle Effekte, die keine Forderungen sind, mit aus: im Uhrzeigersinn, und jeweils vor dir.
    Dafür darfst du am Ende einmal umsonst ziehen, wenn das Teilen bei einem Gegner etwas verändert hat.

rules-innovation-demand-title = Forderungen
rules-innovation-demand =
    Ein Effekt mit einer Forderung trifft alle, die weniger Leitsymbole haben als du. Sie müssen tun, was da steht; du selbst tust nichts.
    Viele Symbole schützen dich also, und wenige machen dich zum Ziel.

rules-innovation-achieve-title = Errungenschaft nehmen
rules-innovation-achieve =
    Du nimmst eine Errungenschaft aus der Mitte, wenn zweierlei stimmt:
    - Du hast mindestens fünfmal so viele Punkte wie ihr Zeitalter: 5 Punkte für Zeitalter 1, 10 für Zeitalter 2 und so weiter.
    - Eine deiner obersten Karten hat mindestens diesen Wert.
    Die Punkte gibst du nicht aus. Die Errungenschaft gehört dir für immer.

rules-innovation-splay-title = Auffächern
rules-innovation-splay =
    Manche Effekte lassen dich einen Stapel auffächern, sodass Symbole der unteren Karten zu sehen sind. Nach links zeigt jede davon ein Symbol, nach rechts zwei, nach oben drei.
    Ein Stapel aus einer Karte ist nie aufgefächert. Wird ein Stapel neu aufgefächert, ändert er nur die Richtung.

rules-innovation-words-title = Wörter auf den Karten
rules-innovation-words =
    - Werten: Die Karte kommt verdeckt in deinen Wertungsstapel.
    - Unterschieben: Sie kommt unter den Stapel ihrer Farbe.
    - Zurücklegen: Sie kommt unter den Vorratsstapel ihres Zeitalters.
    - Übergeben oder verschieben: Sie kommt an den genannten Ort. Das ist weder Werten noch Auslegen.
    - Tauschen: Die Karten zweier Orte wechseln den Platz, auch wenn einer davon leer ist.
    - Ziehen und auslegen, werten oder unterschieben: Tu es mit genau der Karte, die du gezogen hast.
    - Vorzeigen: Alle sehen die Karte. Sie bleibt, wo sie ist, bis der Effekt mehr sagt.
    - Wert: die Zahl auf der Karte. Höchste und niedrigste meinen ihn; sind mehrere gleich, wählt, wem sie gehören.
    - Gegner: alle anderen, aber nicht dein Partner im Team.

rules-innovation-special-title = Besondere Errungenschaften
rules-innovation-special =
    Fünf Errungenschaften bekommt ohne Aktion, wer sie als Erstes erfüllt, auch mitten in einem Effekt:
    - Monument: in einem Zug sechs Karten werten oder sechs Karten unterschieben.
    - Imperium: mindestens drei von jedem der sechs Symbole.
    - Welt: mindestens zwölf [clock].
    - Wunder: alle fünf Farben, jede nach rechts oder oben aufgefächert.
    - Universum: fünf oberste Karten mit Wert [8] oder höher.

rules-innovation-end-title = Das Ende
rules-innovation-end =
    Die Partie endet sofort, wenn
    - jemand genug Errungenschaften hat,
    - eine Karte sagt, wer gewinnt,
    - oder jemand über [10] ziehen müsste: Dann gewinnen die meisten Punkte; bei Gleichstand die meisten Errungenschaften.

rules-innovation-teams-title = Teams
rules-innovation-teams =
    Zu viert könnt ihr zwei gegen zwei spielen; Partner sitzen sich gegenüber. Ihre Errungenschaften zählen zusammen, und sechs sind nötig. Forderungen treffen den Partner nicht, und wenn nur der Partner teilt, gibt es keine freie Karte.

rules-innovation-tips-title = Erste Schritte
rules-innovation-tips =
    - Kannst du eine Errungenschaft nehmen, ist das fast immer richtig.
    - Hab keine Angst vor dem Teilen: Du führst den Effekt ja auch aus und bekommst noch eine Karte dazu.
    - Sieh vor jedem Dogma nach, wer teilt und wen die Forderung trifft; der Tisch zeigt es.
    - Am Anfang herrscht [castle], später ist sie nichts mehr wert. Besorg dir rechtzeitig [factory] ab Zeitalter 4 und [clock] ab Zeitalter 7.

rules-innovation-expansions-title = Erweiterungen
rules-innovation-expansions =
    Zur Deluxe-Ausgabe gehören vier Erweiterungen. Jede bringt 105 Karten mit eigenen Rückseiten; von jeder verdeckten Karte sehen alle, welcher Art sie ist. Für jede Erweiterung braucht es eine Errungenschaft mehr, nie weniger als vier, und noch jemand kann mitspielen.
    - Ein Zeitalter ohne Karten des Grundspiels ist für alle Arten leer: Zieh aus dem nächsten. Fehlt nur die gesuchte Art, zieh eine Karte des Grundspiels.
    - Boni (Zahlen auf Karten) zählen, solange sie zu sehen sind: der höchste ganz, jeder andere einen Punkt.
    - Nach einer Auslegen-Aktion geschieht der Reihe nach: Stadtsymbole, eine Stadt für eine neue Farbe, eine Ausgrabung, eine Beförderung, „sobald du diese Karte auslegst“.
    - Unterstützen, Inspirieren und Dekret sind Aktionen, die du je einmal im Zug wählen kannst.

rules-innovation-cities-title = Cities of Destiny
rules-innovation-cities =
    Du ziehst eine Stadt, wenn deine Auslegen-Aktion eine neue Farbe bringt, und immer wenn du eine Farbe in eine neue Richtung auffächerst; aber nie, wenn du schon eine Stadt auf der Hand hast.
    - Städte haben keine Effekte, aber fünf Plätze für Symbole und besondere Zeichen. Legt eine Auslegen-Aktion die Stadt aus, zieht ein Plus eine um eins höhere Karte, ein Pfeil fächert ihre Farbe auf, und eine Suche sieht so viele Karten des Grundspiels aus ihrem Zeitalter durch, wie dieses sagt, und behält die mit dem Symbol.
    - Ein Brunnen ist eine Errungenschaft, solange er zu sehen ist, eine Flagge, wenn kein Gegner mehr Karten ihrer Farbe zeigt.
    - Unterstützen: Wähle eine oberste Karte und eine oberste Stadt mit ihrem Leitsymbol; schieb eine Karte aus deiner Hand unter, die nicht höher ist als die Stadt. Dann nutze das Dogma: Du führst jeden Effekt zweimal aus, und Forderungen gehen zweimal herum.
    - Fünf besondere Errungenschaften belohnen, Städte mit Pfeil in eine schon so aufgefächerte Farbe zu legen und Städte mit Flagge oder Brunnen unterzuschieben.

rules-innovation-artifacts-title = Artifacts of History
rules-innovation-artifacts =
    Du gräbst aus, wenn eine Auslegen-Aktion eine Karte mit einer bedeckt, die nicht höher ist oder deren Bild an derselben Stelle steht. Ein Artefakt, so hoch wie die bedeckte Karte, wird vor dir ausgestellt, wenn dort Platz ist.
    - Am Anfang deines Zuges darfst du sein Dogma frei nutzen, wobei seine Symbole zu deinen zählen, und legst es danach zurück; oder du legst es einfach zurück; oder behältst es. Es kann auch wie eine Handkarte ausgelegt werden.
    - Ein Zwang wirkt wie eine Forderung, aber auf alle, die teilen würden.
    - Relikte, eine Option: Wer ein Artefakt aus dem Zeitalter eines Relikts ausgräbt, darf es auf die Hand oder als Errungenschaft nehmen, auch von anderen.

rules-innovation-echoes-title = Echoes of the Past
rules-innovation-echoes =
    Immer wenn du eine Karte des Grundspiels ziehen würdest und Karten auf der Hand hast, aber keine Echo-Karte, ziehst du eine Echo-Karte.
    - Echo-Effekte stehen dort, wo sonst ein Symbol steht. Vor dem Dogma einer Karte geschehen alle Echo-Effekte, die in ihrer Farbe zu sehen sind, von unten nach oben; andere teilen sie.
    - Vorhersagen legt eine Karte verdeckt in deine Vorhersage. Nach einer Auslegen-Aktion darfst du eine Karte daraus befördern, die nicht höher ist: Leg sie aus und nutze ihr Dogma frei.
    - Eine zweite Errungenschaft desselben Zeitalters kostet doppelt so viele Punkte, eine dritte dreimal so viele.
    - Vorherrschaft: drei gleiche Symbole in jeder von vier Farben. Schicksal: sieben Karten in der Vorhersage. Reichtum: acht Boni. Erbe: acht Bilder in einer Farbe. Geschichte: vier Echo-Effekte in einer Farbe.

rules-innovation-figures-title = Figures in the Sand
rules-innovation-figures =
    Die Karte fürs Teilen ist eine Figur; und wenn du mit einer Aktion eine gewöhnliche Errungenschaft nimmst, zieht jeder Gegner eine Figur.
    - Ein Karma wirkt, solange die Figur eine oberste Karte ist, ohne jede Aktion. Karmas lösen einander nie aus.
    - Inspirieren: alle Inspirationseffekte, die in einer Farbe zu sehen sind, von unten nach oben, dann eine Karte so hoch wie ihre oberste. Niemand teilt sie.
    - Dekret: Mit Figuren aus drei Zeitaltern auf der Hand scheidet die ganze Hand aus dem Spiel; dann nutzt du das Dekret in der Farbe einer dieser Figuren. Von anderen geht es nur in die Mitte zurück. Solange du es hast, zählt ein Dekret als Errungenschaft.
    - Verblassen: Am Ende jeder Aktion wertet alle bis auf eine, wer mehr als eine Figur obenauf hat.

rules-innovation-crowd-title = Zu fünft und mehr
rules-innovation-crowd =
    Mit der Option Entfernung teilt, wer mindestens zwei Plätze weiter sitzt, nur mit doppelt so vielen Symbolen wie du, und deine Forderung trifft ihn nur, wenn du mehr als doppelt so viele hast wie er.

rules-innovation-editions-title = Die Ausgabe von 2011
rules-innovation-editions =
    Die Ausgabe von 2011 spielt sich bis auf neun Karten gleich. Für manches hat sie andere Wörter: ausspielen für auslegen, archivieren für unterschieben, recyceln für zurücklegen, Bereich für Auslage, Einfluss für Wertungsstapel, Epoche für Zeitalter, Kooperation für Teilen. Errungenschaften heißen Herrschaften, die besonderen Domänen.
