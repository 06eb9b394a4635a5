//! Lifetimes in the types of params, `View<'a>` and `View<'_>`. A gradient borrows nothing, and a way back is handed what it
//! was given by reference again, for any lifetime: so its type names none of them.

use crate::model::{By, Model, Param};
use crate::owner::{Kind, Owner};
use crate::visit::Visit;
use crate::visit::VisitMut;
use grad_core::entity::FuncRef;
use grad_core::ir::{FuncGraph, Module, Type};
use proc_macro2::{Ident, Span};
use std::rc::Rc;

/// The type with every lifetime left out but `'static` and those that it binds itself: as it stands among the arguments of
/// a function type, which is then one for all lifetimes.
pub(super) fn without_names(ty: &syn::Type) -> syn::Type {
    struct Forget;
    impl VisitMut for Forget {
        fn visit_lifetime_mut(&mut self, l: &mut syn::Lifetime) {
            if l.ident != "static" {
                *l = syn::Lifetime::new("'_", l.span());
            }
        }
        fn visit_type_bare_fn_mut(&mut self, _: &mut syn::TypeBareFn) {}
        fn visit_parenthesized_generic_arguments_mut(
            &mut self,
            _: &mut syn::ParenthesizedGenericArguments,
        ) {
        }
    }
    let mut ty = ty.clone();
    Forget.visit_type_mut(&mut ty);
    ty
}

/// The lifetimes that what is kept of the params that `keeps` may borrow for, as `use<..>` lists them.
pub(super) fn of_params(model: &Model, keeps: impl Fn(&Param) -> bool) -> Vec<syn::Lifetime> {
    let mut named = Named {
        found: vec![],
        block: model.owner.as_ref().and_then(|o| o.self_ty.clone()),
    };
    let params = model.params.iter().filter(|p| p.function.is_none());
    for param in params.filter(|p| keeps(p)) {
        named.visit_type(&param.syn_ty);
        if let Some(hidden) = &param.hidden {
            named.visit_lifetime(hidden);
        }
    }
    let of_block = model.owner.iter().flat_map(|o| o.generics.lifetimes());
    let known = model.item.sig.generics.lifetimes().chain(of_block);
    let known: Vec<&syn::Lifetime> = known.map(|l| &l.lifetime).collect();
    named.found.retain(|l| known.contains(&l));
    named.found
}

/// The lifetimes in the type of the value that no param has, as in `fn root<'a>(x: f64) -> Result<f64, &'a str>`: the type of the way back
/// names them, since it is handed a gradient of that type.
pub(super) fn of_value_alone(model: &Model) -> Vec<syn::Lifetime> {
    let of = |look: &dyn Fn(&mut Named)| {
        let mut named = Named {
            found: vec![],
            block: model.owner.as_ref().and_then(|o| o.self_ty.clone()),
        };
        look(&mut named);
        named.found
    };
    let of_params = of(&|named| {
        model
            .params
            .iter()
            .for_each(|p| named.visit_type(&p.syn_ty))
    });
    let syn::ReturnType::Type(_, ty) = &model.item.sig.output else {
        return vec![];
    };
    let mut of_value = of(&|named| named.visit_type(ty));
    let of_block = model.owner.iter().flat_map(|o| o.generics.lifetimes());
    let known = model.item.sig.generics.lifetimes().chain(of_block);
    let known: Vec<&syn::Lifetime> = known.map(|l| &l.lifetime).collect();
    of_value.retain(|l| known.contains(&l));
    of_value.retain(|l| !of_params.contains(l));
    of_value
}

/// Finds the params of which what is kept may hold what they borrow: those that are given away, and where a value of a
/// type that may borrow is kept, those that it may be a part of.
pub(super) fn find_kept(model: &mut Model, module: &Module, func: FuncRef) {
    // the methods of all impls of a trait keep what the trait says
    let of_trait = |o: &Rc<Owner>| matches!(o.kind, Kind::Trait | Kind::OfTrait);
    let graph = &module.funcs[func];
    let Some(pullback) = &graph.pullback else {
        return;
    };
    if model.owner.as_ref().is_some_and(of_trait) {
        return;
    }
    let computed = pullback.residuals.iter();
    let computed = computed.filter(|v| !graph.params.contains(v));
    let kept: Vec<&Type> = computed
        .map(|v| graph.ty(*v))
        .chain(on_stacks(graph))
        .collect();
    let values = kept.iter().any(|ty| may_hold(ty));
    let pullbacks = kept.iter().any(|ty| is_pullback(ty));
    for param in model.params.iter_mut().filter(|p| p.array.is_none()) {
        // of an option or a slice, what is in it is looked at on the way
        let inside = matches!(param.ty, Type::Named(_)) && is_inside(&param.syn_ty);
        param.kept |= values || (param.by == By::Shared && (pullbacks || inside));
    }
}

/// Gives the lifetimes a name that the types of params by value may have without showing them, `View` for `View<'_>`, where
/// what is kept may borrow for them. Of a function with function-typed params such types are taken to borrow nothing: what these
/// keep has a type param that no lifetime bounds.
pub(super) fn name_hidden(model: &mut Model, module: &Module, func: FuncRef) {
    let of_trait = |o: &Rc<Owner>| matches!(o.kind, Kind::Trait | Kind::OfTrait);
    let graph = &module.funcs[func];
    let captured = graph.pullback.iter().flat_map(|p| &p.residuals);
    let mut kept = captured.map(|v| graph.ty(*v)).chain(on_stacks(graph));
    let may_borrow = kept.any(|ty| may_hold(ty) || is_pullback(ty));
    let calls_params = model.params.iter().any(|p| p.function.is_some());
    if !may_borrow || calls_params || model.owner.as_ref().is_some_and(of_trait) {
        return;
    }
    let hidden = syn::Lifetime::new("'grads_hidden", Span::call_site());
    let given = model.params.iter_mut();
    let given = given.filter(|p| p.by != By::Mut && p.array.is_none());
    let mut found = false;
    for param in given.filter(|p| p.function.is_none() && hides(&p.ty, &p.syn_ty)) {
        param.hidden = Some(hidden.clone());
        (param.kept, found) = (true, true);
    }
    if found {
        let param = syn::GenericParam::Lifetime(syn::LifetimeParam::new(hidden));
        model.item.sig.generics.params.insert(0, param);
    }
}

/// The types of what a forward run keeps of its loops and branches.
fn on_stacks(graph: &FuncGraph) -> impl Iterator<Item = &Type> {
    graph.stacks.values().filter(|s| !s.local).map(|s| &s.ty)
}

/// Whether a type may have lifetimes that it does not show.
fn hides(ty: &Type, syn_ty: &syn::Type) -> bool {
    struct Shown(bool);
    impl<'a> Visit<'a> for Shown {
        fn visit_lifetime(&mut self, _: &'a syn::Lifetime) {
            self.0 = true;
        }
        fn visit_type_reference(&mut self, _: &'a syn::TypeReference) {
            self.0 = true;
        }
        fn visit_ident(&mut self, name: &'a Ident) {
            self.0 |= name == "Self";
        }
        fn visit_expr(&mut self, _: &'a syn::Expr) {}
    }
    let mut shown = Shown(false);
    shown.visit_type(syn_ty);
    may_hold(ty) && !shown.0 && !crate::check::is_text(syn_ty)
}

/// Whether the lifetimes of a type are those of its generic arguments.
fn is_inside(ty: &syn::Type) -> bool {
    let syn::Type::Path(ty) = ty else {
        return false;
    };
    let last = ty.path.segments.last().map(|s| &s.arguments);
    matches!(last, Some(syn::PathArguments::AngleBracketed(args))
        if args.args.iter().all(|a| matches!(a, syn::GenericArgument::Type(_))))
}

/// Whether a value may be of a type that borrows.
fn may_hold(ty: &Type) -> bool {
    match ty {
        Type::Named(_) | Type::Open => true,
        Type::Array(t, _) | Type::Slice(t) | Type::Vec(t) => may_hold(t),
        Type::Tuple(ts) => ts.iter().any(may_hold),
        Type::Float(_)
        | Type::Int(_)
        | Type::Bool
        | Type::Unit
        | Type::Tensor(_)
        | Type::Pullback => false,
    }
}

fn is_pullback(ty: &Type) -> bool {
    matches!(ty, Type::Pullback)
}

/// The named lifetimes in a type, each once.
struct Named {
    found: Vec<syn::Lifetime>,
    /// What `Self` stands for, until it has been looked at.
    block: Option<syn::Type>,
}

impl<'a> Visit<'a> for Named {
    fn visit_lifetime(&mut self, l: &'a syn::Lifetime) {
        if !self.found.contains(l) {
            self.found.push(l.clone());
        }
    }
    fn visit_ident(&mut self, name: &'a Ident) {
        if name == "Self"
            && let Some(block) = self.block.take()
        {
            let mut inside = Named {
                found: std::mem::take(&mut self.found),
                block: None,
            };
            inside.visit_type(&block);
            self.found = inside.found;
        }
    }
}
