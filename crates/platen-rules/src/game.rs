//! A game: the verbs.

use crate::action::Action;
use crate::cards::CardSet;
use crate::chance::{Chance, Script, Seed};
use crate::choices::{Declarations, Plans};
use crate::event::{Event, Sink};
use crate::options::{GameOptions, OptionsError};
use crate::play::{Look, Play};
use crate::refusal::{Obstacle, Refusal, refuse, require};
use crate::result::GameResult;
use crate::rules::setting_up;
use crate::state::{Frame, Phase, Setup, Table};
use crate::vocabulary::{BoardAction, Seat, SeatSet};
use std::sync::Arc;

/// A game that can be played: a position proven sound, with the cards it is played with.
#[derive(Clone, Debug)]
pub struct Game {
    cards: Arc<CardSet>,
    setup: Setup,
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup && (Arc::ptr_eq(&self.cards, &other.cards) || self.cards == other.cards)
    }
}

impl Eq for Game {}

impl Game {
    /// Begins a game; chance follows from the seed.
    pub fn new(cards: Arc<CardSet>, options: GameOptions, seed: Seed) -> Result<Game, OptionsError> {
        Game::begin(cards, options, seed, &mut ())
    }

    /// Begins a game and tells what happens during set-up.
    pub fn begin(
        cards: Arc<CardSet>,
        options: GameOptions,
        seed: Seed,
        sink: &mut impl Sink,
    ) -> Result<Game, OptionsError> {
        options.check()?;
        let mut game = Game { setup: setting_up::empty(options, Chance::seeded(seed)), cards };
        game.play(sink, None).set_up();
        Ok(game)
    }

    /// Begins a game at a real table: the referee tells everything that is drawn.
    pub fn begin_scripted(
        cards: Arc<CardSet>,
        options: GameOptions,
        mut script: Script,
        sink: &mut impl Sink,
    ) -> Result<Game, ScriptedStartError> {
        options.check()?;
        let mut game = Game { setup: setting_up::empty(options, Chance::Scripted), cards };
        game.play(sink, Some(&mut script)).set_up();
        match script.trouble() {
            None => Ok(game),
            Some(trouble) => Err(Refusal { rule: "RND-2", obstacle: Obstacle::Script { trouble } }.into()),
        }
    }

    /// A game from a set-up that has been validated.
    pub(crate) fn from_sound_setup(cards: Arc<CardSet>, setup: Setup) -> Game {
        Game { cards, setup }
    }

    fn play<'a, S: Sink>(&'a mut self, sink: &'a mut S, script: Option<&'a mut Script>) -> Play<'a, S> {
        let Setup { table, secrets } = &mut self.setup;
        Play { cards: &self.cards, table, secrets, sink, script }
    }

    /// The cards of this game.
    pub fn cards(&self) -> &Arc<CardSet> {
        &self.cards
    }

    /// What lies open.
    pub fn table(&self) -> &Table {
        &self.setup.table
    }

    /// The whole position, secrets included.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The open table, read by the rules.
    pub fn look(&self) -> Look<'_> {
        Look::new(&self.cards, &self.setup.table)
    }

    /// Who is to decide: several while plans are made, one otherwise, nobody when the game is over.
    pub fn awaited(&self) -> SeatSet {
        self.setup.table.awaited()
    }

    /// Puts every legal action of any seat into `out`, except plans and declarations.
    pub fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.look().legal_actions(seat, out);
    }

    /// The plans that a seat may commit now.
    pub fn plans(&self, seat: Seat) -> Option<Plans> {
        self.look().plans(seat)
    }

    /// The declarations that a seat may make now.
    pub fn declarations(&self, seat: Seat) -> Option<Declarations<'_>> {
        self.look().declarations(seat)
    }

    /// Whether the seat may do this now; if not, why not.
    pub fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.look().check(seat, action)
    }

    /// Does an action and tells what happened, in order. A refused action changes nothing.
    pub fn apply(&mut self, seat: Seat, action: &Action) -> Result<Vec<Event>, Refusal> {
        let mut events = Vec::new();
        self.apply_into(seat, action, &mut events)?;
        Ok(events)
    }

    /// Does an action and tells a sink what happened. A refused action changes nothing.
    pub fn apply_into(&mut self, seat: Seat, action: &Action, sink: &mut impl Sink) -> Result<(), Refusal> {
        self.check(seat, action)?;
        if self.setup.secrets.chance == Chance::Scripted {
            return self.apply_told(seat, action, &mut Script::default(), sink);
        }
        self.play(sink, None).act(seat, action);
        Ok(())
    }

    /// Does an action at a real table, where the referee tells what is drawn. If the script lacks a draw or names an
    /// impossible one, nothing changes and the refusal says which.
    pub fn apply_scripted(
        &mut self,
        seat: Seat,
        action: &Action,
        mut script: Script,
        sink: &mut impl Sink,
    ) -> Result<(), Refusal> {
        self.check(seat, action)?;
        require(self.setup.secrets.chance == Chance::Scripted, "RND-2", Obstacle::NotScripted)?;
        self.apply_told(seat, action, &mut script, sink)
    }

    fn apply_told(
        &mut self,
        seat: Seat,
        action: &Action,
        script: &mut Script,
        sink: &mut impl Sink,
    ) -> Result<(), Refusal> {
        let mut trial = self.clone();
        let mut events: Vec<Event> = Vec::new();
        trial.play(&mut events, Some(script)).act(seat, action);
        if let Some(trouble) = script.trouble() {
            return refuse("RND-2", Obstacle::Script { trouble });
        }
        *self = trial;
        events.into_iter().for_each(|event| sink.event(event));
        Ok(())
    }

    /// Does an action that is known to be legal, with no check and no events: the path of search.
    ///
    /// Only for actions from [`Self::legal_actions`], [`Self::plans`] or [`Self::declarations`] of this very position:
    /// with any other it may panic, or leave a position that no rule allows. What comes from outside goes through
    /// [`Self::apply`].
    pub fn apply_unchecked(&mut self, seat: Seat, action: &Action) {
        self.play(&mut (), None).act(seat, action);
    }

    /// Makes it that seat's turn on an action, alone at the board, with the main choice made or still to make. For
    /// judging what a turn would be worth: the position left is for looking at, not for playing on.
    pub fn imagine_turn(&mut self, seat: Seat, action: BoardAction, acted: bool) {
        let table = &mut self.setup.table;
        table.frames.clear();
        table.turn_order.clear();
        table.turn_order.push(seat);
        table.phase = Phase::Turn { action, at: 0, acted };
    }

    /// Makes it as if the seat, whose fulfilling step it is, had declared nothing; for comparing with declarations.
    pub fn imagine_declared_nothing(&mut self) {
        if let Phase::Fulfil { declared, .. } = &mut self.setup.table.phase {
            *declared = true;
        }
    }

    /// Makes this game equal to another, without the heap.
    pub fn copy_from(&mut self, other: &Game) {
        if !Arc::ptr_eq(&self.cards, &other.cards) {
            self.cards = Arc::clone(&other.cards);
        }
        self.setup = other.setup;
    }

    /// The result, once the game is over.
    pub fn result(&self) -> Option<GameResult> {
        (self.setup.table.phase == Phase::Over).then(|| self.look().result())
    }

    /// The result as if the game ended now.
    pub fn standing(&self) -> GameResult {
        self.look().result()
    }
}

/// Why a scripted game could not begin.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ScriptedStartError {
    /// The options do not make a table.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// The draws told do not serve.
    #[error(transparent)]
    Script(#[from] Refusal),
}

impl<S: Sink> Play<'_, S> {
    /// Does an action that has been checked: dispatch only.
    fn act(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::KeepCharacter { character } => self.keep_character(seat, character),
            Action::KeepGear { gear, sector } => self.keep_gear(seat, gear, sector),
            Action::RaiseTwo { to_one, to_two } => self.raise_two(seat, to_one, to_two),
            Action::TakeTypes { types } => {
                if let Phase::OpeningLetters { turn } = self.table.phase {
                    self.take_types(seat, types, turn);
                }
            }
            Action::NameWild { ink } => self.name_wild(seat, ink),
            Action::CommitPlan { plan } => self.commit_plan(seat, plan),
            Action::TakeBackPlan => self.take_back_plan(seat),
            Action::ShiftMarker { from, to } => self.shift_marker(seat, from, to),
            Action::LeaveMarkers => self.begin_action(BoardAction::Orders),
            Action::TakeOrder { printing, refinement, discard } => {
                self.take_order(seat, printing, refinement, discard);
            }
            Action::TakeInks { set, count } => self.take_inks(seat, set, count),
            Action::TakeSpecialtyCard { card, raise } => self.take_specialty_card(seat, card, raise),
            Action::InstallGear { gear, sector, discard } => self.install_gear(seat, gear, sector, discard),
            Action::TurnGear { axle, sector } => self.turn_gear(seat, axle, sector),
            Action::PatronageOrder => self.patronage_order(seat),
            Action::PatronageSpecialty { specialty } => self.patronage_specialty(seat, specialty),
            Action::PatronageGuilders => self.patronage_guilders(seat),
            Action::PatronageInks { ref inks } => self.patronage_inks(seat, inks),
            Action::TakePatronageCard { card, ref inks } => self.take_patronage_card(seat, card, inks),
            Action::Pass => self.pass(seat),
            Action::EndTurn => self.end_turn(seat),
            Action::Declare { ref declaration } => self.declare(seat, declaration),
            Action::TakeBonus { refinement, gain } => self.take_bonus(seat, refinement, gain),
            Action::DeclineBonus { refinement } => self.decline_bonus(seat, refinement),
            Action::BuyType { letter } => self.buy_type(seat, letter),
            Action::UseGear { axle, choice } => self.use_gear(seat, axle, choice),
            Action::SwapLevels { pair } => self.swap_levels(seat, pair),
            Action::TakeInk { ink } => match self.table.frames.last() {
                Some(Frame::UnglerInk { .. }) => self.take_ungler_ink(seat, ink),
                _ => self.take_track_reward(seat, action),
            },
            Action::TakeType { .. } | Action::DrawOrder | Action::DeclineReward => {
                self.take_track_reward(seat, action);
            }
            Action::DrawMore { extra } => {
                if let Some(&Frame::Order { why, .. }) = self.table.frames.last() {
                    self.draw_more(seat, extra, why);
                }
            }
            Action::KeepOrder { printing, refinement, discard } => {
                self.keep_order(seat, printing, refinement, discard);
            }
            Action::KeepNone => self.keep_none(seat),
        }
        self.settle();
    }

    /// Goes on by itself as far as nobody has to decide.
    fn settle(&mut self) {
        loop {
            if let Some(&frame) = self.table.frames.last() {
                match frame {
                    Frame::Track { seat, earned } if !self.skip_lost_rewards(seat, earned) => continue,
                    _ => return,
                }
            }
            match self.table.phase {
                Phase::Characters { turn } if self.has_kept(turn) => self.next_character(turn),
                Phase::Planning if self.table.committed == self.table.options.player_seats() => {
                    self.reveal_plans();
                }
                _ => return,
            }
        }
    }

    fn has_kept(&self, turn: u8) -> bool {
        let seat = self.table.player_order().nth(usize::from(turn));
        seat.is_some_and(|seat| self.table.players[seat].character.is_some())
    }
}
