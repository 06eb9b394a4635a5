//! Looks at all numbers, for `check_finite!`: at what each node gives, and at what it reads.

use crate::entity::{NodeId, PrimaryMap, SecondaryMap, Value};
use crate::ir::{ArgMode, Def, FuncGraph, Module, Node, NodeKind, Type, ValueData};
use crate::ops::look::{self, OPERAND, VALUE};
use crate::ops::{PrimDef, Rule, Spelling};

/// Adds the looks to the graphs of a front end. Values keep their numbers.
pub fn look(module: &Module) -> Module {
    let (mut module, mut places) = (module.clone(), 0);
    for f in module.funcs.keys() {
        in_graph(&mut module.funcs[f], &mut places);
    }
    module
}

fn in_graph(graph: &mut FuncGraph, places: &mut usize) {
    let before = std::mem::take(&mut graph.nodes);
    let mut looks = Looks {
        graph,
        nodes: PrimaryMap::new(),
        instead: SecondaryMap::new(),
        places,
    };
    for node in before.values() {
        looks.at(node.clone());
    }
    let (nodes, instead) = (looks.nodes, looks.instead);
    graph.nodes = nodes;
    for result in &mut graph.results {
        *result = instead[*result].unwrap_or(*result);
    }
}

struct Looks<'a> {
    graph: &'a mut FuncGraph,
    nodes: PrimaryMap<NodeId, Node>,
    /// What is read in the place of a value.
    instead: SecondaryMap<Value, Option<Value>>,
    /// How many places there are so far.
    places: &'a mut usize,
}

impl Looks<'_> {
    /// Adds a node, and looks at its numbers.
    fn at(&mut self, mut node: Node) {
        for v in &mut node.operands {
            *v = self.instead[*v].unwrap_or(*v);
        }
        for i in read(&node) {
            if self.is_number(node.operands[i]) {
                node.operands[i] = self.look(&OPERAND, node.operands[i], &node);
            }
        }
        let id = self.nodes.next_key();
        for (i, &v) in node.results.iter().enumerate() {
            self.graph.values[v].def = Def::Result(id, i);
        }
        self.nodes.push(node.clone());
        for v in given(&node) {
            if self.is_number(v) {
                self.instead[v] = Some(self.look(&VALUE, v, &node));
            }
        }
    }

    fn is_number(&self, v: Value) -> bool {
        matches!(self.graph.ty(v), Type::Float(_))
    }

    /// A look at `v`, where `node` stands.
    fn look(&mut self, def: &'static PrimDef, v: Value, node: &Node) -> Value {
        *self.places += 1;
        let (id, ty) = (self.nodes.next_key(), self.graph.ty(v).clone());
        let result = self.graph.values.push(ValueData {
            ty,
            def: Def::Result(id, 0),
            name: None,
        });
        self.nodes.push(Node {
            kind: NodeKind::Prim(def, look::attr(&operation(node), *self.places)),
            operands: vec![v],
            results: vec![result],
            loc: node.loc,
            origin: None,
        });
        result
    }
}

/// What the user calls the operation of a node.
fn operation(node: &Node) -> String {
    match &node.kind {
        NodeKind::Prim(def, _) => match def.spelling {
            Spelling::Infix(op) | Spelling::Prefix(op) | Spelling::Method(op) => op.to_string(),
            Spelling::Index => "[..]".to_string(),
            _ => def.name.to_string(),
        },
        NodeKind::Call(call) => call.callee.trim_start_matches('.').to_string(),
        NodeKind::Host(host) => host.text.to_string(),
        _ => String::new(),
    }
}

/// The operands that a node reads by value, and passes cotangents to itself.
fn read(node: &Node) -> Vec<usize> {
    match &node.kind {
        NodeKind::Prim(def, _) if matches!(def.rule, Rule::Constant) => vec![],
        NodeKind::Prim(..) => (0..node.operands.len()).collect(),
        NodeKind::Call(call) => {
            let args = call.args.iter().zip(call.first_operands());
            let by_value = args.filter(|(arg, _)| arg.mode == ArgMode::Value);
            by_value.map(|(_, first)| first).collect()
        }
        _ => vec![],
    }
}

/// The values that a node computes itself.
fn given(node: &Node) -> Vec<Value> {
    match &node.kind {
        NodeKind::Prim(..) | NodeKind::Call(_) | NodeKind::Host(_) => node.results.clone(),
        _ => vec![],
    }
}
