//! The words of the game: its terrains, disciplines, buildings and tiles, each with the name that notation and messages
//! use.

use table::named_enum;

named_enum! {
    /// In the order of the terraforming circle.
    Terrain {
        Desert = "desert",
        Plains = "plains",
        Swamp = "swamp",
        Lake = "lake",
        Forest = "forest",
        Mountain = "mountain",
        Wasteland = "wasteland",
    }
}

named_enum! {
    Discipline {
        Banking = "banking",
        Law = "law",
        Engineering = "engineering",
        Medicine = "medicine",
    }
}

named_enum! {
    /// The last two are neutral only.
    Building {
        Workshop = "workshop",
        Guild = "guild",
        School = "school",
        Palace = "palace",
        University = "university",
        Tower = "tower",
        Monument = "monument",
    }
}

named_enum! {
    Faction {
        Blessed = "blessed",
        Felines = "felines",
        Goblins = "goblins",
        Illusionists = "illusionists",
        Inventors = "inventors",
        Lizards = "lizards",
        Moles = "moles",
        Monks = "monks",
        Navigators = "navigators",
        Omar = "omar",
        Philosophers = "philosophers",
        Psychics = "psychics",
    }
}

named_enum! {
    Innovation {
        DeusExMachina = "deus-ex-machina",
        TradingRoutes = "trading-routes",
        Professors = "professors",
        Architecture = "architecture",
        Census = "census",
        Colleges = "colleges",
        LeagueOfCities = "league-of-cities",
        Libraries = "libraries",
        Communications = "communications",
        Sewerage = "sewerage",
        SteamPower = "steam-power",
        Steelworks = "steelworks",
        Workshop = "workshop",
        Guild = "guild",
        School = "school",
        University = "university",
        Palace = "palace",
        Monument = "monument",
    }
}

named_enum! {
    /// Round bonus tiles.
    Bonus {
        RiverWorkshop = "river-workshop",
        SendScholar = "send-scholar",
        BuildGuild = "build-guild",
        PassPalaceUniversity = "pass-palace-university",
        Spade = "spade",
        Bridge = "bridge",
        Knowledge = "knowledge",
        PassSchool = "pass-school",
        PowerCoins = "power-coins",
        Coins = "coins",
    }
}

named_enum! {
    /// In the order of the rulebook's appendix VIII.
    Competency {
        ToolLevel = "tool-level",
        PointsCoins = "points-coins",
        BookPower = "book-power",
        ToolPointsCoins = "tool-points-coins",
        TwoSpades = "two-spades",
        Annexes = "annexes",
        FourPower = "four-power",
        SendScholar = "send-scholar",
        Tower = "tower",
        PassCities = "pass-cities",
        BorderWorkshop = "border-workshop",
        PassLowest = "pass-lowest",
    }
}

named_enum! {
    PowerAction {
        Bridge = "bridge",
        Scholar = "scholar",
        Tools = "tools",
        Coins = "coins",
        OneSpade = "one-spade",
        TwoSpades = "two-spades",
    }
}

named_enum! {
    BookAction {
        Power = "power",
        Levels = "levels",
        Coins = "coins",
        Guild = "guild",
        GuildPoints = "guild-points",
        ThreeSpades = "three-spades",
    }
}

named_enum! {
    CityTile {
        Tools = "tools",
        Books = "books",
        Spades = "spades",
        Coins = "coins",
        Levels = "levels",
        Power = "power",
        Scholar = "scholar",
    }
}

named_enum! {
    RoundTile {
        WorkshopLaw = "workshop-law",
        WorkshopBanking = "workshop-banking",
        GuildLaw = "guild-law",
        GuildMedicine = "guild-medicine",
        SchoolBanking = "school-banking",
        PalaceUniversityMedicine = "palace-university-medicine",
        PalaceUniversityBanking = "palace-university-banking",
        SpadeEngineering = "spade-engineering",
        LevelMedicine = "level-medicine",
        CityEngineering = "city-engineering",
        TrackEngineering = "track-engineering",
        InnovationLaw = "innovation-law",
    }
}

named_enum! {
    FinalTile {
        Workshop = "workshop",
        Guild = "guild",
        School = "school",
        BorderWorkshop = "border-workshop",
    }
}

named_enum! {
    /// The tracks of a planning display.
    Track {
        Sailing = "sailing",
        Terraforming = "terraforming",
    }
}

named_enum! {
    /// Where a special action comes from.
    Special {
        Faction = "faction",
        Palace = "palace",
        Bonus = "bonus",
        Competency = "competency",
        DeusExMachina = "deus-ex-machina",
        Professors = "professors",
    }
}

named_enum! {
    /// How a hex is got at: in reach, by the Moles' tunnel, by flight over one or two hexes.
    Way {
        Reach = "reach",
        Tunnel = "tunnel",
        Flight = "fly",
    }
}

named_enum! {
    /// The three rewards of palace 15.
    Reward {
        Spades = "spades",
        Bridges = "bridges",
        Books = "books",
    }
}

impl Terrain {
    /// Steps on the circle, the shorter way.
    #[inline]
    pub const fn distance(self, other: Terrain) -> u8 {
        let apart = (self as u8 + 7 - other as u8) % 7;
        if apart <= 3 { apart } else { 7 - apart }
    }

    /// The terrain that many steps nearer to another.
    #[inline]
    pub const fn towards(self, goal: Terrain, steps: u8) -> Terrain {
        let ahead = (goal as u8 + 7 - self as u8) % 7;
        let turned = if ahead <= 3 { self as u8 + steps } else { self as u8 + 7 - steps };
        Terrain::ALL[(turned % 7) as usize]
    }
}
