//! The log, the recap and the sheet of scores.

use crate::sitting::{rng, sittings};
use platen_host::protocol::{Message, Request};
use platen_model::{ScoreSheet, Section, Source, Weight, fame_by_round, recap};
use platen_rules::Event;
use std::collections::BTreeSet;

/// The names of the drawn signs.
fn drawn() -> BTreeSet<String> {
    let sprite = include_str!("../../../platen-client/assets/art/sprite.svg");
    sprite.split("id=\"").skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_string).collect()
}

#[test]
fn every_line_has_a_drawn_sign_and_every_event_is_in_one_entry() {
    let drawn = drawn();
    for mut sitting in sittings() {
        sitting.play(&mut rng(31), |_| {});
        let edition = sitting.info.options.edition;
        let entries = sitting.chronicle.entries(edition);
        let events = sitting.chronicle.happenings().iter().map(|happening| happening.events.len());
        assert_eq!(entries.iter().map(|entry| entry.lines.len()).sum::<usize>(), events.sum::<usize>());
        for line in entries.iter().flat_map(|entry| &entry.lines) {
            assert!(drawn.contains(&line.icon), "{} for {:?}", line.icon, line.event);
        }
        let rounds: BTreeSet<u8> = entries.iter().map(|entry| entry.round).collect();
        assert_eq!(rounds.into_iter().collect::<Vec<u8>>(), [0, 1, 2, 3, 4, 5, 6]);
        for entry in &entries {
            let turn = matches!(entry.lines[0].event, Event::Turn { .. });
            assert!(!turn || entry.seat.is_some());
            assert!(entry.section != Section::SetUp || entry.round == 0);
        }
    }
}

#[test]
fn the_recap_tells_what_others_did_since_and_nothing_of_the_viewer() {
    let mut told = 0;
    for mut sitting in sittings() {
        let seat = sitting.seat();
        sitting.play(&mut rng(32), |sitting| {
            let recaps = recap(&sitting.chronicle, seat, sitting.info.options.edition);
            for recap in &recaps {
                assert!(recap.seat != Some(seat) && !recap.lines.is_empty());
                assert!(
                    recap.lines.iter().all(|line| line.seat == recap.seat && line.weight == Weight::Main)
                );
                told += 1;
            }
        });
    }
    assert!(told > 100, "{told}");
}

#[test]
fn an_undo_is_forgotten_by_the_log() {
    let mut undone = 0;
    for mut sitting in sittings().take(3) {
        let mut rng = rng(33);
        for _ in 0..200 {
            if sitting.state.sight.over {
                break;
            }
            if !sitting.scene().is_awaited() {
                assert!(sitting.think());
                continue;
            }
            let before = (sitting.chronicle.clone(), sitting.state.sight.clone());
            let action = sitting.some_action(&mut rng);
            sitting.act(action);
            if sitting.state.undo.steps > 0 && undone < 40 {
                let (table, seat, revision) = (sitting.table(), sitting.seat(), sitting.state.revision);
                let answer = sitting.ask(Request::Undo { table, seat, revision, steps: 1 });
                assert!(matches!(answer, Message::State(_)), "{answer:?}");
                assert_eq!((&sitting.chronicle, &sitting.state.sight), (&before.0, &before.1));
                sitting.act(action);
                undone += 1;
            }
        }
    }
    assert!(undone > 10, "{undone}");
}

#[test]
fn the_sheet_adds_up_and_the_chart_ends_with_it() {
    for mut sitting in sittings() {
        sitting.play(&mut rng(34), |sitting| {
            let sheet = ScoreSheet::of(&sitting.state.sight.standing);
            for (i, total) in sheet.totals.iter().enumerate() {
                assert_eq!(sheet.rows.iter().map(|(_, fame)| fame[i]).sum::<u16>(), *total);
            }
        });
        let sheet = ScoreSheet::of(&sitting.state.sight.standing);
        let chart = fame_by_round(sitting.chronicle.happenings(), &sheet.seats);
        for (line, total) in chart.iter().zip(&sheet.totals) {
            assert_eq!((line.len(), line[0], line.last()), (7, 0, Some(total)));
            assert!(line.windows(2).all(|pair| pair[0] <= pair[1]));
        }
        assert!(sheet.places.contains(&1));
        assert_eq!(sheet.title.is_some(), sheet.seats.len() == 1);
        let best = sheet.best_of(0);
        assert!(sheet.rows[0].1.contains(&best) && Source::ALL.contains(&sheet.rows[0].0));
    }
}
