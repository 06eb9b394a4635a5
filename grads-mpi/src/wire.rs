//! Messages between two ranks. Each says what it belongs to, and who receives it compares that with what it is about to do.

use crate::watch::{Wait, Watch};
use mpi::datatype::Equivalence;
use mpi::point_to_point::{Destination, Source};
use mpi::request::scope;
use mpi::topology::{Communicator, SimpleCommunicator};
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::fmt;

/// What ranks do together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    AllReduceSum,
    Broadcast,
    Reduce,
    Gather,
    Scatter,
    AllGather,
    /// Text that all ranks learn.
    Agree,
    /// A sum of blocks, whose number is in the place of the root.
    Blocks,
    /// The program returns.
    End,
    /// A message along an edge.
    Edge,
    /// The cotangent of such a message, against its direction.
    EdgeBack,
}

const KINDS: [(Kind, &str); 11] = [
    (Kind::AllReduceSum, "all_reduce_sum"),
    (Kind::Broadcast, "broadcast"),
    (Kind::Reduce, "reduce"),
    (Kind::Gather, "gather"),
    (Kind::Scatter, "scatter"),
    (Kind::AllGather, "all_gather"),
    (Kind::Agree, "agree"),
    (Kind::Blocks, "in_blocks"),
    (Kind::End, "the end of the program"),
    (Kind::Edge, "send"),
    (Kind::EdgeBack, "the way back of receive"),
];

/// What a message belongs to.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Head {
    pub kind: Kind,
    /// Counts operations: those of all ranks, or those along an edge.
    pub sequence: u64,
    /// Of which operation this is the way back; 0 if of none. So a cotangent cannot get to another operation of the same shape.
    pub back_of: u64,
    pub root: usize,
    /// How many numbers all ranks have to agree on. `None`: each rank may have another number.
    pub len: Option<usize>,
}

/// The numbers before those of the message.
const HEAD: usize = 5;

impl Head {
    fn to_numbers(self) -> [f64; HEAD] {
        let kind = KINDS.iter().position(|(kind, _)| *kind == self.kind);
        let len = self.len.map_or(-1.0, |len| len as f64);
        [
            kind.unwrap_or(KINDS.len()) as f64,
            self.sequence as f64,
            self.back_of as f64,
            self.root as f64,
            len,
        ]
    }

    fn from_numbers(numbers: &[f64]) -> Option<Head> {
        let &[kind, sequence, back_of, root, len] = numbers.get(..HEAD)?.first_chunk()?;
        Some(Head {
            kind: KINDS.get(kind as usize)?.0,
            sequence: sequence as u64,
            back_of: back_of as u64,
            root: root as usize,
            len: (len >= 0.0).then_some(len as usize),
        })
    }
}

impl fmt::Display for Head {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let name = KINDS.iter().find(|(kind, _)| *kind == self.kind);
        let name = name.map_or("", |(_, name)| name);
        match self.kind {
            Kind::End => return f.write_str(name),
            Kind::EdgeBack => f.write_str(name)?,
            _ => write!(f, "`{name}`")?,
        }
        if let Some(len) = self.len {
            write!(f, " of {len} numbers")?;
        }
        match self.kind {
            Kind::Edge | Kind::EdgeBack => write!(f, " (message {}", self.sequence)?,
            Kind::AllReduceSum | Kind::AllGather | Kind::Agree | Kind::End => {
                write!(f, " (operation {}", self.sequence)?;
            }
            Kind::Blocks => {
                write!(f, " and {} blocks (operation {}", self.root, self.sequence)?;
            }
            _ => write!(f, " with root {} (operation {}", self.root, self.sequence)?,
        }
        match self.back_of {
            0 => write!(f, ")"),
            back_of => write!(f, ", the way back of {back_of})"),
        }
    }
}

/// The tags of messages.
#[derive(Clone, Copy)]
pub(crate) enum Tag {
    /// Of operations of all ranks.
    All,
    /// To the watch.
    Note,
    Edge(u16),
    EdgeBack(u16),
}

impl Tag {
    pub fn number(self) -> mpi::Tag {
        match self {
            Tag::All => 0,
            Tag::Note => 1,
            Tag::Edge(tag) => 2 + 2 * mpi::Tag::from(tag),
            Tag::EdgeBack(tag) => 3 + 2 * mpi::Tag::from(tag),
        }
    }
}

/// The ranks as one of them sees them.
pub(crate) struct Wire {
    pub communicator: SimpleCommunicator,
    sequence: Cell<u64>,
    messages: RefCell<HashMap<(Way, usize, u16), u64>>,
    pub watch: RefCell<Watch>,
}

impl Wire {
    /// `communicator` is this wire's own: nobody else sends on it.
    pub fn new(communicator: SimpleCommunicator) -> Self {
        let size = communicator.size() as usize;
        Wire {
            communicator,
            sequence: Cell::new(0),
            messages: RefCell::default(),
            watch: RefCell::new(Watch::new(size)),
        }
    }

    pub fn rank(&self) -> usize {
        self.communicator.rank() as usize
    }

    pub fn size(&self) -> usize {
        self.communicator.size() as usize
    }

    pub fn abort(&self, message: &str) -> ! {
        crate::abort::of_the_job(self.rank(), self.size(), message)
    }

    /// The head of the next operation of all ranks.
    pub fn operation(&self, kind: Kind, root: usize, len: Option<usize>, back_of: u64) -> Head {
        if kind != Kind::Blocks {
            self.check_rank("root", root);
        }
        self.sequence.set(self.sequence.get() + 1);
        Head {
            kind,
            sequence: self.sequence.get(),
            back_of,
            root,
            len,
        }
    }

    /// The number of the last operation of all ranks.
    pub fn last(&self) -> u64 {
        self.sequence.get()
    }

    pub fn check_rank(&self, what: &str, rank: usize) {
        let size = self.size();
        if rank >= size {
            let message = format!("the {what} {rank} is none of the {size} ranks, from 0");
            self.abort(&message);
        }
    }

    pub fn send(&self, to: usize, tag: Tag, head: Head, data: &[f64]) {
        self.sending(to, tag, head, data, || ());
    }

    /// Sends to one and receives from another, or from the same, at once: a ring of ranks that do so does not block.
    pub fn exchange(
        &self,
        (to, sent): (usize, Head),
        (from, expected): (usize, Head),
        tag: Tag,
        data: &[f64],
    ) -> Vec<f64> {
        self.sending(to, tag, sent, data, || self.receive(from, tag, expected))
    }

    fn sending<T>(
        &self,
        to: usize,
        tag: Tag,
        head: Head,
        data: &[f64],
        meanwhile: impl FnOnce() -> T,
    ) -> T {
        let mut message = Vec::with_capacity(HEAD + data.len());
        message.extend(head.to_numbers());
        message.extend(data);
        if i32::try_from(message.len()).is_err() {
            let len = data.len();
            self.abort(&format!(
                "{head}: {len} numbers are too many for a message of MPI"
            ));
        }
        let destination = self.communicator.process_at_rank(to as mpi::Rank);
        scope(|scope| {
            let mut request =
                destination.immediate_send_with_tag(scope, &message[..], tag.number());
            let result = meanwhile();
            let mut wait = Wait::new(self);
            while let Err(pending) = request.test() {
                request = pending;
                wait.step(|| format!("waits until rank {to} takes {head}"));
            }
            result
        })
    }

    /// The numbers that `from` sent. What it takes part in has to be the same as here.
    pub fn receive(&self, from: usize, tag: Tag, expected: Head) -> Vec<f64> {
        let mut wait = Wait::new(self);
        let source = self.communicator.process_at_rank(from as mpi::Rank);
        let (message, status) = loop {
            if let Some(found) = source.immediate_matched_probe_with_tag(tag.number()) {
                break found;
            }
            wait.step(|| format!("waits for rank {from} in {expected}"));
        };
        drop(wait);
        let mut numbers = vec![0.0; status.count(f64::equivalent_datatype()) as usize];
        message.matched_receive_into(&mut numbers[..]);
        self.compare(from, expected, &numbers);
        numbers.drain(..HEAD);
        numbers
    }

    fn compare(&self, from: usize, expected: Head, numbers: &[f64]) {
        let Some(found) = Head::from_numbers(numbers) else {
            self.abort(&format!("rank {from} sent what is no message of grads-mpi"))
        };
        if found != expected {
            let rank = self.rank();
            self.abort(&format!(
                "rank {rank} is at {expected}, rank {from} at {found}"
            ));
        }
    }

    /// The number of the next message to `peer` with this tag, or from it, each direction for itself.
    pub fn next_message(&self, way: Way, peer: usize, tag: u16) -> u64 {
        let mut counts = self.messages.borrow_mut();
        let count = counts.entry((way, peer, tag)).or_insert(0);
        *count += 1;
        *count
    }
}

/// A direction of messages.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Way {
    Sent,
    Received,
}
