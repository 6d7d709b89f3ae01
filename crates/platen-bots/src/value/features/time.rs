//! Where the round stands for the player.

use super::{DECLARED, FULFIL_TO_COME, MARKERS, PLACE, PLANNING, PLAYERS_AHEAD, TURN_TO_COME, Taker};
use platen_rules::vocabulary::{BoardAction, Seat};
use platen_rules::{Phase, Table};

/// Whether the player has declared in this round, or has let it pass.
pub(super) fn has_fulfilled(table: &Table, seat: Seat) -> bool {
    let Phase::Fulfil { at, declared } = table.phase else { return false };
    let place = table.turn_order.iter().position(|&other| other == seat).unwrap_or(0);
    place < usize::from(at) || (place == usize::from(at) && declared)
}

/// Where the round stands for the player.
pub(super) fn time(table: &Table, seat: Seat, out: &mut impl Taker) {
    match table.phase {
        Phase::Turn { action, at, acted } => {
            out.set(FULFIL_TO_COME, 1.0);
            let place = table.turn_order.iter().position(|&other| other == seat);
            if let Some(place) =
                place.filter(|&place| place > usize::from(at) || (place == usize::from(at) && !acted))
            {
                out.set(TURN_TO_COME + action.index(), 1.0);
                out.set(PLAYERS_AHEAD + action.index(), (place - usize::from(at)) as f32 / 3.0);
            }
            BoardAction::ALL
                .into_iter()
                .skip(action.index() + 1)
                .for_each(|later| turn_to_come(table, seat, later, out));
        }
        Phase::ShiftMarker => {
            out.set(FULFIL_TO_COME, 1.0);
            BoardAction::ALL.into_iter().for_each(|action| turn_to_come(table, seat, action, out));
        }
        Phase::Fulfil { at, declared } => {
            let now = table.turn_order.get(usize::from(at)) == Some(&seat);
            out.flag(FULFIL_TO_COME, !has_fulfilled(table, seat));
            out.flag(DECLARED, now && declared);
        }
        Phase::Over => {}
        _ => {
            out.set(PLANNING, 1.0);
            out.set(MARKERS, f32::from(table.players[seat].markers) / 10.0);
            let place = table.seats_in_order().position(|other| other == seat).unwrap_or(0);
            out.set(PLACE, place as f32 / 3.0);
        }
    }
}

fn turn_to_come(table: &Table, seat: Seat, action: BoardAction, out: &mut impl Taker) {
    let own = table.markers[seat][action];
    if own > 0 {
        let ahead = players_ahead(table, seat, action, own);
        out.set(TURN_TO_COME + action.index(), 1.0);
        out.set(PLAYERS_AHEAD + action.index(), ahead as f32 / 3.0);
    }
}

/// How many act before a player who has so many markers, at least one, on an action (PLN-4).
pub(crate) fn players_ahead(table: &Table, seat: Seat, action: BoardAction, own: u8) -> usize {
    let mut before_me = true;
    let ahead = |other: &Seat| {
        let markers = table.markers[*other][action];
        before_me &= *other != seat;
        *other != seat && (markers > own || (markers == own && before_me))
    };
    table.seats_in_order().filter(ahead).count()
}
