//! What is random in the functions that a loop calls whose trips are run again: drawn once, recorded, and given again.

use super::Emitter;
use super::node::only_checks;
use crate::model::Model;
use crate::owner;
use grad_core::entity::{FuncRef, Value};
use grad_core::ir::{Call, FuncGraph, Host, Module, NodeKind, Rerun};
use grad_core::ordered::{OrderedMap, OrderedSet};
use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};
use quote::{quote, quote_spanned};

/// Whether trips in `func` are recorded. Of a loop without trips only the way back may be left.
pub(super) fn records(module: &Module, func: FuncRef) -> bool {
    let pullback = module.funcs[func].pullback.as_ref();
    has(module, func, Rerun::Recorded) || pullback.is_some_and(|p| replays(module, p.func))
}

/// Whether trips in `func` are run again with what was recorded.
pub(super) fn replays(module: &Module, func: FuncRef) -> bool {
    has(module, func, Rerun::Replayed)
}

fn has(module: &Module, func: FuncRef, rerun: Rerun) -> bool {
    let mut graphs = super::nest(module, func).into_iter();
    graphs.any(|f| module.funcs[f].rerun == rerun)
}

/// What records, what gives again what was recorded, and whether there is anything to record.
pub(super) const VARIABLES: [&str; 3] = ["recorder", "replay", "records"];

/// Our own variable.
pub(super) fn variable(name: &str) -> Ident {
    Ident::new(name, Span::mixed_site())
}

/// Declares what records, if anything draws.
pub(super) fn recorder(draws: &TokenStream) -> TokenStream {
    let (recorder, records) = (variable("recorder"), variable("records"));
    quote!(let #records = #draws; let #recorder = ::grads::__private::Recorder::default();)
}

/// The way back, which keeps what was recorded.
pub(super) fn with_recorded(back: &TokenStream) -> TokenStream {
    let (recorder, draws) = (variable("recorder"), variable("draws"));
    quote!({ let #draws = #recorder.finish(); #back })
}

/// Declares what gives it again.
pub(super) fn replay() -> TokenStream {
    let (draws, replay) = (variable("draws"), variable("replay"));
    quote!(let mut #replay = #draws.replay();)
}

/// A loop, given what stands at the beginning of each trip. One that leads to a trip that is undone is so many trips `before` that.
pub(super) fn around(
    rerun: Rerun,
    before: &TokenStream,
    print: impl FnOnce(TokenStream) -> TokenStream,
) -> TokenStream {
    let [recorder, replay, records] = VARIABLES.map(variable);
    match rerun {
        Rerun::Never => print(quote!()),
        Rerun::Recorded => {
            let statement = print(quote!(if #records { #recorder.trip(); }));
            quote!({
                let _recording = if #records { ::core::option::Option::Some(#recorder.record()) } else { ::core::option::Option::None };
                #statement
            })
        }
        Rerun::Replayed => print(quote! {
            let _again = if #records { ::core::option::Option::Some(#replay.previous()) } else { ::core::option::Option::None };
        }),
        Rerun::ReplayedAhead => print(quote! {
            let _again = if #records { ::core::option::Option::Some(#replay.before(#before)) } else { ::core::option::Option::None };
        }),
    }
}

/// An opaque expression whose value may be another one the next time.
pub(super) fn drawn(expr: TokenStream, span: Span) -> TokenStream {
    let silent = crate::lints::silent();
    quote_spanned! {span=> {
        #silent
        use ::grads::__private::NotKept as _;
        ::grads::__private::drawn(|| #expr).value()
    }}
}

/// The function of a companion that says whether the function may draw or print.
pub const NAME: &str = "__draws";

/// How far along calls that is looked for; further on it is taken for granted. So functions may call each other.
const LEVELS: u8 = 6;

/// Whether the callee may draw, where its companion says so.
pub(super) fn of_callee(call: &Call, path: &TokenStream) -> Option<TokenStream> {
    asked(call, path, &quote!(#LEVELS))
}

fn asked(call: &Call, path: &TokenStream, levels: &TokenStream) -> Option<TokenStream> {
    let (plain, name) = (companion_of(call, path)?, variable(NAME));
    Some(quote!(#plain::#name(#levels)))
}

/// The companion of the callee, if it is no method and no param.
pub(super) fn companion_of(call: &Call, path: &TokenStream) -> Option<syn::ExprPath> {
    if call.callee.starts_with('.') || call.takes_param {
        return None;
    }
    let path = syn::parse2::<syn::ExprPath>(path.clone()).ok()?;
    let (plain, _) = owner::without_arguments(&path);
    (!owner::is_associated(&plain)).then(|| super::call::named(plain))
}

/// Defines that function. It is no constant, for rustc would look for cycles among constants.
pub(super) fn constant(is: &TokenStream) -> TokenStream {
    let name = variable(NAME);
    quote! {
        #[inline]
        pub const fn #name(levels: ::core::primitive::u8) -> ::core::primitive::bool {
            let _ = levels;
            #is
        }
    }
}

/// Whether a function may draw or print, or one that it calls. Where that cannot be told, it may.
pub(super) fn may_draw(em: &Emitter, model: &Model, func: FuncRef) -> TokenStream {
    // what the body declares is not in sight outside of it
    if !model.items.is_empty() || model.args.recursive.is_some() {
        return quote!(true);
    }
    let Some(mut callees) = drawing(em, func, false, &quote!(levels - 1)) else {
        return quote!(true);
    };
    callees.remove(&model.item.sig.ident.to_string());
    let terms = callees.values();
    match callees.is_empty() {
        true => quote!(false),
        false => quote!(levels == 0 #(|| #terms)*),
    }
}

/// Whether anything draws in the trips that are recorded: else there is nothing to record.
pub(super) fn may_draw_in_trips(em: &Emitter, func: FuncRef) -> TokenStream {
    let Some(callees) = drawing(em, func, true, &quote!(#LEVELS)) else {
        return quote!(true);
    };
    let terms = callees.values();
    quote!(false #(|| #terms)*)
}

/// For each callee that may draw or print, what says whether it does, `levels` far; `None` if there may be more. Asked of all of a
/// function, or of the trips in it that are recorded alone.
fn drawing(
    em: &Emitter,
    func: FuncRef,
    recorded_only: bool,
    levels: &TokenStream,
) -> Option<OrderedMap<String, TokenStream>> {
    if em.derivative.is_some_and(|d| !d.closures.is_empty()) {
        return None;
    }
    let (mut terms, mut todo) = (OrderedMap::new(), vec![(func, false)]);
    while let Some((f, recorded)) = todo.pop() {
        let graph = &em.module.funcs[f];
        let recorded = recorded || graph.rerun == Rerun::Recorded;
        let read: OrderedSet<Value> = used(graph);
        for node in graph.nodes.values() {
            todo.extend(node.inner().into_iter().map(|inner| (inner, recorded)));
            match &node.kind {
                _ if recorded_only && !recorded => {}
                NodeKind::Host(host) if host.effect && !only_checks(&host.text) => return None,
                NodeKind::Host(host) if !host.effect && is_drawn(em, host) => return None,
                NodeKind::Call(call) => {
                    let back = node.results.last();
                    let forward = recorded || back.is_some_and(|back| read.contains(back));
                    if forward && em.is_plain(call) {
                        return None;
                    }
                    let path = em.tokens(call.tokens, &call.callee);
                    let draws = asked(call, &path, levels).filter(|_| forward)?;
                    terms.insert(call.callee.to_string(), draws);
                }
                _ => {}
            }
        }
    }
    Some(terms)
}

/// Whether an opaque expression may have another value the next time. A pattern has not.
pub(super) fn is_drawn(em: &Emitter, host: &Host) -> bool {
    let tokens = em.tokens(host.tokens, &host.text);
    !host.is_of_pattern() && may_change(&tokens)
}

/// An array that is written before it is read (`lower::array_map`).
fn is_blank(tokens: &TokenStream) -> bool {
    let mut names = tokens.clone().into_iter().filter_map(|token| match token {
        TokenTree::Ident(name) => Some(name),
        _ => None,
    });
    ["grads", "__private", "blank_array"]
        .iter()
        .all(|of| names.next().is_some_and(|name| name == of))
}

/// The values of a graph that something reads, the way back among it.
pub(super) fn used(graph: &FuncGraph) -> OrderedSet<Value> {
    let kept = graph.pullback.iter().flat_map(|p| &p.residuals);
    let operands = graph.nodes.values().flat_map(|node| &node.operands);
    operands
        .chain(&graph.results)
        .chain(kept)
        .copied()
        .collect()
}

/// Whether the value of tokens may be another one the next time: only what calls something can look beyond constants.
pub(super) fn may_change(tokens: &TokenStream) -> bool {
    !is_blank(tokens)
        && tokens.clone().into_iter().any(|token| match token {
            TokenTree::Group(g) => {
                g.delimiter() == Delimiter::Parenthesis || may_change(&g.stream())
            }
            TokenTree::Punct(p) => p.as_char() == '!',
            TokenTree::Ident(_) | TokenTree::Literal(_) => false,
        })
}
