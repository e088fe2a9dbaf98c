//! The way out to a client. A room writes straight to the network: to wake a task for each of a thousand watchers would
//! cost more than the writing itself. What the network does not take at once waits for the connection's own task.

use std::io::{self, ErrorKind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bytes::Bytes;
use tokio::net::tcp::OwnedWriteHalf;
use tokio::sync::mpsc;

use crate::messages::Outgoing;

/// Messages a connection may have waiting before it counts as lost.
const WAITING: usize = 256;

/// The network, while nothing waits and nobody else is writing.
type Free = Mutex<Option<Arc<OwnedWriteHalf>>>;

/// The room's side. When it is dropped, the connection ends.
pub struct Outlet {
    free: Arc<Free>,
    queue: mpsc::Sender<Bytes>,
}

/// The side of the connection's task.
pub struct Backlog {
    stream: Arc<OwnedWriteHalf>,
    free: Arc<Free>,
    queue: mpsc::Receiver<Bytes>,
}

/// Everything waits until the connection has sent what comes first.
pub fn new(stream: Arc<OwnedWriteHalf>) -> (Outlet, Backlog) {
    let (free, (queue, waiting)) = (Arc::new(Free::default()), mpsc::channel(WAITING));
    (Outlet { free: free.clone(), queue }, Backlog { stream, free, queue: waiting })
}

fn lock(free: &Free) -> MutexGuard<'_, Option<Arc<OwnedWriteHalf>>> {
    // What is written under this lock cannot panic.
    free.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Outlet {
    /// Leads nowhere.
    #[cfg(test)]
    pub fn closed() -> Outlet {
        Outlet { free: Arc::default(), queue: mpsc::channel(1).0 }
    }

    /// Whether the client still takes messages. One that does not keep up is lost.
    pub fn send(&self, message: &Outgoing) -> bool {
        let mut free = lock(&self.free);
        let mut sent = 0;
        if let Some(stream) = free.as_ref() {
            match stream.try_write(message.bytes()) {
                Ok(written) if written == message.bytes().len() => return true,
                Ok(written) => sent = written,
                Err(error) if error.kind() == ErrorKind::WouldBlock => {}
                Err(_) => return false,
            }
            *free = None;
        }
        self.queue.try_send(message.frame().slice(sent..)).is_ok()
    }
}

impl Backlog {
    /// What the network did not take at once; none if the room has dropped the connection.
    pub async fn next(&mut self) -> Option<Bytes> {
        self.queue.recv().await
    }

    /// Sends what comes next, and whatever waits after it.
    pub async fn go_on(&mut self, next: impl IntoIterator<Item = Bytes>) -> io::Result<()> {
        for frame in next {
            self.write(frame).await?;
        }
        loop {
            let next = {
                let mut free = lock(&self.free);
                let next = self.queue.try_recv().ok();
                if next.is_none() {
                    *free = Some(self.stream.clone());
                }
                next
            };
            match next {
                Some(next) => self.write(next).await?,
                None => return Ok(()),
            }
        }
    }

    /// Sends something that does not come from the room.
    pub async fn send(&mut self, frame: Bytes) -> io::Result<()> {
        self.hold().await?;
        self.go_on([frame]).await
    }

    /// Sends the last frame: whatever the room sends from then on is lost.
    pub async fn end(mut self, frame: Bytes) -> io::Result<()> {
        self.hold().await?;
        self.write(frame).await
    }

    /// From here on the room's messages wait. What waits already is sent: one of them may have been sent in part.
    async fn hold(&mut self) -> io::Result<()> {
        lock(&self.free).take();
        while let Ok(earlier) = self.queue.try_recv() {
            self.write(earlier).await?;
        }
        Ok(())
    }

    /// If this is cancelled, a frame may have been sent in part; then the connection is unusable.
    async fn write(&self, mut frame: Bytes) -> io::Result<()> {
        while !frame.is_empty() {
            match self.stream.try_write(&frame) {
                Ok(written) => drop(frame.split_to(written)),
                Err(error) if error.kind() == ErrorKind::WouldBlock => self.stream.writable().await?,
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::AsyncReadExt;
    use tokio::net::{TcpListener, TcpStream};

    use super::*;

    async fn connected() -> (Outlet, Backlog, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let client = TcpStream::connect(listener.local_addr().expect("an address")).await.expect("a connection");
        let (_read, write) = listener.accept().await.expect("a client").0.into_split();
        let (outlet, backlog) = new(Arc::new(write));
        (outlet, backlog, client)
    }

    /// Long enough that the network does not take them all.
    fn message(number: usize) -> Outgoing {
        format!("{number:06}").repeat(20_000).as_str().into()
    }

    #[tokio::test]
    async fn everything_comes_whole_and_in_order() {
        let (outlet, mut backlog, mut client) = connected().await;
        assert!(outlet.send(&message(1)), "it waits for what comes first");
        backlog.go_on(["welcome".into()]).await.expect("sent");
        assert!((2..=WAITING).all(|number| outlet.send(&message(number))));
        let reading = tokio::spawn(async move {
            let mut all = Vec::new();
            client.read_to_end(&mut all).await.map(|_| all)
        });
        let next = backlog.next().await.expect("more than the network takes");
        backlog.go_on([next]).await.expect("sent");
        assert!(outlet.send(&message(0)), "nothing waits any more");
        backlog.end("goodbye".into()).await.expect("sent");
        assert!(!outlet.send(&message(0)), "it was the end");
        drop(outlet);
        let expected: Vec<u8> = ["welcome".into(), message(1).frame()]
            .into_iter()
            .chain((2..=WAITING).chain([0]).map(|number| message(number).frame()))
            .chain(["goodbye".into()])
            .flatten()
            .collect();
        assert!(reading.await.expect("no panic").expect("read") == expected);
    }

    #[tokio::test]
    async fn a_client_that_takes_nothing_or_is_gone_is_lost() {
        let (outlet, mut backlog, client) = connected().await;
        backlog.send("welcome".into()).await.expect("sent");
        assert!(!(0..2 * WAITING).all(|number| outlet.send(&message(number))));
        drop((client, backlog));
        assert!(!outlet.send(&message(0)));
    }
}
