//! Words of the game, lists, missing texts.

use crate::{cards, reads_well, speaker};
use platen_rules::cards::{Bonus, Sector};
use platen_rules::vocabulary::{
    BoardAction, ByInk, ByLetter, BySpecialty, Character, Edition, GearNo, Ink, Letter, PatronageNo,
    PatronageReward, PrintingNo, RefinementNo, Specialty, SpecialtyNo, TrackReward,
};
use platen_rules::{Extra, GameOptions, Order, Title};
use platen_testkit::seats_of;
use platen_texts::{Lang, Speaker, Texts};
use std::sync::Arc;

fn at(lang: Lang) -> Speaker {
    speaker(lang, &GameOptions::new(3))
}

#[test]
fn lists_are_joined_as_each_language_does() {
    let list = |lang| at(lang).list(["1", "2", "3"].map(String::from));
    assert_eq!(Lang::ALL.map(list), ["1, 2 and 3", "1, 2 et 3", "1, 2 e 3", "1、2、3"]);
    assert_eq!(at(Lang::En).list(["1".to_string()]), "1");
    assert_eq!(at(Lang::Fr).list([]), "rien");
}

#[test]
fn inks_are_counted_and_named_by_edition() {
    let inks = ByInk([2, 1, 0, 1]);
    assert_eq!(at(Lang::En).inks(&inks), "2 × red ink, blue ink and silver ink");
    let first = GameOptions::new(2).with_edition(Edition::First);
    assert_eq!(speaker(Lang::Fr, &first).inks(&inks), "2 × encre rouge, encre bleue et encre verte");
}

#[test]
fn a_missing_text_is_said_in_english_and_an_unknown_id_in_brackets() {
    let empty = Texts::read(Lang::It, ["noun-ink = inchiostro"]).or_english();
    assert_eq!(empty.say("noun-ink"), "inchiostro");
    assert_eq!(empty.say("noun-gear"), "gear");
    assert_eq!(empty.say("noun-gear.plural"), "gears");
    assert_eq!(empty.say("no-such-id"), "[no-such-id]");
    assert_eq!(empty.say("noun-gear.no-such-attribute"), "[noun-gear.no-such-attribute]");
    assert!(empty.has("noun-ink") && !empty.has("noun-gear") && !empty.has("noun-ink.plural"));
}

#[test]
fn a_file_with_a_mistake_still_gives_its_other_texts() {
    let texts = Texts::read(Lang::Fr, ["= no id\nnoun-ink = encre\n"]);
    assert_eq!(texts.say("noun-ink"), "encre");
}

#[test]
fn every_word_of_the_rules_is_said_in_every_language() {
    for lang in Lang::ALL {
        let speaker = at(lang);
        let mut said: Vec<String> = Vec::new();
        said.extend(Ink::ALL.iter().flat_map(|&ink| [speaker.ink(ink), speaker.ink_token(ink)]));
        said.extend(Letter::ALL.iter().flat_map(|&l| [speaker.letter(l), speaker.letter_type(l)]));
        said.extend(Specialty::ALL.map(|specialty| speaker.level(specialty, 3)));
        said.extend(BoardAction::ALL.iter().flat_map(|&a| [speaker.row(a), speaker.step(Some(a))]));
        said.extend(Sector::all().iter().flat_map(|&s| [speaker.sector(s), speaker.sector_effect(s)]));
        said.extend(Bonus::ALL.map(|bonus| speaker.bonus(bonus)));
        said.extend(PatronageReward::ALL.map(|reward| speaker.patronage_reward(reward)));
        said.extend(TrackReward::ALL.map(|reward| speaker.track_reward(reward)));
        said.extend(Character::ALL.map(|character| speaker.character_full(character)));
        said.extend(Title::ALL.map(|title| speaker.title(title)));
        said.extend(Extra::ALL.map(|extra| speaker.extra(extra)));
        said.iter().for_each(|text| reads_well(lang, text));
    }
}

#[test]
fn every_option_and_value_is_said_in_every_language() {
    for lang in Lang::ALL {
        let speaker = at(lang);
        for name in GameOptions::NAMES {
            reads_well(lang, &speaker.option(name));
            let values = GameOptions::choices(name);
            values.iter().for_each(|value| reads_well(lang, &speaker.option_value(name, value)));
        }
    }
}

#[test]
fn every_face_is_said_in_every_language() {
    for lang in Lang::ALL {
        let speaker = at(lang);
        let mut said: Vec<String> = Vec::new();
        said.extend(PrintingNo::all().flat_map(|no| [speaker.printing(no), speaker.printing_full(no)]));
        said.extend(RefinementNo::all().flat_map(|no| [speaker.refinement(no), speaker.refinement_full(no)]));
        said.extend(
            SpecialtyNo::all().flat_map(|no| [speaker.specialty_card(no), speaker.specialty_card_full(no)]),
        );
        said.extend(
            PatronageNo::all().flat_map(|no| [speaker.patronage_card(no), speaker.patronage_card_full(no)]),
        );
        said.extend(GearNo::all().flat_map(|no| [speaker.gear(no), speaker.gear_full(no)]));
        said.push(speaker.order_full(Order::default()));
        said.iter().for_each(|text| reads_well(lang, text));
    }
}

#[test]
fn a_face_reads_as_a_sentence() {
    let speaker = Speaker::new(Arc::new(Texts::new(Lang::En)), cards(), Edition::Second);
    let card = cards().printing_card(PrintingNo::default()).guilders;
    let said = speaker.printing_full(PrintingNo::default());
    assert!(
        said.starts_with("Printing card 1: types ") && said.contains(&format!("pays {card} guilder")),
        "{said}"
    );
}

#[test]
fn what_an_order_lacks_is_named_thing_by_thing_and_levels_as_they_are_asked_for() {
    let speaker = Speaker::new(Arc::new(Texts::new(Lang::En)), cards(), Edition::Second);
    let (letters, inks) = (ByLetter([0, 0, 2, 0]), ByInk([1, 0, 2, 0]));
    let (asked, short) = (BySpecialty([0, 6, 0, 1]), BySpecialty([0, 5, 0, 0]));
    let said = speaker.lacking(&letters, &inks, &asked, &short);
    assert_eq!(said.as_deref(), Some("O O, red, 2 × gold and woodcutting VI"));
    let none = ByLetter([0; 4]);
    assert_eq!(speaker.lacking(&none, &ByInk([0; 4]), &asked, &BySpecialty([0; 4])), None);
}

#[test]
fn stored_games_are_told_with_the_names_of_their_table() {
    let options = GameOptions::new(3);
    let seats = seats_of(&options);
    let speaker = speaker(Lang::En, &options);
    let told = speaker.standing(&seats, &[3, 1, 0]);
    let named = speaker.with_seats_counted(&seats);
    let [first, second, third] = [0, 1, 2].map(|place: usize| named.name(seats[place].seat));
    assert_eq!(told, format!("{first} (3 fame), {second} (1 fame), {third} (0 fame)"));
}

#[test]
fn who_has_no_name_is_counted_from_one_on_a_page() {
    let options = GameOptions::new(1);
    let seats = seats_of(&options);
    let speaker = speaker(Lang::En, &options).with_seats_counted(&seats);
    let told: Vec<&str> = seats.iter().map(|info| speaker.name(info.seat)).collect();
    assert_eq!(told, ["Automa", "Conrad"]);
    let company = GameOptions::new(2);
    let seats = seats_of(&company);
    let speaker = speaker.with_seats_counted(&seats);
    let told: Vec<&str> = seats.iter().map(|info| speaker.name(info.seat)).collect();
    assert_eq!(told, ["Conrad", "Agnes"]);
}
