//! The printed facts of the board and the tiles, counted.

use age_of_innovation::components::{COLUMNS, Row};
use age_of_innovation::map::{Hex, LARGE, Map, SMALL};
use age_of_innovation::words::{Building, Competency, Discipline, Innovation, Palace, RoundTile, Terrain};

fn of_terrain(map: &Map, terrain: Terrain) -> usize {
    map.land.iter().filter(|&hex| map.terrain[hex] == terrain).count()
}

/// Pairs of hexes that share a side: land and land, river and river, land and river.
fn sides(map: &Map) -> [usize; 3] {
    let mut sides = [0; 3];
    for a in map.all().iter() {
        for b in (a.bit().neighbours() & map.all()).iter().filter(|b| a < *b) {
            sides[match (map.land.has(a), map.land.has(b)) {
                (true, true) => 0,
                (false, false) => 1,
                _ => 2,
            }] += 1;
        }
    }
    sides
}

#[test]
fn the_side_for_three_to_five_is_as_printed() {
    assert_eq!((LARGE.land.len(), LARGE.river.len(), LARGE.border.len(), LARGE.sites.len()), (81, 36, 33, 31));
    assert_eq!(Terrain::ALL.map(|terrain| of_terrain(&LARGE, terrain)), [11, 12, 12, 12, 11, 11, 12]);
    assert_eq!(sides(&LARGE), [143, 37, 128]);
}

#[test]
fn the_side_for_one_to_three_is_as_printed() {
    assert_eq!((SMALL.land.len(), SMALL.river.len(), SMALL.border.len(), SMALL.sites.len()), (59, 28, 22, 17));
    assert_eq!(Terrain::ALL.map(|terrain| of_terrain(&SMALL, terrain)), [9, 8, 8, 8, 9, 9, 8]);
    assert_eq!(sides(&SMALL), [108, 29, 88]);
}

#[test]
fn bridges_lie_between_land_hexes_that_face_each_other() {
    for map in [&SMALL, &LARGE] {
        for &(a, b) in map.sites {
            assert!(map.land.has(a) && map.land.has(b) && a < b, "{a}-{b}");
            assert!(a.facing().any(|hex| hex == b), "{a}-{b}");
            assert!(!a.bit().neighbours().has(b), "{a}-{b}");
        }
    }
}

#[test]
fn border_hexes_are_land() {
    for map in [&SMALL, &LARGE] {
        assert!(map.border.iter().all(|hex| map.land.has(hex)));
    }
}

#[test]
fn hexes_read_back() {
    for hex in LARGE.all().iter() {
        assert_eq!(Hex::parse(&hex.to_string()), Some(hex));
    }
    for wrong in ["", "A", "A13", "J0", "A01", "a1", "AA"] {
        assert_eq!(Hex::parse(wrong), None, "{wrong}");
    }
}

#[test]
fn the_circle_has_seven_terrains() {
    for from in Terrain::ALL {
        for to in Terrain::ALL {
            let steps = from.distance(to);
            assert!(steps <= 3 && steps == to.distance(from));
            assert_eq!(from.towards(to, steps), to);
            if steps > 0 {
                assert_eq!(from.towards(to, 1).distance(to), steps - 1, "{from} {to}");
            }
        }
    }
    assert_eq!(Terrain::Mountain.distance(Terrain::Desert), 2);
    assert_eq!(Terrain::Swamp.distance(Terrain::Desert), 2);
}

#[test]
fn every_discipline_is_on_three_round_tiles() {
    for discipline in Discipline::ALL {
        assert_eq!(RoundTile::ALL.iter().filter(|tile| tile.printed().discipline == discipline).count(), 3);
    }
}

#[test]
fn a_player_has_eighteen_buildings() {
    assert_eq!(Building::ALL.map(Building::pieces).iter().sum::<u8>(), 18);
    assert_eq!(COLUMNS.len(), 6);
}

/// A special action is named after the kind of tile it stands on, so of competencies one has one, and innovations have
/// names of their own.
#[test]
fn every_special_action_can_be_named() {
    let acting = |row: &Row| !row.action.is_empty();
    let competencies: Vec<_> = Competency::ALL.into_iter().filter(|tile| acting(tile.printed())).collect();
    assert_eq!(competencies, [Competency::FourPower]);
    let innovations: Vec<_> = Innovation::ALL.into_iter().filter(|tile| acting(tile.printed())).collect();
    assert_eq!(innovations, [Innovation::DeusExMachina, Innovation::Professors]);
}

#[test]
fn palaces_are_numbered_as_printed() {
    for palace in Palace::ALL {
        assert_eq!(palace.name(), palace.number().to_string());
        assert_eq!(Palace::parse(palace.name()), Some(palace));
    }
    assert_eq!((Palace::Tools.number(), Palace::Glory.number()), (1, 17));
}

/// A player's special action is found by the row it is printed on, so no player may have two of one name.
#[test]
fn special_actions_are_told_apart() {
    assert_eq!(Competency::ALL.into_iter().filter(|tile| !tile.printed().action.is_empty()).count(), 1);
    let mut named = Vec::new();
    for tile in Innovation::ALL {
        let row = tile.printed();
        assert_eq!(row.action.is_empty(), row.special.is_none(), "{tile}");
        assert!(row.special.is_none_or(|special| !named.contains(&special)), "{tile}");
        named.extend(row.special);
    }
    assert!(!named.is_empty());
}
