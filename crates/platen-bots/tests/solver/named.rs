//! The main ideas of the solver, one by one.

use platen_bots::{Solution, Step, Worth, finish, missing, solve};
use platen_rules::vocabulary::{ByInk, ByLetter, BySpecialty, Character, Ink, Letter, Specialty};
use platen_rules::{Action, Fulfilment, GearChoice, Pair};
use platen_testkit::{Bench, Scenario, inks, letters, seat};

/// Fame, guilders at a third and inks at a half of it; the rest is worth nothing.
fn plain() -> Worth {
    Worth {
        fame: 100,
        guilder: 33,
        ink: ByInk([50; 4]),
        letter: ByLetter::default(),
        level: BySpecialty::default(),
        track: [0; 4],
        order: 0,
        kept: [0; 4],
    }
}

/// A table where seat 0 has no guilders.
fn poor() -> Scenario {
    Scenario::players(2).guilders(0, 0)
}

fn solved(bench: &Bench, worth: &Worth) -> Solution {
    solve(bench.game.cards(), bench.game.table(), seat(0), worth)
}

fn declared(solution: &Solution) -> Vec<Fulfilment> {
    solution.declaration.map(|all| all.orders().to_vec()).unwrap_or_default()
}

#[test]
fn an_order_at_hand_is_fulfilled_with_its_colours() {
    let bench = poor().types(0, "AI").inks(0, "red").order(0, 1, 51).fulfil(0);
    let solution = solved(&bench, &plain());
    assert_eq!(solution.value, 3 * 33 + 200 - 50);
    assert_eq!(declared(&solution)[0].inks, Some(inks("red")));
    assert_eq!((solution.gains.guilders, solution.gains.fame.colours), (3, 2));
    assert_eq!(solution.first(), solution.main());
}

#[test]
fn colours_are_left_undone_where_the_ink_is_worth_more() {
    let bench = poor().types(0, "AI").inks(0, "red").order(0, 1, 51).fulfil(0);
    let solution = solved(&bench, &Worth { ink: ByInk([300; 4]), ..plain() });
    assert_eq!((solution.value, declared(&solution)[0].inks), (3 * 33, None));
}

#[test]
fn an_order_is_kept_where_it_is_worth_more() {
    let bench = poor().types(0, "AI").order(0, 1, 51).fulfil(0);
    let solution = solved(&bench, &Worth { kept: [100, 0, 0, 0], ..plain() });
    assert_eq!((solution.value, solution.main()), (0, Action::Pass));
}

#[test]
fn a_type_is_bought_where_the_order_pays_for_it() {
    let bench = poor().guilders(0, 2).types(0, "A").order(0, 1, 51).fulfil(0);
    let solution = solved(&bench, &plain());
    assert_eq!((solution.value, solution.buy), (33, letters("I")));
    assert_eq!(solution.first(), Action::BuyType { letter: Letter::I });
}

#[test]
fn types_dearer_than_the_order_are_not_bought() {
    let bench = poor().guilders(0, 20).types(0, "AAAA").order(0, 4, 51).fulfil(0);
    let solution = solved(&bench, &plain());
    assert_eq!((solution.value, solution.main()), (0, Action::Pass));
}

#[test]
fn an_exchange_by_a_gear_makes_an_order_possible() {
    let bench = poor().types(0, "AA").order(0, 1, 51).gear(0, 4, 0).fulfil(0);
    let solution = solved(&bench, &plain());
    let choice = GearChoice::ExchangeType { give: Letter::A, take: Letter::I };
    assert!(matches!(solution.early[..], [Step::Gear { choice: chosen, .. }] if chosen == choice));
    assert_eq!(solution.value, 3 * 33);
}

#[test]
fn a_type_is_sold_to_buy_another() {
    let bench = poor().types(0, "AUU").order(0, 1, 51).gear(0, 14, 0).fulfil(0);
    let solution = solved(&bench, &Worth { kept: [-300, 0, 0, 0], ..plain() });
    let choice = GearChoice::SellForGuilders { letter: Letter::U };
    assert!(matches!(solution.early[..], [Step::Gear { choice: chosen, .. }] if chosen == choice));
    assert_eq!((solution.buy, solution.gains.guilders), (letters("I"), 5 - 3 + 3));
}

#[test]
fn a_sale_that_helps_no_order_comes_after_the_declaration() {
    let bench = poor().types(0, "AI").order(0, 1, 51).gear(0, 14, 0).fulfil(0);
    let solution = solved(&bench, &plain());
    assert!(solution.early.is_empty());
    assert!(matches!(solution.late[..], [Step::Gear { choice: GearChoice::SellForFame { .. }, .. }]));
    assert_eq!(solution.value, 3 * 33 + 300);
}

#[test]
fn the_cheap_type_is_bought_last() {
    let bench = poor().guilders(0, 4).types(0, "AAA").order(0, 8, 51).gear(0, 12, 1).fulfil(0);
    let worth = Worth { letter: ByLetter([10; 4]), ..plain() };
    let solution = solved(&bench, &worth);
    assert_eq!(solution.buy, ByLetter::default());
    assert_eq!(solution.main(), Action::Pass, "4 guilders for I and 2 for O are too many");
    let bench = poor().guilders(0, 6).types(0, "AAA").order(0, 8, 51).gear(0, 12, 1).fulfil(0);
    let kept = Worth { kept: [-200, 0, 0, 0], ..worth };
    let solution = solved(&bench, &kept);
    assert_eq!((solution.buy, solution.gains.guilders), (letters("I"), 4 - 6));
    assert!(matches!(solution.cheap[..], [Step::Gear { choice: GearChoice::Buy { count: 1 }, .. }]));
}

#[test]
fn a_gear_that_counts_orders_is_used_after_the_declaration() {
    let bench = poor().types(0, "AO").order(0, 2, 51).gear(0, 1, 2).fulfil(0);
    let solution = solved(&bench, &plain());
    assert_eq!((solution.value, solution.gains.fame.gears), (3 * 33 + 200, 2));
    assert_eq!(solution.after().count(), 1);
}

#[test]
fn a_raise_makes_a_decoration_possible() {
    let bench = poor().types(0, "AI").levels(0, [0, 0, 1, 0]).order(0, 1, 54).gear(0, 13, 1).fulfil(0);
    let solution = solved(&bench, &plain());
    assert_eq!((solution.early.len(), solution.gains.fame.decoration), (1, 2));
}

#[test]
fn manuzio_leaves_out_the_letter_that_he_lacks() {
    let scenario = poor().character(0, Character::Manuzio).types(0, "AIA");
    let solution = solved(&scenario.order(0, 1, 51).order(0, 2, 53).fulfil(0), &plain());
    assert_eq!(solution.value, 6 * 33);
    assert_eq!(
        declared(&solution).iter().filter_map(|order| order.left_out).collect::<Vec<_>>(),
        [Letter::O]
    );
}

#[test]
fn schoeffer_uses_a_gear_twice() {
    let bench = poor().character(0, Character::Schoeffer).round(4).gear(0, 10, 0).fulfil(0);
    let solution = solved(&bench, &plain());
    assert_eq!((solution.value, solution.gains.fame.gears), (800, 8));
}

#[test]
fn plantin_swaps_for_a_decoration() {
    let scenario = poor().character(0, Character::Plantin).types(0, "AI").levels(0, [6, 0, 0, 0]);
    let solution = solved(&scenario.order(0, 1, 65).fulfil(0), &plain());
    let pair = Pair::new(Specialty::Typesetting, Specialty::Woodcutting).expect("two");
    assert_eq!(solution.early[..], [Step::Swap { pair }]);
    assert_eq!(solution.gains.fame.decoration, 5);
}

#[test]
fn caxton_spends_the_token_that_is_worth_less() {
    let scenario = poor().character(0, Character::Caxton).wild(0, "gold").types(0, "AI");
    let bench = scenario.inks(0, "red gold").order(0, 1, 51).fulfil(0);
    let mut worth = plain();
    worth.ink[Ink::Gold] = 20;
    assert_eq!(declared(&solved(&bench, &worth))[0].inks, Some(inks("gold")));
    worth.ink[Ink::Gold] = 80;
    assert_eq!(declared(&solved(&bench, &worth))[0].inks, Some(inks("red")));
}

#[test]
fn fiol_gets_the_bonus_for_one_refinement() {
    let scenario = poor().character(0, Character::Fiol).types(0, "AI").inks(0, "red");
    let solution = solved(&scenario.order(0, 1, 51).fulfil(0), &plain());
    assert_eq!(solution.value, (3 + 2) * 33 + 200 - 50);
}

#[test]
fn a_step_to_come_is_solved_as_if_it_came_now() {
    let scenario = || poor().types(0, "AI").inks(0, "red").order(0, 1, 51);
    let (now, early) = (scenario().fulfil(0), scenario().planning());
    assert_eq!(solved(&now, &plain()), solved(&early, &plain()));
}

#[test]
fn a_step_past_its_declaration_is_finished() {
    let scenario = poor().types(0, "AO").inks(0, "red").levels(0, [0, 0, 1, 0]).order(0, 2, 51);
    let mut bench = scenario.gear(0, 1, 2).fulfil(0);
    let solution = solved(&bench, &plain());
    bench.act(0, solution.main());
    let rest = finish(bench.game.cards(), bench.game.table(), seat(0), &plain());
    assert_eq!((rest.value, rest.steps), (2 * 33 + 200, solution.late));
    for action in rest.actions() {
        bench.act(0, action);
    }
    assert_eq!(finish(bench.game.cards(), bench.game.table(), seat(0), &plain()).first(), Action::EndTurn);
}

#[test]
fn missing_tells_what_each_order_lacks() {
    let scenario = poor().guilders(0, 3).types(0, "AA").levels(0, [0, 0, 1, 0]).inks(0, "blue");
    let bench = scenario.order(0, 1, 54).order(0, 48, 72).fulfil(0);
    let lacks = missing(bench.game.cards(), bench.game.table(), seat(0));
    assert_eq!((lacks[0].letters, lacks[0].cost, lacks[0].base), (letters("I"), 3, true));
    assert_eq!((lacks[0].inks, lacks[0].inks_lacking, lacks[0].colours), (inks("silver"), 1, false));
    assert_eq!((lacks[0].levels, lacks[0].decoration), (BySpecialty([0, 0, 1, 0]), false));
    assert_eq!((lacks[1].letters, lacks[1].cost, lacks[1].base), (letters("IIOU"), 18, false));
    assert_eq!((lacks[1].inks, lacks[1].levels), (inks("blue"), BySpecialty([0, 0, 3, 0])));
}
