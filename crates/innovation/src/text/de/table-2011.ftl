# Was in der Ausgabe 2011 (Iello) anders heißt; alles Übrige steht in table.ftl.

## Questions

ask-first-meld = Wähle eine deiner beiden Karten, die du ausspielst; die andere bleibt auf deiner Hand.
ask-return = Wähle eine Karte, die du recycelst.
ask-return-next = Wähle die Karte, die du als Nächstes recycelst.
ask-meld = Wähle eine Karte, die du ausspielst.
ask-meld-next = Wähle die Karte, die du als Nächstes ausspielst.
ask-tuck = Wähle eine Karte, die du archivierst.
ask-tuck-next = Wähle die Karte, die du als Nächstes archivierst.
ask-execute = Wähle die Karte, deren Dogmen du ausführst.
ask-splay = { $splay ->
    [left] Wähle die Farbe des Stapels, den du nach links auffächerst.
    [right] Wähle die Farbe des Stapels, den du nach rechts auffächerst.
   *[up] Wähle die Farbe des Stapels, den du nach oben auffächerst.
    }
ask-rearrange = Wähle die Farbe des Stapels, den du umordnest.
ask-all = Möchtest du dieses Dogma nutzen?
ask-by-effect = { $card }, Dogma { $effect }: { $ask }

## Offers

offer-meld = { $card } ({ $value }, { $color }) ausspielen
    .short = { $card }
offer-dogma = { $card } ({ $value }, { $color }) aktivieren
    .short = { $card }
offer-achieve = Herrschaft über Epoche { $age } erringen
offer-back = Eine Karte mit Wert { $value } aus dem Einfluss von { $player }
card-evolution-option-1 = Eine [8] ziehen und werten, danach eine Karte aus deinem Einfluss recyceln
card-evolution-option-2 = Eine Karte ziehen, deren Wert um eins höher ist als der Wert der höchsten Karte deines Einflusses

## Events

event-action = { $action ->
    [draw] { $player } wählt die Aktion „Ziehen“.
    [meld] { $player } wählt die Aktion „Ausspielen“.
   *[achieve] { $player } wählt die Aktion „Herrschaft“.
    }
event-dogma-action = { $player } aktiviert „{ $card }“.{ $sharing }{ $vulnerable }
    .short = Aktiviert „{ $card }“.{ $sharing }{ $vulnerable }
note-sharing = { " " }Es kooperiert: { $names }.
event-effect = { $player } führt Dogma { $effect } von „{ $card }“ aus.
event-demand = { $by } fordert: { $player } muss Dogma { $effect } von „{ $card }“ ausführen.
event-sharing-bonus = { $player } erhält den Kooperationsbonus: eine freie Aktion „Ziehen“.
    .short = erhält den Kooperationsbonus: eine freie Aktion „Ziehen“
event-draw-and-meld = { $player } zieht { $card } und spielt die Karte aus.
    .short = zieht { $card } und spielt die Karte aus
event-draw-and-tuck = { $player } zieht und archiviert { $card }.
    .short = zieht und archiviert { $card }
event-meld = { $player } spielt { $card } { $from } aus.
    .short = spielt { $card } aus
event-tuck = { $player } archiviert { $card } { $from }.
    .short = archiviert { $card } { $from }
event-return = { $player } recycelt { $card } { $from }.
    .short = recycelt { $card } { $from }
event-splay = { $splay ->
    [left] { $player } fächert den Stapel der Farbe { $color } nach links auf.
    [right] { $player } fächert den Stapel der Farbe { $color } nach rechts auf.
    [up] { $player } fächert den Stapel der Farbe { $color } nach oben auf.
   *[unsplayed] { $player } hebt die Auffächerung des Stapels der Farbe { $color } auf.
    }
    .short = { $splay ->
        [left] fächert den Stapel der Farbe { $color } nach links auf
        [right] fächert den Stapel der Farbe { $color } nach rechts auf
        [up] fächert den Stapel der Farbe { $color } nach oben auf
       *[unsplayed] hebt die Auffächerung des Stapels der Farbe { $color } auf
        }
event-rearranged = { $player } ordnet den Stapel der Farbe { $color } um.
    .short = ordnet den Stapel der Farbe { $color } um
event-claim = { $player } erringt die Herrschaft über Epoche { $age }.
    .short = erringt die Herrschaft über Epoche { $age }
event-claim-special = { $player } beherrscht nun die { $special }.
    .short = beherrscht nun die { $special }
event-fission = Die von { $player } gezogene Karte ist rot: Alle Karten aus Hand, Bereich und Einfluss sämtlicher Spieler werden aus dem Spiel abgeworfen.
event-over = { $how ->
    [achievements] Das Spiel ist aus. Sieg durch Herrschaften: { $winners }.
    [score] Das Spiel ist aus. Sieg nach Einflusspunkten: { $winners }.
    [card] Das Spiel ist aus. Sieg durch ein Dogma: { $winners }.
   *[draw] Das Spiel ist aus. Unentschieden zwischen: { $winners }.
    }

## Parts of events

from-score = aus dem Einfluss von { $player }
from-board = aus dem Bereich von { $player }
from-own-score = aus dem eigenen Einfluss
from-own-board = aus dem eigenen Bereich
to-score = in den Einfluss von { $player }
to-board = in den Bereich von { $player }

## Help

explain-card = { $card }: Epoche { $value }, { $color }
explain-dogma = Dogma
