# Fragen, Auswahlmöglichkeiten und Ereignisse einer Partie auf Deutsch, mit den Begriffen der Ausgabe Deluxe 2017.

## Colors

color-red = Rot
color-yellow = Gelb
color-green = Grün
color-blue = Blau
color-purple = Violett

## Questions

ask-first-meld = Wähle eine deiner beiden Karten, die du auslegst; die andere bleibt auf deiner Hand.
ask-action = Wähle deine Aktion.
ask-return = Wähle eine Karte, die du zurücklegst.
ask-return-next = Wähle die Karte, die du als Nächstes zurücklegst.
ask-meld = Wähle eine Karte, die du auslegst.
ask-meld-next = Wähle die Karte, die du als Nächstes auslegst.
ask-tuck = Wähle eine Karte, die du unterschiebst.
ask-tuck-next = Wähle die Karte, die du als Nächstes unterschiebst.
ask-score = Wähle eine Karte, die du wertest.
ask-score-next = Wähle die Karte, die du als Nächstes wertest.
ask-transfer = Wähle eine Karte, die { $to } verschoben wird.
ask-exchange = Wähle eine Karte, die du zum Tausch hergibst.
ask-keep = Wähle die Karte, die du auf der Hand behältst.
ask-reveal = Wähle eine Karte, die du vorzeigst.
ask-execute = Wähle die Karte, deren Effekte du ausführst.
ask-splay = { $splay ->
    [left] Wähle die Farbe, die du nach links auffächerst.
    [right] Wähle die Farbe, die du nach rechts auffächerst.
   *[up] Wähle die Farbe, die du nach oben auffächerst.
    }
ask-color = Wähle eine Farbe.
ask-value = Wähle einen Wert.
ask-player = Wähle einen Spieler.
ask-rearrange = Wähle die Farbe, deren Karten du umordnest.
ask-arrange = Lege die neue Reihenfolge von oben nach unten fest: Wähle die nächste Karte.
ask-option = Wähle, was du tust.
ask-all = Möchtest du diesen Effekt nutzen?
ask-by-effect = { $card }, Effekt { $effect }: { $ask }

## Offers

offer-draw = Eine Karte ziehen
offer-meld = { $card } ({ $value }, { $color }) auslegen
    .short = { $card }
offer-dogma = Dogma von „{ $card }“ ({ $value }, { $color }) nutzen
    .short = { $card }
offer-achieve = Errungenschaft aus Zeitalter { $age } nehmen
offer-card = { $card } ({ $value }, { $color })
offer-value = Wert { $value }
offer-player = { $player }
offer-back = Eine Karte mit Wert { $value } aus dem Wertungsstapel von { $player }
offer-option = Möglichkeit { $option }
offer-yes = Ja
offer-no = Nein, verzichten
offer-done = Fertig, keine weitere Karte
card-evolution-option-1 = Eine [8] ziehen und werten, danach eine Karte aus deinem Wertungsstapel zurücklegen
card-evolution-option-2 = Eine Karte ziehen, deren Wert um eins höher ist als der Wert der höchsten Karte deines Wertungsstapels

## Events

event-turn = { $actions ->
    [1] { $player } ist am Zug und hat eine Aktion.
   *[other] { $player } ist am Zug und hat { $actions } Aktionen.
    }
event-action = { $action ->
    [draw] { $player } wählt die Aktion „Ziehen“.
    [meld] { $player } wählt die Aktion „Auslegen“.
   *[achieve] { $player } wählt die Aktion „Errungenschaft“.
    }
event-dogma-action = { $player } wählt die Dogma-Aktion mit „{ $card }“.{ $sharing }{ $vulnerable }
    .short = Dogma: „{ $card }“.{ $sharing }{ $vulnerable }
note-none = { "" }
note-sharing = { " " }Es teilt mit: { $names }.
note-vulnerable = { " " }Unter Forderung: { $names }.
event-effect = { $player } führt Effekt { $effect } von „{ $card }“ aus.
event-demand = { $by } fordert: { $player } muss Effekt { $effect } von „{ $card }“ ausführen.
event-sharing-bonus = { $player } erhält den Teilungsbonus: eine freie Aktion „Ziehen“.
    .short = erhält den Teilungsbonus: eine freie Aktion „Ziehen“
event-draw = { $player } zieht { $card }.
    .short = zieht { $card }
event-draw-and-meld = { $player } zieht { $card } und legt die Karte aus.
    .short = zieht { $card } und legt die Karte aus
event-draw-and-tuck = { $player } zieht { $card } und schiebt die Karte unter.
    .short = zieht { $card } und schiebt die Karte unter
event-draw-and-score = { $player } zieht und wertet { $card }.
    .short = zieht und wertet { $card }
event-draw-and-reveal = { $player } zieht { $card } und zeigt die Karte vor.
    .short = zieht { $card } und zeigt die Karte vor
event-meld = { $player } legt { $card } { $from } aus.
    .short = legt { $card } aus
event-tuck = { $player } schiebt { $card } { $from } unter.
    .short = schiebt { $card } { $from } unter
event-score = { $player } wertet { $card } { $from }.
    .short = wertet { $card } { $from }
event-return = { $player } legt { $card } { $from } zurück.
    .short = legt { $card } { $from } zurück
event-transfer = { $player } verschiebt { $card } { $from } { $to }.
    .short = verschiebt { $card } { $from } { $to }
event-exchange = { $player } tauscht { $card }: { $from } { $to }.
    .short = tauscht { $card }: { $from } { $to }
event-take = { $player } nimmt { $card } { $from } auf die Hand.
    .short = nimmt { $card } { $from } auf die Hand
event-reveal = { $player } zeigt { $card } vor.
    .short = zeigt { $card } vor
event-splay = { $splay ->
    [left] { $player } fächert die Farbe { $color } nach links auf.
    [right] { $player } fächert die Farbe { $color } nach rechts auf.
    [up] { $player } fächert die Farbe { $color } nach oben auf.
   *[unsplayed] { $player } hebt die Auffächerung der Farbe { $color } auf.
    }
    .short = { $splay ->
        [left] fächert die Farbe { $color } nach links auf
        [right] fächert die Farbe { $color } nach rechts auf
        [up] fächert die Farbe { $color } nach oben auf
       *[unsplayed] hebt die Auffächerung der Farbe { $color } auf
        }
event-rearranged = { $player } ordnet die Karten der Farbe { $color } um.
    .short = ordnet die Karten der Farbe { $color } um
event-claim = { $player } erhält die Errungenschaft aus Zeitalter { $age }.
    .short = erhält die Errungenschaft aus Zeitalter { $age }
event-claim-special = { $player } erhält die besondere Errungenschaft { $special }.
    .short = erhält die besondere Errungenschaft { $special }
event-fission = Die von { $player } gezogene Karte ist rot: Alle Handkarten, Auslagen und Wertungsstapel werden aus dem Spiel entfernt.
event-over = { $how ->
    [achievements] Das Spiel ist aus. Sieg durch Errungenschaften: { $winners }.
    [score] Das Spiel ist aus. Sieg nach Punkten: { $winners }.
    [card] Das Spiel ist aus. Sieg durch einen Karteneffekt: { $winners }.
   *[draw] Das Spiel ist aus. Unentschieden zwischen: { $winners }.
    }

## Parts of events

shown-face = { $card } ({ $value }, { $color })
    .short = { $card }
shown-back = eine Karte mit Wert { $value }
    .short = [{ $value }]
from-supply = aus dem Vorrat
from-hand = aus der Hand von { $player }
from-score = aus dem Wertungsstapel von { $player }
from-board = aus der Auslage von { $player }
from-own-hand = aus der Hand
from-own-score = aus dem eigenen Wertungsstapel
from-own-board = aus der eigenen Auslage
from-elsewhere = von anderswo
to-hand = in die Hand von { $player }
to-score = in den Wertungsstapel von { $player }
to-board = in die Auslage von { $player }
to-supply = in den Vorrat
list-nobody = niemand
list-one = { $first }
list-more = { $first }, { $next }

## Help

explain-card = { $card }: Zeitalter { $value }, { $color }
explain-featured = Leitsymbol:
explain-demand = Forderung
explain-dogma = Effekt
