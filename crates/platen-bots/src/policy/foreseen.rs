//! What others are foreseen to plan in a round: a mixture of what a search would plan in their place.

use crate::race::Race;
use crate::search::Judged;
use platen_rules::Action;
use platen_rules::vocabulary::{ByAction, BySeat, Seat};
use rand_core::Rng;

/// Plans that are worse than the best by so much fame are foreseen an eighth as often.
const TEMPERATURE: f64 = 0.7;
/// How many of sixteen plans are foreseen; the rest are those of one step ahead.
const FORESEEN: u32 = 12;

/// Plans and the chance of each, of 65,536 in all.
type Mixture = Vec<(ByAction<u8>, u32)>;

/// What others are foreseen to plan.
#[derive(Clone, Debug, Default)]
pub(crate) struct Foreseen {
    round: u8,
    plans: BySeat<Mixture>,
}

impl Foreseen {
    /// From what races found out so far about plans for a round.
    pub(crate) fn of<'a>(round: u8, races: impl Iterator<Item = &'a Race<'a>>) -> Foreseen {
        let mut foreseen = Foreseen { round, plans: BySeat::default() };
        races.for_each(|race| foreseen.expect(race.seat(), &race.judged()));
        foreseen
    }

    #[expect(clippy::cast_sign_loss, reason = "weights are positive")]
    fn expect(&mut self, seat: Seat, judged: &[Judged]) {
        let plans = judged.iter().filter_map(|one| match one.action {
            Action::CommitPlan { plan } => Some((plan, one)),
            _ => None,
        });
        let most = plans.clone().map(|(_, one)| one.worlds).max().unwrap_or(0);
        let tried = plans.clone().filter(|(_, one)| 2 * one.worlds >= most);
        let best = tried.map(|(_, one)| one.value).fold(f64::NEG_INFINITY, f64::max);
        let weighed = plans.filter(|(_, one)| 4 * one.worlds >= most).map(|(plan, one)| {
            let worse = 1.0 + (best - one.value).max(0.0) / TEMPERATURE;
            (plan, 1.0 / (worse * worse * worse))
        });
        let weighed: Vec<(ByAction<u8>, f64)> = weighed.collect();
        let sum: f64 = weighed.iter().map(|one| one.1).sum();
        self.plans[seat] =
            weighed.into_iter().map(|(plan, weight)| (plan, (65_536.0 * weight / sum) as u32)).collect();
    }

    /// One of someone's plans; none where nothing is foreseen, and now and then where something is.
    pub(crate) fn sample(&self, round: u8, seat: Seat, rng: &mut impl Rng) -> Option<ByAction<u8>> {
        if round != self.round || self.plans[seat].is_empty() || rng.next_u32() >> 28 >= FORESEEN {
            return None;
        }
        let mut drawn = rng.next_u32() >> 16;
        let plans = &self.plans[seat];
        let hit = plans.iter().find(|(_, chance)| {
            let hit = drawn < *chance;
            drawn = drawn.saturating_sub(*chance);
            hit
        });
        hit.or_else(|| plans.first()).map(|(plan, _)| *plan)
    }
}

#[cfg(test)]
mod tests {
    use super::{FORESEEN, Foreseen};
    use crate::search::Judged;
    use platen_rules::vocabulary::{BoardAction, ByAction, Seat};
    use platen_rules::{Action, Seed};

    const DRAWS: u32 = 4_000;

    fn judged(first: u8, value: f64, worlds: u32) -> Judged {
        Judged { action: Action::CommitPlan { plan: plan(first) }, worlds, value, error: 1.0 }
    }

    fn plan(first: u8) -> ByAction<u8> {
        ByAction([first, 1, 1, 1, 1])
    }

    /// How often each plan is drawn, by its first number; 0 is what one step ahead would do.
    fn drawn(foreseen: &Foreseen, round: u8) -> [u32; 4] {
        let mut rng = Seed::from_number(3).player_rng(Seat::default());
        let mut drawn = [0; 4];
        for _ in 0..DRAWS {
            let plan = foreseen.sample(round, Seat::default(), &mut rng);
            drawn[plan.map_or(0, |plan| usize::from(plan[BoardAction::Orders]))] += 1;
        }
        drawn
    }

    #[test]
    fn the_better_a_plan_the_more_often_it_is_foreseen() {
        let mut foreseen = Foreseen { round: 2, ..Foreseen::default() };
        let hardly_tried = judged(0, 140.0, 4);
        let free = Judged { action: Action::EndTurn, ..judged(0, 140.0, 40) };
        let found = [judged(1, 130.0, 40), judged(2, 129.3, 40), judged(3, 120.0, 20), hardly_tried, free];
        foreseen.expect(Seat::default(), &found);
        let [one_step, best, worse, bad] = drawn(&foreseen, 2);
        let expected = DRAWS * (16 - FORESEEN) / 16;
        assert!(one_step.abs_diff(expected) < DRAWS / 40, "{one_step} of {DRAWS} plans are not foreseen");
        assert!(6 * worse < best && best < 10 * worse, "{best} and {worse}: an eighth");
        assert!(bad < DRAWS / 40, "{bad}");
    }

    #[test]
    fn nothing_is_foreseen_of_another_round_or_of_nobody() {
        let mut foreseen = Foreseen { round: 2, ..Foreseen::default() };
        foreseen.expect(Seat::default(), &[judged(1, 130.0, 40)]);
        assert_eq!(drawn(&foreseen, 3), [DRAWS, 0, 0, 0]);
        assert_eq!(drawn(&Foreseen { round: 2, ..Foreseen::default() }, 2), [DRAWS, 0, 0, 0]);
    }
}
