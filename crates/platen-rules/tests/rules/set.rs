//! SET-1 to SET-9: the table as it is laid before anyone decides.

use platen_rules::cards::published_set;
use platen_rules::vocabulary::{
    BoardAction, ByInk, ByLetter, BySpecialty, GearNo, InkSetNo, PatronageNo, Seat, SectorNo,
};
use platen_rules::{
    Action, Event, FameSources, FirstPlayer, Game, GameOptions, Phase, Player, SecretEvent, Seed, Sink,
    Source, Spaces,
};
use platen_testkit::{Bench, Scenario, seat};

/// Every table: players, automa, player count.
const TABLES: [(u8, bool, usize); 6] =
    [(1, true, 2), (2, false, 2), (2, true, 3), (3, false, 3), (3, true, 4), (4, false, 4)];

fn options(players: u8, automa: bool) -> GameOptions {
    GameOptions { automa, ..GameOptions::new(players) }
}

fn led_by(players: u8, first: u8) -> GameOptions {
    GameOptions { first_player: FirstPlayer::Seat(seat(first)), ..GameOptions::new(players) }
}

/// The board as it was first filled.
fn filled(events: &[Event]) -> Spaces {
    let boards: Vec<&Spaces> = events
        .iter()
        .filter_map(|event| match event {
            Event::BoardFilled { round: 1, spaces } => Some(spaces),
            _ => None,
        })
        .collect();
    assert_eq!(boards.len(), 1, "the board is filled once");
    *boards[0]
}

fn display(events: &[Event]) -> (Vec<u8>, Vec<u8>) {
    let shown = events.iter().find_map(|event| match event {
        Event::Display { printing, refinement } => Some((
            printing.iter().map(|card| card.number()).collect(),
            refinement.iter().map(|card| card.number()).collect(),
        )),
        _ => None,
    });
    shown.expect("a display")
}

/// All that happens during set-up, out of sight too.
#[derive(Default)]
struct Log {
    events: Vec<Event>,
    secrets: Vec<SecretEvent>,
}

impl Sink for Log {
    fn event(&mut self, event: Event) {
        self.events.push(event);
    }
    fn secret(&mut self, secret: SecretEvent) {
        self.secrets.push(secret);
    }
}

impl Log {
    fn of(options: GameOptions, seed: u64) -> (Game, Log) {
        let cards = published_set("house-1").expect("the house set");
        let mut log = Log::default();
        let game = Game::begin(cards, options, Seed::from_number(seed), &mut log).expect("options");
        (game, log)
    }

    /// A deck from its top, as it was shuffled.
    fn deck(&self, wanted: Source) -> Vec<u8> {
        let orders: Vec<&Vec<u8>> = self
            .secrets
            .iter()
            .filter_map(|secret| match secret {
                SecretEvent::Shuffled { deck, order, again: false } if *deck == wanted => Some(order),
                _ => None,
            })
            .collect();
        assert_eq!(orders.len(), 1, "{wanted:?} is shuffled once");
        orders[0].clone()
    }
}

#[test]
fn set_1_players_and_automa_make_two_three_or_four() {
    for (players, automa, count) in TABLES {
        let options = options(players, automa);
        assert_eq!(options.check(), Ok(()), "{players} players, automa {automa}");
        assert_eq!(options.seat_count(), count);
        assert_eq!(options.player_seats().len(), u32::from(players));
    }
    for (players, automa) in [(0, false), (0, true), (4, true), (5, false), (255, true)] {
        let problem = options(players, automa).check().expect_err("no table").to_string();
        assert!(problem.contains(&format!("{players} players")), "{problem}");
    }
    let problem = options(4, true).check().expect_err("five seats").to_string();
    assert!(problem.contains("4 players and the automa do not make a table of 2, 3 or 4"), "{problem}");
}

#[test]
fn set_1_a_game_with_a_wrong_table_does_not_begin() {
    let cards = published_set("house-1").expect("the house set");
    let refused = Game::new(cards, options(4, true), Seed::from_number(1));
    assert!(refused.is_err());
}

#[test]
fn set_1_one_player_always_plays_with_the_automa() {
    assert!(GameOptions::new(1).automa);
    assert!(!GameOptions::new(2).automa);
    let mut alone = GameOptions::new(1);
    alone.set("automa", "off").expect("an option");
    let problem = alone.check().expect_err("nobody to play with").to_string();
    assert!(problem.contains("1 players without the automa"), "{problem}");
}

#[test]
fn set_1_the_automa_has_seat_0_and_players_follow_from_its_left() {
    for (players, automa, _) in TABLES {
        let options = options(players, automa);
        let seats: Vec<u8> = options.player_seats().iter().map(Seat::number).collect();
        let expected: Vec<u8> = (u8::from(automa)..players + u8::from(automa)).collect();
        assert_eq!(seats, expected);
        assert_eq!(options.automa_seat(), automa.then_some(seat(0)));
    }
}

#[test]
fn set_1_a_seat_without_a_player_is_refused() {
    let (mut bench, _) = Bench::begin(options(1, true), 1);
    let refusal = bench.refused(0, Action::Pass, "SET-1", "no_player");
    assert_eq!(refusal.to_string(), "nobody plays at seat 0 (SET-1)");
    let (mut bench, _) = Bench::begin(options(2, false), 1);
    bench.refused(2, Action::Pass, "SET-1", "no_player");
    assert_eq!(bench.legal(2), []);
}

#[test]
fn set_1_every_option_takes_its_values_and_has_its_default_first() {
    let table = [
        ("edition", vec!["second", "first"]),
        ("characters", vec!["on", "off"]),
        ("automa", vec!["off", "on"]),
        ("first_player", vec!["random", "0", "1", "2", "3"]),
        ("free_actions", vec!["any_time", "own_decisions"]),
        ("reward_order_when_full", vec!["discard", "needs_slot"]),
        ("gear_counts_ink", vec!["symbol", "token"]),
        ("left_out_counts", vec!["on", "off"]),
        ("cheap_types", vec!["one", "many"]),
        ("tory_without_inks", vec!["off", "on"]),
    ];
    let shown = |options: &GameOptions, name: &str| {
        options.values().iter().find(|(known, _)| *known == name).expect("a value").1
    };
    for (name, values) in &table {
        assert_eq!(GameOptions::choices(name), *values);
        assert_eq!(shown(&GameOptions::new(2), name), values[0], "the default of {name}");
        for value in values {
            let mut options = GameOptions::new(2);
            options.set(name, value).expect("a value");
            assert_eq!(shown(&options, name), *value);
        }
    }
    assert_eq!(GameOptions::NAMES.to_vec(), table.iter().map(|(name, _)| *name).collect::<Vec<_>>());
    assert!(GameOptions::choices("tempo").is_empty());
}

#[test]
fn set_1_unknown_options_and_values_are_named() {
    let mut options = GameOptions::new(2);
    let before = options;
    let problem = options.set("tempo", "fast").expect_err("no such option").to_string();
    assert!(problem.contains("tempo") && problem.contains("reward_order_when_full"), "{problem}");
    let problem = options.set("edition", "third").expect_err("no such edition").to_string();
    assert!(problem.contains("third") && problem.contains("second first"), "{problem}");
    assert_eq!(options, before);
}

#[test]
fn set_2_two_three_or_four_spaces_of_each_kind_by_player_count() {
    for (players, automa, count) in TABLES {
        let (bench, events) = Bench::begin(options(players, automa), 1);
        let board = filled(&events);
        let kinds = [
            board.printing.len(),
            board.refinement.len(),
            board.inks.len(),
            board.specialty.len(),
            board.gears.len(),
        ];
        assert_eq!(kinds, [count; 5], "{players} players, automa {automa}");
        let table = bench.game.table();
        assert_eq!(table.printing_spaces.iter().flatten().count(), count);
        assert_eq!(table.ink_sets.iter().flatten().flatten().count(), 3 * count);
        assert_eq!(table.patronage_spaces.iter().flatten().count(), 4);
    }
}

#[test]
fn set_2_a_set_of_inks_beyond_the_spaces_is_refused() {
    let mut bench = Scenario::players(2).turn(BoardAction::Inks, &[0]);
    let third = InkSetNo::new(3).expect("a set");
    let refusal = bench.refused(0, Action::TakeInks { set: third, count: 1 }, "SET-2", "no_such_set");
    assert!(refusal.to_string().contains("no set 3; sets are 1 to 2"), "{refusal}");
    let mut bench = Scenario::players(3).turn(BoardAction::Inks, &[0]);
    bench.act(0, Action::TakeInks { set: third, count: 1 });
}

#[test]
fn set_3_the_display_has_six_eight_or_ten_of_each_and_one_fewer_with_the_automa() {
    let sizes = TABLES.map(|(players, automa, _)| {
        let (bench, events) = Bench::begin(options(players, automa), 3);
        let (printing, refinement) = display(&events);
        assert_eq!(printing.len(), refinement.len());
        let shown = bench.game.table().display;
        assert_eq!((shown.printing.len(), shown.refinement.len()), (printing.len(), refinement.len()));
        assert!(printing.iter().all(|&no| shown.printing.iter().any(|card| card.number() == no)));
        assert!(refinement.iter().all(|&no| shown.refinement.iter().any(|card| card.number() == no)));
        printing.len()
    });
    assert_eq!(sizes, [5, 6, 7, 8, 9, 10]);
}

#[test]
fn set_3_printing_and_refinement_cards_are_shuffled_each_on_its_own() {
    let (_, log) = Log::of(GameOptions::new(4), 7);
    let (_, other) = Log::of(GameOptions::new(4), 8);
    for (source, numbers) in [(Source::Printing, 1..=50), (Source::Refinement, 51..=100)] {
        let deck = log.deck(source);
        let mut sorted = deck.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, numbers.collect::<Vec<u8>>());
        assert_ne!(sorted, deck);
        assert_ne!(other.deck(source), deck, "another seed, another order");
    }
    let down: Vec<u8> = log.deck(Source::Refinement).iter().map(|no| no - 50).collect();
    assert_ne!(log.deck(Source::Printing), down);
}

#[test]
fn set_3_and_4_cards_come_from_the_top_display_first_then_the_spaces_from_1_up() {
    for (players, automa, count) in TABLES {
        let (_, log) = Log::of(options(players, automa), 5);
        let (printing, refinement) = display(&log.events);
        let board = filled(&log.events);
        let n = printing.len();
        let top = log.deck(Source::Printing);
        assert_eq!(printing, top[..n]);
        let spaces: Vec<u8> = board.printing.iter().flatten().map(|card| card.number()).collect();
        assert_eq!(spaces, top[n..n + count]);
        let top = log.deck(Source::Refinement);
        assert_eq!(refinement, top[..n]);
        let spaces: Vec<u8> = board.refinement.iter().flatten().map(|card| card.number()).collect();
        assert_eq!(spaces, top[n..n + count]);
    }
}

#[test]
fn set_4_specialty_and_gear_spaces_are_filled_from_the_top_of_their_decks() {
    for (players, automa, count) in TABLES {
        let (game, log) = Log::of(options(players, automa), 6);
        let board = filled(&log.events);
        let cards: Vec<u8> = board.specialty.iter().flatten().map(|card| card.number()).collect();
        assert_eq!(cards, log.deck(Source::Specialty)[..count]);
        assert_eq!(log.deck(Source::Specialty).len(), 10);
        let gears: Vec<u8> = board.gears.iter().flatten().map(|gear| gear.number()).collect();
        assert_eq!(gears, log.deck(Source::Gears)[..count]);
        assert_eq!(game.table().specialty.deck.len(), 10 - count);
        assert!(game.table().specialty.discard.is_empty());
    }
}

#[test]
fn set_4_the_inks_come_out_of_a_bag_that_held_all_48() {
    for (players, automa, count) in TABLES {
        let (bench, events) = Bench::begin(options(players, automa), 2);
        let board = filled(&events);
        let on_board = ByInk::count(board.inks.iter().flatten().flatten().copied());
        assert_eq!(usize::from(on_board.total()), 3 * count);
        assert_eq!(bench.game.table().bag.plus(&on_board), ByInk([12; 4]));
    }
    let boards: Vec<_> = (0..4).map(|seed| filled(&Bench::begin(GameOptions::new(4), seed).1).inks).collect();
    assert!(boards.iter().any(|inks| *inks != boards[0]), "drawn blindly, not always the same");
}

#[test]
fn set_5_gears_marked_three_plus_are_left_out_with_two() {
    for (players, automa, count) in TABLES {
        let (bench, events) = Bench::begin(options(players, automa), 9);
        let cards = bench.game.cards();
        let table = bench.game.table();
        let in_deck: Vec<GearNo> = table.gears.deck.iter().collect();
        let on_board: Vec<GearNo> = filled(&events).gears.iter().flatten().copied().collect();
        let in_game: Vec<GearNo> = in_deck.into_iter().chain(on_board).collect();
        let marked = in_game.iter().filter(|&&gear| cards.gear(gear).three_plus).count();
        let expected = if count == 2 { (16, 0) } else { (32, 16) };
        assert_eq!((in_game.len(), marked), expected, "{players} players, automa {automa}");
    }
}

#[test]
fn set_5_for_the_whole_game() {
    for (players, automa) in [(1, true), (2, false)] {
        let (mut bench, mut events) = Bench::begin(options(players, automa), 4);
        events.extend(bench.until(|game| game.result().is_some()));
        let mut boards = 0;
        for event in &events {
            if let Event::BoardFilled { spaces, .. } = event {
                boards += 1;
                let gears = spaces.gears.iter().flatten();
                gears.for_each(|&gear| assert!(!bench.game.cards().gear(gear).three_plus, "gear {gear}"));
            }
        }
        assert_eq!(boards, 6);
    }
    let marked = GearNo::new(17).expect("a gear");
    let mut bench = Scenario::players(2).turn(BoardAction::Gears, &[0]);
    let install =
        Action::InstallGear { gear: marked, sector: SectorNo::new(0).expect("a sector"), discard: None };
    bench.refused(0, install, "GER-1", "gear_not_there");
}

#[test]
fn set_5_a_position_with_a_left_out_gear_is_not_sound() {
    let mut scenario = Scenario::players(2);
    scenario.setup().table.gears.discard.insert(GearNo::new(20).expect("a gear"));
    let (cards, setup) = scenario.raw();
    let problems = setup.problems(&cards);
    assert_eq!(problems.len(), 1, "{problems:?}");
    assert_eq!((problems[0].rule, problems[0].message.contains("no. 20")), ("SET-5", true));
}

#[test]
fn set_6_one_of_the_sixteen_patronage_cards_on_each_space_and_the_rest_leave() {
    let (game, log) = Log::of(GameOptions::new(3), 11);
    let deck = log.deck(Source::Patronage);
    let mut sorted = deck.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, (111..=126).collect::<Vec<u8>>());
    let laid: Vec<u8> = game.table().patronage_spaces.iter().flatten().map(|card| card.number()).collect();
    assert_eq!(laid, deck[..4]);
    let told = log.events.iter().any(
        |event| matches!(event, Event::PatronageLaid { cards } if *cards == game.table().patronage_spaces),
    );
    assert!(told);
    let gone = PatronageNo::new(deck[4]).expect("a patronage card");
    let mut bench = Scenario::players(2)
        .round(6)
        .patronage_space(1, deck[0])
        .patronage_space(2, deck[1])
        .patronage_space(3, deck[2])
        .patronage_space(4, deck[3])
        .turn(BoardAction::Patronage, &[0]);
    let take = Action::TakePatronageCard { card: gone, inks: ByInk::default() };
    bench.refused(0, take, "PAT-2", "card_not_there");
}

#[test]
fn set_7_the_first_player_is_drawn_by_the_seed() {
    for players in 2..=4u8 {
        let mut begun = vec![0; usize::from(players)];
        for seed in 0..80 {
            let (bench, events) = Bench::begin(GameOptions::new(players), seed);
            let first = bench.game.table().first;
            assert_eq!(events[0], Event::FirstPlayer { seat: first });
            begun[first.index()] += 1;
        }
        assert!(begun.iter().all(|&times| times > 5), "{players} players: {begun:?}");
    }
}

#[test]
fn set_7_a_named_seat_is_first_whatever_the_seed() {
    for named in 0..4 {
        for seed in 0..4 {
            let (bench, _) = Bench::begin(led_by(4, named), seed);
            assert_eq!(bench.game.table().first, seat(named));
            assert_eq!(bench.awaited(), [named]);
        }
    }
    let problem = led_by(2, 3).check().expect_err("no such seat").to_string();
    assert!(problem.contains("first_player=3") && problem.contains("0, 1"), "{problem}");
}

#[test]
fn set_7_with_the_automa_it_is_first_and_seat_1_begins_the_draft() {
    for (players, named) in [(1, None), (2, Some(2)), (3, Some(3)), (3, None)] {
        let first_player = named.map_or(FirstPlayer::Random, |number| FirstPlayer::Seat(seat(number)));
        let options =
            GameOptions { automa: true, first_player, characters: false, ..GameOptions::new(players) };
        for seed in 0..4 {
            let (bench, events) = Bench::begin(options, seed);
            assert_eq!(events[0], Event::FirstPlayer { seat: seat(0) });
            assert_eq!(bench.game.table().first, seat(0));
            assert_eq!(bench.game.table().phase, Phase::OpeningOrders { turn: 0 });
            assert_eq!(bench.awaited(), [1]);
        }
    }
}

#[test]
fn set_8_seven_eight_nine_ten_by_player_order() {
    let markers = |options| Bench::begin(options, 1).0.game.table().players.0.map(|player| player.markers);
    assert_eq!(markers(led_by(4, 2)), [9, 10, 7, 8]);
    assert_eq!(markers(led_by(3, 1)), [9, 7, 8, 0]);
    assert_eq!(markers(led_by(2, 0)), [7, 8, 0, 0]);
    assert_eq!(markers(options(3, true)), [7, 8, 9, 10]);
    assert_eq!(markers(options(1, true)), [7, 8, 0, 0]);
}

#[test]
fn set_8_the_automas_seven_lie_on_its_actions_from_the_start() {
    let (bench, _) = Bench::begin(options(2, true), 1);
    let placed = bench.game.table().markers[seat(0)];
    assert_eq!(placed, bench.game.cards().board.automa_start);
    assert_eq!(placed.total(), 7);
    assert_eq!(bench.game.table().markers[seat(1)].total(), 0);
}

#[test]
fn set_9_everyone_starts_with_ten_guilders_and_nothing_else() {
    for (players, automa, count) in TABLES {
        let plain = GameOptions { characters: false, ..options(players, automa) };
        let (bench, _) = Bench::begin(plain, 1);
        for number in u8::from(automa)..u8::try_from(count).expect("a count") {
            let player = bench.player(number);
            assert_eq!(player.guilders, 10);
            assert_eq!(player.levels, BySpecialty([0; 4]));
            assert_eq!((player.fame, player.disc), (FameSources::default(), 0));
            assert_eq!((player.inks, player.letters), (ByInk([0; 4]), ByLetter([0; 4])));
            assert!(player.gears.is_empty() && player.orders.is_empty() && player.patronage.is_empty());
        }
        if automa {
            assert_eq!(
                *bench.player(0),
                Player { markers: 7, ..Player::default() },
                "the automa owns nothing"
            );
        }
    }
}
