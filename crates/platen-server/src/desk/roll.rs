//! What the items say of a table whose game cannot be played any more, since the rules are others by now.

use super::Item;
use crate::error::Refused;
use crate::ids::PersonId;
use crate::store::Stored;
use platen_rules::vocabulary::Seat;
use std::collections::BTreeMap;

/// Who sits where.
pub fn sitters(stored: &[Stored]) -> BTreeMap<Seat, PersonId> {
    let mut sitters = BTreeMap::new();
    for item in items(stored) {
        match item {
            Item::Sat { person, seat, .. } => {
                sitters.retain(|_, other| *other != person);
                sitters.insert(seat, person);
            }
            Item::GotUp { seat } => drop(sitters.remove(&seat)),
            _ => {}
        }
    }
    sitters
}

/// What is answered to who asks for the table.
pub(crate) fn unplayable(stored: &[Stored]) -> Refused {
    items(stored).fold(Refused::NoSuchTable, |refused, item| match item {
        Item::Started { .. } => Refused::RulesChanged,
        Item::Closed { .. } => Refused::TableClosed,
        _ => refused,
    })
}

/// Those that can be read.
fn items(stored: &[Stored]) -> impl Iterator<Item = Item> {
    stored.iter().filter_map(|stored| Item::read(stored).ok())
}
