//! The web client inside the binary: its files, compressed for transfer.

use std::borrow::Cow;
use std::collections::HashMap;
use std::io::Write;
use std::sync::{LazyLock, Mutex, PoisonError};

use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use rust_embed::{EmbeddedFile, RustEmbed};
use serde::Serialize;

/// Built by Vite; `allow_missing` lets the server be compiled and tested without it.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

/// Any path that is not a file is a page of the client.
pub async fn asset(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    match Client::get(path) {
        Some(file) => serve(path, file.into(), &headers).await,
        // A missing file that was asked for by name must not be answered with a page.
        None if path.rsplit('/').next().is_some_and(|name| name.contains('.')) => StatusCode::NOT_FOUND.into_response(),
        None => match Client::get("index.html") {
            Some(page) => serve("index.html", page.into(), &headers).await,
            None => {
                (StatusCode::NOT_FOUND, "The client is not built into this program: run make play.").into_response()
            }
        },
    }
}

pub struct File {
    pub data: Cow<'static, [u8]>,
    pub hash: [u8; 32],
}

impl From<EmbeddedFile> for File {
    fn from(file: EmbeddedFile) -> Self {
        File { hash: file.metadata.sha256_hash(), data: file.data }
    }
}

/// Data that do not change as long as the program runs, served as a file.
pub async fn serve_json(data: &impl Serialize, headers: &HeaderMap) -> Response {
    let data = serde_json::to_vec(data).expect("plain data");
    let hash = *blake3::hash(&data).as_bytes();
    serve("data.json", File { data: data.into(), hash }, headers).await
}

/// Packed once, and not sent again to whoever has it.
pub async fn serve(path: &str, file: File, headers: &HeaderMap) -> Response {
    let kind = match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" | "webmanifest" => "application/json",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    };
    let keep = match path {
        // Vite names assets after their content, so they never change; the rest does.
        path if path.starts_with("assets/") => "public, max-age=31536000, immutable",
        // A page may carry a newcomer's cookie, which nobody else must get.
        path if path.ends_with(".html") => "private, no-cache",
        _ => "no-cache",
    };
    let packs = ["text/", "image/svg", "application/json"].iter().any(|start| kind.starts_with(start));
    let coding = Coding::accepted(headers).filter(|_| packs);
    let tag = tag(&file, coding);
    let mut answer = if knows(headers, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        match coding {
            Some(coding) => ([(header::CONTENT_ENCODING, coding.name())], packed(file, coding).await).into_response(),
            None => file.data.into_response(),
        }
    };
    let mut set = |name, value: &str| answer.headers_mut().insert(name, value.parse().expect("a plain header"));
    set(header::CONTENT_TYPE, kind);
    set(header::CACHE_CONTROL, keep);
    set(header::ETAG, &tag);
    if packs {
        set(header::VARY, "accept-encoding");
    }
    answer
}

/// How a file is compressed for transfer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Coding {
    Brotli,
    Gzip,
}

impl Coding {
    const fn name(self) -> &'static str {
        match self {
            Coding::Brotli => "br",
            Coding::Gzip => "gzip",
        }
    }

    /// The best one that the client can decompress.
    fn accepted(headers: &HeaderMap) -> Option<Self> {
        let lists = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|list| list.to_str().ok());
        let items: Vec<&str> = lists.flat_map(|list| list.split(',')).collect();
        let accepts = |coding: &Coding| {
            items.iter().any(|item| {
                let mut parts = item.split(';').map(str::trim);
                let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(coding.name()));
                // A weight of zero means "not acceptable".
                let refused = |part: &str| part.strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0));
                named && !parts.any(refused)
            })
        };
        [Coding::Brotli, Coding::Gzip].into_iter().find(accepts)
    }

    fn pack(self, data: &[u8]) -> std::io::Result<Vec<u8>> {
        /// Higher levels take many times as long and save a few percent.
        const BROTLI: u32 = 9;
        match self {
            Coding::Brotli => {
                let mut packer = brotli::CompressorWriter::new(Vec::new(), 4096, BROTLI, 22);
                packer.write_all(data)?;
                Ok(packer.into_inner())
            }
            Coding::Gzip => {
                let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
                packer.write_all(data)?;
                packer.finish()
            }
        }
    }
}

/// The file as it is transferred. It is compressed on first use and cached: there are few files, and they do not
/// change.
async fn packed(file: File, coding: Coding) -> Bytes {
    type Cache = HashMap<(Coding, [u8; 32]), Bytes>;
    static PACKED: LazyLock<Mutex<Cache>> = LazyLock::new(Mutex::default);
    let kept = || PACKED.lock().unwrap_or_else(PoisonError::into_inner);
    let key = (coding, file.hash);
    if let Some(packed) = kept().get(&key) {
        return packed.clone();
    }
    let packing =
        tokio::task::spawn_blocking(move || coding.pack(&file.data).expect("memory takes all that is written"));
    let packed = Bytes::from(packing.await.expect("packing does not fail"));
    kept().insert(key, packed.clone());
    packed
}

/// Identifies what is sent: other content, or the same content compressed differently, gets another tag.
fn tag(file: &File, coding: Option<Coding>) -> String {
    let hash: String = file.hash[..10].iter().map(|byte| format!("{byte:02x}")).collect();
    format!("\"{hash}-{}\"", coding.map_or("plain", Coding::name))
}

/// Whether the client has it already.
pub fn knows(headers: &HeaderMap, tag: &str) -> bool {
    let lists = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|list| list.to_str().ok());
    lists.flat_map(|list| list.split(',')).any(|known| known.trim().trim_start_matches("W/") == tag)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use axum::http::HeaderName;

    use super::*;

    #[test]
    fn the_best_coding_that_the_client_accepts() {
        let accepted = |text: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, text.parse().expect("a header"));
            Coding::accepted(&headers)
        };
        assert_eq!(accepted("gzip, deflate, br, zstd"), Some(Coding::Brotli));
        assert_eq!(accepted("GZIP"), Some(Coding::Gzip));
        assert_eq!(accepted("gzip;q=0.5, br;q=0"), Some(Coding::Gzip));
        assert_eq!(accepted("br; q=0.000, gzip; q=0"), None);
        assert_eq!(accepted("identity, brotli, x-gzip"), None);
        assert_eq!(Coding::accepted(&HeaderMap::new()), None);
    }

    const TEXT: &[u8] = b"to be or not to be or to be or not to be or to be or not to be";

    async fn ask(path: &str, headers: &[(HeaderName, &str)]) -> (StatusCode, HeaderMap, Vec<u8>) {
        let pairs = headers.iter().map(|(name, value)| (name.clone(), value.parse().expect("a header")));
        let file = File { data: TEXT.into(), hash: [7; 32] };
        let (parts, body) = serve(path, file, &pairs.collect()).await.into_parts();
        let body = axum::body::to_bytes(body, usize::MAX).await.expect("a body");
        (parts.status, parts.headers, body.to_vec())
    }

    fn unpack(mut from: impl std::io::Read) -> Vec<u8> {
        let mut text = Vec::new();
        from.read_to_end(&mut text).expect("well packed");
        text
    }

    #[tokio::test]
    async fn a_file_is_packed_as_the_client_likes_it() {
        let (_, plain, body) = ask("assets/a.js", &[]).await;
        assert_eq!(body, TEXT);
        assert!(!plain.contains_key(header::CONTENT_ENCODING));
        let (_, brotli, body) = ask("assets/a.js", &[(header::ACCEPT_ENCODING, "gzip, br")]).await;
        assert_eq!((&brotli[header::CONTENT_ENCODING], body.len() < TEXT.len()), (&"br".parse().expect("br"), true));
        assert_eq!(unpack(brotli::Decompressor::new(body.as_slice(), 4096)), TEXT);
        let (_, gzip, body) = ask("assets/a.js", &[(header::ACCEPT_ENCODING, "gzip")]).await;
        assert_eq!(gzip[header::CONTENT_ENCODING], "gzip");
        assert_eq!(unpack(flate2::read::GzDecoder::new(body.as_slice())), TEXT);
        for headers in [&plain, &brotli, &gzip] {
            assert_eq!(headers[header::VARY], "accept-encoding");
            assert_eq!(headers[header::CACHE_CONTROL], "public, max-age=31536000, immutable");
        }
        let tags: HashSet<_> = [plain, brotli, gzip].map(|headers| headers[header::ETAG].clone()).into();
        assert_eq!(tags.len(), 3, "each form has a name of its own");
        let (_, picture, body) = ask("assets/a.png", &[(header::ACCEPT_ENCODING, "br")]).await;
        assert_eq!(body, TEXT, "pictures are packed already");
        assert!(!picture.contains_key(header::VARY) && !picture.contains_key(header::CONTENT_ENCODING));
    }

    #[tokio::test]
    async fn what_the_client_knows_is_not_sent_again() {
        let accept = (header::ACCEPT_ENCODING, "br");
        let (_, headers, _) = ask("index.html", std::slice::from_ref(&accept)).await;
        assert_eq!(headers[header::CACHE_CONTROL], "private, no-cache");
        let tag = headers[header::ETAG].to_str().expect("a tag");
        for known in [tag.to_string(), format!("W/{tag}"), format!("\"other\", {tag}")] {
            let (status, headers, body) = ask("index.html", &[accept.clone(), (header::IF_NONE_MATCH, &known)]).await;
            assert_eq!((status, body.len()), (StatusCode::NOT_MODIFIED, 0));
            assert_eq!(headers[header::ETAG], tag);
            assert_eq!(headers[header::VARY], "accept-encoding");
            assert_eq!(headers[header::CACHE_CONTROL], "private, no-cache");
        }
        for (coding, known) in [("br", "\"other\""), ("gzip", tag), ("", tag)] {
            let asked = [(header::ACCEPT_ENCODING, coding), (header::IF_NONE_MATCH, known)];
            assert_eq!(ask("index.html", &asked).await.0, StatusCode::OK, "{coding} {known}");
        }
    }
}
