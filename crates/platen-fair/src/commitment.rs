//! Secrets, shares and salts, and the hashes that bind to them without telling them.

use platen_rules::vocabulary::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What the house contributes to the seed; told when the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Secret(pub [u8; 32]);

/// What a person contributes to the seed.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Share(pub [u8; 32]);

/// What makes the hash of a plan unguessable; told when the plans are revealed.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Salt(pub [u8; 32]);

/// A hash that binds to something without telling it.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Commitment(pub [u8; 32]);

/// Why a text is none of them.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a number of 64 hex digits")]
pub struct BadHex(String);

impl Secret {
    /// The hash that is published before the first share is opened.
    pub fn commitment(&self, table: &str) -> Commitment {
        Commitment(hash("platen fair 1: the secret of the house", &[table.as_bytes(), &self.0]))
    }

    /// The salt of the plan that is entry `number` of the record. One salt tells nothing of another, nor of the secret.
    pub fn salt(&self, table: &str, number: u32) -> Salt {
        let number = number.to_le_bytes();
        Salt(hash("platen fair 1: the salt of a plan", &[table.as_bytes(), &self.0, &number]))
    }
}

impl Share {
    /// The hash that a person gives before any share is opened.
    pub fn commitment(&self, table: &str, seat: Seat) -> Commitment {
        let parts: [&[u8]; 3] = [table.as_bytes(), &[seat.number()], &self.0];
        Commitment(hash("platen fair 1: the share of a person", &parts))
    }
}

/// The hash that is published when a plan is locked: of the line of the record, at its number.
pub fn seal(salt: &Salt, table: &str, number: u32, line: &str) -> Commitment {
    let parts: [&[u8]; 4] = [table.as_bytes(), &salt.0, &number.to_le_bytes(), line.as_bytes()];
    Commitment(hash("platen fair 1: a sealed plan", &parts))
}

/// A hash for one purpose; each part goes in with its length, so no two lists of parts are alike.
pub(crate) fn hash(purpose: &'static str, parts: &[&[u8]]) -> [u8; 32] {
    let mut hasher = blake3::Hasher::new_derive_key(purpose);
    for part in parts {
        hasher.update(&(part.len() as u64).to_le_bytes());
        hasher.update(part);
    }
    *hasher.finalize().as_bytes()
}

fn write_hex(bytes: &[u8; 32], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

fn read_hex(text: &str) -> Result<[u8; 32], BadHex> {
    blake3::Hash::from_hex(text)
        .map(|hash| *hash.as_bytes())
        .map_err(|_| BadHex(text.chars().take(80).collect()))
}

/// As 64 hex digits, in texts and in JSON.
macro_rules! as_hex {
    ($($type:ident),*) => {$(
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write_hex(&self.0, f)
            }
        }
        impl FromStr for $type {
            type Err = BadHex;
            fn from_str(text: &str) -> Result<Self, BadHex> {
                read_hex(text).map($type)
            }
        }
        impl TryFrom<String> for $type {
            type Error = BadHex;
            fn try_from(text: String) -> Result<Self, BadHex> {
                text.parse()
            }
        }
        impl From<$type> for String {
            fn from(value: $type) -> String {
                value.to_string()
            }
        }
    )*};
}
as_hex!(Secret, Share, Salt, Commitment);

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

/// What must not stand in a log is not written there.
macro_rules! hidden {
    ($($type:ident),*) => {$(
        impl fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($type), "(hidden)"))
            }
        }
    )*};
}
hidden!(Secret, Share, Salt);
