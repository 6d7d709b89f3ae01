//! One person at a table of bots, who knows what the host tells and nothing else.

use platen_bots::{Effort, FALLBACK, Question, Unwatched};
use platen_host::protocol::{
    Ask, House, Message, Proposal, Request, SetChoice, Sitter, State, TableInfo, TableNo,
};
use platen_host::{ClientNo, Effect, Host, Rights};
use platen_model::{Chronicle, Scene, cards_of};
use platen_rules::cards::CardSet;
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, GameOptions, Seed};
use rand_core::Rng;
use std::sync::Arc;

const PAGE: ClientNo = ClientNo(1);

#[derive(Clone)]
pub(crate) struct Sitting {
    pub(crate) host: Host,
    pub(crate) info: TableInfo,
    pub(crate) state: State,
    pub(crate) cards: Arc<CardSet>,
    pub(crate) chronicle: Chronicle,
    next: u32,
}

impl Sitting {
    /// A table with the person at the `place`-th player's seat and random bots at the others.
    pub(crate) fn new(options: GameOptions, seed: u64, place: usize) -> Sitting {
        let sitters = (0..usize::from(options.players)).map(|i| {
            if i == place {
                Sitter::Person { name: Some("Anna".to_string()) }
            } else {
                Sitter::Bot { level: "random".to_string() }
            }
        });
        Sitting::dealt(options, "house-1", &seed.to_string(), sitters.collect())
    }

    /// A table with these cards, this seed and these players.
    pub(crate) fn dealt(options: GameOptions, set: &str, seed: &str, sitters: Vec<Sitter>) -> Sitting {
        let mut host = Host::new(Seed::from_number(1455));
        host.connect(PAGE, Rights::Device);
        let request = Request::Make {
            options,
            set: SetChoice::Published(set.to_string()),
            seed: Some(seed.to_string()),
            sitters,
            house: House::default(),
        };
        let effects = host.handle(PAGE, Ask { id: 0, request });
        let seated = effects.iter().find_map(|effect| match effect {
            Effect::Tell { told, .. } => match &told.message {
                Message::Seated { info, state } => Some((info.as_ref().clone(), state.as_ref().clone())),
                _ => None,
            },
            _ => None,
        });
        let (info, state) = seated.expect("seated");
        let cards = cards_of(&info).expect("a published set");
        let mut chronicle = Chronicle::default();
        chronicle.hear(&state.log);
        Sitting { host, info, state, cards, chronicle, next: 1 }
    }

    pub(crate) fn table(&self) -> TableNo {
        self.info.table
    }

    pub(crate) fn seat(&self) -> Seat {
        self.info.holds[0]
    }

    pub(crate) fn scene(&self) -> Scene<'_> {
        Scene::new(&self.cards, &self.state.sight)
    }

    /// Sends a request and gives what answers it.
    pub(crate) fn ask(&mut self, request: Request) -> Message {
        let id = self.next;
        self.next += 1;
        let effects = self.host.handle(PAGE, Ask { id, request });
        self.hear(effects, Some(id)).expect("an answer")
    }

    fn hear(&mut self, effects: Vec<Effect>, id: Option<u32>) -> Option<Message> {
        let mut answer = None;
        for effect in effects {
            let Effect::Tell { told, .. } = effect else { continue };
            if let Message::State(state) | Message::Seated { state, .. } = &told.message {
                self.chronicle.hear(&state.log);
                self.state = state.as_ref().clone();
            }
            if told.to == id {
                answer = Some(told.message);
            }
        }
        answer
    }

    /// Lets one bot decide; tells whether one had to.
    pub(crate) fn think(&mut self) -> bool {
        let Some(job) = self.host.thinking().next().cloned() else { return false };
        let effects = self.host.finished(job.run(&Unwatched, 1));
        self.hear(effects, None);
        true
    }

    pub(crate) fn act(&mut self, action: Action) {
        let (table, seat, revision) = (self.table(), self.seat(), self.state.revision);
        let answer = self.ask(Request::Act { table, seat, action, revision });
        assert!(matches!(answer, Message::State(_)), "{action:?} was refused: {answer:?}");
    }

    /// For each action the code by which the host refuses it.
    pub(crate) fn why(&mut self, actions: &[Action]) -> Vec<Option<String>> {
        let (table, seat) = (self.table(), self.seat());
        let mut reasons = Vec::new();
        for some in actions.chunks(200) {
            match self.ask(Request::Why { table, seat, actions: some.to_vec() }) {
                Message::Reasons { reasons: told, .. } => {
                    reasons.extend(told.into_iter().map(|no| no.map(|no| no.code)));
                }
                other => panic!("{other:?}"),
            }
        }
        reasons
    }

    pub(crate) fn proposal(&mut self) -> Proposal {
        let (table, seat) = (self.table(), self.seat());
        match self.ask(Request::Propose { table, seat }) {
            Message::Proposal(proposal) => *proposal,
            other => panic!("{other:?}"),
        }
    }

    /// Some choice of the person: mostly a sensible one, now and then any that does something.
    pub(crate) fn some_action(&self, rng: &mut impl Rng) -> Action {
        if rng.next_u32().is_multiple_of(3) {
            let game = self.host.session(self.table()).expect("a table").game();
            return platen_testkit::keen_action(game, self.seat(), rng, &mut Vec::new()).expect("a choice");
        }
        let question = Question::new(&self.cards, &self.state.sight.view).expect("a decision");
        (FALLBACK.make)().choose(&question, &Effort::of(Seed::from_number(rng.next_u64())))
    }

    /// Plays the game to its end, with a look at every state that the person is told.
    pub(crate) fn play(&mut self, rng: &mut impl Rng, mut look: impl FnMut(&mut Sitting)) {
        look(self);
        while !self.state.sight.over {
            if self.scene().is_awaited() {
                let action = self.some_action(rng);
                self.act(action);
            } else {
                assert!(self.think(), "nobody goes on");
            }
            look(self);
        }
    }
}

/// Tables of one, two and four, the person at different seats, in both editions and with every option somewhere.
pub(crate) fn sittings() -> impl Iterator<Item = Sitting> {
    let mut many = GameOptions::new(4);
    for (name, value) in
        [("cheap_types", "many"), ("gear_counts_ink", "token"), ("free_actions", "own_decisions")]
    {
        many.set(name, value).expect("a known option");
    }
    let options = [
        GameOptions::new(1),
        GameOptions::new(2),
        GameOptions::new(4),
        GameOptions::new(2).with_edition(platen_rules::vocabulary::Edition::First),
        GameOptions::new(3).with_automa(),
        many,
    ];
    options
        .into_iter()
        .zip(0u64..)
        .map(|(options, n)| Sitting::new(options, 1455 + n, n as usize % usize::from(options.players)))
}

pub(crate) fn rng(number: u64) -> impl Rng {
    Seed::from_number(number).player_rng(Seat::default())
}
