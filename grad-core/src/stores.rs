//! What a tape keeps that is no number: the ways back of other functions, all of one type in one vector. A place in it is a word of the
//! tape, so a call keeps nothing in a box of its own.
//!
//! The vectors are the thread's: the next tape uses them again, empty.

use std::any::{Any, TypeId};
use std::cell::RefCell;
use std::fmt;

/// How many tapes' vectors a thread holds that nobody uses.
const IDLE: usize = 16;

/// How many types there may be among those of a tape.
const TYPES: usize = 8;

/// How many bytes one of them may have room for.
const ROOM: usize = 1 << 20;

/// A vector of values of one type.
trait Store: Any + Send + Sync {
    /// Forgets all values, which may run anything. How many bytes it has room for.
    fn empty(&mut self) -> usize;
}

impl<T: Send + Sync + 'static> Store for Vec<T> {
    fn empty(&mut self) -> usize {
        self.clear();
        size_of::<T>() * self.capacity()
    }
}

/// A vector, by the type of its values.
type Typed = (TypeId, Box<dyn Store>);

thread_local! {
    static FREE: RefCell<Vec<Vec<Typed>>> = const { RefCell::new(Vec::new()) };
}

/// One vector for each type.
///
/// ```
/// use grad_core::stores::Stores;
///
/// let mut kept = Stores::default();
/// let text = kept.put(String::from("a"));
/// let number = kept.put(1.5);
/// assert_eq!((kept.get::<String>(text).as_str(), *kept.get::<f64>(number)), ("a", 1.5));
/// ```
#[derive(Default)]
pub struct Stores {
    all: Vec<Typed>,
}

impl fmt::Debug for Stores {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} types", self.all.len())
    }
}

impl Drop for Stores {
    fn drop(&mut self) {
        if !self.all.is_empty() {
            let mut all = std::mem::take(&mut self.all);
            // the values may have tapes of their own, which come here too
            all.retain_mut(|(_, store)| store.empty() <= ROOM);
            give(all);
        }
    }
}

impl Stores {
    /// Keeps a value; its place among those of its type. Amortised constant time, for few types.
    #[inline]
    pub fn put<T: Send + Sync + 'static>(&mut self, value: T) -> usize {
        let values = match find::<T>(&self.all) {
            Some(i) => &mut self.all[i],
            None => self.add::<T>(),
        };
        let values = (values.1.as_mut() as &mut dyn Any).downcast_mut::<Vec<T>>();
        let values = values.expect("a vector of that type");
        values.push(value);
        values.len() - 1
    }

    /// The value at a place.
    #[inline]
    #[must_use]
    pub fn get<T: Send + Sync + 'static>(&self, at: usize) -> &T {
        let i = find::<T>(&self.all).expect("a type of which something is kept");
        let values = (self.all[i].1.as_ref() as &dyn Any).downcast_ref::<Vec<T>>();
        &values.expect("a vector of that type")[at]
    }

    #[cold]
    #[inline(never)]
    fn add<T: Send + Sync + 'static>(&mut self) -> &mut Typed {
        if self.all.is_empty() {
            self.all = take();
        }
        let i = find::<T>(&self.all).unwrap_or_else(|| {
            self.all
                .push((TypeId::of::<T>(), Box::new(Vec::<T>::new())));
            self.all.len() - 1
        });
        &mut self.all[i]
    }
}

fn find<T: 'static>(all: &[Typed]) -> Option<usize> {
    all.iter().position(|(id, _)| *id == TypeId::of::<T>())
}

/// The empty vectors of a tape that is gone.
fn take() -> Vec<Typed> {
    let found = FREE.try_with(|free| free.borrow_mut().pop());
    found.ok().flatten().unwrap_or_default()
}

/// Gives them back. While the thread ends there is nobody to take them.
fn give(all: Vec<Typed>) {
    let _ = FREE.try_with(|free| {
        let mut free = free.borrow_mut();
        if free.len() < IDLE && all.len() <= TYPES {
            free.push(all);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    #[test]
    fn what_is_kept_is_dropped_with_the_tape() {
        let counted = Arc::new(());
        let mut kept = Stores::default();
        for _ in 0..3 {
            kept.put(Arc::clone(&counted));
        }
        assert_eq!(Arc::strong_count(&counted), 4);
        drop(kept);
        assert_eq!(Arc::strong_count(&counted), 1);
    }

    #[test]
    fn a_tape_may_be_kept_on_a_tape() {
        let mut inner = Stores::default();
        inner.put(1u8);
        let mut outer = Stores::default();
        let at = outer.put(inner);
        assert_eq!(*outer.get::<Stores>(at).get::<u8>(0), 1);
        drop(outer);
        let mut again = Stores::default();
        assert_eq!((again.put(2u8), *again.get::<u8>(0)), (0, 2));
    }
}
