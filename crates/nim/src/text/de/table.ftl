# Was Nim an seinem Tisch sagt.

ask-take = Nimm Steine von einem Haufen.
offer-take = { $stones } von Haufen { $heap } nehmen
event-taken = { $player } nimmt { $stones } von Haufen { $heap }.
