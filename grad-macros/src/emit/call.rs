//! Calls of other functions, and their way back.

use super::Emitter;
use super::expr::Expr;
use super::frame::{Frame, is_place};
use super::literal::tokens;
use super::place::{Place, Rep};
use crate::owner;
use grad_core::entity::{NodeId, Value};
use grad_core::ir::{ArgMode, Call, CallBack, Node, NodeKind, Type};
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
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
        for arg in &call.args {
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
        let path = self.em.tokens(call.tokens, &call.callee);
        let (&back, values) = node.results.split_last().expect("a call has a pullback");
        let value = values[0];
        let expr = if call.callee.starts_with('.') {
            let (this, rest) = args.split_first().expect("a method has a receiver");
            let method = if self.is_used(back) {
                companion_method(&path)
            } else {
                path
            };
            quote_spanned!(span=> (#this).#method(#(#rest),*))
        } else if self.is_used(back) {
            let (companion, generics) = companion_path(&path);
            quote_spanned!(span=> #companion #generics (#(#args),*))
        } else {
            quote_spanned!(span=> #path(#(#args),*))
        };
        let kept = self.is_used(value) && *self.ty(value) != Type::Unit;
        let (value_name, back_name) = (self.new_name(value), self.new_name(back));
        let value_pattern = if kept {
            quote!(mut #value_name)
        } else {
            quote!(_)
        };
        self.effect(match (self.is_used(back), kept) {
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
        for (arg, &active) in back.call.args.iter().zip(&back.active) {
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
        let Rep::Place(Place { name, .. }) = self.rep(pullback) else {
            panic!("a pullback is a variable")
        };
        let pattern = if pattern.is_empty() {
            quote!(_)
        } else {
            quote!((#(#pattern,)*))
        };
        self.effect(quote_spanned!(span=> let #pattern = #name(#(#args,)* #ct);));
        for (v, place) in places {
            self.define_as(v, place);
        }
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

/// The companion's `forward` for a path, and the path's generic arguments as a turbofish.
fn companion_path(path: &TokenStream) -> (TokenStream, TokenStream) {
    let Ok(path) = syn::parse2::<syn::ExprPath>(path.clone()) else {
        return (quote!(#path::forward), tokens("", Span::mixed_site()));
    };
    let (plain, arguments) = owner::without_arguments(&path);
    let turbofish = if arguments.is_empty() {
        quote!()
    } else {
        quote!(::<#(#arguments),*>)
    };
    match plain.path.segments.last() {
        Some(last) if owner::is_associated(&plain) => {
            let name = owner::function(&last.ident, "forward");
            let function = owner::with_name(&plain, name);
            (quote!(#function), turbofish)
        }
        _ => (quote!(#plain::forward), turbofish),
    }
}

/// The name by which a method's derivative is called, with the method's generic arguments.
fn companion_method(method: &TokenStream) -> TokenStream {
    let mut method = method.clone().into_iter();
    match method.next() {
        Some(TokenTree::Ident(name)) => {
            let name = owner::entry(&name);
            quote!(#name #(#method)*)
        }
        other => quote!(#other #(#method)*),
    }
}

/// The methods that `module` calls on the way back of something: one that has no derivative is an error that says so.
pub(super) fn called_methods(em: &Emitter) -> TokenStream {
    let mut seen: Vec<String> = vec![];
    let mut items = quote!();
    for node in em.module.funcs.values().flat_map(|g| g.nodes.values()) {
        let NodeKind::CallBack(back) = &node.kind else {
            continue;
        };
        let tokens = em.tokens(back.call.tokens, &back.call.callee);
        let shown = tokens.to_string();
        let function = if back.call.callee.starts_with('.') {
            match tokens.into_iter().next() {
                Some(TokenTree::Ident(name)) => owner::entry(&name),
                _ => continue,
            }
        } else {
            match syn::parse2::<syn::ExprPath>(tokens) {
                Ok(path) if owner::is_associated(&path) => match path.path.segments.last() {
                    Some(last) => owner::function(&last.ident, "forward"),
                    None => continue,
                },
                _ => continue,
            }
        };
        if seen.contains(&function.to_string()) {
            continue;
        }
        seen.push(function.to_string());
        let method = shown.split("::").last().unwrap_or_default().trim();
        let message =
            format!("method `{method}` of `{{Self}}` is called here but has no derivative");
        let (lacking, fallback) = (
            em.names.fresh("HasDerivative"),
            em.names.fresh("WithDerivative"),
        );
        let function = Ident::new(&function.to_string(), Span::call_site());
        items.extend(quote! {
            #[diagnostic::on_unimplemented(
                message = #message,
                note = "annotate its `impl` (and the trait, if it is a trait's) with #[differentiable], or wrap the call in stop_gradient(..)"
            )]
            trait #lacking {}
            trait #fallback {
                fn #function(&self) {}
            }
            impl<T: #lacking + ?Sized> #fallback for T {}
        });
    }
    items
}
