//! The fulfilment workbench: orders as formes, types and inks that are laid into them, and what is done first (FUL-7).
//!
//! The bench decides nothing. Whether a layout can be declared, and what it gives, is found by doing it on a [`Preview`].

mod forme;
mod totals;

pub use forme::{Forme, InkSocket};
pub use totals::{GearFame, Lack, Totals};

use crate::preview::Preview;
use crate::scene::Scene;
use platen_host::protocol::Proposal;
use platen_rules::cards::CardSet;
use platen_rules::vocabulary::{ByInk, ByLetter, Ink, Letter};
use platen_rules::{Action, Declaration, Refusal};
use std::sync::Arc;

/// Where a type or an ink lies on the bench.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// Not laid.
    Stone,
    /// In the forme of that place, from 0.
    Forme(usize),
}

/// A fulfilling step that is being put together.
#[derive(Clone, Debug)]
pub struct Bench {
    cards: Arc<CardSet>,
    now: Preview,
    first: Vec<Action>,
    hand: Preview,
    formes: Vec<Forme>,
    later: Vec<Action>,
}

impl Bench {
    /// An empty bench, in the viewer's own fulfilling step before the declaration.
    pub fn of(scene: Scene<'_>) -> Option<Bench> {
        scene.sight.choices.declarations?;
        let now = Preview::of(scene)?;
        let formes = now.player().orders.iter().map(|&order| Forme::new(scene.cards, order)).collect();
        let (cards, hand) = (scene.cards.clone(), now.clone());
        Some(Bench { cards, now, first: Vec::new(), hand, formes, later: Vec::new() })
    }

    /// The formes, by the slots of the orders.
    pub fn formes(&self) -> &[Forme] {
        &self.formes
    }

    /// What is done before the declaration.
    pub fn first(&self) -> &[Action] {
        &self.first
    }

    /// What the proposal does after the declaration.
    pub fn later(&self) -> &[Action] {
        &self.later
    }

    /// The types that are not laid.
    pub fn letters_on_stone(&self) -> ByLetter<u8> {
        let mut left = self.hand.player().letters;
        for letter in Letter::ALL {
            let laid: u8 = self.formes.iter().map(|forme| forme.laid[letter]).sum();
            left[letter] = left[letter].saturating_sub(laid);
        }
        left
    }

    /// The inks that are not laid.
    pub fn inks_on_stone(&self) -> ByInk<u8> {
        let mut left = self.hand.player().inks;
        for token in self.formes.iter().flat_map(Forme::tokens) {
            left[token] = left[token].saturating_sub(1);
        }
        left
    }

    /// Prints an order or leaves it for later. Types come from the stone, as far as they are there.
    pub fn print(&mut self, place: usize, on: bool) {
        let stone = self.letters_on_stone();
        let Some(forme) = self.formes.get_mut(place) else { return };
        if on {
            forme.on = true;
            forme.lay(&stone);
        } else {
            forme.clear();
        }
    }

    /// Fulfils the colours of an order or leaves them. Inks come from the stone, wild ones where no other is there.
    pub fn colours(&mut self, place: usize, on: bool) {
        self.begin(place, on);
        let (stone, wild) = (self.inks_on_stone(), self.hand.player().wild);
        let Some(forme) = self.formes.get_mut(place) else { return };
        forme.colours = on;
        if on { forme.lay_inks(stone, wild) } else { forme.lift_inks() }
    }

    /// Fulfils the decoration of an order or leaves it.
    pub fn decoration(&mut self, place: usize, on: bool) {
        self.begin(place, on);
        if let Some(forme) = self.formes.get_mut(place) {
            forme.decoration = on;
        }
    }

    /// Leaves out one letter of an order (CHR-3), or none; the order that had one left out gets its socket back.
    pub fn leave_out(&mut self, place: usize, letter: Option<Letter>) {
        self.begin(place, letter.is_some());
        self.formes.iter_mut().for_each(|forme| forme.left_out = None);
        let stone = self.letters_on_stone();
        if let Some(forme) = self.formes.get_mut(place) {
            forme.leave_out(letter);
            forme.lay(&stone);
        }
    }

    /// Moves a type; tells whether it could. In an order that was left for later it begins the printing.
    pub fn move_letter(&mut self, letter: Letter, from: Slot, to: Slot) -> bool {
        let there = match from {
            Slot::Stone => self.letters_on_stone()[letter] > 0,
            Slot::Forme(place) => self.formes.get(place).is_some_and(|forme| forme.laid[letter] > 0),
        };
        let room = match to {
            Slot::Stone => true,
            Slot::Forme(place) => self.formes.get(place).is_some_and(|forme| forme.lacking()[letter] > 0),
        };
        if !there || !room || from == to {
            return false;
        }
        if let Slot::Forme(place) = from {
            self.formes[place].laid[letter] -= 1;
        }
        if let Slot::Forme(place) = to {
            self.formes[place].on = true;
            self.formes[place].laid[letter] += 1;
        }
        true
    }

    /// Puts an ink of the stone into a socket of an order, or takes the ink of a socket out; tells whether it could.
    pub fn set_ink(&mut self, place: usize, socket: usize, token: Option<Ink>) -> bool {
        let (stone, wild) = (self.inks_on_stone(), self.hand.player().wild);
        let Some(forme) = self.formes.get_mut(place) else { return false };
        let Some(socket) = forme.inks.get_mut(socket) else { return false };
        let fits = token.is_none_or(|ink| stone[ink] > 0 && socket.takes(ink, wild));
        if fits {
            socket.token = token;
            (forme.on, forme.colours) = (true, true);
        }
        fits
    }

    /// Does something before the declaration, such as buying a type; or changes nothing and says why not. Rewards that
    /// ask for a choice are taken as declined until they are really asked.
    pub fn do_first(&mut self, action: Action) -> Result<(), Refusal> {
        self.hand.act(&action)?;
        self.hand.decline_rewards();
        self.first.push(action);
        Ok(())
    }

    /// Takes back the last thing that would be done first, and lifts what is then not there. Gives what it was.
    pub fn undo_first(&mut self) -> Option<Action> {
        let undone = self.first.pop();
        let first = std::mem::take(&mut self.first);
        self.hand = self.now.clone();
        for action in first {
            // It was accepted here before.
            let _ = self.do_first(action);
        }
        self.lift_what_is_gone();
        undone
    }

    /// Lays what a proposal says. Tells whether it fits how the table stands.
    pub fn adopt(&mut self, proposal: &Proposal) -> bool {
        self.first.clear();
        self.hand = self.now.clone();
        self.formes.iter_mut().for_each(Forme::clear);
        self.later.clone_from(&proposal.after);
        let Some((last, first)) = proposal.steps.split_last() else { return false };
        let done = first.iter().all(|&action| self.do_first(action).is_ok());
        match last {
            Action::Declare { declaration } if done => {
                self.lay(declaration);
                self.action().is_some()
            }
            _ => done,
        }
    }

    /// Lays exactly what a declaration names.
    pub fn lay(&mut self, declaration: &Declaration) {
        self.formes.iter_mut().for_each(Forme::clear);
        for fulfilment in declaration.orders() {
            let printing = fulfilment.printing;
            if let Some(forme) = self.formes.iter_mut().find(|forme| forme.order.printing == printing) {
                forme.lay_out(fulfilment);
            }
        }
    }

    /// The same layout on a table that went on: `done` steps of what is done first have been carried out there.
    pub fn renew(&self, scene: Scene<'_>, done: usize) -> Option<Bench> {
        let mut bench = Bench::of(scene)?;
        for &action in self.first.iter().skip(done) {
            bench.do_first(action).ok()?;
        }
        for forme in &mut bench.formes {
            if let Some(old) = self.formes.iter().find(|old| old.order == forme.order) {
                forme.clone_from(old);
            }
        }
        bench.later.clone_from(&self.later);
        bench.lift_what_is_gone();
        Some(bench)
    }

    fn begin(&mut self, place: usize, on: bool) {
        if on && self.formes.get(place).is_some_and(|forme| !forme.on) {
            self.print(place, true);
        }
    }

    /// Clears formes from the last one on until no more is laid than is there.
    fn lift_what_is_gone(&mut self) {
        for place in (0..self.formes.len()).rev() {
            let player = self.hand.player();
            let letters = self.formes.iter().fold(ByLetter::default(), |sum, forme| forme.laid.plus(&sum));
            let inks = ByInk::count(self.formes.iter().flat_map(Forme::tokens));
            if letters.fits_in(&player.letters) && inks.fits_in(&player.inks) {
                return;
            }
            self.formes[place].clear();
        }
    }
}
