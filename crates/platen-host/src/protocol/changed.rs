//! What has changed at a table: enough for a client that has the rules and knows how it stood before.

use super::{Log, Sight, State, TableNo, UndoBounds};
use platen_rules::cards::CardSet;
use platen_rules::vocabulary::{
    ByAction, ByInk, BySeat, GearNo, Ink, MAX_SEATS, PatronageNo, PlanningNo, PrintingNo, RefinementNo, Seat,
    SeatSet, SpecialtyNo,
};
use platen_rules::{Cards, Declared, Frame, Installed, Phase, Pile, Player, Table};
use serde::{Deserialize, Deserializer, Serialize};
use tinyvec::ArrayVec;

/// What has changed since a client was last told. What follows from a view by the rules is not among it: who is awaited, what
/// may be done, the standing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Changed {
    /// Which table.
    pub table: TableNo,
    /// The revision that the client was told last. One that knows another has to ask for the whole.
    pub base: u32,
    /// The revision now.
    pub revision: u32,
    /// What lies on the table otherwise than before.
    pub open: OpenChanges,
    /// The viewer's own committed plan, before the reveal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own_plan: Option<ByAction<u8>>,
    /// What happened since the client was last told.
    pub log: Log,
    /// How far the seat may undo, if that has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<UndoBounds>,
    /// The bot that is thinking.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thinking: Option<Seat>,
}

impl Changed {
    /// How the table stands now, if it stood so before; nothing if something between was not heard.
    pub fn follow(self, cards: &CardSet, before: &State) -> Option<State> {
        if before.revision != self.base || before.table != self.table {
            return None;
        }
        let mut view = before.sight.view;
        self.open.apply(&mut view.table);
        view.own_plan = self.own_plan;
        Some(State {
            table: self.table,
            revision: self.revision,
            sight: Sight::of(cards, view),
            log: self.log,
            undo: self.undo.unwrap_or_else(|| before.undo.clone()),
            thinking: self.thinking,
        })
    }
}

/// Makes the type for all fields of a table but those that never change and the players. One that is forgotten does not compile.
macro_rules! open_changes {
    ($($field:ident: $kind:ty,)*) => {
        /// The fields of the open table that have changed, each as it is now.
        #[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct OpenChanges {
            /// The players who have changed, each with the seat.
            #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
            pub players: ArrayVec<[(Seat, Player); 4]>,
            $(
                #[doc = concat!("`", stringify!($field), "` of the table.")]
                #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "given")]
                pub $field: Option<$kind>,
            )*
        }

        impl OpenChanges {
            /// What has changed from one table to another of the same game.
            pub fn between(before: &Table, after: &Table) -> OpenChanges {
                let Table { options: _, players, $($field),* } = after;
                let seats = (0..MAX_SEATS as u8).filter_map(Seat::new);
                let changed = seats.filter(|&seat| before.players[seat] != players[seat]);
                OpenChanges {
                    players: changed.map(|seat| (seat, players[seat])).collect(),
                    $($field: (before.$field != *$field).then_some(*$field),)*
                }
            }

            /// Makes the table after of the table before.
            pub fn apply(&self, table: &mut Table) {
                self.players.iter().for_each(|(seat, player)| table.players[*seat] = *player);
                $(table.$field = self.$field.unwrap_or(table.$field);)*
            }
        }
    };
}

open_changes! {
    round: u8,
    phase: Phase,
    frames: ArrayVec<[Frame; 4]>,
    first: Seat,
    committed: SeatSet,
    markers: BySeat<ByAction<u8>>,
    turn_order: ArrayVec<[Seat; 4]>,
    printing_spaces: [Option<PrintingNo>; 4],
    refinement_spaces: [Option<RefinementNo>; 4],
    ink_sets: [[Option<Ink>; 3]; 4],
    specialty_spaces: [Option<SpecialtyNo>; 4],
    gear_spaces: [Option<GearNo>; 4],
    patronage_spaces: [Option<PatronageNo>; 4],
    rewards_marked: [bool; 4],
    display: Cards,
    bag: ByInk<u8>,
    printing: Pile<PrintingNo>,
    refinement: Pile<RefinementNo>,
    specialty: Pile<SpecialtyNo>,
    gears: Pile<GearNo>,
    planning_cards: ArrayVec<[PlanningNo; 6]>,
    drawn: Cards,
    offered_gears: ArrayVec<[GearNo; 4]>,
    kept_gear: Option<Installed>,
    declared: ArrayVec<[Declared; 4]>,
    bonuses: ArrayVec<[RefinementNo; 4]>,
}

/// A field that is there, also if it says `null`.
fn given<'de, D: Deserializer<'de>, T: Deserialize<'de>>(field: D) -> Result<Option<T>, D::Error> {
    T::deserialize(field).map(Some)
}
