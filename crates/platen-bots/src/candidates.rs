//! Which choices a search looks at: the few that one step ahead look best.

use crate::policy::{Policy, is_free};
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, Game, Phase};

/// Free actions looked at besides the main choices.
const FREE: usize = 4;

/// A choice, and how good it looks one step ahead. Only the differences mean something.
pub(crate) type Candidate = (Action, f32);

/// The choices worth a search, the best looking first.
pub(crate) fn candidates(policy: &mut Policy<'_>, game: &Game, seat: Seat, most: usize) -> Vec<Candidate> {
    if game.plans(seat).is_some() {
        return plans(policy, game, seat, most);
    }
    policy.anchor(game, seat);
    let mut listed = Vec::new();
    game.legal_actions(seat, &mut listed);
    listed.retain(|action| *action != Action::TakeBackPlan);
    let (free, mut main): (Vec<Action>, Vec<Action>) = listed.into_iter().partition(is_free);
    if let Some(declarations) = game.declarations(seat) {
        main.extend(declarations.iter().map(|declaration| Action::Declare { declaration }));
    }
    let mut chosen = match game.table().phase {
        // How a marker stands to others is better known from what each action gains than from how the position looks.
        Phase::ShiftMarker if game.table().frames.is_empty() && game.awaited().contains(seat) => {
            let mut shifts = policy.shifts(game, seat);
            shifts.truncate(most);
            shifts
        }
        _ => best(policy, game, seat, main, most),
    };
    let acted = matches!(game.table().phase, Phase::Turn { acted: true, .. });
    let few = if acted && !chosen.is_empty() { FREE / 2 } else { FREE };
    add_free(policy, game, seat, free, few, &mut chosen);
    chosen
}

/// The main choices worth trying within a playout, the best looking first.
pub(crate) fn main_candidates(
    policy: &mut Policy<'_>,
    game: &Game,
    seat: Seat,
    most: usize,
) -> Vec<Candidate> {
    policy.anchor(game, seat);
    let mut listed = Vec::new();
    game.legal_actions(seat, &mut listed);
    listed.retain(|action| !is_free(action) && !matches!(action, Action::DrawMore { .. }));
    best(policy, game, seat, listed, most)
}

/// Free actions, which leave the choice open, look as much better than the best choice as they better the position.
fn add_free(
    policy: &mut Policy<'_>,
    game: &Game,
    seat: Seat,
    free: Vec<Action>,
    few: usize,
    chosen: &mut Vec<Candidate>,
) {
    let now = policy.value(game, seat);
    let first = chosen.first().map_or(now, |best| best.1);
    let judged = best(policy, game, seat, free, few);
    chosen.extend(judged.into_iter().map(|(action, looks)| (action, first + looks - now)));
}

fn best(
    policy: &mut Policy<'_>,
    game: &Game,
    seat: Seat,
    actions: Vec<Action>,
    most: usize,
) -> Vec<Candidate> {
    let mut judged: Vec<Candidate> =
        actions.into_iter().map(|action| (action, policy.judge(game, seat, &action))).collect();
    judged.sort_by(|a, b| b.1.total_cmp(&a.1));
    judged.truncate(most);
    judged
}

/// The plans of the mixture that one step ahead finds, and any gear worth using before.
fn plans(policy: &mut Policy<'_>, game: &Game, seat: Seat, most: usize) -> Vec<Candidate> {
    let markers = game.table().players[seat].markers;
    let strategy = policy.strategy(game);
    policy.anchor(game, seat);
    let promising = strategy.promising(seat, markers, most);
    let mut plans: Vec<Candidate> =
        promising.into_iter().map(|(plan, worth)| (Action::CommitPlan { plan }, worth)).collect();
    let mut listed = Vec::new();
    game.legal_actions(seat, &mut listed);
    listed.retain(|action| matches!(action, Action::UseGear { .. } | Action::SwapLevels { .. }));
    add_free(policy, game, seat, listed, FREE, &mut plans);
    plans
}
