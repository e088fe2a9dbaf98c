//! WebSockets that keep little in memory.
//!
//! axum's own write each message through a buffer that stays as long as the longest message was. A whole log is long,
//! and most connections are idle most of the time. Here messages go straight to the network, and nothing of them stays.

use axum::body::Body;
use axum::extract::{FromRequest, Request};
use axum::response::Response;
use bytes::Buf;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

pub use tokio_tungstenite::tungstenite::protocol::Message as Frame;
pub use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
pub use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, Utf8Bytes};

use crate::refusal::{Answer, Code, Refusal};

/// What clients say is short; the buffer grows for longer messages.
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
        talk: impl FnOnce(Socket) -> T + Send + 'static,
    ) -> Response {
        let config = WebSocketConfig::default()
            .read_buffer_size(READ)
            .write_buffer_size(0)
            .max_message_size(Some(longest))
            .max_frame_size(Some(longest));
        tokio::spawn(async move {
            // A client that disconnects in between needs no socket.
            let Ok(upgraded) = self.upgrading.await else { return };
            let stream = WebSocketStream::from_raw_socket(TokioIo::new(upgraded), Role::Server, Some(config)).await;
            talk(Socket(stream)).await;
        });
        self.answer
    }
}

pub struct Socket(WebSocketStream<TokioIo<Upgraded>>);

impl Socket {
    pub async fn next(&mut self) -> Option<Result<Frame, Error>> {
        self.0.next().await
    }

    /// If this is cancelled, a frame may have been sent in part; then the socket is unusable.
    pub async fn send(&mut self, frame: Frame) -> Result<(), Error> {
        let (kind, message) = match &frame {
            Frame::Text(text) => (Data::Text, text.as_bytes()),
            Frame::Binary(bytes) => (Data::Binary, bytes.as_ref()),
            _ => return self.0.send(frame).await,
        };
        // An answer to a ping may be half sent; it must be completed first.
        self.0.flush().await?;
        let mut header = Vec::with_capacity(10);
        let kind = FrameHeader { opcode: OpCode::Data(kind), ..FrameHeader::default() };
        kind.format(message.len() as u64, &mut header)?;
        Ok(self.0.get_mut().write_all_buf(&mut header.chain(message)).await?)
    }
}
