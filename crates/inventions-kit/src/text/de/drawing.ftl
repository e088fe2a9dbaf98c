### Die Wörter um die Zeichnung von Inventions; was seine Teile sagen, steht beim Spiel.

inventions-round = Inventions, { $era }, Runde { $round }
inventions-turn = { $player } ist am Zug
inventions-over = die Partie ist zu Ende
inventions-no-card = keine Karte
inventions-idea = Idee: { $card }
inventions-invention = Erfindung: { $card }
inventions-presenter = präsentiert von { $who } ({ $citizens })
inventions-inventor = erfunden von { $who }
inventions-innovator = weiterentwickelt von { $who }
inventions-citizens = Bürger: { $list }
inventions-tokens = Einflussmarker: { $list }
inventions-wealth = Wohlstand { $letter }: { $left }
inventions-sage = eine Weise
inventions-common = Gemeinwissen:
inventions-private = Privat:
inventions-eureka = Heureka:
inventions-ideas = Ideen:
inventions-society = { $ip } IP, Einfluss { $influence }, Ära { $era }, { $scholars } Gelehrte, Vorrat { $supply }
inventions-specialists = { $name }: { $home } verfügbar, { $exhausted } erschöpft
inventions-hand = Ideen:
inventions-inventions = Erfindungen:
inventions-display = Auslage:
inventions-map = Karte:
inventions-pillars = Säulen:
inventions-goals = Ziele:
inventions-goal = { $rule } (jetzt { $ip })
