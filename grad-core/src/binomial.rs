//! Which states of a loop are kept in a few slots, so that its trips are run again as seldom as can be: binomial checkpointing,
//! by the schedule of *revolve* (Griewank and Walther, ACM Transactions on Mathematical Software 26, 2000).
//!
//! With `s` slots and no trip run again more than `r` times, `C(s + r, s)` trips can be undone. So from a state that is kept, the
//! next one to be kept is as far away as the trips up to it can be undone with the same slots and one time less, and those behind
//! it with one slot less.

/// Where the next state is kept, if one is kept at `at` and trip `last` is to be undone first: `last`, or a later one, if none is.
/// Of `slots` slots so many are `used`.
#[must_use]
pub fn next_snapshot(at: &usize, last: &usize, slots: &usize, used: &usize) -> usize {
    let trips = last.saturating_sub(*at).saturating_add(1);
    at.saturating_add(step(trips, slots.saturating_sub(*used)))
}

/// How many of `trips` trips there are up to the next state that is kept, if so many slots are `free` after the first state.
fn step(trips: usize, free: usize) -> usize {
    if trips < 2 || free == 0 {
        return trips;
    }
    let (trips, slots) = (trips as u128, free as u128 + 1);
    let (times, undone) = times(trips, slots);
    // those that one slot less can undo as often
    let behind = undone * slots / (slots + times - 1);
    usize::try_from(undone.min(trips - behind)).expect("less than the trips")
}

/// How often a trip must be run at most, before it is undone, to undo two trips or more; and how many can be undone at one time less.
fn times(trips: u128, slots: u128) -> (u128, u128) {
    let (mut times, mut undone) = (1, 1);
    loop {
        // C(slots + times, times)
        let more = undone * (slots + times) / times;
        if more >= trips {
            return (times, undone);
        }
        (times, undone) = (times + 1, more);
    }
}

/// How many trips of a loop with `#[checkpoint(slots = ..)]` the way back runs again, in all: the least number that there can be.
///
/// The loop runs once, forward, and keeps at most `slots` of the states that its trips start from, the first one among them. Each
/// trip is run again when it is undone, and those that lead to it from a kept state as often as it takes: with `r` the least number for which
/// `trips < C(slots + r, r)`, the sum is `r (trips + 1) - C(slots + r, r - 1)`.
///
/// ```
/// # mod grads { pub use grad_core::binomial::trips_run_again; }
/// use grads::trips_run_again;
///
/// // each state has a slot: every trip is run again once
/// assert_eq!(trips_run_again(100, 100), 100);
/// // with a tenth of the slots, not even three times
/// assert_eq!(trips_run_again(100, 10), 225);
/// // a million steps with 100 states in memory
/// assert_eq!(trips_run_again(1_000_000, 100), 3_817_900);
/// ```
#[must_use]
pub fn trips_run_again(trips: usize, slots: usize) -> u128 {
    let (trips, slots) = (trips as u128 + 1, slots.max(1) as u128);
    if trips < 2 {
        return 0;
    }
    let (times, undone) = times(trips, slots);
    // C(slots + times, times - 1)
    let saved = undone * (slots + times) / (slots + 1);
    times * trips - saved
}

/// How many states of `size` bytes fit into so many bytes, but one at least.
#[must_use]
pub fn slots_in_bytes(bytes: &usize, size: &usize) -> usize {
    (bytes / (*size).max(1)).max(1)
}

#[cfg(test)]
mod tests {
    use super::{next_snapshot, slots_in_bytes, trips_run_again};

    const TRIPS: usize = 300;
    const SLOTS: usize = 20;

    /// The trips that are run again if the states are kept that `next_snapshot` says, and how many are kept at most.
    fn played(trips: usize, slots: usize) -> (u128, usize) {
        let (mut kept, mut again, mut most) = (vec![0], 0, 1);
        let mut forward = |kept: &mut Vec<usize>, from: usize, to: usize, last: usize| {
            let mut next = next_snapshot(&from, &last, &slots, &kept.len());
            for trip in from..to {
                if trip == next {
                    kept.push(trip);
                    next = next_snapshot(&trip, &last, &slots, &kept.len());
                }
            }
            most = most.max(kept.len());
        };
        forward(&mut kept, 0, trips, trips);
        for trip in (0..trips).rev() {
            kept.retain(|at| *at <= trip);
            let from = kept[kept.len() - 1];
            again += (trip - from) as u128 + 1;
            forward(&mut kept, from, trip, trip);
        }
        (again, most)
    }

    /// The least number of trips that are run to undo so many, the last of which is not run before it is undone.
    fn least() -> Vec<Vec<u128>> {
        let mut least = vec![vec![0; TRIPS + 2]; SLOTS + 1];
        for trips in 0..TRIPS + 2 {
            least[1][trips] = (trips * trips.saturating_sub(1) / 2) as u128;
            for slots in 2..=SLOTS {
                let at = |m: usize| m as u128 + least[slots - 1][trips - m] + least[slots][m];
                least[slots][trips] = (1..trips).map(at).min().unwrap_or(0);
            }
        }
        least
    }

    #[test]
    fn no_schedule_runs_fewer_trips_again() {
        for (slots, least) in least().iter().enumerate().skip(1) {
            for trips in 0..=TRIPS {
                let (again, most) = played(trips, slots);
                // what comes after the loop is undone first, without being run again
                assert_eq!(again, least[trips + 1], "{trips} trips, {slots} slots");
                assert_eq!(
                    again,
                    trips_run_again(trips, slots),
                    "{trips} trips, {slots} slots"
                );
                assert!(most <= slots.max(1));
            }
        }
    }

    #[test]
    fn what_is_known_of_revolve() {
        let ratio = trips_run_again(81_912, 286) as f64 / 81_912.0;
        assert!((ratio - 2.49).abs() < 0.005, "{ratio}");
    }

    #[test]
    fn there_is_always_one_slot() {
        assert_eq!(slots_in_bytes(&100, &30), 3);
        assert_eq!(slots_in_bytes(&10, &30), 1);
        assert_eq!(slots_in_bytes(&10, &0), 10);
    }

    #[test]
    fn as_many_as_there_are() {
        assert_eq!(trips_run_again(usize::MAX, usize::MAX), usize::MAX as u128);
        assert_eq!(next_snapshot(&0, &usize::MAX, &usize::MAX, &0), 1);
        assert_eq!(next_snapshot(&3, &0, &5, &9), 4);
    }
}
