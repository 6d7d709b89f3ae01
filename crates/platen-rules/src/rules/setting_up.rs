//! SET-1, SET-2, SET-3, SET-4, SET-5, SET-6, SET-7, SET-8, SET-9: laying out a game; and SET-4 again when the board is
//! refilled (END-1).

use crate::chance::{Chance, Drawn, Source};
use crate::decks::{Drawable, shuffled, take_told};
use crate::event::{Event, SecretEvent, Sink, Spaces};
use crate::options::{FirstPlayer, GameOptions};
use crate::play::Play;
use crate::state::{Cards, INKS_OF_A_COLOUR, Phase, Pile, Player, Secrets, Setup, Table};
use crate::vocabulary::{
    ByAction, ByInk, BySeat, CardBits, Character, GearNo, Number, PatronageNo, PlanningNo, PrintingNo,
    RefinementNo, Seat, SeatSet,
};
use tinyvec::ArrayVec;

/// The guilders that every player starts with (SET-9).
const START_GUILDERS: u16 = 10;
/// The fewest markers (SET-8); each later place in player order has one more.
pub(crate) const FEWEST_MARKERS: u8 = 7;

/// An empty table: everything in its box.
pub(crate) fn empty(options: GameOptions, chance: Chance) -> Setup {
    let table = Table {
        options,
        round: 1,
        phase: Phase::Characters { turn: 0 },
        frames: ArrayVec::default(),
        first: Seat::default(),
        players: BySeat::default(),
        committed: SeatSet::EMPTY,
        markers: BySeat::default(),
        turn_order: ArrayVec::default(),
        printing_spaces: [None; 4],
        refinement_spaces: [None; 4],
        ink_sets: [[None; 3]; 4],
        specialty_spaces: [None; 4],
        gear_spaces: [None; 4],
        patronage_spaces: [None; 4],
        rewards_marked: [false; 4],
        display: Cards::default(),
        bag: ByInk([INKS_OF_A_COLOUR; 4]),
        printing: whole_deck(),
        refinement: whole_deck(),
        specialty: whole_deck(),
        gears: Pile::default(),
        planning_cards: ArrayVec::default(),
        drawn: Cards::default(),
        offered_gears: ArrayVec::default(),
        kept_gear: None,
        declared: ArrayVec::default(),
        bonuses: ArrayVec::default(),
    };
    let secrets = Secrets {
        chance,
        printing: ArrayVec::default(),
        refinement: ArrayVec::default(),
        specialty: ArrayVec::default(),
        gears: ArrayVec::default(),
        planning: ArrayVec::default(),
        plans: BySeat::default(),
    };
    Setup { table, secrets }
}

fn whole_deck<N: Number>() -> Pile<N> {
    Pile { deck: CardBits::full(), discard: CardBits::default() }
}

impl<S: Sink> Play<'_, S> {
    /// Lays out the game up to the first decision (SET-3 to SET-10).
    pub(crate) fn set_up(&mut self) {
        self.choose_first();
        self.hand_out_starting_goods();
        self.shuffle_decks();
        self.deal_display();
        self.fill_board();
        self.lay_patronage();
        self.deal_planning_cards();
        if self.table.options.characters {
            self.deal_characters();
        } else {
            self.table.phase = Phase::OpeningOrders { turn: 0 };
        }
    }

    /// SET-7.
    fn choose_first(&mut self) {
        let options = self.table.options;
        let first = match options.first_player {
            _ if options.automa => Seat::at(0),
            FirstPlayer::Seat(seat) => seat,
            FirstPlayer::Random => self.draw_first(),
        };
        self.table.first = first;
        self.tell(|_| Event::FirstPlayer { seat: first });
    }

    fn draw_first(&mut self) -> Seat {
        let count = self.table.seat_count();
        if let Some(mut stream) = self.secrets.chance.stream(Source::FirstPlayer) {
            return Seat::at(stream.below(count as u32) as usize);
        }
        match self.script.as_deref_mut().and_then(|script| Some((script.next(Source::FirstPlayer)?, script)))
        {
            Some((Drawn::First(seat), _)) if seat.index() < count => seat,
            Some((other, script)) => {
                script.impossible(other);
                Seat::default()
            }
            None => Seat::default(),
        }
    }

    /// SET-8 and SET-9; the automa's markers by AUT-1.
    fn hand_out_starting_goods(&mut self) {
        let order: ArrayVec<[Seat; 4]> = self.table.seats_in_order().collect();
        for (markers, seat) in (FEWEST_MARKERS..).zip(order) {
            if self.table.is_automa(seat) {
                self.table.markers[seat] = self.cards.board.automa_start;
            } else {
                self.table.players[seat] = Player { guilders: START_GUILDERS, ..Player::default() };
            }
            self.table.players[seat].markers = markers;
        }
    }

    /// SET-3 to SET-5.
    fn shuffle_decks(&mut self) {
        let with_all = self.table.seat_count() > 2;
        self.table.gears.deck =
            GearNo::all().filter(|&no| with_all || !self.cards.gear(no).three_plus).collect();
        let (table, secrets) = (&*self.table, &mut *self.secrets);
        secrets.printing = shuffled(table.printing.deck, &mut secrets.chance, self.sink, false);
        secrets.refinement = shuffled(table.refinement.deck, &mut secrets.chance, self.sink, false);
        secrets.specialty = shuffled(table.specialty.deck, &mut secrets.chance, self.sink, false);
        secrets.gears = shuffled(table.gears.deck, &mut secrets.chance, self.sink, false);
    }

    /// SET-3.
    fn deal_display(&mut self) {
        let count = 2 * self.table.seat_count() + 2 - usize::from(self.table.options.automa);
        let printing: ArrayVec<[PrintingNo; 10]> = (0..count).filter_map(|_| self.draw_printing()).collect();
        let refinement: ArrayVec<[RefinementNo; 10]> =
            (0..count).filter_map(|_| self.draw_refinement()).collect();
        self.table.display = Cards {
            printing: printing.iter().copied().collect(),
            refinement: refinement.iter().copied().collect(),
        };
        self.tell(|_| Event::Display { printing, refinement });
    }

    /// SET-4 and END-1: printing, refinement, inks, specialties, gears, each from space 1 up.
    pub(crate) fn fill_board(&mut self) {
        let spaces = self.spaces();
        for i in 0..spaces {
            self.table.printing_spaces[i] = self.draw_printing();
        }
        for i in 0..spaces {
            self.table.refinement_spaces[i] = self.draw_refinement();
        }
        self.fill_ink_sets(spaces);
        for i in 0..spaces {
            self.table.specialty_spaces[i] = self.draw_specialty();
        }
        for i in 0..spaces {
            self.table.gear_spaces[i] = self.draw_gear();
        }
        self.tell(|play| {
            let table = &*play.table;
            let spaces = Spaces {
                printing: table.printing_spaces.into_iter().take(spaces).collect(),
                refinement: table.refinement_spaces.into_iter().take(spaces).collect(),
                inks: table.ink_sets.into_iter().take(spaces).collect(),
                specialty: table.specialty_spaces.into_iter().take(spaces).collect(),
                gears: table.gear_spaces.into_iter().take(spaces).collect(),
            };
            Event::BoardFilled { round: table.round, spaces }
        });
    }

    /// The spaces of each kind at this table (SET-2).
    pub(crate) fn spaces(&self) -> usize {
        self.cards.board.spaces(self.table.seat_count())
    }

    /// SET-6. The cards not laid leave the game unseen.
    fn lay_patronage(&mut self) {
        let mut deck: ArrayVec<[PatronageNo; PatronageNo::COUNT]> =
            shuffled(CardBits::full(), &mut self.secrets.chance, self.sink, false);
        let cards: [Option<PatronageNo>; 4] = std::array::from_fn(|_| self.next_of(&mut deck));
        self.table.patronage_spaces = cards;
        self.tell(|_| Event::PatronageLaid { cards });
    }

    fn next_of<N: Drawable, A: tinyvec::Array<Item = N>>(&mut self, deck: &mut ArrayVec<A>) -> Option<N> {
        match self.script.as_deref_mut() {
            Some(script) => take_told(deck, script),
            None => deck.pop(),
        }
    }

    /// AUT-1: six of the ten planning cards, face down. At a real table nobody knows them.
    fn deal_planning_cards(&mut self) {
        if !self.table.options.automa || self.secrets.chance == Chance::Scripted {
            return;
        }
        let deck: ArrayVec<[PlanningNo; PlanningNo::COUNT]> =
            shuffled(CardBits::full(), &mut self.secrets.chance, self.sink, false);
        let dealt: ArrayVec<[PlanningNo; 6]> = deck.iter().rev().take(6).copied().collect();
        if S::LISTENS {
            self.sink.secret(SecretEvent::AutomaDealt { cards: dealt.to_vec() });
        }
        self.secrets.planning = dealt.into_iter().rev().collect();
    }

    /// SET-10: two tiles each, in player order, open.
    fn deal_characters(&mut self) {
        let mut tiles: ArrayVec<[Character; 10]> = Character::ALL.into();
        if let Some(mut stream) = self.secrets.chance.stream(Source::Characters) {
            stream.shuffle(&mut tiles);
            if S::LISTENS {
                let order = tiles.iter().rev().map(|tile| tile.index() as u8).collect();
                self.sink.secret(SecretEvent::Shuffled { deck: Source::Characters, order, again: false });
            }
        }
        let order: ArrayVec<[Seat; 4]> = self.table.player_order().collect();
        for seat in order {
            let dealt: ArrayVec<[Character; 2]> = (0..2).filter_map(|_| self.next_tile(&mut tiles)).collect();
            self.player(seat).dealt = dealt;
            self.tell(|_| Event::CharactersDealt { seat, tiles: dealt });
        }
        self.table.phase = Phase::Characters { turn: 0 };
    }

    fn next_tile(&mut self, tiles: &mut ArrayVec<[Character; 10]>) -> Option<Character> {
        let Some(script) = self.script.as_deref_mut() else { return tiles.pop() };
        let drawn = script.next(Source::Characters)?;
        let place = tiles.iter().position(|&tile| drawn == Drawn::Character(tile));
        if place.is_none() {
            script.impossible(drawn);
        }
        place.map(|place| tiles.remove(place))
    }

    /// Markers by seat, the automa's included.
    pub(crate) fn marker_totals(&self) -> BySeat<u8> {
        BySeat(std::array::from_fn(|i| self.table.players.0[i].markers))
    }

    /// Clears a plan from the table.
    pub(crate) fn lift_markers(&mut self) {
        for seat in self.table.options.player_seats().iter() {
            self.table.markers[seat] = ByAction::default();
        }
    }
}
