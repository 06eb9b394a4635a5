//! A function's body becomes FuncGraphs.
//!
//! Variables are looked up in a scope, which gives a cell with the current SSA value, or another name for a place.
//! A statement after which the block may be left is lowered with the rest of the block as a continuation.

mod array_map;
mod arrays;
mod buffers;
mod call;
mod closure;
mod collect;
mod compare;
mod control;
mod each;
mod expr;
mod frame;
mod host;
mod iter;
mod jumps;
mod literal;
mod loops;
mod make;
mod matching;
mod maybe;
mod method;
mod operator;
mod pattern;
mod pick;
mod place;
mod positions;
mod reduce;
mod scope;
mod sorting;
mod stmt;
mod swaps;
mod types;

#[cfg(test)]
mod tests;

use crate::model::{By, Lowered, Model};
use crate::report::{Problems, Refused, Site};
use closure::Closure;
use frame::Frame;
use grad_core::ir::{ArgMode, Module, SrcLoc};
use jumps::Target;
use proc_macro2::{Span, TokenStream};
use quote::ToTokens;
use scope::{Base, Mutability, Operand, Place, Scope, Slot, Val, Var, VarId};
use std::collections::{HashMap, HashSet};
use types::{Ty, Types};

/// A value, or a problem that has been reported.
pub type Res<T> = Result<T, Refused>;

/// A function while it is lowered.
pub struct Lowerer<'m> {
    model: &'m Model,
    module: Module,
    /// Types of the values of each finished graph.
    tys: Vec<Vec<Ty>>,
    frames: Vec<Frame>,
    next_frame: usize,
    vars: Vec<Var>,
    scope: Scope,
    types: Types,
    tokens: Vec<TokenStream>,
    sites: Vec<Site>,
    loc: SrcLoc,
    problems: Problems,
    /// What `break`, `continue` and `return` can leave, innermost last.
    targets: Vec<Target>,
    /// Flags that a jump sets so that what stands between it and its target is passed over, innermost last.
    guards: Vec<VarId>,
    /// Which variables the loops met so far assign.
    carried: HashMap<(usize, usize), Vec<VarId>>,
    closures: Vec<Closure>,
    /// Variables of the function's `&mut` params.
    lent: Vec<VarId>,
    /// Variables that a swapped reference refers to.
    swapped: HashSet<VarId>,
}

/// Lowers a function, or says what it cannot lower.
pub fn lower(model: &Model) -> Result<Lowered, Problems> {
    let mut lowerer = Lowerer {
        model,
        module: Module::new(),
        tys: vec![],
        frames: vec![],
        next_frame: 0,
        vars: vec![],
        scope: Scope::default(),
        types: Types::default(),
        tokens: vec![],
        sites: vec![],
        loc: SrcLoc::default(),
        problems: Problems::default(),
        targets: vec![],
        guards: vec![],
        carried: HashMap::new(),
        closures: vec![],
        lent: vec![],
        swapped: HashSet::new(),
    };
    let func = lowerer.function();
    match func.and_then(|func| lowerer.settle().map(|()| func)) {
        Ok(func) => Ok(Lowered {
            module: lowerer.module,
            func,
            tokens: lowerer.tokens,
            sites: lowerer.sites,
        }),
        Err(Refused) => Err(lowerer.problems),
    }
}

impl<'m> Lowerer<'m> {
    fn function(&mut self) -> Res<grad_core::entity::FuncRef> {
        let model = self.model;
        self.push_frame("f");
        self.frame().graph.name = model.item.sig.ident.to_string();
        let mut in_outs = Vec::new();
        for param in &model.params {
            self.at(param.ident.span());
            let name = param.ident.to_string();
            let ty = Ty::from(&param.ty);
            let v = self.add_param(ty.clone(), Some(&name));
            let (mode, operand) = match param.by {
                By::Value => (ArgMode::Value, self.take_apart(v)),
                By::Shared => (
                    ArgMode::Shared,
                    Operand::Ref(Place::of(Base::Val(v)), Mutability::Shared),
                ),
                By::Mut => {
                    let id = self.hidden(&name, ty, None);
                    self.vars[id].slot = Slot::Cell(Some(v));
                    in_outs.push(id);
                    self.lent.push(id);
                    (
                        ArgMode::InOut,
                        Operand::Ref(Place::of(Base::Var(id)), Mutability::Mut),
                    )
                }
            };
            self.frame().graph.modes.push(mode);
            match &param.pat {
                None => {
                    let id = self.declare(&name, operand);
                    self.scope.bind(name, id);
                }
                Some(pat) => self.bind(pat, operand)?,
            }
        }
        let body = &model.body;
        let ret_ty = Ty::from(&model.ret);
        let ret = self.result_var("result", &ret_ty);
        self.targets.push(Target::function(ret, self.guards.len()));
        let done = self.block_then(body, &mut |s, v| {
            s.set_result(ret, v, model.item.sig.ident.span())
        });
        self.targets.pop();
        done?;
        let mut results = Vec::new();
        if ret_ty != Ty::Unit {
            let value = self.read(ret)?;
            results.push(self.value_of(value, model.item.sig.ident.span())?);
        }
        for id in in_outs {
            results.push(self.cell_or_default(id));
        }
        let results = results.into_iter().map(|v| self.import(v)).collect();
        self.frame().graph.results = results;
        let frame = self.pop_frame();
        Ok(self.add_func(frame))
    }

    /// A variable of our own.
    fn hidden(&mut self, name: &str, ty: Ty, default: Option<&'static str>) -> VarId {
        self.vars.push(Var {
            name: name.to_string(),
            ty,
            slot: Slot::Cell(None),
            default,
        });
        let id = self.vars.len() - 1;
        // it may take the number of a variable that is gone
        self.swapped.remove(&id);
        id
    }

    /// A variable for the value of something that can be left from several places.
    fn result_var(&mut self, name: &str, ty: &Ty) -> VarId {
        let slot = match self.types.shallow(ty) {
            Ty::Tuple(members) => {
                let members = members
                    .iter()
                    .enumerate()
                    .map(|(i, t)| self.result_var(&format!("{name}_{i}"), t));
                Slot::Tuple(members.collect())
            }
            _ => Slot::Cell(None),
        };
        let id = self.hidden(name, ty.clone(), None);
        self.vars[id].slot = slot;
        id
    }

    /// Stores the value of something that can be left from several places.
    fn set_result(&mut self, id: VarId, value: Operand, span: Span) -> Res<()> {
        match value {
            Operand::Unit | Operand::Never => Ok(()),
            Operand::Ref(place, Mutability::Shared) if place.window.is_none() => {
                let v = self.read_place(&place, span)?;
                self.assign_var(id, Operand::Val(v), span)
            }
            value => self.assign_var(id, value, span),
        }
    }

    /// A type as written.
    fn syn_type(&mut self, ty: &syn::Type) -> Ty {
        match ty {
            syn::Type::Infer(_) => self.types.any(),
            syn::Type::Paren(t) => self.syn_type(&t.elem),
            syn::Type::Group(t) => self.syn_type(&t.elem),
            syn::Type::Reference(t) => self.syn_type(&t.elem),
            syn::Type::Tuple(t) if !t.elems.is_empty() => {
                Ty::Tuple(t.elems.iter().map(|t| self.syn_type(t)).collect())
            }
            syn::Type::Slice(t) => Ty::Slice(Box::new(self.syn_type(&t.elem))),
            syn::Type::Array(t) => Ty::Array(
                Box::new(self.syn_type(&t.elem)),
                crate::consts::length(&t.len),
            ),
            syn::Type::Path(p) if p.path.segments.last().is_some_and(|s| s.ident == "Vec") => {
                let element = p.path.segments.last().and_then(|s| match &s.arguments {
                    syn::PathArguments::AngleBracketed(args) => args.args.first(),
                    _ => None,
                });
                match element {
                    Some(syn::GenericArgument::Type(t)) => Ty::Vec(Box::new(self.syn_type(t))),
                    _ => Ty::Vec(Box::new(self.types.any())),
                }
            }
            other => {
                let reals = crate::model::reals(&self.model.item.sig.generics);
                Ty::from(&crate::model::type_of(other, &reals))
            }
        }
    }

    /// Reports what `tokens` do and what to do instead.
    fn refuse(
        &mut self,
        tokens: &impl ToTokens,
        message: impl AsRef<str>,
        help: impl AsRef<str>,
    ) -> Refused {
        self.problems.refuse(Site::of(tokens), message, help)
    }

    /// Gives a value the name of the variable that holds it, if it has none.
    fn name_value(&mut self, v: Val, id: VarId) {
        let name = self.vars[id].name.clone();
        if let Some(frame) = self.frames.iter_mut().find(|f| f.id == v.frame) {
            frame.graph.values[v.value]
                .name
                .get_or_insert_with(|| name.into());
        }
    }
}
