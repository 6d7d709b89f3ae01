//! What a viewer sees and may do, made from a [`View`] alone: there is no way from here to anything hidden.

use crate::protocol::{Choices, DeclarationBounds, PlanBounds, Sight};
use platen_rules::cards::CardSet;
use platen_rules::vocabulary::Seat;
use platen_rules::{MAX_ORDERS, MOST_MARKERS, Phase, View};

impl Sight {
    /// What the viewer sees, with what it may do.
    pub fn of(cards: &CardSet, view: View) -> Sight {
        let choices = view.viewer.map(|seat| choices(cards, &view, seat));
        Sight { choices: choices.unwrap_or_default(), ..Sight::past(cards, view) }
    }

    /// What the viewer sees, without what could be done.
    pub(crate) fn past(cards: &CardSet, view: View) -> Sight {
        Sight {
            awaited: view.table.awaited().iter().collect(),
            choices: Choices::default(),
            standing: view.look(cards).result(),
            over: view.table.phase == Phase::Over,
            view,
        }
    }
}

fn choices(cards: &CardSet, view: &View, seat: Seat) -> Choices {
    let look = view.look(cards);
    let mut listed = Vec::new();
    look.legal_actions(seat, &mut listed);
    let plans = look.plans(seat).map(|plans| PlanBounds {
        markers: view.table.players[seat].markers,
        most: MOST_MARKERS,
        count: plans.count(),
    });
    let declarations =
        look.declarations(seat).map(|all| DeclarationBounds { any: all.nth(0).is_some(), most: MAX_ORDERS });
    Choices { listed, plans, declarations }
}
