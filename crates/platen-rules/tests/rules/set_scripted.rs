//! A game at a real table: a referee tells what was drawn (SET-3 to SET-7, SET-10, RND-2).

use platen_rules::cards::published_set;
use platen_rules::vocabulary::{
    BoardAction, ByAction, Character, GearNo, Ink, PatronageNo, PlanningNo, PrintingNo, RefinementNo,
    SectorNo, SpecialtyNo,
};
use platen_rules::{
    Action, AutomaTook, Chance, Drawn, Event, Extra, Game, GameOptions, Obstacle, Phase, Refusal, Script,
    ScriptTrouble, ScriptedStartError, Source,
};
use platen_testkit::{Scenario, letters, seat};

const INKS: [Ink; 4] = [Ink::Silver, Ink::Red, Ink::Gold, Ink::Blue];

fn printing(numbers: impl IntoIterator<Item = u8>) -> Vec<Drawn> {
    numbers.into_iter().map(|no| Drawn::Printing(PrintingNo::new(no).expect("a card"))).collect()
}

fn refinement(numbers: impl IntoIterator<Item = u8>) -> Vec<Drawn> {
    numbers.into_iter().map(|no| Drawn::Refinement(RefinementNo::new(no).expect("a card"))).collect()
}

fn specialty(numbers: impl IntoIterator<Item = u8>) -> Vec<Drawn> {
    numbers.into_iter().map(|no| Drawn::Specialty(SpecialtyNo::new(no).expect("a card"))).collect()
}

fn gears(numbers: impl IntoIterator<Item = u8>) -> Vec<Drawn> {
    numbers.into_iter().map(|no| Drawn::Gear(GearNo::new(no).expect("a gear"))).collect()
}

fn planning(number: u8) -> Drawn {
    Drawn::Planning(PlanningNo::new(number).expect("a planning card"))
}

/// What is drawn for a table of two seats: display, spaces, inks, specialties, gears, patronage.
fn two_seats(display: u8) -> Vec<Drawn> {
    let mut draws = printing((1..=display).rev());
    draws.extend(refinement(51..51 + display));
    draws.extend(printing([50, 49]));
    draws.extend(refinement([100, 99]));
    draws.extend((0..6).map(|i| Drawn::Ink(INKS[i % 4])));
    draws.extend(specialty([110, 105]));
    draws.extend(gears([16, 3]));
    draws.extend([126, 111, 120, 115].map(|no| Drawn::Patronage(PatronageNo::new(no).expect("a card"))));
    draws
}

/// Two players, seat 1 first, with characters.
fn two_players() -> Vec<Drawn> {
    let mut draws = vec![Drawn::First(seat(1))];
    draws.extend(two_seats(6));
    let tiles = [Character::Guillard, Character::Fiol, Character::Vietor, Character::Tory];
    draws.extend(tiles.map(Drawn::Character));
    draws
}

fn begin(options: GameOptions, draws: Vec<Drawn>) -> Result<(Game, Vec<Event>), ScriptedStartError> {
    let cards = published_set("house-1").expect("the house set");
    let mut events = Vec::new();
    let game = Game::begin_scripted(cards, options, Script::new(draws), &mut events)?;
    assert_eq!(game.setup().problems(game.cards()), []);
    Ok((game, events))
}

/// The trouble with a script of a two-player table.
fn trouble(options: GameOptions, draws: Vec<Drawn>) -> ScriptTrouble {
    match begin(options, draws) {
        Err(ScriptedStartError::Script(Refusal {
            rule: "RND-2",
            obstacle: Obstacle::Script { trouble },
        })) => trouble,
        other => panic!("no trouble with the script: {other:?}"),
    }
}

fn tell(
    game: &mut Game,
    number: u8,
    action: &Action,
    draws: impl IntoIterator<Item = Drawn>,
) -> Result<Vec<Event>, Refusal> {
    let mut events = Vec::new();
    game.apply_scripted(seat(number), action, Script::new(draws), &mut events)?;
    assert_eq!(game.setup().problems(game.cards()), []);
    Ok(events)
}

/// Does something for which nothing is drawn.
#[track_caller]
fn act(game: &mut Game, number: u8, action: Action) -> Vec<Event> {
    tell(game, number, &action, []).expect("nothing is drawn for this")
}

/// The automa's game of one player, up to planning.
fn alone() -> Game {
    let options = GameOptions::new(1).without_characters();
    let (mut game, _) = begin(options, two_seats(5)).expect("a whole script");
    act(&mut game, 1, Scenario::take_order(1, 51, None));
    act(&mut game, 1, Scenario::take_order(2, 52, None));
    act(&mut game, 1, Action::TakeTypes { types: letters("AIO") });
    game
}

#[test]
fn set_4_a_referee_tells_the_whole_set_up() {
    let (game, events) = begin(GameOptions::new(2), two_players()).expect("a whole script");
    let table = game.table();
    assert_eq!(table.first, seat(1));
    assert_eq!(events[0], Event::FirstPlayer { seat: seat(1) });
    let Event::Display { printing, refinement } = &events[1] else { panic!("{events:?}") };
    assert_eq!(printing.iter().map(|card| card.number()).collect::<Vec<_>>(), [6, 5, 4, 3, 2, 1]);
    assert_eq!(refinement.iter().map(|card| card.number()).collect::<Vec<_>>(), [51, 52, 53, 54, 55, 56]);
    assert_eq!(
        table.printing_spaces.map(|card| card.map(PrintingNo::number)),
        [Some(50), Some(49), None, None]
    );
    assert_eq!(
        table.refinement_spaces.map(|card| card.map(RefinementNo::number)),
        [Some(100), Some(99), None, None]
    );
    assert_eq!(
        table.specialty_spaces.map(|card| card.map(SpecialtyNo::number)),
        [Some(110), Some(105), None, None]
    );
    assert_eq!(table.gear_spaces.map(|gear| gear.map(GearNo::number)), [Some(16), Some(3), None, None]);
    assert_eq!(
        table.patronage_spaces.map(|card| card.map(PatronageNo::number)),
        [Some(126), Some(111), Some(120), Some(115)]
    );
    assert_eq!(table.players[seat(1)].dealt.as_slice(), [Character::Guillard, Character::Fiol]);
    assert_eq!(table.players[seat(0)].dealt.as_slice(), [Character::Vietor, Character::Tory]);
}

#[test]
fn set_4_inks_are_laid_set_by_set_and_left_to_right() {
    let (game, _) = begin(GameOptions::new(2), two_players()).expect("a whole script");
    let [first, second, third, fourth] = game.table().ink_sets;
    assert_eq!(first, [Some(Ink::Silver), Some(Ink::Red), Some(Ink::Gold)]);
    assert_eq!(second, [Some(Ink::Blue), Some(Ink::Silver), Some(Ink::Red)]);
    assert_eq!([third, fourth], [[None; 3]; 2]);
    assert_eq!(game.table().bag.0, [10, 11, 11, 10], "red, blue, gold, silver");
}

#[test]
fn set_4_the_board_is_filled_in_the_order_of_the_rule() {
    let mut draws = two_players();
    let place = draws.iter().position(|draw| matches!(draw, Drawn::Ink(_))).expect("inks");
    draws.insert(place, Drawn::Specialty(SpecialtyNo::new(101).expect("a card")));
    let early = Drawn::Specialty(SpecialtyNo::new(101).expect("a card"));
    assert_eq!(trouble(GameOptions::new(2), draws), ScriptTrouble::Impossible(early), "inks come first");
}

#[test]
fn set_4_a_missing_draw_is_named_by_its_source() {
    let whole = two_players();
    for (cut, draw) in whole.iter().enumerate() {
        let short = whole[..cut].to_vec();
        assert_eq!(trouble(GameOptions::new(2), short), ScriptTrouble::Needs(draw.source()));
    }
}

#[test]
fn set_4_an_impossible_draw_is_named() {
    let whole = two_players();
    let place = |source: Source| whole.iter().position(|draw| draw.source() == source).expect("a draw");
    let wrong = [
        (place(Source::FirstPlayer), Drawn::First(seat(2))),
        (place(Source::Printing) + 1, whole[place(Source::Printing)]),
        (place(Source::Refinement), Drawn::Ink(Ink::Red)),
        (place(Source::Gears), gears([17])[0]),
        (place(Source::Patronage) + 3, whole[place(Source::Patronage)]),
        (place(Source::Characters) + 2, whole[place(Source::Characters)]),
    ];
    for (place, draw) in wrong {
        let mut draws = whole.clone();
        draws[place] = draw;
        assert_eq!(trouble(GameOptions::new(2), draws), ScriptTrouble::Impossible(draw), "at {place}");
    }
    let mut draws = whole.clone();
    draws.push(Drawn::Ink(Ink::Gold));
    let left = ScriptTrouble::Impossible(Drawn::Ink(Ink::Gold));
    assert_eq!(trouble(GameOptions::new(2), draws), left, "one draw too many");
}

#[test]
fn set_4_an_ink_that_the_bag_lacks_cannot_be_drawn_for_the_board() {
    let mut scenario =
        Scenario::players(2).ink_set(1, "").ink_set(2, "").bag("red gold gold gold gold gold", 1);
    scenario.setup().secrets.chance = Chance::Scripted;
    let mut game = scenario.fulfil(1).game;
    let board = |inks: [Ink; 6]| {
        let mut draws = refill(&game);
        let place = draws.iter().position(|draw| matches!(draw, Drawn::Ink(_))).expect("inks");
        draws.splice(place..place + 6, inks.map(Drawn::Ink));
        draws
    };
    let (twice, once) = (
        board([Ink::Gold, Ink::Red, Ink::Gold, Ink::Red, Ink::Gold, Ink::Gold]),
        board([Ink::Gold, Ink::Red, Ink::Gold, Ink::Gold, Ink::Gold, Ink::Gold]),
    );
    let before = game.clone();
    let refusal = tell(&mut game, 1, &Action::Pass, twice).expect_err("the bag holds one red");
    let trouble = ScriptTrouble::Impossible(Drawn::Ink(Ink::Red));
    assert_eq!((refusal.obstacle, &game), (Obstacle::Script { trouble }, &before));
    tell(&mut game, 1, &Action::Pass, once).expect("the whole bag");
    assert_eq!(game.table().ink_sets[0], [Some(Ink::Gold), Some(Ink::Red), Some(Ink::Gold)]);
    assert_eq!(game.table().bag.total(), 0);
}

#[test]
fn set_5_with_two_players_a_referee_cannot_draw_a_left_out_gear() {
    let mut draws = two_players();
    let place = draws.iter().position(|draw| matches!(draw, Drawn::Gear(_))).expect("gears");
    draws[place] = gears([32])[0];
    assert_eq!(trouble(GameOptions::new(2), draws), ScriptTrouble::Impossible(gears([32])[0]));
}

#[test]
fn set_7_a_named_first_player_or_the_automa_is_not_drawn() {
    let mut options = GameOptions::new(2).without_characters();
    options.set("first_player", "0").expect("an option");
    let (game, _) = begin(options, two_seats(6)).expect("no draw for the first player");
    assert_eq!(game.table().first, seat(0));
    let (game, _) = begin(GameOptions::new(1).without_characters(), two_seats(5)).expect("nor here");
    assert_eq!(game.table().first, seat(0));
}

#[test]
fn set_10_guillards_gears_are_told_with_her_choice() {
    let (mut game, _) = begin(GameOptions::new(2), two_players()).expect("a whole script");
    let keep = Action::KeepCharacter { character: Character::Guillard };
    let before = game.clone();
    let refusal = game.apply(seat(1), &keep).expect_err("four gears are needed");
    assert_eq!(refusal.obstacle, Obstacle::Script { trouble: ScriptTrouble::Needs(Source::Gears) });
    let refusal = tell(&mut game, 1, &keep, gears([1, 2, 16, 4])).expect_err("16 lies on the board");
    assert_eq!(refusal.obstacle, Obstacle::Script { trouble: ScriptTrouble::Impossible(gears([16])[0]) });
    assert_eq!(game, before, "nothing changes");
    tell(&mut game, 1, &keep, gears([1, 2, 9, 4])).expect("four gears of the deck");
    for (gear, sector) in [(9, 2), (1, 0)] {
        let (gear, sector) = (GearNo::new(gear).expect("a gear"), SectorNo::new(sector).expect("a sector"));
        act(&mut game, 1, Action::KeepGear { gear, sector });
    }
    let kept: Vec<u8> = game.table().players[seat(1)].gears.iter().map(|gear| gear.gear.number()).collect();
    assert_eq!(kept, [9, 1]);
    let discarded: Vec<u8> = game.table().gears.discard.iter().map(GearNo::number).collect();
    assert_eq!(discarded, [2, 4]);
}

#[test]
fn set_11_a_short_scripted_draft_leads_to_planning() {
    let (mut game, _) = begin(GameOptions::new(2), two_players()).expect("a whole script");
    act(&mut game, 1, Action::KeepCharacter { character: Character::Fiol });
    act(&mut game, 0, Action::KeepCharacter { character: Character::Tory });
    for (number, no) in [(1, 4), (0, 3), (0, 2), (1, 1)] {
        act(&mut game, number, Scenario::take_order(no, 50 + no, None));
    }
    assert_eq!(game.table().printing.discard.iter().map(PrintingNo::number).collect::<Vec<_>>(), [5, 6]);
    act(&mut game, 1, Action::TakeTypes { types: letters("AAI") });
    act(&mut game, 0, Action::TakeTypes { types: letters("OUU") });
    assert_eq!(game.table().phase, Phase::Planning);
    act(&mut game, 1, Action::CommitPlan { plan: ByAction([2, 2, 1, 1, 1]) });
    let events = act(&mut game, 0, Action::CommitPlan { plan: ByAction([1, 2, 2, 2, 1]) });
    assert_eq!(events.last(), Some(&Event::Turn { seat: seat(1), action: Some(BoardAction::Orders) }));
}

#[test]
fn rnd_2_the_automas_cards_are_told_as_they_are_turned_up() {
    let mut game = alone();
    let commit = Action::CommitPlan { plan: ByAction([1, 0, 1, 0, 6]) };
    let before = game.clone();
    let missing = tell(&mut game, 1, &commit, []).expect_err("a planning card is turned up");
    assert_eq!(missing.obstacle, Obstacle::Script { trouble: ScriptTrouble::Needs(Source::Planning) });
    assert_eq!(game, before, "the plan is not committed either");
    // No. 132: max > inks, gears > patronage; the automa then acts on orders first, with more markers.
    let refusal = tell(&mut game, 1, &commit, [planning(132)]).expect_err("execution cards too");
    let needs = Obstacle::Script { trouble: ScriptTrouble::Needs(Source::Execution) };
    assert_eq!((refusal.obstacle, &game), (needs, &before));
    let draws = [planning(132), Drawn::Execution(4), Drawn::Execution(2), Drawn::Execution(1)];
    let events = tell(&mut game, 1, &commit, draws).expect("spaces 3 and 4 are passed over");
    let took: Vec<AutomaTook> = events
        .iter()
        .filter_map(|event| match event {
            Event::AutomaTook { took, .. } => Some(*took),
            _ => None,
        })
        .collect();
    let expected =
        [AutomaTook::Printing(PrintingNo::new(49)), AutomaTook::Refinement(RefinementNo::new(100))];
    assert_eq!(took, expected);
    assert_eq!(game.table().planning_cards.as_slice(), [PlanningNo::new(132).expect("a card")]);
}

#[test]
fn rnd_2_an_execution_card_that_is_out_cannot_be_turned_up_again() {
    let mut game = alone();
    let commit = Action::CommitPlan { plan: ByAction([1, 0, 1, 0, 6]) };
    let before = game.clone();
    for twice in [4, 5, 0] {
        let draws = [planning(132), Drawn::Execution(4), Drawn::Execution(twice)];
        let refusal = tell(&mut game, 1, &commit, draws).expect_err("no such card is left");
        let trouble = ScriptTrouble::Impossible(Drawn::Execution(twice));
        assert_eq!((refusal.rule, refusal.obstacle), ("RND-2", Obstacle::Script { trouble }));
        assert_eq!(game, before);
    }
}

#[test]
fn rnd_2_a_planning_card_turned_up_before_cannot_come_again() {
    let mut scenario =
        Scenario::new(GameOptions::new(1).without_characters()).round(2).first(1).automa_cards(&[131]);
    scenario.setup().secrets.chance = Chance::Scripted;
    scenario.setup().secrets.planning.clear();
    let (cards, setup) = scenario.raw();
    let mut game = setup.into_game(&cards).expect("a sound position");
    let commit = Action::CommitPlan { plan: ByAction([6, 0, 0, 0, 1]) };
    let refusal = tell(&mut game, 1, &commit, [planning(131)]).expect_err("it was turned up in round 1");
    let trouble = ScriptTrouble::Impossible(planning(131));
    assert_eq!(refusal.obstacle, Obstacle::Script { trouble });
    tell(&mut game, 1, &commit, [planning(132)]).expect("another one");
    assert_eq!(game.table().planning_cards.len(), 2);
}

/// Cards for the board of the next round: whatever the decks hold.
fn refill(game: &Game) -> Vec<Drawn> {
    let table = game.table();
    let mut draws: Vec<Drawn> = table.printing.deck.iter().take(2).map(Drawn::Printing).collect();
    draws.extend(table.refinement.deck.iter().take(2).map(Drawn::Refinement));
    draws.extend(table.bag.each().take(6).map(Drawn::Ink));
    draws.extend(table.specialty.deck.iter().take(2).map(Drawn::Specialty));
    draws.extend(table.gears.deck.iter().take(2).map(Drawn::Gear));
    draws
}

#[test]
fn ord_5_a_referee_tells_the_cards_drawn_for_a_reward() {
    let options = GameOptions { automa: false, ..GameOptions::new(2).without_characters() };
    let mut draws = vec![Drawn::First(seat(0))];
    draws.extend(two_seats(6));
    let (mut game, _) = begin(options, draws).expect("a whole script");
    for (number, no) in [(0, 1), (1, 2), (1, 3), (0, 4)] {
        act(&mut game, number, Scenario::take_order(no, 50 + no, None));
    }
    act(&mut game, 0, Action::TakeTypes { types: letters("AIO") });
    act(&mut game, 1, Action::TakeTypes { types: letters("AIO") });
    act(&mut game, 0, Action::CommitPlan { plan: ByAction([0, 0, 0, 1, 6]) });
    act(&mut game, 1, Action::CommitPlan { plan: ByAction([0, 0, 0, 6, 2]) });
    act(&mut game, 1, Action::Pass);
    act(&mut game, 0, Action::Pass);
    let before = game.clone();
    let refusal = tell(&mut game, 0, &Action::PatronageOrder, printing([20])).expect_err("one card short");
    let needs = Obstacle::Script { trouble: ScriptTrouble::Needs(Source::Printing) };
    assert_eq!((refusal.obstacle, &game), (needs, &before));
    let mut four = printing([20, 21]);
    four.extend(refinement([80, 81]));
    tell(&mut game, 0, &Action::PatronageOrder, four).expect("four cards");
    let more = Action::DrawMore { extra: Extra::Printing };
    let refusal = tell(&mut game, 0, &more, printing([22, 20])).expect_err("20 is drawn already");
    assert_eq!(refusal.obstacle, Obstacle::Script { trouble: ScriptTrouble::Impossible(printing([20])[0]) });
    assert_eq!(game.table().players[seat(0)].guilders, 10, "nothing is paid for it");
    tell(&mut game, 0, &more, printing([22, 23])).expect("two more");
    assert_eq!(game.table().drawn.printing.len(), 4);
    assert_eq!(game.table().players[seat(0)].guilders, 8);
}
