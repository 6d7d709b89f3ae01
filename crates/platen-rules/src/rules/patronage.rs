//! PAT-1, PAT-2, PAT-3, PAT-4: the four patronage rewards and the patronage cards.

use crate::action::Action;
use crate::event::{Event, Sink, Why};
use crate::play::{Look, Play};
use crate::refusal::{Obstacle, Refusal, refuse, require};
use crate::vocabulary::{ByInk, Letter, PatronageNo, PatronageReward, Seat, Specialty};

/// Guilders of the patronage reward.
const REWARD_GUILDERS: u8 = 3;
/// Inks of the patronage reward.
const REWARD_INKS: u8 = 2;

impl Look<'_> {
    pub(crate) fn check_reward_free(&self, reward: PatronageReward) -> Result<(), Refusal> {
        require(!self.table.is_marked(reward), "PAT-1", Obstacle::RewardMarked { reward: reward.code() })
    }

    pub(crate) fn check_patronage_inks(&self, inks: &ByInk<u8>) -> Result<(), Refusal> {
        self.check_reward_free(PatronageReward::Inks)?;
        self.check_bag_choice(&self.table.bag, inks, REWARD_INKS)
    }

    /// PAT-2: from which round on the card on a space can be taken, if it is there.
    fn check_card_open(&self, card: PatronageNo) -> Result<(), Refusal> {
        let Some(space) = self.table.patronage_spaces.iter().position(|&other| other == Some(card)) else {
            return refuse("PAT-2", Obstacle::CardNotThere { card: card.number() });
        };
        let (round, from) = (self.table.round, self.cards.board.patronage_rounds[space]);
        require(round >= from, "PAT-2", Obstacle::NotYet { card: card.number(), round, from })
    }

    /// PAT-3: letters and levels are shown.
    fn check_shown(&self, seat: Seat, card: PatronageNo) -> Result<(), Refusal> {
        let face = self.cards.patronage_card(card);
        for letter in Letter::ALL {
            let (has, needs) = (self.player(seat).letters[letter], face.letters[letter]);
            require(has >= needs, "PAT-3", Obstacle::TypeLacking { letter: letter.code(), has, needs })?;
        }
        for specialty in Specialty::ALL {
            let (has, needs) = (self.player(seat).levels[specialty], face.specialties[specialty]);
            let obstacle = Obstacle::LevelLacking { specialty: specialty.code(), has, needs };
            require(has >= needs, "PAT-3", obstacle)?;
        }
        Ok(())
    }

    pub(crate) fn check_patronage_card(
        &self,
        seat: Seat,
        card: PatronageNo,
        inks: &ByInk<u8>,
    ) -> Result<(), Refusal> {
        self.check_card_open(card)?;
        self.check_shown(seat, card)?;
        self.check_payment(seat, &self.cards.patronage_card(card).inks, inks, "PAT-3")
    }

    pub(crate) fn list_patronage(&self, seat: Seat, out: &mut Vec<Action>) {
        let free = |reward| !self.table.is_marked(reward);
        if free(PatronageReward::Order) {
            out.push(Action::PatronageOrder);
        }
        if free(PatronageReward::Specialty) {
            out.extend(Specialty::ALL.map(|specialty| Action::PatronageSpecialty { specialty }));
        }
        if free(PatronageReward::Guilders) {
            out.push(Action::PatronageGuilders);
        }
        if free(PatronageReward::Inks) {
            if self.table.bag.total() == 0 {
                out.push(Action::PatronageInks { inks: ByInk::default() });
            }
            Self::each_bag_choice(&self.table.bag, REWARD_INKS, |inks| {
                out.push(Action::PatronageInks { inks });
            });
        }
        for card in self.table.patronage_spaces.iter().flatten().copied() {
            if self.check_card_open(card).is_ok() && self.check_shown(seat, card).is_ok() {
                let needs = &self.cards.patronage_card(card).inks;
                self.each_payment(seat, needs, &self.player(seat).inks, |inks| {
                    out.push(Action::TakePatronageCard { card, inks });
                });
            }
        }
    }
}

impl<S: Sink> Play<'_, S> {
    fn mark(&mut self, seat: Seat, reward: PatronageReward) {
        self.table.rewards_marked[reward.index()] = true;
        self.tell(|_| Event::PatronageReward { seat, reward });
        self.acted();
    }

    pub(crate) fn patronage_order(&mut self, seat: Seat) {
        self.mark(seat, PatronageReward::Order);
        self.begin_order_reward(seat, Why::Patronage);
    }

    pub(crate) fn patronage_specialty(&mut self, seat: Seat, specialty: Specialty) {
        self.mark(seat, PatronageReward::Specialty);
        self.raise(seat, [specialty], Why::Patronage);
    }

    pub(crate) fn patronage_guilders(&mut self, seat: Seat) {
        self.mark(seat, PatronageReward::Guilders);
        self.gain_guilders(seat, REWARD_GUILDERS, Why::Patronage);
    }

    pub(crate) fn patronage_inks(&mut self, seat: Seat, inks: &ByInk<u8>) {
        self.mark(seat, PatronageReward::Inks);
        self.gain_inks(seat, inks, Why::Patronage);
    }

    pub(crate) fn take_patronage_card(&mut self, seat: Seat, card: PatronageNo, inks: &ByInk<u8>) {
        super::orders::vacate(&mut self.table.patronage_spaces, card);
        self.player(seat).patronage.push(card);
        self.tell(|_| Event::PatronageCard { seat, card, inks: inks.each().collect() });
        self.lose_inks(seat, inks, Why::PatronageCard);
        self.acted();
    }
}
