//! A printing house: gears, tracks, orders with what they lack, types, inks, guilders, fame.

use crate::faces::{self, letters, short_levels};
use crate::play::view::{Seen, lacking_inks, lacking_letters, lacking_levels};
use crate::screen::{Line, Style, columns, floor, padded, rule, walled};
use platen_rules::vocabulary::{Axle, Seat, SectorNo, Specialty};
use platen_rules::{Installed, Order, Player, TOP_LEVEL, TRACK_LEVELS};
use platen_texts::{Args, roman};

/// The columns of a label before a line.
const LABEL: usize = 9;

/// The house of a seat, in a frame.
pub(super) fn house(seen: &Seen<'_>, seat: Seat, width: usize) -> Vec<Line> {
    let player = seen.player(seat);
    let mut body = stock(seen, player);
    if seat == seen.me {
        body.extend(tracks(seen, player, width));
        body.extend(gears(seen, player));
        body.extend(orders(seen, player));
    } else {
        body.push(levels(seen, player));
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
    let mut name = Line::of(style, seen.speaker.name(seat));
    if let Some(character) = player.character {
        name.push(Style::Muted, " · ");
        name.push(Style::Muted, seen.speaker.character_full(character));
    }
    let right = Line::of(
        Style::Muted,
        seen.speaker.say_with("count-markers", Args::new().with("count", player.markers)),
    )
    .and(Style::Plain, format!(" · {} · ", seen.speaker.guilders(player.guilders)))
    .and(Style::Gold, seen.speaker.fame(player.fame.total()));
    // A long name or power gives way.
    let name = name.cut(width.saturating_sub(right.width() + 9));
    rule(name, right, width, ("┌", "┐"))
}

/// What lies in the shop.
fn stock(seen: &Seen<'_>, player: &Player) -> Vec<Line> {
    let types = letters(&player.letters).chars().map(String::from).collect::<Vec<_>>().join(" ");
    let mut line = label(&seen.say("table-types"));
    line.push(Style::Bold, if types.is_empty() { "–".to_string() } else { types });
    let price = seen.say_of("table-next-type", "cost", faces::guilders(seen.speaker, player.letter_price()));
    line.push(Style::Muted, format!(" ({price})   {} ", seen.say("table-inks")));
    line.append(seen.inks(&player.inks));
    if let Some(ink) = player.wild {
        line.push(Style::Muted, format!(" {} ", seen.say("table-wild")));
        line.append(seen.ink(ink));
    }
    let patronage: Vec<String> = player.patronage.iter().map(ToString::to_string).collect();
    if !patronage.is_empty() {
        let patronage = seen.say_of("table-patronage", "cards", patronage.join(" "));
        line.push(Style::Gold, format!("   {patronage}"));
    }
    vec![line]
}

fn label(text: &str) -> Line {
    Line::of(Style::Muted, padded(text, LABEL))
}

/// A label on the first of several lines.
fn label_once(seen: &Seen<'_>, i: usize, id: &str) -> Line {
    label(&if i == 0 { seen.say(id) } else { String::new() })
}

/// The four tracks, then the reward disc and what it reaches next.
fn tracks(seen: &Seen<'_>, player: &Player, width: usize) -> Vec<Line> {
    let cells = Specialty::ALL.map(|specialty| {
        let level = player.levels[specialty];
        let (filled, open) = (usize::from(level), usize::from(TOP_LEVEL.saturating_sub(level)));
        Line::of(Style::Plain, padded(&seen.speaker.specialty_short(specialty), 8))
            .and(Style::Gold, "●".repeat(filled))
            .and(Style::Muted, "○".repeat(open))
            .and(Style::Bold, format!(" {:<3}", roman(level)))
    });
    let mut lines: Vec<Line> = columns(cells.to_vec(), width - LABEL - 4)
        .into_iter()
        .enumerate()
        .map(|(i, cells)| {
            let mut line = label_once(seen, i, "table-levels");
            line.append(cells);
            line
        })
        .collect();
    let rewards = seen.speaker.cards.board.reward_track;
    let mut disc = label(&seen.say("table-disc"));
    for (level, reward) in TRACK_LEVELS.into_iter().zip(rewards) {
        let passed = player.disc >= level;
        let style = if passed { Style::Muted } else { Style::Plain };
        let mark = if passed { "✓ " } else { "" };
        disc.push(style, format!("{mark}{} {}   ", roman(level), seen.speaker.track_reward(reward)));
    }
    lines.push(
        disc.and(Style::Muted, format!("({})", seen.say_of("table-disc-at", "level", roman(player.disc)))),
    );
    lines
}

/// The levels and the disc in one line.
fn levels(seen: &Seen<'_>, player: &Player) -> Line {
    let mut line = label(&seen.say("table-levels"));
    for specialty in Specialty::ALL {
        let level = player.levels[specialty];
        let style = if level == 0 { Style::Muted } else { Style::Plain };
        line.push(style, format!("{} {}   ", seen.speaker.specialty_short(specialty), roman(level)));
    }
    let disc = seen.say_of("table-disc-at", "level", roman(player.disc));
    let gears =
        if player.gears.is_empty() { "   ".to_string() + &seen.say("table-no-gears") } else { String::new() };
    line.and(Style::Muted, disc + &gears)
}

fn gears(seen: &Seen<'_>, player: &Player) -> Vec<Line> {
    if player.gears.is_empty() {
        return vec![
            label(&seen.say("table-gears"))
                .and(Style::Muted, format!("– ({})", seen.say("table-free-axles"))),
        ];
    }
    player.gears.iter().enumerate().map(|(axle, gear)| gear_line(seen, axle, gear)).collect()
}

/// A gear with its active sector marked, and what it turns to.
fn gear_line(seen: &Seen<'_>, axle: usize, gear: &Installed) -> Line {
    let mut line = label_once(seen, axle, "table-gears");
    line.push(Style::Muted, format!("{} {} ", axle + 1, seen.say_of("table-gear", "gear", gear.gear)));
    let used = gear.uses > 0;
    let [now, next, after] = strip(axle, gear.sector).map(|sector| seen.speaker.sector_of(gear.gear, sector));
    line.push(if used { Style::Muted } else { Style::Gold }, format!("▸{now}◂"));
    let line = if used { line.and(Style::Muted, format!(" {}", seen.say("table-used"))) } else { line };
    line.padded(LABEL + 34).and(Style::Muted, format!("→ {next} → {after}"))
}

/// The sectors of a gear this round, the next and the one after (TRN-1, TRN-2).
pub(crate) fn strip(axle: usize, sector: SectorNo) -> [SectorNo; 3] {
    let turn = |sector: SectorNo| Axle::all().nth(axle).map_or(sector, |axle| axle.turned(sector));
    [sector, turn(sector), turn(turn(sector))]
}

fn orders(seen: &Seen<'_>, player: &Player) -> Vec<Line> {
    if player.orders.is_empty() {
        return vec![label(&seen.say("table-orders")).and(Style::Muted, "–")];
    }
    player.orders.iter().enumerate().flat_map(|(i, order)| order_lines(seen, player, i, *order)).collect()
}

/// An order on two lines: printing and bonus, then colours and decoration, each with what it lacks.
fn order_lines(seen: &Seen<'_>, player: &Player, i: usize, order: Order) -> [Line; 2] {
    let bonus = seen.speaker.bonus(seen.speaker.cards.refinement_card(order.refinement).bonus);
    let first = printing_part(seen, player, i, order).padded(LABEL + 32);
    let mut second = Line::of(Style::Plain, " ".repeat(LABEL + 7));
    second.append(refinement_part(seen, player, order));
    [first.and(Style::Plain, seen.say_of("table-both-refinements", "bonus", bonus)), second]
}

/// An order on one line if it fits, without its bonus.
fn short_order(seen: &Seen<'_>, player: &Player, i: usize, order: Order, width: usize) -> Vec<Line> {
    let mut line = printing_part(seen, player, i, order).and(Style::Muted, "  ·  ");
    line.append(refinement_part(seen, player, order));
    if line.width() <= width { vec![line] } else { order_lines(seen, player, i, order).to_vec() }
}

fn printing_part(seen: &Seen<'_>, player: &Player, i: usize, order: Order) -> Line {
    let card = seen.speaker.cards.printing_card(order.printing);
    let lacks = lacking_letters(&card.letters, &player.letters);
    let mut line = label_once(seen, i, "table-orders");
    line.push(Style::Muted, format!("{:<6} ", format!("{}+{}", order.printing, order.refinement)));
    line.push(Style::Bold, format!("{:<6} ", letters(&card.letters)));
    line.push(Style::Plain, faces::guilders(seen.speaker, card.guilders.into()) + " ");
    line.append(missing(seen, &letters(&lacks)));
    line
}

fn refinement_part(seen: &Seen<'_>, player: &Player, order: Order) -> Line {
    let card = seen.speaker.cards.refinement_card(order.refinement);
    let mut line = seen.inks(&card.inks);
    line.push(Style::Plain, format!(" {} ", faces::fame(seen.speaker, card.colour_fame)));
    let lacks = lacking_inks(&card.inks, player);
    line.append(missing(seen, &faces::signs(seen.speaker, &lacks)));
    line.push(Style::Muted, "  ·  ");
    let levels = short_levels(seen.speaker, &card.decoration);
    line.push(Style::Plain, format!("{levels} {} ", faces::fame(seen.speaker, card.decoration_fame)));
    let lacks = lacking_levels(&card.decoration, &player.levels);
    let both = lacks == card.decoration && lacks.0.iter().filter(|&&level| level > 0).count() == 2;
    line.append(missing(
        seen,
        &if both { seen.say("table-lacks-both") } else { short_levels(seen.speaker, &lacks) },
    ));
    line
}

fn missing(seen: &Seen<'_>, what: &str) -> Line {
    if what.is_empty() {
        Line::of(Style::Gold, "✓")
    } else {
        Line::of(Style::Muted, seen.say_of("table-lacks", "what", what))
    }
}
