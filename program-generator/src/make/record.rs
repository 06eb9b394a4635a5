//! Structs: their declaration, their values, and what is done with them.

use super::iter::Item;
use super::{Maker, scope::Local};
use crate::ast::{
    Expr, Field, Iter, Mode, Operator, Owner, Param, Pattern, Place, Program, Record, Step, Stmt,
    Ty,
};
use crate::print::output_types;
use crate::visit::{Visit, expr_parts, program_parts};
use fastrand::Rng;
use std::sync::Arc;

/// How many items a vector inside a struct has at least.
pub(super) const NESTED: usize = 2;

impl Maker {
    /// The structs and enums of a program: none in half of them.
    pub(super) fn declare_types(&mut self, seed: u64) {
        if self.chance(45) {
            return;
        }
        let point = Ty::Record(Arc::new(Record {
            name: format!("Point{seed}"),
            fields: self.fields(&["x", "y", "z"], true, None),
            copy: true,
            derefs: false,
        }));
        self.types.push(point.clone());
        if self.chance(60) {
            let copy = self.chance(30);
            let names = ["at", "k", "rates", "parts", "last"];
            let fields = self.fields(&names, copy, Some(&point));
            let name = format!("Body{seed}");
            self.types.push(Ty::Record(Arc::new(Record {
                name,
                fields,
                copy,
                derefs: false,
            })));
        }
        if self.chance(14) {
            self.declare_wrapper(seed);
        }
        if self.chance(35) {
            self.declare_choice(seed);
        }
    }

    fn fields(&mut self, names: &[&str], copy: bool, point: Option<&Ty>) -> Vec<Field> {
        let n = 2 + self.below(names.len() - 1);
        let mut fields: Vec<Field> = vec![];
        for name in &names[..n] {
            let boxed = || Box::new(point.cloned().unwrap_or(Ty::Float));
            let ty = match (self.below(12), point) {
                (0, _) if self.chance(30) => Ty::Array(Box::new(Ty::Float), 9 + self.below(3)),
                (0, _) => Ty::Array(Box::new(Ty::Float), 2 + self.below(2)),
                (1, Some(_)) => Ty::Int,
                (2 | 3, Some(_)) if !copy => Ty::floats(),
                (4 | 5, Some(point)) => point.clone(),
                (6, Some(_)) => Ty::Array(boxed(), 2),
                (7, Some(_)) if !copy => Ty::Vec(boxed()),
                (8, Some(_)) => Ty::Tuple(vec![Ty::Float, Ty::Float]),
                _ => Ty::Float,
            };
            let constant = match ty {
                Ty::Int => self.chance(50),
                Ty::Float => self.chance(8),
                _ => false,
            };
            fields.push(Field {
                name: name.to_string(),
                ty,
                constant,
            });
        }
        fields[0].ty = match &fields[0].ty {
            Ty::Int => Ty::Float,
            ty => ty.clone(),
        };
        fields[0].constant = false;
        fields
    }

    /// A struct around another one, which it derefs to.
    fn declare_wrapper(&mut self, seed: u64) {
        let inner = Ty::Record(self.record_type());
        let field = |name: &str, ty: &Ty| Field {
            name: name.into(),
            ty: ty.clone(),
            constant: false,
        };
        self.types.push(Ty::Record(Arc::new(Record {
            name: format!("Outer{seed}"),
            fields: vec![field("inner", &inner), field("gain", &Ty::Float)],
            copy: inner.is_copy(),
            derefs: true,
        })));
    }

    pub(super) fn record_type(&mut self) -> Arc<Record> {
        let records: Vec<Arc<Record>> = self
            .types
            .iter()
            .filter_map(|t| t.record().cloned())
            .collect();
        self.pick(&records)
    }

    /// Methods, constructors and operators of the structs.
    pub(super) fn methods(&mut self, seed: u64) {
        if self.types.is_empty() {
            return;
        }
        for name in ["energy", "advance", "shifted", "norm"] {
            if self.chance(22) {
                let owner = Owner::Method(self.record_type());
                let func = self.function(name.to_string(), owner, false);
                self.funcs.push(func);
            }
        }
        if self.chance(30) {
            let record = self.record_type();
            let func = self.constructor(record);
            self.funcs.push(func);
        }
        if self.chance(60) {
            self.like_those_of_std();
        }
        if self.chance(15) {
            self.a_trait(seed);
        }
        self.operators();
    }

    /// `self`
    pub(super) fn this(&mut self, record: &Arc<Record>) -> Param {
        let mode = match self.below(10) {
            0 if record.copy => Mode::Value,
            0..=6 => Mode::Shared,
            _ => Mode::InOut,
        };
        self.receiver(record, mode)
    }

    /// A parameter that is a struct, or several of them.
    pub(super) fn record_param(&mut self, main: bool) -> (Ty, Mode) {
        if !main && self.chance(15) {
            let choice = self.choice_type();
            return (Ty::Choice(choice), Mode::Value);
        }
        let one = Ty::Record(self.record_type());
        let several = Box::new(one.clone());
        match self.below(10) {
            0 | 1 => (one, Mode::Value),
            2..=4 => (one, Mode::Shared),
            5 | 6 => (one, Mode::InOut),
            7 => (Ty::Slice(several), self.pick(&[Mode::Shared, Mode::InOut])),
            8 => (
                Ty::Array(several, 2),
                self.pick(&[Mode::Value, Mode::Shared, Mode::InOut]),
            ),
            _ => (Ty::Vec(several), self.pick(&[Mode::Shared, Mode::InOut])),
        }
    }

    pub(super) fn record_result(&mut self, main: bool) -> Ty {
        if !main && self.chance(25) {
            return Ty::Choice(self.choice_type());
        }
        Ty::Record(self.record_type())
    }

    /// A field with a float in it.
    pub(super) fn field(&mut self, record: &Record, change: bool) -> (Step, Ty) {
        let fits: Vec<usize> = (0..record.fields.len())
            .filter(|&i| {
                let field = &record.fields[i];
                field.varies() || !change && field.ty == Ty::Float
            })
            .collect();
        let i = self.pick(&fits);
        let field = &record.fields[i];
        (Step::Named(i, field.name.clone()), field.ty.clone())
    }

    /// A value of a struct: a literal, or one made by its constructor.
    pub(super) fn record_value(&mut self, record: &Arc<Record>, depth: usize) -> Expr {
        let made_by: Vec<usize> = (0..self.funcs.len())
            .filter(|&f| {
                let func = &self.funcs[f];
                let pure = func.params.iter().all(|p| p.mode != Mode::InOut);
                let own = func.ret == Ty::Record(record.clone()) && pure;
                match func.owner {
                    Owner::Associated(_) => own,
                    // the value of a method that gives the same type in the end
                    Owner::Method(_) => own && depth > 1,
                    _ => false,
                }
            })
            .collect();
        if depth > 0 && !made_by.is_empty() && self.chance(50) {
            let func = self.pick(&made_by);
            if let Some(args) = self.args(func, depth.saturating_sub(1)) {
                return Expr::Call(func, args);
            }
        }
        if let Some(sum) = self.operated(record) {
            return sum;
        }
        self.record_literal(record, depth)
    }

    /// `S { x: a, .. }`
    pub(super) fn record_literal(&mut self, record: &Arc<Record>, depth: usize) -> Expr {
        let ty = Ty::Record(record.clone());
        let depth = depth.min(1);
        let base = match self.local(|l| l.ty == ty && l.readable()) {
            Some(at) if record.copy && self.chance(30) => Some(Place::of(&self.scope[at].var)),
            _ => None,
        };
        let mut fields = vec![];
        for (i, field) in record.fields.iter().enumerate() {
            if base.is_some() && (i + 1 == record.fields.len() || self.chance(40)) {
                continue;
            }
            let value = match field.ty {
                Ty::Float if field.constant => self.literal(),
                _ => self.value_in(&field.ty, depth),
            };
            fields.push((i, value));
        }
        Expr::Record(record.clone(), fields, base)
    }

    /// Now and then, the fields of literals stand in another order than that of the declaration. Not where structs are
    /// outputs: the interpreter has their fields in the order of the literal.
    pub(super) fn reorder(&mut self, program: &mut Program) {
        let with_structs = output_types(program.main()).into_iter().any(has_record);
        if self.chance(40) && !with_structs {
            program_parts(&mut Reorder(&mut self.rng), program);
        }
    }

    /// A statement about structs.
    pub(super) fn record_stmt(&mut self) -> Option<Stmt> {
        let record = self.record_type();
        let ty = Ty::Record(record.clone());
        match self.below(10) {
            // a copy of what there is
            0 | 1 => {
                let at = self.local(|l| l.ty == ty && l.readable())?;
                let place = Place::of(&self.scope[at].var);
                let copied = record.copy && self.chance(70);
                let value = if copied {
                    Expr::Read(place)
                } else {
                    Expr::Copied(place, ty.clone())
                };
                Some(self.let_value(ty, value))
            }
            // taken apart
            2 if record.copy => {
                let at = self.local(|l| l.ty == ty && l.readable())?;
                let value = Expr::Read(Place::of(&self.scope[at].var));
                let mut parts = vec![];
                for field in &record.fields {
                    if self.chance(20) || field.constant {
                        parts.push(Pattern::Wild);
                        continue;
                    }
                    let var = self.var(&field.ty);
                    self.declare(Local::new(var.clone(), field.ty.clone()));
                    parts.push(Pattern::Name(var));
                }
                Some(Stmt::Let(Pattern::Record(record, parts), None, Some(value)))
            }
            // several of them
            3 | 4 => {
                let vec = self.chance(50);
                let n = 2 + self.below(2);
                let items = (0..n).map(|_| self.record_value(&record, 1)).collect();
                let ty = if vec {
                    Ty::Vec(Box::new(ty))
                } else {
                    Ty::Array(Box::new(ty), n)
                };
                let made = self.let_value(ty, Expr::List(vec, items));
                let last = self.scope.len() - 1;
                self.scope[last].len = n;
                Some(made)
            }
            5 => {
                let ty = Ty::Vec(Box::new(ty));
                let at = self.local(|l| l.ty == ty && l.changeable())?;
                let place = Place::of(&self.scope[at].var);
                let value = self.inside(|m| {
                    m.hide(&place.var);
                    m.record_value(&record, 1)
                });
                Some(Stmt::Push(place, value))
            }
            6 => {
                let at = self.local(|l| l.ty == ty && l.changeable())?;
                let place = Place::of(&self.scope[at].var);
                let value = self.record_value(&record, 1);
                Some(Stmt::Assign(place, value))
            }
            7 => self.call_stmt(),
            _ => {
                let value = self.record_value(&record, 2);
                Some(self.let_value(ty, value))
            }
        }
    }

    /// `let a = ..;`
    pub(super) fn let_value(&mut self, ty: Ty, value: Expr) -> Stmt {
        let var = if self.chance(65) {
            self.mutable(&ty)
        } else {
            self.var(&ty)
        };
        self.declare(Local::new(var.clone(), ty));
        Stmt::Let(Pattern::Name(var), None, Some(value))
    }

    /// An iterator over structs.
    pub(super) fn records(&mut self, change: bool) -> Option<(Iter, Item)> {
        let at = self.local(|l| l.readable() && l.ty.element().is_some_and(in_parts))?;
        let local = self.scope[at].clone();
        let element = local.ty.element()?.clone();
        let place = Place::of(&local.var);
        if change && local.changeable() && self.chance(50) {
            self.hide(&place.var);
            return Some((Iter::ItemsMut(place), Item::Ref(element, 0, true)));
        }
        let item = Item::Ref(element, 0, false);
        Some(if self.chance(30) {
            (Iter::Bare(place), item)
        } else {
            (Iter::Items(place), item)
        })
    }

    /// `fn new(..) -> Self`
    fn constructor(&mut self, record: Arc<Record>) -> crate::ast::Func {
        let mut func = self.function("new".to_string(), Owner::Associated(record.clone()), false);
        func.ret = Ty::Record(record.clone());
        self.budget = 0;
        func.params.retain(|p| p.mode != Mode::InOut);
        if !func.params.iter().any(|p| p.ty.has_float()) {
            let var = self.var(&Ty::Float);
            let param = self.declared(var, Ty::Float, Mode::Value, false);
            func.params.push(param);
        }
        let known: Vec<usize> = func.params.iter().map(|p| p.var.id).collect();
        self.scope.retain(|l| known.contains(&l.var.id));
        self.scope
            .iter_mut()
            .for_each(|l| (l.hidden, l.frozen) = (false, false));
        let value = self.record_literal(&record, 2);
        func.body = crate::ast::Block {
            stmts: vec![],
            value: Some(Box::new(value)),
        };
        func
    }
}

/// Whether it has parts of different names.
fn in_parts(ty: &Ty) -> bool {
    matches!(ty, Ty::Record(_) | Ty::Tuple(_))
}

fn has_record(ty: &Ty) -> bool {
    match ty {
        Ty::Record(_) => true,
        Ty::Tuple(ts) => ts.iter().any(has_record),
        ty => ty.element().is_some_and(has_record),
    }
}

/// Shuffles the fields of all literals.
struct Reorder<'r>(&'r mut Rng);

impl Visit for Reorder<'_> {
    fn expr(&mut self, e: &mut Expr) {
        if let Expr::Record(_, fields, _) = e {
            self.0.shuffle(fields);
        }
        expr_parts(self, e);
    }
}

/// The operators that structs can have.
pub(super) const OPERATORS: [Operator; 3] = [Operator::Add, Operator::Sub, Operator::Mul];
