# Was der Server selbst an Menschen schreibt, außerhalb seiner Seiten.
your-turn = { $name }, du bist dran in { $game } (Partie { $match }).
