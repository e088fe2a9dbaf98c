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
nav-library = Karten und Regeln
nav-workshop = Werkstatt
nav-account = Du
nav-upload = Partie hochladen
nav-about = Über Innovarium
footer-unofficial = Inoffizielle, unabhängige Umsetzungen. Die Spiele gehören ihren Autoren und Verlagen.
footer-pictures = Bilder auf Karten und Plättchen: game-icons.net, CC BY 3.0.
missing-title = Hier ist nichts
closed-title = Diese Partie lässt sich hier nicht öffnen
missing-text = Vielleicht ist der Link alt, oder unterwegs ging ein Buchstabe verloren. In der Lobby findest du alle deine Partien.

## Games

guest-name = Gast { $number }
bot-name-random = Bot (zufällig)
bot-name-greedy = Bot (gierig)
bot-name-novice = Neulings-Bot
bot-name-beginner = Anfänger-Bot
bot-name-apprentice = Lehrlings-Bot
bot-name-casual = Hobby-Bot
bot-name-skilled = Geübter Bot
bot-name-strong = Starker Bot
bot-name-veteran = Veteranen-Bot
bot-name-expert = Experten-Bot
level-random = Zufällig
level-greedy = Gierig
level-novice = Neuling
level-beginner = Anfänger
level-apprentice = Lehrling
level-casual = Hobby
level-skilled = Geübt
level-strong = Stark
level-veteran = Veteran
level-expert = Experte
bot-novice = Neuling: rät viel
bot-beginner = Anfänger: viele Fehler
bot-apprentice = Lehrling: manchmal Fehler
bot-casual = Hobby: entspannt
bot-skilled = Geübt: denkt etwas voraus
bot-strong = Stark: plant voraus
bot-veteran = Veteran: übersieht wenig
bot-expert = Experte: am stärksten
## Errors

error-bad-request = So geht das nicht. Bitte prüfe deine Eingabe.
error-not-found = Das gibt es nicht oder nicht mehr.
error-forbidden = Das ist hier nicht erlaubt.
error-not-your-seat = Das ist nicht dein Platz.
error-seated-already = Du hast in dieser Partie schon einen Platz.
error-only-alone = Bots der Stufe { $detail } spielen nur mit jemandem, der allein spielt.
error-not-asked = Du bist gerade nicht gefragt.
error-not-offered = Diese Wahl steht nicht zur Verfügung.
error-stale = Am Tisch ist es inzwischen weitergegangen. So sieht es jetzt aus.
error-over = Diese Partie ist zu Ende.
error-no-hints = In dieser Partie gibt es keine Tipps.
error-too-many = Das war viel auf einmal. Bitte warte kurz und versuche es noch einmal.
error-too-large = Das ist zu lang. Bitte kürze es.
error-name-taken = Dieser Name ist vergeben oder sieht so aus wie ein vergebener. Bitte wähle einen anderen.
error-bad-name = { $detail ->
    [invisible] Der Name enthält Zeichen, die man nicht sieht. Bitte lass sie weg.
    [empty] Der Name braucht mindestens einen Buchstaben, eine Ziffer oder ein Emoji.
    [marks] Der Name hat Akzente ohne Buchstaben oder zu viele auf einem.
    [mixed] Der Name mischt Buchstaben mehrerer Schriften, die gleich aussehen. Bitte bleib bei einer.
    [reserved] So heißen Gäste, Bots oder dieser Server selbst. Bitte wähle einen eigenen Namen.
   *[unusual] Der Name enthält Zeichen, die schwer zu lesen sind. Buchstaben, Ziffern, einzelne Leerzeichen, Emoji und die Zeichen einer Tastatur sind in Ordnung.
    }
error-wrong-password = Das Passwort passt nicht.
error-wrong-code = Konto und Wiederherstellungscode passen nicht zusammen. Ein Code gilt nur einmal.
error-bad-record = { $line ->
    [0] Das ist keine Aufzeichnung, die sich nachspielen lässt.
   *[other] In Zeile { $line } passt diese Aufzeichnung nicht.
    }
error-bad-scene = { $line ->
    [0] Diese Stellung ist nicht möglich: { $detail }.
   *[other] Zeile { $line }: { $detail }.
}
error-cannot-open = Diese Partie braucht Regeln oder Spielmaterial, die dieser Server nicht hat. ({ $detail })
error-busy = Der Server hat gerade alle Hände voll zu tun. Bitte versuche es gleich noch einmal.
error-not-saved =
    Das konnte nicht gespeichert werden: Der Server kann gerade nicht auf seine Platte schreiben. Bitte versuche es
    später noch einmal.
error-internal = Auf dem Server ging etwas schief. Es wurde nichts verändert.
error-offline = Der Server ist nicht zu erreichen. Bist du online?

## Lobby

lobby-title = Lobby
lobby-welcome = Was wollen wir spielen?
lobby-about = Brettspiele über den menschlichen Erfindergeist, mit Freunden oder gegen Bots. Der Tisch kennt alle Regeln.
lobby-games = Spiele
lobby-learn = Lernen
puzzles = Rätsel
lobby-learn-game = { $game } lernen
lobby-invite = Einladen
lobby-invite-game = Zu { $game } einladen
lobby-play = Spielen
lobby-long = { $game } dauert länger
lobby-long-text = Das ist eines der großen Spiele: Rechne mit { $time }. Du musst es nicht am Stück spielen, der Tisch wartet auf dich. Mit einem Blick in die Regeln beginnt es sich leichter.
lobby-long-play = Jetzt spielen
lobby-long-learn = Erst lernen
lobby-waits = { $name } wartet auf deinen Zug
lobby-waits-you = Du bist am Zug
lobby-more = Alle { $number } zeigen
lobby-puzzle = Rätsel des Tages
lobby-puzzle-about = Eine echte Stellung mit einem Weg, der sicher zum Ziel führt. Siehst du ihn?
lobby-puzzle-solve = Lösen
game-players = { $least ->
    [2] { $most ->
        [2] 2
       *[other] 2 bis { $most }
    }
   *[other] { $least } bis { $most }
    }
lobby-quick = { $game } gegen einen Bot spielen
join-rules-link = Lies die Regeln in unseren Worten
join-hints = In dieser Partie sind Tipps erlaubt: Alle dürfen den Experten-Bot fragen, und jeder erfährt, wer es tut.
join-clock = Die Uhr läuft, solange du entscheiden musst. Läuft deine Zeit ab, verlierst du, oder ein Bot spielt für dich weiter.
lobby-mine = Meine Partien
lobby-mine-empty = Noch nichts. Hier stehen deine Partien, und zuerst die, die auf dich warten.
lobby-open = Tische mit freiem Platz
lobby-open-empty = Gerade sucht niemand Mitspieler. Eröffne einen eigenen Tisch und mache ihn öffentlich.
lobby-watch = Zum Zuschauen
lobby-finished = Beendet
match-your-turn = Du bist dran
match-turn-of = Am Zug: { $names }
match-running = Läuft
match-more-players = und { $number } weitere
match-finished = Beendet
match-rules-changed = Geschlossen: Die Regeln haben sich geändert
match-resigned = Beendet: aufgegeben
match-time = Beendet: Zeit abgelaufen
match-abandoned = Geschlossen: Niemand kam zurück
match-left = Noch { $time }
match-hints = Mit Tipps
match-go-open = Öffnen
match-go-join = Mitspielen
match-go-watch = Zuschauen
match-go-result = Ergebnis
match-bot-for-you = Ein Bot spielt für dich
match-waiting = { $seats ->
    [one] Wartet auf eine Person
   *[other] Wartet auf { $seats } Personen
    }
seat-open = frei
seat-won = gewonnen
seat-asked = muss entscheiden
seat-left = ist gegangen; ein Bot spielt weiter
seat-absent = war nicht da; ein Bot spielt weiter
seat-time = hatte keine Zeit mehr
seat-resigned = hat aufgegeben

## A new match

new-title = Neue Partie
new-game = Das Spiel
new-seats = Wer spielt mit?
new-seats-count = Plätze
new-fewer-seats = Jemand weniger
new-how = Wie?
new-how-nothing = Hier gibt es nichts zu wählen: Gespielt wird, wie es gedruckt ist.
new-summary = { $number } Plätze · { $time }
new-add-seat = Noch jemand
new-public = In der Lobby zeigen
new-public-help = Alle dürfen mitspielen oder zuschauen. Sonst kommt nur herein, wer den Link hat.
new-limit = Geduld
new-limit-help = Bleibt jemand am Zug länger als so lange weg, dürfen die anderen einen Bot weiterspielen lassen.
new-idle = Wenn niemand zurückkommt
new-idle-help = Wenn so lange nichts geschehen ist, wird die Partie geschlossen, und alle teilen sich den ersten Platz.
idle-days = { $days ->
    [7] endet sie nach einer Woche
    [30] endet sie nach einem Monat
    [365] endet sie nach einem Jahr
   *[other] endet sie nach { $days } Tagen
}
match-idle = endet nach { $days } Tagen ohne Zug
limit-0 = Endlos
limit-300 = 5 Minuten
limit-3600 = 1 Stunde
limit-86400 = 1 Tag
limit-259200 = 3 Tage
new-clock = Uhr
new-clock-help = Wessen Zeit gegen einen einzigen Gegner abläuft, hat verloren; unter mehreren spielt ein Bot weiter. Eine Uhr läuft nur, solange ihr Spieler entscheiden muss, und nie, während der Server nicht läuft.
clock-none = Keine Uhr
clock-move = { $time } je Zug
clock-bank = { $time } + { $increment } je Zug
clock-days = { $days } T { $hours } Std
clock-left = Restzeit:
clocks = Restzeit aller Spieler
new-hints = Tipps erlauben
new-hints-help = Alle dürfen den Experten-Bot fragen, und jeder erfährt, wenn es jemand tut. Allein darfst du immer fragen.
new-options = Optionen
new-options-usual = Wie üblich
new-set = { $name }, Fassung { $version } ({ $known } von { $all } bekannt)
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
seat-remove-short = Entfernen
seat-title = Platz { $seat }
seat-name-missing = Name?
seat-short-bot = Bot
seat-short-open = Noch frei
seat-role-me = du
seat-role-device = an diesem Gerät
seat-role-open = per Link
seat-bot-help = Am Tisch bekommt er einen Namen und ein Gesicht.
seat-me-help = Hier sitzt du, { $name }.

## Joining

join-page = Einladung
join-title = { $names } möchte mit dir spielen
join-title-plain = Ein Platz ist für dich frei
join-name = Wie sollen dich die anderen nennen?
join-take = Platz nehmen
join-taken = Auf diesem Platz sitzt schon { $name }.
join-yours = Das ist dein Platz.
join-seated = Du hast in dieser Partie schon einen Platz.
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
prompt-rules-short = Hilfe
confirm-yes = So machen
confirm-back = Zurück
thinking = { $number ->
    [one] { $names } überlegt …
   *[other] { $names } überlegen …
    }
thinking-less = { $name } denkt kürzer nach: Der Server ist ausgelastet ({ $percent } % vom Üblichen).
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
log-and = { $first }, { $more }
log-empty = Noch ist nichts geschehen.
log-unfold = Alle Schritte
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
reason-better = Besser:
reason-worse = Schlechter:
hint-none = Hier weiß der Bot keinen Rat.
hint-not-allowed = In dieser Partie gibt es keine Tipps, außer wenn alle zustimmen.
hint-told = Was würde der Experten-Bot tun? Alle erfahren, dass du gefragt hast.
hints-waiting = Du würdest Tipps erlauben. Die anderen werden gefragt.
hints-request-title = Tipps erlauben?
hints-request = { $name } möchte, dass alle den Experten-Bot um Tipps bitten dürfen. Jeder erfährt, wenn es jemand tut. Bist du einverstanden?
hints-agree = Ja, erlauben
note-hint = { $name } hat um einen Tipp gebeten.
note-hints-on = Tipps sind ab jetzt erlaubt, wie { $name } vorschlug.
note-hints-off = { $name } wurde nicht nach Tipps gefragt. Es gibt keine, bis alle zugestimmt haben.
note-left = { $name } ist gegangen. Ein Bot spielt weiter.
note-absent = { $name } war nicht da. Ein Bot spielt weiter.
note-time = Die Zeit von { $name } ist abgelaufen.
note-resigned = { $name } hat aufgegeben.
note-returned = { $name } ist wieder da.
menu-title = Diese Partie
menu-person = { $name } stummschalten oder melden
menu-not = Lieber nicht
menu-hints = Tipps vorschlagen
menu-hints-help = Wenn alle zustimmen, dürfen alle den Experten-Bot fragen.
menu-hints-sure = Alle werden gefragt, ob es in dieser Partie Tipps geben darf. Wer einen nutzt, wird genannt.
menu-leave = Gehen
menu-leave-help = Ein Bot spielt für dich weiter. Du kannst zurückkommen.
menu-leave-sure = Ein Bot spielt an deiner Stelle weiter. Solange die Partie läuft, kannst du deinen Platz zurücknehmen.
menu-give-up = Aufgeben
menu-give-up-help = Die Partie ist für dich zu Ende.
menu-give-up-sure = { $ends ->
    [yes] Die Partie endet, und du hast sie verloren.
   *[no] Du kannst nicht zurückkommen. Ein Bot spielt an deiner Stelle weiter.
    }
menu-delete = Partie löschen
menu-delete-help = Sie verschwindet mit allem, was gespielt und gesagt wurde.
menu-delete-sure = Die Partie verschwindet für immer, mit allem, was gespielt und gesagt wurde. Man kann nicht mehr auf sie zurückblicken.
return = Platz zurücknehmen
return-text = Für { $name } spielt ein Bot.
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
waiting-cancelled = Die Partie wurde gelöscht.
outcome-you = Du hast gewonnen!
outcome-winner = { $number ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
    }
outcome-you-by = { $points ->
    [one] Du hast mit 1 Punkt Vorsprung gewonnen!
   *[other] Du hast mit { $points } Punkten Vorsprung gewonnen!
    }
outcome-winner-by = { $points ->
    [one] { $names } hat mit 1 Punkt Vorsprung gewonnen
   *[other] { $names } hat mit { $points } Punkten Vorsprung gewonnen
    }
outcome-place = { $place ->
    [1] Platz 1
   *[other] Platz { $place }
    }
outcome-draw = Unentschieden
end-facts = { $game }, { $number } Personen, { $choices } Entscheidungen
end-show = Das ganze Ergebnis
end-board = Schließen und den Tisch ansehen
end-sheet = Woher die Punkte kommen
end-you = Du
end-total = Summe
end-course = Wie es lief
end-turning = Wendepunkte
end-turning-help = Der Experten-Bot geht die Partie durch und findet die beste und die teuerste Entscheidung.
end-turning-find = Suchen
end-best = Die beste Entscheidung
end-best-chance = Von da an in { $chance } der Fälle gewonnen.
end-costly = Die teuerste Entscheidung
end-choice = Entscheidung { $at }, { $name }:
end-moment = Diesen Moment ansehen
outcome-rules-changed = Die Regeln dieses Spiels wurden berichtigt, während die Partie lief, und nach den neuen kann sie nicht weitergehen. Sie zählt als Unentschieden.
outcome-resigned = { $name } hat aufgegeben.
outcome-time = Die Zeit von { $name } ist abgelaufen.
outcome-abandoned = Lange hat niemand etwas entschieden, deshalb wurde die Partie geschlossen. Sie zählt als Unentschieden.
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
replay-all-news = Alle { $count } Zeilen
replay-study = Diese Stellung erkunden
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
account-password-help = Mindestens acht Zeichen.
account-created = Dein Konto ist bereit. Alle deine Partien sind darin.
account-welcome = Willkommen zurück!
account-signed-in = Angemeldet als { $account }
account-signed-in-help = Deine Partien sind auf jedem Gerät da, auf dem du dich anmeldest.
account-logout = Abmelden
account-bye = Du bist abgemeldet und spielst als Gast.
account-mode-recover = Vergessen?
account-recover = Neues Passwort setzen
account-recover-help = Mit dem Wiederherstellungscode, den du mit deinem Konto bekommen hast, setzt du ein neues Passwort. Danach bekommst du einen neuen Code.
account-code = Wiederherstellungscode
account-password-new = Neues Passwort
account-password-old = Bisheriges Passwort
account-password-confirm = Dein Passwort
account-password-change = Passwort ändern
account-password-change-help = Alle anderen Geräte werden abgemeldet.
account-password-changed = Das Passwort ist geändert. Alle anderen Geräte sind abgemeldet.
account-logout-everywhere = Überall sonst abmelden
account-everywhere-done = Nur noch dieser Browser ist angemeldet.
account-safety = Passwort und Geräte
account-code-title = Dein Wiederherstellungscode
account-code-text = Schreib ihn auf oder lege ihn zu deinen Passwörtern. Falls du dein Passwort vergisst, kommst du nur mit diesem Code wieder hinein. Er wird nur dieses eine Mal gezeigt.
account-code-kept = Ich habe ihn aufbewahrt
account-code-new = Neuer Wiederherstellungscode
account-code-new-help = Der Code, den du jetzt hast, gilt dann nicht mehr.
account-code-none = Dein Konto hat noch keinen Wiederherstellungscode. Ohne ihn lässt sich ein vergessenes Passwort nicht ersetzen.
account-data = Deine Daten
account-data-help = Alles, was über dich gespeichert ist: Name, Partien, deine Entscheidungen und was du im Chat geschrieben hast.
account-export = Herunterladen
account-delete = Alles über mich löschen
account-delete-title = Alles löschen?
account-delete-text = Dein Name, dein Konto und alles, was du im Chat geschrieben hast, werden gelöscht. Partien, die auf Mitspieler warten, werden abgesagt; in laufenden übernimmt ein Bot deinen Platz, und beendete behalten ihre Entscheidungen unter einem Namen, der nicht deiner ist. Das lässt sich nicht rückgängig machen.
account-delete-not = Behalten
account-deleted = Alles über dich ist gelöscht. Du bist ein neuer Gast.

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
settings-effects = Geräusche auf dem Brett
settings-effects-help = Ein leiser Ton, wenn eine Karte, eine Figur oder Punkte sich bewegen.
settings-ends = Züge von selbst beenden
settings-ends-help = Wenn nichts mehr zu entscheiden ist, endet dein Zug ohne Klick.
settings-notify = Benachrichtigungen
settings-notify-help = Der Browser sagt dir Bescheid, wenn du dran bist und gerade woanders hinschaust.
settings-notify-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen. Das kannst du in seinen Einstellungen ändern.

## About

about-title = Über Innovarium
about-text = Innovarium ist ein Zuhause für Brettspiele über den menschlichen Erfindergeist. Es kennt ihre Regeln für zwei und mehr Personen, bringt Gegner mit, spricht Deutsch und Englisch und bewahrt jede Partie auf, sodass man bis zur letzten Entscheidung zurückschauen kann.
about-unofficial = Dies sind inoffizielle, unabhängige Umsetzungen ohne Verbindung zu den Autoren oder den Verlagen. Texte und Zeichnungen sind von uns oder frei verwendbar, wie unten genannt; von den veröffentlichten Bildern ist keines verwendet. Die Spiele und ihre Namen gehören ihren Eigentümern.
about-art = Bilder, Schriften, Küsten
about-icons-by = Symbole von
about-icons-from = aus
about-icons-under = unter
about-icons-changed = vereinfacht und umgefärbt.
about-fonts = Die Schriften sind Piazzolla und Atkinson Hyperlegible Next, beide unter der
about-fonts-license = SIL Open Font License
about-world = Die Küsten stammen von
about-world-free = gemeinfrei.
about-privacy = Was gespeichert wird
about-privacy-text = Ein Cookie, das dich wiedererkennt, dein gewählter Name, deine Partien und was darin gesagt wurde. Deine Einstellungen bleiben in diesem Browser. Nichts geht an andere, und niemand beobachtet dich.
about-license = Lizenz
about-license-text = Innovarium ist freie Software unter der MIT-Lizenz oder der Apache-Lizenz 2.0, wie du magst.
about-libraries = Diese Seite ist mit Svelte, Fluent und uPlot gemacht, alle freie Software.
explain-more = Alles darüber
explain-rules = Regeln: { $section }
rules-title = { $game }: die Regeln
rules-intro = Die kurze Fassung in unseren eigenen Worten. Der Tisch kennt alle Regeln und bietet nur an, was erlaubt ist; du kannst also einfach anfangen und nachsehen, wenn du dich etwas fragst.
rules-games = Spiele
rules-contents = Inhalt

## Behaving

somebody-name = Jemand
announcement-close = Ankündigung weglegen
chat-quiet = Der Chat ist ausgeblendet.
chat-loud = Chat einblenden
chat-more = Was tun mit dieser Zeile von { $name }
line-mute = Stummschalten
line-mute-help = Du liest nicht mehr, was diese Person schreibt, hier und in allen anderen Partien. Sie erfährt davon nichts.
line-muted = { $name } ist stummgeschaltet.
line-delete = Zeile löschen
line-deleted = Die Zeile ist gelöscht.
line-report = Melden
line-report-why = Den Betreibern dieses Servers melden
line-report-note = Was sie wissen sollten
line-reported = Danke. Jemand wird es sich ansehen.
reason-insult = Beleidigungen oder Drohungen
reason-spam = Spam
reason-cheating = Betrug
reason-name = Der Name
reason-other = Etwas anderes
waiting-remove = { $name } aus der Partie entfernen
settings-quiet = Chat ausblenden
settings-quiet-help = Nichts von dem, was andere schreiben, wird gezeigt. Was am Tisch geschieht, etwa dass jemand um einen Tipp bittet, erfährst du weiterhin.
account-muted = Stummgeschaltet
account-unmute = Wieder lesen
match-ended-by-operator = Von den Betreibern beendet
outcome-ended-by-operator = Die Betreiber dieses Servers haben die Partie beendet. Sie zählt als Unentschieden.
error-removed = Wer diese Partie angelegt hat, hat dich aus ihr entfernt.
error-banned = { $hours ->
    [0] Du darfst hier nicht mehr spielen. ({ $detail })
    [one] Du darfst hier noch eine Stunde lang nicht spielen. ({ $detail })
   *[other] Du darfst hier noch { $hours } Stunden lang nicht spielen. ({ $detail })
    }

## For operators

admin-title = Sich um den Server kümmern
admin-only = Diese Seite ist für die Betreiber dieses Servers.
admin-reports = Meldungen
admin-reports-none = Niemand hat etwas gemeldet.
admin-report-match = Partie
admin-report-close = Erledigt
admin-people = Leute
admin-search = Name, Konto, Kennung oder Adresse beginnt mit
admin-search-go = Suchen
admin-guest = Gast
admin-seats = { $number ->
    [one] 1 Platz
   *[other] { $number } Plätze
    }
admin-rename = Umbenennen
admin-rename-to = Neuer Name für { $name }
admin-delete = Löschen
admin-delete-sure = Alles über { $name } löschen? Das lässt sich nicht rückgängig machen.
admin-ban = Sperren
admin-bans = Sperren
admin-bans-none = Niemand ist gesperrt.
admin-ban-whom = Kennung einer Person oder Adresse oder Netz
admin-ban-reason = Grund (wird dem Gesperrten gezeigt)
admin-ban-hours = Stunden (leer: für immer)
admin-ban-ever = für immer
admin-ban-until = bis { $time }
admin-unban = Aufheben
admin-announcement = Ankündigung
admin-announcement-en = Auf Englisch
admin-announcement-de = Auf Deutsch
admin-announcement-hours = Für wie viele Stunden
admin-announce = Ankündigen
admin-announce-end = Ankündigung beenden

skip-to-offers = Zu den Angeboten springen
offers-here = Was hier zu tun ist
offers-kinds = Arten von Angeboten
offers-other = Anderes
offers-best = hier ist das Beste
prompt-board = Du kannst auch auf dem Brett wählen, wo es einen Ring hat.
prompt-nothing-asked = Gerade wirst du nichts gefragt.
prompt-offers = { $number ->
    [one] Ein Angebot
   *[other] { $number } Angebote
}
words-title = Der Tisch in Worten
legend = Alle Zeichen
legend-key = Alle Zeichen (L)
legend-none = Dieses Spiel hat keine eigenen Zeichen.

keys-title = Tasten
keys-choose = Ein Angebot durch seine Nummer wählen
keys-walk = Durch die Angebote gehen
keys-board = Aufs Brett; dort gehen die Pfeile weiter
keys-question = Die Frage noch einmal hören
keys-table = Der Tisch in Worten
keys-legend = Alle Zeichen
keys-skip = Überspringen, was gerade gezeigt wird
keys-undo = Zurücknehmen
keys-back = Zurück oder schließen
keys-help = Diese Liste

## Der Trainer

settings-coach = Trainer
settings-coach-help = Jemand, der am Tisch hilft, in jeder Partie, in der Tipps erlaubt sind: oft mit Vorschlägen, selten nur mit Warnungen.
coach-often = oft
coach-rarely = selten
coach-off = aus
coach-says = Trainer: { $mode }
coach-change = Wie viel in dieser Partie gesagt wird: oft, selten, nichts
coach-name = { $name } hilft dir
coach-thinks = sieht sich deine Möglichkeiten an …
coach-speechless = kann hier nicht sagen, was am besten ist. Wähle, was dir gefällt.
coach-looks = { $name } sieht sich diese Wahl an …
coach-at-once = Sofort wählen
coach-would = Ich würde wählen:
coach-do = Mach das
coach-hide = Ausblenden
coach-understood = Verstanden
coach-more = Mehr in den Regeln
coach-new = Neu: { $title }
coach-grade-best = am besten
coach-grade-fine = gut
coach-grade-risky = riskant
coach-grade-wasted = verschenkt
coach-wait = Einen Moment
coach-risky = Mit dieser Wahl wird etwas schlechter:
coach-wasted = Das bringt dir wenig.
coach-rather = Ich würde lieber wählen:
coach-again = Neu wählen
coach-anyway = Trotzdem tun
coach-silence = Davor nicht mehr warnen
new-coach = Mit Trainer spielen
new-coach-help = Ein kleiner Tisch gegen Anfänger, mit jemandem, der erklärt, vorschlägt und warnt
