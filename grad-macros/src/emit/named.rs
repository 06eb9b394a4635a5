//! The user's own types in generated signatures: one that has no gradients is one error, at the type as the user wrote it.

use super::Emitter;
use super::lifetimes::without_names;
use crate::block;
use crate::model::{By, Model, Param};
use crate::owner::Kind;
use crate::visit::Visit;
use grad_core::ir::Type;
use grad_core::ordered::{OrderedMap, OrderedSet};
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens as _, quote, quote_spanned};
use syn::spanned::Spanned as _;

/// The gradient type of `syn_ty`, member by member as far as its form is known.
pub(super) fn tangent(ty: &Type, syn_ty: &syn::Type) -> TokenStream {
    if !ty.is_differentiable() {
        return quote!(());
    }
    match (ty, syn_ty) {
        (_, syn::Type::Infer(_)) => quote!(_),
        (_, syn::Type::Paren(t)) => tangent(ty, &t.elem),
        (_, syn::Type::Group(t)) => tangent(ty, &t.elem),
        (Type::Float(_), _) => quote!(#syn_ty),
        (Type::Array(..) | Type::Tuple(_), _) if is_of_a_generic_length(ty, syn_ty) => {
            of_type(syn_ty)
        }
        (Type::Slice(t), syn::Type::Slice(s)) => {
            let element = tangent(t, &s.elem);
            quote!(::grads::__private::std::vec::Vec<#element>)
        }
        (Type::Array(t, _), syn::Type::Array(s)) => {
            let (element, len) = (tangent(t, &s.elem), &s.len);
            quote!([#element; #len])
        }
        (Type::Vec(t), syn::Type::Path(p)) if element(p).is_some() => {
            let element = element(p).map(|s| tangent(t, s));
            quote!(::grads::__private::std::vec::Vec<#element>)
        }
        (Type::Tuple(ts), syn::Type::Tuple(s)) => {
            let members = ts.iter().zip(&s.elems).map(|(t, s)| match t {
                // beside floats a vector of counts has its length
                Type::Array(..) | Type::Vec(_) | Type::Tuple(_) if !t.is_differentiable() => {
                    of_type(s)
                }
                _ => tangent(t, s),
            });
            quote!((#(#members,)*))
        }
        _ => of_type(syn_ty),
    }
}

/// Whether it is made of floats, and a length in it may be a generic param. Such a type is named as a whole: where a trait says `Self::State`, its bound
/// on that hides from rustc what the gradient type of `[f64; N]` is, and only what is written alike is the same there.
fn is_of_a_generic_length(ty: &Type, syn_ty: &syn::Type) -> bool {
    match (ty, syn_ty) {
        (Type::Array(t, _), syn::Type::Array(s)) => {
            t.is_differentiable()
                && (matches!(s.len, syn::Expr::Path(_)) || is_of_a_generic_length(t, &s.elem))
        }
        (Type::Tuple(ts), syn::Type::Tuple(s)) => {
            let mut both = ts.iter().zip(&s.elems);
            ts.iter().all(Type::is_differentiable)
                && both.any(|(t, s)| is_of_a_generic_length(t, s))
        }
        _ => false,
    }
}

/// The gradient type of a type of which nothing but its name is known.
fn of_type(syn_ty: &syn::Type) -> TokenStream {
    let (at, any) = (place(syn_ty), without_names(syn_ty));
    let tangent = quote_spanned!(at=> <#any as ::grads::Differentiable>::Tangent);
    match may_borrow(syn_ty) {
        true => quote_spanned!(at=> <fn(#tangent) as ::grads::__private::Argument>::Type),
        false => tangent,
    }
}

/// What the thin functions around `forward` take for granted of the types of the signature. `for<..>` leaves the check to
/// the caller; of a type that `forward` has reported they then say nothing more.
pub(super) fn assumptions(model: &Model) -> Vec<syn::WherePredicate> {
    if !may_assume(model) {
        return vec![];
    }
    let (mut params, own) = (vec![], own_type(model));
    for param in model.params.iter().filter(|p| Param::carries(p)) {
        leaves(&param.ty, &param.syn_ty, own, &mut params);
    }
    let mut ret = vec![];
    if let syn::ReturnType::Type(_, ty) = &model.item.sig.output {
        leaves(&model.ret, ty, own, &mut ret);
    }
    params.retain(|t| !may_borrow(t));
    ret.retain(|t| !may_borrow(t));
    params
        .iter()
        .chain(&ret)
        .map(|t| syn::parse_quote!(for<'grads_known> #t: ::grads::Differentiable))
        .collect()
}

/// That the value is one float, where rustc has to see it. `for<..>` leaves the check to the caller: a function that gives
/// anything else is an error only where its gradient is asked for.
pub(super) fn one_float(model: &Model) -> Option<syn::WherePredicate> {
    if matches!(model.ret, Type::Float(_)) || block::is_constant(model) {
        return None;
    }
    let syn::ReturnType::Type(_, ty) = &model.item.sig.output else {
        let at = model.item.sig.ident.span();
        return Some(
            syn::parse_quote_spanned!(at=> for<'grads_seed> (): ::grads::__private::OneFloat),
        );
    };
    let at = place(ty);
    let ty = match may_borrow(ty) && !matches!(model.ret, Type::Vec(_) | Type::Array(..)) {
        true => {
            let any = without_names(ty);
            quote_spanned!(at=> <fn(&()) -> #any as ::grads::__private::Lent<'static>>::Type)
        }
        false => ty.to_token_stream(),
    };
    Some(syn::parse_quote_spanned!(at=> for<'grads_seed> #ty: ::grads::__private::OneFloat))
}

/// That the result depends on each param that is differentiated, where it provably does not: whoever asks for all gradients is told. Of a
/// type of the user's, the derive says whether it has anything to differentiate. A trait's functions serve all of its impls.
pub(super) fn reached(model: &Model) -> Vec<syn::WherePredicate> {
    let of_trait = |owner: &std::rc::Rc<crate::owner::Owner>| owner.kind == Kind::Trait;
    if model.owner.as_ref().is_some_and(of_trait) {
        return vec![];
    }
    if block::is_constant(model) {
        return vec![nothing_reached(model)];
    }
    let ignored = model
        .params
        .iter()
        .filter_map(|p| Some((p, p.ignored.as_ref()?)));
    ignored.map(|(p, ty)| reaches(model, p, ty)).collect()
}

/// That a function has a derivative at all, of one that has not.
pub(super) fn nothing_reached(model: &Model) -> syn::WherePredicate {
    let at = model.item.sig.ident.span();
    syn::parse_quote_spanned!(at=> for<'grads_derivative> (): ::grads::__private::HasDerivativeAtAll)
}

fn reaches(model: &Model, param: &Param, ty: &syn::Type) -> syn::WherePredicate {
    let (at, name) = (param.ident.span(), lifetime_named(model, &param.ident));
    let ty = match param.ty {
        Type::Named(_) if !may_borrow(ty) => ty.to_token_stream(),
        _ => quote!(()),
    };
    syn::parse_quote_spanned!(at=> for<#name> #ty: ::grads::__private::Reaches<&#name ()>)
}

/// The name of a param as that of a lifetime.
fn lifetime_named(model: &Model, param: &proc_macro2::Ident) -> syn::Lifetime {
    let plain = param.to_string();
    let name = format!("'{}", plain.trim_start_matches("r#"));
    let own = model.owner.iter().flat_map(|o| o.generics.lifetimes());
    let mut taken = model.item.sig.generics.lifetimes().chain(own);
    let is_free = syn::parse_str::<syn::Ident>(&name[1..]).is_ok()
        && taken.all(|l| l.lifetime.to_string() != name);
    let name = if is_free {
        name
    } else {
        format!("'param_{}", &name[1..])
    };
    syn::Lifetime::new(&name, param.span())
}

/// Whether the value is never one float, whatever the names in its type stand for.
pub(super) fn is_never_one_float(model: &Model) -> bool {
    if let syn::ReturnType::Type(_, ty) = &model.written.sig.output
        && has_lifetimes(ty)
    {
        return true;
    }
    match model.ret {
        Type::Unit | Type::Tuple(_) | Type::Array(..) | Type::Slice(_) | Type::Vec(_) => true,
        Type::Int(_) | Type::Bool => true,
        Type::Float(_) | Type::Named(_) | Type::Open | Type::Tensor(_) | Type::Pullback => false,
    }
}

/// Whether the pullback that `vjp` gives reads a type again of which nobody has said that it may be shared between
/// threads. Then its signature does not promise it: rustc sees whether the pullback can be.
pub(super) fn reads_unseen(model: &Model) -> bool {
    let unseen = |p: &Param| {
        p.by == By::Shared
            && p.function.is_none()
            && matches!(innermost(&p.ty), Type::Named(_) | Type::Open)
            && has_a_path(&p.syn_ty)
    };
    may_assume(model) && model.params.iter().any(unseen)
}

/// What stands in arrays, or in arrays of arrays.
fn innermost(ty: &Type) -> &Type {
    match ty {
        Type::Array(of, _) | Type::Slice(of) | Type::Vec(of) => innermost(of),
        ty => ty,
    }
}

/// Whether what stands in arrays is spelled as a path.
fn has_a_path(ty: &syn::Type) -> bool {
    match ty {
        syn::Type::Array(array) => has_a_path(&array.elem),
        syn::Type::Slice(slice) => has_a_path(&slice.elem),
        ty => matches!(ty, syn::Type::Path(_)),
    }
}

/// The methods of an impl of a trait have the bounds of the trait.
fn may_assume(model: &Model) -> bool {
    model
        .owner
        .as_ref()
        .is_none_or(|owner| matches!(owner.kind, Kind::Inherent | Kind::Unseen))
}

/// What is known of `Self`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum OwnType {
    /// It is checked where it stands, or is a trait's, which says nothing of it.
    Elsewhere,
    /// It is like any other type: generic, or what is around the method is not seen.
    Named,
}

fn own_type(model: &Model) -> OwnType {
    match &model.owner {
        Some(owner) if owner.kind == Kind::Unseen => OwnType::Named,
        // for a type that borrows, what is assumed of one lifetime would hide what is known of all
        Some(owner)
            if owner.kind == Kind::Inherent
                && !owner.generics.params.is_empty()
                && owner.generics.lifetimes().next().is_none() =>
        {
            OwnType::Named
        }
        _ => OwnType::Elsewhere,
    }
}

/// What filling the caller's buffers takes for granted besides.
pub(super) fn buffers(model: &Model) -> Vec<syn::WherePredicate> {
    if !may_assume(model) {
        return vec![];
    }
    let mut params = vec![];
    for param in model.params.iter().filter(|p| Param::carries(p)) {
        leaves(&param.ty, &param.syn_ty, own_type(model), &mut params);
    }
    params.retain(|t| !may_borrow(t));
    let reset = |t: &&syn::Type| syn::parse_quote!(for<'grads_known> <#t as ::grads::Differentiable>::Tangent: ::grads::__private::Reset<#t>);
    params.iter().map(reset).collect()
}

/// The types in `syn_ty` that only rustc sees into. A type that names lifetimes is not among them, since they could not be
/// inferred any more.
fn leaves<'t>(ty: &Type, syn_ty: &'t syn::Type, own: OwnType, found: &mut Vec<&'t syn::Type>) {
    match (ty, syn_ty) {
        (_, syn::Type::Paren(t)) => leaves(ty, &t.elem, own, found),
        (_, syn::Type::Group(t)) => leaves(ty, &t.elem, own, found),
        (Type::Slice(t), syn::Type::Slice(s)) => leaves(t, &s.elem, own, found),
        (Type::Array(t, _), syn::Type::Array(s)) => leaves(t, &s.elem, own, found),
        (Type::Vec(t), syn::Type::Path(p)) => {
            if let Some(s) = element(p) {
                leaves(t, s, own, found);
            }
        }
        (Type::Tuple(ts), syn::Type::Tuple(s)) => {
            for (t, s) in ts.iter().zip(&s.elems) {
                leaves(t, s, own, found);
            }
        }
        (Type::Named(_), syn::Type::Path(_)) if !is_free(syn_ty, own) => found.push(syn_ty),
        _ => {}
    }
}

/// `T` in `Vec<T>`.
fn element(path: &syn::TypePath) -> Option<&syn::Type> {
    match &path.path.segments.last()?.arguments {
        syn::PathArguments::AngleBracketed(args) => match args.args.first()? {
            syn::GenericArgument::Type(ty) => Some(ty),
            _ => None,
        },
        _ => None,
    }
}

fn is_free(ty: &syn::Type, own: OwnType) -> bool {
    struct Find(bool, OwnType);
    impl<'a> Visit<'a> for Find {
        fn visit_lifetime(&mut self, _: &'a syn::Lifetime) {
            self.0 = true;
        }
        fn visit_ident(&mut self, name: &'a syn::Ident) {
            self.0 |= self.1 == OwnType::Elsewhere && name == "Self";
        }
    }
    let mut find = Find(false, own);
    find.visit_type(ty);
    find.0
}

/// A type with generic arguments as it was written, where what rustc must infer it from may come too late. Without
/// arguments, a literal may be all that it is known from, which need not write them.
pub(super) fn spelled(ty: &Type) -> Option<syn::Type> {
    let Type::Named(name) = ty else { return None };
    let whole = name.contains('<') && !has_inferred(name);
    whole.then(|| syn::parse_str(name).ok()).flatten()
}

/// Whether rustc is to find out a part of a type.
fn has_inferred(name: &str) -> bool {
    let mut words = name.split(|c: char| c != '_' && !c.is_alphanumeric());
    words.any(|word| word == "_") || name.contains('\'')
}

/// The types that are written in a function: what they name is named wholly.
pub(super) fn written(model: &Model) -> OrderedSet<String> {
    let mut types = crate::mentions::TypesWritten::default();
    types.visit_signature(&model.written.sig);
    types.visit_block(&model.written.block);
    types.0
}

impl Emitter<'_> {
    /// Whether nothing is left out of a type: it has arguments, or is written as a type, or is one of std's.
    pub(super) fn is_whole(&self, ty: &syn::Type) -> bool {
        let syn::Type::Path(path) = ty else {
            return true;
        };
        let shown = crate::check::shown(path);
        let primitive = shown.starts_with(char::is_lowercase) && path.path.segments.len() == 1;
        shown.contains('<') || primitive || self.written.contains(&shown)
    }

    /// Whether a name is that of a type of the world's which has no generic params.
    fn is_without_params(&self, name: &str) -> bool {
        let layout = self.world.as_ref().and_then(|world| world.layout(name));
        layout.is_some_and(|layout| !layout.is_generic())
    }

    /// The Rust spelling of a type, where rustc may have to know it before it could infer it.
    pub(super) fn spelling(&self, ty: &Type) -> Option<TokenStream> {
        super::literal::spelling(ty, &|name| {
            let whole = self.written.contains(name) || self.is_without_params(name);
            let whole = whole && !has_inferred(name);
            let ty: syn::Type = whole.then(|| syn::parse_str(name).ok())??;
            Some(ty.to_token_stream())
        })
    }
}

/// Whether a type has lifetimes that are written.
fn has_lifetimes(ty: &syn::Type) -> bool {
    struct Find(bool);
    impl<'a> Visit<'a> for Find {
        fn visit_lifetime(&mut self, _: &'a syn::Lifetime) {
            self.0 = true;
        }
    }
    let mut find = Find(false);
    find.visit_type(ty);
    find.0
}

/// Whether a type may have lifetimes, written or left out.
fn may_borrow(ty: &syn::Type) -> bool {
    struct Find(bool);
    impl<'a> Visit<'a> for Find {
        fn visit_lifetime(&mut self, _: &'a syn::Lifetime) {
            self.0 = true;
        }
        fn visit_type_reference(&mut self, _: &'a syn::TypeReference) {
            self.0 = true;
        }
        fn visit_angle_bracketed_generic_arguments(
            &mut self,
            _: &'a syn::AngleBracketedGenericArguments,
        ) {
            self.0 = true;
        }
    }
    let mut find = Find(false);
    find.visit_type(ty);
    find.0
}

/// The name of a type.
pub(super) fn place(syn_ty: &syn::Type) -> Span {
    let name = match syn_ty {
        syn::Type::Path(p) => p.path.segments.last().map(|s| s.ident.span()),
        _ => None,
    };
    name.unwrap_or_else(|| syn_ty.span())
}

/// The gradients of the types of the signature that only rustc sees into, by the types' texts.
pub(super) fn gradients(model: &Model) -> OrderedMap<String, TokenStream> {
    let mut found = OrderedMap::new();
    for param in model.params.iter().filter(|p| Param::carries(p)) {
        gradients_in(&param.ty, &param.syn_ty, &mut found);
    }
    if let syn::ReturnType::Type(_, ty) = &model.item.sig.output {
        gradients_in(&model.ret, ty, &mut found);
    }
    found
}

/// Those of a type and its parts.
fn gradients_in(ty: &Type, syn_ty: &syn::Type, found: &mut OrderedMap<String, TokenStream>) {
    let parts: Vec<(&Type, &syn::Type)> = match (ty, syn_ty) {
        (_, syn::Type::Paren(t)) => vec![(ty, &t.elem)],
        (_, syn::Type::Group(t)) => vec![(ty, &t.elem)],
        (Type::Slice(t), syn::Type::Slice(s)) => vec![(t, &s.elem)],
        (Type::Array(t, _), syn::Type::Array(s)) => vec![(t, &s.elem)],
        (Type::Vec(t), syn::Type::Path(p)) => element(p).map(|s| (&**t, s)).into_iter().collect(),
        (Type::Tuple(ts), syn::Type::Tuple(s)) => ts.iter().zip(&s.elems).collect(),
        _ => vec![],
    };
    for (ty, syn_ty) in &parts {
        gradients_in(ty, syn_ty, found);
    }
    if !parts.is_empty() || matches!(ty, Type::Named(_)) {
        let gradient = tangent(ty, syn_ty);
        found.entry(ty.to_string()).or_insert(gradient);
    }
}

/// The types of the signature that only rustc sees into.
fn all(model: &Model) -> Vec<&syn::Type> {
    let (mut found, own) = (vec![], own_type(model));
    for param in model.params.iter().filter(|p| Param::carries(p)) {
        leaves(&param.ty, &param.syn_ty, own, &mut found);
    }
    if let syn::ReturnType::Type(_, ty) = &model.item.sig.output {
        leaves(&model.ret, ty, own, &mut found);
    }
    found
}

/// Where the signature of `forward` stands: at the first type that may have no gradients. Rustc says what is wrong with a type
/// where it stands, and again at the signature and at the body; what is said again at the same place is dropped.
pub(super) fn first(model: &Model) -> Span {
    all(model)
        .first()
        .map_or_else(Span::call_site, |t| place(t))
}

/// The same for some of the params.
pub(super) fn first_of(params: &[Param]) -> Option<Span> {
    let mut found = vec![];
    for param in params.iter().filter(|p| Param::carries(p)) {
        leaves(&param.ty, &param.syn_ty, OwnType::Named, &mut found);
    }
    found.first().map(|t| place(t))
}

/// Where each of them stands first.
pub(super) fn places(model: &Model) -> OrderedMap<String, Span> {
    let types = all(model).into_iter().rev();
    types.map(|t| (crate::check::shown(t), place(t))).collect()
}
