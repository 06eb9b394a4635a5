//! A function's body as it is lowered where it is called.

use super::super::bare;
use super::super::inits::Inits;
use super::super::scope::Operand;
use super::super::types::Ty;
use super::super::{Lowerer, Res};
use super::bind::{bind, spelled};
use super::callee::{Callee, size};
use crate::mentions::TypesWritten;
use crate::model::{self, By};
use crate::report::Refused;
use crate::visit::{self, Visit, VisitMut};
use crate::world::{World, words, words_of_path};
use grad_core::ordered::OrderedSet;
use proc_macro2::{Span, TokenStream};
use quote::ToTokens;
use std::rc::Rc;
use syn::{FnArg, Pat, PatType, Type};

/// A copy of a function for one call, in which generic params are what they are for the call.
pub struct Prepared {
    /// As a closure.
    pub closure: syn::ExprClosure,
    /// How each param is passed.
    pub by: Vec<By>,
    /// Whether no derivative passes through it.
    pub no_diff: Vec<bool>,
    /// Whether it returns a reference.
    pub gives_reference: bool,
    /// Whether it has to be written out: it returns what is seen in its body alone, or takes what is held as its fields.
    pub is_seen_only: bool,
    /// How many expressions there are in it.
    pub size: usize,
    /// What rustc is asked about the names in it.
    pub asked: TokenStream,
    /// The types that are written in it, by their text.
    pub written: OrderedSet<String>,
    /// The variants that it names without their enum.
    pub bare: OrderedSet<String>,
    /// What its variables are given.
    pub inits: Inits,
}

impl Prepared {
    /// What is passed, if there is one for each param.
    pub fn taken(&self, args: &[Operand]) -> Res<Vec<Operand>> {
        match args.len() == self.by.len() {
            true => Ok(args.to_vec()),
            false => Err(Refused),
        }
    }
}

impl Lowerer<'_> {
    /// The copy of a function for the call at `node`, which is the same whenever that is lowered.
    pub fn copy_for<N>(
        &mut self,
        node: &N,
        callee: &Callee,
        args: &[Operand],
        span: Span,
    ) -> Option<Rc<Prepared>> {
        if let Some(made) = self.kept_for(node) {
            return Some(made);
        }
        let made = self.prepare(callee, args, span)?;
        Some(self.keep(node, || made))
    }

    fn prepare(&mut self, callee: &Callee, args: &[Operand], span: Span) -> Option<Prepared> {
        let world = self.declares()?;
        let mut item = callee.item.clone();
        let mut witness = None;
        match &self.model.seen {
            Some(world) => world.spell_out(&mut item, Some(&callee.around)),
            None => {
                let (this, owner) = (callee.this.as_ref(), callee.witness()?);
                witness = Some(crate::lending::asked(this, &owner, &item, span));
                crate::lending::located(&mut item, span);
            }
        }
        let given: Vec<Option<Type>> = args
            .iter()
            .map(|arg| {
                let ty = self.type_of_operand(arg)?;
                spelled(&self.types, &self.by_its_name(ty))
            })
            .collect();
        super::converted::write_out(&mut item, &callee.around, &given);
        let mut arguments = callee.arguments();
        callee.bind_path(&mut arguments)?;
        for (param, arg) in item.sig.inputs.iter().zip(args) {
            let ty = match param {
                FnArg::Receiver(_) => callee.this.as_ref()?,
                FnArg::Typed(typed) => &typed.ty,
            };
            if let Some(found) = self.type_of_operand(arg) {
                let found = self.by_its_name(found);
                bind(&self.types, ty, &found, &mut arguments)?;
            }
        }
        arguments.put_into_function(&mut item)?;
        let open = arguments.open();
        let (body, mut asked) = model::written_out(&item, callee.this.as_ref(), Some(world));
        asked.extend(witness);
        let mut typed: Vec<PatType> = item.sig.inputs.iter().map(as_typed).collect();
        let no_diff = typed.iter().map(|p| !p.attrs.is_empty()).collect();
        typed.iter_mut().for_each(|p| p.attrs.clear());
        let pats: Vec<Pat> = typed.iter().map(|p| pattern(p, &open)).collect();
        let apart: Vec<bool> = args.iter().map(|arg| self.is_apart(arg)).collect();
        let known = self.are_known(&typed, &apart, &item.sig.output, &open);
        let output = match &item.sig.output {
            // of a type that shows by its use
            syn::ReturnType::Type(_, ty)
                if names_one_of(ty, &open)
                    || is_impl(ty)
                    || is_apart(world, ty)
                    || is_tuple_that_lends(world, ty)
                    || is_option_of_slice(ty) =>
            {
                syn::ReturnType::Default
            }
            syn::ReturnType::Type(arrow, ty) if is_of_option(ty) => {
                syn::ReturnType::Type(*arrow, Box::new(without_references(ty)))
            }
            output => output.clone(),
        };
        let mut left = vec![];
        words(body.to_token_stream(), &mut left);
        words(output.to_token_stream(), &mut left);
        pats.iter()
            .for_each(|p| words(p.to_token_stream(), &mut left));
        if !known || left.iter().any(|word| open.contains(word)) {
            return None;
        }
        let closure = syn::parse_quote!(|#(#pats),*| #output #body);
        let mut written = TypesWritten::default();
        written.visit_expr_closure(&closure);
        Some(Prepared {
            written: written.0,
            by: typed.iter().map(|p| passed(&p.ty)).collect(),
            no_diff,
            gives_reference: matches!(&output, syn::ReturnType::Type(_, ty) if matches!(**ty, Type::Reference(_))),
            is_seen_only: gives_what_is_seen(world, &item.sig.output) || apart.contains(&true),
            size: size(&body),
            asked,
            bare: bare::variants(&body, Some(world), Some(world)),
            inits: Inits::of(&body),
            closure,
        })
    }

    /// Whether all values that pass in and out are numbers, or made of numbers, or functions: what is opaque is left where rustc
    /// finds its type.
    fn are_known(
        &self,
        params: &[PatType],
        apart: &[bool],
        output: &syn::ReturnType,
        open: &[String],
    ) -> bool {
        let Some(world) = self.declares() else {
            return false;
        };
        let known = |ty: &Type| {
            world.is_known(element_or_referent(ty))
                || stands_for_a_trait(ty)
                || crate::iterator_types::is_of_std(referent(ty))
                || names_one_of(ty, open)
        };
        let gives = match output {
            syn::ReturnType::Default => true,
            syn::ReturnType::Type(_, ty) => {
                let ty = element_or_referent(ty);
                world.is_known(ty)
                    || is_of_option(ty) && world.is_known(&without_references(ty))
                    || is_impl(ty)
                    || names_one_of(ty, open)
                    || is_apart(world, ty)
                    || of_result(ty).is_some_and(|ty| world.is_known(ty))
                    || is_tuple_that_lends(world, ty)
                        && members(ty).all(|ty| is_apart(world, ty) || known(ty))
            }
        };
        let mut params = params.iter().zip(apart);
        gives && params.all(|(p, apart)| *apart || known(&p.ty))
    }

    /// A type, which has its name where the method that is lowered calls it `Self`.
    fn by_its_name(&self, ty: Ty) -> Ty {
        match self.types.shallow(&ty) {
            Ty::Named(name) if *name == *"Self" => match self.model.self_name() {
                Some(name) => Ty::Named(name),
                None => ty,
            },
            _ => ty,
        }
    }

    /// The type of an argument, as far as it is known.
    pub fn type_of_operand(&mut self, arg: &Operand) -> Option<Ty> {
        match arg {
            Operand::Val(v) => Some(self.ty(*v)),
            Operand::Ref(place, _) => {
                let ty = self.place_ty(place);
                match place.window {
                    Some(_) => Some(Ty::Slice(Box::new(self.types.element(&ty)))),
                    None => Some(ty),
                }
            }
            Operand::Tuple(members) => {
                let members = members.iter().map(|m| self.type_of_operand(m));
                Some(Ty::Tuple(members.collect::<Option<_>>()?))
            }
            Operand::Fields(fields, _) => Some(fields.ty.clone()),
            _ => None,
        }
    }
}

/// A param as it is written; `self` is one of its name.
fn as_typed(arg: &FnArg) -> PatType {
    match arg {
        FnArg::Receiver(receiver) => model::this(receiver),
        FnArg::Typed(typed) => typed.clone(),
    }
}

/// What a type refers to, if it is a reference; of a slice its element.
fn element_or_referent(ty: &Type) -> &Type {
    match referent(ty) {
        Type::Slice(s) => &s.elem,
        ty => ty,
    }
}

/// What a type refers to, if it is a reference.
pub fn referent(ty: &Type) -> &Type {
    match ty {
        Type::Reference(r) => referent(&r.elem),
        ty => ty,
    }
}

fn is_of_option(ty: &Type) -> bool {
    matches!(ty, Type::Path(p) if p.path.segments.last().is_some_and(|s| s.ident == "Option"))
}

/// `Option<T>` for `Option<&T>`, `Option<Vec<T>>` for `Option<&[T]>`: whether there is a reference shows in what the body gives.
fn without_references(ty: &Type) -> Type {
    struct Strip;
    impl VisitMut for Strip {
        fn visit_type_mut(&mut self, ty: &mut Type) {
            while let Type::Reference(r) = ty {
                *ty = match &*r.elem {
                    Type::Slice(slice) => {
                        let element = &slice.elem;
                        syn::parse_quote!(Vec<#element>)
                    }
                    of => of.clone(),
                };
            }
            visit::visit_type_mut(self, ty);
        }
    }
    let mut ty = ty.clone();
    Strip.visit_type_mut(&mut ty);
    ty
}

/// The `T` of `Result<T, E>`.
fn of_result(ty: &Type) -> Option<&Type> {
    argument_of(ty, "Result")
}

/// The first type that a type of that name is given.
fn argument_of<'t>(ty: &'t Type, name: &str) -> Option<&'t Type> {
    let Type::Path(p) = ty else { return None };
    let last = p.path.segments.last().filter(|s| s.ident == name)?;
    match &last.arguments {
        syn::PathArguments::AngleBracketed(a) => a.args.iter().find_map(|a| match a {
            syn::GenericArgument::Type(ty) => Some(ty),
            _ => None,
        }),
        _ => None,
    }
}

/// What an `Option` of a type that is written holds, without a reference.
pub fn payload_of(ty: &Type) -> Option<Type> {
    argument_of(ty, "Option").map(|ty| referent(ty).clone())
}

/// Whether a type is `Option<&T>`.
pub fn is_lent_option(ty: &Type) -> bool {
    matches!(argument_of(ty, "Option"), Some(Type::Reference(_)))
}

/// The pattern of a param, with its type unless that is a function's or another's that stands for what has a trait.
fn pattern(typed: &PatType, open: &[String]) -> Pat {
    let mut names = vec![];
    words(typed.ty.to_token_stream(), &mut names);
    let iterator = crate::iterator_types::is_of_std(referent(&typed.ty));
    let plain = !iterator
        && !stands_for_a_trait(&typed.ty)
        && names.iter().all(|name| !open.contains(name));
    match plain {
        true => Pat::Type(typed.clone()),
        false => (*typed.pat).clone(),
    }
}

fn passed(ty: &Type) -> By {
    match ty {
        Type::Reference(r) if r.mutability.is_some() => By::Mut,
        Type::Reference(_) => By::Shared,
        Type::Paren(t) => passed(&t.elem),
        Type::Group(t) => passed(&t.elem),
        _ => By::Value,
    }
}

fn stands_for_a_trait(ty: &Type) -> bool {
    let mut names = vec![];
    words(ty.to_token_stream(), &mut names);
    names.iter().any(|name| name == "impl" || name == "dyn")
}

/// Whether it is a closure or an iterator, which is what the body gives.
fn is_impl(ty: &Type) -> bool {
    crate::iterator_types::is_opaque(ty)
}

/// Whether values of a type are held as their fields, or are lists of such.
fn is_apart(world: &World, ty: &Type) -> bool {
    let ty = argument_of(ty, "Vec").unwrap_or(ty);
    matches!(ty, Type::Path(p) if words_of_path(&p.path).is_some_and(|words| world.is_held_as_fields(&words.join("::"))))
}

/// `Option<&[T]>`, `Option<(T, &[T])>`: what the body gives is a part of an array.
fn is_option_of_slice(ty: &Type) -> bool {
    let is_slice =
        |ty: &Type| matches!(ty, Type::Reference(r) if matches!(*r.elem, Type::Slice(_)));
    argument_of(ty, "Option").is_some_and(|of| is_slice(of) || members(of).any(is_slice))
}

/// Whether it is a tuple with a reference in it, or with a value that is held as its fields.
fn is_tuple_that_lends(world: &World, ty: &Type) -> bool {
    members(ty).any(|ty| matches!(ty, Type::Reference(_)) || is_apart(world, ty))
}

/// The types in a tuple, and in the tuples in it.
fn members(ty: &Type) -> Box<dyn Iterator<Item = &Type> + '_> {
    match ty {
        Type::Tuple(t) => Box::new(t.elems.iter().flat_map(|ty| match ty {
            Type::Tuple(_) => members(ty),
            ty => Box::new(std::iter::once(ty)),
        })),
        _ => Box::new(std::iter::empty()),
    }
}

/// Whether a type is a list of such.
pub fn is_list_apart(world: &World, ty: &Type) -> bool {
    argument_of(ty, "Vec").is_some_and(|ty| is_apart(world, ty))
}

/// Whether a type is a generic param, or a reference to one, that is not known: it is a function's.
fn names_one_of(ty: &Type, open: &[String]) -> bool {
    match element_or_referent(ty) {
        Type::Path(p) => p
            .path
            .get_ident()
            .is_some_and(|name| open.iter().any(|o| name == o)),
        _ => false,
    }
}

/// Whether a function returns a reference, an option or a tuple with one, or an opaque type: none of these has a tangent of its own.
fn gives_what_is_seen(world: &World, output: &syn::ReturnType) -> bool {
    let syn::ReturnType::Type(_, ty) = output else {
        return false;
    };
    matches!(**ty, Type::Reference(_))
        || is_impl(ty)
        || is_of_option(ty)
        || is_tuple_that_lends(world, ty)
}
