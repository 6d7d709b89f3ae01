//! INK-1 to INK-5: inks from the board, and inks from the bag.

use platen_rules::cards::Bonus;
use platen_rules::vocabulary::{
    Axle, BoardAction, ByInk, Character, Edition, Ink, InkSetNo, PrintingNo, RefinementNo, Specialty,
    TrackReward,
};
use platen_rules::{Action, BonusGain, Declaration, Event, Fulfilment, GameOptions, GearChoice, Phase, Why};
use platen_testkit::{Bench, Scenario, inks, seat};

fn take(set: u8, count: u8) -> Action {
    Action::TakeInks { set: InkSetNo::new(set).expect("a set"), count }
}

fn patronage(text: &str) -> Action {
    Action::PatronageInks { inks: inks(text) }
}

/// Two players, with nothing on the ink spaces, so that the bag can be told exactly.
fn bare() -> Scenario {
    Scenario::players(2).ink_set(1, "").ink_set(2, "")
}

/// The patronage action with exactly these inks in the bag; seat 1 holds the rest.
fn with_bag(text: &str) -> Bench {
    bare().bag(text, 1).turn(BoardAction::Patronage, &[0])
}

fn choices(bench: &Bench) -> Vec<ByInk<u8>> {
    let inks = bench.legal(0).into_iter().filter_map(|action| match action {
        Action::PatronageInks { inks } => Some(inks),
        _ => None,
    });
    inks.collect()
}

#[test]
fn ink_1_one_two_or_three_from_left_to_right_for_0_1_and_2_guilders() {
    let scenario = Scenario::players(2).ink_set(1, "red blue gold").ink_set(2, "silver silver silver");
    for (count, cost, taken) in [(1, 0, "red"), (2, 1, "red blue"), (3, 3, "red blue gold")] {
        let mut bench = scenario.clone().turn(BoardAction::Inks, &[0]);
        let events = bench.act(0, take(1, count));
        let Event::InksTaken { set, inks: given, paid, .. } = &events[0] else { panic!("{events:?}") };
        assert_eq!((set.number(), u16::from(*paid)), (1, cost));
        let order: Vec<&str> = given.iter().map(|ink| ink.code()).collect();
        assert_eq!(order.join(" "), taken);
        assert_eq!(bench.player(0).inks, inks(taken));
        assert_eq!(bench.player(0).guilders, 10 - cost);
        assert_eq!(bench.game.table().ink_sets[0].iter().flatten().count(), 3 - usize::from(count));
        assert_eq!(bench.game.table().ink_sets[1], [Some(Ink::Silver); 3], "the other set is untouched");
    }
}

#[test]
fn ink_1_second_and_third_of_a_set_whose_first_is_gone_cost_1_and_2() {
    let mut bench = Scenario::players(2).ink_set(1, "red blue gold").turn(BoardAction::Inks, &[1, 0]);
    bench.act(1, take(1, 1));
    bench.act(1, Action::EndTurn);
    let events = bench.act(0, take(1, 2));
    assert!(matches!(events[..], [Event::InksTaken { paid: 3, .. }]), "{events:?}");
    assert_eq!(bench.player(0).inks, inks("blue gold"));
    assert_eq!(bench.player(0).guilders, 7);
}

#[test]
fn ink_1_a_space_keeps_its_price() {
    for (set, count, cost) in [("- blue gold", 1, 1), ("- - gold", 1, 2), ("- blue gold", 2, 3)] {
        let mut bench = Scenario::players(2).ink_set(1, set).turn(BoardAction::Inks, &[0]);
        bench.act(0, take(1, count));
        assert_eq!(bench.player(0).guilders, 10 - cost, "{count} of {set:?}");
    }
}

#[test]
fn ink_1_a_set_gives_no_more_than_it_has() {
    let mut bench =
        Scenario::players(2).ink_set(1, "- blue gold").ink_set(2, "").turn(BoardAction::Inks, &[0]);
    let refusal = bench.refused(0, take(1, 3), "INK-1", "set_has");
    assert!(refusal.to_string().contains("the set has 2 inks left, not 3"), "{refusal}");
    let refusal = bench.refused(0, take(2, 1), "INK-1", "set_has");
    assert!(refusal.to_string().contains("the set has 0 inks left, not 1"), "{refusal}");
    bench.refused(0, take(1, 255), "INK-1", "set_has");
    let refusal = bench.refused(0, take(1, 0), "INK-1", "zero_inks");
    assert!(refusal.to_string().contains("to take none, pass"), "{refusal}");
}

#[test]
fn ink_1_what_cannot_be_paid_is_not_offered() {
    let scenario = Scenario::players(2).ink_set(1, "red blue gold").ink_set(2, "- - red");
    let mut bench = scenario.clone().guilders(0, 2).turn(BoardAction::Inks, &[0]);
    let refusal = bench.refused(0, take(1, 3), "INK-1", "too_few_guilders");
    assert!(refusal.to_string().contains("it costs 3 guilders and there are 2"), "{refusal}");
    bench.act(0, take(1, 2));
    let mut bench = scenario.clone().guilders(0, 0).turn(BoardAction::Inks, &[0]);
    let refusal = bench.refused(0, take(2, 1), "INK-1", "too_few_guilders");
    assert!(refusal.to_string().contains("it costs 2 guilders and there are 0"), "{refusal}");
    assert_eq!(bench.legal(0), [take(1, 1), Action::Pass]);
    let mut bench = scenario.guilders(0, 3).turn(BoardAction::Inks, &[0]);
    bench.act(0, take(1, 3));
    assert_eq!(bench.player(0).guilders, 0);
}

#[test]
fn ink_1_one_set_a_turn() {
    let mut bench = Scenario::players(2).turn(BoardAction::Inks, &[0]);
    bench.act(0, take(1, 1));
    bench.refused(0, take(2, 1), "PLN-4", "already_acted");
    bench.refused(0, take(1, 1), "PLN-4", "already_acted");
}

#[test]
fn ink_1_every_player_count_has_as_many_sets() {
    for players in 2..=4u8 {
        let bench = Scenario::players(players).turn(BoardAction::Inks, &[0]);
        let offered =
            bench.legal(0).iter().filter(|action| matches!(action, Action::TakeInks { .. })).count();
        assert_eq!(offered, 3 * usize::from(players));
    }
}

#[test]
fn ink_2_what_is_left_goes_back_into_the_bag_when_all_have_acted() {
    let mut bench = Scenario::players(2)
        .ink_set(1, "red red blue")
        .ink_set(2, "gold gold silver")
        .turn(BoardAction::Inks, &[0, 1]);
    let before = bench.game.table().bag;
    bench.act(0, take(1, 2));
    let events = bench.act(0, Action::EndTurn);
    assert!(!events.iter().any(|event| matches!(event, Event::BoardCleared { .. })), "not before all have");
    assert_eq!(bench.game.table().bag, before);
    let events = bench.act(1, Action::Pass);
    let cleared = events.iter().find_map(|event| match event {
        Event::BoardCleared { action: BoardAction::Inks, spaces } => Some(spaces.inks),
        _ => None,
    });
    let left = [[None, None, Some(Ink::Blue)], [Some(Ink::Gold), Some(Ink::Gold), Some(Ink::Silver)]];
    assert_eq!(cleared.expect("inks are cleared").as_slice(), left);
    let table = bench.game.table();
    assert_eq!(table.bag, before.plus(&inks("blue gold gold silver")));
    assert_eq!(table.ink_sets, [[None; 3]; 4]);
}

#[test]
fn ink_2_also_when_nobody_acted_on_inks() {
    let mut bench = Scenario::players(2).planning();
    bench.plan(0, [2, 0, 2, 2, 1]);
    bench.plan(1, [2, 0, 2, 2, 2]);
    bench.until(|game| matches!(game.table().phase, Phase::Turn { action: BoardAction::Specialties, .. }));
    assert_eq!(bench.game.table().bag, ByInk([12; 4]));
}

#[test]
fn ink_3_a_colour_that_the_bag_lacks_cannot_be_taken_from_it() {
    let mut bench = with_bag("blue gold gold");
    let refusal = bench.refused(0, patronage("red blue"), "INK-3", "bag_lacks");
    assert!(refusal.to_string().contains("the bag holds 0 red, and 1 would be needed"), "{refusal}");
    let refusal = bench.refused(0, patronage("blue blue"), "INK-3", "bag_lacks");
    assert!(refusal.to_string().contains("the bag holds 1 blue, and 2 would be needed"), "{refusal}");
    assert_eq!(choices(&bench), [inks("blue gold"), inks("gold gold")]);
    bench.act(0, patronage("gold gold"));
}

#[test]
fn ink_3_the_fourth_colour_is_silver_or_green_by_edition() {
    for (edition, name) in [(Edition::Second, "0 silver"), (Edition::First, "0 green")] {
        let mut bench = Scenario::new(GameOptions::new(2).with_edition(edition))
            .ink_set(1, "")
            .ink_set(2, "")
            .bag("red red", 1)
            .turn(BoardAction::Patronage, &[0]);
        let refusal = bench.refused(0, patronage("red silver"), "INK-3", "bag_lacks");
        assert!(refusal.to_string().contains(name), "{refusal}");
    }
}

#[test]
fn ink_3_the_reward_of_the_track_too() {
    let mut bench = bare().bag("gold", 1).levels(0, [1, 0, 0, 0]).turn(BoardAction::Patronage, &[0]);
    bench.act(0, Action::PatronageSpecialty { specialty: Specialty::Typesetting });
    let refusal = bench.refused(0, Action::TakeInk { ink: Ink::Blue }, "INK-3", "bag_lacks");
    assert!(refusal.to_string().contains("the bag holds 0 blue"), "{refusal}");
    assert_eq!(bench.legal(0), [Action::TakeInk { ink: Ink::Gold }, Action::DeclineReward]);
    bench.act(0, Action::TakeInk { ink: Ink::Gold });
    assert_eq!(bench.game.table().bag.total(), 0);
}

#[test]
fn ink_3_a_gear_too() {
    let axle = Axle::default();
    let use_gear = Action::UseGear { axle, choice: GearChoice::Nothing };
    let scenario = bare().gear_tile(1, ["GRW-8:red", "GRW-4", "GRW-4"]).gear(0, 1, 0);
    let mut bench = scenario.clone().bag("blue", 1).turn(BoardAction::Patronage, &[0]);
    let refusal = bench.refused(0, use_gear, "GRW-15", "bag_lacks");
    assert!(refusal.to_string().contains("the bag holds 0 red"), "{refusal}");
    let mut bench = scenario.bag("red", 1).turn(BoardAction::Patronage, &[0]);
    bench.act(0, use_gear);
}

#[test]
fn ink_3_anyone_may_see_what_the_bag_holds() {
    let bench = with_bag("blue gold gold");
    for viewer in [None, Some(seat(0)), Some(seat(1))] {
        assert_eq!(bench.game.view(viewer).table.bag, inks("blue gold gold"));
    }
}

#[test]
fn ink_4_a_bag_that_runs_out_fills_set_by_set_from_the_left() {
    for (bag, filled) in [
        ("", [0, 0]),
        ("red", [1, 0]),
        ("red blue gold", [3, 0]),
        ("red red red red", [3, 1]),
        ("red blue gold silver silver", [3, 2]),
        ("red blue gold silver silver red", [3, 3]),
        ("red blue gold silver silver red red", [3, 3]),
    ] {
        let mut bench = bare().bag(bag, 0).fulfil(1);
        bench.act(1, Action::Pass);
        let table = bench.game.table();
        let [one, two, ..] = table.ink_sets;
        let lengths = [one, two].map(|set| set.iter().take_while(|space| space.is_some()).count());
        assert_eq!(lengths, filled, "{bag:?}");
        let on_board = ByInk::count([one, two].into_iter().flatten().flatten());
        assert_eq!(usize::from(on_board.total()), filled.iter().sum::<usize>(), "no gaps");
        assert_eq!(on_board.plus(&table.bag), inks(bag), "the bag's own inks");
    }
}

#[test]
fn ink_4_the_other_spaces_stay_empty_for_the_round() {
    let mut scenario = Scenario::new(GameOptions::new(1).without_characters())
        .ink_set(1, "red")
        .ink_set(2, "")
        .bag("", 1)
        .automa_cards(&[131]);
    scenario.card_set().planning[0].moves.clear();
    scenario.setup().table.markers[seat(0)].0 = [0, 2, 0, 0, 5];
    let mut bench = scenario.planning();
    bench.plan(1, [0, 1, 0, 1, 6]);
    let table = bench.game.table();
    assert_eq!(table.bag, inks("red"), "the automa has put the only ink back into the bag");
    assert_eq!(table.ink_sets, [[None; 3]; 4], "and it is not laid again");
    assert_eq!(bench.awaited(), [1]);
    assert!(!bench.offers(1, |action| matches!(action, Action::TakeInks { .. })));
    bench.act(1, Action::Pass);
}

#[test]
fn ink_4_with_three_players_the_last_set_is_the_one_that_lacks() {
    let mut bench = Scenario::players(3)
        .ink_set(1, "")
        .ink_set(2, "")
        .ink_set(3, "")
        .bag("red blue gold silver red blue gold", 0)
        .fulfil(2);
    bench.act(2, Action::Pass);
    let lengths = bench.game.table().ink_sets.map(|set| set.iter().flatten().count());
    assert_eq!(lengths, [3, 3, 1, 0]);
}

#[test]
fn ink_5_a_reward_of_inks_is_taken_in_full() {
    let mut bench = with_bag("red blue gold");
    for (named, number) in [("", 0), ("red", 1), ("red blue gold", 3)] {
        let refusal = bench.refused(0, patronage(named), "INK-5", "ink_count");
        let message = format!("{number} inks named; it is exactly 2");
        assert!(refusal.to_string().contains(&message), "{refusal}");
    }
    let events = bench.act(0, patronage("red gold"));
    let gained: Vec<Ink> = events
        .iter()
        .filter_map(|event| match event {
            Event::InkGained { ink, why: Why::Patronage, .. } => Some(*ink),
            _ => None,
        })
        .collect();
    assert_eq!(gained, [Ink::Red, Ink::Gold]);
}

#[test]
fn ink_5_or_as_many_as_the_bag_holds() {
    let mut bench = with_bag("gold");
    let refusal = bench.refused(0, patronage(""), "INK-5", "ink_count");
    assert!(refusal.to_string().contains("0 inks named; it is exactly 1"), "{refusal}");
    bench.refused(0, patronage("gold gold"), "INK-3", "bag_lacks");
    assert_eq!(choices(&bench), [inks("gold")]);
    bench.act(0, patronage("gold"));
    assert_eq!(bench.player(0).inks, inks("gold"));
}

#[test]
fn ink_5_from_an_empty_bag_it_gives_nothing() {
    let mut bench = with_bag("");
    assert_eq!(choices(&bench), [ByInk::default()]);
    let events = bench.act(0, patronage(""));
    assert!(matches!(events[..], [Event::PatronageReward { .. }]), "{events:?}");
    assert_eq!(bench.player(0).inks.total(), 0);
}

#[test]
fn ink_5_and_is_not_made_up_for_later() {
    let printing = PrintingNo::new(40).expect("a card");
    let mut bench = bare()
        .first(1)
        .printing_card(40, "A", 1)
        .refinement_card(90, ("red", 2), ([6, 0, 0, 0], 1), Bonus::Fame(2))
        .order(1, 40, 90)
        .types(1, "A")
        .bag("", 1)
        .turn(BoardAction::Patronage, &[0]);
    bench.act(0, patronage(""));
    bench.act(0, Action::EndTurn);
    let fulfilment = Fulfilment { printing, left_out: None, inks: Some(inks("red")), decoration: false };
    let declaration = Declaration::new(&[fulfilment]).expect("one order");
    bench.act(1, Action::Declare { declaration });
    assert_eq!(bench.game.table().bag, inks("red"), "now there is one");
    bench.act(1, Action::EndTurn);
    assert_eq!(bench.player(0).inks.total(), 0);
    bench.refused(0, patronage("red"), "RND-1", "not_asked");
}

#[test]
fn ink_5_the_inks_of_one_reward_are_chosen_together() {
    let bench = with_bag("red red blue silver");
    let pairs = ["red red", "red blue", "red silver", "blue silver"].map(inks);
    assert_eq!(choices(&bench), pairs);
}

#[test]
fn ink_5_the_track_gives_nothing_from_an_empty_bag() {
    let mut bench = bare().bag("", 1).levels(0, [1, 0, 0, 0]).turn(BoardAction::Patronage, &[0]);
    let events = bench.act(0, Action::PatronageSpecialty { specialty: Specialty::Typesetting });
    let lost = Event::Disc { seat: seat(0), level: 2, reward: TrackReward::Ink, taken: false };
    assert_eq!(events.last(), Some(&lost));
    assert_eq!((bench.player(0).disc, bench.player(0).inks.total()), (2, 0));
    assert!(bench.game.table().frames.is_empty());
}

#[test]
fn ink_5_a_bonus_of_two_inks_from_a_bag_of_one_or_none() {
    let printing = PrintingNo::new(40).expect("a card");
    let refinement = RefinementNo::new(90).expect("a card");
    let scenario = bare()
        .character(0, Character::Fiol)
        .printing_card(40, "A", 1)
        .refinement_card(90, ("red", 2), ([1, 0, 0, 0], 1), Bonus::Inks(2))
        .order(0, 40, 90)
        .types(0, "A")
        .levels(0, [1, 0, 0, 0]);
    let fulfilment = Fulfilment { printing, left_out: None, inks: None, decoration: true };
    let declare = Action::Declare { declaration: Declaration::new(&[fulfilment]).expect("one order") };
    let bonus = |text: &str| Action::TakeBonus { refinement, gain: BonusGain::Inks { inks: inks(text) } };
    let mut bench = scenario.clone().bag("blue", 1).fulfil(0);
    bench.act(0, declare);
    bench.refused(0, bonus("blue blue"), "INK-3", "bag_lacks");
    bench.act(0, bonus("blue"));
    assert_eq!(bench.player(0).inks, inks("blue"));
    let mut bench = scenario.bag("", 1).fulfil(0);
    bench.act(0, declare);
    assert_eq!(
        bench.legal(0).first(),
        Some(&Action::DeclineBonus { refinement }),
        "there is nothing to take"
    );
}
