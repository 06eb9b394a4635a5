//! What messages cost, and what ranks wait for each other: every rank has a clock, and each round of an operation moves it on.

/// A network, in the terms of R. Thakur, R. Rabenseifner and W. Gropp, Optimization of Collective Communication Operations in MPICH, International Journal of
/// High Performance Computing Applications 19, 49 (2005): a message of `n` bytes takes `latency + n * per_byte`, and adding `n` bytes up `n * adding`.
#[derive(Clone, Copy, Debug)]
pub struct Network {
    pub latency: f64,
    pub per_byte: f64,
    pub adding: f64,
}

/// The order of what D. De Sensi and others measured on HPE Slingshot with network cards of 100 Gb/s (An In-Depth Analysis of the Slingshot Interconnect, SC20,
/// arXiv:2008.08886), rounded: 2 µs from process to process, 12.5 GB/s. Adding up is bound by memory: 10 GB/s.
pub const SLINGSHOT: Network = Network {
    latency: 2e-6,
    per_byte: 1.0 / 12.5e9,
    adding: 1.0 / 10e9,
};

/// Ethernet of a rack without remote memory access, in the order of what is usual: 30 µs, 10 Gb/s.
pub const ETHERNET: Network = Network {
    latency: 30e-6,
    per_byte: 1.0 / 1.25e9,
    adding: 1.0 / 10e9,
};

/// How a sum over all ranks is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sum {
    /// Up a binary tree and down again, as `grads-mpi` does: all bytes in each of `2 lg p` rounds. One order for a number of ranks.
    Tree,
    /// Halves, quarters, .. are added up, then gathered (Rabenseifner): `2 lg p` rounds, but about twice the bytes in all.
    Halving,
}

impl Sum {
    pub fn name(self) -> &'static str {
        match self {
            Sum::Tree => "tree",
            Sum::Halving => "halving",
        }
    }
}

/// The time at which each rank goes on.
pub type Clocks = Vec<f64>;

impl Network {
    fn message(&self, bytes: f64) -> f64 {
        self.latency + bytes * self.per_byte
    }

    /// A sum of so many bytes over all ranks, which meet in it at their own times.
    pub fn all_reduce(&self, clocks: &mut Clocks, bytes: f64, how: Sum) {
        match how {
            Sum::Tree => self.tree(clocks, bytes),
            Sum::Halving => self.halving(clocks, bytes),
        }
    }

    fn tree(&self, clocks: &mut Clocks, bytes: f64) {
        let (ranks, mut step) = (clocks.len(), 1);
        while step < ranks {
            for rank in (0..ranks - step).step_by(2 * step) {
                let received = clocks[rank + step] + self.message(bytes);
                clocks[rank] = clocks[rank].max(received) + bytes * self.adding;
            }
            step *= 2;
        }
        while step > 1 {
            step /= 2;
            for rank in (0..ranks - step).step_by(2 * step) {
                // the one who sends is busy for as long as the bytes take
                clocks[rank] += bytes * self.per_byte;
                clocks[rank + step] = clocks[rank] + self.latency;
            }
        }
    }

    fn halving(&self, clocks: &mut Clocks, bytes: f64) {
        let ranks = clocks.len();
        let half = ranks.next_power_of_two() / if ranks.is_power_of_two() { 1 } else { 2 };
        // those beyond the power of two hand theirs to a neighbour
        for rank in half..ranks {
            let received = clocks[rank] + self.message(bytes);
            clocks[rank - half] = clocks[rank - half].max(received) + bytes * self.adding;
        }
        let rounds = half.trailing_zeros();
        let sizes = (1..=rounds).map(|round| bytes / f64::from(1 << round));
        for (round, size) in sizes.clone().enumerate() {
            self.exchange(
                &mut clocks[..half],
                1 << round,
                self.message(size) + size * self.adding,
            );
        }
        for (round, size) in sizes.enumerate().collect::<Vec<_>>().into_iter().rev() {
            self.exchange(&mut clocks[..half], 1 << round, self.message(size));
        }
        for rank in half..ranks {
            clocks[rank] = clocks[rank - half] + self.message(bytes);
        }
    }

    /// Each rank exchanges something with the one at this distance.
    fn exchange(&self, clocks: &mut [f64], distance: usize, time: f64) {
        for rank in 0..clocks.len() {
            if let Some(other) = Some(rank ^ distance).filter(|other| *other > rank) {
                let both = clocks[rank].max(clocks[other]) + time;
                (clocks[rank], clocks[other]) = (both, both);
            }
        }
    }

    /// Each rank of a three-dimensional grid exchanges so many bytes with each of six neighbours, at the same time in all directions; the grid is closed to a torus.
    pub fn neighbours(&self, clocks: &mut Clocks, bytes: f64) {
        let ranks = clocks.len();
        let side = (ranks as f64).cbrt().round().max(1.0) as usize;
        let before = clocks.clone();
        for (rank, clock) in clocks.iter_mut().enumerate() {
            for distance in [1, side, side * side].map(|d| d % ranks) {
                let pair = [(rank + distance) % ranks, (rank + ranks - distance) % ranks];
                let latest = pair
                    .map(|other| before[other])
                    .into_iter()
                    .fold(*clock, f64::max);
                *clock = latest.max(*clock);
            }
            if ranks > 1 {
                *clock += self.latency + 6.0 * bytes * self.per_byte;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Without other delays the clocks say what the formulas of Thakur, Rabenseifner and Gropp do.
    #[test]
    fn sums_take_what_the_formulas_say() {
        let (net, bytes) = (SLINGSHOT, 8e6);
        for lg in 1..12 {
            let ranks = 1usize << lg;
            let mut clocks = vec![0.0; ranks];
            net.all_reduce(&mut clocks, bytes, Sum::Halving);
            let share = (ranks - 1) as f64 / ranks as f64;
            let expected = 2.0 * f64::from(lg) * net.latency
                + share * bytes * (2.0 * net.per_byte + net.adding);
            assert!((clocks[0] / expected - 1.0).abs() < 1e-12);

            let mut clocks = vec![0.0; ranks];
            net.all_reduce(&mut clocks, bytes, Sum::Tree);
            let last = clocks.iter().fold(0.0, |m: f64, c| m.max(*c));
            let expected = f64::from(lg) * (2.0 * net.message(bytes) + bytes * net.adding);
            assert!((last / expected - 1.0).abs() < 1e-12);
        }
    }

    #[test]
    fn one_rank_waits_for_nobody() {
        for how in [Sum::Tree, Sum::Halving] {
            let mut clocks = vec![1.0];
            SLINGSHOT.all_reduce(&mut clocks, 8e6, how);
            SLINGSHOT.neighbours(&mut clocks, 8e6);
            assert_eq!(clocks, [1.0]);
        }
    }

    #[test]
    fn all_wait_for_the_last_one() {
        for how in [Sum::Tree, Sum::Halving] {
            let mut clocks = vec![0.0; 13];
            clocks[9] = 5.0;
            SLINGSHOT.all_reduce(&mut clocks, 8.0, how);
            assert!(clocks.iter().all(|c| *c > 5.0), "{how:?}");
        }
    }
}
