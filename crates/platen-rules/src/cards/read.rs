//! Reads a set from its TOML file and names every problem with its line.

use super::faces::{
    Board, CardSet, GearTile, PatronageCard, PlanningCard, PlanningMove, PrintingCard, Provenance,
    RefinementCard, SpecialtyCard,
};
use crate::vocabulary::{
    BoardAction, ByAction, ByInk, ByLetter, BySpecialty, Edition, GearNo, Ink, Letter, Number, PatronageNo,
    PlanningNo, PrintingNo, RefinementNo, Specialty, SpecialtyNo, TrackReward,
};
use std::ops::Range;
use std::str::FromStr;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The largest amount of guilders or fame that a card may name.
const MOST: u8 = 99;
/// The most letters or inks a card may ask for.
const MOST_SYMBOLS: u8 = 12;
/// The fewest gears without the mark "3+": two spaces, four for Guillard (CHR-2), two to refill.
const FEWEST_BASIC_GEARS: usize = 8;

/// Something wrong with a set file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SetProblem {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong and what is expected.
    pub message: String,
}

impl std::fmt::Display for SetProblem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

/// Reads a set; on failure lists every problem found, in the order of the lines.
pub fn read_set(text: &str) -> Result<CardSet, Vec<SetProblem>> {
    let (root, syntax_errors) = DeTable::parse_recoverable(text);
    let mut reader = Reader { text, problems: Vec::new() };
    for error in syntax_errors {
        reader.problem(error.span().unwrap_or(0..0), error.message().to_string());
    }
    let set = reader.set(Row { table: root.get_ref(), span: root.span() });
    let Reader { mut problems, .. } = reader;
    problems.sort();
    problems.dedup();
    match set {
        Some(set) if problems.is_empty() => Ok(set),
        _ => Err(problems),
    }
}

/// A table with the place where it stands.
#[derive(Clone)]
struct Row<'a> {
    table: &'a DeTable<'a>,
    span: Range<usize>,
}

struct Reader<'t> {
    text: &'t str,
    problems: Vec<SetProblem>,
}

impl Reader<'_> {
    fn problem(&mut self, span: Range<usize>, message: String) {
        let before = self.text.get(..span.start).unwrap_or(self.text);
        self.problems.push(SetProblem { line: before.matches('\n').count() + 1, message });
    }

    fn set(&mut self, root: Row<'_>) -> Option<CardSet> {
        let known =
            ["name", "printing", "refinement", "specialty", "patronage", "planning", "gears", "board"];
        self.known_fields(&root, &known);
        let name = self.name(&root);
        let printing = self.deck(&root, "printing", Self::printing_card);
        let refinement = self.deck(&root, "refinement", Self::refinement_card);
        let specialty = self.deck(&root, "specialty", Self::specialty_card);
        let patronage = self.deck(&root, "patronage", Self::patronage_card);
        let planning = self.deck(&root, "planning", Self::planning_card);
        let gears = self.deck(&root, "gears", Self::gear);
        let board = self.board(&root);
        if let Some(gears) = &gears {
            self.enough_basic_gears(&root, gears);
        }
        Some(CardSet {
            name: name?,
            printing: array::<_, PrintingNo, { PrintingNo::COUNT }>(printing?)?,
            refinement: array::<_, RefinementNo, { RefinementNo::COUNT }>(refinement?)?,
            specialty: array::<_, SpecialtyNo, { SpecialtyNo::COUNT }>(specialty?)?,
            patronage: array::<_, PatronageNo, { PatronageNo::COUNT }>(patronage?)?,
            planning: array::<_, PlanningNo, { PlanningNo::COUNT }>(planning?)?,
            gears: array::<_, GearNo, { GearNo::COUNT }>(gears?)?,
            board: board?,
        })
    }

    fn name(&mut self, root: &Row<'_>) -> Option<String> {
        let (name, span) = self.text_field(root, "name")?;
        let plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_' || c == '.';
        if name.is_empty() || name.len() > 40 || !name.chars().all(plain) {
            let message = "a set's name is 1 to 40 letters, digits, hyphens, dots or underscores".to_string();
            self.problem(span, message);
            return None;
        }
        Some(name)
    }

    /// Reads every entry of a deck; all numbers must be there, each once.
    fn deck<N: Number + TryFrom<u8, Error = String>, T>(
        &mut self,
        root: &Row<'_>,
        key: &str,
        card: impl Fn(&mut Self, &Row<'_>) -> Option<T>,
    ) -> Option<Vec<(N, T)>> {
        let (entries, span) = self.array_field(root, key)?;
        let mut cards: Vec<(N, T)> = Vec::new();
        let mut seen = vec![false; N::COUNT];
        for entry in entries {
            let Some(row) = self.row(entry, key) else { continue };
            let number = self.deck_number::<N>(&row, &mut seen);
            let face = card(self, &row);
            if let (Some(number), Some(face)) = (number, face) {
                cards.push((number, face));
            }
        }
        let missing: Vec<String> =
            (0..N::COUNT).filter(|&i| !seen[i]).map(|i| (usize::from(N::FIRST) + i).to_string()).collect();
        if !missing.is_empty() {
            let message = format!(
                "{key} has {} of {} entries; missing: no. {}",
                N::COUNT - missing.len(),
                N::COUNT,
                missing.join(", ")
            );
            self.problem(span, message);
        }
        (cards.len() == N::COUNT).then_some(cards)
    }

    fn deck_number<N: Number + TryFrom<u8, Error = String>>(
        &mut self,
        row: &Row<'_>,
        seen: &mut [bool],
    ) -> Option<N> {
        let (number, span) = self.number_field(row, "no", 0, u8::MAX)?;
        match N::try_from(number) {
            Err(message) => self.problem(span, message),
            Ok(no) if std::mem::replace(&mut seen[no.index()], true) => {
                self.problem(span, format!("no. {number} is here twice"));
            }
            Ok(no) => return Some(no),
        }
        None
    }

    fn printing_card(&mut self, row: &Row<'_>) -> Option<PrintingCard> {
        self.known_fields(row, &["no", "types", "guilders", "from"]);
        let letters = self.letters(row, "types", 1);
        let guilders = self.number_field(row, "guilders", 0, MOST);
        let from = self.provenance(row);
        Some(PrintingCard { letters: letters?, guilders: guilders?.0, from: from? })
    }

    fn refinement_card(&mut self, row: &Row<'_>) -> Option<RefinementCard> {
        let known = ["no", "inks", "colour_fame", "decoration", "decoration_fame", "bonus", "from"];
        self.known_fields(row, &known);
        let inks = self.inks(row, 1);
        let colour_fame = self.number_field(row, "colour_fame", 0, MOST);
        let decoration = self.levels(row, "decoration", 1);
        let decoration_fame = self.number_field(row, "decoration_fame", 0, MOST);
        let bonus = self.word_field(row, "bonus");
        let from = self.provenance(row);
        Some(RefinementCard {
            inks: inks?,
            colour_fame: colour_fame?.0,
            decoration: decoration?,
            decoration_fame: decoration_fame?.0,
            bonus: bonus?,
            from: from?,
        })
    }

    fn specialty_card(&mut self, row: &Row<'_>) -> Option<SpecialtyCard> {
        self.known_fields(row, &["no", "symbols", "from"]);
        let symbols: Option<Vec<Specialty>> = self.words_field(row, "symbols", 1, 4, Specialty::from_str);
        let from = self.provenance(row);
        Some(SpecialtyCard { symbols: BySpecialty::count(symbols?), from: from? })
    }

    fn patronage_card(&mut self, row: &Row<'_>) -> Option<PatronageCard> {
        self.known_fields(row, &["no", "specialties", "inks", "types", "from"]);
        let specialties = self.levels(row, "specialties", 0);
        let inks = self.inks(row, 0);
        let letters = self.letters(row, "types", 0);
        let from = self.provenance(row);
        Some(PatronageCard { specialties: specialties?, inks: inks?, letters: letters?, from: from? })
    }

    fn planning_card(&mut self, row: &Row<'_>) -> Option<PlanningCard> {
        self.known_fields(row, &["no", "moves", "centre", "patronage", "from"]);
        let moves = self.moves(row);
        let centre: Option<BoardAction> = self.word_field(row, "centre");
        let patronage = self.flag_field(row, "patronage");
        let from = self.provenance(row);
        Some(PlanningCard { moves: moves?, centre: centre?, patronage: patronage?, from: from? })
    }

    fn moves(&mut self, row: &Row<'_>) -> Option<Vec<PlanningMove>> {
        let (entries, span) = self.array_field(row, "moves")?;
        if entries.len() > 6 {
            self.problem(span, format!("{} moves; at most 6", entries.len()));
            return None;
        }
        let mut moves = Vec::new();
        for entry in entries {
            let ends: Vec<Option<&str>> = entry
                .get_ref()
                .as_array()
                .into_iter()
                .flat_map(|a| a.iter().map(|e| e.get_ref().as_str()))
                .collect();
            let [Some(from), Some(to)] = ends[..] else {
                self.problem(entry.span(), "a move is a pair, for instance [\"max\", \"min\"]".to_string());
                return None;
            };
            match (from.parse(), to.parse()) {
                (Ok(from), Ok(to)) => moves.push(PlanningMove { from, to }),
                (Err(error), _) | (_, Err(error)) => {
                    self.problem(entry.span(), error.to_string());
                    return None;
                }
            }
        }
        Some(moves)
    }

    fn gear(&mut self, row: &Row<'_>) -> Option<GearTile> {
        self.known_fields(row, &["no", "three_plus", "sectors", "from"]);
        let three_plus = self.flag_field(row, "three_plus");
        let sectors = self.words_field(row, "sectors", 3, 3, |text| text.replace("green", "silver").parse());
        let from = self.provenance(row);
        Some(GearTile { three_plus: three_plus?, sectors: sectors?.try_into().ok()?, from: from? })
    }

    fn enough_basic_gears(&mut self, root: &Row<'_>, gears: &[(GearNo, GearTile)]) {
        let basic = gears.iter().filter(|(_, gear)| !gear.three_plus).count();
        if basic < FEWEST_BASIC_GEARS {
            let message = format!(
                "only {basic} gears without three_plus; two players need at least {FEWEST_BASIC_GEARS}"
            );
            let span = root.table.get("gears").map_or(0..0, Spanned::span);
            self.problem(span, message);
        }
    }

    fn board(&mut self, root: &Row<'_>) -> Option<Board> {
        let Some(entry) = root.table.get("board") else {
            self.problem(root.span.clone(), "the table [board] is missing".to_string());
            return None;
        };
        let row = self.row(entry, "board")?;
        let known = ["spaces", "patronage_rounds", "reward_track", "automa_start", "from"];
        self.known_fields(&row, &known);
        let spaces = self.spaces(&row);
        let rounds = self.numbers_field(&row, "patronage_rounds", 4, 1, 6);
        let reward_track = self.reward_track(&row);
        let automa_start = self.automa_start(&row);
        let from = self.provenance(&row);
        Some(Board {
            spaces: spaces?,
            patronage_rounds: rounds?.try_into().ok()?,
            reward_track: reward_track?,
            automa_start: automa_start?,
            from: from?,
        })
    }

    fn spaces(&mut self, row: &Row<'_>) -> Option<[u8; 3]> {
        let inner = self.table_field(row, "spaces")?;
        self.known_fields(&inner, &["2", "3", "4"]);
        let spaces = ["2", "3", "4"].map(|count| self.number_field(&inner, count, 1, 4));
        Some([spaces[0].clone()?.0, spaces[1].clone()?.0, spaces[2].clone()?.0])
    }

    fn reward_track(&mut self, row: &Row<'_>) -> Option<[TrackReward; 4]> {
        let inner = self.table_field(row, "reward_track")?;
        self.known_fields(&inner, &["2", "4", "5", "6"]);
        let rewards: [Option<TrackReward>; 4] =
            ["2", "4", "5", "6"].map(|level| self.word_field(&inner, level));
        Some([rewards[0]?, rewards[1]?, rewards[2]?, rewards[3]?])
    }

    fn automa_start(&mut self, row: &Row<'_>) -> Option<ByAction<u8>> {
        let start = ByAction(self.numbers_field(row, "automa_start", 5, 0, 6)?.try_into().ok()?);
        if start.total() != 7 {
            let span = row.table.get("automa_start").map_or(0..0, Spanned::span);
            self.problem(span, format!("the automa starts with 7 markers, not {}", start.total()));
            return None;
        }
        Some(start)
    }
}

/// Fields of one kind each.
impl Reader<'_> {
    fn known_fields(&mut self, row: &Row<'_>, known: &[&str]) {
        for key in row.table.keys() {
            if !known.contains(&key.get_ref().as_ref()) {
                let name: String = key.get_ref().chars().take(40).collect();
                self.problem(
                    key.span(),
                    format!("unknown field {name:?}; expected one of: {}", known.join(" ")),
                );
            }
        }
    }

    fn field<'a>(&mut self, row: &Row<'a>, key: &str) -> Option<&'a Spanned<DeValue<'a>>> {
        let value = row.table.get(key);
        if value.is_none() {
            self.problem(row.span.clone(), format!("the field {key:?} is missing"));
        }
        value
    }

    fn expected(&mut self, value: &Spanned<DeValue<'_>>, key: &str, what: &str) {
        let found = value.get_ref().type_str();
        self.problem(value.span(), format!("{key:?} should be {what}, not {found}"));
    }

    fn row<'a>(&mut self, value: &'a Spanned<DeValue<'a>>, key: &str) -> Option<Row<'a>> {
        match value.get_ref().as_table() {
            Some(table) => Some(Row { table, span: value.span() }),
            None => {
                self.expected(value, key, "a table");
                None
            }
        }
    }

    fn table_field<'a>(&mut self, row: &Row<'a>, key: &str) -> Option<Row<'a>> {
        let value = self.field(row, key)?;
        self.row(value, key)
    }

    fn array_field<'a>(
        &mut self,
        row: &Row<'a>,
        key: &str,
    ) -> Option<(&'a [Spanned<DeValue<'a>>], Range<usize>)> {
        let value = self.field(row, key)?;
        match value.get_ref().as_array() {
            Some(array) => Some((array, value.span())),
            None => {
                self.expected(value, key, "a list");
                None
            }
        }
    }

    fn text_field(&mut self, row: &Row<'_>, key: &str) -> Option<(String, Range<usize>)> {
        let value = self.field(row, key)?;
        match value.get_ref().as_str() {
            Some(text) => Some((text.to_string(), value.span())),
            None => {
                self.expected(value, key, "a text");
                None
            }
        }
    }

    fn flag_field(&mut self, row: &Row<'_>, key: &str) -> Option<bool> {
        let value = self.field(row, key)?;
        let flag = value.get_ref().as_bool();
        if flag.is_none() {
            self.expected(value, key, "true or false");
        }
        flag
    }

    fn number(&mut self, value: &Spanned<DeValue<'_>>, key: &str, least: u8, most: u8) -> Option<u8> {
        let Some(number) = value.get_ref().as_integer() else {
            self.expected(value, key, "a whole number");
            return None;
        };
        let number = i64::from_str_radix(number.as_str(), number.radix()).unwrap_or(i64::MAX);
        match u8::try_from(number) {
            Ok(number) if (least..=most).contains(&number) => Some(number),
            _ => {
                self.problem(value.span(), format!("{key:?} should be {least} to {most}, not {number}"));
                None
            }
        }
    }

    fn number_field(&mut self, row: &Row<'_>, key: &str, least: u8, most: u8) -> Option<(u8, Range<usize>)> {
        let value = self.field(row, key)?;
        self.number(value, key, least, most).map(|number| (number, value.span()))
    }

    fn numbers_field(
        &mut self,
        row: &Row<'_>,
        key: &str,
        count: usize,
        least: u8,
        most: u8,
    ) -> Option<Vec<u8>> {
        let (values, span) = self.array_field(row, key)?;
        if values.len() != count {
            self.problem(span, format!("{key:?} should have {count} numbers, not {}", values.len()));
            return None;
        }
        values.iter().map(|value| self.number(value, key, least, most)).collect()
    }

    fn word_field<T: FromStr<Err = crate::vocabulary::UnknownWord>>(
        &mut self,
        row: &Row<'_>,
        key: &str,
    ) -> Option<T> {
        let (text, span) = self.text_field(row, key)?;
        text.parse().map_err(|error: T::Err| self.problem(span, error.to_string())).ok()
    }

    fn words_field<T>(
        &mut self,
        row: &Row<'_>,
        key: &str,
        least: usize,
        most: usize,
        parse: impl Fn(&str) -> Result<T, crate::vocabulary::UnknownWord>,
    ) -> Option<Vec<T>> {
        let (values, span) = self.array_field(row, key)?;
        if !(least..=most).contains(&values.len()) {
            let expected = if least == most { least.to_string() } else { format!("{least} to {most}") };
            self.problem(span, format!("{key:?} should have {expected} entries, not {}", values.len()));
            return None;
        }
        let mut words = Vec::new();
        for value in values {
            match value.get_ref().as_str().map(&parse) {
                Some(Ok(word)) => words.push(word),
                Some(Err(error)) => self.problem(value.span(), error.to_string()),
                None => self.expected(value, key, "a list of texts"),
            }
        }
        (words.len() == values.len()).then_some(words)
    }

    fn provenance(&mut self, row: &Row<'_>) -> Option<Provenance> {
        let (text, span) = self.text_field(row, "from")?;
        match text.as_str() {
            "printed" => Some(Provenance::Printed),
            "inferred" => Some(Provenance::Inferred),
            "house" => Some(Provenance::House),
            _ => {
                self.problem(span, "\"from\" should be \"printed\", \"inferred\" or \"house\"".to_string());
                None
            }
        }
    }

    fn letters(&mut self, row: &Row<'_>, key: &str, least: u8) -> Option<ByLetter<u8>> {
        let (text, span) = self.text_field(row, key)?;
        if !symbols_within(text.chars().count(), least) {
            self.problem(span, format!("{key:?} should have {least} to {MOST_SYMBOLS} letters"));
            return None;
        }
        let letters: Result<Vec<Letter>, _> = text.chars().map(|c| c.to_string().parse()).collect();
        letters.map(ByLetter::count).map_err(|error| self.problem(span, error.to_string())).ok()
    }

    /// Reads inks; the fourth may be written `silver` or `green`.
    fn inks(&mut self, row: &Row<'_>, least: u8) -> Option<ByInk<u8>> {
        let either = |name: &str| {
            Edition::Second.ink(name).or_else(|error| Edition::First.ink(name).map_err(|_| error))
        };
        let inks: Vec<Ink> =
            self.words_field(row, "inks", usize::from(least), usize::from(MOST_SYMBOLS), either)?;
        Some(ByInk::count(inks))
    }

    fn levels(&mut self, row: &Row<'_>, key: &str, least: usize) -> Option<BySpecialty<u8>> {
        let inner = self.table_field(row, key)?;
        self.known_fields(&inner, &Specialty::ALL.map(Specialty::code));
        let mut levels = BySpecialty([0; 4]);
        let mut sound = true;
        for specialty in Specialty::ALL {
            if let Some(value) = inner.table.get(specialty.code()) {
                match self.number(value, specialty.code(), 1, 6) {
                    Some(level) => levels[specialty] = level,
                    None => sound = false,
                }
            }
        }
        if inner.table.len() < least {
            self.problem(inner.span, format!("{key:?} needs at least {least} specialty with its level"));
            return None;
        }
        sound.then_some(levels)
    }
}

fn symbols_within(count: usize, least: u8) -> bool {
    (usize::from(least)..=usize::from(MOST_SYMBOLS)).contains(&count)
}

/// Puts the cards in the order of their numbers.
fn array<T, N: Number, const COUNT: usize>(mut cards: Vec<(N, T)>) -> Option<[T; COUNT]> {
    cards.sort_by_key(|(number, _)| number.index());
    let cards: Vec<T> = cards.into_iter().map(|(_, card)| card).collect();
    cards.try_into().ok()
}
