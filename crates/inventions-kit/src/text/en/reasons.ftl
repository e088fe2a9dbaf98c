### Why a choice is good or bad. The amount stands before the text, as +3 or −2; without one there is only the sign.

reason-inventions-ip = IP
reason-inventions-economy = { $change ->
    [more] more use of Economy tiles
   *[less] less use of Economy tiles
    }
reason-inventions-influence = { $change ->
    [more] more influence
   *[less] less influence
    }
reason-inventions-era = { $change ->
    [more] a later era
   *[less] an earlier era
    }
reason-inventions-order = { $change ->
    [more] earlier in turn order
   *[less] later in turn order
    }
reason-inventions-sages = { $number ->
    [one] sage
   *[other] sages
    }
reason-inventions-diplomats = { $number ->
    [one] diplomat
   *[other] diplomats
    }
reason-inventions-tokens = { $number ->
    [one] influence token on the map
   *[other] influence tokens on the map
    }
reason-inventions-specialists = { $number ->
    [one] specialist at home
   *[other] specialists at home
    }
reason-inventions-scholars = { $number ->
    [one] scholar
   *[other] scholars
    }
reason-inventions-map = { $number ->
    [one] citizen on the map
   *[other] citizens on the map
    }
reason-inventions-majorities = { $number ->
    [one] region with most citizens
   *[other] regions with most citizens
    }
reason-inventions-token-near = { $change ->
    [more] an influence token can be placed
   *[less] fewer places for an influence token
    }
reason-inventions-sage-near = { $change ->
    [more] a sage in reach
   *[less] no sage in reach any more
    }
reason-inventions-presented = presented ideas that will score
reason-inventions-share = { $change ->
    [more] an invention can be shared
   *[less] fewer inventions to share
    }
reason-inventions-invent = { $change ->
    [more] an idea can be invented
   *[less] fewer ideas that can be invented
    }
reason-inventions-innovate = { $change ->
    [more] an invention can be innovated on
   *[less] fewer inventions to innovate on
    }
reason-inventions-ideas = { $number ->
    [one] idea
   *[other] ideas
    }
reason-inventions-hand = { $change ->
    [more] ideas that fit better
   *[less] ideas that fit less
    }
reason-inventions-own-inventions = an invention on its way, yours once shared
reason-inventions-inventions = { $number ->
    [one] invention
   *[other] inventions
    }
reason-inventions-aspirations = { $number ->
    [one] aspiration
   *[other] aspirations
    }
reason-inventions-build = { $change ->
    [more] enough influence to build
   *[less] not enough influence to build
    }
reason-inventions-built = { $number ->
    [one] tile built
   *[other] tiles built
    }
reason-inventions-waiting = tiles waiting to be built
reason-inventions-wealth = IP from Wealth tiles
reason-inventions-goals = IP from goals, as it stands
reason-inventions-chains = { $change ->
    [more] an invention with another chain action
   *[less] fewer chain actions of inventions
    }
