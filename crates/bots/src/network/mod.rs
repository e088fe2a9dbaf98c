//! Networks that were trained elsewhere: read from a file, and evaluated here. docs/python.md describes the file.
//!
//! A network sees what a seat may know, as the game's encoding writes it, and says how likely each offer is to be the
//! best, and what share of the victory every seat may expect.

mod judge;

use std::cell::RefCell;

use serde::Deserialize;
use table::Digest;
use table::encoding::{Encoded, shape};

pub(crate) use judge::{AtSight, NetworkJudge, TRUST, by_network};

/// What a file may hold: more is a mistake, and would take memory before it is found out.
const FORMAT: u32 = 1;
const LONGEST_HEADER: usize = 1 << 16;
const MOST_NUMBERS: usize = 1 << 26;

/// The first line of a file. It may say more, for people.
#[derive(Debug, Deserialize)]
struct Header {
    format: u32,
    game: String,
    seats: usize,
    options: Vec<(String, String)>,
    /// [`table::encoding::Shape::fingerprint`] of the table it was trained at.
    encoding: String,
    observation: usize,
    actions: usize,
    /// How many units each hidden layer has.
    hidden: Vec<usize>,
}

/// Which table a network was trained at.
pub(crate) struct TrainedAt {
    pub game: String,
    pub options: Vec<(String, String)>,
}

/// Every output is a sum of all inputs, each with a weight, and of a bias.
#[derive(Debug)]
struct Dense {
    /// The weights of the first input for all outputs, then those of the second.
    weights: Vec<f32>,
    bias: Vec<f32>,
}

#[derive(Debug)]
pub struct Network {
    game: String,
    encoding: String,
    seats: usize,
    observation: usize,
    layers: Vec<Dense>,
    value: Dense,
    /// The weights of the first action for all units of the last layer, then those of the second: few are asked for.
    policy: Vec<f32>,
    policy_bias: Vec<f32>,
    /// Bytes as the network sees them: ln(1 + byte), since few numbers are large.
    squeezed: [f32; 256],
    hash: u64,
}

/// What an evaluation writes into: one for each thread, so that none takes memory.
#[derive(Default)]
pub(crate) struct Sight {
    pub observation: Vec<u8>,
    units: Vec<Vec<f32>>,
}

thread_local! {
    pub(crate) static SIGHT: RefCell<Sight> = RefCell::default();
}

fn header(bytes: &[u8]) -> Result<(Header, &[u8]), String> {
    let end = bytes.iter().take(LONGEST_HEADER).position(|byte| *byte == b'\n');
    let end = end.ok_or("this is no network: its first line is missing or too long")?;
    let header: Header = serde_json::from_slice(&bytes[..end]).map_err(|error| format!("its first line: {error}"))?;
    match header.format {
        FORMAT => Ok((header, &bytes[end + 1..])),
        other => Err(format!("it has format {other}; this program reads format {FORMAT}")),
    }
}

/// Which table the network of this file was trained at.
pub(crate) fn trained_at(bytes: &[u8]) -> Result<TrainedAt, String> {
    let (Header { game, options, .. }, _) = header(bytes)?;
    Ok(TrainedAt { game, options })
}

impl Header {
    /// How many numbers follow it.
    fn numbers(&self) -> Result<usize, String> {
        let sizes = [self.observation, self.actions, self.seats, self.hidden.len()];
        if sizes.contains(&0) || self.hidden.contains(&0) {
            return Err("a size is 0".into());
        }
        let too_large = || format!("it is larger than {MOST_NUMBERS} numbers");
        let dense = |from: usize, to: usize| from.checked_add(1)?.checked_mul(to);
        let (mut from, mut sum) = (self.observation, Some(0usize));
        for &to in &self.hidden {
            sum = sum.and_then(|sum| sum.checked_add(dense(from, to)?));
            from = to;
        }
        for to in [self.seats, self.actions] {
            sum = sum.and_then(|sum| sum.checked_add(dense(from, to)?));
        }
        sum.filter(|sum| *sum <= MOST_NUMBERS).ok_or_else(too_large)
    }
}

impl Network {
    /// Reads a file, and says what is wrong with it.
    pub fn read(bytes: &[u8]) -> Result<Self, String> {
        let (header, body) = header(bytes)?;
        let numbers = header.numbers()?;
        if body.len() != 4 * numbers {
            return Err(format!("{} bytes follow its first line, not {}", body.len(), 4 * numbers));
        }
        let (all, _) = body.as_chunks::<4>();
        let all: Vec<f32> = all.iter().map(|four| f32::from_le_bytes(*four)).collect();
        if let Some(place) = all.iter().position(|number| !number.is_finite()) {
            return Err(format!("its number {place} is none: {}", all[place]));
        }
        let mut rest = &all[..];
        let mut take = |count: usize| {
            let (taken, left) = rest.split_at(count);
            rest = left;
            taken.to_vec()
        };
        let mut dense = |from: usize, to: usize| Dense { weights: take(from * to), bias: take(to) };
        let mut from = header.observation;
        let mut layers = Vec::new();
        for &to in &header.hidden {
            layers.push(dense(from, to));
            from = to;
        }
        let value = dense(from, header.seats);
        let Dense { weights: policy, bias: policy_bias } = dense(from, header.actions);
        let mut digest = Digest::new();
        bytes.iter().for_each(|byte| digest.byte(*byte));
        Ok(Network {
            game: header.game,
            encoding: header.encoding,
            seats: header.seats,
            observation: header.observation,
            layers,
            value,
            policy,
            policy_bias,
            squeezed: std::array::from_fn(|byte| (byte as f32).ln_1p()),
            hash: digest.finish(),
        })
    }

    /// Changes with every byte of the file.
    pub(crate) fn hash(&self) -> u64 {
        self.hash
    }

    /// Whether it can play at such a table.
    pub(crate) fn fits<G: Encoded>(&self, options: &G::Options, seats: usize) -> Result<(), String> {
        let (game, trained) = (&self.game, self.seats);
        if game != G::NAME || trained != seats {
            return Err(format!("this network plays {game} at tables of {trained}, not {} of {seats}", G::NAME));
        }
        let shape = shape::<G>(options, seats).map_err(|error| error.to_string())?;
        let same = (self.observation, self.policy_bias.len()) == (shape.observation, shape.actions);
        if same && self.encoding == shape.fingerprint() {
            return Ok(());
        }
        Err(format!("this network was trained with another encoding of {game}: {}", self.encoding))
    }

    /// Looks at an observation: all hidden layers.
    fn look<'a>(&self, Sight { observation, units }: &'a mut Sight) -> &'a [f32] {
        units.resize_with(self.layers.len(), Vec::new);
        let mut below: &[f32] = &[];
        for (number, (layer, sums)) in self.layers.iter().zip(units.iter_mut()).enumerate() {
            sums.clear();
            sums.extend_from_slice(&layer.bias);
            match number {
                0 => layer.add(observation.iter().map(|byte| self.squeezed[usize::from(*byte)]), sums),
                _ => layer.add(below.iter().copied(), sums),
            }
            sums.iter_mut().for_each(|sum| *sum = sum.max(0.0));
            below = sums;
        }
        below
    }

    /// What the network thinks of the observation in `sight`: its share of the victory for every seat, counted from the
    /// one that observes, as logarithms; all of them can be too high by the same.
    pub(crate) fn evaluate<'a>(&'a self, sight: &'a mut Sight, values: &mut [f32]) -> Evaluation<'a> {
        let units = self.look(sight);
        values.copy_from_slice(&self.value.bias);
        self.value.add(units.iter().copied(), values);
        Evaluation { network: self, units }
    }

    pub(crate) fn seats(&self) -> usize {
        self.seats
    }

    /// For tests and for programs that compare: the values of all seats and the logits of all actions.
    pub fn outputs(&self, observation: &[u8]) -> Result<(Vec<f32>, Vec<f32>), String> {
        if observation.len() != self.observation {
            return Err(format!("an observation has {} bytes, not {}", self.observation, observation.len()));
        }
        let mut sight = Sight { observation: observation.to_vec(), units: Vec::new() };
        let mut values = vec![0.0; self.seats];
        let evaluation = self.evaluate(&mut sight, &mut values);
        let logits = (0..self.policy_bias.len()).map(|action| evaluation.logit(action)).collect();
        Ok((values, logits))
    }
}

impl Dense {
    /// Adds every input to all sums. Most inputs are 0, and cost nothing.
    fn add(&self, inputs: impl Iterator<Item = f32>, sums: &mut [f32]) {
        for (input, weights) in inputs.zip(self.weights.chunks_exact(sums.len())) {
            if input != 0.0 {
                sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += input * weight);
            }
        }
    }
}

/// What was seen of one observation.
pub(crate) struct Evaluation<'a> {
    network: &'a Network,
    units: &'a [f32],
}

impl Evaluation<'_> {
    /// How much speaks for an action, as a logarithm.
    pub fn logit(&self, action: usize) -> f32 {
        let width = self.units.len();
        let weights = &self.network.policy[action * width..(action + 1) * width];
        // Eight sums at once, which processors do together.
        let mut sums = [0.0f32; 8];
        let (units, units_left) = self.units.as_chunks::<8>();
        let (weights, weights_left) = weights.as_chunks::<8>();
        for (units, weights) in units.iter().zip(weights) {
            for lane in 0..8 {
                sums[lane] += units[lane] * weights[lane];
            }
        }
        let left: f32 = units_left.iter().zip(weights_left).map(|(unit, weight)| unit * weight).sum();
        self.network.policy_bias[action] + left + sums.iter().sum::<f32>()
    }
}

/// What a bot lacks that plays by a network.
pub(crate) fn missing(game: &str) -> String {
    format!("the bot 'network' needs a network for {game}: --network FILE")
}
