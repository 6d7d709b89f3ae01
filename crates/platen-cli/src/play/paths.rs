//! How an action is reached through questions: one step a question, each with the label of the answer.

use super::draw::strip;
use super::view::Seen;
use crate::faces::{self, guilders, letters, roman};
use platen_rules::vocabulary::{Axle, GearNo, PrintingNo, RefinementNo, SectorNo, Specialty};
use platen_rules::{Action, BonusGain, Extra, GearChoice, Order};

/// A question and the label of its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    pub(crate) ask: String,
    pub(crate) label: String,
}

/// The answers that lead to an action, under the heading of its kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Path {
    pub(crate) group: &'static str,
    pub(crate) steps: Vec<Step>,
}

/// The heading of what may be done at any time.
const FREE: &str = "at any time";

impl Path {
    pub(super) fn main(label: impl Into<String>) -> Path {
        Path { group: "", steps: vec![Step { ask: String::new(), label: label.into() }] }
    }

    fn free(label: impl Into<String>) -> Path {
        Path { group: FREE, ..Path::main(label) }
    }

    fn then(mut self, ask: &str, label: impl Into<String>) -> Path {
        self.steps.push(Step { ask: ask.to_string(), label: label.into() });
        self
    }
}

impl Seen<'_> {
    /// The path to an action of the seat whose view it is.
    pub(crate) fn path(&self, action: &Action) -> Path {
        match *action {
            Action::CommitPlan { plan } => {
                Path::main(format!("plan {}", plan.0.map(|n| n.to_string()).join(" ")))
            }
            Action::Declare { declaration } => self.declare_path(&declaration),
            Action::BuyType { .. } | Action::UseGear { .. } | Action::SwapLevels { .. } => {
                self.free_path(action)
            }
            Action::KeepCharacter { .. }
            | Action::KeepGear { .. }
            | Action::RaiseTwo { .. }
            | Action::TakeTypes { .. }
            | Action::NameWild { .. }
            | Action::TakeBackPlan
            | Action::ShiftMarker { .. }
            | Action::LeaveMarkers => self.opening_path(action),
            Action::TakeInk { .. }
            | Action::TakeType { .. }
            | Action::DrawOrder
            | Action::DeclineReward
            | Action::DrawMore { .. }
            | Action::KeepOrder { .. }
            | Action::KeepNone
            | Action::TakeBonus { .. }
            | Action::DeclineBonus { .. } => self.reward_path(action),
            _ => self.turn_path(action),
        }
    }

    fn opening_path(&self, action: &Action) -> Path {
        match *action {
            Action::KeepCharacter { character } => {
                let (power, rule) = faces::power(character);
                Path::main(format!("keep {}: {power} ({rule})", faces::character(character)))
            }
            Action::KeepGear { gear, sector } => {
                let axle = usize::from(self.table.kept_gear.is_some());
                Path::main(format!("keep {}", self.gear(gear)))
                    .then("Which sector is active first?", self.sector(axle, gear, sector))
            }
            Action::RaiseTwo { to_one, to_two } => {
                Path::main(format!("{to_two} to II")).then("Which other one to I?", format!("{to_one} to I"))
            }
            Action::TakeTypes { types } => Path::main(letters(&types)),
            Action::NameWild { ink } => Path::main(format!("{} is wild this round", self.faces().ink(ink))),
            Action::ShiftMarker { from, to } => {
                Path::main(format!("move a marker from {from}")).then("To which action?", to.code())
            }
            Action::LeaveMarkers => Path::main("leave the markers as they are"),
            _ => Path::main("take the plan back"),
        }
    }

    fn turn_path(&self, action: &Action) -> Path {
        let me = self.player(self.me);
        match *action {
            Action::TakeOrder { printing, refinement, discard } => {
                self.order_path(printing, refinement, discard)
            }
            Action::TakeInks { set, count } => {
                let spaces = self.table.ink_sets[set.index()];
                let taken = spaces.iter().zip(0i64..).filter_map(|(ink, price)| ink.map(|ink| (ink, price)));
                let taken: Vec<_> = taken.take(usize::from(count)).collect();
                let inks = self.faces().inks(taken.iter().map(|(ink, _)| *ink));
                let price: i64 = taken.iter().map(|(_, price)| price).sum();
                let price = if price == 0 { "free".to_string() } else { guilders(price) };
                Path::main(format!("set {set}: {inks} ({price})"))
            }
            Action::TakeSpecialtyCard { card, raise: None } => {
                Path::main(format!("card {}", self.faces().specialty_card(card)))
            }
            Action::TakeSpecialtyCard { card, raise: Some(specialty) } => {
                Path::main(format!("card {card} for one level of your choice"))
                    .then("Which specialty?", self.raised(specialty))
            }
            Action::InstallGear { gear, sector, discard } => {
                let axle = discard.map_or(me.gears.len(), Axle::index);
                let path = Path::main(format!("take {}", self.gear(gear)));
                let path = match discard {
                    Some(axle) => path.then("Which gear is discarded for it?", self.installed(axle)),
                    None => path,
                };
                path.then("Which sector is active first?", self.sector(axle, gear, sector))
            }
            Action::TurnGear { axle, sector } => {
                let gear = me.gears.get(axle.index()).map(|gear| gear.gear).unwrap_or_default();
                Path::main(format!("turn {} by hand", self.installed(axle)))
                    .then("To which sector?", self.sector(axle.index(), gear, sector))
            }
            Action::PatronageOrder => Path::main("an order"),
            Action::PatronageGuilders => Path::main("3 guilders"),
            Action::PatronageSpecialty { specialty } => {
                Path::main("one specialty up one level").then("Which specialty?", self.raised(specialty))
            }
            Action::PatronageInks { inks } => {
                Path::main("2 inks from the bag").then("Which inks?", self.faces().inks(inks.each()))
            }
            Action::TakePatronageCard { card, inks } => {
                let path =
                    Path::main(format!("patronage card {}: 8 fame at the end", self.faces().patronage(card)));
                if inks.total() == 0 {
                    path
                } else {
                    path.then("Spending which inks?", self.faces().inks(inks.each()))
                }
            }
            Action::Pass => Path::main("pass"),
            _ if self.current().is_none() => Path::main("end the step"),
            _ => Path::main("end the turn"),
        }
    }

    fn order_path(
        &self,
        printing: PrintingNo,
        refinement: RefinementNo,
        discard: Option<PrintingNo>,
    ) -> Path {
        let path = Path::main(format!("printing card {}", self.faces().printing(printing)))
            .then("With which refinement card?", self.faces().short_refinement(refinement));
        match discard.and_then(|card| self.player(self.me).order(card)) {
            Some(order) => path.then("Which order is discarded for it?", self.faces().short_order(order)),
            None => path,
        }
    }

    fn reward_path(&self, action: &Action) -> Path {
        match *action {
            Action::TakeInk { ink } => Path::main(format!("take {} ink", self.faces().ink(ink))),
            Action::TakeType { letter } => Path::main(format!("take the type {letter}")),
            Action::DrawOrder => Path::main("draw cards for an order"),
            Action::DeclineReward => Path::main("decline the reward"),
            Action::DrawMore { extra } => {
                let cards = match extra {
                    Extra::Printing => "2 more printing cards",
                    Extra::Refinement => "2 more refinement cards",
                    Extra::Both => "1 more card of each kind",
                };
                Path { group: "pay 2 guilders", ..Path::main(format!("draw {cards}")) }
            }
            Action::KeepOrder { printing, refinement, discard } => {
                self.order_path(printing, refinement, discard)
            }
            Action::KeepNone => Path::main("keep none"),
            Action::TakeBonus { refinement, gain } => {
                let bonus = faces::bonus(self.faces().cards.refinement_card(refinement).bonus);
                let path = Path::main(format!("bonus of card {refinement}: {bonus}"));
                match gain {
                    BonusGain::Nothing => path,
                    BonusGain::Inks { inks } => path.then("Which inks?", self.faces().inks(inks.each())),
                    BonusGain::Specialty { specialty } => {
                        path.then("Which specialty?", self.raised(specialty))
                    }
                }
            }
            Action::DeclineBonus { refinement } => {
                Path::main(format!("decline the bonus of card {refinement}"))
            }
            _ => Path::main("go on"),
        }
    }

    fn free_path(&self, action: &Action) -> Path {
        let me = self.player(self.me);
        match *action {
            Action::BuyType { letter } => {
                let price = guilders(me.letter_price());
                Path::free(format!("buy a type for {price}")).then("Which type?", letter.code())
            }
            Action::UseGear { axle, choice } => {
                let path = Path::free(format!("use {}", self.installed(axle)));
                match self.gear_choice(choice) {
                    Some(label) => path.then("How?", label),
                    None => path,
                }
            }
            Action::SwapLevels { pair } => {
                let (a, b) = pair.both();
                let level = |specialty: Specialty| roman(me.levels[specialty]);
                Path::free("swap two levels")
                    .then("Which two?", format!("{a} {} and {b} {}", level(a), level(b)))
            }
            _ => Path::free("go on"),
        }
    }

    fn gear_choice(&self, choice: GearChoice) -> Option<String> {
        let faces = self.faces();
        Some(match choice {
            GearChoice::Nothing => return None,
            GearChoice::ExchangeInk { give, take } => format!("{} for {}", faces.ink(give), faces.ink(take)),
            GearChoice::ExchangeType { give, take } => format!("{give} for {take}"),
            GearChoice::Raise { specialty } => self.raised(specialty),
            GearChoice::SellForFame { letter } => format!("{letter} for 3 fame"),
            GearChoice::SellForGuilders { letter } => format!("{letter} for 5 guilders"),
            GearChoice::InkForTwo { give, take } => {
                format!("{} for {}", faces.ink(give), faces.inks(take.each()))
            }
            GearChoice::Buy { count } => format!("buy {count}"),
        })
    }

    /// A declaration, order by order.
    fn declare_path(&self, declaration: &platen_rules::Declaration) -> Path {
        let mut path = Path::main("choose what to fulfil, order by order");
        for order in &self.player(self.me).orders {
            let chosen = declaration.orders().iter().find(|chosen| chosen.printing == order.printing);
            let label = match chosen {
                None => "leave it".to_string(),
                Some(chosen) => self.fulfilment(chosen),
            };
            path = path.then(&format!("Order {}?", self.faces().short_order(*order)), label);
        }
        path
    }

    /// How one order is fulfilled.
    pub(crate) fn fulfilment(&self, chosen: &platen_rules::Fulfilment) -> String {
        let mut parts = vec!["fulfil it".to_string()];
        if let Some(letter) = chosen.left_out {
            parts.push(format!("without {letter}"));
        }
        if let Some(inks) = chosen.inks {
            parts.push(format!("with colours ({})", self.faces().inks(inks.each())));
        }
        if chosen.decoration {
            parts.push("with decoration".to_string());
        }
        parts.join(" ")
    }

    /// A specialty with its level before and after.
    fn raised(&self, specialty: Specialty) -> String {
        let level = self.player(self.me).levels[specialty];
        if level >= platen_rules::TOP_LEVEL {
            return format!("{specialty} (VI: 3 guilders instead)");
        }
        format!("{specialty} ({} to {})", roman(level), roman(level + 1))
    }

    fn gear(&self, gear: GearNo) -> String {
        let sectors = self.faces().cards.gear(gear).sectors;
        format!("gear {gear}: {}", sectors.map(|sector| self.faces().sector(sector)).join(" · "))
    }

    /// An installed gear by its axle and what it gives now.
    fn installed(&self, axle: Axle) -> String {
        match self.player(self.me).gears.get(axle.index()) {
            Some(gear) => format!("axle {axle}: {}", self.faces().sector_of(gear.gear, gear.sector)),
            None => format!("axle {axle}"),
        }
    }

    /// A sector of a gear on an axle, with what follows in the next rounds.
    fn sector(&self, axle: usize, gear: GearNo, sector: SectorNo) -> String {
        let [now, next, after] = strip(axle, sector).map(|sector| self.faces().sector_of(gear, sector));
        format!("{now} (next round {next}, then {after})")
    }
}

/// A whole declaration in one line.
pub(crate) fn declaration_text(seen: &Seen<'_>, declaration: &platen_rules::Declaration) -> String {
    let orders = declaration.orders().iter().map(|order| {
        let refinement = seen
            .player(seen.me)
            .order(order.printing)
            .map_or_else(Default::default, |order: Order| order.refinement);
        let how = seen.fulfilment(order).replace("fulfil it", "").trim().to_string();
        let named = format!("{}+{refinement}", order.printing);
        if how.is_empty() { named } else { format!("{named} {how}") }
    });
    orders.collect::<Vec<_>>().join(", ")
}
