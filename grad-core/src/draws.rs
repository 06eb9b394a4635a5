//! What opaque expressions gave, kept for when a loop is run again on the way back: a random number is drawn once.
//!
//! A loop whose trips call functions records, trip by trip, the values of the opaque expressions that those functions
//! evaluate; where the trip is run again, they get the recorded values instead.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::marker::PhantomData;
use std::sync::Arc;

type Value = Arc<dyn Any + Send + Sync>;
/// What was drawn in which trip.
type Entry = (usize, Value);

thread_local! {
    /// How many loops are recorded.
    static RECORDED: Cell<usize> = const { Cell::new(0) };
    /// What was drawn since the outermost of them began.
    static LOG: RefCell<Vec<Value>> = const { RefCell::new(Vec::new()) };
    /// How much that is: all that a trip without draws has to look at.
    static DRAWN: Cell<usize> = const { Cell::new(0) };
    static REPLAYED: RefCell<Vec<Replayed>> = const { RefCell::new(Vec::new()) };
    /// How many loops are recorded or replayed; mostly none.
    static BUSY: Cell<usize> = const { Cell::new(0) };
}

struct Replayed {
    entries: Arc<Vec<Entry>>,
    next: usize,
    end: usize,
}

/// What is recorded in one run of a function. Its numbers stay in registers as long as nothing is drawn.
#[derive(Default)]
pub struct Recorder {
    trip: Cell<usize>,
    /// How much of the log has been looked at.
    seen: Cell<usize>,
    entries: Cell<Vec<Entry>>,
}

impl Recorder {
    /// Records as long as the guard lives.
    #[inline]
    #[must_use]
    pub fn record(&self) -> RecordGuard<'_> {
        RECORDED.set(RECORDED.get() + 1);
        BUSY.set(BUSY.get() + 1);
        self.seen.set(DRAWN.get());
        RecordGuard(self)
    }
    /// A trip begins.
    #[inline]
    pub fn trip(&self) {
        self.look();
        self.trip.set(self.trip.get() + 1);
    }
    /// Takes down what the trip has drawn.
    #[inline]
    fn look(&self) {
        if DRAWN.get() != self.seen.get() {
            let entries = noted(self.entries.take(), self.trip.get(), self.seen.get());
            self.entries.set(entries);
            self.seen.set(DRAWN.get());
        }
    }
    /// Goes on with what parts of a loop have recorded, one after the other.
    #[cfg(feature = "rayon")]
    pub fn go_on_with(&self, parts: Draws) {
        let before = self.trip.get();
        let mut all = self.entries.take();
        let entries = parts.entries.iter().flat_map(|entries| entries.iter());
        all.extend(entries.map(|(trip, value)| (before + trip, value.clone())));
        self.entries.set(all);
        self.trip.set(before + parts.trips);
    }
    /// What was recorded.
    #[inline]
    pub fn finish(self) -> Draws {
        let entries = self.entries.into_inner();
        Draws {
            trips: self.trip.get(),
            entries: (!entries.is_empty()).then(|| Arc::new(entries)),
        }
    }
}

/// The entries, and behind them what the log has from `seen` on.
#[cold]
#[inline(never)]
fn noted(mut entries: Vec<Entry>, trip: usize, seen: usize) -> Vec<Entry> {
    LOG.with_borrow(|log| entries.extend(log[seen..].iter().map(|value| (trip, value.clone()))));
    entries
}

/// Ends a recording.
pub struct RecordGuard<'a>(&'a Recorder);

impl Drop for RecordGuard<'_> {
    #[inline]
    fn drop(&mut self) {
        self.0.look();
        BUSY.set(BUSY.get() - 1);
        RECORDED.set(RECORDED.get() - 1);
        if RECORDED.get() == 0 && DRAWN.get() != 0 {
            forget_log();
        }
    }
}

#[cold]
#[inline(never)]
fn forget_log() {
    DRAWN.set(0);
    LOG.take();
}

/// Whether this thread records or replays.
#[cfg(feature = "rayon")]
pub(crate) fn is_busy() -> bool {
    BUSY.get() > 0
}

/// As long as it lives, what this thread runs is not part of what it records and replays: a worker that waits for one part may run another.
#[cfg(feature = "rayon")]
pub(crate) fn apart() -> Apart {
    Apart {
        counts: [BUSY.take(), RECORDED.take(), DRAWN.take()],
        log: LOG.take(),
        replayed: REPLAYED.take(),
    }
}

#[cfg(feature = "rayon")]
pub(crate) struct Apart {
    counts: [usize; 3],
    log: Vec<Value>,
    replayed: Vec<Replayed>,
}

#[cfg(feature = "rayon")]
impl Drop for Apart {
    fn drop(&mut self) {
        let [busy, recorded, drawn] = self.counts;
        BUSY.set(busy);
        RECORDED.set(recorded);
        DRAWN.set(drawn);
        LOG.set(std::mem::take(&mut self.log));
        REPLAYED.set(std::mem::take(&mut self.replayed));
    }
}

/// What opaque expressions gave in the trips of the loops of one run of a function.
pub struct Draws {
    trips: usize,
    /// If there is anything.
    entries: Option<Arc<Vec<Entry>>>,
}

impl Draws {
    /// Begins a way back.
    #[inline]
    pub fn replay(&self) -> Replay {
        Replay {
            trip: self.trips + 1,
            end: self.entries.as_ref().map_or(0, |entries| entries.len()),
            entries: self.entries.clone(),
        }
    }
}

/// A way back, which runs the trips again from the last to the first, and perhaps earlier ones in between.
pub struct Replay {
    trip: usize,
    end: usize,
    entries: Option<Arc<Vec<Entry>>>,
}

impl Replay {
    /// The trip before is run again as long as the guard lives.
    #[inline]
    #[must_use]
    pub fn previous(&mut self) -> Option<ReplayGuard> {
        let entries = self.entries.as_ref()?;
        self.trip -= 1;
        let end = self.end;
        self.end = start_of(entries, self.trip, end);
        Some(again(entries.clone(), self.end, end))
    }
    /// The trip so many before that one is run again as long as the guard lives.
    #[inline]
    #[must_use]
    pub fn before(&self, trips: usize) -> Option<ReplayGuard> {
        let entries = self.entries.as_ref()?;
        let trip = self.trip - trips;
        let end = start_of(entries, trip + 1, self.end);
        Some(again(entries.clone(), start_of(entries, trip, end), end))
    }
    /// The way back of the trips up to that which is so many before the last.
    #[cfg(feature = "rayon")]
    #[must_use]
    pub fn up_to(&self, trips: usize) -> Replay {
        let Some(entries) = &self.entries else {
            return Replay {
                entries: None,
                ..*self
            };
        };
        let trip = self.trip - trips;
        Replay {
            trip,
            end: start_of(entries, trip, self.end),
            entries: Some(entries.clone()),
        }
    }
}

/// Where what is recorded of a trip begins, of those that have not been undone.
#[cold]
#[inline(never)]
fn start_of(entries: &[Entry], trip: usize, end: usize) -> usize {
    entries[..end].partition_point(|(of, _)| *of < trip)
}

#[cold]
#[inline(never)]
fn again(entries: Arc<Vec<Entry>>, next: usize, end: usize) -> ReplayGuard {
    let replayed = Replayed { entries, next, end };
    REPLAYED.with_borrow_mut(|all| all.push(replayed));
    BUSY.set(BUSY.get() + 1);
    ReplayGuard(())
}

/// Ends the second run of a trip.
pub struct ReplayGuard(());

impl Drop for ReplayGuard {
    fn drop(&mut self) {
        REPLAYED.with_borrow_mut(Vec::pop);
        BUSY.set(BUSY.get() - 1);
    }
}

/// An opaque expression that has not been evaluated yet.
pub struct Drawn<F, T>(F, PhantomData<fn() -> T>);

/// An opaque expression.
#[inline]
pub fn drawn<T, F: FnOnce() -> T>(evaluate: F) -> Drawn<F, T> {
    Drawn(evaluate, PhantomData)
}

impl<T: Kept, F: FnOnce() -> T> Drawn<F, T> {
    /// Its value: the recorded one where it is run again.
    ///
    /// # Panics
    /// If what is run again goes another way than it went the first time.
    #[inline]
    pub fn value(self) -> T {
        match BUSY.get() {
            0 => self.0(),
            _ => self.recorded(),
        }
    }

    #[cold]
    #[inline(never)]
    fn recorded(self) -> T {
        let value = match replayed() {
            Some(value) => value,
            None => self.0(),
        };
        if RECORDED.get() > 0 {
            LOG.with_borrow_mut(|log| log.push(Arc::new(value.clone())));
            DRAWN.set(DRAWN.get() + 1);
        }
        value
    }
}

fn replayed<T: Kept>() -> Option<T> {
    REPLAYED.with_borrow_mut(|all| {
        let last = all.last_mut()?;
        if last.next == last.end {
            return None;
        }
        let (_, value) = &last.entries[last.next];
        last.next += 1;
        let value = value.downcast_ref::<T>();
        Some(
            value
                .expect("a loop that is run again takes the way that it took the first time")
                .clone(),
        )
    })
}

/// What a recording does not keep: references, types of the user's. Such an expression is evaluated again.
pub trait NotKept<T> {
    /// Its value.
    fn value(self) -> T;
}

impl<T, F: FnOnce() -> T> NotKept<T> for Drawn<F, T> {
    #[inline]
    fn value(self) -> T {
        self.0()
    }
}

/// What a recording keeps: numbers, and arrays, tuples and options of them.
pub trait Kept: Clone + Send + Sync + 'static {}

macro_rules! kept {
    ($($ty:ty),*) => { $(impl Kept for $ty {})* };
}
kept!(f32, f64, bool, char, String, ());
kept!(
    u8, u16, u32, u64, u128, usize, i8, i16, i32, i64, i128, isize
);

// of `parse` rustc may not know yet what it gives, but it knows how it fails
kept!(
    std::num::ParseFloatError,
    std::num::ParseIntError,
    std::num::TryFromIntError,
    std::str::ParseBoolError,
    std::char::ParseCharError
);

impl<T: Kept> Kept for Vec<T> {}
impl<T: Kept> Kept for Option<T> {}
impl<T: Kept, E: Kept> Kept for Result<T, E> {}
impl<T: Kept, const N: usize> Kept for [T; N] {}
impl<A: Kept, B: Kept> Kept for (A, B) {}
impl<A: Kept, B: Kept, C: Kept> Kept for (A, B, C) {}
impl<A: Kept, B: Kept, C: Kept, D: Kept> Kept for (A, B, C, D) {}

#[cfg(test)]
mod tests {
    use super::*;

    fn next(count: &Cell<usize>) -> usize {
        count.set(count.get() + 1);
        count.get()
    }

    #[test]
    fn trips_get_their_values_again_from_the_last_to_the_first() {
        let (count, recorder) = (Cell::new(0), Recorder::default());
        let guard = recorder.record();
        let mut seen = vec![];
        for trip in 0..3 {
            recorder.trip();
            // the second trip draws nothing
            let values = (0..2 * (1 - trip % 2)).map(|_| drawn(|| next(&count)).value());
            seen.push(values.collect::<Vec<_>>());
        }
        drop(guard);
        let draws = recorder.finish();
        for _ in 0..2 {
            let mut replay = draws.replay();
            for trip in (0..3).rev() {
                let _guard = replay.previous();
                for back in 1..=trip {
                    let _guard = replay.before(back);
                    for value in &seen[trip - back] {
                        assert_eq!(drawn(|| next(&count)).value(), *value);
                    }
                }
                for value in &seen[trip] {
                    assert_eq!(drawn(|| next(&count)).value(), *value);
                }
            }
        }
        assert_eq!(count.get(), 4);
        assert_eq!(drawn(|| next(&count)).value(), 5);
    }
}
