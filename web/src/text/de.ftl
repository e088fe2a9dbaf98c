# Die Wörter der Webseite auf Deutsch. Wörter der Spiele stehen in ihren Crates.

## Everywhere

close = Schließen
copy = Kopieren
copied = Kopiert
share = Teilen
save = Speichern
loading = Einen Augenblick …
home = Innovarium, zur Lobby
to-lobby = Zur Lobby
unofficial = Inoffizielle, unabhängige Umsetzung.
skip-to-content = Zum Inhalt springen
nav = Hauptmenü
nav-footer = Weiteres
nav-lobby = Lobby
nav-new = Neue Partie
nav-rules = Regeln
nav-account = Du
nav-upload = Partie hochladen
nav-about = Über Innovarium
footer-unofficial = Inoffizielle, unabhängige Umsetzungen. Die Spiele gehören ihren Autoren und Verlagen.
missing-title = Hier ist nichts
closed-title = Diese Partie lässt sich hier nicht öffnen
missing-text = Vielleicht ist der Link alt, oder unterwegs ging ein Buchstabe verloren. In der Lobby findest du alle deine Partien.

## Icons

icon-castle = Burg
icon-crown = Krone
icon-leaf = Blatt
icon-lightbulb = Glühbirne
icon-factory = Fabrik
icon-clock = Uhr
icon-hex = Bild

## Games

guest-name = Gast { $number }
bot-name-random = Bot (zufällig)
bot-name-greedy = Bot (gierig)
bot-name-beginner = Anfänger-Bot
bot-name-casual = Hobby-Bot
bot-name-strong = Starker Bot
bot-name-expert = Experten-Bot
bot-beginner = Anfänger: viele Fehler
bot-casual = Hobby: entspannt
bot-strong = Stark: plant voraus
bot-expert = Experte: am stärksten
## Errors

error-bad-request = So geht das nicht. Bitte prüfe deine Eingabe.
error-not-found = Das gibt es nicht oder nicht mehr.
error-forbidden = Das ist hier nicht erlaubt.
error-not-your-seat = Das ist nicht dein Platz.
error-not-asked = Du bist gerade nicht gefragt.
error-not-offered = Diese Wahl steht nicht zur Verfügung.
error-stale = Am Tisch ist es inzwischen weitergegangen. So sieht es jetzt aus.
error-over = Diese Partie ist zu Ende.
error-too-many = Das war viel auf einmal. Bitte warte kurz und versuche es noch einmal.
error-too-large = Das ist zu lang. Bitte kürze es.
error-name-taken = Dieser Name ist vergeben. Bitte wähle einen anderen.
error-wrong-password = Name und Passwort passen nicht zusammen.
error-bad-record = { $line ->
    [0] Das ist keine Aufzeichnung, die sich nachspielen lässt.
   *[other] In Zeile { $line } passt diese Aufzeichnung nicht.
    }
error-cannot-open = Diese Partie braucht Regeln oder Spielmaterial, die dieser Server nicht hat. ({ $detail })
error-busy = Der Server hat gerade alle Hände voll zu tun. Bitte versuche es gleich noch einmal.
error-internal = Auf dem Server ging etwas schief. Es wurde nichts verändert.
error-offline = Der Server ist nicht zu erreichen. Bist du online?

## Lobby

lobby-title = Lobby
lobby-welcome = Was wollen wir spielen?
lobby-about = Brettspiele über den menschlichen Erfindergeist: mit Freunden am selben Tisch oder in aller Welt, oder gegen Bots. Der Tisch kennt alle Regeln.
lobby-quick = { $game } gegen einen Bot
join-rules-link = Lies die Regeln in unseren Worten
lobby-newcomer = Du kennst ein Spiel noch nicht? Seine Regeln in unseren Worten:
lobby-mine = Meine Partien
lobby-mine-empty = Noch nichts. Hier stehen deine Partien, und zuerst die, die auf dich warten.
lobby-open = Tische mit freiem Platz
lobby-open-empty = Gerade sucht niemand Mitspieler. Eröffne einen eigenen Tisch und mache ihn öffentlich.
lobby-watch = Zum Zuschauen
lobby-finished = Beendet
match-your-turn = Du bist dran
match-turn-of = Am Zug: { $names }
match-running = Läuft
match-finished = Beendet
match-rules-changed = Geschlossen: Die Regeln haben sich geändert
match-waiting = { $seats ->
    [one] Wartet auf eine Person
   *[other] Wartet auf { $seats } Personen
    }
seat-open = frei
seat-won = gewonnen
seat-asked = muss entscheiden

## A new match

new-title = Neue Partie
new-game = Spiel
new-seats = Wer spielt mit?
new-seats-help = Im Uhrzeigersinn um den Tisch.
new-add-seat = Noch jemand
new-public = In der Lobby zeigen
new-public-help = Alle dürfen mitspielen oder zuschauen. Sonst kommt nur herein, wer den Link hat.
new-limit = Geduld
new-limit-help = Bleibt jemand am Zug länger als so lange weg, dürfen die anderen einen Bot weiterspielen lassen.
limit-0 = Endlos
limit-300 = 5 Minuten
limit-3600 = 1 Stunde
limit-86400 = 1 Tag
limit-259200 = 3 Tage
new-options = Optionen
new-options-usual = Wie üblich
new-start = Los geht’s
new-start-now = Alle sind da: Es geht sofort los.
new-start-waits = Du bekommst für jeden einen Link; es geht los, wenn alle da sind.
new-problem-name = Bitte gib allen an diesem Gerät einen Namen.
new-problem-same-name = Zwei Personen an diesem Gerät heißen gleich.
new-problem-seats = Für so viele braucht ihr mehr Erweiterungen.
seat-kind = Wer auf Platz { $seat } spielt
seat-kind-me = Ich
seat-kind-device = Noch jemand hier
seat-kind-open = Freund oder Freundin, per Link
seat-kind-bot = Ein Bot
seat-level = Stärke des Bots auf Platz { $seat }
seat-name = Name der Person auf Platz { $seat }
seat-name-placeholder = Name
seat-open-help = Du bekommst einen Link zum Verschicken.
seat-remove = Platz { $seat } entfernen

## Joining

join-page = Einladung
join-title = { $names } möchte mit dir spielen
join-title-plain = Ein Platz ist für dich frei
join-name = Wie sollen dich die anderen nennen?
join-take = Platz nehmen
join-taken = Auf diesem Platz sitzt schon { $name }.
join-yours = Das ist dein Platz.
join-go = Zum Tisch
join-watch = Zuschauen
join-rules = Du kennst das Spiel noch nicht?
join-gone = Diese Einladung führt ins Leere
join-gone-text = Die Partie gibt es nicht mehr, oder der Link ist nicht vollständig. Bitte um einen neuen.

## The table

table = Tisch
table-loading = Der Tisch wird gedeckt …
table-waiting = Es fehlt noch jemand
table-replay = Zurückschauen
players = Spieler
tabs = Teile des Tisches
tab-board = Tisch
tab-log = Verlauf
tab-chat = Chat
prompt-region = Was gefragt ist
prompt-fold = Zeigen, was gefragt ist
prompt-rules = Wie geht das?
confirm-yes = So machen
confirm-back = Zurück
thinking = { $number ->
    [one] { $names } überlegt …
   *[other] { $names } überlegen …
    }
thinking-away = { $number ->
    [one] Wir warten auf { $names }, gerade nicht da.
   *[other] Wir warten auf { $names }, gerade nicht da.
    }
thinking-nobody = Am Tisch geht es weiter …
news-happening = Was geschieht
news-skip = Überspringen
news-skip-key = Taste: s
news-slower = Langsamer
news-again = Noch einmal
log-earlier = Alles von Anfang an zeigen
log-empty = Noch ist nichts geschehen.
chat-empty = Noch hat niemand etwas gesagt.
chat-write = An alle am Tisch schreiben
chat-send = Senden
chat-unread = ungelesen
undo = Zurücknehmen
undo-ask = Rücknahme erbitten
undo-key = Taste: u
undo-waiting = Du möchtest deine Wahl zurücknehmen. Die anderen werden gefragt.
undo-request-title = Zurücknehmen?
undo-request = { $name } möchte die letzte Wahl zurücknehmen. Bist du einverstanden?
undo-agree = Ja, klar
undo-refuse = Nein
hint = Tipp
hint-help = Was täte der Experten-Bot?
hint-thinking = Überlegt …
hint-best = Beste Wahl: gewinnt in { $chance } der Fälle
hint-next = Gewinnt in { $chance } der Fälle
hint-few = kaum ausprobiert
hint-would = Am besten:
hint-alone = gewinnt in { $best } der Fälle
hint-summary = gewinnt in { $best } der Fälle; das Nächstbeste in { $next }
hint-note = Aus { $tries } Versuchen mit dem, was du siehst; kleine Unterschiede bedeuten wenig.
hint-none = Hier weiß der Bot keinen Rat.
plans = Geplante Antworten
plans-none = Frag mich
plans-short = Pläne
plans-help = Damit niemand auf dich warten muss: Diese Antworten werden in deinem Namen gegeben, bis du sie zurücknimmst.
handover-away = { $name } ist nicht da.
handover-proposed = { $names } würde für { $name } einen Bot weiterspielen lassen.
handover-left = { $minutes ->
    [0] Die Zeit ist um.
    [one] Noch eine Minute Geduld.
   *[other] Noch { $minutes } Minuten Geduld.
    }
handover-due = { $minutes ->
    [one] Sind alle einverstanden, geschieht es in einer Minute.
   *[other] Sind alle einverstanden, geschieht es in { $minutes } Minuten.
    }
handover-level = Welcher Bot
handover-agree = Bot spielen lassen
handover-wait = Lieber warten
watching = Du schaust zu. Du siehst, was alle sehen dürfen.
offline = Die Verbindung ist weg. Neuer Versuch …
offline-retry = Jetzt versuchen
hand-eyebrow = Ein Gerät, mehrere Personen
hand-question = Jetzt ist { $name } dran.
hand-help = Sieh dir deine Karten an, solange du magst. Gib dann das Gerät an { $name } weiter; deine Ansicht wird vorher verdeckt.
hand-over = An { $name } weitergeben
curtain-page = Platzwechsel
curtain-title = Das Gerät ist jetzt für { $name }
curtain-text = Alle anderen schauen bitte weg.
curtain-open = Ich bin { $name }
waiting-title = Der Tisch ist gedeckt
waiting-text = Die Partie beginnt von selbst, sobald alle Plätze besetzt sind.
waiting-links = Schicke jeder Person ihren eigenen Link:
waiting-link = Link für Platz { $seat }
waiting-take = Platz nehmen
waiting-leave = { $name } gibt den Platz frei
waiting-cancel = Partie absagen
waiting-cancel-sure = Der Tisch wird abgeräumt, und die Links führen ins Leere.
waiting-cancel-not = Weiter warten
waiting-cancelled = Die Partie wurde abgesagt, bevor sie begann.
outcome-you = Du hast gewonnen!
outcome-winner = { $number ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
    }
outcome-draw = Unentschieden
outcome-rules-changed = Die Regeln dieses Spiels wurden berichtigt, während die Partie lief, und nach den neuen kann sie nicht weitergehen. Sie zählt als Unentschieden.
outcome-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }
outcome-rematch = Noch eine Partie
outcome-replay = Zurückschauen

## Matches of earlier rules

difference = Diese Partie folgt Version { $rules } der Regeln; { $known ->
    [exactly] bei Wahl { $to }
   *[about] irgendwo von Wahl { $from } bis Wahl { $to }
    } sind sie jetzt anders (Version { $now }), deshalb ist { $shown ->
    [0] nur ihr Anfang zu sehen.
   *[other] sie nur bis Wahl { $shown } zu sehen.
    }

## Looking back

replay-page = Rückschau
replay-title = { $game }, Rückschau
replay-back = Zurück zum Tisch
replay-eyes = Gesehen von
replay-moment = Dieser Moment
replay-at = Nach Wahl { $at } von { $of }
replay-begin = Der Anfang
replay-hidden = Eine Wahl, die du nicht sehen konntest
replay-chose = { $name } wählte:
replay-controls = Durch die Partie gehen
replay-first = Zum Anfang
replay-previous = Eine Wahl zurück
replay-play = Von selbst weiterspielen
replay-pause = Anhalten
replay-next = Eine Wahl weiter
replay-last = Zum Ende
replay-position = Stelle in der Partie
replay-chart = Verlauf der Partie
replay-link = Link zu diesem Moment
replay-record = Aufzeichnung laden
replay-fork = Ab hier weiterspielen
replay-fork-help = Eine neue Partie beginnt so, wie es nach Wahl { $at } stand. Auf allen anderen Plätzen spielen Bots; die alte Partie bleibt, wie sie ist.
replay-fork-seat = Du spielst
replay-fork-level = Gegen
replay-fork-go = Weiterspielen
replay-part = Was gezeigt wird
replay-part-moment = Dieser Moment
replay-part-analysis = Analyse

## Analyse

analysis-link = Analyse
analysis-chart = Siegchance
analysis-progress = { $done } von { $total } Wahlen angesehen
analysis-complete = Jede Wahl ist angesehen.
analysis-failed = Die Analyse wurde unterbrochen.
analysis-retry = Weiter
analysis-choice = Wahl { $at }, { $name }
analysis-after = Nach Wahl { $at }, { $name }
analysis-played-best = Die beste Wahl: gewinnt in { $chance } der Fälle
analysis-played-good = So gut wie jede andere: gewinnt in { $chance } der Fälle
analysis-played = Gespielt: gewinnt in { $chance } der Fälle
analysis-chose = Gespielt:
analysis-better = Besser:
analysis-instead = { $worse } statt { $better }
analysis-here-none = Geh zu irgendeiner Wahl, dann steht hier, was sie versprach.
analysis-here-yet = Diese Wahl ist noch nicht angesehen.
analysis-here-nothing = Über diese Wahl lässt sich nichts sagen.
analysis-turns = Wendepunkte
analysis-turns-help = Wo eine andere Wahl viel mehr versprochen hätte; die teuersten zuerst.
analysis-turns-none = Keine Wahl hat viel verschenkt.
analysis-turns-none-yet = Bisher keine.
analysis-luck = Glück und Pech
analysis-luck-help = Was nach einer Wahl geschah, bis dieselbe Person wieder wählte, und besser oder schlechter war, als zu erwarten stand.
analysis-luck-none = Alles kam ungefähr wie erwartet.
analysis-up = von { $before } auf { $after } gestiegen
analysis-down = von { $before } auf { $after } gefallen
analysis-note = Der Experten-Bot beurteilt jede Wahl nach dem, was ihre Spielerin oder ihr Spieler in dem Moment wissen konnte. Seine Siegchancen sind Schätzungen: Je länger eine Wahl ausprobiert wurde, desto sicherer sind sie.

## Uploading

upload-title = Partie hochladen
upload-about = Eine Aufzeichnung ist ein Text mit allen Entscheidungen einer Partie. Sieh sie dir hier Schritt für Schritt an, oder spiele ab einem beliebigen Moment gegen Bots weiter.
upload-choose = Wähle eine Datei
upload-drop = oder lege sie hier ab.
upload-text = Oder füge den Text ein
upload-send = Ansehen

## You

account-title = Du
account-you = Am Tisch
account-name = Name
account-name-help = So sehen dich die anderen.
account-webhook = Webadresse für „Du bist dran“
account-webhook-help = Wenn du magst, geht eine Nachricht dorthin, sobald eine Partie auf dich wartet. Adressen von Discord-Webhooks und von ntfy gehen so, wie sie sind.
account-saved = Gespeichert.
account-keep = Behalte deine Partien
account-keep-help = Du spielst als Gast: Deine Partien gehören zu diesem Browser. Mit einem Konto findest du sie auf jedem Gerät. Es braucht nur einen Namen und ein Passwort.
account-mode = Konto
account-mode-create = Konto anlegen
account-mode-login = Anmelden
account-account = Name des Kontos
account-password = Passwort
account-password-help = Mindestens acht Zeichen. Es kann dir nicht noch einmal geschickt werden, also bewahre es gut auf.
account-created = Dein Konto ist bereit. Alle deine Partien sind darin.
account-welcome = Willkommen zurück!
account-signed-in = Angemeldet als { $account }
account-signed-in-help = Deine Partien sind auf jedem Gerät da, auf dem du dich anmeldest.
account-logout = Abmelden
account-bye = Du bist abgemeldet und spielst als Gast.

## Settings

settings = Einstellungen
settings-language = Sprache
language-en = English
language-de = Deutsch
settings-theme = Aussehen
theme-system = Automatisch
theme-light = Hell
theme-dark = Dunkel
settings-speed = Tempo
settings-speed-help = Wie lange jeweils zu sehen ist, was die anderen tun. Deine eigenen Entscheidungen werden nie gebremst.
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-off = Sofort
settings-confirm = Entscheidungen bestätigen
settings-confirm-help = Jede Wahl fragt noch einmal nach, bevor sie gilt.
settings-marks = Zeichen neben Farben
settings-marks-help = Farben bekommen auch Formen und Buchstaben, für Augen, die Farben anders sehen.
settings-sound = Ton
settings-sound-help = Zwei leise Töne, wenn du dran bist.
settings-notify = Benachrichtigungen
settings-notify-help = Der Browser sagt dir Bescheid, wenn du dran bist und gerade woanders hinschaust.
settings-notify-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen. Das kannst du in seinen Einstellungen ändern.

## About

about-title = Über Innovarium
about-text = Innovarium ist ein Zuhause für Brettspiele über den menschlichen Erfindergeist. Es kennt ihre Regeln für zwei und mehr Personen, bringt Gegner mit, spricht Deutsch und Englisch und bewahrt jede Partie auf, sodass man bis zur letzten Entscheidung zurückschauen kann.
about-unofficial = Dies ist eine inoffizielle, unabhängige Umsetzung ohne Verbindung zum Autor oder zu den Verlagen. Alle Texte und Symbole sind von uns; von den veröffentlichten Bildern ist keines verwendet. Die Spiele und ihre Namen gehören ihren Eigentümern.
about-privacy = Was gespeichert wird
about-privacy-text = Ein Cookie, das dich wiedererkennt, dein gewählter Name, deine Partien und was darin gesagt wurde. Deine Einstellungen bleiben in diesem Browser. Nichts geht an andere, und niemand beobachtet dich.
about-license = Lizenz
about-license-text = Innovarium ist freie Software unter der MIT-Lizenz oder der Apache-Lizenz 2.0, wie du magst.
about-libraries = Diese Seite ist mit Svelte, Fluent und uPlot gemacht, alle freie Software.
rules-title = { $game }: die Regeln
rules-intro = Die kurze Fassung in unseren eigenen Worten. Der Tisch kennt alle Regeln und bietet nur an, was erlaubt ist; du kannst also einfach anfangen und nachsehen, wenn du dich etwas fragst.
rules-games = Spiele
rules-contents = Inhalt
