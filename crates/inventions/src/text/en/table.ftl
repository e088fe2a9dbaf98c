# Prompts, offers and events of a game in English.

## Questions

ask-by = { $by } – { $ask }
ask-claim = Choose the region whose idea you claim. Its Specialist tile says how many citizens that takes and what you gain.
ask-main = Choose your main action: your pillar goes there.
ask-rest = Choose where your pillar rests; you gain 1 influence. No action is possible in the forums open to you.
ask-present = Choose the idea you present, and the region.
ask-invent = Choose the idea you turn into an invention.
ask-innovate = Choose the invention you innovate on.
ask-share = Choose the invention you share with the world.
ask-call-specialists = Choose the region, and how many of your citizens come home from it.
ask-gain-influence = Choose the region, and the Influence token you place there.
ask-travel = Choose where one of your citizens travels.
ask-eureka = Choose your next milestone.
ask-send-diplomat = Choose the milestone, and whom you send there.
ask-call-diplomat = Choose the milestone from which your diplomat comes home.
ask-scholars = { $citizens ->
    [one] Choose who does it: the specialist or a scholar. You need { $workers }.
   *[other] Choose how many scholars stand in for specialists. You need { $workers }.
    }
ask-exhaust = { $left ->
    [one] Choose the citizen who gets exhausted for the tile.
   *[other] Choose a citizen who gets exhausted for the tile; { $left } are needed.
    }
ask-reward = Choose your reward for sharing { $where }: a Wealth tile or a wild aspiration.
ask-exchange = Choose the aspiration that the wild one replaces. All four of yours are out.
ask-space = Choose the space for your era marker.
ask-chain = { $tokens ->
    [0] You may still use an Economy tile. You have no chain token left.
    [one] Do you chain an action? You have 1 chain token left.
   *[other] Do you chain an action? You have { $tokens } chain tokens left.
    }
ask-citizen = Choose the region for new citizens of yours.
ask-type = Choose the type: trader, artisan or thinker.
ask-ready = { $left ->
    [one] Choose the exhausted specialist who can work again.
   *[other] Choose an exhausted specialist who can work again; you have { $left } left to choose.
    }
ask-take = Choose the new idea you take.
ask-return = Choose an aspiration to give back. There is no space for all of yours.
ask-tile = Choose the Progress tile that your { $aspiration } becomes.
ask-build = { $left ->
    [0] Choose an Economy tile to use, or end your turn. You have built all you may.
   *[other] { $influence ->
        [0] Do you build? Choose a tile and its hex; { $left ->
            [one] you may still build 1 tile.
           *[other] you may still build up to { $left } tiles.
        }
       *[other] Do you build? Choose a tile and its hex; it costs { $influence } influence once, and { $left ->
            [one] you may build 1 tile.
           *[other] you may build up to { $left } tiles.
        }
    }
    }
ask-position = Choose your new place in turn order.
ask-sage = Choose the region to which a sage of yours returns.
ask-benefit = Choose one of the alternatives.

## Offers

offer-claim = { $card } { $where } with { $workers }; brings { $benefit }
offer-pillar = { $action }{ $others }
offer-rest = Rest on { $action }; brings 1 influence{ $others }
offer-present = { $card } { $where } with { $workers }; brings { $benefit }
offer-invent = { $card } { $where } with { $worker }{ $exhausts }; brings a Technology aspiration{ $scores }
offer-innovate = { $card } { $where } with { $worker }; brings { $benefit } and can chain { $action }
offer-share = { $card } { $where }: { $roles }
offer-call-specialists = { $citizens } { $from } { $as }
offer-gain-influence = { $token } { $where }: { $ip } IP, { $influence } influence, { $citizens } home { $as }
offer-travel = Travel { $from } { $to }{ $sage }
offer-eureka = { $milestone }, era { $era }; its diplomats bring { $action }
offer-space = { $space }: brings { $benefit }
offer-send-diplomat = { $milestone }: send { $citizen }, then { $action }{ $others }
offer-call-diplomat = { $milestone }: your diplomat comes home, then { $action }
offer-scholars = Use { $workers }
offer-exhaust = Exhaust { $citizen } (you have { $there } at home)
offer-exhaust-scholar = Exhaust a scholar, who stays on { $as }
offer-wealth = { $tile }: { $scoring }
offer-wild = A wild aspiration, for any Progress tile
offer-wild-exchange = A wild aspiration, in exchange for one of your four
offer-chain-card = { $source } – { $action }
offer-chain-token = { $source }: { $action }; it turns face down
offer-chain-influence = { $source }: gain 1 influence; it turns face down
offer-chain-knowledge = { $source }: brings { $gain }; the sage joins your academy
offer-chain-technology = { $source } for 1 influence: { $action }; it turns face down
offer-economy = { $tile }: brings { $benefit }
offer-citizen = { $there ->
    [0] { $region }
   *[other] { $region } (you have { $there } there)
    }
offer-type = { $kind } ({ $citizen })
offer-ready = Bring back { $citizen } ({ $there } exhausted)
offer-take = { $card } ({ $kind }, era { $era }, needs { $milestone })
offer-return = Give back 1 { $aspiration }
offer-tile-economy = { $tile }: once an era it brings { $benefit }
offer-tile-culture = { $tile }: after each { $action } it brings { $benefit }
offer-tile-technology = { $tile }: pairs { $one } and { $other }
offer-build = { $tile } on { $hex } { $price }; brings { $benefit }
offer-position = Place { $place }
offer-sage = { $region }
offer-gain = Gain { $benefit }
offer-decline = Do without it
offer-done-chaining = No further chain action
offer-done-building = Build nothing more
offer-end-turn = Build nothing more and end your turn

## Parts of offers

others-none = { "" }
others-gain = ; 1 influence for { $players }
exhausting = , exhausting { $specialists }
exhausting-nobody = { "" }
also-nothing = { "" }
also-ip = {" "}and { $ip } IP
share-presenter = { $ip } IP for { $player }
share-inventor = the card for { $player }
share-innovator = a new citizen for { $player }
as-any = with a type of your choice
sage-there = ; the sage there offers { $gain }
sage-away = { "" }
price-nothing = for free
price-some = for { $parts }

## Events

event-claimed = { $player } claims the idea { $card } { $where }.
    .short = Claims { $card } { $where }
event-round = Era { $era }, { $name }: round { $round } begins.
event-turn = { $tokens ->
    [0] It is { $player }'s turn.
    [one] It is { $player }'s turn, with 1 chain token.
   *[other] It is { $player }'s turn, with { $tokens } chain tokens.
    }
event-epoch-pillar = { $player } sets the Epoch pillar on { $action }.
    .short = Sets the Epoch pillar on { $action }
event-season-pillar = { $player } sets a Season pillar on { $action }.
    .short = Sets a Season pillar on { $action }
event-epoch-rests = { $player } can do nothing and rests the Epoch pillar on { $action }.
    .short = Rests the Epoch pillar on { $action }
event-season-rests = { $player } can do nothing and rests a Season pillar on { $action }.
    .short = Rests a Season pillar on { $action }
event-chained = { $player } chains { $action }{ $because }.
    .short = Chains { $action }{ $because }
event-chained-gain = { $player } spends a chain token{ $because }.
    .short = Spends a chain token{ $because }
event-economy-used = { $player } places an Economy token on { $tile }.
    .short = Uses { $tile }
event-presented = { $player } presents { $card } { $where } with { $citizens }.
    .short = Presents { $card } { $where } with { $citizens }
event-invented = { $player } invents { $card } { $where }.
    .short = Invents { $card } { $where }
event-innovated = { $player } innovates on { $card } { $where }.
    .short = Innovates on { $card } { $where }
event-shared = { $player } shares { $card } { $where } with the world.
    .short = Shares { $card } { $where }
event-kept = { $player } keeps the invention { $card }.
    .short = keeps { $card }
event-removed = { $player } removes the invention { $card } from the game.
    .short = removes { $card } from the game
event-aspired = { $player } gains 1 { $aspiration }.
    .short = gains 1 { $aspiration }
event-returned = { $player } gives back 1 { $aspiration }.
    .short = gives back 1 { $aspiration }
event-came-home = { $player } brings { $citizens } home { $from } { $as }.
    .short = brings { $citizens } home { $from } { $as }
event-token = { $player } places the { $token } { $where }.
    .short = Places the { $token } { $where }
event-token-face-down = { $player } places an Influence token face down { $where }.
    .short = Places an Influence token face down { $where }
event-travelled = { $player } travels { $from } { $to }.
    .short = Travels { $from } { $to }
event-knowledge-turned = { $tiles ->
    [one] { $player } turns 1 Knowledge tile back.
   *[other] { $player } turns { $tiles } Knowledge tiles back.
    }
    .short = { $tiles ->
        [one] turns 1 Knowledge tile back
       *[other] turns { $tiles } Knowledge tiles back
    }
event-sage-left = The sage { $from } joins the academy of { $player }.
    .short = the sage { $from } joins
event-sage-returned = A sage leaves { $player } and goes { $to }.
    .short = a sage goes { $to }
event-milestone = { $player } reaches the milestone { $milestone }.
    .short = Reaches { $milestone }
event-milestone-nobody = The milestone that belongs to nobody is now { $milestone }.
event-space = The era marker of { $player } moves: { $space }.
    .short = moves the era marker: { $space }
event-common-knowledge = { $milestone } becomes Common Knowledge.
event-discarded = { $milestone } leaves the board; everybody keeps access to it.
event-diplomat-sent = { $player } sends { $citizen } to the milestone { $milestone }.
    .short = Sends { $citizen } to { $milestone }
event-diplomat-called = { $player } calls a diplomat home from the milestone { $milestone }.
    .short = Calls a diplomat home from { $milestone }
event-diplomat-returned = The diplomat of { $player } comes home from the milestone { $milestone }.
    .short = a diplomat comes home from { $milestone }
event-citizens = { $citizens ->
    [one] { $player } gets a new citizen { $where }{ $because }.
   *[other] { $player } gets { $citizens } new citizens { $where }{ $because }.
    }
    .short = { $citizens ->
        [one] +1 citizen { $where }{ $because }
       *[other] +{ $citizens } citizens { $where }{ $because }
    }
event-ready = { $player } can employ { $specialists } again.
    .short = can employ { $specialists } again
event-exhausted = { $player } exhausts { $workers }.
    .short = exhausts { $workers }
event-exhausted-scholars = { $scholars ->
    [one] { $player } exhausts { $workers }; the scholar stays on { $as }.
   *[other] { $player } exhausts { $workers }; the scholars stay on { $as }.
    }
    .short = exhausts { $workers }
event-gained = { $player } gains { $goods }{ $because }.
    .short = +{ $goods }{ $because }
event-lost = { $player } gives up { $goods }{ $because }.
    .short = −{ $goods }{ $because }
event-economy-token = { $player } gains an Economy token.
    .short = +1 Economy token
event-unplayed = Not played: “{ $text }”{ $because } – { $player } gains nothing for it here; settle it among yourselves.
event-took-idea = { $player } takes the idea { $card }.
    .short = takes the idea { $card }
event-displayed = { $card } joins the idea display.
event-took-tile = { $player } takes the tile { $tile }.
    .short = takes { $tile }
event-built = { $player } builds { $tile } on { $hex }.
    .short = builds { $tile } on { $hex }
event-era-change = { $era ->
    [1] Era 1, { $name }, is over.
   *[other] Era { $era }, { $name }, is over: everybody exhausted can work again, Season pillars and Economy tokens return.
    }
event-position = { $player } moves to place { $place } in turn order.
    .short = Moves to place { $place } in turn order
event-revealed = The milestones of era { $era }, { $name }, are revealed.
event-outdated = The idea { $card } leaves the game; others have made it real.
event-outdated-hand = { $player } gives up the idea { $card }; others have made it real.
    .short = gives up the idea { $card }
event-chronos-moved = The pillar of Chronos moves { $to }.
event-chronos-idle = Chronos finds nothing to do.
event-over = The game is over. First place: { $winners }.

## Parts of sentences

because = { " " }({ $cause })
because-none = { "" }
cause-pillar = pillar on the same action space
cause-diplomat = diplomat from an earlier era
cause-era-change = Era change
cause-influence = influence at the end
who-chronos = Chronos
who-nobody = nobody
list-nothing = none
list-one = { $first }
list-more = { $first }, { $next }

## Help

explain-type = { $name } (type)
explain-action = { $name } (action)
explain-region = { $name } (region)
explain-card = { $name } (idea and invention)
explain-milestone = { $name } (milestone)
explain-specialist-tile = { $name }
explain-knowledge-tile = { $name }
explain-token = { $name }
explain-tile = { $name } (tile)
explain-goal = { $name }
explain-space = { $name } (era track)
explain-hex = { $name } (progress map)
explain-influence = { $name } (influence track)
