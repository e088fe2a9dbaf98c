# Wie wir einzelne Teile lesen; docs/rulings.md nennt die Gründe. Eine Zeile ist eine Auslegung.

ruling-tile-technology =
    Eines in jedem Zug, in beiden Richtungen: Eine seiner beiden Aktionen löst es aus, wie auch immer sie zustande kam, auch im Zug seines Baus.
ruling-tile-culture = Sein Nutzen kommt mit der Aktion, vor deren Kette.
ruling-tile-economy = Es ist zwischen zwei Schritten des eigenen Zuges nutzbar: vor der Hauptaktion, zwischen Kettenaktionen oder in Schritt 4, wenn es etwas bewirken würde.
ruling-tile-wealth =
    Jede Region bekommt einen Buchstaben, gemischt.
    Der Nachlass eines Feldes gilt dafür; der Nachlass für Erfindungen nicht.
ruling-token-influence = Seine Kette kostet einen Kettenmarker und das Umdrehen und gibt 1 Einfluss; bei 10 wird sie nicht angeboten.
ruling-action-innovate = Es gibt nur einen Platz: Niemand entwickelt ein zweites Mal weiter.
ruling-action-call-specialists = Eine Erfindung darf hier angekettet werden, auch wenn Weiterentwickeln sie im selben Zug genutzt hat; nur „Spezialisten rufen“ selbst nimmt keine zweimal.
ruling-action-gain-influence =
    Offene Marker werden gezählt, bevor die Kette einen umdreht.
    Bürger von Chronos zählen für die Mehrheit mit.
ruling-action-travel = Das Wissensplättchen wird umgedreht und der Weise bewegt sich, wenn dessen Aktion getan ist, vor deren Kette.
ruling-action-eureka =
    Ein alter Meilenstein, der früher ist als alles Gemeinwissen, wird selbst abgelegt; sonst bewegt sich nichts.
    Sind alle Plätze der Ära besetzt, steht der Äramarker daneben und bringt nichts.
ruling-action-send-diplomat = Diplomaten dürfen zum Meilenstein einer Farbe reisen, die niemand spielt; niemand bekommt dafür Einfluss.
ruling-action-share = Die freie Bestrebung darf eine andere ersetzen oder abgelehnt werden, wenn du vier hast.
ruling-action =
    Jede Aktion braucht ihren eigentlichen Gegenstand; nur für den Nebennutzen geht sie nicht. Spätere Teile entfallen, wenn sie unmöglich sind.
    Aktionen, die Plättchen, Meilensteine und die Äraleiste anbieten, kosten keinen Kettenmarker und dürfen abgelehnt werden.
ruling-knowledge-tile = Das Plättchen wird umgedreht und der Weise bewegt sich, wenn dessen Aktion getan ist, vor deren Kette.
ruling-specialist-tile = In der Steinzeit darf eine Aktion, die es anbietet, sofort ausgeführt werden, ohne Kettenmarker.
ruling-card = Ideen einer Ära, die vorbei ist, verlassen Auslage, Hände und die Spitze des Stapels; jede wird aus Auslage oder Stapel ersetzt.
ruling-milestone = Meilensteine, die beim Ärawechsel in der Heureka-Auslage liegen, werden von links nach rechts Gemeinwissen.
