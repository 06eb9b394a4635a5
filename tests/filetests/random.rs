//! Random graphs: straight lines, array writes, branches, loops over ranges, loops that end early, nested.
//!
//! Floats stay moderate and indices in bounds, so that all of them run.

/// How many are tried in a plain test run; `GRAD_RANDOM=10000` tries more.
pub const COUNT: u64 = 120;

/// The arguments that the programs are run with.
pub const ARGUMENTS: &str = "0.7 -0.4 [0.3,-0.8,1.1] [0.5,0.25,-0.6]";

/// Types of values: a float, an index below 3, an array of three floats that can be written, one that can not.
#[derive(Clone, Copy, PartialEq)]
enum Ty {
    Float,
    Index,
    Array,
    Slice,
}

impl Ty {
    fn name(self) -> &'static str {
        match self {
            Ty::Float => "f64",
            Ty::Index => "usize",
            Ty::Array => "vec f64",
            Ty::Slice => "slice f64",
        }
    }
}

/// A value's number and type.
type Typed = (usize, Ty);

/// The text of the program with this seed.
pub fn program(seed: u64) -> String {
    let state = (seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut random = Random {
        state,
        graphs: vec![],
    };
    let mut graph = Graph::new("f", &[Ty::Float, Ty::Float, Ty::Slice, Ty::Array], &[]);
    random.statements(&mut graph, 3);
    let floats = graph.all(Ty::Float);
    let sum = floats.iter().fold(floats[0], |sum, v| {
        graph.push(Ty::Float, format!("add v{sum}, v{v}"))
    });
    let text = graph
        .finish(&[(sum, Ty::Float)], None)
        .replace("v2: slice", "v2: &slice");
    random.graphs.push(text);
    random.graphs.reverse();
    random.graphs.join("\n")
}

/// One graph under construction: the values in reach, and its lines.
struct Graph {
    name: String,
    header: String,
    scope: Vec<Typed>,
    next: usize,
    lines: Vec<String>,
    inner: usize,
}

impl Graph {
    fn new(name: &str, params: &[Ty], captures: &[Ty]) -> Graph {
        let scope: Vec<Typed> = params.iter().chain(captures).copied().enumerate().collect();
        let list = |part: &[Typed]| {
            let items: Vec<String> = part
                .iter()
                .map(|(v, ty)| format!("v{v}: {}", ty.name()))
                .collect();
            items.join(", ")
        };
        let (params, captures) = scope.split_at(params.len());
        let bar = if captures.is_empty() { "" } else { " | " };
        let header = format!("func @{name}({}{bar}{})", list(params), list(captures));
        let (name, next) = (name.to_string(), scope.len());
        Graph {
            name,
            header,
            scope,
            next,
            lines: vec![],
            inner: 0,
        }
    }

    fn all(&self, ty: Ty) -> Vec<usize> {
        self.scope
            .iter()
            .filter(|(_, t)| *t == ty)
            .map(|(v, _)| *v)
            .collect()
    }

    /// Adds a statement with one result.
    fn push(&mut self, ty: Ty, operation: String) -> usize {
        let v = self.reserve(operation);
        self.scope.push((v, ty));
        v
    }

    /// The same, out of reach of later statements.
    fn reserve(&mut self, operation: String) -> usize {
        self.lines.push(format!("v{} = {operation}", self.next));
        self.next += 1;
        self.next - 1
    }

    /// Adds a statement with results of these types, and others after them.
    fn push_many(&mut self, types: &[Ty], others: usize, operation: String) {
        let results: Vec<String> = (0..types.len() + others)
            .map(|i| format!("v{}", self.next + i))
            .collect();
        self.lines
            .push(format!("{} = {operation}", results.join(", ")));
        self.scope
            .extend(types.iter().enumerate().map(|(i, ty)| (self.next + i, *ty)));
        self.next += results.len();
    }

    fn fresh(&mut self) -> String {
        self.inner += 1;
        format!("{}.{}", self.name, self.inner)
    }

    fn finish(self, results: &[Typed], flag: Option<usize>) -> String {
        let flag_value = flag.map(|v| format!("v{v}"));
        let values: Vec<String> = flag_value
            .into_iter()
            .chain(results.iter().map(|r| format!("v{}", r.0)))
            .collect();
        let types: Vec<&str> = flag
            .map(|_| "bool")
            .into_iter()
            .chain(results.iter().map(|r| r.1.name()))
            .collect();
        let lines: String = self.lines.iter().map(|l| format!("    {l}\n")).collect();
        format!(
            "{} -> {} {{\n{lines}    return {}\n}}\n",
            self.header,
            types.join(", "),
            values.join(", ")
        )
    }
}

fn names(values: &[usize]) -> String {
    values
        .iter()
        .map(|v| format!("v{v}"))
        .collect::<Vec<_>>()
        .join(", ")
}

/// Chooses, and collects the graphs that are finished.
struct Random {
    state: u64,
    graphs: Vec<String>,
}

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state % n as u64) as usize
    }

    fn one(&mut self, graph: &Graph, ty: Ty) -> usize {
        let all = graph.all(ty);
        all[self.below(all.len())]
    }

    fn text(&mut self, choices: &[&'static str]) -> &'static str {
        choices[self.below(choices.len())]
    }

    fn statements(&mut self, graph: &mut Graph, depth: usize) {
        for _ in 0..2 + self.below(5) {
            match self.below(if depth > 0 { 12 } else { 8 }) {
                0 => {
                    let x = self.text(&["0.5", "-1.0", "1.0", "0.0", "-0.0", "1.25"]);
                    graph.push(Ty::Float, format!("const {x}"));
                }
                1 => {
                    let (f, x) = (
                        self.text(&["sin", "cos", "tanh", "neg"]),
                        self.one(graph, Ty::Float),
                    );
                    graph.push(Ty::Float, format!("{f} v{x}"));
                }
                2 | 3 => {
                    let f = self.text(&["add", "sub", "mul", "max", "min"]);
                    let (x, y) = (self.one(graph, Ty::Float), self.one(graph, Ty::Float));
                    let z = graph.reserve(format!("{f} v{x}, v{y}"));
                    graph.push(Ty::Float, format!("tanh v{z}")); // bounded, however long the program
                }
                4 | 5 => self.read(graph),
                6 | 7 => self.write(graph),
                8 | 9 => self.cond(graph, depth - 1),
                _ => self.range(graph, depth - 1),
            }
        }
    }

    fn index(&mut self, graph: &mut Graph) -> usize {
        if graph.all(Ty::Index).is_empty() || self.below(3) == 0 {
            let i = self.below(3);
            return graph.push(Ty::Index, format!("const {i}"));
        }
        self.one(graph, Ty::Index)
    }

    fn read(&mut self, graph: &mut Graph) {
        let i = self.index(graph);
        let arrays = [graph.all(Ty::Array), graph.all(Ty::Slice)].concat();
        if !arrays.is_empty() {
            let a = arrays[self.below(arrays.len())];
            graph.push(Ty::Float, format!("index v{a}, v{i}"));
        }
    }

    /// The array written is out of reach afterwards: its place holds the new one.
    fn write(&mut self, graph: &mut Graph) {
        let i = self.index(graph);
        let (x, arrays) = (self.one(graph, Ty::Float), graph.all(Ty::Array));
        if arrays.is_empty() {
            graph.push(Ty::Array, format!("vec_of v{x}, v{x}, v{x}"));
            return;
        }
        let a = arrays[self.below(arrays.len())];
        let f = self.text(&["index_set", "index_add"]);
        graph.scope.retain(|(v, _)| *v != a);
        graph.push(Ty::Array, format!("{f} v{a}, v{i}, v{x}"));
    }

    /// Some values in reach, always with a float; the arrays that the inner graphs change, out of reach afterwards.
    fn taken(&mut self, graph: &mut Graph) -> (Vec<Typed>, Vec<Typed>) {
        let mut changed = vec![(self.one(graph, Ty::Float), Ty::Float)];
        let arrays = graph.all(Ty::Array);
        if !arrays.is_empty() && self.below(2) == 0 {
            changed.push((arrays[self.below(arrays.len())], Ty::Array));
        }
        graph
            .scope
            .retain(|v| v.1 != Ty::Array || !changed.contains(v));
        let scope = graph.scope.clone();
        let read = scope.into_iter().filter(|_| self.below(2) == 0).collect();
        (changed, read)
    }

    /// Results of an inner graph, of the types of what it changes.
    fn results(&mut self, graph: &Graph, changed: &[Typed]) -> Vec<Typed> {
        changed
            .iter()
            .map(|&(_, ty)| (graph.all(ty).last().copied().unwrap_or_default(), ty))
            .collect()
    }

    fn cond(&mut self, graph: &mut Graph, depth: usize) {
        let (x, y) = (self.one(graph, Ty::Float), self.one(graph, Ty::Float));
        let p = graph.reserve(format!("gt v{x}, v{y}"));
        let (changed, read) = self.taken(graph);
        let captured: Vec<Typed> = changed.iter().chain(&read).copied().collect();
        let types: Vec<Ty> = captured.iter().map(|c| c.1).collect();
        let branches = [graph.fresh(), graph.fresh()];
        for name in &branches {
            let mut branch = Graph::new(name, &[], &types);
            if self.below(3) > 0 {
                self.statements(&mut branch, depth);
            }
            let results = self.results(&branch, &changed);
            self.graphs.push(branch.finish(&results, None));
        }
        let captured: Vec<usize> = captured.iter().map(|c| c.0).collect();
        let types: Vec<Ty> = changed.iter().map(|c| c.1).collect();
        let [then, orelse] = branches;
        graph.push_many(
            &types,
            0,
            format!(
                "cond v{p}, @{then}, @{orelse} captures ({})",
                names(&captured)
            ),
        );
    }

    fn range(&mut self, graph: &mut Graph, depth: usize) {
        let (lo, hi) = (self.below(2), self.below(4));
        let lo = graph.reserve(format!("const {lo}"));
        let hi = graph.reserve(format!("const {hi}"));
        let (carried, read) = self.taken(graph);
        let carried_types: Vec<Ty> = carried.iter().map(|c| c.1).collect();
        let captured: Vec<Ty> = read.iter().map(|c| c.1).collect();
        let name = graph.fresh();
        let params: Vec<Ty> = [Ty::Index]
            .into_iter()
            .chain(carried_types.iter().copied())
            .collect();
        let mut body = Graph::new(&name, &params, &captured);
        self.statements(&mut body, depth);
        let exits = self.below(3) == 0;
        let flag = exits.then(|| {
            let (x, y) = (self.one(&body, Ty::Float), self.one(&body, Ty::Float));
            body.reserve(format!("gt v{x}, v{y}"))
        });
        let results = self.results(&body, &carried);
        self.graphs.push(body.finish(&results, flag));
        let rev = if self.below(2) == 0 { " rev" } else { "" };
        let exits = if exits { " exits" } else { "" };
        let carried: Vec<usize> = carried.iter().map(|c| c.0).collect();
        let read: Vec<usize> = read.iter().map(|c| c.0).collect();
        let captures = if read.is_empty() {
            String::new()
        } else {
            format!(" captures ({})", names(&read))
        };
        let operation = format!(
            "for @{name} v{lo}..v{hi}{rev}{exits} ({}){captures}",
            names(&carried)
        );
        graph.push_many(&carried_types, 1, operation);
    }
}
