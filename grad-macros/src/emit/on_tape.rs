//! Functions that call themselves: what all calls keep stands on one tape (`grads::__private::Workspace`). `__run` runs the function
//! forward, and gives its value and the place of the call's record; `__back`, which is handed that place, goes the way back. A closure,
//! which owns what it keeps, would have to be in a box. What such a function calls has the same two (`emit::callee`).

use super::Emitter;
use super::companion::head;
use super::expr::Expr;
use super::generics;
use super::named;
use super::place::{How, Place, Rep};
use super::pullback::{self, Ran};
use super::signature::{Arg, back_result, return_type};
use super::workspace::{Spot, Workspace};
use crate::model::{By, Model};
use grad_core::entity::FuncRef;
use grad_core::ir::Type;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};

/// What runs the function forward.
pub(super) const RUN: &str = "__run";
/// What goes its way back.
pub(super) const BACK: &str = "__back";

/// The variable of the tape.
pub(super) fn tape() -> Ident {
    Ident::new("tape", Span::mixed_site())
}

/// A function that calls itself.
pub(super) struct OnTape {
    /// `__run` and `__back`.
    pub functions: TokenStream,
    /// The body of `forward`.
    pub forward: TokenStream,
    /// Whether a method that it calls by its own name is itself, where there is such a call: a constant, once types are known.
    pub is_own: Option<TokenStream>,
}

/// What is kept of one call: where, what, and its variable on the way back.
struct Residual {
    spot: Spot,
    value: TokenStream,
    name: Ident,
}

/// The functions of `model`, whose body begins with `first`; `None` if something that it keeps cannot stand on a tape.
pub(super) fn functions(
    em: &Emitter,
    model: &Model,
    func: FuncRef,
    args: &[Arg],
    first: &TokenStream,
) -> Option<OnTape> {
    let workspace = em.workspace.as_ref()?;
    let ran = pullback::run(em, model, func, args);
    let (kept, words, residuals) = residuals(em, workspace, func, args, &ran)?;
    let back = pullback::back(em, model, func, args, &residuals, ran.length.as_ref());
    let (places, generics) = (pullback::places(em), generics::inner(model));
    let (head, at, bounds) = (head(model), named::first(model), &generics.where_clause);
    let [run_name, back_name] = &workspace.functions;
    let (tape, call, value) = (tape(), workspace.call(), Ran::name());
    let (open, read) = (workspace.open_call(words), workspace.read_call(words));
    let (out, made) = (&ran.out, &ran.value);
    let measured = ran
        .measured()
        .unwrap_or_else(|| quote!(let #value = #made;));
    let keep: Vec<_> = kept.iter().map(|k| k.spot.keep(&k.value)).collect();
    let again = kept.iter().map(|k| {
        let (name, kept) = (&k.name, k.spot.kept());
        quote!(let #name = #kept;)
    });
    let params: Vec<_> = args.iter().map(|a| a.declare(None)).collect();
    let (value_type, result) = (return_type(model), back_result(model));
    let (declared, body, handed) = (&back.declared, &back.body, &back.params);
    let spots = workspace.spots().chain(kept.iter().map(|k| &k.spot));
    let asked = workspace.asked();
    let held: Vec<_> = spots.filter_map(Spot::like).collect();
    let likes: Vec<_> = held.iter().copied().chain(&asked).collect();
    let like = quote!(#(let #likes = ::grads::__private::Like::new();)*);
    // shows of which types they are
    let shown = quote! {
        #like
        let _ = |#(#params,)* #tape: &mut ::grads::__private::Workspace| {
            #places #open #out #measured #(#keep)*
        };
    };
    let is_own = (!asked.is_empty()).then(|| {
        quote! {
            {
                use ::grads::__private::IsNot as _;
                #shown
                #(#asked.against::<Self>().same())||*
            }
        }
    });
    let shown = (!held.is_empty()).then_some(shown);
    let functions = quote_spanned! {at=>
        #head fn #run_name #generics (#(#params,)* #tape: &mut ::grads::__private::Workspace) -> (#value_type, ::core::primitive::usize) #bounds {
            #first #like #places #open #out #measured #(#keep)*
            (#value, #tape.record(#call))
        }
        #head fn #back_name #generics (#(#declared,)* #tape: &::grads::__private::Workspace, #call: ::core::primitive::usize) -> #result #bounds {
            #shown #places #read #(#again)* #body
        }
    };
    let inner = generics::arguments(&generics);
    let pass = args.iter().map(Arg::pass);
    let forward = quote_spanned! {at=>
        let mut #tape = ::grads::__private::Workspace::new();
        let (#value, #call) = Self::#run_name::<#(#inner),*>(#(#pass,)* &mut #tape);
        (#value, move |#(#declared),*| Self::#back_name::<#(#inner),*>(#(#handed,)* &#tape, #call))
    };
    Some(OnTape {
        functions,
        forward,
        is_own,
    })
}

/// What a call keeps, the number of words of its record, and what stands for each residual on the way back.
fn residuals(
    em: &Emitter,
    workspace: &Workspace,
    func: FuncRef,
    args: &[Arg],
    ran: &Ran,
) -> Option<(Vec<Residual>, usize, Vec<Rep>)> {
    let graph = &em.module.funcs[func];
    let by_reference = |place: &Place| {
        args.iter()
            .any(|a| a.param.by != By::Value && a.name == place.name)
    };
    let (mut kept, mut types, mut found) = (vec![], vec![], vec![]);
    let mut stands = vec![];
    let values = workspace.values(em.module, func);
    for (v, rep) in graph
        .pullback
        .iter()
        .flat_map(|p| &p.residuals)
        .zip(&ran.residuals)
    {
        let name = em.names.of_value(&graph.values[*v]);
        let (value, again) = match rep {
            // which the way back is handed again
            Rep::Place(place) if by_reference(place) => {
                found.push(rep.clone());
                continue;
            }
            Rep::Place(place) => (place.target(), Rep::Place(Place::own(name.clone()))),
            Rep::Scalar(expr) | Rep::Late { expr, .. } => {
                (expr.tokens.clone(), Rep::Scalar(Expr::ident(&name)))
            }
        };
        types.push((graph.ty(*v), values.contains(v)));
        kept.push((value, name));
        stands.push(found.len());
        found.push(again);
    }
    if let Some(len) = &ran.length {
        types.push((&Type::USIZE, false));
        kept.push((quote!(#len), len.clone()));
    }
    let (spots, words) = workspace.residuals(&types, &em.names);
    let lent = spots.iter().zip(stands);
    let lent = lent.filter(|(spot, _)| spot.like().is_some());
    for (_, i) in lent {
        let Rep::Place(place) = &found[i] else {
            return None;
        };
        found[i] = Rep::Place(Place::reference(place.name.clone(), How::Shared));
    }
    let kept = kept.into_iter().zip(spots);
    let kept = kept.map(|((value, name), spot)| Residual { spot, value, name });
    Some((kept.collect(), words, found))
}
