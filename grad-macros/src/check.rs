//! The fence: what the signature may not have. What a body may not have is refused where it is lowered.

use crate::model::{By, Model};
use crate::report::{Problems, Site};
use grad_core::ir::Type;

/// Checks the signature of a function; every problem is added.
pub fn check(model: &Model, problems: &mut Problems) {
    qualifiers(model, problems);
    let before = problems.len();
    generics(model, problems);
    if problems.len() == before {
        params(model, problems);
        result(model, problems);
    }
    name(model, problems);
}

fn qualifiers(model: &Model, problems: &mut Problems) {
    let sig = &model.item.sig;
    if let Some(token) = &sig.asyncness {
        problems.refuse(
            token.span,
            "an `async` function cannot be differentiated",
            "do the computation in an ordinary function",
        );
    }
    if let Some(token) = &sig.unsafety {
        problems.refuse(
            token.span,
            "an `unsafe` function cannot be differentiated",
            "wrap it in a safe function with a rule (`vjp = rule`)",
        );
    }
    if let Some(token) = &sig.constness {
        problems.refuse(
            token.span,
            "a `const` function cannot be differentiated",
            "remove `const`",
        );
    }
    if let Some(abi) = &sig.abi {
        problems.refuse(
            Site::of(abi),
            "a function with another ABI cannot be differentiated",
            "wrap it in an ordinary function",
        );
    }
    if let Some(dots) = &sig.variadic {
        problems.refuse(
            Site::of(dots),
            "a variadic function cannot be differentiated",
            "take a slice",
        );
    }
}

fn generics(model: &Model, problems: &mut Problems) {
    let reals = crate::model::reals(&model.item.sig.generics);
    for param in model.item.sig.generics.type_params() {
        let used = model
            .params
            .iter()
            .any(|p| mentions(&p.syn_ty, &param.ident));
        if used && !reals.contains(&param.ident.to_string()) {
            problems.refuse(
                Site::of(param),
                format!("`{}` is not known to be a float", param.ident),
                format!(
                    "write `{}: Real`, or mark the params of this type `#[no_diff]`",
                    param.ident
                ),
            );
        }
    }
}

fn mentions(ty: &syn::Type, name: &proc_macro2::Ident) -> bool {
    struct Find<'a>(&'a proc_macro2::Ident, bool);
    impl<'a> syn::visit::Visit<'a> for Find<'_> {
        fn visit_ident(&mut self, i: &'a proc_macro2::Ident) {
            self.1 |= i == self.0;
        }
    }
    let mut find = Find(name, false);
    syn::visit::Visit::visit_type(&mut find, ty);
    find.1
}

fn params(model: &Model, problems: &mut Problems) {
    if let Some(receiver) = model.item.sig.receiver() {
        problems.refuse(
            Site::of(receiver),
            "methods are not supported yet",
            "write a free function that takes what it needs of `self`",
        );
    }
    for param in &model.params {
        if matches!(param.syn_ty, syn::Type::ImplTrait(_)) {
            problems.refuse(
                Site::of(&param.syn_ty),
                "`impl Trait` params are not supported yet",
                "write the type, or a generic param bounded by `Real`",
            );
        } else if matches!(param.syn_ty, syn::Type::Reference(_)) {
            problems.refuse(
                Site::of(&param.syn_ty),
                "a reference to a reference is not supported",
                "take a plain reference",
            );
        } else if has_open(&param.ty) && !param.no_diff && !is_text(&param.syn_ty) {
            problems.refuse(
                Site::of(&param.syn_ty),
                "differentiation does not know this type yet",
                "use floats, integers, bools, and arrays, slices, `Vec`s or tuples of them, or mark the param `#[no_diff]`",
            );
        }
        if let Some(pat) = &param.pat
            && param.by != By::Value
        {
            problems.refuse(
                Site::of(pat),
                "a pattern for a reference is not supported",
                "name the param, and take it apart in the body",
            );
        }
    }
    if model.args.vjp.is_none()
        && !model.params.iter().any(|p| p.differentiated)
        && problems.is_empty()
    {
        problems.refuse(
            Site::of(&model.item.sig.ident),
            format!("`{}` has no param to differentiate", model.item.sig.ident),
            "give it a float, or an array of floats, or remove `#[differentiable]`",
        );
    }
}

fn has_open(ty: &Type) -> bool {
    match ty {
        Type::Open => true,
        Type::Array(t, _) | Type::Slice(t) | Type::Vec(t) => has_open(t),
        Type::Tuple(ts) => ts.iter().any(has_open),
        Type::Float(_) | Type::Int(_) | Type::Bool | Type::Unit | Type::Pullback => false,
    }
}

/// `str` and `char`: never differentiated.
fn is_text(ty: &syn::Type) -> bool {
    matches!(ty, syn::Type::Path(p) if p.path.is_ident("str") || p.path.is_ident("char") || p.path.is_ident("String"))
}

fn result(model: &Model, problems: &mut Problems) {
    let syn::ReturnType::Type(_, ty) = &model.item.sig.output else {
        return;
    };
    if matches!(**ty, syn::Type::Reference(_)) {
        problems.refuse(
            Site::of(ty),
            "a function that returns a reference cannot be differentiated",
            "return a `Vec` or an array",
        );
    } else if has_open(&model.ret) {
        problems.refuse(
            Site::of(ty),
            "differentiation does not know this return type yet",
            "return a float, or an array, `Vec` or tuple of floats",
        );
    }
}

fn name(model: &Model, problems: &mut Problems) {
    let ident = &model.item.sig.ident;
    if ["std", "core", "alloc"].iter().any(|n| ident == n) {
        problems.refuse(
            ident.span(),
            format!("a differentiable function cannot be called `{ident}`: its companion would hide the crate"),
            "rename the function",
        );
    }
}
