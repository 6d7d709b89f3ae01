//! Positions that games seldom bring: characters at the bench.

use platen_host::protocol::{Choices, DeclarationBounds, Sight};
use platen_model::{Bench, Scene, Slot};
use platen_rules::cards::Bonus;
use platen_rules::vocabulary::{ByInk, Character, Ink, Letter};
use platen_rules::{Action, Game, MAX_ORDERS};
use platen_testkit::{Scenario, seat};

/// What seat 0 is told of a game.
fn sight(game: &Game) -> Sight {
    let view = game.view(Some(seat(0)));
    let mut listed = Vec::new();
    game.legal_actions(seat(0), &mut listed);
    let declarations =
        game.declarations(seat(0)).map(|all| DeclarationBounds { any: all.count() > 0, most: MAX_ORDERS });
    Sight {
        view,
        awaited: game.awaited().iter().collect(),
        choices: Choices { listed, plans: None, declarations },
        standing: game.standing(),
        over: false,
    }
}

fn bench(game: &Game) -> Bench {
    let sight = sight(game);
    Bench::of(Scene::new(game.cards(), &sight)).expect("the fulfilling step")
}

fn two_orders(character: Character) -> Scenario {
    Scenario::players(2)
        .character(0, character)
        .printing_card(1, "AI", 4)
        .printing_card(2, "AO", 5)
        .refinement_card(51, ("red blue", 6), ([1, 0, 0, 0], 3), Bonus::Fame(2))
        .refinement_card(52, ("gold", 3), ([0, 2, 0, 0], 2), Bonus::Order)
        .order(0, 1, 51)
        .order(0, 2, 52)
}

fn declared(action: Option<Action>) -> Vec<platen_rules::Fulfilment> {
    match action {
        Some(Action::Declare { declaration }) => declaration.orders().to_vec(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn chr_3_manuzio_leaves_out_a_letter_of_one_of_two_orders() {
    let game = two_orders(Character::Manuzio).types(0, "AIO").fulfil(0).game;
    let mut bench = bench(&game);
    bench.print(0, true);
    bench.print(1, true);
    assert_eq!((bench.formes()[1].lacking()[Letter::A], bench.action()), (1, None));
    bench.leave_out(1, Some(Letter::A));
    let orders = declared(bench.action());
    assert_eq!((orders[0].left_out, orders[1].left_out), (None, Some(Letter::A)));
    assert_eq!(bench.totals().map(|totals| (totals.orders, totals.guilders)), Some((2, 9)));
    bench.leave_out(0, Some(Letter::A));
    assert_eq!(bench.formes()[1].left_out, None, "it is one letter of one order");
    assert_eq!(bench.action(), None);
    assert!(bench.move_letter(Letter::A, Slot::Stone, Slot::Forme(1)));
    assert_eq!(declared(bench.action())[0].left_out, Some(Letter::A));
    bench.print(1, false);
    assert_eq!(bench.refusal().map(|refusal| refusal.rule), Some("CHR-3"), "not with one order alone");
}

#[test]
fn chr_8_a_wild_ink_lies_in_any_socket_and_no_other_does() {
    let game =
        two_orders(Character::Caxton).wild(0, "gold").types(0, "AIAO").inks(0, "gold gold blue silver");
    let game = game.fulfil(0).game;
    let mut bench = bench(&game);
    bench.colours(0, true);
    let tokens: Vec<_> = bench.formes()[0].inks.iter().map(|socket| (socket.symbol, socket.token)).collect();
    assert_eq!(tokens, [(Ink::Red, Some(Ink::Gold)), (Ink::Blue, Some(Ink::Blue))]);
    assert!(!bench.set_ink(0, 1, Some(Ink::Silver)));
    assert!(bench.set_ink(0, 1, Some(Ink::Gold)), "the other gold stands for blue");
    let spent = ByInk::count([Ink::Gold, Ink::Gold]);
    assert_eq!(declared(bench.action())[0].inks, Some(spent));
    assert_eq!(bench.inks_on_stone(), ByInk::count([Ink::Blue, Ink::Silver]));
    assert_eq!(bench.lack(1).inks, ByInk::count([Ink::Gold]));
    assert!(bench.set_ink(0, 0, None));
    assert_eq!((bench.action(), bench.lack(1).inks.total()), (None, 0));
}

#[test]
fn a_sort_can_be_moved_from_one_order_to_another() {
    let game = two_orders(Character::Vietor).types(0, "AIO").guilders(0, 3).fulfil(0).game;
    let mut bench = bench(&game);
    bench.print(0, true);
    assert_eq!(declared(bench.action()).len(), 1);
    assert!(bench.move_letter(Letter::A, Slot::Forme(0), Slot::Forme(1)));
    assert!(!bench.move_letter(Letter::A, Slot::Forme(0), Slot::Stone), "it lies there no more");
    assert!(!bench.move_letter(Letter::U, Slot::Stone, Slot::Forme(1)), "there is none, nor a socket");
    assert_eq!(bench.action(), None, "the first order lacks its A");
    bench.print(0, false);
    bench.print(1, true);
    let orders = declared(bench.action());
    assert_eq!(orders[0].printing, bench.formes()[1].order.printing);
    assert_eq!(
        (bench.lack(0).letters[Letter::A], bench.lack(0).cost),
        (1, None),
        "4 guilders for an A, and 3 held"
    );
}

#[test]
fn purchases_are_done_first_and_taken_back_one_by_one() {
    let game = two_orders(Character::Vietor).types(0, "AI").guilders(0, 7).fulfil(0).game;
    let mut bench = bench(&game);
    let buy = |letter| Action::BuyType { letter };
    assert_eq!((bench.lack(1).letters.total(), bench.lack(1).cost), (1, Some(3)));
    assert_eq!(bench.do_first(buy(Letter::A)), Ok(()));
    assert_eq!(bench.do_first(buy(Letter::O)), Ok(()));
    assert_eq!(bench.do_first(buy(Letter::U)).map_err(|refusal| refusal.code()), Err("too_few_guilders"));
    bench.print(0, true);
    bench.print(1, true);
    assert_eq!(bench.steps().len(), 3, "two purchases and the declaration");
    assert_eq!(bench.totals().map(|totals| totals.guilders), Some(4 + 5 - 3 - 4));
    assert_eq!(bench.undo_first(), Some(buy(Letter::O)));
    assert_eq!(bench.first(), [buy(Letter::A)]);
    assert_eq!(declared(bench.action()).len(), 1, "the second order is cleared, for it has no O");
    assert_eq!((bench.undo_first(), bench.undo_first()), (Some(buy(Letter::A)), None));
}

#[test]
fn grw_10_a_gear_that_counts_orders_is_in_the_totals() {
    let game = two_orders(Character::Fiol)
        .gear_tile(1, ["GRW-10:A", "GRW-1", "GRW-2"])
        .gear(0, 1, 0)
        .types(0, "AAIO")
        .levels(0, [1, 0, 0, 0])
        .fulfil(0)
        .game;
    let mut bench = bench(&game);
    bench.decoration(0, true);
    bench.print(1, true);
    let totals = bench.totals().expect("both can be printed");
    assert_eq!((totals.fame.decoration, totals.guilders, totals.gears[0].fame), (3, 9, 4));
    assert_eq!(totals.bonuses.len(), 1, "for Fiol one refinement is enough");
    bench.decoration(1, true);
    assert_eq!(bench.refusal().map(|refusal| refusal.code()), Some("level_lacking"));
    assert_eq!(bench.lack(1).levels.0, [0, 2, 0, 0]);
}
