//! Inventions on a screen: the regions with their cards, the milestones, and what every society has.

use inventions::view::{BuiltView, MilestoneView, PlayerView, RegionView, View};
use inventions::words::{Card, Milestone, Tile, Type, Who};
use inventions::{Inventions, Phase};
use kit::Source;
use table::text::Phrase;
use table::{AnyMatch, Match, Seat, Viewer, text_file};

use kit::drawing::{Artist, Sheet, flow};

pub struct Painter;

impl Artist for Painter {
    fn words(&self) -> Source {
        |language| text_file!(language, "drawing")
    }

    fn draw(&self, played: &dyn AnyMatch, viewer: Viewer, sheet: &Sheet) -> Vec<String> {
        let Some(played) = played.as_any().downcast_ref::<Match<Inventions>>() else { return Vec::new() };
        let game = played.position().game();
        Picture { names: &played.setup().names, view: played.position().view(viewer), game, sheet }.lines()
    }
}

struct Picture<'a> {
    names: &'a [String],
    view: View,
    game: &'a Inventions,
    sheet: &'a Sheet,
}

impl Picture<'_> {
    fn lines(&self) -> Vec<String> {
        let mut lines = vec![self.title(), String::new()];
        for region in &self.view.regions {
            lines.extend(self.region(region));
        }
        lines.push(String::new());
        lines.extend(self.milestones());
        lines.extend(self.ideas());
        lines.push(String::new());
        for (seat, player) in self.view.players.iter().enumerate() {
            lines.extend(self.player(Seat::new(seat), player));
        }
        lines
    }

    fn say(&self, id: impl Into<String>) -> String {
        self.sheet.texts.say(&Phrase::new(id.into()), &[])
    }

    fn fill(&self, phrase: Phrase) -> String {
        self.sheet.words.fill(phrase)
    }

    fn who(&self, who: Who) -> String {
        match who {
            Who::Seat(seat) => seat.to_string(),
            Who::Chronos => self.say("who-chronos"),
            Who::Nobody => self.say("who-nobody"),
        }
    }

    fn title(&self) -> String {
        let era = self.say(format!("era-{}", self.view.era));
        let round = Phrase::new("inventions-round").plain("era", era).number("round", self.view.round);
        let turn = self.view.turn.map(|who| {
            let name = match who {
                Who::Seat(seat) => self.names[seat.index()].clone(),
                other => self.who(other),
            };
            self.fill(Phrase::new("inventions-turn").plain("player", name))
        });
        let over = (self.view.phase == Phase::Over).then(|| self.sheet.words.say("inventions-over"));
        let parts: Vec<String> = [Some(self.fill(round)), turn.or(over)].into_iter().flatten().collect();
        self.sheet.pen.bold(&parts.join(" · "))
    }

    /// The display with its roles, and the citizens on the map.
    fn region(&self, region: &RegionView) -> Vec<String> {
        let name = self.sheet.pen.bold(&self.say(format!("region-{}", region.region)));
        let mut pieces = vec![match region.card {
            None => self.sheet.words.say("inventions-no-card"),
            Some(card) => {
                let id = if region.invented { "inventions-invention" } else { "inventions-idea" };
                self.fill(Phrase::new(id).plain("card", self.card(card)))
            }
        }];
        if let Some(presenter) = &region.presenter {
            pieces.push(self.role("inventions-presenter", presenter.who, presenter.citizens));
        }
        pieces.extend(region.inventor.map(|who| self.role("inventions-inventor", who, 1)));
        pieces.extend(region.innovator.map(|who| self.role("inventions-innovator", who, 1)));
        let citizens: Vec<String> =
            region.citizens.iter().map(|there| format!("{} {}", self.who(there.who), there.citizens)).collect();
        if !citizens.is_empty() {
            pieces.push(self.fill(Phrase::new("inventions-citizens").plain("list", citizens.join(", "))));
        }
        let tokens: Vec<String> = region.tokens.iter().map(|placed| self.who(placed.who)).collect();
        if !tokens.is_empty() {
            pieces.push(self.fill(Phrase::new("inventions-tokens").plain("list", tokens.join(", "))));
        }
        pieces.push(self.fill(
            Phrase::new("inventions-wealth").plain("letter", region.letter.to_string()).number("left", region.wealth),
        ));
        if region.sage {
            pieces.push(self.sheet.words.say("inventions-sage"));
        }
        let mut lines = vec![name];
        lines.extend(flow(&pieces, 3, "   ", self.sheet.pen.width, 3));
        lines
    }

    fn role(&self, id: &'static str, who: Who, citizens: u8) -> String {
        self.fill(Phrase::new(id).plain("who", self.who(who)).number("citizens", citizens))
    }

    fn card(&self, card: Card) -> String {
        let kind = self.say(format!("type-{}", self.game.facts().card(card).kind));
        format!("{} ({kind}, {})", self.say(format!("card-{card}")), card.era())
    }

    fn milestone(&self, milestone: Milestone, diplomats: &[Who]) -> String {
        let name = self.say(format!("milestone-{milestone}"));
        let there: Vec<String> = diplomats.iter().map(|who| self.who(*who)).collect();
        if there.is_empty() { name } else { format!("{name} [{}]", there.join(" ")) }
    }

    fn milestones(&self) -> Vec<String> {
        let common: Vec<String> = (self.view.common.iter())
            .map(|MilestoneView { milestone, diplomats }| self.milestone(*milestone, diplomats))
            .collect();
        let private: Vec<String> = (self.view.private.iter())
            .map(|view| format!("{}: {}", self.who(view.who), self.milestone(view.milestone, &view.diplomats)))
            .collect();
        let eureka: Vec<String> = self.view.eureka.iter().map(|milestone| self.milestone(*milestone, &[])).collect();
        [("inventions-common", common), ("inventions-private", private), ("inventions-eureka", eureka)]
            .into_iter()
            .filter(|(_, list)| !list.is_empty())
            .flat_map(|(id, list)| self.listed(id, &list))
            .collect()
    }

    fn listed(&self, id: &str, list: &[String]) -> Vec<String> {
        let title = self.sheet.words.say(id);
        let mut pieces = list.to_vec();
        pieces[0] = format!("{} {}", self.sheet.pen.faint(&title), pieces[0]);
        flow(&pieces, 3, "", self.sheet.pen.width, 3)
    }

    fn ideas(&self) -> Vec<String> {
        let ideas: Vec<String> = self.view.ideas.iter().chain(&self.view.top).map(|card| self.card(*card)).collect();
        if ideas.is_empty() { Vec::new() } else { self.listed("inventions-ideas", &ideas) }
    }

    fn player(&self, seat: Seat, player: &PlayerView) -> Vec<String> {
        let mut lines = vec![self.sheet.pen.bold(&format!("{seat} {}", self.names[seat.index()]))];
        let figures = Phrase::new("inventions-society")
            .number("ip", player.ip)
            .number("influence", player.influence)
            .number("era", player.era)
            .number("scholars", player.scholars)
            .number("supply", player.supply);
        let mut pieces = vec![self.fill(figures)];
        for ((kind, home), exhausted) in Type::ALL.into_iter().zip(player.home).zip(player.exhausted) {
            let specialists = Phrase::new("inventions-specialists")
                .plain("name", self.say(format!("specialist-{}", kind.specialist())))
                .number("home", home)
                .number("exhausted", exhausted);
            pieces.push(self.fill(specialists));
        }
        lines.extend(flow(&pieces, 3, "   ", self.sheet.pen.width, 3));
        let cards = |cards: &[Card]| cards.iter().map(|card| self.card(*card)).collect::<Vec<_>>();
        let tiles = |tiles: &[Tile]| tiles.iter().map(|tile| self.tile(*tile)).collect::<Vec<_>>();
        let map = player.map.iter().map(|built| self.built(built)).collect();
        let pillars = player.epoch.iter().chain(&player.seasons).map(|action| self.say(format!("action-{action}")));
        let goals = player.goals.iter().flatten().map(|view| {
            let rule = self.sheet.texts.say(&self.game.goal_phrase(view.goal), &[]);
            self.fill(Phrase::new("inventions-goal").plain("rule", rule).number("ip", view.ip))
        });
        let lists: [(&str, Vec<String>); 6] = [
            ("inventions-hand", cards(&player.hand)),
            ("inventions-inventions", cards(&player.inventions)),
            ("inventions-display", tiles(&player.display)),
            ("inventions-map", map),
            ("inventions-pillars", pillars.collect()),
            ("inventions-goals", goals.collect()),
        ];
        for (id, list) in lists.into_iter().filter(|(_, list)| !list.is_empty()) {
            lines.extend(self.listed(id, &list).into_iter().map(|line| format!("   {line}")));
        }
        lines
    }

    fn tile(&self, tile: Tile) -> String {
        let phrase = match tile {
            Tile::Progress(kind, number) => Phrase::new(format!("tile-{kind}")).number("number", number),
            Tile::Wealth(letter) => Phrase::new("tile-wealth").plain("letter", letter.to_string()),
        };
        self.sheet.texts.say(&phrase, &[])
    }

    /// A tile that is used up is faint.
    fn built(&self, built: &BuiltView) -> String {
        let text = format!("{} {}", built.hex, self.tile(built.tile));
        if built.face_down || built.used { self.sheet.pen.faint(&text) } else { text }
    }
}
