//! A printing house: what its owner has, in full or in short.

use crate::gears::strip;
use crate::scene::Scene;
use platen_bots::{Missing, missing};
use platen_host::protocol::TableInfo;
use platen_rules::cards::Sector;
use platen_rules::vocabulary::{
    Axle, ByInk, ByLetter, BySpecialty, Character, GearNo, Ink, PatronageNo, Seat, SectorNo, TrackReward,
};
use platen_rules::{Order, Phase, SeatKind, TRACK_LEVELS};

/// A printer's mark, by which players are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    /// The first player at the table.
    Lozenge,
    /// The second.
    Orb,
    /// The third.
    Shield,
    /// The fourth.
    Knot,
    /// The automa.
    Automa,
}

impl Mark {
    /// The mark of a seat.
    pub fn of(scene: Scene<'_>, seat: Seat) -> Mark {
        let table = scene.table();
        if table.is_automa(seat) {
            return Mark::Automa;
        }
        let place = seat.index() - usize::from(table.options.automa && seat.index() > 0);
        [Mark::Lozenge, Mark::Orb, Mark::Shield, Mark::Knot][place]
    }

    /// The stable code.
    pub const fn code(self) -> &'static str {
        match self {
            Mark::Lozenge => "lozenge",
            Mark::Orb => "orb",
            Mark::Shield => "shield",
            Mark::Knot => "knot",
            Mark::Automa => "automa",
        }
    }
}

/// A printing house with its owner.
#[derive(Clone, Debug, PartialEq)]
pub struct House {
    /// Whose.
    pub seat: Seat,
    /// The owner's mark.
    pub mark: Mark,
    /// Person, bot or automa.
    pub kind: SeatKind,
    /// The owner's name, or the level of a bot.
    pub name: Option<String>,
    /// Whether the viewer is the owner.
    pub yours: bool,
    /// Whether the owner is to decide.
    pub awaited: bool,
    /// Whether the owner holds the first player token.
    pub first: bool,
    /// Whether the owner's plan is committed and not yet revealed.
    pub committed: bool,
    /// The initiative markers.
    pub markers: u8,
    /// Where they lie, once revealed; the automa's always.
    pub placed: Option<[u8; 5]>,
    /// The character, and those dealt while one is to be kept.
    pub character: Option<Character>,
    /// The characters dealt, while one is to be kept.
    pub dealt: Vec<Character>,
    /// Fame gained so far.
    pub fame: u16,
    /// Fame as it would be if the game ended now.
    pub standing: u16,
    /// The guilders.
    pub guilders: u16,
    /// The types.
    pub letters: ByLetter<u8>,
    /// What the next type costs (FRE-1).
    pub letter_price: u16,
    /// The inks.
    pub inks: ByInk<u8>,
    /// The wild colour (CHR-8).
    pub wild: Option<Ink>,
    /// The levels.
    pub levels: BySpecialty<u8>,
    /// The level at which the reward disc stands.
    pub disc: u8,
    /// The rewards of the track.
    pub track: [TrackSpace; 4],
    /// Whether levels were swapped this round (CHR-7).
    pub swapped: bool,
    /// The orders, by their slots.
    pub orders: Vec<HouseOrder>,
    /// The gears, by their axles.
    pub gears: [Option<GearOnAxle>; 3],
    /// The patronage cards taken.
    pub patronage: Vec<PatronageNo>,
}

/// A space of the reward track (SPC-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrackSpace {
    /// The level that earns it.
    pub level: u8,
    /// What it gives.
    pub reward: TrackReward,
    /// Whether it has been earned.
    pub reached: bool,
}

/// An order in its slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HouseOrder {
    /// The cards.
    pub order: Order,
    /// What it lacks, taken alone.
    pub missing: Missing,
    /// Whether its owner has declared this round: it waits for the next (FUL-5).
    pub waits: bool,
}

/// A gear on its axle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GearOnAxle {
    /// The axle.
    pub axle: Axle,
    /// The gear.
    pub gear: GearNo,
    /// Its sectors, clockwise.
    pub sectors: [Sector; 3],
    /// The active one.
    pub active: SectorNo,
    /// How often it was used this round.
    pub uses: u8,
    /// The sectors active now, next round and the one after.
    pub strip: [SectorNo; 3],
}

impl GearOnAxle {
    /// The reward of the active sector.
    pub fn reward(&self) -> Sector {
        self.sectors[self.active.index()]
    }

    /// The rewards now, next round and the one after.
    pub fn forecast(&self) -> [Sector; 3] {
        self.strip.map(|sector| self.sectors[sector.index()])
    }
}

impl House {
    /// The house of a seat, the automa's included, which holds nothing but markers.
    pub fn of(scene: Scene<'_>, info: &TableInfo, seat: Seat) -> House {
        let table = scene.table();
        let player = scene.player(seat);
        let info = info.seats.iter().find(|info| info.seat == seat);
        let automa = table.is_automa(seat);
        let placed = table.markers[seat];
        let waits = has_declared(scene, seat);
        let score = scene.sight.standing.scores.iter().find(|score| score.seat == seat);
        House {
            seat,
            mark: Mark::of(scene, seat),
            kind: info.map_or(SeatKind::Human, |info| info.kind),
            name: info.and_then(|info| info.name.clone()),
            yours: scene.viewer() == Some(seat),
            awaited: scene.sight.awaited.contains(&seat),
            first: table.first == seat,
            committed: table.committed.contains(seat),
            markers: if automa { placed.total() } else { player.markers },
            placed: (automa || placed.total() > 0).then_some(placed.0),
            character: player.character,
            dealt: player.dealt.to_vec(),
            fame: player.fame.total(),
            standing: score.map_or(0, |score| score.total),
            guilders: player.guilders,
            letters: player.letters,
            letter_price: player.letter_price(),
            inks: player.inks,
            wild: player.wild,
            levels: player.levels,
            disc: player.disc,
            track: track(scene, player.disc),
            swapped: player.swapped,
            orders: missing(scene.cards, table, seat)
                .into_iter()
                .map(|missing| HouseOrder { order: missing.order, missing, waits })
                .collect(),
            gears: gears(scene, seat),
            patronage: player.patronage.to_vec(),
        }
    }

    /// The viewer's house first, then the others clockwise from it; a spectator sees them from seat 0.
    pub fn all(scene: Scene<'_>, info: &TableInfo) -> Vec<House> {
        let count = scene.table().seat_count();
        let from = scene.viewer().map_or(0, Seat::index);
        let seats = (0..count).filter_map(|i| Seat::new(((from + i) % count) as u8));
        seats.map(|seat| House::of(scene, info, seat)).collect()
    }
}

/// The fame of all players, most first; equal ones in seat order.
pub fn fame_line(scene: Scene<'_>) -> Vec<(Seat, u16)> {
    let seats = scene.table().options.player_seats();
    let mut line: Vec<(Seat, u16)> =
        seats.iter().map(|seat| (seat, scene.player(seat).fame.total())).collect();
    line.sort_by_key(|(_, fame)| std::cmp::Reverse(*fame));
    line
}

/// Whether the owner of a house can declare nothing more this round.
fn has_declared(scene: Scene<'_>, seat: Seat) -> bool {
    let table = scene.table();
    let place = table.player_order().position(|other| other == seat);
    match (table.phase, place) {
        (Phase::Fulfil { at, declared }, Some(place)) => {
            let at = usize::from(at);
            place < at || place == at && declared
        }
        _ => false,
    }
}

fn track(scene: Scene<'_>, disc: u8) -> [TrackSpace; 4] {
    std::array::from_fn(|place| TrackSpace {
        level: TRACK_LEVELS[place],
        reward: scene.cards.board.reward_track[place],
        reached: disc >= TRACK_LEVELS[place],
    })
}

fn gears(scene: Scene<'_>, seat: Seat) -> [Option<GearOnAxle>; 3] {
    let mut gears = [None; 3];
    for ((axle, slot), gear) in Axle::all().zip(&mut gears).zip(&scene.player(seat).gears) {
        *slot = Some(GearOnAxle {
            axle,
            gear: gear.gear,
            sectors: scene.cards.gear(gear.gear).sectors,
            active: gear.sector,
            uses: gear.uses,
            strip: strip(axle, gear.sector),
        });
    }
    gears
}
