# Deutsche Namen von allem in Inventions und die Teile, aus denen seine Regeln bestehen: Was Plättchen, Karten und Felder bewirken, steht in
# einer Datei, also ist eine Regel ein Satz mit Lücken.

## Typen, wer sie voranbringt, und Ären

type-economy = Wirtschaft
type-economy-rule = Händler bringen die Wirtschaft voran. Jede eigene Wirtschaftserfindung macht deine Wirtschaftsplättchen beim Bauen um einen Bürger billiger.
type-culture = Kultur
type-culture-rule = Künstler bringen die Kultur voran. Jede eigene Kulturerfindung macht deine Kulturplättchen beim Bauen um einen Bürger billiger.
type-technology = Technologie
type-technology-rule = Denker bringen die Technologie voran. Jede eigene Technologieerfindung macht deine Technologieplättchen beim Bauen um einen Bürger billiger.
specialist-trader = Händler
specialist-artisan = Künstler
specialist-thinker = Denker
aspiration-economy = Wirtschaftsbestrebung
aspiration-culture = Kulturbestrebung
aspiration-technology = Technologiebestrebung
aspiration-wild = freie Bestrebung
era-1 = Steinzeit
era-2 = Jungsteinzeit
era-3 = Metallzeit
era-4 = Antike und Mittelalter
era-5 = Neuzeit
era-6 = Computerzeitalter

## Mengen

count-ip = { $n } IP
count-influence = { $n } Einfluss
count-trader = { $n } Händler
count-artisan = { $n } Künstler
count-thinker = { $n } Denker
count-scholar = { $n ->
    [one] 1 Gelehrten
   *[other] { $n } Gelehrte
    }
count-citizen = { $n } Bürger
a-trader = einen Händler
a-artisan = einen Künstler
a-thinker = einen Denker
a-scholar = einen Gelehrten
as-economy = als Händler
as-culture = als Künstler
as-technology = als Denker

## Was Plättchen, Karten, Plätze und Felder geben

benefit-nothing = nichts
benefit-ip = { $n } IP
benefit-influence = { $n } Einfluss
benefit-scholars = { $n ->
    [one] 1 neuen Gelehrten
   *[other] { $n } neue Gelehrte
    }
benefit-specialists-economy = { $n ->
    [one] 1 neuen Händler
   *[other] { $n } neue Händler
    }
benefit-specialists-culture = { $n ->
    [one] 1 neuen Künstler
   *[other] { $n } neue Künstler
    }
benefit-specialists-technology = { $n ->
    [one] 1 neuen Denker
   *[other] { $n } neue Denker
    }
benefit-specialists-any = { $n ->
    [one] 1 neuen Spezialisten deiner Wahl
   *[other] { $n } neue Spezialisten deiner Wahl
    }
benefit-citizens = { $n ->
    [one] 1 neuen Bürger in einer Region deiner Wahl
   *[other] { $n } neue Bürger in einer Region deiner Wahl
    }
benefit-action = die Aktion „{ $action }“
benefit-build = einen Bauschritt zum üblichen Preis in Einfluss
benefit-build-for = einen Bauschritt für { $n } Einfluss
benefit-discount = { $n ->
    [one] einen Nachlass von 1 Bürger auf das Plättchen
   *[other] einen Nachlass von { $n } Bürgern auf das Plättchen
    }
benefit-economy-token = 1 Wirtschaftsmarker
benefit-ready = { $n ->
    [one] 1 erschöpften Spezialisten zurück an die Arbeit
   *[other] { $n } erschöpfte Spezialisten zurück an die Arbeit
    }
benefit-recall = Bürger aus einer Region nach Hause
benefit-turn-order = beim Ärawechsel einen neuen Platz in der Reihenfolge
benefit-aspirations = { $n } × { $aspiration }
benefit-ideas = { $n ->
    [one] 1 neue Idee
   *[other] { $n } neue Ideen
    }
benefit-and = { $first } und { $next }
benefit-or = { $first } oder { $next }
benefit-text = „{ $text }“ (Worte, die nicht gespielt werden)
benefit-unplayed = Worte, die nicht gespielt werden

## Aktionen

action-present = Idee präsentieren
action-present-rule = Lege eine deiner Ideen in eine Region ohne Karte, mit so vielen Bürgern ihres Typs, wie das Spezialistenplättchen dort verlangt; Gelehrte passen zu jedem Typ. Du bekommst, was dieses Plättchen zeigt. Sind deine Aktionen vorbei, nimmst du für jede präsentierte Idee eine neue.
action-invent = Erfinden
action-invent-rule = Wähle eine präsentierte Idee, egal von wem, zu deren Meilenstein du Zugang hast. Ein Bürger ihres Typs wird ihr Erfinder; manche Karten erschöpfen weitere Spezialisten. Die Karte wird auf die Erfindungsseite gedreht, und du bekommst eine Technologiebestrebung.
action-innovate = Weiterentwickeln
action-innovate-rule = Wähle eine Erfindung, die nicht von dir ist und die noch niemand weiterentwickelt hat. Ein Bürger ihres Typs geht dorthin, und du bekommst einen neuen Spezialisten dieses Typs. Du darfst die Aktion der Karte anketten.
action-share = Erfindung teilen
action-share-rule = Wähle eine Erfindung, neben der ein Bürger von dir steht. Wer sie präsentiert hat, bekommt für jeden Bürger dort so viele IP wie die Ära der Karte; wer sie erfunden hat, behält die Karte; wer sie weiterentwickelt hat, bekommt einen neuen Bürger in der Region. Du nimmst das Wohlstandsplättchen der Region oder eine freie Bestrebung. Alle Bürger neben der Karte ziehen in die Region auf der Weltkarte.
action-call-specialists = Spezialisten rufen
action-call-specialists-rule = Du bekommst eine Wirtschaftsbestrebung und holst einen oder mehrere Bürger aus einer Region nach Hause. Ihr Typ ist der der Karte in der Region; liegt dort keine, der der rechten Idee in der Auslage. Du darfst die Aktion einer eigenen Erfindung anketten.
action-gain-influence = Einfluss gewinnen
action-gain-influence-rule = Wähle eine Region, in der du die meisten Bürger und noch keinen Einflussmarker hast. So viele Bürger, wie dein Marker verlangt, kommen nach Hause; du bekommst die IP des verdeckten Platzes und Einfluss für jeden deiner offenen Marker. Du darfst die Aktion eines davon anketten; er wird dann für immer umgedreht.
action-travel = Reisen
action-travel-rule = Du bekommst eine Kulturbestrebung und ziehst einen deiner Bürger in eine verbundene Region. Ist der Weise dort, darfst du sein Wissensplättchen anketten; der Weise kommt dann bis zum Ende der Ära in deine Akademie.
action-eureka = Heureka
action-eureka-rule = Nur wenn in der Heureka-Auslage Meilensteine einer späteren Ära als deiner liegen. Dein alter Meilenstein wird Gemeinwissen, du nimmst einen neuen mit einem Bürger darauf, und dein Äramarker geht auf einen freien Platz seiner Ära und bringt, was dort steht.
action-send-diplomat = Diplomat entsenden
action-send-diplomat-rule = Sende einen Spezialisten oder Gelehrten zu einem Meilenstein mit freiem Platz, auf dem noch kein Bürger von dir steht. Dann darfst du die Aktion des Meilensteins ausführen. Gehört er jemandem aus einer späteren Ära, bekommt diese Person 1 Einfluss.
action-call-diplomat = Diplomat zurückrufen
action-call-diplomat-rule = Einer deiner Bürger auf einem Meilenstein kommt als Gelehrter nach Hause. Dann darfst du die Aktion des Meilensteins ein letztes Mal ausführen.

## Regionen

region-africa = Afrika
region-middle-east = Naher Osten
region-europe = Europa
region-asia = Asien
region-australia = Australien
region-north-america = Nordamerika
region-south-america = Südamerika
in-africa = in Afrika
in-middle-east = im Nahen Osten
in-europe = in Europa
in-asia = in Asien
in-australia = in Australien
in-north-america = in Nordamerika
in-south-america = in Südamerika
from-africa = aus Afrika
from-middle-east = aus dem Nahen Osten
from-europe = aus Europa
from-asia = aus Asien
from-australia = aus Australien
from-north-america = aus Nordamerika
from-south-america = aus Südamerika
to-africa = nach Afrika
to-middle-east = in den Nahen Osten
to-europe = nach Europa
to-asia = nach Asien
to-australia = nach Australien
to-north-america = nach Nordamerika
to-south-america = nach Südamerika

## Plättchen, Marker, Plätze und Ziele

tile-economy = Wirtschaft { $number }
tile-culture = Kultur { $number }
tile-technology = Technologie { $number }
tile-wealth = Wohlstand { $letter }
specialist-tile-present = Spezialistenplättchen „Präsentieren“
specialist-tile-invent = Spezialistenplättchen „Erfinden“
specialist-tile-share = Spezialistenplättchen „Teilen“
specialist-tile-ip = Spezialistenplättchen „IP“
specialist-tile-influence = Spezialistenplättchen „Einfluss“
specialist-tile-scholar = Spezialistenplättchen „Gelehrter“
specialist-tile-citizen = Spezialistenplättchen „Bürger“
knowledge-tile-present = Wissensplättchen „Präsentieren“
knowledge-tile-invent = Wissensplättchen „Erfinden“
knowledge-tile-share = Wissensplättchen „Teilen“
knowledge-tile-innovate = Wissensplättchen „Weiterentwickeln“
knowledge-tile-call-specialists = Wissensplättchen „Spezialisten rufen“
knowledge-tile-gain-influence = Wissensplättchen „Einfluss gewinnen“
knowledge-tile-citizen = Wissensplättchen „Bürger“
token-present = Einflussmarker „Präsentieren“
token-invent = Einflussmarker „Erfinden“
token-innovate = Einflussmarker „Weiterentwickeln“
token-share = Einflussmarker „Teilen“
token-influence = Einflussmarker „+1 Einfluss“
goal-name = Geheimes Ziel { $goal }
space-name = Ära { $era }, Platz { $place }
hex-name = Feld { $hex }
influence-name = Einfluss { $influence }

## Wie Wohlstandsplättchen und geheime Ziele gewertet werden

tiles-economy = Wirtschaftsplättchen
tiles-culture = Kulturplättchen
tiles-technology = Technologieplättchen
tiles-wealth = Wohlstandsplättchen
wealth-adjacent = { $ip } IP für jedes benachbarte { $of } auf deiner Fortschrittskarte
wealth-adjacent-itself = { $ip } IP für sich selbst und für jedes benachbarte { $of } auf deiner Fortschrittskarte
wealth-count = { $ip } IP für jedes { $of } auf deiner Fortschrittskarte
wealth-count-most = { $ip } IP für jedes { $of } auf deiner Fortschrittskarte, höchstens für { $most }
wealth-pairs = { $ip } IP für jedes Paar aus einem { $first } und einem { $second } auf deiner Fortschrittskarte
wealth-touching-pairs = { $ip } IP für jedes benachbarte Paar aus einem { $first } und einem { $second } auf deiner Fortschrittskarte, jedes Plättchen nur einmal
goal-region = { $ip } IP für jeden deiner Bürger { $where } auf der Weltkarte und { $token } IP für einen Einflussmarker von dir dort; höchstens { $max }
goal-inventions-of-type = { $ip } IP für jede deiner Erfindungen vom Typ { $kind }; höchstens { $max }
goal-invention-sets = { $ip } IP für jeden Satz aus drei eigenen Erfindungen, eine von jedem Typ; höchstens { $max }
goal-inventions-of-era = { $ip } IP für jede deiner Erfindungen aus Ära { $era } oder später; höchstens { $max }
goal-inventions = { $beyond ->
    [0] { $ip } IP für jede deiner Erfindungen; höchstens { $max }
   *[other] { $ip } IP für jede deiner Erfindungen über { $beyond } hinaus; höchstens { $max }
    }
goal-invention-eras = { $ip } IP für jede Ära, aus der du eine Erfindung hast; höchstens { $max }
goal-regions-with-citizens = { $ip } IP für jede Region mit Bürgern von dir; höchstens { $max }
goal-influence-tokens = { $beyond ->
    [0] { $ip } IP für jeden deiner Einflussmarker in den Regionen; höchstens { $max }
   *[other] { $ip } IP für jeden deiner Einflussmarker in den Regionen über { $beyond } hinaus; höchstens { $max }
    }
goal-face-up-tokens = { $ip } IP für jeden deiner offenen Einflussmarker in den Regionen; höchstens { $max }
goal-diplomats = { $ip } IP für jeden deiner Bürger auf einem Meilenstein; höchstens { $max }
goal-scholars = { $ip } IP für jeden Gelehrten in deiner Akademie; höchstens { $max }
goal-majorities = { $ip } IP für jede Region, in der du mehr Bürger hast als alle anderen; höchstens { $max }
goal-society-era = nach der Ära deines Meilensteins: { $era2 } IP in Ära 2, { $era3 } in Ära 3, { $era4 } in Ära 4, { $era5 } in Ära 5, { $era6 } in Ära 6
formula-per = { $each ->
    [one] { $ip } IP je { $what }
   *[other] { $ip } IP für je { $each } von: { $what }
    }{ $beyond ->
    [0] { "" }
    [one] ; das erste Mal zählt nicht
   *[other] ; die ersten { $beyond } zählen nicht
    }{ $max ->
    [0] { "" }
   *[other] ; höchstens { $max }
    }
formula-steps = gezählt je { $what }: { $steps }
formula-step = { $ip } IP ab { $from }
formula-sum = { $terms }{ $max ->
    [0] { "" }
   *[other] ; zusammen höchstens { $max }
    }
counted-set = Satz aus { $things }
counted-citizens = eigenem Bürger auf der Weltkarte
counted-citizens-in = eigenem Bürger { $where } auf der Weltkarte
counted-regions = Region mit Bürgern von dir
counted-majorities = Region, in der du mehr Bürger hast als alle anderen
counted-supply = Bürger in deinem Vorrat
counted-scholars = Gelehrtem in deiner Akademie
counted-sages = Weisem in deiner Akademie
counted-diplomats = eigenem Bürger auf einem Meilenstein
counted-specialists = eigenem Spezialisten zu Hause
counted-specialists-economy = eigenem Händler zu Hause
counted-specialists-culture = eigenem Künstler zu Hause
counted-specialists-technology = eigenem Denker zu Hause
counted-exhausted = eigenem erschöpften Spezialisten
counted-inventions = eigener Erfindung
counted-inventions-of-type = eigener Erfindung des Typs { $kind }
counted-inventions-of-era = eigener Erfindung aus Ära { $era }
counted-inventions-from-era = eigener Erfindung aus Ära { $era } oder später
counted-invention-eras = Ära, aus der du eine Erfindung hast
counted-invention-types = Typ, von dem du eine Erfindung hast
counted-ideas = Idee auf deiner Hand
counted-tiles = { $tile } auf deiner Fortschrittskarte
counted-tiles-in-display = Plättchen in deiner Auslage
counted-empty-hexes = leerem Feld deiner Fortschrittskarte
counted-tiles-beside = { $tile } daneben auf deiner Fortschrittskarte
counted-empty-hexes-beside = leerem Feld daneben auf deiner Fortschrittskarte
counted-neighbours = Paar benachbarter Plättchen auf deiner Fortschrittskarte
counted-neighbouring-pairs = Paar aus { $first } und { $second } nebeneinander auf deiner Fortschrittskarte
counted-touching-pairs = Paar aus { $first } und { $second } nebeneinander auf deiner Fortschrittskarte, wobei jedes Plättchen einmal zählt
counted-largest-group = { $tile } in der größten zusammenhängenden Gruppe auf deiner Fortschrittskarte
counted-tokens = eigenem Einflussmarker in den Regionen
counted-tokens-in = eigenem Einflussmarker { $where }
counted-face-up-tokens = eigenem offenen Einflussmarker in den Regionen
counted-face-down-tokens = eigenem verdeckten Einflussmarker in den Regionen
counted-influence = Einfluss
counted-economy-tokens = eigenem bereiten Wirtschaftsmarker
counted-era = Ära deines Meilensteins (4 in Ära 4)
per-tile-any = Plättchen
per-tile-progress = Fortschrittsplättchen
per-tile-economy = Wirtschaftsplättchen
per-tile-culture = Kulturplättchen
per-tile-technology = Technologieplättchen
per-tile-wealth = Wohlstandsplättchen

## Regeln aus diesen Teilen

rule-economy = Einmal in der Ära, in deinem Zug, legst du einen Wirtschaftsmarker darauf: Es bringt { $benefit }.
rule-culture = Jedes Mal, wenn du die Aktion „{ $action }“ ausgeführt hast, bringt es { $benefit }.
rule-technology = Verbindet „{ $one }“ und „{ $other }“: Nach der einen Aktion darfst du die andere anketten, für einen Kettenmarker und 1 Einfluss. Danach liegt es für immer verdeckt. Du darfst ein Technologieplättchen im Zug nutzen.
rule-wealth = Am Ende, wenn es auf deiner Fortschrittskarte liegt: { $scoring }.
rule-goal = Am Ende: { $scoring }. Nur die besseren zwei deiner drei Ziele zählen.
rule-card = { $kind }, Ära { $era }: beim Teilen { $era } IP für jeden Bürger, mit dem sie präsentiert wurde. Zum Erfinden brauchst du Zugang zum Meilenstein { $milestone }.{ $exhausts }{ $scores } Ihre Kettenaktion: { $chain }.
rule-card-prehistoric = { $kind }, Ära 1: eine Erfindung, die jemand von Anfang an besitzt. Ihre Kettenaktion: { $chain }.
exhausts-nothing = { "" }
exhausts-some = { " " }Sie zu erfinden, erschöpft außerdem { $specialists }.
scores-nothing = { "" }
scores-ip = { " " }Sie zu erfinden, bringt { $ip } IP.
rule-milestone = Eine Gesellschaft mit diesem Meilenstein ist in Ära { $era }. Hier { $spaces ->
    [one] kann 1 Diplomat
   *[other] können { $spaces } Diplomaten
    } stehen; einen zu entsenden oder zurückzurufen, bringt { $benefit }.
rule-specialist-tile = Hier eine Idee zu präsentieren, braucht { $citizens } Bürger und bringt { $benefit }.
rule-knowledge-tile = Reist du hierher und der Weise ist da, darfst du es für einen Kettenmarker nutzen: Es bringt { $benefit } und wird umgedreht. Auf der anderen Seite bringt es { $ip } IP, ebenso wie jedes weitere umgedrehte Wissensplättchen; danach werden alle zurückgedreht.
rule-token = Legst du ihn, { $citizens ->
    [one] kommt 1 Bürger
   *[other] kommen { $citizens } Bürger
    } aus der Region nach Hause. Solange er offen liegt, darfst du ihn nach „Einfluss gewinnen“ für einen Kettenmarker umdrehen und die Aktion „{ $action }“ ausführen.
rule-token-influence = Er liegt in der Region, in der du deine erste Idee beansprucht hast. Solange er offen liegt, darfst du ihn nach „Einfluss gewinnen“ für einen Kettenmarker umdrehen und bekommst 1 Einfluss.
rule-space = Wer mit Heureka Ära { $era } erreicht, darf diesen Platz wählen, solange er frei ist: Er bringt { $benefit }.
rule-hex = Hier ein Plättchen zu bauen, bringt { $benefit }.
rule-region = Nummer { $number } auf dem Weg von Chronos. Verbunden: { $neighbours }. Einflussplätze: { $spaces } IP.
rule-influence = Zu Beginn deines Zuges: { $tokens } Kettenmarker. Beim Ärawechsel: { $adjustment ->
    [0] kein Einfluss mehr oder weniger
   *[other] { $adjustment } Einfluss
    }. Am Ende: { $ip } IP.

## Wie sicher ein gedruckter Wert ist

remark-high = Rekonstruiert, wahrscheinlich: { $fields }.
remark-medium = Rekonstruiert, plausibel: { $fields }.
remark-low = Rekonstruiert, geraten: { $fields }.
field-forum = das Forum, in dem sie liegt
field-number = die Nummer
field-influence-spaces = die Einflussplätze
field-rope = die Verbindung { $to }
field-type = der Typ
field-chain = die Kettenaktion
field-exhaust = die erschöpften Spezialisten
field-ip = die IP
field-diplomat-spaces = die Plätze für Diplomaten
field-diplomat-action = die Aktion
field-benefit = der Vorteil
field-specialists = die Zahl der Bürger
field-idea-at-setup = ob hier zu Beginn eine Idee liegt
field-citizens = die Zahl der Bürger
field-action = die Aktion
field-actions = die Aktionen
field-scoring = die Wertung
field-hex = der Platz auf der Fortschrittskarte
field-chain-tokens = die Kettenmarker
field-adjustment = die Änderung beim Ärawechsel

## Meilensteine

milestone-stone-bone-tools = Stein- und Knochenwerkzeuge
milestone-stone-bone-tools-story = Lange vor unserer eigenen Art schlug jemand Stein auf Stein und hielt eine scharfe Kante in der Hand. Die ältesten bekannten Werkzeuge dieser Art sind über drei Millionen Jahre alt.
milestone-control-of-fire = Beherrschung des Feuers
milestone-control-of-fire-story = Feuer gab Wärme, Licht, Sicherheit und gekochte Mahlzeiten. Gehütete Herdstellen sind mehrere hunderttausend Jahre alt, manche Spuren noch viel älter.
milestone-transport = Transport
milestone-transport-story = Die erste Last wurde auf dem Rücken getragen. Schlitten und Packtiere kamen viel später und machten die Welt kleiner.
milestone-origin-of-language = Ursprung der Sprache
milestone-origin-of-language-story = Niemand weiß, wann aus Lauten Wörter wurden. Aber ohne sie hätte keine Idee den Kopf überlebt, in dem sie entstand.
milestone-agriculture = Ackerbau
milestone-agriculture-story = Vor rund zwölftausend Jahren begannen Menschen im Fruchtbaren Halbmond zu säen, was sie früher gesammelt hatten. Die Felder banden sie an einen Ort, und Dörfer wuchsen.
milestone-cotton = Baumwolle
milestone-cotton-story = In Mehrgarh im heutigen Pakistan kannte man Baumwolle vor mehr als siebentausend Jahren: Ein paar Fäden haben im Inneren einer Kupferperle überdauert.
milestone-copper-smelting = Kupferschmelze
milestone-copper-smelting-story = Um 5000 v. Chr. schmolzen die Schmiede von Belovode im heutigen Serbien Kupfer aus grünem Erz. Aus Stein war Metall geworden.
milestone-mining = Bergbau
milestone-mining-story = Menschen gruben nach Feuerstein, Ocker und Erz, lange bevor sie darüber schreiben konnten. Die Pharaonen schickten ganze Expeditionen nach Kupfer, Gold und Türkis in die Wüste.
milestone-iron = Eisen
milestone-iron-story = Anfangs fiel Eisen vom Himmel und war teurer als Gold. In Anatolien, zur Zeit der Hethiter, lernte man, es aus Erz zu gewinnen.
milestone-mathematics = Mathematik
milestone-mathematics-story = Schreiber in Babylon und Ägypten vermaßen Felder, teilten Korn auf und berechneten Steuern. Ihre Tafeln und Papyri enthalten die ältesten Übungsaufgaben, die wir kennen.
milestone-sailing = Segelschifffahrt
milestone-sailing-story = Eine Vase aus Ägypten zeigt ein Boot mit viereckigem Segel, vor mehr als fünftausend Jahren. Von da an ruderte der Wind.
milestone-paper = Papier
milestone-paper-story = In China wurden Pflanzenfasern schon im zweiten Jahrhundert v. Chr. zu dünnen Bögen. Der Hofbeamte Cai Lun verbesserte das Verfahren im Jahr 105, und dafür kennt man ihn noch heute.
milestone-greek-fire = Griechisches Feuer
milestone-greek-fire-story = Im siebten Jahrhundert versprühten byzantinische Schiffe eine brennende Flüssigkeit, die kein Wasser löschte. Das Rezept war Staatsgeheimnis und ist verloren.
milestone-crane = Kran
milestone-crane-story = Griechische Bauleute hoben im sechsten Jahrhundert v. Chr. Steinblöcke mit Seil und Winde. Die Römer trieben ihre Kräne mit Laufrädern an.
milestone-electricity = Elektrizität
milestone-electricity-story = Franklin ließ 1752 seinen Drachen steigen, Volta baute die erste Batterie, und Faraday fand heraus, wie aus Bewegung Strom wird. Aus einer Kuriosität wurde eine Dienerin.
milestone-telegraph = Telegraf
milestone-telegraph-story = In den 1790er Jahren schickte Chappe Worte mit hölzernen Armen von Hügel zu Hügel. Ein halbes Jahrhundert später schickte Morse sie durch einen Draht.
milestone-vaccination = Impfung
milestone-vaccination-story = 1796 schützte Edward Jenner einen Jungen mit den milderen Kuhpocken vor den Pocken. Sie wurden die erste Krankheit des Menschen, die ausgerottet ist.
milestone-internal-combustion = Verbrennungsmotor
milestone-internal-combustion-story = Nikolaus Ottos Viertaktmotor von 1876 verbrannte den Treibstoff im Zylinder. Er war klein genug zum Mitnehmen, und bald war alles in Bewegung.
milestone-solar-cell = Solarzelle
milestone-solar-cell-story = 1954 zeigten die Bell-Laboratorien eine Zelle aus Silizium, die Sonnenlicht in brauchbaren Strom verwandelte. Vier Jahre später flogen solche Zellen im All.
milestone-computer = Computer
milestone-computer-story = Maschinen, die jeder Liste von Anweisungen folgen, erdachten Babbage und Lovelace; gebaut wurden sie in den 1940er Jahren. Seitdem sind sie vom Saal zur Hosentasche geschrumpft.
milestone-ai = KI
milestone-ai-story = Der Name entstand 1956 für einen Sommerworkshop. Nach Jahrzehnten der Hoffnung und Enttäuschung erkennen Maschinen Bilder, übersetzen und unterhalten sich.

## Ideen und Erfindungen

card-boats = Boote
card-boats-story = Vor mindestens 50.000 Jahren erreichten Menschen Australien, und keine Landbrücke führte dorthin. Die Boote selbst sind längst vermodert.
card-cloth = Kleidung
card-cloth-story = Läuse erzählen die Geschichte: Die Art, die in Kleidern lebt, trennte sich vor vielleicht 100.000 Jahren von ihren Verwandten. Damals müssen wir also etwas angehabt haben.
card-projectile = Wurfspeer
card-projectile-story = Rund 280.000 Jahre alte Steinspitzen aus Äthiopien tragen die Spuren geworfener Speere. Wer jagte, konnte Abstand halten.
card-star-map = Sternkarte
card-star-map-story = Ein Elfenbeinplättchen, vor mehr als 32.000 Jahren geschnitzt, zeigt eine Gestalt mit erhobenen Armen. Manche sehen darin das Sternbild Orion.
card-flute = Flöte
card-flute-story = Vor vierzigtausend Jahren bohrte jemand in einer Höhle der Schwäbischen Alb fünf Löcher in den Flügelknochen eines Geiers. Auf Nachbauten lässt sich heute spielen.
card-bread = Brot
card-bread-story = Verkohlte Krümel aus einem Herd in der Wüste Jordaniens sind über 14.000 Jahre alt. Brot ist älter als der Ackerbau.
card-trade = Handel
card-trade-story = Vor etwa 300.000 Jahren nutzte man in Kenia vulkanisches Glas, das Dutzende Kilometer entfernt herkam. Vielleicht war man gewandert, vielleicht wurde getauscht.
card-domestication-dog = Zähmung: Hund
card-domestication-dog-story = Der Wolf wurde vor mindestens 15.000 Jahren zum Gefährten, vor jedem anderen Tier und vor jedem Feld. Wer wen gewählt hat, ist noch strittig.
card-ceramics-pottery = Keramik und Töpferei
card-ceramics-pottery-story = Der älteste gebrannte Ton, den wir kennen, ist eine Frauenfigur aus Mähren, mehr als 25.000 Jahre alt. Kochtöpfe folgten erst Jahrtausende später.
card-domestication-horse = Zähmung: Pferd
card-domestication-horse-story = In den Steppen Kasachstans hielt und molk man vor rund 5.500 Jahren Pferde. Die heutigen stammen von Herden weiter westlich ab.
card-seawall = Ufermauer
card-seawall-story = Vor der Küste Israels liegt eine hundert Meter lange Reihe von Felsblöcken. Ein Dorf stellte sie vor etwa 7.000 Jahren dem steigenden Meer entgegen und verlor.
card-wheel = Rad
card-wheel-story = Holzscheiben auf einer Achse tauchen im vierten Jahrtausend v. Chr. fast gleichzeitig in Mesopotamien, im Kaukasus und in Europa auf. Wo die erste rollte, weiß niemand.
card-fermentation = Gärung
card-fermentation-story = Krüge aus Jiahu in China enthielten schon um 7000 v. Chr. ein Getränk aus Reis, Honig und Früchten. Etwas auf die richtige Art verderben zu lassen, wurde zur Kunst.
card-tanned-leather = Gegerbtes Leder
card-tanned-leather-story = Rohe Haut verfault oder wird steif. Rinde, Rauch oder Fett machen Leder daraus, und das wusste man schon vor vielen Jahrtausenden.
card-irrigation = Bewässerung
card-irrigation-story = In Choga Mami im Irak führten Kanäle vor etwa 8.000 Jahren Wasser auf die Felder. Korn wuchs, wo Regen allein nie gereicht hätte.
card-silk = Seide
card-silk-story = In China wickelte man den Kokon eines Falters ab, einen bis zu einen Kilometer langen Faden. Viele Jahrhunderte lang wusste sonst niemand, wie.
card-proto-city = Proto-Stadt
card-proto-city-story = In Orten wie Çatalhöyük lebten Tausende ohne Straße, ohne Palast und ohne König. Ein Haus betrat man durch das Dach.
card-plumbing = Rohrleitung
card-plumbing-story = Vor rund 6.000 Jahren trugen Tonrohre in Mesopotamien das Abwasser fort. Sauberes Wasser hinein, schmutziges hinaus: Davon hängt jede Stadt ab.
card-coins = Münzen
card-coins-story = In Lydien prägte man vor 600 v. Chr. kleine Klumpen aus Gold und Silber mit einem Zeichen. Von da an musste man sie nicht mehr wiegen.
card-writing = Schrift
card-writing-story = In Sumer wurden vor mehr als 5.000 Jahren aus Zeichen für Schafe und Bierkrüge Zeichen für Wörter. Wer zuerst schrieb, führte Buch.
card-glass = Glas
card-glass-story = Erst gab es Perlen, dann Gefäße: Um 1600 v. Chr. schmolzen Werkstätten in Mesopotamien Sand und Pflanzenasche zu etwas, das leuchtete wie Edelsteine.
card-lighthouse = Leuchtturm
card-lighthouse-story = Ein Feuer auf einer Säule wies den Weg nach Piräus, und der Turm von Alexandria wurde ein Weltwunder. Das Licht sagt: Hier ist Land.
card-musical-notation = Notenschrift
card-musical-notation-story = Eine Tontafel aus Nippur, um 1400 v. Chr. beschrieben, sagt, wie ein Lied zu spielen ist. Nun konnte Musik ohne Musiker reisen.
card-steel = Stahl
card-steel-story = Ein wenig Kohlenstoff macht Eisen hart. Funde aus Anatolien zeigen, dass Schmiede das vor fast 4.000 Jahren konnten.
card-mariners-compass = Seekompass
card-mariners-compass-story = Chinesische Gelehrte staunten über eine Nadel, die nach Süden zeigt; um 1100 wies sie Schiffen den Weg. Wolken verbargen ihn nun nicht mehr.
card-catapult = Katapult
card-catapult-story = In Syrakus baute man um 399 v. Chr. Maschinen, die weiter warfen als jeder Arm. Die Mauern mussten dicker werden.
card-eyeglasses = Brille
card-eyeglasses-story = In Italien fasste um 1286 jemand zwei Linsen in einen Rahmen. Gelehrte und Handwerker gewannen zwanzig Arbeitsjahre.
card-caravel = Karavelle
card-caravel-story = Klein, schnell und hoch am Wind: Mit solchen Schiffen tasteten sich die Portugiesen an der Küste Afrikas entlang.
card-printing-press = Druckerpresse
card-printing-press-story = Gutenberg in Mainz brachte bewegliche Lettern, ölige Farbe und eine Schraubenpresse zusammen. Um 1455 war seine Bibel fertig, und die Bücher begannen sich zu vermehren.
card-windmill = Windmühle
card-windmill-story = In Persien drehten sich vor mehr als tausend Jahren Segel um einen aufrechten Pfosten. Sie pumpten Wasser und mahlten Korn.
card-steamboat = Dampfschiff
card-steamboat-story = 1783 fuhr die Pyroscaphe allein mit Dampf die Saône hinauf. Sie hielt eine Viertelstunde durch.
card-dynamite = Dynamit
card-dynamite-story = Alfred Nobel zähmte das Nitroglyzerin, indem er eine Art Erde damit tränkte, und ließ sich das 1867 patentieren. Aus seinem Vermögen werden die Preise bezahlt.
card-calculator = Rechenmaschine
card-calculator-story = 1642 begann der junge Blaise Pascal einen Kasten voller Zahnräder zu bauen, um seinem Vater bei den Steuern zu helfen. Der Übertrag geschah von selbst.
card-automobile = Automobil
card-automobile-story = 1886 ließ Carl Benz eine Kutsche ohne Pferde patentieren. Zwei Jahre später unternahm Bertha Benz damit ungefragt die erste lange Fahrt.
card-telephone = Telefon
card-telephone-story = Mehrere waren nah dran, doch Bell bekam im März 1876 das Patent. „Mr. Watson, kommen Sie her“ waren die ersten Worte.
card-light-bulb = Glühlampe
card-light-bulb-story = Viele hatten Drähte zum Glühen gebracht; Edisons Kohlefaden von 1879 glühte weiter. Dunkelheit wurde zu einer Frage der Wahl.
card-aircraft = Flugzeug
card-aircraft-story = An einem Dezembertag 1903 flogen die Brüder Wright zwölf Sekunden lang. Der längste Flug dieses Tages dauerte keine Minute.
card-television = Fernsehen
card-television-story = 1909 übertrugen zwei Franzosen Buchstaben als Bilder, acht mal acht Punkte. Ehe zwanzig Jahre um waren, konnte man ein Gesicht erkennen.
card-microscope = Mikroskop
card-microscope-story = Um 1620 öffneten zwei Linsen in einem Rohr eine Welt, die noch niemand gesehen hatte. Wer sie zuerst hineinsetzte, ist umstritten.
card-locomotive = Lokomotive
card-locomotive-story = 1804 zog Richard Trevithicks Maschine zehn Tonnen Eisen über eine walisische Grubenbahn. Sie war langsamer als ein Pferd, aber sie wurde nicht müde.
card-penicillin = Penicillin
card-penicillin-story = Zurück aus dem Urlaub fand Alexander Fleming 1928 Schimmel in einer Schale und ringsum keine Bakterien. Bis daraus ein Medikament wurde, vergingen mehr als zehn Jahre.
card-high-density-battery = Hochleistungsbatterie
card-high-density-battery-story = 1800 schichtete Volta Metallscheiben auf und erhielt einen stetigen Strom. Jede Batterie seither ist die Suche nach mehr davon auf weniger Raum.
card-satellite = Satellit
card-satellite-story = Am 4. Oktober 1957 umkreiste eine Kugel von 58 Zentimetern die Erde und piepste. Wer ein Funkgerät hatte, konnte zuhören.
card-machine-learning = Maschinelles Lernen
card-machine-learning-story = Statt Regeln bekommt die Maschine Beispiele und findet die Regeln selbst. Ein Programm für das Damespiel tat das schon in den 1950er Jahren.
card-quantum-computing = Quantencomputer
card-quantum-computing-story = Ein Quantenbit kann zugleich null und eins sein. Viele davon versprechen Antworten, die kein gewöhnlicher Computer rechtzeitig fände.
card-solar-sail = Sonnensegel
card-solar-sail-story = Licht schiebt, wenn auch ganz sacht. 2010 entfaltete die japanische Sonde IKAROS ein Segel, ließ sich von der Sonne anschieben und flog an der Venus vorbei.
card-internet = Internet
card-internet-story = Im Oktober 1969 tauschten zwei Computer in Kalifornien die Buchstaben L und O aus, bevor einer abstürzte. Heute sind Milliarden verbunden.
card-reusable-rocket = Wiederverwendbare Rakete
card-reusable-rocket-story = Sechzig Jahre lang warf man Raketen nach einem Flug weg. Im Dezember 2015 kam die untere Stufe einer Rakete, die gerade Satelliten hinaufgebracht hatte, zurück und landete aufrecht.
