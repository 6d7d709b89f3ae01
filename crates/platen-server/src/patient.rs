//! A connection whose other end has to take what is sent: not at once, but it may not keep it waiting for ever.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};

/// How much has to be taken in a time, in bytes. Less is as good as nothing.
const LEAST: usize = 16 * 1024;

/// A connection that ends when too little of what is sent is taken.
#[derive(Debug)]
pub(crate) struct Patient {
    stream: TcpStream,
    bound: Duration,
    /// Since something could not be sent: the time that is left, and how much was taken since. Boxed, as it is rare.
    waiting: Option<(Pin<Box<Sleep>>, usize)>,
}

impl Patient {
    pub(crate) fn new(stream: TcpStream, bound: Duration) -> Patient {
        Patient { stream, bound, waiting: None }
    }

    /// The connection itself.
    pub(crate) fn into_inner(self) -> TcpStream {
        self.stream
    }

    /// Looks at how much was taken, and at how long that took.
    fn watch(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        match written {
            Poll::Ready(Ok(count)) => {
                let enough = |(_, taken): &mut (_, usize)| {
                    *taken += count;
                    *taken >= LEAST
                };
                if self.waiting.as_mut().is_some_and(enough) {
                    self.waiting = None;
                }
                written
            }
            Poll::Ready(Err(_)) => written,
            Poll::Pending => {
                let (left, _) = self.waiting.get_or_insert_with(|| (Box::pin(sleep(self.bound)), 0));
                left.as_mut().poll(context).map(|()| Err(io::ErrorKind::TimedOut.into()))
            }
        }
    }
}

impl AsyncRead for Patient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Patient {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.watch(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, pieces);
        self.watch(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    /// It comes when all was taken.
    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.waiting = None;
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
