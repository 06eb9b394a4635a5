//! Lists of numbers, one behind the other: the columns of all rows of a matrix, or the rows of its columns.

use std::ops::Range;

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Lists {
    /// Where each list starts, and where the last one ends.
    pub starts: Vec<usize>,
    pub items: Vec<usize>,
}

impl Lists {
    /// None.
    pub fn new() -> Lists {
        Lists {
            starts: vec![0],
            items: vec![],
        }
    }

    /// These.
    pub fn of<'a>(lists: impl Iterator<Item = &'a [usize]>) -> Lists {
        let mut all = Lists::new();
        lists.for_each(|list| all.push(|items| items.extend(list)));
        all
    }

    /// One more, which `add` puts behind the others.
    pub fn push(&mut self, add: impl FnOnce(&mut Vec<usize>)) {
        add(&mut self.items);
        self.starts.push(self.items.len());
    }

    /// How many lists there are.
    pub fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// Which items are those of list `i`.
    #[inline]
    pub fn range(&self, i: usize) -> Range<usize> {
        self.starts[i]..self.starts[i + 1]
    }

    /// List `i`.
    #[inline]
    pub fn get(&self, i: usize) -> &[usize] {
        &self.items[self.range(i)]
    }

    /// In which lists each of `count` numbers is.
    pub fn transposed(&self, count: usize) -> Lists {
        let mut starts = vec![0; count + 1];
        self.items.iter().for_each(|&j| starts[j + 1] += 1);
        for j in 0..count {
            starts[j + 1] += starts[j];
        }
        let (mut next, mut items) = (starts.clone(), vec![0; self.items.len()]);
        for i in 0..self.len() {
            for &j in self.get(i) {
                items[next[j]] = i;
                next[j] += 1;
            }
        }
        Lists { starts, items }
    }
}
