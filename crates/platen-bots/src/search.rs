//! The search: the most promising choices are played on, each in the same worlds that look alike to the seat, by
//! players who look one step ahead; after each stage the weaker half is dropped.

use crate::candidates::{Candidate, candidates};
use crate::effort::{Effort, Progress, Watch};
use crate::policy::{Foreseen, Policy};
use crate::question::Question;
use crate::race::{Budget, Players, Race, Worlds};
use crate::value::Net;
use platen_rules::vocabulary::{Seat, SeatSet};
use platen_rules::{Action, Game, Phase, View};
use rand_core::Rng;

/// How a search is done.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    /// Playouts in all.
    pub iterations: Iterations,
    /// What a decision may cost at most, in evaluations of a position. Where playouts have little in common there are fewer of them.
    pub most_cost: u32,
    /// Rounds that a playout goes on, the current one included.
    pub rounds: u8,
    /// Choices looked at.
    pub most: usize,
    /// How many playouts the first look counts for.
    pub prior: f32,
    /// Choices looked at later in the round; with 1, what one step ahead would do is done.
    pub later: usize,
    /// Choices of others looked at later in the round.
    pub others: usize,
    /// One part in so many of what a plan may cost goes to what the others may plan; with 0, they plan one step ahead.
    pub foresight: u32,
}

/// Playouts in all at a table of two, by what is decided: the more is lost by a hasty decision, the more it is given.
#[derive(Clone, Copy, Debug)]
pub struct Iterations {
    /// For a plan, and for the colour that Caxton names for a round (CHR-8).
    pub plans: u32,
    /// For the marker that Gutenberg may move when all plans lie open (CHR-1): that is most of what he has.
    pub shifts: u32,
    /// For a turn, a reward, and what comes once in a game.
    pub turns: u32,
    /// For what is left to do before a turn ends, and for fulfilling: the solver knows it as well.
    pub rest: u32,
}

impl Iterations {
    /// The same for every decision.
    pub fn even(iterations: u32) -> Iterations {
        Iterations { plans: iterations, shifts: iterations, turns: iterations, rest: iterations }
    }

    fn of(&self, game: &Game, seat: Seat) -> u32 {
        let rewarded = !game.table().frames.is_empty();
        match game.table().phase {
            _ if game.plans(seat).is_some() => self.plans,
            Phase::NameWild if !rewarded => self.plans,
            Phase::ShiftMarker => self.shifts,
            Phase::Turn { acted: true, .. } | Phase::Fulfil { .. } if !rewarded => self.rest,
            _ => self.turns,
        }
    }
}

/// What a search found out about a choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judged {
    /// The choice.
    pub action: Action,
    /// In how many worlds it was played on.
    pub worlds: u32,
    /// The mean outcome: fame, less a part of the fame of the best other player.
    pub value: f64,
    /// The standard error of the mean.
    pub error: f64,
}

impl Search {
    /// The choices, best first.
    pub fn run(&self, net: &Net, question: &Question<'_>, effort: &Effort<'_>) -> Vec<Judged> {
        self.weigh(net, question, effort).into_iter().map(|(judged, _)| judged).collect()
    }

    /// The choices, best first, each with its outcome in every world that it was played on in.
    pub(crate) fn weigh(
        &self,
        net: &Net,
        question: &Question<'_>,
        effort: &Effort<'_>,
    ) -> Vec<(Judged, Vec<f32>)> {
        let mut rng = effort.rng(question);
        let seat = question.seat();
        let view = uncommitted(question.view(), seat);
        let Ok(game) = view.determinise(question.cards(), &mut rng) else { return Vec::new() };
        let mut policy = Policy::new(net, &game);
        let mut found = candidates(&mut policy, &game, seat, self.most);
        favour(&mut found, policy.choose(&game, seat, &mut rng));
        let budget = Budget { playouts: self.playouts(&game, seat, effort), cost: self.cost(effort) };
        let mut players = Players::new((0..effort.threads.max(1)).map(|_| Policy::hasty(net, &game)));
        let seed = rng.next_u64();
        let race =
            |seat, budget, found| Race::new(Worlds { search: self, start: &game, seat, seed }, budget, found);
        let mut own = race(seat, budget, found);
        let rivals = self.rivals(&mut policy, &game, seat);
        let part = budget.part(self.foresight * rivals.len() as u32);
        let mut others: Vec<Race<'_>> =
            rivals.into_iter().map(|(other, found)| race(other, part, found)).collect();
        let mut going = true;
        while going && !own.is_decided() {
            going = own.go_on(&mut players, effort.watch);
            if own.is_decided() {
                break;
            }
            let of_others = Unchanged { watch: effort.watch, progress: own.progress() };
            going = going && others.iter_mut().all(|other| other.go_on(&mut players, &of_others));
            if !others.is_empty() {
                players.foresee(&Foreseen::of(game.table().round, others.iter().chain([&own])));
            }
        }
        own.weighed()
    }

    /// The others who plan at the same time, with the plans that they may have: those are raced, too, stage by stage with one's
    /// own, and from each stage on all are taken to plan by what the stages before have found.
    fn rivals(&self, policy: &mut Policy<'_>, game: &Game, seat: Seat) -> Vec<(Seat, Vec<Candidate>)> {
        if game.plans(seat).is_none() || self.foresight == 0 {
            return Vec::new();
        }
        let others = game.awaited();
        // As many plans in all as one's own, or more players would cost more.
        let most = self.most / (others.len() as usize).saturating_sub(1).max(1);
        let plans = |other| {
            let mut found = candidates(policy, game, other, most);
            found.retain(|(action, _)| matches!(action, Action::CommitPlan { .. }));
            (other, found)
        };
        others.iter().filter(|&other| other != seat).map(plans).collect()
    }

    /// A playout takes the longer, the more players there are; a decision is to take about as long at every table. Iterations
    /// that are asked for are those of a turn, and others in proportion.
    fn playouts(&self, game: &Game, seat: Seat, effort: &Effort<'_>) -> u32 {
        let own = self.iterations.of(game, seat);
        match effort.iterations {
            Some(asked) => times(own, asked, self.iterations.turns),
            None => 3 * own / (u32::from(game.table().options.players) + 1),
        }
    }

    /// With more iterations than its own, a search may cost more.
    fn cost(&self, effort: &Effort<'_>) -> u32 {
        let own = self.iterations.turns;
        times(self.most_cost, effort.iterations.unwrap_or(own).max(own), own)
    }
}

/// What belongs to a watcher's other work: it is asked whether to go on, and told no more than it knows.
struct Unchanged<'a> {
    watch: &'a dyn Watch,
    progress: Progress,
}

impl Watch for Unchanged<'_> {
    fn go_on(&self, _: &Progress) -> bool {
        self.watch.go_on(&self.progress)
    }
}

/// A number times a fraction, or as much as there is room for.
fn times(number: u32, numerator: u32, denominator: u32) -> u32 {
    let product = u64::from(number) * u64::from(numerator) / u64::from(denominator.max(1));
    u32::try_from(product).unwrap_or(u32::MAX)
}

/// Stages in which halving leaves two of so many choices, or one of two.
pub(crate) fn stages(choices: usize) -> u32 {
    usize::BITS - choices.saturating_sub(1).leading_zeros()
}

/// How many of the choices can be halved again and again with so many playouts in all, each being played on at least
/// once a stage; the best looking come first.
pub(crate) fn affordable(choices: usize, playouts: u32) -> usize {
    let cost = |choices: usize| {
        let halves = (0..stages(choices)).scan(choices, |alive, _| {
            let played = *alive;
            *alive = alive.div_ceil(2);
            Some(played)
        });
        halves.sum::<usize>()
    };
    (1..=choices).rev().find(|&fewer| cost(fewer) <= playouts as usize).unwrap_or(choices.min(1))
}

/// How much better than any other choice, in fame, that of one step ahead looks at first.
const LEAD: f32 = 1.0;

/// Puts first what one step ahead would do: it knows more than how a choice looks (the solver, what others may plan), and
/// few playouts are no reason to leave it.
pub(crate) fn favour(found: &mut Vec<Candidate>, own: Action) {
    let best = found.first().map_or(0.0, |best| best.1);
    found.retain(|(action, _)| *action != own);
    found.insert(0, (own, best + LEAD));
}

/// The view with no plan of another: they plan anew in each world.
pub(crate) fn uncommitted(view: &View, seat: Seat) -> View {
    let mut view = *view;
    if view.table.phase == Phase::Planning && view.table.committed.contains(seat) {
        view.table.committed = SeatSet::EMPTY.with(seat);
    } else {
        view.table.committed = SeatSet::EMPTY;
    }
    view
}

/// How much another's fame counts against one's own while it is only expected. To the evaluation others are strangers,
/// so all of it would be too much: players who count it fully hold each other down and gain little by it.
const OTHERS_COUNT: f32 = 0.5;

/// Fame, less a part of the fame of the best other player.
pub(crate) fn outcome(policy: &Policy<'_>, game: &Game, seat: Seat) -> f32 {
    let own = policy.value_afresh(game, seat);
    let others = game.table().options.player_seats().iter().filter(|&other| other != seat);
    let best = others.map(|other| policy.value_afresh(game, other)).fold(f32::NEG_INFINITY, f32::max);
    // What is known and not expected counts in full: at the end the difference is all that matters.
    let counts = if game.table().phase == Phase::Over { 1.0 } else { OTHERS_COUNT };
    if best == f32::NEG_INFINITY { own } else { own - counts * best }
}

#[cfg(test)]
mod tests {
    use super::{Iterations, Judged, Search, affordable, stages};
    use crate::effort::{Effort, Progress, Watch};
    use crate::policy::Policy;
    use crate::question::Question;
    use crate::value::Net;
    use platen_rules::cards::{DEFAULT_SET, published_set};
    use platen_rules::vocabulary::{Character, Seat};
    use platen_rules::{Action, Game, GameOptions, Phase, Seed};

    #[test]
    fn no_more_choices_are_looked_at_than_the_playouts_allow() {
        let found = [(44, 2600), (16, 30), (16, 29), (9, 18), (40, 1), (1, 0), (0, 5)];
        let found = found.map(|(choices, playouts)| affordable(choices, playouts));
        assert_eq!(found, [44, 16, 15, 8, 1, 1, 0]);
        assert_eq!([1, 2, 3, 4, 40].map(stages), [0, 1, 2, 2, 6]);
    }

    /// The first plan of a game.
    fn planning() -> (Game, Seat) {
        let cards = published_set(DEFAULT_SET).expect("the house set");
        let mut game = Game::new(cards, GameOptions::new(2), Seed::from_number(1)).expect("sound options");
        let mut listed = Vec::new();
        while game.table().phase != Phase::Planning {
            let seat = game.awaited().first().expect("someone");
            game.legal_actions(seat, &mut listed);
            game.apply_unchecked(seat, &listed[0]);
        }
        let seat = game.awaited().first().expect("someone");
        (game, seat)
    }

    fn judged(search: &Search, game: &Game, seat: Seat, effort: &Effort<'_>) -> Vec<Judged> {
        let view = game.view(Some(seat));
        let question = Question::new(game.cards(), &view).expect("a decision");
        search.run(Net::trained(), &question, effort)
    }

    #[test]
    fn a_search_costs_no_more_than_it_may_with_any_number_of_threads() {
        let (game, seat) = planning();
        let effort = Effort::of(Seed::from_number(2));
        let search = Search { iterations: Iterations::even(600), most_cost: u32::MAX, ..Search::JOURNEYMAN };
        let playouts = |found: &[Judged]| found.iter().map(|one| one.worlds).sum::<u32>();
        let whole = judged(&search, &game, seat, &effort);
        let bound = Search { most_cost: 12_000, ..search };
        let found = judged(&bound, &game, seat, &effort);
        assert!(2 * playouts(&found) < playouts(&whole), "{} of {}", playouts(&found), playouts(&whole));
        assert_eq!(found.len(), whole.len(), "every choice is looked at");
        for threads in [2, 3] {
            assert_eq!(judged(&bound, &game, seat, &Effort { threads, ..effort }), found);
        }
    }

    #[test]
    fn whoever_asks_for_more_iterations_may_spend_more_and_as_many_as_there_are_numbers() {
        let cost =
            |iterations| Search::JOURNEYMAN.cost(&Effort { iterations, ..Effort::of(Seed::from_number(2)) });
        let own = Search::JOURNEYMAN.most_cost;
        assert_eq!([None, Some(8), Some(300), Some(900)].map(cost), [own, own, own, 3 * own]);
        assert_eq!(cost(Some(u32::MAX)), u32::MAX);
    }

    /// Stops a search when it has done so many playouts.
    struct Until(u32);

    impl Watch for Until {
        fn go_on(&self, progress: &Progress) -> bool {
            progress.done < self.0
        }
    }

    #[test]
    fn a_search_is_stopped_between_batches_however_much_it_was_to_do() {
        let (game, seat) = planning();
        let effort =
            Effort { iterations: Some(u32::MAX), watch: &Until(1), ..Effort::of(Seed::from_number(2)) };
        let found = judged(&Search::JOURNEYMAN, &game, seat, &effort);
        let playouts: u32 = found.iter().map(|one| one.worlds).sum();
        assert!((1..=32 * found.len() as u32).contains(&playouts), "{playouts}");
    }

    #[test]
    fn others_are_raced_while_they_plan_and_by_whoever_plans() {
        let (mut game, seat) = planning();
        let rivals = |search: &Search, game: &Game| -> Vec<(Seat, usize)> {
            let found = search.rivals(&mut Policy::new(Net::trained(), game), game, seat);
            found.into_iter().map(|(other, plans)| (other, plans.len())).collect()
        };
        let other = game.awaited().iter().find(|&other| other != seat).expect("two players");
        assert_eq!(rivals(&Search::JOURNEYMAN, &game), [(other, Search::JOURNEYMAN.most)]);
        assert_eq!(rivals(&Search { foresight: 0, ..Search::JOURNEYMAN }, &game), []);
        let plan = game.plans(seat).and_then(|plans| plans.iter().next()).expect("a plan");
        game.apply_unchecked(seat, &Action::CommitPlan { plan });
        assert_eq!(rivals(&Search::JOURNEYMAN, &game), [], "there is nothing left to plan");
    }

    #[test]
    fn a_plan_is_thought_about_longer_than_what_the_solver_knows() {
        let (mut game, seat) = planning();
        let search = Search {
            iterations: Iterations { plans: 50, shifts: 250, turns: 20, rest: 4 },
            ..Search::JOURNEYMAN
        };
        let (own, asked) = (
            Effort::of(Seed::from_number(2)),
            Effort { iterations: Some(40), ..Effort::of(Seed::from_number(2)) },
        );
        let playouts = |game: &Game, seat| [&own, &asked].map(|effort| search.playouts(game, seat, effort));
        assert_eq!(playouts(&game, seat), [50, 100]);
        let mut listed = Vec::new();
        while !matches!(game.table().phase, Phase::Fulfil { .. }) {
            let seat = game.awaited().first().expect("someone");
            let plan = game.plans(seat).and_then(|plans| plans.iter().next());
            game.legal_actions(seat, &mut listed);
            let turn = matches!(game.table().phase, Phase::Turn { acted: false, .. });
            if turn && game.table().frames.is_empty() {
                assert_eq!(playouts(&game, seat), [20, 40]);
            }
            let passes = listed.iter().find(|action| matches!(action, Action::Pass | Action::EndTurn));
            let action =
                plan.map(|plan| Action::CommitPlan { plan }).or(passes.copied()).unwrap_or(listed[0]);
            game.apply_unchecked(seat, &action);
        }
        assert_eq!(playouts(&game, game.awaited().first().expect("someone")), [4, 8]);
    }

    /// A game in its first round in which a character decides in that phase.
    fn deciding(character: Character, phase: Phase) -> (Game, Seat) {
        let cards = published_set(DEFAULT_SET).expect("the house set");
        for number in 0.. {
            let options = GameOptions::new(2);
            let mut game =
                Game::new(cards.clone(), options, Seed::from_number(number)).expect("sound options");
            let mut listed = Vec::new();
            while game.table().round == 1 {
                let Some(seat) = game.awaited().first() else { break };
                if game.table().phase == phase {
                    return (game, seat);
                }
                let plan = game.plans(seat).and_then(|plans| plans.iter().next());
                game.legal_actions(seat, &mut listed);
                let keep = Action::KeepCharacter { character };
                let kept = listed.contains(&keep).then_some(keep);
                let action = plan.map(|plan| Action::CommitPlan { plan }).or(kept).unwrap_or(listed[0]);
                game.apply_unchecked(seat, &action);
            }
        }
        unreachable!("everyone is dealt sooner or later")
    }

    #[test]
    fn a_marker_that_may_be_moved_has_iterations_of_its_own_and_a_colour_those_of_a_plan() {
        let iterations = Iterations { plans: 50, shifts: 250, turns: 20, rest: 4 };
        let search = Search { iterations, ..Search::JOURNEYMAN };
        let own = Effort::of(Seed::from_number(2));
        let asked = Effort { iterations: Some(40), ..own };
        let playouts = |character, phase| {
            let (game, seat) = deciding(character, phase);
            [&own, &asked].map(|effort| search.playouts(&game, seat, effort))
        };
        assert_eq!(playouts(Character::Gutenberg, Phase::ShiftMarker), [250, 500]);
        assert_eq!(playouts(Character::Caxton, Phase::NameWild), [50, 100]);
    }
}
