//! AUT-4 and AUT-5: what the automa takes by its execution cards.

use platen_rules::cards::published_set;
use platen_rules::vocabulary::{BoardAction, Edition, Ink, PatronageReward};
use platen_rules::{Action, AutomaTook, Drawn, Event, Game, GameOptions, Script, Seed};
use platen_testkit::{Bench, Scenario, no, play_keenly, seat};

const ORDERS: BoardAction = BoardAction::Orders;
const INKS: BoardAction = BoardAction::Inks;
const SPECIALTIES: BoardAction = BoardAction::Specialties;
const GEARS: BoardAction = BoardAction::Gears;
const PATRONAGE: BoardAction = BoardAction::Patronage;

/// Three players and the automa, so four spaces of each kind; player 1 is first.
fn four_spaces() -> Scenario {
    Scenario::new(GameOptions { automa: true, ..GameOptions::new(3) }).first(1)
}

/// One player and the automa, so two spaces of each kind; the player is first.
fn two_spaces() -> Scenario {
    Scenario::new(GameOptions::new(1)).first(1)
}

/// Player 1's turn on an action, then the automa's, and nobody else's; at a real table.
fn before_the_automa(scene: Scenario, action: BoardAction) -> Bench {
    let mut scene = scene;
    let four = scene.setup().table.seat_count() == 4;
    let automa = match (action, four) {
        (ORDERS, true) => [1, 0, 0, 4, 5],
        (INKS, true) => [6, 1, 0, 0, 3],
        (SPECIALTIES, true) => [6, 3, 1, 0, 0],
        (GEARS, true) => [6, 3, 0, 1, 0],
        (PATRONAGE, true) => [6, 3, 0, 0, 1],
        (ORDERS, false) => [1, 0, 0, 1, 6],
        (INKS | PATRONAGE, false) => [6, 1, 0, 0, 1],
        (SPECIALTIES, false) => [6, 1, 1, 0, 0],
        (GEARS, false) => [6, 1, 0, 1, 0],
    };
    let mut player = [1; 5];
    player[action.index()] = 3;
    scene.plan(0, automa).plan(1, player).turn(action, &[1, 0]).at_a_real_table()
}

/// What the automa takes: the space, what was there, and the execution cards turned up for it.
fn taken(events: &[Event]) -> Vec<(Option<u8>, AutomaTook, Vec<u8>)> {
    let took = |event: &Event| match event {
        Event::AutomaTook { space, took, drawn, .. } => Some((*space, *took, drawn.to_vec())),
        _ => None,
    };
    events.iter().filter_map(took).collect()
}

/// Player 1 passes and the automa acts, these execution cards coming up.
fn acts(scene: Scenario, action: BoardAction, turned: &[u8]) -> Vec<(Option<u8>, AutomaTook, Vec<u8>)> {
    let mut bench = before_the_automa(scene, action);
    let events = bench.act_executing(1, Action::Pass, turned);
    taken(&events)
}

/// Four cards of each kind on the board.
fn orders_laid() -> Scenario {
    (1..=4).fold(four_spaces(), |scene, i| scene.printing_space(i, 40 + i).refinement_space(i, 90 + i))
}

#[test]
fn aut_4_of_orders_it_removes_a_printing_card_and_then_a_refinement_card() {
    let mut bench = before_the_automa(orders_laid(), ORDERS);
    let events = bench.act_executing(1, Action::Pass, &[3, 1]);
    assert_eq!(events[2], Event::Turn { seat: seat(0), action: Some(ORDERS) });
    let printing = (Some(3), AutomaTook::Printing(Some(no(43))), vec![3]);
    let refinement = (Some(1), AutomaTook::Refinement(Some(no(91))), vec![1]);
    assert_eq!(taken(&events), [printing, refinement]);
    let cleared = events.iter().find_map(|event| match event {
        Event::BoardCleared { action: ORDERS, spaces } => Some(spaces),
        _ => None,
    });
    let left = cleared.expect("the board is cleared");
    assert_eq!(left.printing.as_slice(), [Some(no(41)), Some(no(42)), None, Some(no(44))]);
    assert_eq!(left.refinement.as_slice(), [None, Some(no(92)), Some(no(93)), Some(no(94))]);
    let table = bench.game.table();
    assert!(table.printing.discard.contains(no(43)) && table.refinement.discard.contains(no(91)));
}

#[test]
fn aut_4_the_refinement_card_is_drawn_on_from_the_cards_left() {
    let mut bench = before_the_automa(orders_laid(), ORDERS);
    let before = bench.game.clone();
    let script = Script::new([Drawn::Execution(3), Drawn::Execution(3)]);
    let refusal = bench.game.apply_scripted(seat(1), &Action::Pass, script, &mut ());
    assert_eq!(refusal.expect_err("3 was turned up for the printing card").code(), "script");
    assert_eq!(bench.game, before);
}

#[test]
fn aut_4_inks_go_back_into_the_bag_all_that_is_left_of_a_set() {
    let scene = || {
        four_spaces()
            .ink_set(1, "red red red")
            .ink_set(2, "- blue gold")
            .ink_set(3, "- - -")
            .ink_set(4, "- - silver")
    };
    let inks = |inks: &[Ink]| AutomaTook::Inks(inks.iter().copied().collect());
    assert_eq!(acts(scene(), INKS, &[1]), [(Some(1), inks(&[Ink::Red; 3]), vec![1])]);
    let partly = acts(scene(), INKS, &[2]);
    assert_eq!(partly, [(Some(2), inks(&[Ink::Blue, Ink::Gold]), vec![2])], "a partly emptied set is one");
    let drawn_on = acts(scene(), INKS, &[3, 4]);
    assert_eq!(drawn_on, [(Some(4), inks(&[Ink::Silver]), vec![3, 4])], "an empty one is not");
    let mut bench = before_the_automa(scene(), INKS);
    bench.act_executing(1, Action::Pass, &[2]);
    assert_eq!(bench.game.table().bag.total(), 48);
}

#[test]
fn aut_4_a_player_who_was_there_before_leaves_it_the_rest_of_a_set() {
    let scene = four_spaces().ink_set(1, "red blue gold");
    let mut bench = before_the_automa(scene, INKS);
    bench.act_told(1, Action::TakeInks { set: no(1), count: 2 }, &[]);
    let events = bench.act_executing(1, Action::EndTurn, &[1]);
    assert_eq!(taken(&events), [(Some(1), AutomaTook::Inks([Ink::Gold].into_iter().collect()), vec![1])]);
}

#[test]
fn aut_4_a_specialty_card_and_a_gear_go_to_their_discards() {
    let mut specialties = before_the_automa(four_spaces().specialty_space(4, 105), SPECIALTIES);
    let events = specialties.act_executing(1, Action::Pass, &[4]);
    assert_eq!(taken(&events), [(Some(4), AutomaTook::Specialty(Some(no(105))), vec![4])]);
    assert!(specialties.game.table().specialty.discard.contains(no(105)));
    let mut gears = before_the_automa(four_spaces().gear_space(2, 9), GEARS);
    let events = gears.act_executing(1, Action::Pass, &[2]);
    assert_eq!(taken(&events), [(Some(2), AutomaTook::Gear(Some(no(9))), vec![2])]);
    assert!(gears.game.table().gears.discard.contains(no(9)));
}

#[test]
fn aut_4_it_draws_until_a_card_names_a_space_that_still_holds_something() {
    let one_left = || four_spaces().bare(GEARS).gear_space(2, 9);
    assert_eq!(
        acts(one_left(), GEARS, &[1, 4, 3, 2]),
        [(Some(2), AutomaTook::Gear(Some(no(9))), vec![1, 4, 3, 2])]
    );
    assert_eq!(acts(one_left(), GEARS, &[2]), [(Some(2), AutomaTook::Gear(Some(no(9))), vec![2])]);
}

#[test]
fn aut_4_with_two_spaces_three_and_four_name_none() {
    let scene = two_spaces().gear_space(1, 8).gear_space(2, 9);
    assert_eq!(acts(scene, GEARS, &[4, 3, 1]), [(Some(1), AutomaTook::Gear(Some(no(8))), vec![4, 3, 1])]);
}

#[test]
fn aut_4_if_the_four_run_out_within_an_action_they_are_shuffled_and_it_goes_on() {
    let corner = || four_spaces().bare(ORDERS).printing_space(1, 41).refinement_space(1, 91);
    let printing = |drawn: &[u8]| (Some(1), AutomaTook::Printing(Some(no(41))), drawn.to_vec());
    let refinement = |drawn: &[u8]| (Some(1), AutomaTook::Refinement(Some(no(91))), drawn.to_vec());
    let all_four = acts(corner(), ORDERS, &[4, 3, 2, 1, 2, 1]);
    assert_eq!(all_four, [printing(&[4, 3, 2, 1]), refinement(&[0, 2, 1])], "0 marks the shuffle");
    let at_once = acts(corner(), ORDERS, &[1, 4, 2, 3, 1]);
    assert_eq!(at_once, [printing(&[1]), refinement(&[4, 2, 3, 0, 1])]);
}

#[test]
fn aut_4_the_longest_draw_of_all() {
    let corner = four_spaces().bare(ORDERS).printing_space(1, 41).refinement_space(1, 91);
    let took = acts(corner, ORDERS, &[2, 1, 3, 4, 2, 3, 4, 1]);
    assert_eq!(took[0].2, [2, 1]);
    assert_eq!(took[1].2, [3, 4, 0, 2, 3, 4, 1]);
}

#[test]
fn aut_4_with_nothing_left_it_does_nothing() {
    let bare = |action| acts(four_spaces().bare(action), action, &[]);
    let no_inks = AutomaTook::Inks([].into_iter().collect());
    assert_eq!(
        bare(ORDERS),
        [(None, AutomaTook::Printing(None), vec![]), (None, AutomaTook::Refinement(None), vec![])]
    );
    assert_eq!(bare(INKS), [(None, no_inks, vec![])]);
    assert_eq!(bare(SPECIALTIES), [(None, AutomaTook::Specialty(None), vec![])]);
    assert_eq!(bare(GEARS), [(None, AutomaTook::Gear(None), vec![])]);
}

#[test]
fn aut_4_without_printing_cards_it_still_takes_a_refinement_card() {
    let scene = four_spaces().bare(ORDERS).refinement_space(3, 93);
    let expected = [
        (None, AutomaTook::Printing(None), vec![]),
        (Some(3), AutomaTook::Refinement(Some(no(93))), vec![1, 3]),
    ];
    assert_eq!(acts(scene, ORDERS, &[1, 3]), expected);
}

#[test]
fn aut_4_after_each_action_all_four_are_shuffled_again() {
    let scene = orders_laid().plan(0, [1, 6, 0, 0, 3]).plan(1, [3, 1, 1, 1, 1]).plan(2, [0, 2, 2, 2, 2]);
    let scene = scene.plan(3, [0, 3, 2, 2, 2]).ink_set(1, "red red blue");
    let mut bench = scene.turn(ORDERS, &[1, 0]).at_a_real_table();
    let events = bench.act_executing(1, Action::Pass, &[1, 2, 1]);
    let drawn: Vec<Vec<u8>> = taken(&events).into_iter().map(|(_, _, drawn)| drawn).collect();
    assert_eq!(drawn, [vec![1], vec![2], vec![1]], "1 again, and no shuffle within an action");
}

#[test]
fn aut_4_it_acts_in_its_place_and_never_passes() {
    let mut bench =
        two_spaces().first(0).plan(0, [2, 2, 1, 1, 1]).plan(1, [3, 2, 1, 1, 1]).turn(ORDERS, &[1, 0]);
    let events = bench.until(|game| game.table().round == 2);
    let turns: Vec<(u8, BoardAction)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Turn { seat, action: Some(action) } => Some((seat.number(), *action)),
            _ => None,
        })
        .collect();
    let expected = [
        (0, ORDERS),
        (0, INKS),
        (1, INKS),
        (0, SPECIALTIES),
        (1, SPECIALTIES),
        (0, GEARS),
        (1, GEARS),
        (0, PATRONAGE),
        (1, PATRONAGE),
    ];
    assert_eq!(turns, expected);
    assert!(!events.iter().any(|event| matches!(event, Event::Passed { seat, .. } | Event::TurnEnded { seat, .. } if seat.number() == 0)));
    assert_eq!(taken(&events).len(), 6, "two for orders and one for each other action");
}

#[test]
fn aut_4_without_a_marker_on_an_action_it_takes_nothing_there() {
    let mut bench = two_spaces().plan(0, [6, 0, 1, 0, 1]).plan(1, [1, 3, 1, 1, 1]).turn(INKS, &[1]);
    let events = bench.until(|game| game.table().round == 2);
    let actions: Vec<BoardAction> = events
        .iter()
        .filter_map(|event| match event {
            Event::AutomaTook { action, .. } => Some(*action),
            _ => None,
        })
        .collect();
    assert_eq!(actions, [SPECIALTIES, PATRONAGE]);
}

/// The execution cards of one action: no number twice between two shuffles, and a shuffle only after all four.
fn sound(drawn: &[u8]) -> bool {
    let decks: Vec<&[u8]> = drawn.split(|&number| number == 0).collect();
    let whole = decks.iter().rev().skip(1).all(|deck| deck.len() == 4);
    let once = |deck: &&[u8]| (1..deck.len()).all(|i| !deck[..i].contains(&deck[i]));
    whole && decks.iter().all(once)
}

#[test]
fn aut_4_in_games_from_many_seeds_the_last_card_names_the_space() {
    let cards = published_set("house-1").expect("the house set");
    let (mut shuffled, mut drawn_past) = (0, 0);
    for n in 0..60 {
        let players = 1 + (n % 3) as u8;
        let options = GameOptions { automa: true, ..GameOptions::new(players) };
        let seed = Seed::from_number(n);
        let mut game = Game::new(std::sync::Arc::clone(&cards), options, seed).expect("a table");
        let mut events: Vec<Event> = Vec::new();
        play_keenly(&mut game, &mut seed.player_rng(seat(1)), &mut events, |_, _, _| {});
        let mut so_far: Vec<u8> = Vec::new();
        for (i, event) in events.iter().enumerate() {
            let Event::AutomaTook { space, drawn, took, .. } = event else { continue };
            if !matches!(events[i - 1], Event::AutomaTook { .. }) {
                so_far.clear();
            }
            so_far.extend(drawn.iter());
            assert!(sound(&so_far), "{so_far:?}");
            let by_card = !matches!(took, AutomaTook::PatronageCard(_));
            assert!(!by_card || *space == drawn.last().copied(), "{event:?}");
            shuffled += usize::from(drawn.contains(&0));
            drawn_past += usize::from(drawn.len() > 1);
        }
    }
    assert!(shuffled > 0 && drawn_past > 0, "{shuffled} {drawn_past}");
}

#[test]
fn aut_4_each_number_comes_up_first_about_equally_often() {
    let mut first = [0; 4];
    for n in 0..400 {
        let scene = four_spaces().seeded(n).plan(0, [6, 3, 0, 1, 0]).plan(1, [1, 1, 1, 3, 1]);
        let mut bench = scene.turn(GEARS, &[1, 0]);
        let events = bench.act(1, Action::Pass);
        first[usize::from(taken(&events)[0].2[0] - 1)] += 1;
    }
    assert!(first.iter().all(|&count| (60..=140).contains(&count)), "{first:?}");
}

/// The automa alone comes to patronage after player 1, in that round, its planning card showing a patronage card or
/// not.
fn at_patronage(scene: Scenario, round: u8, shows: bool) -> Scenario {
    let mut cards = vec![132, 134, 136, 138, 140];
    cards.truncate(usize::from(round) - 1);
    cards.push(131);
    scene.round(round).planning_face(131, &[], ORDERS, shows).automa_cards(&cards)
}

const LAID: [u8; 4] = [111, 112, 113, 114];

#[test]
fn aut_5_it_removes_the_leftmost_card_that_can_be_taken_and_it_leaves_the_game() {
    for (round, spaces, card, under) in [
        (3, LAID, 111, 3),
        (4, LAID, 111, 3),
        (4, [0, 112, 113, 114], 112, 4),
        (5, [0, 0, 113, 114], 113, 5),
        (6, LAID, 111, 3),
        (6, [0, 0, 0, 114], 114, 6),
    ] {
        let scene = at_patronage(two_spaces(), round, true).patronage_cards(spaces);
        let mut bench = before_the_automa(scene, PATRONAGE);
        let events = bench.act_executing(1, Action::Pass, &[]);
        assert_eq!(
            taken(&events),
            [(Some(under), AutomaTook::PatronageCard(no(card)), vec![])],
            "round {round}"
        );
        let table = bench.game.table();
        assert_eq!(
            table.patronage_spaces,
            spaces.map(|other| (other > 0 && other != card).then(|| no(other)))
        );
        assert_eq!(table.rewards_marked, [false; 4], "no reward is marked");
        assert!(table.players.0.iter().all(|player| player.patronage.is_empty()));
    }
}

#[test]
fn aut_5_not_a_card_of_a_later_round() {
    for (round, spaces) in [(3, [0, 112, 113, 114]), (4, [0, 0, 113, 114]), (5, [0, 0, 0, 114]), (6, [0; 4])]
    {
        let scene = at_patronage(two_spaces(), round, true).patronage_cards(spaces);
        let took = acts(scene, PATRONAGE, &[3]);
        assert_eq!(
            took,
            [(Some(3), AutomaTook::Reward(PatronageReward::Guilders), vec![3])],
            "round {round}"
        );
    }
}

#[test]
fn aut_5_in_rounds_1_and_2_it_marks_a_reward_whatever_its_card_shows() {
    for round in [1, 2] {
        let scene = at_patronage(two_spaces(), round, true).patronage_cards(LAID);
        let took = acts(scene, PATRONAGE, &[1]);
        assert_eq!(took, [(Some(1), AutomaTook::Reward(PatronageReward::Order), vec![1])]);
    }
}

#[test]
fn aut_5_a_planning_card_without_a_patronage_card_marks_a_reward() {
    let scene = at_patronage(two_spaces(), 6, false).patronage_cards(LAID);
    let mut bench = before_the_automa(scene, PATRONAGE);
    let events = bench.act_executing(1, Action::Pass, &[3]);
    assert_eq!(taken(&events), [(Some(3), AutomaTook::Reward(PatronageReward::Guilders), vec![3])]);
    assert_eq!(bench.game.table().patronage_spaces, LAID.map(|card| Some(no(card))));
    assert!(bench.game.table().is_marked(PatronageReward::Guilders));
}

#[test]
fn aut_5_it_is_this_round_s_planning_card_that_counts() {
    let scene = two_spaces()
        .round(3)
        .planning_face(131, &[], ORDERS, true)
        .planning_face(132, &[], ORDERS, true)
        .planning_face(133, &[], ORDERS, false)
        .automa_cards(&[131, 132, 133])
        .patronage_cards(LAID);
    let took = acts(scene, PATRONAGE, &[1]);
    assert!(matches!(took[0].1, AutomaTook::Reward(_)), "{took:?}");
}

#[test]
fn aut_5_the_rewards_are_numbered_by_the_edition() {
    use PatronageReward::{Guilders, Inks, Order, Specialty};
    for (edition, rewards) in [
        (Edition::Second, [Order, Specialty, Guilders, Inks]),
        (Edition::First, [Order, Inks, Guilders, Specialty]),
    ] {
        for (number, reward) in (1..=4).zip(rewards) {
            let scene = at_patronage(two_spaces(), 1, false).option("edition", edition.code());
            let mut bench = before_the_automa(scene, PATRONAGE);
            let events = bench.act_executing(1, Action::Pass, &[number]);
            assert_eq!(
                taken(&events),
                [(Some(number), AutomaTook::Reward(reward), vec![number])],
                "{edition}"
            );
            assert!(bench.game.table().is_marked(reward));
        }
    }
}

#[test]
fn aut_5_it_draws_on_past_rewards_already_taken() {
    let mut bench = before_the_automa(at_patronage(two_spaces(), 1, false), PATRONAGE);
    bench.act_told(1, Action::PatronageGuilders, &[]);
    let events = bench.act_executing(1, Action::EndTurn, &[3, 2]);
    assert_eq!(taken(&events), [(Some(2), AutomaTook::Reward(PatronageReward::Specialty), vec![3, 2])]);
}

#[test]
fn aut_5_at_least_one_reward_is_free_after_three_players() {
    let scene = four_spaces().plan(0, [6, 3, 0, 0, 1]).plan(1, [1, 1, 1, 0, 4]).plan(2, [1, 1, 1, 2, 3]);
    let mut bench = scene.plan(3, [2, 2, 1, 2, 2]).turn(PATRONAGE, &[1, 2, 3, 0]).at_a_real_table();
    bench.act_told(1, Action::PatronageGuilders, &[]);
    bench.act_told(1, Action::EndTurn, &[]);
    let specialty = platen_rules::vocabulary::Specialty::Binding;
    bench.act_told(2, Action::PatronageSpecialty { specialty }, &[]);
    bench.act_told(2, Action::EndTurn, &[]);
    bench.act_told(3, Action::PatronageInks { inks: platen_testkit::inks("red red") }, &[]);
    let events = bench.act_executing(3, Action::EndTurn, &[4, 3, 2, 1]);
    assert_eq!(taken(&events), [(Some(1), AutomaTook::Reward(PatronageReward::Order), vec![4, 3, 2, 1])]);
    assert_eq!(bench.game.table().rewards_marked, [true; 4]);
}

#[test]
fn aut_5_the_reward_it_marks_is_closed_to_players_and_gives_it_nothing() {
    let scene = at_patronage(two_spaces(), 1, false).plan(0, [1, 1, 0, 0, 6]).plan(1, [1, 1, 1, 2, 2]);
    let mut bench = scene.turn(GEARS, &[1]).at_a_real_table();
    let events = bench.act_executing(1, Action::Pass, &[3]);
    assert_eq!(taken(&events).len(), 1, "it has most markers and acts first");
    let refusal = bench.refused(1, Action::PatronageGuilders, "PAT-1", "reward_marked");
    assert!(refusal.to_string().contains("the reward guilders is taken"), "{refusal}");
    assert_eq!(bench.game.table().players[seat(0)].guilders, 0);
}

#[test]
fn aut_5_a_card_it_removed_is_not_there_for_players() {
    let scene = at_patronage(two_spaces(), 3, true).patronage_cards(LAID).levels(1, [6, 6, 6, 6]);
    let scene = scene.plan(0, [1, 1, 0, 0, 6]).plan(1, [1, 1, 1, 2, 2]);
    let mut bench = scene.turn(GEARS, &[1]).at_a_real_table();
    bench.act_executing(1, Action::Pass, &[]);
    let card = Action::TakePatronageCard { card: no(111), inks: platen_testkit::inks("") };
    bench.refused(1, card, "PAT-2", "card_not_there");
}
