//! Gathers the facts of a game from its events and decisions while it is played.

use crate::clock::Clock;
use crate::facts::{Fulfilled, GearFacts, Played, PlayerFacts, RoundFame, Stumble, WIN};
use crate::sitting::Decision;
use platen_rules::cards::CardSet;
use platen_rules::vocabulary::{BySeat, Character, GearNo, PatronageNo, PrintingNo, RefinementNo, Seat};
use platen_rules::{
    AutomaTook, Declared, Event, GameOptions, GameResult, OrderFrom, PaidBy, ROUNDS, Score, Sink, Why,
};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Listens to a game.
#[derive(Debug)]
pub(crate) struct Gatherer {
    cards: Arc<CardSet>,
    options: GameOptions,
    bots: usize,
    rotation: usize,
    first: Seat,
    round: u8,
    players: BySeat<Notes>,
    rules: BTreeMap<Cow<'static, str>, u32>,
}

/// What is noted of one player.
#[derive(Debug, Default)]
struct Notes {
    character: Option<Character>,
    dealt: Vec<Character>,
    plans: Vec<[u8; 5]>,
    fame: [RoundFame; ROUNDS as usize],
    taken: Vec<(PrintingNo, RefinementNo)>,
    fulfilled: Vec<Fulfilled>,
    gears: Vec<GearFacts>,
    patronage: Vec<PatronageNo>,
    /// The gear used last, to which its fame belongs.
    used: Option<GearNo>,
    /// The gears used in this round.
    used_now: Vec<GearNo>,
}

/// What the decisions of a game tell.
#[derive(Debug, Default)]
pub(crate) struct Diary {
    decisions: BySeat<u32>,
    clocks: BySeat<Option<Clock>>,
    troubles: BySeat<Option<(u32, String)>>,
}

impl Diary {
    pub(crate) fn add(&mut self, decision: &Decision) {
        let seat = decision.seat;
        self.decisions[seat] += 1;
        if let Some(took) = decision.took {
            self.clocks[seat].get_or_insert_default().add(took);
        }
        if let Some(trouble) = &decision.trouble {
            let first = self.troubles[seat].get_or_insert_with(|| (0, trouble.to_string()));
            first.0 += 1;
        }
    }
}

impl Gatherer {
    pub(crate) fn new(cards: Arc<CardSet>, options: GameOptions, bots: usize, rotation: usize) -> Gatherer {
        let (first, round) = (Seat::default(), 1);
        Gatherer {
            cards,
            options,
            bots,
            rotation,
            first,
            round,
            players: BySeat::default(),
            rules: BTreeMap::new(),
        }
    }

    /// Which bot sits at each player's place, in seat order.
    pub(crate) fn order(&self) -> impl Iterator<Item = usize> + use<> {
        let (bots, rotation) = (self.bots, self.rotation);
        (0..bots).map(move |place| (place + rotation) % bots)
    }

    pub(crate) fn finish(mut self, game: u64, mut diary: Diary, result: &GameResult) -> Played {
        let order: Vec<usize> = self.order().collect();
        let players: Vec<PlayerFacts> = result
            .scores
            .iter()
            .zip(&order)
            .map(|(score, &bot)| self.player(bot as u8, score, &mut diary, result.winners()))
            .collect();
        let seats = self.options.player_seats();
        let stumbles = seats.iter().zip(&order).filter_map(|(seat, &bot)| {
            let (count, what) = diary.troubles[seat].take()?;
            Some(Stumble { bot: bot as u8, count, what })
        });
        Played {
            game,
            first: self.first,
            title: result.title,
            players,
            stumbles: stumbles.collect(),
            rules: self.rules.into_iter().map(|(rule, count)| (rule.into_owned(), count)).collect(),
        }
    }

    fn player(&mut self, bot: u8, score: &Score, diary: &mut Diary, winners: &[Seat]) -> PlayerFacts {
        let seat = score.seat;
        let notes = std::mem::take(&mut self.players[seat]);
        let wins = winners.contains(&seat);
        PlayerFacts {
            bot,
            score: *score,
            share: if wins { (WIN / winners.len() as u64) as u8 } else { 0 },
            decisions: diary.decisions[seat],
            character: notes.character,
            other: notes.dealt.iter().copied().find(|&tile| Some(tile) != notes.character),
            plans: notes.plans,
            fame: notes.fame.to_vec(),
            taken: notes.taken,
            fulfilled: notes.fulfilled,
            gears: notes.gears,
            patronage: notes.patronage,
            clock: diary.clocks[seat].take(),
        }
    }

    fn rule(&mut self, code: impl Into<Cow<'static, str>>) {
        *self.rules.entry(code.into()).or_default() += 1;
    }

    fn fame(&mut self, seat: Seat, amount: i16, why: Why, card: Option<PaidBy>) {
        let gained = u16::try_from(amount).unwrap_or(0);
        let notes = &mut self.players[seat];
        let source = match why {
            Why::Colours => 0,
            Why::Decoration => 1,
            Why::Bonus => 2,
            Why::Tory => 4,
            _ => 3,
        };
        notes.fame[usize::from(self.round.clamp(1, ROUNDS)) - 1][source] += gained;
        if let (3, Some(used)) = (source, notes.used) {
            notes.gears.iter_mut().filter(|gear| gear.gear == used).for_each(|gear| gear.fame += gained);
        }
        if let Some(PaidBy::Refinement(card)) = card {
            let order = notes.fulfilled.iter_mut().rev().find(|order| order.refinement == card);
            match (order, source) {
                (Some(order), 0) => order.colours = Some(gained as u8),
                (Some(order), 1) => order.decoration = Some(gained as u8),
                _ => {}
            }
        }
    }

    fn fulfilled(&mut self, seat: Seat, orders: &[Declared]) {
        for declared in orders {
            self.rule("FUL-2 an order is fulfilled");
            self.rule(match (declared.inks.is_some(), declared.decoration) {
                (true, true) => "FUL-3 with colours and decoration",
                (true, false) => "FUL-3 with colours alone",
                (false, true) => "FUL-3 with decoration alone",
                (false, false) => "FUL-3 with neither",
            });
            if declared.left_out.is_some() {
                self.rule("CHR-3 Manuzio leaves out a letter");
            }
            let (round, order) = (self.round, declared.order);
            self.players[seat].fulfilled.push(Fulfilled {
                round,
                printing: order.printing,
                refinement: order.refinement,
                colours: None,
                decoration: None,
                bonus: None,
            });
        }
    }

    fn bonus(&mut self, seat: Seat, refinement: RefinementNo, taken: bool) {
        let fulfilled = self.players[seat].fulfilled.iter_mut().rev();
        let Some(order) = fulfilled.into_iter().find(|order| order.refinement == refinement) else { return };
        order.bonus = taken.then_some(self.cards.refinement_card(refinement).bonus);
        let both = order.colours.is_some() && order.decoration.is_some();
        self.rule(if taken { "FUL-4 a bonus is taken" } else { "FUL-4 a bonus is declined" });
        if taken && !both {
            self.rule("CHR-9 Fiol's bonus with one refinement");
        }
    }

    fn gear_installed(&mut self, seat: Seat, gear: GearNo, discarded: Option<GearNo>, why: Why) {
        let notes = &mut self.players[seat];
        if notes.gears.iter().all(|known| known.gear != gear) {
            notes.gears.push(GearFacts { gear, uses: 0, fame: 0 });
        }
        self.rule(match (why, discarded) {
            (Why::Guillard, _) => "CHR-2 Guillard's gears",
            (_, None) => "GER-1 a gear is installed",
            (_, Some(_)) => "GER-2 a gear replaces another",
        });
    }

    fn gear_used(&mut self, seat: Seat, gear: GearNo, sector: String) {
        let notes = &mut self.players[seat];
        notes.used = Some(gear);
        notes.gears.iter_mut().filter(|known| known.gear == gear).for_each(|known| known.uses += 1);
        let again = notes.used_now.contains(&gear);
        notes.used_now.push(gear);
        self.rule(sector);
        if again {
            self.rule("CHR-5 Schöffer uses a gear twice");
        }
    }

    fn round_started(&mut self, round: u8) {
        self.round = round;
        self.players.0.iter_mut().for_each(|notes| notes.used_now.clear());
    }

    fn order_taken(&mut self, seat: Seat, pair: (PrintingNo, RefinementNo), from: OrderFrom) {
        self.players[seat].taken.push(pair);
        self.rule(match from {
            OrderFrom::Display => "SET-11 an opening order",
            OrderFrom::Board => "ORD-1 an order from the board",
            OrderFrom::Reward => "ORD-5 an order as a reward",
        });
    }

    /// The rule that an event shows at work, for events that are only counted.
    fn rule_of(&self, event: &Event) -> Option<Cow<'static, str>> {
        let rule: &'static str = match event {
            Event::DeckRebuilt { deck } => {
                return Some(format!("ORD-7 the {} deck is rebuilt", deck.code()).into());
            }
            Event::Passed { action: Some(action), .. } => {
                return Some(format!("PLN-5 a pass at {action}").into());
            }
            Event::InksTaken { inks, .. } => {
                return Some(format!("INK-1 inks taken from a set: {}", inks.len()).into());
            }
            Event::Disc { reward, taken: true, .. } => {
                return Some(format!("SPC-4 a reward of the track: {reward}").into());
            }
            Event::PatronageReward { reward, .. } => {
                return Some(format!("PAT-1 a patronage reward: {reward}").into());
            }
            Event::WildNamed { .. } => "CHR-8 Caxton names a colour",
            Event::MarkerShifted { .. } => "CHR-1 Gutenberg moves a marker",
            Event::LevelsSwapped { .. } => "CHR-7 Plantin swaps two levels",
            Event::Tory { met: true, .. } => "CHR-6 Tory's inks fit",
            Event::Tory { met: false, .. } => "CHR-6 Tory's inks do not fit",
            Event::Passed { action: None, .. } => "FUL-1 no order is fulfilled",
            Event::OrderDiscarded { .. } => "ORD-2 an order is discarded for another",
            Event::CardsDrawn { paid: 1.., .. } => "ORD-5 more cards are paid for",
            Event::CardsDeclined { .. } => "ORD-6 no drawn order is kept",
            Event::SpecialtyCard { raise: None, .. } => "SPC-1 a specialty card for its symbols",
            Event::SpecialtyCard { .. } => "SPC-1 a specialty card for one specialty",
            Event::Level { why: Why::Ungler, .. } => "CHR-4 Ungler's levels",
            Event::Disc { taken: false, .. } => "SPC-5 a reward of the track is not taken",
            Event::Guilders { why: Why::BeyondTop, .. } => "SPC-3 a level beyond VI",
            Event::TypeGained { why: Why::Bought, .. } => "FRE-1 a type is bought",
            Event::GearReset { .. } => "GER-1 a gear is turned by hand",
            Event::PatronageCard { .. } => "PAT-3 a patronage card",
            Event::AutomaTook { took: AutomaTook::PatronageCard(_), .. } => {
                "AUT-5 the automa removes a patronage card"
            }
            Event::AutomaTook { took: AutomaTook::Reward(_), .. } => "AUT-5 the automa marks a reward",
            Event::AutomaTook { .. } => "AUT-4 the automa takes from a space",
            Event::MarkerPassed { .. } => "END-1 a marker is passed",
            Event::Final { seat, guilders: 1.., .. } if self.is(*seat, Character::Vietor) => {
                "CHR-10 Vietor's guilders"
            }
            Event::Result { ranking, .. } if ranking.first().is_some_and(|best| best.len() > 1) => {
                "END-3 a shared win"
            }
            _ => return None,
        };
        Some(rule.into())
    }

    fn is(&self, seat: Seat, character: Character) -> bool {
        self.players[seat].character == Some(character)
    }
}

impl Sink for Gatherer {
    fn event(&mut self, event: Event) {
        if let Some(rule) = self.rule_of(&event) {
            self.rule(rule);
        }
        match event {
            Event::FirstPlayer { seat } => self.first = seat,
            Event::RoundStarted { round, .. } => self.round_started(round),
            Event::CharactersDealt { seat, tiles } => self.players[seat].dealt = tiles.to_vec(),
            Event::CharacterKept { seat, character } => self.players[seat].character = Some(character),
            Event::Plan { seat, markers } => self.players[seat].plans.push(markers.0),
            Event::OrderTaken { seat, printing, refinement, from } => {
                self.order_taken(seat, (printing, refinement), from);
            }
            Event::Fulfilled { seat, orders } => self.fulfilled(seat, &orders),
            Event::Bonus { seat, refinement, taken } => self.bonus(seat, refinement, taken),
            Event::Fame { seat, amount, why, card } => self.fame(seat, amount, why, card),
            Event::GearInstalled { seat, gear, discarded, why, .. } => {
                self.gear_installed(seat, gear, discarded, why);
            }
            Event::GearUsed { seat, gear, reward, .. } => self.gear_used(seat, gear, reward.to_string()),
            Event::PatronageCard { seat, card, .. } => self.players[seat].patronage.push(card),
            _ => {}
        }
    }
}
