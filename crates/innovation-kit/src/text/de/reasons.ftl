### Warum eine Wahl gut oder schlecht ist. Die Anzahl steht vor dem Text, als +3 oder −2; ohne sie nur das Vorzeichen.

reason-innovation-icon = [{ $icon }]
reason-innovation-achieved = { $change ->
    [more] eine Errungenschaft gewonnen
   *[less] eine Errungenschaft verloren
    }
reason-innovation-points = { $number ->
    [one] Punkt
   *[other] Punkte
    }
reason-innovation-claims = { $change ->
    [more] eine Errungenschaft lässt sich nehmen
   *[less] eine Errungenschaft lässt sich nicht mehr nehmen
    }
reason-innovation-claims-theirs = { $change ->
    [more] { $name } kann eine Errungenschaft nehmen
   *[less] { $name } kann keine Errungenschaft mehr nehmen
    }
reason-innovation-next = { $change ->
    [more] näher an der nächsten Errungenschaft
   *[less] weiter weg von der nächsten Errungenschaft
    }
reason-innovation-age = { $change ->
    [more] weiter in den Zeitaltern
   *[less] zurück in den Zeitaltern
    }
reason-innovation-values = { $change ->
    [more] Wert der obersten Karten
   *[less] Wert der obersten Karten
    }
reason-innovation-colors = { $number ->
    [one] Farbe in der Auslage
   *[other] Farben in der Auslage
    }
reason-innovation-alone = { $number ->
    [one] oberste Karte, die niemand mitnutzt
   *[other] oberste Karten, die niemand mitnutzt
    }
reason-innovation-demands = { $change ->
    [more] Forderung, die trifft
   *[less] Forderung, die trifft
    }
reason-innovation-demands-theirs = { $change ->
    [more] { $name } kann von dir fordern
   *[less] sicher vor einer Forderung von { $name }
    }
reason-innovation-icons = { $about }
reason-innovation-most = { $change ->
    [more] die meisten { $about } von allen: sicher vor Forderungen, und niemand nutzt mit
   *[less] nicht mehr die meisten { $about }: andere nutzen mit und sind sicher
    }
reason-innovation-most-theirs = { $change ->
    [more] { $name } hat nun die meisten { $about }: nutzt mit und könnte fordern
   *[less] { $name } hat nicht mehr die meisten { $about }
    }
reason-innovation-splays = { $number ->
    [one] aufgefächerte Farbe
   *[other] aufgefächerte Farben
    }
reason-innovation-hand = { $number ->
    [0] { $change ->
        [more] mehr Nutzen der Handkarten
       *[less] weniger Nutzen der Handkarten
    }
    [one] Handkarte
   *[other] Handkarten
    }
reason-innovation-special = { $change ->
    [more] näher an einer besonderen Errungenschaft
   *[less] weiter weg von einer besonderen Errungenschaft
    }
reason-innovation-tops = { $change ->
    [more] { $about } liegt oben, bereit zum Nutzen
   *[less] { $about } ist nicht mehr nutzbar
    }
reason-innovation-forecast = { $change ->
    [more] eine bessere Vorhersage
   *[less] eine schwächere Vorhersage
    }
reason-innovation-display = { $change ->
    [more] ein Artefakt ausgestellt, kostenlos nutzbar
   *[less] kein Artefakt mehr ausgestellt
    }
