//! An order on the bench: sockets for its types and inks, and three switches.

use platen_rules::cards::CardSet;
use platen_rules::vocabulary::{ByInk, ByLetter, BySpecialty, Ink, Letter};
use platen_rules::{Fulfilment, Order};

/// An order as a forme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forme {
    /// The order.
    pub order: Order,
    /// Whether it is printed now.
    pub on: bool,
    /// The types it asks for.
    pub needs: ByLetter<u8>,
    /// The types laid.
    pub laid: ByLetter<u8>,
    /// The letter left out (CHR-3).
    pub left_out: Option<Letter>,
    /// Whether its colours are fulfilled.
    pub colours: bool,
    /// A socket for each ink that it shows.
    pub inks: Vec<InkSocket>,
    /// Whether its decoration is fulfilled.
    pub decoration: bool,
    /// The levels that the decoration asks for.
    pub levels: BySpecialty<u8>,
}

/// A socket for an ink.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InkSocket {
    /// The ink shown.
    pub symbol: Ink,
    /// The ink laid.
    pub token: Option<Ink>,
}

impl InkSocket {
    /// Whether an ink may lie there; a wild one lies anywhere (CHR-8). The rules have the last word.
    pub(super) fn takes(&self, ink: Ink, wild: Option<Ink>) -> bool {
        self.symbol == ink || wild == Some(ink)
    }
}

impl Forme {
    pub(super) fn new(cards: &CardSet, order: Order) -> Forme {
        let refinement = cards.refinement_card(order.refinement);
        Forme {
            order,
            on: false,
            needs: cards.printing_card(order.printing).letters,
            laid: ByLetter::default(),
            left_out: None,
            colours: false,
            inks: refinement.inks.each().map(|symbol| InkSocket { symbol, token: None }).collect(),
            decoration: false,
            levels: refinement.decoration,
        }
    }

    /// The types that are asked for and not laid, without the one left out.
    pub fn lacking(&self) -> ByLetter<u8> {
        let mut lacking = ByLetter(std::array::from_fn(|i| self.needs.0[i].saturating_sub(self.laid.0[i])));
        if let Some(letter) = self.left_out {
            lacking[letter] = lacking[letter].saturating_sub(1);
        }
        lacking
    }

    /// The inks laid.
    pub fn tokens(&self) -> impl Iterator<Item = Ink> + '_ {
        self.inks.iter().filter_map(|socket| socket.token)
    }

    /// Whether it is printed and every socket of what is switched on is filled.
    pub fn is_full(&self) -> bool {
        let coloured = !self.colours || self.inks.iter().all(|socket| socket.token.is_some());
        self.on && coloured && self.lacking().total() == 0
    }

    /// The order as it is declared.
    pub(super) fn fulfilment(&self) -> Fulfilment {
        Fulfilment {
            printing: self.order.printing,
            left_out: self.left_out,
            inks: self.colours.then(|| ByInk::count(self.tokens())),
            decoration: self.decoration,
        }
    }

    pub(super) fn clear(&mut self) {
        (self.on, self.colours, self.decoration, self.left_out) = (false, false, false, None);
        self.laid = ByLetter::default();
        self.lift_inks();
    }

    pub(super) fn lay(&mut self, stone: &ByLetter<u8>) {
        let lacking = self.lacking();
        for letter in Letter::ALL {
            self.laid[letter] += lacking[letter].min(stone[letter]);
        }
    }

    pub(super) fn lift_inks(&mut self) {
        self.inks.iter_mut().for_each(|socket| socket.token = None);
    }

    /// Fills the empty sockets: each with its own colour first, then with wild inks.
    pub(super) fn lay_inks(&mut self, mut stone: ByInk<u8>, wild: Option<Ink>) {
        for wanted in [None, wild] {
            for socket in self.inks.iter_mut().filter(|socket| socket.token.is_none()) {
                let ink = wanted.unwrap_or(socket.symbol);
                if stone[ink] > 0 {
                    stone[ink] -= 1;
                    socket.token = Some(ink);
                }
            }
        }
    }

    pub(super) fn leave_out(&mut self, letter: Option<Letter>) {
        self.left_out = letter.filter(|&letter| self.needs[letter] > 0);
        if let Some(letter) = self.left_out {
            self.laid[letter] = self.laid[letter].min(self.needs[letter] - 1);
        }
    }

    /// Lays what a declaration names for this order.
    pub(super) fn lay_out(&mut self, fulfilment: &Fulfilment) {
        self.on = true;
        self.decoration = fulfilment.decoration;
        self.leave_out(fulfilment.left_out);
        self.laid = self.needs;
        self.leave_out(fulfilment.left_out);
        self.colours = fulfilment.inks.is_some();
        let Some(mut tokens) = fulfilment.inks else { return };
        self.lay_inks(tokens, None);
        self.tokens().for_each(|token| tokens[token] = tokens[token].saturating_sub(1));
        let mut rest = tokens.each();
        self.inks
            .iter_mut()
            .filter(|socket| socket.token.is_none())
            .for_each(|socket| socket.token = rest.next());
    }
}
