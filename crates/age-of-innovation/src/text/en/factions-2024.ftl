# The factions that the publisher changed in September 2024.

faction-illusionists-rule = Start: 2 levels in Medicine. Power actions cost you 1 power less, and each brings you 1 point (2 points with four or five players).
faction-moles-rule = Start: 2 levels in Engineering. When you terraform and build, you may pay 1 tool to tunnel under exactly one hex, to a target that is not beside your buildings: each time 2 points and 1 more for every player at the table. Tunnels also connect your buildings in the final area scoring. As an action you may build a bridge for 1 tool, over land, too.
faction-navigators-rule = Start: 3 levels in Law. Every workshop you build beside a river hex brings 2 points and 1 coin.
