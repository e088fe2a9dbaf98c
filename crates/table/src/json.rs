//! JSON for clients, as serde_json writes it, but faster: a state is written anew for every player after every choice,
//! and most of it are names that are known to need no escapes.

use std::cell::Cell;

use serde::ser::{
    SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple, SerializeTupleStruct,
    SerializeTupleVariant,
};
use serde::{Serialize, Serializer};
use serde_json::{Error, to_writer};

/// How serde_json is told that a text is JSON already.
const WRITTEN: &str = "$serde_json::private::RawValue";

/// A longer text than most; more memory is not kept.
const USUAL: usize = 16 * 1024;

thread_local! {
    /// Where texts are written: what grows step by step would be copied several times.
    static DRAFT: Cell<Vec<u8>> = const { Cell::new(Vec::new()) };
}

/// JSON that was written before; where it is serialized, it is passed on as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written(Box<str>);

impl Written {
    /// Panics if the value is not plain data.
    pub fn of(value: &(impl Serialize + ?Sized)) -> Written {
        with_text(value, |text| Written(text.into()))
    }

    pub fn get(&self) -> &str {
        &self.0
    }
}

impl Serialize for Written {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut written = serializer.serialize_struct(WRITTEN, 1)?;
        written.serialize_field(WRITTEN, &*self.0)?;
        written.end()
    }
}

/// Writes the value, and hands the text on. Panics if the value is not plain data.
pub fn with_text<T>(value: &(impl Serialize + ?Sized), then: impl FnOnce(&str) -> T) -> T {
    let mut text = DRAFT.take();
    text.clear();
    write(value, &mut text).expect("plain data");
    let done = then(str::from_utf8(&text).expect("JSON is text"));
    text.shrink_to(USUAL);
    DRAFT.set(text);
    done
}

/// Adds the value to the text.
#[inline]
pub fn write(value: &(impl Serialize + ?Sized), text: &mut Vec<u8>) -> Result<(), Error> {
    value.serialize(Writer { text, is_written: false })
}

struct Writer<'a> {
    text: &'a mut Vec<u8>,
    /// Strings are JSON already.
    is_written: bool,
}

/// A list or an object that has begun.
struct Compound<'a> {
    text: &'a mut Vec<u8>,
    /// None: it was JSON already.
    end: Option<u8>,
    /// It is the only field of an object.
    is_variant: bool,
}

impl<'a> Writer<'a> {
    #[inline]
    fn put(self, text: &str) -> Result<(), Error> {
        self.text.extend_from_slice(text.as_bytes());
        Ok(())
    }

    #[inline]
    fn number(self, number: impl itoa::Integer) -> Result<(), Error> {
        self.put(itoa::Buffer::new().format(number))
    }

    #[inline]
    fn begin(self, begin: u8, end: u8) -> Result<Compound<'a>, Error> {
        self.text.push(begin);
        Ok(Compound { text: self.text, end: Some(end), is_variant: false })
    }

    /// An object whose only field is the name of a variant.
    fn begin_variant(self, variant: &'static str, begin: u8, end: u8) -> Result<Compound<'a>, Error> {
        self.text.push(b'{');
        write_name(variant, self.text);
        self.text.push(begin);
        Ok(Compound { text: self.text, end: Some(end), is_variant: true })
    }
}

impl Compound<'_> {
    #[inline]
    fn separate(&mut self) {
        // No value ends like this.
        if !matches!(self.text.last(), Some(b'{' | b'[')) {
            self.text.push(b',');
        }
    }

    #[inline]
    fn element(&mut self, value: &(impl Serialize + ?Sized)) -> Result<(), Error> {
        self.separate();
        write(value, self.text)
    }

    #[inline]
    fn field(&mut self, name: &'static str, value: &(impl Serialize + ?Sized)) -> Result<(), Error> {
        if self.end.is_none() {
            return value.serialize(Writer { text: self.text, is_written: true });
        }
        self.separate();
        write_name(name, self.text);
        write(value, self.text)
    }

    #[inline]
    fn finish(self) -> Result<(), Error> {
        self.text.extend(self.end);
        if self.is_variant {
            self.text.push(b'}');
        }
        Ok(())
    }
}

/// The name of a field or a variant, which is a word of the program and needs no escapes.
#[inline]
fn write_name(name: &'static str, text: &mut Vec<u8>) {
    text.reserve(name.len() + 4);
    text.push(b'"');
    text.extend_from_slice(name.as_bytes());
    text.extend_from_slice(b"\":");
}

#[inline]
fn write_string(string: &str, text: &mut Vec<u8>) -> Result<(), Error> {
    if needs_escapes(string.as_bytes()) {
        return to_writer(text, string);
    }
    text.reserve(string.len() + 2);
    text.push(b'"');
    text.extend_from_slice(string.as_bytes());
    text.push(b'"');
    Ok(())
}

/// Whether there is a quote, a backslash or a control character: eight bytes at a time.
#[inline]
fn needs_escapes(bytes: &[u8]) -> bool {
    const EACH: u64 = u64::MAX / 255;
    // The highest bit of every byte that is smaller; of some that follow one that is, too.
    let smaller = |word: u64, than: u64| word.wrapping_sub(EACH * than) & !word & (EACH * 0x80);
    let (words, rest) = bytes.as_chunks::<8>();
    let found = words.iter().map(|word| u64::from_le_bytes(*word)).fold(0, |found, word| {
        let (quote, backslash) = (word ^ (EACH * u64::from(b'"')), word ^ (EACH * u64::from(b'\\')));
        found | smaller(word, 0x20) | smaller(quote, 1) | smaller(backslash, 1)
    });
    found != 0 || rest.iter().any(|byte| *byte < 0x20 || matches!(byte, b'"' | b'\\'))
}

impl<'a> Serializer for Writer<'a> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Compound<'a>;
    type SerializeTuple = Compound<'a>;
    type SerializeTupleStruct = Compound<'a>;
    type SerializeTupleVariant = Compound<'a>;
    type SerializeMap = Compound<'a>;
    type SerializeStruct = Compound<'a>;
    type SerializeStructVariant = Compound<'a>;

    #[inline]
    fn serialize_bool(self, value: bool) -> Result<(), Error> {
        self.put(if value { "true" } else { "false" })
    }

    #[inline]
    fn serialize_i8(self, value: i8) -> Result<(), Error> {
        self.number(value)
    }

    #[inline]
    fn serialize_i16(self, value: i16) -> Result<(), Error> {
        self.number(value)
    }

    #[inline]
    fn serialize_i32(self, value: i32) -> Result<(), Error> {
        self.number(value)
    }

    #[inline]
    fn serialize_i64(self, value: i64) -> Result<(), Error> {
        self.number(value)
    }

    #[inline]
    fn serialize_u8(self, value: u8) -> Result<(), Error> {
        self.number(value)
    }

    #[inline]
    fn serialize_u16(self, value: u16) -> Result<(), Error> {
        self.number(value)
    }

    #[inline]
    fn serialize_u32(self, value: u32) -> Result<(), Error> {
        self.number(value)
    }

    #[inline]
    fn serialize_u64(self, value: u64) -> Result<(), Error> {
        self.number(value)
    }

    #[inline]
    fn serialize_f32(self, value: f32) -> Result<(), Error> {
        to_writer(self.text, &value)
    }

    #[inline]
    fn serialize_f64(self, value: f64) -> Result<(), Error> {
        to_writer(self.text, &value)
    }

    #[inline]
    fn serialize_char(self, value: char) -> Result<(), Error> {
        write_string(value.encode_utf8(&mut [0; 4]), self.text)
    }

    #[inline]
    fn serialize_str(self, value: &str) -> Result<(), Error> {
        if self.is_written { self.put(value) } else { write_string(value, self.text) }
    }

    #[inline]
    fn serialize_bytes(self, value: &[u8]) -> Result<(), Error> {
        self.collect_seq(value)
    }

    #[inline]
    fn serialize_none(self) -> Result<(), Error> {
        self.put("null")
    }

    #[inline]
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    #[inline]
    fn serialize_unit(self) -> Result<(), Error> {
        self.put("null")
    }

    #[inline]
    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Error> {
        self.put("null")
    }

    #[inline]
    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Error> {
        write_string(variant, self.text)
    }

    #[inline]
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    #[inline]
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        let mut object = self.begin(b'{', b'}')?;
        object.field(variant, value)?;
        object.finish()
    }

    #[inline]
    fn serialize_seq(self, _: Option<usize>) -> Result<Compound<'a>, Error> {
        self.begin(b'[', b']')
    }

    #[inline]
    fn serialize_tuple(self, _: usize) -> Result<Compound<'a>, Error> {
        self.begin(b'[', b']')
    }

    #[inline]
    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Compound<'a>, Error> {
        self.begin(b'[', b']')
    }

    #[inline]
    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Compound<'a>, Error> {
        self.begin_variant(variant, b'[', b']')
    }

    #[inline]
    fn serialize_map(self, _: Option<usize>) -> Result<Compound<'a>, Error> {
        self.begin(b'{', b'}')
    }

    #[inline]
    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Compound<'a>, Error> {
        match name {
            WRITTEN => Ok(Compound { text: self.text, end: None, is_variant: false }),
            _ => self.begin(b'{', b'}'),
        }
    }

    #[inline]
    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Compound<'a>, Error> {
        self.begin_variant(variant, b'{', b'}')
    }
}

macro_rules! elements {
    ($($kind:ident $method:ident)+) => { $(
        impl $kind for Compound<'_> {
            type Ok = ();
            type Error = Error;

            #[inline]
            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.element(value)
            }

            #[inline]
            fn end(self) -> Result<(), Error> {
                self.finish()
            }
        }
    )+ };
}

elements!(SerializeSeq serialize_element SerializeTuple serialize_element);
elements!(SerializeTupleStruct serialize_field SerializeTupleVariant serialize_field);

macro_rules! fields {
    ($($kind:ident)+) => { $(
        impl $kind for Compound<'_> {
            type Ok = ();
            type Error = Error;

            #[inline]
            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Error> {
                self.field(name, value)
            }

            #[inline]
            fn end(self) -> Result<(), Error> {
                self.finish()
            }
        }
    )+ };
}

fields!(SerializeStruct SerializeStructVariant);

impl SerializeMap for Compound<'_> {
    type Ok = ();
    type Error = Error;

    /// What is not a string becomes one.
    #[inline]
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        self.separate();
        let at = self.text.len();
        write(key, self.text)?;
        if self.text[at] != b'"' {
            self.text.insert(at, b'"');
            self.text.push(b'"');
        }
        Ok(())
    }

    #[inline]
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.text.push(b':');
        write(value, self.text)
    }

    #[inline]
    fn end(self) -> Result<(), Error> {
        self.finish()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde_json::value::to_raw_value;
    use serde_json::{json, to_string};

    use super::*;

    #[derive(Serialize)]
    struct Unit;

    #[derive(Serialize)]
    struct New(u8);

    #[derive(Serialize)]
    struct Pair(i8, Option<char>);

    #[derive(Serialize)]
    enum Plain {
        Nothing,
        One(f32),
        #[serde(rename = "two words")]
        Two(i16, String),
        Named {
            inner: Box<Inner>,
        },
    }

    #[derive(Serialize)]
    #[serde(tag = "kind", rename_all = "kebab-case")]
    enum Tagged {
        Empty,
        WithInner(Inner),
        WithField { field: u64 },
    }

    #[derive(Serialize)]
    #[serde(untagged)]
    enum Untagged {
        Number(f64),
        Text(&'static str),
    }

    #[derive(Serialize, Default)]
    struct Inner {
        list: Vec<u32>,
        #[serde(skip_serializing_if = "Option::is_none")]
        left_out: Option<u8>,
        map: BTreeMap<String, i64>,
        #[serde(flatten)]
        more: BTreeMap<&'static str, bool>,
    }

    #[track_caller]
    fn check(value: &impl Serialize) {
        let text = to_string(value).expect("plain data");
        assert_eq!(Written::of(value).get(), text);
        assert_eq!(to_string(&Written::of(value)).expect("JSON"), text, "passed on by serde_json");
        let around = |written: &str| format!("{{\"a\":[{written},{written}]}}");
        let within = BTreeMap::from([("a", [Written::of(value), Written::of(value)])]);
        assert_eq!(Written::of(&within).get(), around(&text), "passed on");
        let raw = to_raw_value(value).expect("plain data");
        assert_eq!(Written::of(&BTreeMap::from([("a", [&raw, &raw])])).get(), around(&text), "written by serde_json");
    }

    fn inner() -> Inner {
        Inner {
            list: vec![0, 7, u32::MAX],
            left_out: None,
            map: BTreeMap::from([("\"".into(), i64::MIN), (String::new(), 5)]),
            more: BTreeMap::from([("more", true), ("less", false)]),
        }
    }

    #[test]
    fn everything_is_written_as_serde_json_writes_it() {
        check(&(Unit, New(255), Pair(-128, None), Pair(0, Some('"')), (), true));
        check(&[Plain::Nothing, Plain::One(0.1), Plain::Two(-5, "x".into()), Plain::Named { inner: inner().into() }]);
        check(&[Tagged::Empty, Tagged::WithInner(inner()), Tagged::WithField { field: u64::MAX }]);
        check(&[Untagged::Number(1e300), Untagged::Number(f64::NAN), Untagged::Number(2.0), Untagged::Text("a")]);
        check(&(inner(), Inner::default(), Some(Some(inner()))));
        check(&BTreeMap::from([(1, "a"), (-20, "b")]));
        check(&BTreeMap::from([(true, 'c')]));
        check(&(Vec::<u8>::new(), [(); 0], BTreeMap::<String, ()>::new(), vec![vec![Some(1.5f32)], vec![None]]));
        check(&json!({ "a": [1, -2.5, "x", null, { "b": [] }], "c": {} }));
    }

    #[test]
    fn strings_are_escaped() {
        let all: String = (0..0x250).filter_map(char::from_u32).chain("\u{2028}🂡".chars()).collect();
        check(&all);
        all.chars().for_each(|c| check(&(c, c.to_string(), format!("before {c} after"))));
        check(&"ends with [");
        check(&["{", "[", ""]);
    }
}
