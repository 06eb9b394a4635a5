//! The fence: what the signature may not have, and where helper attributes may stand. What a body may not have is refused
//! where it is lowered.

mod items;
mod owners;
mod second;
mod solver;
mod tangents;

pub use second::second;

use crate::args::RuleKind;
use crate::checkpoint;
use crate::functions::{self, FnType};
use crate::mentions::mentions;
use crate::model::{By, Model, Param};
use crate::report::{Problems, Site};
use crate::visit::Visit;
use grad_core::ir::Type;
use grad_core::ordered::OrderedSet;
use proc_macro2::Ident;
use quote::ToTokens;

/// Checks the signature of a function; every problem is added.
pub fn check(model: &Model, problems: &mut Problems) {
    qualifiers(model, problems);
    conditional(model, problems);
    let before = problems.len();
    generics(model, problems);
    block_generics(model, problems);
    if problems.len() == before {
        params(model, problems);
        result(model, problems);
    }
    name(model, problems);
    tangents::tangents(model, problems);
    items::items(model, problems);
    if let Some(rule) = &model.args.rule {
        custom_rule(model, rule.kind, problems);
    }
    if let Some(equation) = &model.args.equation {
        solver::solver(model, equation, problems);
    }
}

/// What a function with a rule of its own may not have.
fn custom_rule(model: &Model, kind: RuleKind, problems: &mut Problems) {
    for param in &model.params {
        if param.by == By::Mut {
            problems.refuse(
                param.ident.span(),
                "a function with a `&mut` param cannot have a rule",
                "take the array by value or by `&`, and return the result",
            );
        } else if kind == RuleKind::Partials && param.differentiated && !is_float(&param.ty) {
            problems.refuse(
                Site::of(&param.syn_ty),
                format!(
                    "`{}` is not a float, so it has no single partial",
                    param.ident
                ),
                "give the rule as `vjp = rule`, or mark the param `#[no_diff]`",
            );
        }
    }
    if kind == RuleKind::Partials && !is_float(&model.ret) {
        problems.refuse(
            Site::of(&model.item.sig.output),
            "a `partials` rule is for functions that return a float",
            "give the rule as `vjp = rule`",
        );
    }
    if !model.params.iter().any(|p| p.differentiated) && problems.is_empty() {
        problems.refuse(
            Site::of(&model.item.sig.ident),
            format!(
                "`{}` has no param that its rule could differentiate",
                model.item.sig.ident
            ),
            "give it a float, or an array of floats, or remove the rule",
        );
    }
}

fn is_float(ty: &Type) -> bool {
    matches!(ty, Type::Float(_))
}

/// Checks where `#[no_diff]` and `#[checkpoint]` stand, which rustc does not get to see: one that is not honoured must
/// not go unnoticed.
pub fn attributes(item: &syn::ItemFn, problems: &mut Problems) {
    struct Find<'p>(&'p mut Problems, OrderedSet<usize>);
    impl<'a> Visit<'a> for Find<'_> {
        fn visit_expr_for_loop(&mut self, l: &'a syn::ExprForLoop) {
            self.on_loop(&l.attrs);
            crate::visit::visit_expr_for_loop(self, l);
        }
        fn visit_expr_while(&mut self, l: &'a syn::ExprWhile) {
            self.on_loop(&l.attrs);
            crate::visit::visit_expr_while(self, l);
        }
        fn visit_expr_loop(&mut self, l: &'a syn::ExprLoop) {
            self.on_loop(&l.attrs);
            crate::visit::visit_expr_loop(self, l);
        }
        fn visit_receiver(&mut self, receiver: &'a syn::Receiver) {
            receiver.attrs.iter().for_each(|a| self.checkpoint(a));
        }
        fn visit_pat_type(&mut self, param: &'a syn::PatType) {
            param.attrs.iter().for_each(|a| self.checkpoint(a));
        }
        fn visit_local(&mut self, local: &'a syn::Local) {
            for attr in &local.attrs {
                if local.init.is_none() {
                    self.visit_attribute(attr);
                } else {
                    self.checkpoint(attr);
                }
            }
            if let Some(init) = &local.init {
                crate::visit::visit_local_init(self, init);
            }
        }
        /// Those of items inside are their own business.
        fn visit_stmt(&mut self, stmt: &'a syn::Stmt) {
            if !matches!(stmt, syn::Stmt::Item(_)) {
                crate::visit::visit_stmt(self, stmt);
            }
        }
        fn visit_attribute(&mut self, attr: &'a syn::Attribute) {
            self.checkpoint(attr);
            if attr.path().is_ident("no_diff") {
                self.0.refuse(
                    Site::of(attr),
                    "`#[no_diff]` goes on params and on `let` statements with a value",
                    "wrap the value in `stop_gradient(..)`",
                );
            }
        }
    }
    impl Find<'_> {
        fn on_loop(&mut self, attrs: &[syn::Attribute]) {
            let seen = checkpoint::check(attrs, self.0);
            self.1.extend(seen);
        }
        fn checkpoint(&mut self, attr: &syn::Attribute) {
            if checkpoint::is(attr) && !self.1.contains(&std::ptr::from_ref(attr).addr()) {
                self.0.refuse(
                    Site::of(attr),
                    "`#[checkpoint]` goes on loops",
                    "put it before the `for`, `while` or `loop` whose state is to be kept",
                );
            }
        }
    }
    Find(problems, OrderedSet::new()).visit_item_fn(item);
    crate::parallel::check(&item.block, problems);
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
    if let (Some(token), None) = (&sig.constness, &model.owner) {
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

/// A macro sees the whole function: what `#[cfg]` removes from it afterwards would still be in the derivative.
fn conditional(model: &Model, problems: &mut Problems) {
    struct Find<'a>(&'a mut Problems);
    impl<'a> Visit<'a> for Find<'_> {
        fn visit_attribute(&mut self, attr: &'a syn::Attribute) {
            if attr.path().is_ident("cfg") || attr.path().is_ident("cfg_attr") {
                self.0.refuse(
                    Site::of(attr),
                    "conditional compilation is not seen by differentiation",
                    "put `#[cfg]` on two versions of the function, or test `if cfg!(..)`",
                );
            }
        }
    }
    let mut find = Find(problems);
    find.visit_signature(&model.item.sig);
    find.visit_block(&model.item.block);
}

/// Generic params that are neither floats nor functions nor of a trait of the user's.
fn unbounded(model: &Model) -> Vec<&syn::TypeParam> {
    let mut known = model.reals();
    known.extend(crate::model::with_traits(&model.item.sig.generics));
    let all = model.item.sig.generics.type_params();
    let functions: Vec<&Ident> = model
        .params
        .iter()
        .filter_map(|p| p.function.as_ref()?.generic.as_ref())
        .collect();
    all.filter(|p| !known.contains(&p.ident.to_string()) && !functions.contains(&&p.ident))
        .collect()
}

/// Whether a generic param has its name from us: `impl Trait` in the type of a param.
fn is_written_as_impl(model: &Model, name: &Ident) -> bool {
    let mut written = model.written.sig.generics.type_params();
    !written.any(|param| param.ident == *name)
}

/// Traits of std by which a param is known to be an iterator.
const ITERATORS: [&str; 4] = [
    "Iterator",
    "IntoIterator",
    "DoubleEndedIterator",
    "ExactSizeIterator",
];

/// Whether a generic param is run over.
fn is_iterator(param: &syn::TypeParam, generics: &syn::Generics) -> bool {
    let conditions = generics.where_clause.iter().flat_map(|w| &w.predicates);
    let of_param = conditions.filter_map(|c| match c {
        syn::WherePredicate::Type(t) if param.ident == shown(&t.bounded_ty) => Some(&t.bounds),
        _ => None,
    });
    let mut bounds = of_param.flatten().chain(&param.bounds);
    bounds.any(|b| match b {
        syn::TypeParamBound::Trait(t) => {
            let last = t.path.segments.last();
            last.is_some_and(|s| ITERATORS.iter().any(|name| s.ident == name))
        }
        _ => false,
    })
}

fn iterators(model: &Model, problems: &mut Problems) {
    let generics = &model.item.sig.generics;
    let may_be = |p: &&Param| !p.no_diff || p.by == By::Mut;
    for param in model.params.iter().filter(may_be) {
        let ty = match &param.syn_ty {
            syn::Type::Reference(r) => &r.elem,
            ty => ty,
        };
        if crate::iterator_types::is_of_std(ty) {
            iterator_without_gradient(Site::of(&param.syn_ty), problems);
        }
    }
    for param in generics.type_params().filter(|p| is_iterator(p, generics)) {
        let by_value = |p: &&crate::model::Param| !p.no_diff && mentions(&p.syn_ty, &param.ident);
        if model.params.iter().any(|p| by_value(&p)) {
            iterator_without_gradient(Site::of(param), problems);
        }
    }
}

fn iterator_without_gradient(site: Site, problems: &mut Problems) {
    problems.refuse(
        site,
        "an iterator that a function is handed has no gradient",
        "take a slice (`&[f64]`); in a module that has the attribute, the body stands in the place of the call",
    );
}

fn generics(model: &Model, problems: &mut Problems) {
    iterators(model, problems);
    let generics = &model.item.sig.generics;
    let others = unbounded(model).into_iter();
    for param in others.filter(|p| !is_iterator(p, generics)) {
        let by_value = |p: &&crate::model::Param| !p.no_diff && mentions(&p.syn_ty, &param.ident);
        if model.params.iter().any(|p| by_value(&p)) || returns(model, &param.ident) {
            if is_written_as_impl(model, &param.ident) {
                problems.refuse(
                    Site::of(param),
                    "the type of this param is not known here",
                    "write the type, or a generic float `T: Real`, and convert where the function is called",
                );
                continue;
            }
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

/// The methods of a trait, and operators, share the bounds of their block, to which a companion cannot add.
fn block_generics(model: &Model, problems: &mut Problems) {
    let Some(owner) = &model.owner else { return };
    if owner.kind == crate::owner::Kind::Inherent {
        return;
    }
    let foreign = crate::model::foreign_floats(&owner.generics);
    for param in owner.generics.type_params() {
        if foreign.iter().any(|name| param.ident == name) {
            problems.refuse(
                Site::of(param),
                format!(
                    "that `{}` is a float is said by another crate's trait",
                    param.ident
                ),
                format!("write `{}: Real`, with `grads::Real`", param.ident),
            );
        }
    }
}

fn returns(model: &Model, name: &Ident) -> bool {
    matches!(&model.item.sig.output, syn::ReturnType::Type(_, ty) if mentions(ty, name))
}

fn params(model: &Model, problems: &mut Problems) {
    receiver(model, problems);
    owners::references(model, problems);
    let mut names = OrderedSet::new();
    if !model.params.iter().all(|p| names.insert(&p.ident)) {
        // two params of one name
        problems.leave();
    }
    let generic = unbounded(model);
    for param in &model.params {
        if let Some(function) = &param.function {
            function_type(model, param, function, problems);
            continue;
        }
        let reported = !param.no_diff && generic.iter().any(|g| mentions(&param.syn_ty, &g.ident));
        let constant = param.no_diff && !matches!(param.syn_ty, syn::Type::ImplTrait(_));
        if !reported && !constant {
            param_type(param, model.seen.is_some(), problems);
        }
        if let Some(pat) = &param.pat
            && param.by == By::Mut
        {
            problems.refuse(
                Site::of(pat),
                "a pattern for a `&mut` reference is not supported",
                "name the param, and take it apart in the body",
            );
        }
    }
    if model.args.rule.is_none()
        && !model.args.handed_over
        && !model
            .params
            .iter()
            .any(|p| p.differentiated || p.is_active_function())
        && problems.is_empty()
    {
        problems.refuse(
            Site::of(&model.item.sig.ident),
            format!("`{}` has no param to differentiate", model.item.sig.ident),
            "give it a float, or an array of floats, or remove `#[differentiable]`",
        );
    }
}

/// How `self` may be taken.
fn receiver(model: &Model, problems: &mut Problems) {
    let Some(receiver) = model.item.sig.receiver() else {
        return;
    };
    let plain = match &*receiver.ty {
        syn::Type::Reference(r) => &*r.elem,
        ty => ty,
    };
    if receiver.colon_token.is_some()
        && !matches!(plain, syn::Type::Path(p) if p.path.is_ident("Self"))
    {
        problems.refuse(
            Site::of(receiver),
            format!(
                "differentiation does not know the receiver `{}`",
                shown(receiver)
            ),
            "take `&self`, `&mut self` or `self`",
        );
    }
}

/// What a function-typed param may not be.
fn function_type(model: &Model, param: &Param, function: &FnType, problems: &mut Problems) {
    let name = &param.ident;
    if param.by == By::Mut {
        problems.refuse(
            Site::of(&param.syn_ty),
            format!("`{name}` may change between its calls, of which differentiation sees nothing"),
            "take `impl Fn(..)`, and hand over and return what changes",
        );
        return;
    }
    if let (false, Some(rule)) = (param.no_diff, &model.args.rule) {
        problems.refuse(
            Site::of(&param.syn_ty),
            format!(
                "a `{}` rule has no way to say what the derivative through `{name}` is",
                rule.kind.option()
            ),
            "mark the param `#[no_diff]` if no derivative passes through it, or remove the rule",
        );
        return;
    }
    if param.no_diff {
        return;
    }
    for input in &function.params {
        if unknown(input) {
            problems.refuse(
                Site::of(&input.syn_ty),
                format!("differentiation does not know the type `{}` yet", shown(&input.syn_ty)),
                "use floats, integers, bools, and arrays, slices, `Vec`s or tuples of them, or mark the param `#[no_diff]`",
            );
        }
    }
    if let syn::ReturnType::Type(_, ty) = &function.output {
        if has_reference(ty) {
            problems.refuse(
                Site::of(ty),
                "a function that returns a reference cannot be differentiated",
                "let it return a `Vec` or an array",
            );
        } else if has_open(&function.ret) {
            problems.refuse(
                Site::of(ty),
                format!("differentiation does not know the type `{}` yet", shown(ty)),
                "let it return a float, or an array, `Vec` or tuple of floats",
            );
        }
    }
}

/// Whether nothing is known of the type of a param of a function-typed param or closure.
pub fn unknown(param: &Param) -> bool {
    has_open(&param.ty) && !is_text(&param.syn_ty) || has_reference(&param.syn_ty)
}

fn param_type(param: &Param, is_in_world: bool, problems: &mut Problems) {
    let ty = &param.syn_ty;
    let text = shown(ty);
    let (message, help) = match ty {
        _ if functions::behind_pointer(ty) => (
            format!("which function `{text}` is, is chosen at run time"),
            "take `impl Fn(..)` or `&dyn Fn(..)`, with the same types in it, or mark the param `#[no_diff]`",
        ),
        syn::Type::ImplTrait(_) => (
            "`impl Trait` params are not supported yet".to_string(),
            "write the type, or a generic param bounded by `Real`",
        ),
        syn::Type::Ptr(_) => (
            "a raw pointer cannot be differentiated through".to_string(),
            "take a reference, or mark the param `#[no_diff]` and read it in a function with a rule",
        ),
        _ if functions::has_trait_object(ty) => (
            format!("differentiation cannot see into `{text}`"),
            "take a type of your own, or mark the param `#[no_diff]` if no derivative passes through it",
        ),
        syn::Type::Reference(_) => (
            "a reference to a reference is not supported".to_string(),
            "take a plain reference",
        ),
        _ if !has_open(&param.ty) && has_reference(ty) => (
            "references inside a type are not supported yet".to_string(),
            "take a flat slice, or arrays or `Vec`s in place of the inner references",
        ),
        _ if holds_by_key(ty, is_in_world) || (has_open(&param.ty) && !is_text(ty)) => (
            format!("differentiation does not know the type `{text}` yet"),
            "use floats, integers, bools, and arrays, slices, `Vec`s or tuples of them, or mark the param `#[no_diff]`",
        ),
        _ => return,
    };
    problems.refuse(Site::of(ty), message, help);
}

/// A type as a person writes it.
pub fn shown(ty: &impl ToTokens) -> String {
    let mut text = ty.to_token_stream().to_string();
    for (spaced, plain) in [
        (" <", "<"),
        ("< ", "<"),
        (" >", ">"),
        (" :: ", "::"),
        (" ,", ","),
        ("& ", "&"),
        (" (", "("),
    ] {
        text = text.replace(spaced, plain);
    }
    text
}

fn has_reference(ty: &syn::Type) -> bool {
    struct Find(bool);
    impl<'a> Visit<'a> for Find {
        fn visit_type_reference(&mut self, _: &'a syn::TypeReference) {
            self.0 = true;
        }
    }
    let mut find = Find(false);
    find.visit_type(ty);
    find.0
}

pub fn has_open(ty: &Type) -> bool {
    match ty {
        Type::Open => true,
        Type::Array(t, _) | Type::Slice(t) | Type::Vec(t) => has_open(t),
        Type::Tuple(ts) => ts.iter().any(has_open),
        Type::Float(_)
        | Type::Int(_)
        | Type::Bool
        | Type::Unit
        | Type::Named(_)
        | Type::Tensor(_)
        | Type::Pullback => false,
    }
}

/// Collections of std that no gradient type mirrors.
fn holds_by_key(ty: &syn::Type, is_in_world: bool) -> bool {
    const COLLECTIONS: [&str; 5] = ["HashMap", "BTreeMap", "HashSet", "BTreeSet", "LinkedList"];
    let syn::Type::Path(p) = ty else { return false };
    let last = p.path.segments.last();
    // what is done with a queue is written out in a world
    last.is_some_and(|s| {
        COLLECTIONS.iter().any(|c| s.ident == c) || s.ident == "VecDeque" && !is_in_world
    })
}

/// The types in `Result<T, E>`.
fn outcome(ty: &syn::Type) -> Option<(&syn::Type, &syn::Type)> {
    let syn::Type::Path(p) = ty else { return None };
    let last = p.path.segments.last().filter(|s| s.ident == "Result")?;
    let syn::PathArguments::AngleBracketed(args) = &last.arguments else {
        return None;
    };
    let mut args = args.args.iter();
    match (args.next()?, args.next()?) {
        (syn::GenericArgument::Type(value), syn::GenericArgument::Type(error)) => {
            Some((value, error))
        }
        _ => None,
    }
}

/// `str`, `char` and `String`: constants.
pub fn is_text(ty: &syn::Type) -> bool {
    matches!(ty, syn::Type::Path(p) if ["str", "char", "String"].iter().any(|t| p.path.is_ident(t)))
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
    } else if outcome(ty).is_some_and(|(_, error)| functions::has_trait_object(error)) {
        problems.refuse(
            Site::of(ty),
            "this error is of a type that is chosen at run time, and cannot be copied for the way back",
            "return an error of a type of its own that is `Clone`, or a `String`",
        );
    } else if functions::holds_objects(ty) {
        problems.refuse(
            Site::of(ty),
            "this is of a type that is chosen at run time, and has no gradient",
            "make an enum of what it can be, with a `match` in its methods",
        );
    } else if unbounded(model).iter().any(|g| mentions(ty, &g.ident)) {
        // reported at the generic param
    } else if (has_open(&model.ret) && !matches!(**ty, syn::Type::Infer(_)))
        || has_reference(outcome(ty).map_or(ty, |(value, _)| value))
    {
        problems.refuse(
            Site::of(ty),
            format!(
                "differentiation does not know the return type `{}` yet",
                shown(ty)
            ),
            "return a float, or an array, `Vec` or tuple of floats",
        );
    }
}

fn name(model: &Model, problems: &mut Problems) {
    if let (Some(name), Some(_)) = (&model.args.companion, &model.owner) {
        problems.refuse(
            name.span(),
            "a method has no companion of its own name",
            "remove `companion`: methods are found through their type",
        );
    }
    let ident = &model.item.sig.ident;
    if let (None, Some(what)) = (&model.owner, hidden(model)) {
        problems.refuse(
            ident.span(),
            format!("the companion of this function would hide the {what} `{}`", model.companion()),
            "give the companion another name (`#[differentiable(companion = other)]`, then `grad!(other)`), or rename the function",
        );
    }
}

/// What of Rust's own the companion would hide.
pub fn hidden(model: &Model) -> Option<&'static str> {
    const TYPES: [&str; 17] = [
        "f32", "f64", "i8", "i16", "i32", "i64", "i128", "isize", "u8", "u16", "u32", "u64",
        "u128", "usize", "bool", "char", "str",
    ];
    let name = model.companion();
    let is = |names: &[&str]| names.iter().any(|n| *name == *n);
    match () {
        () if is(&["std", "core", "alloc"]) => Some("crate"),
        () if is(&TYPES) => Some("type"),
        () => None,
    }
}
