//! A table's socket: what is asked there goes to the table, and what the table tells goes out, in order.

use crate::admission::{Admission, Pass};
use crate::api::body::At;
use crate::app::App;
use crate::auth::{Who, known};
use crate::config::Limits;
use crate::desk::{Opening, Visitor, ask_number};
use crate::error::Refused;
use crate::guard::Address;
use crate::ids::TableId;
use crate::limits::{Bucket, Counted};
use crate::line::{MOST_WAITING, Outbox};
use crate::table::{Inbox, Tables};
use crate::wire::{Socket, Wire};
use axum::extract::rejection::QueryRejection;
use axum::extract::ws::{Utf8Bytes, WebSocketUpgrade};
use axum::extract::{FromRequestParts, Query, State};
use axum::http::header::{CONNECTION, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY, UPGRADE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use hyper::upgrade::OnUpgrade;
use platen_host::protocol::No;
use platen_protocol::{DeskMessage, DeskTold};
use std::io;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;

/// Opens the socket of a table.
pub(crate) async fn open(
    State(app): State<App>,
    caller: Caller,
    At(table): At,
    address: Address,
    opening: Result<Query<Opening>, QueryRejection>,
    upgrade: Result<Upgrade, Refused>,
) -> Result<Response, Refused> {
    let bad = |problem: String| Refused::BadRequest { problem };
    let Upgrade { coming, answer } = upgrade?;
    let Query(opening) = opening.map_err(|rejection| bad(rejection.body_text()))?;
    let counted = app.sockets.add(address.0).ok_or(Refused::TooFast)?;
    let admission = caller.admitted(&app).await?;
    let visitor = Box::new(caller.visitor);
    let onlooker = seen(&app, table, &visitor).await?;
    let counted = (counted, onlooker, app.tables.telemetry().socket());
    tokio::spawn(async move {
        if let Some(mut socket) = coming.await.ok().and_then(|upgraded| Socket::new(upgraded, admission)) {
            talk(&app.tables, table, visitor, opening, &app.config.limits, &mut *socket).await;
        }
        drop(counted);
    });
    Ok(answer)
}

/// Whoever wants to come, with what they showed.
pub(crate) struct Caller {
    visitor: Visitor,
    shown: Pass,
    headers: HeaderMap,
}

impl FromRequestParts<App> for Caller {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Refused> {
        let Who(visitor) = Who::from_request_parts(parts, app).await?;
        let Ok(shown) = Pass::from_request_parts(parts, app).await;
        Ok(Caller { visitor, shown, headers: parts.headers.clone() })
    }
}

impl Caller {
    /// Lets a person in. What they showed is looked at again once they could be sent away, as it may be worth nothing since.
    async fn admitted(&self, app: &App) -> Result<Option<Admission>, Refused> {
        let Some(person) = self.visitor.person else { return Ok(None) };
        let admission = app.admissions.admit(person, self.shown).ok_or(Refused::TooFast)?;
        let is_known = known(&self.headers, app).await?.is_some_and(|known| known.id == person);
        if is_known { Ok(Some(admission)) } else { Err(Refused::Unknown) }
    }
}

/// Counts who looks on at a table and does not sit there: they may be too many, and leave room for those who do. A table that is not
/// there is refused before the socket is open.
async fn seen(app: &App, table: TableId, visitor: &Visitor) -> Result<Option<Counted<TableId>>, Refused> {
    let seat = match visitor.person {
        Some(person) => app.tables.ask(table, |reply| Inbox::Mine { person, reply }).await?.seat,
        None => app.tables.ask(table, |reply| Inbox::Card { reply }).await.map(|_| None)?,
    };
    match seat {
        Some(_) => Ok(None),
        None => app.onlookers.add(table).map(Some).ok_or(Refused::TooFast),
    }
}

/// A connection that is going to be a socket.
pub(crate) struct Upgrade {
    coming: OnUpgrade,
    /// What is answered so that it will be.
    answer: Response,
}

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Upgrade, Refused> {
        let bad = |problem: String| Refused::BadRequest { problem };
        let coming = parts.extensions.get::<OnUpgrade>().cloned();
        let key = parts.headers.get(SEC_WEBSOCKET_KEY).map(|key| derive_accept_key(key.as_bytes()));
        // It checks what is asked, and leaves nothing undone but what is known by now.
        let checked = WebSocketUpgrade::from_request_parts(parts, state).await;
        checked.map(drop).map_err(|rejection| bad(rejection.body_text()))?;
        let known = coming.zip(key).ok_or_else(|| bad("this cannot be a socket".to_string()));
        let (coming, key) = known?;
        let headers = [(CONNECTION, "upgrade"), (UPGRADE, "websocket"), (SEC_WEBSOCKET_ACCEPT, key.as_str())];
        let answer = (StatusCode::SWITCHING_PROTOCOLS, headers).into_response();
        Ok(Upgrade { coming, answer })
    }
}

/// Talks with a client until it goes or is let go. There are many sockets, and each keeps what is here: what is large and seldom
/// needed is boxed.
pub async fn talk(
    tables: &Tables,
    table: TableId,
    visitor: Box<Visitor>,
    opening: Opening,
    limits: &Limits,
    wire: &mut impl Wire,
) {
    let client = tables.client();
    let line = wire.line();
    let outbox = Outbox::new(Arc::clone(&line));
    let connect = Inbox::Connect { client, visitor, opening, outbox };
    let Ok(inbox) = Box::pin(tables.send(table, connect)).await else { return };
    let rate = limits.messages;
    let endurance = (rate.0.saturating_mul(2), rate.1.saturating_mul(8));
    let (mut bucket, mut refusals) = (Bucket::new(rate, tables.now()), Bucket::new(endurance, tables.now()));
    let mut sent_away = std::pin::pin!(tables.sent_away());
    let mut patience = std::pin::pin!(sleep_until(wire.heard_at() + limits.silence()));
    loop {
        tokio::select! {
            biased;
            waits = line.waits() => {
                if !waits || !is_taken(limits.slowness(), wire.flush()).await { break }
            }
            () = &mut sent_away => {
                // Who does not hear it sees that the socket ends.
                line.tell(&[told_to_all(DeskMessage::Restarting)], usize::MAX);
                is_taken(limits.slowness(), wire.flush()).await;
                break;
            }
            text = wire.hear() => {
                let Some(text) = text else { break };
                tables.telemetry().message();
                let asked = if bucket.take(rate, tables.now()) {
                    inbox.send(Inbox::Ask { client, text }.into()).await.is_ok()
                } else {
                    // Each is refused, but who goes on regardless keeps the server from its work.
                    refusals.take(endurance, tables.now()) && line.tell(&[too_fast(&text)], MOST_WAITING)
                };
                if !asked { break }
            }
            () = &mut patience => {
                let Some(again) = look_after(wire, limits.silence()) else { break };
                patience.as_mut().reset(again);
            }
        }
    }
    line.close();
    // A table that is gone has let everyone go.
    let _ = inbox.send(Inbox::Disconnect { client }.into()).await;
    // It may be closed already.
    is_taken(CLOSING, wire.close()).await;
}

/// Asks a client that has been silent for long whether it is there, and says when to look again; never if it was asked and did not
/// answer. One timer that is set anew when it rings costs nothing when something is heard.
fn look_after(wire: &mut impl Wire, silence: Duration) -> Option<Instant> {
    let heard = wire.heard_at();
    match heard.elapsed() {
        silent if silent >= 2 * silence => None,
        silent if silent >= silence => wire.ping().ok().map(|()| heard + 2 * silence),
        _ => Some(heard + silence),
    }
}

/// How long it is waited that a client takes leave.
const CLOSING: Duration = Duration::from_secs(1);

/// Whether a client takes what is sent, in time. Who does not read is not waited for.
fn is_taken(bound: Duration, sending: impl Future<Output = io::Result<()>>) -> impl Future<Output = bool> {
    let taking = Box::pin(tokio::time::timeout(bound, sending));
    async { matches!(taking.await, Ok(Ok(()))) }
}

fn told_to_all(message: DeskMessage) -> Utf8Bytes {
    serde_json::to_string(&DeskTold { to: None, message }).unwrap_or_default().into()
}

fn too_fast(text: &str) -> Utf8Bytes {
    let message = DeskMessage::Refused(No::from(&Refused::TooFast));
    serde_json::to_string(&DeskTold { to: ask_number(text), message }).unwrap_or_default().into()
}
