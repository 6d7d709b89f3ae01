//! Bad set files: every problem is named with its line, and nothing panics.

use platen_rules::cards::{CardSet, SetProblem, read_set, set_to_toml};

const HOUSE: &str = include_str!("../sets/house-1.toml");

/// The house file with a change, and the line of the change.
fn changed(old: &str, new: &str) -> (String, usize) {
    assert_eq!(HOUSE.matches(old).count(), 1, "{old:?} should stand in the file once");
    (HOUSE.replace(old, new), line_of(HOUSE, old))
}

fn line_of(text: &str, part: &str) -> usize {
    let place = text.find(part).expect("the part is in the text");
    text[..place].matches('\n').count() + 1
}

fn refused(text: &str) -> Vec<String> {
    problems(read_set(text)).iter().map(ToString::to_string).collect()
}

fn problems(outcome: Result<CardSet, Vec<SetProblem>>) -> Vec<SetProblem> {
    outcome.expect_err("the file is bad")
}

/// Checks that a change gives just one problem, on the changed line.
fn one_problem(old: &str, new: &str, message: &str) {
    let (text, line) = changed(old, new);
    assert_eq!(refused(&text), [format!("line {line}: {message}")]);
}

mod numbers {
    use super::*;

    const LINE: &str = "  { no = 17, types = \"IIU\",    guilders = 4, from = \"house\"    },\n";

    #[test]
    fn a_missing_card_is_named() {
        let (text, _) = changed(LINE, "");
        let deck = line_of(HOUSE, "printing = [");
        assert_eq!(
            refused(&text),
            [format!("line {deck}: \"printing\" has 49 of 50 entries; missing: no. 17")]
        );
    }

    #[test]
    fn missing_cards_are_named_in_ranges() {
        let start = HOUSE.find("  { no = 113,").expect("the card is there");
        let end = HOUSE.find("  { no = 117,").expect("the card is there");
        let text = [&HOUSE[..start], &HOUSE[end..]].concat().replace("{ no = 120,", "# {");
        let deck = line_of(HOUSE, "patronage = [");
        assert_eq!(
            refused(&text),
            [format!("line {deck}: \"patronage\" has 11 of 16 entries; missing: no. 113-116, 120")]
        );
    }

    #[test]
    fn a_duplicate_number_is_named_with_its_first_place() {
        let (text, line) = changed(LINE, &[LINE, LINE].concat());
        assert_eq!(
            refused(&text),
            [format!("line {}: no. 17 is here twice, first on line {line}", line + 1)]
        );
    }

    #[test]
    fn a_duplicate_in_place_of_another_leaves_one_missing() {
        let (text, line) = changed("{ no = 17, types", "{ no = 16, types");
        let deck = line_of(HOUSE, "printing = [");
        assert_eq!(
            refused(&text),
            [
                format!("line {deck}: \"printing\" has 49 of 50 entries; missing: no. 17"),
                format!("line {line}: no. 16 is here twice, first on line {}", line - 1),
            ]
        );
    }

    #[test]
    fn a_number_out_of_range_is_named() {
        for wrong in ["51", "0", "300", "-1"] {
            let (text, line) = changed("{ no = 50, types", &format!("{{ no = {wrong}, types"));
            let deck = line_of(HOUSE, "printing = [");
            assert_eq!(
                refused(&text),
                [
                    format!("line {deck}: \"printing\" has 49 of 50 entries; missing: no. 50"),
                    format!("line {line}: \"no\" should be 1 to 50, not {wrong}"),
                ]
            );
        }
    }

    #[test]
    fn cards_may_stand_in_any_order() {
        let (without, _) = changed(LINE, "");
        let text = without.replace("printing = [\n", &format!("printing = [\n{LINE}"));
        assert_eq!(read_set(&text), read_set(HOUSE));
    }
}

mod fields {
    use super::*;

    #[test]
    fn an_unknown_field_is_named() {
        one_problem(
            "{ no = 101, symbols",
            "{ no = 101, symbol = 1, symbols",
            "unknown field \"symbol\"; expected one of: no symbols from",
        );
        one_problem(
            "name = \"house-1\"",
            "title = 1\nname = \"house-1\"",
            "unknown field \"title\"; expected one of: name printing refinement specialty patronage planning gears board",
        );
    }

    #[test]
    fn a_missing_field_is_named() {
        one_problem(
            "types = \"AO\",     guilders = 3,",
            "types = \"AO\",",
            "the field \"guilders\" is missing",
        );
        one_problem(
            "centre = \"orders\",      patronage = true,  ",
            "centre = \"orders\", ",
            "the field \"patronage\" is missing",
        );
    }

    #[test]
    fn a_missing_deck_is_named() {
        let start = HOUSE.find("specialty = [").expect("the deck is there");
        let end = HOUSE.find("# Patronage cards").expect("the next deck is there");
        let text = [&HOUSE[..start], &HOUSE[end..]].concat();
        assert_eq!(refused(&text), ["line 1: the field \"specialty\" is missing"]);
    }

    #[test]
    fn a_wrong_type_is_named() {
        let card = "types = \"AO\",     guilders = 3";
        one_problem(
            card,
            "types = \"AO\", guilders = \"3\"",
            "\"guilders\" should be a whole number, not a text",
        );
        one_problem(
            card,
            "types = \"AO\", guilders = 3.5",
            "\"guilders\" should be a whole number, not a number with a fraction",
        );
        one_problem(card, "types = 7, guilders = 3", "\"types\" should be a text, not a whole number");
        one_problem(card, "types = [\"A\"], guilders = 3", "\"types\" should be a text, not a list");
        one_problem(
            "no = 17, three_plus = true,",
            "no = 17, three_plus = 1,",
            "\"three_plus\" should be true or false, not a whole number",
        );
        one_problem(
            "inks = [\"red\"],                             colour_fame =  2, decoration = { binding = 1 },",
            "inks = \"red\", colour_fame = 2, decoration = { binding = 1 },",
            "\"inks\" should be a list, not a text",
        );
        one_problem(
            "decoration = { typesetting = 6 }",
            "decoration = 6",
            "\"decoration\" should be a table, not a whole number",
        );
        one_problem("name = \"house-1\"", "name = 1979-05-27", "\"name\" should be a text, not a date");
        one_problem(
            "symbols = [\"typesetting\", \"binding\"]",
            "symbols = [\"typesetting\", true]",
            "\"symbols\" should be a text, not true or false",
        );
    }

    #[test]
    fn an_entry_that_is_no_table_is_named() {
        one_problem(
            "specialty = [\n",
            "specialty = [ 5,\n",
            "\"specialty\" should be a table, not a whole number",
        );
    }

    #[test]
    fn a_bad_name_is_named() {
        let message = "a set's name is 1 to 40 letters, digits, hyphens, dots or underscores";
        for name in ["", "my cards", "../cards", &"x".repeat(41)] {
            one_problem("name = \"house-1\"", &format!("name = \"{name}\""), message);
        }
    }
}

mod words {
    use super::*;

    #[test]
    fn an_unknown_ink_is_named() {
        one_problem(
            "inks = [\"gold\", \"gold\", \"silver\"]",
            "inks = [\"gold\", \"purple\", \"silver\"]",
            "\"purple\" is not an ink; expected one of: red blue gold silver",
        );
    }

    #[test]
    fn an_unknown_letter_is_named() {
        one_problem(
            "types = \"AAIIOU\"",
            "types = \"AAIIOE\"",
            "\"E\" is not a type; expected one of: A I O U",
        );
        one_problem(
            "types = \"AAIIOU\"",
            "types = \"aaiiou\"",
            "\"a\" is not a type; expected one of: A I O U",
        );
    }

    #[test]
    fn an_unknown_specialty_is_named() {
        let known = "expected one of: typesetting woodcutting binding illuminating";
        one_problem(
            "symbols = [\"typesetting\", \"binding\"]",
            "symbols = [\"typesetting\", \"gilding\"]",
            &format!("\"gilding\" is not a specialty; {known}"),
        );
        one_problem(
            "decoration = { typesetting = 6 }",
            "decoration = { typing = 6 }",
            &format!("unknown field \"typing\"; {known}"),
        );
    }

    #[test]
    fn an_unknown_bonus_is_named() {
        let known = "inks:1 inks:2 guilders:1 guilders:2 fame:2 fame:3 specialty order";
        for wrong in ["fame:4", "ink", "inks:0"] {
            one_problem(
                "decoration = { typesetting = 6 },                   decoration_fame = 5, bonus = \"fame:3\"",
                &format!("decoration = {{ typesetting = 6 }}, decoration_fame = 5, bonus = \"{wrong}\""),
                &format!("\"{wrong}\" is not a bonus; expected one of: {known}"),
            );
        }
    }

    #[test]
    fn an_unknown_sector_is_named() {
        let forms = "GRW-1 GRW-2 GRW-3 GRW-4 GRW-5 GRW-6 GRW-7:INK GRW-8:INK GRW-9:INK GRW-10:TYPE GRW-11:TYPE \
                     GRW-12:SPECIALTY GRW-13:SPECIALTY";
        for wrong in ["GRW-14", "GRW-0", "GRW-8", "GRW-4:red", "grw-4", "", "GRW-99:green"] {
            let message = format!("\"{wrong}\" is not a gear sector; expected one of: {forms}");
            sector_problem(wrong, &message);
        }
    }

    #[test]
    fn an_unknown_parameter_of_a_sector_is_named() {
        let inks = "expected one of: red blue gold silver";
        sector_problem("GRW-8:purple", &format!("\"purple\" is not an ink; {inks}"));
        sector_problem("GRW-8:", &format!("\"\" is not an ink; {inks}"));
        sector_problem("GRW-8:red:red", &format!("\"red:red\" is not an ink; {inks}"));
        sector_problem("GRW-10:green", "\"green\" is not a type; expected one of: A I O U");
        let specialties = "expected one of: typesetting woodcutting binding illuminating";
        sector_problem("GRW-13:A", &format!("\"A\" is not a specialty; {specialties}"));
    }

    fn sector_problem(sector: &str, message: &str) {
        let new = format!("sectors = [\"GRW-1\", \"{sector}\", \"GRW-10:O\"]");
        one_problem("sectors = [\"GRW-1\", \"GRW-3\", \"GRW-10:O\"]", &new, message);
    }

    #[test]
    fn an_unknown_action_is_named() {
        one_problem(
            "[\"specialties\", \"gears\"]],     centre = \"patronage\"",
            "[\"specialties\", \"gears\"]], centre = \"patrons\"",
            "\"patrons\" is not an action; expected one of: orders inks specialties gears patronage",
        );
        let ends = "orders inks specialties gears patronage max min";
        one_problem(
            "[[\"min\", \"inks\"]",
            "[[\"least\", \"inks\"]",
            &format!("\"least\" is not the end of a move; expected one of: {ends}"),
        );
    }

    #[test]
    fn a_move_is_a_pair_of_two_different_ends() {
        let pair = "a move is a pair, for instance [\"max\", \"min\"]";
        one_problem("[[\"min\", \"inks\"]", "[[\"min\"]", pair);
        one_problem("[[\"min\", \"inks\"]", "[[\"min\", \"inks\", \"gears\"]", pair);
        one_problem("[[\"min\", \"inks\"]", "[\"inks\"", pair);
        one_problem(
            "[[\"min\", \"inks\"]",
            "[[\"inks\", \"inks\"]",
            "a move from \"inks\" to itself does nothing",
        );
        one_problem(
            "moves = [[\"max\", \"min\"]],",
            "moves = [],",
            "\"moves\" should have 1 to 6 entries, not 0",
        );
    }

    #[test]
    fn an_unknown_source_is_named() {
        one_problem(
            "types = \"IOOU\",   guilders = 5, from = \"printed\"",
            "types = \"IOOU\", guilders = 5, from = \"seen\"",
            "\"seen\" is not a source; expected one of: printed inferred house",
        );
    }

    #[test]
    fn green_is_silver() {
        let green = HOUSE.replace("\"silver\"", "\"green\"").replace(":silver\"", ":green\"");
        assert_eq!(green.matches("silver").count(), 0);
        assert_eq!(read_set(&green), read_set(HOUSE));
    }
}

mod ranges {
    use super::*;

    #[test]
    fn a_level_is_one_to_six() {
        for level in ["7", "0", "-1"] {
            one_problem(
                "decoration = { typesetting = 6 }",
                &format!("decoration = {{ typesetting = {level} }}"),
                &format!("\"typesetting\" should be 1 to 6, not {level}"),
            );
        }
    }

    #[test]
    fn amounts_are_up_to_99() {
        for amount in ["100", "-1", "256", "0x1ff", "99999999999999999999", "-99999999999999999999"] {
            one_problem(
                "types = \"AO\",     guilders = 3",
                &format!("types = \"AO\", guilders = {amount}"),
                &format!("\"guilders\" should be 0 to 99, not {amount}"),
            );
        }
        let fame = |colour, decoration| {
            format!(
                "colour_fame = {colour}, decoration = {{ typesetting = 6 }}, decoration_fame = {decoration},"
            )
        };
        let old =
            "colour_fame =  2, decoration = { typesetting = 6 },                   decoration_fame = 5,";
        one_problem(old, &fame(100, 5), "\"colour_fame\" should be 0 to 99, not 100");
        one_problem(old, &fame(2, 100), "\"decoration_fame\" should be 0 to 99, not 100");
        assert!(read_set(&changed(old, &fame(99, 0)).0).is_ok());
    }

    #[test]
    fn symbols_are_counted() {
        let letters = |text: &str| format!("types = \"{text}\"");
        one_problem("types = \"AAIIOU\"", &letters(""), "\"types\" should have 1 to 12 letters, not 0");
        one_problem(
            "types = \"AAIIOU\"",
            &letters(&"A".repeat(13)),
            "\"types\" should have 1 to 12 letters, not 13",
        );
        let inks = "inks = [\"red\", \"red\", \"blue\"]";
        one_problem(inks, "inks = []", "\"inks\" should have 1 to 12 entries, not 0");
        let symbols = "symbols = [\"typesetting\", \"binding\"]";
        one_problem(symbols, "symbols = [\"binding\"]", "\"symbols\" should have 2 entries, not 1");
        let sectors = "sectors = [\"GRW-1\", \"GRW-3\", \"GRW-10:O\"]";
        one_problem(sectors, "sectors = [\"GRW-1\", \"GRW-3\"]", "\"sectors\" should have 3 entries, not 2");
        one_problem(
            "decoration = { typesetting = 6 }",
            "decoration = {}",
            "\"decoration\" should name a specialty with its level",
        );
    }

    #[test]
    fn a_patronage_card_asks_for_something() {
        one_problem(
            "specialties = { typesetting = 3, woodcutting = 4 }, ",
            "specialties = {}, ",
            "a patronage card should ask for something",
        );
    }

    #[test]
    fn the_automa_starts_with_seven() {
        let start = "automa_start = [2, 1, 1, 2, 1]";
        one_problem(start, "automa_start = [2, 1, 1, 2, 2]", "the automa starts with 7 markers, not 8");
        one_problem(start, "automa_start = [7, 0, 0, 0, 0]", "\"automa_start\" should be 0 to 6, not 7");
        one_problem(start, "automa_start = [7]", "\"automa_start\" should have 5 entries, not 1");
    }

    #[test]
    fn level_two_of_the_track_is_the_ink_that_ungler_takes() {
        let track = "reward_track = { 2 = \"ink\", 4";
        one_problem(
            track,
            "reward_track = { 2 = \"type\", 4",
            "level II of the reward track gives an ink (Ungler takes it at set-up)",
        );
    }

    #[test]
    fn the_board_is_whole() {
        one_problem("spaces = { 2 = 2, 3", "spaces = { 2 = 5, 3", "\"2\" should be 1 to 4, not 5");
        one_problem("spaces = { 2 = 2, 3", "spaces = { 3", "the field \"2\" is missing");
        one_problem("[3, 4, 5, 6]", "[3, 4, 5, 7]", "\"patronage_rounds\" should be 1 to 6, not 7");
        one_problem("[3, 4, 5, 6]", "[3, 4, 4, 6]", "\"patronage_rounds\" should rise from space to space");
        one_problem("[3, 4, 5, 6]", "[6, 5, 4, 3]", "\"patronage_rounds\" should rise from space to space");
        one_problem(
            "5 = \"order\"",
            "5 = \"fame\"",
            "\"fame\" is not a reward of the track; expected one of: ink order type",
        );
    }

    #[test]
    fn two_players_need_eight_gears() {
        let mut set = read_set(HOUSE).expect("the house set reads");
        for (index, gear) in set.gears.iter_mut().enumerate() {
            gear.three_plus = index >= 8;
        }
        assert_eq!(read_set(&set_to_toml(&set)).as_ref(), Ok(&set));
        set.gears[0].three_plus = true;
        let text = set_to_toml(&set);
        let line = line_of(&text, "gears = [");
        assert_eq!(
            refused(&text),
            [format!("line {line}: only 7 gears without three_plus; two players need at least 8")]
        );
    }
}

mod whole_files {
    use super::*;

    #[test]
    fn a_syntax_error_is_named_alone() {
        one_problem(
            "types = \"AO\",     guilders",
            "types = \"AO\"     guilders",
            "missing comma between key-value pairs, expected `,`",
        );
        one_problem(
            "types = \"IOOU\",   guilders = 5, from = \"printed\"",
            "types = \"IOOU\",   guilders = 5, from = printed",
            "string values must be quoted, expected literal string",
        );
        one_problem("types = \"AO\",", "types = \"AO\", types = \"AO\",", "duplicate key");
    }

    #[test]
    fn every_problem_of_a_file_is_named() {
        let text = HOUSE
            .replace("types = \"AO\",     guilders = 3", "types = \"AE\", guilders = 100")
            .replace("[\"GRW-1\", \"GRW-3\", \"GRW-10:O\"]", "[\"GRW-1\", \"GRW-33\", \"GRW-10:E\"]");
        let (card, gear) = (line_of(&text, "AE"), line_of(&text, "GRW-33"));
        let found = refused(&text);
        let starts = [
            format!("line {card}: \"E\" is not a type;"),
            format!("line {card}: \"guilders\" should be 0 to 99"),
            format!("line {gear}: \"GRW-33\" is not a gear sector;"),
            format!("line {gear}: \"E\" is not a type;"),
        ];
        assert_eq!(found.len(), starts.len(), "{found:#?}");
        assert!(found.iter().zip(&starts).all(|(text, start)| text.starts_with(start)), "{found:#?}");
    }

    #[test]
    fn a_syntax_error_hides_no_other_problem() {
        let text = HOUSE
            .replace("types = \"AO\",     guilders", "types = \"AO\"     guilders")
            .replace("types = \"AAIIOU\"", "types = \"AAIIOE\"");
        let lines = [line_of(&text, "\"AO\" "), line_of(&text, "AAIIOE")];
        let found: Vec<usize> = problems(read_set(&text)).iter().map(|problem| problem.line).collect();
        assert_eq!(found, lines);
    }

    #[test]
    fn an_empty_file_lacks_everything() {
        let keys = ["name", "printing", "refinement", "specialty", "patronage", "planning", "gears", "board"];
        let expected = keys.map(|key| format!("line 1: the field \"{key}\" is missing"));
        for text in ["", "\n\n", "# only a remark\n"] {
            assert_eq!(refused(text), expected);
        }
    }

    #[test]
    fn a_file_that_is_too_long_is_refused_unread() {
        let padded = |bytes: usize| format!("{HOUSE}#{}", "x".repeat(bytes - HOUSE.len() - 1));
        assert!(read_set(&padded(256 * 1024)).is_ok());
        let refusal = |bytes| [format!("line 1: the file has {bytes} bytes; a set has at most 262144")];
        assert_eq!(refused(&padded(256 * 1024 + 1)), refusal(256 * 1024 + 1));
        assert_eq!(refused(&"garbage\n".repeat(131_072)), refusal(1_048_576));
    }

    #[test]
    fn text_that_is_no_toml_is_refused() {
        for bytes in [
            &b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\x01"[..],
            b"\x7fELF\x02\x01\x01\0",
            b"{\"name\": \"x\"}",
            b"[[[[",
            b"\0",
        ] {
            let text = String::from_utf8_lossy(bytes);
            let found = problems(read_set(&text));
            assert!(!found.is_empty() && found.iter().all(|problem| problem.line <= 4), "{found:?}");
            assert!(
                !found.iter().any(|problem| problem.fault.to_string().ends_with("is missing")),
                "{found:?}"
            );
        }
    }

    #[test]
    fn a_deep_file_is_refused() {
        for text in ["[".repeat(200_000), format!("a = {}", "[".repeat(200_000)), "a.".repeat(100_000)] {
            assert!(read_set(&text).is_err());
        }
    }

    #[test]
    fn a_file_with_carriage_returns_reads_alike() {
        let text = HOUSE.replace('\n', "\r\n");
        assert_eq!(read_set(&text), read_set(HOUSE));
        let bad = text.replace("types = \"AAIIOU\"", "types = \"AAIIOE\"");
        assert_eq!(problems(read_set(&bad))[0].line, line_of(HOUSE, "AAIIOU"));
    }
}

/// Random edits of the house file: each gives a set that is written and read alike, or problems within the file.
mod edits {
    use super::*;

    /// `SplitMix64`: enough for a test, and the same everywhere.
    struct Dice(u64);

    impl Dice {
        fn below(&mut self, bound: usize) -> usize {
            self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut mixed = self.0;
            mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            usize::try_from((mixed >> 33) % bound as u64).expect("below a usize")
        }

        fn byte(&mut self) -> u8 {
            let likely = b"\"'{}[]=,.#\n\r0123456789-+_ AIOUaetn:\\\0\xff\xc3";
            if self.below(4) > 0 {
                likely[self.below(likely.len())]
            } else {
                self.below(256).to_le_bytes()[0]
            }
        }

        fn edit(&mut self, bytes: &mut Vec<u8>) {
            let at = self.below(bytes.len());
            let end = (at + 1 + self.below(40)).min(bytes.len());
            match self.below(6) {
                0 => bytes[at] = self.byte(),
                1 => bytes.insert(at, self.byte()),
                2 => drop(bytes.remove(at)),
                3 => drop(bytes.drain(at..end)),
                4 => {
                    let copy = bytes[at..end].to_vec();
                    let to = self.below(bytes.len());
                    bytes.splice(to..to, copy);
                }
                _ if self.below(8) == 0 => bytes.truncate(at + 1),
                _ => bytes.swap(at, end - 1),
            }
        }
    }

    #[test]
    fn give_a_set_or_problems_within_the_file() {
        let mut dice = Dice(20_260);
        let mut read = 0;
        for _ in 0..3_000 {
            let mut bytes = HOUSE.as_bytes().to_vec();
            for _ in 0..=dice.below(3) {
                dice.edit(&mut bytes);
            }
            read += usize::from(reads_or_lists_problems(&String::from_utf8_lossy(&bytes)));
        }
        assert!((100..2_900).contains(&read), "both happen: {read} of 3000 read");
    }

    fn reads_or_lists_problems(text: &str) -> bool {
        match read_set(text) {
            Ok(set) => {
                assert_eq!(read_set(&set_to_toml(&set)), Ok(set));
                true
            }
            Err(found) => {
                let lines = text.lines().count();
                assert!(!found.is_empty());
                for problem in found {
                    assert!((1..=lines).contains(&problem.line), "{problem} of {lines}");
                    let said = problem.fault.to_string();
                    assert!(!said.is_empty() && said.len() < 400, "{problem}");
                }
                false
            }
        }
    }
}
