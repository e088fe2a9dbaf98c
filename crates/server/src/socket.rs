//! WebSockets that keep little in memory.
//!
//! axum's own write each message through a buffer that stays as long as the longest message was. A whole log is long,
//! and most connections are idle most of the time. Here messages go straight to the network, and nothing of them stays.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::io::{self, ErrorKind, Read, Write};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use axum::body::Body;
use axum::extract::{FromRequest, Request};
use axum::response::Response;
use bytes::Bytes;
use hyper::upgrade::{OnUpgrade, Parts, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, ReadBuf};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tungstenite::Error;
use tungstenite::handshake::server::create_response_with_body;
use tungstenite::protocol::frame::FrameHeader;
use tungstenite::protocol::frame::coding::OpCode;
use tungstenite::protocol::{Role, WebSocket, WebSocketConfig};

pub use tungstenite::protocol::Message as Frame;
pub use tungstenite::protocol::frame::coding::{CloseCode, Data};
pub use tungstenite::protocol::frame::{CloseFrame, Utf8Bytes};

use crate::refusal::{Answer, Code, Refusal};

/// What clients say is short.
const READ: usize = 512;

/// A request that asks for a WebSocket.
pub struct Upgrade {
    answer: Response,
    upgrading: OnUpgrade,
}

impl<S: Send + Sync> FromRequest<S> for Upgrade {
    type Rejection = Refusal;

    async fn from_request(mut request: Request, _: &S) -> Answer<Self> {
        let answer = create_response_with_body(&request, Body::empty);
        let answer = answer.map_err(|error| Refusal::because(Code::BadRequest, error.to_string()))?;
        Ok(Upgrade { answer, upgrading: hyper::upgrade::on(&mut request) })
    }
}

impl Upgrade {
    /// Answers the request and goes on with the socket; messages longer than `longest` bytes end it.
    pub fn then<T: Future<Output = ()> + Send>(
        self,
        longest: usize,
        talk: impl FnOnce(Socket, Arc<OwnedWriteHalf>) -> T + Send + 'static,
    ) -> Response {
        let config = WebSocketConfig::default()
            .read_buffer_size(READ)
            .write_buffer_size(0)
            .max_message_size(Some(longest))
            .max_frame_size(Some(longest));
        tokio::spawn(async move {
            // A client that disconnects in between needs no socket.
            let Ok(upgraded) = self.upgrading.await else { return };
            let (socket, network) = Socket::new(upgraded, config);
            talk(socket, network).await;
        });
        self.answer
    }
}

/// What a client says. What it is told goes another way, but what the protocol wants is written here.
pub struct Socket {
    frames: WebSocket<Wire>,
    read: OwnedReadHalf,
}

impl Socket {
    fn new(upgraded: Upgraded, config: WebSocketConfig) -> (Socket, Arc<OwnedWriteHalf>) {
        let parts = upgraded.downcast::<TokioIo<TcpStream>>();
        let Ok(Parts { io, read_buf, .. }) = parts else { unreachable!("all connections are accepted as TCP") };
        let (read, write) = io.into_inner().into_split();
        // A copy of what came with the request, which is almost always nothing: its buffer has eight kilobytes.
        let heard = read_buf.to_vec();
        let frames = WebSocket::from_partially_read(Wire::default(), heard, Role::Server, Some(config));
        (Socket { frames, read }, Arc::new(write))
    }

    pub async fn next(&mut self) -> Result<Frame, Error> {
        loop {
            match self.frames.read() {
                Err(Error::Io(error)) if error.kind() == ErrorKind::WouldBlock => {}
                read => return read,
            }
            poll_fn(|context| self.hear(context)).await?;
        }
    }

    /// The buffer is on the stack: most connections wait most of the time, and need none until something comes.
    fn hear(&mut self, context: &mut Context) -> Poll<io::Result<()>> {
        let mut bytes = [0; READ];
        let mut buffer = ReadBuf::new(&mut bytes);
        ready!(Pin::new(&mut self.read).poll_read(context, &mut buffer))?;
        let wire = self.frames.get_mut();
        wire.has_ended = buffer.filled().is_empty();
        wire.heard.extend(buffer.filled());
        Poll::Ready(Ok(()))
    }

    /// What the network is to be given for this frame, and for the answer to a ping that came before it.
    pub fn write(&mut self, frame: Option<Frame>) -> Bytes {
        // An error says that the client has closed; what it is answered is there nevertheless.
        let _ = match frame {
            Some(frame) => self.frames.send(frame),
            None => self.frames.flush(),
        };
        std::mem::take(&mut self.frames.get_mut().unsent).into()
    }
}

/// What has come over the network and was not read yet, and what is to be sent.
#[derive(Default)]
struct Wire {
    heard: VecDeque<u8>,
    has_ended: bool,
    unsent: Vec<u8>,
}

impl Read for Wire {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.heard.is_empty() && !self.has_ended {
            return Err(ErrorKind::WouldBlock.into());
        }
        self.heard.read(buffer)
    }
}

impl Write for Wire {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.unsent.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A whole message as it goes over the network.
pub fn frame(kind: Data, message: &[u8]) -> Bytes {
    let mut frame = Vec::with_capacity(10 + message.len());
    let header = FrameHeader { opcode: OpCode::Data(kind), ..FrameHeader::default() };
    header.format(message.len() as u64, &mut frame).expect("a vector takes everything");
    frame.extend_from_slice(message);
    frame.into()
}
