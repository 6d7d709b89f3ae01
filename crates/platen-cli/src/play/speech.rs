//! What the host says: news, the question to decide, rules.

use super::view::Seen;
use crate::rulebook;
use crate::screen::{Line, Style, padded};
use platen_rules::vocabulary::BoardAction;
use platen_rules::{Event, Phase};
use platen_texts::{Args, Lang, Speaker, is_news};

/// The most lines of news above a question.
const NEWS: usize = 14;
/// What can be typed, a line each.
const HELP_LINES: usize = 14;

/// What happened since the people looked last, from that event on.
pub(super) fn news(speaker: &Speaker, events: &[Event], from: usize, width: usize) -> Vec<Line> {
    let told = events.iter().zip(speaker.log(events)).skip(from);
    let lines: Vec<String> = told.filter(|(event, _)| is_news(event)).map(|(_, line)| line).collect();
    let skipped = lines.len().saturating_sub(NEWS);
    let mut shown = Vec::new();
    if skipped > 0 {
        let more = speaker.say_with("say-more", Args::new().with("count", skipped));
        shown.push(Line::of(Style::Muted, format!("  {more}")));
    }
    shown.extend(
        lines.iter().skip(skipped).map(|line| Line::of(Style::Plain, format!("  {line}")).cut(width)),
    );
    shown
}

/// What the seat is to decide, in a sentence; for a plan also how it is typed.
pub(super) fn question(seen: &Seen<'_>) -> String {
    let asked = seen.speaker.question(seen.table, seen.me);
    let planning = seen.table.phase == Phase::Planning && seen.table.frames.is_empty();
    if !planning {
        return asked;
    }
    let rows = seen.speaker.list(BoardAction::ALL.map(|action| seen.speaker.row(action)));
    format!("{asked} {}", seen.say_of("say-plan-how", "rows", rows))
}

/// What can be typed at the table.
pub(super) fn help(speaker: &Speaker) -> String {
    let line = |n: usize| {
        let typed = padded(&speaker.say(&format!("help-{n}")), 16);
        format!("\n  {typed} {}", speaker.say(&format!("help-{n}.means")))
    };
    let lines: String = (1..=HELP_LINES).map(line).collect();
    format!("{lines}\n  {}", speaker.say("help-signs"))
}

/// The text of a rule or a family, or what an unknown id may have meant. In English it is the rulebook's own text.
pub(super) fn rule_text(speaker: &Speaker, id: &str, width: usize) -> String {
    let rules = match (rulebook::rule(id), rulebook::family(id)) {
        (Some(rule), _) => std::slice::from_ref(rule),
        (None, Some(family)) => &family.rules,
        (None, None) => &[],
    };
    if rules.is_empty() {
        let near = rulebook::near(id);
        let families: Vec<&str> = rulebook::families().iter().map(|family| family.id).collect();
        let known = if near.is_empty() { families } else { near };
        let args = Args::new().with("rule", id).with("known", known.join(" "));
        return speaker.say_with("say-no-rule", args);
    }
    let told = |rule: &rulebook::Rule| match speaker.lang() {
        Lang::En => rule.text.clone(),
        _ => speaker.say(&format!("rule-{}", rule.id.to_ascii_lowercase())),
    };
    let texts = rules.iter().map(|rule| format!("{}\n{}", rule.id, rulebook::wrap(&told(rule), width, "  ")));
    texts.collect()
}
