//! The same step by trying everything that the rules allow, under the terms that the solver states.

use platen_bots::Worth;
use platen_rules::cards::Sector;
use platen_rules::vocabulary::{ByInk, ByLetter, BySpecialty, Letter, RefinementNo, Seat};
use platen_rules::{
    AXLES, Action, Declaration, Declared, Frame, Game, GearChoice, Installed, MAX_ORDERS, Order, Phase,
    Player, TRACK_LEVELS,
};
use std::collections::HashMap;
use tinyvec::ArrayVec;

/// What a position is worth from here on depends on this alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Key {
    letters: ByLetter<u8>,
    inks: ByInk<u8>,
    levels: BySpecialty<u8>,
    disc: u8,
    guilders: u16,
    gears: ArrayVec<[Installed; AXLES]>,
    swapped: bool,
    declared: ArrayVec<[Declared; 4]>,
    bonuses: ArrayVec<[RefinementNo; 4]>,
    drawn: u8,
    bought: ByLetter<u8>,
    parted: ByLetter<bool>,
}

/// A position in the step.
#[derive(Clone)]
pub(crate) struct Walk {
    pub(crate) game: Game,
    pub(crate) seat: Seat,
    /// Rewarded orders drawn into slots.
    drawn: u8,
    /// Types bought at full price.
    bought: ByLetter<u8>,
    /// Letters of which a type was exchanged away or sold before the declaration.
    parted: ByLetter<bool>,
}

/// The worth of things, and of the orders held at the start.
pub(crate) struct Terms {
    worth: Worth,
    held: ArrayVec<[Order; MAX_ORDERS]>,
}

impl Terms {
    pub(crate) fn new(game: &Game, seat: Seat, worth: &Worth) -> Terms {
        Terms { worth: *worth, held: game.table().players[seat].orders }
    }

    fn value(&self, player: &Player) -> i32 {
        let worth = &self.worth;
        let mut value = i32::from(player.fame.total()) * worth.fame;
        value += i32::from(player.guilders) * worth.guilder;
        for i in 0..4 {
            value += i32::from(player.inks.0[i]) * worth.ink.0[i];
            value += i32::from(player.letters.0[i]) * worth.letter.0[i];
            value += worth.level.0[i][usize::from(player.levels.0[i])];
        }
        let kept = self.held.iter().zip(worth.kept).filter(|(order, _)| player.orders.contains(order));
        value + kept.map(|(_, kept)| kept).sum::<i32>()
    }
}

impl Walk {
    pub(crate) fn new(game: &Game, seat: Seat) -> Walk {
        Walk { game: game.clone(), seat, drawn: 0, bought: ByLetter::default(), parted: ByLetter::default() }
    }

    fn player(&self) -> &Player {
        &self.game.table().players[self.seat]
    }

    fn key(&self) -> Key {
        let (table, player) = (self.game.table(), self.player());
        Key {
            letters: player.letters,
            inks: player.inks,
            levels: player.levels,
            disc: player.disc,
            guilders: player.guilders,
            gears: player.gears,
            swapped: player.swapped,
            declared: table.declared,
            bonuses: table.bonuses,
            drawn: self.drawn,
            bought: self.bought,
            parted: self.parted,
        }
    }

    /// Does an action, resolves what it sets off without effect, and tells what it gained.
    pub(crate) fn act(&mut self, terms: &Terms, action: &Action) -> i32 {
        let before = *self.player();
        let after_all = matches!(action, Action::Pass | Action::EndTurn);
        if let Action::BuyType { letter } = action {
            self.bought[*letter] += 1;
        }
        if let (false, Action::UseGear { choice, .. }) = (self.declared(), action)
            && let GearChoice::ExchangeType { give: letter, .. }
            | GearChoice::SellForFame { letter }
            | GearChoice::SellForGuilders { letter } = choice
        {
            self.parted[*letter] = true;
        }
        self.game.apply_into(self.seat, action, &mut ()).expect("legal");
        if after_all {
            return 0;
        }
        let mut gained = 0;
        while let Some(frame) = self.game.table().frames.last().copied() {
            let answer = match frame {
                Frame::Order { .. } => {
                    if self.player().orders.len() + usize::from(self.drawn) < MAX_ORDERS {
                        self.drawn += 1;
                        gained += terms.worth.order.max(0);
                    }
                    Action::KeepNone
                }
                _ => Action::DeclineReward,
            };
            self.game.apply_into(self.seat, &answer, &mut ()).expect("legal");
        }
        let after = self.player();
        for (level, worth) in TRACK_LEVELS.into_iter().zip(terms.worth.track) {
            if (before.disc + 1..=after.disc).contains(&level) {
                gained += worth.max(0);
            }
        }
        gained + terms.value(after) - terms.value(&before)
    }

    /// Whether the step is past its declaration with every slot as the rules see it.
    pub(crate) fn can_be_finished(&self) -> bool {
        self.declared() && self.drawn == 0
    }

    fn declared(&self) -> bool {
        matches!(self.game.table().phase, Phase::Fulfil { declared: true, .. })
    }

    fn is_cheap(&self, action: &Action) -> bool {
        let Action::UseGear { axle, .. } = action else { return false };
        let gear = self.player().gears[axle.index()];
        let sector = self.game.cards().gear(gear.gear).sectors[gear.sector.index()];
        matches!(sector, Sector::CheapLetter(_))
    }

    /// Whether the terms of the solver allow it: the walk is held to the same terms, and so proves the solver exact under
    /// them and no further. The rules allow more purchases (see the solver's own words on its terms).
    pub(crate) fn allowed(&self, action: &Action) -> bool {
        let buying = self.bought != ByLetter::default();
        match action {
            Action::BuyType { letter } => {
                !self.declared()
                    && !self.parted[*letter]
                    && self.asked_for(*letter) > self.player().letters[*letter]
            }
            Action::Declare { declaration } => self.none_over(declaration),
            Action::UseGear { .. } => self.declared() || !buying || self.is_cheap(action),
            Action::SwapLevels { .. } | Action::Pass => self.declared() || !buying,
            _ => true,
        }
    }

    fn asked_for(&self, letter: Letter) -> u8 {
        let cards = self.game.cards();
        self.player().orders.iter().map(|order| cards.printing_card(order.printing).letters[letter]).sum()
    }

    /// No letter that was bought is over.
    fn none_over(&self, declaration: &Declaration) -> bool {
        let mut laid = ByLetter::<u8>::default();
        for order in declaration.orders() {
            laid = laid.plus(&self.game.cards().printing_card(order.printing).letters);
            if let Some(letter) = order.left_out {
                laid[letter] -= 1;
            }
        }
        Letter::ALL
            .into_iter()
            .all(|letter| self.bought[letter] == 0 || laid[letter] == self.player().letters[letter])
    }

    fn actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.legal_actions(self.seat, &mut actions);
        if let Some(declarations) = self.game.declarations(self.seat) {
            actions.extend(declarations.iter().map(|declaration| Action::Declare { declaration }));
        }
        actions.retain(|action| self.allowed(action));
        actions
    }
}

/// The best that can be had; none if there are too many positions.
pub(crate) struct Brute {
    memo: HashMap<Key, i32>,
    most: usize,
}

impl Brute {
    /// The value and the actions of the best way.
    pub(crate) fn best(terms: &Terms, walk: &Walk, most: usize) -> Option<(i32, Vec<Action>)> {
        let mut brute = Brute { memo: HashMap::new(), most };
        let best = brute.from(terms, walk);
        (brute.memo.len() < most).then(|| (best, brute.way(terms, walk)))
    }

    fn way(&mut self, terms: &Terms, walk: &Walk) -> Vec<Action> {
        let (mut walk, mut way) = (walk.clone(), Vec::new());
        'on: loop {
            let best = self.from(terms, &walk);
            for action in walk.actions() {
                let mut next = walk.clone();
                let over = matches!(action, Action::Pass | Action::EndTurn);
                if over && best == 0 {
                    way.push(action);
                    return way;
                }
                if !over && next.act(terms, &action) + self.from(terms, &next) == best {
                    way.push(action);
                    walk = next;
                    continue 'on;
                }
            }
            return way;
        }
    }

    fn from(&mut self, terms: &Terms, walk: &Walk) -> i32 {
        let key = walk.key();
        if let Some(&known) = self.memo.get(&key) {
            return known;
        }
        if self.memo.len() >= self.most {
            return 0;
        }
        // A position that cannot be ended within the terms is worth nothing at all.
        let mut best = i32::MIN / 2;
        for action in walk.actions() {
            if matches!(action, Action::Pass | Action::EndTurn) {
                best = best.max(0);
                continue;
            }
            let mut next = walk.clone();
            let gained = next.act(terms, &action);
            best = best.max(gained + self.from(terms, &next));
        }
        self.memo.insert(key, best);
        best
    }
}
