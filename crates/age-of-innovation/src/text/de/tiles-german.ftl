# Was die deutsche Regel anders sagt als die gedruckten Plättchen.

faction-lizards-rule = Start: 2 Stufen deiner Wahl. Mit jeder Stadt, die du gründest, wandelst du außerdem mit 1 kostenlosen Spaten um und baust kostenlos 1 Werkstatt, auch auf einem anderen Feld deiner Heimatlandschaft in Reichweite.
