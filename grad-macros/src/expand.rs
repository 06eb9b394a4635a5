//! From the tokens of an annotated function to the tokens of the function and its companion.

use crate::args::{Args, Rule};
use crate::block::OperatorImpl;
use crate::closures::{self, Derivative};
use crate::emit::Mode;
use crate::lower::OwnNames;
use crate::model::{Lowered, Model};
use crate::owner::Owner;
use crate::report::{Problems, Site};
use crate::visit::Visit;
use crate::world::plain::Reason;
use crate::world::{self, World};
use crate::{
    block, check, conditional, dump, emit, facade, fallback, fence, inner, lending, limits, lower,
    module_named, names_of_std, nested,
};
use grad_core::{passes, text};
use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;

/// `#[differentiable(args)] item`
pub fn differentiable(args: TokenStream, item: TokenStream) -> TokenStream {
    let mut problems = Problems::default();
    let twice = conditional::split(&args, &item);
    let (args, facade) = facade::taken_from(args, &mut problems);
    if let Some(twice) = twice {
        return facade::named(twice, facade.as_ref());
    }
    facade::named(
        expanded(args, facade.as_ref(), item, problems),
        facade.as_ref(),
    )
}

fn expanded(
    args: TokenStream,
    facade: Option<&syn::Path>,
    item: TokenStream,
    mut problems: Problems,
) -> TokenStream {
    if let Err(too_deep) = limits::tokens(&item) {
        problems.refuse(too_deep, limits::MESSAGE, limits::HELP);
        let mut out = item;
        out.extend(problems.to_compile_errors());
        return out;
    }
    let e = match syn::parse2::<syn::ItemFn>(item.clone()) {
        Ok(mut of) => {
            inner::annotate_in(&args, &mut of.block);
            return function(None, args, of, problems);
        }
        Err(e) => e,
    };
    let mut parsed = syn::parse2::<syn::Item>(item.clone());
    if let Ok(parsed) = &mut parsed {
        inner::annotate(&args, parsed);
    }
    match parsed {
        Ok(syn::Item::Impl(block)) => implementation(None, args, block, problems),
        Ok(syn::Item::Trait(block)) => definition(None, args, block, problems),
        Ok(syn::Item::Mod(module)) if module.content.is_some() => {
            world::module(args, facade, module, problems)
        }
        other => not_a_function(item, other.ok(), &e, problems),
    }
}

/// An annotated `impl` and what belongs to it.
pub fn implementation(
    world: Option<&World>,
    args: TokenStream,
    block: syn::ItemImpl,
    problems: Problems,
) -> TokenStream {
    let item = block.to_token_stream();
    beside(problems, item, block::implementation(world, args, block))
}

/// An annotated trait and what belongs to it.
pub fn definition(
    world: Option<&World>,
    args: TokenStream,
    block: syn::ItemTrait,
    problems: Problems,
) -> TokenStream {
    let item = block.to_token_stream();
    beside(problems, item, block::definition(world, args, block))
}

/// An annotated function and what belongs to it.
pub fn function(
    world: Option<&World>,
    args: TokenStream,
    mut function: syn::ItemFn,
    mut problems: Problems,
) -> TokenStream {
    let mut args = Args::parse(args, &mut problems);
    if let Some(world) = world {
        world.prepare(&function.sig.ident, &mut args);
    }
    if let Some(world) = world.filter(|_| block::take_no_diff(&mut function.attrs)) {
        let reason = world.left_out(None, &function.sig.ident);
        let inputs = function.sig.inputs.iter().filter_map(|input| match input {
            syn::FnArg::Typed(typed) => Some(&*typed.pat),
            syn::FnArg::Receiver(_) => None,
        });
        let params = inputs.filter_map(|pat| match pat {
            syn::Pat::Ident(p) => Some(p.ident.clone()),
            _ => None,
        });
        let params = params.collect();
        let companion =
            world::refused::of_function(&function.vis, &function.sig.ident, params, &reason);
        let (item, errors) = (
            crate::model::stripped(function),
            problems.to_compile_errors(),
        );
        return quote!(#item #companion #errors);
    }
    if let Err(too_deep) = limits::body(&function.block) {
        problems.refuse(too_deep, limits::MESSAGE, limits::HELP);
        let mut out = function.into_token_stream();
        out.extend(problems.to_compile_errors());
        return out;
    }
    check::attributes(&function, &mut problems);
    let misused = problems.len();
    if world.is_none() && args.rule.is_none() && lending::is_lending(&function.sig) {
        let companion = lending::companion(&function);
        let (item, errors) = (
            crate::model::stripped(function),
            problems.to_compile_errors(),
        );
        return quote!(#item #companion #errors);
    }
    let world = world.map(|w| w.asked(!w.is_implied() || misused > 0));
    let world = world.as_ref();
    let mut model = Model::of(lone_method(&function), world, args, function, &mut problems);
    if let Some(world) = world.filter(|w| w.is_implied())
        && !block::has_derivative(&model)
    {
        let companion = world.without(&model, false);
        let (item, errors) = (&model.written, problems.to_compile_errors());
        return quote!(#item #companion #errors);
    }
    if problems.is_empty() && block::is_constant(&model) {
        let constant = module_named::placed(&model, emit::constant_function(&model));
        let item = &model.written;
        return quote!(#[allow(dead_code)] #item #constant);
    }
    let inner = model.args.inner;
    // what nobody asked for may ignore a param
    model.args.unconnected_zero |= inner;
    check::check(&model, &mut problems);
    let sound = problems.len() == misused;
    let item = &model.written;
    // its derivative may be all that is used of it
    let mut out = quote!(#[allow(dead_code)]);
    if model.owner.is_some() {
        out.extend(crate::called::mark(&item.attrs).to_token_stream());
    }
    item.to_tokens(&mut out);
    let (companion, mut problems) = match inner {
        true => (
            inner_companion(&model, problems, sound),
            Problems::default(),
        ),
        false => with_fallback(&model, problems, sound, ""),
    };
    out.extend(module_named::placed(&model, companion));
    if model.owner.is_none() {
        out.extend(names_of_std::asked(item.to_token_stream()));
        let imported = model
            .items
            .iter()
            .filter(|i| matches!(i, syn::Item::Use(_)));
        let asked = nested::asked(item.block.to_token_stream());
        out.extend((!asked.is_empty()).then(|| quote!(const _: () = { #(#imported)* #asked };)));
        out.extend(dump::noted());
        out.extend(problems.leave_to_rustc(item, None));
    }
    out.extend(problems.to_compile_errors());
    out
}

/// What is generated, and the errors.
fn beside(problems: Problems, item: TokenStream, mut generated: TokenStream) -> TokenStream {
    generated.extend(nested::asked(item.clone()));
    generated.extend(names_of_std::asked(item));
    generated.extend(dump::noted());
    generated.extend(problems.to_compile_errors());
    generated
}

/// A method with an attribute of its own: what is around it cannot be seen.
fn lone_method(function: &syn::ItemFn) -> Option<Rc<Owner>> {
    struct Find(bool);
    impl<'a> Visit<'a> for Find {
        fn visit_ident(&mut self, name: &'a proc_macro2::Ident) {
            self.0 |= name == "Self";
        }
    }
    let mut find = Find(function.sig.receiver().is_some());
    find.visit_signature(&function.sig);
    find.0.then(|| Rc::new(Owner::unseen()))
}

/// The companion, or one that computes nothing, and the problems, which offer another way out.
pub fn with_fallback(
    model: &Model,
    mut problems: Problems,
    sound: bool,
    offer: &str,
) -> (TokenStream, Problems) {
    let in_world = model.world.as_ref();
    if let Some(made) = in_world.and_then(|w| w.companion(model, &mut problems, sound, None)) {
        return (made, problems);
    }
    match guarded(model, || companion(model, problems, sound)) {
        Ok(companion) => (companion, Problems::default()),
        Err(problems) => {
            let problems = problems.offering(offer);
            (fallback::companion(model, &problems, sound), problems)
        }
    }
}

/// The companion of a function that a body declares. Why there is none is said to whoever asks for it.
fn inner_companion(model: &Model, problems: Problems, sound: bool) -> TokenStream {
    match guarded(model, || companion(model, problems, sound)) {
        Ok(companion) => companion,
        Err(problems) => world::refused::companion(model, &Reason::of(model, &problems)),
    }
}

/// The companion of an operator, and the problems.
pub fn operator(
    model: &Model,
    operator: &OperatorImpl,
    mut problems: Problems,
    offer: &str,
) -> (TokenStream, Problems) {
    let in_world = model.world.as_ref();
    if let Some(made) =
        in_world.and_then(|w| w.companion(model, &mut problems, true, Some(operator)))
    {
        return (made, problems);
    }
    let result = guarded(model, || {
        let (lowered, planned) = derive(model, problems)?;
        let companion = emit::operator(model, &lowered, &planned, operator);
        dump_emitted(model, &companion);
        Ok(companion)
    });
    match result {
        Ok(companion) => (companion, Problems::default()),
        Err(problems) => (
            emit::stub_operator(model, operator),
            problems.offering(offer),
        ),
    }
}

/// A fault of ours must not hide the user's function.
pub fn guarded<T>(
    model: &Model,
    work: impl FnOnce() -> Result<T, Problems>,
) -> Result<T, Problems> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| {
        let mut problems = Problems::default();
        problems.refuse(
            Site::of(&model.item.sig.ident),
            format!(
                "internal error while differentiating `{}`",
                model.item.sig.ident
            ),
            "please report it, with the function",
        );
        Err(problems)
    })
}

/// The stages, one after the other; the first that finds problems is the last. Of a function whose signature is sound the
/// body is checked even if the attribute's arguments are wrong, so that all mistakes are reported at once.
fn companion(model: &Model, problems: Problems, sound: bool) -> Result<TokenStream, Problems> {
    let (lowered, planned) = match made(model, problems, sound)? {
        Made::Rule(rule) => {
            let lowered = lower::lower(model, &OwnNames::evident(model)).ok();
            return Ok(emit::rule_companion(model, rule, lowered.as_ref()));
        }
        Made::Derived(made) => *made,
    };
    let companion = emit::companion(model, &lowered, &planned);
    dump_emitted(model, &companion);
    Ok(companion)
}

/// What a derivative is made of.
pub enum Made<'m> {
    /// The user's rule.
    Rule(&'m Rule),
    /// The body.
    Derived(Box<(Lowered, Derivative)>),
}

/// All stages but the last.
pub fn made(model: &Model, problems: Problems, sound: bool) -> Result<Made<'_>, Problems> {
    match &model.args.rule {
        _ if !sound => Err(problems),
        Some(_) if !problems.is_empty() => Err(problems),
        Some(rule) => Ok(Made::Rule(rule)),
        None => derive(model, problems).map(|made| Made::Derived(Box::new(made))),
    }
}

/// The lowered function, if there is nothing to refuse in it. What is refused only because functions of the world are lowered where
/// they are called is lowered with calls. What is said of one that is refused both ways is said of the first: with calls more is refused,
/// so the first thing there may be none that has to be mended.
fn lowered(model: &Model, problems: bool) -> Result<Lowered, Problems> {
    lowered_as_seen(model, problems).or_else(|found| match &model.seen {
        Some(world) if world.inlines => {
            let calls = Model {
                seen: Some(world.without_inlining()),
                ..model.clone()
            };
            lowered_as_seen(&calls, problems).map_err(|of_calls| found.or_if_doubtful(of_calls))
        }
        _ => Err(found),
    })
}

/// The same, with names that may be std's or the user's taken for std's, and if that
/// is refused, for the user's. Of one with other `problems` it is lowered alone.
fn lowered_as_seen(model: &Model, problems: bool) -> Result<Lowered, Problems> {
    let read = |own: &OwnNames| {
        let lowered = lower::lower(model, own)?;
        let mut found = Problems::default();
        if !problems {
            fence::fence(model, &lowered, &mut found);
        }
        match found.is_empty() {
            true => Ok(lowered),
            false => Err(found),
        }
    };
    let (evident, all) = (OwnNames::evident(model), OwnNames::all(model));
    let read = read(&evident).or_else(|found| match evident == all {
        true => Err(found),
        false => read(&all).or(Err(found)),
    });
    read.or_else(|found| match nested::writes(model) {
        true => {
            let written = Model {
                writes_derivatives: true,
                ..model.clone()
            };
            lowered_as_seen(&written, problems)
        }
        false => Err(found),
    })
}

/// From a checked model to a planned derivative.
fn derive(model: &Model, mut problems: Problems) -> Result<(Lowered, Derivative), Problems> {
    let name = model.item.sig.ident.to_string();
    let dump = dump::wanted(&name);
    let lowered = match lowered(model, !problems.is_empty()) {
        Ok(lowered) if model.looks() => Lowered {
            module: passes::look(&lowered.module),
            ..lowered
        },
        Ok(lowered) => lowered,
        Err(found) => {
            problems.append(found);
            return Err(problems);
        }
    };
    if dump {
        dump::stage(&name, "lowered", &text::print(&lowered.module));
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    let Some(mut planned) = closures::derive(&lowered, &model.wrt(), &mut problems) else {
        return Err(problems);
    };
    planned.of_value = closures::of_value(model, &lowered, &mut problems);
    planned.spent = closures::spent(model, &lowered, &mut problems);
    planned.pushed = closures::pushed(model, &lowered, &planned, &mut problems);
    planned.second = closures::second(model, &lowered, &planned, &mut problems);
    crate::forgotten::check(model, &lowered, &planned, &mut problems);
    if !problems.is_empty() {
        return Err(problems);
    }
    if dump {
        dump::stage(&name, "derivative", &text::print(&planned.module));
        if let Some(spent) = &planned.spent {
            dump::stage(
                &name,
                "derivative, in-outs spent",
                &text::print(&spent.module),
            );
        }
        if let Some(pushed) = &planned.pushed {
            dump::stage(&name, "forward mode", &text::print(&pushed.module));
        }
        if let Some(second) = &planned.second {
            dump::stage(
                &name,
                "derivative of forward mode",
                &text::print(&second.module),
            );
        }
        for closure in &planned.closures {
            dump::stage(
                &name,
                "derivative of a closure",
                &text::print(&closure.module),
            );
        }
    }
    Ok((lowered, planned))
}

pub fn dump_emitted(model: &Model, tokens: &TokenStream) {
    let name = model.item.sig.ident.to_string();
    if dump::wanted(&name) {
        dump::stage(&name, "emitted", &tokens.to_string());
    }
}

/// `grad!(|x: f64| ..)` and its like: an expression for the derivative, as a closure.
/// Where the mode speaks of a reading, it is this one.
pub fn closure(
    args: Args,
    closure: syn::ExprClosure,
    mode: Mode,
    reading: &TokenStream,
) -> TokenStream {
    let mut problems = Problems::default();
    match closure_derivative(args, closure, mode, reading, &mut problems) {
        Some(derivative) if problems.is_empty() => derivative,
        _ => {
            let errors = problems.to_compile_errors();
            quote!({ #errors })
        }
    }
}

fn closure_derivative(
    args: Args,
    closure: syn::ExprClosure,
    mode: Mode,
    reading: &TokenStream,
    problems: &mut Problems,
) -> Option<TokenStream> {
    let function = as_function(closure, problems)?;
    check::attributes(&function, problems);
    let mut model = Model::new(args, function, problems);
    check::check(&model, problems);
    match derive(&model, std::mem::take(problems)) {
        Ok((lowered, planned)) => {
            check::second(&model, &lowered, mode, problems);
            let derivative = emit::closure(&mut model, &lowered, &planned, mode, reading);
            dump_emitted(&model, &derivative);
            Some(derivative)
        }
        Err(found) => {
            *problems = found;
            None
        }
    }
}

/// A function with the params and the body of a closure. What it captures it names without declaring.
fn as_function(closure: syn::ExprClosure, problems: &mut Problems) -> Option<syn::ItemFn> {
    if closure.asyncness.is_some() || closure.movability.is_some() {
        problems.refuse(
            Site::of(&closure),
            "this closure cannot be differentiated",
            "do the computation in an ordinary closure",
        );
    }
    let mut inputs: Vec<syn::PatType> = vec![];
    for input in closure.inputs {
        match input {
            syn::Pat::Type(typed) if is_receiver(&typed.pat) => {
                let site = Site::of(&typed.pat);
                problems.refuse(
                    site,
                    "a closure has no `self`",
                    "give the param another name",
                );
            }
            syn::Pat::Type(typed) => inputs.push(typed),
            bare => {
                let shown = bare.to_token_stream();
                problems.refuse(
                    Site::of(&bare),
                    "the type of this param is not known",
                    format!("annotate it, as in `|{shown}: f64|`"),
                );
            }
        }
    }
    if !problems.is_empty() {
        return None;
    }
    let name = format_ident!("{}", crate::model::CLOSURE, span = closure.or1_token.span);
    let body = match *closure.body {
        syn::Expr::Block(block) if block.label.is_none() && block.attrs.is_empty() => block.block,
        // `crate` and `match x { .. } - 1.0` read otherwise at the start of a statement
        body if has_value(&body) => syn::parse_quote!({ (#body) }),
        body => syn::parse_quote!({ #body }),
    };
    let output = match closure.output {
        syn::ReturnType::Default if ends_in_value(&body) => syn::parse_quote!(-> _),
        output => output,
    };
    Some(syn::parse_quote!(fn #name(#(#inputs),*) #output #body))
}

fn is_receiver(pat: &syn::Pat) -> bool {
    matches!(pat, syn::Pat::Ident(name) if name.ident == "self")
}

/// Whether an expression can have a value.
pub fn has_value(e: &syn::Expr) -> bool {
    match e {
        syn::Expr::ForLoop(_) | syn::Expr::While(_) | syn::Expr::Assign(_) => false,
        syn::Expr::Binary(e) => !is_compound(&e.op),
        syn::Expr::If(e) => e.else_branch.is_some(),
        syn::Expr::Block(e) => ends_in_value(&e.block),
        _ => true,
    }
}

fn ends_in_value(block: &syn::Block) -> bool {
    match block.stmts.last() {
        Some(syn::Stmt::Expr(e, None)) => has_value(e),
        _ => false,
    }
}

/// `+=` and its like.
pub fn is_compound(op: &syn::BinOp) -> bool {
    let text = op.to_token_stream().to_string();
    text.ends_with('=') && !["==", "!=", "<=", ">="].contains(&text.as_str())
}

/// The item is emitted as it is, after an error that says what the attribute goes on.
fn not_a_function(
    item: TokenStream,
    other: Option<syn::Item>,
    e: &syn::Error,
    mut problems: Problems,
) -> TokenStream {
    match (other, syn::parse2::<syn::TraitItemFn>(item.clone())) {
        (Some(other), _) => {
            let help = match other {
                syn::Item::Struct(_) | syn::Item::Enum(_) => {
                    "for a type write `#[derive(Differentiable)]`"
                }
                _ => "put it on the function whose derivative is wanted",
            };
            problems.refuse(
                Site::of(&other),
                "`#[differentiable]` goes on functions, `impl` blocks, traits and inline modules",
                help,
            );
        }
        (None, Ok(method)) => {
            problems.refuse(
                Site::of(&method),
                "a method without a body has no derivative of its own",
                "put `#[differentiable]` on the trait, and on its impls",
            );
        }
        (None, Err(_)) => problems.error(e.span(), e.to_string()),
    }
    let mut out = problems.to_compile_errors();
    out.extend(item);
    out
}
