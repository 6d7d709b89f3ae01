//! The audit trace: the full, all-seeing log of a game as JSON Lines. The contract is `docs/trace.md`.

use crate::cards::{CardSet, letters_text, sector_name, set_to_json};
use crate::chance::{Seed, Source};
use crate::event::{AutomaTook, Event, OrderFrom, PaidBy, SecretEvent, Sink, Spaces};
use crate::options::{FirstPlayer, GameOptions};
use crate::state::Declared;
use crate::vocabulary::{BoardAction, ByInk, Character, Edition, Ink, Seat};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatInfo {
    /// The seat.
    pub seat: Seat,
    /// Human, bot or automa.
    pub kind: SeatKind,
    /// A name, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// What sits at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// A person.
    Human,
    /// A program.
    Bot,
    /// The automa.
    Automa,
}

/// Collects the trace of a game.
#[derive(Clone, Debug)]
pub struct Trace {
    edition: Edition,
    /// The first line, until it is written: who begins is known only then.
    header: Value,
    patronage_rounds: [u8; 4],
    seat_count: usize,
    n: u64,
    lines: String,
}

impl Trace {
    /// Begins the trace of the `i`-th game of a file.
    pub fn new(i: u64, cards: &CardSet, options: &GameOptions, seed: Seed, seats: &[SeatInfo]) -> Trace {
        let header = json!({
            "e": "game", "i": i, "trace": 1, "edition": options.edition, "seed": seed,
            "set": set_to_json(cards, options.edition), "options": options_json(options), "seats": seats,
        });
        Trace {
            edition: options.edition,
            header,
            patronage_rounds: cards.board.patronage_rounds,
            seat_count: options.seat_count(),
            n: 0,
            lines: String::new(),
        }
    }

    /// Takes the lines written so far.
    pub fn take_lines(&mut self) -> String {
        std::mem::take(&mut self.lines)
    }

    fn write(&mut self, e: &str, mut fields: Value) {
        if let Value::Object(fields) = &mut fields {
            let mut line = Map::new();
            line.insert("e".to_string(), json!(e));
            line.insert("n".to_string(), json!(self.n));
            line.append(fields);
            self.lines.push_str(&Value::Object(line).to_string());
            self.lines.push('\n');
            self.n += 1;
        }
    }

    fn ink(&self, ink: Ink) -> &'static str {
        self.edition.ink_name(ink)
    }

    fn inks<'a>(&self, inks: impl IntoIterator<Item = &'a Ink>) -> Vec<&'static str> {
        inks.into_iter().map(|&ink| self.ink(ink)).collect()
    }

    fn ink_set(&self, set: &[Option<Ink>; 3]) -> [Option<&'static str>; 3] {
        set.map(|space| space.map(|ink| self.ink(ink)))
    }

    fn spaces(&self, action: Option<BoardAction>, spaces: &Spaces) -> Map<String, Value> {
        let inks: Vec<_> = spaces.inks.iter().map(|set| self.ink_set(set)).collect();
        let all = [
            (BoardAction::Orders, "printing", json!(spaces.printing)),
            (BoardAction::Orders, "refinement", json!(spaces.refinement)),
            (BoardAction::Inks, "inks", json!(inks)),
            (BoardAction::Specialties, "specialty", json!(spaces.specialty)),
            (BoardAction::Gears, "gears", json!(spaces.gears)),
        ];
        let wanted = all.into_iter().filter(|(of, ..)| action.is_none_or(|action| action == *of));
        wanted.map(|(_, name, value)| (name.to_string(), value)).collect()
    }

    fn declared(&self, order: &Declared) -> Value {
        let tokens =
            order.inks.map(|inks: ByInk<u8>| inks.each().map(|ink| self.ink(ink)).collect::<Vec<_>>());
        json!({
            "printing": order.order.printing, "refinement": order.order.refinement,
            "left_out": order.left_out, "inks": tokens, "decoration": order.decoration,
        })
    }

    fn automa_took(&self, action: BoardAction, space: Option<u8>, took: &AutomaTook, drawn: &[u8]) -> Value {
        let mut line = json!({"action": action, "space": space, "drawn": drawn});
        let (name, value) = match took {
            AutomaTook::Printing(card) => ("cards", json!(Vec::from_iter(card))),
            AutomaTook::Refinement(card) => ("cards", json!(Vec::from_iter(card))),
            AutomaTook::Specialty(card) => ("cards", json!(Vec::from_iter(card))),
            AutomaTook::Gear(gear) => ("cards", json!(Vec::from_iter(gear))),
            AutomaTook::PatronageCard(card) => ("cards", json!([card])),
            AutomaTook::Inks(inks) => ("inks", json!(self.inks(inks))),
            AutomaTook::Reward(reward) => ("reward", json!(reward)),
        };
        line[name] = value;
        line
    }

    fn game(&mut self, first: Seat) {
        let mut header = self.header.take();
        header["first"] = json!(first);
        self.write("game", header);
    }
}

fn options_json(options: &GameOptions) -> Value {
    let mut values: Map<String, Value> =
        options.values().into_iter().map(|(name, value)| (name.to_string(), json!(value))).collect();
    for value in values.values_mut() {
        match value.as_str() {
            Some("on") => *value = json!(true),
            Some("off") => *value = json!(false),
            _ => {}
        }
    }
    if let FirstPlayer::Seat(seat) = options.first_player {
        values.insert("first_player".to_string(), json!(seat));
    }
    Value::Object(values)
}

fn turn_name(action: Option<BoardAction>) -> &'static str {
    action.map_or("fulfil", BoardAction::code)
}

fn card(paid_by: Option<PaidBy>) -> Option<u8> {
    paid_by.map(|card| match card {
        PaidBy::Printing(no) => no.number(),
        PaidBy::Refinement(no) => no.number(),
    })
}

/// An object without the fields that are null.
fn some(fields: Value) -> Value {
    match fields {
        Value::Object(fields) => {
            Value::Object(fields.into_iter().filter(|(_, value)| !value.is_null()).collect())
        }
        other => other,
    }
}

impl Sink for Trace {
    #[expect(clippy::too_many_lines, reason = "one flat match, an arm for each event of the contract")]
    fn event(&mut self, event: Event) {
        let (e, fields) = match event {
            Event::FirstPlayer { seat } => return self.game(seat),
            // What a trace says elsewhere, or at the reveal.
            Event::DeckRebuilt { .. }
            | Event::GearsDrawn { .. }
            | Event::PlanCommitted { .. }
            | Event::PlanTakenBack { .. } => return,
            Event::Display { printing, refinement } => {
                ("display", json!({"printing": printing, "refinement": refinement}))
            }
            Event::BoardFilled { round, spaces } => {
                let mut fields = self.spaces(None, &spaces);
                fields.insert("round".to_string(), json!(round));
                ("board_filled", Value::Object(fields))
            }
            Event::PatronageLaid { cards } => {
                let laid: Map<String, Value> = self
                    .patronage_rounds
                    .iter()
                    .zip(cards)
                    .map(|(round, card)| (round.to_string(), json!(card)))
                    .collect();
                ("patronage_laid", json!({"cards": laid}))
            }
            Event::DisplayCleared { printing, refinement } => {
                ("display_cleared", json!({"printing": printing, "refinement": refinement}))
            }
            Event::CharactersDealt { seat, tiles } => {
                ("characters_dealt", json!({"seat": seat, "tiles": tiles}))
            }
            Event::CharacterKept { seat, character } => {
                ("character_kept", json!({"seat": seat, "character": character}))
            }
            Event::GearsOffered { seat, gears, kept } => {
                ("gears_offered", json!({"seat": seat, "gears": gears, "kept": kept}))
            }
            Event::OpeningTypes { seat, types } => {
                ("opening_types", json!({"seat": seat, "types": letters_text(&types)}))
            }
            Event::RoundStarted { round, first, markers } => {
                let markers = &markers.0[..self.seat_count];
                ("round_started", json!({"round": round, "first": first, "markers": markers}))
            }
            Event::GearsTurned { seat, active } => ("gears_turned", json!({"seat": seat, "active": active})),
            Event::WildNamed { seat, ink } => ("wild_named", json!({"seat": seat, "ink": self.ink(ink)})),
            Event::Plan { seat, markers } => ("plan", json!({"seat": seat, "markers": markers})),
            Event::AutomaPlan { card, markers } => ("automa_plan", json!({"card": card, "markers": markers})),
            Event::MarkerShifted { seat, from, to } => {
                ("marker_shifted", json!({"seat": seat, "from": from, "to": to}))
            }
            Event::Turn { seat, action } => ("turn", json!({"action": turn_name(action), "seat": seat})),
            Event::TurnEnded { seat, action } => {
                ("turn_ended", json!({"action": turn_name(action), "seat": seat}))
            }
            Event::Passed { seat, action } => ("passed", json!({"seat": seat, "action": turn_name(action)})),
            Event::OrderTaken { seat, printing, refinement, from } => {
                let from = match from {
                    OrderFrom::Display => "display",
                    OrderFrom::Board => "board",
                    OrderFrom::Reward => "reward",
                };
                (
                    "order_taken",
                    json!({"seat": seat, "printing": printing, "refinement": refinement, "from": from}),
                )
            }
            Event::OrderDiscarded { seat, printing, refinement } => {
                ("order_discarded", json!({"seat": seat, "printing": printing, "refinement": refinement}))
            }
            Event::CardsDrawn { seat, printing, refinement, paid, why } => (
                "cards_drawn",
                json!({"seat": seat, "printing": printing, "refinement": refinement, "paid": paid, "why": why.code()}),
            ),
            Event::CardsDeclined { seat } => ("cards_declined", json!({"seat": seat})),
            Event::InksTaken { seat, set, inks, paid } => {
                ("inks_taken", json!({"seat": seat, "set": set, "inks": self.inks(&inks), "paid": paid}))
            }
            Event::SpecialtyCard { seat, card, raise } => {
                let how = raise.map_or("symbols", crate::vocabulary::Specialty::code);
                ("specialty_card", json!({"seat": seat, "card": card, "use": how}))
            }
            Event::Level { seat, specialty, level, why } => {
                ("level", json!({"seat": seat, "specialty": specialty, "level": level, "why": why.code()}))
            }
            Event::Disc { seat, level, reward, taken } => {
                ("disc", json!({"seat": seat, "level": level, "reward": reward, "taken": taken}))
            }
            Event::InkGained { seat, ink, why } => {
                ("ink_gained", json!({"seat": seat, "ink": self.ink(ink), "why": why.code()}))
            }
            Event::InkLost { seat, ink, why } => {
                ("ink_lost", json!({"seat": seat, "ink": self.ink(ink), "why": why.code()}))
            }
            Event::TypeGained { seat, letter, why, paid } => {
                ("type_gained", some(json!({"seat": seat, "type": letter, "why": why.code(), "paid": paid})))
            }
            Event::TypeLost { seat, letter, why } => {
                ("type_lost", json!({"seat": seat, "type": letter, "why": why.code()}))
            }
            Event::Guilders { seat, amount, why, card: by, specialty } => (
                "guilders",
                some(json!({
                    "seat": seat, "amount": amount, "why": why.code(), "card": card(by), "specialty": specialty,
                })),
            ),
            Event::Fame { seat, amount, why, card: by } => {
                ("fame", some(json!({"seat": seat, "amount": amount, "why": why.code(), "card": card(by)})))
            }
            Event::GearInstalled { seat, gear, axle, sector, discarded, why } => (
                "gear_installed",
                json!({
                    "seat": seat, "gear": gear, "axle": axle, "sector": sector, "discarded": discarded,
                    "why": why.code(),
                }),
            ),
            Event::GearReset { seat, axle, sector } => {
                ("gear_reset", json!({"seat": seat, "axle": axle, "sector": sector}))
            }
            Event::GearUsed { seat, axle, gear, sector, reward } => {
                let reward = sector_name(&reward.to_string(), self.edition);
                (
                    "gear_used",
                    json!({"seat": seat, "axle": axle, "gear": gear, "sector": sector, "reward": reward}),
                )
            }
            Event::LevelsSwapped { seat, a, b } => ("levels_swapped", json!({"seat": seat, "a": a, "b": b})),
            Event::PatronageReward { seat, reward } => {
                ("patronage_reward", json!({"seat": seat, "reward": reward}))
            }
            Event::PatronageCard { seat, card, inks } => {
                ("patronage_card", json!({"seat": seat, "card": card, "inks": self.inks(&inks)}))
            }
            Event::Fulfilled { seat, orders } => {
                let orders: Vec<Value> = orders.iter().map(|order| self.declared(order)).collect();
                ("fulfilled", json!({"seat": seat, "orders": orders}))
            }
            Event::Bonus { seat, refinement, taken } => {
                ("bonus", json!({"seat": seat, "refinement": refinement, "taken": taken}))
            }
            Event::AutomaTook { action, space, took, drawn } => {
                ("automa_took", self.automa_took(action, space, &took, &drawn))
            }
            Event::BoardCleared { action, spaces } => {
                let mut fields = self.spaces(Some(action), &spaces);
                fields.insert("action".to_string(), json!(action));
                ("board_cleared", Value::Object(fields))
            }
            Event::Tory { seat, met } => ("tory", json!({"seat": seat, "met": met})),
            Event::MarkerPassed { from, to, action } => {
                ("marker_passed", some(json!({"from": from, "to": to, "action": action})))
            }
            Event::RoundEnded { round } => ("round_ended", json!({"round": round})),
            Event::Final { seat, fame, specialties, patronage, guilders, total, types, inks } => (
                "final",
                json!({
                    "seat": seat, "fame": fame, "specialties": specialties, "patronage": patronage,
                    "guilders": guilders, "total": total, "types": types, "inks": inks,
                }),
            ),
            Event::Result { ranking, title } => {
                let winners = ranking.first();
                ("result", some(json!({"winners": winners, "ranking": ranking, "title": title})))
            }
        };
        self.write(e, fields);
    }

    fn secret(&mut self, secret: SecretEvent) {
        match secret {
            SecretEvent::Shuffled { deck: Source::Characters, order, .. } => {
                let names = order.iter().filter_map(|&i| Character::ALL.get(usize::from(i)));
                let order: Vec<Character> = names.copied().collect();
                self.write("shuffled", json!({"deck": "characters", "order": order}));
            }
            SecretEvent::Shuffled { deck, order, again } => {
                let e = if again { "reshuffled" } else { "shuffled" };
                self.write(e, json!({"deck": deck, "order": order}));
            }
            SecretEvent::AutomaDealt { cards } => self.write("automa_dealt", json!({"cards": cards})),
        }
    }
}
