//! What is asked about the column of each entry whenever a matrix is read by columns. It stands as the entries do, one row behind the other.

use super::colours::Colouring;
use super::lists::Lists;

/// Of the column of each entry the colour and the weight.
#[derive(Clone, Debug)]
pub(crate) struct EntryColumns {
    pub colours: Vec<u32>,
    pub weights: Vec<f64>,
}

impl EntryColumns {
    /// Of the columns of all rows.
    pub fn of(rows: &Lists, columns: &Colouring) -> EntryColumns {
        let all = &rows.items;
        EntryColumns {
            colours: all.iter().map(|&j| columns.of[j]).collect(),
            weights: all.iter().map(|&j| weight(j)).collect(),
        }
    }
}

/// A weight between 1 and 2, another for each row, or column.
#[inline]
pub(crate) fn weight(i: usize) -> f64 {
    const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;
    // the bits behind the point
    f64::from_bits(1_f64.to_bits() | (i as u64).wrapping_mul(GOLDEN) >> 12)
}
