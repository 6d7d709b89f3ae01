//! The two hands that the rules work with: [`Look`] reads the open table, [`Play`] changes the game.
//!
//! Whether an action is allowed depends on the open table alone, so [`Look`] serves players' views as well as games.
//! The rule families in [`crate::rules`] add their own methods to both.

use crate::cards::CardSet;
use crate::chance::Script;
use crate::event::{Event, Sink, Why};
use crate::state::{Player, Secrets, Table};
use crate::vocabulary::{Ink, Letter, Seat};

/// Reads the open table by the rules.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    pub(crate) cards: &'a CardSet,
    pub(crate) table: &'a Table,
}

impl<'a> Look<'a> {
    /// Reads a table with the cards it is played with.
    pub fn new(cards: &'a CardSet, table: &'a Table) -> Look<'a> {
        Look { cards, table }
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &'a Player {
        &self.table.players[seat]
    }
}

/// Changes a game by the rules. Every method takes for granted that its action was checked.
pub(crate) struct Play<'a, S: Sink> {
    pub(crate) cards: &'a CardSet,
    pub(crate) table: &'a mut Table,
    pub(crate) secrets: &'a mut Secrets,
    pub(crate) sink: &'a mut S,
    pub(crate) script: Option<&'a mut Script>,
}

impl<S: Sink> Play<'_, S> {
    #[inline]
    pub(crate) fn look(&self) -> Look<'_> {
        Look { cards: self.cards, table: self.table }
    }

    #[inline]
    pub(crate) fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.table.players[seat]
    }

    /// Tells what happened, if anyone listens.
    #[inline]
    pub(crate) fn tell(&mut self, event: impl FnOnce(&Self) -> Event) {
        if S::LISTENS {
            let event = event(self);
            self.sink.event(event);
        }
    }

    /// An ink of the bag goes to a player.
    #[inline]
    pub(crate) fn gain_ink(&mut self, seat: Seat, ink: Ink, why: Why) {
        self.table.bag[ink] -= 1;
        self.player(seat).inks[ink] += 1;
        self.tell(|_| Event::InkGained { seat, ink, why });
    }

    /// An ink of a player goes into the bag.
    #[inline]
    pub(crate) fn lose_ink(&mut self, seat: Seat, ink: Ink, why: Why) {
        self.player(seat).inks[ink] -= 1;
        self.table.bag[ink] += 1;
        self.tell(|_| Event::InkLost { seat, ink, why });
    }

    /// A player gets guilders from the bank.
    #[inline]
    pub(crate) fn gain_guilders(&mut self, seat: Seat, amount: u8, why: Why) {
        self.player(seat).guilders += u16::from(amount);
        self.tell(|_| Event::Guilders { seat, amount: i16::from(amount), why, card: None, specialty: None });
    }

    /// A player gets a type from the supply, for a price where it is bought.
    #[inline]
    pub(crate) fn gain_type(&mut self, seat: Seat, letter: Letter, why: Why, paid: Option<u16>) {
        let player = self.player(seat);
        player.guilders -= paid.unwrap_or(0);
        player.letters[letter] += 1;
        self.tell(|_| Event::TypeGained { seat, letter, why, paid });
    }

    /// A player gives a type back to the supply.
    #[inline]
    pub(crate) fn lose_type(&mut self, seat: Seat, letter: Letter, why: Why) {
        self.player(seat).letters[letter] -= 1;
        self.tell(|_| Event::TypeLost { seat, letter, why });
    }

    /// A player earns fame with a gear.
    #[inline]
    pub(crate) fn gain_gear_fame(&mut self, seat: Seat, amount: u16, why: Why) {
        self.player(seat).fame.gears += amount;
        self.tell(|_| Event::Fame { seat, amount: amount.cast_signed(), why, card: None });
    }
}
