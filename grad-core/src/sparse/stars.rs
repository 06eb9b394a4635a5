//! A symmetric matrix takes fewer products than it has colours of rows, for an entry is read from its row or from its column.
//!
//! Rows with a common entry differ in colour, and four in a path have three colours, so that of the two ends of each entry one is
//! the only one of its colour beside the other (Coleman and Moré, Estimation of Sparse Hessian Matrices and Graph Coloring
//! Problems, 1984; Gebremedhin, Tarafdar, Manne and Pothen, New Acyclic and Star Coloring Algorithms, 2007).

use super::lists::Lists;

/// What has no colour yet.
const NONE: usize = usize::MAX;

/// The products of a symmetric matrix, and which of their numbers its entries are.
#[derive(Clone, Debug)]
pub(crate) struct Stars {
    /// The rows that each product is the sum of.
    pub sets: Vec<Vec<usize>>,
    /// For each product the places of entries, and which of its numbers they are.
    pub reads: Vec<Vec<(usize, usize)>>,
}

impl Stars {
    /// Of a pattern that is the same by rows and by columns.
    pub fn of(rows: &Lists) -> Stars {
        let mut colours = Colours::none(rows);
        for i in largest_first(rows) {
            colours.give(i);
        }
        colours.stars()
    }
}

/// Those with most entries first.
fn largest_first(rows: &Lists) -> Vec<usize> {
    let mut order: Vec<usize> = (0..rows.len()).collect();
    order.sort_by_key(|&i| std::cmp::Reverse(rows.range(i).len()));
    order
}

/// Colours under way.
struct Colours<'a> {
    rows: &'a Lists,
    of: Vec<usize>,
    /// How many rows of each colour have an entry in common with each row, itself among them: none, one, or more.
    beside: Vec<Vec<u8>>,
    /// For which row each colour was last seen to be taken.
    taken: Vec<usize>,
}

impl Colours<'_> {
    fn none(rows: &Lists) -> Colours<'_> {
        Colours {
            rows,
            of: vec![NONE; rows.len()],
            beside: vec![vec![]; rows.len()],
            taken: vec![],
        }
    }

    fn count(&self, row: usize, colour: usize) -> u8 {
        self.beside[row].get(colour).copied().unwrap_or(0)
    }

    /// The first colour that row `i` may have. Takes the time of all pairs of entries in a row with it.
    fn give(&mut self, i: usize) {
        let rows = self.rows;
        for &j in rows.get(i).iter().filter(|&&j| j != i) {
            self.take(j, i);
            for &k in rows.get(j).iter().filter(|&&k| k != i && k != j) {
                // of a path of four, `k` is the third, or `j` will be in the middle of one
                if self.of[j] == NONE || self.count(k, self.of[j]) > 1 {
                    self.take(k, i);
                }
            }
        }
        let free = (0..self.taken.len()).find(|&colour| self.taken[colour] != i);
        let colour = free.unwrap_or(self.taken.len());
        if colour == self.taken.len() {
            self.taken.push(NONE);
        }
        self.set(i, colour);
    }

    /// Row `i` may not have the colour of row `j`.
    fn take(&mut self, j: usize, i: usize) {
        if let Some(taken) = self.taken.get_mut(self.of[j]) {
            *taken = i;
        }
    }

    fn set(&mut self, i: usize, colour: usize) {
        self.of[i] = colour;
        for &j in self.rows.get(i) {
            let beside = &mut self.beside[j];
            beside.resize(beside.len().max(colour + 1), 0);
            beside[colour] = beside[colour].saturating_add(1);
        }
    }

    fn stars(&self) -> Stars {
        let mut sets = vec![vec![]; self.taken.len()];
        let mut reads = vec![vec![]; self.taken.len()];
        for i in (0..self.rows.len()).filter(|&i| !self.rows.range(i).is_empty()) {
            sets[self.of[i]].push(i);
            for (place, &j) in self.rows.range(i).zip(self.rows.get(i)) {
                let (from, at) = match self.count(j, self.of[i]) {
                    1 => (i, j),
                    _ => (j, i),
                };
                reads[self.of[from]].push((place, at));
            }
        }
        Stars { sets, reads }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each entry of a matrix with this pattern, whose entry `(i, j)` is another than all others but `(j, i)`, is read.
    fn all_are_read(rows: &[Vec<usize>]) -> usize {
        let lists = Lists::of(rows.iter().map(|row| &row[..]));
        let entry = |i: usize, j: usize| (1 + i.min(j) * 1000 + i.max(j)) as f64;
        let stars = Stars::of(&lists);
        let mut found = vec![0.0; lists.items.len()];
        for (set, reads) in stars.sets.iter().zip(&stars.reads) {
            let mut product = vec![0.0; rows.len()];
            for &i in set {
                rows[i].iter().for_each(|&j| product[j] += entry(i, j));
            }
            reads
                .iter()
                .for_each(|&(place, at)| found[place] = product[at]);
        }
        let all = (0..rows.len()).flat_map(|i| rows[i].iter().map(move |&j| entry(i, j)));
        assert_eq!(found, all.collect::<Vec<_>>());
        stars.sets.len()
    }

    #[test]
    fn an_arrow_takes_two_products_whichever_way_it_points() {
        for tip in [0, 7, 19] {
            let row = |i: usize| match i == tip {
                true => (0..20).collect(),
                false => vec![i.min(tip), i.max(tip)],
            };
            assert_eq!(all_are_read(&(0..20).map(row).collect::<Vec<_>>()), 2);
        }
    }

    #[test]
    fn bands_grids_and_full_matrices() {
        let band = |i: usize| (i.saturating_sub(1)..(i + 2).min(30)).collect();
        assert_eq!(all_are_read(&(0..30).map(band).collect::<Vec<_>>()), 3);
        assert_eq!(all_are_read(&vec![(0..9).collect(); 9]), 9);
        let star = |i: usize| {
            let mut row = vec![i];
            row.extend((i >= 8).then(|| i - 8));
            row.extend((i + 8 < 64).then(|| i + 8));
            row.extend((!i.is_multiple_of(8)).then(|| i - 1));
            row.extend((i % 8 < 7).then(|| i + 1));
            row.sort_unstable();
            row
        };
        assert!(all_are_read(&(0..64).map(star).collect::<Vec<_>>()) <= 7);
    }

    #[test]
    fn entries_may_be_missing_on_the_diagonal_and_in_whole_rows() {
        let products = all_are_read(&[vec![2], vec![], vec![0, 3], vec![2, 3]]);
        assert_eq!(products, 2);
    }

    #[test]
    fn patterns_without_order() {
        let mut state = 1_u64;
        let mut next = || {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            (state >> 33) as usize
        };
        for n in [1, 2, 5, 17, 60] {
            let mut rows = vec![vec![]; n];
            for _ in 0..2 * n {
                let (i, j) = (next() % n, next() % n);
                rows[i].push(j);
                rows[j].push(i);
            }
            rows.iter_mut().for_each(|row: &mut Vec<usize>| {
                row.sort_unstable();
                row.dedup();
            });
            all_are_read(&rows);
        }
    }
}
