# Die Gemeinschaften, die der Verlag im September 2024 geändert hat.

faction-illusionists-rule = Start: 2 Stufen in Medizin. Machtaktionen kosten dich 1 Macht weniger, und jede bringt dir 1 Punkt (zu viert oder fünft 2 Punkte).
faction-moles-rule = Start: 2 Stufen in Ingenieurskunst. Beim Umwandeln und Bauen darfst du für 1 Werkzeug genau ein Feld untertunneln, zu einem Ziel, das nicht neben deinen Gebäuden liegt: jedes Mal 2 Punkte und 1 weiterer für jede Person am Tisch. Tunnel verbinden deine Gebäude auch in der Gebietswertung. Als Aktion darfst du für 1 Werkzeug eine Brücke bauen, auch über Land.
faction-navigators-rule = Start: 3 Stufen in Recht. Jede Werkstatt, die du neben einem Flussfeld baust, bringt 2 Punkte und 1 Geld.
