//! What the way back of a call is lent of adjoints: each argument the part that belongs to it, where it is.
//!
//! Rust lends one `&mut` into a value at a time. So of several parts of one adjoint those that are fields of their own are taken
//! out and put back, parts of one array are borrowed together where they do not overlap, and others get zeros, which are added.

use super::frame::Frame;
use super::place::Place;
use grad_core::entity::{NodeId, Value};
use grad_core::ir::{ArgMode, Attr, CallBack, FuncGraph, Node, NodeKind};
use grad_core::ops::path::{self, Step};
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote_spanned;

/// The bounds of a sub-slice.
pub(super) type Window = Option<(TokenStream, TokenStream)>;

/// A part of an adjoint that an argument is lent.
struct Member {
    /// The position of the argument.
    argument: usize,
    /// The argument's value.
    primal: Value,
    attr: Option<Attr>,
    indices: Vec<Value>,
    /// The bounds of a sub-slice.
    window: Option<(Value, Value)>,
    /// Whether the type of the argument is known.
    is_known: bool,
}

impl Member {
    /// All of an adjoint.
    fn whole(argument: usize, adjoint: Value, graph: &FuncGraph) -> Member {
        Member {
            argument,
            primal: adjoint,
            attr: None,
            indices: vec![],
            window: None,
            is_known: graph.ty(adjoint).is_known(),
        }
    }
}

/// How a part is lent.
enum How {
    /// Where it is.
    InPlace,
    /// Taken out, and put back.
    Taken,
    /// As zeros, which are added.
    Fresh,
}

/// What is lent of the adjoints of a call's arguments.
#[derive(Default)]
pub(super) struct Lending {
    /// For each argument, what it is lent.
    given: Vec<Option<TokenStream>>,
    /// The adjoints that stand at arguments, with their places.
    places: Vec<(usize, Place)>,
    /// Before the call.
    pub before: TokenStream,
    /// After it.
    pub after: TokenStream,
}

impl Lending {
    /// What argument `i` is lent.
    pub fn given(&self, i: usize, span: Span) -> TokenStream {
        let given = self.given.get(i).cloned().flatten();
        given.unwrap_or_else(|| quote_spanned!(span=> ::core::option::Option::None))
    }

    /// The place of the adjoint that stands at argument `i`.
    pub fn place(&self, i: usize) -> Place {
        let stands = self.places.iter().find(|(at, _)| *at == i);
        stands.expect("an adjoint that stands there").1.clone()
    }

    fn give(&mut self, i: usize, lent: TokenStream) {
        if self.given.len() <= i {
            self.given.resize(i + 1, None);
        }
        self.given[i] = Some(lent);
    }
}

impl Frame<'_> {
    /// Lends the adjoints that `back` asks for.
    pub(super) fn lend_adjoints(&mut self, id: NodeId, node: &Node, back: &CallBack) -> Lending {
        let span = self.span(node);
        let mut lending = Lending::default();
        for (adjoint, members) in groups(self.graph, node, back) {
            let place = self.writable(adjoint, id);
            self.lend_group(adjoint, &place, &members, &mut lending, span);
            lending.places.push((members[0].argument, place));
        }
        lending
    }

    fn lend_group(
        &mut self,
        adjoint: Value,
        place: &Place,
        members: &[Member],
        lending: &mut Lending,
        span: Span,
    ) {
        let unknown = !self.ty(adjoint).is_known();
        if unknown {
            let sure = quote_spanned!(span=> ::grads::__private::Sure);
            let sure = self.must_be_there(adjoint, &place.target(), &sure, span);
            lending.before.extend(sure);
        }
        if members.len() > 1 && self.ty(adjoint).is_array() && are_together(members) {
            return self.lend_together(adjoint, place, members, lending, span);
        }
        for (i, member) in members.iter().enumerate() {
            let lent = match how(i, members) {
                How::Taken => self.take_part(adjoint, place, member, lending, span),
                How::Fresh => self.lend_zeros(adjoint, place, member, lending, span),
                How::InPlace => {
                    let part = self.adjoint_part(adjoint, place, member, span);
                    let borrowed = match (&member.attr, member.window) {
                        (None, None) => place.mutable(),
                        _ => quote_spanned!(span=> &mut #part),
                    };
                    self.as_argument(adjoint, member, borrowed, span)
                }
            };
            let lent = match &place.wanted {
                Some(wanted) => {
                    quote_spanned!(span=> if #wanted { #lent } else { ::core::option::Option::None })
                }
                None => lent,
            };
            lending.give(member.argument, lent);
        }
    }

    /// The part of the adjoint in `place`.
    fn adjoint_part(
        &mut self,
        adjoint: Value,
        place: &Place,
        member: &Member,
        span: Span,
    ) -> TokenStream {
        let part = match &member.attr {
            None if member.window.is_none() => place.target(),
            None => place.receiver(),
            Some(attr) => {
                let (base, ty) = (place.receiver(), self.ty(adjoint));
                self.gradient_of_part(base, ty, attr, &member.indices, true, span)
            }
        };
        match self.window(member) {
            Some((lo, hi)) => quote_spanned!(span=> #part[#lo..#hi]),
            None => part,
        }
    }

    fn window(&mut self, member: &Member) -> Window {
        let (lo, hi) = member.window?;
        Some((self.bound(lo), self.bound(hi)))
    }

    /// A `&mut` to a part as the argument of a way back: what the callee's param is only rustc may know, perhaps a slice, perhaps
    /// a constant.
    fn as_argument(
        &mut self,
        adjoint: Value,
        member: &Member,
        borrowed: TokenStream,
        span: Span,
    ) -> TokenStream {
        let known = match &member.attr {
            None => self.ty(adjoint).is_known(),
            Some(_) => member.is_known && self.ty(adjoint).is_known(),
        };
        if known {
            return quote_spanned!(span=> ::core::option::Option::Some(#borrowed));
        }
        let borrowed = super::call::located(borrowed, span);
        quote_spanned!(span=> ::grads::__private::lend(#borrowed))
    }

    fn take_part(
        &mut self,
        adjoint: Value,
        place: &Place,
        member: &Member,
        lending: &mut Lending,
        span: Span,
    ) -> TokenStream {
        let taken = self.em.names.fresh("taken");
        let part = self.adjoint_part(adjoint, place, member, span);
        let made = place.if_wanted(quote_spanned!(span=> ::grads::__private::taken(&mut #part)));
        lending
            .before
            .extend(quote_spanned!(span=> let mut #taken = #made;));
        lending
            .after
            .extend(place.where_wanted(quote_spanned!(span=> #part = #taken;)));
        self.as_argument(adjoint, member, quote_spanned!(span=> &mut #taken), span)
    }

    fn lend_zeros(
        &mut self,
        adjoint: Value,
        place: &Place,
        member: &Member,
        lending: &mut Lending,
        span: Span,
    ) -> TokenStream {
        let zeros = self.em.names.fresh("zeros");
        let made = place.if_wanted(self.zeros_of(member, span));
        lending
            .before
            .extend(quote_spanned!(span=> let mut #zeros = #made;));
        let part = self.adjoint_part(adjoint, place, member, span);
        let add = quote_spanned!(span=> ::grads::__private::accumulate(&mut #part, #zeros););
        lending.after.extend(place.where_wanted(add));
        let borrowed = match member.window {
            Some(_) => quote_spanned!(span=> &mut #zeros[..]),
            None => quote_spanned!(span=> &mut #zeros),
        };
        self.as_argument(adjoint, member, borrowed, span)
    }

    fn zeros_of(&mut self, member: &Member, span: Span) -> TokenStream {
        match (
            self.window(member),
            self.place_in_gradient(member.primal, span),
        ) {
            (Some((lo, hi)), _) => {
                let base = self.receiver(member.primal);
                quote_spanned!(span=> ::grads::Differentiable::zeros_like(&#base[#lo..#hi]))
            }
            (None, Some(at)) => {
                let x = self.by_reference(member.primal);
                quote_spanned!(span=> ::grads::__private::zeros_at(#x, #at))
            }
            (None, None) => {
                let x = self.by_reference(member.primal);
                quote_spanned!(span=> ::grads::Differentiable::zeros_like(#x))
            }
        }
    }

    /// Elements, or sub-slices, of one array.
    fn lend_together(
        &mut self,
        adjoint: Value,
        place: &Place,
        members: &[Member],
        lending: &mut Lending,
        span: Span,
    ) {
        let [parts, at] = ["parts", "at"].map(|stem| self.em.names.fresh(stem));
        let mut positions = vec![];
        for member in members {
            positions.push(match self.window(member) {
                Some((lo, hi)) => quote_spanned!(span=> #lo..#hi),
                None => self.bound(member.indices[0]),
            });
        }
        let base = place.receiver();
        lending.before.extend(quote_spanned! {span=>
            let #at = [#(#positions),*];
            let mut #parts = ::grads::__private::Parts::new(&#base[..], &#at);
        });
        let lent: Vec<Ident> = members
            .iter()
            .map(|_| self.em.names.fresh("part"))
            .collect();
        lending.before.extend(quote_spanned! {span=>
            let [#(#lent),*] = #parts.lend(&mut #base[..], #at.clone());
        });
        lending
            .after
            .extend(quote_spanned!(span=> #parts.add(&mut #base[..], #at);));
        for (member, lent) in members.iter().zip(lent) {
            let borrowed = quote_spanned!(span=> &mut *#lent);
            let lent = self.as_argument(adjoint, member, borrowed, span);
            lending.give(member.argument, lent);
        }
    }
}

/// The parts that are lent, by the adjoint that they are parts of: first the one at which it stands.
fn groups(graph: &FuncGraph, node: &Node, back: &CallBack) -> Vec<(Value, Vec<Member>)> {
    let mut operands = node.operands[1..].iter().copied();
    let mut next = || operands.next().expect("an operand of the way back");
    let mut groups: Vec<(Value, Vec<Member>)> = vec![];
    let mut others = vec![];
    for (argument, arg) in back.call.args.iter().enumerate() {
        if arg.mode == ArgMode::Value {
            continue;
        }
        let mut some = |n: usize| -> Vec<Value> { (0..n).map(|_| next()).collect() };
        if back.primal_width(argument) == 0 {
            // all of the adjoint, as of a variable
            let adjoint = some(1)[0];
            groups.push((adjoint, vec![Member::whole(argument, adjoint, graph)]));
            continue;
        }
        let primal = some(1)[0];
        let inside = some(path::indices(&arg.steps));
        let window = arg
            .sub
            .then(|| some(2))
            .map(|bounds| (bounds[0], bounds[1]));
        let adjoint = back.has_adjoint(argument).then(|| some(1)[0]);
        let (steps, indices) = match back.part(argument) {
            Some(part) => (&part.steps, some(part.indices())),
            None => (&arg.steps, inside),
        };
        let member = Member {
            argument,
            primal,
            attr: path::of_text(steps),
            indices,
            window,
            is_known: arg.steps.is_empty() && graph.ty(primal).is_known(),
        };
        match (adjoint, back.part(argument).and_then(|part| part.with)) {
            (Some(adjoint), _) => groups.push((adjoint, vec![member])),
            (None, Some(with)) => others.push((with, member)),
            (None, None) => {}
        }
    }
    for (with, member) in others {
        let stands = |(_, members): &&mut (Value, Vec<Member>)| members[0].argument == with;
        let group = groups.iter_mut().find(stands);
        group.expect("an adjoint stands there").1.push(member);
    }
    groups
}

/// Whether all are elements of one array, or all sub-slices of it.
fn are_together(members: &[Member]) -> bool {
    let element =
        |m: &Member| m.window.is_none() && m.attr == Some(Attr::None) && m.indices.len() == 1;
    let window = |m: &Member| m.window.is_some() && m.attr.is_none();
    members.iter().all(element) || members.iter().all(window)
}

/// How the `i`-th of `members` is lent.
fn how(i: usize, members: &[Member]) -> How {
    let others = members.iter().enumerate().filter(|(j, _)| *j != i);
    let mut others = others.map(|(_, other)| other);
    match i {
        0 => How::InPlace,
        _ if members[i].window.is_none() && others.all(|o| are_apart(&members[i], o)) => How::Taken,
        _ => How::Fresh,
    }
}

impl Frame<'_> {
    /// Whether what reads `v`, a part of `base`, is the call that is lent another field of `base` by `&mut`.
    pub(super) fn stands_beside(&self, base: Value, v: Value) -> bool {
        let (Some(last), Some(read)) = (self.last_reader(v), self.graph.def_node(v)) else {
            return false;
        };
        let call = match &self.graph.nodes[last].kind {
            NodeKind::Call(call) => call,
            NodeKind::CallBack(back) => &back.call,
            _ => return false,
        };
        let attr = read.attr();
        let own = path::steps(&attr, read.operands.len() - 1);
        let parts = call.args.iter().filter(|arg| !arg.steps.is_empty());
        let lent: Vec<Vec<Step>> = parts.map(|arg| path::of_steps(&arg.steps)).collect();
        self.last_reader(base) == Some(last) && lent.len() == 1 && path::are_apart(&own, &lent[0])
    }
}

/// Whether two parts are in different fields.
fn are_apart(a: &Member, b: &Member) -> bool {
    path::are_apart(&steps(a), &steps(b))
}

fn steps(member: &Member) -> Vec<Step<'_>> {
    match &member.attr {
        Some(attr) => path::steps(attr, member.indices.len()),
        None => vec![],
    }
}
