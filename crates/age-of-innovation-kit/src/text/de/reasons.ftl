### Warum eine Wahl gut oder schlecht ist. Die Anzahl steht vor dem Text, als +3 oder −2; ohne sie nur das Vorzeichen.

reason-age-of-innovation-points = { $number ->
    [one] Punkt
   *[other] Punkte
    }
reason-age-of-innovation-coins = Geld
reason-age-of-innovation-tools = { $number ->
    [one] Werkzeug
   *[other] Werkzeuge
    }
reason-age-of-innovation-scholars = { $number ->
    [one] Gelehrter
   *[other] Gelehrte
    }
reason-age-of-innovation-books = { $number ->
    [one] Buch
   *[other] Bücher
    }
reason-age-of-innovation-innovation-near = { $change ->
    [more] näher an den Büchern für eine Erfindung
   *[less] weiter weg von den Büchern für eine Erfindung
    }
reason-age-of-innovation-power = Macht bereit in Schale III
reason-age-of-innovation-income-coins = Geld Einkommen in den nächsten Runden
reason-age-of-innovation-income-tools = { $number ->
    [one] Werkzeug Einkommen in den nächsten Runden
   *[other] Werkzeuge Einkommen in den nächsten Runden
    }
reason-age-of-innovation-income-scholars = { $number ->
    [one] Gelehrter Einkommen in den nächsten Runden
   *[other] Gelehrte Einkommen in den nächsten Runden
    }
reason-age-of-innovation-income-power = Macht Einkommen in den nächsten Runden
reason-age-of-innovation-income-books = { $number ->
    [one] Buch Einkommen in den nächsten Runden
   *[other] Bücher Einkommen in den nächsten Runden
    }
reason-age-of-innovation-income-points = { $number ->
    [one] Punkt Einkommen in den nächsten Runden
   *[other] Punkte Einkommen in den nächsten Runden
    }
reason-age-of-innovation-income-levels = { $number ->
    [one] Stufe Einkommen in den nächsten Runden
   *[other] Stufen Einkommen in den nächsten Runden
    }
reason-age-of-innovation-science-bonus = { $change ->
    [more] mehr vom Wissensbonus am Ende der Runden
   *[less] weniger vom Wissensbonus am Ende der Runden
    }
reason-age-of-innovation-pass-points = { $number ->
    [one] Punkt fürs Passen
   *[other] Punkte fürs Passen
    }
reason-age-of-innovation-buildings = { $number ->
    [0] bessere Gebäude
    [one] Gebäude
   *[other] Gebäude
    }
reason-age-of-innovation-palace = { $change ->
    [more] ein Palast, der wirkt
   *[less] kein Palast, der wirkt
    }
reason-age-of-innovation-competencies = { $number ->
    [one] Kompetenz
   *[other] Kompetenzen
    }
reason-age-of-innovation-innovations = { $number ->
    [one] Erfindung
   *[other] Erfindungen
    }
reason-age-of-innovation-bonus = { $change ->
    [more] ein nützlicher Rundenbonus
   *[less] ein weniger nützlicher Rundenbonus
    }
reason-age-of-innovation-power-actions = { $change ->
    [more] eine Machtaktion in Reichweite
   *[less] weniger Machtaktionen in Reichweite
    }
reason-age-of-innovation-book-actions = { $change ->
    [more] eine Buchaktion in Reichweite
   *[less] weniger Buchaktionen in Reichweite
    }
reason-age-of-innovation-special-actions = { $change ->
    [more] eine Sonderaktion zur Verfügung
   *[less] eine Sonderaktion verbraucht
    }
reason-age-of-innovation-science = { $number ->
    [one] Wissensstufe
   *[other] Wissensstufen
    }
reason-age-of-innovation-goal-now = { $change ->
    [more] mehr von dem, was in dieser Runde zählt, kann folgen
   *[less] weniger von dem, was in dieser Runde zählt, kann folgen
    }
reason-age-of-innovation-goal-next = { $change ->
    [more] besser vorbereitet auf die Wertung der nächsten Runde
   *[less] schlechter vorbereitet auf die Wertung der nächsten Runde
    }
reason-age-of-innovation-room = { $change ->
    [more] mehr Platz zum Bauen
   *[less] weniger Platz zum Bauen
    }
reason-age-of-innovation-neighbours = { $change ->
    [more] mehr Nachbarn: billigere Gilden, und Macht durch sie
   *[less] weniger Nachbarn für billige Gilden und Macht
    }
reason-age-of-innovation-area = Gebäude im größten Gebiet
reason-age-of-innovation-area-points = { $number ->
    [one] Punkt für das größte Gebiet, nach jetzigem Stand
   *[other] Punkte für das größte Gebiet, nach jetzigem Stand
    }
reason-age-of-innovation-science-points = { $number ->
    [one] Punkt für Wissen am Ende, nach jetzigem Stand
   *[other] Punkte für Wissen am Ende, nach jetzigem Stand
    }
reason-age-of-innovation-cities = { $number ->
    [one] Stadt
   *[other] Städte
    }
reason-age-of-innovation-city-near = eine Stadt rückt näher
reason-age-of-innovation-keys = Schlüssel
reason-age-of-innovation-annexes = { $number ->
    [one] Anbau
   *[other] Anbauten
    }
reason-age-of-innovation-bridges = { $number ->
    [one] Brücke
   *[other] Brücken
    }
reason-age-of-innovation-sailing = { $number ->
    [one] Fortschritt bei der Schifffahrt
   *[other] Fortschritte bei der Schifffahrt
    }
reason-age-of-innovation-spades = { $change ->
    [more] billigere Spaten
   *[less] teurere Spaten
    }
