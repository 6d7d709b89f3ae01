//! Which actions are legal: asked one by one ([`Look::check`]) or listed ([`Look::legal_actions`]). Dispatch only.

use crate::action::Action;
use crate::choices::{Declarations, Plans};
use crate::play::Look;
use crate::refusal::{Obstacle, Refusal, refuse, require};
use crate::state::{Frame, Phase};
use crate::vocabulary::{BoardAction, PatronageReward, Seat};

impl<'a> Look<'a> {
    /// Whether the seat may do this now; if not, why not.
    pub fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let plays = self.table.options.player_seats().contains(seat);
        require(plays, "SET-1", Obstacle::NoPlayer { seat })?;
        require(self.table.phase != Phase::Over, "RND-1", Obstacle::GameOver)?;
        match action {
            Action::BuyType { .. } => self.check_free_window(seat).and_then(|()| self.check_buy(seat)),
            Action::UseGear { axle, choice } => {
                self.check_free_window(seat).and_then(|()| self.check_use_gear(seat, *axle, choice))
            }
            Action::SwapLevels { pair } => {
                self.check_free_window(seat).and_then(|()| self.check_swap(seat, *pair))
            }
            _ => match self.table.frames.last() {
                Some(frame) if frame.seat() == seat => self.check_frame(seat, frame, action),
                Some(frame) if self.table.phase != Phase::Planning => {
                    refuse("FRE-5", Obstacle::RewardFirst { seat: frame.seat() })
                }
                _ => self.check_phase(seat, action),
            },
        }
    }

    fn check_frame(&self, seat: Seat, frame: &Frame, action: &Action) -> Result<(), Refusal> {
        match (*frame, *action) {
            (Frame::KeepGears { .. }, Action::KeepGear { gear, .. }) => self.check_keep_gear(gear),
            (Frame::UnglerLevels { .. }, Action::RaiseTwo { to_one, to_two }) => {
                Self::check_raise_two(to_one, to_two)
            }
            (Frame::UnglerInk { .. }, Action::TakeInk { ink }) => self.check_bag_holds(ink, "CHR-4"),
            (Frame::UnglerInk { .. }, Action::DeclineReward) => refuse("CHR-4", Obstacle::MayNotDecline),
            (
                Frame::Track { earned, .. },
                Action::TakeInk { .. } | Action::TakeType { .. } | Action::DrawOrder | Action::DeclineReward,
            ) => self.check_track(earned, action),
            (Frame::Order { .. }, Action::KeepOrder { printing, refinement, discard }) => {
                self.check_keep_order(seat, (printing, refinement), discard)
            }
            (Frame::Order { .. }, Action::DrawMore { extra }) => self.check_draw_more(seat, extra),
            (Frame::Order { .. }, Action::KeepNone) => Ok(()),
            _ => refuse("FRE-5", Obstacle::NotAsked { asked: asked_by_frame(frame) }),
        }
    }

    fn check_phase(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if self.table.phase == Phase::Planning {
            return match action {
                Action::CommitPlan { plan } => self.check_commit(seat, plan),
                Action::TakeBackPlan => self.check_take_back(seat),
                _ => refuse("PLN-1", Obstacle::NotAsked { asked: "plan" }),
            };
        }
        if self.table.active() != Some(seat) {
            let awaited = self.table.awaited();
            return refuse(self.turn_rule(), Obstacle::NotAwaited { seat, awaited });
        }
        match (self.table.phase, *action) {
            (Phase::Characters { .. }, Action::KeepCharacter { character }) => {
                self.check_keep_character(seat, character)
            }
            (Phase::OpeningOrders { .. }, Action::TakeOrder { printing, refinement, discard }) => {
                self.check_take_order(seat, (printing, refinement), discard)
            }
            (Phase::OpeningLetters { .. }, Action::TakeTypes { types }) => Self::check_take_types(&types),
            (Phase::NameWild, Action::NameWild { .. }) | (Phase::ShiftMarker, Action::LeaveMarkers) => Ok(()),
            (Phase::ShiftMarker, Action::ShiftMarker { from, to }) => self.check_shift(seat, from, to),
            (Phase::Turn { action: at, acted, .. }, _) => self.check_turn(seat, at, acted, action),
            (Phase::Fulfil { declared, .. }, _) => self.check_fulfil(seat, declared, action),
            _ => refuse("RND-1", Obstacle::NotAsked { asked: self.asked() }),
        }
    }

    fn check_turn(&self, seat: Seat, at: BoardAction, acted: bool, action: &Action) -> Result<(), Refusal> {
        match *action {
            Action::EndTurn => require(acted, "PLN-5", Obstacle::NotActed),
            _ if acted => refuse("PLN-4", Obstacle::AlreadyActed),
            Action::Pass => Ok(()),
            _ => self.check_main(seat, at, action),
        }
    }

    /// The main choice of a turn.
    fn check_main(&self, seat: Seat, at: BoardAction, action: &Action) -> Result<(), Refusal> {
        match (at, *action) {
            (BoardAction::Orders, Action::TakeOrder { printing, refinement, discard }) => {
                self.check_take_order(seat, (printing, refinement), discard)
            }
            (BoardAction::Inks, Action::TakeInks { set, count }) => self.check_take_inks(seat, set, count),
            (BoardAction::Specialties, Action::TakeSpecialtyCard { card, .. }) => {
                self.check_specialty_card(card)
            }
            (BoardAction::Gears, Action::InstallGear { gear, discard, .. }) => {
                self.check_install(seat, gear, discard)
            }
            (BoardAction::Gears, Action::TurnGear { axle, sector }) => {
                self.check_turn_gear(seat, axle, sector)
            }
            (BoardAction::Patronage, Action::PatronageOrder) => {
                self.check_reward_free(PatronageReward::Order)
            }
            (BoardAction::Patronage, Action::PatronageSpecialty { .. }) => {
                self.check_reward_free(PatronageReward::Specialty)
            }
            (BoardAction::Patronage, Action::PatronageGuilders) => {
                self.check_reward_free(PatronageReward::Guilders)
            }
            (BoardAction::Patronage, Action::PatronageInks { inks }) => self.check_patronage_inks(&inks),
            (BoardAction::Patronage, Action::TakePatronageCard { card, inks }) => {
                self.check_patronage_card(seat, card, &inks)
            }
            _ => refuse("RND-1", Obstacle::NotAsked { asked: self.asked() }),
        }
    }

    fn check_fulfil(&self, seat: Seat, declared: bool, action: &Action) -> Result<(), Refusal> {
        let left = self.table.bonuses.len() as u8;
        match *action {
            Action::TakeBonus { refinement, gain } => self.check_take_bonus(seat, refinement, &gain),
            Action::DeclineBonus { refinement } => self.check_decline_bonus(refinement),
            Action::EndTurn => {
                require(declared, "FUL-1", Obstacle::NotActed)?;
                require(left == 0, "FUL-7", Obstacle::BonusesOpen { left })
            }
            Action::Pass | Action::Declare { .. } if declared => refuse("FUL-5", Obstacle::AlreadyActed),
            Action::Pass => Ok(()),
            Action::Declare { declaration } => self.check_declaration(seat, &declaration),
            _ => refuse("RND-1", Obstacle::NotAsked { asked: self.asked() }),
        }
    }

    /// The rule by which the phase waits for one seat.
    fn turn_rule(&self) -> &'static str {
        match self.table.phase {
            Phase::Characters { .. } => "SET-10",
            Phase::OpeningOrders { .. } => "SET-11",
            Phase::OpeningLetters { .. } => "SET-12",
            Phase::NameWild => "CHR-8",
            Phase::Planning => "PLN-1",
            Phase::ShiftMarker => "CHR-1",
            Phase::Turn { .. } => "PLN-4",
            Phase::Fulfil { .. } => "FUL-1",
            Phase::Over => "RND-1",
        }
    }

    /// What the phase asks for, in a word or two.
    pub(crate) fn asked(&self) -> &'static str {
        match self.table.phase {
            Phase::Characters { .. } => "keep a character",
            Phase::OpeningOrders { .. } => "take an opening order",
            Phase::OpeningLetters { .. } => "take three types",
            Phase::NameWild => "name a colour",
            Phase::Planning => "plan",
            Phase::ShiftMarker => "move a marker or leave it",
            Phase::Turn { acted: true, .. } => "end the turn",
            Phase::Turn { action: BoardAction::Orders, .. } => "take an order or pass",
            Phase::Turn { action: BoardAction::Inks, .. } => "take inks or pass",
            Phase::Turn { action: BoardAction::Specialties, .. } => "take a specialty card or pass",
            Phase::Turn { action: BoardAction::Gears, .. } => "take or turn a gear, or pass",
            Phase::Turn { action: BoardAction::Patronage, .. } => "take a patronage reward or card, or pass",
            Phase::Fulfil { declared: false, .. } => "declare orders or pass",
            Phase::Fulfil { declared: true, .. } => "take or decline bonuses, then end the step",
            Phase::Over => "nothing",
        }
    }

    /// Puts every legal action of a seat into `out`, in a fixed order, except plans and declarations.
    pub fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.table.options.player_seats().contains(seat) {
            return;
        }
        match self.table.frames.last() {
            Some(frame) if frame.seat() == seat => self.list_frame(seat, frame, out),
            Some(_) if self.table.phase == Phase::Planning => self.list_take_back(seat, out),
            Some(_) => {}
            None => {
                self.list_phase(seat, out);
                if self.check_free_window(seat).is_ok() {
                    self.list_free_actions(seat, out);
                }
            }
        }
    }

    fn list_frame(&self, seat: Seat, frame: &Frame, out: &mut Vec<Action>) {
        match *frame {
            Frame::KeepGears { .. } => self.list_kept_gears(out),
            Frame::UnglerLevels { .. } => Self::list_raise_two(out),
            Frame::UnglerInk { .. } => self.list_bag_inks(out),
            Frame::Track { earned, .. } => self.list_track(earned, out),
            Frame::Order { .. } => self.list_order_reward(seat, out),
        }
    }

    fn list_phase(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.table.phase == Phase::Planning {
            return self.list_take_back(seat, out);
        }
        if self.table.active() != Some(seat) {
            return;
        }
        match self.table.phase {
            Phase::Characters { .. } => self.list_characters(seat, out),
            Phase::OpeningOrders { .. } => self.list_orders(seat, out),
            Phase::OpeningLetters { .. } => Self::list_take_types(out),
            Phase::NameWild => out.extend(crate::vocabulary::Ink::ALL.map(|ink| Action::NameWild { ink })),
            Phase::ShiftMarker => self.list_shifts(seat, out),
            Phase::Turn { acted: true, .. } => out.push(Action::EndTurn),
            Phase::Turn { action, .. } => {
                self.list_main(seat, action, out);
                out.push(Action::Pass);
            }
            Phase::Fulfil { declared: false, .. } => out.push(Action::Pass),
            Phase::Fulfil { declared: true, .. } if self.table.bonuses.is_empty() => {
                out.push(Action::EndTurn);
            }
            Phase::Fulfil { declared: true, .. } => self.list_bonuses(seat, out),
            Phase::Planning | Phase::Over => {}
        }
    }

    fn list_main(&self, seat: Seat, action: BoardAction, out: &mut Vec<Action>) {
        match action {
            BoardAction::Orders => self.list_orders(seat, out),
            BoardAction::Inks => self.list_inks(seat, out),
            BoardAction::Specialties => self.list_specialty_cards(out),
            BoardAction::Gears => self.list_gears(seat, out),
            BoardAction::Patronage => self.list_patronage(seat, out),
        }
    }

    /// The plans that a seat may commit now.
    pub fn plans(&self, seat: Seat) -> Option<Plans> {
        let resolving = self.table.frames.last().is_some_and(|frame| frame.seat() == seat);
        let open = self.table.phase == Phase::Planning
            && self.table.options.player_seats().contains(seat)
            && !self.table.committed.contains(seat)
            && !resolving;
        open.then(|| Plans::of(self.player(seat).markers))
    }

    /// The declarations that a seat may make now.
    pub fn declarations(&self, seat: Seat) -> Option<Declarations<'a>> {
        let open = matches!(self.table.phase, Phase::Fulfil { declared: false, .. })
            && self.table.frames.is_empty()
            && self.table.active() == Some(seat);
        open.then(|| Declarations::new(*self, seat))
    }
}

fn asked_by_frame(frame: &Frame) -> &'static str {
    match frame {
        Frame::KeepGears { .. } => "keep a gear",
        Frame::UnglerLevels { .. } => "raise two specialties",
        Frame::UnglerInk { .. } => "take an ink",
        Frame::Track { .. } => "take the reward or decline it",
        Frame::Order { .. } => "keep an order, draw more cards, or keep none",
    }
}
