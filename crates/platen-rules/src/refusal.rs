//! Why an action was refused: a stable code, the rule, and the numbers that matter.

use crate::cards::Sector;
use crate::chance::ScriptTrouble;
use crate::vocabulary::{Seat, SeatSet};
use serde::Serialize;

/// An action that was not done. The game is as it was before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{obstacle} ({rule})")]
pub struct Refusal {
    /// The rule that forbids it, as `docs/rules.md` numbers them.
    pub rule: &'static str,
    /// What stands in the way.
    pub obstacle: Obstacle,
}

impl Refusal {
    /// The stable code of the obstacle.
    pub fn code(&self) -> &'static str {
        self.obstacle.code()
    }
}

/// Refuses by a rule.
pub(crate) fn refuse<T>(rule: &'static str, obstacle: Obstacle) -> Result<T, Refusal> {
    Err(Refusal { rule, obstacle })
}

/// Refuses by a rule unless a condition holds.
#[inline]
pub(crate) fn require(holds: bool, rule: &'static str, obstacle: Obstacle) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(Refusal { rule, obstacle }) }
}

macro_rules! obstacles {
    ($($(#[$doc:meta])* $name:ident $({ $($field:ident: $type:ty),+ $(,)? })? = $code:literal: $text:literal;)+) => {
        /// What stands in the way of an action.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
        #[serde(tag = "code", rename_all = "snake_case")]
        #[expect(missing_docs, reason = "the fields are the numbers of the message")]
        pub enum Obstacle {
            $($(#[$doc])* #[error($text)] $name $({ $($field: $type),+ })?,)+
        }

        impl Obstacle {
            /// Every code, in the order of this list.
            pub const CODES: [&'static str; { [$($code),+].len() }] = [$($code),+];

            /// The stable code.
            pub fn code(&self) -> &'static str {
                match self { $(Obstacle::$name $({ $($field: _),+ })? => $code,)+ }
            }
        }
    };
}

obstacles! {
    /// Nobody plays at that seat.
    NoPlayer { seat: Seat } = "no_player": "nobody plays at seat {seat}";
    /// The game is over.
    GameOver = "game_over": "the game is over";
    /// Another player is to decide.
    NotAwaited { seat: Seat, awaited: SeatSet } = "not_awaited":
        "seat {seat} is not to decide this now; awaited: {awaited}";
    /// The action does not answer what is asked.
    NotAsked { asked: &'static str } = "not_asked": "that is not asked for now; to decide: {asked}";
    /// A reward is being resolved first.
    RewardFirst { seat: Seat } = "reward_first": "seat {seat} is resolving a reward; that comes first";
    /// The main choice of the turn has been made.
    AlreadyActed = "already_acted": "the choice of this turn has been made; end the turn";
    /// Nothing to end yet.
    NotActed = "not_acted": "choose or pass first; passing ends the turn";
    /// Free actions are not possible at this point.
    NoFreeActions = "no_free_actions": "free actions are possible from planning to the end of the last fulfilling step";
    /// Free actions out of turn are switched off.
    OutOfTurn { seat: Seat } = "out_of_turn": "free actions out of turn are switched off, and seat {seat} is not to decide";
    /// Too little money.
    TooFewGuilders { cost: u16, has: u16 } = "too_few_guilders": "it costs {cost} guilders and there are {has}";
    /// The bag lacks an ink.
    BagLacks { ink: &'static str, has: u8, needs: u8 } = "bag_lacks":
        "the bag holds {has} {ink}, and {needs} would be needed";
    /// The player lacks an ink.
    InkLacking { ink: &'static str, has: u8, needs: u8 } = "ink_lacking":
        "that takes {needs} {ink}, and there are {has}";
    /// The player lacks a type.
    TypeLacking { letter: &'static str, has: u8, needs: u8 } = "type_lacking":
        "that takes {needs} of the type {letter}, and there are {has}";
    /// A specialty is too low.
    LevelLacking { specialty: &'static str, has: u8, needs: u8 } = "level_lacking":
        "that takes {specialty} at level {needs}, and it is at {has}";
    /// Not the right number of inks.
    InkCount { named: u8, expected: u8 } = "ink_count": "{named} inks named; it is exactly {expected}";
    /// The tokens do not pay for the symbols.
    WrongInks { named: u8, expected: u8 } = "wrong_inks":
        "the {named} inks named do not pay for the {expected} symbols shown";
    /// A card is not where it would be taken from.
    CardNotThere { card: u8 } = "card_not_there": "no. {card} is not there to be taken";
    /// A gear is not on the board.
    GearNotThere { gear: u8 } = "gear_not_there": "gear {gear} is not there to be taken";
    /// No order with that printing card.
    NoSuchOrder { card: u8 } = "no_such_order": "no order with printing card {card} is held";
    /// Four orders are held and none was named to discard.
    HoldsFour { held: u8 } = "holds_four": "{held} orders are held; one must be discarded for the new one";
    /// An order was named to discard although there is room.
    HasRoom { held: u8 } = "has_room": "{held} orders are held; nothing may be discarded while there is room";
    /// That tile was not dealt to the player.
    TileNotDealt { tile: &'static str } = "tile_not_dealt": "{tile} was not dealt to this player";
    /// Two specialties must differ.
    SameSpecialty { specialty: &'static str } = "same_specialty": "{specialty} is named twice; two different ones are needed";
    /// Swapping equal levels does nothing.
    EqualLevels { level: u8 } = "equal_levels": "both are at level {level}; levels that differ can be swapped";
    /// Once a round only.
    AlreadySwapped = "already_swapped": "levels have been swapped this round";
    /// Only a certain character may.
    NeedsCharacter { character: &'static str } = "needs_character": "only {character} may do that";
    /// Not three types.
    TypeCount { named: u8, expected: u8 } = "type_count": "{named} types named; it is exactly {expected}";
    /// Not all markers, or too many.
    MarkerCount { placed: u8, has: u8 } = "marker_count": "{placed} markers placed; all {has} are placed, no more and no fewer";
    /// Too many on one action.
    TooManyOnAction { action: &'static str, placed: u8, most: u8 } = "too_many_on_action":
        "{placed} markers on {action}; at most {most} may lie on an action";
    /// The plan is committed.
    AlreadyCommitted = "already_committed": "the plan is committed; take it back first to change it";
    /// There is no plan to take back.
    NotCommitted = "not_committed": "no plan is committed";
    /// The last plan is committed.
    AllCommitted = "all_committed": "the last plan is committed; plans are revealed once the reward in hand is resolved";
    /// No marker there.
    NoMarker { action: &'static str } = "no_marker": "there is no marker of this player on {action}";
    /// Nowhere to go.
    SameAction { action: &'static str } = "same_action": "the marker already lies on {action}";
    /// The set has not so many inks.
    SetHas { has: u8, wanted: u8 } = "set_has": "the set has {has} inks left, not {wanted}";
    /// No such set with this number of players.
    NoSuchSet { set: u8, sets: u8 } = "no_such_set": "there is no set {set}; sets are 1 to {sets}";
    /// Take one to three.
    ZeroInks = "zero_inks": "1, 2 or 3 inks are taken from a set; to take none, pass";
    /// The axle is empty.
    EmptyAxle { axle: u8, gears: u8 } = "empty_axle": "axle {axle} is empty; {gears} gears are installed";
    /// The gear is used.
    GearUsed { axle: u8 } = "gear_used": "the gear on axle {axle} was used this round";
    /// The gear was used as often as it may be.
    UsedUp { axle: u8, uses: u8 } = "used_up": "the gear on axle {axle} was used {uses} times this round";
    /// Three uses a round.
    ThreeUses { uses: u8 } = "three_uses": "gears were used {uses} times this round, which is the most";
    /// The axles are full.
    AxlesFull = "axles_full": "all three axles are taken; name an unused gear to discard";
    /// There is a free axle.
    AxleFree { gears: u8 } = "axle_free": "{gears} gears are installed; nothing may be discarded while an axle is free";
    /// It already stands so.
    SameSector { sector: u8 } = "same_sector": "sector {sector} is active already";
    /// The choice does not fit the sector.
    WrongChoice { sector: Sector } = "wrong_choice": "that choice does not belong to the sector {sector}";
    /// Exchanging a thing for itself.
    SameThing = "same_thing": "it is exchanged for a different one";
    /// Not the lowest.
    NotLowest { specialty: &'static str, level: u8, lowest: u8 } = "not_lowest":
        "{specialty} is at level {level}; the lowest is at {lowest}";
    /// Outside the fulfilling step.
    NotFulfilling = "not_fulfilling": "that gear counts orders being fulfilled: it can be used after the declaration, until the step ends";
    /// No order counts.
    NothingCounts = "nothing_counts": "none of the declared orders counts for this gear";
    /// No order can be drawn.
    NoOrderToDraw { printing: u8, refinement: u8 } = "no_order_to_draw":
        "an order takes one card of each kind; {printing} printing and {refinement} refinement cards are left";
    /// No slot for an order.
    NoSlot { held: u8 } = "no_slot": "{held} orders are held, and this table plays rewards that need a free slot";
    /// Nothing would be drawn.
    NothingToDraw = "nothing_to_draw": "no such card is left to draw";
    /// One type a use.
    OneType { named: u8 } = "one_type": "{named} types named; this gear sells one type a use";
    /// Nobody buys no types.
    ZeroTypes = "zero_types": "at least one type is bought";
    /// The reward is marked.
    RewardMarked { reward: &'static str } = "reward_marked": "the reward {reward} is taken this round";
    /// The card is not yet open.
    NotYet { card: u8, round: u8, from: u8 } = "not_yet": "card {card} can be taken from round {from} on; this is round {round}";
    /// A declaration names orders.
    NothingDeclared = "nothing_declared": "a declaration names at least one order; to fulfil none, pass";
    /// Named twice.
    DeclaredTwice { card: u8 } = "declared_twice": "the order with printing card {card} is named twice";
    /// Only Manuzio leaves out a letter, once, with two orders.
    LeaveOutOrders { orders: u8 } = "leave_out_orders": "{orders} orders declared; a letter may be left out only with two or more";
    /// One letter only.
    LeaveOutOnce { named: u8 } = "leave_out_once": "{named} letters left out; it may be one";
    /// The card does not show the letter.
    LetterNotShown { letter: &'static str, card: u8 } = "letter_not_shown": "printing card {card} does not show the type {letter}";
    /// No such bonus is open.
    NoSuchBonus { card: u8 } = "no_such_bonus": "no bonus of refinement card {card} is to be taken";
    /// The choice does not fit the bonus.
    WrongBonus { card: u8, bonus: &'static str } = "wrong_bonus": "the bonus of refinement card {card} is {bonus}";
    /// The bonus can give nothing.
    BonusEmpty { card: u8 } = "bonus_empty": "the bonus of refinement card {card} can give nothing now";
    /// Bonuses are open.
    BonusesOpen { left: u8 } = "bonuses_open": "{left} bonuses are neither taken nor declined";
    /// The reward of the track is another.
    WrongReward { reward: &'static str } = "wrong_reward": "the reward is: {reward}";
    /// She may not decline.
    MayNotDecline = "may_not_decline": "this reward may not be declined";
    /// A seeded game draws by itself.
    NotScripted = "not_scripted": "this game draws from its seed; only a scripted game is told what was drawn";
    /// A referee's draw does not serve.
    Script { trouble: ScriptTrouble } = "script": "{trouble}";
}
