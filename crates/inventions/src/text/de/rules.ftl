# Die Regeln von Inventions für alle, die es kennenlernen, in eigenen Worten. Eine Zeile ist ein Absatz; eine Zeile mit Bindestrich am Anfang ist
# ein Punkt einer Liste.

rules-inventions-aim-title = Worum es geht
rules-inventions-aim =
    Du führst eine Gesellschaft durch sechs Ären. Ideen werden präsentiert, werden zu Erfindungen, werden weiterentwickelt und schließlich mit der Welt geteilt. Jeder dieser Schritte kann von jemand anderem kommen, und jeder belohnt, wer ihn tut.
    Ideenpunkte, kurz IP, gibt es für das Präsentieren von dem, was geteilt wird, für Einfluss in den Regionen und am Ende für deine Wohlstandsplättchen, deinen Einfluss und deine geheimen Ziele. Wer die meisten IP hat, gewinnt.

rules-inventions-idea-title = Das Leben einer Idee
rules-inventions-idea =
    - Präsentieren: Eine Karte kommt mit der Ideenseite nach oben in eine Region, dazu ein oder zwei Bürger links daneben.
    - Erfinden: Wer den richtigen Meilenstein kennt, stellt einen Bürger rechts daneben und dreht die Karte um. Nun ist sie eine Erfindung.
    - Weiterentwickeln: Jemand anderes darf sie mit einem zweiten Bürger rechts verbessern. Dieser Schritt kann entfallen.
    - Teilen: Jemand von den Beteiligten teilt sie. Fürs Präsentieren gibt es IP, fürs Erfinden die Karte, fürs Weiterentwickeln einen neuen Bürger, und wer teilt, macht Fortschritte. Alle Bürger neben der Karte ziehen in die Region auf der Weltkarte, und der Platz ist frei für eine neue Idee.

rules-inventions-citizens-title = Bürger
rules-inventions-citizens =
    Du hast dreißig Bürger. Die meisten sind anfangs in deinem Vorrat.
    - Händler, Künstler und Denker sind Spezialisten für Wirtschaft, Kultur und Technologie. Zu Hause können sie arbeiten; erschöpfte ruhen, bis sie nach dem Ärawechsel oder durch ein Plättchen wieder arbeiten können.
    - Ein Gelehrter aus deiner Akademie kann für jeden Spezialisten einspringen. Wird ein Gelehrter erschöpft, wird er Spezialist dieses Typs; geht er zu einer Karte oder einem Meilenstein, ist er einfach fort. Die Akademie fasst so viele Gelehrte wie die Nummer der Ära deines Meilensteins.
    - Bürger auf der Weltkarte stehen in einer Region. Sie können reisen, Einfluss gewinnen und als Spezialisten nach Hause kommen. Neue Bürger kommen dorthin aus dem Vorrat.
    - Diplomaten stehen auf Meilensteinen.

rules-inventions-start-title = Der Anfang
rules-inventions-start =
    Du beginnst mit zwei Gelehrten, einem Spezialisten jedes Typs, einem Diplomaten auf deinem Meilenstein, zwei Erfindungen der Steinzeit, zwei Ideen auf der Hand und drei geheimen Zielen.
    In umgekehrter Reihenfolge beanspruchen alle eine der Ideen, die in den Regionen liegen: Du stellst so viele Bürger dazu, wie das Spezialistenplättchen dort verlangt, bekommst, was es zeigt, legst deinen Marker „+1 Einfluss“ auf den ersten Einflussplatz, ohne dessen IP zu bekommen, und setzt einen Bürger in die Region auf der Weltkarte. Ideen, die niemand beansprucht, scheiden aus.

rules-inventions-turn-title = Ein Zug
rules-inventions-turn =
    Gespielt werden dreizehn Runden: eine in Ära 1, je drei in den Ären 2 bis 5. Ära 6 ist die Wertung. In jeder Runde machen alle einen Zug aus vier Schritten:
    - Ein bis drei Kettenmarker bereitlegen, je nach Einfluss. Spätere Änderungen des Einflusses ändern daran nichts.
    - Mit einer Säule eine Hauptaktion ausführen und Aktionen anketten, solange Marker da sind. Danach nimmst du für jede präsentierte Idee eine neue.
    - Gewonnene Bestrebungen gegen Fortschrittsplättchen tauschen.
    - Plättchen auf der Fortschrittskarte bauen, wenn du magst.

rules-inventions-pillars-title = Säulen und Foren
rules-inventions-pillars =
    Die Versammlung hat fünf Foren mit je zwei Aktionsfeldern. In den ersten zwei Runden einer Ära setzt du eine Jahreszeitsäule, in der dritten versetzt du deine Epochensäule; in Ära 1 setzt du die Epochensäule.
    In jedem Forum darfst du nur eine Säule haben; eine Aktion sperrt dir also ihre Nachbarin, bis die Ära endet. Die Epochensäule muss ihr Forum verlassen. Fremde Säulen sperren dir nie etwas.
    Nutzt du ein Feld, auf dem eine fremde Epochensäule steht, bekommt deren Besitzer 1 Einfluss.
    Nur wenn du in den Foren, die dir offenstehen, keine Aktion ausführen kannst, setzt du bloß die Säule und bekommst 1 Einfluss.

rules-inventions-chain-title = Kettenaktionen
rules-inventions-chain =
    Für einen Kettenmarker führst du im selben Zug eine weitere Aktion aus, wenn eine Kette offen ist:
    - Nach Weiterentwickeln: die Aktion der Karte.
    - Nach Spezialisten rufen: die Aktion einer deiner Erfindungen, jede einmal im Zug.
    - Nach Einfluss gewinnen: die Aktion eines deiner offenen Einflussmarker, der dann für immer umgedreht wird.
    - Nach Reisen: das Wissensplättchen der Region, wenn ihr Weiser da ist.
    - Nach einer seiner beiden Aktionen: ein Technologieplättchen von dir, für 1 Einfluss.
    Eine angekettete Aktion öffnet ihre eigene Kette. Die innere führst du zuerst zu Ende; gehst du zu einer früheren zurück, verfällt, was spätere Aktionen geöffnet haben. Aktionen, die ein Plättchen, ein Meilenstein oder die Äraleiste gibt, kosten keinen Marker, und du darfst darauf verzichten.

rules-inventions-influence-title = Einfluss
rules-inventions-influence =
    Dein Einfluss, von 0 bis 10, bestimmt die Zahl deiner Kettenmarker: 1 bis Einfluss 3, 2 bis 7, 3 ab 8. Du gibst ihn zum Bauen und für Technologieplättchen aus. Am Ende ist er 1, 5 oder 10 IP wert.
    Beim Ärawechsel verliert, wer 8 oder mehr hat, 2, wer 4 bis 7 hat, 1; wer keinen hat, bekommt 1.

rules-inventions-present-title = Idee präsentieren
rules-inventions-present =
    Lege eine Idee aus der Hand in eine Region ohne Karte. Das Spezialistenplättchen dort sagt, ob ein oder zwei Bürger vom Typ der Karte mitgehen; Gelehrte passen zu jedem Typ. Du bekommst, was das Plättchen zeigt.
    Sind deine Aktionen vorbei, nimmst du für jede präsentierte Idee eine neue: eine der drei aus der Auslage oder die offene oberste Karte des Stapels.

rules-inventions-invent-title = Erfinden
rules-inventions-invent =
    Wähle eine präsentierte Idee, egal von wem, zu deren Meilenstein du Zugang hast. Ein Bürger ihres Typs geht rechts daneben; manche Karten erschöpfen weitere Spezialisten. Dreh die Karte um. Du bekommst eine Technologiebestrebung; Karten der Ära 6 bringen auch IP.
    Zugang hast du zu einem Meilenstein, wenn er Gemeinwissen ist oder war, wenn er dein eigener ist, wenn ein Bürger von dir darauf steht oder wenn er jemand anderem gehört und seine Ära vorbei ist.

rules-inventions-innovate-title = Weiterentwickeln
rules-inventions-innovate =
    Wähle eine Erfindung, die du nicht selbst gemacht hast und die noch niemand weiterentwickelt hat. Ein Bürger ihres Typs geht dorthin, und du bekommst einen neuen Spezialisten dieses Typs nach Hause. Du darfst die Aktion der Karte anketten.

rules-inventions-share-title = Erfindung teilen
rules-inventions-share =
    Wähle eine Erfindung, neben der ein Bürger von dir steht. Dann bekommen alle Beteiligten etwas:
    - Wer sie präsentiert hat, bekommt für jeden Bürger dort so viele IP wie die Ära der Karte.
    - Wer sie erfunden hat, behält die Karte: Ihre Aktion lässt sich anketten, und Plättchen ihres Typs werden billiger.
    - Wer sie weiterentwickelt hat, setzt einen neuen Bürger in die Region auf der Weltkarte.
    - Du nimmst das Wohlstandsplättchen der Region, jeden Buchstaben einmal, oder eine Bestrebung für ein Plättchen beliebigen Typs.
    Dann ziehen alle Bürger neben der Karte in die Region auf der Weltkarte.

rules-inventions-map-title = Bürger auf der Weltkarte
rules-inventions-map =
    - Spezialisten rufen: Du bekommst eine Wirtschaftsbestrebung und holst beliebig viele deiner Bürger aus einer Region nach Hause. Sie werden Spezialisten vom Typ der Karte in dieser Region; liegt dort keine, vom Typ der rechten Idee in der Auslage.
    - Einfluss gewinnen: In einer Region, in der du mehr Bürger als alle anderen und noch keinen Einflussmarker hast, legst du einen deiner vier Marker. So viele Bürger, wie über ihm steht, kommen nach Hause. Du bekommst die IP des freien Platzes ganz links und so viel Einfluss, wie du offene Marker in den Regionen hast.
    - Reisen: Du bekommst eine Kulturbestrebung und ziehst einen Bürger entlang einer Verbindung.
    - Wissensplättchen: Ist der Weise in der Region, kauft ein Kettenmarker die Aktion des Plättchens; dann zeigt es seine IP-Seite. Zeigt es sie schon, bekommst du 2 IP für jedes Plättchen, das irgendwo diese Seite zeigt, und alle werden zurückgedreht. In jedem Fall kommt der Weise in deine Akademie und bringt beim Ärawechsel einen Gelehrten.

rules-inventions-milestones-title = Meilensteine
rules-inventions-milestones =
    Alle haben einen eigenen Meilenstein; vier weitere sind Gemeinwissen. Die Ära deines Meilensteins ist deine eigene Ära: Sie begrenzt deine Gelehrten, und im Zug darfst du ein Plättchen weniger bauen als ihre Nummer.
    - Heureka: Sind die ausliegenden Meilensteine aus einer späteren Ära als deiner, nimm einen. Dein alter wird Gemeinwissen, wo der älteste hinausgeschoben wird; Bürger darauf kommen als Gelehrte nach Hause. Dein Äramarker geht auf einen freien Platz der neuen Ära und bringt, was dort steht.
    - Diplomat entsenden: Ein Spezialist oder Gelehrter geht zu einem Meilenstein mit freiem Platz, und du führst dessen Aktion aus. Gehört er jemandem aus einer späteren Ära, bekommt diese Person 1 Einfluss.
    - Diplomat zurückrufen: Dein Bürger kommt von einem Meilenstein als Gelehrter nach Hause, und du führst dessen Aktion noch einmal aus.

rules-inventions-tiles-title = Bestrebungen und Plättchen
rules-inventions-tiles =
    Deine Plättchenauslage hat vier Plätze. Bestrebungen, die keinen finden, gehen am Ende deiner Aktionen zurück. In Schritt 3 wird jede zu einem Fortschrittsplättchen ihres Typs, jede Nummer einmal. Gebaut wirken die Plättchen so:
    - Wirtschaft: Einmal in der Ära legst du einen Wirtschaftsmarker darauf und bekommst, was es zeigt. Du hast einen solchen Marker; zwei weitere liegen auf deiner Fortschrittskarte.
    - Kultur: Immer wenn du die Aktion ausführst, bekommst du, was es zeigt.
    - Technologie: verbindet zwei Aktionen; nach der einen darfst du die andere anketten, einmal im ganzen Spiel und ein solches Plättchen im Zug.
    - Wohlstand: wird am Ende gewertet.
    Möglichkeiten: Stehen auf einem Plättchen, einem Feld oder der Äraleiste zwei Dinge mit einem „oder“ dazwischen, bekommst du eines davon, welches du willst.

rules-inventions-build-title = Bauen
rules-inventions-build =
    Um überhaupt zu bauen, zahlst du Einfluss: nichts mit vier Plättchen in der Auslage, 1 mit drei, 2 mit zwei, 3 mit einem. Du darfst so viele Plättchen bauen wie die Nummer deiner Ära weniger eins.
    Für jedes Plättchen: Lege es auf ein freies Feld und nimm sofort, was das Feld zeigt. Dann erschöpfst du einen Spezialisten seines Typs, für Wohlstand zwei beliebige, und je einen mehr für jedes Plättchen, das schon daneben liegt; je einen weniger für jede eigene Erfindung dieses Typs. Gelehrte passen überall.

rules-inventions-era-title = Der Ärawechsel
rules-inventions-era =
    - Wer auf dem letzten Reihenfolgeplatz der Äraleiste steht, nimmt nach Wunsch einen anderen Platz in der Reihenfolge ein.
    - Der Einfluss wird angepasst.
    - Erschöpfte Spezialisten kommen nach Hause; Jahreszeitsäulen und Wirtschaftsmarker kommen zurück.
    - Jeder Weise bei dir bringt einen Gelehrten und kehrt in eine Region zurück.
    - Meilensteine, die noch ausliegen, werden Gemeinwissen, und die nächsten werden aufgedeckt.
    - Ideen der beendeten Ära scheiden aus. Für jede, die du verlierst, nimmst du eine neue.
    Nach Ära 1 geschehen nur die ersten beiden Dinge, nach Ära 5 wird gewertet.

rules-inventions-end-title = Das Ende
rules-inventions-end =
    Zu deinen IP kommen:
    - 1, 5 oder 10 für deinen Einfluss
    - was jedes Wohlstandsplättchen auf deiner Fortschrittskarte bringt
    - die besseren zwei deiner drei geheimen Ziele
    Bei Gleichstand entscheiden mehr Plättchen auf der Fortschrittskarte, dann mehr Erfindungen, dann weniger Bürger im Vorrat.

rules-inventions-two-title = Zu zweit und zu dritt
rules-inventions-two =
    Zu zweit spielt Chronos mit. In seinem Zug geht seine Säule in die nächste Region nach Nummern, und er tut das Erste davon, was dort möglich ist: die rechte Idee präsentieren, erfinden, teilen, weiterentwickeln; geht nichts, zieht er weiter. Er bekommt keine IP, nimmt aber Plättchen, und seine Bürger zählen für Mehrheiten. Zu zweit bringen Jahreszeitsäulen Einfluss wie Epochensäulen.
    Zu zweit und zu dritt gibt es weniger Plättchen, und die Meilensteine der Farben, die niemand spielt, werden nach und nach Gemeinwissen.

rules-inventions-values-title = Was rekonstruiert ist
rules-inventions-values =
    Die Anleitung druckt nicht alles ab, was auf Karten, Plättchen und Plänen steht. Von den { $values } Werten, mit denen hier gespielt wird, sind darum { $reconstructed } rekonstruiert, damit sich eine ganze Partie spielen lässt. Im mitgelieferten Satz sind das:
    - alle geheimen Ziele
    - was die Wirtschafts-, Kultur- und Technologieplättchen tun
    - die Formeln der Wohlstandsplättchen
    - Kettenaktion und Typ der meisten Karten, und wen ihr Erfinden erschöpft
    - Aktion und Diplomatenplätze fast aller Meilensteine
    - fast alle Vorteile der Äraleiste
    - die Felder der Fortschrittskarte
    - einige Verbindungen zwischen Regionen, die Foren und einige Zahlen
    Die Erklärung jedes Teils sagt, welche seiner Werte rekonstruiert sind: wahrscheinlich, plausibel oder geraten.
    Wer die Schachtel besitzt, kann das in der Werkstatt dieser Seite durch Antippen berichtigen, und die kostenlose Anleitung und Spielhilfe des Verlags, PDF-Dateien mit Bildern, helfen ebenso. Wer einen Server betreibt, kann es in einer Datei tun: „innovarium components --out my.json“ schreibt alle Werte in eine Datei; berichtige sie, gib ihr einen Namen, und „innovarium serve --components my.json“ spielt damit.

rules-inventions-tips-title = Erste Schritte
rules-inventions-tips =
    - Versuche, in jedem Zug mindestens eine Bestrebung oder ein Wohlstandsplättchen zu bekommen.
    - Präsentiere Ideen, deren Meilenstein viele kennen: Sie werden früher erfunden und geteilt, egal von wem.
    - Stelle einen Bürger neben fremde Erfindungen; dann darfst du sie teilen.
    - Schau nach einer Kette, bevor du deine Säule setzt: Eine Aktion, die eine weitere öffnet, ist zwei wert.
    - Lass deinen Meilenstein nicht veralten. Er begrenzt deine Gelehrten und wie viel du bauen kannst.
