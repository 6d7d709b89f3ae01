//! Advice as a short table.

use crate::tables::{percent, table};
use platen_bots::{Advice, Advised, Advisor, Effort, Mean, Question, Sources};
use platen_rules::vocabulary::{Edition, Seat};
use platen_rules::{Action, Game, Title, write_action};
use std::fmt::Write;

/// Sources of a difference that are named.
const NAMED: usize = 3;

/// Advice for a seat of a game, from its view alone; none if nobody waits for it. The seed is that of the game.
pub(crate) fn advise(game: &Game, seat: Seat, effort: &Effort<'_>) -> Option<Advice> {
    let view = game.view(Some(seat));
    let question = Question::new(game.cards(), &view)?;
    Advisor::default().advise(&question, &Effort { seed: effort.seed.of_player(seat), ..*effort })
}

/// The choices as a table, then the line expected after the first.
pub(crate) fn text(advice: &Advice, edition: Edition) -> String {
    let alone = advice.choices.iter().all(|choice| choice.win.is_none());
    let chance = if alone { "likely title" } else { "win" };
    let mut heads = vec!["best choices", "value", "fame", chance, "sure", "difference (fame by source)"];
    if !alone {
        heads.insert(3, "lead");
    }
    let mut rows = vec![heads.into_iter().map(String::from).collect()];
    rows.extend(advice.choices.iter().map(|choice| row(choice, edition)));
    let mut text = table(&rows);
    text += &equals(advice, edition);
    let Some(first) = advice.choices.first().filter(|first| !first.line.is_empty()) else { return text };
    let line: Vec<String> = first.line.iter().map(|action| notation(action, edition)).collect();
    let _ = writeln!(text, "then: {}", line.join("; "));
    text
}

/// Says so where other choices are as good as the first.
fn equals(advice: &Advice, edition: Edition) -> String {
    let equal = advice.choices.iter().skip(1).filter(|choice| choice.equal);
    let equal: Vec<String> = equal.map(|choice| notation(&choice.action, edition)).collect();
    match equal.as_slice() {
        [] => String::new(),
        _ => format!("as good as the first, as far as can be told: {}\n", equal.join("; ")),
    }
}

fn row(choice: &Advised, edition: Edition) -> Vec<String> {
    let told = |mean: Mean| format!("{:.1} ± {:.1}", mean.mean, mean.error);
    let fame = told(choice.fame);
    let chance = choice.win.map_or_else(|| likely_title(choice), percent);
    let sure = format!("{:.0} %", 100.0 * choice.sure);
    let mut cells = vec![notation(&choice.action, edition), told(choice.value), fame];
    if choice.win.is_some() {
        cells.push(format!("{:+.1} ± {:.1}", choice.lead.mean, choice.lead.error));
    }
    cells.extend([chance, sure, biggest(&choice.difference)]);
    cells
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
