# What Nim says at its table.

ask-take = Take stones from one heap.
offer-take = Take { $stones } from heap { $heap }
event-taken = { $player } takes { $stones } from heap { $heap }.
