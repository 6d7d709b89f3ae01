//! The two choices that are too many to list: plans (PLN-1) and declarations (FUL-5).
//!
//! Each is a space with an exact count, an iterator and a uniform sampler; all three agree with `check`.

use crate::action::{Declaration, Fulfilment};
use crate::chance::below;
use crate::play::Look;
use crate::rules::fulfilment::decoration_met;
use crate::state::{MAX_ORDERS, MOST_MARKERS, Order};
use crate::vocabulary::{ByAction, ByInk, ByLetter, Character, Letter, Seat};
use rand_core::Rng;
use std::sync::OnceLock;
use tinyvec::ArrayVec;

/// The most markers a player can have.
const MOST_IN_ALL: usize = 10;

/// All plans of a number of markers, in lexical order.
#[derive(Clone, Copy, Debug)]
pub struct Plans {
    splits: &'static [ByAction<u8>],
}

impl Plans {
    /// The plans of that many markers; there are none of more than 10.
    pub fn of(markers: u8) -> Plans {
        static TABLE: OnceLock<Vec<Vec<ByAction<u8>>>> = OnceLock::new();
        let table = TABLE.get_or_init(|| (0..=MOST_IN_ALL as u8).map(splits).collect());
        Plans { splits: table.get(usize::from(markers)).map_or(&[], Vec::as_slice) }
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.splits.len()
    }

    /// Each plan.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = ByAction<u8>> + use<> {
        self.splits.iter().copied()
    }

    /// The plan at a place below [`Self::count`].
    pub fn nth(&self, n: usize) -> Option<ByAction<u8>> {
        self.splits.get(n).copied()
    }

    /// A plan, each with the same chance.
    pub fn sample(&self, rng: &mut impl Rng) -> Option<ByAction<u8>> {
        let count = u32::try_from(self.count()).ok().filter(|&count| count > 0)?;
        self.nth(below(count, || rng.next_u32()) as usize)
    }
}

fn splits(markers: u8) -> Vec<ByAction<u8>> {
    let mut plans = Vec::new();
    let most = MOST_MARKERS.min(markers);
    for a in 0..=most {
        for b in 0..=most.min(markers - a) {
            for c in 0..=most.min(markers - a - b) {
                for d in 0..=most.min(markers - a - b - c) {
                    let e = markers - a - b - c - d;
                    if e <= MOST_MARKERS {
                        plans.push(ByAction([a, b, c, d, e]));
                    }
                }
            }
        }
    }
    plans
}

/// All declarations that a player may make now.
#[derive(Clone, Copy, Debug)]
pub struct Declarations<'a> {
    look: Look<'a>,
    seat: Seat,
    orders: ArrayVec<[Order; MAX_ORDERS]>,
}

/// What is left to assign, and what has been assigned so far.
#[derive(Clone, Copy)]
struct Partial {
    letters: ByLetter<u8>,
    inks: ByInk<u8>,
    chosen: ArrayVec<[Fulfilment; MAX_ORDERS]>,
    /// Whether each chosen order may be decorated.
    decorable: ArrayVec<[bool; MAX_ORDERS]>,
    left_out: bool,
}

impl<'a> Declarations<'a> {
    pub(crate) fn new(look: Look<'a>, seat: Seat) -> Declarations<'a> {
        let mut orders = look.player(seat).orders;
        let lacking = u8::from(look.player(seat).is(Character::Manuzio));
        orders.retain(|order| letters_lacking(look, seat, order) <= lacking);
        orders.sort_by_key(|order| order.printing);
        Declarations { look, seat, orders }
    }

    /// How many there are.
    pub fn count(&self) -> u32 {
        let mut count = 0;
        self.walk(&mut |partial| {
            count += variants(partial);
            true
        });
        count
    }

    /// Each declaration.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Declaration> + use<> {
        let mut all = Vec::new();
        self.walk(&mut |partial| {
            all.extend((0..variants(partial)).map(|n| variant(partial, n)));
            true
        });
        all.into_iter()
    }

    /// The declaration at a place below [`Self::count`].
    pub fn nth(&self, n: u32) -> Option<Declaration> {
        let (mut left, mut found) = (n, None);
        self.walk(&mut |partial| {
            let here = variants(partial);
            if left < here {
                found = Some(variant(partial, left));
                return false;
            }
            left -= here;
            true
        });
        found
    }

    /// A declaration, each with the same chance.
    pub fn sample(&self, rng: &mut impl Rng) -> Option<Declaration> {
        let count = Some(self.count()).filter(|&count| count > 0)?;
        self.nth(below(count, || rng.next_u32()))
    }

    /// Visits every choice of orders, letters left out and tokens; decorations are left open. Stops at `false`.
    fn walk(&self, visit: &mut impl FnMut(&Partial) -> bool) {
        let player = self.look.player(self.seat);
        let start = Partial {
            letters: player.letters,
            inks: player.inks,
            chosen: ArrayVec::default(),
            decorable: ArrayVec::default(),
            left_out: false,
        };
        self.walk_from(0, &start, visit);
    }

    fn walk_from(&self, place: usize, partial: &Partial, visit: &mut impl FnMut(&Partial) -> bool) -> bool {
        let Some(&order) = self.orders.get(place) else {
            let sound = !partial.chosen.is_empty() && (!partial.left_out || partial.chosen.len() >= 2);
            return !sound || visit(partial);
        };
        if !self.walk_from(place + 1, partial, visit) {
            return false;
        }
        let needs = self.look.cards.printing_card(order.printing).letters;
        if needs.fits_in(&partial.letters) && !self.with_order(place, order, &needs, None, partial, visit) {
            return false;
        }
        let manuzio = self.look.player(self.seat).is(Character::Manuzio);
        if !manuzio || partial.left_out {
            return true;
        }
        Letter::ALL.into_iter().filter(|&letter| needs[letter] > 0).all(|letter| {
            let mut fewer = needs;
            fewer[letter] -= 1;
            !fewer.fits_in(&partial.letters)
                || self.with_order(place, order, &fewer, Some(letter), partial, visit)
        })
    }

    /// Goes on with an order chosen: without its colours, and with each way to pay for them.
    fn with_order(
        &self,
        place: usize,
        order: Order,
        needs: &ByLetter<u8>,
        left_out: Option<Letter>,
        partial: &Partial,
        visit: &mut impl FnMut(&Partial) -> bool,
    ) -> bool {
        let player = self.look.player(self.seat);
        let card = self.look.cards.refinement_card(order.refinement);
        let mut next = *partial;
        next.letters = ByLetter(std::array::from_fn(|i| partial.letters.0[i] - needs.0[i]));
        next.left_out |= left_out.is_some();
        next.decorable.push(decoration_met(player, card));
        next.chosen.push(Fulfilment { printing: order.printing, left_out, inks: None, decoration: false });
        if !self.walk_from(place + 1, &next, visit) {
            return false;
        }
        let mut going = true;
        self.look.each_payment(self.seat, &card.inks, &partial.inks, |tokens| {
            if going {
                let mut paid = next;
                paid.inks = ByInk(std::array::from_fn(|i| partial.inks.0[i] - tokens.0[i]));
                if let Some(last) = paid.chosen.last_mut() {
                    last.inks = Some(tokens);
                }
                going = self.walk_from(place + 1, &paid, visit);
            }
        });
        going
    }
}

/// How many types the player lacks for an order taken alone; one that lacks too many is in no declaration.
fn letters_lacking(look: Look<'_>, seat: Seat, order: &Order) -> u8 {
    let (needs, has) = (&look.cards.printing_card(order.printing).letters, &look.player(seat).letters);
    Letter::ALL.into_iter().map(|letter| needs[letter].saturating_sub(has[letter])).sum()
}

/// In how many ways the decorations of a choice can be taken or left.
fn variants(partial: &Partial) -> u32 {
    1 << partial.decorable.iter().filter(|&&decorable| decorable).count()
}

/// The `n`-th way.
fn variant(partial: &Partial, n: u32) -> Declaration {
    let (mut chosen, mut bits) = (partial.chosen, n);
    for (fulfilment, &decorable) in chosen.iter_mut().zip(&partial.decorable) {
        if decorable {
            fulfilment.decoration = bits & 1 == 1;
            bits >>= 1;
        }
    }
    Declaration::new(&chosen).unwrap_or_default()
}
