//! What is told of a game that is over: as whoever looks on is told at its end. It is shown as it was told when the rules have changed
//! since, so that the game cannot be played through again.

use super::{Desk, Item, TABLE};
use crate::error::Refused;
use crate::ids::TableId;
use crate::store::{StoreError, Stored};
use axum::extract::ws::Utf8Bytes;
use platen_host::protocol::{Message, Told};
use platen_protocol::Stage;
use platen_rules::Seed;
use platen_rules::vocabulary::Seat;

/// A game that is only told.
#[derive(Clone, Debug)]
pub(super) struct Story {
    pub(super) text: Utf8Bytes,
    /// How many entries its record has.
    pub(super) revision: u32,
}

impl Desk {
    /// A table whose game is over and can only be told.
    pub fn retold(table: TableId, stored: &[Stored], luck: Seed, story: &str) -> Result<Desk, StoreError> {
        let (_, revision) = read(story)?;
        Desk::begun(table, stored, luck, Some(Story { text: story.into(), revision }))
    }

    /// What is to be told of the game, once it is over by an item.
    pub(super) fn story_after(&self, item: &Item) -> Option<String> {
        let is_over = self.stage == Stage::Over && matches!(item, Item::Did { .. });
        let message = is_over.then(|| self.host.told_to_onlooker(TABLE)).flatten()?;
        Some(Told { to: None, message }.text())
    }

    /// Why there is nothing to be had of a game that is only told.
    pub(super) fn only_told(&self) -> Option<Refused> {
        self.story.is_some().then_some(Refused::RulesChanged)
    }
}

/// The same without the name of who sat at a seat.
pub(crate) fn without_name(story: &str, seat: Seat) -> Result<String, StoreError> {
    let (mut told, _) = read(story)?;
    if let Message::Seated { info, .. } = &mut told.message {
        info.seats.iter_mut().filter(|info| info.seat == seat).for_each(|info| info.name = None);
    }
    Ok(told.text())
}

fn read(story: &str) -> Result<(Told, u32), StoreError> {
    let told: Told = serde_json::from_str(story).map_err(|_| StoreError::Damaged)?;
    match &told.message {
        Message::Seated { state, .. } => {
            let revision = state.revision;
            Ok((told, revision))
        }
        _ => Err(StoreError::Damaged),
    }
}
