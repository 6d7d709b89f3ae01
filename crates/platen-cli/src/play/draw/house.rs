//! A printing house: gears, tracks, orders with what they lack, types, inks, guilders, fame.

use crate::faces::{self, guilders, letters, roman, short_levels};
use crate::play::view::{Seen, lacking_inks, lacking_letters, lacking_levels};
use crate::screen::{Line, Style, columns, floor, rule, walled};
use crate::words::track_word;
use platen_rules::vocabulary::{Seat, SectorNo, Specialty};
use platen_rules::{Installed, Order, Player, TOP_LEVEL, TRACK_LEVELS};

/// The house of a seat, in a frame.
pub(super) fn house(seen: &Seen<'_>, seat: Seat, width: usize) -> Vec<Line> {
    let player = seen.player(seat);
    let mut body = stock(seen, player);
    if seat == seen.me {
        body.extend(tracks(seen, player, width));
        body.extend(gears(seen, player));
        body.extend(orders(seen, player));
    } else {
        body.push(levels(player));
        body.extend(player.gears.iter().enumerate().map(|(axle, gear)| gear_line(seen, axle, gear)));
        let orders = player.orders.iter().enumerate();
        body.extend(orders.flat_map(|(i, order)| short_order(seen, player, i, *order, width - 4)));
    }
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
    let right = Line::of(Style::Muted, format!("{} markers · ", player.markers))
        .and(Style::Plain, format!("{} · ", guilders(player.guilders)))
        .and(Style::Gold, format!("{} fame", player.fame.total()));
    // A long name or power gives way.
    let name = name.cut(width.saturating_sub(right.width() + 9));
    rule(name, right, width, ("┌", "┐"))
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

/// The levels and the disc in one line.
fn levels(player: &Player) -> Line {
    let mut line = label("levels");
    for specialty in Specialty::ALL {
        let level = player.levels[specialty];
        let style = if level == 0 { Style::Muted } else { Style::Plain };
        line.push(style, format!("{} {}   ", faces::short(specialty), roman(level)));
    }
    let gears = if player.gears.is_empty() { "   no gears" } else { "" };
    line.and(Style::Muted, format!("disc at {}{gears}", roman(player.disc)))
}

fn gears(seen: &Seen<'_>, player: &Player) -> Vec<Line> {
    if player.gears.is_empty() {
        return vec![label("gears").and(Style::Muted, "– (three free axles)")];
    }
    player.gears.iter().enumerate().map(|(axle, gear)| gear_line(seen, axle, gear)).collect()
}

/// A gear with its active sector marked, and what it turns to.
fn gear_line(seen: &Seen<'_>, axle: usize, gear: &Installed) -> Line {
    let mut line = label(if axle == 0 { "gears" } else { "" });
    line.push(Style::Muted, format!("{} gear {:<2} ", axle + 1, gear.gear));
    let used = gear.uses > 0;
    let [now, next, after] = strip(axle, gear.sector).map(|sector| seen.faces().sector_of(gear.gear, sector));
    line.push(if used { Style::Muted } else { Style::Gold }, format!("▸{now}◂"));
    let line = if used { line.and(Style::Muted, " used") } else { line };
    line.padded(42).and(Style::Muted, format!("→ {next} → {after}"))
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

/// An order on two lines: printing and bonus, then colours and decoration, each with what it lacks.
fn order_lines(seen: &Seen<'_>, player: &Player, i: usize, order: Order) -> [Line; 2] {
    let bonus = faces::bonus(seen.faces().cards.refinement_card(order.refinement).bonus);
    let first = printing_part(seen, player, i, order).padded(40);
    let mut second = Line::of(Style::Plain, " ".repeat(15));
    second.append(refinement_part(seen, player, order));
    [first.and(Style::Muted, "both refinements: ").and(Style::Plain, bonus), second]
}

/// An order on one line if it fits, without its bonus.
fn short_order(seen: &Seen<'_>, player: &Player, i: usize, order: Order, width: usize) -> Vec<Line> {
    let mut line = printing_part(seen, player, i, order).and(Style::Muted, "  ·  ");
    line.append(refinement_part(seen, player, order));
    if line.width() <= width { vec![line] } else { order_lines(seen, player, i, order).to_vec() }
}

fn printing_part(seen: &Seen<'_>, player: &Player, i: usize, order: Order) -> Line {
    let card = seen.faces().cards.printing_card(order.printing);
    let lacks = lacking_letters(&card.letters, &player.letters);
    let mut line = label(if i == 0 { "orders" } else { "" });
    line.push(Style::Muted, format!("{:<6} ", format!("{}+{}", order.printing, order.refinement)));
    line.push(Style::Bold, format!("{:<6} ", letters(&card.letters)));
    line.push(Style::Plain, format!("{}g ", card.guilders));
    line.append(missing(&letters(&lacks)));
    line
}

fn refinement_part(seen: &Seen<'_>, player: &Player, order: Order) -> Line {
    let card = seen.faces().cards.refinement_card(order.refinement);
    let mut line = seen.inks(&card.inks);
    line.push(Style::Plain, format!(" {}f ", card.colour_fame));
    let lacks = lacking_inks(&card.inks, player);
    line.append(missing(&faces::initials(&lacks, seen.faces().edition)));
    line.push(Style::Muted, "  ·  ");
    line.push(Style::Plain, format!("{} {}f ", short_levels(&card.decoration), card.decoration_fame));
    let lacks = lacking_levels(&card.decoration, &player.levels);
    let both = lacks == card.decoration && lacks.0.iter().filter(|&&level| level > 0).count() == 2;
    line.append(missing(&if both { "both".to_string() } else { short_levels(&lacks) }));
    line
}

fn missing(what: &str) -> Line {
    if what.is_empty() {
        Line::of(Style::Gold, "✓")
    } else {
        Line::of(Style::Muted, format!("lacks {what}"))
    }
}
