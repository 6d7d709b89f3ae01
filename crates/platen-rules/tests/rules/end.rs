//! END: the close of a round, the next one, and the end of the game.

use platen_rules::vocabulary::{
    BoardAction, ByAction, ByLetter, Character, Edition, Letter, PatronageReward, Seat,
};
use platen_rules::{Action, Event, GameOptions, GearChoice, Installed, Phase, Score, Title, Why};
use platen_testkit::{Bench, Scenario, inks, no, seat};

/// Every size of table: players, the automa, seats.
fn tables() -> Vec<GameOptions> {
    let with_automa = |players| GameOptions { automa: true, ..GameOptions::new(players) };
    let mut tables: Vec<GameOptions> = (2..=4).map(GameOptions::new).collect();
    tables.extend((1..=3).map(with_automa));
    tables
}

fn last_step(options: GameOptions, first: u8, round: u8) -> Bench {
    let scene = Scenario::new(options).first(first).round(round);
    let last = scene.clone().setup().table.player_order().last().expect("a player");
    scene.fulfil(last.number())
}

fn passed_markers(events: &[Event]) -> Vec<(u8, u8)> {
    let passed = |event: &Event| match event {
        Event::MarkerPassed { from, to, .. } => Some((from.number(), to.number())),
        _ => None,
    };
    events.iter().filter_map(passed).collect()
}

#[test]
fn end_1_first_the_board_then_the_markers_then_the_next_round() {
    for options in tables() {
        let mut bench = last_step(options, 0, 1);
        let last = bench.awaited()[0];
        let events = bench.act(last, Action::Pass);
        let seats = options.seat_count();
        assert_eq!(events[0], Event::Passed { seat: seat(last), action: None });
        assert_eq!(events[1], Event::TurnEnded { seat: seat(last), action: None });
        assert_eq!(events[2], Event::RoundEnded { round: 1 });
        assert!(matches!(events[3], Event::BoardFilled { round: 2, .. }), "{events:?}");
        let passed = &events[4..4 + seats - 1];
        assert!(passed.iter().all(|event| matches!(event, Event::MarkerPassed { .. })), "{events:?}");
        assert!(matches!(events[3 + seats], Event::RoundStarted { round: 2, .. }), "{events:?}");
        assert_eq!(events.len(), 4 + seats);
    }
}

#[test]
fn end_1_the_token_passes_clockwise_and_all_others_give_a_marker_to_who_passed_it() {
    for options in tables() {
        let seats = options.seat_count() as u8;
        for first in 0..seats {
            let mut bench = last_step(options, first, 2);
            let last = bench.awaited()[0];
            let events = bench.act(last, Action::Pass);
            let others = (1..seats).map(|i| ((first + i) % seats, first));
            assert_eq!(passed_markers(&events), others.collect::<Vec<_>>(), "{options}, first {first}");
            let table = bench.game.table();
            assert_eq!(table.first, seat((first + 1) % seats));
            for (place, markers) in (1..=seats).zip(7..) {
                let at = (first + place) % seats;
                assert_eq!(table.players[seat(at)].markers, markers, "7, 8, 9, 10 again");
            }
            let Some(Event::RoundStarted { round: 3, first: now, markers }) = events.last() else {
                panic!("{events:?}")
            };
            assert_eq!(*now, table.first);
            assert_eq!(markers[*now], 7);
        }
    }
}

#[test]
fn end_1_over_a_whole_game_the_token_goes_round_the_table() {
    for options in tables() {
        let seats = options.seat_count();
        let mut bench = Scenario::new(options).planning();
        let events = bench.until(|_| false);
        let started = events.iter().filter_map(|event| match event {
            Event::RoundStarted { round, first, .. } => Some((*round, first.index())),
            _ => None,
        });
        let expected: Vec<(u8, usize)> =
            (2..=6).map(|round| (round, usize::from(round - 1) % seats)).collect();
        assert_eq!(started.collect::<Vec<_>>(), expected, "{options}");
    }
}

#[test]
fn end_1_the_board_is_filled_from_space_1_up() {
    for (options, spaces) in tables().into_iter().zip([2, 3, 4, 2, 3, 4]) {
        let (printing, refinement) = ([41, 42, 43, 44], [91, 92, 93, 94]);
        let scene = Scenario::new(options).deck_tops(&printing, &refinement);
        let last = scene.clone().setup().table.player_order().last().expect("a player").number();
        let mut bench = scene.fulfil(last);
        let secrets = bench.game.setup().secrets;
        let tops = |i: usize| {
            (secrets.specialty.iter().rev().nth(i).copied(), secrets.gears.iter().rev().nth(i).copied())
        };
        let kept: Vec<_> = (0..spaces).map(tops).collect();
        bench.act(last, Action::Pass);
        let table = bench.game.table();
        for i in 0..4 {
            let there = i < spaces;
            assert_eq!(table.printing_spaces[i], there.then(|| no(printing[i])), "{options}");
            assert_eq!(table.refinement_spaces[i], there.then(|| no(refinement[i])));
            assert_eq!(table.ink_sets[i].iter().flatten().count(), if there { 3 } else { 0 });
            assert_eq!(table.specialty_spaces[i].is_some(), there);
            assert_eq!(table.gear_spaces[i].is_some(), there);
            if let Some(&(Some(specialty), Some(gear))) = kept.get(i) {
                assert_eq!((table.specialty_spaces[i], table.gear_spaces[i]), (Some(specialty), Some(gear)));
            }
        }
    }
}

#[test]
fn end_1_patronage_markers_used_marks_and_plans_are_taken_back() {
    let mut bench = Scenario::players(2)
        .marked(&[PatronageReward::Order, PatronageReward::Inks])
        .gear(0, 1, 0)
        .gear(0, 2, 1)
        .used(0, 1, 1)
        .used(0, 2, 1)
        .fulfil(1);
    assert_ne!(bench.game.table().markers[seat(0)], ByAction::default());
    bench.act(1, Action::Pass);
    let table = bench.game.table();
    assert_eq!(table.rewards_marked, [false; 4]);
    assert!(table.players.0.iter().all(|player| player.gear_uses() == 0));
    assert_eq!((table.markers[seat(0)], table.markers[seat(1)]), (ByAction::default(), ByAction::default()));
    assert_eq!(bench.awaited(), [0, 1]);
}

#[test]
fn end_1_the_mark_of_the_automa_is_taken_back_too() {
    let mut bench = Scenario::new(GameOptions::new(1)).planning();
    bench.until(|game| matches!(game.table().phase, Phase::Fulfil { .. }));
    let marks = |bench: &Bench| bench.game.table().rewards_marked.iter().filter(|&&marked| marked).count();
    assert_eq!(marks(&bench), 1, "the automa alone took a reward");
    bench.act(1, Action::Pass);
    assert_eq!(marks(&bench), 0);
}

#[test]
fn end_1_used_gears_serve_again_after_they_turned() {
    let mut bench =
        Scenario::players(2).gear_tile(1, ["GRW-3", "GRW-3", "GRW-4"]).gear(0, 1, 0).used(0, 1, 1).fulfil(1);
    bench.act(1, Action::Pass);
    let now = bench.player(0).gears[0];
    assert_eq!(now, Installed { gear: no(1), sector: no(2), uses: 0 });
    bench.act(0, Action::UseGear { axle: no(1), choice: GearChoice::Nothing });
    assert_eq!(bench.player(0).fame.gears, 2, "round 2");
}

#[test]
fn end_1_goods_orders_and_levels_stay() {
    let mut bench = Scenario::players(2)
        .types(0, "AIO")
        .inks(0, "red gold")
        .levels(0, [1, 2, 3, 4])
        .order(0, 1, 51)
        .patronage_held(0, 111)
        .fulfil(1);
    let before = *bench.player(0);
    bench.act(1, Action::Pass);
    let after = platen_rules::Player { markers: before.markers, ..*bench.player(0) };
    assert_eq!(after, before);
}

#[test]
fn end_1_is_not_done_after_the_sixth_round() {
    for options in tables() {
        let mut bench = last_step(options, 0, 6);
        let last = bench.awaited()[0];
        let events = bench.act(last, Action::Pass);
        let prepared = |event: &Event| {
            matches!(
                event,
                Event::BoardFilled { .. } | Event::MarkerPassed { .. } | Event::RoundStarted { .. }
            )
        };
        assert!(!events.iter().any(prepared), "{events:?}");
        assert_eq!(bench.game.table().phase, Phase::Over);
        assert_eq!((bench.game.table().round, bench.game.table().first), (6, seat(0)));
        assert!(bench.awaited().is_empty());
    }
}

/// The final score of a player who has these things in round 6.
fn score(change: impl FnOnce(Scenario) -> Scenario) -> Score {
    let mut bench = change(Scenario::players(2).round(6).guilders(0, 0)).fulfil(1);
    let events = bench.act(1, Action::Pass);
    let score = bench.game.result().expect("the game is over").scores[0];
    let told = Event::Final {
        seat: seat(0),
        fame: score.fame.total(),
        specialties: score.specialties,
        patronage: score.patronage,
        guilders: score.guilders,
        total: score.total,
        types: score.types,
        inks: score.inks,
    };
    assert!(events.contains(&told), "{events:?}");
    score
}

#[test]
fn end_2_the_worked_example_of_the_rulebook_ends_at_111() {
    let score = score(|scene| {
        let scene = scene.fame(0, 84).guilders(0, 4).levels(0, [6, 0, 4, 5]);
        scene.patronage_held(0, 111).patronage_held(0, 112)
    });
    assert_eq!((score.guilders, score.specialties, score.patronage), (1, 10, 16));
    assert_eq!(score.total, 111);
}

#[test]
fn end_2_six_three_and_one_fame_for_each_specialty_at_vi_v_and_iv() {
    for (level, fame) in (0..=6).zip([0, 0, 0, 0, 1, 3, 6]) {
        for place in 0..4 {
            let mut levels = [0; 4];
            levels[place] = level;
            assert_eq!(score(|scene| scene.levels(0, levels)).specialties, fame, "{levels:?}");
        }
        assert_eq!(score(|scene| scene.levels(0, [level; 4])).specialties, 4 * fame);
    }
    assert_eq!(
        score(|scene| scene.levels(0, [3, 3, 3, 3]).disc(0, 6)).specialties,
        0,
        "levels count, not the disc"
    );
}

#[test]
fn end_2_eight_for_each_patronage_card() {
    for count in 0..=4 {
        let held = score(|scene| (111..111 + count).fold(scene, |scene, card| scene.patronage_held(0, card)));
        assert_eq!((held.patronage, held.total), (8 * u16::from(count), 8 * u16::from(count)));
    }
}

#[test]
fn end_2_one_for_every_full_three_guilders() {
    for (guilders, fame) in [(0, 0), (1, 0), (2, 0), (3, 1), (4, 1), (5, 1), (6, 2), (29, 9), (30, 10)] {
        let scored = score(|scene| scene.guilders(0, guilders));
        assert_eq!((scored.guilders, scored.total), (fame, fame), "{guilders} guilders");
    }
}

#[test]
fn end_2_types_inks_orders_and_gears_are_worth_nothing() {
    let scored = score(|scene| scene.types(0, "AAIOU").inks(0, "red red").order(0, 1, 51).gear(0, 1, 0));
    assert_eq!((scored.total, scored.types, scored.inks), (0, 5, 2));
}

#[test]
fn end_2_is_added_after_round_6_only() {
    let mut bench = Scenario::players(2).round(5).levels(0, [6, 6, 6, 6]).fame(0, 10).fulfil(1);
    let events = bench.act(1, Action::Pass);
    assert!(!events.iter().any(|event| matches!(event, Event::Final { .. })));
    assert_eq!(bench.player(0).fame.total(), 10);
    assert_eq!(bench.game.result(), None);
}

/// The ranking of players with this fame, these types and these inks.
fn ranking(players: &[(u16, u8, u8)]) -> Vec<Vec<u8>> {
    let mut scene = Scenario::players(players.len() as u8).round(6);
    for (number, &(fame, types, tokens)) in (0..).zip(players) {
        scene = scene.guilders(number, 0).fame(number, fame);
        scene = scene.inks(number, &"red ".repeat(usize::from(tokens)));
        let owned = &mut scene.setup().table.players[seat(number)].letters;
        *owned = ByLetter::count(std::iter::repeat_n(Letter::U, usize::from(types)));
    }
    let last = players.len() as u8 - 1;
    let mut bench = scene.fulfil(last);
    let events = bench.act(last, Action::Pass);
    let result = bench.game.result().expect("the game is over");
    assert_eq!(result.winners(), result.ranking[0]);
    assert_eq!(result.title, None, "only one who plays alone has a title");
    assert_eq!(events.last(), Some(&Event::Result { ranking: result.ranking.clone(), title: None }));
    result.ranking.iter().map(|group| group.iter().copied().map(Seat::number).collect()).collect()
}

#[test]
fn end_3_most_fame_wins() {
    assert_eq!(ranking(&[(40, 0, 0), (41, 9, 3)]), [[1], [0]]);
    assert_eq!(ranking(&[(7, 0, 0), (99, 0, 0), (30, 0, 0), (31, 0, 0)]), [[1], [3], [2], [0]]);
}

#[test]
fn end_3_a_tie_goes_to_fewer_types_then_to_fewer_inks() {
    assert_eq!(ranking(&[(40, 4, 0), (40, 3, 3)]), [[1], [0]], "types come before inks");
    assert_eq!(ranking(&[(40, 3, 2), (40, 3, 1)]), [[1], [0]]);
    assert_eq!(ranking(&[(40, 3, 1), (40, 4, 0), (40, 3, 0)]), [[2], [0], [1]]);
}

#[test]
fn end_3_what_is_still_equal_is_shared() {
    assert_eq!(ranking(&[(40, 3, 1), (40, 3, 1)]), [[0, 1]]);
    assert_eq!(ranking(&[(9, 0, 0), (40, 3, 1), (12, 0, 0), (40, 3, 1)]), [vec![1, 3], vec![2], vec![0]]);
    assert_eq!(ranking(&[(5, 2, 0); 4]), [[0, 1, 2, 3]]);
}

#[test]
fn end_3_the_whole_ranking_is_made_in_the_same_way() {
    let players = [(20, 5, 0), (50, 0, 0), (20, 4, 2), (20, 4, 1)];
    assert_eq!(ranking(&players), [[1], [3], [2], [0]]);
    assert_eq!(
        ranking(&[(20, 4, 1), (50, 0, 0), (20, 4, 1)]),
        [vec![1], vec![0, 2]],
        "a shared second place"
    );
}

#[test]
fn end_3_points_of_the_final_scoring_decide_too() {
    let mut bench =
        Scenario::players(2).round(6).fame(0, 40).guilders(0, 2).fame(1, 39).guilders(1, 6).fulfil(1);
    bench.act(1, Action::Pass);
    assert_eq!(bench.game.result().expect("over").winners(), [seat(1)]);
}

fn title(fame: u16, guilders: u16) -> Title {
    let mut bench = Scenario::new(GameOptions::new(1)).round(6).fame(1, fame).guilders(1, guilders).fulfil(1);
    let events = bench.act(1, Action::Pass);
    let result = bench.game.result().expect("the game is over");
    let title = result.title.expect("one player alone has a title");
    assert_eq!(events.last(), Some(&Event::Result { ranking: vec![vec![seat(1)]], title: Some(title) }));
    title
}

#[test]
fn end_4_each_title_from_its_first_fame_to_its_last() {
    let table = [
        (0, 100, Title::Student, "Student"),
        (101, 110, Title::SeniorStudent, "Senior Student"),
        (111, 120, Title::Apprentice, "Apprentice"),
        (121, 130, Title::SeniorApprentice, "Senior Apprentice"),
        (131, 140, Title::JuniorMaster, "Junior Master"),
        (141, 150, Title::MasterOfPrinting, "Master of Printing"),
        (151, 400, Title::Guildmaster, "Guildmaster"),
    ];
    for (from, to, is, name) in table {
        assert_eq!((title(from, 0), title(to, 0)), (is, is), "{from} to {to}");
        assert_eq!(is.name(), name);
    }
    assert_eq!(title(50, 0), Title::Student);
}

#[test]
fn end_4_the_final_scoring_is_included() {
    assert_eq!(title(99, 5), Title::Student);
    assert_eq!(title(99, 6), Title::SeniorStudent);
}

#[test]
fn end_5_the_sixth_round_closes_with_the_score_and_the_others_with_the_next_round() {
    let mut fifth = Scenario::players(2).character(0, Character::Tory).round(5).fulfil(1);
    let events = fifth.act(1, Action::Pass);
    let names: Vec<bool> = events.iter().map(|event| matches!(event, Event::Tory { .. })).collect();
    assert_eq!(names.iter().position(|&tory| tory), Some(2), "{events:?}");
    assert_eq!(events[3], Event::RoundEnded { round: 5 });
    assert!(matches!(events[4], Event::BoardFilled { round: 6, .. }));

    let mut sixth =
        Scenario::players(2).character(0, Character::Tory).round(6).inks(0, "red").order(0, 1, 51).fulfil(1);
    let events = sixth.act(1, Action::Pass);
    assert_eq!(events[2], Event::Tory { seat: seat(0), met: true });
    assert_eq!(events[3], Event::Fame { seat: seat(0), amount: 3, why: Why::Tory, card: None });
    assert_eq!(events[4], Event::RoundEnded { round: 6 });
    assert!(
        matches!(events[5..], [Event::Final { .. }, Event::Final { .. }, Event::Result { .. }]),
        "{events:?}"
    );
}

#[test]
fn end_5_free_actions_are_over_when_the_last_step_ends() {
    let scene = Scenario::players(2).round(6).guilders(0, 1);
    let buy = Action::BuyType { letter: Letter::A };
    let mut in_time = scene.clone().fulfil(1);
    in_time.act(0, buy);
    in_time.act(1, Action::Pass);
    assert_eq!(in_time.game.result().expect("over").scores[0].types, 1);
    let mut late = scene.fulfil(1);
    late.act(1, Action::Pass);
    late.refused(0, buy, "RND-1", "game_over");
    late.refused(1, Action::Pass, "RND-1", "game_over");
}

#[test]
fn end_5_one_s_own_step_is_the_last_moment_that_no_one_cuts_short() {
    let buy = Action::BuyType { letter: Letter::A };
    let scene = Scenario::players(2).option("free_actions", "own_decisions");
    let mut bench = scene.fulfil(0);
    bench.act(0, buy);
    bench.refused(1, buy, "FRE-3", "out_of_turn");
    bench.act(0, Action::Pass);
    bench.refused(0, buy, "FRE-3", "out_of_turn");
    bench.act(1, buy);
}

#[test]
fn end_5_tory_is_checked_before_the_board_is_filled_from_the_bag() {
    let mut bench =
        Scenario::players(2).character(0, Character::Tory).inks(0, "red").order(0, 1, 51).fulfil(1);
    let events = bench.act(1, Action::Pass);
    let tory = events.iter().position(|event| matches!(event, Event::Tory { met: true, .. }));
    let filled = events.iter().position(|event| matches!(event, Event::BoardFilled { .. }));
    assert!(tory.is_some() && tory < filled, "{events:?}");
    assert_eq!(bench.player(0).inks, inks("red"));
}

#[test]
fn end_5_both_editions_close_alike() {
    for edition in Edition::ALL {
        let mut bench = Scenario::players(3).option("edition", edition.code()).fulfil(2);
        let events = bench.act(2, Action::Pass);
        assert_eq!(passed_markers(&events), [(1, 0), (2, 0)]);
        assert_eq!(bench.game.table().phase, Phase::Planning);
        assert!(bench.game.table().turn_order.is_empty());
        assert_eq!(bench.game.table().markers[seat(1)][BoardAction::Orders], 0);
    }
}
