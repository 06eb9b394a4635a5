//! Which functions of a world call each other: the types of their ways back would be in each other without end, so they have to
//! have names.

use super::units::{State, Units};

/// Marks the functions from which calls lead through others back to them.
pub fn find(units: &Units) {
    units.all(|all| {
        let called: Vec<Vec<usize>> = all
            .iter()
            .map(|unit| match unit.state {
                State::Derived(_) => unit.calls.iter().flat_map(|c| c.leads_to(all)).collect(),
                State::Other | State::Plain(_) => vec![],
            })
            .collect();
        for circle in circles(&called) {
            circle.into_iter().for_each(|at| all[at].in_circle = true);
        }
    });
}

/// The sets of more than one node of a graph, each of which can be reached from each other (Tarjan's algorithm, with a stack of its
/// own).
fn circles(edges: &[Vec<usize>]) -> Vec<Vec<usize>> {
    const NEW: usize = usize::MAX;
    let n = edges.len();
    let (mut order, mut low, mut open) = (vec![NEW; n], vec![0; n], vec![false; n]);
    let (mut stack, mut found, mut count) = (vec![], vec![], 0);
    for start in 0..n {
        let mut path: Vec<(usize, usize)> = vec![(start, 0)];
        while let Some((at, next)) = path.pop() {
            if next == 0 {
                if order[at] != NEW {
                    continue;
                }
                (order[at], low[at], open[at]) = (count, count, true);
                count += 1;
                stack.push(at);
            }
            if let Some(&to) = edges[at].get(next) {
                path.push((at, next + 1));
                match order[to] {
                    NEW => path.push((to, 0)),
                    seen if open[to] => low[at] = low[at].min(seen),
                    _ => {}
                }
                continue;
            }
            for &to in edges[at].iter().filter(|&&to| open[to]) {
                low[at] = low[at].min(low[to]);
            }
            if low[at] == order[at] {
                let first = stack.iter().rposition(|&v| v == at).unwrap_or(0);
                let set = stack.split_off(first);
                set.iter().for_each(|&v| open[v] = false);
                found.push(set);
            }
        }
    }
    found.retain(|set| set.len() > 1);
    found
}

#[cfg(test)]
mod tests {
    use super::circles;

    #[test]
    fn those_that_reach_each_other_are_found_and_no_others() {
        let edges = [
            vec![1],
            vec![2, 4],
            vec![0],
            vec![3],
            vec![5],
            vec![4, 3],
            vec![0],
        ];
        let mut found = circles(&edges);
        found.iter_mut().for_each(|set| set.sort_unstable());
        found.sort();
        assert_eq!(found, [vec![0, 1, 2], vec![4, 5]]);
        assert!(circles(&[vec![0], vec![], vec![1, 0]]).is_empty());
    }
}
