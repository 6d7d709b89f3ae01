//! Names that nobody can guess: of tables, of people, and what proves who someone is.

use serde::{Deserialize, Serialize, Serializer};
use std::fmt::{self, Write as _};
use std::str::FromStr;

/// Crockford's base 32, in small letters: nothing in it can be mixed up.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// The digits of 128 bits.
const LENGTH: usize = 26;

/// A table. Whoever knows it is invited.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct TableId(u128);

/// A person.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct PersonId(u128);

/// A text that is no name of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this names nothing")]
pub struct NoName;

/// The operating system gave no random bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no random bytes can be had")]
pub struct NoChance;

/// Random bytes of the operating system.
pub fn random<const N: usize>() -> Result<[u8; N], NoChance> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NoChance)?;
    Ok(bytes)
}

/// 128 random bits, as a number.
fn random_number() -> Result<u128, NoChance> {
    random().map(u128::from_le_bytes)
}

/// 128 random bits that a program shows to prove who it plays for.
pub fn random_token() -> Result<String, NoChance> {
    Ok(String::from_iter(digits(random_number()?)))
}

/// 128 random bits that a person writes down.
pub fn random_code() -> Result<String, NoChance> {
    let digits = random_token()?.to_uppercase();
    let groups: Vec<&str> = [0..5, 5..10, 10..15, 15..20, 20..26].map(|range| &digits[range]).to_vec();
    Ok(groups.join("-"))
}

/// A code or token as it is hashed: however it was typed.
pub fn plain(code: &str) -> String {
    code.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).map(unmistaken).collect()
}

/// What was meant by letters that are not digits of ours.
fn unmistaken(c: char) -> char {
    match c {
        'o' => '0',
        'i' | 'l' => '1',
        c => c,
    }
}

/// The digits of a number, the highest first.
fn digits(number: u128) -> [char; LENGTH] {
    std::array::from_fn(|n| DIGITS[(number >> (5 * (LENGTH - 1 - n))) as usize & 31] as char)
}

fn read(text: &str) -> Result<u128, NoName> {
    let value = |c: u8| DIGITS.iter().position(|&digit| digit == c).ok_or(NoName);
    if text.len() != LENGTH || text.as_bytes()[0] > b'7' {
        return Err(NoName);
    }
    text.bytes().try_fold(0, |number, c| Ok(number << 5 | value(c)? as u128))
}

/// A name that is 128 random bits.
macro_rules! name {
    ($($id:ident),+) => {$(
        impl $id {
            /// A new one, that nobody had before.
            pub fn random() -> Result<Self, NoChance> {
                random_number().map(Self)
            }
        }

        impl fmt::Display for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                digits(self.0).into_iter().try_for_each(|digit| f.write_char(digit))
            }
        }

        impl fmt::Debug for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }

        impl FromStr for $id {
            type Err = NoName;

            fn from_str(text: &str) -> Result<Self, NoName> {
                read(text).map(Self)
            }
        }

        impl TryFrom<String> for $id {
            type Error = NoName;

            fn try_from(text: String) -> Result<Self, NoName> {
                text.parse()
            }
        }

        impl Serialize for $id {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    )+};
}

name!(TableId, PersonId);

#[cfg(test)]
mod tests {
    use super::{PersonId, TableId, plain, random_code, random_token};

    #[test]
    fn a_name_is_read_as_it_is_written() {
        for number in [0, 1, u128::MAX, 0x0123_4567_89ab_cdef << 40] {
            let text = TableId(number).to_string();
            assert_eq!(text.len(), 26);
            assert_eq!(text.parse(), Ok(TableId(number)));
        }
        for strange in [
            "",
            "x",
            "zzzzzzzzzzzzzzzzzzzzzzzzzz",
            "0000000000000000000000000u",
            "../../../../etc/passwd-123",
        ] {
            assert!(strange.parse::<TableId>().is_err(), "{strange}");
        }
    }

    #[test]
    fn names_are_never_the_same() {
        assert_ne!(PersonId::random(), PersonId::random());
        assert_ne!(random_token(), random_token());
    }

    #[test]
    fn a_code_is_the_same_however_it_is_typed() {
        let code = random_code().expect("chance");
        assert_eq!(code.len(), 30);
        assert_eq!(plain(&code), plain(&code.to_lowercase().replace('-', " ")));
        assert_eq!(plain("O0Il1"), "00111");
    }
}
