//! Elementwise primitives that follow each other, run as chains: one pass over the data, block by block. Which of them have one shape shows when they run;
//! what was found out then serves all runs with inputs of the same shapes.

use super::frame::Frame;
use crate::entity::{NodeId, Value};
use crate::ir::{DType, FuncGraph, Node, NodeKind, Type};
use crate::kernels::blocks::{Blocks, MOST};
use crate::kernels::broadcast::common_shape;
use crate::kernels::chain::{Chain, Link, Source};
use crate::ops::datum::Datum;
use crate::ordered::{OrderedMap, OrderedSet};
use std::cell::RefCell;
use std::rc::Rc;

/// The most nodes of a group.
const LONGEST: usize = 256;

/// Nodes in the order in which they run, and those that may run as chains: where they begin, and how many they are.
pub(super) struct Order {
    pub(super) nodes: Vec<NodeId>,
    pub(super) groups: Vec<(usize, usize)>,
}

impl Order {
    /// What does not belong to a chain is put off until a node needs it: it keeps its own order.
    pub(super) fn of(graph: &FuncGraph, nodes: impl Iterator<Item = NodeId>) -> Order {
        let mut order = Order {
            nodes: vec![],
            groups: vec![],
        };
        let (mut open, mut put_off, mut waits) = (Open::default(), vec![], OrderedSet::new());
        for id in nodes {
            let node = &graph.nodes[id];
            let Some(dtype) = chained(graph, node) else {
                put_off.push(id);
                waits.extend(node.results.iter().copied());
                continue;
            };
            if !open.takes(dtype) || node.operands.iter().any(|v| waits.contains(v)) {
                order.close(&mut open, &mut put_off);
                waits = OrderedSet::new();
            }
            open.dtype = open.dtype.or(dtype);
            open.nodes.push(id);
        }
        order.close(&mut open, &mut put_off);
        order
    }

    fn close(&mut self, open: &mut Open, put_off: &mut Vec<NodeId>) {
        let open = std::mem::take(open);
        if open.dtype.is_some() && open.nodes.len() > 1 {
            self.groups.push((self.nodes.len(), open.nodes.len()));
        }
        self.nodes.extend(open.nodes);
        self.nodes.append(put_off);
    }
}

/// The group to which nodes are added.
#[derive(Default)]
struct Open {
    nodes: Vec<NodeId>,
    /// That of its floats, once there are some.
    dtype: Option<DType>,
}

impl Open {
    fn takes(&self, dtype: Option<DType>) -> bool {
        let agrees = dtype.is_none() || self.dtype.is_none() || dtype == self.dtype;
        agrees && self.nodes.len() < LONGEST
    }
}

/// If a node may be part of a chain: the type of its floats, none if it has truth values only.
fn chained(graph: &FuncGraph, node: &Node) -> Option<Option<DType>> {
    let (blocks, operands) = parts(node)?;
    let mut found = None;
    let values = operands.iter().take(blocks.reads).chain(&node.results);
    for &v in values {
        match graph.ty(v) {
            Type::Tensor(DType::Bool) => {}
            Type::Tensor(dtype) if dtype.is_float() && found.is_none_or(|d| d == *dtype) => {
                found = Some(*dtype);
            }
            _ => return None,
        }
    }
    Some(found)
}

fn parts(node: &Node) -> Option<(Blocks, &[Value])> {
    let (NodeKind::Prim(def, _), [_]) = (&node.kind, &node.results[..]) else {
        return None;
    };
    let blocks = def.blocks.filter(|_| node.operands.len() <= MOST)?;
    Some((blocks, &node.operands))
}

/// Nodes that may run as chains.
pub(super) struct Group {
    nodes: Vec<Member>,
    /// What they read from outside, and whether that is its last use.
    inputs: Vec<(Value, bool)>,
    dtype: DType,
    plan: RefCell<Option<Rc<Plan>>>,
}

struct Member {
    blocks: Blocks,
    operands: Vec<Value>,
    result: Value,
    is_bool: bool,
    is_read_outside: bool,
}

/// How the nodes run where the inputs have certain shapes.
struct Plan {
    shapes: Vec<Vec<usize>>,
    units: Vec<Unit>,
}

/// What runs at once.
pub(super) enum Unit {
    Chain(Box<UnitChain>),
    /// One node by itself.
    Node(usize),
}

/// A chain, with the nodes that it is made of, the values that it reads, and those that it gives.
pub(super) struct UnitChain {
    chain: Chain,
    pub(super) nodes: Vec<usize>,
    inputs: Vec<Value>,
    outputs: Vec<Value>,
}

impl Group {
    /// `last` says of each operand of each node whether that is its last use.
    pub(super) fn new(
        graph: &FuncGraph,
        nodes: &[(NodeId, Vec<bool>)],
        is_read_outside: impl Fn(Value) -> bool,
    ) -> Option<Group> {
        let (mut members, mut dtype) = (vec![], None);
        let mut inputs = OrderedMap::new();
        let mut own = OrderedSet::new();
        for (id, last) in nodes {
            let node = &graph.nodes[*id];
            dtype = dtype.or(chained(graph, node)?);
            let (blocks, operands) = parts(node)?;
            for (&v, &last) in operands.iter().zip(last) {
                if !own.contains(&v) {
                    *inputs.entry(v).or_insert(false) |= last;
                }
            }
            let result = node.results[0];
            own.insert(result);
            members.push(Member {
                blocks,
                operands: operands.to_vec(),
                result,
                is_bool: *graph.ty(result) == Type::Tensor(DType::Bool),
                is_read_outside: is_read_outside(result),
            });
        }
        Some(Group {
            nodes: members,
            inputs: inputs.into_iter().collect(),
            dtype: dtype?,
            plan: RefCell::new(None),
        })
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// How to run it; none if nothing of it is a chain.
    pub(super) fn units(&self, frame: &Frame) -> Option<Rc<dyn Units>> {
        let is_whole = |v: Value| frame.peek(v).is_some_and(|x| !x.shape().is_empty());
        if !self.inputs.iter().any(|(v, _)| is_whole(*v)) {
            return None;
        }
        let fits = |plan: &Plan| {
            let shapes = self.inputs.iter().zip(&plan.shapes);
            shapes
                .into_iter()
                .all(|((v, _), shape)| frame.peek(*v).is_some_and(|x| x.shape() == shape))
        };
        let known = self.plan.borrow().clone();
        let plan = match known.filter(|plan| fits(plan)) {
            Some(plan) => plan,
            None => {
                let plan = Rc::new(self.planned(frame)?);
                self.plan.replace(Some(Rc::clone(&plan)));
                plan
            }
        };
        let is_chain = |unit: &Unit| matches!(unit, Unit::Chain(_));
        plan.units
            .iter()
            .any(is_chain)
            .then_some(plan as Rc<dyn Units>)
    }

    /// Each node joins the first chain of its shape that runs after what it reads.
    fn planned(&self, frame: &Frame) -> Option<Plan> {
        let shape_of = |&(v, _): &(Value, bool)| Some(frame.peek(v)?.shape().to_vec());
        let shapes: Vec<Vec<usize>> = self.inputs.iter().map(shape_of).collect::<Option<_>>()?;
        let inputs = self.inputs.iter().map(|(v, _)| *v);
        let mut shape_at: OrderedMap<Value, Vec<usize>> =
            inputs.zip(shapes.iter().cloned()).collect();
        let mut unit_of: OrderedMap<Value, usize> = OrderedMap::new();
        let mut units: Vec<(Option<Vec<usize>>, Vec<usize>)> = vec![];
        for (at, node) in self.nodes.iter().enumerate() {
            let operands: Vec<&[usize]> = node.operands.iter().map(|v| &shape_at[v][..]).collect();
            let (shape, is_link) = result(&node.blocks, &operands)?;
            // what is repeated comes from outside of the chain
            let own = |v: &Value| unit_of.get(v).copied();
            let after = node.operands.iter().filter_map(|v| {
                let is_repeated = shape_at[v] != shape;
                own(v).map(|unit| unit + usize::from(is_repeated))
            });
            let after = after.max().unwrap_or(0);
            let joins = |(i, (of, _)): (usize, &(Option<Vec<usize>>, Vec<usize>))| {
                (i >= after && is_link && of.as_ref() == Some(&shape)).then_some(i)
            };
            let unit = units.iter().enumerate().find_map(joins);
            let unit = unit.unwrap_or_else(|| {
                units.push((is_link.then(|| shape.clone()), vec![]));
                units.len() - 1
            });
            units[unit].1.push(at);
            unit_of.insert(node.result, unit);
            shape_at.insert(node.result, shape);
        }
        let units = units
            .into_iter()
            .map(|(shape, all)| match (shape, &all[..]) {
                (Some(shape), nodes @ [_, _, ..]) => {
                    Unit::Chain(Box::new(self.chain(shape, nodes)))
                }
                (_, nodes) => Unit::Node(nodes[0]),
            });
        Some(Plan {
            shapes,
            units: units.collect(),
        })
    }

    fn chain(&self, shape: Vec<usize>, nodes: &[usize]) -> UnitChain {
        let members = nodes.iter().map(|&at| &self.nodes[at]);
        let outside = self
            .nodes
            .iter()
            .enumerate()
            .filter(|(at, _)| !nodes.contains(at));
        let read: OrderedSet<Value> = outside
            .flat_map(|(_, m)| m.operands.iter().copied())
            .collect();
        let (mut inputs, mut outputs) = (vec![], vec![]);
        let mut sources: OrderedMap<Value, Source> = OrderedMap::new();
        let mut links = vec![];
        for member in members {
            let operands = member.operands.iter().take(member.blocks.reads);
            let operands: Vec<Source> = operands
                .map(|&v| {
                    *sources.entry(v).or_insert_with(|| {
                        inputs.push(v);
                        Source::Input(inputs.len() - 1)
                    })
                })
                .collect();
            let is_output = member.is_read_outside || read.contains(&member.result);
            if is_output {
                outputs.push(member.result);
            }
            // what is as its operand is needs no pass of its own
            if let (true, false, [first]) = (member.blocks.is_first, is_output, &operands[..]) {
                sources.insert(member.result, *first);
                continue;
            }
            sources.insert(member.result, Source::Link(links.len()));
            links.push(Link {
                blocks: member.blocks,
                operands,
                is_bool: member.is_bool,
                is_output,
            });
        }
        UnitChain {
            chain: Chain::new(self.dtype, shape, links),
            nodes: nodes.to_vec(),
            inputs,
            outputs,
        }
    }

    /// What nobody reads after the group is let go.
    pub(super) fn over(&self, frame: &mut Frame) {
        for (v, _) in self.inputs.iter().filter(|(_, last)| *last) {
            frame.get(*v, true);
        }
        for node in self.nodes.iter().filter(|node| !node.is_read_outside) {
            frame.get(node.result, true);
        }
    }
}

/// The shape of a result, and whether it is one of a chain: that of an operand which is no single number. Others are only repeated, along whole axes.
fn result(blocks: &Blocks, operands: &[&[usize]]) -> Option<(Vec<usize>, bool)> {
    let (read, likes) = operands.split_at(blocks.reads.min(operands.len()));
    match likes {
        [] => {
            let shape = common_shape(read).ok()?;
            let is_link = !shape.is_empty() && read.contains(&&shape[..]);
            Some((shape, is_link))
        }
        likes => {
            let shape = likes[0].to_vec();
            let fits = |x: &&[usize]| x.is_empty() || **x == shape[..];
            let is_link = !shape.is_empty() && read.iter().all(fits);
            Some((shape, is_link))
        }
    }
}

/// What a group runs, one after the other.
pub(super) trait Units {
    fn units(&self) -> &[Unit];
}

impl Units for Plan {
    fn units(&self) -> &[Unit] {
        &self.units
    }
}

impl UnitChain {
    /// Sets the results; none if the inputs are no elements for it.
    pub(super) fn run(&self, frame: &mut Frame) -> Option<()> {
        let inputs = self.inputs.iter().map(|v| frame.peek(*v).cloned());
        let inputs: Vec<Datum> = inputs.collect::<Option<_>>()?;
        let outputs = self.chain.run(&inputs)?;
        for (v, x) in self.outputs.iter().zip(outputs) {
            frame.set(*v, x);
        }
        Some(())
    }
}
