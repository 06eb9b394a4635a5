//! Nodes without inner graphs: literals, primitives, opaque expressions, stacks.

use super::expr::{Expr, Prec};
use super::frame::{Frame, is_copy, is_place};
use super::literal;
use super::place::{How, Place, Rep};
use grad_core::entity::{NodeId, Value};
use grad_core::ir::{Attr, Host, Node, NodeKind, Type};
use grad_core::ops::{PrimDef, Spelling};
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{quote, quote_spanned};

impl Frame<'_> {
    /// Emits every node in program order.
    pub fn run(&mut self) {
        for id in self.graph.nodes.keys() {
            self.node(id);
        }
    }

    /// Emits every node but the last.
    pub fn run_but_last(&mut self) {
        let n = self.graph.nodes.len();
        for id in self.graph.nodes.keys().take(n.saturating_sub(1)) {
            self.node(id);
        }
    }

    fn node(&mut self, id: NodeId) {
        let node: &Node = &self.graph.nodes[id];
        match &node.kind {
            NodeKind::Const(text) => self.constant(node, text),
            NodeKind::Prim(def, attr) => self.prim(id, node, def, attr),
            NodeKind::Cond { then, orelse } => self.cond(id, node, *then, *orelse),
            NodeKind::Loop(l) => self.repeat(id, node, l),
            NodeKind::Call(call) => self.call(id, node, call),
            NodeKind::CallBack(back) => self.call_back(id, node, back),
            NodeKind::Host(host) => self.host(node, host),
            NodeKind::Primal(v) => panic!("`primal {v}` in a planned graph"),
            NodeKind::Push(stack) => {
                let v = node.operands[0];
                self.settle(&[v], true);
                let value = self.hand_over(v, id);
                let push = self.em.stack(*stack).push(value, self.span(node));
                self.effect(push);
            }
            NodeKind::Pop(stack) => {
                let v = node.results[0];
                let (before, value) = self.em.stack(*stack).pop(is_copy(self.ty(v)));
                self.effect(before);
                if is_place(self.ty(v)) && !is_copy(self.ty(v)) {
                    let name = self.new_name(v);
                    self.out.extend(quote!(let #name = #value;));
                    self.set(v, Rep::Place(Place::reference(name, How::Shared)));
                } else {
                    self.bind(v, self.span(node), value);
                }
            }
        }
    }

    fn constant(&mut self, node: &Node, text: &str) {
        let v = node.results[0];
        let expr = literal::literal(text, self.ty(v), self.span(node));
        if is_place(self.ty(v)) && *self.ty(v) != Type::Open {
            self.bind(v, self.span(node), expr.tokens);
        } else {
            self.set(v, Rep::Scalar(expr));
        }
    }

    fn prim(&mut self, id: NodeId, node: &Node, def: &PrimDef, attr: &Attr) {
        if def.in_place.is_some() {
            return self.write(id, node, def, attr);
        }
        let v = node.results[0];
        let span = self.span(node);
        let reads_array = node.operands.iter().any(|o| is_place(self.ty(*o)));
        let inherits = self.settle(&node.operands, false);
        let ordered = inherits || reads_array || def.can_panic(self.ty(v));
        if ordered && !inherits && (self.uses(v) != 1 || is_place(self.ty(v))) {
            self.flush();
        }
        let expr = self.expression(id, node, def, attr, span);
        if is_place(self.ty(v)) {
            self.flush();
            self.bind(v, span, expr.tokens);
        } else {
            self.define(v, span, expr, ordered);
        }
    }

    fn expression(
        &mut self,
        id: NodeId,
        node: &Node,
        def: &PrimDef,
        attr: &Attr,
        span: Span,
    ) -> Expr {
        let xs = &node.operands;
        let v = node.results[0];
        match def.spelling {
            Spelling::Infix(op) => {
                let prec = Prec::of_infix(op);
                let (a, b) = (
                    self.read(xs[0]).left_of(prec),
                    self.read(xs[1]).right_of(prec),
                );
                let op = literal::tokens(op, span);
                Expr::new(prec, quote!(#a #op #b))
            }
            Spelling::Prefix(op) => {
                let x = self.read(xs[0]);
                let x = if x.prec == Prec::Unary {
                    x.at_least(Prec::Postfix)
                } else {
                    x.at_least(Prec::Unary)
                };
                let op = literal::tokens(op, span);
                Expr::new(Prec::Unary, quote!(#op #x))
            }
            Spelling::Method(name) => {
                let receiver = self.read(xs[0]).at_least(Prec::Postfix);
                let rest: Vec<_> = xs[1..].iter().map(|x| self.read(*x).tokens).collect();
                let name = Ident::new(name, span);
                Expr::new(
                    Prec::Postfix,
                    quote_spanned!(span=> #receiver.#name(#(#rest),*)),
                )
            }
            Spelling::Support(name) => {
                let args: Vec<_> = xs.iter().map(|x| self.by_reference(*x)).collect();
                let name = Ident::new(name, span);
                Expr::new(
                    Prec::Postfix,
                    quote_spanned!(span=> ::grads::__private::#name(#(#args),*)),
                )
            }
            Spelling::Cast => {
                let x = self.read(xs[0]).at_least(Prec::Cast);
                let Attr::Field(ty) = attr else {
                    panic!("`cast` without a type")
                };
                let ty = literal::tokens(ty, span);
                Expr::new(Prec::Cast, quote!(#x as #ty))
            }
            Spelling::Index => {
                let base = self.indexed(xs[0], &xs[1..], span);
                if is_copy(self.ty(v)) || *self.ty(v) == Type::Open {
                    Expr::new(Prec::Postfix, base)
                } else {
                    Expr::new(Prec::Postfix, quote_spanned!(span=> #base.clone()))
                }
            }
            Spelling::Field => {
                let Attr::Field(path) = attr else {
                    panic!("`field` without a name")
                };
                let base = self.read(xs[0]).at_least(Prec::Postfix);
                let field = field_path(path, span);
                let owned = matches!(self.rep(xs[0]), Rep::Place(Place { how: How::Own, .. }));
                let moves = owned || is_copy(self.ty(v)) || *self.ty(v) == Type::Open;
                Expr::new(
                    Prec::Postfix,
                    if moves {
                        quote!(#base #field)
                    } else {
                        quote!(#base #field .clone())
                    },
                )
            }
            Spelling::Tuple => {
                let xs: Vec<_> = xs.iter().map(|x| self.hand_over(*x, id)).collect();
                Expr::atom(quote_spanned!(span=> (#(#xs,)*)))
            }
            Spelling::Array => {
                let xs: Vec<_> = xs.iter().map(|x| self.hand_over(*x, id)).collect();
                Expr::atom(quote_spanned!(span=> [#(#xs),*]))
            }
            Spelling::VecOf => {
                let xs: Vec<_> = xs.iter().map(|x| self.hand_over(*x, id)).collect();
                Expr::atom(quote_spanned!(span=> ::std::vec![#(#xs),*]))
            }
            Spelling::Repeat => {
                let x = self.hand_over(xs[0], id);
                let Attr::Field(n) = attr else {
                    panic!("`repeat` without a length")
                };
                let n = literal::tokens(n, span);
                Expr::atom(quote_spanned!(span=> [#x; #n]))
            }
            Spelling::VecRepeat => {
                let (x, n) = (self.hand_over(xs[0], id), self.read_index(xs[1]).tokens);
                Expr::atom(quote_spanned!(span=> ::std::vec![#x; #n]))
            }
            Spelling::VecNew => {
                let n = self.read_index(xs[0]).tokens;
                let of = self
                    .ty(v)
                    .element()
                    .and_then(literal::rust_type)
                    .map(|t| quote!(::<#t>));
                Expr::atom(quote_spanned!(span=> ::std::vec::Vec #of ::with_capacity(#n)))
            }
            Spelling::Len => {
                let x = self.receiver(xs[0]);
                Expr::new(Prec::Postfix, quote_spanned!(span=> #x.len()))
            }
            Spelling::Copy => {
                let Rep::Place(place) = self.rep(xs[0]) else {
                    return self.read(xs[0]);
                };
                Expr::new(
                    Prec::Postfix,
                    self.take(
                        &Place {
                            writable: false,
                            ..place
                        },
                        self.ty(xs[0]),
                        false,
                    ),
                )
            }
            Spelling::ToVec => {
                let x = self.receiver(xs[0]);
                Expr::new(Prec::Postfix, quote_spanned!(span=> #x.to_vec()))
            }
            Spelling::Select => {
                let [c, x, y] = [0, 1, 2].map(|i| self.read(xs[i]).tokens);
                Expr::new(Prec::Block, quote_spanned!(span=> if #c { #x } else { #y }))
            }
            Spelling::Identity => match self.rep(xs[0]) {
                Rep::Place(_) => Expr::atom(self.hand_over(xs[0], id)),
                Rep::Scalar(_) | Rep::Late { .. } => self.read(xs[0]),
            },
            Spelling::IndexSet
            | Spelling::IndexAdd
            | Spelling::FieldAdd
            | Spelling::SupportMut(_)
            | Spelling::Push
            | Spelling::Pop => panic!("`{}` is written in place", def.name),
        }
    }

    /// A primitive that replaces its first operand.
    fn write(&mut self, id: NodeId, node: &Node, def: &PrimDef, attr: &Attr) {
        let xs = &node.operands;
        let span = self.span(node);
        let value = *xs.last().expect("a write has operands");
        // Rust evaluates the right side of an assignment first.
        let order: Vec<Value> = std::iter::once(value)
            .chain(xs[1..].iter().copied().filter(|x| *x != value))
            .collect();
        let place = self.writable(xs[0], id);
        self.settle(&order, true);
        let base = place.receiver();
        let statement = match def.spelling {
            Spelling::IndexSet => {
                let x = self.hand_over(value, id);
                let index = self.subscripts(&xs[1..xs.len() - 1], span);
                quote_spanned!(span=> #base #index = #x;)
            }
            Spelling::IndexAdd => {
                let x = self.read(value).tokens;
                let index = self.subscripts(&xs[1..xs.len() - 1], span);
                if matches!(self.ty(value), Type::Float(_) | Type::Open) {
                    quote_spanned!(span=> #base #index += #x;)
                } else {
                    quote_spanned!(span=> ::grads::__private::accumulate(&mut #base #index, #x);)
                }
            }
            Spelling::FieldAdd => {
                let Attr::Field(path) = attr else {
                    panic!("`field_add` without a name")
                };
                let (x, field) = (self.read(value).tokens, field_path(path, span));
                quote_spanned!(span=> #base #field += #x;)
            }
            Spelling::SupportMut(name) => {
                let rest: Vec<_> = xs[1..].iter().map(|x| self.hand_over(*x, id)).collect();
                let (name, base) = (Ident::new(name, span), place.mutable());
                quote_spanned!(span=> ::grads::__private::#name(#base, #(#rest),*);)
            }
            Spelling::Push => {
                let x = self.hand_over(value, id);
                quote_spanned!(span=> #base.push(#x);)
            }
            Spelling::Pop => quote_spanned!(span=> #base.pop();),
            Spelling::Infix(_)
            | Spelling::Prefix(_)
            | Spelling::Method(_)
            | Spelling::Support(_)
            | Spelling::Cast
            | Spelling::Index
            | Spelling::Field
            | Spelling::Tuple
            | Spelling::Array
            | Spelling::Repeat
            | Spelling::VecOf
            | Spelling::VecRepeat
            | Spelling::VecNew
            | Spelling::Len
            | Spelling::Copy
            | Spelling::ToVec
            | Spelling::Select
            | Spelling::Identity => panic!("`{}` does not write", def.name),
        };
        let statement = match &place.wanted {
            Some(wanted) => quote!(if #wanted { #statement }),
            None => statement,
        };
        self.effect(statement);
        self.set(node.results[0], Rep::Place(place));
    }

    fn host(&mut self, node: &Node, host: &Host) {
        self.flush();
        let tokens = self.em.tokens(host.tokens, &host.text);
        let mut bindings = quote!();
        for (name, v) in host.names.iter().zip(&node.operands) {
            let user = find_ident(&tokens, name)
                .unwrap_or_else(|| Ident::new(name.trim_start_matches("r#"), Span::call_site()));
            let value = match self.rep(*v) {
                // a pattern is matched against a reference
                _ if **name == *crate::lower::MATCHED => self.by_reference(*v),
                Rep::Place(place) if !is_copy(self.ty(*v)) && *self.ty(*v) != Type::Open => {
                    place.shared()
                }
                _ => self.read(*v).tokens,
            };
            bindings.extend(quote!(let #user = #value;));
        }
        let span = self.span(node);
        let v = node.results.first().copied();
        if let Some(v) = v.filter(|v| borrows(&tokens, host, self.ty(*v))) {
            let name = self.new_name(v);
            self.out
                .extend(quote_spanned!(span=> let #name = &#tokens;));
            self.set(v, Rep::Place(Place::reference(name, How::Shared)));
        } else if host.effect {
            self.effect(quote_spanned!(span=> { #bindings #tokens; }));
        } else if host.names.is_empty() {
            self.bind(node.results[0], span, tokens);
        } else {
            self.bind(
                node.results[0],
                span,
                quote_spanned!(span=> { #bindings #tokens }),
            );
        }
    }

    /// What a method can be called on.
    pub fn receiver(&mut self, v: Value) -> TokenStream {
        match self.rep(v) {
            Rep::Place(place) => place.receiver(),
            Rep::Scalar(_) | Rep::Late { .. } => self.read(v).at_least(Prec::Postfix),
        }
    }

    /// A `&` to the value.
    pub fn by_reference(&mut self, v: Value) -> TokenStream {
        match self.rep(v) {
            Rep::Place(place) => place.shared(),
            Rep::Scalar(_) | Rep::Late { .. } => {
                let x = self.read(v).at_least(Prec::Unary);
                quote!(&#x)
            }
        }
    }

    fn indexed(&mut self, base: Value, path: &[Value], span: Span) -> TokenStream {
        let (base, index) = (self.receiver(base), self.subscripts(path, span));
        quote!(#base #index)
    }

    fn subscripts(&mut self, path: &[Value], span: Span) -> TokenStream {
        path.iter()
            .map(|i| {
                let i = self.read_index(*i).tokens;
                quote_spanned!(span=> [#i])
            })
            .collect()
    }
}

/// `.0.1` from `0.1`, without the two making a float literal.
fn field_path(path: &str, span: Span) -> TokenStream {
    path.split('.')
        .map(|field| {
            let field = literal::tokens(field, span);
            quote_spanned!(span=> .#field)
        })
        .collect()
}

/// Whether an opaque expression names something outside the function, which is left where it is: a captured variable,
/// a field of one, or a static array.
fn borrows(tokens: &TokenStream, host: &Host, ty: &Type) -> bool {
    let place = host.names.is_empty()
        && tokens
            .clone()
            .into_iter()
            .enumerate()
            .all(|(i, t)| match t {
                TokenTree::Ident(name) => name != "true" && name != "false",
                TokenTree::Punct(dot) => dot.as_char() == '.' && i > 0,
                TokenTree::Literal(_) => i > 0,
                TokenTree::Group(_) => false,
            });
    place
        && match ty {
            Type::Array(..) | Type::Slice(_) | Type::Vec(_) => true,
            Type::Open => !tokens.to_string().starts_with(char::is_uppercase),
            _ => false,
        }
}

/// The user's own identifier called `name`, with its span.
fn find_ident(tokens: &TokenStream, name: &str) -> Option<Ident> {
    tokens.clone().into_iter().find_map(|t| match t {
        TokenTree::Ident(ident) if ident == name => Some(ident),
        TokenTree::Group(group) => find_ident(&group.stream(), name),
        TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => None,
    })
}
