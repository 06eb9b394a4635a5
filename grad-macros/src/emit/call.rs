//! Calls of other functions, and their way back.

use super::expr::Expr;
use super::frame::{Frame, is_place};
use super::function::FnVars;
use super::literal::tokens;
use super::place::{Place, Rep};
use crate::functions::Given;
use grad_core::entity::{NodeId, Value};
use grad_core::ir::{ArgMode, Call, CallBack, Node, Type};
use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};

impl Frame<'_> {
    pub(super) fn call(&mut self, id: NodeId, node: &Node, call: &Call) {
        let span = self.span(node);
        for v in &node.operands {
            self.settled(*v);
        }
        let mut args: Vec<TokenStream> = vec![];
        let mut in_outs = vec![];
        let mut operands = node.operands.iter().copied();
        let (&back, values) = node.results.split_last().expect("a call has a pullback");
        let value = values[0];
        let with_back = self.is_used(back);
        let em = self.em;
        let functions = em.function_args(call);
        let mut given = functions.iter().peekable();
        let mut passed = call.args.iter();
        let mut before = quote!();
        loop {
            if let Some(function) = given.next_if(|f| f.position == args.len()) {
                if let Given::Closure { captures, .. } = function.given {
                    passed.by_ref().take(captures).for_each(|_| {});
                }
                args.push(self.function_arg(function, &mut operands, with_back, &mut before, span));
                continue;
            }
            let Some(arg) = passed.next() else { break };
            let v = operands.next().expect("one operand per argument");
            let part = if arg.sub {
                Some((self.bound(operands.next()), self.bound(operands.next())))
            } else {
                None
            };
            args.push(match arg.mode {
                ArgMode::Value => self.hand_over(v, id),
                ArgMode::Shared => self.lend(v, part, span),
                ArgMode::InOut => {
                    let place = self.writable(v, id);
                    let lent = lend_mut(&place, part, span);
                    in_outs.push(place);
                    lent
                }
            });
        }
        let path = em.tokens(call.tokens, &call.callee);
        let expr = match (self.of_param(call), with_back) {
            (Some(vars), true) => {
                let function = &vars.function;
                quote_spanned!(span=> #function(#(#args),*))
            }
            (Some(vars), false) => {
                let function = &vars.function;
                quote_spanned!(span=> #function(#(#args),*).0)
            }
            (None, true) => {
                let (companion, generics) = companion_path(&path);
                // the type params of functions are more than the user sees: rustc finds them all
                let generics = if functions.is_empty() {
                    generics
                } else {
                    quote!()
                };
                quote_spanned!(span=> #companion::forward #generics (#(#args),*))
            }
            (None, false) => quote_spanned!(span=> #path(#(#args),*)),
        };
        let expr = if before.is_empty() {
            expr
        } else {
            quote_spanned!(span=> { #before #expr })
        };
        let kept = self.is_used(value) && *self.ty(value) != Type::Unit;
        let (value_name, back_name) = (self.new_name(value), self.new_name(back));
        let value_pattern = if kept {
            quote!(mut #value_name)
        } else {
            quote!(_)
        };
        self.effect(match (with_back, kept) {
            (true, _) => quote_spanned!(span=> let (#value_pattern, #back_name) = #expr;),
            (false, true) => quote_spanned!(span=> let mut #value_name = #expr;),
            (false, false) => quote_spanned!(span=> #expr;),
        });
        if kept {
            self.define_as(value, Place::own(value_name));
        } else {
            self.set(value, Rep::Scalar(Expr::atom(quote!(()))));
        }
        self.set(back, Rep::Place(Place::own(back_name)));
        for (v, place) in values[1..].iter().zip(in_outs) {
            self.define_as(*v, place);
        }
    }

    pub(super) fn call_back(&mut self, id: NodeId, node: &Node, back: &CallBack) {
        let span = self.span(node);
        for v in &node.operands {
            self.settled(*v);
        }
        let mut operands = node.operands.iter().copied();
        let pullback = operands.next().expect("the pullback");
        let (mut args, mut pattern) = (vec![], vec![]);
        let mut results = node.results.iter().copied();
        let mut places: Vec<(Value, Place)> = vec![];
        let em = self.em;
        let functions = em.function_args(&back.call);
        let mut before = quote!();
        let shared = self.share_backs(functions, &mut before);
        let mut given = functions.iter().peekable();
        let mut position = 0;
        let mut passed = back.call.args.iter().zip(&back.active);
        loop {
            if let Some(function) = given.next_if(|f| f.position == position) {
                position += 1;
                let mut captured = vec![];
                if let Given::Closure { captures, .. } = function.given {
                    for _ in 0..captures {
                        let (_, &active) = passed.next().expect("one mark per captured value");
                        let v = operands.next().expect("the primal");
                        captured.push(self.lend(v, None, span));
                        captured.push(self.adjoint(
                            id,
                            active,
                            None,
                            &mut operands,
                            &mut places,
                            span,
                        ));
                        if active {
                            places.last_mut().expect("the adjoint").0 =
                                results.next().expect("the adjoint after");
                        }
                    }
                }
                args.push(self.function_back(&function.given, &captured, &shared, span));
                continue;
            }
            let Some((arg, &active)) = passed.next() else {
                break;
            };
            position += 1;
            match arg.mode {
                ArgMode::Value => {
                    pattern.push(if active {
                        let v = results.next().expect("a cotangent");
                        let name = self.new_name(v);
                        places.push((v, Place::own(name.clone())));
                        quote!(mut #name)
                    } else {
                        quote!(_)
                    });
                    continue;
                }
                ArgMode::Shared => {
                    let v = operands.next().expect("the primal");
                    let part = if arg.sub {
                        Some((self.bound(operands.next()), self.bound(operands.next())))
                    } else {
                        None
                    };
                    args.push(self.lend(v, part.clone(), span));
                    args.push(self.adjoint(id, active, part, &mut operands, &mut places, span));
                    if active {
                        places.last_mut().expect("the adjoint").0 =
                            results.next().expect("the adjoint after");
                    }
                }
                ArgMode::InOut => {
                    let v = operands.next().expect("the primal");
                    let part = if arg.sub {
                        Some((self.bound(operands.next()), self.bound(operands.next())))
                    } else {
                        None
                    };
                    let primal = self.writable(v, id);
                    args.push(lend_mut(&primal, part.clone(), span));
                    places.push((results.next().expect("the primal restored"), primal));
                    args.push(self.adjoint(id, active, part, &mut operands, &mut places, span));
                    if active {
                        places.last_mut().expect("the adjoint").0 =
                            results.next().expect("the adjoint after");
                    }
                }
            }
        }
        let ct = if back.seeded {
            let ct = operands.next().expect("the cotangent");
            self.hand_over(ct, id)
        } else {
            quote_spanned!(span=> ::grads::__private::unseeded())
        };
        let Rep::Place(kept) = self.rep(pullback) else {
            panic!("a pullback is a variable")
        };
        let pattern = if pattern.is_empty() {
            quote!(_)
        } else {
            quote!((#(#pattern,)*))
        };
        let run = match self.of_param(&back.call) {
            Some(vars) => {
                let (function, kept) = (&vars.back, kept.shared());
                quote_spanned!(span=> #function(#kept, (#(#args,)* #ct,)))
            }
            None => {
                let name = &kept.name;
                quote_spanned!(span=> #name(#(#args,)* #ct))
            }
        };
        self.effect(quote_spanned!(span=> #before let #pattern = #run;));
        for (v, place) in places {
            self.define_as(v, place);
        }
    }

    /// The function-typed param that is called, if it is one.
    fn of_param(&self, call: &Call) -> Option<&FnVars> {
        let of_param = call.takes_param.then_some(&call.callee);
        of_param.and_then(|name| self.em.function_vars(name))
    }

    /// The adjoint as an argument: `Some(&mut ..)` if it is wanted.
    fn adjoint(
        &mut self,
        id: NodeId,
        active: bool,
        part: Option<(TokenStream, TokenStream)>,
        operands: &mut impl Iterator<Item = Value>,
        places: &mut Vec<(Value, Place)>,
        span: Span,
    ) -> TokenStream {
        if !active {
            return quote_spanned!(span=> ::core::option::Option::None);
        }
        let v = operands.next().expect("the adjoint");
        let place = self.writable(v, id);
        let lent = lend_mut(&place, part, span);
        let arg = match &place.wanted {
            Some(wanted) => {
                quote_spanned!(span=> if #wanted { ::core::option::Option::Some(#lent) } else { ::core::option::Option::None })
            }
            None => quote_spanned!(span=> ::core::option::Option::Some(#lent)),
        };
        places.push((v, place));
        arg
    }

    fn define_as(&mut self, v: Value, place: Place) {
        if is_place(self.ty(v)) {
            self.set(v, Rep::Place(place));
        } else {
            self.set(v, Rep::Scalar(Expr::ident(&place.name)));
        }
    }

    fn bound(&mut self, v: Option<Value>) -> TokenStream {
        self.read_index(v.expect("a bound of a sub-slice"))
            .at_least(super::expr::Prec::Add)
    }

    fn lend(
        &mut self,
        v: Value,
        part: Option<(TokenStream, TokenStream)>,
        span: Span,
    ) -> TokenStream {
        match part {
            Some((lo, hi)) => {
                let base = self.receiver(v);
                quote_spanned!(span=> &#base[#lo..#hi])
            }
            None => self.by_reference(v),
        }
    }
}

fn lend_mut(place: &Place, part: Option<(TokenStream, TokenStream)>, span: Span) -> TokenStream {
    match part {
        Some((lo, hi)) => {
            let base = place.receiver();
            quote_spanned!(span=> &mut #base[#lo..#hi])
        }
        None => place.mutable(),
    }
}

/// The path without the generic arguments of its last segment, and those arguments as a turbofish.
pub(super) fn companion_path(path: &TokenStream) -> (TokenStream, TokenStream) {
    let Ok(mut path) = syn::parse2::<syn::Path>(path.clone()) else {
        return (path.clone(), tokens("", Span::mixed_site()));
    };
    let Some(last) = path.segments.last_mut() else {
        return (quote!(#path), quote!());
    };
    let arguments = std::mem::take(&mut last.arguments);
    let generics = match arguments {
        syn::PathArguments::AngleBracketed(mut args) => {
            args.colon2_token = Some(Default::default());
            quote!(#args)
        }
        syn::PathArguments::None | syn::PathArguments::Parenthesized(_) => quote!(),
    };
    (quote!(#path), generics)
}
