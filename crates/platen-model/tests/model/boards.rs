//! The board and the houses show what lies there and who has it.

use crate::sitting::{rng, sittings};
use platen_model::{
    Board, Brings, Content, House, Mark, Offers, Part, Preview, RowState, Takings, Target, Tip,
    board_components, brings, fame_line, forecast, house_components, order_of_row,
};
use platen_rules::vocabulary::BoardAction;
use platen_rules::{Action, Phase};
use std::collections::BTreeSet;

#[test]
fn every_component_of_the_board_stands_on_a_space_and_is_explained() {
    for mut sitting in sittings() {
        sitting.play(&mut rng(21), |sitting| {
            let scene = sitting.scene();
            let board = Board::of(scene, &Takings::of(sitting.chronicle.happenings()));
            for row in &board.rows {
                let there = row.spaces.iter().filter(|space| space.there);
                let shown: BTreeSet<Target> =
                    there.flat_map(|space| (0..3).filter_map(|i| space.target(i))).collect();
                let components = board_components(scene, row.action).into_iter();
                if board.display.is_none() && board.drawn.is_none() {
                    let marked = |target: &Target| matches!(target, Target::Reward(_));
                    assert!(
                        components.filter(|target| !marked(target)).all(|target| shown.contains(&target))
                    );
                }
                let per_kind = sitting.cards.board.spaces(scene.table().seat_count());
                let expected = match row.action {
                    BoardAction::Orders => 2 * per_kind,
                    BoardAction::Patronage => 8,
                    _ => per_kind,
                };
                assert_eq!(row.spaces.len(), expected);
            }
            let all = BoardAction::ALL.into_iter().flat_map(|action| board_components(scene, action));
            for target in all.chain(house_components(scene)) {
                let tip = Tip::of(scene, target).unwrap_or_else(|| panic!("{target:?} is not explained"));
                assert!(!tip.rules.is_empty());
            }
        });
    }
}

#[test]
fn what_is_gone_from_the_board_has_a_taker_until_the_row_is_cleared() {
    let (mut taken, mut by_automa) = (0, 0);
    for mut sitting in sittings() {
        sitting.play(&mut rng(22), |sitting| {
            let scene = sitting.scene();
            let board = Board::of(scene, &Takings::of(sitting.chronicle.happenings()));
            for row in board.rows.iter().filter(|row| row.state != RowState::Past) {
                let in_set_up = matches!(
                    scene.table().phase,
                    Phase::Characters { .. } | Phase::OpeningOrders { .. } | Phase::OpeningLetters { .. }
                );
                for space in row.spaces.iter().filter(|space| !space.there && !in_set_up) {
                    let empty = matches!(
                        space.content,
                        Content::Printing(None)
                            | Content::Refinement(None)
                            | Content::Specialty(None)
                            | Content::Gear(None)
                            | Content::Patronage { .. }
                            | Content::Inks(..)
                    );
                    assert!(empty || !space.takers.is_empty(), "nobody took {space:?}");
                    taken += usize::from(!space.takers.is_empty());
                    by_automa += space.takers.iter().filter(|&&seat| scene.table().is_automa(seat)).count();
                }
            }
        });
    }
    assert!(taken > 50 && by_automa > 5, "{taken} {by_automa}");
}

#[test]
fn pln_4_the_order_of_a_row_is_the_one_that_is_played() {
    let mut tied = 0;
    for mut sitting in sittings() {
        sitting.play(&mut rng(23), |sitting| {
            let table = sitting.scene().table();
            let Phase::Turn { action, at, .. } = table.phase else {
                return;
            };
            let board = Board::of(sitting.scene(), &Takings::of(sitting.chronicle.happenings()));
            let row = &board.rows[action.index()];
            let seats: Vec<_> = row.turns.iter().map(|turn| turn.seat).collect();
            assert_eq!(seats, table.turn_order.to_vec());
            assert_eq!(row.state, RowState::Current);
            assert_eq!(row.turns.iter().position(|turn| turn.acting), Some(usize::from(at)));
            assert_eq!(row.turns.iter().filter(|turn| turn.done).count(), usize::from(at));
            for pair in order_of_row(table, action).windows(2) {
                assert_eq!(pair[1].tied, pair[0].markers == pair[1].markers);
                assert!(pair[0].markers > pair[1].markers || pair[0].from_token < pair[1].from_token);
                tied += usize::from(pair[1].tied);
            }
        });
    }
    assert!(tied > 20, "{tied}");
}

#[test]
fn a_spectator_sees_the_table_and_is_offered_nothing() {
    let mut sitting = sittings().nth(1).expect("a table");
    sitting.play(&mut rng(27), |sitting| {
        let mut sight = sitting.state.sight.clone();
        (sight.view.viewer, sight.view.own_plan) = (None, None);
        sight.choices = platen_host::protocol::Choices::default();
        let scene = platen_model::Scene::new(&sitting.cards, &sight);
        assert_eq!(Offers::of(scene), Offers::default());
        assert!(!platen_model::Prompt::of(scene).yours && Preview::of(scene).is_none());
        assert!(house_components(scene).is_empty() && platen_model::Bench::of(scene).is_none());
        let board = Board::of(scene, &Takings::of(sitting.chronicle.happenings()));
        assert_eq!(board, Board::of(sitting.scene(), &Takings::of(sitting.chronicle.happenings())));
        let houses = House::all(scene, &sitting.info);
        assert!(houses.len() == 2 && houses.iter().all(|house| !house.yours));
    });
}

#[test]
fn houses_are_told_apart_and_hold_what_the_table_says() {
    for mut sitting in sittings() {
        let seat = sitting.seat();
        sitting.play(&mut rng(24), |sitting| {
            let houses = House::all(sitting.scene(), &sitting.info);
            assert_eq!(houses.len(), sitting.scene().table().seat_count());
            assert!(houses[0].yours && houses[0].seat == seat && houses[0].name.as_deref() == Some("Anna"));
            let marks: BTreeSet<Mark> = houses.iter().map(|house| house.mark).collect();
            assert_eq!(marks.len(), houses.len());
            assert_eq!(houses.iter().filter(|house| house.first).count(), 1);
            let line = fame_line(sitting.scene());
            assert!(line.windows(2).all(|pair| pair[0].1 >= pair[1].1));
            assert_eq!(line.len(), usize::from(sitting.info.options.players));
            for house in &houses {
                let player = sitting.scene().player(house.seat);
                assert_eq!(house.orders.len(), player.orders.len());
                assert_eq!(house.gears.iter().flatten().count(), player.gears.len());
                assert!(house.gears.iter().flatten().all(|gear| gear.forecast()[0] == gear.reward()));
                let reached = house.track.iter().filter(|space| space.reached).count();
                assert_eq!(reached, [0, 0, 1, 1, 2, 3, 4][usize::from(player.disc)]);
                assert_eq!(house.fame, player.fame.total());
            }
        });
    }
}

#[test]
fn a_gear_goes_where_the_forecast_says() {
    let (mut installed, mut rng) = (0, rng(26));
    for mut sitting in sittings() {
        while !sitting.state.sight.over {
            if !sitting.scene().is_awaited() {
                assert!(sitting.think());
                continue;
            }
            let action = sitting.some_action(&mut rng);
            let foretold =
                forecast(&sitting.cards, &Preview::of(sitting.scene()).expect("a viewer"), &action);
            let gears = matches!(
                action,
                Action::InstallGear { .. } | Action::TurnGear { .. } | Action::KeepGear { .. }
            );
            assert_eq!(foretold.is_some(), gears);
            sitting.act(action);
            let Some(foretold) = foretold else { continue };
            let houses = House::all(sitting.scene(), &sitting.info);
            if let Some(gear) = &houses[0].gears[foretold.axle.index()] {
                assert_eq!((gear.gear, gear.strip), (foretold.gear, foretold.strip));
                assert_eq!(gear.forecast(), foretold.rewards);
                installed += 1;
            }
        }
    }
    assert!(installed > 15, "{installed}");
}

#[test]
fn what_an_action_brings_is_what_comes() {
    let (mut completed, mut rewarded) = (0, 0);
    for mut sitting in sittings() {
        let mut rng = rng(25);
        while !sitting.state.sight.over {
            if !sitting.scene().is_awaited() {
                assert!(sitting.think());
                continue;
            }
            let action = sitting.some_action(&mut rng);
            let preview = Preview::of(sitting.scene()).expect("a viewer");
            let brought = brings(&sitting.cards, &preview, &action);
            let before = *sitting.scene().player(sitting.seat());
            sitting.act(action);
            let certain = matches!(
                action,
                Action::TakeInks { .. } | Action::TakeSpecialtyCard { .. } | Action::BuyType { .. }
            );
            if certain {
                let brought: Brings = brought.expect("it can be done");
                let after = sitting.scene().player(sitting.seat());
                assert_eq!(brought.guilders, i32::from(after.guilders) - i32::from(before.guilders));
                assert_eq!(before.inks.plus(&brought.inks), after.inks);
                let parts = [Part::Types, Part::Colours, Part::Decoration];
                assert!(brought.completes.iter().all(|(place, part)| *place < 4 && parts.contains(part)));
                let asked = Offers::of(sitting.scene())
                    .list
                    .iter()
                    .any(|offer| matches!(offer.action, Action::DeclineReward));
                assert_eq!(asked, !brought.rewards.is_empty());
                completed += brought.completes.len();
                rewarded += brought.rewards.len();
            }
        }
    }
    assert!(completed > 5 && rewarded > 5, "{completed} {rewarded}");
}
