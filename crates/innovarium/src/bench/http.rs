//! The clients' way to the server: requests over kept connections, and WebSockets.

use std::net::SocketAddr;

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::{Method, Request, header};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::{Done, Failure};

pub type Socket = WebSocketStream<TcpStream>;

/// Ten thousand clients in one process need small buffers.
const BUFFER: usize = 4096;

/// One kept connection; who asks is said with each request.
pub struct Http {
    to: SendRequest<Full<Bytes>>,
    address: SocketAddr,
}

/// What came back, and the cookie that came with it.
pub struct Answer {
    pub body: Bytes,
    pub cookie: Option<String>,
}

impl Http {
    pub async fn open(address: SocketAddr) -> Done<Http> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (to, connection) = handshake(TokioIo::new(stream)).await?;
        // If the connection breaks, the next request says so.
        tokio::spawn(async { drop(connection.await) });
        Ok(Http { to, address })
    }

    pub async fn get(&mut self, path: &str, cookie: &str) -> Done<Answer> {
        self.send(Method::GET, path, cookie, Bytes::new()).await
    }

    pub async fn post(&mut self, path: &str, cookie: &str, body: &Value) -> Done<Answer> {
        self.send(Method::POST, path, cookie, body.to_string().into()).await
    }

    async fn send(&mut self, method: Method, path: &str, cookie: &str, body: Bytes) -> Done<Answer> {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, self.address.to_string())
            .header(header::COOKIE, cookie)
            .header(header::CONTENT_TYPE, "application/json")
            .body(Full::new(body))?;
        self.to.ready().await?;
        let answer = self.to.send_request(request).await?;
        let status = answer.status();
        let set = answer.headers().get(header::SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        let cookie = set.and_then(|cookie| cookie.split(';').next()).map(str::to_string);
        let body = answer.into_body().collect().await?.to_bytes();
        // A program without the client inside says so with a page that is not found.
        if !status.is_success() && path != "/" {
            return Err(Failure(format!("{path}: {status}: {}", String::from_utf8_lossy(&body))));
        }
        Ok(Answer { body, cookie })
    }
}

/// Opens a WebSocket.
pub async fn socket(address: SocketAddr, path: &str, cookie: &str) -> Done<Socket> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let mut request = format!("ws://{address}{path}").into_client_request()?;
    request.headers_mut().insert(header::COOKIE, cookie.parse()?);
    let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
    let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
    Ok(socket)
}
