//! The text form of the graph: the working language of the tests. `docs/text-form.md` describes it.

mod dot;
mod draft;
mod header;
mod implied;
mod lexer;
mod operation;
mod parser;
mod printer;
mod types;

pub use dot::{dot, dot_all};
pub use parser::parse;
pub use printer::Options;

use crate::entity::{FuncRef, NodeId};
use crate::ir::{Module, Node};
use crate::ordered::OrderedSet;
use printer::Printer;

/// Every FuncGraph in order. [`parse`] reads it back to an equal module, places in the source and tokens aside.
pub fn print(module: &Module) -> String {
    print_with(module, &Options::default())
}

/// Every FuncGraph in order, with what `options` asks for.
pub fn print_with(module: &Module, options: &Options) -> String {
    print_funcs(module, module.funcs.keys(), options)
}

/// One function, then the bodies and branches inside it, outermost first.
pub fn print_func(module: &Module, func: FuncRef) -> String {
    print_func_with(module, func, &Options::default())
}

/// One function, then the bodies and branches inside it, with what `options` asks for.
pub fn print_func_with(module: &Module, func: FuncRef, options: &Options) -> String {
    print_funcs(module, nest(module, func), options)
}

/// One function after the bodies and branches inside it, and nothing else of the module.
#[cfg(feature = "runtime")]
pub(crate) fn print_last(module: &Module, func: FuncRef) -> String {
    let inside: OrderedSet<FuncRef> = nest(module, func).into_iter().collect();
    let funcs = module.funcs.keys().filter(|f| inside.contains(f));
    print_funcs(module, funcs, &Options::default())
}

/// One FuncGraph without those inside it.
pub fn print_one(module: &Module, func: FuncRef, options: &Options) -> String {
    Printer { module, options }.func(func)
}

/// One node, as it stands in its graph.
pub fn print_node(module: &Module, func: FuncRef, node: NodeId) -> String {
    let printer = Printer {
        module,
        options: &Options::default(),
    };
    let graph = &module.funcs[func];
    printer.node(graph, &graph.nodes[node])
}

fn print_funcs(
    module: &Module,
    funcs: impl IntoIterator<Item = FuncRef>,
    options: &Options,
) -> String {
    let printer = Printer { module, options };
    funcs
        .into_iter()
        .map(|f| printer.func(f))
        .collect::<Vec<_>>()
        .join("\n")
}

/// `func` and what is inside it, each once, outermost first.
fn nest(module: &Module, func: FuncRef) -> Vec<FuncRef> {
    fn walk(
        module: &Module,
        func: FuncRef,
        seen: &mut OrderedSet<FuncRef>,
        order: &mut Vec<FuncRef>,
    ) {
        if let Some(f) = module.funcs.get(func)
            && seen.insert(func)
        {
            order.push(func);
            f.nodes
                .values()
                .flat_map(Node::inner)
                .for_each(|inner| walk(module, inner, seen, order));
        }
    }
    let mut order = vec![];
    walk(module, func, &mut OrderedSet::new(), &mut order);
    order
}

#[cfg(test)]
mod tests;
