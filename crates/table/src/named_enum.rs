//! The words of a game: enumerations whose members have a stable name, and what is kept for each of them.

use std::fmt;
use std::marker::PhantomData;

use enum_map::Enum;
use serde::{Deserialize, Serialize};

/// An enumeration whose members have a stable name, for notation, messages and clients. It can be the key of an
/// [`EnumMap`](enum_map::EnumMap) and the member of an [`EnumSet`].
///
/// `Red = "red"` is read, written and serialized as `red`. `War = "War" as "war"` is a proper name: it is written with
/// a capital, read in any case, and serialized as `war`.
#[macro_export]
macro_rules! named_enum {
    ($(#[$doc:meta])* $name:ident { $($(#[$note:meta])* $member:ident = $word:literal,)+ }) => {
        $crate::named_enum! { @define $(#[$doc])* $name { $($(#[$note])* $member = $word, $word;)+ } }

        impl $name {
            pub fn parse(word: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|member| member.name() == word)
            }
        }
    };

    ($(#[$doc:meta])* $name:ident { $($(#[$note:meta])* $member:ident = $word:literal as $serialized:literal,)+ }) => {
        $crate::named_enum! { @define $(#[$doc])* $name { $($(#[$note])* $member = $word, $serialized;)+ } }

        impl $name {
            pub fn parse(word: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|member| member.name().eq_ignore_ascii_case(word))
            }
        }
    };

    (@define $(#[$doc:meta])* $name:ident {
        $($(#[$note:meta])* $member:ident = $word:literal, $serialized:literal;)+
    }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, ::serde::Serialize, ::serde::Deserialize)]
        pub enum $name { $($(#[$note])* #[serde(rename = $serialized)] $member),+ }

        impl $name {
            pub const ALL: [$name; [$($word),+].len()] = [$($name::$member),+];

            pub const fn name(self) -> &'static str {
                match self { $($name::$member => $word),+ }
            }

            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        // By hand and not derived, so that who uses this macro need not depend on the crate.
        impl $crate::enum_map::Enum for $name {
            const LENGTH: usize = Self::ALL.len();

            #[inline]
            fn from_usize(index: usize) -> Self {
                Self::ALL[index]
            }

            #[inline]
            fn into_usize(self) -> usize {
                self as usize
            }
        }

        impl<V> $crate::enum_map::EnumArray<V> for $name {
            type Array = [V; Self::ALL.len()];
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }

        $crate::describe_named_enum!($name: $($serialized)+);
    };
}

/// What clients and their programs are told of the enumeration: a union of strings.
#[cfg(feature = "schema")]
#[macro_export]
#[doc(hidden)]
macro_rules! describe_named_enum {
    ($name:ident: $($serialized:literal)+) => {
        impl $crate::ts_rs::TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &$crate::ts_rs::Config) -> String {
                stringify!($name).to_string()
            }

            fn inline(_: &$crate::ts_rs::Config) -> String {
                [$(concat!("\"", $serialized, "\"")),+].join(" | ")
            }

            fn decl(config: &$crate::ts_rs::Config) -> String {
                format!(concat!("type ", stringify!($name), " = {};"), Self::inline(config))
            }

            fn output_path() -> Option<::std::path::PathBuf> {
                Some(concat!(stringify!($name), ".ts").into())
            }
        }

        impl $crate::schemars::JsonSchema for $name {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut $crate::schemars::SchemaGenerator) -> $crate::schemars::Schema {
                $crate::schemars::json_schema!({ "type": "string", "enum": [$($serialized),+] })
            }
        }
    };
}

#[cfg(not(feature = "schema"))]
#[macro_export]
#[doc(hidden)]
macro_rules! describe_named_enum {
    ($name:ident: $($serialized:literal)+) => {};
}

/// A set of members of an enumeration with at most 32 of them: one bit each, in their order.
#[derive(Serialize, Deserialize)]
#[serde(transparent)]
pub struct EnumSet<K> {
    bits: u32,
    #[serde(skip)]
    members: PhantomData<K>,
}

impl<K> EnumSet<K> {
    pub const NONE: Self = EnumSet { bits: 0, members: PhantomData };

    /// One bit for each member, the first member's the lowest.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.bits
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    #[inline]
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }
}

impl<K: Enum + Copy> EnumSet<K> {
    const FITS: () = assert!(K::LENGTH <= 32, "a set has 32 bits");

    pub fn all() -> Self {
        (0..K::LENGTH).map(K::from_usize).collect()
    }

    #[inline]
    fn bit(member: K) -> u32 {
        let () = Self::FITS;
        1 << member.into_usize()
    }

    #[inline]
    pub fn has(self, member: K) -> bool {
        self.bits & Self::bit(member) != 0
    }

    #[inline]
    pub fn insert(&mut self, member: K) {
        self.bits |= Self::bit(member);
    }

    #[inline]
    pub fn remove(&mut self, member: K) {
        self.bits &= !Self::bit(member);
    }

    /// The members in their order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = K> + Clone {
        let mut rest = self.bits;
        std::iter::from_fn(move || {
            let first = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(K::from_usize(first))
        })
    }
}

// By hand and not derived: a derive would ask the same of `K`, which is not there.
impl<K> Clone for EnumSet<K> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}
impl<K> Copy for EnumSet<K> {}

impl<K> PartialEq for EnumSet<K> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}
impl<K> Eq for EnumSet<K> {}

impl<K> Default for EnumSet<K> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<K: Enum + Copy + fmt::Debug> fmt::Debug for EnumSet<K> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<K: Enum + Copy> FromIterator<K> for EnumSet<K> {
    fn from_iter<I: IntoIterator<Item = K>>(members: I) -> Self {
        let mut set = Self::NONE;
        members.into_iter().for_each(|member| set.insert(member));
        set
    }
}
