//! No job hangs: a rank that waits for long says so to rank 0, which ends the job when all ranks wait and none goes on.
//!
//! A rank that computes does not count as waiting, however long it takes.

use crate::wire::{Tag, Wire};
use mpi::datatype::Equivalence;
use mpi::point_to_point::{Destination, Source};
use mpi::topology::Communicator;
use std::time::{Duration, Instant};

/// After this time a rank says that it waits.
const LONG: Duration = Duration::from_millis(500);
/// How often a rank looks at once, before it gives its core away.
const SPINS: u32 = 200;
const YIELDS: u32 = 5000;

/// What rank 0 knows of the others.
pub(crate) struct Watch {
    others: Vec<State>,
    /// When something was last heard.
    changed: Instant,
    patience: Duration,
}

#[derive(Clone, PartialEq)]
enum State {
    Runs,
    Waits(String),
}

const WAITS: u8 = b'w';
const RUNS: u8 = b'r';

impl Watch {
    pub fn new(size: usize) -> Self {
        let seconds = std::env::var("GRADS_MPI_PATIENCE").ok();
        let seconds = seconds.and_then(|s| s.parse().ok()).unwrap_or(20.0);
        Watch {
            others: vec![State::Runs; size],
            changed: Instant::now(),
            patience: Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX),
        }
    }

    /// Takes the notes that have come.
    fn listen(&mut self, wire: &Wire) {
        let any = wire.communicator.any_process();
        while let Some((message, status)) = any.immediate_matched_probe_with_tag(Tag::Note.number())
        {
            let mut note = vec![0u8; status.count(u8::equivalent_datatype()) as usize];
            message.matched_receive_into(&mut note[..]);
            self.others[status.source_rank() as usize] = match note.split_first() {
                Some((&WAITS, text)) => State::Waits(String::from_utf8_lossy(text).into()),
                _ => State::Runs,
            };
            self.changed = Instant::now();
        }
    }

    /// Whether nobody has gone on for long.
    fn is_stuck(&self) -> bool {
        let others = &self.others[1..];
        !others.contains(&State::Runs) && self.changed.elapsed() > self.patience
    }

    fn describe(&self) -> String {
        let others = self.others.iter().enumerate().skip(1);
        let lines = others.map(|(rank, state)| match state {
            State::Waits(text) => format!("\n  rank {rank} {text}"),
            State::Runs => String::new(),
        });
        lines.collect()
    }
}

fn note(wire: &Wire, kind: u8, text: &str) {
    let mut bytes = vec![kind];
    bytes.extend(text.bytes());
    let watcher = wire.communicator.process_at_rank(0);
    watcher.send_with_tag(&bytes[..], Tag::Note.number());
}

/// A rank that waits.
pub(crate) struct Wait<'w> {
    wire: &'w Wire,
    steps: u32,
    since: Option<Instant>,
    noted: bool,
}

impl<'w> Wait<'w> {
    pub fn new(wire: &'w Wire) -> Self {
        Wait {
            wire,
            steps: 0,
            since: None,
            noted: false,
        }
    }

    /// Passes some time. `what` says what for, in the third person.
    pub fn step(&mut self, what: impl FnOnce() -> String) {
        self.steps = self.steps.saturating_add(1);
        match self.steps {
            ..SPINS => return std::hint::spin_loop(),
            SPINS..YIELDS => std::thread::yield_now(),
            _ => std::thread::sleep(Duration::from_micros(50)),
        }
        let since = *self.since.get_or_insert_with(Instant::now);
        if since.elapsed() < LONG {
            return;
        }
        if self.wire.rank() == 0 {
            let mut watch = self.wire.watch.borrow_mut();
            if !self.noted {
                watch.changed = Instant::now();
                self.noted = true;
            }
            watch.listen(self.wire);
            if watch.is_stuck() {
                let others = watch.describe();
                self.wire.abort(&format!(
                    "all ranks wait, none goes on:\n  rank 0 {}{others}",
                    what()
                ));
            }
        } else if !self.noted {
            note(self.wire, WAITS, &what());
            self.noted = true;
        }
    }
}

impl Drop for Wait<'_> {
    fn drop(&mut self) {
        if self.noted && self.wire.rank() != 0 {
            note(self.wire, RUNS, "");
        }
    }
}
