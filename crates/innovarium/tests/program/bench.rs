//! The load benchmark, as small as it goes: it measures everything it says, and nothing goes wrong meanwhile.

use std::process::Command;

use serde_json::Value;

fn bench(args: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_innovarium")).args(["bench", "server"]).args(args).output();
    let output = output.expect("the program starts");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn a_small_load_is_measured() {
    let args = ["--matches", "3", "--idle", "4", "--seconds", "0.3", "--rate", "60", "--json"];
    let (code, said, problem) = bench(&args);
    assert_eq!((code, problem.as_str()), (Some(0), ""));
    let report: Value = serde_json::from_str(&said).expect("one JSON object");
    let number = |at: &str| report.pointer(at).and_then(Value::as_f64).unwrap_or_else(|| panic!("{at} in {report}"));
    assert_eq!((number("/played/refused"), number("/played/lost")), (0.0, 0.0));
    assert_eq!(number("/played/idle_kept"), number("/idle/connections"));
    assert!(number("/played/state_bytes") > 100.0);
    assert!(number("/opening/matches") >= 3.0);
    for load in ["/played/paced", "/played/full", "/echo/short/paced", "/echo/long/full"] {
        assert!(number(&format!("{load}/per_second")) > 0.0, "{load}");
        assert!(number(&format!("{load}/times/p99")) >= number(&format!("{load}/times/median")), "{load}");
    }
    for time in ["/cold_start", "/restart", "/opening/asleep/median", "/opening/awake/p99"] {
        assert!(number(time) > 0.0, "{time}");
    }
}

#[test]
fn a_load_that_cannot_be_is_refused_in_one_line() {
    for args in [["--seconds", "0"], ["--seconds", "NaN"], ["--idle", "99999999999"]] {
        let (code, said, problem) = bench(&args);
        assert_eq!((code, said.as_str(), problem.lines().count()), (Some(2), "", 1), "{args:?}: {problem}");
    }
}

#[test]
fn bots_are_timed_alone_and_in_a_flood() {
    let args = ["bench", "thinking", "--people", "2", "--flood", "3", "--seconds", "2", "--pause", "0.1", "--json"];
    let output = Command::new(env!("CARGO_BIN_EXE_innovarium")).args(args).args(["--level", "strong"]).output();
    let output = output.expect("the program starts");
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(0), ""));
    let report: Value = serde_json::from_slice(&output.stdout).expect("one JSON object");
    let number = |at: &str| report.pointer(at).and_then(Value::as_f64).unwrap_or_else(|| panic!("{at} in {report}"));
    assert_eq!((number("/people"), number("/flood")), (2.0, 3.0));
    for load in ["/answers", "/flooded"] {
        assert!(number(&format!("{load}/times/count")) > 0.0, "{load}");
        assert!(number(&format!("{load}/times/most")) >= number(&format!("{load}/times/median")), "{load}");
        assert!((1.0..=100.0).contains(&number(&format!("{load}/least_percent"))), "{load}");
    }
}

#[test]
fn watchers_are_counted_and_what_they_cost() {
    let args = ["bench", "watchers", "--watchers", "20", "--seconds", "1", "--json"];
    let output = Command::new(env!("CARGO_BIN_EXE_innovarium")).args(args).output().expect("the program starts");
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(0), ""));
    let report: Value = serde_json::from_slice(&output.stdout).expect("one JSON object");
    let number = |at: &str| report.pointer(at).and_then(Value::as_f64).unwrap_or_else(|| panic!("{at} in {report}"));
    assert_eq!(number("/watchers"), 20.0);
    assert!(number("/players/times/count") > 0.0);
    assert!(number("/players/times/p99") >= number("/players/times/median"));
    for work in ["/first_arrivals", "/last_arrivals", "/per_choice"] {
        assert!(number(work) >= 0.0, "{work}");
    }
}
