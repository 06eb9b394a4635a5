//! What a loop of which a few states are kept takes: how large a state is, how many fit, and how many trips are run again.

use crate::binomial::{slots_in_bytes, trips_run_again};

/// What the way back of a loop with `#[checkpoint(..)]` takes, known before it runs.
///
/// Beside it there are a few states more: the first one, the one under way and its cotangent; and what a trip keeps while it is undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// How many states are in memory at most.
    pub states: usize,
    /// Their size in bytes.
    pub memory: u128,
    /// How many bytes of states are in a file.
    pub disk: u128,
    /// How many trips the way back runs again, in all. The forward run is not among them.
    pub trips_run_again: u128,
}

/// What `#[checkpoint(slots = slots)]` takes for so many trips, if a state has so many bytes. The trips that are run again are as few as there can be
/// (see [`trips_run_again`]).
///
/// ```
/// # mod grads { pub mod checkpoint { pub use grad_core::checkpoint::cost; } }
/// use grads::checkpoint::cost;
///
/// // 100,000 steps of a state of a million numbers, 32 of which are kept
/// let cost = cost(100_000, 32, 8_000_000);
/// assert_eq!((cost.states, cost.memory, cost.disk), (32, 256_000_000, 0));
/// assert_eq!(cost.trips_run_again, 433_960);
/// ```
#[must_use]
pub fn cost(trips: usize, slots: usize, bytes_of_state: usize) -> Cost {
    let states = slots.max(1).min(trips);
    Cost {
        states,
        memory: states as u128 * bytes_of_state as u128,
        disk: 0,
        trips_run_again: trips_run_again(trips, slots),
    }
}

/// What `#[checkpoint(memory = bytes)]` takes: as [`cost`], with as many slots as states fit into so many bytes, but one at least.
///
/// ```
/// # mod grads { pub mod checkpoint { pub use grad_core::checkpoint::{cost, cost_in_memory}; } }
/// use grads::checkpoint::{cost, cost_in_memory};
///
/// assert_eq!(cost_in_memory(100_000, 256 << 20, 8_000_000), cost(100_000, 33, 8_000_000));
/// ```
#[must_use]
pub fn cost_in_memory(trips: usize, bytes: usize, bytes_of_state: usize) -> Cost {
    cost(
        trips,
        slots_in_bytes(&bytes, &bytes_of_state),
        bytes_of_state,
    )
}

/// What `#[checkpoint(every, slots = slots, disk = path)]` takes: the state after `every` trips goes to the file, and of those between two of these
/// as many as there are slots stand in memory.
///
/// ```
/// # mod grads { pub mod checkpoint { pub use grad_core::checkpoint::cost_on_disk; } }
/// use grads::checkpoint::cost_on_disk;
///
/// // each block of 500 steps is run again three times, but for a few steps; 1.6 GB are written
/// let cost = cost_on_disk(100_000, 500, 32, 8_000_000);
/// assert_eq!((cost.memory, cost.disk), (256_000_000, 1_600_000_000));
/// assert_eq!(cost.trips_run_again, 293_000);
/// ```
#[must_use]
pub fn cost_on_disk(trips: usize, every: usize, slots: usize, bytes_of_state: usize) -> Cost {
    let (every, all) = (every.max(1), slots.saturating_add(1));
    let (blocks, rest) = (trips / every, trips % every);
    // the forward run leaves nothing but the start of a block, unless it ends in it; so the block is run once more
    let block = trips_run_again(every - 1, all) + every as u128;
    let states = slots.min(every.min(trips).saturating_sub(1));
    Cost {
        states,
        memory: states as u128 * bytes_of_state as u128,
        disk: trips.div_ceil(every) as u128 * bytes_of_state as u128,
        trips_run_again: blocks as u128 * block + trips_run_again(rest, all),
    }
}

/// How many bytes a value of a type of one's own takes, with what it owns elsewhere. `#[checkpoint(memory = ..)]` asks it of the states of its
/// loop. Numbers, `Copy` types, and vectors, arrays, options and boxes of these need no such impl.
///
/// ```
/// # mod grads { pub mod checkpoint { pub use grad_core::checkpoint::{StateBytes, bytes_of}; } }
/// use grads::checkpoint::{StateBytes, bytes_of};
///
/// struct Fluid {
///     speed: Vec<[f64; 2]>,
///     time: f64,
/// }
///
/// impl StateBytes for Fluid {
///     fn state_bytes(&self) -> usize {
///         bytes_of(&self.speed) + bytes_of(&self.time)
///     }
/// }
///
/// let fluid = Fluid { speed: vec![[0.0; 2]; 100], time: 0.0 };
/// assert_eq!(bytes_of(&fluid), 1_600 + size_of::<Vec<[f64; 2]>>() + 8);
/// ```
pub trait StateBytes {
    /// All of its bytes.
    fn state_bytes(&self) -> usize;
}

/// What says how many bytes a value takes. `How` tells apart why that is known, so that rustc chooses.
#[diagnostic::on_unimplemented(
    message = "how many bytes of memory a value of type `{Self}` takes is not known",
    label = "a state of this loop holds such a value, and its memory is bounded",
    note = "write `impl grads::checkpoint::StateBytes for` the type, or bound the number of states: `#[checkpoint(slots = k)]`"
)]
pub trait Measured<How> {
    /// All of its bytes.
    fn measured(&self) -> usize;
}

/// It owns nothing elsewhere.
pub enum Plain {}
/// Its elements are what `How` says.
pub struct Heap<How>(std::marker::PhantomData<How>);
/// A type of the user's.
pub enum Users {}

#[diagnostic::do_not_recommend]
impl<T: Copy> Measured<Plain> for T {
    #[inline]
    fn measured(&self) -> usize {
        size_of::<T>()
    }
}

#[diagnostic::do_not_recommend]
impl<T: StateBytes> Measured<Users> for T {
    fn measured(&self) -> usize {
        self.state_bytes()
    }
}

#[diagnostic::do_not_recommend]
impl<T: Measured<How>, How> Measured<Heap<How>> for [T] {
    fn measured(&self) -> usize {
        self.iter().map(T::measured).sum()
    }
}

#[diagnostic::do_not_recommend]
impl<T: Measured<How>, How> Measured<Heap<How>> for Vec<T> {
    fn measured(&self) -> usize {
        size_of::<Self>() + self[..].measured()
    }
}

#[diagnostic::do_not_recommend]
impl<T: Measured<Heap<How>>, How, const N: usize> Measured<Heap<Heap<How>>> for [T; N] {
    fn measured(&self) -> usize {
        self.iter().map(T::measured).sum()
    }
}

#[diagnostic::do_not_recommend]
impl<T: Measured<Heap<How>>, How> Measured<Heap<Heap<How>>> for Option<T> {
    fn measured(&self) -> usize {
        let here = self.as_ref().map_or(0, T::measured);
        here.max(size_of::<Self>())
    }
}

#[diagnostic::do_not_recommend]
impl<T: Measured<How>, How> Measured<Heap<How>> for Box<T> {
    fn measured(&self) -> usize {
        size_of::<Self>() + T::measured(self)
    }
}

#[diagnostic::do_not_recommend]
impl Measured<Heap<Plain>> for String {
    fn measured(&self) -> usize {
        size_of::<Self>() + self.len()
    }
}

/// How many bytes a value takes: its own, and those that it owns elsewhere. Linear in the number of values in it that own something; of a vector of
/// numbers the optimiser makes a multiplication.
///
/// ```
/// # mod grads { pub mod checkpoint { pub use grad_core::checkpoint::bytes_of; } }
/// use grads::checkpoint::bytes_of;
///
/// assert_eq!(bytes_of(&[1.0, 2.0]), 16);
/// assert_eq!(bytes_of(&vec![1.0f32; 1000]), 4000 + size_of::<Vec<f32>>());
/// ```
#[must_use]
pub fn bytes_of<T: Measured<How> + ?Sized, How>(value: &T) -> usize {
    value.measured()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How few trips can be run again, and with how many slots: all trips one after the other, for each number of trips before it.
    fn least(most_trips: usize, most_slots: usize) -> Vec<Vec<u128>> {
        let mut least = vec![vec![0; most_trips + 2]; most_slots + 1];
        for trips in 0..most_trips + 2 {
            least[1][trips] = (trips * trips.saturating_sub(1) / 2) as u128;
            for slots in 2..=most_slots {
                let first_at =
                    |at: usize| at as u128 + least[slots - 1][trips - at] + least[slots][at];
                least[slots][trips] = (1..trips).map(first_at).min().unwrap_or(0);
            }
        }
        least
    }

    #[test]
    fn the_cost_is_that_of_the_best_schedule() {
        for (slots, least) in least(300, 20).iter().enumerate().skip(1) {
            for trips in 0..=300 {
                let cost = cost(trips, slots, 24);
                // what comes behind the loop is undone before its last trip
                assert_eq!(cost.trips_run_again, least[trips + 1], "{trips} {slots}");
                assert_eq!(cost.states, slots.min(trips));
                assert_eq!(cost.memory, 24 * cost.states as u128);
            }
        }
    }

    #[test]
    fn values_are_measured_with_what_they_own() {
        let vec = size_of::<Vec<f64>>();
        assert_eq!(bytes_of(&(1.0, 2u8)), 16);
        assert_eq!(bytes_of(&vec![vec![1.0; 3]; 2]), vec + 2 * (vec + 24));
        assert_eq!(bytes_of(&[vec![1u8; 3], vec![]]), 2 * vec + 3);
        assert_eq!(bytes_of(&Some(Box::new([0.0; 4]))), 8 + 32);
        assert_eq!(bytes_of(&[1.0, 2.0][..]), 16);
        assert_eq!(bytes_of(&Some(vec![1.0])), vec + 8);
        assert_eq!(bytes_of(&None::<Vec<f64>>), vec);
        assert_eq!(bytes_of(&"abc".to_string()), vec + 3);
    }
}
