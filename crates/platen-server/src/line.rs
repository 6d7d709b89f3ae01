//! What goes out to a client: at once, as long as nothing waits and the client takes it. What it does not take waits until it does; most
//! of the time nothing waits, and then it takes no room.

use axum::extract::ws::Utf8Bytes;
use std::io::{self, IoSlice, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::net::tcp::OwnedWriteHalf;
use tokio::sync::Notify;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

/// How many messages wait for a client before it is let go.
pub(crate) const MOST_WAITING: usize = 256;

/// The longest header of a frame that is sent.
const LONGEST_HEADER: usize = 10;

/// The way out to a client. Whoever has something to say sends it here, from any thread; what waits is sent by the socket's own task.
#[derive(Debug, Default)]
pub struct Line {
    out: Mutex<Out>,
    changed: Notify,
}

#[derive(Debug, Default)]
struct Out {
    /// The connection, if texts may go out at once; none once it is hung up.
    connection: Option<OwnedWriteHalf>,
    waiting: Vec<Utf8Bytes>,
    /// How much of the first that waits has gone out, with its header.
    sent: usize,
    /// What waited was taken, and is being sent.
    is_sending: bool,
    is_closed: bool,
}

impl Line {
    /// A way out on a connection.
    pub(crate) fn on(connection: OwnedWriteHalf) -> Arc<Line> {
        let out = Out { connection: Some(connection), ..Out::default() };
        Arc::new(Line { out: Mutex::new(out), changed: Notify::new() })
    }

    /// Tells texts in one go, if they are taken: not more than so many may wait.
    pub(crate) fn tell(&self, texts: &[Utf8Bytes], most: usize) -> bool {
        let mut out = self.lock();
        if out.is_closed || out.waiting.len() >= most {
            return false;
        }
        if texts.is_empty() {
            return true;
        }
        let mut sent = if out.is_idle() { out.send_now(texts) } else { 0 };
        let is_sent = |text: &&Utf8Bytes| {
            let rest = sent.checked_sub(framed(text.len()));
            sent = rest.unwrap_or(sent);
            rest.is_some()
        };
        let whole = texts.iter().take_while(is_sent).count();
        if whole == texts.len() {
            return true;
        }
        if out.waiting.is_empty() {
            out.sent = sent;
        }
        out.waiting.extend_from_slice(&texts[whole..]);
        drop(out);
        self.changed.notify_one();
        true
    }

    /// Sends a short frame that is no text, if there is room. Who does not take what is sent gets none.
    pub(crate) fn slip_in(&self, frame: &[u8]) -> io::Result<()> {
        let out = self.lock();
        let Some(connection) = out.connection.as_ref().filter(|_| out.is_idle()) else { return Ok(()) };
        match connection.try_write(frame) {
            Ok(count) if count == frame.len() => Ok(()),
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => Ok(()),
            _ => Err(io::ErrorKind::BrokenPipe.into()),
        }
    }

    /// Waits until there is something to send; false once there never will be.
    pub(crate) async fn waits(&self) -> bool {
        loop {
            {
                let out = self.lock();
                if !out.waiting.is_empty() || out.is_closed {
                    return !out.waiting.is_empty();
                }
            }
            self.changed.notified().await;
        }
    }

    /// All that waits, and how much of it has gone out already. Until none is left, nothing else goes out.
    pub fn take(&self) -> (Vec<Utf8Bytes>, usize) {
        let mut out = self.lock();
        out.is_sending = !out.waiting.is_empty();
        (std::mem::take(&mut out.waiting), std::mem::take(&mut out.sent))
    }

    /// Nothing more is told. What waits may still be sent.
    pub(crate) fn close(&self) {
        self.lock().is_closed = true;
        self.changed.notify_one();
    }

    /// Nothing more is sent.
    pub(crate) fn hang_up(&self) {
        self.lock().connection = None;
    }

    fn lock(&self) -> MutexGuard<'_, Out> {
        self.out.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Out {
    fn is_idle(&self) -> bool {
        self.waiting.is_empty() && !self.is_sending
    }

    /// Sends texts as far as they are taken now: how many bytes of their frames have gone out.
    fn send_now(&self, texts: &[Utf8Bytes]) -> usize {
        let Some(connection) = &self.connection else { return 0 };
        let [text] = texts else {
            return frames(texts).and_then(|frames| connection.try_write(&frames)).unwrap_or(0);
        };
        let mut header = [0; LONGEST_HEADER];
        let mut rest = header.as_mut_slice();
        if write_header(text.len(), &mut rest).is_err() {
            return 0;
        }
        let length = LONGEST_HEADER - rest.len();
        let frame = [IoSlice::new(&header[..length]), IoSlice::new(text.as_bytes())];
        // Whoever sends what waits will find out what is the matter.
        connection.try_write_vectored(&frame).unwrap_or(0)
    }
}

fn write_header(length: usize, to: &mut impl Write) -> io::Result<()> {
    let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
    header.format(length as u64, to).map_err(io::Error::other)
}

/// How long the frame of a text is.
fn framed(length: usize) -> usize {
    let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
    header.len(length as u64) + length
}

/// Texts as frames.
pub(crate) fn frames(texts: &[Utf8Bytes]) -> io::Result<Vec<u8>> {
    let mut frames = Vec::with_capacity(texts.iter().map(|text| framed(text.len())).sum());
    for text in texts {
        write_header(text.len(), &mut frames)?;
        frames.extend_from_slice(text.as_bytes());
    }
    Ok(frames)
}

/// The table's end of a line: when it goes, nothing more is told there.
#[derive(Debug)]
pub struct Outbox(Arc<Line>);

impl Outbox {
    pub(crate) fn new(line: Arc<Line>) -> Outbox {
        Outbox(line)
    }

    /// Tells texts in one go, if they are taken: not more than so many may wait.
    pub(crate) fn tell(&self, texts: &[Utf8Bytes], most: usize) -> bool {
        self.0.tell(texts, most)
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        self.0.close();
    }
}
