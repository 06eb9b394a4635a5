//! Functions as values: the types of function-typed params, and what calls are handed for them.

use crate::args::Args;
use crate::model::{Param, param, type_of};
use crate::visit::Visit;
use grad_core::entity::FuncRef;
use grad_core::ir::Type;
use grad_core::ordered::OrderedSet;
use proc_macro2::{Ident, Span, TokenStream};
use quote::format_ident;
use syn::{GenericParam, Generics, ReturnType, TypeParamBound};

/// How a function-typed param is called.
#[derive(Clone)]
pub struct FnType {
    /// What it takes.
    pub params: Vec<Param>,
    /// What it returns, as written.
    pub output: ReturnType,
    /// What is known of that.
    pub ret: Type,
    /// The generic param that it is the type of, if it is not an `impl Fn`.
    pub generic: Option<Ident>,
    /// The other bounds, as written.
    pub bounds: Vec<TypeParamBound>,
    /// What it takes and gives beside that.
    pub form: Form,
}

/// What a function-typed param takes and gives in generated code.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// It gives what it keeps for its way back, too.
    Kept,
    /// It takes tangents behind its arguments, and gives value and tangent.
    Pushed,
    /// Both.
    PushedKept,
}

impl Form {
    /// Whether it takes tangents.
    pub fn is_pushed(self) -> bool {
        self != Form::Kept
    }
    /// Whether it gives what it keeps.
    pub fn is_kept(self) -> bool {
        self != Form::Pushed
    }
}

/// A function that a call is handed.
pub struct FunctionArg {
    /// Its place among the arguments.
    pub position: usize,
    /// Whether it is passed as `&f`.
    pub by_ref: bool,
    /// What it is.
    pub given: Given,
    /// What its type is to the callee, where that is seen.
    pub generic: Option<Generic>,
}

/// Which generic param of a callee the type of a function is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Generic {
    /// One that has a name, at this place among those that a call may write.
    Named(usize),
    /// None that a call could write: `impl Fn`.
    Unnamed,
}

impl Generic {
    /// That of a param of type `ty` of a function with these generic params.
    fn of(ty: &syn::Type, generics: &Generics) -> Generic {
        let ty = match ty {
            syn::Type::Reference(r) => &*r.elem,
            ty => ty,
        };
        let written = generics
            .params
            .iter()
            .filter(|p| !matches!(p, GenericParam::Lifetime(_)));
        let is_named = |p: &GenericParam| match (p, ty) {
            (GenericParam::Type(t), syn::Type::Path(path)) => path.path.is_ident(&t.ident),
            _ => false,
        };
        let place = written.into_iter().position(is_named);
        place.map_or(Generic::Unnamed, Generic::Named)
    }
}

/// Notes of functions that a call is handed what their types are to the callee.
pub fn note_generics(functions: &mut [FunctionArg], callee: &syn::Signature) {
    for function in functions {
        if let Some(syn::FnArg::Typed(input)) = callee.inputs.iter().nth(function.position) {
            function.generic = Some(Generic::of(&input.ty, &callee.generics));
        }
    }
}

/// What a call is handed for a function-typed param.
pub enum Given {
    /// A closure. What it captures are arguments of the call, by reference, in the place of the closure.
    Closure {
        /// Its index in [`Lowered::closures`](crate::model::Lowered::closures).
        closure: usize,
        /// How many values it captures.
        captures: usize,
    },
    /// A function by its path.
    Path(TokenStream),
    /// A function-typed param of the function around, by its name.
    Param(String),
}

impl Given {
    /// How many values it captures.
    pub fn captures(&self) -> usize {
        match self {
            Given::Closure { captures, .. } => *captures,
            Given::Path(_) | Given::Param(_) => 0,
        }
    }
}

/// A closure that a call is handed, as a function of its own: its graph has what it captures as params by reference,
/// behind the closure's own.
pub struct Closure {
    /// Its graph.
    pub func: FuncRef,
    /// Its own params.
    pub params: Vec<Param>,
    /// What it returns, as written.
    pub output: ReturnType,
    /// Whether it has a value.
    pub has_value: bool,
    /// The function-typed params that are called in it, or handed on.
    pub uses: OrderedSet<String>,
    /// Where it stands.
    pub span: Span,
}

/// The function types among a function's generic params.
pub struct Functions<'a> {
    generics: &'a Generics,
    reals: &'a [String],
}

impl<'a> Functions<'a> {
    /// Of a function with these generic params, of which `reals` stand for floats.
    pub fn new(generics: &'a Generics, reals: &'a [String]) -> Self {
        Functions { generics, reals }
    }

    /// How something of type `ty` is called, if it can be.
    pub fn of(&self, ty: &syn::Type) -> Option<FnType> {
        match ty {
            syn::Type::Paren(t) => self.of(&t.elem),
            syn::Type::Group(t) => self.of(&t.elem),
            syn::Type::ImplTrait(t) => self.among(t.bounds.iter(), None),
            syn::Type::BareFn(f) if f.unsafety.is_none() && f.variadic.is_none() => {
                Some(self.pointer(f))
            }
            syn::Type::Path(p) => {
                let name = p.path.get_ident()?;
                self.among(bounds(self.generics, name), Some(name))
            }
            _ => None,
        }
    }

    /// How what a reference to `ty` points to is called: `&dyn Fn(f64) -> f64` is handed functions as `&impl Fn(f64) -> f64` is.
    pub fn behind_reference(&self, ty: &syn::Type) -> Option<FnType> {
        match ty {
            syn::Type::Paren(t) => self.behind_reference(&t.elem),
            syn::Type::TraitObject(t) => self.among(t.bounds.iter(), None),
            _ => None,
        }
    }

    /// `fn(f64) -> f64`: whoever calls the function hands it one by its name.
    fn pointer(&self, f: &syn::TypeBareFn) -> FnType {
        let params = f.inputs.iter().enumerate();
        FnType {
            params: params.map(|(i, arg)| self.input(i, &arg.ty)).collect(),
            output: f.output.clone(),
            ret: self.returned(&f.output),
            generic: None,
            // pointers are copied when they are handed on
            bounds: vec![syn::parse_quote!(::core::marker::Copy)],
            form: Form::Kept,
        }
    }

    fn returned(&self, output: &ReturnType) -> Type {
        match output {
            ReturnType::Default => Type::Unit,
            ReturnType::Type(_, ty) => type_of(ty, self.reals),
        }
    }

    fn among<'b>(
        &self,
        bounds: impl Iterator<Item = &'b TypeParamBound>,
        generic: Option<&Ident>,
    ) -> Option<FnType> {
        let mut found = None;
        let mut others = vec![];
        for bound in bounds {
            match signature(bound) {
                Some(args) if found.is_none() => found = Some(args),
                _ => others.push(bound.clone()),
            }
        }
        let args = found?;
        let params = args.inputs.iter().enumerate();
        Some(FnType {
            params: params.map(|(i, ty)| self.input(i, ty)).collect(),
            output: args.output.clone(),
            ret: self.returned(&args.output),
            generic: generic.cloned(),
            bounds: others,
            form: Form::Kept,
        })
    }

    fn input(&self, i: usize, ty: &syn::Type) -> Param {
        let name = format_ident!("arg{i}");
        let typed: syn::PatType = syn::parse_quote!(#name: #ty);
        param(i, &typed, false, self.reals, &Args::default())
    }
}

/// How a function of a bound is called, `Fn(..)` or its like. A closure that changes what it captures is refused where it is handed over, so it is
/// the same of `FnMut` and `FnOnce`.
fn signature(bound: &TypeParamBound) -> Option<&syn::ParenthesizedGenericArguments> {
    let TypeParamBound::Trait(bound) = bound else {
        return None;
    };
    let last = bound.path.segments.last()?;
    match &last.arguments {
        syn::PathArguments::Parenthesized(args)
            if ["Fn", "FnMut", "FnOnce"].iter().any(|f| last.ident == f) =>
        {
            Some(args)
        }
        _ => None,
    }
}

/// The bounds of a generic param, those of the `where` clause included.
fn bounds<'g>(generics: &'g Generics, name: &'g Ident) -> impl Iterator<Item = &'g TypeParamBound> {
    let own = generics.type_params().filter(move |p| p.ident == *name);
    let clause = generics.where_clause.iter().flat_map(|w| &w.predicates);
    let further = clause.filter_map(move |predicate| match predicate {
        syn::WherePredicate::Type(t) if is_ident(&t.bounded_ty, name) => Some(&t.bounds),
        _ => None,
    });
    own.flat_map(|p| &p.bounds).chain(further.flatten())
}

/// Whether a type is just a name.
pub fn is_ident(ty: &syn::Type, name: &Ident) -> bool {
    matches!(ty, syn::Type::Path(p) if p.path.is_ident(name))
}

/// The generic params without the bounds that make functions of those in `functions`.
pub fn without_signatures(generics: &Generics, functions: &[&Ident]) -> Generics {
    let mut generics = generics.clone();
    for param in &mut generics.params {
        if let GenericParam::Type(t) = param
            && functions.contains(&&t.ident)
        {
            t.bounds = Default::default();
        }
    }
    if let Some(clause) = &mut generics.where_clause {
        let kept = std::mem::take(&mut clause.predicates).into_iter();
        let of_function = |p: &syn::WherePredicate| matches!(p, syn::WherePredicate::Type(t) if functions.iter().any(|f| is_ident(&t.bounded_ty, f)));
        clause.predicates = kept.filter(|p| !of_function(p)).collect();
    }
    generics
}

/// Whether there is a function in a type that is chosen at run time: `fn(f64) -> f64`, `Box<dyn Fn(f64) -> f64>`.
pub fn behind_pointer(ty: &syn::Type) -> bool {
    struct Find(bool);
    impl<'a> Visit<'a> for Find {
        fn visit_type_bare_fn(&mut self, _: &'a syn::TypeBareFn) {
            self.0 = true;
        }
        fn visit_type_trait_object(&mut self, ty: &'a syn::TypeTraitObject) {
            self.0 |= ty.bounds.iter().any(|b| signature(b).is_some());
        }
    }
    let mut find = Find(false);
    find.visit_type(ty);
    find.0
}

/// Whether a type holds values of which a trait is all that is known, and that are no functions: `Vec<Box<dyn Force>>`.
pub fn holds_objects(ty: &syn::Type) -> bool {
    struct Find(bool);
    impl<'a> Visit<'a> for Find {
        fn visit_type_trait_object(&mut self, object: &'a syn::TypeTraitObject) {
            self.0 |= !object.bounds.iter().any(|b| match b {
                TypeParamBound::Trait(t) => {
                    let last = t.path.segments.last();
                    last.is_some_and(|s| ["Fn", "FnMut", "FnOnce"].iter().any(|f| s.ident == f))
                }
                _ => false,
            });
        }
        fn visit_type_reference(&mut self, _: &'a syn::TypeReference) {}
    }
    let mut find = Find(false);
    find.visit_type(ty);
    find.0
}

/// `[&dyn Part; 2]`, `Vec<Box<dyn Part>>`
pub fn is_list_of_objects(ty: &syn::Type) -> bool {
    listed_object(ty).is_some_and(is_pointer_to_object)
}

/// `&dyn Part`, `Box<dyn Part>`
pub fn is_pointer_to_object(ty: &syn::Type) -> bool {
    object_behind(ty).is_some()
}

/// The object that `&dyn Part` or `Box<dyn Part>` points to.
pub fn object_behind(ty: &syn::Type) -> Option<&syn::TypeTraitObject> {
    let of = match ty {
        syn::Type::Reference(r) if r.mutability.is_none() => &*r.elem,
        ty => argument(ty, "Box")?,
    };
    let mut inner = of;
    while let syn::Type::Paren(ty) = inner {
        inner = &ty.elem;
    }
    match inner {
        syn::Type::TraitObject(object) if holds_objects(of) => Some(object),
        _ => None,
    }
}

/// The type of what a list has objects of.
pub fn listed_object(ty: &syn::Type) -> Option<&syn::Type> {
    match ty {
        syn::Type::Reference(r) => listed_object(&r.elem),
        syn::Type::Array(a) => Some(&a.elem),
        syn::Type::Slice(s) => Some(&s.elem),
        ty => argument(ty, "Vec"),
    }
}

/// The `T` of `Name<T>`.
fn argument<'t>(ty: &'t syn::Type, name: &str) -> Option<&'t syn::Type> {
    let syn::Type::Path(p) = ty else { return None };
    let last = p.path.segments.last().filter(|s| s.ident == name)?;
    let syn::PathArguments::AngleBracketed(of) = &last.arguments else {
        return None;
    };
    match of.args.first()? {
        syn::GenericArgument::Type(ty) => Some(ty),
        _ => None,
    }
}

/// Whether a type has `dyn` in it.
pub fn has_trait_object(ty: &syn::Type) -> bool {
    struct Find(bool);
    impl<'a> Visit<'a> for Find {
        fn visit_type_trait_object(&mut self, _: &'a syn::TypeTraitObject) {
            self.0 = true;
        }
    }
    let mut find = Find(false);
    find.visit_type(ty);
    find.0
}
