# How we read single pieces; docs/rulings.md has the reasons. A line is a ruling.

ruling-tile-technology =
    One in each turn, in either direction: triggered by one of its two actions, however that was performed, also on the turn it was built.
ruling-tile-culture = Its benefit comes with the action, before the action's chain.
ruling-tile-economy = It can be used between two steps of your own turn: before the main action, between chain actions or in step 4, if it would do something.
ruling-tile-wealth =
    Each region gets one letter, shuffled.
    A discount on a hex applies to it; the discount for inventions does not.
ruling-token-influence = Its chain costs a token and a flip and gives 1 influence; at 10 it is not offered.
ruling-action-innovate = There is only one space, so there is no second innovator.
ruling-action-call-specialists = An invention may be chained here even if Innovate has used it in the same turn; only Call Specialists itself takes none twice.
ruling-action-gain-influence =
    Face-up tokens are counted before the chain turns one.
    Citizens of Chronos count for the majority.
ruling-action-travel = The Knowledge tile is turned and the sage moves when its action is done, before that action's chain.
ruling-action-eureka =
    An old milestone that is earlier than all of Common Knowledge is discarded itself; nothing else moves.
    If all spaces of the era are taken, the marker stands beside them, without a benefit.
ruling-action-send-diplomat = Diplomats may be sent to the milestone of a color nobody plays; nobody gains influence for it.
ruling-action-share = The wild aspiration may replace one that is not wild, or be declined, if you have four.
ruling-action =
    Every action needs its main object; it cannot be taken for its side gains only. Later parts are skipped if they are impossible.
    Actions that tiles, milestones and the era track offer cost no chain token and may be declined.
ruling-knowledge-tile = The tile is turned and the sage moves when its action is done, before the chain of that action.
ruling-specialist-tile = In the Stone Age an action that it offers may be performed at once, without a chain token.
ruling-card = Ideas of an era that has ended leave the display, the hands and the top of the stack; each is replaced from the display or the stack.
ruling-milestone = Milestones left in the Eureka display at an era change enter Common Knowledge from left to right.
