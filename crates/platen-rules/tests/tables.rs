//! Tables of worked cases: prices, ink sets, titles, final scores and the automa's ties. One case a line; a case that
//! fails is named by file and line.

use platen_rules::cards::{PlanningMove, Sector};
use platen_rules::vocabulary::{
    Axle, BoardAction, ByAction, ByLetter, Character, InkSetNo, Letter, PatronageNo,
};
use platen_rules::{Action, Event, GameOptions, GearChoice};
use platen_testkit::{Bench, Scenario, seat};
use std::fmt::{Debug, Display};

/// One line of a table, by the names of its columns.
struct Case {
    columns: Vec<String>,
    cells: Vec<String>,
}

impl Case {
    fn text(&self, column: &str) -> &str {
        let place = self.columns.iter().position(|name| name == column);
        &self.cells[place.unwrap_or_else(|| panic!("no column {column}"))]
    }

    fn number<T: std::str::FromStr>(&self, column: &str) -> T {
        self.text(column).parse().unwrap_or_else(|_| panic!("{column}: {:?}", self.text(column)))
    }

    /// Numbers with spaces between them.
    fn list<const N: usize>(&self, column: &str) -> [u8; N] {
        let numbers: Vec<u8> =
            self.text(column).split_whitespace().map(|word| word.parse().expect("a number")).collect();
        numbers.try_into().unwrap_or_else(|_| panic!("{column}: {N} numbers"))
    }
}

/// Checks every case of a table; a case gives what is wrong with it. Nothing may go unread.
fn check_table(file: &str, text: &str, check: impl Fn(&Case) -> Result<(), String>) {
    let mut lines = text.lines().zip(1..);
    let (head, _) = lines.next().expect("a line of column names");
    let columns: Vec<String> = head.split(',').map(str::to_string).collect();
    assert_eq!(
        columns.last().map(String::as_str),
        Some("comment"),
        "{file}:1: the last column is the comment"
    );
    let mut failures = Vec::new();
    let mut cases = 0;
    for (line, number) in lines {
        let cells: Vec<String> =
            line.splitn(columns.len(), ',').map(|cell| cell.trim().to_string()).collect();
        let place = format!("tests/tables/{file}:{number}");
        assert_eq!(cells.len(), columns.len(), "{place}: {} columns", columns.len());
        let case = Case { columns: columns.clone(), cells };
        cases += 1;
        if let Err(problem) = check(&case) {
            failures.push(format!("{place}: {problem} ({})", case.text("comment")));
        }
    }
    assert!(cases > 0, "{file} has no cases");
    assert!(failures.is_empty(), "{} of {cases} cases fail:\n{}", failures.len(), failures.join("\n"));
}

fn same<T: PartialEq + Debug + Copy>(what: impl Display, found: T, expected: T) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("{what}: {found:?}, expected {expected:?}")) }
}

/// Does an action if it is legal; being listed and being accepted must agree.
fn attempt(bench: &mut Bench, number: u8, action: Action) -> Option<Vec<Event>> {
    let allowed = bench.game.check(seat(number), &action).is_ok();
    assert_eq!(bench.lists(seat(number), &action), allowed, "{action:?}");
    allowed.then(|| bench.act(number, action))
}

/// A player with that many types and guilders, and a gear of that sector unless it is "-".
fn shop(case: &Case) -> Bench {
    let mut scenario = Scenario::players(2)
        .option("cheap_types", case.text("cheap_types"))
        .guilders(0, case.number("guilders"));
    if case.text("sector") != "-" {
        scenario = scenario.gear_tile(1, [case.text("sector"), "GRW-4", "GRW-4"]).gear(0, 1, 0);
    }
    scenario.setup().table.players[seat(0)].letters = ByLetter([case.number("owned"), 0, 0, 0]);
    scenario.turn(BoardAction::Orders, &[1])
}

/// Buys at the counter, one by one; none if not all can be bought.
fn buy(bench: &mut Bench, count: u8) -> Option<Vec<Event>> {
    let mut events = Vec::new();
    for _ in 0..count {
        events.extend(attempt(bench, 0, Action::BuyType { letter: Letter::U })?);
    }
    Some(events)
}

#[test]
fn fre_1_and_grw_11_prices() {
    check_table("prices.csv", include_str!("tables/prices.csv"), |case| {
        let mut bench = shop(case);
        let before = bench.clone();
        let count = case.number("count");
        let (bought, letter) = match case.text("sector").parse() {
            Ok(Sector::CheapLetter(letter)) => {
                let choice = GearChoice::Buy { count };
                (attempt(&mut bench, 0, Action::UseGear { axle: Axle::default(), choice }), letter)
            }
            _ => (buy(&mut bench, count), Letter::U),
        };
        let Some(events) = bought else {
            let left = before.player(0).guilders;
            same("guilders left", left, case.number("left"))?;
            return same("paid", "refused", case.text("paid"));
        };
        let paid: Vec<String> = events
            .iter()
            .filter_map(|event| match event {
                Event::TypeGained { paid, letter: gained, .. } if *gained == letter => {
                    paid.map(|price| price.to_string())
                }
                _ => None,
            })
            .collect();
        same("paid", paid.join("+").as_str(), case.text("paid"))?;
        same("guilders left", bench.player(0).guilders, case.number("left"))?;
        same("types", bench.player(0).letters.total(), case.number::<u8>("owned") + count)
    });
}

#[test]
fn ink_1_what_inks_of_a_set_cost() {
    check_table("inks.csv", include_str!("tables/inks.csv"), |case| {
        let mut bench = Scenario::players(2)
            .ink_set(1, case.text("set"))
            .guilders(0, case.number("guilders"))
            .turn(BoardAction::Inks, &[0]);
        let take = Action::TakeInks { set: InkSetNo::default(), count: case.number("count") };
        let Some(events) = attempt(&mut bench, 0, take) else {
            return same("cost", "refused", case.text("cost"));
        };
        let Some(Event::InksTaken { inks, paid, .. }) = events.first() else {
            return Err(format!("{events:?}"));
        };
        same("cost", paid.to_string().as_str(), case.text("cost"))?;
        same("inks", inks.len(), case.number("count"))?;
        let left = case.number::<u16>("guilders") - u16::from(*paid);
        same("guilders left", bench.player(0).guilders, left)
    });
}

/// The end of a game in which one player has that much fame and money.
fn last_step(mut scenario: Scenario, number: u8, fame: u16, guilders: u16) -> (Bench, Vec<Event>) {
    scenario.setup().table.players[seat(number)].fame.gears = fame;
    let last = if number == 0 { 1 } else { number };
    let mut bench = scenario.guilders(number, guilders).round(6).fulfil(last);
    let events = bench.act(last, Action::Pass);
    (bench, events)
}

#[test]
fn end_4_titles() {
    check_table("titles.csv", include_str!("tables/titles.csv"), |case| {
        let alone = Scenario::new(GameOptions::new(1).without_characters());
        let (bench, events) = last_step(alone, 1, case.number("fame"), case.number("guilders"));
        let Some(Event::Result { title: Some(title), .. }) = events.last() else {
            return Err("no title was told".to_string());
        };
        same("title", title.name(), case.text("title"))?;
        same("standing", bench.game.standing().title, Some(*title))
    });
}

#[test]
fn end_2_final_scores() {
    check_table("scoring.csv", include_str!("tables/scoring.csv"), |case| {
        let mut scenario = Scenario::players(2).levels(0, case.list("levels"));
        if let Ok(character) = case.text("character").parse::<Character>() {
            let other =
                if character == Character::Schoeffer { Character::Tory } else { Character::Schoeffer };
            scenario = scenario.character(0, character).character(1, other);
        }
        let table = &mut scenario.setup().table;
        let cards: usize = case.number("patronage");
        table.patronage_spaces[..cards].fill(None);
        let laid: Vec<PatronageNo> = table.patronage_spaces.iter().flatten().copied().collect();
        let others = PatronageNo::all().filter(|card| !laid.contains(card));
        table.players[seat(0)].patronage = others.take(cards).collect();
        let (bench, events) = last_step(scenario, 0, case.number("fame"), case.number("guilders"));
        let told = events.iter().find_map(|event| match *event {
            Event::Final { seat, fame, specialties, patronage, guilders, total, .. }
                if seat.number() == 0 =>
            {
                Some([fame, specialties, patronage, guilders, total])
            }
            _ => None,
        });
        let expected = ["fame", "specialties", "patronage_fame", "guilder_fame", "total"];
        same("final score", told, Some(expected.map(|column| case.number(column))))?;
        let score = bench.game.standing().scores[0];
        same("standing", score.total, case.number("total"))
    });
}

/// The automa with these markers at a table where it has as many.
fn automa(markers: [u8; 5]) -> Scenario {
    let total: u8 = markers.iter().sum();
    let first = (11 - total) % 4;
    let mut scenario = Scenario::new(GameOptions::new(3).with_automa().without_characters())
        .first(first)
        .automa_cards(&[131]);
    assert_eq!(scenario.setup().table.players[seat(0)].markers, total, "7 to 10 markers");
    scenario.setup().table.markers[seat(0)] = ByAction(markers);
    scenario
}

#[test]
fn aut_2_and_3_moves_and_ties() {
    check_table("automa_ties.csv", include_str!("tables/automa_ties.csv"), |case| {
        let mut scenario = automa(case.list("markers"));
        let card = &mut scenario.card_set().planning[0];
        card.centre = case.text("centre").parse().expect("an action");
        card.moves = case
            .text("moves")
            .split("; ")
            .map(|text| {
                let (from, to) = text.split_once(" > ").expect("X > Y");
                PlanningMove { from: from.parse().expect("an end"), to: to.parse().expect("an end") }
            })
            .collect();
        let mut bench = scenario.planning();
        let mut events = Vec::new();
        for number in 1..=3 {
            let plan = bench.game.plans(seat(number)).and_then(|plans| plans.nth(0)).expect("a plan");
            events.extend(bench.act(number, Action::CommitPlan { plan }));
        }
        let told = events.iter().find_map(|event| match event {
            Event::AutomaPlan { card, markers } if card.number() == 131 => Some(markers.0),
            _ => None,
        });
        same("markers", told, Some(case.list("after")))
    });
}

#[test]
#[should_panic(expected = "tests/tables/broken.csv:3: the sum: 4, expected 5 (wrong on purpose)")]
fn end_2_a_case_that_fails_is_named_by_file_and_line() {
    check_table("broken.csv", "a,b,sum,comment\n1,2,3,right\n2,2,5,wrong on purpose\n", |case| {
        let (a, b): (u8, u8) = (case.number("a"), case.number("b"));
        same("the sum", a + b, case.number("sum"))
    });
}
