//! Walks a syntax tree, to look at it or to change it.

use crate::ast::{Arg, Block, End, Expr, Iter, Place, Program, Step, Stmt};

/// What is done at each part of a tree; the defaults go on to the parts inside.
pub(crate) trait Visit {
    fn expr(&mut self, e: &mut Expr) {
        expr_parts(self, e);
    }
    fn block(&mut self, block: &mut Block) {
        block_parts(self, block);
    }
    fn place(&mut self, place: &mut Place) {
        place_parts(self, place);
    }
}

pub(crate) fn program_parts<V: Visit + ?Sized>(v: &mut V, program: &mut Program) {
    for func in &mut program.funcs {
        v.block(&mut func.body);
    }
}

pub(crate) fn block_parts<V: Visit + ?Sized>(v: &mut V, block: &mut Block) {
    for stmt in &mut block.stmts {
        stmt_parts(v, stmt);
    }
    if let Some(value) = &mut block.value {
        v.expr(value);
    }
}

pub(crate) fn place_parts<V: Visit + ?Sized>(v: &mut V, place: &mut Place) {
    for step in &mut place.path {
        match step {
            Step::Index(i) => v.expr(i),
            Step::Part(lo, hi) => [lo, hi].into_iter().flatten().for_each(|e| v.expr(e)),
            Step::Field(_) | Step::Named(..) | Step::Through(..) => {}
        }
    }
}

pub(crate) fn expr_parts<V: Visit + ?Sized>(v: &mut V, e: &mut Expr) {
    match e {
        Expr::Float(_) | Expr::Int(_) | Expr::Bool(_) | Expr::NewVec(None) => {}
        Expr::Read(place)
        | Expr::Copied(place, _)
        | Expr::Len(place)
        | Expr::Pop(place)
        | Expr::Take(place) => {
            v.place(place);
        }
        Expr::Method(_, items)
        | Expr::Tuple(items)
        | Expr::List(_, items)
        | Expr::Apply(_, items) => {
            items.iter_mut().for_each(|x| v.expr(x));
        }
        Expr::Powi(x, _)
        | Expr::Neg(x)
        | Expr::Not(x)
        | Expr::ToFloat(x)
        | Expr::NewVec(Some(x)) => v.expr(x),
        Expr::Operator(_, a, b) | Expr::Relation(_, a, b) | Expr::Repeat(_, a, b) => {
            v.expr(a);
            v.expr(b);
        }
        Expr::If(condition, then, orelse) => {
            v.expr(condition);
            v.block(then);
            v.block(orelse);
        }
        Expr::Match(on, arms) => {
            v.expr(on);
            for arm in arms {
                if let Some((_, guard)) = &mut arm.guard {
                    v.expr(guard);
                }
                v.block(&mut arm.body);
            }
        }
        Expr::Block(_, block) | Expr::Loop(_, block) => v.block(block),
        Expr::Call(_, args) => {
            args.iter_mut().for_each(|arg| arg_parts(v, arg));
        }
        Expr::Chain(iter, end) => {
            iter_parts(v, iter);
            match end {
                End::Fold(init, _, _, body) => {
                    v.expr(init);
                    v.expr(body);
                }
                End::Select(init, _) => v.expr(init),
                End::Sum | End::Product | End::Collect => {}
            }
        }
        Expr::Replace(place, x) => {
            v.place(place);
            v.expr(x);
        }
        Expr::Record(_, fields, base) => {
            fields.iter_mut().for_each(|(_, e)| v.expr(e));
            base.iter_mut().for_each(|place| v.place(place));
        }
        Expr::Variant(_, _, payload) => payload.iter_mut().for_each(|e| v.expr(e)),
        Expr::Cases { on, cases, .. } => {
            arg_parts(v, on);
            cases.iter_mut().for_each(|c| v.block(&mut c.body));
        }
        Expr::Maybe(e, other) => {
            v.expr(e);
            other.iter_mut().for_each(|e| v.expr(e));
        }
    }
}

fn arg_parts<V: Visit + ?Sized>(v: &mut V, arg: &mut Arg) {
    match arg {
        Arg::Value(e) => v.expr(e),
        Arg::Shared(place) | Arg::InOut(place) => v.place(place),
    }
}

fn iter_parts<V: Visit + ?Sized>(v: &mut V, iter: &mut Iter) {
    match iter {
        Iter::Range(_, lo, hi) => {
            v.expr(lo);
            v.expr(hi);
        }
        Iter::Items(place)
        | Iter::Bare(place)
        | Iter::ItemsMut(place)
        | Iter::Windows(place, _)
        | Iter::Chunks(place, _) => v.place(place),
        Iter::Rev(inner)
        | Iter::StepBy(inner, _)
        | Iter::Skip(inner, _)
        | Iter::Take(inner, _)
        | Iter::Enumerate(inner) => iter_parts(v, inner),
        Iter::Zip(a, b) | Iter::Chain(a, b) => {
            iter_parts(v, a);
            iter_parts(v, b);
        }
        Iter::Map(inner, _, e) | Iter::Filter(inner, _, e) => {
            iter_parts(v, inner);
            v.expr(e);
        }
    }
}

fn stmt_parts<V: Visit + ?Sized>(v: &mut V, stmt: &mut Stmt) {
    match stmt {
        Stmt::Let(_, _, init) => init.iter_mut().for_each(|e| v.expr(e)),
        Stmt::Assign(place, e)
        | Stmt::Compound(_, place, e)
        | Stmt::Push(place, e)
        | Stmt::Fill(place, e) => {
            v.place(place);
            v.expr(e);
        }
        Stmt::Expr(e) => v.expr(e),
        Stmt::For(_, _, iter, body) | Stmt::ForEach(iter, _, body) => {
            iter_parts(v, iter);
            v.block(body);
        }
        Stmt::While(_, condition, body) => {
            v.expr(condition);
            v.block(body);
        }
        Stmt::Break(_, value) | Stmt::Return(value) => value.iter_mut().for_each(|e| v.expr(e)),
        Stmt::Continue(_) => {}
        Stmt::Swap(place, i, j) => {
            v.place(place);
            v.expr(i);
            v.expr(j);
        }
        Stmt::CopyFrom(place, from) | Stmt::Exchange(place, from) => {
            v.place(place);
            v.place(from);
        }
        Stmt::Spread(_, places, e) => {
            v.expr(e);
            places.iter_mut().flatten().for_each(|place| v.place(place));
        }
        Stmt::Borrow(_, _, place) | Stmt::TakeApart(_, _, place) => v.place(place),
        Stmt::Closure(_, _, body) => v.block(body),
    }
}

/// The numbers of all variables that an iterator reads.
pub(crate) fn read_by_iter(iter: &Iter) -> Vec<usize> {
    let mut reads = Reads(vec![]);
    iter_parts(&mut reads, &mut iter.clone());
    reads.0
}

/// The numbers of all variables that a block reads or writes.
pub(crate) fn used_by(block: &Block) -> Vec<usize> {
    let mut reads = Reads(vec![]);
    reads.block(&mut block.clone());
    reads.0
}

struct Reads(Vec<usize>);

impl Visit for Reads {
    fn place(&mut self, place: &mut Place) {
        self.0.push(place.var.id);
        place_parts(self, place);
    }
    fn expr(&mut self, e: &mut Expr) {
        if let Expr::Apply(closure, _) = e {
            self.0.push(closure.id);
        }
        expr_parts(self, e);
    }
}
