### Why a choice is good or bad. The amount stands before the text, as +3 or −2; without one there is only the sign.

reason-innovation-icon = [{ $icon }]
reason-innovation-achieved = { $change ->
    [more] an achievement gained
   *[less] an achievement lost
    }
reason-innovation-points = { $number ->
    [one] point
   *[other] points
    }
reason-innovation-claims = { $change ->
    [more] an achievement can be claimed
   *[less] an achievement can no longer be claimed
    }
reason-innovation-claims-theirs = { $change ->
    [more] { $name } can claim an achievement
   *[less] { $name } can no longer claim an achievement
    }
reason-innovation-next = { $change ->
    [more] closer to the next achievement
   *[less] further from the next achievement
    }
reason-innovation-age = { $change ->
    [more] higher in age
   *[less] lower in age
    }
reason-innovation-values = { $change ->
    [more] in value of the top cards
   *[less] in value of the top cards
    }
reason-innovation-colors = { $number ->
    [one] color on the board
   *[other] colors on the board
    }
reason-innovation-alone = { $number ->
    [one] top card that nobody shares
   *[other] top cards that nobody shares
    }
reason-innovation-demands = { $change ->
    [more] demand that hits
   *[less] demand that hits
    }
reason-innovation-demands-theirs = { $change ->
    [more] { $name } can demand from you
   *[less] safe from a demand of { $name }
    }
reason-innovation-icons = { $about }
reason-innovation-most = { $change ->
    [more] most { $about } of all: safe from demands, and nobody shares
   *[less] no longer the most { $about }: others share and can resist
    }
reason-innovation-most-theirs = { $change ->
    [more] { $name } now has the most { $about }: shares with you, and could demand
   *[less] { $name } no longer has the most { $about }
    }
reason-innovation-splays = { $number ->
    [one] splayed color
   *[other] splayed colors
    }
reason-innovation-hand = { $number ->
    [0] { $change ->
        [more] more use of the cards in hand
       *[less] less use of the cards in hand
    }
    [one] card in hand
   *[other] cards in hand
    }
reason-innovation-special = { $change ->
    [more] closer to a special achievement
   *[less] further from a special achievement
    }
reason-innovation-tops = { $change ->
    [more] { $about } on top, ready to use
   *[less] { $about } can no longer be used
    }
reason-innovation-forecast = { $change ->
    [more] a better forecast
   *[less] a weaker forecast
    }
reason-innovation-display = { $change ->
    [more] an artifact on display, free to use
   *[less] no artifact on display any more
    }
