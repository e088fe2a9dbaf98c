# Wie wir einzelne Plättchen lesen; docs/rulings.md nennt die Gründe. Eine Zeile ist eine Auslegung.

-brings-nothing = Wer zahlen kann, darf sie nehmen, auch wenn sie nichts bringt; das Angebot sagt es dann. Was sie bringt, muss genommen werden.
-order-free = Gründet derselbe Bau eine Stadt, so wählst du, ob die Stadt oder das Plättchen zuerst kommt.
-free-spades = Mit den Spaten einer Aktion darf auch nur gebaut werden. Fehlende kann man für das erste Feld dazukaufen, damit es Heimatlandschaft wird.

ruling-innovation-steelworks = Gedrucktes Plättchen und deutsche Regel: 8, 12 oder 18 Punkte für eine, zwei oder drei Brücken. Der englische Text nennt 6 für jede; eine Option der Partie entscheidet.
ruling-innovation-colleges = Gedrucktes Plättchen und deutsche Regel: 5 Punkte für jede Schule, sofort. Der englische Text sagt: bei jedem Passen; eine Option der Partie entscheidet.
ruling-innovation =
    Eine Erfindung, deren Gebäude nicht eingesetzt werden kann, darf trotzdem genommen werden; ihre anderen Wirkungen bleiben.
    Neutrale Gebäude müssen eingesetzt werden, wenn es geht, auch wenn das Werkzeug für Spaten kostet.
ruling-innovation-palace = Die 5 Geld für eine Erfindung ohne Palast sind trotzdem zu zahlen, wenn keine Option der Partie etwas anderes sagt.
ruling-faction-felines = Mit dem Plättchen von Palast 11 wirkt sie wie gedruckt bei beiden Stadtmarkern. Der englische Text verneint das; eine Option der Partie entscheidet.
ruling-faction-lizards = Mit dem Plättchen von Palast 11 wirkt sie wie gedruckt bei beiden Stadtmarkern. Die Regeltexte verneinen das; eine Option der Partie entscheidet.
ruling-faction-illusionists = Wie in den Regelheften; die späteren Werte des Verlags von 2024 sind eine Option der Partie.
ruling-faction-moles =
    Wie in den Regelheften; die späteren Werte des Verlags von 2024 sind eine Option der Partie.
    Ihre eigenen Brücken verbinden je zwei Landfelder, die sich an einer Ecke gegenüberliegen; die Machtaktion baut nur auf gedruckten Brückenplätzen.
    Ein Tunnel ist für jedes Feld einer Aktion möglich und wird jedes Mal bezahlt und gewertet.
ruling-faction-navigators = Wie in den Regelheften; die späteren Werte des Verlags von 2024 sind eine Option der Partie.

ruling-palace-3 = Es braucht eine Gilde auf dem Planungstableau.
ruling-palace-9 = Ein Flug ist für jedes Feld einer Aktion möglich, über beliebige Felder, und zählt jedes Mal; nie für neutrale Gebäude, den Aufbau oder Phase III.
ruling-palace-11 = Sein Stadtmarker kommt nach dem der Stadt selbst.
ruling-palace-14 =
    Nur im eigenen Zug: Du wirst nach jeder Änderung gefragt, die es möglich macht, und kannst es auch später tun.
    Zu jeder Stadt gehört höchstens ein Flussfeld.
    { -order-free }
ruling-palace-15 = { -order-free }
ruling-palace-16 =
    Seine Gilde darf auf dem Planungstableau bleiben.
    { -order-free }
ruling-palace = Zuerst bekommen die anderen Macht; dann wird das Plättchen gewählt, und es zählt schon für eine Stadt aus diesem Bau.
ruling-competency-annexes = Anbauten zählen für die Macht und die Zahl der Gebäude einer Stadt, und für nichts sonst.
ruling-competency-tower = Ein beim Aufbau genommener Turm wird sofort eingesetzt, und Nachbarn dürfen Macht nehmen.
ruling-competency-two-spades = { -free-spades }
ruling-competency = Gründet derselbe Bau eine Stadt, so wählst du, ob die Stadt oder die Kompetenz zuerst kommt.
ruling-bonus-river-workshop = Seine Schifffahrt zählt nur in der Aktionsphase, nicht in Phase III oder der Schlusswertung.
ruling-bonus-send-scholar = Einen Gelehrten dorthin zu entsenden, wo keine Stufe mehr zu gewinnen ist, ist erlaubt und zählt.
ruling-bonus-spade = { -free-spades }
ruling-competency-pass-lowest = Beim Passen kommen zuerst die Stufen, dann die Punkte.
ruling-final-tile-border-workshop = Es verträgt sich nicht mit der Rundenwertung für Werkstätten in Runde 6; beide kommen nie zusammen.
ruling-display-desert = Mit dem Spaten des Aufbaus wird nichts gekauft und nichts gebaut; man muss ihn nicht nutzen.
ruling-power-bridge = An einem Ende muss ein eigenes Gebäude stehen, auch ein neutrales; das andere Ende darf irgendwem gehören.
ruling-power-two-spades = { -free-spades }
ruling-power-one-spade = { -free-spades }
ruling-books-three-spades = { -free-spades }
ruling-power = { -brings-nothing }
ruling-books = { -brings-nothing }
