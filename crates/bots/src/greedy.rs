//! Looks one choice ahead in a few worlds, and takes what the judge likes best.

use table::{Observation, Position, Rng, Seat, Secrets};

use crate::{Bot, Judge};

pub struct Greedy<J> {
    pub judge: J,
    /// In how many worlds each offer is tried.
    pub worlds: usize,
}

impl<J> Greedy<J> {
    pub fn new(judge: J) -> Self {
        Greedy { judge, worlds: 3 }
    }

    /// The offers with their mean worth over sampled worlds; all equal if no world fits what the seat saw.
    pub fn rate<G: Secrets>(&self, observation: &Observation<G>, rng: &mut Rng) -> Vec<(G::Choice, f32)>
    where
        J: Judge<G>,
    {
        let mut rated: Vec<(G::Choice, f32)> = observation.offers().iter().map(|&offer| (offer, 0.0)).collect();
        let worlds: Vec<Position<G>> = (0..self.worlds).filter_map(|_| observation.world(rng)).collect();
        for (offer, worth) in &mut rated {
            let sum: f32 = worlds.iter().map(|world| self.after(world, observation.seat(), *offer)).sum();
            *worth = sum / worlds.len().max(1) as f32;
        }
        rated
    }

    /// The worth of a choice in one world, once what it began is settled.
    fn after<G: Secrets>(&self, world: &Position<G>, seat: Seat, choice: G::Choice) -> f32
    where
        J: Judge<G>,
    {
        if self.judge.waits(&choice) {
            return self.judge.worth(world.game(), seat);
        }
        let mut after = world.clone();
        if after.choose(seat, choice).is_err() {
            return f32::MIN;
        }
        settle(&self.judge, &mut after);
        self.judge.worth(after.game(), seat)
    }
}

/// Everybody answers what is still asked by what looks best to them at first sight.
pub(crate) fn settle<G: Secrets>(judge: &impl Judge<G>, position: &mut Position<G>) {
    /// Longer chains (rearranging a color card by card) change the picture no further.
    const MOST_ANSWERS: usize = 8;
    for _ in 0..MOST_ANSWERS {
        let Some(asked) = position.asked().first().filter(|asked| !judge.settled(&asked.question)) else {
            return;
        };
        let seat = asked.seat;
        let mut best: Option<(f32, Position<G>)> = None;
        for &offer in position.offers(asked) {
            let mut next = position.clone();
            if next.choose(seat, offer).is_ok() {
                let worth = judge.worth(next.game(), seat);
                if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                    best = Some((worth, next));
                }
            }
        }
        match best {
            Some((_, next)) => *position = next,
            None => return,
        }
    }
}

impl<G: Secrets, J: Judge<G>> Bot<G> for Greedy<J> {
    fn choose(&mut self, observation: &Observation<G>, rng: &mut Rng) -> G::Choice {
        let rated = self.rate(observation, rng);
        let most = rated.iter().map(|(_, worth)| *worth).fold(f32::MIN, f32::max);
        let best: Vec<G::Choice> = rated.iter().filter(|(_, worth)| *worth == most).map(|(offer, _)| *offer).collect();
        best[rng.below(best.len())]
    }
}
