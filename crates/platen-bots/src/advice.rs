//! Advice: for a decision the best few choices and what is known about them, as data. Clients say it in their words.
//!
//! The search finds the choices and orders them: by the evaluation at the end of the round, in worlds that look alike to
//! the seat. Each is then played on to the end of the game in the same further worlds by players who look one step ahead.
//! That describes the choices, but such players err too much in three more rounds for the ends of games to tell good from better.
//! Nothing but the view is used, and equal questions, seeds and iterations give equal advice with any number of threads.

mod playouts;
mod sure;

use crate::effort::{Effort, Progress, Watch};
use crate::levels::INDIFFERENT;
use crate::mean::Mean;
use crate::policy::Policy;
use crate::question::Question;
use crate::search::{Iterations, Judged, Search, uncommitted};
use crate::value::Net;
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, Game, Score, Title};
use playouts::{Ending, Playouts};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicBool, Ordering};

/// Fewest worlds in which the choices are compared.
const FEWEST_WORLDS: u32 = 4;
/// Worlds between two looks of the watcher.
const BATCH: u32 = 16;
/// A difference of fewer standard errors may be chance.
const CLEARLY: f64 = 2.0;

/// How advice is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Advisor {
    /// Playouts in all where the effort names no number: half in the search, half to the end of the game.
    pub iterations: u32,
    /// Choices that are told about, at most.
    pub most: usize,
    /// Own actions of an expected line, at most.
    pub line: usize,
}

impl Default for Advisor {
    fn default() -> Self {
        Advisor { iterations: 800, most: 4, line: 4 }
    }
}

/// What is known about a decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Advice {
    /// Who is to decide.
    pub seat: Seat,
    /// In how many worlds each choice was played to the end.
    pub worlds: u32,
    /// How many choices the search looked at.
    pub considered: u32,
    /// The choices, best first.
    pub choices: Vec<Advised>,
}

/// What is known about a choice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Advised {
    /// The choice.
    pub action: Action,
    /// The final fame of the seat.
    pub fame: Mean,
    /// Final fame ahead of the best other player, or fame alone.
    pub lead: Mean,
    /// What the choices are ordered by: final fame less half of the best other player's, foreseen by the evaluation at the end of
    /// the round in the worlds of the search. Of all but the first it is as far behind the first as in the worlds that both
    /// were played on in. Its error is that of chance alone, not of the evaluation.
    pub value: Mean,
    /// The chance that its `value` is the best of the choices told about: how often it is when worlds are drawn again.
    pub sure: f64,
    /// Whether it is as good as the first, as far as the worlds of the search can tell; of the first, whether another is.
    pub equal: bool,
    /// The chance to win, shared wins divided; none for a single player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub win: Option<f64>,
    /// The chance of each title, lowest first, for a single player.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub titles: Vec<TitleChance>,
    /// The mean final fame by where it comes from.
    pub sources: Sources,
    /// By source, how much more it brings than the first choice; for the first, than the second.
    pub difference: Sources,
    /// What the seat does next, in the world whose end is the median; ends of turns are left out.
    pub line: Vec<Action>,
}

/// The chance of a title (END-4).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TitleChance {
    /// The title.
    pub title: Title,
    /// Its chance.
    pub chance: f64,
}

/// Final fame by where it comes from. Orders give colours, decoration and bonus; inks give no fame by themselves but
/// with the colours of orders, so what inks are worth is in `colours`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sources {
    /// Colours of orders, paid with inks (FUL-4).
    pub colours: f64,
    /// Decorations of orders (FUL-4).
    pub decoration: f64,
    /// Bonuses of orders (FUL-4).
    pub bonus: f64,
    /// Gears (GRW-4, 6, 7, 10, 12).
    pub gears: f64,
    /// Geoffroy Tory (CHR-6).
    pub tory: f64,
    /// Levels IV to VI (END-2).
    pub specialties: f64,
    /// Patronage cards (END-2).
    pub patronage: f64,
    /// Guilders left (END-2, CHR-10).
    pub guilders: f64,
}

impl Sources {
    /// Every source with its stable name.
    pub fn each(&self) -> [(&'static str, f64); 8] {
        let Sources { colours, decoration, bonus, gears, tory, specialties, patronage, guilders } = *self;
        [
            ("colours", colours),
            ("decoration", decoration),
            ("bonus", bonus),
            ("gears", gears),
            ("tory", tory),
            ("specialties", specialties),
            ("patronage", patronage),
            ("guilders", guilders),
        ]
    }

    /// All of it: final fame, or a difference of it.
    pub fn total(&self) -> f64 {
        self.each().iter().map(|(_, fame)| fame).sum()
    }

    fn of(score: &Score) -> Sources {
        let fame = &score.fame;
        Sources {
            colours: fame.colours.into(),
            decoration: fame.decoration.into(),
            bonus: fame.bonus.into(),
            gears: fame.gears.into(),
            tory: fame.tory.into(),
            specialties: score.specialties.into(),
            patronage: score.patronage.into(),
            guilders: score.guilders.into(),
        }
    }

    fn with(&self, other: &Sources, join: impl Fn(f64, f64) -> f64) -> Sources {
        Sources {
            colours: join(self.colours, other.colours),
            decoration: join(self.decoration, other.decoration),
            bonus: join(self.bonus, other.bonus),
            gears: join(self.gears, other.gears),
            tory: join(self.tory, other.tory),
            specialties: join(self.specialties, other.specialties),
            patronage: join(self.patronage, other.patronage),
            guilders: join(self.guilders, other.guilders),
        }
    }
}

impl Advisor {
    /// Advice on a decision; none if nobody waits for the seat. A decision with one choice has it with certainty 1.
    pub fn advise(&self, question: &Question<'_>, effort: &Effort<'_>) -> Option<Advice> {
        let seat = question.seat();
        if !question.table().awaited().contains(seat) {
            return None;
        }
        let mut rng = effort.rng(question);
        let view = uncommitted(question.view(), seat);
        let start = view.determinise(question.cards(), &mut rng).ok()?;
        // The search plays in the worlds of the first number: others keep its luck out of the figures.
        let _ = rng.next_u64();
        let playouts = Playouts { start: &start, seat, seed: rng.next_u64() };
        let total = effort.iterations.unwrap_or(self.iterations).max(2);
        let watch = Whole { watch: effort.watch, of: total, stopped: AtomicBool::new(false) };
        let ranked =
            ranked(question, &start, &Effort { iterations: Some(total / 2), watch: &watch, ..*effort });
        let considered = ranked.len() as u32;
        let ranked = in_order(ranked, self.most.max(1));
        let actions: Vec<Action> = ranked.iter().map(|one| one.action).collect();
        let worlds = (total / 2 / actions.len() as u32).max(FEWEST_WORLDS);
        let endings = play(&playouts, &actions, worlds, &watch, effort.threads);
        let advice = Told { playouts: &playouts, ranked: &ranked, endings: &endings, line: self.line };
        Some(advice.tell(considered, &mut rng))
    }
}

/// A choice as the search found it.
struct Ranked {
    action: Action,
    /// Its outcome in each world that it was played on in, from the first; none where nothing was to be searched for.
    values: Vec<f64>,
    value: Mean,
}

/// The choices in the sequence in which the search likes them; at least one.
fn ranked(question: &Question<'_>, start: &Game, effort: &Effort<'_>) -> Vec<Ranked> {
    let unsearched = |action| vec![Ranked { action, values: Vec::new(), value: Mean::default() }];
    if let Some(forced) = question.forced() {
        return unsearched(forced);
    }
    let search = Search { iterations: Iterations::even(1), ..Search::MASTER };
    let found = search.weigh(Net::trained(), question, effort);
    if found.is_empty() {
        let mut rng = effort.rng(question);
        return unsearched(Policy::new(Net::trained(), start).choose(start, question.seat(), &mut rng));
    }
    let ranked = |(judged, values): (Judged, Vec<f32>)| Ranked {
        action: judged.action,
        values: values.into_iter().map(f64::from).collect(),
        value: Mean { mean: judged.value, error: judged.error },
    };
    found.into_iter().map(ranked).collect()
}

/// So many of the choices: what the search chooses, then the others by how far they are behind it.
fn in_order(mut ranked: Vec<Ranked>, most: usize) -> Vec<Ranked> {
    ranked.truncate(most);
    if let [first, others @ ..] = ranked.as_mut_slice() {
        for other in others.iter_mut() {
            other.value.mean = first.value.mean - behind(first, other).mean.max(0.0);
        }
        others.sort_by(|a, b| b.value.mean.total_cmp(&a.value.mean));
    }
    ranked
}

/// How far one is behind another, in the worlds that both were played on in.
fn behind(first: &Ranked, other: &Ranked) -> Mean {
    Mean::of(first.values.iter().zip(&other.values).map(|(first, other)| first - other))
}

/// Plays the choices on, a batch of worlds after another; the ends by world, then by choice.
fn play(
    playouts: &Playouts<'_>,
    actions: &[Action],
    worlds: u32,
    watch: &Whole<'_>,
    threads: usize,
) -> Vec<Vec<Ending>> {
    let mut endings: Vec<Vec<Ending>> = Vec::new();
    while (endings.len() as u32) < worlds {
        let from = endings.len() as u32;
        let to = (from + BATCH.max(threads as u32)).min(worlds);
        endings.extend(playouts.play(actions, from..to, threads));
        let done = watch.of / 2 + to * actions.len() as u32;
        let going = watch.go_on(&Progress { done: done.min(watch.of), of: watch.of, best: actions[0] });
        if !going || endings.len() as u32 == from {
            break;
        }
    }
    endings
}

/// Shows the search as the first part of a whole, and remembers that it was stopped.
struct Whole<'a> {
    watch: &'a dyn Watch,
    of: u32,
    stopped: AtomicBool,
}

impl Watch for Whole<'_> {
    fn go_on(&self, progress: &Progress) -> bool {
        let told = Progress { of: self.of, ..*progress };
        let going = !self.stopped.load(Ordering::Relaxed) && self.watch.go_on(&told);
        self.stopped.store(!going, Ordering::Relaxed);
        going
    }
}

/// What was found out, to be told.
struct Told<'a> {
    playouts: &'a Playouts<'a>,
    ranked: &'a [Ranked],
    /// By world, then by choice.
    endings: &'a [Vec<Ending>],
    line: usize,
}

impl Told<'_> {
    fn tell(&self, considered: u32, rng: &mut ChaCha8Rng) -> Advice {
        let values: Vec<&[f64]> = self.ranked.iter().map(|one| one.values.as_slice()).collect();
        let sure = sure::best_share(&values, &mut ChaCha8Rng::seed_from_u64(rng.next_u64()));
        let mut choices: Vec<Advised> =
            (0..self.ranked.len()).map(|choice| self.choice(choice, sure[choice])).collect();
        compare(&mut choices);
        Advice { seat: self.playouts.seat, worlds: self.endings.len() as u32, considered, choices }
    }

    fn choice(&self, choice: usize, sure: f64) -> Advised {
        let endings = || self.endings.iter().map(move |world| &world[choice]);
        let count = f64::from(self.endings.len().max(1) as u32);
        let sum =
            endings().fold(Sources::default(), |sum, end| sum.with(&Sources::of(&end.score), |a, b| a + b));
        let Ranked { action, ref values, value } = self.ranked[choice];
        Advised {
            action,
            fame: Mean::of(endings().map(|end| end.score.total.into())),
            lead: Mean::of(endings().map(|end| end.late)),
            value: if values.is_empty() { Mean::of(endings().map(|end| end.early)) } else { value },
            sure,
            equal: self.is_equal(choice),
            win: self.plays_others().then(|| endings().map(|end| end.share).sum::<f64>() / count),
            titles: if self.plays_others() {
                Vec::new()
            } else {
                titles(endings().map(|end| end.score.total))
            },
            sources: sum.with(&Sources::default(), |sum, _| sum / count),
            difference: Sources::default(),
            line: self.playouts.line(&action, self.median(choice), self.line),
        }
    }

    /// Whether the worlds cannot tell the choice from the first; of the first, whether another is such.
    fn is_equal(&self, choice: usize) -> bool {
        let equals = |other: &Ranked| {
            let behind = behind(&self.ranked[0], other);
            behind.mean <= INDIFFERENT || behind.clearly() < CLEARLY
        };
        match choice {
            0 => self.ranked[1..].iter().any(equals),
            _ => equals(&self.ranked[choice]),
        }
    }

    fn plays_others(&self) -> bool {
        self.playouts.start.table().options.players > 1
    }

    /// The world in which the choice ends as well as in half of all.
    fn median(&self, choice: usize) -> u32 {
        let mut order: Vec<usize> = (0..self.endings.len()).collect();
        order.sort_by(|&a, &b| self.endings[a][choice].late.total_cmp(&self.endings[b][choice].late));
        order.get(order.len() / 2).map_or(0, |&world| world as u32)
    }
}

/// Sets each choice against the first, and the first against the second.
fn compare(choices: &mut [Advised]) {
    let [first, others @ ..] = choices else { return };
    for other in others.iter_mut() {
        other.difference = other.sources.with(&first.sources, |own, first| own - first);
    }
    if let Some(second) = others.first() {
        first.difference = first.sources.with(&second.sources, |own, second| own - second);
    }
}

fn titles(totals: impl Iterator<Item = u16>) -> Vec<TitleChance> {
    let mut counts = [0_u32; Title::ALL.len()];
    totals.for_each(|total| counts[Title::of(total) as usize] += 1);
    let all = f64::from(counts.iter().sum::<u32>().max(1));
    let chance = |(title, count): (Title, u32)| TitleChance { title, chance: f64::from(count) / all };
    Title::ALL.into_iter().zip(counts).map(chance).collect()
}
