//! Advice as a short table.

use crate::tables::{percent, table};
use platen_bots::{Advice, Advised, Advisor, Effort, Question, Sources};
use platen_rules::vocabulary::{Edition, Seat};
use platen_rules::{Action, Game, Seed, Title, write_action};
use std::fmt::Write;

/// Sources of a difference that are named.
const NAMED: usize = 3;

/// Advice for a seat of a game, from its view alone; none if nobody waits for it.
pub(crate) fn advise(
    game: &Game,
    seat: Seat,
    seed: Seed,
    iterations: Option<u32>,
    threads: usize,
) -> Option<Advice> {
    let view = game.view(Some(seat));
    let question = Question::new(game.cards(), &view)?;
    let effort = Effort { iterations, threads, ..Effort::of(seed.of_player(seat)) };
    Advisor::default().advise(&question, &effort)
}

/// As many threads as there are processors.
pub(crate) fn all_threads() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

/// The choices as a table, then the line expected after the first.
pub(crate) fn text(advice: &Advice, edition: Edition) -> String {
    let alone = advice.choices.iter().all(|choice| choice.win.is_none());
    let chance = if alone { "likely title" } else { "win" };
    let heads = ["best choices", "fame", chance, "sure", "difference (fame by source)"];
    let mut rows = vec![heads.map(String::from).to_vec()];
    rows.extend(advice.choices.iter().map(|choice| row(choice, edition)));
    let mut text = table(&rows);
    let Some(first) = advice.choices.first().filter(|first| !first.line.is_empty()) else { return text };
    let line: Vec<String> = first.line.iter().map(|action| notation(action, edition)).collect();
    let _ = writeln!(text, "then: {}", line.join("; "));
    text
}

fn row(choice: &Advised, edition: Edition) -> Vec<String> {
    let fame = format!("{:.1} ± {:.1}", choice.fame.mean, choice.fame.error);
    let chance = choice.win.map_or_else(|| likely_title(choice), percent);
    let sure = format!("{:.0} %", 100.0 * choice.sure);
    vec![notation(&choice.action, edition), fame, chance, sure, biggest(&choice.difference)]
}

/// As it can be typed.
fn notation(action: &Action, edition: Edition) -> String {
    write_action(action, edition)
}

fn likely_title(choice: &Advised) -> String {
    let likely = choice.titles.iter().max_by(|a, b| a.chance.total_cmp(&b.chance));
    likely.map_or("-".to_string(), |of| format!("{} {:.0} %", Title::name(of.title), 100.0 * of.chance))
}

/// The sources that differ most, of those that differ at all.
fn biggest(difference: &Sources) -> String {
    let mut sources = difference.each().to_vec();
    sources.retain(|(_, fame)| fame.abs() >= 0.05);
    sources.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
    let named: Vec<String> =
        sources.iter().take(NAMED).map(|(name, fame)| format!("{name} {fame:+.1}")).collect();
    if named.is_empty() { "-".to_string() } else { named.join(", ") }
}
