//! Cuts a chain: the first branches stay where they are, and each next part stands behind them, in a branch on whether an arm of
//! what is before was taken.

use super::super::literal::is_settled;
use super::super::loops::remove_captures;
use super::super::rewrite::Rewrite;
use super::SHORT;
use super::chain::{Chain, Source};
use crate::entity::{Entity, FuncRef, NodeId, SecondaryMap, Value};
use crate::ir::{Def, FuncGraph, Node, NodeKind, SrcLoc, Type, ValueData};
use crate::ordered::{OrderedMap, OrderedSet};

/// Branches of a chain that stay in one another.
struct Part {
    /// The first level and the one behind the last.
    first: usize,
    end: usize,
    /// Which results of the chain they change.
    changed: Vec<usize>,
    /// What is made on the way through them and read behind them: the level, and the value in its graph.
    handed: Vec<(usize, Value)>,
}

/// Cuts a chain, if all that goes from one part to the next are numbers and truth values, or is there before the chain and changed
/// only in arms that end it.
pub(super) fn cut(rw: &mut Rewrite, chain: Chain) {
    let unchanged = chain.unchanged(rw);
    let ends = (0..chain.levels.len()).step_by(SHORT);
    let parts: Vec<Part> = ends
        .map(|first| Part::new(rw, &chain, &unchanged, first))
        .collect();
    if !parts
        .iter()
        .all(|part| part.is_plain(rw, &chain, &unchanged))
    {
        return;
    }
    let mut cut = Cut {
        places: unchanged.iter().map(|(j, v)| (*v, *j)).collect(),
        now: unchanged,
        taken: None,
        made: OrderedMap::new(),
        held: OrderedMap::new(),
        chain,
    };
    for part in &parts {
        let head = cut.part(rw, part);
        for level in cut.chain.levels[part.first..part.end].iter().rev() {
            leave_unread(rw, level.graph, level.node);
        }
        leave_unread(rw, cut.around(), head);
    }
    let around = cut.chain.levels[0].graph;
    for (j, &result) in cut.chain.results.iter().enumerate() {
        rw.replace(around, result, cut.now[&j]);
    }
}

impl Part {
    fn new(
        rw: &Rewrite,
        chain: &Chain,
        unchanged: &OrderedMap<usize, Value>,
        first: usize,
    ) -> Part {
        let end = chain.levels.len().min(first + SHORT);
        let changes = |i: usize, j: usize| {
            let same = unchanged.get(&j).map(|v| Source::Around(*v));
            let said = chain.said(rw, i, j);
            said.iter().any(|s| s.is_none() || *s != same)
        };
        let changed = |j: &usize| (first..end).any(|i| changes(i, *j));
        let behind = chain.levels.get(end).map_or(&[][..], |l| &l.captures);
        let handed: OrderedSet<(usize, Value)> = behind
            .iter()
            .filter_map(|source| match *source {
                Source::Made(i, v) if i >= first => Some((i, v)),
                Source::Made(..) | Source::Around(_) => None,
            })
            .collect();
        Part {
            first,
            end,
            changed: (0..chain.results.len()).filter(changed).collect(),
            handed: handed.into_iter().collect(),
        }
    }

    fn is_last(&self, chain: &Chain) -> bool {
        self.end == chain.levels.len()
    }

    /// What its branches give: whether an arm was taken, unless one is taken for sure, what they change, and what they hand on.
    fn types(&self, rw: &Rewrite, chain: &Chain) -> Vec<Type> {
        let around = chain.levels[0].graph;
        let taken = (!self.is_last(chain)).then_some(Type::Bool);
        let changed = self
            .changed
            .iter()
            .map(|&j| rw.ty(around, chain.results[j]));
        let handed = self.handed.iter();
        let handed = handed.map(|&(i, v)| rw.ty(chain.levels[i].graph, v));
        taken
            .into_iter()
            .chain(changed.chain(handed).cloned())
            .collect()
    }

    fn is_plain(&self, rw: &Rewrite, chain: &Chain, unchanged: &OrderedMap<usize, Value>) -> bool {
        let is_plain = |graph: FuncRef, v: Value| has_zero(rw.ty(graph, v));
        let is_kept = |j: usize| {
            let mut levels = 0..chain.levels.len();
            unchanged.get(&j).is_some_and(|v| {
                levels.all(|i| {
                    let settled = chain.settled(rw, i, j);
                    settled.is_none_or(|source| source == Source::Around(*v))
                })
            })
        };
        let around = chain.levels[0].graph;
        let mut changed = self.changed.iter();
        let mut handed = self.handed.iter();
        changed.all(|&j| is_plain(around, chain.results[j]) || is_kept(j))
            && handed.all(|&(i, v)| is_plain(chain.levels[i].graph, v))
    }
}

/// A chain that is being cut.
struct Cut {
    chain: Chain,
    /// What each result of the chain is so far, around it.
    now: OrderedMap<usize, Value>,
    /// Which result of the chain a value around it is where nothing else is made of it.
    places: OrderedMap<Value, usize>,
    /// Whether an arm was taken so far.
    taken: Option<Value>,
    /// What was handed on, around the chain.
    made: OrderedMap<(usize, Value), Value>,
    /// What each result of the chain is so far, in the graphs of the part.
    held: OrderedMap<(FuncRef, usize), Value>,
}

impl Cut {
    fn around(&self) -> FuncRef {
        self.chain.levels[0].graph
    }

    /// Gives the branch around the chain that the part begins with.
    fn part(&mut self, rw: &mut Rewrite, part: &Part) -> NodeId {
        let now: Vec<Value> = part
            .changed
            .iter()
            .filter_map(|j| self.now.get(j).copied())
            .collect();
        let (head, inside) = match self.taken {
            None => (self.chain.levels[0].node, now),
            Some(taken) => self.branch(rw, part, taken, now),
        };
        self.hold(rw, part, inside);
        if !part.is_last(&self.chain) {
            self.end(rw, part);
        }
        for i in part.first..part.end {
            self.level(rw, part, i);
        }
        let given = rw.node(self.around(), head).results.clone();
        let mut given = given.into_iter();
        self.taken = (!part.is_last(&self.chain)).then(|| given.next()).flatten();
        self.now
            .extend(part.changed.iter().copied().zip(given.by_ref()));
        self.made.extend(part.handed.iter().copied().zip(given));
        head
    }

    /// The branch in which a part stands that is not the first: the branch, and what `now` is where the part is.
    fn branch(
        &self,
        rw: &mut Rewrite,
        part: &Part,
        taken: Value,
        now: Vec<Value>,
    ) -> (NodeId, Vec<Value>) {
        let around = self.around();
        let level = &self.chain.levels[part.first];
        let captured = level.captures.iter().map(|source| match source {
            Source::Around(v) => self.version(rw, *v),
            Source::Made(i, v) => self.made[&(*i, *v)],
        });
        let operands: Vec<Value> = captured.chain(now.iter().copied()).collect();
        let types: Vec<Type> = operands.iter().map(|v| rw.ty(around, *v).clone()).collect();
        let inside: Vec<Value> = types[level.captures.len()..]
            .iter()
            .map(|ty| rw.func_mut(level.graph).add_capture(ty.clone()))
            .collect();
        let (before, captures) = graph(rw, around, &types);
        let mut captured = captures[level.captures.len()..].iter().copied();
        let given = part.types(rw, &self.chain);
        let mut kinds = given.iter();
        let mut results = vec![];
        if !part.is_last(&self.chain) {
            kinds.next();
            results.push(constant(rw, before, "true", Type::Bool));
        }
        for (j, ty) in part.changed.iter().zip(kinds.by_ref()) {
            let there = self.now.contains_key(j).then(|| captured.next()).flatten();
            results.push(there.unwrap_or_else(|| zero(rw, before, ty)));
        }
        results.extend(kinds.map(|ty| zero(rw, before, ty)).collect::<Vec<_>>());
        rw.func_mut(before).results = results;
        let node = Node {
            kind: NodeKind::Cond {
                then: before,
                orelse: level.graph,
            },
            operands: [vec![taken], operands].concat(),
            results: vec![],
            loc: rw.node(level.graph, level.node).loc,
            origin: None,
        };
        let after = self.last_before(rw);
        let id = rw.func_mut(around).add_node(node, given);
        let mut order = rw.nodes(around);
        order.insert(after + 1, id);
        rw.set_nodes(around, order);
        (id, inside)
    }

    /// Where the last part stands that has been made.
    fn last_before(&self, rw: &Rewrite) -> usize {
        let around = self.around();
        let by = self.taken.map(|v| rw.module().funcs[around].values[v].def);
        let place = |n: &NodeId| matches!(by, Some(Def::Result(m, _)) if m == *n);
        let found = rw.nodes(around).iter().position(place);
        found.expect("the part before stands around")
    }

    /// What a value around the chain is so far: of one that is no number, the parts before may have changed it where it is.
    fn version(&self, rw: &Rewrite, v: Value) -> Value {
        let changed = self.places.get(&v).map(|j| self.now[j]);
        changed
            .filter(|_| !has_zero(rw.ty(self.around(), v)))
            .unwrap_or(v)
    }

    /// Lets all graphs of a part capture what the results that it changes are so far.
    fn hold(&mut self, rw: &mut Rewrite, part: &Part, mut now: Vec<Value>) {
        let known = part.changed.iter().filter(|j| self.now.contains_key(j));
        let known: Vec<usize> = known.copied().collect();
        for level in &self.chain.levels[part.first..part.end] {
            let at = known.iter().map(|j| (level.graph, *j));
            self.held.extend(at.zip(now.iter().copied()));
            let types: Vec<Type> = now.iter().map(|v| rw.ty(level.graph, *v).clone()).collect();
            rw.node_mut(level.graph, level.node)
                .operands
                .append(&mut now);
            for (ty, &j) in types.into_iter().zip(&known) {
                let off = rw.func_mut(level.off).add_capture(ty.clone());
                self.held.insert((level.off, j), off);
                now.push(rw.func_mut(level.on).add_capture(ty));
            }
            let at = known.iter().map(|j| (level.on, *j));
            self.held.extend(at.zip(now.iter().copied()));
        }
    }

    /// What stands in a graph for result `j` of the chain where nobody reads it: a zero, or what it is so far.
    fn stands_in(&self, rw: &mut Rewrite, f: FuncRef, j: usize, ty: &Type) -> Value {
        match has_zero(ty) {
            true => zero(rw, f, ty),
            false => self.held[&(f, j)],
        }
    }

    /// Ends a part: where no arm is taken, what was so far goes on, and what is read behind is handed on.
    fn end(&self, rw: &mut Rewrite, part: &Part) {
        let level = &self.chain.levels[part.end - 1];
        let operands = &rw.node(level.graph, level.node).operands[1..];
        let types: Vec<Type> = operands
            .iter()
            .map(|v| rw.ty(level.graph, *v).clone())
            .collect();
        let (none, captures) = graph(rw, self.around(), &types);
        let behind = &self.chain.levels[part.end].captures;
        let mut captured = captures[behind.len()..].iter().copied();
        let types = part.types(rw, &self.chain);
        let mut results = vec![constant(rw, none, "false", Type::Bool)];
        for (j, ty) in part.changed.iter().zip(&types[1..]) {
            let there = self.now.contains_key(j).then(|| captured.next()).flatten();
            results.push(there.unwrap_or_else(|| zero(rw, none, ty)));
        }
        let place = |made: &(usize, Value)| {
            let source = Source::Made(made.0, made.1);
            let at = behind.iter().position(|s| *s == source);
            captures[at.expect("what is handed on is captured behind")]
        };
        results.extend(part.handed.iter().map(place));
        rw.func_mut(none).results = results;
        // the next part has the graph to itself, without what is captured for this one
        let next = rw.func_mut(level.on);
        next.captures.truncate(behind.len());
        let node = rw.node_mut(level.graph, level.node);
        let on = level.on;
        node.map_inner(|f| if f == on { none } else { f });
    }

    /// What a branch of a part, its arm that ends there, and the graph that it stands in give from now on.
    fn level(&self, rw: &mut Rewrite, part: &Part, i: usize) {
        let level = &self.chain.levels[i];
        let types = part.types(rw, &self.chain);
        let flags = usize::from(!part.is_last(&self.chain));
        let old = rw.module().funcs[level.graph].results.clone();
        let given = results(rw.func_mut(level.graph), level.node, &types);
        self.arm(rw, part, level.off, &level.at, &types);
        if i + 1 == self.chain.levels.len() {
            self.arm(rw, part, level.on, &level.at, &types);
        }
        let Some(before) = i.checked_sub(1).map(|i| &self.chain.levels[i]) else {
            return;
        };
        let mut all = given[..flags].to_vec();
        for (k, &j) in part.changed.iter().enumerate() {
            let ty = &types[flags + k];
            all.push(match (level.at[j], before.at[j]) {
                (Some(_), _) => given[flags + k],
                (None, Some(at)) if has_zero(ty) => old[at],
                (None, _) => self.stands_in(rw, level.graph, j, ty),
            });
        }
        for (k, &(made_at, v)) in part.handed.iter().enumerate() {
            let k = flags + part.changed.len() + k;
            all.push(match made_at.cmp(&i) {
                std::cmp::Ordering::Equal => v,
                std::cmp::Ordering::Greater => given[k],
                std::cmp::Ordering::Less => zero(rw, level.graph, &types[k]),
            });
        }
        rw.func_mut(level.graph).results = all;
    }

    /// What an arm gives that ends the chain.
    fn arm(
        &self,
        rw: &mut Rewrite,
        part: &Part,
        arm: FuncRef,
        at: &[Option<usize>],
        types: &[Type],
    ) {
        let old = rw.module().funcs[arm].results.clone();
        let mut kinds = types.iter();
        let mut all = vec![];
        if !part.is_last(&self.chain) {
            kinds.next();
            all.push(constant(rw, arm, "true", Type::Bool));
        }
        for (&j, ty) in part.changed.iter().zip(kinds.by_ref()) {
            all.push(match at[j] {
                Some(at) => old[at],
                None => self.stands_in(rw, arm, j, ty),
            });
        }
        all.extend(kinds.map(|ty| zero(rw, arm, ty)).collect::<Vec<_>>());
        rw.func_mut(arm).results = all;
    }
}

/// Captures nothing that neither arm of a branch reads.
fn leave_unread(rw: &mut Rewrite, f: FuncRef, n: NodeId) {
    let arms = rw.node(f, n).inner();
    let read: Vec<Read> = arms.iter().map(|arm| values_read(rw, *arm)).collect();
    let arms_captures = arms.iter().map(|arm| &rw.module().funcs[*arm].captures);
    let is_read = |at: usize| {
        let mut both = arms_captures.clone().zip(&read);
        both.any(|(captures, read)| read[captures[at]])
    };
    let unread = (0..rw.node(f, n).operands.len() - 1).filter(|at| !is_read(*at));
    let unread: OrderedSet<usize> = unread.collect();
    for arm in arms {
        remove_captures(rw.func_mut(arm), &unread);
    }
    let mut places = 0..;
    let stays = |at: usize| at == 0 || !unread.contains(&(at - 1));
    let operands = &mut rw.node_mut(f, n).operands;
    operands.retain(|_| places.next().is_some_and(stays));
}

type Read = SecondaryMap<Value, bool>;

fn values_read(rw: &Rewrite, f: FuncRef) -> Read {
    let graph = &rw.module().funcs[f];
    let operands = graph.nodes.values().flat_map(|n| &n.operands);
    let mut read = Read::new();
    for &v in operands.chain(&graph.results) {
        read[rw.resolve(f, v)] = true;
    }
    read
}

/// Gives a node other results.
fn results(graph: &mut FuncGraph, n: NodeId, types: &[Type]) -> Vec<Value> {
    let data = |(i, ty): (usize, &Type)| ValueData {
        ty: ty.clone(),
        def: Def::Result(n, i),
        name: None,
    };
    let all = types.iter().enumerate().map(data);
    let all: Vec<Value> = all.map(|data| graph.values.push(data)).collect();
    graph.nodes[n].results = all.clone();
    all
}

/// A new graph beside what is in `around`, with its captures.
fn graph(rw: &mut Rewrite, around: FuncRef, captures: &[Type]) -> (FuncRef, Vec<Value>) {
    let name = &rw.module().funcs[around].name;
    let name = format!("{name}.turn.{}", rw.next_func().index());
    let mut graph = FuncGraph::new(name);
    let captures = captures.iter();
    let captures = captures.map(|ty| graph.add_capture(ty.clone())).collect();
    (rw.add_func(graph), captures)
}

fn has_zero(ty: &Type) -> bool {
    ty.is_scalar() && is_settled(ty)
}

/// What stands for a number that nobody reads.
fn zero(rw: &mut Rewrite, f: FuncRef, ty: &Type) -> Value {
    let text = match ty {
        Type::Bool => "false",
        Type::Int(_) => "0",
        _ => "0.0",
    };
    constant(rw, f, text, ty.clone())
}

fn constant(rw: &mut Rewrite, f: FuncRef, text: &str, ty: Type) -> Value {
    let node = Node {
        kind: NodeKind::Const(text.into()),
        operands: vec![],
        results: vec![],
        loc: SrcLoc::default(),
        origin: None,
    };
    let graph = rw.func_mut(f);
    let id = graph.add_node(node, vec![ty]);
    let value = graph.nodes[id].results[0];
    let mut order = rw.nodes(f);
    order.insert(0, id);
    rw.set_nodes(f, order);
    value
}
