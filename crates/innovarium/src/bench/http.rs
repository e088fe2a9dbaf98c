//! How clients talk to the server: requests over kept connections, and WebSockets.

use std::net::SocketAddr;

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::{Method, Request, Response, body, header};
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
const FORWARDED_FOR: &str = "x-forwarded-for";

/// One kept connection, opened again when the server has closed it, as it does after half a minute without a request.
/// Each request says who asks.
pub struct Http {
    to: SendRequest<Full<Bytes>>,
    address: SocketAddr,
    /// What the server takes for the client's address, if it trusts what a proxy says.
    from: Option<String>,
}

/// An answer, and the cookie that came with it.
pub struct Answer {
    pub body: Bytes,
    pub cookie: Option<String>,
}

impl Http {
    pub async fn open(address: SocketAddr) -> Done<Http> {
        Http::open_from(address, None).await
    }

    pub async fn open_from(address: SocketAddr, from: Option<&str>) -> Done<Http> {
        Ok(Http { to: connect(address).await?, address, from: from.map(str::to_string) })
    }

    pub async fn get(&mut self, path: &str, cookie: &str) -> Done<Answer> {
        self.send(Method::GET, path, cookie, Bytes::new()).await
    }

    pub async fn post(&mut self, path: &str, cookie: &str, body: &Value) -> Done<Answer> {
        self.send(Method::POST, path, cookie, body.to_string().into()).await
    }

    async fn send(&mut self, method: Method, path: &str, cookie: &str, body: Bytes) -> Done<Answer> {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, self.address.to_string())
            .header(header::COOKIE, cookie)
            .header(header::CONTENT_TYPE, "application/json");
        if let Some(from) = &self.from {
            request = request.header(FORWARDED_FOR, from);
        }
        let request = request.body(Full::new(body))?;
        let answer = self.answer(request).await?;
        let status = answer.status();
        let set = answer.headers().get(header::SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        let cookie = set.and_then(|cookie| cookie.split(';').next()).map(str::to_string);
        let body = answer.into_body().collect().await?.to_bytes();
        // A program built without the client answers with a page that is not found.
        if !status.is_success() && path != "/" {
            return Err(Failure(format!("{path}: {status}: {}", String::from_utf8_lossy(&body))));
        }
        Ok(Answer { body, cookie })
    }

    /// Sends the request; once more over a new connection, if the old one was closed before it could be sent. A request
    /// that only reads is sent again even if it may have arrived: the server closes while it is on its way.
    async fn answer(&mut self, request: Request<Full<Bytes>>) -> Done<Response<body::Incoming>> {
        let reading = (request.method() == Method::GET).then(|| request.clone());
        let unsent = match self.to.ready().await {
            Ok(()) => match self.to.try_send_request(request).await {
                Ok(answer) => return Ok(answer),
                Err(mut failure) => failure.take_message().or(reading).ok_or_else(|| failure.into_error())?,
            },
            Err(_) => request,
        };
        self.to = connect(self.address).await?;
        self.to.ready().await?;
        Ok(self.to.send_request(unsent).await?)
    }
}

async fn connect(address: SocketAddr) -> Done<SendRequest<Full<Bytes>>> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let (to, connection) = handshake(TokioIo::new(stream)).await?;
    // If the connection breaks, the next request notices.
    tokio::spawn(async { drop(connection.await) });
    Ok(to)
}

/// Opens a WebSocket.
pub async fn socket(address: SocketAddr, path: &str, cookie: &str, from: Option<&str>) -> Done<Socket> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let mut request = format!("ws://{address}{path}").into_client_request()?;
    request.headers_mut().insert(header::COOKIE, cookie.parse()?);
    if let Some(from) = from {
        request.headers_mut().insert(FORWARDED_FOR, from.parse()?);
    }
    let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
    let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
    Ok(socket)
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;
    use tokio::runtime::Runtime;

    use super::*;

    /// Answers one request per connection with the number of the connection, and then closes it.
    async fn serve(listener: TcpListener) {
        for number in 1.. {
            let (mut stream, _) = listener.accept().await.expect("a client");
            let read = stream.read(&mut [0; 4096]).await.expect("a request");
            assert!(read > 0, "nothing was asked over connection {number}");
            let answer = format!("HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\n{number}");
            stream.write_all(answer.as_bytes()).await.expect("an answer");
        }
    }

    #[test]
    fn a_connection_that_the_server_closed_is_opened_again() {
        Runtime::new().expect("a runtime").block_on(async {
            let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
            let address = listener.local_addr().expect("an address");
            tokio::spawn(serve(listener));
            let mut http = Http::open(address).await.expect("a connection");
            for number in ["1", "2", "3"] {
                let answer = http.get("/metrics", "").await.expect("an answer");
                assert_eq!(answer.body, number);
            }
        });
    }
}
