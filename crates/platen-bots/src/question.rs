//! What a bot is asked: a seat's view and what that seat may do. There is nothing else to be had from it.

use platen_rules::cards::CardSet;
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, Declarations, Look, Plans, Table, View};
use std::sync::Arc;

/// A decision that a seat has to make, as that seat sees it.
///
/// What a bot can reach from here is open to its seat:
/// ```
/// # use platen_bots::Question;
/// fn look(question: &Question<'_>) -> u8 {
///     question.view().table.round
/// }
/// ```
/// There is no way to the game, nor to the order of decks, to chance or to others' plans:
/// ```compile_fail,E0599
/// # use platen_bots::Question;
/// fn peek(question: &Question<'_>) {
///     question.setup();
/// }
/// ```
/// ```compile_fail,E0599
/// # use platen_bots::Question;
/// fn peek(question: &Question<'_>) {
///     question.view().setup();
/// }
/// ```
/// ```compile_fail,E0609
/// # use platen_bots::Question;
/// fn peek(question: &Question<'_>) {
///     let _ = question.view().chance;
/// }
/// ```
/// ```compile_fail,E0609
/// # use platen_bots::Question;
/// fn peek(question: &Question<'_>) {
///     let _ = question.table().plans;
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Question<'a> {
    cards: &'a Arc<CardSet>,
    view: &'a View,
    seat: Seat,
    listed: Vec<Action>,
}

impl<'a> Question<'a> {
    /// The question that a view poses to its viewer; none if there is nothing to decide.
    pub fn new(cards: &'a Arc<CardSet>, view: &'a View) -> Option<Question<'a>> {
        let seat = view.viewer?;
        let look = view.look(cards);
        let mut listed = Vec::new();
        look.legal_actions(seat, &mut listed);
        let none = listed.is_empty() && look.plans(seat).is_none();
        (!none).then_some(Question { cards, view, seat, listed })
    }

    /// The cards that are played with.
    pub fn cards(&self) -> &'a Arc<CardSet> {
        self.cards
    }

    /// What the seat sees.
    pub fn view(&self) -> &'a View {
        self.view
    }

    /// Who is to decide.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What lies open.
    pub fn table(&self) -> &'a Table {
        &self.view.table
    }

    /// The open table, read by the rules.
    pub fn look(&self) -> Look<'a> {
        self.view.look(self.cards)
    }

    /// Every legal action but plans and declarations.
    pub fn listed(&self) -> &[Action] {
        &self.listed
    }

    /// The plans that may be committed (PLN-1).
    pub fn plans(&self) -> Option<Plans> {
        self.look().plans(self.seat)
    }

    /// The declarations that may be made (FUL-5).
    pub fn declarations(&self) -> Option<Declarations<'a>> {
        self.look().declarations(self.seat)
    }

    /// The only thing that can be done, if there is just one.
    pub fn forced(&self) -> Option<Action> {
        let [only] = self.listed.as_slice() else { return None };
        let more = self.plans().is_some() || self.declarations().is_some_and(|all| all.count() > 0);
        (!more).then_some(*only)
    }
}
