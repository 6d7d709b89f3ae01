//! A table's socket: what is asked there goes to the table, and what the table tells goes out, in order.

use crate::api::body::At;
use crate::app::App;
use crate::auth::Who;
use crate::config::Limits;
use crate::desk::{Opening, Visitor};
use crate::error::Refused;
use crate::guard::Address;
use crate::ids::TableId;
use crate::limits::Bucket;
use crate::table::{Inbox, Tables};
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Query, State};
use axum::response::Response;
use futures_util::{Sink, SinkExt, Stream, StreamExt};
use platen_host::protocol::No;
use platen_protocol::{DeskMessage, DeskTold, MOST_BYTES};
use std::time::Duration;
use tokio::sync::mpsc;

/// How many messages wait for a client before it is let go.
const WAITING: usize = 256;

/// How much is read at once. It is held, and filled with zeros, for each socket: requests are short.
const READ_BYTES: usize = 1024;
/// How much waits to be sent together: nothing, as every socket would keep the room for it.
const SENT_BYTES: usize = 0;

/// Opens the socket of a table.
pub(crate) async fn open(
    State(app): State<App>,
    Who(visitor): Who,
    At(table): At,
    address: Address,
    opening: Result<Query<Opening>, axum::extract::rejection::QueryRejection>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Refused> {
    let bad = |problem: String| Refused::BadRequest { problem };
    let upgrade = upgrade.map_err(|rejection| bad(rejection.body_text()))?;
    let Query(opening) = opening.map_err(|rejection| bad(rejection.body_text()))?;
    let counted = app.sockets.add(address.0).ok_or(Refused::TooFast)?;
    // A table that is not there is refused before the socket is open.
    app.tables.ask(table, |reply| Inbox::Card { reply }).await?;
    let upgrade = upgrade.max_message_size(MOST_BYTES).max_frame_size(MOST_BYTES);
    let upgrade = upgrade.read_buffer_size(READ_BYTES);
    let upgrade = upgrade.write_buffer_size(SENT_BYTES).max_write_buffer_size(4 * 1024 * 1024);
    Ok(upgrade.on_upgrade(async move |socket| {
        let _counted = (counted, app.tables.telemetry().socket());
        let (sink, stream) = both_ways(socket);
        talk(&app.tables, table, visitor, opening, app.config.limits, sink, stream).await;
    }))
}

/// A socket as texts that go out and come in. Whatever is no text ends it.
fn both_ways(
    socket: WebSocket,
) -> (impl Sink<Utf8Bytes, Error = axum::Error>, impl Stream<Item = Utf8Bytes>) {
    let (sink, stream) = socket.split();
    let sink = sink.with(async |text: Utf8Bytes| Ok::<_, axum::Error>(Message::Text(text)));
    let stream = stream
        .take_while(|message| {
            let goes_on = !matches!(message, Err(_) | Ok(Message::Binary(_) | Message::Close(_)));
            std::future::ready(goes_on)
        })
        .filter_map(async |message| match message {
            Ok(Message::Text(text)) => Some(text),
            _ => None,
        });
    (Box::pin(sink), Box::pin(stream))
}

/// Talks with a client until it goes or is let go.
pub async fn talk<E>(
    tables: &Tables,
    table: TableId,
    visitor: Visitor,
    opening: Opening,
    limits: Limits,
    mut sink: impl Sink<Utf8Bytes, Error = E> + Unpin,
    mut stream: impl Stream<Item = Utf8Bytes> + Unpin,
) {
    let client = tables.client();
    let (outbox, mut told) = mpsc::channel(WAITING);
    let own = outbox.downgrade();
    let connect = Inbox::Connect { client, visitor: visitor.into(), opening, outbox };
    // Boxed, as every socket would keep the room for it.
    let Ok(inbox) = Box::pin(tables.send(table, connect)).await else { return };
    let rate = limits.messages;
    let mut bucket = Bucket::new(rate, tables.now());
    let mut left = std::pin::pin!(async {
        tokio::select! {
            () = tables.left() => {}
            () = tables.until_cut_off(true) => {}
        }
    });
    loop {
        tokio::select! {
            () = &mut left => {
                // Who does not hear it sees that the socket ends.
                is_taken(limits.slowness(), sink.send(told_to_all(DeskMessage::Restarting))).await;
                break;
            }
            text = told.recv() => {
                let Some(text) = text else { break };
                let sending = send_all(&mut sink, text, &mut told);
                if !is_taken(limits.slowness(), sending).await { break }
            }
            text = stream.next() => {
                let Some(text) = text else { break };
                tables.telemetry().message();
                let asked = if bucket.take(rate, tables.now()) {
                    inbox.send(Inbox::Ask { client, text }).await.is_ok()
                } else {
                    own.upgrade().is_some_and(|own| own.try_send(too_fast(&text)).is_ok())
                };
                if !asked { break }
            }
        }
    }
    // A table that is gone has let everyone go.
    let _ = inbox.send(Inbox::Disconnect { client }).await;
    // It may be closed already.
    is_taken(CLOSING, sink.close()).await;
}

/// How long it is waited that a client takes leave.
const CLOSING: Duration = Duration::from_secs(1);

/// Whether a client takes what is sent, in time. Who does not read is not waited for.
async fn is_taken<E>(bound: Duration, sending: impl Future<Output = Result<(), E>>) -> bool {
    matches!(tokio::time::timeout(bound, sending).await, Ok(Ok(())))
}

fn told_to_all(message: DeskMessage) -> Utf8Bytes {
    serde_json::to_string(&DeskTold { to: None, message }).unwrap_or_default().into()
}

/// Sends a text and all that waits behind it.
async fn send_all<E>(
    sink: &mut (impl Sink<Utf8Bytes, Error = E> + Unpin),
    first: Utf8Bytes,
    told: &mut mpsc::Receiver<Utf8Bytes>,
) -> Result<(), E> {
    sink.feed(first).await?;
    while let Ok(text) = told.try_recv() {
        sink.feed(text).await?;
    }
    sink.flush().await
}

fn too_fast(text: &str) -> Utf8Bytes {
    let value: Option<serde_json::Value> = serde_json::from_str(text).ok();
    let to = value.and_then(|value| value.get("id")?.as_u64()?.try_into().ok());
    let message = DeskMessage::Refused(No::from(&Refused::TooFast));
    serde_json::to_string(&DeskTold { to, message }).unwrap_or_default().into()
}
