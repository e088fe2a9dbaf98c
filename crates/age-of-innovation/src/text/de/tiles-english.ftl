# Was die englische Regel anders sagt als die gedruckten Plättchen.

faction-felines-rule = Start: je 1 Stufe in Bankwesen und Medizin. Jede Stadt, die du gründest, bringt außerdem 3 Stufen, beliebig verteilt, und 1 Buch deiner Wahl.
faction-lizards-rule = Start: 2 Stufen deiner Wahl. Mit jeder Stadt, die du gründest, wandelst du außerdem mit 1 kostenlosen Spaten um und baust kostenlos 1 Werkstatt, auch auf einem anderen Feld deiner Heimatlandschaft in Reichweite.
innovation-colleges-rule = Bei jedem Passen: 5 Punkte für jede deiner Schulen.
innovation-steelworks-rule = Sofort: 6 Punkte für jede deiner Brücken.
