//! Branches and loops.

use super::arms::Branch;
use super::draws;
use super::expr::{Expr, Prec};
use super::frame::{Frame, is_place};
use super::moves::{Move, Target, parallel};
use super::place::{Place, Rep};
use super::totals::Around;
use grad_core::entity::{FuncRef, NodeId, Value};
use grad_core::ir::{FuncGraph, Loop, LoopHeader, Module, Node, NodeKind, Rerun, Type};
use grad_core::ordered::OrderedSet;
use proc_macro2::{Ident, TokenStream};
use quote::{quote, quote_spanned};

impl<'e> Frame<'e> {
    /// A frame for a graph that belongs to node `at`, in which `captures` stand for its operands from `first` on.
    pub(super) fn inner(
        &mut self,
        func: FuncRef,
        at: NodeId,
        first: usize,
        repeated: bool,
    ) -> Frame<'e> {
        let mut frame = Frame::new(self.em, func, &[]);
        frame.recorded |= self.recorded;
        let operands = self.graph.nodes[at].operands[first..].to_vec();
        for (capture, v) in frame.graph.captures.clone().into_iter().zip(operands) {
            let rep = self.captured(v, at, repeated);
            frame.set(capture, rep);
        }
        frame
    }

    pub(super) fn cond(&mut self, id: NodeId, node: &Node, then: FuncRef, orelse: FuncRef) {
        let mut arms = [
            self.inner(then, id, 1, false),
            self.inner(orelse, id, 1, false),
        ];
        let predicate = self.predicate(node.operands[0]);
        for arm in &mut arms {
            arm.run();
        }
        let used: Vec<usize> = (0..node.results.len())
            .filter(|i| self.is_used(node.results[*i]))
            .collect();
        // A place that both arms leave, or that one arm leaves where it was, goes on as it is.
        let mut targets: Vec<Option<Place>> = vec![];
        for &i in &used {
            let places = [0, 1].map(|a| match arms[a].rep(arms[a].graph.results[i]) {
                Rep::Place(place) => Some(place),
                Rep::Scalar(_) | Rep::Late { .. } => None,
            });
            let outer = |place: &Place| {
                node.operands[1..]
                    .iter()
                    .any(|v| matches!(self.rep(*v), Rep::Place(p) if p.name == place.name))
            };
            let target = match places {
                [Some(p), Some(q)] if p.name == q.name => Some(Place {
                    writable: p.writable && q.writable,
                    ..p
                }),
                [p, q] => [p, q]
                    .into_iter()
                    .flatten()
                    .find(|p| p.writable && outer(p)),
            };
            let taken = |t: &Place| targets.iter().flatten().any(|other| other.name == t.name);
            targets.push(target.filter(|t| !taken(t)));
        }
        let names: Vec<Ident> = used
            .iter()
            .map(|i| self.new_name(node.results[*i]))
            .collect();
        let fresh: Vec<usize> = (0..used.len()).filter(|k| targets[*k].is_none()).collect();
        let branch = self.em.branches.get(self.func, id);
        if let Some(declared) = branch.and_then(Branch::declare) {
            self.effect(declared);
        }
        let mut left = [0, 1].map(|arm| branch.map(|b| b.leave(arm))).into_iter();
        let [then, orelse] = arms.map(|arm| {
            let left = left.next().flatten();
            arm.close(&used, &targets, &fresh, left)
        });
        let span = self.span(node);
        let branches = match (fresh.is_empty(), then.is_empty(), orelse.is_empty()) {
            (true, true, true) => {
                self.effect(quote!());
                quote!()
            }
            (true, _, true) => quote_spanned!(span=> if #predicate { #then }),
            (_, true, _) => {
                let not = predicate_not(&predicate);
                quote_spanned!(span=> if #not { #orelse })
            }
            _ => quote_spanned!(span=> if #predicate { #then } else { #orelse }),
        };
        self.effect(match &fresh[..] {
            [] => branches,
            [one] => {
                let pattern = self.pattern(node.results[used[*one]], &names[*one]);
                quote!(let #pattern = #branches;)
            }
            many => {
                let patterns = many
                    .iter()
                    .map(|k| self.pattern(node.results[used[*k]], &names[*k]));
                quote!(let (#(#patterns),*) = #branches;)
            }
        });
        for (k, &i) in used.iter().enumerate() {
            let v = node.results[i];
            let rep = match &targets[k] {
                Some(place) => Rep::Place(place.clone()),
                None if is_place(self.ty(v)) => Rep::Place(Place::own(names[k].clone())),
                None => Rep::Scalar(Expr::ident(&names[k])),
            };
            self.set(v, rep);
        }
    }

    /// `mut name` for what may be written in place.
    fn pattern(&self, v: Value, name: &Ident) -> TokenStream {
        if is_place(self.ty(v)) {
            quote!(mut #name)
        } else {
            quote!(#name)
        }
    }

    fn predicate(&mut self, v: Value) -> TokenStream {
        self.settle(&[v], true);
        self.read(v).tokens
    }

    /// The statements of an arm and what it `left` for the way back, then what it gives to new variables, as one expression.
    fn close(
        mut self,
        used: &[usize],
        targets: &[Option<Place>],
        fresh: &[usize],
        left: Option<TokenStream>,
    ) -> TokenStream {
        let results: Vec<Value> = used.iter().map(|i| self.graph.results[*i]).collect();
        let mut moves = vec![];
        for (k, target) in targets.iter().enumerate() {
            if let (Some(target), Rep::Place(from)) = (target, self.rep(results[k])) {
                if from.name != target.name {
                    moves.push((target.clone(), from, results[k]));
                }
            } else if let Some(target) = target {
                let value = self.read(results[k]).tokens;
                let target = target.target();
                self.effect(quote!(#target = #value;));
            }
        }
        self.order_results(&results);
        let mut values: Vec<TokenStream> = vec![];
        for &k in fresh {
            let value = self.result(results[k]);
            if moves.is_empty() {
                values.push(value);
            } else {
                let name = self.em.names.fresh("out");
                self.effect(quote!(let #name = #value;));
                values.push(quote!(#name));
            }
        }
        let moves = moves
            .into_iter()
            .map(|(target, from, v)| {
                let value = self.take(&from, self.ty(v), true);
                Move {
                    target: Target::Place(target),
                    value,
                    from: Some(from),
                }
            })
            .collect();
        let assignments = parallel(moves, &self.em.names);
        let out = self.out.take();
        match &values[..] {
            [] => quote!(#out #left #assignments),
            [one] => quote!(#out #left #assignments #one),
            many => quote!(#out #left #assignments (#(#many),*)),
        }
    }

    /// Writes late results now unless they come in their order.
    pub(super) fn order_results(&mut self, results: &[Value]) {
        self.read_before_moves(results);
        self.settle(results, true);
    }

    /// A result by value: what it owns moves out.
    pub(super) fn result(&mut self, v: Value) -> TokenStream {
        match self.rep(v) {
            Rep::Place(place) => {
                let once = self.graph.results.iter().filter(|r| **r == v).count() == 1;
                self.take(&place, self.ty(v), once)
            }
            Rep::Scalar(_) | Rep::Late { .. } => self.read(v).tokens,
        }
    }

    /// What stands for each carried value. What every trip leaves as it was (`same`) is not carried.
    pub(super) fn enter_carried(
        &mut self,
        id: NodeId,
        node: &Node,
        l: &Loop,
        same: &[bool],
    ) -> Vec<Rep> {
        let body = &self.em.module.funcs[l.body];
        let initial = &node.operands[l.leading()..l.first_capture()];
        let params = &body.params[l.leading_params()..];
        let mut carried: Vec<Rep> = vec![];
        for (i, &v) in initial.iter().enumerate() {
            let rep = if same[i] {
                self.captured(v, id, true)
            } else if is_place(self.ty(node.results[i])) {
                Rep::Place(self.writable(v, id))
            } else {
                let name = self.em.names.of_value(&body.values[params[i]]);
                if matches!(self.rep(v), Rep::Late { ordered: true, .. }) {
                    self.flush();
                }
                let value = self.read(v).tokens;
                self.out.extend(quote!(let mut #name = #value;));
                Rep::Scalar(Expr::ident(&name))
            };
            carried.push(rep);
        }
        carried
    }

    pub(super) fn repeat(&mut self, id: NodeId, node: &Node, l: &Loop) {
        if l.parallel && self.in_parts(id, node, l) {
            return;
        }
        let rerun = self.em.module.funcs[l.body].rerun;
        if let LoopHeader::Range { rev } = l.header
            && rerun == Rerun::Never
            && self.hoisted(id, node, l, rev)
        {
            return;
        }
        let body = &self.em.module.funcs[l.body];
        let params = &body.params[l.leading_params()..];
        let trips = node.results[l.carried];
        let same: Vec<bool> = (0..l.carried)
            .map(|i| body.results[l.leading_results() + i] == params[i])
            .collect();
        let carried = self.enter_carried(id, node, l, &same);
        let mut frame = self.inner(l.body, id, l.first_capture(), true);
        for (i, &param) in params.iter().enumerate() {
            frame.set(param, carried[i].clone());
        }
        let counter = self.is_used(trips).then(|| self.new_name(trips));
        if let Some(counter) = &counter {
            self.out.extend(quote!(let mut #counter = 0usize;));
            frame.out.extend(quote!(#counter += 1;));
        }
        let span = self.span(node);
        let mut ahead = quote!();
        let Around { before, after } = self.totals(node, l, &carried, &mut frame);
        let mut rooms = quote!();
        let head = match l.header {
            LoopHeader::Range { rev } => {
                let (lo, hi) = (node.operands[0], node.operands[1]);
                let mut found = vec![];
                if !l.exits && *self.ty(hi) == Type::USIZE {
                    (found, rooms) = self.find_stacks(l.body, lo, hi, rev);
                }
                self.settle(&[lo, hi], true);
                let (first, hi) = (self.read_index(lo), self.read_index(hi).at_least(Prec::Add));
                let lo = first.clone().at_least(Prec::Add);
                let index = frame.graph.params[0];
                let name = if frame.is_used(index) || !found.is_empty() {
                    frame.new_name(index)
                } else {
                    Ident::new("_", span)
                };
                if frame.is_used(index) {
                    frame.set(index, Rep::Scalar(Expr::ident(&name)));
                }
                for (id, trips) in found {
                    frame
                        .elements
                        .insert(id, trips.element(&name, first.clone()));
                }
                ahead = quote!(#hi - #name);
                if rev {
                    quote_spanned!(span=> for #name in (#lo..#hi).rev())
                } else {
                    quote_spanned!(span=> for #name in #lo..#hi)
                }
            }
            LoopHeader::While(cond) => {
                let mut test = self.inner(cond, id, l.first_capture(), true);
                for (i, &param) in test.graph.params.clone().iter().enumerate() {
                    test.set(
                        param,
                        match carried[i].clone() {
                            Rep::Place(place) => Rep::Place(Place {
                                writable: false,
                                ..place
                            }),
                            rep => rep,
                        },
                    );
                }
                test.run();
                let result = test.graph.results[0];
                test.order_results(&[result]);
                let go_on = test.read(result).tokens;
                let before = test.out.take();
                if before.is_empty() {
                    quote_spanned!(span=> while #go_on)
                } else {
                    let stop = predicate_not(&go_on);
                    frame.out.begin_with(quote!(#before if #stop { break; }));
                    quote_spanned!(span=> loop)
                }
            }
        };
        let results = frame
            .graph
            .results
            .iter()
            .map(|v| Source::Value(*v))
            .collect();
        let targets = Trip {
            exits: l.exits,
            carried: carried.clone(),
            same,
        };
        let body = frame.trip(results, &targets);
        let statement = draws::around(
            rerun,
            &ahead,
            |trip| quote_spanned!(span=> #head { #trip #body }),
        );
        self.effect(match rooms.is_empty() && before.is_empty() {
            true => statement,
            false => quote!({ #before #rooms #statement #after }),
        });
        for (i, rep) in carried.into_iter().enumerate() {
            self.set(node.results[i], rep);
        }
        if let Some(counter) = counter {
            self.set(trips, Rep::Scalar(Expr::ident(&counter)));
        }
    }

    /// The statements of a trip, or of an arm that ends one, up to the assignment of what is carried on.
    fn trip(mut self, mut results: Vec<Source>, targets: &Trip) -> TokenStream {
        let ends = match results.first() {
            Some(Source::Value(exit)) if targets.exits => decides(self.graph, *exit),
            _ => None,
        };
        let Some((id, _)) = ends else {
            self.run();
            return self.carry_on(results, targets);
        };
        self.run_but_last();
        let node = &self.graph.nodes[id];
        let NodeKind::Cond { then, orelse } = node.kind else {
            unreachable!("only a branch decides")
        };
        // Results of the branch are results of its arms; all others are there already.
        for source in &mut results {
            if let Source::Value(v) = source
                && !node.results.contains(v)
            {
                *source = Source::Rep(self.settled(*v), self.ty(*v).clone());
            }
        }
        let inner = |frame: &mut Self, func: FuncRef| {
            let arm = frame.inner(func, id, 1, false);
            let results = results
                .iter()
                .map(|source| match source {
                    Source::Value(v) => {
                        let i = node
                            .results
                            .iter()
                            .position(|r| r == v)
                            .expect("a result of the branch");
                        Source::Value(arm.graph.results[i])
                    }
                    Source::Rep(..) => source.clone(),
                })
                .collect();
            (arm, results)
        };
        let (then, then_results) = inner(&mut self, then);
        let (orelse, else_results) = inner(&mut self, orelse);
        let predicate = self.predicate(node.operands[0]);
        let (then, orelse) = (
            then.trip(then_results, targets),
            orelse.trip(else_results, targets),
        );
        let (out, span) = (self.out.take(), self.em.span(node.loc));
        let branch = match (then.is_empty(), orelse.is_empty()) {
            (true, true) => quote!(),
            (false, true) => quote_spanned!(span=> if #predicate { #then }),
            (true, false) => {
                let not = predicate_not(&predicate);
                quote_spanned!(span=> if #not { #orelse })
            }
            (false, false) => quote_spanned!(span=> if #predicate { #then } else { #orelse }),
        };
        quote!(#out #branch)
    }

    /// The statements so far and the assignment of what is carried on, but for what is `kept`.
    pub(super) fn leave_trip(self, carried: &[Rep], kept: &[bool]) -> TokenStream {
        let on: Vec<usize> = (0..carried.len()).filter(|k| !kept[*k]).collect();
        let results = on.iter().map(|k| Source::Value(self.graph.results[*k]));
        let results = results.collect();
        let targets = Trip {
            exits: false,
            carried: on.iter().map(|k| carried[*k].clone()).collect(),
            same: vec![false; on.len()],
        };
        self.carry_on(results, &targets)
    }

    fn carry_on(mut self, results: Vec<Source>, targets: &Trip) -> TokenStream {
        let values: Vec<Value> = results
            .iter()
            .filter_map(|s| {
                if let Source::Value(v) = s {
                    Some(*v)
                } else {
                    None
                }
            })
            .collect();
        self.order_results(&values);
        let mut results = results.into_iter();
        let exit = if targets.exits {
            results.next().map(|source| self.source(source).0)
        } else {
            None
        };
        let mut moves = vec![];
        for ((source, rep), same) in results.zip(&targets.carried).zip(&targets.same) {
            if *same {
                continue;
            }
            let ty = match &source {
                Source::Value(v) => self.ty(*v).clone(),
                Source::Rep(_, ty) => ty.clone(),
            };
            let (value, from) = self.source(source);
            match (rep, from) {
                (Rep::Place(target), Some(from)) if from.name == target.name => {}
                (Rep::Place(target), Some(from)) => {
                    let value = self.take(&from, &ty, true);
                    moves.push(Move {
                        target: Target::Place(target.clone()),
                        value,
                        from: Some(from),
                    });
                }
                (Rep::Place(target), None) => {
                    moves.push(Move {
                        target: Target::Place(target.clone()),
                        value,
                        from: None,
                    });
                }
                (Rep::Scalar(target) | Rep::Late { expr: target, .. }, _) => {
                    if target.tokens.to_string() != value.to_string() {
                        moves.push(Move {
                            target: Target::Scalar(target.tokens.clone()),
                            value,
                            from: None,
                        });
                    }
                }
            }
        }
        let mut out = self.out.take();
        let mut leave = quote!();
        match exit.map(|e| (e.to_string(), e)) {
            None => {}
            Some((text, _)) if text == "true" => leave = quote!(break;),
            Some((text, _)) if text == "false" => {}
            Some((_, exit)) => {
                let name = self.em.names.fresh("exit");
                out.extend(quote!(let #name = #exit;));
                leave = quote!(if #name { break; });
            }
        }
        let assignments = parallel(moves, &self.em.names);
        quote!(#out #assignments #leave)
    }

    fn source(&mut self, source: Source) -> (TokenStream, Option<Place>) {
        let rep = match source {
            Source::Value(v) => self.rep(v),
            Source::Rep(rep, _) => rep,
        };
        match rep {
            Rep::Place(place) => (place.target(), Some(place)),
            Rep::Scalar(expr) | Rep::Late { expr, .. } => (expr.tokens, None),
        }
    }
}

/// The branch at the end of a graph that gives `exit`, which says whether a loop ends, as the result of that number.
fn decides(graph: &FuncGraph, exit: Value) -> Option<(NodeId, usize)> {
    let (id, last) = graph.nodes.iter().next_back()?;
    let i = last.results.iter().position(|r| *r == exit)?;
    matches!(last.kind, NodeKind::Cond { .. }).then_some((id, i))
}

/// The graphs that end with a branch that says whether a loop ends: what the trip keeps stands in front of it.
pub(super) fn ways_out(module: &Module) -> OrderedSet<FuncRef> {
    let mut found = OrderedSet::new();
    let nodes = module.funcs.values().flat_map(|f| f.nodes.values());
    let mut left: Vec<(FuncRef, usize)> = nodes
        .filter_map(|node| match &node.kind {
            NodeKind::Loop(l) if l.exits => Some((l.body, 0)),
            _ => None,
        })
        .collect();
    while let Some((func, exit)) = left.pop() {
        let graph = &module.funcs[func];
        if let Some((id, i)) = decides(graph, graph.results[exit]) {
            found.insert(func);
            left.extend(graph.nodes[id].inner().into_iter().map(|arm| (arm, i)));
        }
    }
    found
}

/// Where a trip's results go.
struct Trip {
    exits: bool,
    carried: Vec<Rep>,
    same: Vec<bool>,
}

/// A result of a trip: a value of the graph at hand, or something that was there before it.
#[derive(Clone)]
enum Source {
    Value(Value),
    Rep(Rep, grad_core::ir::Type),
}

/// `!predicate`, in parentheses where it is more than a name.
fn predicate_not(predicate: &TokenStream) -> TokenStream {
    if predicate.clone().into_iter().count() == 1 {
        quote!(!#predicate)
    } else {
        quote!(!(#predicate))
    }
}
