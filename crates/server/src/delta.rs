//! A text by its differences from the one before: an LZ4 block whose dictionary is that text.
//!
//! The states of a match differ in few places and repeat the same words all the time, so this makes them smaller than
//! lists of changed fields would be, needs no knowledge of what is in them, and is exact to the last byte.
//! docs/protocol.md describes the form, which libraries for LZ4 read.

use std::cell::RefCell;

use flate2::Crc;

/// So many bytes at the end of a text are the dictionary of the next one.
pub const DICTIONARY: usize = 16 * 1024;
/// The checksum of the text, and its length.
const HEAD: usize = 8;

/// Room for so long a text is made at once.
const USUAL: usize = 64 * 1024;
/// A match that is shorter is not worth its place; the format says so.
const SHORTEST: usize = 4;
/// The format wants literals at the end: the last match begins, and ends, so many bytes before it.
const LAST_BEGIN: usize = 12;
const LAST_END: usize = 5;
const FARTHEST: usize = 0xffff;
/// A match of this length is taken without looking for a longer one.
const GOOD: usize = 16;
/// After one of this length, the next is looked for in the same distance.
const LONG: usize = 24;

/// Where sequences of bytes were seen last; sixteen bits of it, since what is farther away cannot be named. Not every
/// place is noted: a match that is found late is extended backward.
struct Index([u16; 1 << Index::BITS]);

impl Index {
    const BITS: u32 = 12;
    /// Of the text before.
    const STEP: usize = 4;

    fn of(before: &[u8]) -> Self {
        let mut index = Index([0; 1 << Index::BITS]);
        for (at, next) in before.windows(8).enumerate().step_by(Index::STEP) {
            index.0[Index::slot(word(next, 0))] = at as u16;
        }
        index
    }

    /// For the next five bytes.
    fn slot(next: u64) -> usize {
        ((next << 24).wrapping_mul(0x00cf_1bbc_dcbb) >> (64 - Index::BITS)) as usize
    }

    /// Notes the place; answers how far back the next five bytes were seen last, or others with the same hash.
    fn note(&mut self, next: u64, at: usize) -> usize {
        let seen = std::mem::replace(&mut self.0[Index::slot(next)], at as u16);
        (at as u16).wrapping_sub(seen).into()
    }
}

fn word(all: &[u8], at: usize) -> u64 {
    u64::from_le_bytes(all[at..at + 8].try_into().expect("eight bytes"))
}

/// How many bytes are the same at two places, the later of which ends at `end`.
fn same(all: &[u8], earlier: usize, later: usize, end: usize) -> usize {
    // Cut to one length first, so that nothing is checked on the way.
    let later = &all[later..end];
    let earlier = &all[earlier..earlier + later.len()];
    let (words, rest) = later.as_chunks::<8>();
    let (earlier_words, earlier_rest) = earlier.as_chunks::<8>();
    for (at, (one, other)) in words.iter().zip(earlier_words).enumerate() {
        let different = u64::from_le_bytes(*one) ^ u64::from_le_bytes(*other);
        if different != 0 {
            return 8 * at + (different.trailing_zeros() / 8) as usize;
        }
    }
    8 * words.len() + rest.iter().zip(earlier_rest).take_while(|(one, other)| one == other).count()
}

/// What the next text is compared with.
pub fn dictionary(text: &[u8]) -> &[u8] {
    &text[text.len().saturating_sub(DICTIONARY)..]
}

thread_local! {
    /// Dictionary and text in a row. Memory of this length that is new every time costs as much as the comparing.
    static ALL: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// The text as a message for somebody who has the text of this dictionary.
pub fn write(dictionary: &[u8], text: &[u8]) -> Vec<u8> {
    let mut message = Vec::with_capacity(1024);
    let mut checksum = Crc::new();
    checksum.update(text);
    message.extend(checksum.sum().to_le_bytes());
    message.extend((text.len() as u32).to_le_bytes());
    ALL.with_borrow_mut(|all| {
        all.clear();
        all.extend_from_slice(dictionary);
        all.extend_from_slice(text);
        write_block(all, dictionary.len(), &mut message);
        all.shrink_to(USUAL);
    });
    message
}

/// Writes what begins at `start`; what is before it is known.
fn write_block(all: &[u8], start: usize, block: &mut Vec<u8>) {
    let mut index = Index::of(&all[..start]);
    let end = all.len();
    // The texts begin alike, and where a long match came from the next one often goes on.
    let (mut at, mut written, mut usual) = (start, start, start);
    while at + LAST_BEGIN < end {
        let next = word(all, at);
        let seen = index.note(next, at);
        let length = |distance: usize| match distance {
            // Most places have nothing in common.
            1..=FARTHEST if distance <= at && word(all, at - distance) as u32 == next as u32 => {
                same(all, at - distance, at, end - LAST_END)
            }
            _ => 0,
        };
        let mut found = (length(usual), usual);
        if found.0 < GOOD {
            found = found.max((length(seen), seen));
        }
        let (length, distance) = found;
        if length < SHORTEST {
            at += 1;
            continue;
        }
        if length >= LONG {
            usual = distance;
        }
        let (mut begin, stop) = (at, at + length);
        while begin > written.max(distance) && all[begin - 1] == all[begin - 1 - distance] {
            begin -= 1;
        }
        write_sequence(block, &all[written..begin], Some((distance, stop - begin)));
        (at, written) = (stop, stop);
    }
    write_sequence(block, &all[written..], None);
}

/// Literals, and the distance and length of the match that follows them, except at the end.
fn write_sequence(block: &mut Vec<u8>, literals: &[u8], found: Option<(usize, usize)>) {
    let length = found.map_or(0, |(_, length)| length - SHORTEST);
    block.push((literals.len().min(15) as u8) << 4 | length.min(15) as u8);
    write_rest_of_length(block, literals.len());
    block.extend_from_slice(literals);
    if let Some((distance, _)) = found {
        block.extend((distance as u16).to_le_bytes());
        write_rest_of_length(block, length);
    }
}

fn write_rest_of_length(block: &mut Vec<u8>, length: usize) {
    let Some(mut rest) = length.checked_sub(15) else { return };
    while rest >= 255 {
        block.push(255);
        rest -= 255;
    }
    block.push(rest as u8);
}

/// The text that a message means for somebody who has the text before it; none if that was another one.
pub fn read(before: &[u8], message: &[u8]) -> Option<Vec<u8>> {
    let mut text = before.to_vec();
    update(&mut text, message)?;
    Some(text)
}

/// The same in place of the text before it, which is lost in any case.
pub fn update(text: &mut Vec<u8>, message: &[u8]) -> Option<()> {
    let (head, block) = message.split_at_checked(HEAD)?;
    let number = |at: usize| u32::from_le_bytes(head[at..at + 4].try_into().expect("four bytes"));
    let (checksum, length) = (number(0), number(4) as usize);
    text.drain(..text.len().saturating_sub(DICTIONARY));
    let known = text.len();
    text.reserve(length.min(USUAL));
    read_block(block, text, known + length)?;
    text.drain(..known);
    let mut found = Crc::new();
    found.update(text);
    (text.len() == length && found.sum() == checksum).then_some(())
}

/// Adds what the block says, at most up to a length of `most`.
fn read_block(mut block: &[u8], all: &mut Vec<u8>, most: usize) -> Option<()> {
    loop {
        let kind = take(&mut block, 1)?[0];
        let literals = read_length(&mut block, kind >> 4)?;
        all.extend_from_slice(take(&mut block, literals)?);
        if block.is_empty() {
            return Some(());
        }
        let distance = u16::from_le_bytes(take(&mut block, 2)?.try_into().ok()?) as usize;
        let length = read_length(&mut block, kind & 15)? + SHORTEST;
        let from = all.len().checked_sub(distance).filter(|_| distance > 0 && all.len() + length <= most)?;
        // A match may overlap what it writes: then it repeats what there is so far.
        let end = all.len() + length;
        while all.len() < end {
            let more = (all.len() - from).min(end - all.len());
            all.extend_from_within(from..from + more);
        }
    }
}

fn read_length(block: &mut &[u8], short: u8) -> Option<usize> {
    let mut length = short as usize;
    if short == 15 {
        loop {
            let more = take(block, 1)?[0];
            length += more as usize;
            if more < 255 {
                break;
            }
        }
    }
    Some(length)
}

fn take<'a>(block: &mut &'a [u8], length: usize) -> Option<&'a [u8]> {
    let (taken, rest) = block.split_at_checked(length)?;
    *block = rest;
    Some(taken)
}

#[cfg(test)]
mod tests {
    use table::Rng;

    use super::*;

    #[track_caller]
    fn check(before: &str, text: &str) -> usize {
        let message = write(dictionary(before.as_bytes()), text.as_bytes());
        let read = read(before.as_bytes(), &message).unwrap_or_else(|| panic!("{text} cannot be read"));
        assert_eq!(String::from_utf8(read).expect("text"), text);
        message.len()
    }

    /// Texts like JSON, of few different words.
    fn some_text(rng: &mut Rng, words: usize) -> String {
        const WORDS: [&str; 12] =
            ["{\"id\":", "\"card-archery\"", "null", ",", "[]", "}", "17", "\"é\"", "\"\\n\"", "🂡", "a", "0.5e-7"];
        (0..rng.below(words + 1)).map(|_| WORDS[rng.below(WORDS.len())]).collect()
    }

    #[test]
    fn every_text_is_read_as_it_was_written() {
        let mut rng = Rng::new(1);
        for round in 0..3000 {
            let before = some_text(&mut rng, round % 300);
            let text = some_text(&mut rng, round % 300);
            check(&before, &text);
            check(&before, &format!("{before}{text}"));
            let middle = (0..=before.len()).rev().find(|&at| at <= before.len() / 2 && before.is_char_boundary(at));
            let (first, second) = before.split_at(middle.unwrap_or(0));
            check(&before, &format!("{first}{text}{second}"));
        }
    }

    #[test]
    fn texts_may_be_empty_short_or_the_same() {
        let long = "0123456789abcdef".repeat(20_000);
        for before in ["", "a", "{\"version\":1}", &long] {
            for text in ["", "a", "{\"version\":2}", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", &long] {
                check(before, text);
            }
        }
        assert!(check(&long, &long[5..]) < 2000);
    }

    #[test]
    fn what_has_not_changed_costs_almost_nothing() {
        let mut rng = Rng::new(2);
        let rest: String = (0..30).map(|_| some_text(&mut rng, 60)).collect();
        let state = format!("{{\"version\":7,{rest}}}");
        assert!(state.len() > 2000);
        assert!(check(&state, &state.replace("\"version\":7", "\"version\":18")) < 80);
    }

    #[test]
    fn what_is_for_another_text_is_noticed() {
        let (before, text) =
            ("{\"version\":1,\"hand\":[\"Archery\"]}", "{\"version\":2,\"hand\":[\"Archery\",\"Oars\"]}");
        let message = write(before.as_bytes(), text.as_bytes());
        assert_eq!(read(before.as_bytes(), &message).as_deref(), Some(text.as_bytes()));
        let others = ["", "{\"version\":1,\"hand\":[\"Pottery\"]}", "{\"version\":9,\"hand\":[\"Archery\"]} "];
        assert!(others.iter().all(|other| read(other.as_bytes(), &message).is_none()));
    }

    #[test]
    fn nonsense_is_noticed() {
        let mut rng = Rng::new(3);
        let before = some_text(&mut rng, 100);
        let message = write(before.as_bytes(), some_text(&mut rng, 100).as_bytes());
        for length in 0..message.len() {
            assert_eq!(read(before.as_bytes(), &message[..length]), None);
        }
        for _ in 0..5000 {
            let mut wrong = message.clone();
            let (at, bit) = (rng.below(wrong.len()), rng.below(8));
            wrong[at] ^= 1 << bit;
            assert!(read(before.as_bytes(), &wrong).is_none_or(|text| read(before.as_bytes(), &message) == Some(text)));
        }
    }

    /// The same as in web/src/stores/delta.test.ts.
    #[test]
    fn the_client_reads_what_is_written() {
        let before = r#"{"type":"state","news":[],"version":1,"name":"Zoë","hand":["Archery","The Wheel"]}"#;
        let after = r#"{"type":"state","news":[],"version":12,"name":"Zoë","hand":["Archery","Oars","The Wheel"]}"#;
        let written: String =
            write(before.as_bytes(), after.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(written, "51f869b85b0000000f5300121f3254000f464f6172735b0050656c225d7d");
    }

    /// As other programs write it: LZ4's own description of the format has these rules.
    #[test]
    fn the_block_is_one_that_libraries_read() {
        let text = "abcdefgh".repeat(50);
        let message = write(b"", text.as_bytes());
        let (literals, rest) = (&message[9..17], &message[17..]);
        assert_eq!((message[8], literals), (0x8f, b"abcdefgh".as_slice()));
        assert_eq!(rest[..2], 8u16.to_le_bytes());
        // 400 bytes, of which the first eight and the last five are literals; a match is at least four long.
        assert_eq!(rest[2..4], [255, (400 - 8 - 5 - 4 - 15 - 255) as u8]);
        assert_eq!((rest[4], &rest[5..]), (0x50, b"defgh".as_slice()));
    }
}
