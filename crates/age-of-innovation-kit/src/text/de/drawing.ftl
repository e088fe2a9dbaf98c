### Die Wörter um die Zeichnung von Age of Innovation; was seine Teile sagen, steht beim Spiel.

age-round = Age of Innovation, Runde { $round } von 6
age-turn = { $player } ist am Zug
age-over = das Spiel ist vorbei
age-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }
age-coins = { $amount } Geld
age-tools = { $amount ->
    [one] 1 Werkzeug
   *[other] { $amount } Werkzeuge
    }
age-scholars = { $amount ->
    [one] 1 Gelehrter
   *[other] { $amount } Gelehrte
    }
age-power = Macht { $bowls }
age-discipline = { $name } { $level } { $books ->
    [0] { "" }
    [one] (1 Buch)
   *[other] ({ $books } Bücher)
    }
age-income = Einkommen: { $goods }
