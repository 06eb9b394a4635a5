//! From a planned module to Rust: the companion of a function.

mod arms;
mod believed;
mod call;
mod callee;
mod checked;
mod closure;
mod columns;
mod companion;
mod control;
mod deep;
mod draws;
mod expr;
mod frame;
mod function;
mod generics;
mod gradients;
mod grows;
mod in_order;
mod joint;
mod jvp;
pub mod lanes;
mod lent;
mod lent_names;
mod lifetimes;
pub mod literal;
mod locate;
mod looked_into;
mod marks;
mod method;
mod moves;
mod named;
mod names;
mod nested;
mod node;
mod objective;
mod on_tape;
mod operators;
mod parts;
mod payload;
mod place;
mod pullback;
mod pushed_functions;
mod records;
mod replaced;
mod rule;
mod second;
mod second_rule;
mod shared;
mod signature;
mod slight;
mod source;
mod spelled;
mod spent;
mod stack;
mod statements;
#[cfg(test)]
mod tests;
mod totals;
mod trips;
mod workspace;
mod written_generics;

pub use call::located;
pub use closure::{Mode, closure};
pub use columns::{DENSE as BY_COLUMNS, SPARSE as SPARSE_BY_COLUMNS};
pub use companion::{LOOKS, PARAMS, WITH_ZEROS};
pub use companion::{
    companion, constant_function, is_of_companion, rule_companion, stub_companion,
};
pub use deep::names as depths;
pub use draws::NAME as DRAWS;
pub use jvp::{Mode as Lacking, missing as without};
pub use marks::NAME as MARKS;
pub use method::{constant, constant_behind, constructor, number, required, selector};
pub use node::accessor;
pub use operators::{operator, stub_operator};
pub use second::READ as HESSIAN_READ;

use crate::closures::Derivative;
use crate::model::{Lowered, Model, type_of};
use crate::owner::Kind;
use crate::report::{Point, Site};
use crate::stored::{self, AllStored};
use crate::world::World;
use arms::Branches;
use callee::Callee;
use frame::is_copy as is_copy_type;
use function::FnVars;
use grad_core::analysis::pushes::pushes;
use grad_core::entity::{Entity, FuncRef, Stack};
use grad_core::ir::{Call, FuncGraph, Module, Node, NodeKind, SrcLoc, Tokens, Type};
use grad_core::ops::Spelling;
use grad_core::ordered::{OrderedMap, OrderedSet};
use grows::Grown;
use names::Names;
use payload::Payloads;
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use records::Records;
use shared::Shared;
use source::Sources;
use spelled::Spelled;
use stack::StackVars;
use std::cell::RefCell;
use std::rc::Rc;
use workspace::{Spot, Workspace};

/// What the emission of every FuncGraph of a function shares.
struct Emitter<'a> {
    module: &'a Module,
    tokens: &'a [TokenStream],
    sites: &'a [Site],
    names: Names,
    stacks: Vec<StackVars>,
    /// The branches that keep something.
    branches: Branches,
    /// What trips keep together.
    records: Records,
    /// Where all that is kept stands, if the function calls itself.
    workspace: Option<Workspace>,
    /// Where the user's types stand in the signature, by their text.
    places: OrderedMap<String, Span>,
    /// The graphs with cotangents among their values: those of the way back.
    back: OrderedSet<FuncRef>,
    /// Those among them that run forward, too.
    joint: OrderedSet<FuncRef>,
    /// The methods that give places in values of the user's types.
    accessors: RefCell<OrderedSet<String>>,
    /// Where the traits of all bodies stand, if they do not stand in each.
    shared: Option<Rc<Shared>>,
    /// Declarations of what takes in the cotangents that nobody wants.
    lost: RefCell<OrderedMap<String, TokenStream>>,
    /// The writes of values that are read again.
    stored: AllStored,
    /// The params that values are parts of.
    sources: Sources,
    /// What is known of adjoints that only grow.
    grown: RefCell<Grown>,
    /// The variants that the user's patterns take apart.
    payloads: Rc<Payloads>,
    lowered: Option<&'a Lowered>,
    derivative: Option<&'a Derivative>,
    /// The function-typed params in sight.
    functions: Vec<FnVars>,
    /// What functions and receivers pass through (`believed`).
    believed: Option<Ident>,
    /// What is made and matched in such a body.
    spelled: Rc<Spelled>,
    /// The user's types that are written as types, by their text: each is all of a type.
    written: Rc<OrderedSet<String>>,
    /// The generic params that another crate's trait says to be floats.
    floats: Rc<[String]>,
    /// The methods of the type that the body's own method is of, by the type's name.
    own_methods: Rc<OrderedSet<(String, String)>>,
    /// The world that the function stands in: it knows of which types fields are.
    world: Option<World>,
    /// The generic params that are real numbers.
    reals: Rc<[String]>,
}

impl<'a> Emitter<'a> {
    /// For a companion that no graph is emitted for.
    fn without_function(module: &'a Module) -> Self {
        Emitter {
            module,
            tokens: &[],
            sites: &[],
            names: Names::default(),
            stacks: vec![],
            branches: Branches::default(),
            records: Records::default(),
            workspace: None,
            places: OrderedMap::new(),
            back: OrderedSet::new(),
            joint: OrderedSet::new(),
            accessors: RefCell::default(),
            shared: None,
            lost: RefCell::default(),
            stored: AllStored::new(),
            sources: Sources::default(),
            grown: RefCell::default(),
            payloads: Rc::default(),
            lowered: None,
            derivative: None,
            functions: vec![],
            believed: None,
            spelled: Rc::default(),
            written: Rc::default(),
            floats: Rc::default(),
            own_methods: Rc::default(),
            world: None,
            reals: Rc::default(),
        }
    }

    fn new(derivative: &'a Derivative, func: FuncRef, lowered: &'a Lowered) -> Self {
        Self::of(
            &derivative.module,
            func,
            lowered,
            derivative,
            Names::default(),
        )
    }

    /// For `func` of `module`, which is the module of the function or of a closure in it.
    fn of(
        module: &'a Module,
        func: FuncRef,
        lowered: &'a Lowered,
        derivative: &'a Derivative,
        names: Names,
    ) -> Self {
        let pushed = pushes(module, func);
        let stacks = module.funcs[func].stacks.iter();
        let mut stacks: Vec<StackVars> = stacks
            .map(|(stack, data)| StackVars::new(&names, data, pushed[stack]))
            .collect();
        for stack in parts::stacks(module, func) {
            stacks[stack.index()].stand_in_part();
        }
        let mut branches = Branches::find(module, func, &mut stacks, &names);
        let records = Records::find(module, func, &mut stacks, &names, &mut branches);
        Emitter {
            module,
            tokens: &lowered.tokens,
            sites: &lowered.sites,
            names,
            stacks,
            branches,
            records,
            workspace: None,
            places: OrderedMap::new(),
            back: match &module.funcs[func].pullback {
                Some(pullback) => nest(module, pullback.func),
                None => OrderedSet::new(),
            },
            joint: OrderedSet::new(),
            accessors: RefCell::default(),
            shared: None,
            lost: RefCell::default(),
            stored: AllStored::new(),
            sources: Sources::default(),
            grown: RefCell::default(),
            payloads: Rc::default(),
            lowered: Some(lowered),
            derivative: Some(derivative),
            functions: vec![],
            believed: None,
            spelled: Rc::default(),
            written: Rc::default(),
            floats: Rc::default(),
            own_methods: Rc::default(),
            world: None,
            reals: Rc::default(),
        }
    }

    /// For a body of which a constant says whether rustc refuses it, if it is one.
    fn doubting(mut self, believed: Option<Ident>, model: &Model) -> Self {
        if believed.is_some() {
            self.spelled = Rc::new(Spelled::of(model));
        }
        self.believed = believed;
        self
    }

    /// For one of several bodies beside which the traits stand that they ask the same of.
    fn sharing(mut self, shared: &Option<Rc<Shared>>) -> Self {
        self.shared = shared.clone();
        self
    }

    /// For a graph that goes both ways.
    fn both_ways(mut self, joint: FuncRef) -> Self {
        self.joint = nest(self.module, joint);
        self.back.extend(&self.joint);
        self
    }

    /// For the body of `model`.
    fn locating(mut self, model: &Model) -> Self {
        self.payloads = Rc::new(Payloads::of(model));
        self.places = named::places(model);
        let called = self.lowered.map(|l| l.written_there.clone());
        let written = named::written(model).into_iter();
        self.written = Rc::new(written.chain(called.unwrap_or_default()).collect());
        self.own_methods = Rc::new(own_methods(model));
        self.floats = model.floats().into();
        self.world = model.world.clone();
        self.reals = model.reals().into();
        if let Some(lowered) = self.lowered {
            self.stored = stored::stored(
                lowered,
                &model.wrt(),
                &named::gradients(model).into_keys().collect(),
            );
        }
        for graph in self.module.funcs.values() {
            for node in graph.nodes.values() {
                self.made(graph, node);
            }
        }
        self
    }

    /// Whether a graph is the way back of a function.
    fn is_pullback(&self, func: FuncRef) -> bool {
        let mut pullbacks = self
            .module
            .funcs
            .values()
            .filter_map(|f| f.pullback.as_ref());
        pullbacks.any(|p| p.func == func)
    }

    /// The type of a part of a type of the world's; if it is `written`, of one that has a cotangent.
    fn part(&self, of: &str, step: &str, written: bool) -> Option<Type> {
        let world = self.world.as_ref()?;
        let there = !written || world.passes(of, step);
        let ty = there.then(|| world.part(of, step))??;
        Some(type_of(&ty, &self.reals))
    }

    /// Notes where a value of one of the user's types is made.
    fn made(&mut self, graph: &FuncGraph, node: &Node) {
        if let NodeKind::Prim(def, _) = &node.kind
            && def.spelling == Spelling::Make
            && let Type::Named(name) = graph.ty(node.results[0])
            && let Some(site) = node.loc.0.and_then(|i| self.sites.get(i as usize))
        {
            let places = &mut self.places;
            places.entry(name.to_string()).or_insert(site.start());
        }
    }

    /// Where an error about a type stands, if it is in the signature.
    fn blame(&self, ty: &Type) -> Option<Span> {
        match ty {
            Type::Named(name) => self.places.get(&**name).copied(),
            _ => None,
        }
    }

    /// Where a node stands in the source; names in it resolve as generated ones.
    fn span(&self, loc: SrcLoc) -> Span {
        let site = loc.0.and_then(|i| self.sites.get(i as usize));
        site.map_or_else(Span::mixed_site, |site| site.start())
            .resolved_at(Span::mixed_site())
    }

    /// Where a node panics: tokens of the user's, so that the message has the user's line. Nothing may be named by them.
    fn point(&self, loc: SrcLoc) -> Option<Point> {
        let site = loc.0.and_then(|i| self.sites.get(i as usize))?;
        Some(site.point())
    }

    /// The front end's tokens, or those of `text` where a graph came from text.
    fn tokens(&self, tokens: Tokens, text: &str) -> TokenStream {
        match tokens.0.and_then(|i| self.tokens.get(i as usize)) {
            Some(tokens) => tokens.clone(),
            None => text.parse().unwrap_or_default(),
        }
    }

    /// The type that the user wrote for what the tokens give.
    fn written_type(&self, tokens: Tokens) -> Option<syn::Type> {
        let index = tokens.0?;
        self.lowered?.written.get(&index).cloned()
    }

    /// Whether a call is of a method that takes what it is called on by value.
    fn takes_receiver(&self, call: &Call) -> bool {
        let lowered = self.lowered.zip(call.tokens.0);
        lowered.is_some_and(|(lowered, index)| lowered.by_value.contains(&index))
    }

    /// What is called, or a method's receiver: of no known type, where rustc refuses the body.
    fn believed(&self, tokens: TokenStream) -> TokenStream {
        match &self.believed {
            Some(name) => quote!(Self::#name(#tokens)),
            None => tokens,
        }
    }

    /// Declares what takes in the cotangents that nobody wants.
    fn declare_lost(&self) -> TokenStream {
        self.lost.borrow().values().cloned().collect()
    }

    fn stack(&self, stack: Stack) -> &StackVars {
        &self.stacks[stack.index()]
    }

    /// For a function all of whose calls keep what they keep in one place; its names are beside others.
    fn keeping(mut self, workspace: Workspace, names: &Names) -> Self {
        self.workspace = Some(workspace);
        self.names = names.clone();
        self.branches = Branches::default();
        self.records = Records::default();
        self
    }

    /// Where the entry of a stack stands, if that is the place.
    fn spot(&self, stack: Stack) -> Option<&Spot> {
        self.workspace.as_ref()?.stack(stack)
    }

    /// Whether a stack can hold more than one value.
    fn is_many(&self, stack: Stack) -> bool {
        self.spot(stack).is_none() && self.stack(stack).is_many()
    }

    /// Whether a stack is a variable of the function's, for a number that is the same each time.
    fn is_variable(&self, stack: Stack) -> bool {
        self.spot(stack).is_none() && self.stack(stack).is_variable()
    }

    /// How a call is found whose way back is kept on the function's tape.
    fn callee(&self, call: &Call) -> Option<Callee> {
        self.workspace.as_ref()?.callee(self, call)
    }
}

/// The methods beside the body's own, of an `impl` that is not a trait's.
fn own_methods(model: &Model) -> OrderedSet<(String, String)> {
    let owner = model.owner.as_ref().filter(|o| o.kind == Kind::Inherent);
    let (Some(owner), Some(this)) = (owner, model.self_name()) else {
        return OrderedSet::new();
    };
    let names = owner.methods.iter().map(|m| m.name.to_string());
    names
        .flat_map(|name| [(this.to_string(), name.clone()), ("Self".into(), name)])
        .collect()
}

/// `func` and the graphs inside it.
fn nest(module: &Module, func: FuncRef) -> OrderedSet<FuncRef> {
    module.nest(func)
}
