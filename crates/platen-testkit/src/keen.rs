//! A random player that rarely passes or declines, so that all rules fire; and acts out of turn now and then.

use platen_rules::vocabulary::Seat;
use platen_rules::{Action, Game, Sink};
use rand_core::Rng;

/// One in this many decisions is given to a player who is not awaited.
const OUT_OF_TURN: u32 = 6;

/// A choice of a seat: mostly one that does something, sometimes any at all.
pub fn keen_action(game: &Game, seat: Seat, rng: &mut impl Rng, buffer: &mut Vec<Action>) -> Option<Action> {
    let any = rng.next_u32().is_multiple_of(8);
    if let Some(declarations) = game.declarations(seat).filter(|_| !any) {
        let best = declarations.iter().max_by_key(|declaration| {
            let colours = declaration.orders().iter().filter(|order| order.inks.is_some()).count();
            let decorated = declaration.orders().iter().filter(|order| order.decoration).count();
            (declaration.orders().len(), colours + decorated, rng.next_u32())
        });
        if let Some(declaration) = best {
            return Some(Action::Declare { declaration });
        }
    }
    game.legal_actions(seat, buffer);
    if !any && buffer.iter().any(does_something) {
        buffer.retain(does_something);
        let n = rng.next_u32() as usize % buffer.len();
        return buffer.get(n).copied();
    }
    game.look().random_action(seat, rng, buffer)
}

fn does_something(action: &Action) -> bool {
    !matches!(
        action,
        Action::Pass
            | Action::EndTurn
            | Action::KeepNone
            | Action::LeaveMarkers
            | Action::TakeBackPlan
            | Action::DeclineReward
            | Action::DeclineBonus { .. }
            | Action::BuyType { .. }
    )
}

/// Plays a game to its end, calling `step` before each action.
pub fn play_keenly(
    game: &mut Game,
    rng: &mut impl Rng,
    sink: &mut impl Sink,
    mut step: impl FnMut(&Game, Seat, &Action),
) {
    let mut buffer = Vec::new();
    while let Some(awaited) = game.awaited().first() {
        let players: Vec<Seat> = game.table().options.player_seats().iter().collect();
        let other = players[rng.next_u32() as usize % players.len()];
        let out_of_turn = rng.next_u32().is_multiple_of(OUT_OF_TURN);
        let first = if out_of_turn { other } else { awaited };
        let choice = keen_action(game, first, rng, &mut buffer).map(|action| (first, action));
        let (seat, action) = choice
            .or_else(|| keen_action(game, awaited, rng, &mut buffer).map(|action| (awaited, action)))
            .expect("an awaited seat has a legal action");
        step(game, seat, &action);
        game.apply_into(seat, &action, sink).expect("a listed action is accepted");
    }
}
