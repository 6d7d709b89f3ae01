//! Events in words: one short English line each, with the contents of the cards.

mod phrases;

pub(crate) use phrases::{is_news, reward_word, row_title, track_word};

use crate::faces::{self, Faces, guilders, letters, roman};
use phrases::{cleared, deck_word, numbers, plan, reason, step};
use platen_rules::vocabulary::{BoardAction, Seat};
use platen_rules::{AutomaTook, Declared, Event, Order, OrderFrom, SeatInfo, SeatKind};

/// Tells events of a game in words.
#[derive(Clone, Debug)]
pub(crate) struct Words<'a> {
    pub(crate) faces: Faces<'a>,
    names: Vec<String>,
}

impl<'a> Words<'a> {
    pub(crate) fn new(faces: Faces<'a>, seats: &[SeatInfo]) -> Words<'a> {
        Words { faces, names: names(seats) }
    }

    /// What the player at a seat is called.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("nobody", String::as_str)
    }

    /// An event as one line.
    pub(crate) fn line(&self, event: &Event) -> String {
        let told = self.set_up(event).or_else(|| self.planning(event)).or_else(|| self.taking(event));
        let told = told.or_else(|| self.gaining(event)).or_else(|| self.gears(event));
        told.or_else(|| self.fulfilling(event)).or_else(|| self.ending(event)).unwrap_or_default()
    }

    fn set_up(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::FirstPlayer { seat } => format!("{} begins", self.name(*seat)),
            Event::Display { printing, refinement } => {
                format!("Opening display: {} and {}", numbers(printing), numbers(refinement))
            }
            Event::BoardFilled { round, .. } => format!("The board is filled for round {round}"),
            Event::PatronageLaid { cards } => {
                let cards: Vec<String> = cards.iter().flatten().map(|&no| self.faces.patronage(no)).collect();
                format!("Patronage cards: {}", cards.join("; "))
            }
            Event::DeckRebuilt { deck } => format!("The {} are shuffled into a new deck", deck_word(*deck)),
            Event::DisplayCleared { printing, refinement } => {
                let count = printing.len() + refinement.len();
                format!("The {count} cards left of the opening display are discarded")
            }
            Event::CharactersDealt { seat, tiles } => {
                let tiles: Vec<&str> = tiles.iter().map(|&tile| faces::character(tile)).collect();
                format!("{} is dealt {}", self.name(*seat), tiles.join(" and "))
            }
            Event::CharacterKept { seat, character } => {
                format!("{} keeps {}", self.name(*seat), faces::character(*character))
            }
            Event::GearsDrawn { seat, gears } => {
                format!("{} draws the gears {}", self.name(*seat), numbers(gears))
            }
            Event::GearsOffered { seat, kept, .. } => {
                format!("{} keeps the gears {}", self.name(*seat), numbers(kept))
            }
            Event::OpeningTypes { seat, types } => {
                format!("{} takes the types {}", self.name(*seat), letters(types))
            }
            _ => return None,
        })
    }

    fn planning(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::RoundStarted { round, first, .. } => {
                format!("Round {round}: {} is first", self.name(*first))
            }
            Event::GearsTurned { seat, active } => {
                format!("{}'s gears turn: sectors {} are active", self.name(*seat), numbers(active))
            }
            Event::WildNamed { seat, ink } => {
                format!("{} names {} as the wild colour", self.name(*seat), self.faces.ink(*ink))
            }
            Event::PlanCommitted { seat } => format!("{} has planned", self.name(*seat)),
            Event::PlanTakenBack { seat } => format!("{} takes the plan back", self.name(*seat)),
            Event::Plan { seat, markers } => format!("{} planned {}", self.name(*seat), plan(markers)),
            Event::AutomaPlan { card, markers } => {
                format!("The automa turns up card {card}: {}", plan(markers))
            }
            Event::MarkerShifted { seat, from, to } => {
                format!("{} moves a marker from {from} to {to}", self.name(*seat))
            }
            Event::Turn { seat, action } => format!("{}'s turn: {}", self.name(*seat), step(*action)),
            Event::TurnEnded { seat, action } => {
                format!("{}'s turn ends: {}", self.name(*seat), step(*action))
            }
            Event::Passed { seat, action } => format!("{} passes ({})", self.name(*seat), step(*action)),
            _ => return None,
        })
    }

    fn taking(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::OrderTaken { seat, printing, refinement, from } => {
                let order = Order { printing: *printing, refinement: *refinement };
                let from = match from {
                    OrderFrom::Display | OrderFrom::Board => "",
                    OrderFrom::Reward => " as a reward",
                };
                format!("{} takes order {}{from}", self.name(*seat), self.faces.order(order))
            }
            Event::OrderDiscarded { seat, printing, .. } => {
                format!("{} discards order {}", self.name(*seat), self.faces.printing(*printing))
            }
            Event::CardsDrawn { seat, printing, refinement, paid, why } => {
                let paid = if *paid == 0 { String::new() } else { format!(" for {}", guilders(*paid)) };
                let cards: Vec<String> = printing
                    .iter()
                    .map(ToString::to_string)
                    .chain(refinement.iter().map(ToString::to_string))
                    .collect();
                format!("{} draws cards {}{paid} ({})", self.name(*seat), cards.join(" "), why.code())
            }
            Event::CardsDeclined { seat } => format!("{} keeps no order", self.name(*seat)),
            Event::InksTaken { seat, set, inks, paid } => {
                let paid = if *paid == 0 { "free".to_string() } else { guilders(*paid) };
                let inks = self.faces.inks(inks.iter().copied());
                format!("{} takes {inks} from set {set} ({paid})", self.name(*seat))
            }
            Event::SpecialtyCard { seat, card, raise } => {
                let raise = raise.map_or(String::new(), |specialty| format!(" for {specialty}"));
                format!(
                    "{} uses specialty card {}{raise}",
                    self.name(*seat),
                    self.faces.specialty_card(*card)
                )
            }
            Event::PatronageReward { seat, reward } => {
                format!("{} takes patronage: {}", self.name(*seat), reward_word(*reward))
            }
            Event::PatronageCard { seat, card, .. } => {
                format!("{} takes patronage card {}", self.name(*seat), self.faces.patronage(*card))
            }
            Event::AutomaTook { action, space, took, .. } => self.automa_took(*action, *space, took),
            Event::BoardCleared { action, spaces } => cleared(*action, spaces),
            _ => return None,
        })
    }

    fn automa_took(&self, action: BoardAction, space: Option<u8>, took: &AutomaTook) -> String {
        let what = match took {
            AutomaTook::Printing(card) => card.map(|no| format!("printing card {}", self.faces.printing(no))),
            AutomaTook::Refinement(card) => {
                card.map(|no| format!("refinement card {}", self.faces.refinement(no)))
            }
            AutomaTook::Inks(inks) if inks.is_empty() => None,
            AutomaTook::Inks(inks) => Some(format!("the inks {}", self.faces.inks(inks.iter().copied()))),
            AutomaTook::Specialty(card) => {
                card.map(|no| format!("specialty card {}", self.faces.specialty_card(no)))
            }
            AutomaTook::Gear(gear) => gear.map(|no| format!("gear {no}")),
            AutomaTook::Reward(reward) => Some(format!("the reward {}", reward_word(*reward))),
            AutomaTook::PatronageCard(card) => {
                Some(format!("patronage card {}", self.faces.patronage(*card)))
            }
        };
        match (what, space) {
            (Some(what), Some(space)) => format!("The automa removes {what} (space {space})"),
            (Some(what), None) => format!("The automa removes {what}"),
            (None, _) => format!("The automa finds nothing to take ({action})"),
        }
    }

    fn gaining(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Level { seat, specialty, level, .. } => {
                format!("{} raises {specialty} to {}", self.name(*seat), roman(*level))
            }
            Event::Disc { seat, level, reward, taken } => {
                let verb = if *taken { "takes" } else { "goes without" };
                format!(
                    "{} {verb} the reward of level {}: {}",
                    self.name(*seat),
                    roman(*level),
                    track_word(*reward)
                )
            }
            Event::InkGained { seat, ink, why } => {
                format!("{} gains {} ink ({})", self.name(*seat), self.faces.ink(*ink), why.code())
            }
            Event::InkLost { seat, ink, why } => {
                format!(
                    "{} puts {} ink into the bag ({})",
                    self.name(*seat),
                    self.faces.ink(*ink),
                    why.code()
                )
            }
            Event::TypeGained { seat, letter, paid, .. } => match paid {
                Some(paid) => format!("{} buys the type {letter} for {}", self.name(*seat), guilders(*paid)),
                None => format!("{} gains the type {letter}", self.name(*seat)),
            },
            Event::TypeLost { seat, letter, why } => {
                format!("{} gives up the type {letter} ({})", self.name(*seat), why.code())
            }
            Event::Guilders { seat, amount, why, .. } => {
                format!("{} gets {} ({})", self.name(*seat), guilders(*amount), reason(*why))
            }
            Event::Fame { seat, amount, why, .. } => {
                format!("{} gains {amount} fame ({})", self.name(*seat), reason(*why))
            }
            _ => return None,
        })
    }

    fn gears(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::GearInstalled { seat, gear, axle, sector, discarded, .. } => {
                let for_it = discarded.map_or(String::new(), |gear| format!(", discarding gear {gear}"));
                let active = self.faces.sector_of(*gear, *sector);
                format!("{} installs gear {gear} on axle {axle} (active: {active}){for_it}", self.name(*seat))
            }
            Event::GearReset { seat, axle, sector } => {
                format!("{} turns the gear on axle {axle} to sector {sector}", self.name(*seat))
            }
            Event::GearUsed { seat, axle, reward, .. } => {
                format!("{} uses the gear on axle {axle}: {}", self.name(*seat), self.faces.sector(*reward))
            }
            Event::LevelsSwapped { seat, a, b } => {
                format!("{} swaps the levels of {a} and {b}", self.name(*seat))
            }
            _ => return None,
        })
    }

    fn fulfilling(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Fulfilled { seat, orders } => {
                let orders: Vec<String> = orders.iter().map(|order| self.declared(order)).collect();
                format!("{} fulfils {}", self.name(*seat), orders.join("; "))
            }
            Event::Bonus { seat, refinement, taken } => {
                let verb = if *taken { "takes" } else { "declines" };
                let bonus = faces::bonus(self.faces.cards.refinement_card(*refinement).bonus);
                format!("{} {verb} the bonus of card {refinement}: {bonus}", self.name(*seat))
            }
            Event::Tory { seat, met } => {
                let fit = if *met { "fit" } else { "do not fit" };
                format!("{}'s inks {fit} the orders held", self.name(*seat))
            }
            _ => return None,
        })
    }

    fn declared(&self, declared: &Declared) -> String {
        let mut parts = vec![self.faces.printing(declared.order.printing)];
        if let Some(letter) = declared.left_out {
            parts.push(format!("without {letter}"));
        }
        if let Some(inks) = declared.inks {
            parts.push(format!("colours {}", self.faces.inks(inks.each())));
        }
        if declared.decoration {
            let card = self.faces.cards.refinement_card(declared.order.refinement);
            parts.push(faces::levels(&card.decoration));
        }
        parts.join(", ")
    }

    fn ending(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::MarkerPassed { from, to, .. } => {
                format!("{} gives {} a marker", self.name(*from), self.name(*to))
            }
            Event::RoundEnded { round } => format!("Round {round} ends"),
            Event::Final { seat, total, .. } => format!("{} ends with {total} fame", self.name(*seat)),
            Event::Result { ranking, title } => match (title, ranking.first()) {
                (Some(title), _) => format!("The title: {}", title.name()),
                (None, Some(winners)) => {
                    let names: Vec<&str> = winners.iter().map(|&seat| self.name(seat)).collect();
                    let verb = if names.len() == 1 { "wins" } else { "share the win" };
                    format!("{} {verb}", names.join(" and "))
                }
                (None, None) => "Nobody wins".to_string(),
            },
            _ => return None,
        })
    }
}

/// The longest name that is shown.
const LONGEST_NAME: usize = 24;

/// A name for each seat; programs of the same name are told apart by their seats. Names come from files too, so signs
/// that would steer a terminal are left out.
pub(crate) fn names(seats: &[SeatInfo]) -> Vec<String> {
    let shown = |name: &str| name.chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect::<String>();
    let name = |info: &SeatInfo| match (info.kind, &info.name) {
        (SeatKind::Automa, _) => "The automa".to_string(),
        (SeatKind::Bot, name) => format!("{} {}", shown(name.as_deref().unwrap_or("Bot")), info.seat),
        (SeatKind::Human, Some(name)) => shown(name),
        (SeatKind::Human, None) => format!("Player {}", info.seat),
    };
    let at = |i: usize| seats.iter().find(|info| info.seat.index() == i);
    (0..4).map(|i| at(i).map_or_else(|| format!("Seat {i}"), name)).collect()
}
