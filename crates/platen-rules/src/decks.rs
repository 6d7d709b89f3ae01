//! Decks, discard piles and the bag: shuffling, drawing, rebuilding (ORD-7, INK-4).

use crate::chance::{Chance, Drawn, Script, Source};
use crate::event::{Event, SecretEvent, Sink};
use crate::play::Play;
use crate::state::Pile;
use crate::vocabulary::{
    ByInk, CardBits, GearNo, Ink, Number, PatronageNo, PlanningNo, PrintingNo, RefinementNo, SpecialtyNo,
};
use tinyvec::{Array, ArrayVec};

/// A numbered component that is drawn from a deck.
pub(crate) trait Drawable: Number + Into<u8> {
    /// The source that its deck draws from.
    const SOURCE: Source;
    /// The component that a referee told, if it is one of this kind.
    fn told(drawn: Drawn) -> Option<Self>;
}

macro_rules! drawable {
    ($($number:ident, $source:ident, $drawn:ident;)+) => { $(
        impl Drawable for $number {
            const SOURCE: Source = Source::$source;
            fn told(drawn: Drawn) -> Option<Self> {
                if let Drawn::$drawn(number) = drawn { Some(number) } else { None }
            }
        }
    )+ };
}

drawable! {
    PrintingNo, Printing, Printing;
    RefinementNo, Refinement, Refinement;
    SpecialtyNo, Specialty, Specialty;
    GearNo, Gears, Gear;
    PatronageNo, Patronage, Patronage;
    PlanningNo, Planning, Planning;
}

/// A shuffled deck of these cards, its top card last. A scripted deck stays in the order of numbers.
pub(crate) fn shuffled<N: Drawable, A: Array<Item = N>, S: Sink>(
    cards: CardBits<N>,
    chance: &mut Chance,
    sink: &mut S,
    again: bool,
) -> ArrayVec<A> {
    let mut deck: ArrayVec<A> = cards.iter().collect();
    if let Some(mut stream) = chance.stream(N::SOURCE) {
        stream.shuffle(&mut deck);
        if S::LISTENS {
            let order = deck.iter().rev().map(|&card| card.into()).collect();
            sink.secret(SecretEvent::Shuffled { deck: N::SOURCE, order, again });
        }
    }
    if again && S::LISTENS {
        sink.event(Event::DeckRebuilt { deck: N::SOURCE });
    }
    deck
}

/// Draws the top card, after rebuilding the deck from its discards if it is empty (ORD-7).
fn draw<N: Drawable, A: Array<Item = N>, S: Sink>(
    pile: &mut Pile<N>,
    deck: &mut ArrayVec<A>,
    chance: &mut Chance,
    script: Option<&mut Script>,
    sink: &mut S,
) -> Option<N> {
    if pile.deck.is_empty() && !pile.discard.is_empty() {
        *deck = shuffled(pile.discard, chance, sink, true);
        *pile = Pile { deck: pile.discard, discard: CardBits::default() };
    }
    let card = match script {
        Some(script) if !pile.deck.is_empty() => take_told(deck, script)?,
        _ => deck.pop()?,
    };
    pile.deck.remove(card);
    Some(card)
}

/// Takes the card that the referee tells out of a deck.
pub(crate) fn take_told<N: Drawable, A: Array<Item = N>>(
    deck: &mut ArrayVec<A>,
    script: &mut Script,
) -> Option<N> {
    let drawn = script.next(N::SOURCE)?;
    let place = N::told(drawn).and_then(|card| deck.iter().position(|&other| other == card));
    match place {
        Some(place) => Some(deck.remove(place)),
        None => {
            script.impossible(drawn);
            None
        }
    }
}

impl<S: Sink> Play<'_, S> {
    pub(crate) fn draw_printing(&mut self) -> Option<PrintingNo> {
        let secrets = &mut *self.secrets;
        let (deck, chance) = (&mut secrets.printing, &mut secrets.chance);
        draw(&mut self.table.printing, deck, chance, self.script.as_deref_mut(), self.sink)
    }

    pub(crate) fn draw_refinement(&mut self) -> Option<RefinementNo> {
        let secrets = &mut *self.secrets;
        let (deck, chance) = (&mut secrets.refinement, &mut secrets.chance);
        draw(&mut self.table.refinement, deck, chance, self.script.as_deref_mut(), self.sink)
    }

    pub(crate) fn draw_specialty(&mut self) -> Option<SpecialtyNo> {
        let secrets = &mut *self.secrets;
        let (deck, chance) = (&mut secrets.specialty, &mut secrets.chance);
        draw(&mut self.table.specialty, deck, chance, self.script.as_deref_mut(), self.sink)
    }

    pub(crate) fn draw_gear(&mut self) -> Option<GearNo> {
        let secrets = &mut *self.secrets;
        let (deck, chance) = (&mut secrets.gears, &mut secrets.chance);
        draw(&mut self.table.gears, deck, chance, self.script.as_deref_mut(), self.sink)
    }

    /// Draws inks blindly, set by set and left to right, as far as the bag goes (SET-4, INK-4).
    pub(crate) fn fill_ink_sets(&mut self, sets: usize) {
        let mut stream = self.secrets.chance.stream(Source::Bag);
        let bag = &mut self.table.bag;
        for space in self.table.ink_sets.iter_mut().take(sets).flatten() {
            let total = bag.total();
            *space = match (&mut stream, self.script.as_deref_mut()) {
                _ if total == 0 => None,
                (Some(stream), _) => nth_ink(bag, stream.below(u32::from(total))),
                (None, Some(script)) => told_ink(script, bag),
                (None, None) => None,
            };
            if let Some(ink) = *space {
                bag[ink] -= 1;
            }
        }
    }
}

/// The ink at a place, counting the tokens colour by colour.
fn nth_ink(bag: &ByInk<u8>, place: u32) -> Option<Ink> {
    let mut left = place;
    Ink::ALL.into_iter().find(|&ink| {
        let held = u32::from(bag[ink]);
        let here = left < held;
        left = left.wrapping_sub(held);
        here
    })
}

fn told_ink(script: &mut Script, bag: &ByInk<u8>) -> Option<Ink> {
    match script.next(Source::Bag)? {
        Drawn::Ink(ink) if bag[ink] > 0 => Some(ink),
        other => {
            script.impossible(other);
            None
        }
    }
}
