library-part-base = Base
library-part-cities = Cities
library-part-artifacts = Artifacts
library-part-echoes = Echoes
library-part-figures = Figures
library-part-claims = Achievements
library-facet-color = Color
library-facet-icon = Shows the icon
library-facet-age = Age
library-facet-effect = Has
library-group-age-1 = Prehistory
library-group-age-2 = Classical
library-group-age-3 = Medieval
library-group-age-4 = Renaissance
library-group-age-5 = Exploration
library-group-age-6 = Enlightenment
library-group-age-7 = Romance
library-group-age-8 = Modern
library-group-age-9 = Postmodern
library-group-age-10 = Information
library-group-specials = Special achievements
library-group-decrees = Decrees
library-won-achievement = Bots that claimed it won { $percent } % of { $games } games.
library-won-melded = Bots that melded it won { $percent } % of { $games } games.
library-won-dogma = Bots that used its dogma won { $percent } % of { $games } games.
library-lies-top = on top of a pile of { $player }
library-lies-covered = under other cards of { $player }
library-lies-hand = in the hand of { $player }
library-lies-score = in the score pile of { $player }
library-lies-forecast = in the forecast of { $player }
library-lies-display = on display in front of { $player }
library-lies-achievements = among the achievements of { $player }
library-lies-beside = beside its supply pile
library-lies-claimable = nobody has it; it can still be claimed
library-lies-unseen = You do not see it.
library-comes = It can still come: { $supply ->
    [0] the supply of age { $age } is empty
    [one] one card is left in the supply of age { $age }
   *[other] { $supply } cards are left in the supply of age { $age }
} { $hidden ->
    [0] and no hidden card of this age lies in a hand, score pile or forecast.
    [one] and one hidden card of this age lies in a hand, score pile or forecast.
   *[other] and { $hidden } hidden cards of this age lie in hands, score piles or forecasts.
}
library-comes-else = If it is none of these, it lies covered, under an achievement, or is out of the game.

# Words of the rules before which a sign is drawn: its name, then how it may be written.
rules-signs = castle castle castles; crown crown crowns; leaf leaf leaves; clock clock clocks

example-draw = A covered 4 does not count, and an empty pile is skipped
example-draw-0 = Ada's top cards are Philosophy and Currency, both from age 2. The Enterprise under Philosophy is a 4, but only top cards count. So she would draw a 2, and that pile is empty.
example-draw-1 = The next pile that has a card is that of age 3: she draws Paper.
example-meld = A card joins the splay of its pile
example-meld-0 = Ada's red cards are splayed right, so Optics shows the icons on its left edge. She has Coal and Mysticism in hand.
example-meld-1 = Coal goes on top of the red pile, and the splay stays: now Gunpowder and Optics both show their left edge.
example-meld-2 = Mysticism begins a new pile, since Ada had no purple card yet.
example-sharing = Who has as many icons shares, and that brings a card
example-sharing-0 = Ada wants to use Writing. It features the light bulb: she shows three of them, Ben three as well, Cleo only one. So Ben shares and Cleo does not.
example-sharing-1 = Ben draws his 2 first, then Ada hers. Because Ben did something, Ada draws a card more, a 4 for her highest top card.
example-demand = A demand hits those with fewer icons
example-demand-0 = Gunpowder features the factory: Ada shows two, Ben none, Cleo three. Its demand hits Ben; Cleo is safe, and will share the second effect.
example-demand-1 = Ben must give a top card with a castle. He has two of them, Oars and Masonry, and may choose which.
example-demand-2 = Oars goes to Ada's score pile. Then Cleo shares the second effect and scores a 2, Ada does the same, and for the sharing she draws a 4.
example-achieve = Points and a top card, and the points stay
example-achieve-0 = Ada has 15 points, enough for the 2 and the 3. But her highest top card is a 2, and Ben already has the 1: only the 2 can be claimed.
example-achieve-1 = She takes it and keeps all 15 points: they are a threshold, not a price.
