//! What functions of the same world give, as far as it carries no derivative.

use super::Lowerer;
use super::scope::Val;
use super::types::Ty;
use crate::world::Gives;
use grad_core::ops;
use proc_macro2::TokenStream;

impl Lowerer<'_> {
    /// What a function gives, if it is seen, and a number without derivatives, a truth value or nothing.
    pub fn seen_count(
        &self,
        callee: &str,
        tokens: &TokenStream,
        receiver: Option<&Ty>,
    ) -> Option<Ty> {
        let gives = self.seen_result(callee, tokens, receiver)?;
        let ty = match gives.output {
            syn::ReturnType::Default => Ty::Unit,
            syn::ReturnType::Type(_, ty) => Ty::of(&crate::model::type_of(&ty, &[]), &[]),
        };
        matches!(ty, Ty::Int(_) | Ty::Bool | Ty::Unit).then_some(ty)
    }

    /// What a function gives, if it is seen, and lends integers or truth values: what is kept of that is a copy, for a way back borrows nothing.
    pub fn seen_slice(
        &self,
        callee: &str,
        tokens: &TokenStream,
        receiver: Option<&Ty>,
    ) -> Option<Ty> {
        let gives = self.seen_result(callee, tokens, receiver)?;
        let syn::ReturnType::Type(_, ty) = gives.output else {
            return None;
        };
        let syn::Type::Reference(lent) = *ty else {
            return None;
        };
        let syn::Type::Slice(slice) = *lent.elem else {
            return None;
        };
        let element = Ty::of(&crate::model::type_of(&slice.elem, &[]), &[]);
        matches!(element, Ty::Int(_) | Ty::Bool).then(|| Ty::Slice(Box::new(element)))
    }

    /// Whether what a function gives is a constant of another type.
    pub fn gives_constant(
        &self,
        callee: &str,
        tokens: &TokenStream,
        receiver: Option<&Ty>,
    ) -> bool {
        let gives = self.seen_result(callee, tokens, receiver);
        gives.is_some_and(|gives| gives.is_constant)
    }

    /// Which params of a function have no float in them; none if it is not seen.
    pub fn takes_constants(
        &self,
        callee: &str,
        tokens: &TokenStream,
        receiver: Option<&Ty>,
    ) -> Vec<bool> {
        let seen = self.seen_result(callee, tokens, receiver);
        seen.map_or_else(Vec::new, |seen| seen.constant_params)
    }

    /// The value of a call, which is a constant.
    pub fn as_constant(&mut self, v: Val) -> Val {
        let ty = self.ty(v);
        self.prim(&ops::select::STOP_GRADIENT, &[v], ty)
    }

    fn seen_result(
        &self,
        callee: &str,
        tokens: &TokenStream,
        receiver: Option<&Ty>,
    ) -> Option<Gives> {
        let world = self.model.world.as_ref()?;
        if let Some(method) = callee.strip_prefix('.') {
            let name = method.split("::").next().unwrap_or(method).trim();
            return world.given_by_method(&self.type_name(receiver?)?, name);
        }
        let path: syn::ExprPath = syn::parse2(tokens.clone()).ok()?;
        let (path, _) = crate::owner::without_arguments(&path);
        if !crate::owner::is_associated(&path) {
            return world.given_by(&path.path);
        }
        let mut of = path.path.clone();
        let name = of.segments.pop()?.into_value().ident.to_string();
        of.segments.pop_punct();
        let of = match of.is_ident("Self") {
            true => self.model.self_name()?.to_string(),
            false => crate::check::shown(&of),
        };
        world.given_by_method(&of, &name)
    }

    fn type_name(&self, ty: &Ty) -> Option<String> {
        match ty {
            Ty::Named(of) if &**of == "Self" => self.model.self_name().map(Into::into),
            Ty::Named(of) => Some(of.to_string()),
            _ => None,
        }
    }
}
