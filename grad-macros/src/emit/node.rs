//! Nodes without inner graphs: literals, primitives, opaque expressions, stacks.

use super::call::located;
use super::draws;
use super::expr::{Expr, Prec};
use super::frame::{Frame, is_copy, is_place};
use super::literal;
use super::named;
use super::place::{How, Place, Rep, copied, copy_of};
use super::stack::is_vector;
use crate::report::Point;
use grad_core::entity::{NodeId, Value};
use grad_core::ir::{Attr, FloatType, Host, IntType, Node, NodeKind, Type};
use grad_core::ops::{PrimDef, Spelling, adjoint, index, look, make, operator, path};
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{quote, quote_spanned};

impl Frame<'_> {
    /// Emits every node in program order.
    pub fn run(&mut self) {
        self.run_first(self.graph.nodes.len());
    }

    /// Emits every node but the last.
    pub fn run_but_last(&mut self) {
        self.run_first(self.graph.nodes.len().saturating_sub(1));
    }

    /// Emits the first `n` nodes, and what a trip keeps of their values or has kept.
    fn run_first(&mut self, n: usize) {
        let records = &self.em.records;
        self.out.extend(records.enter(self.func));
        if let Some(workspace) = &self.em.workspace {
            self.out.extend(workspace.enter(self.func));
        }
        for id in self.graph.nodes.keys().take(n) {
            self.node(id);
        }
        self.out.extend(records.leave(self.func));
    }

    pub(super) fn node(&mut self, id: NodeId) {
        let node: &Node = &self.graph.nodes[id];
        if self.added.contains(&id) {
            let array = self.rep(node.operands[0]);
            return self.set(node.results[0], array);
        }
        if self.is_done_later(id) {
            return;
        }
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
                if let Some(element) = self.elements.get(&id).cloned() {
                    return self.write_element(node, &element, "=");
                }
                self.settle(&[v], true);
                if let Some(spot) = self.em.spot(*stack) {
                    let value = match spot.like() {
                        Some(_) => self.hand_over(v, id),
                        None => self.read(v).tokens,
                    };
                    return self.effect(spot.keep(&value));
                }
                let value = self.hand_over(v, id);
                let push = self.em.stack(*stack).push(value, self.span(node));
                self.effect(push);
            }
            NodeKind::Pop(stack) => {
                let v = node.results[0];
                if let Some(element) = self.elements.get(&id).cloned() {
                    return self.define(v, self.span(node), element, false);
                }
                match self.em.spot(*stack) {
                    Some(spot) if spot.like().is_some() => {
                        let (name, kept) = (self.new_name(v), spot.kept());
                        self.out.extend(quote!(let #name = #kept;));
                        return self.set(v, Rep::Place(Place::reference(name, How::Shared)));
                    }
                    Some(spot) => return self.bind(v, self.span(node), spot.kept()),
                    None => {}
                }
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
        if let Some(element) = self.elements.get(&id).cloned() {
            if self.uses(v) != 1 {
                self.flush();
            }
            return self.define(v, span, element, true);
        }
        if matches!(
            def.spelling,
            Spelling::Tuple
                | Spelling::Make
                | Spelling::Variant
                | Spelling::Array
                | Spelling::VecOf
        ) {
            self.read_before_moves(&node.operands);
        }
        let inherits = self.settle(&node.operands, false);
        if def.spelling == Spelling::Index && self.can_borrow(id, node.operands[0], v) {
            return self.borrow(v, node, attr, span);
        }
        if def.spelling == Spelling::Given {
            return self.given(v, node.operands[0]);
        }
        let ordered = inherits || reads_array || def.can_panic(self.ty(v));
        if ordered && !inherits && (self.uses(v) != 1 || is_place(self.ty(v))) {
            self.flush();
        }
        let expr = self.expression(id, node, def, attr, span);
        if *self.ty(v) == Type::Unit && def.may_panic {
            let check = expr.tokens;
            self.effect(quote!(#check;));
            return self.set(v, Rep::Scalar(Expr::atom(quote!(()))));
        }
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
        let point = self.point(node).filter(|_| def.can_panic(self.ty(v)));
        match def.spelling {
            // what is compared is not moved
            Spelling::Infix(op)
                if xs.iter().any(|x| {
                    let ty = self.ty(*x);
                    matches!(ty, Type::Named(_) | Type::Tuple(_)) || ty.element().is_some()
                }) =>
            {
                let (a, b) = (self.by_reference(xs[0]), self.by_reference(xs[1]));
                let op = literal::tokens(op, span);
                Expr::new(Prec::Block, quote_spanned!(span=> #a #op #b))
            }
            Spelling::Infix(op) => {
                let prec = Prec::of_infix(op);
                // what is several at once has the operator, whatever the order
                let several = [xs[0], xs[1]].map(|x| *self.ty(x) == Type::LANES);
                let [first, second] = match (op, several) {
                    ("*", [false, true]) => [xs[1], xs[0]],
                    _ => [xs[0], xs[1]],
                };
                let (a, b) = (self.read(first), self.read(second));
                let (a, b) = match point {
                    Some(_) => (a.pointed(point), b.pointed(point)),
                    None => (a.left_of(prec), b.right_of(prec)),
                };
                let op = literal::put(op, point.map_or(span, |p| p.first));
                Expr::new(prec, quote!(#a #op #b))
            }
            Spelling::Prefix(op) if point.is_some() => {
                let at = point.map_or(span, |p| p.first);
                let (x, op) = (self.read(xs[0]).pointed(point), literal::put(op, at));
                Expr::new(Prec::Unary, quote!(#op #x))
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
            // the operands may be literals that nothing else gives a type
            Spelling::IntMethod(name) if matches!(self.ty(v), Type::Int(t) if *t != IntType::Open) =>
            {
                let at = point.map_or(span, |p| p.first);
                let ty = literal::put(&self.ty(v).to_string(), at);
                let args: Vec<_> = xs.iter().map(|x| self.read(*x).tokens).collect();
                let name = Ident::new(name, at);
                Expr::new(Prec::Postfix, quote_spanned!(at=> #ty::#name(#(#args),*)))
            }
            // another trait of the param's may have a method of the same name
            Spelling::Method(name) if self.is_foreign_float(xs[0]) => {
                let at = point.map_or(span, |p| p.first);
                let args: Vec<_> = xs.iter().map(|x| self.read(*x).tokens).collect();
                let name = Ident::new(name, at);
                Expr::new(
                    Prec::Postfix,
                    quote_spanned!(at=> ::grads::Real::#name(#(#args),*)),
                )
            }
            Spelling::Method(name) | Spelling::IntMethod(name) => {
                let receiver = self.read(xs[0]).at_least(Prec::Postfix);
                let rest: Vec<_> = xs[1..].iter().map(|x| self.read(*x).tokens).collect();
                let at = point.map_or(span, |p| p.first);
                let name = Ident::new(name, at);
                Expr::new(
                    Prec::Postfix,
                    quote_spanned!(at=> #receiver.#name(#(#rest),*)),
                )
            }
            Spelling::ZerosLike => self.zeros_like(v, xs[0], span),
            Spelling::Look(name) => {
                let at = self.em.point(node.loc).map_or(span, |p| p.first);
                let operation = look::operation(attr);
                let args = xs.iter().map(|x| self.by_reference(*x));
                let (args, name): (Vec<_>, _) = (args.collect(), literal::put(name, at));
                let call = quote_spanned!(at=> ::grads::__private::#name(#operation, #(#args),*));
                Expr::new(Prec::Postfix, call)
            }
            Spelling::Fallible(name) => {
                let at = self.em.point(node.loc).map_or(span, |p| p.first);
                self.support(name, xs, at)
            }
            Spelling::Support(name) => self.support(name, xs, point.map_or(span, |p| p.first)),
            Spelling::Cast => {
                let x = self.read(xs[0]).at_least(Prec::Cast);
                let Attr::Field(ty) = attr else {
                    panic!("`cast` without a type")
                };
                let ty = literal::tokens(ty, span);
                Expr::new(Prec::Cast, quote!(#x as #ty))
            }
            Spelling::Index => {
                let base = self.receiver(xs[0]);
                if self.is_popped_next(id) {
                    // where it stands is read no more
                    self.read_index(xs[1]);
                    let popped = quote_spanned!(span=> #base.pop().expect("it was pushed"));
                    return Expr::new(Prec::Postfix, popped);
                }
                let part = self.part(Some(xs[0]), base, attr, &xs[1..], false, self.at(node));
                if self.is_back
                    && self.is_part(xs[0])
                    && let Type::Float(ty) = self.ty(v)
                {
                    Expr::new(Prec::Postfix, float_part(ty, &quote!(&#part), span))
                } else if is_copy(self.ty(v)) {
                    Expr::new(Prec::Postfix, part)
                } else {
                    match self.ty(v) {
                        Type::Open => Expr::new(Prec::Block, copy_of(&quote!(&#part), span)),
                        ty => copied(&part, ty, &self.told(), span),
                    }
                }
            }
            Spelling::Locate => self.locate(node, attr, span),
            Spelling::CtPart => {
                let base = self.receiver(xs[0]);
                let kept = self.must_be_kept(node, attr, &base, span);
                let is_cloned = !is_copy(self.ty(v)) && !self.is_seed_of_an_operator(v);
                let moves = kept.is_none() && is_cloned && self.is_moved_out(id);
                let part = self.gradient_of_part(base, self.ty(xs[0]), attr, &xs[1..], moves, span);
                let read = match self.ty(v) {
                    Type::Float(ty) => float_part(ty, &quote!(&#part), span),
                    _ if self.is_seed_of_an_operator(v) => {
                        quote_spanned!(span=> ::grads::__private::part(&#part))
                    }
                    _ if moves => quote_spanned!(span=> ::grads::__private::taken(&mut #part)),
                    _ => quote_spanned!(span=> #part.clone()),
                };
                match kept {
                    None => Expr::new(Prec::Postfix, read),
                    Some(parts) => Expr::new(Prec::Block, {
                        let parts = for_the_type(&parts, span);
                        quote_spanned!(span=> { ::grads::__private::kept(&#part, #parts); #read })
                    }),
                }
            }
            Spelling::PartTangent => {
                let (&of, place) = xs.split_last().expect("what it is the tangent of");
                let base = self.receiver(place[0]);
                let ty = self.ty(place[0]);
                let part = self.gradient_of_part(base, ty, attr, &place[1..], false, span);
                let of = self.by_reference(of);
                Expr::new(
                    Prec::Block,
                    quote_spanned! {span=> {
                        use ::grads::__private::pushed::{ReadNothing as _, ReadPart as _};
                        (&&::grads::__private::pushed::Read(&#part, #of)).tangent()
                    }},
                )
            }
            Spelling::Field => {
                let Attr::Field(path) = attr else {
                    panic!("`field` without a name")
                };
                let base = self.read(xs[0]).at_least(Prec::Postfix);
                if self.is_back && self.is_part(xs[0]) {
                    let part = self.part_by_name(&base, path, span);
                    let part = match self.ty(v) {
                        Type::Float(ty) => float_part(ty, &quote!(&#part), span),
                        _ => quote_spanned!(span=> #part.clone()),
                    };
                    return Expr::new(Prec::Postfix, part);
                }
                let field = field_path(path, span);
                let owned = matches!(self.rep(xs[0]), Rep::Place(Place { how: How::Own, .. }));
                let moves = is_copy(self.ty(v))
                    || (owned || *self.ty(v) == Type::Open) && self.is_taken_apart(xs[0]);
                if moves {
                    return Expr::new(Prec::Postfix, quote!(#base #field));
                }
                copied(&quote!(#base #field), self.ty(v), &self.told(), span)
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
                Expr::atom(quote_spanned!(span=> ::grads::__private::std::vec![#(#xs),*]))
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
                Expr::atom(quote_spanned!(span=> ::grads::__private::std::vec![#x; #n]))
            }
            Spelling::VecNew => {
                let n = self.read_index(xs[0]).tokens;
                let element = self.ty(v).element();
                let of = element.and_then(|t| self.em.spelling(t));
                let of = of.map(|t| quote!(::<#t>));
                Expr::atom(
                    quote_spanned!(span=> ::grads::__private::std::vec::Vec #of ::with_capacity(#n)),
                )
            }
            Spelling::Len => {
                let x = self.receiver(xs[0]);
                Expr::new(Prec::Postfix, quote_spanned!(span=> #x.len()))
            }
            Spelling::Copy if is_vector(self.ty(xs[0])) && self.is_pushed(node.results[0]) => {
                let x = self.receiver(xs[0]);
                Expr::atom(quote_spanned!(span=> ::grads::__private::copy_of(&#x[..])))
            }
            Spelling::Copy => {
                let Rep::Place(place) = self.rep(xs[0]) else {
                    return self.read(xs[0]);
                };
                Expr::new(Prec::Postfix, self.copy(place, xs[0]))
            }
            Spelling::IsCloned => self.is_cloned(xs[0], point.map_or(span, |p| p.first)),
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
            Spelling::Make => {
                let (path, fields) = make::literal(attr).expect("`make` names a type");
                let name = written(path);
                if let Some(none) = self.typed_none(v, name, span) {
                    return Expr::atom(none);
                }
                let values: Vec<_> = xs.iter().map(|x| self.hand_over(*x, id)).collect();
                let function = |path| self.em.believed(path);
                if let Some(made) = self.em.spelled.literal(name, &fields, &values, function) {
                    return Expr::new(Prec::Block, made);
                }
                let path = literal::tokens(name, span);
                let fields = fields.into_iter().zip(values).map(|(field, x)| {
                    let field = literal::tokens(field, span);
                    quote_spanned!(span=> #field: #x)
                });
                let fields: Vec<_> = fields.collect();
                // in a condition its braces would be those of the block
                Expr::new(Prec::Block, quote_spanned!(span=> #path { #(#fields),* }))
            }
            Spelling::Variant => {
                let Attr::Field(path) = attr else {
                    panic!("`is_variant` names a variant");
                };
                let (x, name) = (self.receiver(xs[0]), written(path));
                let is_option = matches!(self.ty(xs[0]), Type::Named(of) if of.contains("Option<"));
                if name == "Some" && !is_option {
                    // it may be a `Result`
                    return Expr::atom(quote_spanned!(span=> {
                        use ::grads::__private::OptionPayload as _;
                        #x.__grads_is_some()
                    }));
                }
                let pattern = self.em.spelled.pattern(name).unwrap_or_else(|| {
                    let path = literal::tokens(name, span);
                    quote_spanned!(span=> #path { .. })
                });
                Expr::atom(quote_spanned!(span=> ::core::matches!(#x, #pattern)))
            }
            Spelling::Operator => {
                let (op, xs) = self.operator(id, attr, xs);
                match &xs[..] {
                    [x] => Expr::new(Prec::Unary, quote_spanned!(span=> -#x)),
                    [a, b] => {
                        let op = literal::tokens(op, span);
                        Expr::atom(quote_spanned!(span=> (#a #op #b)))
                    }
                    _ => panic!("an operator has one operand or two"),
                }
            }
            Spelling::Numbers => self.numbers(xs, span),
            Spelling::Outlined => self.outlined(xs[0], span),
            Spelling::AllNumbers => self.all_numbers(xs),
            Spelling::Slight => self.slight(id, xs, span),
            Spelling::Given => panic!("`{}` gives a reference", def.name),
            Spelling::OperatorBack => self.operator_back(id, attr, xs, "", span),
            Spelling::OperatorJvp => self.operator_jvp(def, attr, xs, span),
            Spelling::OperatorJvpBack => self.operator_jvp_back(id, (def, attr), xs, span),
            Spelling::OperatorAssignBack => self.operator_back(id, attr, xs, "_assign", span),
            Spelling::IndexSet
            | Spelling::IndexAdd
            | Spelling::IndexAddAgain
            | Spelling::CtClear
            | Spelling::CtReshape
            | Spelling::FieldAdd
            | Spelling::SupportMut(_)
            | Spelling::OperatorAssign
            | Spelling::Push
            | Spelling::Take
            | Spelling::Pop => panic!("`{}` is written in place", def.name),
        }
    }

    /// A call of a function of the facade.
    /// A clone of the user's is the same value, which is seen when the function runs.
    fn is_cloned(&mut self, x: Value, span: Span) -> Expr {
        if !may_be_users(self.ty(x)) {
            return Expr::atom(quote!(()));
        }
        let of = self.em.spelling(self.ty(x)).map(|of| quote!(::<'_, #of>));
        let x = self.by_reference(x);
        let looked = Ident::new("LOOKED", Span::mixed_site());
        let look = Ident::new("look", span);
        let atomic = quote!(::core::sync::atomic::AtomicBool);
        Expr::new(
            Prec::Block,
            quote_spanned! {span=> {
                use ::grads::__private::clones::{ClonedConstants as _, ClonedLeaves as _, ClonedOthers as _};
                static #looked: #atomic = #atomic::new(false);
                (&&&::grads::__private::clones::Cloned #of (#x, &#looked)).#look()
            }},
        )
    }

    fn support(&mut self, name: &str, xs: &[Value], span: Span) -> Expr {
        let args: Vec<_> = xs.iter().map(|x| self.by_reference(*x)).collect();
        let named = xs.iter().find(|x| matches!(self.ty(**x), Type::Named(_)));
        let blamed = named.map(|x| self.em.blame(self.ty(*x)).unwrap_or(span));
        let name = match blamed {
            Some(at) => literal::put(name, at),
            None => literal::put(name, span),
        };
        match blamed {
            // rustc would blame the argument of a call by path
            Some(at) => Expr::new(
                Prec::Block,
                quote_spanned!(at=> { let call = ::grads::__private::#name; call(#(#args),*) }),
            ),
            None => Expr::new(
                Prec::Postfix,
                quote_spanned!(span=> ::grads::__private::#name(#(#args),*)),
            ),
        }
    }

    /// `v`, the zero cotangent of `x`; nothing where `x` is part of a field that has no gradient, unless numbers are made
    /// of it.
    fn zeros_like(&mut self, v: Value, x: Value, span: Span) -> Expr {
        let is_handed_on = self.is_handed_on(v);
        if is_handed_on && !self.ty(x).is_known() {
            return self.tangent_of_constant(x, span);
        }
        if self.ty(v).is_of_lanes() {
            let (x, lanes) = (self.by_reference(x), literal::lanes());
            let zeros = quote_spanned!(span=> ::grads::__private::OverLanes::<#lanes>::zeros(#x));
            return Expr::new(Prec::Postfix, zeros);
        }
        let place = self.place_in_gradient(x, span);
        match place.filter(|_| !is_handed_on && !self.is_in_arithmetic(v)) {
            None => self.support("Differentiable::zeros_like", &[x], span),
            Some(place) => {
                let x = self.by_reference(x);
                Expr::new(
                    Prec::Postfix,
                    quote_spanned!(span=> ::grads::__private::zeros_at(#x, #place)),
                )
            }
        }
    }

    /// The tangent of a constant that a function is handed, which may be of a type that has none.
    fn tangent_of_constant(&mut self, x: Value, span: Span) -> Expr {
        let x = self.by_reference(x);
        Expr::new(
            Prec::Block,
            quote_spanned! {span=> {
                use ::grads::__private::pushed::{StillNothing as _, StillZeros as _};
                (&&::grads::__private::pushed::Still(#x)).tangent()
            }},
        )
    }

    /// Whether all that reads `v` is forward mode of functions that are called, or that on its way back.
    fn is_handed_on(&self, v: Value) -> bool {
        let mut readers = self
            .graph
            .nodes
            .values()
            .filter(|n| n.operands.contains(&v));
        let by_call = |n: &Node| match &n.kind {
            NodeKind::Call(call) => call.jvp,
            NodeKind::CallBack(back) => back.call.jvp && n.operands.last() != Some(&v),
            _ => false,
        };
        !self.graph.results.contains(&v) && readers.all(by_call)
    }

    /// Whether numbers are made of `v`, as it is or once it is said to be absent.
    fn is_in_arithmetic(&self, v: Value) -> bool {
        let mut made = self
            .graph
            .nodes
            .values()
            .filter(|n| n.operands.contains(&v));
        made.any(|n| match &n.kind {
            NodeKind::Prim(def, _) if **def == adjoint::EMPTIED => {
                self.is_in_arithmetic(n.results[0])
            }
            NodeKind::Prim(def, _) => matches!(
                def.spelling,
                Spelling::Select | Spelling::Infix(_) | Spelling::Prefix(_) | Spelling::Method(_)
            ),
            _ => false,
        })
    }

    /// Whether a number is of a generic param that another crate's trait says to be a float.
    fn is_foreign_float(&self, v: Value) -> bool {
        matches!(self.ty(v), Type::Float(FloatType::Param(name)) if self.em.floats.iter().any(|f| **f == **name))
    }

    /// A primitive that replaces its first operand.
    fn write(&mut self, id: NodeId, node: &Node, def: &PrimDef, attr: &Attr) {
        if let Some(element) = self.elements.get(&id).cloned() {
            let op = if def.spelling == Spelling::IndexAdd {
                "+="
            } else {
                "="
            };
            self.write_element(node, &element, op);
            let array = self.rep(node.operands[0]);
            return self.set(node.results[0], array);
        }
        let xs = &node.operands;
        let span = self.span(node);
        let value = *xs.last().expect("a write has operands");
        // Rust evaluates the right side of an assignment first.
        let order: Vec<Value> = std::iter::once(value)
            .chain(xs[1..].iter().copied().filter(|x| *x != value))
            .collect();
        let place = self.writable(xs[0], id);
        self.settle(&order, true);
        match def.spelling {
            Spelling::IndexSet | Spelling::IndexAdd | Spelling::IndexAddAgain => {
                self.read_before_borrow(&place, &xs[1..xs.len() - 1]);
            }
            // rustc borrows these when it has evaluated what is passed
            Spelling::Push | Spelling::OperatorAssign => {}
            _ => self.read_before_borrow(&place, &xs[1..]),
        }
        let base = root(&place, attr);
        let statement = match def.spelling {
            Spelling::IndexSet => {
                let has_room = self.keeps(id).is_none() && self.is_kept_vector(value);
                let x = match has_room {
                    true => self.by_reference(value),
                    false => self.hand_over(value, id),
                };
                let part = self.part(
                    Some(xs[0]),
                    base,
                    attr,
                    &xs[1..xs.len() - 1],
                    true,
                    self.at(node),
                );
                match self.keeps(id) {
                    Some(stack) => self.replace(stack, &part, &x, span),
                    None if has_room => {
                        quote_spanned!(span=> ::core::clone::Clone::clone_from(&mut #part, #x);)
                    }
                    None => quote_spanned!(span=> #part = #x;),
                }
            }
            Spelling::IndexAdd | Spelling::IndexAddAgain => {
                let x = self.hand_over(value, id);
                let indices = &xs[1..xs.len() - 1];
                let sure = self.sure_to_be_there(xs[0], &place, span);
                let part = if self.is_back && def.spelling == Spelling::IndexAdd {
                    self.gradient_of_part(base, self.ty(xs[0]), attr, indices, true, span)
                } else {
                    self.part(Some(xs[0]), base, attr, indices, true, self.at(node))
                };
                // what is added may be read from another part, and rustc does not see that parts without gradients are apart
                let unseen = self.is_back && *attr != Attr::None;
                // nor is `+=` of lanes, a method, given the place after what is added
                let apart = (unseen || self.ty(value).is_of_lanes()) && !is_name(&x);
                let (before, x) = match apart {
                    true => (
                        quote_spanned!(span=> let ct = #x;),
                        quote_spanned!(span=> ct),
                    ),
                    false => (quote!(), x),
                };
                let add = if matches!(self.ty(value), Type::Float(_)) {
                    quote_spanned!(span=> #part += #x;)
                } else {
                    quote_spanned!(span=> ::grads::__private::accumulate(&mut #part, #x);)
                };
                match apart {
                    true => quote_spanned!(span=> { #sure #before #add }),
                    false => quote_spanned!(span=> #sure #add),
                }
            }
            Spelling::CtClear => {
                let ty = self.ty(xs[0]);
                let part = self.gradient_of_part(base, ty, attr, &xs[1..], true, span);
                match *def == index::CT_EMPTY {
                    true => quote_spanned!(span=> ::grads::__private::emptied(&mut #part);),
                    false => quote_spanned!(span=> ::grads::__private::clear(&mut #part);),
                }
            }
            Spelling::CtReshape => {
                let (ty, indices) = (self.ty(xs[0]), &xs[1..xs.len() - 1]);
                let part = self.gradient_of_part(base, ty, attr, indices, true, span);
                let like = self.by_reference(value);
                let reshape = quote_spanned!(span=> ::grads::__private::reshape(&mut #part, #like));
                match self.taken(id) {
                    Some(v) => self.bind_taken(v, &reshape),
                    None => quote_spanned!(span=> #reshape;),
                }
            }
            Spelling::FieldAdd => {
                let Attr::Field(path) = attr else {
                    panic!("`field_add` without a name")
                };
                let field = field_path(path, span);
                if matches!(self.ty(value), Type::Float(_)) {
                    let x = self.read(value).tokens;
                    quote_spanned!(span=> #base #field += #x;)
                } else {
                    // a part of a result may be an array of whose type only rustc knows
                    let x = self.hand_over(value, id);
                    quote_spanned!(span=> ::grads::__private::accumulate(&mut #base #field, #x);)
                }
            }
            Spelling::SupportMut(name) => {
                let rest: Vec<_> = xs[1..].iter().map(|x| self.hand_over(*x, id)).collect();
                let (name, base) = (Ident::new(name, span), place.mutable());
                let added = self.em.names.fresh("ct");
                let carries = quote_spanned!(span=> (&#added, ()));
                // whether something is there is no gradient
                let sure = match *def == adjoint::TOLD_NUMBER {
                    true => quote!(),
                    false => self.must_be_there(xs[0], &place.target(), &carries, span),
                };
                match (&rest[..], sure.is_empty()) {
                    ([x], false) => quote_spanned! {span=>
                        { let #added = #x; #sure ::grads::__private::#name(#base, #added); }
                    },
                    _ => quote_spanned!(span=> ::grads::__private::#name(#base, #(#rest),*);),
                }
            }
            Spelling::OperatorAssign => {
                let (op, operands) = self.operator(id, attr, &xs[1..]);
                let (op, target) = (literal::tokens(&format!("{op}="), span), place.target());
                quote_spanned!(span=> #target #op #(#operands)*;)
            }
            Spelling::Push => {
                let x = self.hand_over(value, id);
                quote_spanned!(span=> #base.push(#x);)
            }
            Spelling::Take => {
                let (own, from) = (place.mutable(), self.by_reference(value));
                quote_spanned!(span=> ::grads::__private::take_snapshots(#own, #from);)
            }
            Spelling::Pop if self.was_popped(id) => quote!(),
            Spelling::Pop => quote_spanned!(span=> #base.pop();),
            Spelling::Infix(_)
            | Spelling::Prefix(_)
            | Spelling::Method(_)
            | Spelling::IntMethod(_)
            | Spelling::Support(_)
            | Spelling::Fallible(_)
            | Spelling::Look(_)
            | Spelling::ZerosLike
            | Spelling::Cast
            | Spelling::Index
            | Spelling::Locate
            | Spelling::CtPart
            | Spelling::PartTangent
            | Spelling::Field
            | Spelling::Tuple
            | Spelling::Make
            | Spelling::Variant
            | Spelling::Operator
            | Spelling::OperatorBack
            | Spelling::OperatorAssignBack
            | Spelling::OperatorJvp
            | Spelling::OperatorJvpBack
            | Spelling::Array
            | Spelling::Repeat
            | Spelling::VecOf
            | Spelling::VecRepeat
            | Spelling::VecNew
            | Spelling::Len
            | Spelling::Copy
            | Spelling::Numbers
            | Spelling::Outlined
            | Spelling::AllNumbers
            | Spelling::Slight
            | Spelling::Given
            | Spelling::IsCloned
            | Spelling::ToVec
            | Spelling::Select
            | Spelling::Identity => panic!("`{}` does not write", def.name),
        };
        self.effect(place.where_wanted(statement));
        self.set(node.results[0], Rep::Place(place));
    }

    /// A write to an element that has been found already.
    fn write_element(&mut self, node: &Node, element: &Expr, op: &str) {
        let value = *node.operands.last().expect("a write has operands");
        self.settle(&[value], true);
        let (x, span, element) = (self.read(value).tokens, self.span(node), &element.tokens);
        let op = literal::tokens(op, span);
        self.effect(quote_spanned!(span=> #element #op #x;));
    }

    fn host(&mut self, node: &Node, host: &Host) {
        self.flush();
        let tokens = self.em.tokens(host.tokens, &host.text);
        let mut tokens = match self.em.written_type(host.tokens) {
            Some(ty) => quote_spanned!(self.span(node)=> { let made: #ty = #tokens; made }),
            None => tokens,
        };
        let mut bindings = quote!();
        for (name, v) in host.names.iter().zip(&node.operands) {
            let lent = name.strip_prefix('&');
            let name = lent.unwrap_or(name);
            let user = find_ident(&tokens, name)
                .unwrap_or_else(|| Ident::new(name.trim_start_matches("r#"), Span::call_site()));
            let value = match self.rep(*v) {
                _ if lent.is_some() => self.by_reference(*v),
                Rep::Place(place) if !is_copy(self.ty(*v)) && !self.moves(&place, *v) => {
                    let given = in_tokens(place.shared(), self.ty(*v), &tokens, &user);
                    if !is_handed_on(&tokens, &user) {
                        tokens = super::lent_names::lent_once(tokens, &user);
                    }
                    given
                }
                _ => self.read(*v).tokens,
            };
            let value = match *self.ty(*v) == Type::Open && self.em.asks_whole(host) {
                true => quote_spanned!(user.span()=> ::grads::__private::witness::whole(#value)),
                false => value,
            };
            bindings.extend(quote!(let #user = #value;));
        }
        let span = self.span(node);
        let v = node.results.first().copied();
        let borrowed = |v: &Value| {
            let constant =
                || super::looked_into::is_only_looked_into(self.em.module, self.func, *v);
            borrows(&tokens, host, self.ty(*v), constant)
        };
        if let Some(v) = v.filter(borrowed) {
            let name = self.new_name(v);
            self.out
                .extend(quote_spanned!(span=> let #name = &#tokens;));
            self.set(v, Rep::Place(Place::reference(name, How::Shared)));
        } else if host.effect {
            let first = if only_checks(&host.text) {
                quote!()
            } else {
                quote!(if ::grads::__private::is_first_run())
            };
            self.effect(quote_spanned!(span=> #first { #bindings #tokens; }));
        } else if host.names.is_empty() {
            let tokens = match super::named::spelled(self.ty(node.results[0])) {
                Some(ty) => quote_spanned!(span=> { let made: #ty = #tokens; made }),
                None => tokens,
            };
            let tokens = self.once(tokens, span);
            self.bind(node.results[0], span, tokens);
        } else {
            let tokens = self.number_of_a_pattern(host, node.results[0], tokens, span);
            let tokens = quote_spanned!(span=> { #bindings #tokens });
            let tokens = match draws::is_drawn(self.em, host) {
                true => self.once(tokens, span),
                false => tokens,
            };
            self.bind(node.results[0], span, tokens);
        }
    }

    /// Whether a value of which nothing is known moves into opaque tokens.
    fn moves(&self, place: &Place, v: Value) -> bool {
        place.how == How::Own && *self.ty(v) == Type::Open
    }

    /// What a pattern binds may be a reference to the number that it is used as.
    fn number_of_a_pattern(
        &self,
        host: &Host,
        v: Value,
        tokens: TokenStream,
        span: Span,
    ) -> TokenStream {
        let number = match self.ty(v) {
            Type::Float(FloatType::F64 | FloatType::F32) => true,
            Type::Int(t) => *t != IntType::Open,
            _ => false,
        };
        match literal::rust_type(self.ty(v)) {
            Some(ty) if host.is_of_pattern() && number => {
                quote_spanned!(span=> ::grads::__private::AsNumber::<#ty>::number(#tokens))
            }
            _ => tokens,
        }
    }

    /// An opaque expression, which has one value even if the function is run again.
    pub(super) fn once(&self, tokens: TokenStream, span: Span) -> TokenStream {
        if self.is_back || !draws::may_change(&tokens) {
            return tokens;
        }
        draws::drawn(tokens, span)
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

    /// A part of what `base` is the receiver of, `whole` if that is one value: an element, a field, the payload of a variant.
    pub(super) fn part(
        &mut self,
        whole: Option<Value>,
        base: TokenStream,
        attr: &Attr,
        indices: &[Value],
        written: bool,
        (span, point): (Span, Option<Point>),
    ) -> TokenStream {
        let mut indices = indices.iter();
        let steps = path::steps(attr, indices.len()).into_iter().enumerate();
        steps.fold(base, |base, (i, step)| match step {
            path::Step::Index | path::Step::Lookup | path::Step::LookupLent => {
                let i = indices.next().expect("an index for each step");
                let i = match step {
                    path::Step::LookupLent => self.by_reference(*i),
                    _ => self.read_index(*i).tokens,
                };
                let base = Expr::atom(base).pointed(point);
                quote_spanned!(point.map_or(span, |p| p.last)=> #base[#i])
            }
            path::Step::Field(name) => match name.split_once("::") {
                None => {
                    let field = literal::tokens(name, span);
                    quote_spanned!(span=> #base.#field)
                }
                Some((variant, field)) => {
                    let borrow = match written {
                        true => quote_spanned!(span=> &mut),
                        false => quote_spanned!(span=> &),
                    };
                    // what is in a field or made here may be an enum that is not derived
                    let own = i > 0 || whole.is_some_and(|v| !self.is_of_param(v));
                    if own && let Some(payload) = self.em.payload(&borrow, &base, name, span) {
                        return payload;
                    }
                    let suffix = if written { "_mut" } else { "" };
                    let accessor = self.accessor(&format!("{variant}_{field}"), suffix, span);
                    quote_spanned!(span=> (*#base.#accessor()))
                }
            },
        })
    }

    /// The method that gives a field's place.
    fn accessor(&self, field: &str, suffix: &str, span: Span) -> Ident {
        let name = accessor(field);
        let method = format!("{name}{suffix}");
        self.em.accessors.borrow_mut().insert(name);
        Ident::new(&method, span.resolved_at(Span::call_site()))
    }

    /// A part of a gradient of type `ty`. Whether a field of a user's type has a gradient is not seen here: a method of
    /// the tangent type gives its place, or one where everything is lost.
    pub(super) fn gradient_of_part(
        &mut self,
        base: TokenStream,
        ty: &Type,
        attr: &Attr,
        indices: &[Value],
        written: bool,
        span: Span,
    ) -> TokenStream {
        let mut indices = indices.iter();
        let (mut part, mut ty) = (base, Some(ty));
        for step in path::steps(attr, indices.len()) {
            match step {
                path::Step::Index | path::Step::Lookup | path::Step::LookupLent => {
                    let i = indices.next().expect("an index for each step");
                    let i = match step {
                        path::Step::LookupLent => self.by_reference(*i),
                        _ => self.read_index(*i).tokens,
                    };
                    part = quote_spanned!(span=> #part[#i]);
                    ty = match ty {
                        Some(Type::Array(t, _) | Type::Slice(t) | Type::Vec(t)) => Some(t),
                        _ => None,
                    };
                }
                path::Step::Field(name) => {
                    if let Some(Type::Tuple(members)) = ty {
                        let field = literal::tokens(name, span);
                        part = quote_spanned!(span=> #part.#field);
                        ty = name.parse::<usize>().ok().and_then(|i| members.get(i));
                        continue;
                    }
                    let suffix = if written { "_mut" } else { "" };
                    let method = self.accessor(name, suffix, span);
                    part = quote_spanned!(span=> (*#part.#method()));
                    ty = None;
                }
            }
        }
        part
    }

    /// `None`, of which its use may come too late to say of what type it is.
    fn typed_none(&self, v: Value, name: &str, span: Span) -> Option<TokenStream> {
        let Some(syn::Type::Path(option)) = named::spelled(self.ty(v)).filter(|_| name == "None")
        else {
            return None;
        };
        let generics = &option.path.segments.last()?.arguments;
        let syn::PathArguments::AngleBracketed(generics) = generics else {
            return None;
        };
        let of = &generics.args;
        // what a literal alone names may have arguments that rustc infers
        let whole = match of.first() {
            Some(syn::GenericArgument::Type(of)) => self.em.is_whole(of),
            _ => true,
        };
        whole.then(|| quote_spanned!(span=> ::core::option::Option::None::<#of>))
    }

    /// Where the cotangent of a value is read that was stored in a field and read again: what the value depends on, and
    /// where it went, as [`kept`](grad_core::tangent::kept) asks for them.
    fn must_be_kept(
        &mut self,
        node: &Node,
        attr: &Attr,
        base: &TokenStream,
        span: Span,
    ) -> Option<TokenStream> {
        let Attr::Field(path) = attr else { return None };
        let stored = self.em.stored.get(&(node.loc.0?, path.to_string()))?;
        let [sources, sinks, reads] =
            [&stored.sources, &stored.sinks, &stored.reads].map(|parts| {
                let last = match parts.sure {
                    true => quote_spanned!(span=> ::grads::__private::Sure),
                    false => quote!(()),
                };
                parts.fields.iter().fold(last, |rest, (ty, path)| {
                    let part = match self.part_of_type(ty, path, span) {
                        Some(part) if *ty != stored.ty => part,
                        _ => {
                            let part = self.part_by_name(base, path, span);
                            quote_spanned!(span=> &#part)
                        }
                    };
                    quote_spanned!(span=> (#part, #rest))
                })
            });
        let whole = self.by_reference(node.operands[0]);
        Some(quote_spanned!(span=> (#sources, #sinks, #reads, (#whole, ()))))
    }

    /// Before something is added to the adjoint `v` of a value that has been stored in a field: if that has no gradient, and
    /// gave none, what is added would be lost.
    /// `added` says whether what is added has one.
    pub(super) fn must_be_there(
        &self,
        v: Value,
        base: &TokenStream,
        added: &TokenStream,
        span: Span,
    ) -> TokenStream {
        if !self.is_back || self.ty(v).is_known() || !self.is_part(v) {
            return quote!();
        }
        let sure = quote_spanned!(span=> ::grads::__private::Sure);
        let base = located(base.clone(), span);
        let parts = quote_spanned!(span=> (#added, #sure, #sure, #sure));
        let parts = for_the_type(&parts, span);
        quote_spanned!(span=> ::grads::__private::kept(&#base, #parts);)
    }

    /// The same of a number, which is there for sure.
    pub(super) fn sure_to_be_there(&self, v: Value, place: &Place, span: Span) -> TokenStream {
        let sure = quote_spanned!(span=> ::grads::__private::Sure);
        self.must_be_there(v, &place.target(), &sure, span)
    }

    /// A part of a gradient for its type alone: which element it is does not count.
    pub(super) fn part_by_name(&self, base: &TokenStream, path: &str, span: Span) -> TokenStream {
        path.split('.').fold(base.clone(), |part, step| {
            if step == path::INDEX {
                return quote_spanned!(span=> #part[0usize]);
            }
            if [path::LOOKUP, path::LOOKUP_LENT].contains(&step) {
                return quote_spanned!(span=> #part[::grads::__private::places::any()]);
            }
            let method = self.accessor(step, "", span);
            quote_spanned!(span=> (*#part.#method()))
        })
    }

    /// Whether the way back of an operator starts from `v`: then its type is known, whether or not a field has it.
    fn is_seed_of_an_operator(&self, v: Value) -> bool {
        self.graph.nodes.values().any(|node| match &node.kind {
            NodeKind::Prim(def, _) => {
                let backward = [
                    Spelling::OperatorBack,
                    Spelling::OperatorAssignBack,
                    Spelling::OperatorJvpBack,
                ];
                backward.contains(&def.spelling) && node.operands.last() == Some(&v)
            }
            _ => false,
        })
    }

    /// Whether a part of `base` can be borrowed for as long as `v` is read: nobody writes to it before.
    fn can_borrow(&self, id: NodeId, base: Value, v: Value) -> bool {
        if is_copy(self.ty(v)) {
            return false;
        }
        match self.rep(base) {
            Rep::Place(Place {
                how: How::Shared, ..
            }) => {
                let lender = self.lender(base);
                lender.is_none_or(|lender| self.is_read_before_the_end(id, lender, v))
            }
            Rep::Place(_) => {
                self.is_read_before_the_end(id, base, v) || self.stands_beside(base, v)
            }
            Rep::Scalar(_) | Rep::Late { .. } => false,
        }
    }

    /// What a part was borrowed of that may be written to later; none if all of it is borrowed from outside.
    fn lender(&self, mut part: Value) -> Option<Value> {
        while let Rep::Place(place) = self.rep(part)
            && place.how == How::Shared
        {
            let node = self.graph.def_node(part)?;
            let NodeKind::Prim(def, _) = &node.kind else {
                return None;
            };
            if def.spelling != Spelling::Index {
                return None;
            }
            part = node.operands[0];
        }
        Some(part)
    }

    /// Defines `v` as a reference to a part.
    fn borrow(&mut self, v: Value, node: &Node, attr: &Attr, span: Span) {
        self.flush();
        let base = self.receiver(node.operands[0]);
        let part = self.part(
            Some(node.operands[0]),
            base,
            attr,
            &node.operands[1..],
            false,
            self.at(node),
        );
        let name = self.new_name(v);
        self.out.extend(quote_spanned!(span=> let #name = &#part;));
        self.set(v, Rep::Place(Place::reference(name, How::Shared)));
    }

    /// The symbol of an operator, and its operands as they are passed.
    fn operator<'a>(
        &mut self,
        id: NodeId,
        attr: &'a Attr,
        xs: &[Value],
    ) -> (&'a str, Vec<TokenStream>) {
        let (name, passed) = operator::parts(attr).expect("an operator has a name");
        let def = operator::arithmetic(name).expect("an operator of numbers too");
        let (Spelling::Infix(symbol) | Spelling::Prefix(symbol)) = def.spelling else {
            panic!("`{name}` is no operator")
        };
        let passed = &passed[passed.len() - xs.len()..];
        let operands = xs.iter().zip(passed.chars()).map(|(x, how)| match how {
            'r' => self.by_reference(*x),
            _ => {
                let x = self.hand_over(*x, id);
                quote!((#x))
            }
        });
        (symbol, operands.collect())
    }

    /// The tangent of what an operator gives. All is lent to it.
    fn operator_jvp(&mut self, def: &PrimDef, attr: &Attr, xs: &[Value], span: Span) -> Expr {
        let (name, passed) = operator::parts(attr).expect("an operator has a name");
        let assign = if *def == operator::OPERATOR_ASSIGN_JVP {
            "_assign"
        } else {
            ""
        };
        let function = format!("{name}{assign}_jvp");
        let trait_name = Ident::new(&super::operators::camel_case(&function), span);
        let function = Ident::new(&function, span);
        let (own, tangents) = xs.split_at(xs.len() / 2);
        let own = self.as_passed(own, passed);
        let tangents: Vec<_> = tangents.iter().map(|x| self.by_reference(*x)).collect();
        Expr::new(
            Prec::Postfix,
            quote_spanned!(span=> ::grads::__private::#trait_name::#function(#(#own,)* #(#tangents),*)),
        )
    }

    fn operator_jvp_back(
        &mut self,
        id: NodeId,
        (def, attr): (&PrimDef, &Attr),
        xs: &[Value],
        span: Span,
    ) -> Expr {
        let (name, passed) = operator::parts(attr).expect("an operator has a name");
        let (&ct, operands) = xs.split_last().expect("a cotangent");
        let (own, tangents) = operands.split_at(operands.len() / 2);
        let own = self.as_passed(own, passed);
        let tangents: Vec<_> = tangents.iter().map(|x| self.by_reference(*x)).collect();
        let ct = self.hand_over(ct, id);
        let assigns = *def == operator::OPERATOR_ASSIGN_JVP_BACK;
        let run = match super::operators::named(name, assigns, passed) {
            Some(of) => quote_spanned!(span=> JvpBack::<#of, _, _>::jvp_back),
            None => quote_spanned!(span=> NegJvpBack::neg_jvp_back),
        };
        Expr::new(
            Prec::Postfix,
            quote_spanned!(span=> ::grads::__private::#run(#(#own,)* #(#tangents,)* #ct)),
        )
    }

    /// References to the operands of an operator, of the types that it has them in.
    fn as_passed(&mut self, operands: &[Value], passed: &str) -> Vec<TokenStream> {
        let operands = operands.iter().zip(passed.chars());
        operands
            .map(|(x, how)| {
                let x = self.by_reference(*x);
                if how == 'r' { quote!(&#x) } else { x }
            })
            .collect()
    }

    fn operator_back(
        &mut self,
        id: NodeId,
        attr: &Attr,
        xs: &[Value],
        assign: &str,
        span: Span,
    ) -> Expr {
        let (name, passed) = operator::parts(attr).expect("an operator has a name");
        let function = Ident::new(&format!("{name}{assign}_back"), span);
        let trait_name = super::operators::camel_case(&format!("{name}{assign}_back"));
        let trait_name = Ident::new(&trait_name, span);
        let (&ct, operands) = xs.split_last().expect("a cotangent");
        let operands = self.as_passed(operands, passed);
        let ct = self.hand_over(ct, id);
        Expr::new(
            Prec::Postfix,
            quote_spanned!(span=> ::grads::__private::#trait_name::#function(#(#operands,)* #ct)),
        )
    }
}

/// What a write to a part starts from: a variant is matched by reference to the thing itself.
pub(super) fn root(place: &Place, attr: &Attr) -> TokenStream {
    let matched =
        matches!(path::steps(attr, 1).first(), Some(path::Step::Field(f)) if f.contains("::"));
    match (matched, place.how) {
        (false, _) | (true, How::Own) => place.receiver(),
        (true, How::Shared | How::Mut) => {
            let target = place.target();
            quote!((#target))
        }
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
fn borrows(tokens: &TokenStream, host: &Host, ty: &Type, looked_into: impl Fn() -> bool) -> bool {
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
            Type::Open | Type::Named(_) => {
                !tokens.to_string().starts_with(char::is_uppercase) || looked_into()
            }
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

/// What opaque tokens are given of a place by that name: where they hand it on, rustc says whether it can be copied.
fn in_tokens(place: TokenStream, ty: &Type, tokens: &TokenStream, name: &Ident) -> TokenStream {
    if !matches!(ty, Type::Named(_) | Type::Open) || !is_handed_on(tokens, name) {
        return place;
    }
    let at = name.span().resolved_at(Span::mixed_site());
    quote_spanned! {at=> {
        use ::grads::__private::in_tokens::{Borrowed as _, Copied as _};
        (&::grads::__private::in_tokens::InTokens(#place)).given()
    }}
}

/// Whether tokens do more with a name than look into it or borrow it.
fn is_handed_on(tokens: &TokenStream, name: &Ident) -> bool {
    let punct = |token: Option<&TokenTree>, is: char| matches!(token, Some(TokenTree::Punct(p)) if p.as_char() == is);
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    tokens.iter().enumerate().any(|(i, token)| match token {
        TokenTree::Group(group) => is_handed_on(&group.stream(), name),
        TokenTree::Ident(ident) => {
            let before = i.checked_sub(1).and_then(|before| tokens.get(before));
            let looked_into = punct(tokens.get(i + 1), '.') || punct(before, '&');
            ident == name && !looked_into && !punct(before, '.')
        }
        TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    })
}

/// Reads a part of a gradient that is a float, or nothing. A type that only rustc settles is left to it.
fn float_part(ty: &FloatType, part: &TokenStream, span: Span) -> TokenStream {
    let ty = match ty {
        FloatType::F64 => "f64",
        FloatType::F32 => "f32",
        FloatType::Param(name) => name,
        FloatType::Lanes => return quote_spanned!(span=> *#part),
        FloatType::Open => {
            return quote_spanned!(span=> ::grads::__private::part_like(#part, 0.0));
        }
    };
    let ty = literal::tokens(ty, span);
    quote_spanned!(span=> ::grads::__private::part::<#ty, _>(#part))
}

/// A path as it is written: without what stands for the enum of a variant whose name is imported.
fn written(path: &str) -> &str {
    let own = path.strip_prefix(crate::lower::ENUM);
    own.and_then(|p| p.strip_prefix("::")).unwrap_or(path)
}

/// Whether a statement does nothing but panic or not: the second time it does what it did the first.
pub(super) fn only_checks(text: &str) -> bool {
    let name: String = text.chars().take_while(|c| *c != '!').collect();
    let name = name.trim();
    ["panic", "todo", "unreachable", "unimplemented"].contains(&name)
        || name.starts_with("assert")
        || name.starts_with("debug_assert")
}

/// Whether an expression is a name or a literal.
fn is_name(x: &TokenStream) -> bool {
    let mut tokens = x.clone().into_iter();
    let first = tokens.next();
    matches!(first, Some(TokenTree::Ident(_) | TokenTree::Literal(_))) && tokens.next().is_none()
}

/// Whether a value may be of a type of the user's.
fn may_be_users(ty: &Type) -> bool {
    match ty {
        Type::Named(_) | Type::Open => true,
        Type::Tuple(members) => members.iter().any(may_be_users),
        _ => ty.element().is_some_and(may_be_users),
    }
}

/// `value` for its type alone. A closure would do, too, but rustc finds out what closures are at the end of a function, and goes through
/// all of them again and again until then.
fn for_the_type(value: &TokenStream, span: Span) -> TokenStream {
    quote_spanned!(span=> if false { ::core::option::Option::Some(#value) } else { ::core::option::Option::None })
}

/// The method that gives the place of a field in a gradient: of `k`, or of `Circle::r`.
pub fn accessor(field: &str) -> String {
    format!("__grads_{}", field.replace("::", "_").replace("r#", ""))
}
