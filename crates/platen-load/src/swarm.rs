//! Many tables at once, played as fast as they go or at a pace.

use crate::hand::Hand;
use crate::{Api, LoadError, Player, chance};
use futures_util::future::try_join_all;
use futures_util::stream::{self, StreamExt, TryStreamExt};
use platen_host::protocol::{House, SetChoice};
use platen_protocol::{Chair, DeskRequest, Pace, Terms};
use platen_rules::GameOptions;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;

/// How many tables are begun at a time.
const AT_ONCE: usize = 32;

/// What a swarm does.
#[derive(Clone, Copy, Debug)]
pub struct Swarm {
    /// Where.
    pub address: SocketAddr,
    /// How many tables.
    pub tables: usize,
    /// How many players at each: two, or one and the automa.
    pub players: u8,
    /// How long it plays.
    pub time: Duration,
    /// Moves a second in all; as fast as it goes if there is none.
    pub rate: Option<u32>,
    /// Whether it ends with the first game that does, so that nothing but moves is measured.
    pub within_games: bool,
    /// At how many tables besides two bots of the highest level play against each other.
    pub thinking: usize,
}

/// How it went.
#[derive(Clone, Debug, Default)]
pub struct Figures {
    /// How many moves were answered.
    pub moves: usize,
    /// How many were refused; none should be.
    pub refused: usize,
    /// How many games came to their end.
    pub games: usize,
    /// In which time.
    pub seconds: f64,
    /// How long each answer took, sorted.
    pub latencies: Vec<Duration>,
}

impl Figures {
    /// The latency that so many of a hundred moves do not exceed.
    pub fn at(&self, percent: usize) -> Duration {
        let place = self.latencies.len() * percent / 100;
        self.latencies.get(place.min(self.latencies.len().saturating_sub(1))).copied().unwrap_or_default()
    }
}

/// What all players share.
#[derive(Debug)]
struct Shared {
    going: AtomicBool,
    /// Who may move; at a pace, one is added for each move.
    moves: Option<Semaphore>,
    figures: Mutex<Figures>,
}

impl Swarm {
    /// Begins all tables, lets `begin` know that it starts, plays, and says how it went.
    pub async fn play(self, begin: impl FnOnce()) -> Result<Figures, LoadError> {
        let mut people = vec![Api::begin(self.address, "Anna").await?];
        for _ in 1..self.players {
            people.push(Api::begin(self.address, "Bert").await?);
        }
        let moves = self.rate.map(|_| Semaphore::new(0));
        let shared = Arc::new(Shared { going: AtomicBool::new(true), moves, figures: Mutex::default() });
        let people: Arc<[Api]> = people.into();
        let tables = stream::iter(0..self.tables).map(|_| Table::begin(&people)).buffer_unordered(AT_ONCE);
        let tables: Vec<Table> = tables.try_collect().await?;
        begin();
        let start = Instant::now();
        let plays: Vec<_> = (0..)
            .zip(tables)
            .map(|(n, table)| tokio::spawn(play(table, Arc::clone(&people), Arc::clone(&shared), n)))
            .collect();
        let thinks = (0..self.thinking).map(|_| tokio::spawn(let_bots_play(people[0].clone())));
        let plays: Vec<_> = plays.into_iter().chain(thinks).collect();
        self.pace(&shared, start).await;
        shared.going.store(false, Ordering::Relaxed);
        let mut figures = std::mem::take(&mut *shared.figures.lock().unwrap_or_else(PoisonError::into_inner));
        figures.seconds = start.elapsed().as_secs_f64();
        figures.latencies.sort();
        for play in plays {
            play.abort();
        }
        Ok(figures)
    }

    /// Waits for the end, and lets moves happen at the pace that was asked for.
    async fn pace(&self, shared: &Shared, start: Instant) {
        let mut added = 0;
        while start.elapsed() < self.time && !(self.within_games && shared.has_ended()) {
            if let (Some(rate), Some(moves)) = (self.rate, &shared.moves) {
                let due = start.elapsed().as_millis() as usize * rate as usize / 1000;
                moves.add_permits(due.saturating_sub(added));
                added = due.max(added);
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
}

/// A table with all its players.
#[derive(Debug)]
struct Table {
    hands: Vec<Hand>,
}

impl Table {
    async fn begin(people: &[Api]) -> Result<Table, LoadError> {
        let table = people[0].make(&terms(people.len())).await?;
        let mut players = Vec::new();
        for (n, person) in people.iter().enumerate() {
            let mut player = Player::follow(person, &table, None).await?;
            if n > 0 {
                player.ask_desk(DeskRequest::TakeSeat { seat: None }).await?;
            }
            player.commit().await?;
            players.push(player);
        }
        players[0].ask_desk(DeskRequest::Start {}).await?;
        try_join_all(players.iter_mut().map(Player::until_begun)).await?;
        Ok(Table { hands: players.into_iter().map(Hand::new).collect::<Result<_, _>>()? })
    }

    /// Lets whoever is awaited move, until the game is over.
    async fn play(&mut self, shared: &Shared, number: u64) -> Result<(), LoadError> {
        let mut rng = chance(number);
        while shared.going.load(Ordering::Relaxed) && !self.hands[0].is_over() {
            if let Some(moves) = &shared.moves {
                moves.acquire().await.map_err(|_| LoadError::Broken("ended".to_string()))?.forget();
            }
            let chosen: Option<(usize, _)> =
                (0..).zip(&mut self.hands).find_map(|(n, hand)| Some((n, hand.choose(&mut rng)?)));
            let Some((mover, action)) = chosen else {
                return Err(LoadError::Strange("nobody is awaited".to_string()));
            };
            let sent = Instant::now();
            let done = self.hands[mover].act(action).await?;
            shared.count(sent.elapsed(), done);
            self.agree(mover).await?;
        }
        Ok(())
    }

    /// Lets all hear what one was told, and sees to it that the same lies open to all.
    async fn agree(&mut self, mover: usize) -> Result<(), LoadError> {
        let (open, revision) = (self.hands[mover].view.table, self.hands[mover].revision);
        for hand in &mut self.hands {
            while hand.revision < revision {
                hand.hear().await?;
            }
            if hand.view.table != open {
                return Err(LoadError::Strange("two players see different tables".to_string()));
            }
        }
        Ok(())
    }
}

impl Shared {
    fn has_ended(&self) -> bool {
        self.figures.lock().unwrap_or_else(PoisonError::into_inner).games > 0
    }

    fn count(&self, latency: Duration, done: bool) {
        let mut figures = self.figures.lock().unwrap_or_else(PoisonError::into_inner);
        figures.moves += usize::from(done);
        figures.refused += usize::from(!done);
        figures.latencies.push(latency);
    }
}

/// Plays one game after the other.
async fn play(table: Table, people: Arc<[Api]>, shared: Arc<Shared>, number: u64) -> Result<(), LoadError> {
    let mut table = table;
    for game in 0.. {
        table.play(&shared, number + game * 1_000_000).await?;
        if !shared.going.load(Ordering::Relaxed) {
            break;
        }
        shared.figures.lock().unwrap_or_else(PoisonError::into_inner).games += 1;
        table = Table::begin(&people).await?;
    }
    Ok(())
}

/// Makes a table and gives up, so that bots play there, and again when they have.
async fn let_bots_play(person: Api) -> Result<(), LoadError> {
    let level = "master".to_string();
    let chairs = vec![Chair::Person, Chair::Bot { level: level.clone() }];
    let terms = Terms { chairs, stand_in: level, ..terms(2) };
    loop {
        let table = person.make(&terms).await?;
        let mut player = Player::connect(&person, &table, None).await?;
        player.ask_desk(DeskRequest::Start {}).await?;
        player.until_begun().await?;
        player.ask_desk(DeskRequest::Resign {}).await?;
        while !player.is_over() {
            player.hear().await?;
        }
    }
}

fn terms(players: usize) -> Terms {
    Terms {
        options: GameOptions { automa: players == 1, ..GameOptions::new(players as u8) },
        set: SetChoice::default(),
        house: House::default(),
        chairs: vec![Chair::Person; players],
        pace: Pace::Unhurried,
        stand_in: "random".to_string(),
        open: false,
    }
}
