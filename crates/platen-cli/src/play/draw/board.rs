//! The round track and the main board, five rows in the order of the actions.

use crate::faces::{self, letters};
use crate::play::view::Seen;
use crate::screen::{Line, Style, columns, floor, padded, rule, walled};
use platen_rules::vocabulary::{BoardAction, Ink, PrintingNo, RefinementNo, Seat};
use platen_rules::{Phase, ROUNDS};

/// The rounds, and the patronage cards that hang under them.
pub(super) fn track(seen: &Seen<'_>, width: usize) -> Vec<Line> {
    let mut rounds = Line::of(Style::Bold, seen.say("table-round") + " ");
    for round in 1..=ROUNDS {
        let now = round == seen.table.round;
        let style = if now { Style::Gold } else { Style::Muted };
        rounds.push(style, if now { format!("[{round}]") } else { format!(" {round} ") });
    }
    let first = seen.say_of("table-first", "seat", seen.speaker.name(seen.table.first));
    let first = Line::of(Style::Muted, first);
    let mut lines = vec![rule(rounds, first, width, ("┌", "┐"))];
    let inner = width - 4;
    let cells = seen.table.patronage_spaces.iter().zip(seen.speaker.cards.board.patronage_rounds);
    let cells: Vec<Line> = cells
        .map(|(card, round)| {
            let open = round <= seen.table.round && card.is_some();
            let style = if open { Style::Plain } else { Style::Muted };
            let text = card.map_or_else(
                || format!("– {}", seen.say("table-taken")),
                |no| format!("{no} {}", faces::short_requirements(seen.speaker, no)),
            );
            let mark = if open { Style::Gold } else { Style::Muted };
            Line::of(mark, seen.say_of("table-from", "round", round) + "  ").and(style, text)
        })
        .collect();
    lines.extend(columns(cells, inner).into_iter().map(|line| walled(line, width)));
    lines
}

/// The five rows.
pub(super) fn board(seen: &Seen<'_>, width: usize) -> Vec<Line> {
    let mut lines = Vec::new();
    if matches!(seen.table.phase, Phase::OpeningOrders { .. } | Phase::Characters { .. }) {
        lines.extend(display(seen, width));
    }
    for action in BoardAction::ALL {
        let state = row_state(seen, action);
        lines.push(heading(seen, action, state, width));
        if is_bare(seen, action) {
            lines.push(walled(Line::of(Style::Muted, bare(seen)), width));
            continue;
        }
        let row = match action {
            BoardAction::Orders => orders(seen),
            BoardAction::Inks => vec![inks(seen)],
            BoardAction::Specialties => specialties(seen, width),
            BoardAction::Gears => gears(seen, width),
            BoardAction::Patronage => vec![patronage(seen)],
        };
        let row = row.into_iter().map(|line| if state == Row::Past { line.faded() } else { line });
        lines.extend(row.map(|line| walled(line, width)));
    }
    lines.push(floor(width));
    lines
}

/// Whether nothing lies on the spaces of a row.
fn is_bare(seen: &Seen<'_>, action: BoardAction) -> bool {
    let table = seen.table;
    match action {
        BoardAction::Orders => {
            table.printing_spaces.iter().flatten().count() + table.refinement_spaces.iter().flatten().count()
                == 0
        }
        // The bag is shown there.
        BoardAction::Inks | BoardAction::Patronage => false,
        BoardAction::Specialties => table.specialty_spaces.iter().flatten().count() == 0,
        BoardAction::Gears => table.gear_spaces.iter().flatten().count() == 0,
    }
}

fn bare(seen: &Seen<'_>) -> String {
    format!("– {}", seen.say("table-bare"))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Row {
    Past,
    Now,
    ToCome,
}

fn row_state(seen: &Seen<'_>, action: BoardAction) -> Row {
    match (seen.current(), seen.table.phase) {
        (Some(now), _) if now == action => Row::Now,
        (Some(now), _) if action < now => Row::Past,
        (_, Phase::Fulfil { .. } | Phase::Over) => Row::Past,
        _ => Row::ToCome,
    }
}

fn heading(seen: &Seen<'_>, action: BoardAction, state: Row, width: usize) -> Line {
    let style = if state == Row::Now { Style::Rubric } else { Style::Bold };
    let mark = if state == Row::Now { "▸ " } else { "" };
    let title = format!("{mark}{} {}", action.index() + 1, seen.speaker.row(action));
    let style = if state == Row::Past { Style::Muted } else { style };
    rule(Line::of(style, title), acting(seen, action, state), width, ("├", "┤"))
}

/// Who acts in which order, with their markers; the one whose turn it is in red.
fn acting(seen: &Seen<'_>, action: BoardAction, state: Row) -> Line {
    let now = seen.table.active().filter(|_| state == Row::Now);
    let mut line = Line::new();
    for (i, (seat, markers)) in seen.acting(action).into_iter().enumerate() {
        if i > 0 {
            line.push(Style::Muted, " → ");
        }
        let style = if Some(seat) == now { Style::Rubric } else { muted_unless_me(seen, seat) };
        line.push(style, format!("{} ×{markers}", seen.speaker.name(seat)));
    }
    line
}

fn muted_unless_me(seen: &Seen<'_>, seat: Seat) -> Style {
    if seat == seen.me { Style::Plain } else { Style::Muted }
}

/// The cards of the opening display (SET-3).
fn display(seen: &Seen<'_>, width: usize) -> Vec<Line> {
    let display = &seen.table.display;
    if display.printing.is_empty() {
        return Vec::new();
    }
    let title = Line::of(Style::Bold, seen.say("table-display"));
    let mut lines = vec![rule(title, Line::new(), width, ("├", "┤"))];
    let (printing, refinement): (Vec<_>, Vec<_>) =
        (display.printing.iter().collect(), display.refinement.iter().collect());
    for place in 0..printing.len().max(refinement.len()) {
        let line = order_line(seen, printing.get(place).copied(), refinement.get(place).copied());
        lines.push(walled(line, width));
    }
    lines
}

fn orders(seen: &Seen<'_>) -> Vec<Line> {
    let spaces = seen.speaker.cards.board.spaces(seen.table.seat_count());
    let cards = seen.table.printing_spaces.iter().zip(&seen.table.refinement_spaces).take(spaces);
    cards.map(|(&printing, &refinement)| order_line(seen, printing, refinement)).collect()
}

/// A printing card and a refinement card side by side.
fn order_line(seen: &Seen<'_>, printing: Option<PrintingNo>, refinement: Option<RefinementNo>) -> Line {
    let (cards, speaker) = (&seen.speaker.cards, seen.speaker);
    let mut line = match printing {
        Some(no) => {
            let card = cards.printing_card(no);
            Line::of(Style::Muted, format!("{no:>2}  "))
                .and(Style::Bold, format!("{:<7}", letters(&card.letters)))
                .and(Style::Plain, faces::guilders(speaker, card.guilders.into()))
        }
        None => Line::of(Style::Muted, " –"),
    }
    .padded(15)
    .and(Style::Muted, "│ ");
    let Some(no) = refinement else { return line.and(Style::Muted, " –") };
    let card = cards.refinement_card(no);
    line.push(Style::Muted, format!("{no:>3}  "));
    let mut colours = seen.inks(&card.inks).padded(8);
    colours.push(Style::Plain, format!("{:>3}", faces::fame(speaker, card.colour_fame)));
    line.append(colours);
    line.push(Style::Muted, "  ·  ");
    let decoration = padded(&faces::short_levels(speaker, &card.decoration), 22);
    line.push(Style::Plain, format!("{decoration}{:>3}", faces::fame(speaker, card.decoration_fame)));
    line.push(Style::Muted, "  ·  ");
    line.and(Style::Plain, faces::both(speaker, no))
}

fn inks(seen: &Seen<'_>) -> Line {
    let sets = seen.speaker.cards.board.spaces(seen.table.seat_count());
    let mut line = Line::new();
    if seen.table.ink_sets.iter().flatten().flatten().count() == 0 {
        line.push(Style::Muted, bare(seen) + "   ");
    }
    for (set, number) in seen.table.ink_sets.iter().take(sets).zip(1..) {
        if set.iter().flatten().count() == 0 {
            continue;
        }
        line.push(Style::Muted, seen.say_of("table-set", "set", number) + "  ");
        for (space, price) in set.iter().zip(0..) {
            match space {
                Some(ink) => line.append(seen.ink(*ink)),
                None => line.push(Style::Muted, "·"),
            }
            line.push(Style::Muted, format!("{price} "));
        }
        line.push(Style::Plain, "   ");
    }
    line.push(Style::Muted, seen.say("table-bag") + " ");
    for (ink, left) in Ink::ALL.into_iter().zip(seen.table.bag.0) {
        line.append(seen.ink(ink));
        line.push(Style::Muted, format!("{left} "));
    }
    line
}

fn specialties(seen: &Seen<'_>, width: usize) -> Vec<Line> {
    let spaces = seen.speaker.cards.board.spaces(seen.table.seat_count());
    let cells = seen.table.specialty_spaces.iter().take(spaces);
    let cells = cells.map(|card| match card {
        Some(no) => {
            let symbols = seen.speaker.cards.specialty_card(*no).symbols;
            let symbols: Vec<String> =
                symbols.each().map(|symbol| seen.speaker.specialty_short(symbol)).collect();
            Line::of(Style::Muted, format!("{no} ")).and(Style::Plain, symbols.join(" + "))
        }
        None => Line::of(Style::Muted, " –"),
    });
    columns(cells.collect(), width - 4)
}

fn gears(seen: &Seen<'_>, width: usize) -> Vec<Line> {
    let spaces = seen.speaker.cards.board.spaces(seen.table.seat_count());
    let column = (width - 14) / 3;
    let gears = seen.table.gear_spaces.iter().take(spaces);
    gears
        .map(|gear| {
            let Some(no) = gear else { return Line::of(Style::Muted, " –") };
            let sectors = seen.speaker.cards.gear(*no).sectors;
            let line = Line::of(Style::Muted, format!("{no:>2}  "));
            sectors.iter().zip(0..).fold(line, |mut line, (sector, number)| {
                let cell = Line::of(Style::Muted, format!("@{number} "))
                    .and(Style::Plain, seen.speaker.sector(*sector));
                line.append(cell.padded(column));
                line
            })
        })
        .collect()
}

fn patronage(seen: &Seen<'_>) -> Line {
    let mut line = Line::new();
    for (reward, number) in seen.speaker.edition.patronage_rewards().into_iter().zip(1..) {
        let marked = seen.table.is_marked(reward);
        let style = if marked { Style::Muted } else { Style::Plain };
        let taken = if marked { format!(" ({})", seen.say("table-taken")) } else { String::new() };
        line.push(Style::Muted, format!("[{number}] "));
        line.push(style, format!("{}{taken}   ", seen.speaker.patronage_reward(reward)));
    }
    line
}
