//! Which choices a search looks at: the few that one step ahead look best.

use crate::policy::{Policy, is_free};
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, Game, Phase};

/// Free actions looked at besides the main choices.
const FREE: usize = 4;

/// The choices worth a search, the best looking first.
pub(crate) fn candidates(policy: &mut Policy<'_>, game: &Game, seat: Seat, most: usize) -> Vec<Action> {
    if game.plans(seat).is_some() {
        return plans(policy, game, seat, most);
    }
    let mut listed = Vec::new();
    game.legal_actions(seat, &mut listed);
    listed.retain(|action| *action != Action::TakeBackPlan);
    let (free, mut main): (Vec<Action>, Vec<Action>) = listed.into_iter().partition(is_free);
    if let Some(declarations) = game.declarations(seat) {
        main.extend(declarations.iter().map(|declaration| Action::Declare { declaration }));
    }
    let mut chosen = best(policy, game, seat, main, most);
    if !matches!(game.table().phase, Phase::Turn { acted: true, .. }) || chosen.is_empty() {
        chosen.extend(best(policy, game, seat, free, FREE));
    } else {
        chosen.extend(best(policy, game, seat, free, FREE / 2));
    }
    chosen
}

fn best(policy: &mut Policy<'_>, game: &Game, seat: Seat, actions: Vec<Action>, most: usize) -> Vec<Action> {
    let mut judged: Vec<(f32, Action)> =
        actions.into_iter().map(|action| (policy.judge(game, seat, &action), action)).collect();
    judged.sort_by(|a, b| b.0.total_cmp(&a.0));
    judged.truncate(most);
    judged.into_iter().map(|(_, action)| action).collect()
}

/// The plans of the mixture that one step ahead finds, and any gear worth using before.
fn plans(policy: &mut Policy<'_>, game: &Game, seat: Seat, most: usize) -> Vec<Action> {
    let markers = game.table().players[seat].markers;
    let promising = policy.strategy(game).promising(seat, markers, most);
    let mut plans: Vec<Action> = promising.into_iter().map(|plan| Action::CommitPlan { plan }).collect();
    let mut listed = Vec::new();
    game.legal_actions(seat, &mut listed);
    listed.retain(|action| matches!(action, Action::UseGear { .. } | Action::SwapLevels { .. }));
    plans.extend(best(policy, game, seat, listed, FREE));
    plans
}
