//! PAT: the four patronage rewards and the patronage cards.

use platen_rules::vocabulary::{BoardAction, ByInk, Ink, Letter, PatronageNo, PatronageReward, Specialty};
use platen_rules::{Action, Event, GameOptions, GearChoice, OrderFrom, Why};
use platen_testkit::{Bench, Scenario, coloured, complete, declare, inks, letters, no, plain, seat};

const PATRONAGE: BoardAction = BoardAction::Patronage;

/// A way to take each of the four rewards.
const REWARDS: [(PatronageReward, Action); 4] = [
    (PatronageReward::Order, Action::PatronageOrder),
    (PatronageReward::Specialty, Action::PatronageSpecialty { specialty: Specialty::Binding }),
    (PatronageReward::Guilders, Action::PatronageGuilders),
    (PatronageReward::Inks, Action::PatronageInks { inks: ByInk([1, 1, 0, 0]) }),
];

fn two_at_patronage() -> Bench {
    Scenario::players(2).turn(PATRONAGE, &[0, 1])
}

/// Takes a patronage card with these tokens.
fn take(card: u8, tokens: &str) -> Action {
    Action::TakePatronageCard { card: no(card), inks: inks(tokens) }
}

fn marked(bench: &Bench) -> Vec<PatronageReward> {
    let table = bench.game.table();
    PatronageReward::ALL.into_iter().filter(|&reward| table.is_marked(reward)).collect()
}

#[test]
fn pat_1_three_guilders() {
    let mut bench = two_at_patronage();
    let events = bench.act(0, Action::PatronageGuilders);
    let reward = Event::PatronageReward { seat: seat(0), reward: PatronageReward::Guilders };
    let guilders =
        Event::Guilders { seat: seat(0), amount: 3, why: Why::Patronage, card: None, specialty: None };
    assert_eq!(events, [reward, guilders]);
    assert_eq!(bench.player(0).guilders, 13);
    assert_eq!(marked(&bench), [PatronageReward::Guilders]);
}

#[test]
fn pat_1_any_two_inks_the_bag_holds() {
    for (tokens, of_each) in [("red gold", [1, 0, 1, 0]), ("silver silver", [0, 0, 0, 2])] {
        let mut bench = two_at_patronage();
        let before = bench.game.table().bag;
        let events = bench.act(0, Action::PatronageInks { inks: inks(tokens) });
        let gained: Vec<Ink> = events
            .iter()
            .filter_map(|event| match event {
                Event::InkGained { ink, why: Why::Patronage, .. } => Some(*ink),
                _ => None,
            })
            .collect();
        assert_eq!(ByInk::count(gained), ByInk(of_each));
        assert_eq!(bench.player(0).inks, ByInk(of_each));
        assert_eq!(bench.game.table().bag.plus(&ByInk(of_each)), before);
        assert_eq!(marked(&bench), [PatronageReward::Inks]);
    }
}

#[test]
fn pat_1_exactly_two_inks_and_only_such_as_the_bag_holds() {
    let mut bench =
        Scenario::players(2).bare(BoardAction::Inks).bag("red blue blue", 1).turn(PATRONAGE, &[0, 1]);
    let refusal = bench.refused(0, Action::PatronageInks { inks: inks("blue") }, "INK-5", "ink_count");
    assert!(refusal.to_string().contains("1 inks named; it is exactly 2"), "{refusal}");
    bench.refused(0, Action::PatronageInks { inks: inks("red blue blue") }, "INK-5", "ink_count");
    let refusal = bench.refused(0, Action::PatronageInks { inks: inks("red red") }, "INK-3", "bag_lacks");
    assert!(refusal.to_string().contains("the bag holds 1 red, and 2 would be needed"), "{refusal}");
    bench.act(0, Action::PatronageInks { inks: inks("red blue") });
}

#[test]
fn pat_1_the_refusal_names_the_fourth_ink_as_its_edition_does() {
    for (edition, name) in [("second", "silver"), ("first", "green")] {
        let mut bench = Scenario::players(2)
            .option("edition", edition)
            .bare(BoardAction::Inks)
            .bag("red red", 1)
            .turn(PATRONAGE, &[0, 1]);
        let refusal =
            bench.refused(0, Action::PatronageInks { inks: inks("red silver") }, "INK-3", "bag_lacks");
        assert!(refusal.to_string().contains(&format!("the bag holds 0 {name}")), "{refusal}");
    }
}

#[test]
fn pat_1_one_specialty_up_one_level() {
    let mut bench = Scenario::players(2).levels(0, [2, 0, 1, 0]).turn(PATRONAGE, &[0, 1]);
    let specialty = Specialty::Binding;
    let events = bench.act(0, Action::PatronageSpecialty { specialty });
    let reward = Event::PatronageReward { seat: seat(0), reward: PatronageReward::Specialty };
    let level = Event::Level { seat: seat(0), specialty, level: 2, why: Why::Patronage };
    assert_eq!(events, [reward, level], "level II was reached before: no reward of the track");
    assert_eq!(bench.player(0).levels.0, [2, 0, 2, 0]);
}

#[test]
fn pat_1_a_level_taken_here_earns_the_track_and_beyond_vi_three_guilders() {
    let mut bench =
        Scenario::players(2).levels(0, [3, 0, 0, 0]).levels(1, [6, 6, 6, 6]).turn(PATRONAGE, &[0, 1]);
    bench.act(0, Action::PatronageSpecialty { specialty: Specialty::Typesetting });
    bench.refused(0, Action::EndTurn, "FRE-5", "not_asked");
    bench.act(0, Action::TakeInk { ink: Ink::Gold });
    assert_eq!(bench.player(0).inks, inks("gold"));

    let mut top = Scenario::players(2).levels(0, [6, 0, 0, 0]).turn(PATRONAGE, &[0, 1]);
    top.act(0, Action::PatronageSpecialty { specialty: Specialty::Typesetting });
    assert_eq!((top.player(0).guilders, top.player(0).levels.0), (13, [6, 0, 0, 0]));
}

#[test]
fn pat_1_an_order_as_a_reward() {
    let mut bench = Scenario::players(2).deck_tops(&[12, 13], &[63, 64]).turn(PATRONAGE, &[0, 1]);
    let events = bench.act(0, Action::PatronageOrder);
    let [Event::PatronageReward { .. }, Event::CardsDrawn { printing, refinement, paid: 0, why, .. }] =
        &events[..]
    else {
        panic!("{events:?}")
    };
    assert_eq!((printing.as_slice(), refinement.as_slice()), (&[no(12), no(13)][..], &[no(63), no(64)][..]));
    assert_eq!(*why, Why::Patronage);
    let events = bench.act(0, Action::KeepOrder { printing: no(13), refinement: no(63), discard: None });
    assert!(matches!(events[..], [Event::OrderTaken { from: OrderFrom::Reward, .. }]), "{events:?}");
    assert_eq!(bench.player(0).orders.len(), 1);
    assert_eq!(marked(&bench), [PatronageReward::Order]);
}

#[test]
fn pat_1_each_reward_is_taken_once_a_round_and_is_free_in_the_next() {
    for (reward, action) in REWARDS {
        let mut bench = two_at_patronage();
        bench.act(0, action);
        bench.until(|game| game.awaited().contains(seat(1)));
        let refusal = bench.refused(1, action, "PAT-1", "reward_marked");
        assert!(
            refusal.to_string().contains(&format!("the reward {reward} is taken this round")),
            "{refusal}"
        );
        for (_, other) in REWARDS.into_iter().filter(|(other, _)| *other != reward) {
            assert!(bench.lists(seat(1), &other), "{other:?} is free");
        }
        bench.until(|game| game.table().round == 2);
        assert_eq!(marked(&bench), []);
    }
}

#[test]
fn pat_1_four_players_share_the_four_rewards() {
    let mut bench = Scenario::players(4).turn(PATRONAGE, &[0, 1, 2, 3]);
    for (number, (_, action)) in (0..4).zip(REWARDS) {
        bench.act(number, action);
        bench.until(|game| game.table().active() != Some(seat(number)));
    }
    assert_eq!(marked(&bench), PatronageReward::ALL);
}

#[test]
fn pat_1_with_all_four_taken_one_can_only_pass() {
    let mut bench =
        Scenario::players(2).guilders(0, 0).marked(&PatronageReward::ALL).turn(PATRONAGE, &[0, 1]);
    assert_eq!(bench.legal(0), [Action::Pass]);
    let events = bench.act(0, Action::Pass);
    assert_eq!(events[0], Event::Passed { seat: seat(0), action: Some(PATRONAGE) });
}

#[test]
fn pat_1_one_reward_or_one_card_a_turn() {
    let scene = Scenario::players(2).round(3).patronage_cards([111, 0, 0, 0]).levels(0, [6, 6, 6, 6]);
    let mut reward = scene.clone().turn(PATRONAGE, &[0, 1]);
    reward.act(0, Action::PatronageGuilders);
    reward.refused(0, take(111, ""), "PLN-4", "already_acted");
    reward.refused(0, REWARDS[3].1, "PLN-4", "already_acted");
    let mut card = scene.turn(PATRONAGE, &[0, 1]);
    card.act(0, take(111, ""));
    card.refused(0, Action::PatronageGuilders, "PLN-4", "already_acted");
}

#[test]
fn pat_2_a_card_can_be_taken_from_the_round_of_its_space_on() {
    for round in 1..=6 {
        for (space, from) in (0..4).zip(3..=6) {
            let mut bench = Scenario::players(2)
                .round(round)
                .patronage_cards([111, 112, 113, 114])
                .levels(0, [6, 6, 6, 6])
                .turn(PATRONAGE, &[0, 1]);
            let card = 111 + space;
            if round >= from {
                bench.act(0, take(card, ""));
                assert_eq!(bench.player(0).patronage.as_slice(), [no(card)]);
                continue;
            }
            let refusal = bench.refused(0, take(card, ""), "PAT-2", "not_yet");
            let says = format!("card {card} can be taken from round {from} on; this is round {round}");
            assert!(refusal.to_string().contains(&says), "{refusal}");
        }
    }
}

#[test]
fn pat_2_none_in_rounds_1_and_2_at_any_table() {
    for (options, player) in [
        (GameOptions::new(1), 1),
        (GameOptions::new(2), 0),
        (GameOptions::new(3), 0),
        (GameOptions::new(4), 0),
    ] {
        for round in [1, 2, 3] {
            let bench = Scenario::new(options)
                .round(round)
                .first(player)
                .patronage_cards([111, 112, 113, 114])
                .levels(player, [6, 6, 6, 6])
                .turn(PATRONAGE, &[player]);
            let offered = bench.offers(player, |action| matches!(action, Action::TakePatronageCard { .. }));
            assert_eq!(offered, round == 3, "round {round}, {options}");
        }
    }
}

#[test]
fn pat_2_a_space_is_not_refilled() {
    let mut bench = Scenario::players(2)
        .round(3)
        .patronage_cards([111, 112, 113, 114])
        .levels(0, [6, 6, 6, 6])
        .levels(1, [6, 6, 6, 6])
        .turn(PATRONAGE, &[0, 1]);
    bench.act(0, take(111, ""));
    bench.act(0, Action::EndTurn);
    let refusal = bench.refused(1, take(111, ""), "PAT-2", "card_not_there");
    assert!(refusal.to_string().contains("no. 111 is not there"), "{refusal}");
    bench.until(|game| game.table().round == 5);
    assert_eq!(bench.game.table().patronage_spaces, [None, Some(no(112)), Some(no(113)), Some(no(114))]);
}

#[test]
fn pat_2_a_card_that_left_the_game_is_not_there() {
    let mut bench = Scenario::players(2)
        .round(6)
        .patronage_cards([111, 112, 113, 114])
        .types(0, "OOUU")
        .levels(0, [6, 6, 6, 6])
        .turn(PATRONAGE, &[0, 1]);
    bench.refused(0, take(123, ""), "PAT-2", "card_not_there");
}

/// A card that asks for everything lies open.
fn all_kinds() -> Scenario {
    Scenario::players(2)
        .round(3)
        .patronage_card(119, [4, 0, 3, 0], "gold gold red", "AAO")
        .patronage_cards([119, 0, 0, 0])
}

#[test]
fn pat_3_inks_are_spent_and_types_and_levels_only_shown() {
    let mut bench = all_kinds()
        .types(0, "AAOU")
        .levels(0, [4, 0, 3, 0])
        .inks(0, "gold gold gold red")
        .turn(PATRONAGE, &[0, 1]);
    let bag = bench.game.table().bag;
    let events = bench.act(0, take(119, "gold gold red"));
    let lost = |ink| Event::InkLost { seat: seat(0), ink, why: Why::PatronageCard };
    let spent = [Ink::Red, Ink::Gold, Ink::Gold];
    let card = Event::PatronageCard { seat: seat(0), card: no(119), inks: spent.into_iter().collect() };
    assert_eq!(events, [card, lost(Ink::Red), lost(Ink::Gold), lost(Ink::Gold)]);
    let player = bench.player(0);
    assert_eq!((player.letters, player.levels.0, player.inks), (letters("AAOU"), [4, 0, 3, 0], inks("gold")));
    assert_eq!(bench.game.table().bag, bag.plus(&inks("gold gold red")));
    assert_eq!(player.patronage.as_slice(), [no(119)]);
}

#[test]
fn pat_3_what_is_lacking_is_named() {
    let full = || all_kinds().types(0, "AAO").levels(0, [4, 0, 3, 0]).inks(0, "gold gold red");
    let card = take(119, "gold gold red");
    let says = |scene: Scenario, code: &str, words: &str| {
        let mut bench = scene.turn(PATRONAGE, &[0, 1]);
        let refusal = bench.refused(0, card, "PAT-3", code);
        assert!(refusal.to_string().contains(words), "{refusal}");
        assert!(!bench.offers(0, |action| matches!(action, Action::TakePatronageCard { .. })));
    };
    says(full().types(0, "AOOO"), "type_lacking", "that takes 2 of the type A, and there are 1");
    says(full().levels(0, [6, 6, 2, 6]), "level_lacking", "that takes binding at level 3, and it is at 2");
    says(full().inks(0, "gold red red"), "ink_lacking", "that takes 2 gold, and there are 1");
    full().turn(PATRONAGE, &[0, 1]).act(0, card);
}

#[test]
fn pat_3_the_tokens_named_must_be_those_shown() {
    let mut bench = all_kinds()
        .types(0, "AAO")
        .levels(0, [4, 0, 3, 0])
        .inks(0, "gold gold gold red red blue")
        .turn(PATRONAGE, &[0, 1]);
    for tokens in ["gold gold", "gold gold blue", "gold red red", "gold gold gold red"] {
        let refusal = bench.refused(0, take(119, tokens), "PAT-3", "wrong_inks");
        let says = format!("the {} inks named do not pay for the 3 symbols", inks(tokens).total());
        assert!(refusal.to_string().contains(&says), "{refusal}");
    }
}

#[test]
fn pat_3_the_types_shown_serve_orders_in_the_same_round_and_the_inks_do_not() {
    let mut bench = all_kinds()
        .types(0, "AAO")
        .levels(0, [4, 0, 3, 0])
        .inks(0, "gold gold red")
        .order(0, 16, 51)
        .turn(PATRONAGE, &[0, 1]);
    bench.act(0, take(119, "gold gold red"));
    bench.until(|game| game.table().active() == Some(seat(0)) && game.declarations(seat(0)).is_some());
    bench.refused(0, declare(&[coloured(16, "red")]), "FUL-3", "ink_lacking");
    bench.act(0, declare(&[plain(16)]));
    assert_eq!(bench.player(0).guilders, 14);
}

#[test]
fn pat_3_levels_shown_serve_decorations_in_the_same_round() {
    let mut bench = all_kinds()
        .types(0, "AAO")
        .levels(0, [4, 0, 3, 0])
        .inks(0, "gold gold red red")
        .order(0, 16, 51)
        .turn(PATRONAGE, &[0, 1]);
    bench.act(0, take(119, "gold gold red"));
    bench.until(|game| game.declarations(seat(0)).is_some());
    bench.act(0, declare(&[complete(16, "red")]));
    assert_eq!(bench.player(0).fame.total(), 3);
}

#[test]
fn pat_3_requirements_are_met_from_what_is_there_at_the_taking() {
    let mut bench = all_kinds()
        .types(0, "AO")
        .levels(0, [4, 0, 3, 0])
        .inks(0, "gold gold red")
        .gear_tile(1, ["GRW-6", "GRW-4", "GRW-3"])
        .gear(0, 1, 0)
        .turn(PATRONAGE, &[0, 1]);
    bench.refused(0, take(119, "gold gold red"), "PAT-3", "type_lacking");
    bench.act(0, Action::BuyType { letter: Letter::A });
    bench.act(0, take(119, "gold gold red"));
    let choice = GearChoice::SellForFame { letter: Letter::A };
    bench.act(0, Action::UseGear { axle: no(1), choice });
    assert_eq!(bench.player(0).patronage.as_slice(), [no(119)], "a type sold later takes nothing back");
}

#[test]
fn pat_3_each_card_of_the_house_set_asks_for_no_more_than_it_shows() {
    for card in PatronageNo::all() {
        let scene = Scenario::players(2).round(3).patronage_cards([card.number(), 0, 0, 0]);
        let bench = scene.clone().turn(PATRONAGE, &[0, 1]);
        let face = *bench.game.cards().patronage_card(card);
        let action = Action::TakePatronageCard { card, inks: face.inks };
        let exactly = |change: &dyn Fn(&mut platen_rules::Player)| {
            let mut scene = scene.clone();
            let table = &mut scene.setup().table;
            let player = &mut table.players[seat(0)];
            (player.letters, player.levels, player.inks) = (face.letters, face.specialties, face.inks);
            player.disc = 6;
            change(player);
            let held = player.inks;
            Ink::ALL.into_iter().for_each(|ink| table.bag[ink] -= held[ink]);
            scene.turn(PATRONAGE, &[0, 1])
        };
        exactly(&|_| {}).act(0, action);
        for i in 0..4 {
            if face.letters.0[i] > 0 {
                exactly(&|player| player.letters.0[i] -= 1).refused(0, action, "PAT-3", "type_lacking");
            }
            if face.specialties.0[i] > 0 {
                exactly(&|player| player.levels.0[i] -= 1).refused(0, action, "PAT-3", "level_lacking");
            }
            if face.inks.0[i] > 0 {
                exactly(&|player| player.inks.0[i] -= 1).refused(0, action, "PAT-3", "ink_lacking");
            }
        }
    }
}

#[test]
fn pat_4_inks_may_be_chosen_from_an_empty_bag_to_close_them_to_others() {
    let mut bench = Scenario::players(2).bare(BoardAction::Inks).bag("", 1).turn(PATRONAGE, &[0, 1]);
    let events = bench.act(0, Action::PatronageInks { inks: ByInk::default() });
    assert_eq!(events, [Event::PatronageReward { seat: seat(0), reward: PatronageReward::Inks }]);
    bench.act(0, Action::EndTurn);
    bench.refused(1, Action::PatronageInks { inks: ByInk::default() }, "PAT-1", "reward_marked");
}

#[test]
fn pat_4_from_a_bag_of_one_the_reward_is_that_one() {
    let mut bench = Scenario::players(2).bare(BoardAction::Inks).bag("gold", 1).turn(PATRONAGE, &[0, 1]);
    bench.refused(0, Action::PatronageInks { inks: ByInk::default() }, "INK-5", "ink_count");
    bench.act(0, Action::PatronageInks { inks: inks("gold") });
    assert_eq!(bench.player(0).inks, inks("gold"));
}

#[test]
fn pat_4_declining_the_order_does_not_take_the_marker_back() {
    let mut bench = two_at_patronage();
    bench.act(0, Action::PatronageOrder);
    let events = bench.act(0, Action::KeepNone);
    assert_eq!(events, [Event::CardsDeclined { seat: seat(0) }]);
    assert_eq!(marked(&bench), [PatronageReward::Order]);
    bench.act(0, Action::EndTurn);
    bench.refused(1, Action::PatronageOrder, "PAT-1", "reward_marked");
}

#[test]
fn pat_4_the_order_may_be_chosen_with_four_held_whatever_the_table_plays() {
    let four = || Scenario::players(2).order(0, 1, 51).order(0, 2, 52).order(0, 3, 53).order(0, 4, 54);
    let mut discard = four().deck_tops(&[12], &[63]).turn(PATRONAGE, &[0, 1]);
    discard.act(0, Action::PatronageOrder);
    discard.act(0, Action::KeepOrder { printing: no(12), refinement: no(63), discard: Some(no(2)) });
    assert_eq!(discard.player(0).orders.len(), 4);

    let scene = four().option("reward_order_when_full", "needs_slot");
    let mut needs_slot = scene.turn(PATRONAGE, &[0, 1]);
    let events = needs_slot.act(0, Action::PatronageOrder);
    assert_eq!(events, [Event::PatronageReward { seat: seat(0), reward: PatronageReward::Order }]);
    assert_eq!(marked(&needs_slot), [PatronageReward::Order], "it is closed to others all the same");
    needs_slot.act(0, Action::EndTurn);
    needs_slot.refused(1, Action::PatronageOrder, "PAT-1", "reward_marked");
}

#[test]
fn pat_4_taking_a_patronage_card_uses_no_marker() {
    let mut bench = Scenario::players(2)
        .round(3)
        .patronage_cards([111, 112, 113, 114])
        .levels(0, [6, 6, 6, 6])
        .turn(PATRONAGE, &[0, 1]);
    bench.act(0, take(111, ""));
    assert_eq!(marked(&bench), []);
    bench.act(0, Action::EndTurn);
    for (_, action) in REWARDS {
        assert!(bench.lists(seat(1), &action), "{action:?}");
    }
}
