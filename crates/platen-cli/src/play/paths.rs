//! How an action is reached through questions: one step a question, each with the label of the answer.

use super::draw::strip;
use super::view::Seen;
use crate::faces::{letters, short_order, short_refinement};
use platen_rules::vocabulary::{Axle, GearNo, PrintingNo, RefinementNo, SectorNo, Specialty};
use platen_rules::{Action, BonusGain, Declaration, Fulfilment, GearChoice, Order};
use platen_texts::{Args, roman};

/// A question and the label of its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    pub(crate) ask: String,
    pub(crate) label: String,
}

/// The answers that lead to an action, under the heading of its kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Path {
    pub(crate) group: String,
    pub(crate) steps: Vec<Step>,
}

impl Path {
    pub(super) fn main(label: impl Into<String>) -> Path {
        Path { group: String::new(), steps: vec![Step { ask: String::new(), label: label.into() }] }
    }

    fn under(group: String, label: impl Into<String>) -> Path {
        Path { group, ..Path::main(label) }
    }

    fn then(mut self, seen: &Seen<'_>, question: &str, label: impl Into<String>) -> Path {
        let ask = seen.say_of("ask-back", "question", question);
        self.steps.push(Step { ask, label: label.into() });
        self
    }

    fn then_ask(self, seen: &Seen<'_>, id: &str, label: impl Into<String>) -> Path {
        self.then(seen, &seen.say(id), label)
    }
}

impl Seen<'_> {
    /// The path to an action of the seat whose view it is.
    pub(crate) fn path(&self, action: &Action) -> Path {
        match *action {
            Action::CommitPlan { plan } => {
                let numbers = plan.0.map(|n| n.to_string()).join(" ");
                Path::main(self.say_of("choice-plan", "plan", numbers))
            }
            Action::Declare { declaration } => self.declare_path(&declaration),
            Action::BuyType { .. } | Action::UseGear { .. } | Action::SwapLevels { .. } => {
                self.free_path(action)
            }
            Action::KeepCharacter { .. }
            | Action::KeepGear { .. }
            | Action::RaiseTwo { .. }
            | Action::TakeTypes { .. }
            | Action::ShiftMarker { .. } => self.opening_path(action),
            Action::DrawMore { .. }
            | Action::KeepOrder { .. }
            | Action::TakeBonus { .. }
            | Action::DeclineBonus { .. } => self.reward_path(action),
            Action::TakeOrder { printing, refinement, discard } => {
                self.order_path(printing, refinement, discard)
            }
            _ => self.turn_path(action),
        }
    }

    /// The label of the button, for what needs no question.
    fn plain(&self, action: &Action) -> Path {
        Path::main(self.speaker.action(action, self.table, self.me))
    }

    fn opening_path(&self, action: &Action) -> Path {
        match *action {
            Action::KeepCharacter { character } => Path::main(self.speaker.character_full(character)),
            Action::KeepGear { gear, sector } => {
                let axle = usize::from(self.table.kept_gear.is_some());
                Path::main(self.say_of("choice-keep-gear", "gear", self.speaker.gear(gear))).then_ask(
                    self,
                    "ask-first-sector",
                    self.sector(axle, gear, sector),
                )
            }
            Action::RaiseTwo { to_one, to_two } => {
                Path::main(self.to_level(to_two, 2)).then_ask(self, "ask-to-one", self.to_level(to_one, 1))
            }
            Action::TakeTypes { types } => Path::main(letters(&types)),
            Action::ShiftMarker { from, to } => {
                let from = self.say_of("choice-move-from", "from", self.speaker.row(from));
                Path::main(from).then_ask(self, "ask-to-action", self.speaker.row(to))
            }
            _ => self.plain(action),
        }
    }

    fn to_level(&self, specialty: Specialty, level: u8) -> String {
        let args = Args::new().with("specialty", self.speaker.specialty(specialty));
        self.speaker.say_with("choice-level", args.with("level", roman(level)))
    }

    fn turn_path(&self, action: &Action) -> Path {
        let me = self.player(self.me);
        match *action {
            Action::TakeInks { set, count } => {
                let spaces = self.table.ink_sets[set.index()];
                let taken = spaces.iter().zip(0u8..).filter_map(|(ink, price)| ink.map(|ink| (ink, price)));
                let taken: Vec<_> = taken.take(usize::from(count)).collect();
                let inks = self.speaker.list(taken.iter().map(|(ink, _)| self.speaker.ink(*ink)));
                let price = self.speaker.price(taken.iter().map(|(_, price)| price).sum());
                let args = Args::new().with("set", set.number()).with("inks", inks).with("price", price);
                Path::main(self.speaker.say_with("choice-set", args))
            }
            Action::TakeSpecialtyCard { card, raise: None } => {
                Path::main(self.say_of("choice-specialty-card", "card", self.speaker.specialty_card(card)))
            }
            Action::TakeSpecialtyCard { card, raise: Some(specialty) } => Path::main(self.say_of(
                "choice-one-level",
                "card",
                card,
            ))
            .then_ask(self, "ask-specialty", self.raised(specialty)),
            Action::InstallGear { gear, sector, discard } => {
                let axle = discard.map_or(me.gears.len(), Axle::index);
                let path = Path::main(self.say_of("choice-take-gear", "gear", self.speaker.gear(gear)));
                let path = match discard {
                    Some(axle) => path.then_ask(self, "ask-discard-gear", self.installed(axle)),
                    None => path,
                };
                path.then_ask(self, "ask-first-sector", self.sector(axle, gear, sector))
            }
            Action::TurnGear { axle, sector } => {
                let gear = me.gears.get(axle.index()).map(|gear| gear.gear).unwrap_or_default();
                Path::main(self.say_of("choice-turn-gear", "gear", self.installed(axle))).then_ask(
                    self,
                    "ask-to-sector",
                    self.sector(axle.index(), gear, sector),
                )
            }
            Action::PatronageSpecialty { specialty } => Path::main(self.say("patronage-reward-specialty"))
                .then_ask(self, "ask-specialty", self.raised(specialty)),
            Action::PatronageInks { inks } => Path::main(self.say("patronage-reward-inks")).then_ask(
                self,
                "ask-inks",
                self.speaker.colours(&inks),
            ),
            Action::TakePatronageCard { card, inks } => {
                let card = self.speaker.patronage_card(card);
                let path = Path::main(self.say_of("choice-patronage-card", "card", card));
                if inks.total() == 0 {
                    return path;
                }
                path.then_ask(self, "ask-spend", self.speaker.colours(&inks))
            }
            _ => self.plain(action),
        }
    }

    fn order_path(
        &self,
        printing: PrintingNo,
        refinement: RefinementNo,
        discard: Option<PrintingNo>,
    ) -> Path {
        let path = Path::main(self.say_of("choice-printing", "card", self.speaker.printing(printing)));
        let path = path.then_ask(self, "ask-refinement", short_refinement(self.speaker, refinement));
        match discard.and_then(|card| self.player(self.me).order(card)) {
            Some(order) => path.then_ask(self, "ask-discard-order", short_order(self.speaker, order)),
            None => path,
        }
    }

    fn reward_path(&self, action: &Action) -> Path {
        match *action {
            Action::DrawMore { extra } => {
                let cards = self.say_of("choice-draw", "cards", self.speaker.extra(extra));
                Path::under(self.say("choice-pay-two"), cards)
            }
            Action::KeepOrder { printing, refinement, discard } => {
                self.order_path(printing, refinement, discard)
            }
            Action::TakeBonus { refinement, gain } => {
                let bonus = self.speaker.bonus(self.speaker.cards.refinement_card(refinement).bonus);
                let args = Args::new().with("card", refinement.number()).with("bonus", bonus);
                let path = Path::main(self.speaker.say_with("choice-bonus", args));
                match gain {
                    BonusGain::Nothing => path,
                    BonusGain::Inks { inks } => path.then_ask(self, "ask-inks", self.speaker.colours(&inks)),
                    BonusGain::Specialty { specialty } => {
                        path.then_ask(self, "ask-specialty", self.raised(specialty))
                    }
                }
            }
            Action::DeclineBonus { refinement } => {
                Path::main(self.say_of("choice-decline-bonus", "card", refinement))
            }
            _ => self.plain(action),
        }
    }

    fn free_path(&self, action: &Action) -> Path {
        let (me, free) = (self.player(self.me), self.say("choice-any-time"));
        match *action {
            Action::BuyType { letter } => {
                let price = self.speaker.guilders(me.letter_price());
                Path::under(free, self.say_of("choice-buy", "price", price)).then_ask(
                    self,
                    "ask-type",
                    self.speaker.letter(letter),
                )
            }
            Action::UseGear { axle, choice } => {
                let path = Path::under(free, self.say_of("choice-use-gear", "gear", self.installed(axle)));
                match choice {
                    GearChoice::Nothing => path,
                    GearChoice::Raise { specialty } => path.then_ask(self, "ask-how", self.raised(specialty)),
                    _ => path.then_ask(self, "ask-how", self.speaker.gear_choice(&choice)),
                }
            }
            Action::SwapLevels { pair } => {
                let (a, b) = pair.both();
                let both = [a, b].map(|specialty| self.speaker.level(specialty, me.levels[specialty]));
                Path::under(free, self.say("choice-swap")).then_ask(self, "ask-two", self.speaker.list(both))
            }
            _ => self.plain(action),
        }
    }

    /// A declaration, order by order.
    fn declare_path(&self, declaration: &Declaration) -> Path {
        let mut path = Path::main(self.say("choice-declare"));
        for order in &self.player(self.me).orders {
            let chosen = declaration.orders().iter().find(|chosen| chosen.printing == order.printing);
            let label = chosen.map_or_else(|| self.say("choice-leave"), |chosen| self.fulfilment(chosen));
            let question = self.say_of("ask-order", "order", short_order(self.speaker, *order));
            path = path.then(self, &question, label);
        }
        path
    }

    /// How one order is fulfilled.
    fn fulfilment(&self, chosen: &Fulfilment) -> String {
        match self.speaker.manner(chosen) {
            Some(manner) => self.say_of("choice-fulfil-how", "manner", manner),
            None => self.say("choice-fulfil"),
        }
    }

    /// A specialty with its level before and after.
    fn raised(&self, specialty: Specialty) -> String {
        let level = self.player(self.me).levels[specialty];
        let args = Args::new().with("specialty", self.speaker.specialty(specialty));
        if level >= platen_rules::TOP_LEVEL {
            return self.speaker.say_with("choice-beyond", args);
        }
        let args = args.with("from", roman(level)).with("to", roman(level + 1));
        self.speaker.say_with("choice-raised", args)
    }

    /// An installed gear by its axle and what it gives now.
    fn installed(&self, axle: Axle) -> String {
        let sector = self.speaker.installed(self.table, self.me, axle);
        self.speaker.say_with("choice-axle", Args::new().with("axle", axle.number()).with("sector", sector))
    }

    /// A sector of a gear on an axle, with what follows in the next rounds.
    fn sector(&self, axle: usize, gear: GearNo, sector: SectorNo) -> String {
        let [now, next, after] = strip(axle, sector).map(|sector| self.speaker.sector_of(gear, sector));
        let args = Args::new().with("now", now).with("next", next).with("after", after);
        self.speaker.say_with("choice-sector", args)
    }
}

/// A whole declaration in one line.
pub(crate) fn declaration_text(seen: &Seen<'_>, declaration: &Declaration) -> String {
    let orders = declaration.orders().iter().map(|chosen| {
        let held = seen.player(seen.me).order(chosen.printing);
        let refinement = held.map_or_else(Default::default, |order: Order| order.refinement);
        let named = format!("{}+{refinement}", chosen.printing);
        seen.speaker.manner(chosen).map_or(named.clone(), |manner| format!("{named} {manner}"))
    });
    orders.collect::<Vec<_>>().join(", ")
}
