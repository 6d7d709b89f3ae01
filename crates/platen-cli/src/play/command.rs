//! What a line typed at the table means.

use platen_rules::vocabulary::{ByAction, ByLetter, Edition, Letter};
use platen_rules::{Action, NotationError, read_action};
use std::path::PathBuf;

/// A line, understood.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Command {
    Redraw,
    Number(usize),
    Back,
    Undo,
    Help,
    /// Why an action cannot be done, in the notation.
    Why(String),
    Log {
        all: bool,
    },
    Rules(String),
    Score,
    /// The best choices.
    Hint,
    Save(PathBuf),
    Quit,
    /// A free action of another player at this keyboard: a name or seat, and the action.
    As(String, String),
    Act(Action),
    /// `save` or `as` without what belongs to it, by the id of what to say.
    Incomplete(&'static str),
    /// A slip within an action, told exactly.
    Slip(String),
    /// Nothing that is known.
    Unknown(String),
}

/// Reads a line; `planning` lets five numbers be a plan.
pub(crate) fn read(line: &str, edition: Edition, planning: bool) -> Command {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    match (word, rest) {
        ("", _) => Command::Redraw,
        ("u" | "undo", "") => Command::Undo,
        ("b" | "back" | "0", "") => Command::Back,
        ("?" | "h" | "help", "") => Command::Help,
        ("q" | "quit" | "exit", "") => Command::Quit,
        ("log", "") => Command::Log { all: false },
        ("log", "all") => Command::Log { all: true },
        ("score", "") => Command::Score,
        ("hint", "") => Command::Hint,
        ("rules" | "rule", _) => Command::Rules(rest.to_string()),
        ("why", _) => Command::Why(rest.to_string()),
        ("save", file) if !file.is_empty() => Command::Save(PathBuf::from(file)),
        ("save", _) => Command::Incomplete("say-save-how"),
        ("as", _) => match rest.split_once(char::is_whitespace) {
            Some((name, action)) => Command::As(name.to_string(), action.trim().to_string()),
            None => Command::Incomplete("say-as-how"),
        },
        _ => act_or_number(line, edition, planning),
    }
}

fn act_or_number(line: &str, edition: Edition, planning: bool) -> Command {
    if let Some(plan) = five_numbers(line).filter(|_| planning) {
        return Command::Act(Action::CommitPlan { plan });
    }
    if let Ok(number) = line.parse() {
        return Command::Number(number);
    }
    if let Some(types) = three_letters(line) {
        return Command::Act(Action::TakeTypes { types });
    }
    match read_action(line, edition) {
        Ok(action) => Command::Act(action),
        Err(error) => unclear(line, &error),
    }
}

fn five_numbers(line: &str) -> Option<ByAction<u8>> {
    let line = line.strip_prefix("plan").unwrap_or(line);
    let numbers: Vec<u8> = line.split_whitespace().map(|word| word.parse().ok()).collect::<Option<_>>()?;
    numbers.try_into().ok().map(ByAction)
}

fn three_letters(line: &str) -> Option<ByLetter<u8>> {
    let upper = line.to_ascii_uppercase();
    let letter = |c: char| Letter::ALL.into_iter().find(|letter| letter.code().starts_with(c));
    let letters: Vec<Letter> = upper.chars().map(letter).collect::<Option<_>>()?;
    (letters.len() == 3).then(|| ByLetter::count(letters))
}

/// A word that begins no action is answered shortly, a slip within one exactly.
fn unclear(line: &str, error: &NotationError) -> Command {
    if error.column > 1 {
        return Command::Slip(format!("{line:?}, {error}"));
    }
    Command::Unknown(line.chars().take(40).collect())
}

#[cfg(test)]
mod tests {
    use super::{Command, read};
    use platen_rules::Action;
    use platen_rules::vocabulary::{ByAction, Edition};

    fn second(line: &str) -> Command {
        read(line, Edition::Second, true)
    }

    #[test]
    fn five_numbers_are_a_plan_only_while_planning() {
        let plan = Command::Act(Action::CommitPlan { plan: ByAction([2, 2, 1, 1, 1]) });
        assert_eq!(second(" 2 2 1 1 1 "), plan);
        assert_eq!(second("plan 2 2 1 1 1"), plan);
        assert!(matches!(read("2 2 1 1 1", Edition::Second, false), Command::Unknown(_)));
    }

    #[test]
    fn lines_mean_what_they_say() {
        assert_eq!(second("12"), Command::Number(12));
        assert_eq!(second("u"), Command::Undo);
        assert_eq!(second("log all"), Command::Log { all: true });
        assert_eq!(second("why buy A"), Command::Why("buy A".to_string()));
        assert_eq!(second("as Ben buy A"), Command::As("Ben".to_string(), "buy A".to_string()));
        assert!(matches!(second("aio"), Command::Act(Action::TakeTypes { .. })));
    }

    #[test]
    fn slips_are_told_exactly() {
        let Command::Slip(text) = second("buy X") else { panic!("unclear") };
        assert!(text.contains("column 5"), "{text}");
        assert_eq!(second("xyz"), Command::Unknown("xyz".to_string()));
        assert_eq!(second("save"), Command::Incomplete("say-save-how"));
    }
}
