//! AUT-1, AUT-2, AUT-3, AUT-4, AUT-5, AUT-6: the automa plans by its cards and takes what its execution cards name.

use crate::cards::MoveEnd;
use crate::chance::{Chance, Drawn, Source};
use crate::decks::take_told;
use crate::event::{AutomaTook, Event, Sink, Turned};
use crate::play::Play;
use crate::state::MOST_MARKERS;
use crate::vocabulary::{BoardAction, ByAction, CardBits, Ink, PlanningNo, Seat};
use tinyvec::ArrayVec;

/// The automa's seat (AUT-1).
const AUTOMA: Seat = Seat::at(0);
/// The first round in which it may take a patronage card (AUT-5).
const FIRST_PATRONAGE_ROUND: u8 = 3;

/// The action with most or fewest markers; ties by a scan downward from the centre (AUT-3).
pub(crate) fn extreme(markers: &ByAction<u8>, centre: BoardAction, most: bool) -> BoardAction {
    let scan = (0..5).map(|i| BoardAction::ALL[(centre.index() + i) % 5]);
    let better = |a: u8, b: u8| if most { a > b } else { a < b };
    scan.reduce(|best, next| if better(markers[next], markers[best]) { next } else { best }).unwrap_or(centre)
}

/// Makes one move "X > Y" (AUT-2).
pub(crate) fn make_move(markers: &mut ByAction<u8>, from: MoveEnd, to: MoveEnd, centre: BoardAction) {
    let find = |end| match end {
        MoveEnd::Action(action) => action,
        MoveEnd::Max => extreme(markers, centre, true),
        MoveEnd::Min => extreme(markers, centre, false),
    };
    let (x, y) = (find(from), find(to));
    let (from, to) = if markers[x] > 0 { (x, y) } else { (y, x) };
    if from != to && markers[from] > 0 && markers[to] < MOST_MARKERS {
        markers[from] -= 1;
        markers[to] += 1;
    }
}

/// The four execution cards during one action (AUT-4).
#[derive(Default)]
struct Execution {
    left: ArrayVec<[u8; 4]>,
    turned: Turned,
    begun: bool,
}

impl<S: Sink> Play<'_, S> {
    /// AUT-2: the next planning card is turned up and its moves are made in order.
    pub(crate) fn automa_plans(&mut self) {
        let Some(card) = self.turn_up_planning_card() else { return };
        self.table.planning_cards.push(card);
        let face = self.cards.planning_card(card);
        let markers = &mut self.table.markers[AUTOMA];
        for step in &face.moves {
            make_move(markers, step.from, step.to, face.centre);
        }
        let markers = *markers;
        self.tell(|_| Event::AutomaPlan { card, markers });
    }

    fn turn_up_planning_card(&mut self) -> Option<PlanningNo> {
        match self.script.as_deref_mut() {
            Some(script) => {
                let mut unseen: CardBits<PlanningNo> = CardBits::full();
                self.table.planning_cards.iter().for_each(|&card| unseen.remove(card));
                let mut deck: ArrayVec<[PlanningNo; PlanningNo::COUNT]> = unseen.iter().collect();
                take_told(&mut deck, script)
            }
            None => self.secrets.planning.pop(),
        }
    }

    /// AUT-4, AUT-5: the automa's turn, done at once.
    pub(crate) fn automa_acts(&mut self, action: BoardAction) {
        let mut execution = Execution::default();
        match action {
            BoardAction::Orders => {
                let space = self.execute(&mut execution, |table, i| table.printing_spaces[i].is_some());
                let card = space.and_then(|i| self.table.printing_spaces[i].take());
                card.into_iter().for_each(|card| self.table.printing.discard.insert(card));
                self.tell_took(action, space, AutomaTook::Printing(card), &mut execution);
                let space = self.execute(&mut execution, |table, i| table.refinement_spaces[i].is_some());
                let card = space.and_then(|i| self.table.refinement_spaces[i].take());
                card.into_iter().for_each(|card| self.table.refinement.discard.insert(card));
                self.tell_took(action, space, AutomaTook::Refinement(card), &mut execution);
            }
            BoardAction::Inks => {
                let space =
                    self.execute(&mut execution, |table, i| table.ink_sets[i].iter().any(Option::is_some));
                let set = space.map(|i| std::mem::take(&mut self.table.ink_sets[i])).unwrap_or_default();
                let inks: ArrayVec<[Ink; 3]> = set.into_iter().flatten().collect();
                inks.iter().for_each(|&ink| self.table.bag[ink] += 1);
                self.tell_took(action, space, AutomaTook::Inks(inks), &mut execution);
            }
            BoardAction::Specialties => {
                let space = self.execute(&mut execution, |table, i| table.specialty_spaces[i].is_some());
                let card = space.and_then(|i| self.table.specialty_spaces[i].take());
                card.into_iter().for_each(|card| self.table.specialty.discard.insert(card));
                self.tell_took(action, space, AutomaTook::Specialty(card), &mut execution);
            }
            BoardAction::Gears => {
                let space = self.execute(&mut execution, |table, i| table.gear_spaces[i].is_some());
                let gear = space.and_then(|i| self.table.gear_spaces[i].take());
                gear.into_iter().for_each(|gear| self.table.gears.discard.insert(gear));
                self.tell_took(action, space, AutomaTook::Gear(gear), &mut execution);
            }
            BoardAction::Patronage => self.automa_patronage(&mut execution),
        }
    }

    /// AUT-5: a patronage card if this round's planning card shows one, otherwise a reward.
    fn automa_patronage(&mut self, execution: &mut Execution) {
        let action = BoardAction::Patronage;
        if let Some(place) = self.automa_patronage_card() {
            let round = self.cards.board.patronage_rounds[place];
            if let Some(card) = self.table.patronage_spaces[place].take() {
                let took = AutomaTook::PatronageCard(card);
                self.tell(|_| Event::AutomaTook {
                    action,
                    space: Some(round),
                    took,
                    drawn: Turned::default(),
                });
            }
            return;
        }
        let rewards = self.table.options.edition.patronage_rewards();
        if let Some(i) = self.execute(execution, |table, i| !table.is_marked(rewards[i])) {
            self.table.rewards_marked[rewards[i].index()] = true;
            self.tell_took(action, Some(i), AutomaTook::Reward(rewards[i]), execution);
        }
    }

    /// The leftmost patronage card that can be taken now, if this round's planning card shows one.
    fn automa_patronage_card(&self) -> Option<usize> {
        let card = self.table.planning_cards.last()?;
        let round = self.table.round;
        if !self.cards.planning_card(*card).patronage || round < FIRST_PATRONAGE_ROUND {
            return None;
        }
        let rounds = &self.cards.board.patronage_rounds;
        (0..4).find(|&i| self.table.patronage_spaces[i].is_some() && rounds[i] <= round)
    }

    /// Turns up execution cards until one names a space that holds something. If none does, none is turned up.
    fn execute(
        &mut self,
        execution: &mut Execution,
        holds: impl Fn(&crate::state::Table, usize) -> bool,
    ) -> Option<usize> {
        if !(0..4).any(|i| holds(self.table, i)) {
            return None;
        }
        loop {
            if execution.left.is_empty() {
                self.shuffle_execution(execution);
            }
            let number = self.next_execution(&mut execution.left)?;
            execution.turned.push(number);
            let place = usize::from(number - 1);
            if holds(self.table, place) {
                return Some(place);
            }
        }
    }

    fn shuffle_execution(&mut self, execution: &mut Execution) {
        if std::mem::replace(&mut execution.begun, true) {
            execution.turned.push(0);
        }
        execution.left = ArrayVec::from([1, 2, 3, 4]);
        if let Some(mut stream) = self.secrets.chance.stream(Source::Execution) {
            stream.shuffle(&mut execution.left);
        }
    }

    fn next_execution(&mut self, left: &mut ArrayVec<[u8; 4]>) -> Option<u8> {
        if self.secrets.chance != Chance::Scripted {
            return left.pop();
        }
        let script = self.script.as_deref_mut()?;
        let drawn = script.next(Source::Execution)?;
        let place = left.iter().position(|&number| drawn == Drawn::Execution(number));
        if place.is_none() {
            script.impossible(drawn);
        }
        place.map(|place| left.remove(place))
    }

    fn tell_took(
        &mut self,
        action: BoardAction,
        space: Option<usize>,
        took: AutomaTook,
        execution: &mut Execution,
    ) {
        let drawn = std::mem::take(&mut execution.turned);
        self.tell(|_| Event::AutomaTook { action, space: space.map(|i| i as u8 + 1), took, drawn });
    }

    /// AUT-6: the automa gives a marker from its action with most.
    pub(crate) fn automa_gives(&mut self) -> BoardAction {
        let action = extreme(&self.table.markers[AUTOMA], self.automa_centre(), true);
        self.table.markers[AUTOMA][action] -= 1;
        action
    }

    /// AUT-6: the automa gets a marker on its action with fewest.
    pub(crate) fn automa_gets(&mut self) -> BoardAction {
        let action = extreme(&self.table.markers[AUTOMA], self.automa_centre(), false);
        self.table.markers[AUTOMA][action] += 1;
        action
    }

    /// The centre of the card of the round that ends.
    fn automa_centre(&self) -> BoardAction {
        self.table
            .planning_cards
            .last()
            .map_or(BoardAction::Orders, |&card| self.cards.planning_card(card).centre)
    }
}
