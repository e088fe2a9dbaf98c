//! What was measured.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use serde::Serialize;

use super::faults::Fault;
use super::history::Checked;
use crate::arguments::BenchCluster;

/// A fault, how long it lasted, and how long until something was acknowledged in every match again.
pub struct Recovery {
    pub fault: Fault,
    pub healed: Duration,
    pub back: Duration,
}

#[derive(Serialize)]
pub struct Figures {
    pub acknowledged: usize,
    pub per_second: f64,
    /// Milliseconds until a choice was acknowledged.
    pub p50: f64,
    pub p99: f64,
    pub longest: f64,
    /// By the code of the refusal.
    pub refused: BTreeMap<String, usize>,
    /// Matches that could not be made.
    pub broken: usize,
}

impl Figures {
    /// The latencies in microseconds, sorted.
    pub fn new(
        acknowledged: usize,
        latencies: &[u32],
        took: Duration,
        refused: BTreeMap<String, usize>,
        broken: usize,
    ) -> Figures {
        let at = |part: f64| {
            let index = (latencies.len() as f64 * part) as usize;
            latencies
                .get(index.min(latencies.len().saturating_sub(1)))
                .map_or(0.0, |micros| f64::from(*micros) / 1000.0)
        };
        let per_second = latencies.len() as f64 / took.as_secs_f64().max(0.001);
        Figures { acknowledged, per_second, p50: at(0.5), p99: at(0.99), longest: at(1.0), refused, broken }
    }
}

#[derive(Serialize)]
pub struct Report {
    nodes: usize,
    workers: usize,
    matches: usize,
    figures: Figures,
    faults: Vec<FaultFigures>,
    checked: Checked,
}

/// Seconds.
#[derive(Serialize)]
struct FaultFigures {
    fault: String,
    times: usize,
    /// From the fault until everything was whole again.
    healed_longest: f64,
    /// From the fault until people had chosen in every match again.
    back_median: f64,
    back_longest: f64,
}

impl Report {
    pub fn new(args: &BenchCluster, figures: Figures, recoveries: Vec<Recovery>, checked: Checked) -> Report {
        let faults = Fault::ALL.iter().filter_map(|(_, fault)| fault_figures(*fault, &recoveries)).collect();
        Report { nodes: args.nodes, workers: args.workers, matches: args.matches, figures, faults, checked }
    }

    /// Whether nothing was lost and nobody saw anything else than they should.
    pub fn is_sound(&self) -> bool {
        self.checked.lost == 0 && self.checked.wrong_views == 0
    }
}

fn fault_figures(fault: Fault, recoveries: &[Recovery]) -> Option<FaultFigures> {
    let of_fault: Vec<&Recovery> = recoveries.iter().filter(|recovery| recovery.fault == fault).collect();
    let mut back: Vec<f64> = of_fault.iter().map(|recovery| recovery.back.as_secs_f64()).collect();
    back.sort_by(f64::total_cmp);
    let healed = of_fault.iter().map(|recovery| recovery.healed.as_secs_f64()).fold(0.0, f64::max);
    Some(FaultFigures {
        fault: fault.to_string(),
        times: back.len(),
        healed_longest: healed,
        back_median: *back.get(back.len() / 2)?,
        back_longest: *back.last()?,
    })
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Figures { acknowledged, per_second, p50, p99, longest, refused, broken } = &self.figures;
        writeln!(f, "{} servers, {} workers, {} matches at a time", self.nodes, self.workers, self.matches)?;
        writeln!(f, "{acknowledged} choices acknowledged, {per_second:.0} per second; refused: {refused:?}")?;
        writeln!(f, "acknowledged after {p50:.1} ms (median), {p99:.1} ms (p99), {longest:.0} ms (longest)")?;
        writeln!(f, "{broken} times a match could not be made")?;
        for FaultFigures { fault, times, healed_longest, back_median, back_longest } in &self.faults {
            write!(f, "{fault}, {times} times: whole again after {healed_longest:.1} s at most; ")?;
            writeln!(f, "chosen in every match after {back_median:.1} s (median), {back_longest:.1} s at most")?;
        }
        let Checked { matches, stored, lost, views, wrong_views } = &self.checked;
        writeln!(f, "{matches} matches replayed with {stored} choices: {lost} acknowledged ones lost")?;
        writeln!(f, "{views} views compared: {wrong_views} wrong")
    }
}
