//! What the backward pass of a tape needs to know about tensors, and what is recorded of them.

use crate::ordered::OrderedMap;
use std::fmt;
use std::rc::Rc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Which tensor: two tensors are different even if their elements are equal.
///
/// ```
/// # mod grads { pub use grad_core::tape; }
/// use grads::tape::Eager;
/// let x = Eager::new(1.0);
/// assert!(x.id() != Eager::new(1.0).id());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TensorId(u64);

impl TensorId {
    /// One that no other tensor has.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::TensorId;
    /// assert_ne!(TensorId::fresh(), TensorId::fresh());
    /// ```
    pub fn fresh() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        TensorId(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

/// The tensors that a tape is about, as far as its backward pass looks at them (TensorFlow's VSpace).
///
/// ```
/// # mod grads { pub use grad_core::tape; }
/// use grads::tape::{Entry, Recorded, TensorId, VSpace};
/// /// Single numbers with their names.
/// struct Numbers;
/// impl VSpace for Numbers {
///     type Tensor = (TensorId, f64);
///     type Form = ();
///     type Error = String;
///     fn id(&self, x: &(TensorId, f64)) -> TensorId {
///         x.0
///     }
///     fn aggregate(&self, cts: Vec<(TensorId, f64)>) -> (TensorId, f64) {
///         (TensorId::fresh(), cts.iter().map(|ct| ct.1).sum())
///     }
///     fn num_elements(&self, _: &(TensorId, f64)) -> usize {
///         1
///     }
///     fn zeros(&self, (): &()) -> (TensorId, f64) {
///         (TensorId::fresh(), 0.0)
///     }
///     fn ones_like(&self, _: &(TensorId, f64)) -> (TensorId, f64) {
///         (TensorId::fresh(), 1.0)
///     }
/// }
/// // y = x * x at 3
/// let (x, y) = ((TensorId::fresh(), 3.0), (TensorId::fresh(), 9.0));
/// let mut recorded = Recorded::<Numbers>::default();
/// recorded.watch(x.0);
/// recorded.record(Entry {
///     inputs: vec![x.0, x.0],
///     outputs: vec![(y.0, ())],
///     accepts_none: vec![],
///     backward: Box::new(move |cts, _| {
///         let ct = cts[0].ok_or("no cotangent")?.1;
///         Ok(vec![Some((TensorId::fresh(), ct * x.1)); 2])
///     }),
/// });
/// let dx = recorded.prepare(&[y.0]).gradients(&Numbers, &[(y, None)], &[x])?;
/// assert_eq!(dx[0].unwrap().1, 6.0);
/// # Ok::<(), String>(())
/// ```
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
///
/// ```
/// # mod grads { pub use grad_core::tape; }
/// use grads::tape::{Backward, Eager, TapeError};
/// let double: Box<Backward<Eager, TapeError>> = Box::new(|cts, _| Ok(vec![cts[0].as_ref().map(|ct| ct * 2.0)]));
/// assert_eq!(double(&[Some(3.0.into())], &[true])?[0].as_ref().unwrap().to_f64()?, 6.0);
/// # Ok::<(), grad_core::tape::TapeError>(())
/// ```
pub type Backward<T, E> = dyn Fn(&[Option<T>], &[bool]) -> Result<Vec<Option<T>>, E>;

/// An operation on a tape.
///
/// ```
/// # mod grads { pub use grad_core::tape; }
/// use grads::tape::{EagerSpace, Entry, Recorded, TensorId};
/// let (mut recorded, x, y) = (Recorded::<EagerSpace>::default(), TensorId::fresh(), TensorId::fresh());
/// recorded.watch(x);
/// recorded.record(Entry {
///     inputs: vec![x],
///     outputs: vec![(y, None)],
///     accepts_none: vec![],
///     backward: Box::new(|cts, _| Ok(cts.to_vec())), // the identity
/// });
/// assert!(recorded.knows(x) && recorded.knows(y));
/// ```
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
///
/// ```
/// # mod grads { pub use grad_core::tape; }
/// use grads::tape::{EagerSpace, Recorded, TensorId};
/// let (mut recorded, id) = (Recorded::<EagerSpace>::default(), TensorId::fresh());
/// assert!(!recorded.knows(id));
/// recorded.watch(id);
/// assert!(recorded.knows(id));
/// ```
pub struct Recorded<V: VSpace> {
    /// The entry that computed each tensor; none for one that is watched.
    pub(super) producers: OrderedMap<TensorId, Option<EntryId>>,
    pub(super) entries: OrderedMap<EntryId, Rc<Entry<V>>>,
    next: u64,
}

impl<V: VSpace> Default for Recorded<V> {
    fn default() -> Self {
        Recorded {
            producers: OrderedMap::new(),
            entries: OrderedMap::new(),
            next: 0,
        }
    }
}

impl<V: VSpace> Recorded<V> {
    /// Watches a tensor: operations on it are of interest.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::{EagerSpace, Recorded, TensorId};
    /// let (mut recorded, id) = (Recorded::<EagerSpace>::default(), TensorId::fresh());
    /// recorded.watch(id);
    /// assert!(recorded.knows(id));
    /// ```
    pub fn watch(&mut self, id: TensorId) {
        self.producers.entry(id).or_insert(None);
    }
    /// Whether a tensor is watched, or computed from one that is.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::{EagerSpace, Recorded, TensorId};
    /// let (mut recorded, id) = (Recorded::<EagerSpace>::default(), TensorId::fresh());
    /// assert!(!recorded.knows(id));
    /// recorded.watch(id);
    /// assert!(recorded.knows(id));
    /// ```
    pub fn knows(&self, id: TensorId) -> bool {
        self.producers.contains_key(&id)
    }
    /// Adds an operation.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::{EagerSpace, Entry, Recorded, TensorId};
    /// let (mut recorded, x, y) = (Recorded::<EagerSpace>::default(), TensorId::fresh(), TensorId::fresh());
    /// recorded.watch(x);
    /// recorded.record(Entry {
    ///     inputs: vec![x],
    ///     outputs: vec![(y, None)],
    ///     accepts_none: vec![],
    ///     backward: Box::new(|cts, _| Ok(cts.to_vec())), // the identity
    /// });
    /// assert!(recorded.knows(x) && recorded.knows(y));
    /// ```
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
