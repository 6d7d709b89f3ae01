//! Planning (PLN-1) as the game that it is: everyone places markers at the same time and in secret, and each action
//! goes to those who placed most. What an action is worth at each place in its order is judged one step ahead; from
//! that follows a mixture of plans for every player, found by fictitious play, each answer being exact.

use super::memory::Where;
use super::{Policy, is_free};
use crate::value::players_ahead;
use platen_rules::vocabulary::{BoardAction, ByAction, BySeat, Character, Seat, SeatSet};
use platen_rules::{Action, Game, MOST_MARKERS, Plans, Table};
use rand_core::Rng;
use std::sync::Arc;

/// Rounds of fictitious play.
const ANSWERS: usize = 8;
/// How many of Gutenberg's plans are looked at again with the marker that he may move.
const ADAPTABLE: usize = 200;
/// The chance that a player who acts earlier takes what one wants most.
const TAKEN: f32 = 0.6;
/// Most markers of a player.
const ALL_MARKERS: usize = 10;
/// 0 to 6 markers.
const COUNTS: usize = MOST_MARKERS as usize + 1;

/// What an action is worth to a player, by how many act before.
pub(super) type Gains = ByAction<[f32; 4]>;
/// How likely a player has so many markers on an action.
type Likely = ByAction<[f32; COUNTS]>;

/// What so many markers on an action are worth to a player.
type Payoffs = ByAction<[f32; COUNTS]>;

/// For each player a mixture of plans.
#[derive(Clone, Debug, Default)]
pub(crate) struct Strategy {
    plans: BySeat<[ByAction<u8>; ANSWERS]>,
    /// What so many markers on an action are worth against the others' mixtures.
    payoffs: BySeat<Payoffs>,
    /// Gutenberg's plans (CHR-1) with what they are worth when one marker is moved afterwards, the best first.
    adaptable: Option<(Seat, Vec<Promising>)>,
}

/// A plan, and what it is expected to gain.
pub(crate) type Promising = (ByAction<u8>, f32);

impl Strategy {
    /// One of the later answers, which the others' mixtures leave as good as any.
    pub(crate) fn sample(&self, seat: Seat, rng: &mut impl Rng) -> ByAction<u8> {
        let later = ANSWERS / 2;
        self.plans[seat][later + (rng.next_u32() as usize >> 4) % (ANSWERS - later)]
    }

    /// What a plan is expected to gain against what the others are likely to do.
    fn worth(&self, seat: Seat, plan: &ByAction<u8>) -> f32 {
        sum_of(&self.payoffs[seat], plan)
    }

    /// The plans worth a closer look: those of the mixture, then the best of all others.
    pub(crate) fn promising(&self, seat: Seat, markers: u8, most: usize) -> Vec<Promising> {
        match &self.adaptable {
            Some((gutenberg, plans)) if *gutenberg == seat => plans.iter().take(most).copied().collect(),
            _ => self.planned(seat, markers, most),
        }
    }

    fn planned(&self, seat: Seat, markers: u8, most: usize) -> Vec<Promising> {
        let judged = |plan: ByAction<u8>| (plan, self.worth(seat, &plan));
        let mut found: Vec<Promising> = Vec::new();
        for plan in self.plans[seat].iter().rev() {
            if !found.iter().any(|(other, _)| other == plan) {
                found.push(judged(*plan));
            }
        }
        let known = |plan: &ByAction<u8>| found.iter().any(|(other, _)| other == plan);
        let mut others: Vec<Promising> =
            Plans::of(markers).iter().filter(|plan| !known(plan)).map(judged).collect();
        others.sort_by(|a, b| b.1.total_cmp(&a.1));
        found.extend(others);
        found.truncate(most);
        found
    }
}

/// Room to work in.
#[derive(Debug, Default)]
pub(crate) struct Planner {
    options: Vec<Action>,
    judged: Vec<(f32, u32)>,
}

impl Planner {
    /// Plans for all players; remembered, as all worlds of a search begin alike.
    pub(crate) fn plan(&mut self, policy: &mut Policy<'_>, game: &Game) -> Arc<Strategy> {
        let table = game.table();
        let players = table.options.player_seats();
        policy.again(
            Where::plans(table, players),
            |memory| &mut memory.strategies,
            |policy| {
                let mut gains = BySeat::<Gains>::default();
                for seat in players.iter() {
                    gains[seat] = self.gains_again(policy, game, seat);
                }
                Arc::new(answer_each_other(table, players, &gains))
            },
        )
    }

    /// [`Planner::gains`], remembered.
    fn gains_again(&mut self, policy: &mut Policy<'_>, game: &Game, seat: Seat) -> Gains {
        let place = Where::chooses(game.table(), seat).apart(2);
        policy.again(
            place,
            |memory| &mut memory.gains,
            |policy| {
                policy.anchor(game, seat);
                self.gains(policy, game, seat)
            },
        )
    }

    /// What each action is worth to a player.
    pub(crate) fn gains(&mut self, policy: &mut Policy<'_>, game: &Game, seat: Seat) -> Gains {
        let mut gains = Gains::default();
        for action in BoardAction::ALL {
            self.judge(policy, game, seat, action);
            gains[action] = self.by_place();
        }
        gains
    }

    /// Judges every main choice of a turn: its gain, and what of the board it needs.
    fn judge(&mut self, policy: &mut Policy<'_>, game: &Game, seat: Seat, action: BoardAction) {
        self.judged.clear();
        policy.trial.copy_from(game);
        policy.trial.imagine_turn(seat, action, true);
        let nothing = policy.value(&policy.trial, seat);
        policy.second.copy_from(game);
        policy.second.imagine_turn(seat, action, false);
        policy.second.legal_actions(seat, &mut self.options);
        for option in self.options.iter().filter(|option| !is_free(option) && **option != Action::Pass) {
            policy.trial.copy_from(&policy.second);
            policy.trial.apply_unchecked(seat, option);
            let gain = policy.value(&policy.trial, seat) - nothing;
            self.judged.push((gain, needs_of_board(game.table(), option)));
        }
    }

    /// The gain at each place: with some chance those before take what one wants most.
    fn by_place(&self) -> [f32; 4] {
        let mut best = [0.0_f32; 4];
        let mut gone = 0_u32;
        for place in &mut best {
            let left = self.judged.iter().filter(|(_, needs)| needs & gone == 0);
            let (gain, needs) = left.fold((0.0, 0), |best, &one| if one.0 > best.0 { one } else { best });
            *place = gain;
            gone |= needs;
        }
        // Each player before takes what is then best with that chance.
        let mut taken = [1.0_f32, 0.0, 0.0, 0.0];
        std::array::from_fn(|_| {
            let gain = taken.iter().zip(best).map(|(share, gain)| share * gain).sum();
            shift(&mut taken, TAKEN);
            gain
        })
    }
}

impl Policy<'_> {
    /// Gutenberg's marker (CHR-1), once all plans lie open: where it gains most.
    pub(super) fn shift_marker(&mut self, game: &Game, seat: Seat, rng: &mut impl Rng) -> Action {
        let mut best = (Action::LeaveMarkers, f32::NEG_INFINITY);
        for (action, gain) in self.shifts(game, seat) {
            let gain = gain + self.jitter(rng);
            if gain > best.1 {
                best = (action, gain);
            }
        }
        best.0
    }

    /// What it gains to leave the markers or to move one, the best first.
    pub(crate) fn shifts(&mut self, game: &Game, seat: Seat) -> Vec<(Action, f32)> {
        let mut planner = std::mem::take(&mut self.planner);
        let gains = planner.gains(self, game, seat);
        game.legal_actions(seat, &mut planner.options);
        let table = game.table();
        let payoff = open_payoffs(table, seat, &gains);
        let gain = |action: &Action| {
            let mut own = table.markers[seat];
            match *action {
                Action::LeaveMarkers => {}
                Action::ShiftMarker { from, to } => {
                    own[from] -= 1;
                    own[to] += 1;
                }
                _ => return None,
            }
            Some((*action, sum_of(&payoff, &own)))
        };
        let mut judged: Vec<(Action, f32)> = planner.options.iter().filter_map(gain).collect();
        self.planner = planner;
        // Of what gains the same, nothing is moved.
        judged.sort_by_key(|(action, _)| *action != Action::LeaveMarkers);
        judged.sort_by(|a, b| b.1.total_cmp(&a.1));
        judged
    }
}

/// What so many markers on an action are worth to a player when all others lie open.
fn open_payoffs(table: &Table, seat: Seat, gains: &Gains) -> Payoffs {
    let mut payoff = Payoffs::default();
    for action in BoardAction::ALL {
        for (own, worth) in payoff[action].iter_mut().enumerate().skip(1) {
            *worth = gains[action][players_ahead(table, seat, action, own as u8)];
        }
    }
    payoff
}

/// What a plan is worth.
fn sum_of(payoff: &Payoffs, plan: &ByAction<u8>) -> f32 {
    BoardAction::ALL.iter().map(|&action| payoff[action][usize::from(plan[action])]).sum()
}

/// The chances of 0 to 3 things, after one more that happens with the given chance.
fn shift(chances: &mut [f32; 4], chance: f32) {
    for i in (0..4).rev() {
        let from_below = if i > 0 { chances[i - 1] * chance } else { 0.0 };
        chances[i] = chances[i] * (1.0 - chance) + from_below;
    }
}

/// Which parts of the board a choice takes away from others.
fn needs_of_board(table: &Table, action: &Action) -> u32 {
    fn space<N: PartialEq>(spaces: &[Option<N>; 4], wanted: &N) -> u32 {
        spaces.iter().position(|held| held.as_ref() == Some(wanted)).map_or(0, |i| 1 << i)
    }
    match action {
        Action::TakeOrder { printing, refinement, .. } => {
            space(&table.printing_spaces, printing) | space(&table.refinement_spaces, refinement) << 4
        }
        Action::TakeInks { set, .. } => 1 << set.index(),
        Action::TakeSpecialtyCard { card, .. } => space(&table.specialty_spaces, card),
        Action::InstallGear { gear, .. } => space(&table.gear_spaces, gear),
        Action::PatronageOrder => 1,
        Action::PatronageSpecialty { .. } => 2,
        Action::PatronageGuilders => 4,
        Action::PatronageInks { .. } => 8,
        Action::TakePatronageCard { card, .. } => space(&table.patronage_spaces, card) << 4,
        _ => 0,
    }
}

/// Fictitious play: each answers what the others did on average so far.
fn answer_each_other(table: &Table, players: SeatSet, gains: &BySeat<Gains>) -> Strategy {
    let mut strategy = Strategy::default();
    let mut likely = BySeat::<Likely>::default();
    for seat in table.seats_in_order() {
        likely[seat] = first_guess(table, seat);
    }
    for answer in 0..ANSWERS {
        for seat in players.iter() {
            let payoff = payoffs(table, seat, &gains[seat], &likely);
            strategy.plans[seat][answer] = best_plan(&payoff, table.players[seat].markers);
        }
        for seat in players.iter() {
            remember(&mut likely[seat], strategy.plans[seat][answer], answer);
        }
    }
    for seat in players.iter() {
        strategy.payoffs[seat] = payoffs(table, seat, &gains[seat], &likely);
    }
    if let Some(seat) = players.iter().find(|&seat| table.players[seat].is(Character::Gutenberg)) {
        let plans = adaptable_plans(table, seat, &gains[seat], &strategy);
        // The better half is mixed, the best of all most often.
        strategy.plans[seat] =
            std::array::from_fn(|answer| plans[(ANSWERS - 1 - answer) / 2 % plans.len()].0);
        strategy.adaptable = Some((seat, plans));
    }
    strategy
}

/// Gutenberg's plans (CHR-1), the best first, by what they gain against the others' when one marker is moved afterwards.
fn adaptable_plans(table: &Table, seat: Seat, gains: &Gains, strategy: &Strategy) -> Vec<Promising> {
    let mut open = *table;
    let against = |answer: usize| {
        for other in table.options.player_seats().iter().filter(|&other| other != seat) {
            open.markers[other] = strategy.plans[other][answer];
        }
        open_payoffs(&open, seat, gains)
    };
    let payoffs: Vec<Payoffs> = (ANSWERS / 2..ANSWERS).map(against).collect();
    let mut judged = strategy.planned(seat, table.players[seat].markers, ADAPTABLE);
    for (plan, worth) in &mut judged {
        let gain = payoffs.iter().map(|payoff| {
            shifts(plan).map(|moved| sum_of(payoff, &moved)).fold(sum_of(payoff, plan), f32::max)
        });
        *worth = gain.sum::<f32>() / payoffs.len() as f32;
    }
    judged.sort_by(|a, b| b.1.total_cmp(&a.1));
    judged
}

/// What a plan can become by moving one marker.
fn shifts(plan: &ByAction<u8>) -> impl Iterator<Item = ByAction<u8>> {
    let pairs = BoardAction::ALL.into_iter().flat_map(|from| BoardAction::ALL.map(|to| (from, to)));
    pairs.filter(|&(from, to)| from != to && plan[from] > 0 && plan[to] < MOST_MARKERS).map(|(from, to)| {
        let mut moved = *plan;
        moved[from] -= 1;
        moved[to] += 1;
        moved
    })
}

/// The automa's markers lie open; of a player about two on each action is expected.
fn first_guess(table: &Table, seat: Seat) -> Likely {
    let mut likely = Likely::default();
    for action in BoardAction::ALL {
        if table.is_automa(seat) {
            let markers = usize::from(table.markers[seat][action]).min(COUNTS - 1);
            likely[action][markers] += 0.6;
            likely[action][markers.saturating_sub(1)] += 0.2;
            likely[action][(markers + 1).min(COUNTS - 1)] += 0.2;
        } else {
            likely[action][..5].copy_from_slice(&[0.15, 0.25, 0.3, 0.2, 0.1]);
        }
    }
    likely
}

fn remember(likely: &mut Likely, plan: ByAction<u8>, answer: usize) {
    let weight = 1.0 / (answer as f32 + 2.0);
    for action in BoardAction::ALL {
        likely[action].iter_mut().for_each(|chance| *chance *= 1.0 - weight);
        likely[action][usize::from(plan[action]).min(COUNTS - 1)] += weight;
    }
}

/// What so many markers on an action are worth to a player.
fn payoffs(table: &Table, seat: Seat, gains: &Gains, likely: &BySeat<Likely>) -> Payoffs {
    let mut payoff = Payoffs::default();
    for action in BoardAction::ALL {
        for markers in 1..COUNTS {
            let mut before = [0.0_f32; 4];
            before[0] = 1.0;
            let mut earlier = true;
            for other in table.seats_in_order() {
                if other == seat {
                    earlier = false;
                    continue;
                }
                let chances = &likely[other][action];
                let more: f32 = chances[markers + 1..].iter().sum();
                let ahead = more + if earlier { chances[markers] } else { 0.0 };
                shift(&mut before, ahead);
            }
            payoff[action][markers] =
                before.iter().zip(gains[action]).map(|(share, gain)| share * gain).sum();
        }
    }
    payoff
}

/// The plan with the highest sum: exact, action by action.
fn best_plan(payoff: &Payoffs, markers: u8) -> ByAction<u8> {
    let total = usize::from(markers).min(ALL_MARKERS);
    let mut best = [f32::NEG_INFINITY; ALL_MARKERS + 1];
    best[0] = 0.0;
    let mut placed = [[0_u8; ALL_MARKERS + 1]; 5];
    for action in BoardAction::ALL {
        let before = best;
        best = [f32::NEG_INFINITY; ALL_MARKERS + 1];
        for sum in 0..=total {
            for here in 0..COUNTS.min(sum + 1) {
                let value = before[sum - here] + payoff[action][here];
                if value > best[sum] {
                    best[sum] = value;
                    placed[action.index()][sum] = here as u8;
                }
            }
        }
    }
    let mut plan = ByAction::default();
    let mut left = total;
    for action in BoardAction::ALL.into_iter().rev() {
        plan[action] = placed[action.index()][left];
        left -= usize::from(plan[action]);
    }
    plan
}

#[cfg(test)]
mod tests {
    use super::adaptable_plans;
    use crate::policy::{Policy, next_to_decide};
    use crate::value::Net;
    use platen_rules::cards::{DEFAULT_SET, published_set};
    use platen_rules::vocabulary::{Character, Seat};
    use platen_rules::{Action, Game, GameOptions, Phase, Seed};

    /// Plays games until so many times Gutenberg stands in that phase; shows each.
    fn where_gutenberg(phase: Phase, times: u32, mut show: impl FnMut(&Game, Seat)) {
        let cards = published_set(DEFAULT_SET).expect("the house set");
        let mut shown = 0;
        for number in 0.. {
            let seed = Seed::from_number(number);
            let mut game = Game::new(cards.clone(), GameOptions::new(3), seed).expect("sound options");
            let mut policy = Policy::new(Net::trained(), &game);
            let mut rng = seed.player_rng(Seat::default());
            while let Some(seat) = next_to_decide(&game) {
                let plain = game.table().phase == phase && game.table().frames.is_empty();
                if plain && game.table().players[seat].is(Character::Gutenberg) {
                    show(&game, seat);
                    shown += 1;
                    if shown == times {
                        return;
                    }
                }
                let action = policy.choose(&game, seat, &mut rng);
                game.apply_unchecked(seat, &action);
            }
        }
    }

    #[test]
    fn every_shift_is_judged_and_the_best_is_made() {
        where_gutenberg(Phase::ShiftMarker, 40, |game, seat| {
            let mut policy = Policy::new(Net::trained(), game);
            policy.anchor(game, seat);
            let judged = policy.shifts(game, seat);
            let mut listed = Vec::new();
            game.legal_actions(seat, &mut listed);
            listed.retain(|action| matches!(action, Action::ShiftMarker { .. } | Action::LeaveMarkers));
            assert!(listed.iter().all(|action| judged.iter().any(|(one, _)| one == action)));
            assert_eq!(judged.len(), listed.len());
            assert!(judged.windows(2).all(|pair| pair[0].1 >= pair[1].1));
            let mut rng = Seed::from_number(1).player_rng(seat);
            assert_eq!(policy.choose(game, seat, &mut rng), judged[0].0);
            let left = judged.iter().find(|(action, _)| *action == Action::LeaveMarkers).expect("listed");
            assert!(
                judged[0].0 == Action::LeaveMarkers || judged[0].1 > left.1,
                "nothing is moved for nothing"
            );
        });
    }

    #[test]
    fn plans_that_can_be_changed_place_all_markers_the_best_first() {
        where_gutenberg(Phase::Planning, 20, |game, seat| {
            let mut policy = Policy::new(Net::trained(), game);
            let strategy = policy.strategy(game);
            let mut planner = super::Planner::default();
            policy.anchor(game, seat);
            let gains = planner.gains(&mut policy, game, seat);
            let plans = adaptable_plans(game.table(), seat, &gains, &strategy);
            assert!(plans.windows(2).all(|pair| pair[0].1 >= pair[1].1));
            let (best, worth) = plans[0];
            assert_eq!(best.0.iter().sum::<u8>(), game.table().players[seat].markers);
            assert!(plans.iter().all(|(plan, _)| plan.0.iter().all(|&markers| markers <= 6)));
            assert!(worth > 0.0 && plans.len() == super::ADAPTABLE, "{worth} {}", plans.len());
        });
    }
}
