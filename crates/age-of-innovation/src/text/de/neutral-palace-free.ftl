# Wenn der neutrale Palast das Geld für Erfindungen erspart.

innovation-palace-rule = Sofort: Du setzt einen neutralen Palast ein und legst 2 neue Machtsteine in Schale III. Er bringt kein Palastplättchen, erspart dir aber die 5 Geld, die Erfindungen ohne Palast mehr kosten. Einkommen: 4 Macht.
