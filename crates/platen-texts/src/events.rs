//! Events in words: one sentence each.

use crate::{Args, Axles, Speaker};
use platen_rules::vocabulary::{Axle, BoardAction, ByInk, Seat, SectorNo};
use platen_rules::{AutomaTook, Event, Order, OrderFrom, Spaces, Title};

/// The word for something that is absent, which the texts choose a form by.
const NONE: &str = "none";

impl Speaker {
    /// The events of a game from its beginning, a sentence each.
    pub fn log(&self, events: &[Event]) -> Vec<String> {
        let mut axles = Axles::new();
        let tell = |event| {
            axles.follow(event);
            self.event(event, &axles)
        };
        events.iter().map(tell).collect()
    }

    /// An event as a sentence, with the gears as they were then.
    pub fn event(&self, event: &Event, axles: &Axles) -> String {
        let told = self.set_up(event).or_else(|| self.planning(event, axles)).or_else(|| self.taking(event));
        let told = told.or_else(|| self.gaining(event)).or_else(|| self.gears(event, axles));
        told.or_else(|| self.fulfilling(event)).or_else(|| self.ending(event)).unwrap_or_default()
    }

    fn set_up(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::FirstPlayer { seat } => self.say_with("event-first-player", self.of(*seat)),
            Event::Display { printing, refinement } => {
                let args = Args::new().with("printing", self.list(printing.iter().map(ToString::to_string)));
                let refinement = self.list(refinement.iter().map(ToString::to_string));
                self.say_with("event-display", args.with("refinement", refinement))
            }
            Event::BoardFilled { round, .. } => {
                self.say_with("event-board-filled", Args::new().with("round", *round))
            }
            Event::PatronageLaid { cards } => {
                let cards = cards.iter().flatten().map(|&no| self.patronage_card(no));
                self.say_with("event-patronage-laid", Args::new().with("cards", self.list(cards)))
            }
            Event::DeckRebuilt { deck } => {
                self.say_with("event-deck-rebuilt", Args::new().with("deck", self.deck(*deck)))
            }
            Event::DisplayCleared { printing, refinement } => {
                let count = printing.len() + refinement.len();
                self.say_with("event-display-cleared", Args::new().with("count", count))
            }
            Event::CharactersDealt { seat, tiles } => {
                let tiles = self.list(tiles.iter().map(|&tile| self.character(tile)));
                self.say_with("event-characters-dealt", self.of(*seat).with("characters", tiles))
            }
            Event::CharacterKept { seat, character } => {
                let args = self.of(*seat).with("character", self.character(*character));
                self.say_with("event-character-kept", args)
            }
            Event::GearsDrawn { seat, gears } => {
                let gears = self.list(gears.iter().map(ToString::to_string));
                self.say_with("event-gears-drawn", self.of(*seat).with("gears", gears))
            }
            Event::GearsOffered { seat, kept, .. } => {
                let kept = self.list(kept.iter().map(ToString::to_string));
                self.say_with("event-gears-offered", self.of(*seat).with("kept", kept))
            }
            Event::OpeningTypes { seat, types } => {
                self.say_with("event-opening-types", self.of(*seat).with("types", self.letters(types)))
            }
            _ => return None,
        })
    }

    fn planning(&self, event: &Event, axles: &Axles) -> Option<String> {
        Some(match event {
            Event::RoundStarted { round, first, .. } => {
                let args = Args::new().with("round", *round).with("first", self.name(*first));
                self.say_with("event-round-started", args)
            }
            Event::GearsTurned { seat, active } => {
                let sectors = Axle::all().zip(active).map(|(axle, &no)| self.active(*seat, axle, no, axles));
                let sectors = self.chain("item-semicolon", sectors);
                self.say_with("event-gears-turned", self.of(*seat).with("sectors", sectors))
            }
            Event::WildNamed { seat, ink } => {
                self.say_with("event-wild-named", self.of(*seat).with("ink", self.ink(*ink)))
            }
            Event::PlanCommitted { seat } => self.say_with("event-plan-committed", self.of(*seat)),
            Event::PlanTakenBack { seat } => self.say_with("event-plan-taken-back", self.of(*seat)),
            Event::Plan { seat, markers } => {
                self.say_with("event-plan", self.of(*seat).with("plan", self.plan(markers)))
            }
            Event::AutomaPlan { card, markers } => {
                let args = Args::new().with("card", card.number()).with("plan", self.plan(markers));
                self.say_with("event-automa-plan", args)
            }
            Event::MarkerShifted { seat, from, to } => {
                let args = self.of(*seat).with("from", self.row(*from)).with("to", self.row(*to));
                self.say_with("event-marker-shifted", args)
            }
            Event::Turn { seat, action } => self.said_of_step("event-turn", *seat, *action),
            Event::TurnEnded { seat, action } => self.said_of_step("event-turn-ended", *seat, *action),
            Event::Passed { seat, action } => self.said_of_step("event-passed", *seat, *action),
            _ => return None,
        })
    }

    fn said_of_step(&self, id: &str, seat: Seat, action: Option<BoardAction>) -> String {
        self.say_with(id, self.of(seat).with("step", self.step(action)))
    }

    fn taking(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::OrderTaken { seat, printing, refinement, from } => {
                let order = self.order(Order { printing: *printing, refinement: *refinement });
                let from = match from {
                    OrderFrom::Display => "display",
                    OrderFrom::Board => "board",
                    OrderFrom::Reward => "reward",
                };
                self.say_with("event-order-taken", self.of(*seat).with("order", order).with("from", from))
            }
            Event::OrderDiscarded { seat, printing, .. } => {
                self.say_with("event-order-discarded", self.of(*seat).with("order", self.printing(*printing)))
            }
            Event::CardsDrawn { seat, printing, refinement, paid, why } => {
                let cards = printing.iter().map(|&no| self.printing(no));
                let cards = self.list(cards.chain(refinement.iter().map(|&no| self.refinement(no))));
                let args = self.of(*seat).with("cards", cards).with("paid", *paid);
                self.say_with("event-cards-drawn", args.with("why", self.why(*why)))
            }
            Event::CardsDeclined { seat } => self.say_with("event-cards-declined", self.of(*seat)),
            Event::InksTaken { seat, set, inks, paid } => {
                let inks = self.inks(&ByInk::count(inks.iter().copied()));
                let args = self.of(*seat).with("inks", inks).with("set", set.number());
                self.say_with("event-inks-taken", args.with("paid", *paid))
            }
            Event::SpecialtyCard { seat, card, raise } => {
                let raise = raise.map_or_else(|| NONE.to_string(), |specialty| self.specialty(specialty));
                let args = self.of(*seat).with("card", self.specialty_card(*card));
                self.say_with("event-specialty-card", args.with("raise", raise))
            }
            Event::PatronageReward { seat, reward } => {
                let args = self.of(*seat).with("reward", self.patronage_reward(*reward));
                self.say_with("event-patronage-reward", args)
            }
            Event::PatronageCard { seat, card, inks } => {
                let spent = ByInk::count(inks.iter().copied());
                let inks = if inks.is_empty() { NONE.to_string() } else { self.inks(&spent) };
                let args = self.of(*seat).with("card", self.patronage_card(*card));
                self.say_with("event-patronage-card", args.with("inks", inks))
            }
            Event::AutomaTook { took, .. } => self.automa_took(took),
            Event::BoardCleared { action, spaces } => {
                let args = Args::new().with("action", action.code()).with("count", left(*action, spaces));
                self.say_with("event-board-cleared", args)
            }
            _ => return None,
        })
    }

    fn automa_took(&self, took: &AutomaTook) -> String {
        let (kind, what) = match took {
            AutomaTook::Printing(card) => ("printing", card.map(|no| self.printing(no))),
            AutomaTook::Refinement(card) => ("refinement", card.map(|no| self.refinement(no))),
            AutomaTook::Inks(inks) => {
                let inks = (!inks.is_empty()).then(|| self.inks(&ByInk::count(inks.iter().copied())));
                ("inks", inks)
            }
            AutomaTook::Specialty(card) => ("specialty", card.map(|no| self.specialty_card(no))),
            AutomaTook::Gear(gear) => ("gear", gear.map(|no| self.gear(no))),
            AutomaTook::Reward(reward) => ("reward", Some(self.patronage_reward(*reward))),
            AutomaTook::PatronageCard(card) => ("patronage-card", Some(self.patronage_card(*card))),
        };
        let kind = if what.is_some() { kind } else { "nothing" };
        let args = Args::new().with("kind", kind).with("what", what.unwrap_or_default());
        self.say_with("event-automa-took", args)
    }

    fn gaining(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Level { seat, specialty, level, why } => {
                let args = self.of(*seat).with("specialty", self.specialty(*specialty));
                let args = args.with("level", crate::roman(*level)).with("why", self.why(*why));
                self.say_with("event-level", args)
            }
            Event::Disc { seat, level, reward, taken } => {
                let args = self.of(*seat).with("level", crate::roman(*level));
                let args = args.with("reward", self.track_reward(*reward)).with("taken", yes(*taken));
                self.say_with("event-disc", args)
            }
            Event::InkGained { seat, ink, why } => {
                let args = self.of(*seat).with("ink", self.ink_token(*ink)).with("why", self.why(*why));
                self.say_with("event-ink-gained", args)
            }
            Event::InkLost { seat, ink, why } => {
                let args = self.of(*seat).with("ink", self.ink_token(*ink)).with("why", self.why(*why));
                self.say_with("event-ink-lost", args)
            }
            Event::TypeGained { seat, letter, why, paid } => {
                let args = self.of(*seat).with("letter", self.letter(*letter)).with("why", self.why(*why));
                let args = match paid {
                    Some(paid) => args.with("paid", *paid),
                    None => args.with("paid", NONE),
                };
                self.say_with("event-type-gained", args)
            }
            Event::TypeLost { seat, letter, why } => {
                let args = self.of(*seat).with("letter", self.letter(*letter)).with("why", self.why(*why));
                self.say_with("event-type-lost", args)
            }
            Event::Guilders { seat, amount, why, .. } => {
                let args = self.of(*seat).with("amount", *amount).with("why", self.why(*why));
                self.say_with("event-guilders", args)
            }
            Event::Fame { seat, amount, why, .. } => {
                let args = self.of(*seat).with("amount", *amount).with("why", self.why(*why));
                self.say_with("event-fame", args)
            }
            _ => return None,
        })
    }

    fn gears(&self, event: &Event, axles: &Axles) -> Option<String> {
        Some(match event {
            Event::GearInstalled { seat, gear, axle, sector, discarded, .. } => {
                let args = self.of(*seat).with("gear", gear.number()).with("axle", axle.number());
                let args = args.with("sector", self.sector_of(*gear, *sector));
                let args = match discarded {
                    Some(discarded) => args.with("discarded", discarded.number()),
                    None => args.with("discarded", NONE),
                };
                self.say_with("event-gear-installed", args)
            }
            Event::GearReset { seat, axle, sector } => {
                let sector = self.active(*seat, *axle, *sector, axles);
                let args = self.of(*seat).with("axle", axle.number()).with("sector", sector);
                self.say_with("event-gear-reset", args)
            }
            Event::GearUsed { seat, axle, reward, .. } => {
                let args = self.of(*seat).with("axle", axle.number()).with("sector", self.sector(*reward));
                self.say_with("event-gear-used", args)
            }
            Event::LevelsSwapped { seat, a, b } => {
                let args = self.of(*seat).with("a", self.specialty(*a)).with("b", self.specialty(*b));
                self.say_with("event-levels-swapped", args)
            }
            _ => return None,
        })
    }

    /// The active sector of an axle; its number where the gear is not known.
    fn active(&self, seat: Seat, axle: Axle, sector: SectorNo, axles: &Axles) -> String {
        match axles.gear(seat, axle) {
            Some(gear) => self.sector_of(gear, sector),
            None => self.say_with("sector-number", Args::new().with("number", sector.number())),
        }
    }

    fn fulfilling(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Fulfilled { seat, orders } => {
                let told = self.chain("item-semicolon", orders.iter().map(|order| self.declared(order)));
                let args = self.of(*seat).with("count", orders.len()).with("orders", told);
                self.say_with("event-fulfilled", args)
            }
            Event::Bonus { seat, refinement, taken } => {
                let bonus = self.bonus(self.cards.refinement_card(*refinement).bonus);
                let args = self.of(*seat).with("card", refinement.number()).with("bonus", bonus);
                self.say_with("event-bonus", args.with("taken", yes(*taken)))
            }
            Event::Tory { seat, met } => self.say_with("event-tory", self.of(*seat).with("met", yes(*met))),
            _ => return None,
        })
    }

    fn ending(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::MarkerPassed { from, to, .. } => {
                let args = Args::new().with("from", self.name(*from)).with("to", self.name(*to));
                self.say_with("event-marker-passed", args)
            }
            Event::RoundEnded { round } => {
                self.say_with("event-round-ended", Args::new().with("round", *round))
            }
            Event::Final { seat, fame, specialties, patronage, guilders, total, types, inks } => {
                let args = self.of(*seat).with("fame", *fame).with("specialties", *specialties);
                let args = args.with("patronage", *patronage).with("guilders", *guilders);
                let args = args.with("total", *total).with("types", *types).with("inks", *inks);
                self.say_with("event-final", args)
            }
            Event::Result { ranking, title } => self.result(ranking, *title),
            _ => return None,
        })
    }

    fn result(&self, ranking: &[Vec<Seat>], title: Option<Title>) -> String {
        let winners = ranking.first().map_or(&[][..], Vec::as_slice);
        let kind = match (title, winners.len()) {
            (Some(_), _) => "title",
            (None, 0 | 1) => "winner",
            (None, _) => "shared",
        };
        let names = self.list(winners.iter().map(|&seat| self.name(seat).to_string()));
        let args = Args::new().with("kind", kind).with("seat", names);
        let title = title.map(|title| self.title(title)).unwrap_or_default();
        self.say_with("event-result", args.with("title", title))
    }
}

/// Whether an event is worth a line where room is short: the frame of turns, and what the board shows anyway, is not.
pub fn is_news(event: &Event) -> bool {
    !matches!(
        event,
        Event::Turn { .. }
            | Event::TurnEnded { .. }
            | Event::BoardCleared { .. }
            | Event::BoardFilled { .. }
            | Event::MarkerPassed { .. }
            | Event::PlanCommitted { .. }
            | Event::Display { .. }
            | Event::PatronageLaid { .. }
            | Event::DisplayCleared { .. }
    )
}

fn yes(holds: bool) -> &'static str {
    if holds { "yes" } else { "no" }
}

/// How many things of an action were left on the board.
fn left(action: BoardAction, spaces: &Spaces) -> usize {
    match action {
        BoardAction::Orders => {
            spaces.printing.iter().flatten().count() + spaces.refinement.iter().flatten().count()
        }
        BoardAction::Inks => spaces.inks.iter().flatten().flatten().count(),
        BoardAction::Specialties => spaces.specialty.iter().flatten().count(),
        BoardAction::Gears => spaces.gears.iter().flatten().count(),
        BoardAction::Patronage => 0,
    }
}
