//! Sets and maps of named members.

use table::{EnumMap, EnumSet, named_enum};

named_enum! {
    Planet {
        Mercury = "mercury",
        Venus = "venus",
        Earth = "earth",
    }
}

#[test]
fn a_set_holds_each_member_once_in_their_order() {
    let mut set: EnumSet<Planet> = [Planet::Earth, Planet::Mercury, Planet::Earth].into_iter().collect();
    assert_eq!(set.iter().collect::<Vec<_>>(), [Planet::Mercury, Planet::Earth]);
    assert_eq!((set.bits(), set.len()), (0b101, 2));
    set.remove(Planet::Mercury);
    assert!(!set.has(Planet::Mercury) && set.has(Planet::Earth) && !set.has(Planet::Venus));
    set.remove(Planet::Earth);
    assert!(set.is_empty() && set == EnumSet::NONE);
    assert_eq!(EnumSet::<Planet>::all().iter().collect::<Vec<_>>(), Planet::ALL);
}

#[test]
fn a_map_has_a_value_for_each_member() {
    let mut moons: EnumMap<Planet, u8> = EnumMap::default();
    moons[Planet::Earth] = 1;
    assert_eq!(moons.into_array(), [0, 0, 1]);
    assert_eq!(moons.iter().map(|(planet, _)| planet).collect::<Vec<_>>(), Planet::ALL);
}
