//! What the backward pass of a tape needs to know about tensors, and what is recorded of them.

use std::collections::BTreeMap;
use std::fmt;
use std::rc::Rc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Which tensor: two tensors are different even if their elements are equal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TensorId(u64);

impl TensorId {
    /// One that no other tensor has.
    pub fn fresh() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        TensorId(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

/// The tensors that a tape is about, as far as its backward pass looks at them (TensorFlow's VSpace).
pub trait VSpace {
    /// A tensor, cheap to clone.
    type Tensor: Clone;
    /// What makes two tensors' zeros the same: type and shape.
    type Form: PartialEq;
    /// Why a rule gives no cotangents.
    type Error;
    /// Its identity.
    fn id(&self, tensor: &Self::Tensor) -> TensorId;
    /// The sum of cotangents of one tensor, of which there is at least one.
    fn aggregate(&self, cts: Vec<Self::Tensor>) -> Self::Tensor;
    /// How many elements a cotangent has.
    fn num_elements(&self, ct: &Self::Tensor) -> usize;
    /// Zeros.
    fn zeros(&self, form: &Self::Form) -> Self::Tensor;
    /// Ones of the type and shape of a tensor.
    fn ones_like(&self, tensor: &Self::Tensor) -> Self::Tensor;
}

/// From the cotangent of each output, and whether that of each input is wanted, the cotangent of each input.
pub type Backward<T, E> = dyn Fn(&[Option<T>], &[bool]) -> Result<Vec<Option<T>>, E>;

/// An operation on a tape.
pub struct Entry<V: VSpace> {
    /// What it read; a tensor that it read twice is there twice.
    pub inputs: Vec<TensorId>,
    /// What it computed.
    pub outputs: Vec<(TensorId, V::Form)>,
    /// The outputs of which [`backward`](Self::backward) takes no cotangent for zero. Those of others are zeros that are
    /// written out.
    pub accepts_none: Vec<usize>,
    /// The rule. It runs if there is a cotangent of any output.
    pub backward: Box<Backward<V::Tensor, V::Error>>,
}

/// Which entry of a tape: later ones are greater.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct EntryId(u64);

/// What a tape has seen: the tensors that it watches, and operations on them.
pub struct Recorded<V: VSpace> {
    /// The entry that computed each tensor; none for one that is watched.
    pub(super) producers: BTreeMap<TensorId, Option<EntryId>>,
    pub(super) entries: BTreeMap<EntryId, Rc<Entry<V>>>,
    next: u64,
}

impl<V: VSpace> Default for Recorded<V> {
    fn default() -> Self {
        Recorded {
            producers: BTreeMap::new(),
            entries: BTreeMap::new(),
            next: 0,
        }
    }
}

impl<V: VSpace> Recorded<V> {
    /// Watches a tensor: operations on it are of interest.
    pub fn watch(&mut self, id: TensorId) {
        self.producers.entry(id).or_insert(None);
    }
    /// Whether a tensor is watched, or computed from one that is.
    pub fn knows(&self, id: TensorId) -> bool {
        self.producers.contains_key(&id)
    }
    /// Adds an operation.
    pub fn record(&mut self, entry: Entry<V>) {
        let id = EntryId(self.next);
        self.next += 1;
        for (output, _) in &entry.outputs {
            self.producers.insert(*output, Some(id));
        }
        self.entries.insert(id, Rc::new(entry));
    }
}

impl<V: VSpace> fmt::Debug for Recorded<V> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "Recorded({} operations)", self.entries.len())
    }
}

impl<V: VSpace> fmt::Debug for Entry<V> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "Entry({:?})", self.inputs)
    }
}
