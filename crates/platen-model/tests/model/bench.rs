//! The bench lays every declaration, and what it promises is what comes.

use crate::sitting::{Sitting, rng, sittings};
use platen_model::{Bench, Offers, Slot};
use platen_rules::vocabulary::{Ink, Letter};
use platen_rules::{Action, Declaration};
use rand_core::Rng;

/// Lays a declaration by switches and moves alone.
fn by_hand(bench: &mut Bench, declaration: &Declaration) {
    for fulfilment in declaration.orders() {
        let place = place_of(bench, fulfilment.printing);
        bench.print(place, true);
        if fulfilment.left_out.is_some() {
            bench.leave_out(place, fulfilment.left_out);
        }
        bench.decoration(place, fulfilment.decoration);
    }
    for fulfilment in declaration.orders() {
        let place = place_of(bench, fulfilment.printing);
        let Some(mut tokens) = fulfilment.inks else { continue };
        // First each symbol its own colour, then what is left over: only wild inks can be.
        let sockets: Vec<Ink> = bench.formes()[place].inks.iter().map(|socket| socket.symbol).collect();
        if sockets.is_empty() {
            bench.colours(place, true);
        }
        for own in [true, false] {
            for (socket, &symbol) in sockets.iter().enumerate() {
                let empty = bench.formes()[place].inks[socket].token.is_none();
                let token = if own { Some(symbol) } else { tokens.each().next() };
                if let Some(token) = token.filter(|&token| empty && tokens[token] > 0) {
                    assert!(bench.set_ink(place, socket, Some(token)), "{token} into {symbol}");
                    tokens[token] -= 1;
                }
            }
        }
    }
    for place in 0..bench.formes().len() {
        if bench.formes()[place].on {
            bench.print(place, true);
        }
    }
}

fn place_of(bench: &Bench, printing: platen_rules::vocabulary::PrintingNo) -> usize {
    bench.formes().iter().position(|forme| forme.order.printing == printing).expect("an order held")
}

#[test]
fn every_declaration_is_laid_by_hand_and_by_name() {
    let mut laid = 0;
    for mut sitting in sittings() {
        sitting.play(&mut rng(11), |sitting| {
            let scene = sitting.scene();
            let Some(bench) = Bench::of(scene) else {
                assert!(Offers::of(scene).declaration.is_none());
                return;
            };
            assert_eq!(bench.action(), None, "nothing is laid");
            let all: Vec<Declaration> =
                scene.look().declarations(sitting.seat()).expect("the step").iter().take(300).collect();
            assert_eq!(Offers::of(scene).declaration.is_some(), !all.is_empty());
            let wanted: Vec<Action> =
                all.iter().map(|&declaration| Action::Declare { declaration }).collect();
            for (declaration, action) in all.iter().zip(&wanted) {
                let mut named = bench.clone();
                named.lay(declaration);
                assert_eq!(named.action(), Some(*action));
                let mut hand = bench.clone();
                by_hand(&mut hand, declaration);
                assert_eq!(hand.action(), Some(*action), "{:?}", hand.formes());
                laid += 1;
            }
            assert!(sitting.why(&wanted).iter().all(Option::is_none));
        });
    }
    assert!(laid > 100, "{laid}");
}

fn any_edit(bench: &mut Bench, rng: &mut impl Rng) {
    let mut below = |n: usize| rng.next_u32() as usize % n.max(1);
    let formes = bench.formes().len();
    let place = below(formes);
    let slot = |n: usize| if n == formes { Slot::Stone } else { Slot::Forme(n) };
    match below(9) {
        0 => bench.print(place, true),
        1 => bench.print(place, false),
        2 => bench.colours(place, below(2) == 0),
        3 => bench.decoration(place, below(2) == 0),
        4 => bench.leave_out(place, Letter::ALL.get(below(5)).copied()),
        5 => _ = bench.set_ink(place, below(4), Ink::ALL.get(below(5)).copied()),
        6 => _ = bench.do_first(Action::BuyType { letter: Letter::ALL[below(4)] }),
        7 => _ = bench.undo_first(),
        _ => _ = bench.move_letter(Letter::ALL[below(4)], slot(below(formes + 1)), slot(below(formes + 1))),
    }
}

#[test]
fn whatever_is_edited_the_host_accepts_what_the_bench_declares() {
    let (mut accepted, mut rng) = (0, rng(12));
    for mut sitting in sittings() {
        sitting.play(&mut self::rng(13), |sitting| {
            let Some(mut bench) = Bench::of(sitting.scene()) else { return };
            let mut declared = Vec::new();
            for _ in 0..400 {
                any_edit(&mut bench, &mut rng);
                let player = sitting.scene().player(sitting.seat());
                assert!(bench.first().len() < 20 && player.orders.len() == bench.formes().len());
                if let (Some(action), true) = (bench.action(), bench.first().is_empty()) {
                    declared.push(action);
                }
                assert_eq!(bench.totals().is_some(), bench.action().is_some());
                assert_eq!(bench.steps().is_empty(), bench.action().is_none());
            }
            assert!(sitting.why(&declared).iter().all(Option::is_none));
            accepted += declared.len();
        });
    }
    assert!(accepted > 100, "{accepted}");
}

#[test]
fn a_proposal_is_laid_and_gives_what_the_totals_say() {
    let mut fulfilled = 0;
    for mut sitting in sittings() {
        let mut rng = rng(14);
        while !sitting.state.sight.over {
            if !sitting.scene().is_awaited() {
                assert!(sitting.think());
            } else if let Some(mut bench) = Bench::of(sitting.scene()) {
                let proposal = sitting.proposal();
                assert!(bench.adopt(&proposal), "{proposal:?}");
                fulfilled += usize::from(fulfil(&mut sitting, bench));
            } else {
                let action = sitting.some_action(&mut rng);
                sitting.act(action);
            }
        }
    }
    assert!(fulfilled > 10, "{fulfilled}");
}

/// Carries the steps of a bench out one by one; tells whether something was declared.
fn fulfil(sitting: &mut Sitting, mut bench: Bench) -> bool {
    let before = *sitting.scene().player(sitting.seat());
    let Some(totals) = bench.totals() else {
        for &action in bench.first() {
            sitting.act(action);
            decline(sitting);
        }
        sitting.act(Action::Pass);
        return false;
    };
    while let Some(&action) = bench.steps().first() {
        let declares = matches!(action, Action::Declare { .. });
        sitting.act(action);
        if declares {
            break;
        }
        decline(sitting);
        bench = bench.renew(sitting.scene(), 1).expect("the step goes on");
    }
    let after = *sitting.scene().player(sitting.seat());
    assert_eq!(sitting.scene().table().declared.len(), totals.orders);
    assert_eq!(sitting.scene().table().bonuses.len(), totals.bonuses.len());
    assert_eq!(i32::from(after.guilders) - i32::from(before.guilders), totals.guilders);
    assert_eq!(after.fame.total() - before.fame.total(), totals.fame.total());
    for gear in totals.gears {
        let had = sitting.scene().player(sitting.seat()).fame.gears;
        sitting.act(Action::UseGear { axle: gear.axle, choice: platen_rules::GearChoice::Nothing });
        assert_eq!(sitting.scene().player(sitting.seat()).fame.gears - had, gear.fame);
    }
    true
}

/// Declines what a reward asks, as the bench takes for granted.
fn decline(sitting: &mut Sitting) {
    while !sitting.scene().table().frames.is_empty() {
        let listed = &sitting.state.sight.choices.listed;
        let declines = |action: &&Action| matches!(action, Action::DeclineReward | Action::KeepNone);
        let action = *listed.iter().find(declines).expect("it may be declined");
        sitting.act(action);
    }
}

#[test]
fn what_an_order_lacks_is_what_keeps_it_from_being_printed() {
    let (mut short, mut bought) = (0, 0);
    for mut sitting in sittings() {
        sitting.play(&mut rng(15), |sitting| {
            let Some(bench) = Bench::of(sitting.scene()) else { return };
            for place in 0..bench.formes().len() {
                let lack = bench.lack(place);
                let mut one = bench.clone();
                one.print(place, true);
                assert_eq!(one.action().is_some(), lack.letters.total() == 0);
                if let Some(cost) = lack.cost.filter(|_| lack.letters.total() > 0) {
                    for letter in lack.letters.each() {
                        one.do_first(Action::BuyType { letter }).expect("it can be paid");
                    }
                    one.print(place, true);
                    let totals = one.totals().expect("all types are there");
                    let pays = sitting.cards.printing_card(one.formes()[place].order.printing).guilders;
                    assert_eq!(totals.guilders, i32::from(pays) - i32::from(cost));
                    bought += 1;
                }
                short += usize::from(lack.letters.total() > 0);
                one.colours(place, true);
                assert_eq!(
                    one.formes()[place].tokens().count() < one.formes()[place].inks.len(),
                    lack.inks.total() > 0
                );
                let mut plain = bench.clone();
                plain.decoration(place, true);
                assert!(lack.letters.total() > 0 || plain.action().is_some() == (lack.levels.total() == 0));
            }
        });
    }
    assert!(short > 10 && bought > 5, "{short} {bought}");
}
