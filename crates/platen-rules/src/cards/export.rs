//! Writes a set as JSON (the form of the audit trace) or as a file, and its hash.

use super::faces::{
    Board, CardSet, GearTile, PatronageCard, PlanningCard, PrintingCard, Provenance, RefinementCard,
    SpecialtyCard,
};
use super::house::published_hash;
use crate::vocabulary::{
    ByInk, ByLetter, BySpecialty, Edition, GearNo, Ink, Letter, PatronageNo, PlanningNo, PrintingNo,
    RefinementNo, Specialty, SpecialtyNo,
};
use serde_json::{Map, Value, json};

/// The whole set as JSON, with the ink names and reward numbers of an edition.
pub fn set_to_json(set: &CardSet, edition: Edition) -> Value {
    json!({
        "name": set.name,
        "printing": PrintingNo::all().map(|no| printing(no, *set.printing_card(no))).collect::<Vec<_>>(),
        "refinement": RefinementNo::all().map(|no| refinement(no, set.refinement_card(no), edition)).collect::<Vec<_>>(),
        "specialty": SpecialtyNo::all().map(|no| {
            let card = set.specialty_card(no);
            let symbols: Vec<Specialty> = card.symbols.each().collect();
            json!({"no": no, "symbols": symbols, "from": card.from})
        }).collect::<Vec<_>>(),
        "patronage": PatronageNo::all().map(|no| patronage(no, set.patronage_card(no), edition)).collect::<Vec<_>>(),
        "planning": PlanningNo::all().map(|no| planning(no, set.planning_card(no))).collect::<Vec<_>>(),
        "gears": GearNo::all().map(|no| {
            let gear = set.gear(no);
            let sectors = gear.sectors.map(|sector| sector_name(&sector.to_string(), edition));
            json!({"no": no, "three_plus": gear.three_plus, "sectors": sectors, "from": gear.from})
        }).collect::<Vec<_>>(),
        "board": board(set, edition),
    })
}

/// The code of a sector with the ink names of an edition.
pub(crate) fn sector_name(code: &str, edition: Edition) -> String {
    match edition {
        Edition::First => code.replace("silver", "green"),
        Edition::Second => code.to_string(),
    }
}

/// Letters as a string, in the order A I O U.
pub(crate) fn letters_text(letters: &ByLetter<u8>) -> String {
    letters.each().map(Letter::code).collect()
}

fn printing(no: PrintingNo, card: PrintingCard) -> Value {
    json!({"no": no, "types": letters_text(&card.letters), "guilders": card.guilders, "from": card.from})
}

fn refinement(no: RefinementNo, card: &RefinementCard, edition: Edition) -> Value {
    json!({
        "no": no,
        "inks": card.inks.each().map(|ink| edition.ink_name(ink)).collect::<Vec<_>>(),
        "colour_fame": card.colour_fame,
        "decoration": levels(card.decoration),
        "decoration_fame": card.decoration_fame,
        "bonus": card.bonus.code(),
        "from": card.from,
    })
}

fn patronage(no: PatronageNo, card: &PatronageCard, edition: Edition) -> Value {
    json!({
        "no": no,
        "specialties": levels(card.specialties),
        "inks": card.inks.each().map(|ink| edition.ink_name(ink)).collect::<Vec<_>>(),
        "types": letters_text(&card.letters),
        "from": card.from,
    })
}

fn planning(no: PlanningNo, card: &PlanningCard) -> Value {
    let moves: Vec<[&str; 2]> = card.moves.iter().map(|step| [step.from.code(), step.to.code()]).collect();
    json!({"no": no, "moves": moves, "centre": card.centre, "patronage": card.patronage, "from": card.from})
}

fn levels(levels: BySpecialty<u8>) -> Value {
    let shown = Specialty::ALL.into_iter().filter(|&s| levels[s] > 0);
    Value::Object(shown.map(|s| (s.code().to_string(), json!(levels[s]))).collect::<Map<_, _>>())
}

fn board(set: &CardSet, edition: Edition) -> Value {
    let board = &set.board;
    json!({
        "spaces": {"2": board.spaces[0], "3": board.spaces[1], "4": board.spaces[2]},
        "patronage_rounds": board.patronage_rounds,
        "reward_track": {
            "2": board.reward_track[0], "4": board.reward_track[1],
            "5": board.reward_track[2], "6": board.reward_track[3],
        },
        "patronage_rewards": edition.patronage_rewards(),
        "automa_start": board.automa_start.0,
        "from": board.from,
    })
}

impl CardSet {
    /// The hash of all faces, as 32 hex digits: equal for sets that play alike, whatever their names, sources and
    /// comments.
    pub fn hash(&self) -> String {
        published_hash(self, || self.find_hash()).unwrap_or_else(|| self.find_hash())
    }

    fn find_hash(&self) -> String {
        let mut faces = set_to_json(self, Edition::Second);
        leave_out_sources(&mut faces);
        if let Value::Object(fields) = &mut faces {
            fields.remove("name");
        }
        // Another crate of the build may switch serde_json to keep the order of insertion.
        faces.sort_all_objects();
        blake3::hash(faces.to_string().as_bytes()).to_hex()[..32].to_string()
    }
}

fn leave_out_sources(value: &mut Value) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(leave_out_sources),
        Value::Object(fields) => {
            fields.remove("from");
            fields.values_mut().for_each(leave_out_sources);
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The set as a TOML file in the layout of the published ones; [`read_set`](super::read_set) gives it back.
pub fn set_to_toml(set: &CardSet) -> String {
    let decks = [
        toml_deck("printing", PrintingNo::all().map(|no| toml_printing(no, *set.printing_card(no)))),
        toml_deck("refinement", RefinementNo::all().map(|no| toml_refinement(no, set.refinement_card(no)))),
        toml_deck("specialty", SpecialtyNo::all().map(|no| toml_specialty(no, *set.specialty_card(no)))),
        toml_deck("patronage", PatronageNo::all().map(|no| toml_patronage(no, set.patronage_card(no)))),
        toml_deck("planning", PlanningNo::all().map(|no| toml_planning(no, set.planning_card(no)))),
        toml_deck("gears", GearNo::all().map(|no| toml_gear(no, *set.gear(no)))),
    ];
    format!("name = \"{}\"\n{}{}", set.name, decks.concat(), toml_board(&set.board))
}

fn toml_deck(key: &str, entries: impl Iterator<Item = String>) -> String {
    let lines: Vec<String> = entries.map(|entry| format!("  {{ {entry} }},\n")).collect();
    format!("\n{key} = [\n{}]\n", lines.concat())
}

fn toml_printing(no: PrintingNo, card: PrintingCard) -> String {
    let types = format!("\"{}\",", letters_text(&card.letters));
    format!("no = {no:>2}, types = {types:<9} guilders = {}, {}", card.guilders, from(card.from))
}

fn toml_refinement(no: RefinementNo, card: &RefinementCard) -> String {
    let RefinementCard { colour_fame, decoration_fame, bonus, .. } = card;
    let (inks, decoration) = (toml_inks(card.inks), toml_levels(card.decoration));
    format!(
        "no = {no:>3}, inks = {inks}, colour_fame = {colour_fame}, decoration = {decoration}, \
         decoration_fame = {decoration_fame}, bonus = \"{bonus}\", {}",
        from(card.from)
    )
}

fn toml_specialty(no: SpecialtyNo, card: SpecialtyCard) -> String {
    let symbols = quoted(card.symbols.each().map(Specialty::code));
    format!("no = {no}, symbols = [{symbols}], {}", from(card.from))
}

fn toml_patronage(no: PatronageNo, card: &PatronageCard) -> String {
    let (inks, specialties) = (toml_inks(card.inks), toml_levels(card.specialties));
    let types = letters_text(&card.letters);
    format!("no = {no}, specialties = {specialties}, inks = {inks}, types = \"{types}\", {}", from(card.from))
}

fn toml_planning(no: PlanningNo, card: &PlanningCard) -> String {
    let PlanningCard { centre, patronage, .. } = card;
    let moves: Vec<String> =
        card.moves.iter().map(|step| format!("[{}]", quoted([step.from.code(), step.to.code()]))).collect();
    let moves = moves.join(", ");
    format!(
        "no = {no}, moves = [{moves}], centre = \"{centre}\", patronage = {patronage}, {}",
        from(card.from)
    )
}

fn toml_gear(no: GearNo, gear: GearTile) -> String {
    let three_plus = format!("{},", gear.three_plus);
    let codes = gear.sectors.map(|sector| sector.to_string());
    let sectors = quoted(codes.iter().map(String::as_str));
    format!("no = {no:>2}, three_plus = {three_plus:<6} sectors = [{sectors}], {}", from(gear.from))
}

fn toml_inks(inks: ByInk<u8>) -> String {
    format!("[{}]", quoted(inks.each().map(Ink::code)))
}

fn from(provenance: Provenance) -> String {
    let word = match provenance {
        Provenance::Printed => "printed",
        Provenance::Inferred => "inferred",
        Provenance::House => "house",
    };
    format!("from = \"{word}\"")
}

fn quoted<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    words.into_iter().map(|word| format!("\"{word}\"")).collect::<Vec<_>>().join(", ")
}

fn toml_levels(levels: BySpecialty<u8>) -> String {
    let shown: Vec<String> = Specialty::ALL
        .into_iter()
        .filter(|&specialty| levels[specialty] > 0)
        .map(|specialty| format!("{specialty} = {}", levels[specialty]))
        .collect();
    if shown.is_empty() { "{}".to_string() } else { format!("{{ {} }}", shown.join(", ")) }
}

fn toml_board(board: &Board) -> String {
    let [two, three, four] = board.spaces;
    let [ii, iv, v, vi] = board.reward_track;
    format!(
        "\n[board]\nspaces = {{ 2 = {two}, 3 = {three}, 4 = {four} }}\npatronage_rounds = {:?}\n\
         reward_track = {{ 2 = \"{ii}\", 4 = \"{iv}\", 5 = \"{v}\", 6 = \"{vi}\" }}\nautoma_start = {:?}\n{}\n",
        board.patronage_rounds,
        board.automa_start.0,
        from(board.from)
    )
}
