//! Actions as readable text, one line each; the grammar is `docs/notation.md`.
//!
//! Writing gives one text for every action, and reading gives that action back. Reading knows the words, not the
//! position: whether an action is legal is for [`Look::check`](crate::Look::check) to say.

mod line;

use crate::action::{Action, BonusGain, Declaration, Extra, Fulfilment, GearChoice, Pair};
use crate::state::MAX_ORDERS;
use crate::vocabulary::{BoardAction, ByAction, ByInk, Edition, Letter, PrintingNo, RefinementNo, Specialty};
use line::{Line, Piece, Read, quoted, read_times, shown};
use std::fmt::Display;

/// A line that is no action: which word is wrong, and what could stand there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: expected {expected}, found {}", shown(found))]
pub struct NotationError {
    /// Where the word begins, in characters from 1; one past the last at the end of the line.
    pub column: usize,
    /// The word, cut after 40 characters; empty at the end of the line.
    pub found: String,
    /// Everything that could stand there.
    pub expected: String,
}

/// Writes an action as a line, with the names of inks of that edition.
pub fn write_action(action: &Action, edition: Edition) -> String {
    let name = |ink| edition.ink_name(ink);
    let names = |inks| ink_names(inks, edition);
    match *action {
        Action::KeepCharacter { character } => format!("keep {character}"),
        Action::KeepGear { gear, sector } => format!("keep gear {gear}@{sector}"),
        Action::RaiseTwo { to_one, to_two } => format!("raise {to_one} 1 {to_two} 2"),
        Action::TakeTypes { types } => format!("types {}", or_none(types.each().map(Letter::code).collect())),
        Action::NameWild { ink } => format!("wild {}", name(ink)),
        Action::CommitPlan { plan } => {
            format!("plan {}", plan.0.map(|markers| markers.to_string()).join(" "))
        }
        Action::TakeBackPlan => "take-back".into(),
        Action::ShiftMarker { from, to } => format!("shift {from} {to}"),
        Action::LeaveMarkers => "stay".into(),
        Action::TakeOrder { printing, refinement, discard } => {
            format!("order {}", order(printing, refinement, discard))
        }
        Action::TakeInks { set, count } => format!("inks {set} x{count}"),
        Action::TakeSpecialtyCard { card, raise } => {
            format!("specialty {card} {}", raise.map_or("symbols", Specialty::code))
        }
        Action::InstallGear { gear, sector, discard } => {
            format!("gear {gear}@{sector}{}", optional("drop", discard))
        }
        Action::TurnGear { axle, sector } => format!("turn {axle}@{sector}"),
        Action::PatronageOrder => "patron order".into(),
        Action::PatronageSpecialty { specialty } => format!("patron specialty {specialty}"),
        Action::PatronageGuilders => "patron guilders".into(),
        Action::PatronageInks { inks } => format!("patron inks {}", names(inks)),
        Action::TakePatronageCard { card, inks } if inks == ByInk::default() => format!("patron card {card}"),
        Action::TakePatronageCard { card, inks } => format!("patron card {card} {}", names(inks)),
        Action::Pass => "pass".into(),
        Action::EndTurn => "end".into(),
        Action::Declare { declaration } => format!("fulfil {}", orders(&declaration, edition)),
        Action::TakeBonus { refinement, gain } => match gain {
            BonusGain::Nothing => format!("bonus {refinement}"),
            BonusGain::Inks { inks } => format!("bonus {refinement} {}", names(inks)),
            BonusGain::Specialty { specialty } => format!("bonus {refinement} {specialty}"),
        },
        Action::DeclineBonus { refinement } => format!("decline {refinement}"),
        Action::BuyType { letter } => format!("buy {letter}"),
        Action::UseGear { axle, choice } => format!("use {axle}{}", choice_text(choice, edition)),
        Action::SwapLevels { pair } => format!("swap {} {}", pair.both().0, pair.both().1),
        Action::TakeInk { ink } => format!("take {}", name(ink)),
        Action::TakeType { letter } => format!("take {letter}"),
        Action::DrawOrder => "take order".into(),
        Action::DeclineReward => "decline".into(),
        Action::DrawMore { extra } => format!("more {}", extra_word(extra)),
        Action::KeepOrder { printing, refinement, discard } => {
            format!("keep order {}", order(printing, refinement, discard))
        }
        Action::KeepNone => "keep none".into(),
    }
}

fn choice_text(choice: GearChoice, edition: Edition) -> String {
    let name = |ink| edition.ink_name(ink);
    match choice {
        GearChoice::Nothing => String::new(),
        GearChoice::ExchangeInk { give, take } => format!(" exchange {} {}", name(give), name(take)),
        GearChoice::ExchangeType { give, take } => format!(" exchange {give} {take}"),
        GearChoice::Raise { specialty } => format!(" {specialty}"),
        GearChoice::SellForFame { letter } => format!(" {letter} for fame"),
        GearChoice::SellForGuilders { letter } => format!(" {letter} for guilders"),
        GearChoice::InkForTwo { give, take } => format!(" {} for {}", name(give), ink_names(take, edition)),
        GearChoice::Buy { count } => format!(" buy {count}"),
    }
}

fn orders(declaration: &Declaration, edition: Edition) -> String {
    let texts: Vec<String> = declaration.orders().iter().map(|&order| fulfilment(order, edition)).collect();
    or_none(texts.join(", "))
}

fn fulfilment(order: Fulfilment, edition: Edition) -> String {
    let Fulfilment { printing, left_out, inks, decoration } = order;
    let without = optional("without", left_out);
    let colours = optional("colours", inks.map(|inks| ink_names(inks, edition)));
    format!("{printing}{without}{colours}{}", if decoration { " decoration" } else { "" })
}

fn order(printing: PrintingNo, refinement: RefinementNo, discard: Option<PrintingNo>) -> String {
    format!("{printing}+{refinement}{}", optional("drop", discard))
}

fn ink_names(inks: ByInk<u8>, edition: Edition) -> String {
    let names: Vec<&str> = inks.each().map(|ink| edition.ink_name(ink)).collect();
    or_none(names.join(" "))
}

fn optional(word: &str, value: Option<impl Display>) -> String {
    value.map_or_else(String::new, |value| format!(" {word} {value}"))
}

fn or_none(text: String) -> String {
    if text.is_empty() { "none".into() } else { text }
}

const fn extra_word(extra: Extra) -> &'static str {
    match extra {
        Extra::Printing => "printing",
        Extra::Refinement => "refinement",
        Extra::Both => "both",
    }
}

/// Reads a line as an action, with the names of inks of that edition. Never panics.
pub fn read_action(text: &str, edition: Edition) -> Result<Action, NotationError> {
    let mut line = Line::new(text, edition);
    let read = line.expect(|word, _| match VERBS.iter().find(|(verb, _)| *verb == word) {
        Some(&(_, read)) => Ok(read),
        None => Err(format!("one of {}", VERBS.map(|(verb, _)| verb).join(" "))),
    })?;
    let action = read(&mut line)?;
    line.end().map(|()| action)
}

/// The first word of a line, and what reads the rest.
type Verb = (&'static str, fn(&mut Line<'_>) -> Read<Action>);

const VERBS: [Verb; 24] = [
    ("keep", read_keep),
    ("raise", |line| Ok(Action::RaiseTwo { to_one: line.before("1")?, to_two: line.before("2")? })),
    ("types", |line| Ok(Action::TakeTypes { types: line.need()? })),
    ("wild", |line| Ok(Action::NameWild { ink: line.need()? })),
    ("plan", |line| {
        let mut plan = ByAction::default();
        BoardAction::ALL.into_iter().try_for_each(|at| line.need().map(|markers| plan[at] = markers))?;
        Ok(Action::CommitPlan { plan })
    }),
    ("take-back", |_| Ok(Action::TakeBackPlan)),
    ("shift", |line| Ok(Action::ShiftMarker { from: line.need()?, to: line.need()? })),
    ("stay", |_| Ok(Action::LeaveMarkers)),
    ("order", |line| {
        let (printing, refinement, discard) = read_order(line)?;
        Ok(Action::TakeOrder { printing, refinement, discard })
    }),
    ("inks", |line| Ok(Action::TakeInks { set: line.need()?, count: line.expect(read_times)? })),
    ("specialty", |line| {
        let card = line.need()?;
        let raise = if line.is("symbols") { None } else { Some(line.need()?) };
        Ok(Action::TakeSpecialtyCard { card, raise })
    }),
    ("gear", |line| {
        let (gear, sector) = (line.need()?, line.after("@")?);
        Ok(Action::InstallGear { gear, sector, discard: line.maybe_after("drop")? })
    }),
    ("turn", |line| Ok(Action::TurnGear { axle: line.need()?, sector: line.after("@")? })),
    ("patron", read_patron),
    ("pass", |_| Ok(Action::Pass)),
    ("end", |_| Ok(Action::EndTurn)),
    ("fulfil", read_fulfil),
    ("bonus", read_bonus),
    ("decline", |line| {
        Ok(line.maybe().map_or(Action::DeclineReward, |refinement| Action::DeclineBonus { refinement }))
    }),
    ("buy", |line| Ok(Action::BuyType { letter: line.need()? })),
    ("use", |line| Ok(Action::UseGear { axle: line.need()?, choice: read_choice(line)? })),
    ("swap", read_swap),
    ("take", read_take),
    ("more", |line| match Extra::ALL.into_iter().find(|&extra| line.is(extra_word(extra))) {
        Some(extra) => Ok(Action::DrawMore { extra }),
        None => Err(line.error()),
    }),
];

fn read_keep(line: &mut Line<'_>) -> Read<Action> {
    match line.one_of(["none", "order", "gear"]) {
        Some("none") => Ok(Action::KeepNone),
        Some("order") => {
            let (printing, refinement, discard) = read_order(line)?;
            Ok(Action::KeepOrder { printing, refinement, discard })
        }
        Some(_) => Ok(Action::KeepGear { gear: line.need()?, sector: line.after("@")? }),
        None => Ok(Action::KeepCharacter { character: line.need()? }),
    }
}

fn read_order(line: &mut Line<'_>) -> Read<(PrintingNo, RefinementNo, Option<PrintingNo>)> {
    Ok((line.need()?, line.after("+")?, line.maybe_after("drop")?))
}

fn read_patron(line: &mut Line<'_>) -> Read<Action> {
    match line.one_of(["order", "specialty", "guilders", "inks"]) {
        Some("order") => Ok(Action::PatronageOrder),
        Some("specialty") => Ok(Action::PatronageSpecialty { specialty: line.need()? }),
        Some("guilders") => Ok(Action::PatronageGuilders),
        Some(_) => Ok(Action::PatronageInks { inks: line.inks()? }),
        None => Ok(Action::TakePatronageCard {
            card: line.after("card")?,
            inks: line.more_inks(ByInk::default()),
        }),
    }
}

fn read_fulfil(line: &mut Line<'_>) -> Read<Action> {
    if line.is("none") {
        return Ok(Action::Declare { declaration: Declaration::default() });
    }
    let mut orders = vec![read_fulfilment(line)?];
    while another_order(line, orders.len()) {
        orders.push(read_fulfilment(line)?);
    }
    Ok(Action::Declare { declaration: Declaration::new(&orders).unwrap_or_default() })
}

fn another_order(line: &mut Line<'_>, read: usize) -> bool {
    let comma = line.accept(|word, _| match word {
        "," if read < MAX_ORDERS => Ok(()),
        "," => Err(format!("at most {MAX_ORDERS} orders")),
        _ => Err(quoted(",")),
    });
    comma.is_some()
}

fn read_fulfilment(line: &mut Line<'_>) -> Read<Fulfilment> {
    let (printing, left_out) = (line.need()?, line.maybe_after("without")?);
    let inks = if line.is("colours") { Some(line.inks()?) } else { None };
    Ok(Fulfilment { printing, left_out, inks, decoration: line.is("decoration") })
}

fn read_bonus(line: &mut Line<'_>) -> Read<Action> {
    let refinement = line.need()?;
    let gain = if let Some(specialty) = line.maybe() {
        BonusGain::Specialty { specialty }
    } else if line.is("none") {
        BonusGain::Inks { inks: ByInk::default() }
    } else {
        match line.more_inks(ByInk::default()) {
            inks if inks == ByInk::default() => BonusGain::Nothing,
            inks => BonusGain::Inks { inks },
        }
    };
    Ok(Action::TakeBonus { refinement, gain })
}

fn read_choice(line: &mut Line<'_>) -> Read<GearChoice> {
    if line.is("exchange") {
        return Ok(match line.maybe() {
            Some(give) => GearChoice::ExchangeType { give, take: line.need()? },
            None => GearChoice::ExchangeInk { give: line.need()?, take: line.need()? },
        });
    }
    if line.is("buy") {
        return Ok(GearChoice::Buy { count: line.need()? });
    }
    if let Some(letter) = line.maybe() {
        line.word("for")?;
        if line.is("fame") {
            return Ok(GearChoice::SellForFame { letter });
        }
        return line.word("guilders").map(|()| GearChoice::SellForGuilders { letter });
    }
    if let Some(give) = line.maybe() {
        line.word("for")?;
        return Ok(GearChoice::InkForTwo { give, take: line.inks()? });
    }
    Ok(line.maybe().map_or(GearChoice::Nothing, |specialty| GearChoice::Raise { specialty }))
}

fn read_swap(line: &mut Line<'_>) -> Read<Action> {
    let first: Specialty = line.need()?;
    let pair = line.expect(|word, edition| {
        Pair::new(first, Specialty::read(word, edition)?)
            .ok_or_else(|| format!("a specialty other than {first}"))
    })?;
    Ok(Action::SwapLevels { pair })
}

fn read_take(line: &mut Line<'_>) -> Read<Action> {
    if line.is("order") {
        return Ok(Action::DrawOrder);
    }
    if let Some(letter) = line.maybe() {
        return Ok(Action::TakeType { letter });
    }
    Ok(Action::TakeInk { ink: line.need()? })
}
