//! ORD-7, and ORD-5 where cards run out: decks are rebuilt when a card is needed.

use platen_rules::vocabulary::{BoardAction, PrintingNo, RefinementNo, SpecialtyNo};
use platen_rules::{Action, Event, Extra, GameOptions, Source};
use platen_testkit::{Bench, Scenario};

const PRINTING: Action = Action::DrawMore { extra: Extra::Printing };
const REFINEMENT: Action = Action::DrawMore { extra: Extra::Refinement };
const BOTH: Action = Action::DrawMore { extra: Extra::Both };

fn rebuilt(events: &[Event]) -> Vec<Source> {
    let decks = events.iter().filter_map(|event| match event {
        Event::DeckRebuilt { deck } => Some(*deck),
        _ => None,
    });
    decks.collect()
}

/// How many printing and refinement cards were drawn for how much.
fn drawn(events: &[Event]) -> (usize, usize, u8) {
    let drawn = events.iter().find_map(|event| match event {
        Event::CardsDrawn { printing, refinement, paid, .. } => {
            Some((printing.len(), refinement.len(), *paid))
        }
        _ => None,
    });
    drawn.expect("cards were drawn")
}

/// Four players of whom all but the last hold four orders, and that one three; the rest of the cards is left to draw.
fn fifteen_orders_held() -> Bench {
    let mut scenario = Scenario::players(4).guilders(0, 100);
    for no in 1..=15 {
        scenario = scenario.order((no - 1) / 4, no, 50 + no);
    }
    scenario.turn(BoardAction::Patronage, &[0])
}

#[test]
fn ord_7_an_empty_deck_is_rebuilt_only_when_a_card_is_needed() {
    let mut bench = Scenario::players(2)
        .decks_discarded()
        .deck_tops(&[21, 22], &[71, 72])
        .turn(BoardAction::Patronage, &[0]);
    let events = bench.act(0, Action::PatronageOrder);
    assert_eq!((drawn(&events), rebuilt(&events)), ((2, 2, 0), vec![]));
    let table = bench.game.table();
    assert!(table.printing.deck.is_empty() && !table.printing.discard.is_empty(), "empty, and left so");
    let before = table.printing.discard;
    let events = bench.act(0, PRINTING);
    assert_eq!(rebuilt(&events), [Source::Printing]);
    assert!(matches!(events[0], Event::DeckRebuilt { .. }), "before the cards are drawn");
    let table = bench.game.table();
    assert!(table.printing.discard.is_empty());
    assert_eq!(table.printing.deck.len(), before.len() - 2);
    assert!(table.refinement.deck.is_empty(), "the other deck is not touched");
}

#[test]
fn ord_7_cards_drawn_and_not_yet_kept_are_not_in_the_new_deck() {
    let mut bench =
        Scenario::players(2).decks_discarded().deck_tops(&[21], &[71]).turn(BoardAction::Patronage, &[0]);
    let events = bench.act(0, Action::PatronageOrder);
    assert_eq!(rebuilt(&events), [Source::Printing, Source::Refinement], "for the second card of each");
    assert_eq!(drawn(&events), (2, 2, 0));
    let (printing, refinement) =
        (PrintingNo::new(21).expect("a card"), RefinementNo::new(71).expect("a card"));
    let table = bench.game.table();
    assert!(table.drawn.printing.contains(printing) && !table.printing.deck.contains(printing));
    assert!(table.drawn.refinement.contains(refinement) && !table.refinement.deck.contains(refinement));
    bench.act(0, Action::KeepNone);
    let table = bench.game.table();
    assert!(table.printing.discard.contains(printing), "declined, it is discarded again");
    assert_eq!(table.printing.discard.len(), 2);
}

#[test]
fn ord_7_the_discard_pile_goes_in_as_it_then_is() {
    let mut bench = Scenario::players(2)
        .decks_discarded()
        .deck_tops(&[21, 22], &[71, 72])
        .order(0, 1, 51)
        .order(0, 2, 52)
        .order(0, 3, 53)
        .order(0, 4, 54)
        .gear(0, 7, 1)
        .turn(BoardAction::Patronage, &[0]);
    bench.act(0, Action::PatronageOrder);
    let (kept, with) = (PrintingNo::new(21).expect("a card"), RefinementNo::new(72).expect("a card"));
    let old = PrintingNo::new(3).expect("a card");
    bench.act(0, Action::KeepOrder { printing: kept, refinement: with, discard: Some(old) });
    let pile = bench.game.table().printing.discard;
    assert!(pile.contains(old) && pile.contains(PrintingNo::new(22).expect("a card")));
    let axle = platen_rules::vocabulary::Axle::default();
    let choice = platen_rules::GearChoice::Nothing;
    let events = bench.act(0, Action::UseGear { axle, choice });
    assert_eq!(rebuilt(&events), [Source::Printing, Source::Refinement]);
    let table = bench.game.table();
    let mut again = table.printing.deck;
    again.insert_all(table.drawn.printing);
    assert_eq!(again, pile, "the order discarded a moment ago and the card not kept are in it");
}

#[test]
fn ord_7_a_rebuilt_deck_is_shuffled() {
    let order = |seed: u64| {
        let scenario = Scenario::players(2).decks_discarded();
        let mut bench = reseeded(scenario, seed).turn(BoardAction::Patronage, &[0]);
        bench.act(0, Action::PatronageOrder);
        bench.game.setup().secrets.printing.to_vec()
    };
    let (one, two) = (order(1), order(2));
    let mut sorted = one.clone();
    sorted.sort_unstable();
    assert_ne!(one, sorted);
    assert_ne!(one, two);
    assert_eq!(one, order(1));
}

fn reseeded(mut scenario: Scenario, seed: u64) -> Scenario {
    scenario.setup().secrets.chance = platen_rules::Chance::seeded(platen_rules::Seed::from_number(seed));
    scenario
}

#[test]
fn ord_5_where_cards_run_out_fewer_are_drawn_at_the_same_price() {
    let mut bench = fifteen_orders_held();
    bench.act(0, Action::PatronageOrder);
    for _ in 0..16 {
        assert_eq!(drawn(&bench.act(0, PRINTING)), (2, 0, 2));
    }
    let guilders = bench.player(0).guilders;
    assert_eq!(drawn(&bench.act(0, PRINTING)), (1, 0, 2), "35 cards: the last one alone");
    assert_eq!(bench.player(0).guilders, guilders - 2);
    let refusal = bench.refused(0, PRINTING, "ORD-5", "nothing_to_draw");
    assert!(refusal.to_string().contains("no such card is left"), "{refusal}");
    assert_eq!(drawn(&bench.act(0, BOTH)), (0, 1, 2), "one of each, without the one that there is not");
    assert_eq!(drawn(&bench.act(0, REFINEMENT)), (0, 2, 2));
}

#[test]
fn ord_5_a_payment_that_would_draw_nothing_is_not_offered() {
    let mut bench = fifteen_orders_held();
    bench.act(0, Action::PatronageOrder);
    while bench.lists(platen_testkit::seat(0), &BOTH) {
        bench.act(0, BOTH);
    }
    let table = bench.game.table();
    assert_eq!((table.printing.left(), table.refinement.left()), (0, 0));
    assert_eq!((table.drawn.printing.len(), table.drawn.refinement.len()), (35, 35));
    for extra in [PRINTING, REFINEMENT, BOTH] {
        bench.refused(0, extra, "ORD-5", "nothing_to_draw");
    }
    assert_eq!(bench.player(0).guilders, 100 - 2 * 33);
    bench.act(0, Action::KeepNone);
    assert_eq!(bench.game.table().printing.discard.len(), 35);
}

#[test]
fn ord_7_the_board_is_refilled_from_what_was_discarded() {
    let mut bench = Scenario::players(2).decks_discarded().deck_tops(&[21], &[71, 72]).fulfil(1);
    let events = bench.act(1, Action::Pass);
    assert_eq!(rebuilt(&events), [Source::Printing], "the second printing space needs it");
    let table = bench.game.table();
    assert_eq!(table.printing_spaces[0], PrintingNo::new(21));
    assert!(table.printing_spaces[1].is_some_and(|card| card.number() != 21));
    assert_eq!(table.refinement_spaces[..2], [RefinementNo::new(71), RefinementNo::new(72)]);
    assert!(table.refinement.deck.is_empty(), "empty, and not needed yet");
}

#[test]
fn ord_7_specialty_cards_come_round_again_with_four_players() {
    let (mut bench, mut events) = Bench::begin(GameOptions::new(4).without_characters(), 6);
    events.extend(bench.until(|game| game.result().is_some()));
    let mut boards: Vec<Vec<SpecialtyNo>> = Vec::new();
    let mut rebuilt_before = Vec::new();
    for event in &events {
        match event {
            Event::BoardFilled { spaces, .. } => {
                boards.push(spaces.specialty.iter().flatten().copied().collect());
            }
            Event::DeckRebuilt { deck: Source::Specialty } => rebuilt_before.push(boards.len() + 1),
            _ => {}
        }
    }
    assert_eq!(rebuilt_before, [3, 5], "ten cards, four a round: 4 + 4 + 2, then eight: 2 + 4 + 2");
    assert!(boards.iter().all(|board| board.len() == 4), "no space stays empty");
    let mut first_ten: Vec<SpecialtyNo> = boards[..3].concat();
    first_ten.truncate(10);
    first_ten.sort_unstable();
    assert_eq!(first_ten, SpecialtyNo::all().collect::<Vec<_>>(), "each once before any comes again");
}
