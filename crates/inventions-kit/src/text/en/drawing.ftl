### The words around the drawing of Inventions; what its components say stands with the game.

inventions-round = Inventions, { $era }, round { $round }
inventions-turn = turn of { $player }
inventions-over = the game is over
inventions-no-card = no card
inventions-idea = idea: { $card }
inventions-invention = invention: { $card }
inventions-presenter = presented by { $who } ({ $citizens })
inventions-inventor = invented by { $who }
inventions-innovator = innovated on by { $who }
inventions-citizens = citizens: { $list }
inventions-tokens = Influence tokens: { $list }
inventions-wealth = Wealth { $letter }: { $left }
inventions-sage = a sage
inventions-common = Common Knowledge:
inventions-private = Private:
inventions-eureka = Eureka:
inventions-ideas = Ideas:
inventions-society = { $ip } IP, influence { $influence }, era { $era }, { $scholars ->
    [one] { $scholars } scholar
   *[other] { $scholars } scholars
}, supply { $supply }
inventions-specialists = { $name }: { $home } at home, { $exhausted } exhausted
inventions-hand = ideas:
inventions-inventions = inventions:
inventions-display = tiles display:
inventions-map = map:
inventions-pillars = pillars:
inventions-goals = goals:
inventions-goal = { $rule } (now { $ip })
