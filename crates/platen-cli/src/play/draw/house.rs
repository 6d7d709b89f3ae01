//! A printing house: gears, tracks, orders with what they lack, types, inks, guilders, fame.

use super::board::short_levels;
use crate::faces::{self, guilders, letters, roman};
use crate::play::view::{Seen, lacking_inks, lacking_letters, lacking_levels};
use crate::screen::{Line, Style, columns, floor, rule, walled};
use crate::words::track_word;
use platen_rules::vocabulary::{Seat, SectorNo, Specialty};
use platen_rules::{Installed, Order, Player, TOP_LEVEL, TRACK_LEVELS};

/// The house of a seat, in a frame.
pub(super) fn house(seen: &Seen<'_>, seat: Seat, width: usize) -> Vec<Line> {
    let player = seen.player(seat);
    let mut body = stock(seen, player);
    body.extend(tracks(seen, player, width));
    body.extend(gears(seen, player));
    body.extend(orders(seen, player));
    let mut lines = vec![title(seen, seat, width)];
    lines.extend(body.into_iter().map(|line| walled(line, width)));
    lines.push(floor(width));
    lines
}

fn title(seen: &Seen<'_>, seat: Seat, width: usize) -> Line {
    let player = seen.player(seat);
    let style = if seen.table.awaited().contains(seat) { Style::Rubric } else { Style::Bold };
    let mut name = Line::of(style, seen.words.name(seat));
    if let Some(character) = player.character {
        name.push(Style::Muted, " · ");
        name.push(Style::Plain, faces::character(character));
        name.push(Style::Muted, format!(": {}", faces::power(character).0));
    }
    let fame = Line::of(Style::Gold, format!("{} fame", player.fame.total()));
    rule(name, fame, width, ("┌", "┐"))
}

/// What lies in the shop.
fn stock(seen: &Seen<'_>, player: &Player) -> Vec<Line> {
    let types = letters(&player.letters).chars().map(String::from).collect::<Vec<_>>().join(" ");
    let mut line = label("types");
    line.push(Style::Bold, if types.is_empty() { "–".to_string() } else { types });
    line.push(Style::Muted, format!(" (next {}g)   inks ", player.letter_price()));
    line.append(seen.inks(&player.inks));
    if let Some(ink) = player.wild {
        line.push(Style::Muted, " wild ");
        line.append(seen.ink(ink));
    }
    line.push(Style::Plain, format!("   {}", guilders(player.guilders)));
    line.push(Style::Muted, format!("   {} markers", player.markers));
    let patronage: Vec<String> = player.patronage.iter().map(ToString::to_string).collect();
    if !patronage.is_empty() {
        line.push(Style::Gold, format!("   patronage {}", patronage.join(" ")));
    }
    vec![line]
}

fn label(text: &str) -> Line {
    Line::of(Style::Muted, format!("{text:<8}"))
}

/// The four tracks, then the reward disc and what it reaches next.
fn tracks(seen: &Seen<'_>, player: &Player, width: usize) -> Vec<Line> {
    let cells = Specialty::ALL.map(|specialty| {
        let level = player.levels[specialty];
        let (filled, open) = (usize::from(level), usize::from(TOP_LEVEL.saturating_sub(level)));
        Line::of(Style::Plain, format!("{:<8}", faces::short(specialty)))
            .and(Style::Gold, "●".repeat(filled))
            .and(Style::Muted, "○".repeat(open))
            .and(Style::Bold, format!(" {:<3}", roman(level)))
    });
    let mut lines: Vec<Line> = columns(cells.to_vec(), width - 12)
        .into_iter()
        .enumerate()
        .map(|(i, cells)| {
            let mut line = label(if i == 0 { "levels" } else { "" });
            line.append(cells);
            line
        })
        .collect();
    let rewards = seen.faces().cards.board.reward_track;
    let mut disc = label("disc");
    for (level, reward) in TRACK_LEVELS.into_iter().zip(rewards) {
        let passed = player.disc >= level;
        let style = if passed { Style::Muted } else { Style::Plain };
        let mark = if passed { "✓ " } else { "" };
        disc.push(style, format!("{mark}{} {}   ", roman(level), track_word(reward)));
    }
    lines.push(disc.and(Style::Muted, format!("(disc at {})", roman(player.disc))));
    lines
}

fn gears(seen: &Seen<'_>, player: &Player) -> Vec<Line> {
    if player.gears.is_empty() {
        return vec![label("gears").and(Style::Muted, "– (three free axles)")];
    }
    let line = |(axle, gear): (usize, &Installed)| {
        let mut line = label(if axle == 0 { "gears" } else { "" });
        line.push(Style::Muted, format!("axle {} gear {:<2} ", axle + 1, gear.gear));
        let used = gear.uses > 0;
        let [now, next, after] = strip(axle, gear.sector).map(|s| seen.faces().sector_of(gear.gear, s));
        let active = if used { Style::Muted } else { Style::Gold };
        line.push(active, format!("▸{now}◂"));
        let line = if used { line.and(Style::Muted, " used") } else { line };
        line.padded(47).and(Style::Muted, format!("next {next} · then {after}"))
    };
    player.gears.iter().enumerate().map(line).collect()
}

/// The sectors of a gear this round, the next and the one after (TRN-1, TRN-2).
pub(crate) fn strip(axle: usize, sector: SectorNo) -> [SectorNo; 3] {
    let turn = |sector: SectorNo| if axle == 1 { sector.counter_clockwise() } else { sector.clockwise() };
    [sector, turn(sector), turn(turn(sector))]
}

fn orders(seen: &Seen<'_>, player: &Player) -> Vec<Line> {
    if player.orders.is_empty() {
        return vec![label("orders").and(Style::Muted, "–")];
    }
    player.orders.iter().enumerate().flat_map(|(i, order)| order_lines(seen, player, i, *order)).collect()
}

/// An order on two lines: printing, then colours, decoration and bonus, each with what it lacks.
fn order_lines(seen: &Seen<'_>, player: &Player, i: usize, order: Order) -> [Line; 2] {
    let cards = seen.faces().cards;
    let (printing, refinement) =
        (cards.printing_card(order.printing), cards.refinement_card(order.refinement));
    let lacks = lacking_letters(&printing.letters, &player.letters);
    let mut first = label(if i == 0 { "orders" } else { "" });
    first.push(Style::Muted, format!("{:<6} ", format!("{}+{}", order.printing, order.refinement)));
    first.push(Style::Bold, format!("{:<6} ", letters(&printing.letters)));
    first.push(Style::Plain, format!("{}g  ", printing.guilders));
    first.append(missing(&letters(&lacks)));
    let mut second = Line::of(Style::Plain, " ".repeat(15));
    second.append(seen.inks(&refinement.inks));
    second.push(Style::Plain, format!(" {}f ", refinement.colour_fame));
    let lacks = lacking_inks(&refinement.inks, player);
    second.append(missing(&faces::initials(&lacks, seen.faces().edition)));
    second.push(Style::Muted, "  ·  ");
    let decoration = short_levels(&refinement.decoration);
    second.push(Style::Plain, format!("{decoration} {}f ", refinement.decoration_fame));
    let lacks = lacking_levels(&refinement.decoration, &player.levels);
    second.append(missing(&short_levels(&lacks)));
    second.push(Style::Muted, "  ·  both: ");
    second.push(Style::Plain, faces::bonus(refinement.bonus));
    [first, second]
}

fn missing(what: &str) -> Line {
    if what.is_empty() {
        Line::of(Style::Gold, "✓")
    } else {
        Line::of(Style::Muted, format!("lacks {what}"))
    }
}
