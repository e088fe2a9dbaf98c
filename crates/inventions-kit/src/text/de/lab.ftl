### Was das Labor über Inventions sagt; die Namen der Teile stehen beim Spiel.

claim = Die erste Idee
claim-read = Aus welcher Region man die Idee der Steinzeit nahm: die Eröffnung dieses Spiels.
first-pillar = Die erste Aktion
first-pillar-read = Wohin man die erste Säule stellte und welche Hauptaktion also zuerst kam.
ip-source = Woher Punkte kommen
ip-source-read = IP beim Sieg und sonst nach dem, was sie brachte, im Mittel über alle. Wo sich die beiden Balken am meisten unterscheiden, wird das Spiel gewonnen.
ip-action = Aktionen
ip-card = Karten
ip-region-tile = Spezialisten- und Wissensplättchen
ip-tile = Fortschrittsplättchen
ip-milestone = Meilensteine
ip-space = Felder der Äraleiste
ip-hex = Felder der Fortschrittskarte
ip-wealth = Wohlstandsplättchen
ip-goal = geheime Ziele
ip-influence = Einfluss am Ende
ip-others = was andere taten
ip-other = alles andere
goal = Geheime Ziele
goal-read = Wie oft gewann, wer dieses Ziel bekam. Alle haben drei, und zwei werden gewertet; Ziele verteilt der Zufall, darum ist der Vergleich gerecht.
goal-region = Bürger und ein Marker: { $part }
goal-type = Erfindungen: { $part }
goal-from-era = Erfindungen ab Ära { $count }
goal-inventions = { $count ->
    [0] Erfindungen
   *[other] Erfindungen über { $count } hinaus
    }
goal-tokens = { $count ->
    [0] Einflussmarker
   *[other] Einflussmarker über { $count } hinaus
    }
goal-sets = Erfindungen: Sätze aller drei Arten
goal-eras = Erfindungen vieler Ären
goal-regions = Bürger in vielen Regionen
goal-face-up = offene Einflussmarker
goal-diplomats = Diplomaten auf Meilensteinen
goal-scholars = Gelehrte in der Akademie
goal-majorities = Regionen mit den meisten Bürgern
goal-society = die Ära der Gesellschaft
pillar = Hauptaktionen
pillar-read = Wie oft gewann, wer diese Hauptaktion mindestens einmal nahm.
invented = Gemachte Erfindungen
invented-read = Wie oft gewann, wer diese Idee zur Erfindung machte. Die Zahl vor dem Namen ist die Ära.
presented = Präsentierte Ideen
presented-read = Wie oft gewann, wer diese Idee präsentierte, gleich wer sie danach erfand.
kept = Erfindungen am Ende
kept-read = Wie oft gewann, wer diese Erfindung am Ende in der eigenen Gesellschaft hatte.
tile = Gebaute Plättchen
tile-read = Wie oft gewann, wer dieses Plättchen auf der Fortschrittskarte hatte.
milestone = Meilensteine
milestone-read = Wie oft gewann, wer das irgendwann als eigenen Meilenstein hatte. Die Zahl vor dem Namen ist die Ära.
era = Die erreichte Ära
era-read = Wie oft gewann, wessen Gesellschaft in dieser Ära endete.
token = Einflussmarker
token-read = Wie oft gewann, wer in dieser Region einen Einflussmarker legte.
invention-count = Anzahl der Erfindungen
invention-count-read = Wie viele Erfindungen man am Ende beim Sieg und sonst besaß.
tile-count = Anzahl der Plättchen
tile-count-read = Wie viele Plättchen man beim Sieg und sonst auf der Fortschrittskarte gebaut hatte.
influence = Einfluss am Ende
influence-read = Wie viel Einfluss man am Ende beim Sieg und sonst übrig hatte.
