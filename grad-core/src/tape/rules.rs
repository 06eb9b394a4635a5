//! The rules of primitives on eager values: those of the graph, each as a small graph of its own that is made once.

use super::traced::Traced;
use super::{Eager, TapeError};
use crate::entity::Value;
use crate::grad::{Aggregation, Query, gradients_within};
use crate::ir::{Attr, Builder, FuncGraph, Module, Type, Var};
use crate::ops::PrimDef;
use crate::ordered::OrderedMap;
use crate::registry::GradRegistry;
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

/// A registry, with the graphs of the rules that have been asked for.
#[derive(Default)]
pub(super) struct Rules {
    registry: GradRegistry,
    graphs: RefCell<HashMap<Key, Rc<RuleGraph>>>,
}

/// What the graph of a rule depends on.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Key {
    /// Where the declaration is: two that were made at run time may have one name.
    def: *const PrimDef,
    attr: Attr,
    types: Vec<Type>,
    result: Type,
    /// The operands whose cotangents are wanted.
    wants: Vec<bool>,
}

/// The rule of a primitive for operands of certain types.
struct RuleGraph {
    /// What it reads: the operands, the result, the cotangent of the result.
    reads: Vec<Value>,
    traced: Traced,
}

thread_local! {
    static BUILT_IN: Rc<Rules> = Rc::default();
}

/// One primitive as it was applied.
pub(super) struct Applied {
    pub def: &'static PrimDef,
    pub attr: Attr,
    pub operands: Vec<Eager>,
    pub result: Eager,
}

impl Rules {
    /// The rules that the primitives are declared with.
    pub fn built_in() -> Rc<Rules> {
        BUILT_IN.with(Rc::clone)
    }
    /// Those of a registry.
    pub fn of(registry: GradRegistry) -> Rc<Rules> {
        Rc::new(Rules {
            registry,
            graphs: RefCell::default(),
        })
    }

    /// The cotangent of each operand that wants one.
    ///
    /// # Errors
    /// No rule, a rule that must not be used, and what goes wrong in it.
    pub fn backward(
        &self,
        applied: &Applied,
        ct: &Eager,
        wants: &[bool],
    ) -> Result<Vec<Option<Eager>>, TapeError> {
        let wants = applied.operands.iter().zip(wants);
        let wants: Vec<bool> = wants
            .map(|(x, &wanted)| wanted && x.is_differentiable())
            .collect();
        let graph = self.graph(applied, &wants)?;
        let read = applied.operands.iter().chain([&applied.result, ct]);
        let cts = graph.traced.run(graph.reads.iter().copied().zip(read));
        let mut cts = cts.into_iter();
        let of_operand = |&wanted: &bool| wanted.then(|| cts.next().flatten()).flatten();
        let cts: Vec<Option<Eager>> = wants.iter().map(of_operand).collect();
        match cts.iter().flatten().find_map(Eager::error) {
            Some(error) => Err(error),
            None => Ok(cts),
        }
    }

    fn graph(&self, applied: &Applied, wants: &[bool]) -> Result<Rc<RuleGraph>, TapeError> {
        let types = applied.operands.iter().map(Eager::ty);
        let key = Key {
            def: applied.def,
            attr: applied.attr.clone(),
            types: types.collect::<Result<_, _>>()?,
            result: applied.result.ty()?,
            wants: wants.to_vec(),
        };
        if let Some(graph) = self.graphs.borrow().get(&key) {
            return Ok(Rc::clone(graph));
        }
        let graph = Rc::new(self.build(applied.def, &key)?);
        self.graphs.borrow_mut().insert(key, Rc::clone(&graph));
        Ok(graph)
    }

    /// The gradient of a graph of one node.
    fn build(&self, def: &'static PrimDef, key: &Key) -> Result<RuleGraph, TapeError> {
        let b = Builder::checked(FuncGraph::new("rule"));
        let params = key.types.iter().map(|ty| b.param(ty.clone()));
        let operands: Vec<Var> = params.collect();
        let values: Vec<Value> = operands.iter().map(|x| x.value()).collect();
        let result = b.prim_of_type(def, key.attr.clone(), &values, key.result.clone());
        let ct = b.param(key.result.clone());
        let wanted = operands
            .iter()
            .zip(&key.wants)
            .filter(|(_, wanted)| **wanted);
        let query = Query {
            ys: vec![(result, ct)],
            xs: wanted.map(|(x, _)| *x).collect(),
            stops: vec![],
            aggregation: Aggregation::default(),
            registry: &self.registry,
            own: &OrderedMap::new(),
            observer: None,
            loop_params: &[],
        };
        let cts = gradients_within(&b, &mut Module::new(), &query)?;
        if let Some(error) = b.errors().into_iter().next() {
            return Err(error.into());
        }
        if b.depth() != 1 {
            return Err(TapeError::Unfinished(def.name));
        }
        let value = |v: Var| v.value();
        let cts: Vec<Option<Value>> = cts.into_iter().map(|ct| ct.map(value)).collect();
        let reads = operands.into_iter().chain([result, ct]);
        let reads: Vec<Value> = reads.map(value).collect();
        Ok(RuleGraph {
            traced: Traced::new(b.finish(), cts, &reads),
            reads,
        })
    }
}
