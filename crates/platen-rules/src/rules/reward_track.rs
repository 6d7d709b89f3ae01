//! SPC-4 and SPC-5: the reward track, its disc, and the rewards of levels II, IV, V and VI.

use crate::action::Action;
use crate::event::{Event, Sink, Why};
use crate::play::{Look, Play};
use crate::refusal::{Obstacle, Refusal, refuse, require};
use crate::state::{Frame, TRACK_LEVELS};
use crate::vocabulary::{Ink, Letter, Seat, Specialty, TrackReward};

impl Look<'_> {
    /// The lowest of the rewards earned, by its place on the track.
    fn next_reward(&self, earned: [bool; 4]) -> Option<(usize, TrackReward)> {
        let place = earned.iter().position(|&earned| earned)?;
        Some((place, self.cards.board.reward_track[place]))
    }

    /// Whether the reward can be given; one that cannot is lost (SPC-5).
    fn can_give(&self, seat: Seat, reward: TrackReward) -> bool {
        match reward {
            TrackReward::Ink => self.table.bag.total() > 0,
            TrackReward::Order => self.check_order_reward(seat, "SPC-5").is_ok(),
            TrackReward::Type => true,
        }
    }

    /// Whether the lowest reward earned is one to decide on.
    pub(crate) fn asks_for_track_reward(&self, seat: Seat, earned: [bool; 4]) -> bool {
        self.next_reward(earned).is_some_and(|(_, reward)| self.can_give(seat, reward))
    }

    pub(crate) fn check_track(&self, earned: [bool; 4], action: &Action) -> Result<(), Refusal> {
        let Some((_, reward)) = self.next_reward(earned) else {
            return refuse("SPC-4", Obstacle::NotAsked { asked: "nothing" });
        };
        match (action, reward) {
            (Action::DeclineReward, _)
            | (Action::TakeType { .. }, TrackReward::Type)
            | (Action::DrawOrder, TrackReward::Order) => Ok(()),
            (Action::TakeInk { ink }, TrackReward::Ink) => self.check_bag_holds(*ink, "INK-3"),
            _ => refuse("SPC-4", Obstacle::WrongReward { reward: reward.code() }),
        }
    }

    pub(crate) fn check_bag_holds(&self, ink: Ink, rule: &'static str) -> Result<(), Refusal> {
        let has = self.table.bag[ink];
        require(has > 0, rule, Obstacle::BagLacks { ink: self.ink_name(ink), has, needs: 1 })
    }

    pub(crate) fn list_track(&self, earned: [bool; 4], out: &mut Vec<Action>) {
        match self.next_reward(earned) {
            Some((_, TrackReward::Ink)) => self.list_bag_inks(out),
            Some((_, TrackReward::Order)) => out.push(Action::DrawOrder),
            Some((_, TrackReward::Type)) => out.extend(Letter::ALL.map(|letter| Action::TakeType { letter })),
            None => {}
        }
        out.push(Action::DeclineReward);
    }

    pub(crate) fn list_bag_inks(&self, out: &mut Vec<Action>) {
        let held = Ink::ALL.into_iter().filter(|&ink| self.table.bag[ink] > 0);
        out.extend(held.map(|ink| Action::TakeInk { ink }));
    }
}

impl<S: Sink> Play<'_, S> {
    /// A specialty reaches a level; the disc follows where it is the highest yet (SPC-4).
    pub(crate) fn set_level(
        &mut self,
        seat: Seat,
        specialty: Specialty,
        level: u8,
        why: Why,
        earned: &mut [bool; 4],
    ) {
        let player = self.player(seat);
        player.levels[specialty] = level;
        if level > player.disc {
            player.disc = level;
            if let Some(place) = TRACK_LEVELS.iter().position(|&of| of == level) {
                earned[place] = true;
            }
        }
        self.tell(|_| Event::Level { seat, specialty, level, why });
    }

    pub(crate) fn earn_track_rewards(&mut self, seat: Seat, earned: [bool; 4]) {
        if earned.contains(&true) {
            self.table.frames.push(Frame::Track { seat, earned });
        }
    }

    /// Passes over rewards that cannot be given; tells whether the frame still asks for something.
    pub(crate) fn skip_lost_rewards(&mut self, seat: Seat, earned: [bool; 4]) -> bool {
        let asks = self.look().asks_for_track_reward(seat, earned);
        if !asks {
            self.settle_reward(false);
        }
        asks
    }

    pub(crate) fn take_track_reward(&mut self, seat: Seat, action: &Action) {
        self.settle_reward(!matches!(action, Action::DeclineReward));
        match *action {
            Action::TakeInk { ink } => self.gain_ink(seat, ink, Why::Track),
            Action::TakeType { letter } => self.gain_type(seat, letter, Why::Track, None),
            Action::DrawOrder => self.begin_order_reward(seat, Why::Track),
            _ => {}
        }
    }

    /// The lowest reward earned is done with, taken or not.
    fn settle_reward(&mut self, taken: bool) {
        let Some(&Frame::Track { seat, mut earned }) = self.table.frames.last() else { return };
        self.table.frames.pop();
        let Some((place, reward)) = self.look().next_reward(earned) else { return };
        earned[place] = false;
        self.earn_track_rewards(seat, earned);
        self.tell(|_| Event::Disc { seat, level: TRACK_LEVELS[place], reward, taken });
    }
}
