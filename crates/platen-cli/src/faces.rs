//! The faces of components in a few English words.

use platen_rules::Order;
use platen_rules::cards::{Bonus, CardSet, Sector};
use platen_rules::vocabulary::{
    ByInk, ByLetter, BySpecialty, Character, Edition, GearNo, Ink, Letter, PatronageNo, PrintingNo,
    RefinementNo, SectorNo, Specialty, SpecialtyNo,
};

/// A level as the printing house shows it.
pub(crate) fn roman(level: u8) -> &'static str {
    ["0", "I", "II", "III", "IV", "V", "VI"].get(usize::from(level)).copied().unwrap_or("VI")
}

/// Types as one word: `AIO`.
pub(crate) fn letters(letters: &ByLetter<u8>) -> String {
    letters.each().map(Letter::code).collect()
}

/// "1 guilder", "3 guilders".
pub(crate) fn guilders(amount: impl Into<i64>) -> String {
    let amount = amount.into();
    format!("{amount} guilder{}", if amount == 1 { "" } else { "s" })
}

/// The full name of a character.
pub(crate) fn character(character: Character) -> &'static str {
    match character {
        Character::Gutenberg => "Johannes Gutenberg",
        Character::Guillard => "Charlotte Guillard",
        Character::Manuzio => "Aldo Manuzio",
        Character::Ungler => "Helena Ungler",
        Character::Schoeffer => "Peter Schöffer",
        Character::Tory => "Geoffroy Tory",
        Character::Plantin => "Christophe Plantin",
        Character::Caxton => "William Caxton",
        Character::Fiol => "Schweipolt Fiol",
        Character::Vietor => "Hieronymus Vietor",
    }
}

/// What a character does, in one line, and its rule.
pub(crate) fn power(character: Character) -> (&'static str, &'static str) {
    match character {
        Character::Gutenberg => ("moves a marker after the reveal", "CHR-1"),
        Character::Guillard => ("begins with 2 of 4 gears", "CHR-2"),
        Character::Manuzio => ("may leave out a letter when fulfilling 2 orders", "CHR-3"),
        Character::Ungler => ("begins with levels I and II and an ink", "CHR-4"),
        Character::Schoeffer => ("uses one gear twice a round", "CHR-5"),
        Character::Tory => ("3 fame a round if all inks fit the orders held", "CHR-6"),
        Character::Plantin => ("swaps two levels once a round", "CHR-7"),
        Character::Caxton => ("one colour is wild each round", "CHR-8"),
        Character::Fiol => ("bonus with one refinement only", "CHR-9"),
        Character::Vietor => ("2 fame for every 3 guilders at the end", "CHR-10"),
    }
}

/// Faces of a set, with the ink names of an edition.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Faces<'a> {
    pub(crate) cards: &'a CardSet,
    pub(crate) edition: Edition,
}

impl Faces<'_> {
    pub(crate) fn ink(&self, ink: Ink) -> &'static str {
        self.edition.ink_name(ink)
    }

    /// Inks one after another: `red red blue`.
    pub(crate) fn inks(&self, inks: impl IntoIterator<Item = Ink>) -> String {
        let names: Vec<&str> = inks.into_iter().map(|ink| self.ink(ink)).collect();
        if names.is_empty() { "nothing".to_string() } else { names.join(" ") }
    }

    pub(crate) fn printing(&self, no: PrintingNo) -> String {
        let card = self.cards.printing_card(no);
        format!("{no} ({} for {})", letters(&card.letters), guilders(card.guilders))
    }

    pub(crate) fn refinement(&self, no: RefinementNo) -> String {
        let card = self.cards.refinement_card(no);
        format!(
            "{no} ({} {}f; {} {}f; both: {})",
            self.inks(card.inks.each()),
            card.colour_fame,
            levels(&card.decoration),
            card.decoration_fame,
            bonus(card.bonus)
        )
    }

    /// A refinement card in few signs: `61  B 2f · woodcut III illum II 4f · both: 1 ink`.
    pub(crate) fn short_refinement(&self, no: RefinementNo) -> String {
        let card = self.cards.refinement_card(no);
        let inks: Vec<String> = card.inks.each().map(|ink| initial(ink, self.edition).to_string()).collect();
        format!(
            "{no}  {} {}f · {} {}f · both: {}",
            inks.join(" "),
            card.colour_fame,
            short_levels(&card.decoration),
            card.decoration_fame,
            bonus(card.bonus)
        )
    }

    /// An order in few signs.
    pub(crate) fn short_order(&self, order: Order) -> String {
        let card = self.cards.printing_card(order.printing);
        let types = letters(&card.letters);
        format!("{} {types} {}g + {}", order.printing, card.guilders, self.short_refinement(order.refinement))
    }

    pub(crate) fn order(&self, order: Order) -> String {
        format!("{} with {}", self.printing(order.printing), self.refinement(order.refinement))
    }

    pub(crate) fn specialty_card(&self, no: SpecialtyNo) -> String {
        let symbols: Vec<&str> = self.cards.specialty_card(no).symbols.each().map(Specialty::code).collect();
        format!("{no} ({})", symbols.join(" + "))
    }

    /// What a patronage card requires.
    pub(crate) fn requirements(&self, no: PatronageNo) -> String {
        let card = self.cards.patronage_card(no);
        let mut parts = Vec::new();
        if card.specialties.total() > 0 {
            parts.push(levels(&card.specialties));
        }
        if card.inks.total() > 0 {
            parts.push(format!("spend {}", self.inks(card.inks.each())));
        }
        if card.letters.total() > 0 {
            parts.push(format!("show {}", letters(&card.letters)));
        }
        parts.join(", ")
    }

    /// The same in few signs.
    pub(crate) fn short_requirements(&self, no: PatronageNo) -> String {
        let card = self.cards.patronage_card(no);
        let (levels, inks) = (short_levels(&card.specialties), initials(&card.inks, self.edition));
        let parts = [("", levels), ("spend ", inks), ("show ", letters(&card.letters))];
        let shown = parts.iter().filter(|(_, what)| !what.is_empty());
        shown.map(|(verb, what)| format!("{verb}{what}")).collect::<Vec<_>>().join(", ")
    }

    pub(crate) fn patronage(&self, no: PatronageNo) -> String {
        format!("{no} ({})", self.requirements(no))
    }

    /// What one sector of a gear gives.
    pub(crate) fn sector_of(&self, gear: GearNo, sector: SectorNo) -> String {
        self.sector(self.cards.gear(gear).sectors[sector.index()])
    }

    pub(crate) fn sector(&self, sector: Sector) -> String {
        match sector {
            Sector::ExchangeInk => "swap an ink".to_string(),
            Sector::ExchangeLetter => "swap a type".to_string(),
            Sector::RaiseLowest => "lowest level +1".to_string(),
            Sector::RoundFame => "fame = round".to_string(),
            Sector::Order => "an order".to_string(),
            Sector::SellLetter => "sell a type".to_string(),
            Sector::InkFame(ink) => format!("2f per {} order", self.ink(ink)),
            Sector::TakeInk(ink) => format!("take {}", self.ink(ink)),
            Sector::InkForTwo(ink) => format!("{} for 2 inks", self.ink(ink)),
            Sector::LetterFame(letter) => format!("2f per {letter} order"),
            Sector::CheapLetter(letter) => format!("buy {letter}, 3 less"),
            Sector::SpecialtyFame(specialty) => format!("2f per {} order", short(specialty)),
            Sector::Raise(specialty) => format!("{} +1", short(specialty)),
        }
    }
}

/// A specialty in a few letters, for narrow places.
pub(crate) fn short(specialty: Specialty) -> &'static str {
    match specialty {
        Specialty::Typesetting => "typeset",
        Specialty::Woodcutting => "woodcut",
        Specialty::Binding => "bind",
        Specialty::Illuminating => "illum",
    }
}

/// Levels asked for: `typesetting II, binding I`.
pub(crate) fn levels(levels: &BySpecialty<u8>) -> String {
    let shown = Specialty::ALL.into_iter().filter(|&specialty| levels[specialty] > 0);
    let texts: Vec<String> =
        shown.map(|specialty| format!("{specialty} {}", roman(levels[specialty]))).collect();
    texts.join(", ")
}

/// Levels with short names: `typeset II bind I`.
pub(crate) fn short_levels(levels: &BySpecialty<u8>) -> String {
    let shown = Specialty::ALL.into_iter().filter(|&specialty| levels[specialty] > 0);
    let texts: Vec<String> =
        shown.map(|specialty| format!("{} {}", short(specialty), roman(levels[specialty]))).collect();
    texts.join(" ")
}

/// Each ink as its initial: `RRB`.
pub(crate) fn initials(inks: &ByInk<u8>, edition: Edition) -> String {
    inks.each().map(|ink| initial(ink, edition)).collect()
}

/// The initial of an ink; gold is `G`, so green is `E`.
pub(crate) fn initial(ink: Ink, edition: Edition) -> char {
    match (ink, edition) {
        (Ink::Red, _) => 'R',
        (Ink::Blue, _) => 'B',
        (Ink::Gold, _) => 'G',
        (Ink::Silver, Edition::Second) => 'S',
        (Ink::Silver, Edition::First) => 'E',
    }
}

pub(crate) fn bonus(bonus: Bonus) -> String {
    match bonus {
        Bonus::Inks(1) => "1 ink".to_string(),
        Bonus::Inks(n) => format!("{n} inks"),
        Bonus::Guilders(n) => guilders(n),
        Bonus::Fame(n) => format!("{n} fame"),
        Bonus::Specialty => "a level".to_string(),
        Bonus::Order => "an order".to_string(),
    }
}
