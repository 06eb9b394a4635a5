//! Lifetimes in the types of params, `View<'a>` and `View<'_>`. A gradient borrows nothing, and a way back is handed what it
//! was given by reference again, for any lifetime: so its type names none of them.

use crate::model::{By, Model, Param};
use syn::visit::Visit;
use syn::visit_mut::VisitMut;

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
    let mut named = Named(vec![]);
    let params = model.params.iter().filter(|p| p.function.is_none());
    for param in params.filter(|p| keeps(p)) {
        named.visit_type(&param.syn_ty);
    }
    let of_method = model.item.sig.generics.lifetimes();
    let own: Vec<&syn::Lifetime> = of_method.map(|l| &l.lifetime).collect();
    named.0.retain(|l| own.contains(&l));
    named.0
}

/// Whether `forward` is handed a param for good: its way back may keep what is in it.
pub(super) fn is_given(param: &Param) -> bool {
    param.by == By::Value
}

/// The named lifetimes in a type, each once.
struct Named(Vec<syn::Lifetime>);

impl<'a> Visit<'a> for Named {
    fn visit_lifetime(&mut self, l: &'a syn::Lifetime) {
        if !self.0.contains(l) {
            self.0.push(l.clone());
        }
    }
}
