//! CHR-1 to CHR-5: Gutenberg, Guillard, Manuzio, Ungler and Schöffer.

use platen_rules::cards::Bonus;
use platen_rules::vocabulary::{
    Axle, BoardAction, ByAction, Character, GearNo, Ink, SectorNo, Specialty, TrackReward,
};
use platen_rules::{Action, BonusGain, Event, GameOptions, GearChoice, Installed, Phase, Why};
use platen_testkit::{
    Bench, Scenario, complete, declare, decorated, inks, letters, no, plain, seat, without,
};

const ORDERS: BoardAction = BoardAction::Orders;
const INKS: BoardAction = BoardAction::Inks;
const GEARS: BoardAction = BoardAction::Gears;

fn commit(plan: [u8; 5]) -> Action {
    Action::CommitPlan { plan: ByAction(plan) }
}

fn shift(from: BoardAction, to: BoardAction) -> Action {
    Action::ShiftMarker { from, to }
}

/// Use a gear whose sector leaves nothing to choose.
fn gear(axle: u8) -> Action {
    Action::UseGear { axle: no(axle), choice: GearChoice::Nothing }
}

/// Gutenberg at seat 0, after the reveal of these plans of two.
fn revealed(his: [u8; 5], other: [u8; 5]) -> Bench {
    let mut bench = Scenario::players(2).character(0, Character::Gutenberg).planning();
    bench.act(0, commit(his));
    bench.act(1, commit(other));
    bench
}

#[test]
fn chr_1_gutenberg_moves_a_marker_after_the_reveal_and_before_the_first_action() {
    let mut bench = Scenario::players(2).character(0, Character::Gutenberg).planning();
    bench.act(0, commit([2, 2, 1, 1, 1]));
    let events = bench.act(1, commit([3, 2, 1, 1, 1]));
    assert!(matches!(events[..], [Event::PlanCommitted { .. }, Event::Plan { .. }, Event::Plan { .. }]));
    assert_eq!((bench.game.table().phase, bench.awaited()), (Phase::ShiftMarker, vec![0]));
    let events = bench.act(0, shift(INKS, ORDERS));
    assert_eq!(events[0], Event::MarkerShifted { seat: seat(0), from: INKS, to: ORDERS });
    assert_eq!(events[1], Event::Turn { seat: seat(0), action: Some(ORDERS) });
    assert_eq!(bench.game.table().markers[seat(0)], ByAction([3, 1, 1, 1, 1]));
}

#[test]
fn chr_1_the_move_changes_the_order_of_play() {
    let order = |action: Action| {
        let mut bench = revealed([2, 2, 1, 1, 1], [3, 2, 1, 1, 1]);
        bench.act(0, action);
        let orders = bench.game.table().turn_order.to_vec();
        bench.until(|game| matches!(game.table().phase, Phase::Turn { action: INKS, .. }));
        (orders, bench.game.table().turn_order.to_vec())
    };
    let (first, second) = (seat(0), seat(1));
    assert_eq!(order(Action::LeaveMarkers), (vec![second, first], vec![first, second]));
    assert_eq!(order(shift(INKS, ORDERS)), (vec![first, second], vec![second, first]));
}

#[test]
fn chr_1_a_marker_moved_away_or_to_an_empty_action_decides_who_acts_there() {
    let mut bench = revealed([3, 3, 1, 0, 0], [4, 1, 1, 1, 1]);
    bench.act(0, shift(BoardAction::Specialties, GEARS));
    bench.until(|game| matches!(game.table().phase, Phase::Turn { action: BoardAction::Specialties, .. }));
    assert_eq!(bench.game.table().turn_order.as_slice(), [seat(1)]);
    bench.until(|game| matches!(game.table().phase, Phase::Turn { action: GEARS, .. }));
    assert_eq!(bench.game.table().turn_order.as_slice(), [seat(0), seat(1)]);
}

#[test]
fn chr_1_what_he_may_not_move() {
    let mut bench = revealed([6, 1, 0, 0, 0], [4, 1, 1, 1, 1]);
    let refusal = bench.refused(0, shift(INKS, ORDERS), "CHR-1", "too_many_on_action");
    assert!(refusal.to_string().contains("7 markers on orders; at most 6"), "{refusal}");
    let refusal = bench.refused(0, shift(GEARS, INKS), "CHR-1", "no_marker");
    assert!(refusal.to_string().contains("no marker of this player on gears"), "{refusal}");
    let refusal = bench.refused(0, shift(INKS, INKS), "CHR-1", "same_action");
    assert!(refusal.to_string().contains("already lies on inks"), "{refusal}");
    bench.act(0, shift(ORDERS, INKS));
}

#[test]
fn chr_1_five_others_may_become_six() {
    let mut bench = revealed([5, 2, 0, 0, 0], [4, 1, 1, 1, 1]);
    bench.act(0, shift(INKS, ORDERS));
    assert_eq!(bench.game.table().markers[seat(0)][ORDERS], 6);
}

#[test]
fn chr_1_once_a_round_and_again_in_the_next() {
    let mut bench = revealed([2, 2, 1, 1, 1], [4, 1, 1, 1, 1]);
    bench.act(0, shift(INKS, ORDERS));
    bench.refused(0, shift(INKS, ORDERS), "PLN-4", "not_awaited");
    bench.act(1, Action::Pass);
    bench.refused(0, shift(INKS, ORDERS), "RND-1", "not_asked");
    bench.until(|game| game.table().phase == Phase::ShiftMarker);
    assert_eq!((bench.game.table().round, bench.awaited()), (2, vec![0]));
}

#[test]
fn chr_1_he_need_not_and_the_others_have_no_answer() {
    let mut bench = revealed([2, 2, 1, 1, 1], [4, 1, 1, 1, 1]);
    bench.refused(1, shift(ORDERS, INKS), "CHR-1", "not_awaited");
    bench.refused(1, Action::LeaveMarkers, "CHR-1", "not_awaited");
    bench.refused(0, Action::Pass, "RND-1", "not_asked");
    let events = bench.act(0, Action::LeaveMarkers);
    assert!(matches!(events[..], [Event::Turn { .. }]), "{events:?}");
    assert_eq!(bench.game.table().markers[seat(0)], ByAction([2, 2, 1, 1, 1]));
}

#[test]
fn chr_1_the_automa_s_card_is_applied_before() {
    let mut bench = Scenario::new(GameOptions::new(1))
        .character(1, Character::Gutenberg)
        .automa_at([2, 1, 1, 2, 1])
        .planning();
    let events = bench.act(1, commit([2, 2, 2, 1, 1]));
    assert!(matches!(
        events[..],
        [Event::PlanCommitted { .. }, Event::Plan { .. }, Event::AutomaPlan { .. }]
    ));
    let placed = bench.game.table().markers[seat(0)];
    bench.act(1, shift(GEARS, ORDERS));
    assert_eq!(bench.game.table().markers[seat(0)], placed);
}

#[test]
fn chr_1_without_gutenberg_nobody_is_asked() {
    let mut bench = Scenario::players(2).planning();
    bench.act(0, commit([2, 2, 1, 1, 1]));
    let events = bench.act(1, commit([4, 1, 1, 1, 1]));
    assert!(matches!(events.last(), Some(Event::Turn { .. })), "{events:?}");
}

#[test]
fn chr_1_free_actions_stand_while_he_thinks() {
    let buy = Action::BuyType { letter: platen_rules::vocabulary::Letter::A };
    let mut bench = revealed([2, 2, 1, 1, 1], [4, 1, 1, 1, 1]);
    bench.act(0, buy);
    bench.act(1, buy);
    assert_eq!((bench.game.table().phase, bench.awaited()), (Phase::ShiftMarker, vec![0]));
}

/// Guillard is kept: who she is, and the gears she is offered.
fn guillard(options: GameOptions) -> (Bench, u8, Vec<GearNo>) {
    let mut bench = Bench::dealing(options, &[Character::Guillard]);
    let me = bench.awaited()[0];
    let mut deck = bench.game.setup().secrets.gears.to_vec();
    deck.reverse();
    let events = bench.act(me, Action::KeepCharacter { character: Character::Guillard });
    let [Event::CharacterKept { .. }, Event::GearsDrawn { gears, .. }] = &events[..] else {
        panic!("{events:?}")
    };
    assert_eq!(gears.as_slice(), &deck[..4], "the top of the deck as it is after the board was filled");
    let gears = gears.to_vec();
    (bench, me, gears)
}

fn keep(gear: GearNo, sector: u8) -> Action {
    Action::KeepGear { gear, sector: no(sector) }
}

#[test]
fn chr_2_guillard_keeps_two_of_four_gears_on_axles_1_and_2() {
    for options in [GameOptions::new(1), GameOptions::new(2), GameOptions::new(3), GameOptions::new(4)] {
        let (mut bench, me, gears) = guillard(options);
        assert!(bench.act(me, keep(gears[3], 2)).is_empty());
        let events = bench.act(me, keep(gears[1], 1));
        let kept = [gears[3], gears[1]];
        let installed = |place: usize, sector| Event::GearInstalled {
            seat: seat(me),
            gear: kept[place],
            axle: Axle::all().nth(place).expect("an axle"),
            sector: no(sector),
            discarded: None,
            why: Why::Guillard,
        };
        let offered = Event::GearsOffered { seat: seat(me), gears: gears.iter().copied().collect(), kept };
        assert_eq!(events, [offered, installed(0, 2), installed(1, 1)]);
        let house = [Installed::new(gears[3], no(2)), Installed::new(gears[1], no(1))];
        assert_eq!(bench.player(me).gears.as_slice(), house);
        let discard = bench.game.table().gears.discard;
        assert_eq!(discard.iter().collect::<Vec<_>>().len(), 2, "the other two are discarded");
        assert!(discard.contains(gears[0]) && discard.contains(gears[2]));
    }
}

#[test]
fn chr_2_exactly_two_different_ones_of_those_offered() {
    let (mut bench, me, gears) = guillard(GameOptions::new(2));
    let strange = GearNo::all().find(|gear| !gears.contains(gear)).expect("another gear");
    bench.refused(me, keep(strange, 0), "CHR-2", "gear_not_there");
    bench.act(me, keep(gears[0], 0));
    let refusal = bench.refused(me, keep(gears[0], 1), "CHR-2", "gear_not_there");
    assert!(refusal.to_string().contains(&format!("gear {} is not there", gears[0])), "{refusal}");
    bench.refused(me, Action::Pass, "FRE-5", "not_asked");
    assert_eq!(bench.legal(me).len(), 9, "three gears in three positions, and nothing else");
}

#[test]
fn chr_2_with_two_players_none_is_marked_for_three() {
    let offered = |options| {
        let (bench, _, gears) = guillard(options);
        gears.into_iter().filter(|&gear| bench.game.cards().gear(gear).three_plus).count()
    };
    assert_eq!(offered(GameOptions::new(2)), 0);
    assert_eq!(offered(GameOptions::new(1)), 0, "the automa counts as a player");
    assert!(offered(GameOptions::new(3)) + offered(GameOptions::new(4)) > 0);
}

#[test]
fn chr_2_they_can_be_used_from_round_1_on() {
    let (mut bench, me, gears) = guillard(GameOptions::new(2));
    let cards = std::sync::Arc::clone(bench.game.cards());
    let always = ["GRW-3", "GRW-4", "GRW-13"];
    let usable = |gear: &GearNo| {
        SectorNo::all().find(|sector| always.contains(&cards.gear(*gear).sectors[sector.index()].rule()))
    };
    let (first, sector) = gears.iter().find_map(|gear| Some((*gear, usable(gear)?))).expect("such a gear");
    let second = gears.iter().copied().find(|&gear| gear != first).expect("another gear");
    bench.act(me, Action::KeepGear { gear: first, sector });
    bench.act(me, keep(second, 0));
    bench.until(|game| game.table().phase == Phase::Planning);
    assert_eq!(bench.game.table().round, 1);
    let use_it = |action: &Action| matches!(action, Action::UseGear { axle, .. } if axle.number() == 1);
    let action = bench.legal(me).into_iter().find(use_it).expect("her gear can be used");
    let events = bench.act(me, action);
    assert!(matches!(events[0], Event::GearUsed { .. }));
}

#[test]
fn chr_2_her_gears_do_not_turn_in_round_1_and_do_in_round_2() {
    let (mut bench, me, gears) = guillard(GameOptions::new(2));
    bench.act(me, keep(gears[0], 0));
    bench.act(me, keep(gears[1], 2));
    let active = |bench: &Bench| bench.player(me).gears.iter().map(|gear| gear.sector).collect::<Vec<_>>();
    bench.until(|game| game.table().phase == Phase::Planning);
    assert_eq!(active(&bench), [no::<SectorNo>(0), no(2)]);
    let events = bench.until(|game| game.table().round == 2);
    let turned = Event::GearsTurned { seat: seat(me), active: [no(2), no(0)].into_iter().collect() };
    assert!(events.contains(&turned), "axle 1 clockwise, axle 2 the other way: {events:?}");
    assert_eq!(active(&bench), [no::<SectorNo>(2), no(0)]);
}

/// Manuzio with A I, A O and A A I on his hands.
fn manuzio() -> Scenario {
    Scenario::players(2)
        .character(0, Character::Manuzio)
        .order(0, 1, 51)
        .order(0, 2, 53)
        .order(0, 12, 52)
        .types(0, "AIO")
}

#[test]
fn chr_3_manuzio_leaves_out_one_letter_of_one_of_two_orders() {
    let mut bench = manuzio().fulfil(0);
    bench.refused(0, declare(&[plain(1), plain(2)]), "FUL-2", "type_lacking");
    let events = bench.act(0, declare(&[without("A", plain(1)), plain(2)]));
    let Event::Fulfilled { orders, .. } = &events[0] else { panic!("{events:?}") };
    assert_eq!((orders[0].left_out, orders[1].left_out), ("A".parse().ok(), None));
    assert_eq!(bench.player(0).guilders, 16, "both are paid in full");
    assert_eq!(bench.player(0).letters, letters("AIO"));
}

#[test]
fn chr_3_such_an_order_counts_as_fulfilled_in_every_respect() {
    let mut bench = manuzio()
        .refinement_card(51, ("red", 2), ([0, 0, 1, 0], 1), Bonus::Fame(3))
        .inks(0, "red")
        .levels(0, [0, 0, 1, 0])
        .gear_tile(1, ["GRW-7:red", "GRW-4", "GRW-3"])
        .gear_tile(2, ["GRW-12:binding", "GRW-4", "GRW-3"])
        .gear(0, 1, 0)
        .gear(0, 2, 0)
        .fulfil(0);
    bench.act(0, declare(&[without("A", complete(1, "red")), plain(2)]));
    bench.act(0, Action::TakeBonus { refinement: no(51), gain: BonusGain::Nothing });
    bench.act(0, gear(1));
    bench.act(0, gear(2));
    let fame = bench.player(0).fame;
    assert_eq!((fame.colours, fame.decoration, fame.bonus, fame.gears), (2, 1, 3, 4));
    assert!(bench.game.table().printing.discard.contains(no(1)));
}

#[test]
fn chr_3_two_or_more_orders_must_be_declared() {
    let mut bench = manuzio().fulfil(0);
    let refusal = bench.refused(0, declare(&[without("A", plain(1))]), "CHR-3", "leave_out_orders");
    assert!(
        refusal.to_string().contains("1 orders declared; a letter may be left out only with two"),
        "{refusal}"
    );
    let mut three = manuzio().types(0, "AAAIIO").fulfil(0);
    three.act(0, declare(&[plain(1), plain(2), without("A", plain(12))]));
    assert_eq!(three.player(0).guilders, 20);
}

#[test]
fn chr_3_one_letter_of_one_order_only() {
    let mut bench = manuzio().fulfil(0);
    let both = declare(&[without("A", plain(1)), without("A", plain(2))]);
    let refusal = bench.refused(0, both, "CHR-3", "leave_out_once");
    assert!(refusal.to_string().contains("2 letters left out; it may be one"), "{refusal}");
    let refusal = bench.refused(0, declare(&[without("U", plain(1)), plain(2)]), "CHR-3", "letter_not_shown");
    assert!(refusal.to_string().contains("printing card 1 does not show the type U"), "{refusal}");
}

#[test]
fn chr_3_a_letter_is_a_single_symbol() {
    let mut bench = manuzio().types(0, "AIIO").fulfil(0);
    let refusal = bench.refused(0, declare(&[plain(2), without("A", plain(12))]), "FUL-2", "type_lacking");
    assert!(refusal.to_string().contains("that takes 2 of the type A, and there are 1"), "{refusal}");
    let mut enough = manuzio().types(0, "AAIIO").fulfil(0);
    enough.act(0, declare(&[plain(2), without("A", plain(12))]));
}

#[test]
fn chr_3_he_may_leave_out_what_he_has_and_need_not_leave_out_anything() {
    let mut bench = manuzio().types(0, "AAIO").fulfil(0);
    assert!(bench.lists(seat(0), &declare(&[without("O", plain(2)), plain(1)])));
    bench.act(0, declare(&[plain(1), plain(2)]));
    assert_eq!(bench.player(0).guilders, 16);
}

#[test]
fn chr_3_nobody_else_leaves_out_a_letter() {
    let mut bench = Scenario::players(2)
        .character(1, Character::Manuzio)
        .order(0, 1, 51)
        .order(0, 2, 53)
        .types(0, "AAIO")
        .fulfil(0);
    let refusal = bench.refused(0, declare(&[without("A", plain(1)), plain(2)]), "CHR-3", "needs_character");
    assert!(refusal.to_string().contains("only manuzio may do that"), "{refusal}");
}

/// Ungler is kept, and is to raise two specialties.
fn ungler(options: GameOptions) -> (Bench, u8) {
    let mut bench = Bench::dealing(options, &[Character::Ungler]);
    let me = bench.awaited()[0];
    let events = bench.act(me, Action::KeepCharacter { character: Character::Ungler });
    assert_eq!(events, [Event::CharacterKept { seat: seat(me), character: Character::Ungler }]);
    (bench, me)
}

#[test]
fn chr_4_ungler_raises_two_specialties_and_takes_an_ink_at_once() {
    for options in [GameOptions::new(1), GameOptions::new(2), GameOptions::new(4)] {
        let (mut bench, me) = ungler(options);
        let (to_one, to_two) = (Specialty::Binding, Specialty::Typesetting);
        let events = bench.act(me, Action::RaiseTwo { to_one, to_two });
        let level = |specialty, level| Event::Level { seat: seat(me), specialty, level, why: Why::Ungler };
        assert_eq!(events, [level(to_one, 1), level(to_two, 1), level(to_two, 2)]);
        let bag = bench.game.table().bag;
        assert_eq!(bench.legal(me), Ink::ALL.map(|ink| Action::TakeInk { ink }));
        let events = bench.act(me, Action::TakeInk { ink: Ink::Gold });
        let disc = Event::Disc { seat: seat(me), level: 2, reward: TrackReward::Ink, taken: true };
        assert_eq!(events, [disc, Event::InkGained { seat: seat(me), ink: Ink::Gold, why: Why::Ungler }]);
        let player = bench.player(me);
        assert_eq!((player.levels.0, player.disc, player.inks), ([2, 0, 1, 0], 2, inks("gold")));
        assert_eq!(bench.game.table().bag.total() + 1, bag.total());
        let alone = options.players == 1;
        let next = if alone { Phase::OpeningOrders { turn: 0 } } else { Phase::Characters { turn: 1 } };
        assert_eq!(bench.game.table().phase, next);
    }
}

#[test]
fn chr_4_the_two_specialties_differ() {
    let (mut bench, me) = ungler(GameOptions::new(2));
    let twice = Action::RaiseTwo { to_one: Specialty::Binding, to_two: Specialty::Binding };
    let refusal = bench.refused(me, twice, "CHR-4", "same_specialty");
    assert!(refusal.to_string().contains("binding is named twice"), "{refusal}");
    assert_eq!(bench.legal(me).len(), 12);
}

#[test]
fn chr_4_she_may_not_decline_her_ink() {
    let (mut bench, me) = ungler(GameOptions::new(2));
    bench.act(me, Action::RaiseTwo { to_one: Specialty::Binding, to_two: Specialty::Woodcutting });
    bench.refused(me, Action::DeclineReward, "CHR-4", "may_not_decline");
}

#[test]
fn chr_4_the_ink_comes_from_the_bag_as_it_is_after_the_board_was_filled() {
    let (mut bench, me) = ungler(GameOptions::new(4));
    bench.act(me, Action::RaiseTwo { to_one: Specialty::Binding, to_two: Specialty::Woodcutting });
    let mut all_red = bench.changed(|setup| {
        setup.table.ink_sets = [[Some(Ink::Red); 3]; 4];
        setup.table.bag.0 = [0, 12, 12, 12];
    });
    let refusal = all_red.refused(me, Action::TakeInk { ink: Ink::Red }, "CHR-4", "bag_lacks");
    assert!(refusal.to_string().contains("the bag holds 0 red, and 1 would be needed"), "{refusal}");
    all_red.act(me, Action::TakeInk { ink: Ink::Blue });
}

#[test]
fn chr_4_the_level_ii_reward_is_thereby_spent() {
    let mut bench = Scenario::players(2)
        .character(0, Character::Ungler)
        .levels(0, [1, 2, 0, 0])
        .specialty_space(1, 103)
        .specialty_space(2, 106)
        .turn(BoardAction::Specialties, &[0, 1]);
    let events = bench.act(0, Action::TakeSpecialtyCard { card: no(103), raise: None });
    assert!(!events.iter().any(|event| matches!(event, Event::Disc { .. })), "{events:?}");
    assert_eq!(bench.player(0).levels.0, [1, 2, 2, 0]);
    bench.act(0, Action::EndTurn);
}

#[test]
fn chr_4_her_next_reward_is_that_of_level_iv() {
    let mut bench = Scenario::players(2)
        .character(0, Character::Ungler)
        .levels(0, [1, 2, 0, 0])
        .specialty_space(1, 102)
        .turn(BoardAction::Specialties, &[0, 1]);
    bench.act(0, Action::TakeSpecialtyCard { card: no(102), raise: None });
    let events = bench.act(0, Action::TakeInk { ink: Ink::Red });
    assert!(matches!(events[0], Event::Disc { level: 4, taken: true, .. }), "{events:?}");
}

/// Schöffer with three gears that give fame.
fn schoeffer() -> Scenario {
    let fame = ["GRW-4", "GRW-3", "GRW-4"];
    Scenario::players(2)
        .character(0, Character::Schoeffer)
        .gear_tile(1, fame)
        .gear_tile(2, fame)
        .gear_tile(3, fame)
        .gear(0, 1, 0)
        .gear(0, 2, 0)
        .gear(0, 3, 0)
        .round(3)
}

#[test]
fn chr_5_schoeffer_uses_one_gear_twice_a_round() {
    let mut bench = schoeffer().planning();
    bench.act(0, gear(2));
    bench.act(0, gear(2));
    assert_eq!((bench.player(0).fame.gears, bench.player(0).gears[1].uses), (6, 2));
    let refusal = bench.refused(0, gear(2), "CHR-5", "used_up");
    assert!(refusal.to_string().contains("axle 2"), "{refusal}");
}

#[test]
fn chr_5_every_other_gear_once() {
    let mut bench = schoeffer().planning();
    bench.act(0, gear(1));
    bench.act(0, gear(2));
    bench.act(0, gear(1));
    bench.refused(0, gear(2), "GER-5", "three_uses");
    let mut two = Scenario::players(2)
        .character(0, Character::Schoeffer)
        .gear_tile(1, ["GRW-4", "GRW-3", "GRW-4"])
        .gear_tile(2, ["GRW-4", "GRW-3", "GRW-4"])
        .gear(0, 1, 0)
        .gear(0, 2, 0)
        .used(0, 1, 2)
        .planning();
    two.act(0, gear(2));
    assert_eq!(two.player(0).gear_uses(), 3);
}

#[test]
fn chr_5_two_gears_are_not_used_twice_each() {
    let mut bench = schoeffer().used(0, 1, 2).planning();
    bench.act(0, gear(3));
    assert!(!bench.offers(0, |action| matches!(action, Action::UseGear { .. })));
}

#[test]
fn chr_5_still_at_most_three_uses_a_round() {
    let mut bench = schoeffer().used(0, 1, 2).used(0, 3, 1).planning();
    let refusal = bench.refused(0, gear(2), "GER-5", "three_uses");
    assert!(refusal.to_string().contains('3'), "{refusal}");
    let mut each_once = schoeffer().used(0, 1, 1).used(0, 2, 1).used(0, 3, 1).planning();
    each_once.refused(0, gear(1), "GER-5", "three_uses");
}

#[test]
fn chr_5_anyone_else_uses_a_gear_once() {
    let mut bench = Scenario::players(2)
        .character(0, Character::Schoeffer)
        .gear_tile(1, ["GRW-4", "GRW-3", "GRW-4"])
        .gear(1, 1, 0)
        .planning();
    bench.act(1, gear(1));
    bench.refused(1, gear(1), "GER-5", "used_up");
}

#[test]
fn chr_5_each_time_the_sector_then_active() {
    let mut bench = Scenario::players(2)
        .option("edition", "first")
        .character(0, Character::Schoeffer)
        .gear_tile(1, ["GRW-4", "GRW-13:binding", "GRW-8:red"])
        .gear(0, 1, 0)
        .turn(GEARS, &[0]);
    bench.act(0, gear(1));
    bench.act(0, Action::TurnGear { axle: no(1), sector: no(1) });
    bench.act(0, gear(1));
    assert_eq!((bench.player(0).fame.gears, bench.player(0).levels.0), (1, [0, 0, 1, 0]));
    bench.refused(0, gear(1), "CHR-5", "used_up");
}

#[test]
fn chr_5_from_its_first_use_on_the_gear_is_used() {
    for (edition, turns) in [("second", false), ("first", true)] {
        let mut bench = schoeffer().option("edition", edition).gear_space(1, 5).turn(GEARS, &[0]);
        bench.act(0, gear(1));
        let discard = Action::InstallGear { gear: no(5), sector: no(0), discard: Some(no(1)) };
        let refusal = bench.refused(0, discard, "GER-3", "gear_used");
        assert!(refusal.to_string().contains("axle 1"), "{refusal}");
        let turn = Action::TurnGear { axle: no(1), sector: no(2) };
        assert_eq!(bench.lists(seat(0), &turn), turns, "{edition} edition");
        bench.act(0, gear(1));
        assert_eq!(bench.player(0).fame.gears, 6, "and is used again all the same");
    }
}

#[test]
fn chr_5_twice_again_in_the_next_round() {
    let mut bench = schoeffer().used(0, 1, 2).fulfil(1);
    bench.act(1, Action::Pass);
    bench.act(0, gear(1));
    bench.act(0, gear(1));
    assert_eq!(bench.player(0).fame.gears, 8);
}

#[test]
fn chr_5_the_second_use_too_must_be_able_to_give_something() {
    let mut bench = Scenario::players(2)
        .character(0, Character::Schoeffer)
        .bare(INKS)
        .bag("red", 1)
        .gear_tile(1, ["GRW-8:red", "GRW-4", "GRW-3"])
        .gear(0, 1, 0)
        .fulfil(0);
    bench.act(0, gear(1));
    bench.refused(0, gear(1), "GRW-15", "bag_lacks");
}

#[test]
fn chr_5_orders_declared_are_counted_twice() {
    let mut bench = Scenario::players(2)
        .character(0, Character::Schoeffer)
        .order(0, 1, 51)
        .types(0, "AI")
        .levels(0, [0, 0, 1, 0])
        .gear_tile(1, ["GRW-12:binding", "GRW-4", "GRW-3"])
        .gear(0, 1, 0)
        .fulfil(0);
    bench.act(0, declare(&[decorated(1)]));
    bench.act(0, gear(1));
    bench.act(0, gear(1));
    assert_eq!(bench.player(0).fame.gears, 4);
}
