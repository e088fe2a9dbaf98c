reason-theirs = { $reason }, für { $name }
reason-wins = damit ist die Partie gewonnen
reason-loses = damit ist die Partie verloren
reason-prepares = bereitet deine nächste Wahl vor
