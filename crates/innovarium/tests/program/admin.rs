//! Looking after the people of a server from the command line.

use std::path::Path;

use serde_json::Value;
use server::store::{NewAccount, Person, Session, Store};

use crate::calling::{Folder, refused, said};

fn person(id: &str, name: &str) -> Person {
    Person {
        id: id.to_string(),
        name: name.to_string(),
        account: None,
        password: None,
        recovery: None,
        operator: false,
        webhook: None,
        language: "en".to_string(),
        created: 5,
        address: None,
    }
}

fn fill(folder: &Path) {
    tokio::runtime::Runtime::new().expect("a runtime").block_on(async {
        let store = Store::open(&folder.join("innovarium.sqlite")).expect("a store");
        store.put_profile(person("p1", "Ada")).await.expect("put");
        store.put_profile(person("p2", "Ben")).await.expect("put");
        let [account, look, password, recovery] = ["ada", "ada", "hash", "hash"].map(str::to_string);
        let session = Session { key: "s".to_string(), person: "p1".to_string(), created: 5 };
        let new = NewAccount { account, look, password, recovery };
        store.make_account(person("p1", "Ada"), new, session).await.expect("made");
        // More people than a list shows are called like the account, and were seen later.
        for number in 0..120 {
            let later = Person { created: 10 + number, ..person(&format!("q{number}"), "Ada Lovelace") };
            store.put_profile(later).await.expect("put");
        }
        store.close().await;
    });
}

#[test]
fn operators_look_after_people() {
    let folder = Folder::new("admin");
    let data = folder.0.to_str().expect("a path").to_string();
    let admin = |args: &[&str]| said(&[&["admin", "--data", &data], args].concat());
    let refuse = |args: &[&str], why: &str| refused(&[&["admin", "--data", &data], args].concat(), why);
    refuse(&["bans"], "there are no data of a server here");
    fill(&folder.0);

    assert!(admin(&["people", "list", "p1"]).contains("Ada (account ada)"));
    assert!(!admin(&["people", "list", "Ben"]).contains("Ada"));
    let found: Value = serde_json::from_str(&admin(&["people", "show", "ADA", "--json"])).expect("JSON");
    assert_eq!((&found[0]["id"], &found[0]["operator"]), (&"p1".into(), &false.into()));
    admin(&["operator", "ada"]);
    assert!(admin(&["people", "show", "ada"]).contains("operator"));
    refuse(&["operator", "p2"], "only an account");
    refuse(&["operator", "nobody"], "nobody has the id or account");

    admin(&["ban", "p2", "--reason", "Insults", "--for", "3days"]);
    admin(&["ban", "192.0.2.7/24", "--reason", "Spam"]);
    let bans = admin(&["bans"]);
    assert!(bans.contains("person p2  until") && bans.contains("network 192.0.2.0/24  for ever  Spam"), "{bans}");
    admin(&["unban", "1"]);
    refuse(&["unban", "1"], "no such thing");
    refuse(&["ban", "p2", "--reason", "x", "--for", "soon"], "soon");
    for long in ["9000years", "101years", "300000000years"] {
        refuse(&["ban", "p2", "--reason", "x", "--for", long], "at most 100 years");
        refuse(&["announce", "Hello", "--for", long], "at most 100 years");
    }
    assert!(!admin(&["bans"]).contains("p2"));

    admin(&["people", "rename", "p2", "Bernd"]);
    refuse(&["people", "rename", "p2", "\u{200b}"], "cannot be a name");
    admin(&["announce", "Hello", "--german", "Hallo", "--for", "30m"]);
    admin(&["announce"]);
    assert_eq!(admin(&["reports", "list"]), "");
    refuse(&["reports", "close", "1"], "no such thing");
    assert_eq!(admin(&["matches", "list", "--status", "running"]), "");
    refuse(&["matches", "end", "none"], "no such thing");
    admin(&["people", "delete", "p2"]);
    refuse(&["people", "delete", "p2"], "nobody has the id or account");
    let log = admin(&["log"]);
    for deed in ["operator", "ban", "unban", "rename", "announce", "end-announcement", "delete-person"] {
        assert!(log.contains(deed), "{deed}: {log}");
    }
}
