//! Generic params that stand for types of the user's: `P: Potential`, `p: &impl Potential`. Companions ask more of them
//! than the function itself: that they have gradients, and that what a way back keeps of them can go to other threads.

pub mod apart;
mod associated;
mod operators;

use crate::mentions::mentions;
use crate::model::{By, Model};
use crate::owner::Kind;
use crate::visit::Visit;
use crate::visit::VisitMut;
use crate::world::World;
use proc_macro2::Ident;
use quote::{ToTokens, format_ident, quote};

/// Takes `?Sized` off type params: a derivative has values of the gradient's type, which a type without a size has not. The user's function
/// keeps it.
pub fn make_sized(generics: &mut syn::Generics) {
    let sized = |bounds: &mut syn::punctuated::Punctuated<syn::TypeParamBound, syn::Token![+]>| {
        let maybe = |b: &syn::TypeParamBound| matches!(b, syn::TypeParamBound::Trait(t) if matches!(t.modifier, syn::TraitBoundModifier::Maybe(_)));
        if bounds.iter().any(maybe) {
            *bounds = bounds.iter().filter(|b| !maybe(b)).cloned().collect();
        }
    };
    generics
        .type_params_mut()
        .for_each(|p| sized(&mut p.bounds));
    let conditions = generics
        .where_clause
        .iter_mut()
        .flat_map(|w| &mut w.predicates);
    for condition in conditions {
        if let syn::WherePredicate::Type(ty) = condition {
            sized(&mut ty.bounds);
        }
    }
}

/// Gives every `impl Trait` in the types of params a name, as a generic param. Functions are left alone.
pub fn name_impl_traits(sig: &mut syn::Signature) {
    struct Name(Vec<syn::TypeParam>);
    impl VisitMut for Name {
        fn visit_type_mut(&mut self, ty: &mut syn::Type) {
            crate::visit::visit_type_mut(self, ty);
            if let syn::Type::ImplTrait(found) = ty
                && !is_function(&found.bounds)
            {
                let span = found.impl_token.span;
                let name = format_ident!("Impl{}", self.0.len(), span = span);
                let bounds = &found.bounds;
                self.0.push(syn::parse_quote!(#name: #bounds));
                *ty = syn::parse_quote!(#name);
            } else if let syn::Type::Paren(inner) = ty
                && matches!(*inner.elem, syn::Type::Path(_))
            {
                *ty = (*inner.elem).clone();
            }
        }
    }
    let mut name = Name(vec![]);
    for input in &mut sig.inputs {
        if let syn::FnArg::Typed(param) = input {
            name.visit_type_mut(&mut param.ty);
        }
    }
    let named = name.0.into_iter().map(syn::GenericParam::Type);
    sig.generics.params.extend(named);
}

fn is_function(bounds: &syn::punctuated::Punctuated<syn::TypeParamBound, syn::Token![+]>) -> bool {
    bounds.iter().any(|b| match b {
        syn::TypeParamBound::Trait(t) => t
            .path
            .segments
            .last()
            .is_some_and(|s| ["Fn", "FnMut", "FnOnce"].iter().any(|f| s.ident == f)),
        _ => false,
    })
}

/// Adds to the companion's bounds what `forward` needs.
pub fn add(model: &mut Model) {
    let mut predicates: Vec<syn::WherePredicate> = vec![];
    if model.owner.as_ref().is_some_and(|o| o.kind == Kind::Trait) {
        let params = model.params.iter().filter(|p| p.differentiated);
        let given = match &model.item.sig.output {
            syn::ReturnType::Type(_, ty) => Some(&**ty),
            syn::ReturnType::Default => None,
        };
        for ty in params
            .map(|p| &p.syn_ty)
            .chain(given)
            .filter(|ty| is_associated(ty))
        {
            predicates.push(syn::parse_quote! {
                #ty: ::grads::Differentiable + ::core::marker::Send + ::core::marker::Sync
            });
        }
    }
    for name in model.floats() {
        let name = format_ident!("{name}");
        predicates.push(syn::parse_quote!(#name: ::grads::Real));
    }
    for ty in projections(model) {
        predicates.push(syn::parse_quote! {
            #ty: ::grads::Differentiable + ::grads::__private::Copied + ::core::marker::Send + ::core::marker::Sync
        });
    }
    for (name, copied) in open_params(model) {
        predicates.push(syn::parse_quote! {
            #name: ::grads::Differentiable + ::core::marker::Send + ::core::marker::Sync
        });
        let how: Option<syn::Path> = match copied {
            _ if copied && is_in_a_clone(model, &name) => {
                Some(syn::parse_quote!(::core::clone::Clone))
            }
            true => Some(syn::parse_quote!(::grads::__private::Copied)),
            false => None,
        };
        predicates.extend(how.map(|how| -> syn::WherePredicate { syn::parse_quote!(#name: #how) }));
        let operators = operators::of_param(model, &name);
        predicates.extend(operators.into_iter().map(|back| -> syn::WherePredicate {
            syn::parse_quote!(#name: ::grads::__private::#back)
        }));
    }
    let copied = asks_for_clones(model).then(|| quote!(::core::clone::Clone+));
    for name in unbounded_of_owner(model) {
        predicates.push(syn::parse_quote! {
            #name: #copied ::core::marker::Send + ::core::marker::Sync
        });
    }
    predicates.extend(outliving(model));
    if predicates.is_empty() {
        return;
    }
    let generics = &mut model.item.sig.generics;
    let clause = generics
        .where_clause
        .get_or_insert_with(|| syn::parse_quote!(where));
    clause.predicates.extend(predicates);
}

/// Generic params live as long as what is kept, where closures that arrays of other crates are handed keep something of them
/// (`world::handed`).
fn outliving(model: &Model) -> Vec<syn::WherePredicate> {
    let kind = model.owner.as_ref().map(|o| o.kind);
    let asked = model.world.as_ref().is_some_and(World::keeps_of_params);
    match (asked, kind) {
        (false, _) | (_, Some(Kind::Operator)) => vec![],
        // an impl of a trait asks no more than the trait
        (true, Some(Kind::Trait | Kind::OfTrait)) => vec![syn::parse_quote!(Self: 'static)],
        (true, _) => {
            let open = open_params(model).into_iter();
            open.map(|(name, _)| syn::parse_quote!(#name: 'static))
                .collect()
        }
    }
}

/// The function as its second derivatives ask for it: they may keep tangents of types that are not known, too.
pub fn with_kept_tangents(model: &Model) -> Model {
    let mut types: Vec<Ident> = open_params(model)
        .into_iter()
        .map(|(name, _)| name)
        .collect();
    let owner = model.owner.as_ref();
    let of_self = owner.is_some_and(|o| matches!(o.kind, Kind::Trait | Kind::OfTrait));
    let this = model
        .params
        .iter()
        .any(|p| p.differentiated && mentions(&p.syn_ty, &format_ident!("Self")));
    types.extend((of_self && this).then(|| format_ident!("Self")));
    let mut model = model.clone();
    if !types.is_empty() {
        let clause = model.item.sig.generics.make_where_clause();
        clause.predicates.extend(types.iter().map(kept_tangent));
    }
    model
}

/// That a tangent can be kept.
fn kept_tangent(ty: &Ident) -> syn::WherePredicate {
    syn::parse_quote! {
        <#ty as ::grads::Differentiable>::Tangent: ::core::marker::Send + ::core::marker::Sync
    }
}

/// The bounds of the `impl` of an operator for types that are known by traits alone, with what its way back needs of these.
pub fn of_operator(world: Option<&World>, generics: &syn::Generics) -> syn::Generics {
    let mut generics = generics.clone();
    let reals = crate::model::reals(&generics);
    let axes = crate::model::numbers_of_axes(&generics);
    let mut names = crate::model::with_traits(&generics);
    names.retain(|name| !reals.contains(name) && !axes.contains(name));
    let names = names
        .iter()
        .filter_map(|name| syn::parse_str::<Ident>(name).ok());
    let predicates: Vec<syn::WherePredicate> = names
        .map(|name| {
            let operators = operators::of_impl(world, &generics, &name);
            syn::parse_quote! {
                #name: ::grads::Differentiable + ::grads::__private::Copied + ::core::marker::Send + ::core::marker::Sync #(+ ::grads::__private::#operators)*
            }
        })
        .collect();
    if !predicates.is_empty() {
        generics.make_where_clause().predicates.extend(predicates);
    }
    generics
}

/// Asks for the ways back of the operators that a trait's supertraits give to `Self`, for what it has by default.
pub fn add_operators_of_self(
    world: Option<&World>,
    supertraits: &operators::Bounds,
    sig: &mut syn::Signature,
) {
    let operators = operators::of_supertraits(world, supertraits);
    if !operators.is_empty() {
        let asked = syn::parse_quote!(Self: #(::grads::__private::#operators)+*);
        sig.generics.make_where_clause().predicates.push(asked);
    }
}

/// Adds to the bounds of an `impl` of a differentiable trait what the companions in it need: methods of an impl have the
/// bounds of the trait, so the impl itself must have them. They are those of the trait's companions for `Self`.
pub fn of_trait_impl(world: Option<&World>, item: &mut syn::ItemImpl, second: bool) {
    let reals = crate::model::reals(&item.generics);
    let names = crate::model::with_traits(&item.generics);
    let axes = crate::model::numbers_of_axes(&item.generics);
    let open = names
        .iter()
        .filter(|name| !reals.contains(name) && !axes.contains(name));
    let names: Vec<Ident> = open
        .filter_map(|name| syn::parse_str::<Ident>(name).ok())
        .filter(|name| mentions(&item.self_ty, name))
        .collect();
    let of_tangents = names.iter().filter(|_| second).map(kept_tangent);
    let of_tangents: Vec<syn::WherePredicate> = of_tangents.collect();
    let predicates: Vec<syn::WherePredicate> = names
        .into_iter()
        .map(|name| {
            let by_fields = !may_be_clone(world, &item.self_ty);
            let how: syn::Path = match by_fields || is_name(&item.self_ty, &name) {
                true => syn::parse_quote!(::grads::__private::Copied),
                false => syn::parse_quote!(::core::clone::Clone),
            };
            let operators = operators::of_impl(world, &item.generics, &name);
            syn::parse_quote! {
                #name: ::grads::Differentiable + #how + ::core::marker::Send + ::core::marker::Sync #(+ ::grads::__private::#operators)*
            }
        })
        .chain(of_tangents)
        .collect();
    if !predicates.is_empty() {
        item.generics
            .make_where_clause()
            .predicates
            .extend(predicates);
    }
}

/// Whether a generic param stands in another type that may be copied by its `clone`: that needs the param's. A type of the world's that is
/// not `Clone` is copied by its fields. What is behind a `&mut` is put back, which reuses its buffers.
fn is_in_a_clone(model: &Model, name: &Ident) -> bool {
    let this = model.owner.as_ref().and_then(|o| o.self_ty.as_ref());
    let of_self = |ty: &syn::Type| mentions(ty, &format_ident!("Self"));
    let types = || model.params.iter().filter(|p| p.differentiated);
    let is_lent = |p: &crate::model::Param| p.by == By::Mut && is_name(&p.syn_ty, name);
    if types().any(is_lent) {
        return true;
    }
    types()
        .flat_map(|p| [Some(&p.syn_ty), this.filter(|_| of_self(&p.syn_ty))])
        .flatten()
        .any(|ty| {
            stands_in(ty, name) && !is_name(ty, name) && may_be_clone(model.seen.as_ref(), ty)
        })
}

/// Whether a generic param itself stands in a type, not only an associated type of it.
fn stands_in(ty: &syn::Type, name: &Ident) -> bool {
    struct Find<'n>(&'n Ident, bool);
    impl<'a> Visit<'a> for Find<'_> {
        fn visit_type_path(&mut self, ty: &'a syn::TypePath) {
            self.1 |= ty.path.is_ident(self.0);
            crate::visit::visit_type_path(self, ty);
        }
    }
    let mut find = Find(name, false);
    find.visit_type(ty);
    find.1
}

/// Whether a type is a generic param, or an associated type of it.
fn is_name(ty: &syn::Type, name: &Ident) -> bool {
    matches!(ty, syn::Type::Path(p) if p.qself.is_none() && p.path.segments.first().is_some_and(|s| s.ident == *name))
}

/// Whether nothing shows that a type is not `Clone`.
fn may_be_clone(world: Option<&World>, ty: &syn::Type) -> bool {
    let (Some(world), syn::Type::Path(p)) = (world, ty) else {
        return true;
    };
    !world.is_copied_by_fields(&p.path)
}

/// What `vjp` needs beside: it keeps what a `&mut` param held.
pub fn of_vjp(model: &Model) -> Vec<syn::WherePredicate> {
    let open = all_open(model);
    let by_mut = model.params.iter().filter(|p| p.by == By::Mut);
    by_mut
        .filter(|p| open.iter().any(|name| mentions(&p.syn_ty, name)))
        .map(|p| {
            let ty = &p.syn_ty;
            syn::parse_quote!(#ty: ::grads::__private::Copied)
        })
        .collect()
}

/// What the functions that follow from `forward` need beside: the same, and the gradient type of the value.
pub fn of_derived(model: &Model) -> Vec<syn::WherePredicate> {
    let mut predicates = of_vjp(model);
    if let syn::ReturnType::Type(_, ty) = &model.item.sig.output
        && all_open(model).iter().any(|name| mentions(ty, name))
    {
        predicates.push(syn::parse_quote!(#ty: ::grads::Differentiable));
    }
    predicates
}

/// A `where` clause with more predicates.
pub fn with(
    clause: &Option<syn::WhereClause>,
    predicates: Vec<syn::WherePredicate>,
) -> Option<syn::WhereClause> {
    let mut clause = clause.clone();
    if !predicates.is_empty() {
        clause
            .get_or_insert_with(|| syn::parse_quote!(where))
            .predicates
            .extend(predicates);
    }
    clause
}

/// All types that only a caller knows.
fn all_open(model: &Model) -> Vec<Ident> {
    let open = open_params(model).into_iter().map(|(name, _)| name);
    let in_trait = model.owner.as_ref().is_some_and(|o| o.kind == Kind::Trait);
    open.chain(in_trait.then(|| format_ident!("Self")))
        .collect()
}

/// The generic params with a trait of the user's that differentiated params are of, and whether any of these is copied. Of a trait all are
/// meant, and what a method gives, too: a type with gradients may stand for each.
fn open_params(model: &Model) -> Vec<(Ident, bool)> {
    let mut names = crate::model::with_traits(&model.item.sig.generics);
    let of_trait = model.owner.as_ref().filter(|o| o.kind == Kind::Trait);
    names.extend(of_trait.into_iter().flat_map(|o| unbounded(&o.generics)));
    let mut axes = crate::model::numbers_of_axes(&model.item.sig.generics);
    if let Some(owner) = &model.owner
        && owner.kind != Kind::OfTrait
    {
        names.extend(crate::model::with_traits(&owner.generics));
        names.extend(values_of_owner(model).map(ToString::to_string));
        axes.extend(crate::model::numbers_of_axes(&owner.generics));
    }
    // a value of a type of the user's with such a trait is no number of axes
    axes.retain(|name| {
        !model
            .params
            .iter()
            .any(|p| p.syn_ty.to_token_stream().to_string() == *name)
    });
    let reals = model.reals();
    names.retain(|name| !reals.contains(name) && !axes.contains(name));
    let mut open = vec![];
    for name in names {
        let Ok(name) = syn::parse_str::<Ident>(&name) else {
            continue;
        };
        let of = |p: &&crate::model::Param| {
            let this = model.owner.as_ref().and_then(|o| o.self_ty.as_ref());
            let through_self = this.filter(|_| mentions(&p.syn_ty, &format_ident!("Self")));
            p.differentiated
                && (mentions(&p.syn_ty, &name)
                    || through_self.is_some_and(|ty| mentions(ty, &name)))
        };
        let found: Vec<By> = model.params.iter().filter(of).map(|p| p.by).collect();
        let given = of_trait.is_some_and(|o| {
            let of_it = o.generics.type_params().any(|param| param.ident == name);
            of_it && mentions(&model.item.sig.output, &name)
        });
        if !found.is_empty() || given {
            // of a part of `self` what is read of it may be kept
            let of_owner = model
                .owner
                .as_ref()
                .is_some_and(|o| o.generics.type_params().any(|param| param.ident == name));
            let copied = of_owner || found.iter().any(|by| *by != By::Shared);
            open.push((name, copied));
        }
    }
    open
}

/// The generic params of a trait of which no bound says more than `Copy` and its like.
fn unbounded(generics: &syn::Generics) -> Vec<String> {
    let mut known = crate::model::with_traits(generics);
    known.extend(crate::model::functions(generics));
    let names = generics.type_params().map(|p| p.ident.to_string());
    names.filter(|name| !known.contains(name)).collect()
}

/// The generic params of a block of whose types values go in or come out: `fn at(&self, i: usize) -> T`.
fn values_of_owner(model: &Model) -> impl Iterator<Item = &Ident> {
    let owner = model.owner.as_ref().filter(|o| o.kind == Kind::Inherent);
    let names = owner.into_iter().flat_map(|o| o.generics.type_params());
    let taken = |name: &Ident| {
        let mut params = model.params.iter().filter(|p| p.differentiated);
        params.any(|p| holds(&p.syn_ty, name))
    };
    let given = |name: &Ident| matches!(&model.item.sig.output, syn::ReturnType::Type(_, ty) if holds(ty, name));
    names
        .map(|p| &p.ident)
        .filter(move |name| taken(name) || given(name))
}

/// Whether values of a type are values of a param, or hold some as containers of std do.
fn holds(ty: &syn::Type, name: &Ident) -> bool {
    match ty {
        syn::Type::Reference(of) => holds(&of.elem, name),
        syn::Type::Array(of) => holds(&of.elem, name),
        syn::Type::Slice(of) => holds(&of.elem, name),
        syn::Type::Tuple(of) => of.elems.iter().any(|ty| holds(ty, name)),
        syn::Type::Path(p) if p.path.is_ident(name) => true,
        syn::Type::Path(p) => p.path.segments.last().is_some_and(|last| {
            let of_std = ["Vec", "Option", "Box"].iter().any(|of| last.ident == of);
            of_std && mentions(ty, name)
        }),
        _ => false,
    }
}

/// Whether the type of a block is copied only where its generic params can be cloned: a derived `Clone` asks for that, one that is written by hand
/// (`impl<U> Clone for Quantity<U>`) does not, nor do copies by fields.
fn asks_for_clones(model: &Model) -> bool {
    let this = model.owner.as_ref().and_then(|o| o.self_ty.as_ref());
    let (Some(world), Some(syn::Type::Path(this))) = (&model.seen, this) else {
        return true;
    };
    !world.is_copied_by_fields(&this.path) && !world.is_cloned_unconditionally(&this.path)
}

/// The generic params of a block that only mark what a type is of, such as the `U` of `Quantity<U>(f64, PhantomData<U>)`.
fn unbounded_of_owner(model: &Model) -> Vec<Ident> {
    let Some(owner) = model.owner.as_ref().filter(|o| o.kind == Kind::Inherent) else {
        return vec![];
    };
    let of_self = |p: &&crate::model::Param| p.ident == "self" && p.differentiated;
    if !model.params.iter().any(|p| of_self(&p)) {
        return vec![];
    }
    let with_traits = crate::model::with_traits(&owner.generics);
    let reals = model.reals();
    let names = owner.generics.type_params().map(|p| p.ident.clone());
    names
        .filter(|name| {
            ![&with_traits, &reals]
                .iter()
                .any(|all| all.iter().any(|n| name == n))
        })
        .collect()
}

/// The associated types of generic params that the signature names, such as `S::State`, or of which the body has values.
fn projections(model: &Model) -> Vec<syn::TypePath> {
    let mut types = crate::mentions::TypesWritten::default();
    types.visit_signature(&model.item.sig);
    let open = open_params(model);
    let of_open = |ty: &syn::TypePath| {
        let first = ty.path.segments.first();
        ty.path.segments.len() > 1
            && first.is_some_and(|s| open.iter().any(|(name, _)| s.ident == *name))
    };
    let parsed = types.0.iter().filter_map(|ty| syn::parse_str(ty).ok());
    let methods = open
        .iter()
        .flat_map(|(name, _)| associated::of_param(model, name));
    parsed.filter(of_open).chain(methods).collect()
}

/// Whether an associated type of a trait is in it.
fn is_associated(ty: &syn::Type) -> bool {
    struct Find(bool);
    impl<'a> Visit<'a> for Find {
        fn visit_path(&mut self, path: &'a syn::Path) {
            let of_self = path.segments.first().is_some_and(|s| s.ident == "Self");
            self.0 |= of_self && path.segments.len() > 1;
            crate::visit::visit_path(self, path);
        }
    }
    let mut find = Find(false);
    find.visit_type(ty);
    find.0
}
