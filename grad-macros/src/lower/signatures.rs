//! What the signature of a function that is called says: of the type that the call gives, and of the params of closures that it is handed.

use super::inlined::{Callee, bind};
use super::scope::{Base, Mutability, Operand, Place};
use super::types::Ty;
use super::{Lowerer, Res};
use crate::derive::types::has_no_float;
use crate::functions::Functions;
use crate::model::{By, Param};
use crate::world::{Arguments, World};
use grad_core::ops;
use quote::quote;
use syn::spanned::Spanned;
use syn::{Expr, ExprClosure, FnArg, Pat, Type};

impl Lowerer<'_> {
    /// The type that a function gives where it is called with these arguments. If only the file says so, rustc is asked at the call;
    /// where there is nothing that could be asked, nothing is known.
    pub fn given_at(
        &mut self,
        callee: &Callee,
        this: Option<&Ty>,
        args: &[Operand],
        call: Option<Expr>,
    ) -> Option<Ty> {
        let ty = match &callee.item.sig.output {
            syn::ReturnType::Default if self.model.seen.is_none() => return None,
            syn::ReturnType::Default => return Some(Ty::Unit),
            syn::ReturnType::Type(_, ty) => {
                let arguments = self.bound(callee, this, args)?;
                let ty = self.written_here(ty, callee, &arguments)?;
                self.declares()?.is_known(&ty).then_some(ty)?
            }
        };
        match call {
            Some(call) => self.asked_at(ty, &call),
            None => self.model.seen.is_some().then(|| self.syn_type(&ty)),
        }
    }

    /// What a function is handed; `inputs` are the params for it.
    pub fn handed_to<'e>(
        &mut self,
        callee: &Callee,
        inputs: impl Iterator<Item = &'e FnArg>,
        args: impl Iterator<Item = &'e Expr>,
    ) -> Res<Vec<Operand>> {
        let arguments = callee.arguments();
        let both = inputs.zip(args).map(|(input, arg)| {
            let ty = match input {
                FnArg::Typed(input) => {
                    self.no_objects_listed(arg, &input.ty)?;
                    self.written_here(&input.ty, callee, &arguments)
                }
                FnArg::Receiver(_) => None,
            };
            let converted = self.wanted_as(ty, arg);
            self.arg(converted.as_deref().unwrap_or(arg))
        });
        both.collect()
    }

    /// Makes references of what a function takes by reference, and values of what it takes by value: what a name stands for is not always seen.
    pub fn pass_as_taken(&mut self, callee: &Callee, args: &mut [Operand]) -> Res<()> {
        let arguments = callee.arguments();
        for (input, arg) in callee.item.sig.inputs.iter().zip(args) {
            let FnArg::Typed(input) = input else { continue };
            *arg = match (&*input.ty, &*arg) {
                (Type::Reference(r), Operand::Val(v))
                    if crate::check::is_text(&r.elem)
                        || has_no_float(&r.elem) && self.types.is_unknown(&self.ty(*v)) =>
                {
                    Operand::Ref(Place::of(Base::Val(*v)), Mutability::Shared)
                }
                (ty, Operand::Ref(place, Mutability::Shared))
                    if place.window.is_none() && self.is_a_value(ty, callee, &arguments) =>
                {
                    self.held(place, input.span())?
                }
                (ty, _) if self.is_view_mut(ty, callee, &arguments) => {
                    return Err(self.no_view_mut(input.span()));
                }
                (ty, Operand::Val(v)) if self.is_view(ty, callee, &arguments) => {
                    let (v, ty) = (*v, self.ty(*v));
                    Operand::Val(self.prim(&ops::views::LEND_VIEW, &[v], ty))
                }
                _ => continue,
            };
        }
        Ok(())
    }

    /// Whether a param is taken by value, as its type shows.
    fn is_a_value(&self, ty: &Type, callee: &Callee, arguments: &Arguments) -> bool {
        let ty = self.written_here(ty, callee, arguments);
        let world = self.declares();
        ty.is_some_and(|ty| world.is_some_and(|w| w.is_known(&ty)))
    }

    /// Whether a param is a view of an array, by value.
    fn is_view(&self, ty: &Type, callee: &Callee, arguments: &Arguments) -> bool {
        let ty = self.written_here(ty, callee, arguments);
        let first = self.model.args.order.is_none();
        let seen = self.model.seen.as_ref().filter(|_| first);
        seen.zip(ty)
            .is_some_and(|(world, ty)| world.array_of_view(&ty).is_some())
    }

    /// Whether it is one through which something is written.
    fn is_view_mut(&self, ty: &Type, callee: &Callee, arguments: &Arguments) -> bool {
        let ty = self.written_here(ty, callee, arguments);
        let seen = self.model.seen.as_ref();
        seen.zip(ty)
            .is_some_and(|(world, ty)| world.is_view_mut(&ty))
    }

    /// Gives the params of closures that a function is handed the types that the function says, where they are written without.
    pub fn type_closures(&mut self, callee: &Callee, this: Option<&Ty>, args: &[Operand]) {
        let sig = &callee.item.sig;
        let functions = Functions::new(&sig.generics, &[]);
        let arguments = self.bound(callee, this, args);
        for (input, arg) in sig.inputs.iter().zip(args) {
            let (FnArg::Typed(input), &Operand::Closure(id), Some(arguments)) =
                (input, arg, &arguments)
            else {
                continue;
            };
            let function = match &*input.ty {
                Type::Reference(r) => functions
                    .behind_reference(&r.elem)
                    .or(functions.of(&r.elem)),
                ty => functions.of(ty),
            };
            let takes = function.map(|f| f.params).unwrap_or_default();
            let types = takes.iter().map(|p| self.taken_here(p, callee, arguments));
            let types: Vec<Option<Type>> = types.collect();
            self.type_closure(id, &types);
        }
    }

    fn type_closure(&mut self, id: usize, types: &[Option<Type>]) {
        let written = self.closures[id].expr.clone();
        let is_typed = |pat: &Pat| matches!(pat, Pat::Type(_));
        let is_known = types.len() == written.inputs.len() && types.iter().any(Option::is_some);
        if is_known && !written.inputs.iter().all(is_typed) {
            self.assume_types(&written, types);
            self.closures[id].expr = self.keep(&*written, || with_types(&written, types));
        }
    }

    /// Outside of a world rustc is told the types that params are taken to have, for the copy in which it is asked may not show them.
    fn assume_types(&mut self, closure: &ExprClosure, types: &[Option<Type>]) {
        if self.model.seen.is_some() {
            return;
        }
        for (param, ty) in closure.inputs.iter().zip(types) {
            if let (Pat::Type(typed), false) = (with_type(param, ty), matches!(param, Pat::Type(_)))
            {
                self.assume_param(param, &typed);
            }
        }
    }

    /// What a function that is handed on takes, as it is written here.
    fn taken_here(&self, param: &Param, callee: &Callee, arguments: &Arguments) -> Option<Type> {
        let ty = self.written_here(&param.syn_ty, callee, arguments)?;
        let is_known = is_known_or_slice(self.declares()?, &ty);
        is_known.then(|| match param.by {
            By::Value => ty,
            By::Shared => syn::parse_quote!(&#ty),
            By::Mut => syn::parse_quote!(&mut #ty),
        })
    }

    /// What the generic params of a function stand for where it is called with these arguments.
    fn bound(&mut self, callee: &Callee, this: Option<&Ty>, args: &[Operand]) -> Option<Arguments> {
        let mut arguments = callee.arguments();
        callee.bind_path(&mut arguments)?;
        if let (Some(pattern), Some(ty)) = (&callee.this, this) {
            bind(&self.types, pattern, ty, &mut arguments)?;
        }
        for (input, arg) in callee.item.sig.inputs.iter().zip(args) {
            if let (FnArg::Typed(input), Some(ty)) = (input, self.type_of_operand(arg)) {
                bind(&self.types, &input.ty, &ty, &mut arguments)?;
            }
        }
        Some(arguments)
    }

    /// A type of a function's signature as it is written here, if all in it is known.
    fn written_here(&self, ty: &Type, callee: &Callee, arguments: &Arguments) -> Option<Type> {
        let world = self.declares()?;
        let mut ty = world.brought_here(ty.clone(), &callee.module, &arguments.names())?;
        arguments.put_into(&mut ty);
        let (mut names, open) = (vec![], arguments.open());
        crate::world::words(quote!(#ty), &mut names);
        let is_closed = !names.iter().any(|name| open.contains(name));
        (is_closed && world.has_all_arguments(&ty) && self.types.is_clear(&ty)).then_some(ty)
    }
}

fn is_known_or_slice(world: &World, ty: &Type) -> bool {
    match ty {
        Type::Slice(s) => world.is_known(&s.elem),
        ty => world.is_known(ty),
    }
}

/// A closure whose params have these types, where they have none.
fn with_types(closure: &ExprClosure, types: &[Option<Type>]) -> ExprClosure {
    let mut typed = closure.clone();
    for (param, ty) in typed.inputs.iter_mut().zip(types) {
        *param = with_type(param, ty);
    }
    typed
}

/// A param with this type, where it has none.
fn with_type(param: &Pat, ty: &Option<Type>) -> Pat {
    match (param, ty) {
        (Pat::Type(_), _) | (_, None) => param.clone(),
        (_, Some(ty)) => Pat::Type(syn::parse_quote!(#param: #ty)),
    }
}
