//! Random graphs: straight lines, branches, loops, array writes and calls. Smooth in every float, and bounded.

use crate::entity::{FuncRef, Value};
use crate::ir::{
    Arg, ArgMode, Attr, Builder, Call, FuncGraph, Loop, LoopHeader, Module, NodeKind, States,
    Tokens, Type, Var,
};
use crate::ops::{self, PrimDef};

/// The length of every array.
const LEN: usize = 4;

/// A module whose function `f(x: f64, y: f64, a: &[f64], b: &mut [f64]) -> f64` is made up from `seed`. Arrays have four
/// elements. If `callee` is given, a function of the same signature in `module`, it is called here and there.
pub fn random_function(mut module: Module, seed: u64, callee: Option<&str>) -> (Module, FuncRef) {
    let mut g = Generator {
        module: &mut module,
        state: seed,
        callee: callee.map(Into::into),
        size: 0,
    };
    let name = g.module.fresh_name("f");
    let b = Builder::new(FuncGraph::new(name.clone()));
    let floats = vec![b.param(Type::F64).value(), b.param(Type::F64).value()];
    let slice = Type::Slice(Box::new(Type::F64));
    let shared = vec![b.param(slice.clone()).value()];
    let arrays = vec![b.param(slice).value()];
    let mut scope = Scope {
        b: &b,
        floats,
        ints: vec![],
        arrays,
        shared,
        name,
    };
    g.statements(&mut scope, 3);
    let result = g.float(&scope).sin();
    let result = scope
        .floats
        .iter()
        .rev()
        .take(3)
        .fold(result, |sum, &v| sum + b.var(v));
    let results = vec![result.value(), scope.arrays[0]];
    b.with(|graph| {
        graph.results = results;
        graph.modes = vec![
            ArgMode::Value,
            ArgMode::Value,
            ArgMode::Shared,
            ArgMode::InOut,
        ];
    });
    let func = module.funcs.push(b.finish());
    (module, func)
}

struct Generator<'m> {
    module: &'m mut Module,
    state: u64,
    callee: Option<Box<str>>,
    size: usize,
}

/// What may be read at a point of a graph. Every array is read at its newest version only.
struct Scope<'b> {
    b: &'b Builder,
    floats: Vec<Value>,
    /// Positions within the arrays.
    ints: Vec<Value>,
    arrays: Vec<Value>,
    shared: Vec<Value>,
    name: String,
}

impl<'b> Scope<'b> {
    fn int(&self, n: usize) -> Var<'b> {
        self.b.constant(&n.to_string(), Type::USIZE)
    }
    /// Everything in scope, in the order that [`inside`](Self::inside) expects.
    fn captures(&self, arrays: bool) -> Vec<Value> {
        let arrays = if arrays { &self.arrays[..] } else { &[] };
        [&self.floats, &self.ints, &self.shared, arrays].concat()
    }
    /// The scope of a graph inside, with captures for everything but the arrays.
    fn inside<'i>(&self, b: &'i Builder, part: &str) -> Scope<'i> {
        let capture = |vs: &[Value]| {
            vs.iter()
                .map(|&v| b.capture(self.b.ty(v)).value())
                .collect()
        };
        let (floats, ints, shared) = (
            capture(&self.floats),
            capture(&self.ints),
            capture(&self.shared),
        );
        Scope {
            b,
            floats,
            ints,
            shared,
            arrays: vec![],
            name: format!("{}.{part}", self.name),
        }
    }
    fn types(&self, values: &[Value]) -> Vec<Type> {
        values.iter().map(|&v| self.b.ty(v)).collect()
    }
}

impl Generator<'_> {
    /// A number below `n` (a linear congruential step, its high bits).
    fn below(&mut self, n: usize) -> usize {
        self.state = self
            .state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.state >> 33) % n as u64) as usize
    }
    /// Whether a loop is marked, by the last step. Calls that nothing is differentiated of cannot be run again.
    fn is_checkpoint(&self) -> bool {
        self.callee.is_none() && (self.state >> 40).is_multiple_of(3)
    }
    /// Whether a marked loop has slots, and how many.
    fn slots(&self) -> Option<usize> {
        let picked = (self.state >> 44) % 8;
        (picked < 4).then_some(1 + picked as usize)
    }
    fn pick<T: Copy>(&mut self, xs: &[T]) -> T {
        let i = self.below(xs.len());
        xs[i]
    }
    fn float<'b>(&mut self, s: &Scope<'b>) -> Var<'b> {
        let v = self.pick(&s.floats);
        s.b.var(v)
    }
    fn position<'b>(&mut self, s: &Scope<'b>) -> Var<'b> {
        if s.ints.is_empty() || self.below(3) == 0 {
            let n = self.below(LEN);
            s.int(n)
        } else {
            let v = self.pick(&s.ints);
            s.b.var(v)
        }
    }

    fn statements(&mut self, s: &mut Scope, depth: usize) {
        for _ in 0..2 + self.below(4) {
            self.size += 1;
            let nested = depth > 0 && self.size < 60;
            match self.below(if nested { 13 } else { 7 }) {
                0 | 1 => self.unary(s),
                2 => self.binary(s),
                3 => self.read(s),
                4 | 5 => self.write(s),
                6 => self.copy(s),
                7 => self.cond(s, depth - 1),
                8 | 9 => self.range(s, depth - 1),
                10 => self.grow(s),
                11 => self.while_(s, depth - 1),
                _ => self.call(s),
            }
        }
    }
    fn unary(&mut self, s: &mut Scope) {
        const OPS: [&PrimDef; 5] = [
            &ops::trig::SIN,
            &ops::trig::COS,
            &ops::trig::TANH,
            &ops::trig::ATAN,
            &ops::arith::NEG,
        ];
        let (x, op) = (self.float(s), self.pick(&OPS));
        s.floats.push(x.apply(op, &[]).value());
    }
    fn binary(&mut self, s: &mut Scope) {
        const OPS: [&PrimDef; 3] = [&ops::arith::ADD, &ops::arith::SUB, &ops::arith::MUL];
        let (x, y, op) = (self.float(s), self.float(s), self.pick(&OPS));
        s.floats.push(x.apply(op, &[y]).sin().value());
    }
    fn read(&mut self, s: &mut Scope) {
        let from = self.pick(&[&s.arrays[..], &s.shared[..]].concat());
        let i = self.position(s);
        s.floats.push(s.b.var(from).index(&[i]).value());
    }
    fn write(&mut self, s: &mut Scope) {
        let (k, i, x) = (self.below(s.arrays.len()), self.position(s), self.float(s));
        let array = s.b.var(s.arrays[k]);
        s.arrays[k] = match self.below(3) {
            0 => array.index_set(&[i], x),
            1 => array.index_add(&[i], x),
            _ => {
                let j = self.position(s);
                let old = array.index(&[j]);
                array.index_set(&[i], (old * x).sin())
            }
        }
        .value();
    }
    fn copy(&mut self, s: &mut Scope) {
        if s.arrays.len() < 3 {
            let array = self.pick(&s.arrays);
            s.arrays
                .push(s.b.var(array).apply(&ops::array::TO_VEC, &[]).value());
        }
    }

    /// A branch on an integer: a float could pass its threshold within a difference.
    fn cond(&mut self, s: &mut Scope, depth: usize) {
        let (i, n) = (self.position(s), self.below(LEN));
        let predicate = i.lt(s.int(n));
        let mut branch = |part: &str| {
            let b = Builder::new(FuncGraph::default());
            let mut inner = s.inside(&b, part);
            inner.arrays = s
                .arrays
                .iter()
                .map(|&v| b.capture(s.b.ty(v)).value())
                .collect();
            self.statements(&mut inner, depth);
            inner.arrays.truncate(s.arrays.len());
            let float = self.float(&inner).value();
            let results = [&[float][..], &inner.arrays].concat();
            self.add(inner, results)
        };
        let (then, orelse) = (branch("then"), branch("else"));
        let operands = [vec![predicate.value()], s.captures(true)].concat();
        let types = [vec![Type::F64], s.types(&s.arrays)].concat();
        let results = s.b.node(NodeKind::Cond { then, orelse }, operands, types);
        s.floats.push(results[0]);
        s.arrays = results[1..].to_vec();
    }

    /// A loop over a part of the arrays, which carries one float and the arrays.
    fn range(&mut self, s: &mut Scope, depth: usize) {
        let (lo, hi) = (self.below(2), self.below(LEN + 1));
        let (rev, exits) = (self.below(2) == 0, self.below(3) == 0);
        let checkpoint = self.is_checkpoint();
        let slots = self.slots().filter(|_| checkpoint && !rev);
        let b = Builder::new(FuncGraph::default());
        let index = b.param(Type::USIZE).value();
        let carried = b.param(Type::F64).value();
        let arrays: Vec<Value> = s
            .arrays
            .iter()
            .map(|&v| b.param(s.b.ty(v)).value())
            .collect();
        let mut inner = s.inside(&b, "body");
        inner.ints.push(index);
        inner.floats.push(carried);
        inner.arrays = arrays;
        self.statements(&mut inner, depth);
        inner.arrays.truncate(s.arrays.len());
        let next = (self.float(&inner) + b.var(carried)).sin().value();
        let mut results = vec![];
        if exits {
            let n = self.below(LEN);
            results.push(b.var(index).eq(inner.int(n)).value());
        }
        results.push(next);
        results.extend(&inner.arrays);
        let body = self.add(inner, results);
        let start = self.float(s).value();
        let mut bounds = vec![s.int(lo).value(), s.int(hi).value()];
        bounds.extend(slots.map(|n| s.int(n).value()));
        let operands = [bounds, vec![start], s.arrays.clone(), s.captures(false)].concat();
        let types = [vec![Type::F64], s.types(&s.arrays), vec![Type::USIZE]].concat();
        let header = LoopHeader::Range { rev };
        let l = Loop {
            header,
            body,
            exits,
            carried: 1 + s.arrays.len(),
            checkpoint,
            states: if slots.is_some() {
                States::Slots
            } else {
                States::All
            },
            parallel: false,
            short: false,
            shaped: false,
        };
        let results = s.b.node(NodeKind::Loop(l), operands, types);
        s.floats.push(results[0]);
        s.arrays = results[1..=s.arrays.len()].to_vec();
    }

    /// A loop that counts for itself, and carries the count, one float and the arrays.
    fn while_(&mut self, s: &mut Scope, depth: usize) {
        let limit = self.below(LEN);
        let params = |b: &Builder| -> (Value, Value, Vec<Value>) {
            let arrays = |b: &Builder| {
                s.arrays
                    .iter()
                    .map(|&v| b.param(s.b.ty(v)).value())
                    .collect()
            };
            (
                b.param(Type::USIZE).value(),
                b.param(Type::F64).value(),
                arrays(b),
            )
        };
        let b = Builder::new(FuncGraph::default());
        let (count, _, _) = params(&b);
        let condition = s.inside(&b, "cond");
        let goes_on = b.var(count).lt(condition.int(limit)).value();
        let condition = self.add(condition, vec![goes_on]);
        let b = Builder::new(FuncGraph::default());
        let (count, carried, arrays) = params(&b);
        let mut inner = s.inside(&b, "body");
        inner.ints.push(count);
        inner.floats.push(carried);
        inner.arrays = arrays;
        self.statements(&mut inner, depth);
        inner.arrays.truncate(s.arrays.len());
        let next = (self.float(&inner) * b.var(carried)).cos().value();
        let count = (b.var(count) + inner.int(1)).value();
        let results = [vec![count, next], inner.arrays.clone()].concat();
        let body = self.add(inner, results);
        let start = vec![s.int(0).value(), self.float(s).value()];
        let operands = [start, s.arrays.clone(), s.captures(false)].concat();
        let types = [
            vec![Type::USIZE, Type::F64],
            s.types(&s.arrays),
            vec![Type::USIZE],
        ]
        .concat();
        let l = Loop {
            header: LoopHeader::While(condition),
            body,
            exits: false,
            carried: 2 + s.arrays.len(),
            checkpoint: self.is_checkpoint(),
            states: States::All,
            parallel: false,
            short: false,
            shaped: false,
        };
        let results = s.b.node(NodeKind::Loop(l), operands, types);
        s.floats.push(results[1]);
        s.arrays = results[2..2 + s.arrays.len()].to_vec();
    }

    /// A vector that grows in a loop, by two each trip, one of which is dropped again.
    fn grow(&mut self, s: &mut Scope) {
        if s.arrays.len() >= 3 {
            return;
        }
        let b = Builder::new(FuncGraph::default());
        let ty = Type::Vec(Box::new(Type::F64));
        let index = b.param(Type::USIZE).value();
        let vector = b.param(ty.clone());
        let mut inner = s.inside(&b, "grow");
        inner.ints.push(index);
        inner.arrays.clone_from(&inner.shared);
        self.read(&mut inner);
        let (x, y) = (self.float(&inner), self.float(&inner));
        let pushed = vector.apply(&ops::stack::PUSH, &[(x * y).sin()]);
        let dropped = pushed
            .apply(&ops::stack::PUSH, &[x])
            .apply(&ops::stack::POP, &[]);
        let body = self.add(inner, vec![dropped.value()]);
        let empty = s.b.prim_of_type(
            &ops::array::VEC_NEW,
            Attr::None,
            &[s.int(LEN).value()],
            ty.clone(),
        );
        let operands = [
            vec![s.int(0).value(), s.int(LEN).value(), empty.value()],
            s.captures(false),
        ]
        .concat();
        let l = Loop {
            header: LoopHeader::Range { rev: false },
            body,
            exits: false,
            carried: 1,
            checkpoint: false,
            states: States::All,
            parallel: false,
            short: false,
            shaped: false,
        };
        let results = s.b.node(NodeKind::Loop(l), operands, vec![ty, Type::USIZE]);
        s.arrays.push(results[0]);
    }

    fn call(&mut self, s: &mut Scope) {
        let Some(callee) = self.callee.clone() else {
            return;
        };
        let plain = Arg::whole;
        let args = [
            ArgMode::Value,
            ArgMode::Value,
            ArgMode::Shared,
            ArgMode::InOut,
        ]
        .map(plain)
        .to_vec();
        let (x, y, k) = (
            self.float(s).value(),
            self.float(s).value(),
            self.below(s.arrays.len()),
        );
        let shared = self.pick(&s.shared);
        let operands = vec![x, y, shared, s.arrays[k]];
        let types = vec![Type::F64, s.b.ty(s.arrays[k]), Type::Pullback];
        let call = Call {
            callee,
            tokens: Tokens(None),
            args,
            takes_param: false,
            spent: false,
            jvp: false,
        };
        let results = s.b.node(NodeKind::Call(Box::new(call)), operands, types);
        s.floats.push(results[0]);
        s.arrays[k] = results[1];
    }

    /// Adds the finished graph of a scope.
    fn add(&mut self, s: Scope, results: Vec<Value>) -> FuncRef {
        let name = self.module.fresh_name(&s.name);
        let graph = s.b.with(|g| {
            g.name = name;
            g.results = results;
            std::mem::take(g)
        });
        self.module.funcs.push(graph)
    }
}
