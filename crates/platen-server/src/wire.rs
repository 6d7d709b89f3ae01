//! A socket as texts that go out and come in. Thousands of them wait most of the time, so none keeps room for what it may once send or
//! hear: a frame is made when it is sent, and what was read is gone once it is understood.

use crate::admission::Admission;
use crate::line::{Line, frames};
use crate::patient::Patient;
use axum::extract::ws::Utf8Bytes;
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use platen_protocol::MOST_BYTES;
use std::future::poll_fn;
use std::io::{self, Cursor};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, ReadBuf};
use tokio::net::TcpStream;
use tokio::net::tcp::OwnedReadHalf;
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Control, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{Frame, FrameHeader};

/// How much is read at once. Requests are short.
const READ_BYTES: usize = 2048;

/// How many frames without a text may come at once, parts of texts among them; and after which pause others may.
const MOST_WORDLESS: u16 = 1000;
const AT_ONCE: Duration = Duration::from_millis(100);

/// A way to talk with a client, text by text.
pub trait Wire: Send {
    /// The next text; nothing once the client is gone or sends what is no text. What was begun is not lost if it is not waited for.
    fn hear(&mut self) -> impl Future<Output = Option<Utf8Bytes>> + Send;

    /// The way out. Whoever tells something there may have to leave it to [`Self::flush`].
    fn line(&self) -> Arc<Line>;

    /// Sends what waits on the line, in order.
    fn flush(&mut self) -> impl Future<Output = io::Result<()>> + Send;

    /// When something came from the client, whatever it was.
    fn heard_at(&self) -> Instant;

    /// Asks the client to show that it is there.
    fn ping(&mut self) -> io::Result<()>;

    /// Takes leave.
    fn close(&mut self) -> impl Future<Output = io::Result<()>> + Send;
}

/// A WebSocket on a connection of its own.
#[derive(Debug)]
pub(crate) struct Socket {
    reader: OwnedReadHalf,
    line: Arc<Line>,
    /// What was read and is not understood yet.
    read: Vec<u8>,
    /// The frames of a text that came so far, if it comes in several.
    begun: Option<Vec<u8>>,
    /// When something was read.
    heard: Instant,
    /// How many frames have come at once that said nothing.
    wordless: u16,
    /// Who is there, if that is known: when they are sent away, nothing more is heard of them.
    admission: Option<Admission>,
}

/// What came in a frame.
enum Came {
    Text(Utf8Bytes),
    /// A frame that says nothing yet.
    More,
    /// The client takes leave.
    Leave,
}

impl Socket {
    /// The socket on a connection that was upgraded; nothing if that is no connection of ours.
    pub(crate) fn new(upgraded: Upgraded, admission: Option<Admission>) -> Option<Box<Socket>> {
        let parts = upgraded.downcast::<TokioIo<Patient>>().ok()?;
        let stream = parts.io.into_inner().into_inner();
        Some(Box::new(Socket::on(stream, parts.read_buf.to_vec(), admission)))
    }

    fn on(stream: TcpStream, read: Vec<u8>, admission: Option<Admission>) -> Socket {
        let (reader, writer) = stream.into_split();
        let (line, heard) = (Line::on(writer), Instant::now());
        Socket { reader, line, read, begun: None, heard, wordless: 0, admission }
    }

    /// Waits until there is more to read.
    async fn read_more(&mut self) -> io::Result<()> {
        poll_fn(|context| self.poll_read(context)).await
    }

    /// The same, unless whoever is there is sent away.
    fn poll_hear(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        if self.admission.as_ref().is_some_and(|admission| admission.poll_over(context).is_ready()) {
            return Poll::Ready(Err(io::ErrorKind::ConnectionAborted.into()));
        }
        self.poll_read(context)
    }

    /// Reads through a buffer that is nobody's: a socket that waits has none.
    fn poll_read(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let mut room = [0; READ_BYTES];
        let mut buffer = ReadBuf::new(&mut room);
        ready!(Pin::new(&mut self.reader).poll_read(context, &mut buffer))?;
        self.read.extend_from_slice(buffer.filled());
        let now = Instant::now();
        if now - self.heard > AT_ONCE {
            self.wordless = 0;
        }
        self.heard = now;
        Poll::Ready(if buffer.filled().is_empty() {
            Err(io::ErrorKind::UnexpectedEof.into())
        } else {
            Ok(())
        })
    }

    /// What was read next, if a frame of it is whole.
    fn take(&mut self) -> io::Result<Option<Came>> {
        let Some((header, payload)) = take_frame(&mut self.read)? else { return Ok(None) };
        match header.opcode {
            OpCode::Data(Data::Text | Data::Continue) => self.join(&header, payload),
            OpCode::Control(Control::Ping) => self.send_now(Frame::pong(payload)).map(|()| Came::More),
            OpCode::Control(Control::Pong) => Ok(Came::More),
            OpCode::Control(Control::Close) => Ok(Came::Leave),
            _ => Err(broken()),
        }
        .map(Some)
    }

    /// Adds a frame to its text, which may be whole by it.
    fn join(&mut self, header: &FrameHeader, payload: Vec<u8>) -> io::Result<Came> {
        let text = match (header.opcode, self.begun.take()) {
            (OpCode::Data(Data::Text), None) => payload,
            (OpCode::Data(Data::Continue), Some(mut begun)) => {
                begun.extend(payload);
                begun
            }
            _ => return Err(broken()),
        };
        if text.len() > MOST_BYTES {
            return Err(broken());
        }
        if !header.is_final {
            self.begun = Some(text);
            return Ok(Came::More);
        }
        String::from_utf8(text).map(|text| Came::Text(text.into())).map_err(|_| broken())
    }

    /// Sends a short frame at once, if there is room.
    fn send_now(&mut self, frame: Frame) -> io::Result<()> {
        self.line.slip_in(&frame_of(frame)?)
    }

    async fn write(&mut self, mut bytes: &[u8]) -> io::Result<()> {
        let stream: &TcpStream = self.reader.as_ref();
        while !bytes.is_empty() {
            stream.writable().await?;
            match stream.try_write(bytes) {
                Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
                Ok(count) => bytes = &bytes[count..],
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

impl Drop for Socket {
    /// However it ends, the table hears no more of the connection and does not keep it open.
    fn drop(&mut self) {
        self.line.close();
        self.line.hang_up();
    }
}

impl Wire for Socket {
    async fn hear(&mut self) -> Option<Utf8Bytes> {
        loop {
            match self.take() {
                Ok(Some(Came::Text(text))) => return Some(text),
                Ok(Some(Came::More)) if self.wordless < MOST_WORDLESS => self.wordless += 1,
                Ok(None) => poll_fn(|context| self.poll_hear(context)).await.ok()?,
                // Who takes leave, sends what is none, or does not stop, is heard no more.
                Ok(Some(Came::Leave | Came::More)) | Err(_) => return None,
            }
        }
    }

    fn line(&self) -> Arc<Line> {
        Arc::clone(&self.line)
    }

    async fn flush(&mut self) -> io::Result<()> {
        loop {
            let (texts, sent) = self.line.take();
            if texts.is_empty() {
                return Ok(());
            }
            self.write(&frames(&texts)?[sent..]).await?;
        }
    }

    fn heard_at(&self) -> Instant {
        self.heard
    }

    fn ping(&mut self) -> io::Result<()> {
        self.send_now(Frame::ping(Vec::new()))
    }

    /// Says so, and hears out what the client still sends: otherwise what it was told last might not reach it.
    async fn close(&mut self) -> io::Result<()> {
        self.write(&frame_of(Frame::close(None))?).await?;
        self.line.hang_up();
        while self.read_more().await.is_ok() {
            self.read.clear();
        }
        Ok(())
    }
}

/// The first frame of what was read, without its mask, if it is whole.
fn take_frame(read: &mut Vec<u8>) -> io::Result<Option<(FrameHeader, Vec<u8>)>> {
    let mut cursor = Cursor::new(&*read);
    let Some((header, length)) = FrameHeader::parse(&mut cursor).map_err(|_| broken())? else {
        return Ok(None);
    };
    let is_control = matches!(header.opcode, OpCode::Control(_));
    let most = if is_control { MOST_OF_CONTROL } else { MOST_BYTES as u64 };
    let is_strange = header.rsv1 || header.rsv2 || header.rsv3 || (is_control && !header.is_final);
    let (Some(mask), true) = (header.mask, length <= most && !is_strange) else { return Err(broken()) };
    let (start, end) = (cursor.position() as usize, cursor.position() as usize + length as usize);
    if read.len() < end {
        return Ok(None);
    }
    let rest = read.split_off(end);
    let mut payload = std::mem::replace(read, rest).split_off(start);
    let masked = payload.chunks_mut(mask.len()).flat_map(|four| four.iter_mut().zip(mask));
    masked.for_each(|(byte, mask)| *byte ^= mask);
    Ok(Some((header, payload)))
}

/// How long a frame may be that is no text.
const MOST_OF_CONTROL: u64 = 125;

fn frame_of(frame: Frame) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    frame.format(&mut bytes).map_err(io::Error::other)?;
    Ok(bytes)
}

/// What came is no WebSocket.
fn broken() -> io::Error {
    io::ErrorKind::InvalidData.into()
}

#[cfg(test)]
mod tests {
    use super::{Socket, Wire};
    use axum::extract::ws::Utf8Bytes;
    use platen_protocol::MOST_BYTES;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::{TcpListener, TcpStream};

    const MASK: [u8; 4] = [7, 99, 0, 201];

    /// A socket and whoever is at its other end.
    async fn ends() -> (Socket, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a listener");
        let address = listener.local_addr().expect("an address");
        let (client, accepted) = tokio::join!(TcpStream::connect(address), listener.accept());
        let stream = accepted.expect("a connection").0;
        (Socket::on(stream, Vec::new(), None), client.expect("a connection"))
    }

    /// A frame of a client: the first byte has the kind and whether it is the last.
    fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
        let length = u16::try_from(payload.len()).expect("short");
        let mut frame = vec![first, 0xfe];
        frame.extend(length.to_be_bytes());
        frame.extend(MASK);
        frame.extend(payload.iter().zip(MASK.iter().cycle()).map(|(byte, mask)| byte ^ mask));
        frame
    }

    /// What is heard of bytes that come in two pieces.
    async fn heard(bytes: &[u8]) -> Option<Utf8Bytes> {
        let (mut socket, mut client) = ends().await;
        let (first, rest) = bytes.split_at(bytes.len() / 2);
        let send = async {
            client.write_all(first).await.expect("sent");
            tokio::task::yield_now().await;
            client.write_all(rest).await.expect("sent");
        };
        tokio::join!(socket.hear(), send).0
    }

    #[tokio::test]
    async fn texts_come_whole_however_they_are_cut() {
        assert_eq!(heard(&frame(0x81, "größer".as_bytes())).await.as_deref(), Some("größer"));
        let ping = [0x89, 0x82, 7, 99, 0, 201, b'h' ^ 0x07, b'i' ^ 0x63];
        let cut = [&frame(0x01, b"one "), &ping[..], &frame(0x00, b"two "), &frame(0x80, b"three")].concat();
        assert_eq!(heard(&cut).await.as_deref(), Some("one two three"));
        let (mut socket, mut client) = ends().await;
        client
            .write_all(&[frame(0x81, b"one"), ping.to_vec(), frame(0x81, b"two")].concat())
            .await
            .expect("sent");
        assert_eq!(socket.hear().await.as_deref(), Some("one"));
        assert_eq!(socket.hear().await.as_deref(), Some("two"));
        let mut pong = [0; 4];
        client.read_exact(&mut pong).await.expect("a pong");
        assert_eq!(pong, [0x8a, 2, b'h', b'i']);
        drop(client);
        assert_eq!(socket.hear().await, None);
    }

    #[tokio::test]
    async fn what_is_no_text_ends_it() {
        let unmasked = [0x81, 2, b'h', b'i'].to_vec();
        let long = [&[0x81, 0xff][..], &(MOST_BYTES as u64 + 1).to_be_bytes(), &MASK].concat();
        let longer = [frame(0x01, &vec![b'a'; 40_000]), frame(0x80, &vec![b'a'; 40_000])].concat();
        let spoilt = [
            unmasked,
            long,
            longer,
            frame(0x82, b"binary"),
            frame(0x88, b""),
            frame(0x80, b"the end of nothing"),
            [frame(0x01, b"one"), frame(0x81, b"another")].concat(),
            frame(0xc1, b"a bit that is reserved"),
            frame(0x83, b"a kind that is reserved"),
            frame(0x09, b"half a ping"),
            frame(0x89, &[0; 126]),
            frame(0x81, &[0xff, 0xfe]),
        ];
        for bytes in spoilt {
            assert_eq!(heard(&bytes).await, None, "{:?}", &bytes[..bytes.len().min(8)]);
        }
    }

    #[tokio::test]
    async fn texts_go_out_in_order_and_leave_is_taken() {
        let (mut socket, mut client) = ends().await;
        let texts = [5, 300, 70_000].map(|length| Utf8Bytes::from("x".repeat(length)));
        let mut bytes = Vec::new();
        let tell = async {
            assert!(socket.line().tell(&texts[..1], 9) && socket.line().tell(&texts[1..], 9));
            socket.flush().await.expect("sent");
            socket.close().await.expect("closed");
        };
        let read = async {
            let header = [0x81, 5].as_slice();
            let second = [0x81, 126, 1, 44].as_slice();
            let third = [0x81, 127, 0, 0, 0, 0, 0, 1, 0x11, 0x70].as_slice();
            let lengths = texts.iter().map(|text| text.len());
            let expected: usize = lengths.sum::<usize>() + header.len() + second.len() + third.len() + 2;
            bytes.resize(expected, 0);
            client.read_exact(&mut bytes).await.expect("texts");
            assert!(bytes.starts_with(header) && bytes[7..].starts_with(second));
            assert!(bytes[311..].starts_with(third) && bytes.ends_with(&[0x88, 0]));
            assert_eq!(client.read(&mut [0; 9]).await.expect("the end"), 0);
            drop(client);
        };
        tokio::join!(tell, read);
    }

    /// Reads frames whose lengths have two bytes: of each its first byte and what it says.
    async fn read_frame(client: &mut TcpStream) -> (u8, Vec<u8>) {
        let mut header = [0; 2];
        client.read_exact(&mut header).await.expect("a header");
        let mut length = usize::from(header[1]);
        if length == 126 {
            length = usize::from(client.read_u16().await.expect("a length"));
        }
        let mut payload = vec![0; length];
        client.read_exact(&mut payload).await.expect("a payload");
        (header[0], payload)
    }

    #[tokio::test]
    async fn who_reads_late_gets_each_text_whole_and_in_order() {
        const TEXTS: usize = 2000;
        let (mut socket, mut client) = ends().await;
        let line = socket.line();
        let text = |number: usize| Utf8Bytes::from(format!("{number}:{}", "x".repeat(5000)));
        // More than a connection holds, so that one text goes out in part and others wait.
        for number in 0..TEXTS / 2 {
            assert!(line.tell(&[text(number)], TEXTS));
            socket.ping().expect("sent or left out");
        }
        assert!(!line.tell(&[text(0)], 1), "some wait");
        let read = async {
            let mut next = 0;
            while next < TEXTS {
                match read_frame(&mut client).await {
                    (0x81, payload) => {
                        assert_eq!(payload, text(next).as_bytes());
                        next += 1;
                    }
                    other => assert_eq!(other, (0x89, Vec::new())),
                }
            }
        };
        let more = async {
            for number in TEXTS / 2..TEXTS {
                assert!(line.tell(&[text(number)], TEXTS));
                tokio::task::yield_now().await;
            }
            line.close();
        };
        let send = async {
            while line.waits().await {
                socket.flush().await.expect("sent");
            }
        };
        tokio::join!(read, more, send);
        assert!(!line.tell(&[text(0)], TEXTS), "it is closed");
    }

    #[tokio::test]
    async fn a_socket_that_dies_leaves_no_open_connection_to_whoever_tells_there() {
        let (socket, mut client) = ends().await;
        let line = socket.line();
        assert!(line.tell(&["heard".into()], 9));
        drop(socket);
        assert!(!line.tell(&["not heard".into()], 9));
        assert_eq!(read_frame(&mut client).await, (0x81, b"heard".to_vec()));
        assert_eq!(client.read(&mut [0; 9]).await.expect("the end"), 0);
    }
}
