//! CHR-6 to CHR-10: Tory, Plantin, Caxton, Fiol and Vietor.

use platen_rules::cards::Bonus;
use platen_rules::vocabulary::{BoardAction, ByAction, Character, Ink, InkSetNo, Letter, Specialty};
use platen_rules::{Action, BonusGain, Event, GameOptions, GearChoice, Pair, Phase, Why};
use platen_testkit::{Bench, Scenario, coloured, complete, declare, decorated, inks, no, plain, seat};

const PATRONAGE: BoardAction = BoardAction::Patronage;

/// Use a gear whose sector leaves nothing to choose.
fn gear(axle: u8) -> Action {
    Action::UseGear { axle: no(axle), choice: GearChoice::Nothing }
}

fn take(refinement: u8) -> Action {
    Action::TakeBonus { refinement: no(refinement), gain: BonusGain::Nothing }
}

/// Whether Tory earns his fame when the last step of the round ends.
fn tory(scene: Scenario) -> bool {
    let mut bench = scene.character(0, Character::Tory).fulfil(1);
    let before = *bench.player(0);
    let events = bench.act(1, Action::Pass);
    let fame = Event::Fame { seat: seat(0), amount: 3, why: Why::Tory, card: None };
    let met = events.contains(&Event::Tory { seat: seat(0), met: true });
    assert_eq!(events.contains(&Event::Tory { seat: seat(0), met: false }), !met);
    assert_eq!((events.contains(&fame), bench.player(0).fame.tory), (met, if met { 3 } else { 0 }));
    assert_eq!(
        (bench.player(0).inks, bench.player(0).orders),
        (before.inks, before.orders),
        "nothing is spent"
    );
    met
}

/// Two orders: red red blue silver (no. 97) and red (no. 51).
fn tory_orders() -> Scenario {
    Scenario::players(2).order(0, 1, 97).order(0, 2, 51)
}

#[test]
fn chr_6_tory_gains_three_fame_if_all_his_inks_have_symbols_on_his_orders() {
    for held in ["red", "silver", "red red red", "red red red blue silver", "blue silver"] {
        assert!(tory(tory_orders().inks(0, held)), "{held}");
    }
}

#[test]
fn chr_6_each_ink_needs_a_symbol_of_its_colour_of_its_own() {
    for held in ["gold", "red gold", "blue blue", "red red red red", "silver silver"] {
        assert!(!tory(tory_orders().inks(0, held)), "{held}");
    }
    assert!(!tory(Scenario::players(2).inks(0, "red")), "no orders, no symbols");
}

#[test]
fn chr_6_he_must_hold_an_ink_unless_the_table_plays_otherwise() {
    assert!(!tory(tory_orders()));
    assert!(!tory(Scenario::players(2)));
    let on = |scene: Scenario| scene.option("tory_without_inks", "on");
    assert!(tory(on(tory_orders())));
    assert!(tory(on(Scenario::players(2))), "an empty stock counts as assigned");
    assert!(!tory(on(tory_orders().inks(0, "gold"))), "the option changes nothing else");
}

#[test]
fn chr_6_orders_of_others_do_not_count() {
    assert!(!tory(Scenario::players(2).order(1, 1, 51).inks(0, "red")));
}

#[test]
fn chr_6_orders_gained_this_round_count() {
    let mut bench = Scenario::players(2)
        .character(0, Character::Tory)
        .inks(0, "gold")
        .deck_tops(&[12, 13], &[66, 63])
        .turn(PATRONAGE, &[0]);
    bench.act(0, Action::PatronageOrder);
    bench.act(0, Action::KeepOrder { printing: no(12), refinement: no(66), discard: None });
    let events = bench.until(|game| game.table().round == 2);
    assert!(events.contains(&Event::Tory { seat: seat(0), met: true }));
}

#[test]
fn chr_6_orders_fulfilled_are_gone_and_so_are_inks_spent() {
    let mut spent = tory_orders().character(0, Character::Tory).types(0, "AI").inks(0, "red red").fulfil(0);
    spent.act(0, declare(&[plain(1)]));
    let events = spent.until(|game| game.table().round == 2);
    assert!(events.contains(&Event::Tory { seat: seat(0), met: false }), "two red, one symbol left");

    let mut kept = tory_orders().character(0, Character::Tory).types(0, "AO").inks(0, "red blue").fulfil(0);
    kept.act(0, declare(&[coloured(2, "red")]));
    let events = kept.until(|game| game.table().round == 2);
    assert!(events.contains(&Event::Tory { seat: seat(0), met: true }), "the blue is on no. 97");
}

#[test]
fn chr_6_is_checked_in_each_of_the_six_rounds() {
    let mut bench = tory_orders().character(0, Character::Tory).inks(0, "red").planning();
    let events = bench.until(|_| false);
    let checks: Vec<&Event> = events.iter().filter(|event| matches!(event, Event::Tory { .. })).collect();
    assert_eq!(checks, [&Event::Tory { seat: seat(0), met: true }; 6]);
    assert_eq!(bench.player(0).fame.tory, 18);
    let ended =
        events.iter().position(|event| *event == Event::RoundEnded { round: 6 }).expect("a sixth round");
    assert!(matches!(events[ended - 1], Event::Fame { why: Why::Tory, .. }), "before the game is scored");
}

#[test]
fn chr_6_without_tory_nothing_is_checked() {
    let mut bench = tory_orders().inks(0, "red").fulfil(1);
    let events = bench.act(1, Action::Pass);
    assert!(!events.iter().any(|event| matches!(event, Event::Tory { .. })));
    assert_eq!(bench.player(0).fame.tory, 0);
}

fn swap(a: Specialty, b: Specialty) -> Action {
    Action::SwapLevels { pair: Pair::new(a, b).expect("two specialties") }
}

fn typesetting_and_binding() -> Action {
    swap(Specialty::Typesetting, Specialty::Binding)
}

fn plantin() -> Scenario {
    Scenario::players(2).character(0, Character::Plantin).levels(0, [3, 0, 1, 0])
}

#[test]
fn chr_7_plantin_swaps_the_levels_of_two_specialties() {
    let mut bench = plantin().planning();
    let events = bench.act(0, typesetting_and_binding());
    assert_eq!(
        events,
        [Event::LevelsSwapped { seat: seat(0), a: Specialty::Typesetting, b: Specialty::Binding }]
    );
    assert_eq!((bench.player(0).levels.0, bench.player(0).disc), ([1, 0, 3, 0], 3));
}

#[test]
fn chr_7_the_levels_must_differ() {
    let mut bench = plantin().planning();
    let equal = swap(Specialty::Woodcutting, Specialty::Illuminating);
    let refusal = bench.refused(0, equal, "CHR-7", "equal_levels");
    assert!(refusal.to_string().contains("both are at level 0"), "{refusal}");
    let swaps = bench.legal(0).iter().filter(|action| matches!(action, Action::SwapLevels { .. })).count();
    assert_eq!(swaps, 5);
}

#[test]
fn chr_7_once_a_round_and_again_in_the_next() {
    let mut bench = plantin().planning();
    bench.act(0, typesetting_and_binding());
    bench.refused(0, typesetting_and_binding(), "CHR-7", "already_swapped");
    bench.until(|game| game.table().round == 2);
    bench.act(0, typesetting_and_binding());
    assert_eq!(bench.player(0).levels.0, [3, 0, 1, 0]);
}

#[test]
fn chr_7_nobody_else_swaps() {
    let mut bench = plantin().levels(1, [3, 0, 1, 0]).planning();
    let refusal = bench.refused(1, typesetting_and_binding(), "CHR-7", "needs_character");
    assert!(refusal.to_string().contains("only plantin may do that"), "{refusal}");
}

#[test]
fn chr_7_at_any_time_of_the_round_and_out_of_turn_too() {
    plantin().planning().act(0, typesetting_and_binding());
    for action in BoardAction::ALL {
        plantin().turn(action, &[0, 1]).act(0, typesetting_and_binding());
        plantin().turn(action, &[1, 0]).act(0, typesetting_and_binding());
    }
    plantin().fulfil(0).act(0, typesetting_and_binding());
    plantin().fulfil(1).act(0, typesetting_and_binding());
    let mut own = plantin().option("free_actions", "own_decisions").fulfil(1);
    own.refused(0, typesetting_and_binding(), "FRE-3", "out_of_turn");
}

#[test]
fn chr_7_not_in_the_middle_of_a_reward() {
    let mut bench = plantin().turn(PATRONAGE, &[1, 0]);
    bench.act(1, Action::PatronageOrder);
    let refusal = bench.refused(0, typesetting_and_binding(), "FRE-5", "reward_first");
    assert!(refusal.to_string().contains("seat 1 is resolving a reward"), "{refusal}");
    bench.act(1, Action::KeepNone);
    bench.act(0, typesetting_and_binding());
}

#[test]
fn chr_7_it_raises_nothing_so_no_disc_moves_and_nothing_is_paid() {
    let mut bench = plantin().levels(0, [6, 0, 5, 0]).planning();
    let before = *bench.player(0);
    bench.act(0, typesetting_and_binding());
    let after = *bench.player(0);
    assert_eq!(after.levels.0, [5, 0, 6, 0]);
    assert_eq!(platen_rules::Player { levels: before.levels, swapped: false, ..after }, before);
    assert!(bench.game.table().frames.is_empty());
}

#[test]
fn chr_7_a_level_reached_again_after_a_swap_gives_no_reward_twice() {
    let mut bench = plantin().levels(0, [4, 3, 0, 0]).turn(PATRONAGE, &[0]);
    bench.act(0, swap(Specialty::Typesetting, Specialty::Woodcutting));
    let events = bench.act(0, Action::PatronageSpecialty { specialty: Specialty::Typesetting });
    assert!(!events.iter().any(|event| matches!(event, Event::Disc { .. })), "{events:?}");
    assert_eq!((bench.player(0).levels.0, bench.player(0).disc), ([4, 4, 0, 0], 4));
}

/// Caxton with gold as his wild colour and an order that shows red.
fn caxton() -> Scenario {
    Scenario::players(2).character(0, Character::Caxton).wild(0, "gold").order(0, 1, 51).types(0, "AI")
}

#[test]
fn chr_8_caxton_names_a_colour_before_anyone_plans() {
    let mut bench = Bench::dealing(GameOptions::new(2), &[Character::Caxton]);
    let me = bench.awaited()[0];
    bench.act(me, Action::KeepCharacter { character: Character::Caxton });
    bench.until(|game| game.table().phase == Phase::NameWild);
    assert_eq!((bench.game.table().round, bench.awaited()), (1, vec![me]));
    assert_eq!(bench.player(me).inks.total(), 0, "whether he holds any or not");
    assert_eq!(bench.legal(me), Ink::ALL.map(|ink| Action::NameWild { ink }));
    let (other, markers) = (1 - me, [bench.player(me).markers, bench.player(1 - me).markers]);
    let plan = |markers: u8| Action::CommitPlan { plan: ByAction([markers - 4, 1, 1, 1, 1]) };
    bench.refused(other, plan(markers[1]), "CHR-8", "not_awaited");
    bench.refused(me, plan(markers[0]), "RND-1", "not_asked");
    bench.refused(other, Action::NameWild { ink: Ink::Red }, "CHR-8", "not_awaited");
    bench.refused(me, Action::BuyType { letter: Letter::A }, "FRE-3", "no_free_actions");
    let events = bench.act(me, Action::NameWild { ink: Ink::Silver });
    assert_eq!(events, [Event::WildNamed { seat: seat(me), ink: Ink::Silver }]);
    bench.act(other, plan(markers[1]));
}

#[test]
fn chr_8_he_names_one_each_round_after_the_gears_have_turned() {
    let mut bench = caxton().gear(0, 1, 0).fulfil(1);
    let events = bench.act(1, Action::Pass);
    assert!(matches!(events[..], [.., Event::RoundStarted { .. }, Event::GearsTurned { .. }]), "{events:?}");
    assert_eq!((bench.game.table().phase, bench.player(0).wild), (Phase::NameWild, None));
    bench.act(0, Action::NameWild { ink: Ink::Gold });
    assert_eq!(bench.player(0).wild, Some(Ink::Gold), "the last one again if he likes");
    bench.until(|game| game.table().round == 3);
    assert_eq!(bench.awaited(), [0]);
    bench.act(0, Action::NameWild { ink: Ink::Red });
    assert_eq!(bench.player(0).wild, Some(Ink::Red));
}

#[test]
fn chr_8_a_wild_ink_stands_for_any_colour_of_an_order_and_returns_as_what_it_is() {
    for edition in ["second", "first"] {
        let mut bench = caxton().option("edition", edition).inks(0, "gold").fulfil(0);
        let bag = bench.game.table().bag;
        let events = bench.act(0, declare(&[coloured(1, "gold")]));
        assert!(events.contains(&Event::InkLost { seat: seat(0), ink: Ink::Gold, why: Why::Spent }));
        assert_eq!(bench.player(0).fame.colours, 2);
        assert_eq!(bench.game.table().bag, bag.plus(&inks("gold")), "red is not what came back");
    }
}

#[test]
fn chr_8_several_wild_inks_pay_for_several_colours() {
    let scene = || {
        Scenario::players(2).character(0, Character::Caxton).wild(0, "gold").order(0, 1, 97).types(0, "AI")
    };
    for tokens in ["gold gold gold gold", "red gold gold silver", "red red blue gold", "red red blue silver"]
    {
        let mut bench = scene().inks(0, tokens).fulfil(0);
        bench.act(0, declare(&[coloured(1, tokens)]));
        assert_eq!((bench.player(0).fame.colours, bench.player(0).inks.total()), (10, 0), "{tokens}");
    }
    for tokens in ["red red red gold", "blue blue red gold", "silver silver gold gold"] {
        let mut bench = scene().inks(0, tokens).fulfil(0);
        let refusal = bench.refused(0, declare(&[coloured(1, tokens)]), "FUL-3", "wrong_inks");
        assert!(refusal.to_string().contains("the 4 inks named do not pay for the 4 symbols"), "{refusal}");
    }
}

#[test]
fn chr_8_each_wild_ink_pays_for_one_symbol_and_must_be_held() {
    let mut bench = caxton().order(0, 2, 53).types(0, "AAIO").inks(0, "gold").fulfil(0);
    let twice = declare(&[coloured(1, "gold"), coloured(2, "gold")]);
    let refusal = bench.refused(0, twice, "FUL-3", "ink_lacking");
    assert!(refusal.to_string().contains("that takes 2 gold, and there are 1"), "{refusal}");
}

#[test]
fn chr_8_he_may_pay_with_the_colour_shown_or_with_the_wild_one() {
    let bench = caxton().inks(0, "red gold").fulfil(0);
    assert!(bench.lists(seat(0), &declare(&[coloured(1, "red")])));
    assert!(bench.lists(seat(0), &declare(&[coloured(1, "gold")])));
}

#[test]
fn chr_8_inks_gained_in_the_round_are_wild_too() {
    let mut bench = caxton().ink_set(1, "gold blue blue").turn(BoardAction::Inks, &[0]);
    bench.act(0, Action::TakeInks { set: no::<InkSetNo>(1), count: 1 });
    bench.until(|game| game.declarations(seat(0)).is_some());
    bench.act(0, declare(&[coloured(1, "gold")]));
    assert_eq!(bench.player(0).fame.colours, 2);
}

#[test]
fn chr_8_until_the_close_of_the_round() {
    let mut bench = caxton().inks(0, "gold").fulfil(1);
    bench.act(1, Action::Pass);
    bench.act(0, Action::NameWild { ink: Ink::Blue });
    bench.until(|game| game.declarations(seat(0)).is_some());
    bench.refused(0, declare(&[coloured(1, "gold")]), "FUL-3", "wrong_inks");
}

#[test]
fn chr_8_only_his_own_inks_are_wild() {
    let mut bench = caxton().order(1, 2, 52).types(1, "AO").inks(1, "gold").fulfil(1);
    bench.refused(1, declare(&[coloured(2, "gold")]), "FUL-3", "wrong_inks");
}

#[test]
fn chr_8_wild_inks_pay_for_patronage_cards() {
    let mut bench = caxton()
        .round(3)
        .patronage_card(115, [0; 4], "red blue", "")
        .patronage_cards([115, 0, 0, 0])
        .inks(0, "gold blue gold")
        .turn(PATRONAGE, &[0]);
    let card = |tokens| Action::TakePatronageCard { card: no(115), inks: inks(tokens) };
    bench.refused(0, card("blue blue"), "PAT-3", "wrong_inks");
    assert!(bench.lists(seat(0), &card("gold gold")));
    let bag = bench.game.table().bag;
    bench.act(0, card("gold blue"));
    assert_eq!(bench.game.table().bag, bag.plus(&inks("gold blue")));
    assert_eq!(bench.player(0).inks, inks("gold"));
}

/// Caxton with one gear, that sector up, in his fulfilling step.
fn caxton_gear(sector: &str, held: &str) -> Scenario {
    caxton().gear_tile(1, [sector, "GRW-4", "GRW-3"]).gear(0, 1, 0).inks(0, held)
}

#[test]
fn chr_8_a_wild_ink_is_given_for_two_of_grw_9() {
    let mut bench = caxton_gear("GRW-9:blue", "gold silver").fulfil(0);
    let bag = bench.game.table().bag;
    let give = |give, tokens| Action::UseGear {
        axle: no(1),
        choice: GearChoice::InkForTwo { give, take: inks(tokens) },
    };
    bench.refused(0, give(Ink::Silver, "red red"), "GRW-9", "wrong_inks");
    bench.act(0, give(Ink::Gold, "red red"));
    assert_eq!(bench.player(0).inks, inks("red red silver"));
    assert_eq!(bench.game.table().bag[Ink::Gold], bag[Ink::Gold] + 1);
    assert_eq!(bench.game.table().bag[Ink::Blue], bag[Ink::Blue], "blue was only stood for");
}

#[test]
fn chr_8_nothing_is_wild_for_the_taking() {
    let exchange =
        |give, take| Action::UseGear { axle: no(1), choice: GearChoice::ExchangeInk { give, take } };
    let mut grw_1 = caxton_gear("GRW-1", "gold").bare(BoardAction::Inks).bag("gold gold", 1).fulfil(0);
    grw_1.refused(0, exchange(Ink::Gold, Ink::Red), "GRW-1", "bag_lacks");
    grw_1.refused(0, exchange(Ink::Gold, Ink::Gold), "GRW-1", "same_thing");
    grw_1.refused(0, exchange(Ink::Blue, Ink::Gold), "GRW-1", "ink_lacking");
    assert!(!grw_1.offers(0, |action| matches!(action, Action::UseGear { .. })));
    let mut grw_8 = caxton_gear("GRW-8:red", "").bare(BoardAction::Inks).bag("gold", 1).fulfil(0);
    let refusal = grw_8.refused(0, gear(1), "GRW-15", "bag_lacks");
    assert!(refusal.to_string().contains("the bag holds 0 red"), "{refusal}");
}

/// Fiol with an order of which both refinements can be fulfilled.
fn fiol(bonus: Bonus) -> Scenario {
    Scenario::players(2)
        .character(0, Character::Fiol)
        .refinement_card(51, ("red", 2), ([0, 0, 1, 0], 1), bonus)
        .order(0, 1, 51)
        .types(0, "AI")
        .inks(0, "red")
        .levels(0, [0, 0, 1, 0])
}

#[test]
fn chr_9_one_of_the_two_refinements_earns_fiol_the_bonus() {
    for (order, fame) in [(coloured(1, "red"), 2), (decorated(1), 1)] {
        let mut bench = fiol(Bonus::Fame(3)).fulfil(0);
        bench.act(0, declare(&[order]));
        let events = bench.act(0, take(51));
        assert_eq!(events[0], Event::Bonus { seat: seat(0), refinement: no(51), taken: true });
        assert_eq!(bench.player(0).fame.total(), fame + 3);
    }
}

#[test]
fn chr_9_each_of_the_eight_bonuses_comes_with_one_refinement() {
    for bonus in Bonus::ALL {
        let mut bench = fiol(bonus).fulfil(0);
        bench.act(0, declare(&[decorated(1)]));
        assert!(bench.offers(0, |action| matches!(action, Action::TakeBonus { .. })), "{bonus}");
    }
}

#[test]
fn chr_9_with_both_it_comes_once_and_with_neither_not() {
    let mut both = fiol(Bonus::Fame(3)).fulfil(0);
    both.act(0, declare(&[complete(1, "red")]));
    both.act(0, take(51));
    both.refused(0, take(51), "FUL-7", "no_such_bonus");
    assert_eq!(both.player(0).fame.bonus, 3);
    let mut neither = fiol(Bonus::Fame(3)).fulfil(0);
    neither.act(0, declare(&[plain(1)]));
    neither.refused(0, take(51), "FUL-7", "no_such_bonus");
    neither.act(0, Action::EndTurn);
}

#[test]
fn chr_9_the_bonus_is_optional() {
    let mut bench = fiol(Bonus::Fame(3)).fulfil(0);
    bench.act(0, declare(&[coloured(1, "red")]));
    bench.refused(0, Action::EndTurn, "FUL-7", "bonuses_open");
    bench.act(0, Action::DeclineBonus { refinement: no(51) });
    bench.act(0, Action::EndTurn);
    assert_eq!(bench.player(0).fame.bonus, 0);
}

#[test]
fn chr_9_a_refinement_met_in_part_is_not_fulfilled() {
    let mut bench = fiol(Bonus::Fame(3))
        .refinement_card(51, ("red blue", 4), ([1, 0, 1, 0], 2), Bonus::Fame(3))
        .fulfil(0);
    bench.refused(0, declare(&[coloured(1, "red")]), "FUL-3", "wrong_inks");
    bench.refused(0, declare(&[decorated(1)]), "FUL-3", "level_lacking");
    bench.act(0, declare(&[plain(1)]));
    assert!(bench.game.table().bonuses.is_empty());
}

#[test]
fn chr_9_nobody_else_earns_it_so() {
    let mut bench = fiol(Bonus::Fame(3)).order(1, 2, 53).types(1, "AO").inks(1, "blue").fulfil(1);
    bench.act(1, declare(&[coloured(2, "blue")]));
    assert!(bench.game.table().bonuses.is_empty());
}

fn guilder_fame(character: Character, guilders: u16) -> u16 {
    let scene = Scenario::players(2).character(0, character).round(6).guilders(0, guilders);
    let mut bench = scene.fulfil(1);
    let events = bench.act(1, Action::Pass);
    let score = bench.game.result().expect("the game is over").scores[0];
    let told = |event: &Event| matches!(event, Event::Final { seat, guilders, total, .. } if seat.number() == 0 && (*guilders, *total) == (score.guilders, score.total));
    assert!(events.iter().any(told), "{events:?}");
    assert_eq!(score.total, score.guilders);
    score.guilders
}

#[test]
fn chr_10_vietor_gets_two_fame_for_every_full_three_guilders() {
    for (guilders, his, others) in [(0, 0, 0), (2, 0, 0), (3, 2, 1), (5, 2, 1), (6, 4, 2), (31, 20, 10)] {
        assert_eq!(guilder_fame(Character::Vietor, guilders), his, "{guilders} guilders");
        assert_eq!(guilder_fame(Character::Fiol, guilders), others, "{guilders} guilders");
    }
}

#[test]
fn chr_10_at_the_game_s_end_only() {
    let mut bench = Scenario::players(2).character(0, Character::Vietor).round(5).guilders(0, 30).fulfil(1);
    bench.act(1, Action::Pass);
    assert_eq!(bench.player(0).fame.total(), 0);
    assert_eq!(bench.game.standing().scores[0].guilders, 20);
}

#[test]
fn chr_10_it_raises_a_lonely_vietor_to_a_title() {
    let mut bench = Scenario::new(GameOptions::new(1))
        .character(1, Character::Vietor)
        .round(6)
        .fame(1, 99)
        .guilders(1, 3)
        .fulfil(1);
    bench.act(1, Action::Pass);
    let result = bench.game.result().expect("the game is over");
    assert_eq!(result.title, Some(platen_rules::Title::SeniorStudent));
}
