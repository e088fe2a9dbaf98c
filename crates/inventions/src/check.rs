//! What must be true after every decision, and the facts that the hash of records is made of.

use table::{Digest, EnumSet};

use crate::state::{CITIZENS, Color, DISPLAY, Inventions, MAX_INFLUENCE, Phase};
use crate::words::{Card, Milestone, NUMBERS, Region, Tile, Token, Type};

impl Inventions {
    /// Conservation of components, and everything in its range (rulings section 15).
    pub(crate) fn check_facts(&self) -> Result<(), String> {
        Color::all().try_for_each(|color| self.check_citizens(color))?;
        self.check_milestones()?;
        self.check_cards()?;
        self.check_supplies()?;
        self.everyone().try_for_each(|seat| self.check_player(seat.into()).map_err(|wrong| format!("{seat}: {wrong}")))
    }

    fn check_citizens(&self, color: Color) -> Result<(), String> {
        let player = self.player(color);
        let society =
            player.supply + player.scholars + player.home.values().chain(player.exhausted.values()).sum::<u8>();
        let board: u8 = Region::ALL
            .into_iter()
            .map(|region| self.beside(region, color) + self.region(region).citizens[color])
            .sum();
        let milestones = self.diplomats.values().filter(|colors| colors.has(color)).count() as u8;
        let all = society + board + milestones;
        if all == CITIZENS { Ok(()) } else { Err(format!("{} has {all} citizens", self.who(color))) }
    }

    fn check_milestones(&self) -> Result<(), String> {
        let places = self.common.iter().chain(self.private.values()).chain(&self.eureka).copied();
        let mut seen = self.discard;
        for milestone in places.chain(self.hidden_milestones()) {
            if seen.has(milestone) {
                return Err(format!("the milestone '{milestone}' is there twice"));
            }
            seen.insert(milestone);
        }
        if seen != EnumSet::all() {
            return Err("a milestone is missing".into());
        }
        if self.common.windows(2).any(|pair| pair[0].era() < pair[1].era()) {
            return Err("Common Knowledge is not in order".into());
        }
        for milestone in Milestone::ALL {
            let standing = self.on_board().any(|other| other == milestone);
            let diplomats = self.diplomats_on(milestone);
            if diplomats > 0 && !standing || diplomats > self.facts().milestone(milestone).spaces {
                return Err(format!("{diplomats} diplomats are on '{milestone}'"));
            }
        }
        Ok(())
    }

    fn check_cards(&self) -> Result<(), String> {
        let mut seen = 0u64;
        let hands =
            self.players.values().flat_map(|player| player.hand.iter().copied().chain(player.inventions.iter()));
        let board = self.regions.values().filter_map(|region| region.card);
        for card in hands.chain(board).chain(self.ideas.iter().chain(&self.stack).copied()) {
            if seen & (1 << card.index()) != 0 {
                return Err(format!("the card '{card}' is there twice"));
            }
            seen |= 1 << card.index();
        }
        for region in Region::ALL {
            let display = self.region(region);
            let roles = display.presenter.is_some() || display.inventor.is_some() || display.innovator.is_some();
            let whole = display.invented == display.inventor.is_some()
                && (display.invented || display.innovator.is_none())
                && (display.card.is_some() || !roles && !display.invented);
            if !whole || display.innovator.is_some() && display.innovator == display.inventor {
                return Err(format!("the card in {region} and the citizens beside it do not fit"));
            }
            if display.tokens.len() > self.facts().influence_spaces(region).len() {
                return Err(format!("too many Influence tokens in {region}"));
            }
            if Color::all().any(|color| display.tokens.iter().filter(|placed| placed.color == color).count() > 1) {
                return Err(format!("two Influence tokens of one player in {region}"));
            }
        }
        Ok(())
    }

    fn check_supplies(&self) -> Result<(), String> {
        let sages = self.regions.values().filter(|region| region.sage).count() as u8
            + self.players.values().map(|player| player.sages).sum::<u8>();
        if sages != Region::ALL.len() as u8 {
            return Err(format!("there are {sages} sages"));
        }
        for kind in Type::ALL {
            for number in 1..=NUMBERS {
                let owned =
                    self.players.values().filter(|player| player.owns(Tile::Progress(kind, number))).count() as u8;
                let chronos = u8::from(self.chronos.tiles.has(Tile::Progress(kind, number)));
                let left = self.stock[kind][number as usize - 1];
                if owned + chronos + left > Self::progress_copies(self.seats()) {
                    return Err(format!("there are too many tiles '{kind} {number}'"));
                }
            }
        }
        Ok(())
    }

    fn check_player(&self, color: Color) -> Result<(), String> {
        let player = self.player(color);
        if player.influence > MAX_INFLUENCE || player.display.len() > DISPLAY || player.aspiring() > DISPLAY as u8 {
            return Err("influence or the tiles display is out of range".into());
        }
        if player.scholars > self.own_era(color) {
            return Err("the academy is too full".into());
        }
        if player.economy + player.used.count_ones() as u8 + self.economy_on_hexes(color) != 3 {
            return Err("the Economy tokens do not add up".into());
        }
        let tiles = player.display.iter().copied().chain(player.map.iter().map(|(_, tile)| *tile));
        let owned: EnumSet<Tile> = tiles.collect();
        let number = player.display.len() + player.map.len();
        if owned != player.owned || owned.len() != number {
            return Err("a tile is owned twice, or not recorded".into());
        }
        let covered = player.map.iter().fold(0u64, |covered, (hex, _)| covered | 1 << hex.index());
        if covered != player.covered
            || covered.count_ones() as usize != player.map.len()
            || covered & !self.facts().hexes != 0
        {
            return Err("tiles lie on each other or beside the map".into());
        }
        let placed = self.regions.values().flat_map(|region| &region.tokens).filter(|placed| placed.color == color);
        let on_board: EnumSet<Token> = placed.map(|placed| placed.token).collect();
        if Token::ALL.into_iter().any(|token| on_board.has(token) == player.tokens.has(token)) {
            return Err("the Influence tokens do not add up".into());
        }
        self.check_pillars(color)
    }

    /// The golden rule; and once an era's three rounds are played, three pillars stand in three forums until they are
    /// retrieved.
    fn check_pillars(&self, color: Color) -> Result<(), String> {
        let player = self.player(color);
        let forums = player.pillars().map(|action| self.facts().forum(action));
        let bits = forums.clone().fold(0u8, |bits, forum| bits | 1 << forum);
        if bits.count_ones() as usize != forums.clone().count() {
            return Err("two pillars stand in one forum".into());
        }
        if self.phase == Phase::EraChange && !player.seasons.is_empty() && forums.count() != 3 {
            return Err("three rounds are played, and not all pillars were".into());
        }
        Ok(())
    }

    pub(crate) fn digest_facts(&self, digest: &mut Digest) {
        let small = [self.phase as u8, self.era, self.round, self.turn, self.now.tokens, self.now.presented];
        small.into_iter().for_each(|byte| digest.byte(byte));
        digest.byte(self.now.technology_used.into());
        digest.byte(self.now.built.map_or(u8::MAX, |built| built));
        digest.number(self.now.chained.bits());
        self.order.iter().for_each(|color| digest.byte(color.0));
        let milestones = self.common.iter().chain(self.private.values()).chain(&self.eureka).chain(&self.decks);
        milestones.for_each(|milestone| digest.byte(milestone.index() as u8));
        digest.number(self.discard.bits().into());
        self.diplomats.values().for_each(|colors| digest.byte(colors.bits() as u8));
        let card = |card: Option<Card>| card.map_or(u8::MAX, |card| card.index() as u8);
        self.ideas.iter().chain(&self.stack).for_each(|&idea| digest.byte(card(Some(idea))));
        self.stock.values().flatten().for_each(|left| digest.byte(*left));
        self.goals.iter().flatten().for_each(|goal| digest.byte(goal.index() as u8));
        digest.byte(self.chronos.region.index() as u8);
        digest.number(self.chronos.tiles.bits().into());
        for region in self.regions.values() {
            let role = |role: Option<Color>| role.map_or(u8::MAX, |color| color.0);
            let (presenter, citizens) = region.presenter.map_or((u8::MAX, 0), |(color, citizens)| (color.0, citizens));
            let facts = [
                card(region.card),
                region.invented.into(),
                presenter,
                citizens,
                role(region.inventor),
                role(region.innovator),
                region.specialist.index() as u8,
                region.knowledge.index() as u8,
                region.ip_side.into(),
                region.sage.into(),
                region.letter.index() as u8,
                region.wealth,
            ];
            facts.iter().chain(region.citizens.values()).for_each(|byte| digest.byte(*byte));
            for placed in &region.tokens {
                [placed.color.0, placed.token.index() as u8, placed.face_up.into()]
                    .into_iter()
                    .for_each(|byte| digest.byte(byte));
            }
        }
        self.players.values().for_each(|player| digest_player(player, digest));
    }
}

fn digest_player(player: &crate::state::Player, digest: &mut Digest) {
    digest.number(player.ip.into());
    let small = [
        player.influence,
        player.supply,
        player.scholars,
        player.sages,
        player.tokens.bits() as u8,
        player.economy,
        player.used,
        player.flipped,
        player.epoch.map_or(u8::MAX, |action| action.index() as u8),
    ];
    let counts = player.home.values().chain(player.exhausted.values()).chain(player.aspirations.values());
    small.iter().chain(counts).for_each(|byte| digest.byte(*byte));
    player.seasons.iter().for_each(|action| digest.byte(action.index() as u8));
    player.hand.iter().for_each(|card| digest.byte(card.index() as u8));
    digest.number(player.inventions.bits());
    player.display.iter().for_each(|tile| digest.byte(tile.index() as u8));
    for (hex, tile) in &player.map {
        digest.byte(hex.index() as u8);
        digest.byte(tile.index() as u8);
    }
    let (era, place) = player.space.map_or((0, 0), |space| (space.era, space.place));
    digest.byte(era);
    digest.byte(place);
}
