# Die Regeln von Age of Innovation für Neulinge, in eigenen Worten. Eine Zeile ist ein Absatz; eine Zeile mit Bindestrich am Anfang ist
# ein Punkt einer Liste.

rules-age-of-innovation-aim-title = Worum es geht
rules-age-of-innovation-aim =
    Du führst eine Gemeinschaft, die nur auf einer Art von Landschaft leben kann. In sechs Runden formst du das Land um, breitest deine Gebäude aus, gründest Städte und steigst in vier Disziplinen des Wissens auf.
    Punkte gibt es für die Ziele jeder Runde, für Städte, Erfindungen und viele Plättchen und in drei Wertungen am Schluss. Wer die meisten Punkte hat, gewinnt; bei Gleichstand gewinnt ihr gemeinsam.

rules-age-of-innovation-start-title = Der Anfang
rules-age-of-innovation-start =
    Alle bekommen ein Planungstableau, das die Heimatlandschaft bestimmt, eine Gemeinschaft mit eigener Fähigkeit und einen Rundenbonus für die erste Runde. Im üblichen Aufbau sind das fertige Sets, und wer zuletzt an der Reihe ist, wählt zuerst.
    Du beginnst mit 20 Punkten, 15 Geld, 3 Werkzeugen und 12 Machtsteinen. Dann setzen alle zwei Werkstätten auf Felder ihrer Heimatlandschaft: einmal in Spielreihenfolge, einmal umgekehrt. Einige Gemeinschaften setzen etwas anderes ein.

rules-age-of-innovation-round-title = Eine Runde
rules-age-of-innovation-round =
    Jede der sechs Runden hat drei Phasen:
    - Einkommen: Du bekommst, was die leeren Plätze deines Planungstableaus zeigen und was auf deinen Plättchen als Einkommen steht.
    - Aktionen: Der Reihe nach führen alle eine Aktion aus, immer wieder, bis alle gepasst haben.
    - Wissensbonus: Wer von der Disziplin der Runde genug weiß, bekommt ihre Belohnung, so oft die eigene Stufe es hergibt. In Runde 6 entfällt er.
    Was eine Runde wertet, liegt von Anfang an offen: Wann immer du tust, was ihr Plättchen zeigt, bekommst du sofort die Punkte.

rules-age-of-innovation-turn-title = Dein Zug
rules-age-of-innovation-turn =
    Du führst genau eine Aktion aus; davor und danach darfst du tauschen. Das sind die Aktionen:
    - Umwandeln und bauen: Land wird zu deiner Heimatlandschaft, und eine Werkstatt kommt darauf.
    - Aufwerten: Ein Gebäude wird zum nächstgrößeren.
    - Schifffahrt oder Umwandlung verbessern: weiter reichen oder billiger umwandeln.
    - Gelehrte entsenden: in einer Disziplin aufsteigen.
    - Erfindung: Bücher bringen dir eine Fähigkeit, Punkte oder ein Gebäude.
    - Macht-, Buch- und Sonderaktionen: was für alle ausliegt und was auf deinen Plättchen steht.
    - Passen: Für diese Runde bist du fertig.

rules-age-of-innovation-power-title = Macht
rules-age-of-innovation-power =
    Deine Machtsteine liegen in drei Schalen. Bekommst du 1 Macht, schiebst du einen Stein von Schale I in Schale II; erst wenn Schale I leer ist, von II in III. Ausgeben kannst du nur Steine aus Schale III, und sie wandern dann zurück in Schale I.
    Liegen alle deine Steine in Schale III, verfällt weitere Macht.

rules-age-of-innovation-reach-title = Benachbart und in Reichweite
rules-age-of-innovation-reach =
    Benachbart sind Felder, die eine Seite gemeinsam haben oder durch eine Brücke verbunden sind. Darauf kommt es an bei Städten, bei der Macht durch Nachbarn und bei der billigeren Gilde.
    In Reichweite ist mehr: alles Benachbarte und dazu Land jenseits von höchstens so vielen Flussfeldern, wie deine Schifffahrt beträgt. Zum Umwandeln und Bauen genügt Reichweite.
    Eine Brücke baust du auf einem der markierten Plätze, mit einem deiner Gebäude an einem Ende. Du hast drei.

rules-age-of-innovation-build-title = Umwandeln und bauen
rules-age-of-innovation-build =
    Gebaut wird nur auf deiner Heimatlandschaft, also muss anderes Land erst umgewandelt werden. Auf dem Kreis der Landschaften kostet jeder Schritt zu deiner hin einen Spaten; mehr als drei sind es nie.
    Spaten kosten Werkzeuge, anfangs je 3. Manche Aktionen geben kostenlose Spaten, die du sofort einsetzt; fehlende darfst du für das erste Feld dazukaufen. Bleiben kostenlose Spaten übrig, wenn ein Feld Heimatlandschaft geworden ist, gehen sie auf ein anderes. Aufheben kann man sie nicht.
    Danach baust du dort, wenn du magst, für 1 Werkzeug und 2 Geld eine Werkstatt. Du darfst auch auf halbem Weg aufhören, umwandeln, ohne zu bauen, oder bauen, wo das Land schon passt.
    Ein Feld ohne Gebäude kann wieder umgewandelt werden, von allen.

rules-age-of-innovation-upgrade-title = Aufwerten
rules-age-of-innovation-upgrade =
    Eine Aktion verbessert ein Gebäude um eine Stufe. Das alte Gebäude kommt zurück auf dein Planungstableau, sein Einkommen ist also wieder verdeckt.
    - Werkstatt zu Gilde: 2 Werkzeuge und 6 Geld, neben einem fremden Gebäude nur 3 Geld. Gilden bringen Geld und Macht.
    - Gilde zu Schule: 3 Werkzeuge und 5 Geld. Schulen bringen Gelehrte, und du nimmst eine Kompetenz.
    - Gilde zu Palast: 4 Werkzeuge und 6 Geld, einmal. Du wählst ein Palastplättchen mit einer starken Fähigkeit.
    - Schule zu Universität: 5 Werkzeuge und 8 Geld, einmal. Du nimmst eine Kompetenz und bekommst einen weiteren Gelehrten als Einkommen.
    - Schule wieder zu Gilde: Das kann nur die Aktion eines Palastplättchens. Du bekommst, was es zeigt, und behältst die Kompetenz; wertest du die Gilde noch einmal auf, nimmst du eine weitere.
    Eine Kompetenz ist ein Plättchen mit einer Fähigkeit. Sie bringt auch Stufen und Bücher der Disziplin, bei der sie liegt, zusammen drei. Jede Art darfst du einmal haben.
    Bringt dein Palast mehreres auf einmal, bestimmst du, was zuerst und was als Nächstes kommt: Eine Brücke öffnet vielleicht Land für die Spaten.

rules-age-of-innovation-neighbours-title = Macht durch Nachbarn
rules-age-of-innovation-neighbours =
    Wenn jemand neben deinen Gebäuden baut oder aufwertet, darfst du Macht bekommen: so viel, wie deine benachbarten Gebäude wert sind (Werkstatt 1, Gilde und Schule 2, Palast und Universität 3). Das kostet einen Punkt weniger, als du Macht bekommst; 1 Macht ist also umsonst. Du nimmst alles oder nichts.
    Darum lohnt es sich, nah bei den anderen zu wohnen.

rules-age-of-innovation-cities-title = Städte
rules-age-of-innovation-cities =
    Sobald mindestens vier benachbarte Gebäude von dir, die noch zu keiner Stadt gehören, zusammen Machtwert 7 haben, werden sie zur Stadt. Mit einer Universität genügen drei Gebäude, mit dem Monument zwei.
    Du wählst einen Stadtmarker: Er gibt sofort Punkte und noch etwas dazu, und einen Schlüssel. Gebäude, die später dazukommen, gehören zu der Stadt und gründen keine weitere.

rules-age-of-innovation-science-title = Wissen
rules-age-of-innovation-science =
    In jeder Disziplin (Bankwesen, Recht, Ingenieurskunst, Medizin) steigst du Stufe um Stufe auf, von 0 bis 12. Die Stufen 3, 5, 7 und 12 bringen Macht, wenn du sie erreichst.
    Von 7 auf 8 geht es nur mit einem Schlüssel, einem für jede Disziplin. Ab Stufe 9 gibt die Disziplin Einkommen: 3 Geld, 6 Macht, 1 Werkzeug oder 3 Punkte. Stufe 12 erreicht nur eine Person.

rules-age-of-innovation-scholars-title = Gelehrte entsenden
rules-age-of-innovation-scholars =
    Als Aktion stellst du einen Gelehrten auf ein freies Feld einer Disziplin und steigst um 3 oder 2 Stufen. Dieser Gelehrte kommt nie zurück. Oder du legst ihn für eine einzelne Stufe in deinen Vorrat zurück. Insgesamt hast du sieben Gelehrte.

rules-age-of-innovation-tracks-title = Schifffahrt und Umwandlung
rules-age-of-innovation-tracks =
    Zwei Leisten auf deinem Planungstableau kannst du verbessern, jeder Fortschritt ist eine Aktion und bringt Punkte oder Bücher:
    - Schifffahrt: 1 Gelehrter und 4 Geld. Deine Reichweite führt über ein Flussfeld mehr.
    - Umwandlung: 1 Gelehrter, 1 Werkzeug und 5 Geld. Deine Spaten kosten ein Werkzeug weniger.

rules-age-of-innovation-innovate-title = Erfindungen
rules-age-of-innovation-innovate =
    Jedes Buch gehört zu einer Disziplin. Mit Büchern bezahlst du Erfindungen und Buchaktionen.
    Für fünf Bücher, einige davon aus bestimmten Disziplinen, machst du eine Erfindung vom Markt: eine Fähigkeit, viele Punkte oder ein Gebäude. Ohne deinen Palast kostet sie 5 Geld mehr. Drei darfst du haben; die zweite kostet ein Buch mehr und die dritte zwei.
    Ein neutrales Gebäude setzt du sofort in Reichweite ein. Muss das Feld dafür umgewandelt werden, zahlst du die Spaten nur mit Werkzeugen. Es zählt wie dein eigenes, kann aber nicht aufgewertet werden.

rules-age-of-innovation-actions-title = Macht-, Buch- und Sonderaktionen
rules-age-of-innovation-actions =
    Unter dem Plan liegen sechs Machtaktionen und drei Buchaktionen, bezahlt mit Macht aus Schale III oder mit beliebigen Büchern. Jede kann einmal in der Runde genutzt werden; wer zuerst kommt, hat sie.
    Sonderaktionen auf deinen Plättchen gehören dir allein: je einmal in der Runde und kostenlos.
    Jede dieser Aktionen darfst du auch nutzen, wenn sie dir gerade nichts bringt.

rules-age-of-innovation-convert-title = Tauschen
rules-age-of-innovation-convert =
    In deinem Zug, vor und nach der Aktion, darfst du beliebig oft tauschen:
    - 5 Macht in einen Gelehrten oder ein Buch, 3 Macht in ein Werkzeug, 1 Macht in 1 Geld
    - einen Gelehrten in ein Werkzeug
    - ein Werkzeug oder ein Buch in 1 Geld
    - Machtopfer: Gib einen Stein aus Schale II ganz ab, um einen anderen von II in III zu schieben.

rules-age-of-innovation-pass-title = Passen
rules-age-of-innovation-pass =
    Wenn du nichts mehr tun kannst oder willst, passt du. Zuerst bekommst du, was deine Plättchen dafür geben. Dann tauschst du deinen Rundenbonus gegen einen der drei freien, mit dem Geld darauf. Wer zuerst passt, beginnt die nächste Runde.
    Auf Rundenboni, die niemand nimmt, kommt jede Runde 1 Geld.

rules-age-of-innovation-end-title = Das Ende
rules-age-of-innovation-end =
    Nach Runde 6 werden drei Dinge gewertet:
    - Das größte Gebiet: die meisten Gebäude, die durch Reichweite verbunden sind. 18, 12 und 6 Punkte für die ersten drei Plätze.
    - Jede Disziplin: 8, 4 und 2 Punkte für die höchsten Stufen. Stufe 0 bringt nichts.
    - Was übrig ist: Alles wird in Geld getauscht; 5 Geld sind ein Punkt.
    Wer sich einen Platz teilt, teilt auch die Punkte der belegten Plätze, abgerundet.

rules-age-of-innovation-two-title = Zu zweit
rules-age-of-innovation-two =
    An der Schlusswertung nimmt eine dritte Gemeinschaft teil, die niemand spielt. Ihre Stufen sind von Anfang an offen; die Größe ihres Gebiets wird in Runde 6 aufgedeckt. Sie bekommt keine Punkte, kann euch aber Plätze wegnehmen, und in jeder Disziplin steht einer ihrer Gelehrten.

rules-age-of-innovation-draft-title = Der Draft
rules-age-of-innovation-draft =
    Statt fertiger Sets könnt ihr Tableau, Gemeinschaft und Palastplättchen einzeln aussuchen: Dreimal reihum nehmen alle etwas von dem, was ihnen noch fehlt. Die Rundenboni folgen in umgekehrter Reihenfolge. Das Palastplättchen wirkt erst, wenn der Palast gebaut ist.

rules-age-of-innovation-tips-title = Erste Schritte
rules-age-of-innovation-tips =
    - Setze deine ersten Werkstätten nah zueinander und nah zu anderen, wo das Land ringsum wenige Spaten braucht.
    - Schau auf die Ziele der nächsten Runden und hebe dir einen Bau auf, bis er gewertet wird.
    - Eine frühe Schule oder ein früher Palast bringt das ganze Spiel über Einkommen.
    - Macht ist zum Ausgeben da: Die Machtaktionen sind günstig, und die guten sind schnell weg.
    - Plane deine Städte: Gilden und Schulen machen die 7 voll, nicht vier Werkstätten.
