//! Actions as labels of buttons.

use crate::{Args, Speaker};
use platen_rules::vocabulary::{Axle, Seat};
use platen_rules::{Action, Extra, GearChoice, Phase, Table};

impl Speaker {
    /// What a button says that lets a seat do this.
    pub fn action(&self, action: &Action, table: &Table, seat: Seat) -> String {
        let told = self.opening_action(action).or_else(|| self.turn_action(action, table));
        let told =
            told.or_else(|| self.reward_action(action)).or_else(|| self.free_action(action, table, seat));
        told.unwrap_or_default()
    }

    fn opening_action(&self, action: &Action) -> Option<String> {
        Some(match *action {
            Action::KeepCharacter { character } => {
                let args = Args::new().with("character", self.character(character));
                self.say_with("action-keep-character", args)
            }
            Action::KeepGear { gear, .. } => {
                self.say_with("action-keep-gear", Args::new().with("gear", self.gear(gear)))
            }
            Action::RaiseTwo { to_one, to_two } => {
                let args = Args::new().with("to_one", self.specialty(to_one));
                self.say_with("action-raise-two", args.with("to_two", self.specialty(to_two)))
            }
            Action::TakeTypes { types } => {
                self.say_with("action-take-types", Args::new().with("types", self.letters(&types)))
            }
            Action::NameWild { ink } => {
                self.say_with("action-name-wild", Args::new().with("ink", self.ink(ink)))
            }
            Action::CommitPlan { .. } => self.say("action-commit-plan"),
            Action::TakeBackPlan => self.say("action-take-back-plan"),
            Action::ShiftMarker { from, to } => {
                let args = Args::new().with("from", self.row(from)).with("to", self.row(to));
                self.say_with("action-shift-marker", args)
            }
            Action::LeaveMarkers => self.say("action-leave-markers"),
            _ => return None,
        })
    }

    fn turn_action(&self, action: &Action, table: &Table) -> Option<String> {
        Some(match *action {
            Action::TakeOrder { discard: None, .. } => self.say("action-take-order"),
            Action::TakeOrder { discard: Some(discard), .. } => {
                let args = Args::new().with("discard", self.printing(discard));
                self.say_with("action-take-order.discard", args)
            }
            Action::TakeInks { count, .. } => {
                self.say_with("action-take-inks", Args::new().with("count", count))
            }
            Action::TakeSpecialtyCard { raise: None, .. } => self.say("action-take-specialty-card"),
            Action::TakeSpecialtyCard { raise: Some(specialty), .. } => {
                let args = Args::new().with("specialty", self.specialty(specialty));
                self.say_with("action-take-specialty-card.raise", args)
            }
            Action::InstallGear { gear, discard, .. } => {
                let args = Args::new().with("gear", gear.number());
                match discard {
                    None => self.say_with("action-install-gear", args),
                    Some(axle) => {
                        self.say_with("action-install-gear.discard", args.with("axle", axle.number()))
                    }
                }
            }
            Action::TurnGear { axle, .. } => {
                self.say_with("action-turn-gear", Args::new().with("axle", axle.number()))
            }
            Action::PatronageOrder => self.say("action-patronage-order"),
            Action::PatronageSpecialty { specialty } => {
                let args = Args::new().with("specialty", self.specialty(specialty));
                self.say_with("action-patronage-specialty", args)
            }
            Action::PatronageGuilders => self.say("action-patronage-guilders"),
            Action::PatronageInks { inks } => {
                self.say_with("action-patronage-inks", Args::new().with("inks", self.inks(&inks)))
            }
            Action::TakePatronageCard { inks, .. } if inks.total() == 0 => {
                self.say("action-take-patronage-card")
            }
            Action::TakePatronageCard { inks, .. } => {
                let args = Args::new().with("inks", self.inks(&inks));
                self.say_with("action-take-patronage-card.inks", args)
            }
            Action::Pass => self.say("action-pass"),
            Action::EndTurn if matches!(table.phase, Phase::Fulfil { .. }) => {
                self.say("action-end-turn.step")
            }
            Action::EndTurn => self.say("action-end-turn"),
            Action::Declare { declaration } => {
                self.say_with("action-declare", Args::new().with("count", declaration.orders().len()))
            }
            _ => return None,
        })
    }

    fn reward_action(&self, action: &Action) -> Option<String> {
        Some(match *action {
            Action::TakeBonus { refinement, .. } => {
                let bonus = self.bonus(self.cards.refinement_card(refinement).bonus);
                self.say_with("action-take-bonus", Args::new().with("bonus", bonus))
            }
            Action::DeclineBonus { .. } => self.say("action-decline-bonus"),
            Action::TakeInk { ink } => {
                self.say_with("action-take-ink", Args::new().with("ink", self.ink_token(ink)))
            }
            Action::TakeType { letter } => {
                self.say_with("action-take-type", Args::new().with("letter", self.letter(letter)))
            }
            Action::DrawOrder => self.say("action-draw-order"),
            Action::DeclineReward => self.say("action-decline-reward"),
            Action::DrawMore { .. } => self.say("action-draw-more"),
            Action::KeepOrder { discard: None, .. } => self.say("action-keep-order"),
            Action::KeepOrder { discard: Some(discard), .. } => {
                let args = Args::new().with("discard", self.printing(discard));
                self.say_with("action-keep-order.discard", args)
            }
            Action::KeepNone => self.say("action-keep-none"),
            _ => return None,
        })
    }

    fn free_action(&self, action: &Action, table: &Table, seat: Seat) -> Option<String> {
        let player = &table.players[seat];
        Some(match *action {
            Action::BuyType { letter } => {
                let args =
                    Args::new().with("letter", self.letter(letter)).with("cost", player.letter_price());
                self.say_with("action-buy-type", args)
            }
            Action::UseGear { axle, .. } => self
                .say_with("action-use-gear", Args::new().with("sector", self.installed(table, seat, axle))),
            Action::SwapLevels { pair } => {
                let (a, b) = pair.both();
                let args = Args::new().with("a", self.specialty(a)).with("b", self.specialty(b));
                self.say_with("action-swap-levels", args)
            }
            _ => return None,
        })
    }

    /// What the gear on an axle gives now, in few words.
    pub fn installed(&self, table: &Table, seat: Seat, axle: Axle) -> String {
        let gear = table.players[seat].gears.get(axle.index());
        gear.map_or_else(|| self.say("nothing"), |gear| self.sector_of(gear.gear, gear.sector))
    }

    /// What two inks from a set and the like cost: "free", "1 guilder".
    pub fn price(&self, paid: u8) -> String {
        self.say_with("action-take-inks.paid", Args::new().with("paid", paid))
    }

    /// Which two cards are drawn for 2 guilders.
    pub fn extra(&self, extra: Extra) -> String {
        self.say(match extra {
            Extra::Printing => "extra-printing",
            Extra::Refinement => "extra-refinement",
            Extra::Both => "extra-both",
        })
    }

    /// What is chosen with a gear.
    pub fn gear_choice(&self, choice: &GearChoice) -> String {
        let letter = |letter| Args::new().with("letter", self.letter(letter));
        match *choice {
            GearChoice::Nothing => self.say("gear-choice-nothing"),
            GearChoice::ExchangeInk { give, take } => {
                let args = Args::new().with("give", self.ink_token(give)).with("take", self.ink_token(take));
                self.say_with("gear-choice-exchange-ink", args)
            }
            GearChoice::ExchangeType { give, take } => {
                let args = Args::new().with("give", self.letter_type(give));
                self.say_with("gear-choice-exchange-type", args.with("take", self.letter_type(take)))
            }
            GearChoice::Raise { specialty } => {
                let args = Args::new().with("specialty", self.specialty(specialty));
                self.say_with("gear-choice-raise", args)
            }
            GearChoice::SellForFame { letter: sold } => {
                self.say_with("gear-choice-sell-for-fame", letter(sold))
            }
            GearChoice::SellForGuilders { letter: sold } => {
                self.say_with("gear-choice-sell-for-guilders", letter(sold))
            }
            GearChoice::InkForTwo { give, take } => {
                let args = Args::new().with("give", self.ink_token(give)).with("inks", self.inks(&take));
                self.say_with("gear-choice-ink-for-two", args)
            }
            GearChoice::Buy { count } => self.say_with("gear-choice-buy", Args::new().with("count", count)),
        }
    }
}
