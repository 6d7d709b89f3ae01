//! Cards and gears in words: short for logs and choices, and as sentences for whoever hears the page.

use crate::{Args, Speaker};
use platen_rules::vocabulary::{
    Character, GearNo, PatronageNo, PrintingNo, RefinementNo, SectorNo, SpecialtyNo,
};
use platen_rules::{Declared, Fulfilment, Order};

impl Speaker {
    /// A printing card, short: "12 (A I O, 3 guilders)".
    pub fn printing(&self, no: PrintingNo) -> String {
        self.say_with("card-printing", self.printing_face(no))
    }

    /// A printing card in a sentence.
    pub fn printing_full(&self, no: PrintingNo) -> String {
        self.say_with("face-printing", self.printing_face(no))
    }

    fn printing_face(&self, no: PrintingNo) -> Args<'_> {
        let card = self.cards.printing_card(no);
        Args::new()
            .with("no", no.number())
            .with("letters", self.letters(&card.letters))
            .with("guilders", card.guilders)
    }

    /// A refinement card, short.
    pub fn refinement(&self, no: RefinementNo) -> String {
        self.say_with("card-refinement", self.refinement_face(no))
    }

    /// A refinement card in a sentence.
    pub fn refinement_full(&self, no: RefinementNo) -> String {
        self.say_with("face-refinement", self.refinement_face(no))
    }

    fn refinement_face(&self, no: RefinementNo) -> Args<'_> {
        let card = self.cards.refinement_card(no);
        Args::new()
            .with("no", no.number())
            .with("inks", self.colours(&card.inks))
            .with("colour_fame", card.colour_fame)
            .with("levels", self.levels(&card.decoration))
            .with("decoration_fame", card.decoration_fame)
            .with("bonus", self.bonus(card.bonus))
    }

    /// An order, short.
    pub fn order(&self, order: Order) -> String {
        let (printing, refinement) = (self.printing(order.printing), self.refinement(order.refinement));
        self.say_with("card-order", Args::new().with("printing", printing).with("refinement", refinement))
    }

    /// An order in sentences.
    pub fn order_full(&self, order: Order) -> String {
        let printing = self.printing_full(order.printing);
        let refinement = self.refinement_full(order.refinement);
        self.say_with("face-order", Args::new().with("printing", printing).with("refinement", refinement))
    }

    /// A specialty card, short: "102 (2 × woodcutting)".
    pub fn specialty_card(&self, no: SpecialtyNo) -> String {
        self.say_with("card-specialty", self.specialty_face(no))
    }

    /// A specialty card in a sentence.
    pub fn specialty_card_full(&self, no: SpecialtyNo) -> String {
        self.say_with("face-specialty", self.specialty_face(no))
    }

    fn specialty_face(&self, no: SpecialtyNo) -> Args<'_> {
        let symbols = self.symbols(&self.cards.specialty_card(no).symbols);
        Args::new().with("no", no.number()).with("symbols", symbols)
    }

    /// A patronage card, short: "111 (binding III, spend red ink)".
    pub fn patronage_card(&self, no: PatronageNo) -> String {
        self.say_with("card-patronage", self.patronage_face(no))
    }

    /// A patronage card in a sentence.
    pub fn patronage_card_full(&self, no: PatronageNo) -> String {
        self.say_with("face-patronage", self.patronage_face(no))
    }

    fn patronage_face(&self, no: PatronageNo) -> Args<'_> {
        Args::new().with("no", no.number()).with("needs", self.requirements(no))
    }

    /// What a patronage card requires.
    pub fn requirements(&self, no: PatronageNo) -> String {
        let card = self.cards.patronage_card(no);
        let levels = (card.specialties.total() > 0).then(|| self.levels(&card.specialties));
        let inks = (card.inks.total() > 0)
            .then(|| self.say_with("needs-inks", Args::new().with("inks", self.colours(&card.inks))));
        let types = (card.letters.total() > 0)
            .then(|| self.say_with("needs-types", Args::new().with("letters", self.letters(&card.letters))));
        self.chain("item-semicolon", [levels, inks, types].into_iter().flatten())
    }

    /// A gear, short: "13 (Take gold · …)", the sectors clockwise.
    pub fn gear(&self, no: GearNo) -> String {
        self.say_with("card-gear", self.gear_face(no))
    }

    /// A gear in a sentence.
    pub fn gear_full(&self, no: GearNo) -> String {
        self.say_with("face-gear", self.gear_face(no))
    }

    fn gear_face(&self, no: GearNo) -> Args<'_> {
        let sectors = self.cards.gear(no).sectors.map(|sector| self.sector(sector));
        Args::new().with("no", no.number()).with("sectors", self.chain("item-semicolon", sectors))
    }

    /// What one sector of a gear gives, in few words.
    pub fn sector_of(&self, gear: GearNo, sector: SectorNo) -> String {
        self.sector(self.cards.gear(gear).sectors[sector.index()])
    }

    /// A character with what it can do.
    pub fn character_full(&self, character: Character) -> String {
        let (name, power) = (self.character(character), self.power(character));
        self.say_with("face-character", Args::new().with("character", name).with("power", power))
    }

    /// How an order was fulfilled, short.
    pub fn declared(&self, declared: &Declared) -> String {
        let Declared { order, left_out, inks, decoration } = *declared;
        let chosen = Fulfilment { printing: order.printing, left_out, inks, decoration };
        self.chain("item-semicolon", [self.printing(order.printing)].into_iter().chain(self.manner(&chosen)))
    }

    /// How an order would be fulfilled: left out letter, colours, decoration; nothing if only printed.
    pub fn manner(&self, chosen: &Fulfilment) -> Option<String> {
        let without = chosen.left_out.map(|letter| {
            self.say_with("fulfilled-without", Args::new().with("letter", self.letter(letter)))
        });
        let colours = chosen
            .inks
            .map(|inks| self.say_with("fulfilled-colours", Args::new().with("inks", self.inks(&inks))));
        let decoration = chosen.decoration.then(|| self.say("fulfilled-decoration"));
        let parts: Vec<String> = [without, colours, decoration].into_iter().flatten().collect();
        (!parts.is_empty()).then(|| self.list(parts))
    }
}
