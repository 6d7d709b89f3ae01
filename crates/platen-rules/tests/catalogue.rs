//! The published sets: complete, within range, faithful to the known faces, fair, and unchanged.

use platen_rules::cards::{
    Bonus, CardSet, DEFAULT_SET, FairnessProblem, MoveEnd, PlanningMove, Provenance, RefinementCard, Sector,
    fairness_problems, published_set, published_sets, read_set, set_to_json, set_to_toml,
};
use platen_rules::vocabulary::{
    BoardAction, ByInk, ByLetter, BySpecialty, Edition, GearNo, Ink, Letter, PatronageNo, PlanningNo,
    PrintingNo, RefinementNo, Specialty, SpecialtyNo, TrackReward,
};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The hash of every published set. Published sets are immutable: records name them, and must replay for good. To
/// change a card, publish another set and add its line here.
const HASHES: [(&str, &str); 5] = [
    ("house-1", "89403723ffb93507f28a769984fa6d1f"),
    ("house-2", "cab12feb794c724457be0216e9be9d0a"),
    ("house-3", "065769c172f5be1481a2d7c423e629af"),
    ("house-4", "b7c6be6a12a9ce26da51484fd758059f"),
    ("house-5", "90a5e3975bf7184219ba4614a35a42c2"),
];

fn house() -> CardSet {
    CardSet::clone(&published_set(DEFAULT_SET).expect("the default set is published and reads"))
}

/// A set whose faces tests may name, whichever is played by default.
fn example() -> CardSet {
    CardSet::clone(&published_set("house-3").expect("published for good"))
}

fn every_set() -> impl Iterator<Item = CardSet> {
    published_sets().map(|name| CardSet::clone(&published_set(name).expect("every published set reads")))
}

fn types(text: &str) -> ByLetter<u8> {
    ByLetter::count(text.chars().map(|letter| letter.to_string().parse().expect("a letter")))
}

mod published {
    use super::*;

    #[test]
    fn sets_are_immutable() {
        let hashes: Vec<(&str, String)> =
            published_sets().zip(every_set()).map(|(name, set)| (name, set.hash())).collect();
        assert_eq!(hashes, HASHES.map(|(name, hash)| (name, hash.to_string())));
    }

    #[test]
    fn sets_bear_the_name_of_their_file() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/sets");
        let files: BTreeSet<String> = std::fs::read_dir(folder)
            .expect("the sets lie beside the source")
            .map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned())
            .collect();
        let embedded: BTreeSet<String> = published_sets().map(|name| format!("{name}.toml")).collect();
        assert_eq!(files, embedded, "every file is published and every published set has its file");
        for (name, set) in published_sets().zip(every_set()) {
            assert_eq!(set.name, name);
            let text = std::fs::read_to_string(format!("{folder}/{name}.toml")).expect("a readable file");
            assert_eq!(read_set(&text), Ok(set), "the file {name}.toml is the embedded set");
        }
    }

    #[test]
    fn an_unknown_name_is_no_set() {
        assert_eq!(published_set("house-0"), None);
        assert_eq!(published_set(""), None);
    }

    #[test]
    fn sets_have_every_component_once() {
        let counts = [
            PrintingNo::all().count(),
            RefinementNo::all().count(),
            SpecialtyNo::all().count(),
            PatronageNo::all().count(),
            PlanningNo::all().count(),
            GearNo::all().count(),
        ];
        assert_eq!(counts, [50, 50, 10, 16, 10, 32]);
        for set in every_set() {
            let json = set_to_json(&set, Edition::Second);
            let decks = ["printing", "refinement", "specialty", "patronage", "planning", "gears"];
            let listed = decks.map(|deck| json[deck].as_array().map_or(0, Vec::len));
            assert_eq!(listed, counts);
        }
    }

    #[test]
    fn values_are_within_range() {
        for set in every_set() {
            for card in &set.printing {
                assert!((2..=6).contains(&card.letters.total()), "{card:?}");
                assert!((2..=13).contains(&card.guilders), "{card:?}");
            }
            for card in &set.refinement {
                assert!((1..=4).contains(&card.inks.total()), "{card:?}");
                assert!((1..=2).contains(&levels(card).len()), "{card:?}");
                assert!(levels(card).iter().all(|level| (1..=6).contains(level)), "{card:?}");
                assert!((1..=13).contains(&card.colour_fame), "{card:?}");
                assert!((1..=12).contains(&card.decoration_fame), "{card:?}");
                assert!(Bonus::ALL.contains(&card.bonus), "{card:?}");
            }
            assert!(set.specialty.iter().all(|card| card.symbols.total() == 2));
            assert!(set.planning.iter().all(|card| (1..=6).contains(&card.moves.len())));
            assert_eq!(set.board.automa_start.total(), 7);
        }
    }

    #[test]
    fn more_letters_pay_more() {
        for set in every_set() {
            for (count, more) in (2..=5).map(|count| (count, count + 1)) {
                let paid = |letters: u8| {
                    let cards = set.printing.iter().filter(|card| card.letters.total() == letters);
                    let guilders: Vec<u16> = cards.map(|card| card.guilders.into()).collect();
                    (guilders.iter().sum::<u16>(), u16::try_from(guilders.len()).expect("at most 50"))
                };
                let ((few_sum, few), (more_sum, many)) = (paid(count), paid(more));
                assert!(few > 0 && many > 0, "cards with {count} and {more} letters exist");
                assert!(few_sum * many < more_sum * few, "{more} letters pay more than {count} on average");
            }
        }
    }

    #[test]
    fn every_bonus_exists() {
        for set in every_set() {
            for bonus in Bonus::ALL {
                assert!(set.refinement.iter().any(|card| card.bonus == bonus), "{bonus}");
            }
        }
    }
}

/// The levels of a decoration, highest first.
fn levels(card: &RefinementCard) -> Vec<u8> {
    sorted_levels(card.decoration)
}

fn sorted_levels(levels: BySpecialty<u8>) -> Vec<u8> {
    let mut levels: Vec<u8> = levels.0.into_iter().filter(|level| *level > 0).collect();
    levels.sort_unstable_by(|one, other| other.cmp(one));
    levels
}

/// The faces that printings of the game show, under their numbers.
mod faithful {
    use super::*;

    fn refinement(set: &CardSet, no: u8) -> RefinementCard {
        *set.refinement_card(RefinementNo::new(no).expect("a refinement card"))
    }

    /// Checks the fame of both halves, the levels and the bonus, each against what may be printed.
    fn face(no: u8, fame: [u8; 2], decorations: &[&[u8]], bonuses: &[Bonus]) {
        for set in every_set() {
            let card = refinement(&set, no);
            assert_eq!([card.colour_fame, card.decoration_fame], fame, "no. {no}");
            assert!(decorations.contains(&levels(&card).as_slice()), "no. {no}: {:?}", levels(&card));
            assert!(bonuses.contains(&card.bonus), "no. {no}: {}", card.bonus);
            assert_eq!(card.from, Provenance::Printed, "no. {no}");
        }
    }

    const A_TWO: [Bonus; 2] = [Bonus::Guilders(2), Bonus::Fame(2)];
    const NO_NUMBER: [Bonus; 2] = [Bonus::Specialty, Bonus::Order];

    #[test]
    fn printing_cards() {
        for set in every_set() {
            let card = |no| *set.printing_card(PrintingNo::new(no).expect("a printing card"));
            assert_eq!((card(40).letters, card(40).guilders), (types("IOOU"), 5));
            assert_eq!([card(26).guilders, card(44).guilders, card(7).guilders], [5, 7, 5]);
            assert_eq!([40, 26, 44].map(|no| card(no).from), [Provenance::Printed; 3]);
            assert_eq!(card(7).from, Provenance::Inferred);
        }
    }

    #[test]
    fn refinement_51() {
        face(51, [2, 1], &[&[1]], &A_TWO);
        for set in every_set() {
            assert_eq!(refinement(&set, 51).inks, ByInk::count([Ink::Red]));
        }
    }

    #[test]
    fn refinement_56() {
        face(56, [4, 4], &[&[6], &[5, 1]], &A_TWO);
    }

    #[test]
    fn refinement_76() {
        face(76, [5, 6], &[&[4, 3]], &NO_NUMBER);
    }

    #[test]
    fn refinement_78() {
        face(78, [6, 4], &[&[5, 1]], &NO_NUMBER);
    }

    #[test]
    fn refinement_95() {
        face(95, [4, 4], &[&[4], &[5, 1]], &[Bonus::Fame(3)]);
    }

    #[test]
    fn refinement_without_number() {
        let mut decoration = BySpecialty::default();
        decoration[Specialty::Typesetting] = 2;
        decoration[Specialty::Binding] = 2;
        for set in every_set() {
            let fits = |card: &RefinementCard| {
                card.decoration == decoration && card.decoration_fame == 3 && card.from == Provenance::Printed
            };
            assert!(set.refinement.iter().any(fits));
        }
    }

    #[test]
    fn specialty_cards_are_the_ten_pairs() {
        let mut pairs = BTreeSet::new();
        for one in Specialty::ALL {
            pairs.extend(Specialty::ALL.map(|other| BySpecialty::count([one, other]).0));
        }
        assert_eq!(pairs.len(), 10);
        for set in every_set() {
            let shown: BTreeSet<[u8; 4]> = set.specialty.iter().map(|card| card.symbols.0).collect();
            assert_eq!(shown, pairs);
        }
    }

    #[test]
    fn patronage_families() {
        let families: [(&[u8], bool, bool); 4] =
            [(&[4, 3], false, false), (&[], true, true), (&[4], true, false), (&[4], false, true)];
        for set in every_set() {
            for no in PatronageNo::all() {
                let card = set.patronage_card(no);
                let (levels, inks, letters) = families[no.index() / 4];
                assert_eq!(sorted_levels(card.specialties), levels, "no. {no}");
                assert_eq!((card.inks.total() > 0, card.letters.total() > 0), (inks, letters), "no. {no}");
            }
        }
    }

    #[test]
    fn planning_131() {
        for set in every_set() {
            let card = set.planning_card(PlanningNo::new(131).expect("a planning card"));
            assert_eq!(card.moves, [PlanningMove { from: MoveEnd::Max, to: MoveEnd::Min }]);
            assert!(card.patronage);
            assert_eq!(card.from, Provenance::Printed);
        }
    }

    #[test]
    fn board() {
        for set in every_set() {
            assert_eq!(set.board.spaces, [2, 3, 4]);
            assert_eq!(set.board.patronage_rounds, [3, 4, 5, 6]);
            let track = [TrackReward::Ink, TrackReward::Ink, TrackReward::Order, TrackReward::Type];
            assert_eq!(set.board.reward_track, track);
        }
    }
}

/// The house sets are fair, and each kind of unfairness is found.
mod fair {
    use super::*;

    /// What is unfair about a set after a change.
    fn found(change: impl FnOnce(&mut CardSet)) -> Vec<String> {
        let mut set = example();
        change(&mut set);
        fairness_problems(&set).iter().map(ToString::to_string).collect()
    }

    fn has(found: &[String], expected: &str) {
        assert!(found.iter().any(|text| text == expected), "{expected:?} is not in {found:#?}");
    }

    #[test]
    fn house_sets_are_fair() {
        for set in every_set() {
            assert_eq!(fairness_problems(&set), [], "{}", set.name);
        }
    }

    #[test]
    fn printing_types_are_even() {
        let found = found(|set| set.printing[49].letters = types("AAAAAA"));
        assert!(found[0].starts_with("printing: types are not even within one: A "), "{found:#?}");
    }

    #[test]
    fn evenness_allows_a_difference_of_one() {
        let totals =
            |set: &CardSet| set.printing.iter().fold(ByLetter([0; 4]), |sum, card| sum.plus(&card.letters));
        let before = totals(&example());
        let most = Letter::ALL.into_iter().max_by_key(|&letter| before[letter]).expect("four letters");
        let uneven = |added: u8| {
            let mut set = example();
            set.printing[0].letters[most] += added;
            fairness_problems(&set).iter().any(|problem| matches!(problem, FairnessProblem::Uneven { .. }))
        };
        let least = before.0.into_iter().min().expect("four letters");
        let room = 1 - (before[most] - least);
        assert_eq!((uneven(room), uneven(room + 1)), (false, true));
    }

    #[test]
    fn refinement_inks_are_even() {
        let found = found(|set| set.refinement[47].inks = ByInk([0, 0, 0, 5]));
        assert!(found[0].starts_with("refinement: inks are not even within one: red "), "{found:#?}");
    }

    #[test]
    fn refinement_levels_are_even_in_symbols_and_sums() {
        let higher = found(|set| set.refinement[50 - 1].decoration = BySpecialty([6, 6, 0, 0]));
        assert!(higher.iter().any(|text| text.starts_with("refinement: sums of levels")), "{higher:#?}");
        let symbols = found(|set| set.refinement[0].decoration = BySpecialty([1, 1, 0, 1]));
        assert!(symbols.iter().any(|text| text.starts_with("refinement: specialties")), "{symbols:#?}");
    }

    #[test]
    fn specialty_symbols_are_even() {
        let found = found(|set| set.specialty[1] = set.specialty[0]);
        has(
            &found,
            "specialty: symbols are not even within one: typesetting 7, woodcutting 3, binding 5, illuminating 5",
        );
        has(&found, "specialty: no. 101 asks for no less than no. 102 and gives no more");
        has(&found, "specialty: no. 102 asks for no less than no. 101 and gives no more");
    }

    #[test]
    fn patronage_cards_are_even() {
        let found = found(|set| {
            set.patronage[0].specialties = BySpecialty([3, 0, 4, 0]);
            set.patronage[4].inks = ByInk([4, 0, 0, 0]);
            set.patronage[5].letters = types("AAAA");
        });
        for what in ["specialties", "sums of levels", "inks", "types"] {
            let start = format!("patronage: {what} are not even within one: ");
            assert!(found.iter().any(|text| text.starts_with(&start)), "{start} {found:#?}");
        }
    }

    #[test]
    fn gear_parameters_are_even() {
        let found = found(|set| {
            for gear in &mut set.gears {
                gear.sectors = gear.sectors.map(|sector| match sector {
                    Sector::TakeInk(Ink::Blue) => Sector::TakeInk(Ink::Red),
                    other => other,
                });
            }
        });
        has(&found, "gears: GRW-8 are not even within one: red 4, blue 0, gold 2, silver 2");
        has(&found, "gears: inks are not even within one: red 6, blue 2, gold 4, silver 4");
        has(&found, "gears without 3+: GRW-8 are not even within one: red 4, blue 0, gold 2, silver 2");
        has(&found, "gears: none has the sector GRW-8:blue");
    }

    #[test]
    fn every_sector_exists() {
        assert_eq!(Sector::all().len(), 34);
        let found = found(|set| set.gears = [set.gears[0]; GearNo::COUNT]);
        assert_eq!(found.iter().filter(|text| text.contains("none has the sector")).count(), 31);
    }

    #[test]
    fn a_printing_card_that_pays_no_more_for_more_is_dominated() {
        let found = found(|set| {
            set.printing[9].letters = types("AOU");
            set.printing[9].guilders = 12;
            set.printing[29] = set.printing[9];
            set.printing[29].letters = types("AOOU");
        });
        has(&found, "printing: no. 30 asks for no less than no. 10 and gives no more");
        assert!(!found.iter().any(|text| text.contains("no. 10 asks")), "{found:#?}");
    }

    #[test]
    fn equal_printing_cards_dominate_each_other() {
        let found = found(|set| set.printing[1] = set.printing[0]);
        has(&found, "printing: no. 1 asks for no less than no. 2 and gives no more");
        has(&found, "printing: no. 2 asks for no less than no. 1 and gives no more");
    }

    /// What is found when no. 52 is no. 51 with a change.
    fn beside_51(change: impl FnOnce(&mut RefinementCard)) -> Vec<String> {
        found(|set| {
            set.refinement[1] = set.refinement[0];
            change(&mut set.refinement[1]);
        })
    }

    const WORSE: &str = "refinement: no. 52 asks for no less than no. 51 and gives no more";
    const BETTER: &str = "refinement: no. 51 asks for no less than no. 52 and gives no more";

    #[test]
    fn a_refinement_card_that_gives_no_more_for_more_is_dominated() {
        has(&beside_51(|card| card.inks = ByInk([2, 0, 0, 0])), WORSE);
        has(&beside_51(|card| card.decoration = BySpecialty([0, 0, 2, 0])), WORSE);
        has(&beside_51(|card| card.colour_fame -= 1), WORSE);
        has(&beside_51(|card| card.decoration_fame -= 1), WORSE);
        has(&beside_51(|card| card.bonus = Bonus::Guilders(1)), WORSE);
        let equal = beside_51(|_| ());
        has(&equal, WORSE);
        has(&equal, BETTER);
    }

    #[test]
    fn a_refinement_card_with_something_of_its_own_is_not_dominated() {
        let gives: [fn(&mut RefinementCard); 4] = [
            |card| card.colour_fame += 1,
            |card| card.decoration_fame += 1,
            |card| card.bonus = Bonus::Fame(2),
            |card| card.bonus = Bonus::Specialty,
        ];
        for give in gives {
            let found = beside_51(|card| {
                card.inks = ByInk([2, 0, 0, 0]);
                give(card);
            });
            assert!(!found.iter().any(|text| text == WORSE || text == BETTER), "{found:#?}");
        }
    }

    #[test]
    fn a_patronage_card_that_asks_for_more_is_dominated() {
        let found = found(|set| {
            set.patronage[15] = set.patronage[0];
            set.patronage[15].inks = ByInk([1, 0, 0, 0]);
        });
        has(&found, "patronage: no. 126 asks for no less than no. 111 and gives no more");
        assert!(!found.iter().any(|text| text.contains("no. 111 asks")), "{found:#?}");
    }

    #[test]
    fn gears_equal_up_to_rotation_are_found() {
        for turns in 0..3 {
            let found = found(|set| {
                set.gears[8].sectors = set.gears[3].sectors;
                set.gears[8].sectors.rotate_left(turns);
            });
            has(&found, "gears: no. 9 is no. 4, turned");
        }
        let found = found(|set| {
            set.gears[8].sectors = set.gears[3].sectors;
            set.gears[8].sectors.swap(0, 1);
        });
        assert!(
            !found.iter().any(|text| text.contains("turned")),
            "a mirror image is another gear: {found:#?}"
        );
    }

    #[test]
    fn sixteen_gears_are_for_three_or_more() {
        let found = found(|set| set.gears[0].three_plus = true);
        has(&found, "gears: 17 are marked three_plus, not 16");
    }
}

mod written {
    use super::*;

    #[test]
    fn toml_gives_the_set_back() {
        for set in every_set() {
            assert_eq!(read_set(&set_to_toml(&set)), Ok(set));
        }
    }

    #[test]
    fn the_hash_is_of_the_faces_alone() {
        let hash = house().hash();
        let mut same = house();
        same.name = "mine".to_string();
        same.printing[3].from = Provenance::Printed;
        same.board.from = Provenance::House;
        assert_eq!(same.hash(), hash);
        assert!(hash.len() == 32 && hash.bytes().all(|byte| byte.is_ascii_hexdigit()));
    }

    #[test]
    fn the_hash_is_of_every_face() {
        let changes: [fn(&mut CardSet); 8] = [
            |set| set.printing[0].guilders += 1,
            |set| set.refinement[0].bonus = Bonus::Order,
            |set| set.specialty.swap(0, 1),
            |set| set.patronage[0].letters = types("A"),
            |set| set.planning[0].centre = BoardAction::Gears,
            |set| set.gears[0].sectors.rotate_left(1),
            |set| set.gears[0].three_plus = true,
            |set| set.board.automa_start.0.swap(0, 1),
        ];
        let mut hashes = BTreeSet::from([house().hash()]);
        for change in changes {
            let mut set = house();
            change(&mut set);
            hashes.insert(set.hash());
        }
        assert_eq!(hashes.len(), 9);
    }

    fn entry(set: &Value, deck: &str, no: u64) -> Value {
        let entries = set[deck].as_array().expect("a list");
        entries.iter().find(|entry| entry["no"] == no).expect("the number is there").clone()
    }

    #[test]
    fn json_has_the_fields_of_the_trace() {
        let json = set_to_json(&example(), Edition::Second);
        assert_eq!(json["name"], "house-3");
        assert_eq!(
            entry(&json, "printing", 40),
            json!({"no": 40, "types": "IOOU", "guilders": 5, "from": "printed"})
        );
        assert_eq!(
            entry(&json, "refinement", 51),
            json!({"no": 51, "inks": ["red"], "colour_fame": 2, "decoration": {"binding": 1},
                "decoration_fame": 1, "bonus": "guilders:2", "from": "printed"})
        );
        assert_eq!(
            entry(&json, "specialty", 101),
            json!({"no": 101, "symbols": ["typesetting", "typesetting"], "from": "inferred"})
        );
        assert_eq!(
            entry(&json, "patronage", 111),
            json!({"no": 111, "specialties": {"typesetting": 3, "woodcutting": 4}, "inks": [], "types": "",
                "from": "house"})
        );
        assert_eq!(
            entry(&json, "planning", 131),
            json!({"no": 131, "moves": [["max", "min"]], "centre": "orders", "patronage": true,
                "from": "printed"})
        );
        assert_eq!(
            entry(&json, "gears", 5),
            json!({"no": 5, "three_plus": false, "sectors": ["GRW-1", "GRW-11:U", "GRW-10:I"],
                "from": "house"})
        );
        assert_eq!(
            json["board"],
            json!({"spaces": {"2": 2, "3": 3, "4": 4}, "patronage_rounds": [3, 4, 5, 6],
                "reward_track": {"2": "ink", "4": "ink", "5": "order", "6": "type"},
                "patronage_rewards": ["order", "specialty", "guilders", "inks"],
                "automa_start": [2, 1, 1, 2, 1], "from": "inferred"})
        );
    }

    #[test]
    fn json_of_the_first_edition_says_green_and_numbers_its_own_rewards() {
        let json = set_to_json(&house(), Edition::First);
        let text = json.to_string();
        assert!(text.contains("green") && !text.contains("silver"));
        assert_eq!(json["board"]["patronage_rewards"], json!(["order", "inks", "guilders", "specialty"]));
    }

    #[test]
    fn every_sector_is_read_as_it_is_written() {
        for sector in Sector::all() {
            assert_eq!(sector.to_string().parse(), Ok(sector));
        }
    }
}
