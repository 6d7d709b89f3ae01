//! FUL: the bonuses of refinement cards, each of the eight, and their sequence.

use platen_rules::cards::Bonus;
use platen_rules::vocabulary::{BoardAction, Ink, Specialty};
use platen_rules::{Action, BonusGain, Event, GearChoice, OrderFrom, PaidBy, TRACK_LEVELS, Why};
use platen_testkit::{Bench, Scenario, coloured, complete, declare, decorated, inks, no, plain, seat};

/// An order of which both refinements can be fulfilled, with that bonus on no. 51.
fn order_with(bonus: Bonus) -> Scenario {
    Scenario::players(2)
        .refinement_card(51, ("red", 2), ([0, 0, 1, 0], 1), bonus)
        .order(0, 1, 51)
        .types(0, "AI")
        .inks(0, "red")
        .levels(0, [0, 0, 1, 0])
}

/// The same, declared: the bonus is to be taken or declined.
fn earned(bonus: Bonus) -> Bench {
    let mut bench = order_with(bonus).fulfil(0);
    bench.act(0, declare(&[complete(1, "red")]));
    bench
}

fn take(refinement: u8, gain: BonusGain) -> Action {
    Action::TakeBonus { refinement: no(refinement), gain }
}

const NOTHING: BonusGain = BonusGain::Nothing;

fn these(tokens: &str) -> BonusGain {
    BonusGain::Inks { inks: inks(tokens) }
}

const fn raise(specialty: Specialty) -> BonusGain {
    BonusGain::Specialty { specialty }
}

#[test]
fn ful_4_a_bonus_of_inks_is_one_or_two_of_choice_from_the_bag() {
    for (bonus, tokens) in
        [(Bonus::Inks(1), "gold"), (Bonus::Inks(2), "blue gold"), (Bonus::Inks(2), "gold gold")]
    {
        let mut bench = earned(bonus);
        let bag = bench.game.table().bag.total();
        let events = bench.act(0, take(51, these(tokens)));
        assert_eq!(events[0], Event::Bonus { seat: seat(0), refinement: no(51), taken: true });
        let gained =
            events.iter().filter(|event| matches!(event, Event::InkGained { why: Why::Bonus, .. })).count();
        assert_eq!(gained, usize::from(inks(tokens).total()));
        assert_eq!(bench.player(0).inks, inks(tokens));
        assert_eq!(bench.game.table().bag.total(), bag - inks(tokens).total());
    }
}

#[test]
fn ful_4_a_bonus_of_inks_is_taken_in_full() {
    let refusal = earned(Bonus::Inks(2)).refused(0, take(51, these("gold")), "INK-5", "ink_count");
    assert!(refusal.to_string().contains("1 inks named; it is exactly 2"), "{refusal}");
    earned(Bonus::Inks(1)).refused(0, take(51, these("gold gold")), "INK-5", "ink_count");
    let mut bench = order_with(Bonus::Inks(2)).bare(BoardAction::Inks).bag("blue", 1).fulfil(0);
    bench.act(0, declare(&[complete(1, "red")]));
    let refusal = bench.refused(0, take(51, these("gold blue")), "INK-3", "bag_lacks");
    assert!(refusal.to_string().contains("the bag holds 0 gold, and 1 would be needed"), "{refusal}");
    bench.act(0, take(51, these("blue red")));
    assert_eq!(bench.player(0).inks, inks("blue red"), "the red just spent lay in the bag");
}

#[test]
fn ful_4_from_a_bag_that_is_empty_again_a_bonus_of_inks_gives_nothing() {
    let mut bench = order_with(Bonus::Inks(1))
        .bare(BoardAction::Inks)
        .bag("", 1)
        .gear_tile(1, ["GRW-8:red", "GRW-4", "GRW-3"])
        .gear(1, 1, 0)
        .fulfil(0);
    bench.act(0, declare(&[complete(1, "red")]));
    assert!(bench.lists(seat(0), &take(51, these("red"))));
    bench.act(1, Action::UseGear { axle: no(1), choice: GearChoice::Nothing });
    let refusal = bench.refused(0, take(51, these("red")), "FUL-4", "bonus_empty");
    assert!(
        refusal.to_string().contains("the bonus of refinement card 51 can give nothing now"),
        "{refusal}"
    );
    bench.refused(0, take(51, these("")), "FUL-4", "bonus_empty");
    bench.act(0, Action::DeclineBonus { refinement: no(51) });
    bench.act(0, Action::EndTurn);
}

#[test]
fn ful_4_a_bonus_of_one_or_two_guilders() {
    for amount in [1, 2] {
        let mut bench = earned(Bonus::Guilders(amount));
        let events = bench.act(0, take(51, NOTHING));
        let gained = Event::Guilders {
            seat: seat(0),
            amount: i16::from(amount),
            why: Why::Bonus,
            card: Some(PaidBy::Refinement(no(51))),
            specialty: None,
        };
        assert_eq!(events, [Event::Bonus { seat: seat(0), refinement: no(51), taken: true }, gained]);
        assert_eq!(bench.player(0).guilders, 13 + u16::from(amount));
    }
}

#[test]
fn ful_4_a_bonus_of_two_or_three_fame() {
    for amount in [2, 3] {
        let mut bench = earned(Bonus::Fame(amount));
        let events = bench.act(0, take(51, NOTHING));
        let card = Some(PaidBy::Refinement(no(51)));
        let gained = Event::Fame { seat: seat(0), amount: i16::from(amount), why: Why::Bonus, card };
        assert_eq!(events, [Event::Bonus { seat: seat(0), refinement: no(51), taken: true }, gained]);
        assert_eq!(
            (bench.player(0).fame.bonus, bench.player(0).fame.total()),
            (u16::from(amount), 3 + u16::from(amount))
        );
    }
}

#[test]
fn ful_4_a_bonus_of_one_specialty_up_one_level() {
    let mut bench = earned(Bonus::Specialty);
    let events = bench.act(0, take(51, raise(Specialty::Woodcutting)));
    let level = Event::Level { seat: seat(0), specialty: Specialty::Woodcutting, level: 1, why: Why::Bonus };
    assert_eq!(events, [Event::Bonus { seat: seat(0), refinement: no(51), taken: true }, level]);
    assert_eq!(bench.player(0).levels.0, [0, 1, 1, 0]);
}

#[test]
fn ful_4_a_bonus_level_beyond_vi_gives_three_guilders() {
    let mut bench = order_with(Bonus::Specialty).levels(0, [0, 6, 1, 0]).fulfil(0);
    bench.act(0, declare(&[complete(1, "red")]));
    bench.act(0, take(51, raise(Specialty::Woodcutting)));
    assert_eq!((bench.player(0).guilders, bench.player(0).levels.0), (16, [0, 6, 1, 0]));
}

#[test]
fn ful_4_a_bonus_of_an_order() {
    let mut bench = order_with(Bonus::Order).deck_tops(&[12, 13], &[63, 64]).fulfil(0);
    bench.act(0, declare(&[complete(1, "red")]));
    let events = bench.act(0, take(51, NOTHING));
    assert!(matches!(
        events[..],
        [Event::Bonus { taken: true, .. }, Event::CardsDrawn { why: Why::Bonus, .. }]
    ));
    let events = bench.act(0, Action::KeepOrder { printing: no(13), refinement: no(64), discard: None });
    assert!(matches!(events[..], [Event::OrderTaken { from: OrderFrom::Reward, .. }]), "{events:?}");
}

#[test]
fn ful_4_a_bonus_of_an_order_needs_a_slot_where_the_table_plays_so() {
    let full = |option| {
        let mut bench = order_with(Bonus::Order)
            .order(0, 2, 52)
            .order(0, 3, 53)
            .order(0, 4, 54)
            .gear_tile(1, ["GRW-5", "GRW-4", "GRW-3"])
            .gear(0, 1, 0)
            .deck_tops(&[12, 13, 14, 15], &[63, 64, 65, 66])
            .option("reward_order_when_full", option)
            .fulfil(0);
        bench.act(0, declare(&[complete(1, "red")]));
        bench.act(0, Action::UseGear { axle: no(1), choice: GearChoice::Nothing });
        bench.act(0, Action::KeepOrder { printing: no(12), refinement: no(63), discard: None });
        bench
    };
    let mut needs_slot = full("needs_slot");
    let refusal = needs_slot.refused(0, take(51, NOTHING), "ORD-6", "no_slot");
    assert!(refusal.to_string().contains("4 orders are held"), "{refusal}");
    needs_slot.act(0, Action::DeclineBonus { refinement: no(51) });
    let mut discard = full("discard");
    discard.act(0, take(51, NOTHING));
    discard.act(0, Action::KeepOrder { printing: no(14), refinement: no(65), discard: Some(no(12)) });
    assert_eq!(discard.player(0).orders.len(), 4);
}

#[test]
fn ful_4_any_bonus_may_be_declined() {
    for bonus in Bonus::ALL {
        let mut bench = earned(bonus);
        let before = *bench.player(0);
        let events = bench.act(0, Action::DeclineBonus { refinement: no(51) });
        assert_eq!(events, [Event::Bonus { seat: seat(0), refinement: no(51), taken: false }]);
        assert_eq!(*bench.player(0), before);
        bench.refused(0, Action::DeclineBonus { refinement: no(51) }, "FUL-7", "no_such_bonus");
    }
}

#[test]
fn ful_4_no_bonus_unless_both_refinements_were_fulfilled() {
    for order in [plain(1), coloured(1, "red"), decorated(1)] {
        let mut bench = order_with(Bonus::Fame(3)).fulfil(0);
        bench.act(0, declare(&[order]));
        let refusal = bench.refused(0, take(51, NOTHING), "FUL-7", "no_such_bonus");
        assert!(refusal.to_string().contains("no bonus of refinement card 51 is to be taken"), "{refusal}");
        bench.refused(0, Action::DeclineBonus { refinement: no(51) }, "FUL-7", "no_such_bonus");
        bench.act(0, Action::EndTurn);
        assert_eq!(bench.player(0).fame.bonus, 0);
    }
}

#[test]
fn ful_4_two_refinements_of_two_orders_make_no_bonus() {
    let mut bench =
        order_with(Bonus::Fame(3)).order(0, 2, 53).types(0, "AAIO").levels(0, [0, 2, 1, 0]).fulfil(0);
    bench.act(0, declare(&[coloured(1, "red"), decorated(2)]));
    assert!(bench.game.table().bonuses.is_empty());
    bench.act(0, Action::EndTurn);
}

#[test]
fn ful_4_the_choice_must_fit_the_bonus() {
    let wrong = [
        (Bonus::Inks(1), NOTHING, "inks:1"),
        (Bonus::Inks(2), raise(Specialty::Binding), "inks:2"),
        (Bonus::Guilders(1), these("red"), "guilders:1"),
        (Bonus::Guilders(2), raise(Specialty::Binding), "guilders:2"),
        (Bonus::Fame(2), these("red red"), "fame:2"),
        (Bonus::Fame(3), raise(Specialty::Binding), "fame:3"),
        (Bonus::Specialty, NOTHING, "specialty"),
        (Bonus::Order, raise(Specialty::Binding), "order"),
    ];
    for (bonus, gain, is) in wrong {
        let refusal = earned(bonus).refused(0, take(51, gain), "FUL-4", "wrong_bonus");
        assert!(
            refusal.to_string().contains(&format!("the bonus of refinement card 51 is {is}")),
            "{refusal}"
        );
    }
}

#[test]
fn ful_7_the_bonuses_come_in_the_sequence_the_player_likes() {
    for sequence in [[51, 53], [53, 51]] {
        let mut bench = order_with(Bonus::Fame(2))
            .order(0, 2, 53)
            .types(0, "AAIO")
            .inks(0, "red blue")
            .levels(0, [0, 2, 1, 0])
            .fulfil(0);
        bench.act(0, declare(&[complete(1, "red"), complete(2, "blue")]));
        for refinement in sequence {
            let events = bench.act(0, take(refinement, NOTHING));
            assert_eq!(events[0], Event::Bonus { seat: seat(0), refinement: no(refinement), taken: true });
        }
        bench.act(0, Action::EndTurn);
        assert_eq!((bench.player(0).fame.bonus, bench.player(0).guilders), (2, 17));
    }
}

#[test]
fn ful_7_one_bonus_is_resolved_to_its_end_before_the_next() {
    let mut bench = order_with(Bonus::Order)
        .order(0, 2, 53)
        .types(0, "AAIO")
        .inks(0, "red blue")
        .levels(0, [0, 2, 1, 0])
        .gear_tile(1, ["GRW-4", "GRW-5", "GRW-3"])
        .gear(0, 1, 0)
        .fulfil(0);
    bench.act(0, declare(&[complete(1, "red"), complete(2, "blue")]));
    bench.act(0, take(51, NOTHING));
    let gear = Action::UseGear { axle: no(1), choice: GearChoice::Nothing };
    bench.refused(0, take(53, NOTHING), "FRE-5", "not_asked");
    bench.refused(0, Action::EndTurn, "FRE-5", "not_asked");
    bench.refused(0, gear, "FRE-5", "reward_first");
    bench.act(0, Action::KeepNone);
    bench.act(0, gear);
    bench.act(0, take(53, NOTHING));
    bench.act(0, Action::EndTurn);
}

#[test]
fn ful_7_free_actions_come_between_two_bonuses_and_after_the_last() {
    let mut bench = order_with(Bonus::Guilders(2))
        .order(0, 2, 53)
        .types(0, "AAIO")
        .guilders(0, 0)
        .inks(0, "red blue")
        .levels(0, [0, 2, 1, 0])
        .gear_tile(1, ["GRW-12:woodcutting", "GRW-4", "GRW-3"])
        .gear(0, 1, 0)
        .fulfil(0);
    bench.act(0, declare(&[complete(1, "red"), complete(2, "blue")]));
    bench.act(0, take(51, NOTHING));
    bench.act(0, Action::BuyType { letter: platen_rules::vocabulary::Letter::U });
    bench.act(0, take(53, NOTHING));
    bench.act(0, Action::UseGear { axle: no(1), choice: GearChoice::Nothing });
    assert_eq!((bench.player(0).guilders, bench.player(0).fame.gears), (6 + 2 - 5 + 1, 2));
}

#[test]
fn ful_8_a_level_of_a_bonus_moves_the_disc_and_its_reward_comes_before_the_next_bonus() {
    let mut bench = order_with(Bonus::Specialty)
        .order(0, 2, 53)
        .types(0, "AAIO")
        .inks(0, "red blue")
        .levels(0, [0, 3, 1, 0])
        .fulfil(0);
    bench.act(0, declare(&[complete(1, "red"), complete(2, "blue")]));
    bench.act(0, take(51, raise(Specialty::Woodcutting)));
    bench.refused(0, take(53, NOTHING), "FRE-5", "not_asked");
    let events = bench.act(0, Action::TakeInk { ink: Ink::Gold });
    assert!(matches!(
        events[..],
        [Event::Disc { level: 4, taken: true, .. }, Event::InkGained { why: Why::Track, .. }]
    ));
    bench.act(0, take(53, NOTHING));
    assert_eq!((bench.player(0).disc, bench.player(0).inks), (4, inks("gold")));
}

#[test]
fn ful_8_each_level_of_the_track_can_be_reached_by_a_bonus() {
    for level in 1..=6 {
        let mut bench = order_with(Bonus::Specialty).levels(0, [level - 1, 0, 1, 0]).fulfil(0);
        bench.act(0, declare(&[complete(1, "red")]));
        let disc = bench.player(0).disc;
        bench.act(0, take(51, raise(Specialty::Typesetting)));
        let rewarded = !bench.game.table().frames.is_empty();
        assert_eq!(rewarded, TRACK_LEVELS.contains(&level), "level {level}");
        assert_eq!(bench.player(0).disc, disc.max(level));
    }
}

#[test]
fn ful_8_an_order_of_a_bonus_goes_to_a_slot_at_once_and_is_not_part_of_the_declaration() {
    let mut bench = order_with(Bonus::Order)
        .deck_tops(&[2, 13], &[63, 64])
        .types(0, "AAAIO")
        .gear_tile(1, ["GRW-10:O", "GRW-4", "GRW-3"])
        .gear(0, 1, 0)
        .fulfil(0);
    bench.act(0, declare(&[complete(1, "red")]));
    bench.act(0, take(51, NOTHING));
    bench.act(0, Action::KeepOrder { printing: no(2), refinement: no(63), discard: None });
    assert_eq!(bench.player(0).orders.len(), 1);
    bench.refused(0, declare(&[plain(2)]), "FUL-5", "already_acted");
    let gear = Action::UseGear { axle: no(1), choice: GearChoice::Nothing };
    bench.refused(0, gear, "GRW-15", "nothing_counts");
    bench.until(|game| game.table().round == 2 && game.declarations(seat(0)).is_some());
    bench.act(0, declare(&[plain(2)]));
}
