//! Params of which only a conversion is known: with `x: impl Into<Vec<f64>>`, `x.into()` is `Vec::from(x)`, or `x` where that is one already;
//! with `B: Borrow<f64>`, `b.borrow()` is `&b`.

use crate::check::shown;
use crate::chosen_objects::Bound;
use crate::lower::strip;
use crate::visit::{self, Visit, VisitMut};
use crate::world::words;
use proc_macro2::Ident;
use quote::ToTokens;
use syn::punctuated::Punctuated;
use syn::{
    Expr, FnArg, GenericArgument, Generics, ItemFn, Pat, PathArguments, Token, Type,
    TypeParamBound, WherePredicate,
};

/// Writes the conversions in a function out, whose arguments are of these types, as far as that is known.
pub fn write_out(item: &mut ItemFn, around: &Generics, given: &[Option<Type>]) {
    let mut written = Conversions {
        params: vec![],
        borrows: may_borrow(item, around),
    };
    for (param, given) in item.sig.inputs.iter().zip(given) {
        if let FnArg::Typed(param) = param
            && let Pat::Ident(name) = &*param.pat
            && let [into] = &arguments_of(&param.ty, &[&item.sig.generics, around], "Into")[..]
            && !is_bound_again(&name.ident, item)
        {
            let is_one = given.as_ref().is_some_and(|ty| shown(ty) == shown(into));
            written
                .params
                .push((name.ident.clone(), into.clone(), is_one));
        }
    }
    written.visit_block_mut(&mut item.block);
}

struct Conversions {
    /// The params that are turned into a type, and whether they are of it.
    params: Vec<(Ident, Type, bool)>,
    borrows: bool,
}

impl VisitMut for Conversions {
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        visit::visit_expr_mut(self, e);
        let Expr::MethodCall(call) = e else { return };
        let this = &call.receiver;
        if !call.args.is_empty() || call.turbofish.is_some() {
            return;
        }
        if call.method == "borrow" && self.borrows {
            *e = syn::parse_quote!((&#this));
        } else if call.method == "into"
            && let Some(converted) = self.converted(this)
        {
            *e = converted;
        }
    }

    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

impl Conversions {
    fn converted(&self, this: &Expr) -> Option<Expr> {
        let is_this = |name: &Ident| matches!(strip(this), Expr::Path(p) if p.path.is_ident(name));
        let (_, into, is_one) = self.params.iter().find(|(name, ..)| is_this(name))?;
        let Type::Path(to) = into else { return None };
        let last = to.path.segments.last()?;
        match &*last.ident.to_string() {
            _ if *is_one => Some(this.clone()),
            "Vec" => Some(syn::parse_quote!(Vec::from(#this))),
            "String" => None,
            _ if last.arguments.is_none() => Some(syn::parse_quote!(#to::from(#this))),
            _ => None,
        }
    }
}

/// Whether all `borrow` in a function is that of its bounds.
fn may_borrow(item: &ItemFn, around: &Generics) -> bool {
    let mut all = vec![];
    words(item.to_token_stream(), &mut all);
    words(around.to_token_stream(), &mut all);
    let has = |word: &str| all.iter().any(|w| w == word);
    has("Borrow") && !has("RefCell")
}

/// Whether another variable has the name.
fn is_bound_again(name: &Ident, item: &ItemFn) -> bool {
    let mut bound = Bound::default();
    bound.visit_block(&item.block);
    bound.0.contains(name) && calls_of(name, item) > 1
}

/// How often a name is turned into something.
fn calls_of(name: &Ident, item: &ItemFn) -> usize {
    struct Count<'n>(&'n Ident, usize);
    impl<'a> Visit<'a> for Count<'_> {
        fn visit_expr_method_call(&mut self, call: &'a syn::ExprMethodCall) {
            let of_it = matches!(strip(&call.receiver), Expr::Path(p) if p.path.is_ident(self.0));
            self.1 += usize::from(of_it && call.method == "into");
            visit::visit_expr_method_call(self, call);
        }
    }
    let mut count = Count(name, 0);
    count.visit_block(&item.block);
    count.1
}

/// The `X` of each `Into<X>` that a type is bound by.
fn arguments_of(ty: &Type, generics: &[&Generics], of_trait: &str) -> Vec<Type> {
    let of = |bounds: &Punctuated<TypeParamBound, Token![+]>| -> Vec<Type> {
        let arguments = bounds.iter().filter_map(|b| argument(b, of_trait));
        arguments.cloned().collect()
    };
    if let Type::ImplTrait(ty) = ty {
        return of(&ty.bounds);
    }
    let params = generics.iter().flat_map(|g| g.type_params());
    let params = params.filter(|p| shown(&p.ident) == shown(ty));
    let clauses = generics.iter().filter_map(|g| g.where_clause.as_ref());
    let predicates = clauses.flat_map(|w| &w.predicates);
    let predicates = predicates.filter_map(|p| match p {
        WherePredicate::Type(t) if shown(&t.bounded_ty) == shown(ty) => Some(&t.bounds),
        _ => None,
    });
    params
        .map(|p| &p.bounds)
        .chain(predicates)
        .flat_map(of)
        .collect()
}

/// The type in `Into<f64>`.
fn argument<'b>(bound: &'b TypeParamBound, of_trait: &str) -> Option<&'b Type> {
    let TypeParamBound::Trait(bound) = bound else {
        return None;
    };
    let last = bound.path.segments.last().filter(|s| s.ident == of_trait)?;
    let PathArguments::AngleBracketed(of) = &last.arguments else {
        return None;
    };
    match of.args.first()? {
        GenericArgument::Type(ty) => Some(ty),
        _ => None,
    }
}
