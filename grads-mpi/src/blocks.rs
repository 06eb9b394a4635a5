//! Sums of blocks of work over all ranks, in an order that does not depend on how many ranks there are.

use crate::comm::{Comm, share};
use crate::tree;
use crate::wire::{Kind, Wire};
use grads::Leaves;

/// Value and gradient of a sum over all ranks, on each of them: `part` gives those of this rank's term.
///
/// All ranks call this, with gradients of one shape. The sum has one order for a number of ranks. See [`in_blocks`] for sums that are the same for any
/// number of ranks.
///
/// # Examples
/// ```
/// use grads::prelude::*;
/// use grads_mpi::{Comm, data_parallel};
///
/// #[differentiable]
/// fn loss(slope: f64, #[no_diff] data: &[(f64, f64)]) -> f64 {
///     data.iter().map(|(x, y)| (y - slope * x).powi(2)).sum()
/// }
///
/// fn program(comm: Comm) -> Result<(), String> {
///     let data: Vec<(f64, f64)> = (0..100).map(|i| (i as f64, 2.0 * i as f64)).collect();
///     let mine = &data[comm.share(data.len())];
///     let (value, slope) = data_parallel(comm, || value_and_grad!(loss)(2.0, mine));
///     assert_eq!((value, slope), (0.0, 0.0));
///     Ok(())
/// }
/// # grads_mpi::run(program);
/// ```
pub fn data_parallel<G: Leaves + Clone>(comm: Comm, part: impl FnOnce() -> (f64, G)) -> (f64, G) {
    let (value, gradient) = part();
    let sum = tree::all_reduce_sum(&comm.wire(), &flat(value, &gradient), 0);
    (sum[0], gradient.with_flat(&sum[1..]))
}

/// The same of a sum over `blocks` of work, of which each rank runs its [share](Comm::share), from the first to the last.
///
/// What blocks give is added up neighbour by neighbour, as the leaves of a binary tree. So value and gradient are the same to the last bit for any number of
/// ranks, as long as each block is. A rank keeps as many gradients at a time as the logarithm of its number of blocks.
///
/// # Panics
/// If there are fewer blocks than ranks: a rank without a block does not know the gradient's shape.
pub fn in_blocks<G: Leaves + Clone>(
    comm: Comm,
    blocks: usize,
    mut block: impl FnMut(usize) -> (f64, G),
) -> (f64, G) {
    assert!(
        blocks >= comm.size(),
        "{blocks} blocks are too few for {} ranks",
        comm.size()
    );
    let mut sums = Sums::new(blocks);
    let mut like = None;
    for i in share(blocks, comm.rank(), comm.size()) {
        let (value, gradient) = block(i);
        sums.push(0, i, flat(value, &gradient));
        like = Some(gradient);
    }
    let like: G = like.expect("each rank has a block");
    let sum = sums.over_ranks(&comm.wire(), 1 + like.leaf_count());
    (sum[0], like.with_flat(&sum[1..]))
}

fn flat<G: Leaves>(value: f64, gradient: &G) -> Vec<f64> {
    let mut flat = vec![value; 1 + gradient.leaf_count()];
    gradient.to_flat_slice(&mut flat[1..]);
    flat
}

/// Sums of neighbouring blocks: nodes of the tree whose leaves are the blocks, from left to right, none of which are siblings.
struct Sums {
    blocks: usize,
    nodes: Vec<Node>,
}

/// The sum of the blocks from `index << level` on, `1 << level` of them or as many as there are.
struct Node {
    level: u32,
    index: usize,
    sum: Vec<f64>,
}

impl Sums {
    fn new(blocks: usize) -> Self {
        Sums {
            blocks,
            nodes: vec![],
        }
    }

    /// Adds the node right of all others.
    fn push(&mut self, level: u32, index: usize, sum: Vec<f64>) {
        let mut node = Node { level, index, sum };
        loop {
            let is_right = node.index % 2 == 1;
            let has_sibling = (node.index + 1) << node.level < self.blocks;
            if is_right {
                let sibling =
                    |left: &mut Node| left.level == node.level && left.index + 1 == node.index;
                let Some(left) = self.nodes.pop_if(sibling) else {
                    break;
                };
                let right = std::mem::replace(&mut node.sum, left.sum);
                for (sum, x) in node.sum.iter_mut().zip(right) {
                    *sum += x;
                }
            } else if has_sibling || node.index == 0 {
                break;
            }
            (node.level, node.index) = (node.level + 1, node.index / 2);
        }
        self.nodes.push(node);
    }

    /// The sum of all ranks' nodes, which have `len` numbers each.
    fn over_ranks(self, wire: &Wire, len: usize) -> Vec<f64> {
        let (blocks, row) = (self.blocks, self.to_row());
        let head = wire.operation(Kind::Blocks, blocks, Some(len), 0);
        let row = tree::up(wire, head, row, |left, right| {
            let mut sums = Sums::of_row(blocks, len, left);
            for node in Sums::of_row(blocks, len, &right).nodes {
                sums.push(node.level, node.index, node.sum);
            }
            *left = sums.to_row();
        });
        // where a share ends in the middle of the tree, rank 0 has the root all the same
        let sum = match wire.rank() {
            0 => row[2..].to_vec(),
            _ => vec![],
        };
        tree::down(wire, head, sum)
    }

    fn to_row(&self) -> Vec<f64> {
        let numbers = |node: &Node| {
            let at = [f64::from(node.level), node.index as f64];
            at.into_iter()
                .chain(node.sum.iter().copied())
                .collect::<Vec<_>>()
        };
        self.nodes.iter().flat_map(numbers).collect()
    }

    fn of_row(blocks: usize, len: usize, row: &[f64]) -> Self {
        let node = |node: &[f64]| Node {
            level: node[0] as u32,
            index: node[1] as usize,
            sum: node[2..].to_vec(),
        };
        Sums {
            blocks,
            nodes: row.chunks_exact(len + 2).map(node).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Sums;
    use crate::comm::share;

    /// The sum over `blocks` by `ranks` ranks, joined in any grouping that keeps their order.
    fn sum(blocks: usize, ranks: usize, from_the_right: bool) -> f64 {
        let term = |i: usize| ((i * i) as f64 * 0.37).sin();
        let mut parts: Vec<Sums> = (0..ranks)
            .map(|rank| {
                let mut sums = Sums::new(blocks);
                for i in share(blocks, rank, ranks) {
                    sums.push(0, i, vec![term(i)]);
                }
                sums
            })
            .collect();
        while parts.len() > 1 {
            let at = if from_the_right { parts.len() - 2 } else { 0 };
            for node in parts.remove(at + 1).nodes {
                parts[at].push(node.level, node.index, node.sum);
            }
        }
        assert_eq!(parts[0].nodes.len(), 1);
        parts[0].nodes[0].sum[0]
    }

    #[test]
    fn any_number_of_ranks_gives_the_same_bits() {
        for blocks in [1, 2, 3, 5, 7, 16, 29, 64, 100] {
            let alone = sum(blocks, 1, false);
            for ranks in 1..=blocks.min(9) {
                for from_the_right in [false, true] {
                    let bits = sum(blocks, ranks, from_the_right).to_bits();
                    assert_eq!(bits, alone.to_bits(), "{blocks} {ranks}");
                }
            }
        }
    }
}
