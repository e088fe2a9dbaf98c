# Age of Innovation außerhalb seines Tisches: in der Lobby, bei den Optionen, in Ergebnissen und Diagrammen.

game-age-of-innovation-title = Age of Innovation
game-age-of-innovation-about = Forme das Land, wie deine Gemeinschaft es braucht, baue Werkstätten, Gilden und Schulen, gründe Städte, sammle Wissen und mache Erfindungen. Zwölf Gemeinschaften, sieben Landschaften und immer neue Ziele: kein Kartenglück, wenn es erst einmal läuft, und jeder Punkt ist geplant.
game-age-of-innovation-length = 1 bis 3 Stunden
game-age-of-innovation-players = 2 bis 5 Personen
game-age-of-innovation-weight = Anspruchsvoll
game-age-of-innovation-credits = Von Helge Ostertag, erschienen bei Feuerland Spiele und Capstone Games.

option-age-of-innovation-map = Spielplan
option-age-of-innovation-map-help = Zu zweit spielt man immer auf der Seite für 1 bis 3, zu viert und zu fünft auf der Seite für 3 bis 5. Zu dritt habt ihr die Wahl; die kleinere Seite ist dann die größere Herausforderung.
value-age-of-innovation-map-by-players = Nach Personenzahl
value-age-of-innovation-map-1-3 = Seite 1–3
value-age-of-innovation-map-3-5 = Seite 3–5
option-age-of-innovation-setup = Aufbau
option-age-of-innovation-setup-help = Fertige Sets aus Planungstableau, Gemeinschaft und Rundenbonus gehen schnell und sind gut für erste Partien. Im Draft sucht ihr euch Tableau, Gemeinschaft und Palastplättchen einzeln aus.
value-age-of-innovation-setup-sets = Fertige Sets
value-age-of-innovation-setup-draft = Draft
option-age-of-innovation-tiles = Plättchen
option-age-of-innovation-tiles-help = An wenigen Stellen weichen die gedruckten Plättchen und die beiden Regelhefte voneinander ab. Englische Regel: Stahl gibt für eine Brücke 6 statt 8 Punkte, Wissenschaft zählt bei jedem Passen statt einmal, Kath und Echsar wirken nur beim Gründen einer Stadt. Deutsche Regel: Das Letzte gilt nur für die Echsar.
value-age-of-innovation-tiles-printed = Wie gedruckt
value-age-of-innovation-tiles-english = Englische Regel
value-age-of-innovation-tiles-german = Deutsche Regel
option-age-of-innovation-factions = Gemeinschaften
option-age-of-innovation-factions-help = Im September 2024 hat der Verlag drei Gemeinschaften geändert: Die Illusionisten bekommen weniger Punkte für Machtaktionen, bei den Moles hängen die Punkte für Tunnel von der Personenzahl ab, und die Navigatoren bekommen zusätzlich 1 Geld für jede Werkstatt am Fluss. Damit sind die Gemeinschaften ausgeglichener; wir empfehlen es.
value-age-of-innovation-factions-original = Erste Auflage
value-age-of-innovation-factions-update-2024 = Update von 2024
option-age-of-innovation-books = Bücher
option-age-of-innovation-books-help = In der Schachtel sind zwölf Bücher jeder Disziplin. Entweder ist das die Grenze, oder es sind immer genug da.
value-age-of-innovation-books-limited = Je zwölf
value-age-of-innovation-books-unlimited = Unbegrenzt
option-age-of-innovation-spade-build = Ungenutzte Spaten
option-age-of-innovation-spade-build-help = Ob man eine Aktion mit kostenlosen Spaten auch nur dafür nehmen darf, auf einem Feld zu bauen, das schon Heimatlandschaft ist. Die Regel erlaubt bei Umwandeln und Bauen auch das Bauen allein, darum ist das die Vorgabe.
value-age-of-innovation-spade-build-yes = Nur bauen erlaubt
value-age-of-innovation-spade-build-no = Erst umwandeln
option-age-of-innovation-neutral-palace = Neutraler Palast
option-age-of-innovation-neutral-palace-help = Erfindungen kosten 5 Geld mehr, solange du keinen Palast hast. Ob dir der neutrale Palast einer Erfindung das erspart, lässt die Regel offen.
value-age-of-innovation-neutral-palace-pays = Geld bleibt fällig
value-age-of-innovation-neutral-palace-free = Erspart das Geld
new-problem-map = Diese Seite des Spielplans passt nicht zur Personenzahl.

plan-age-of-innovation-power = Macht durch Gebäude nebenan annehmen, bis zu
plan-age-of-innovation-power-help = Baut jemand neben dir, wird so viel Macht oder weniger ohne Rückfrage angenommen und mehr abgelehnt. 1 Macht kostet keinen Punkt, jede weitere kostet einen.
plan-age-of-innovation-end-turn = Meinen Zug nach der Aktion beenden
plan-age-of-innovation-end-turn-help = Du wirst nach deiner Aktion nicht gefragt, ob du noch etwas tauschen willst; vorher kannst du es weiterhin.

outcome-age-of-innovation-points = Sieg nach Punkten.
chart-age-of-innovation-points = Punkte
about-age-of-innovation =
    Age of Innovation, ein Spiel aus der Familie von Terra Mystica, ist von Helge Ostertag und erscheint bei Feuerland Spiele und Capstone Games. Auf einem echten Tisch ist es eine Augenweide. Alle Teile sind hier wie gedruckt; die Brückenplätze der Planseite für eine bis drei Personen sind von der Startkarte des Solospiels abgelesen, die sie zeigt.
    Das Solospiel ist nicht hier: Die Regeln für eine Person stehen in einem eigenen Heft, und das war nicht unter den Anleitungen, nach denen dieses Programm geschrieben ist.
