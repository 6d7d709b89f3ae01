//! What the host says: news, the question to decide, rules.

use super::view::Seen;
use crate::rulebook;
use crate::screen::{Line, Style};
use crate::words::{Words, is_news};
use platen_rules::vocabulary::BoardAction;
use platen_rules::{Event, Frame, Phase};

/// The most lines of news above a question.
const NEWS: usize = 14;

/// What happened since the people looked last.
pub(super) fn news(words: &Words<'_>, events: &[Event], width: usize) -> Vec<Line> {
    let lines: Vec<String> =
        events.iter().filter(|event| is_news(event)).map(|event| words.line(event)).collect();
    let skipped = lines.len().saturating_sub(NEWS);
    let mut shown = Vec::new();
    if skipped > 0 {
        shown.push(Line::of(Style::Muted, format!("  … {skipped} more, see log")));
    }
    shown.extend(
        lines.iter().skip(skipped).map(|line| Line::of(Style::Plain, format!("  {line}")).cut(width)),
    );
    shown
}

/// What the seat is to decide, in a sentence.
pub(super) fn question(seen: &Seen<'_>, can_fulfil: bool) -> String {
    let (table, me) = (seen.table, seen.player(seen.me));
    if let Some(frame) = table.frames.last() {
        return match frame {
            Frame::KeepGears { .. } => "Keep a gear for the next axle.",
            Frame::UnglerLevels { .. } => "Which specialty rises to II?",
            Frame::UnglerInk { .. } => "Take an ink.",
            Frame::Track { .. } => "The reward disc moves: take the reward, or decline it.",
            Frame::Order { .. } => "Keep an order of the cards drawn, draw more, or keep none.",
        }
        .to_string();
    }
    match table.phase {
        Phase::Characters { .. } => "Keep one of your two characters.".to_string(),
        Phase::OpeningOrders { .. } => "Take an opening order: which printing card?".to_string(),
        Phase::OpeningLetters { .. } => "Take three types: a number, or letters such as AIO.".to_string(),
        Phase::NameWild => "Name this round's wild colour.".to_string(),
        Phase::Planning => format!(
            "Plan your {} markers: five numbers for orders, inks, specialties, gears, patronage.",
            me.markers
        ),
        Phase::ShiftMarker => "Move one of your markers, or leave them.".to_string(),
        Phase::Turn { acted: true, .. } => "Anything more? Else end the turn.".to_string(),
        Phase::Turn { action: BoardAction::Orders, .. } => "Take an order, or pass.".to_string(),
        Phase::Turn { action: BoardAction::Inks, .. } => "Take inks from a set, or pass.".to_string(),
        Phase::Turn { action: BoardAction::Specialties, .. } => "Take a specialty card, or pass.".to_string(),
        Phase::Turn { action: BoardAction::Gears, .. } => "Take a gear or turn one, or pass.".to_string(),
        Phase::Turn { .. } => "Take a patronage reward or card, or pass.".to_string(),
        Phase::Fulfil { declared: false, .. } if can_fulfil => "Fulfil orders, or pass.".to_string(),
        Phase::Fulfil { declared: false, .. } => {
            "No order can be fulfilled as things are: pass, unless something free helps.".to_string()
        }
        Phase::Fulfil { .. } if table.bonuses.is_empty() => "Anything more? Else end the step.".to_string(),
        Phase::Fulfil { .. } => "Take or decline your bonuses, then end the step.".to_string(),
        Phase::Over => "The game is over.".to_string(),
    }
}

/// The text of a rule or a family, or what an unknown id may have meant.
pub(super) fn rule_text(id: &str, width: usize) -> String {
    let rules = match (rulebook::rule(id), rulebook::family(id)) {
        (Some(rule), _) => std::slice::from_ref(rule),
        (None, Some(family)) => &family.rules,
        (None, None) => &[],
    };
    if rules.is_empty() {
        let near = rulebook::near(id);
        let families: Vec<&str> = rulebook::families().iter().map(|family| family.id).collect();
        let known = if near.is_empty() { families } else { near };
        return format!("There is no rule {id:?}; perhaps {}.", known.join(" "));
    }
    let texts: Vec<String> = rules
        .iter()
        .map(|rule| format!("{}\n{}", rule.id, rulebook::wrap(&rule.text, width, "  ")))
        .collect();
    texts.concat()
}
