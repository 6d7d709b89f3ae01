//! CHR-1, CHR-2, CHR-4, CHR-6, CHR-8: the characters. Here stand the effects at once (CHR-2, CHR-4), the marker of CHR-1, the colour of
//! CHR-8 and the check of CHR-6. CHR-3 and CHR-9 are in `fulfilment`, CHR-5 in `gear_rewards`, CHR-7 in
//! `free_actions`, CHR-10 in `scoring`.

use crate::action::Action;
use crate::event::{Event, Sink, Why};
use crate::play::{Look, Play};
use crate::refusal::{Obstacle, Refusal, require};
use crate::state::{Frame, Installed, MOST_MARKERS, Phase};
use crate::vocabulary::{
    Axle, BoardAction, ByInk, Character, GearNo, Ink, Number, Seat, SectorNo, Specialty, TrackReward,
};
use tinyvec::ArrayVec;

/// Fame for inks that fit the orders held (CHR-6).
const TORY_FAME: u16 = 3;
/// Gears offered to Guillard (CHR-2).
const GUILLARD_GEARS: usize = 4;

impl Look<'_> {
    pub(crate) fn check_keep_gear(&self, gear: GearNo) -> Result<(), Refusal> {
        let kept = self.table.kept_gear.is_some_and(|kept| kept.gear == gear);
        let offered = self.table.offered_gears.contains(&gear) && !kept;
        require(offered, "CHR-2", Obstacle::GearNotThere { gear: gear.number() })
    }

    pub(crate) fn list_kept_gears(&self, out: &mut Vec<Action>) {
        for &gear in self.table.offered_gears.iter().filter(|&&gear| self.check_keep_gear(gear).is_ok()) {
            out.extend(SectorNo::all().map(|sector| Action::KeepGear { gear, sector }));
        }
    }

    pub(crate) fn check_raise_two(to_one: Specialty, to_two: Specialty) -> Result<(), Refusal> {
        require(to_one != to_two, "CHR-4", Obstacle::SameSpecialty { specialty: to_one.code() })
    }

    pub(crate) fn list_raise_two(out: &mut Vec<Action>) {
        for to_one in Specialty::ALL {
            let others = Specialty::ALL.into_iter().filter(|&to_two| to_two != to_one);
            out.extend(others.map(|to_two| Action::RaiseTwo { to_one, to_two }));
        }
    }

    pub(crate) fn check_shift(&self, seat: Seat, from: BoardAction, to: BoardAction) -> Result<(), Refusal> {
        let markers = &self.table.markers[seat];
        require(from != to, "CHR-1", Obstacle::SameAction { action: to.code() })?;
        require(markers[from] > 0, "CHR-1", Obstacle::NoMarker { action: from.code() })?;
        let placed = markers[to].saturating_add(1);
        let obstacle = Obstacle::TooManyOnAction { action: to.code(), placed, most: MOST_MARKERS };
        require(placed <= MOST_MARKERS, "CHR-1", obstacle)
    }

    pub(crate) fn list_shifts(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::LeaveMarkers);
        for from in BoardAction::ALL {
            let fitting = BoardAction::ALL.into_iter().filter(|&to| self.check_shift(seat, from, to).is_ok());
            out.extend(fitting.map(|to| Action::ShiftMarker { from, to }));
        }
    }

    /// CHR-6: each ink held has a symbol of its colour of its own on the orders held.
    fn tory_met(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let symbols = player.orders.iter().fold(ByInk::default(), |sum: ByInk<u8>, order| {
            sum.plus(&self.cards.refinement_card(order.refinement).inks)
        });
        let some = player.inks.total() > 0 || self.table.options.tory_without_inks;
        some && player.inks.fits_in(&symbols)
    }
}

impl<S: Sink> Play<'_, S> {
    /// The effects at once of a character just kept (SET-10).
    pub(crate) fn character_kept(&mut self, seat: Seat, character: Character) {
        match character {
            Character::Guillard => self.offer_gears(seat),
            Character::Ungler => self.table.frames.push(Frame::UnglerLevels { seat }),
            _ => {}
        }
    }

    fn offer_gears(&mut self, seat: Seat) {
        let gears: ArrayVec<[GearNo; 4]> = (0..GUILLARD_GEARS).filter_map(|_| self.draw_gear()).collect();
        self.table.offered_gears = gears;
        self.tell(|_| Event::GearsDrawn { seat, gears });
        self.table.frames.push(Frame::KeepGears { seat });
    }

    /// CHR-2: the first gear kept goes to axle 1, the second to axle 2; the others are discarded.
    pub(crate) fn keep_gear(&mut self, seat: Seat, gear: GearNo, sector: SectorNo) {
        let second = Installed::new(gear, sector);
        let Some(first) = self.table.kept_gear.replace(second) else { return };
        self.table.kept_gear = None;
        self.table.frames.pop();
        let gears = std::mem::take(&mut self.table.offered_gears);
        let kept = [first.gear, second.gear];
        for &gear in gears.iter().filter(|gear| !kept.contains(gear)) {
            self.table.gears.discard.insert(gear);
        }
        self.tell(|_| Event::GearsOffered { seat, gears, kept });
        for (axle, installed) in [first, second].into_iter().enumerate() {
            let (gear, axle, sector) = (installed.gear, Axle::at(axle), installed.sector);
            self.player(seat).gears.push(installed);
            let why = Why::Guillard;
            self.tell(|_| Event::GearInstalled { seat, gear, axle, sector, discarded: None, why });
        }
    }

    /// CHR-4: levels I and II; the disc moves to the first reward, which she must take.
    pub(crate) fn raise_two(&mut self, seat: Seat, to_one: Specialty, to_two: Specialty) {
        self.table.frames.pop();
        let mut earned = [false; 4];
        self.set_level(seat, to_one, 1, Why::Ungler, &mut earned);
        self.set_level(seat, to_two, 1, Why::Ungler, &mut earned);
        self.set_level(seat, to_two, 2, Why::Ungler, &mut earned);
        self.table.frames.push(Frame::UnglerInk { seat });
    }

    pub(crate) fn take_ungler_ink(&mut self, seat: Seat, ink: Ink) {
        self.table.frames.pop();
        self.tell(|_| Event::Disc { seat, level: 2, reward: TrackReward::Ink, taken: true });
        self.gain_ink(seat, ink, Why::Ungler);
    }

    pub(crate) fn name_wild(&mut self, seat: Seat, ink: Ink) {
        self.player(seat).wild = Some(ink);
        self.tell(|_| Event::WildNamed { seat, ink });
        self.table.phase = Phase::Planning;
    }

    pub(crate) fn shift_marker(&mut self, seat: Seat, from: BoardAction, to: BoardAction) {
        self.table.markers[seat][from] -= 1;
        self.table.markers[seat][to] += 1;
        self.tell(|_| Event::MarkerShifted { seat, from, to });
        self.begin_action(BoardAction::Orders);
    }

    /// CHR-6, at the close of each round.
    pub(crate) fn check_tory(&mut self) {
        let Some(seat) = self.table.holder_of(Character::Tory) else { return };
        let met = self.look().tory_met(seat);
        self.tell(|_| Event::Tory { seat, met });
        if met {
            self.player(seat).fame.tory += TORY_FAME;
            self.tell(|_| Event::Fame { seat, amount: TORY_FAME.cast_signed(), why: Why::Tory, card: None });
        }
    }
}
