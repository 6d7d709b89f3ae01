//! What a gear sector gives: the thirteen kinds GRW-1 to GRW-13, with their parameters 34 different sectors.

use crate::vocabulary::{Ink, Letter, Specialty, UnknownWord};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The reward of one gear sector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Sector {
    /// GRW-1: exchange an ink.
    ExchangeInk,
    /// GRW-2: exchange a type.
    ExchangeLetter,
    /// GRW-3: raise the lowest specialty.
    RaiseLowest,
    /// GRW-4: fame equal to the round.
    RoundFame,
    /// GRW-5: an order.
    Order,
    /// GRW-6: sell a type.
    SellLetter,
    /// GRW-7: fame for orders with that ink.
    InkFame(Ink),
    /// GRW-8: an ink of that colour.
    TakeInk(Ink),
    /// GRW-9: one ink for two.
    InkForTwo(Ink),
    /// GRW-10: fame for orders with that letter.
    LetterFame(Letter),
    /// GRW-11: that letter for 3 less.
    CheapLetter(Letter),
    /// GRW-12: fame for orders with that specialty.
    SpecialtyFame(Specialty),
    /// GRW-13: raise that specialty.
    Raise(Specialty),
}

impl Sector {
    /// All 34 sectors.
    pub fn all() -> Vec<Sector> {
        use Sector::{
            CheapLetter, ExchangeInk, ExchangeLetter, InkFame, InkForTwo, LetterFame, Order, Raise,
            RaiseLowest, RoundFame, SellLetter, SpecialtyFame, TakeInk,
        };
        let mut all = vec![ExchangeInk, ExchangeLetter, RaiseLowest, RoundFame, Order, SellLetter];
        for kind in [InkFame, TakeInk, InkForTwo] {
            all.extend(Ink::ALL.map(kind));
        }
        for kind in [LetterFame, CheapLetter] {
            all.extend(Letter::ALL.map(kind));
        }
        for kind in [SpecialtyFame, Raise] {
            all.extend(Specialty::ALL.map(kind));
        }
        all
    }

    /// The rule of the sector: `GRW-1` to `GRW-13`.
    pub const fn rule(self) -> &'static str {
        match self {
            Sector::ExchangeInk => "GRW-1",
            Sector::ExchangeLetter => "GRW-2",
            Sector::RaiseLowest => "GRW-3",
            Sector::RoundFame => "GRW-4",
            Sector::Order => "GRW-5",
            Sector::SellLetter => "GRW-6",
            Sector::InkFame(_) => "GRW-7",
            Sector::TakeInk(_) => "GRW-8",
            Sector::InkForTwo(_) => "GRW-9",
            Sector::LetterFame(_) => "GRW-10",
            Sector::CheapLetter(_) => "GRW-11",
            Sector::SpecialtyFame(_) => "GRW-12",
            Sector::Raise(_) => "GRW-13",
        }
    }

    /// The parameter's code, if the kind has one.
    pub const fn parameter(self) -> Option<&'static str> {
        match self {
            Sector::InkFame(ink) | Sector::TakeInk(ink) | Sector::InkForTwo(ink) => Some(ink.code()),
            Sector::LetterFame(letter) | Sector::CheapLetter(letter) => Some(letter.code()),
            Sector::SpecialtyFame(specialty) | Sector::Raise(specialty) => Some(specialty.code()),
            Sector::ExchangeInk
            | Sector::ExchangeLetter
            | Sector::RaiseLowest
            | Sector::RoundFame
            | Sector::Order
            | Sector::SellLetter => None,
        }
    }
}

impl fmt::Display for Sector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.parameter() {
            Some(parameter) => write!(f, "{}:{parameter}", self.rule()),
            None => f.write_str(self.rule()),
        }
    }
}

impl FromStr for Sector {
    type Err = UnknownWord;
    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        let (rule, parameter) = match text.split_once(':') {
            Some((rule, parameter)) => (rule, Some(parameter)),
            None => (text, None),
        };
        match (rule, parameter) {
            ("GRW-1", None) => Ok(Sector::ExchangeInk),
            ("GRW-2", None) => Ok(Sector::ExchangeLetter),
            ("GRW-3", None) => Ok(Sector::RaiseLowest),
            ("GRW-4", None) => Ok(Sector::RoundFame),
            ("GRW-5", None) => Ok(Sector::Order),
            ("GRW-6", None) => Ok(Sector::SellLetter),
            ("GRW-7", Some(ink)) => ink.parse().map(Sector::InkFame),
            ("GRW-8", Some(ink)) => ink.parse().map(Sector::TakeInk),
            ("GRW-9", Some(ink)) => ink.parse().map(Sector::InkForTwo),
            ("GRW-10", Some(letter)) => letter.parse().map(Sector::LetterFame),
            ("GRW-11", Some(letter)) => letter.parse().map(Sector::CheapLetter),
            ("GRW-12", Some(specialty)) => specialty.parse().map(Sector::SpecialtyFame),
            ("GRW-13", Some(specialty)) => specialty.parse().map(Sector::Raise),
            _ => Err(UnknownWord::new("a gear sector", text, &FORMS)),
        }
    }
}

/// How the sectors are written, for whoever mistypes one.
const FORMS: [&str; 13] = [
    "GRW-1",
    "GRW-2",
    "GRW-3",
    "GRW-4",
    "GRW-5",
    "GRW-6",
    "GRW-7:INK",
    "GRW-8:INK",
    "GRW-9:INK",
    "GRW-10:TYPE",
    "GRW-11:TYPE",
    "GRW-12:SPECIALTY",
    "GRW-13:SPECIALTY",
];

impl TryFrom<String> for Sector {
    type Error = UnknownWord;
    fn try_from(text: String) -> Result<Self, UnknownWord> {
        text.parse()
    }
}

impl From<Sector> for String {
    fn from(sector: Sector) -> String {
        sector.to_string()
    }
}
