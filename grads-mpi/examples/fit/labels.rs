//! The names of groups, which all ranks number in the same way.

use grads_mpi::{Comm, all_gather};
use std::collections::BTreeSet;

/// All names that any rank has, in order.
pub fn of_all_ranks(comm: Comm, own: &BTreeSet<String>) -> Vec<String> {
    // each name behind its length; a number holds one byte
    let numbers = own.iter().flat_map(|name| {
        let bytes = name.bytes().map(f64::from);
        std::iter::once(name.len() as f64).chain(bytes)
    });
    let all = all_gather(comm, &numbers.collect::<Vec<_>>());
    let mut names = BTreeSet::new();
    let mut rest = &all[..];
    while let [len, behind @ ..] = rest {
        let (name, behind) = behind.split_at(*len as usize);
        let bytes: Vec<u8> = name.iter().map(|byte| *byte as u8).collect();
        names.insert(String::from_utf8_lossy(&bytes).into_owned());
        rest = behind;
    }
    names.into_iter().collect()
}
