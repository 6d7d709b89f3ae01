//! Reads a set from its TOML file and names every problem with its line.

use super::faces::{
    Board, CardSet, GearTile, PatronageCard, PlanningCard, PlanningMove, PrintingCard, RefinementCard,
    SpecialtyCard,
};
use super::fault::{SetFault, SetProblem};
use super::fields::{Reader, Row, whole};
use super::{MoveEnd, Sector};
use crate::vocabulary::{
    ByAction, BySpecialty, GearNo, Number, PatronageNo, PlanningNo, PrintingNo, RefinementNo, Specialty,
    SpecialtyNo, TrackReward, UnknownWord,
};
use std::str::FromStr;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The longest file that is read: many times a whole set, and short enough to list every problem at once.
const MOST_BYTES: usize = 256 * 1024;
/// The largest amount of guilders or fame that a card may name.
const MOST: u8 = 99;
/// The most moves on a planning card.
const MOST_MOVES: usize = 6;
/// The fewest gears without the mark "3+" that fill two players' axles and the board, or the board and the four that
/// Guillard draws (CHR-2).
const FEWEST_BASIC_GEARS: usize = 8;

/// Reads a set; on failure lists every problem found, in the order of the lines.
///
/// The list has at least one problem, and each has a line of the file. A text of more than 256 kB is refused unread.
pub fn read_set(text: &str) -> Result<CardSet, Vec<SetProblem>> {
    if text.len() > MOST_BYTES {
        let fault = SetFault::FileTooLong { bytes: text.len(), most: MOST_BYTES };
        return Err(vec![SetProblem { line: 1, fault }]);
    }
    let (root, syntax_errors) = DeTable::parse_recoverable(text);
    let mut reader = Reader::new(text, &syntax_errors);
    let set = reader.set(&Row { table: root.get_ref(), span: root.span() });
    let problems = reader.into_problems();
    set.filter(|_| problems.is_empty()).ok_or(problems)
}

/// The set and its decks.
impl Reader {
    fn set(&mut self, root: &Row<'_>) -> Option<CardSet> {
        let known =
            ["name", "printing", "refinement", "specialty", "patronage", "planning", "gears", "board"];
        self.known_fields(root, &known);
        let name = self.name(root);
        let printing = self.deck::<PrintingNo, _, _>(root, "printing", Self::printing_card);
        let refinement = self.deck::<RefinementNo, _, _>(root, "refinement", Self::refinement_card);
        let specialty = self.deck::<SpecialtyNo, _, _>(root, "specialty", Self::specialty_card);
        let patronage = self.deck::<PatronageNo, _, _>(root, "patronage", Self::patronage_card);
        let planning = self.deck::<PlanningNo, _, _>(root, "planning", Self::planning_card);
        let gears = self.gears(root);
        let board = self.board(root);
        Some(CardSet {
            name: name?,
            printing: printing?,
            refinement: refinement?,
            specialty: specialty?,
            patronage: patronage?,
            planning: planning?,
            gears: gears?,
            board: board?,
        })
    }
    fn name(&mut self, root: &Row<'_>) -> Option<String> {
        let name = self.text_field(root, "name")?;
        let plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_' || c == '.';
        if name.is_empty() || name.len() > 40 || !name.chars().all(plain) {
            self.problem(&root.span_of("name"), SetFault::BadName);
            return None;
        }
        Some(name.to_string())
    }

    /// Reads every entry of a deck; all numbers must be there, each once, in any order.
    fn deck<N: Number, T, const COUNT: usize>(
        &mut self,
        root: &Row<'_>,
        key: &str,
        read: impl Fn(&mut Self, &Row<'_>) -> Option<T>,
    ) -> Option<[T; COUNT]> {
        const { assert!(COUNT == N::COUNT) };
        let entries = self.list_field(root, key)?;
        let mut lines = [None; COUNT];
        let mut faces = [const { None }; COUNT];
        for entry in entries {
            let Some(row) = self.row(entry, key) else { continue };
            let place = self.place::<N>(&row, &mut lines);
            let face = read(self, &row);
            if let Some(place) = place {
                faces[place] = face;
            }
        }
        let missing: Vec<usize> = (0..COUNT).filter(|&place| lines[place].is_none()).collect();
        if !missing.is_empty() {
            let (found, numbers) = (COUNT - missing.len(), number_list::<N>(&missing));
            let fault = SetFault::MissingEntries { deck: key.to_string(), found, count: COUNT, numbers };
            self.missing(&root.span_of(key), fault);
        }
        whole(faces)
    }

    /// The place of an entry in its deck, noted with its line; `None` if it is taken.
    fn place<N: Number>(&mut self, row: &Row<'_>, lines: &mut [Option<usize>]) -> Option<usize> {
        let number = self.number_field(row, "no", N::FIRST..=number_at::<N>(N::COUNT - 1))?;
        let place = usize::from(number - N::FIRST);
        let span = row.span_of("no");
        if let Some(first) = lines[place] {
            self.problem(&span, SetFault::Twice { number, first });
            return None;
        }
        lines[place] = Some(self.line(&span));
        Some(place)
    }

    fn gears(&mut self, root: &Row<'_>) -> Option<[GearTile; GearNo::COUNT]> {
        let gears = self.deck::<GearNo, _, _>(root, "gears", Self::gear)?;
        let basic = gears.iter().filter(|gear| !gear.three_plus).count();
        if basic < FEWEST_BASIC_GEARS {
            let fault = SetFault::FewBasicGears { found: basic, least: FEWEST_BASIC_GEARS };
            self.problem(&root.span_of("gears"), fault);
        }
        Some(gears)
    }
}

/// One entry of each deck. Every field is read before the first missing one ends the entry.
impl Reader {
    fn printing_card(&mut self, row: &Row<'_>) -> Option<PrintingCard> {
        self.known_fields(row, &["no", "types", "guilders", "from"]);
        let letters = self.letters(row, "types", 1);
        let guilders = self.number_field(row, "guilders", 0..=MOST);
        let from = self.provenance(row);
        Some(PrintingCard { letters: letters?, guilders: guilders?, from: from? })
    }

    fn refinement_card(&mut self, row: &Row<'_>) -> Option<RefinementCard> {
        let known = ["no", "inks", "colour_fame", "decoration", "decoration_fame", "bonus", "from"];
        self.known_fields(row, &known);
        let inks = self.inks(row, 1);
        let colour_fame = self.number_field(row, "colour_fame", 0..=MOST);
        let decoration = self.levels(row, "decoration", 1);
        let decoration_fame = self.number_field(row, "decoration_fame", 0..=MOST);
        let bonus = self.word_field(row, "bonus");
        let from = self.provenance(row);
        Some(RefinementCard {
            inks: inks?,
            colour_fame: colour_fame?,
            decoration: decoration?,
            decoration_fame: decoration_fame?,
            bonus: bonus?,
            from: from?,
        })
    }

    fn specialty_card(&mut self, row: &Row<'_>) -> Option<SpecialtyCard> {
        self.known_fields(row, &["no", "symbols", "from"]);
        let list = self.list_of(row, "symbols", 2..=2);
        let symbols = list.and_then(|list| self.words(list, "symbols", Specialty::from_str));
        let from = self.provenance(row);
        Some(SpecialtyCard { symbols: BySpecialty::count(symbols?), from: from? })
    }

    fn patronage_card(&mut self, row: &Row<'_>) -> Option<PatronageCard> {
        self.known_fields(row, &["no", "specialties", "inks", "types", "from"]);
        let specialties = self.levels(row, "specialties", 0);
        let inks = self.inks(row, 0);
        let letters = self.letters(row, "types", 0);
        let from = self.provenance(row);
        let (specialties, inks, letters) = (specialties?, inks?, letters?);
        if specialties.total() + inks.total() + letters.total() == 0 {
            self.problem(&row.span, SetFault::AsksNothing);
        }
        Some(PatronageCard { specialties, inks, letters, from: from? })
    }

    fn planning_card(&mut self, row: &Row<'_>) -> Option<PlanningCard> {
        self.known_fields(row, &["no", "moves", "centre", "patronage", "from"]);
        let moves = self.moves(row);
        let centre = self.word_field(row, "centre");
        let patronage = self.flag_field(row, "patronage");
        let from = self.provenance(row);
        Some(PlanningCard { moves: moves?, centre: centre?, patronage: patronage?, from: from? })
    }

    fn moves(&mut self, row: &Row<'_>) -> Option<Vec<PlanningMove>> {
        let list = self.list_of(row, "moves", 1..=MOST_MOVES)?;
        let moves: Vec<_> = list.iter().filter_map(|entry| self.planning_move(entry)).collect();
        (moves.len() == list.len()).then_some(moves)
    }

    fn planning_move(&mut self, entry: &Spanned<DeValue<'_>>) -> Option<PlanningMove> {
        let Some(pair) = entry.get_ref().as_array().filter(|list| list.len() == 2) else {
            self.problem(&entry.span(), SetFault::NotAPair);
            return None;
        };
        let [from, to] = self.words(pair, "moves", MoveEnd::from_str)?.try_into().ok()?;
        if from == to {
            self.problem(&entry.span(), SetFault::IdleMove { end: from.code() });
        }
        Some(PlanningMove { from, to })
    }

    fn gear(&mut self, row: &Row<'_>) -> Option<GearTile> {
        self.known_fields(row, &["no", "three_plus", "sectors", "from"]);
        let three_plus = self.flag_field(row, "three_plus");
        let list = self.list_of(row, "sectors", 3..=3);
        let sectors = list.and_then(|list| self.words(list, "sectors", sector));
        let from = self.provenance(row);
        Some(GearTile { three_plus: three_plus?, sectors: sectors?.try_into().ok()?, from: from? })
    }
}

/// The board.
impl Reader {
    fn board(&mut self, root: &Row<'_>) -> Option<Board> {
        let row = self.table_field(root, "board")?;
        let known = ["spaces", "patronage_rounds", "reward_track", "automa_start", "from"];
        self.known_fields(&row, &known);
        let spaces = self.spaces(&row);
        let patronage_rounds = self.patronage_rounds(&row);
        let reward_track = self.reward_track(&row);
        let automa_start = self.automa_start(&row);
        let from = self.provenance(&row);
        Some(Board {
            spaces: spaces?,
            patronage_rounds: patronage_rounds?,
            reward_track: reward_track?,
            automa_start: automa_start?,
            from: from?,
        })
    }

    fn spaces(&mut self, row: &Row<'_>) -> Option<[u8; 3]> {
        let player_counts = ["2", "3", "4"];
        let inner = self.table_field(row, "spaces")?;
        self.known_fields(&inner, &player_counts);
        whole(player_counts.map(|count| self.number_field(&inner, count, 1..=4)))
    }

    fn patronage_rounds(&mut self, row: &Row<'_>) -> Option<[u8; 4]> {
        let rounds: [u8; 4] = self.numbers_field(row, "patronage_rounds", 1..=6)?;
        if !rounds.is_sorted_by(|before, after| before < after) {
            self.problem(&row.span_of("patronage_rounds"), SetFault::UnsortedRounds);
        }
        Some(rounds)
    }

    fn reward_track(&mut self, row: &Row<'_>) -> Option<[TrackReward; 4]> {
        let levels = ["2", "4", "5", "6"];
        let inner = self.table_field(row, "reward_track")?;
        self.known_fields(&inner, &levels);
        let track: [TrackReward; 4] = whole(levels.map(|level| self.word_field(&inner, level)))?;
        if track[0] != TrackReward::Ink {
            self.problem(&row.span_of("reward_track"), SetFault::FirstReward);
        }
        Some(track)
    }

    fn automa_start(&mut self, row: &Row<'_>) -> Option<ByAction<u8>> {
        let start = ByAction(self.numbers_field(row, "automa_start", 0..=6)?);
        if start.total() != 7 {
            let fault = SetFault::AutomaStart { found: start.total() };
            self.problem(&row.span_of("automa_start"), fault);
        }
        Some(start)
    }
}

/// Reads a sector; the fourth ink may be written `silver` or `green`.
fn sector(text: &str) -> Result<Sector, UnknownWord> {
    text.parse().or_else(|error| text.replace(":green", ":silver").parse().map_err(|_| error))
}

/// The number at a place of a deck, which is below [`Number::COUNT`].
fn number_at<N: Number>(place: usize) -> u8 {
    u8::try_from(place).map_or(u8::MAX, |place| N::FIRST.saturating_add(place))
}

/// Numbers for people: `3, 7-9`.
fn number_list<N: Number>(places: &[usize]) -> String {
    let runs = places.chunk_by(|before, after| before + 1 == *after);
    let texts: Vec<String> = runs
        .map(|run| match run {
            [first, .., last] => format!("{}-{}", number_at::<N>(*first), number_at::<N>(*last)),
            _ => run.iter().map(|&place| number_at::<N>(place).to_string()).collect(),
        })
        .collect();
    texts.join(", ")
}
