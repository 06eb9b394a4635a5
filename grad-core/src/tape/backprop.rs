//! The backward pass over a tape, TensorFlow's `imperative_grad`: entries are taken when the cotangents of all their
//! outputs are complete, the one that became ready last first.
//!
//! A source that is computed from another one hands its cotangent on: the gradients are total ones. A target that another
//! target is computed from has its own cotangent added to what comes from there.

use super::vspace::{Entry, EntryId, Recorded, TensorId, VSpace};
use crate::ordered::{OrderedMap, OrderedSet};
use std::fmt;
use std::rc::Rc;

/// From how many cotangents of one tensor on they may be summed before all of them are there.
pub const MIN_AGGREGATE_COUNT: usize = 4;
/// They are summed when they take more bytes than this, at four bytes an element.
pub const MIN_AGGREGATE_BYTES: usize = 128 << 20;

/// The part of a tape that some targets depend on.
///
/// ```
/// # mod grads { pub use grad_core::tape; }
/// use grads::tape::{Eager, EagerSpace, Entry, Recorded, TensorId};
/// let (x, y) = (Eager::new(1.0), Eager::new(1.0));
/// let mut recorded = Recorded::<EagerSpace>::default();
/// recorded.watch(x.id());
/// recorded.record(Entry {
///     inputs: vec![x.id()],
///     outputs: vec![(y.id(), None)],
///     accepts_none: vec![],
///     backward: Box::new(|cts, _| Ok(cts.to_vec())), // the identity
/// });
/// let dx = recorded.prepare(&[y.id()]).gradients(&EagerSpace, &[(y, None)], &[x])?;
/// assert_eq!(dx[0].as_ref().unwrap().to_f64()?, 1.0);
/// # Ok::<(), grad_core::tape::TapeError>(())
/// ```
pub struct Prepared<V: VSpace> {
    entries: OrderedMap<EntryId, Rc<Entry<V>>>,
    /// The entry that computed each tensor of this part.
    producers: OrderedMap<TensorId, EntryId>,
    /// The tensors of this part that are watched or computed.
    known: OrderedSet<TensorId>,
    /// How often each tensor is read here.
    usage: OrderedMap<TensorId, usize>,
    /// Of each entry, how many of its outputs are read here and have cotangents still to come.
    missing: OrderedMap<EntryId, usize>,
}

impl<V: VSpace> Recorded<V> {
    /// The part that the targets depend on, with its counts. Linear in its size.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::{EagerSpace, Recorded, TensorId};
    /// let recorded = Recorded::<EagerSpace>::default();
    /// // a tensor that the tape has not seen depends on nothing
    /// assert!(format!("{:?}", recorded.prepare(&[TensorId::fresh()])).starts_with("Prepared"));
    /// ```
    pub fn prepare(&self, targets: &[TensorId]) -> Prepared<V> {
        let mut part = Prepared {
            entries: OrderedMap::new(),
            producers: OrderedMap::new(),
            known: OrderedSet::new(),
            usage: OrderedMap::new(),
            missing: OrderedMap::new(),
        };
        let mut stack = targets.to_vec();
        while let Some(id) = stack.pop() {
            let Some(&producer) = self.producers.get(&id) else {
                continue;
            };
            part.known.insert(id);
            let entry = producer.and_then(|op| Some((op, self.entries.get(&op)?)));
            let Some((op, entry)) = entry else { continue };
            part.producers.insert(id, op);
            if part.entries.insert(op, Rc::clone(entry)).is_some() {
                continue;
            }
            for &input in &entry.inputs {
                let usage = part.usage.entry(input).or_default();
                *usage += 1;
                if *usage == 1 {
                    stack.push(input);
                }
            }
        }
        for op in part.usage.keys().filter_map(|id| part.producers.get(id)) {
            *part.missing.entry(*op).or_default() += 1;
        }
        part
    }
}

impl<V: VSpace> Prepared<V> {
    /// Whether the targets depend on a tensor that is watched or computed.
    pub(super) fn knows(&self, id: TensorId) -> bool {
        self.known.contains(&id)
    }
    /// The tensors that are computed from one of these, and these.
    fn computed_from(&self, sources: &[TensorId]) -> OrderedSet<TensorId> {
        let mut found: OrderedSet<TensorId> = sources.iter().copied().collect();
        for entry in self.entries.values() {
            if entry.inputs.iter().any(|id| found.contains(id)) {
                found.extend(entry.outputs.iter().map(|output| output.0));
            }
        }
        found
    }
    /// The sum of the derivatives of the targets with respect to each source, each target times its cotangent: ones where
    /// there is none. No gradient of a source that no target depends on, or that the tape does not know. Linear in the size of the tape's part; an entry is
    /// freed as soon as it has been taken.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::{Eager, EagerSpace, Entry, Recorded, TensorId};
    /// let (x, y) = (Eager::new(1.0), Eager::new(1.0));
    /// let mut recorded = Recorded::<EagerSpace>::default();
    /// recorded.watch(x.id());
    /// recorded.record(Entry {
    ///     inputs: vec![x.id()],
    ///     outputs: vec![(y.id(), None)],
    ///     accepts_none: vec![],
    ///     backward: Box::new(|cts, _| Ok(cts.to_vec())), // the identity
    /// });
    /// let dx = recorded.prepare(&[y.id()]).gradients(&EagerSpace, &[(y, None)], &[x])?;
    /// assert_eq!(dx[0].as_ref().unwrap().to_f64()?, 1.0);
    /// # Ok::<(), grad_core::tape::TapeError>(())
    /// ```
    ///
    /// # Errors
    /// That of the first rule which fails.
    pub fn gradients(
        mut self,
        space: &V,
        targets: &[(V::Tensor, Option<V::Tensor>)],
        sources: &[V::Tensor],
    ) -> Result<Vec<Option<V::Tensor>>, V::Error> {
        let sources: Vec<TensorId> = sources.iter().map(|x| space.id(x)).collect();
        let mut known = self.computed_from(&sources);
        known.retain(|id| self.known.contains(id));
        let mut cts = Cotangents {
            space,
            known,
            kept: sources.iter().copied().collect(),
            slots: OrderedMap::new(),
            sizes: OrderedMap::new(),
        };
        for (target, ct) in targets {
            let ct = || ct.clone().unwrap_or_else(|| space.ones_like(target));
            cts.add(space.id(target), ct);
        }
        let is_complete = |op: &EntryId| !self.missing.contains_key(op);
        let mut ready: Vec<EntryId> = self.entries.keys().copied().filter(is_complete).collect();
        while let Some(op) = ready.pop() {
            let Some(entry) = self.entries.remove(&op) else {
                continue;
            };
            if let Some(of_outputs) = cts.of_outputs(&entry) {
                let wants: Vec<bool> = entry
                    .inputs
                    .iter()
                    .map(|id| cts.known.contains(id))
                    .collect();
                let of_inputs = (entry.backward)(&of_outputs, &wants)?;
                for (&input, ct) in entry.inputs.iter().zip(of_inputs) {
                    if let Some(ct) = ct {
                        cts.add(input, || ct);
                    }
                }
            }
            ready.extend(self.release(&entry));
        }
        Ok(sources.into_iter().map(|id| cts.sum(id)).collect())
    }

    /// An entry has been taken: what becomes ready. It counts whether it had a cotangent or not, or what comes before it
    /// would wait for ever.
    fn release(&mut self, entry: &Entry<V>) -> Vec<EntryId> {
        let mut ready = vec![];
        for input in &entry.inputs {
            let Some(usage) = self.usage.get_mut(input) else {
                continue;
            };
            *usage -= 1;
            if *usage > 0 {
                continue;
            }
            let producer = self.producers.get(input);
            if let Some(op) = producer
                && let Some(missing) = self.missing.get_mut(op)
            {
                *missing -= 1;
                if *missing == 0 {
                    ready.push(*op);
                }
            }
        }
        ready
    }
}

impl<V: VSpace> fmt::Debug for Prepared<V> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "Prepared({} operations)", self.entries.len())
    }
}

/// The cotangents that have come so far.
struct Cotangents<'s, V: VSpace> {
    space: &'s V,
    /// The tensors that can have one, between the sources and the targets.
    known: OrderedSet<TensorId>,
    /// The sources, whose cotangents stay.
    kept: OrderedSet<TensorId>,
    slots: OrderedMap<TensorId, Vec<V::Tensor>>,
    /// How many elements a tensor has, once that has been asked.
    sizes: OrderedMap<TensorId, usize>,
}

impl<V: VSpace> Cotangents<'_, V> {
    /// The cotangent of each output of an entry, with zeros where the rule must see them; nothing if there is none at all.
    fn of_outputs(&mut self, entry: &Entry<V>) -> Option<Vec<Option<V::Tensor>>> {
        let ids = entry.outputs.iter().map(|output| output.0);
        let mut cts: Vec<Option<V::Tensor>> = ids.map(|id| self.sum(id)).collect();
        if cts.iter().all(Option::is_none) {
            return None;
        }
        let mut cached: Option<(&V::Form, V::Tensor)> = None;
        for (i, (ct, (_, form))) in cts.iter_mut().zip(&entry.outputs).enumerate() {
            if ct.is_some() || entry.accepts_none.contains(&i) {
                continue;
            }
            let again = cached.take().filter(|(of, _)| *of == form);
            let (_, zeros) = cached.insert(again.unwrap_or_else(|| (form, self.space.zeros(form))));
            *ct = Some(zeros.clone());
        }
        Some(cts)
    }

    /// The cotangent of a tensor, which is complete. That of a source stays, to be asked for again.
    fn sum(&mut self, id: TensorId) -> Option<V::Tensor> {
        let mut slot = self.slots.remove(&id)?;
        let sum = match slot.len() {
            0 | 1 => slot.pop()?,
            _ => self.space.aggregate(slot),
        };
        if self.kept.contains(&id) {
            self.slots.insert(id, vec![sum.clone()]);
        }
        Some(sum)
    }

    /// Adds a contribution, unless the tape does not know the tensor: operations on it that were not recorded would be
    /// missing in the sum. Many large ones are summed at once, so that they do not take memory until all are there.
    fn add(&mut self, id: TensorId, ct: impl FnOnce() -> V::Tensor) {
        if !self.known.contains(&id) {
            return;
        }
        let slot = self.slots.entry(id).or_default();
        slot.push(ct());
        if slot.len() < MIN_AGGREGATE_COUNT {
            return;
        }
        let size = *self
            .sizes
            .entry(id)
            .or_insert_with(|| self.space.num_elements(&slot[0]));
        if slot.len() * size * size_of::<f32>() > MIN_AGGREGATE_BYTES {
            let sum = self.space.aggregate(std::mem::take(slot));
            slot.push(sum);
        }
    }
}
