//! The words of a game: enumerations whose members have a stable name.

/// An enumeration whose members have a stable name, for notation, messages and clients.
#[macro_export]
macro_rules! named_enum {
    ($(#[$doc:meta])* $name:ident { $($member:ident = $word:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, ::serde::Serialize, ::serde::Deserialize)]
        pub enum $name { $(#[serde(rename = $word)] $member),+ }

        impl $name {
            pub const ALL: [$name; [$($word),+].len()] = [$($name::$member),+];

            pub const fn name(self) -> &'static str {
                match self { $($name::$member => $word),+ }
            }

            pub fn parse(word: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|member| member.name() == word)
            }

            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}
