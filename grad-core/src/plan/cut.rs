//! The fewest values to keep so that all that the way back reads follows from them by cheap operations: a minimum vertex cut
//! between what is computed at some price and what is read (Ford and Fulkerson, 1956; in phases: Dinic, 1970).

use crate::entity::{Value, step};
use crate::ordered::{OrderedMap, OrderedSet};
use std::collections::VecDeque;

/// Where a scalar comes from on the way back.
pub(super) enum Origin {
    /// It is there anyway.
    Here,
    /// It is kept if it is needed.
    Kept,
    /// It is computed from these, cheaply.
    From(Vec<Value>),
}

/// What `read` is made of: each value with its operands that are not there anyway, `None` if it has to be kept.
fn parts(
    read: &OrderedSet<Value>,
    origin: impl Fn(Value) -> Origin,
) -> OrderedMap<Value, Option<Vec<Value>>> {
    let mut parts = OrderedMap::new();
    let mut here = OrderedSet::new();
    // a value waits until its operands have been looked at
    let mut open: Vec<(Value, bool)> = read.iter().map(|&v| (v, false)).collect();
    while let Some((v, again)) = open.pop() {
        if here.contains(&v) || parts.contains_key(&v) {
            continue;
        }
        match origin(v) {
            Origin::Here => {
                here.insert(v);
            }
            Origin::Kept => {
                parts.insert(v, None);
            }
            Origin::From(mut operands) if again => {
                operands.retain(|o| !here.contains(o));
                if operands.is_empty() {
                    here.insert(v);
                } else {
                    parts.insert(v, Some(operands));
                }
            }
            Origin::From(operands) => {
                open.push((v, true));
                open.extend(operands.into_iter().map(|o| (o, false)));
            }
        }
    }
    parts
}

/// Whether `v` follows from what is there anyway.
pub(super) fn follows(v: Value, origin: impl Fn(Value) -> Origin) -> bool {
    let mut seen = OrderedSet::from([v]);
    let mut open = vec![v];
    while let Some(v) = open.pop() {
        match origin(v) {
            Origin::Here => {}
            Origin::Kept => return false,
            Origin::From(operands) => open.extend(operands.into_iter().filter(|&o| seen.insert(o))),
        }
    }
    true
}

/// The fewest values of which `read` is made; among sets of the same size the one next to `read`.
pub(super) fn fewest(
    read: &OrderedSet<Value>,
    origin: impl Fn(Value) -> Origin,
) -> OrderedSet<Value> {
    let parts = parts(read, origin);
    let index: OrderedMap<Value, usize> = parts.keys().enumerate().map(|(i, &v)| (v, i)).collect();
    let mut flow = Flow::new(2 * index.len() + 2);
    for (v, operands) in &parts {
        let i = index[v];
        flow.edge(entry(i), exit(i), 1);
        match operands {
            None => flow.edge(Flow::SOURCE, entry(i), Flow::ANY),
            Some(operands) => {
                for o in operands {
                    flow.edge(exit(index[o]), entry(i), Flow::ANY);
                }
            }
        }
        if read.contains(v) {
            flow.edge(exit(i), Flow::SINK, Flow::ANY);
        }
    }
    while let Some(distances) = flow.distances() {
        flow.augment_all(&distances);
    }
    let behind = flow.reaches_sink();
    let cut = index.iter();
    cut.filter(|&(_, &i)| behind[exit(i)] && !behind[entry(i)])
        .map(|(&v, _)| v)
        .collect()
}

/// The two vertices of the `i`-th value: keeping it cuts the edge between them.
fn entry(i: usize) -> usize {
    2 * i + 2
}

fn exit(i: usize) -> usize {
    2 * i + 3
}

/// A network. Edges stand in pairs, there and back.
struct Flow {
    edges: Vec<Edge>,
    /// Per vertex, the edges that leave it.
    leaving: Vec<Vec<usize>>,
}

struct Edge {
    to: usize,
    /// How much more can go through it.
    room: u32,
}

impl Flow {
    const SOURCE: usize = 0;
    const SINK: usize = 1;
    const ANY: u32 = u32::MAX / 2;

    fn new(vertices: usize) -> Flow {
        Flow {
            edges: vec![],
            leaving: vec![vec![]; vertices],
        }
    }

    fn edge(&mut self, from: usize, to: usize, room: u32) {
        self.leaving[from].push(self.edges.len());
        self.edges.push(Edge { to, room });
        self.leaving[to].push(self.edges.len());
        self.edges.push(Edge { to: from, room: 0 });
    }

    /// How far each vertex is from the source, if there is a way from there to the sink.
    fn distances(&self) -> Option<Vec<usize>> {
        let mut distances = vec![usize::MAX; self.leaving.len()];
        distances[Self::SOURCE] = 0;
        let mut open = VecDeque::from([Self::SOURCE]);
        while let Some(at) = open.pop_front() {
            for &e in &self.leaving[at] {
                step();
                let Edge { to, room } = self.edges[e];
                if room > 0 && distances[to] == usize::MAX {
                    distances[to] = distances[at] + 1;
                    open.push_back(to);
                }
            }
        }
        (distances[Self::SINK] < usize::MAX).then_some(distances)
    }

    /// Sends one more along each of the shortest paths that are left, every edge of which leads one further. An edge that
    /// leads nowhere is looked at once.
    fn augment_all(&mut self, distances: &[usize]) {
        let mut next = vec![0; self.leaving.len()];
        let mut path: Vec<usize> = vec![];
        loop {
            step();
            let at = path.last().map_or(Self::SOURCE, |&e| self.edges[e].to);
            if at == Self::SINK {
                for e in path.drain(..) {
                    self.edges[e].room -= 1;
                    self.edges[e ^ 1].room += 1;
                }
                continue;
            }
            match self.leaving[at].get(next[at]) {
                Some(&e) if self.leads_on(e, at, distances) => path.push(e),
                Some(_) => next[at] += 1,
                // a dead end: the edge to it is passed over from now on
                None => match path.pop() {
                    Some(e) => next[self.edges[e ^ 1].to] += 1,
                    None => return,
                },
            }
        }
    }

    fn leads_on(&self, e: usize, at: usize, distances: &[usize]) -> bool {
        let Edge { to, room } = self.edges[e];
        room > 0 && distances[to] == distances[at] + 1
    }

    /// Per vertex, whether more could go from there to the sink.
    fn reaches_sink(&self) -> Vec<bool> {
        let mut reaches = vec![false; self.leaving.len()];
        reaches[Self::SINK] = true;
        let mut open = vec![Self::SINK];
        while let Some(at) = open.pop() {
            for &e in &self.leaving[at] {
                let from = self.edges[e].to;
                if self.edges[e ^ 1].room > 0 && !reaches[from] {
                    reaches[from] = true;
                    open.push(from);
                }
            }
        }
        reaches
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entity::Entity as _;

    /// `graph[i]`: what value `i` is made of; nothing if it has to be kept.
    fn kept(graph: &[&[usize]], read: &[usize]) -> Vec<usize> {
        let value = |i: &usize| Value::new(*i);
        let read = read.iter().map(value).collect();
        let cut = fewest(&read, |v| match graph[v.index()] {
            [] => Origin::Kept,
            operands => Origin::From(operands.iter().map(value).collect()),
        });
        cut.into_iter().map(|v| v.index()).collect()
    }

    #[test]
    fn one_value_of_which_two_are_made() {
        assert_eq!(kept(&[&[], &[0], &[0]], &[1, 2]), [0]);
        assert_eq!(kept(&[&[], &[0], &[0]], &[0, 1, 2]), [0]);
    }

    #[test]
    fn what_is_made_of_two_is_kept_itself() {
        assert_eq!(kept(&[&[], &[], &[0, 1]], &[2]), [2]);
        assert_eq!(kept(&[&[], &[], &[0, 1], &[2]], &[2, 3]), [2]);
    }

    #[test]
    fn two_cross_over() {
        assert_eq!(
            kept(&[&[], &[], &[0, 1], &[0, 1], &[0, 1]], &[2, 3, 4]),
            [0, 1]
        );
    }

    #[test]
    fn what_is_here_costs_nothing() {
        let read = OrderedSet::from([Value::new(1)]);
        let cut = fewest(&read, |v| match v.index() {
            0 => Origin::Here,
            _ => Origin::From(vec![Value::new(0)]),
        });
        assert!(cut.is_empty());
    }
}
