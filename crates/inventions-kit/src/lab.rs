//! Inventions: goals, inventions, tiles, and where influence points come from.

use inventions::components::GoalScoring;
use inventions::words::{Card, Goal, Tile, Who};
use inventions::{Cause, Event, Inventions};
use table::text::Phrase;
use table::{AnyMatch, Match, Seat, Viewer, text_file};

use kit::lab::{Label, Names, Observer, Plot, Tally};

pub static OBSERVER: Observer = Observer {
    plots: &[
        Plot::rates("claim"),
        Plot::rates("first-pillar"),
        Plot::means("ip-source"),
        Plot::rates("goal"),
        Plot::rates("pillar"),
        Plot::rates("invented"),
        Plot::rates("presented"),
        Plot::rates("kept"),
        Plot::rates("tile"),
        Plot::rates("milestone"),
        Plot::rates("era"),
        Plot::rates("token"),
        Plot::numbers("invention-count"),
        Plot::numbers("tile-count"),
        Plot::numbers("influence"),
    ],
    observe,
    words: |language| text_file!(language, "lab"),
    style: include_str!("lab.css"),
};

fn observe(played: &dyn AnyMatch, tally: &mut Tally) {
    let Some(played) = played.as_any().downcast_ref::<Match<Inventions>>() else { return };
    let game = played.position().game();
    let mut begun = vec![false; game.seats()];
    for (_, event) in played.news_since(None, Viewer::Everything) {
        if let Event::Pillar { seat, action, .. } = event
            && !std::mem::replace(&mut begun[seat.index()], true)
        {
            component(tally, "first-pillar", seat, "action", action.name());
        }
        note(event, tally);
    }
    for seat in game.everyone() {
        for goal in game.goals_of(seat) {
            tally.rate("goal", seat, goal.to_string(), |names| goal_label(names, game, goal));
        }
        let player = game.player(seat);
        for card in player.inventions.iter() {
            note_card(tally, "kept", seat, card);
        }
        let era = game.own_era(seat);
        tally.rate("era", seat, era.to_string(), |names| {
            Label::plain(names.component(&format!("era-{era}"))).chip("era", era.to_string())
        });
        tally.number("invention-count", Some(seat), player.inventions.len() as i64);
        tally.number("tile-count", Some(seat), player.map.len() as i64);
        tally.number("influence", Some(seat), player.influence.into());
    }
}

fn note(event: Event, tally: &mut Tally) {
    match event {
        Event::Claimed { who: Who::Seat(seat), region, .. } => component(tally, "claim", seat, "region", region.name()),
        Event::Pillar { seat, action, rest: false, .. } => component(tally, "pillar", seat, "action", action.name()),
        Event::Invented { who: Who::Seat(seat), card, .. } => note_card(tally, "invented", seat, card),
        Event::Presented { who: Who::Seat(seat), card, .. } => note_card(tally, "presented", seat, card),
        Event::Built { seat, tile, .. } => tally.rate("tile", seat, tile.to_string(), |names| tile_label(names, tile)),
        Event::Milestone { who: Who::Seat(seat), milestone } => {
            let (name, era) = (milestone.name(), milestone.era());
            tally.rate("milestone", seat, name, |names| {
                Label::plain(names.component(&format!("milestone-{name}"))).chip("era", era.to_string())
            });
        }
        Event::TokenPlaced { who: Who::Seat(seat), region, .. } => {
            component(tally, "token", seat, "region", region.name());
        }
        Event::Ip { seat, ip, cause } => {
            let source = source(cause);
            let label = |names: &Names| Label::plain(names.word(&format!("ip-{source}")));
            tally.mean("ip-source", source, seat, ip.into(), label);
        }
        _ => {}
    }
}

fn component(tally: &mut Tally, plot: &'static str, seat: Seat, kind: &str, word: &str) {
    tally.rate(plot, seat, word, |names| Label::plain(names.component(&format!("{kind}-{word}"))));
}

fn note_card(tally: &mut Tally, plot: &'static str, seat: Seat, card: Card) {
    tally.rate(plot, seat, card.name(), |names| {
        Label::plain(names.component(&format!("card-{card}"))).chip("era", card.era().to_string())
    });
}

/// What a goal asks for says more than its number.
fn goal_label(names: &Names, game: &Inventions, goal: Goal) -> Label {
    let words = &names.words;
    let text = match *game.facts().goal(goal) {
        GoalScoring::Region { region, .. } => words.part("goal-region", names.component(&format!("region-{region}"))),
        GoalScoring::InventionsOfType { of, .. } => words.part("goal-type", names.component(&format!("type-{of}"))),
        GoalScoring::InventionsOfEra { era, .. } => words.count("goal-from-era", era.into()),
        GoalScoring::Inventions { beyond, .. } => words.count("goal-inventions", beyond.into()),
        GoalScoring::InfluenceTokens { beyond, .. } => words.count("goal-tokens", beyond.into()),
        GoalScoring::InventionSets { .. } => words.say("goal-sets"),
        GoalScoring::InventionEras { .. } => words.say("goal-eras"),
        GoalScoring::RegionsWithCitizens { .. } => words.say("goal-regions"),
        GoalScoring::FaceUpTokens { .. } => words.say("goal-face-up"),
        GoalScoring::Diplomats { .. } => words.say("goal-diplomats"),
        GoalScoring::Scholars { .. } => words.say("goal-scholars"),
        GoalScoring::Majorities { .. } => words.say("goal-majorities"),
        GoalScoring::SocietyEra { .. } => words.say("goal-society"),
        GoalScoring::Per(_) | GoalScoring::Steps(_) | GoalScoring::Sum(_) | GoalScoring::Text(_) => {
            names.component_of(&game.goal_phrase(goal))
        }
    };
    Label::plain(text).chip("goal", goal.to_string())
}

fn tile_label(names: &Names, tile: Tile) -> Label {
    let say = |phrase: Phrase| names.component_of(&phrase);
    match tile {
        Tile::Progress(kind, number) => {
            Label::plain(say(Phrase::new(format!("tile-{kind}")).number("number", number))).chip(kind.name(), "")
        }
        Tile::Wealth(letter) => {
            Label::plain(say(Phrase::new("tile-wealth").plain("letter", letter.name()))).chip("wealth", "")
        }
    }
}

/// Where influence points come from, in groups.
fn source(cause: Cause) -> &'static str {
    match cause {
        Cause::Action(_) => "action",
        Cause::Card(_) => "card",
        Cause::SpecialistTile(_) | Cause::KnowledgeTile(_) => "region-tile",
        Cause::Economy(_) | Cause::Culture(_) | Cause::Technology(_) => "tile",
        Cause::Milestone(_) => "milestone",
        Cause::Space(_) => "space",
        Cause::Hex(_) => "hex",
        Cause::Wealth(_) => "wealth",
        Cause::Goal(_) => "goal",
        Cause::Influence => "influence",
        Cause::Pillar | Cause::Diplomat => "others",
        Cause::Token(_) | Cause::EraChange | Cause::Rules => "other",
    }
}
