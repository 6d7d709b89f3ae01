//! The notation: every action as text and back, in both editions; what is no action is refused at its column.

use platen_rules::vocabulary::{
    BoardAction, ByAction, ByInk, ByLetter, Character, Edition, GearNo, Ink, Letter, Number, Seat, SectorNo,
    Specialty,
};
use platen_rules::{
    Action, BonusGain, Declaration, Extra, Fulfilment, Game, GameOptions, GearChoice, Look, Pair, Seed,
    cards, read_action, write_action,
};
use rand_core::Rng;
use std::collections::{BTreeSet, HashSet};
use std::mem::Discriminant;

const SECOND: Edition = Edition::Second;
const FIRST: Edition = Edition::First;

/// The component with that printed number.
fn no<N: Number>(number: u8) -> N {
    N::at(usize::from(number - N::FIRST))
}

fn inks(list: &[Ink]) -> ByInk<u8> {
    ByInk::count(list.iter().copied())
}

fn pair(a: Specialty, b: Specialty) -> Pair {
    Pair::new(a, b).expect("two specialties")
}

fn declare(orders: &[Fulfilment]) -> Action {
    Action::Declare { declaration: Declaration::new(orders).expect("at most four orders") }
}

fn fulfil(printing: u8) -> Fulfilment {
    Fulfilment { printing: no(printing), ..Fulfilment::default() }
}

fn gear_use(choice: GearChoice) -> Action {
    Action::UseGear { axle: no(2), choice }
}

fn bonus(gain: BonusGain) -> Action {
    Action::TakeBonus { refinement: no(63), gain }
}

/// Every variant, and every shape of those that have several, with the text in the second edition.
fn examples() -> Vec<(Action, &'static str)> {
    let mut all = preparing();
    all.extend(main_choices());
    all.extend(fulfilling());
    all.extend(free_actions_and_rewards());
    all
}

fn preparing() -> Vec<(Action, &'static str)> {
    use Letter::{A, I, O};
    let (gear, sector): (GearNo, SectorNo) = (no(17), no(1));
    let raise = Action::RaiseTwo { to_one: Specialty::Binding, to_two: Specialty::Typesetting };
    vec![
        (Action::KeepCharacter { character: Character::Tory }, "keep tory"),
        (Action::KeepGear { gear, sector }, "keep gear 17@1"),
        (raise, "raise binding 1 typesetting 2"),
        (Action::TakeTypes { types: ByLetter::count([O, A, I]) }, "types AIO"),
        (Action::TakeTypes { types: ByLetter::count([A, A, A]) }, "types AAA"),
        (Action::TakeTypes { types: ByLetter::default() }, "types none"),
        (Action::NameWild { ink: Ink::Red }, "wild red"),
        (Action::CommitPlan { plan: ByAction([2, 2, 1, 0, 255]) }, "plan 2 2 1 0 255"),
        (Action::TakeBackPlan, "take-back"),
        (Action::ShiftMarker { from: BoardAction::Orders, to: BoardAction::Inks }, "shift orders inks"),
        (Action::LeaveMarkers, "stay"),
    ]
}

fn main_choices() -> Vec<(Action, &'static str)> {
    let (printing, refinement, seven) = (no(12), no(63), Some(no(7)));
    let (card, patron, binding) = (no(104), no(117), Specialty::Binding);
    let (gear, sector): (GearNo, SectorNo) = (no(17), no(1));
    vec![
        (Action::TakeOrder { printing, refinement, discard: None }, "order 12+63"),
        (Action::TakeOrder { printing, refinement, discard: seven }, "order 12+63 drop 7"),
        (Action::TakeInks { set: no(2), count: 3 }, "inks 2 x3"),
        (Action::TakeSpecialtyCard { card, raise: None }, "specialty 104 symbols"),
        (Action::TakeSpecialtyCard { card, raise: Some(binding) }, "specialty 104 binding"),
        (Action::InstallGear { gear, sector, discard: None }, "gear 17@1"),
        (Action::InstallGear { gear, sector, discard: Some(no(2)) }, "gear 17@1 drop 2"),
        (Action::TurnGear { axle: no(2), sector: no(0) }, "turn 2@0"),
        (Action::PatronageOrder, "patron order"),
        (Action::PatronageSpecialty { specialty: binding }, "patron specialty binding"),
        (Action::PatronageGuilders, "patron guilders"),
        (Action::PatronageInks { inks: inks(&[Ink::Blue, Ink::Red]) }, "patron inks red blue"),
        (Action::PatronageInks { inks: inks(&[]) }, "patron inks none"),
        (Action::TakePatronageCard { card: patron, inks: inks(&[]) }, "patron card 117"),
        (Action::TakePatronageCard { card: patron, inks: inks(&[Ink::Gold]) }, "patron card 117 gold"),
        (Action::Pass, "pass"),
        (Action::EndTurn, "end"),
    ]
}

fn fulfilling() -> Vec<(Action, &'static str)> {
    let painted = |list: &[Ink]| Some(inks(list));
    let full = Fulfilment {
        left_out: Some(Letter::A),
        inks: painted(&[Ink::Blue, Ink::Red, Ink::Red]),
        decoration: true,
        ..fulfil(12)
    };
    let plain_colours = Fulfilment { inks: painted(&[Ink::Silver]), ..fulfil(40) };
    let decorated = Fulfilment { decoration: true, ..fulfil(7) };
    vec![
        (declare(&[]), "fulfil none"),
        (declare(&[fulfil(12)]), "fulfil 12"),
        (declare(&[fulfil(40), fulfil(7)]), "fulfil 7, 40"),
        (
            declare(&[full, plain_colours, decorated]),
            "fulfil 7 decoration, 12 without A colours red red blue decoration, 40 colours silver",
        ),
        (declare(&[Fulfilment { inks: painted(&[]), ..fulfil(1) }]), "fulfil 1 colours none"),
        (declare(&[fulfil(3), decorated, fulfil(7), fulfil(50)]), "fulfil 3, 7 decoration, 7, 50"),
        (bonus(BonusGain::Nothing), "bonus 63"),
        (bonus(BonusGain::Inks { inks: inks(&[Ink::Red, Ink::Blue]) }), "bonus 63 red blue"),
        (bonus(BonusGain::Inks { inks: inks(&[]) }), "bonus 63 none"),
        (bonus(BonusGain::Specialty { specialty: Specialty::Binding }), "bonus 63 binding"),
        (Action::DeclineBonus { refinement: no(63) }, "decline 63"),
    ]
}

fn free_actions_and_rewards() -> Vec<(Action, &'static str)> {
    use GearChoice::{
        Buy, ExchangeInk, ExchangeType, InkForTwo, Nothing, Raise, SellForFame, SellForGuilders,
    };
    let (a, red) = (Letter::A, Ink::Red);
    let (printing, refinement) = (no(12), no(63));
    let levels = pair(Specialty::Binding, Specialty::Typesetting);
    let two = inks(&[Ink::Blue, Ink::Silver]);
    vec![
        (Action::BuyType { letter: a }, "buy A"),
        (gear_use(Nothing), "use 2"),
        (gear_use(ExchangeInk { give: red, take: Ink::Blue }), "use 2 exchange red blue"),
        (gear_use(ExchangeType { give: a, take: Letter::O }), "use 2 exchange A O"),
        (gear_use(Raise { specialty: Specialty::Binding }), "use 2 binding"),
        (gear_use(SellForFame { letter: a }), "use 2 A for fame"),
        (gear_use(SellForGuilders { letter: a }), "use 2 A for guilders"),
        (gear_use(InkForTwo { give: red, take: two }), "use 2 red for blue silver"),
        (gear_use(InkForTwo { give: red, take: inks(&[Ink::Blue]) }), "use 2 red for blue"),
        (gear_use(InkForTwo { give: red, take: inks(&[]) }), "use 2 red for none"),
        (gear_use(Buy { count: 3 }), "use 2 buy 3"),
        (Action::SwapLevels { pair: levels }, "swap typesetting binding"),
        (Action::TakeInk { ink: Ink::Silver }, "take silver"),
        (Action::TakeType { letter: a }, "take A"),
        (Action::DrawOrder, "take order"),
        (Action::DeclineReward, "decline"),
        (Action::DrawMore { extra: Extra::Printing }, "more printing"),
        (Action::DrawMore { extra: Extra::Refinement }, "more refinement"),
        (Action::DrawMore { extra: Extra::Both }, "more both"),
        (Action::KeepOrder { printing, refinement, discard: None }, "keep order 12+63"),
        (Action::KeepOrder { printing, refinement, discard: Some(no(7)) }, "keep order 12+63 drop 7"),
        (Action::KeepNone, "keep none"),
    ]
}

/// The tag that an action has in records.
fn tag(action: &Action) -> String {
    let value = serde_json::to_value(action).expect("an action is JSON");
    value["do"].as_str().expect("a tag").to_owned()
}

/// The tags of all variants, as serde lists them.
fn all_tags() -> BTreeSet<String> {
    let refused =
        serde_json::from_str::<Action>(r#"{"do":""}"#).expect_err("no action has that tag").to_string();
    refused.split('`').skip(3).step_by(2).map(str::to_owned).collect()
}

#[track_caller]
fn round_trip(action: &Action, edition: Edition) {
    let text = write_action(action, edition);
    assert_eq!(read_action(&text, edition).as_ref(), Ok(action), "{text}");
    let json = serde_json::to_string(action).expect("an action is JSON");
    assert_eq!(serde_json::from_str::<Action>(&json).expect("its JSON reads"), *action, "{json}");
}

#[test]
fn every_variant_has_its_text() {
    for (action, text) in examples() {
        assert_eq!(write_action(&action, SECOND), text);
        assert_eq!(read_action(text, SECOND), Ok(action), "{text}");
        let first = text.replace("silver", "green");
        assert_eq!(write_action(&action, FIRST), first);
        assert_eq!(read_action(&first, FIRST), Ok(action), "{first}");
        round_trip(&action, SECOND);
    }
    let shown: BTreeSet<String> = examples().iter().map(|(action, _)| tag(action)).collect();
    assert_eq!(shown, all_tags());
    let texts: BTreeSet<&str> = examples().iter().map(|(_, text)| *text).collect();
    assert_eq!(texts.len(), examples().len(), "two examples have one text");
}

#[test]
fn the_largest_counts_have_a_text() {
    let (many_inks, many_types) = (ByInk([255; 4]), ByLetter([255; 4]));
    let spent = Fulfilment { inks: Some(many_inks), decoration: true, ..fulfil(50) };
    let extremes = [
        Action::TakeTypes { types: many_types },
        Action::CommitPlan { plan: ByAction([255; 5]) },
        Action::TakeInks { set: no(4), count: 255 },
        Action::PatronageInks { inks: many_inks },
        gear_use(GearChoice::Buy { count: 255 }),
        gear_use(GearChoice::InkForTwo { give: Ink::Silver, take: many_inks }),
        declare(&[spent; 4]),
    ];
    for action in &extremes {
        round_trip(action, SECOND);
        round_trip(action, FIRST);
    }
}

#[test]
fn reading_is_lenient_with_spaces_and_sequence() {
    let same = [
        ("  keep    tory  ", "keep tory"),
        ("order 12 + 63  drop 7", "order 12+63 drop 7"),
        ("gear 17 @1", "gear 17@1"),
        ("fulfil 40,12   without A ,7", "fulfil 7, 12 without A, 40"),
        ("types OIA", "types AIO"),
        ("patron inks blue red", "patron inks red blue"),
        ("swap binding typesetting", "swap typesetting binding"),
    ];
    for (text, canonical) in same {
        let action = read_action(text, SECOND).expect(text);
        assert_eq!(write_action(&action, SECOND), canonical);
    }
}

#[test]
fn errors_name_the_column_the_word_and_what_could_stand_there() {
    let inks = "an ink (red blue gold silver)";
    let cases = [
        (
            "keep nobody",
            "column 6: expected \"none\", \"order\", \"gear\" or a character (gutenberg guillard manuzio \
            ungler schoeffer tory plantin caxton fiol vietor), found \"nobody\""
                .to_owned(),
        ),
        ("wild", format!("column 5: expected {inks}, found the end of the line")),
        ("wild  ", format!("column 7: expected {inks}, found the end of the line")),
        (
            "wild green",
            "column 6: expected an ink (red blue gold silver; green is of the first edition), found \
            \"green\""
                .into(),
        ),
        ("take Red", format!("column 6: expected \"order\", a type (A I O U) or {inks}, found \"Red\"")),
        ("wild red red", "column 10: expected the end of the line, found \"red\"".into()),
        ("order 12", "column 9: expected \"+\", found the end of the line".into()),
        ("order 12+12", "column 10: expected a refinement card (51 to 100), found \"12\"".into()),
        ("order 012+63", "column 7: expected a printing card (1 to 50), found \"012\"".into()),
        ("order 12+63 7", "column 13: expected \"drop\" or the end of the line, found \"7\"".into()),
        ("gear 17@3", "column 9: expected a sector (0 to 2), found \"3\"".into()),
        ("inks 2 3", "column 8: expected how many (as x3), found \"3\"".into()),
        ("inks 2 x256", "column 8: expected how many (as x3), found \"x256\"".into()),
        ("plan 2 2 1 1", "column 13: expected a number (0 to 255), found the end of the line".into()),
        ("plan 2 2 1 1 1 0", "column 16: expected the end of the line, found \"0\"".into()),
        ("types AIX", "column 7: expected types in one word (as AIO), found \"AIX\"".into()),
        (
            "swap binding binding",
            "column 14: expected a specialty other than binding, found \"binding\"".into(),
        ),
        ("use 2 red blue", "column 11: expected \"for\", found \"blue\"".into()),
        ("use 2 A for money", "column 13: expected \"fame\" or \"guilders\", found \"money\"".into()),
        ("more types", "column 6: expected \"printing\", \"refinement\" or \"both\", found \"types\"".into()),
        (
            "fulfil 12 decoration colours red",
            "column 22: expected \",\" or the end of the line, found \
            \"colours\""
                .into(),
        ),
        ("fulfil 12 colours, 7", format!("column 18: expected \"none\" or {inks}, found \",\"")),
        (
            "fulfil 12 colours red ö",
            format!(
                "column 23: expected {inks}, \"decoration\", \",\" or the end of the \
            line, found \"ö\""
            ),
        ),
        (
            "fulfil 1, 2, 3, 4 decoration, 5",
            "column 29: expected at most 4 orders or the end of the line, found \
            \",\""
                .into(),
        ),
        ("fulfil 1,", "column 10: expected a printing card (1 to 50), found the end of the line".into()),
        (
            "pass\r",
            "column 1: expected one of keep raise types wild plan take-back shift stay order inks specialty \
            gear turn patron pass end fulfil bonus decline buy use swap take more, found \"pass\\r\""
                .into(),
        ),
    ];
    for (text, message) in cases {
        let error = read_action(text, SECOND).expect_err(text);
        assert_eq!(error.to_string(), message, "{text}");
    }
}

#[test]
fn each_edition_refuses_the_ink_of_the_other() {
    let error = read_action("patron inks red silver", FIRST).expect_err("silver is of the second edition");
    assert_eq!((error.column, error.found.as_str()), (17, "silver"));
    let known = "an ink (red blue gold green; silver is of the second edition) or the end of the line";
    assert_eq!(error.expected, known);
}

#[test]
fn the_examples_of_the_documentation_read_as_it_says() {
    let page = include_str!("../../../docs/notation.md");
    let rows = page.lines().filter(|line| line.starts_with("| `"));
    let in_table =
        rows.filter_map(|row| row.split('|').nth(2)).flat_map(|cell| cell.split('`').skip(1).step_by(2));
    let declared =
        page.lines().filter_map(|line| line.strip_prefix("    ")).filter(|line| line.starts_with("fulfil "));
    let examples: Vec<&str> = in_table.chain(declared.filter(|line| !line.contains("column"))).collect();
    assert!(examples.len() > 40);
    for text in examples {
        let action = read_action(text, SECOND).expect(text);
        assert_eq!(write_action(&action, SECOND), text);
    }
    for (text, message) in page.lines().filter_map(|line| line.split_once("  column ")) {
        let error = read_action(text.trim(), SECOND).expect_err(text);
        assert_eq!(error.to_string(), format!("column {message}"));
    }
}

/// The modes of play: every number of players, with and without automa and characters, in both editions.
fn modes() -> impl Iterator<Item = GameOptions> {
    let tables =
        (1..=4).flat_map(|players| [GameOptions::new(players), GameOptions::new(players).with_automa()]);
    let tables = tables.flat_map(|options| [options, options.without_characters()]);
    let both = tables.flat_map(|options| Edition::ALL.map(|edition| options.with_edition(edition)));
    both.filter(|options| options.check().is_ok())
}

/// Everything that a seat may do now, plans and declarations included.
fn all_choices(look: &Look<'_>, seat: Seat, out: &mut Vec<Action>) {
    look.legal_actions(seat, out);
    if let Some(plans) = look.plans(seat) {
        out.extend(plans.iter().map(|plan| Action::CommitPlan { plan }));
    }
    if let Some(declarations) = look.declarations(seat) {
        out.extend(declarations.iter().map(|declaration| Action::Declare { declaration }));
    }
}

/// Plays a game at random and checks every choice of every seat on the way.
fn check_a_game(options: GameOptions, number: u64, kinds: &mut HashSet<Discriminant<Action>>) {
    let cards = cards::published_set("house-1").expect("the set reads");
    let seed = Seed::from_number(number);
    let mut game = Game::new(cards, options, seed).expect("the options make a table");
    let mut rng = seed.player_rng(Seat::default());
    let (mut choices, mut buffer) = (Vec::new(), Vec::new());
    while let Some(awaited) = game.awaited().first() {
        for seat in options.player_seats().iter() {
            all_choices(&game.look(), seat, &mut choices);
            for action in &choices {
                round_trip(action, options.edition);
                kinds.insert(std::mem::discriminant(action));
            }
        }
        let action =
            game.look().random_action(awaited, &mut rng, &mut buffer).expect("an awaited seat can act");
        game.apply(awaited, &action).expect("a listed action is legal");
    }
}

#[test]
fn every_legal_action_of_random_games_survives_text_and_json() {
    let mut kinds = HashSet::new();
    modes().zip(0..).for_each(|(options, number)| check_a_game(options, number, &mut kinds));
    assert_eq!(kinds.len(), all_tags().len(), "not every kind of action came up");
}

/// A line made of a right one by a few changes of characters.
fn mutate(text: &str, rng: &mut impl Rng) -> String {
    const SIGNS: [char; 16] =
        [' ', ',', '+', '@', 'x', '0', '9', '-', 'A', 'e', '>', '\t', '\0', 'ß', '字', '\u{1F5A8}'];
    let mut below = |bound: usize| rng.next_u32() as usize % bound;
    let mut signs: Vec<char> = text.chars().collect();
    for _ in 0..=below(3) {
        let (at, sign) = (below(signs.len() + 1), SIGNS[below(SIGNS.len())]);
        match below(4) {
            0 => signs.insert(at, sign),
            1 => signs.truncate(at),
            2 => signs.rotate_left(at),
            _ => signs.splice(at..signs.len().min(at + 1), [sign]).for_each(drop),
        }
    }
    signs.into_iter().collect()
}

/// Reads any line: either an action, which is then written and read back, or an error that points at its word.
fn check_any_line(text: &str) {
    for edition in Edition::ALL {
        match read_action(text, edition) {
            Ok(action) => round_trip(&action, edition),
            Err(error) => {
                let rest: String = text.chars().skip(error.column - 1).collect();
                assert!(rest.starts_with(&error.found), "{text:?}: {error}");
                assert_eq!(error.found.is_empty(), rest.is_empty(), "{text:?}: {error}");
                assert!(!error.expected.is_empty(), "{text:?}: {error}");
            }
        }
    }
}

#[test]
fn garbage_is_refused_and_never_panics() {
    let mut rng = Seed::from_number(450).player_rng(Seat::default());
    for (_, text) in examples() {
        (0..100).for_each(|_| check_any_line(&mutate(text, &mut rng)));
    }
    for text in
        ["", " ", ",", "+", "@", "\u{feff}pass", "plan 99999999999999999999999", "turn -1@0", "buy a\u{301}"]
    {
        check_any_line(text);
    }
}

#[test]
fn very_long_lines_are_refused_at_once() {
    let parts = ["x", " ", "字", "9", ",", "red ", "A", "1, ", "12+63 "];
    let starts =
        ["", "types ", "patron inks ", "fulfil ", "fulfil 1 colours ", "order ", "inks 2 x", "plan "];
    for start in starts {
        for part in parts {
            let line = start.to_owned() + &part.repeat((1 << 20) / part.len());
            let error = read_action(&line, SECOND).expect_err("too long for an action");
            assert!(error.found.chars().count() <= 40 && error.to_string().len() < 400, "{error}");
        }
    }
}

#[test]
fn more_than_255_of_a_kind_is_refused_where_it_stands() {
    let line = format!("patron inks{}", " red".repeat(256));
    let error = read_action(&line, SECOND).expect_err("256 inks");
    let expected = "at most 255 inks of a colour or the end of the line";
    assert_eq!((error.column, error.expected.as_str()), (13 + 255 * 4, expected));
    assert!(read_action(&format!("types {}", "U".repeat(256)), SECOND).is_err());
}
