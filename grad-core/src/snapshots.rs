//! The states that the forward run of a loop leaves for its way back, in a few slots.
//!
//! The way back takes them: from then on they are its own, and it puts others in their slots. A pullback may be called again, and from
//! several threads: who finds none starts from the first state of the loop.

use std::sync::{Mutex, PoisonError};

/// States, in the order in which they were kept.
pub struct Snapshots<T>(Mutex<Vec<T>>);

/// None yet.
#[must_use]
pub fn snapshots<T>() -> Snapshots<T> {
    Snapshots(Mutex::new(vec![]))
}

impl<T> Snapshots<T> {
    /// Keeps one more.
    pub fn push(&mut self, state: T) {
        self.all().push(state);
    }
    /// How many there are.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "only generated code asks")]
    pub fn len(&mut self) -> usize {
        self.all().len()
    }
    fn all(&mut self) -> &mut Vec<T> {
        self.0.get_mut().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Takes all that there are `from` a forward run, behind those that are the way back's own.
pub fn take_snapshots<T>(own: &mut Vec<T>, from: &Snapshots<T>) {
    own.append(&mut from.0.lock().unwrap_or_else(PoisonError::into_inner));
}

#[cfg(test)]
mod tests {
    use super::{snapshots, take_snapshots};

    #[test]
    fn what_is_taken_is_gone() {
        let mut left = snapshots();
        left.push(2);
        left.push(3);
        assert_eq!(left.len(), 2);
        let mut own = vec![1];
        take_snapshots(&mut own, &left);
        assert_eq!(own, [1, 2, 3]);
        take_snapshots(&mut own, &left);
        assert_eq!((own.len(), left.len()), (3, 0));
    }
}
