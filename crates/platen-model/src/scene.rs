//! What every model is made from.

use platen_host::protocol::{Sight, TableInfo};
use platen_rules::cards::{CardSet, published_set, read_set};
use platen_rules::vocabulary::Seat;
use platen_rules::{Look, Player, Table, View};
use std::sync::Arc;

/// The cards of a table; none if they are of a set that this program does not know.
pub fn cards_of(info: &TableInfo) -> Option<Arc<CardSet>> {
    match &info.set_text {
        Some(text) => read_set(text).ok().map(Arc::new),
        None => published_set(&info.set.name),
    }
}

/// The cards and what a viewer sees.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The cards that are played with.
    pub cards: &'a Arc<CardSet>,
    /// What is seen and may be done.
    pub sight: &'a Sight,
}

impl<'a> Scene<'a> {
    /// What is seen with these cards.
    pub fn new(cards: &'a Arc<CardSet>, sight: &'a Sight) -> Scene<'a> {
        Scene { cards, sight }
    }

    /// The view.
    pub fn view(&self) -> &'a View {
        &self.sight.view
    }

    /// The open table.
    pub fn table(&self) -> &'a Table {
        &self.sight.view.table
    }

    /// Whose view it is; none for a spectator.
    pub fn viewer(&self) -> Option<Seat> {
        self.sight.view.viewer
    }

    /// A player.
    pub fn player(&self, seat: Seat) -> &'a Player {
        &self.table().players[seat]
    }

    /// The table, read by the rules.
    pub fn look(&self) -> Look<'a> {
        Look::new(self.cards, self.table())
    }

    /// Whether the viewer is to decide.
    pub fn is_awaited(&self) -> bool {
        self.viewer().is_some_and(|seat| self.sight.awaited.contains(&seat))
    }

    /// The spaces of each kind on the board.
    pub(crate) fn spaces(&self) -> usize {
        self.cards.board.spaces(self.table().seat_count())
    }
}
