//! A player at a table's socket.

use crate::{Api, LoadError};
use futures_util::{SinkExt, StreamExt};
use platen_fair::{Share, Witness};
use platen_host::protocol::{Ask, Changed, Message, Request, State, TableInfo, TableNo};
use platen_protocol::{API, DeskAsk, DeskMessage, DeskRequest, DeskTold, Fair, Heard};
use platen_rules::cards::{CardSet, published_set, read_set};
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, Seed};
use rand_core::Rng;
use std::sync::Arc;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// The one table of a socket.
const TABLE: TableNo = TableNo(1);

/// Something that was sent and is not answered yet.
#[derive(Clone, Debug, PartialEq)]
pub struct Sent {
    /// Its number.
    pub id: u32,
    /// What is to be done.
    pub action: Action,
    /// On which revision it was decided.
    pub revision: u32,
}

/// A player, or a spectator, with what it was told last.
#[derive(Debug)]
pub struct Player {
    socket: WebSocketStream<TcpStream>,
    table: String,
    /// What it puts into the seed, once it has committed to that.
    share: Option<Share>,
    /// What was published so that the game can be proven to be fair.
    pub fair: Option<Box<Fair>>,
    pub(crate) cards: Option<Arc<CardSet>>,
    /// Where it sits.
    pub seat: Option<Seat>,
    /// How the game stands.
    pub state: Option<Box<State>>,
    next: u32,
}

impl Player {
    /// Comes to a table, with the revision up to which it was told before.
    pub async fn connect(api: &Api, table: &str, since: Option<u32>) -> Result<Player, LoadError> {
        let since = since.map(|since| format!("?since={since}")).unwrap_or_default();
        Player::open(api, table, &since).await
    }

    /// The same, to be told what changes instead of how it stands.
    pub async fn follow(api: &Api, table: &str, since: Option<u32>) -> Result<Player, LoadError> {
        let since = since.map(|since| format!("&since={since}")).unwrap_or_default();
        Player::open(api, table, &format!("?tell=changes{since}")).await
    }

    async fn open(api: &Api, table: &str, query: &str) -> Result<Player, LoadError> {
        let url = format!("ws://{}{API}/tables/{table}/socket{query}", api.address);
        let mut request = url.into_client_request()?;
        if let Some((name, value)) = api.who.as_deref().and_then(|who| who.split_once(": ")) {
            let strange = || LoadError::Strange("the header that says who one is".to_string());
            let name = HeaderName::try_from(name).map_err(|_| strange())?;
            request.headers_mut().insert(name, HeaderValue::try_from(value).map_err(|_| strange())?);
        }
        let stream = TcpStream::connect(api.address).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(8 * 1024).write_buffer_size(0);
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
        let table = table.to_string();
        Ok(Player { socket, table, share: None, fair: None, cards: None, seat: None, state: None, next: 1 })
    }

    /// Commits to a random share of the seed, before the game. It is opened by itself as soon as that is asked for.
    pub async fn commit(&mut self) -> Result<Share, LoadError> {
        while self.seat.is_none() {
            self.hear().await?;
        }
        let mut share = Share([0; 32]);
        getrandom::fill(&mut share.0).map_err(|_| LoadError::Strange("there is no chance".to_string()))?;
        let commitment = share.commitment(&self.table, self.seat.unwrap_or_default());
        let id = self.ask_desk(DeskRequest::CommitShare { commitment }).await?;
        self.answer(id).await?;
        self.share = Some(share);
        Ok(share)
    }

    /// Listens until the game has begun.
    pub async fn until_begun(&mut self) -> Result<(), LoadError> {
        while self.state.is_none() {
            self.hear().await?;
        }
        Ok(())
    }

    /// What it remembers of the beginning, to be held against the proof.
    pub fn witness(&self) -> Option<Witness> {
        Some(Witness { house: self.fair.as_ref()?.house, seat: self.seat?, share: self.share? })
    }

    /// The next message as text.
    pub async fn hear_text(&mut self) -> Result<tungstenite::Utf8Bytes, LoadError> {
        loop {
            match self.socket.next().await {
                Some(Ok(tungstenite::Message::Text(text))) => return Ok(text),
                Some(Ok(tungstenite::Message::Close(_))) | None => {
                    return Err(LoadError::Broken("closed".to_string()));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }

    /// The next message; what it tells of the game is remembered.
    pub async fn hear(&mut self) -> Result<Heard, LoadError> {
        let text = self.hear_text().await?;
        let heard = self.take(&text)?;
        if let (Heard::Desk(DeskTold { message: DeskMessage::Fair(fair), .. }), Some(share)) =
            (&heard, self.share)
        {
            let mine = fair.parts.iter().find(|part| Some(part.seat) == self.seat);
            if fair.until.is_some() && mine.is_some_and(|part| part.share.is_none()) {
                self.ask_desk(DeskRequest::OpenShare { share }).await?;
            }
        }
        Ok(heard)
    }

    /// Reads a message that was heard as text, and remembers what it tells of the game.
    pub fn take(&mut self, text: &str) -> Result<Heard, LoadError> {
        let heard = Heard::read(text)?;
        match &heard {
            Heard::Game(told) => match &told.message {
                Message::Seated { info, state } => self.sit(info, state.clone())?,
                Message::State(state) => self.state = Some(state.clone()),
                Message::Changed(changed) => self.go_on(changed)?,
                _ => {}
            },
            Heard::Desk(told) => match &told.message {
                DeskMessage::Desk { you, .. } => self.seat = *you,
                DeskMessage::Fair(fair) => self.fair = Some(fair.clone()),
                _ => {}
            },
        }
        Ok(heard)
    }

    fn sit(&mut self, info: &TableInfo, state: Box<State>) -> Result<(), LoadError> {
        let own = || info.set_text.as_deref().and_then(|text| read_set(text).ok()).map(Arc::new);
        let cards = published_set(&info.set.name).or_else(own);
        self.cards = Some(cards.ok_or_else(|| LoadError::Strange(info.set.name.clone()))?);
        self.seat = info.holds.first().copied();
        self.state = Some(state);
        Ok(())
    }

    fn go_on(&mut self, changed: &Changed) -> Result<(), LoadError> {
        let known = self.cards.as_ref().zip(self.state.as_ref());
        let state = known.and_then(|(cards, state)| changed.clone().follow(cards, state));
        let state = state.ok_or_else(|| LoadError::Strange("a change of what was not told".to_string()))?;
        self.state = Some(Box::new(state));
        Ok(())
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.state.as_ref().is_some_and(|state| state.sight.over)
    }

    /// A random choice, if one is awaited. Plays that start again from the same seed choose alike.
    pub fn choose(&self, rng: &mut impl Rng) -> Option<Action> {
        let (state, cards, seat) = (self.state.as_ref()?, self.cards.as_ref()?, self.seat?);
        let is_awaited = state.sight.awaited.contains(&seat);
        let look = state.sight.view.look(cards);
        is_awaited.then(|| look.random_action(seat, rng, &mut Vec::new())).flatten()
    }

    /// Sends an action that was decided on how the game stands.
    pub async fn act(&mut self, action: Action) -> Result<Sent, LoadError> {
        let (Some(seat), Some(state)) = (self.seat, self.state.as_ref()) else {
            return Err(LoadError::Strange("one does not sit there".to_string()));
        };
        let revision = state.revision;
        let id = self.act_on(seat, action, revision).await?;
        Ok(Sent { id, action, revision })
    }

    pub(crate) async fn act_on(
        &mut self,
        seat: Seat,
        action: Action,
        revision: u32,
    ) -> Result<u32, LoadError> {
        self.ask(Request::Act { table: TABLE, seat, action, revision }).await
    }

    /// Asks something about the game, and gives the number of the request.
    pub async fn ask(&mut self, request: Request) -> Result<u32, LoadError> {
        let id = self.number();
        self.say(serde_json::to_string(&Ask { id, request })?).await?;
        Ok(id)
    }

    /// Asks something of the table, and gives the number of the request.
    pub async fn ask_desk(&mut self, request: DeskRequest) -> Result<u32, LoadError> {
        let id = self.number();
        self.say(serde_json::to_string(&DeskAsk { id, request })?).await?;
        Ok(id)
    }

    /// Sends any text.
    pub async fn say(&mut self, text: String) -> Result<(), LoadError> {
        Ok(self.socket.send(tungstenite::Message::text(text)).await?)
    }

    /// Listens until a request is answered.
    pub async fn answer(&mut self, id: u32) -> Result<Heard, LoadError> {
        loop {
            let heard = self.hear().await?;
            if heard.to() == Some(id) {
                return Ok(heard);
            }
        }
    }

    fn number(&mut self) -> u32 {
        self.next += 1;
        self.next - 1
    }
}

/// The chance of a player, that follows from a number.
pub fn chance(number: u64) -> impl Rng {
    Seed::from_number(number).player_rng(Seat::default())
}
