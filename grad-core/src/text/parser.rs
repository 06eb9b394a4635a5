//! Text to graphs. A statement stands on one line, so that an error in one does not hide those in the next.

use super::draft::Draft;
use super::header::{drafts, named};
use super::implied::{self, Headers};
use super::lexer::{Lexer, Read, Source};
use super::operation::operation;
use super::types::ty;
use crate::diag::{Diagnostic, Diagnostics};
use crate::entity::{Entity, FuncRef, NodeId, Stack, Value};
use crate::ir::{Def, Module, Node, NodeKind, SrcLoc, StackData, Type, ValueData};
use crate::ordered::{OrderedMap, OrderedSet};
use std::sync::Arc;

/// Reads what [`print`](super::print) writes. Every error says line and column.
pub fn parse(text: &str) -> Result<Module, Diagnostics> {
    let mut errors = Diagnostics::new();
    let source = Source::new(text);
    let mut drafts = drafts(&source, &mut errors);
    let names = Names::new(&drafts, &mut errors);
    let mut broken = false;
    for draft in &mut drafts {
        broken |= !body(draft, &names, &mut errors);
    }
    if broken || !errors.is_empty() {
        // Values of a statement that could not be read would be reported again as undefined.
        return errors.finish(Module::new());
    }
    let mut module = Module::new();
    let ranks: Vec<OrderedMap<Value, Value>> = drafts.iter().map(Draft::ranks).collect();
    for (i, draft) in drafts.into_iter().enumerate() {
        let undone = draft.undoes.map(|f| &ranks[f.index()]);
        if let Some(func) = draft.finish(&ranks[i], undone, &mut errors) {
            module.funcs.push(func);
        }
    }
    // a graph that is left out would shift the numbers of those after it
    if errors.is_empty() {
        set_modes(&mut module);
    }
    errors.finish(module)
}

/// The names and headers of all graphs: references may come before what they refer to.
pub(super) struct Names {
    refs: OrderedMap<String, FuncRef>,
    headers: Vec<(Vec<Type>, Vec<Type>)>,
}

impl Names {
    fn new(drafts: &[Draft], errors: &mut Diagnostics) -> Self {
        let mut refs = OrderedMap::new();
        for (i, draft) in drafts.iter().enumerate() {
            if refs
                .insert(draft.func.name.clone(), FuncRef::new(i))
                .is_some()
            {
                errors.push(
                    draft
                        .at
                        .error(format!("@{} is defined twice", draft.func.name)),
                );
            }
        }
        Names {
            refs,
            headers: drafts
                .iter()
                .map(|d| (d.param_types(), d.results.clone()))
                .collect(),
        }
    }

    /// `@f`: a graph of the module.
    pub(super) fn func(&self, lx: &mut Lexer) -> Read<FuncRef> {
        lx.blanks();
        let at = lx.clone();
        let name = path(lx)?;
        self.refs
            .get(&name)
            .copied()
            .ok_or_else(|| at.error(format!("there is no @{name}")))
    }
}

impl Headers for Names {
    fn params(&self, func: FuncRef) -> Vec<Type> {
        self.headers[func.index()].0.clone()
    }
    fn results(&self, func: FuncRef) -> Vec<Type> {
        self.headers[func.index()].1.clone()
    }
}

/// `@name` or `@"any text"`.
pub(super) fn path(lx: &mut Lexer) -> Read<String> {
    lx.expect("@")?;
    lx.atom("a name")
}

/// `v7`
pub(super) fn value(lx: &mut Lexer) -> Read<Value> {
    lx.index('v', "a value").map(|i| Value::new(i as usize))
}

/// Items with commas between them.
pub(super) fn list<'a, T>(
    lx: &mut Lexer<'a>,
    mut item: impl FnMut(&mut Lexer<'a>) -> Read<T>,
) -> Read<Vec<T>> {
    let mut items = vec![item(lx)?];
    while lx.eat(",") {
        items.push(item(lx)?);
    }
    Ok(items)
}

/// `( item, item )`, perhaps without items.
pub(super) fn parens<'a, T>(
    lx: &mut Lexer<'a>,
    item: impl FnMut(&mut Lexer<'a>) -> Read<T>,
) -> Read<Vec<T>> {
    lx.expect("(")?;
    if lx.eat(")") {
        return Ok(vec![]);
    }
    let items = list(lx, item)?;
    lx.expect(")")?;
    Ok(items)
}

/// `captures (v1, v2)`, or nothing.
pub(super) fn captures(lx: &mut Lexer) -> Read<Vec<Value>> {
    if lx.eat_word("captures") {
        parens(lx, value)
    } else {
        Ok(vec![])
    }
}

/// Nothing but a comment is left on the line.
pub(super) fn end_of_line(lx: &mut Lexer) -> Read<()> {
    if lx.at_line_end() {
        Ok(())
    } else {
        lx.expected("the end of the line")
    }
}

/// Reads the statements of a graph; whether all of them could be read.
fn body(draft: &mut Draft, names: &Names, errors: &mut Diagnostics) -> bool {
    let mut fine = true;
    if let Some(mut lx) = draft.has_undoes.clone() {
        match names.func(&mut lx) {
            Ok(func) => draft.undoes = Some(func),
            Err(e) => errors.push(e),
        }
    }
    let mut lx = draft.body.clone();
    loop {
        lx.skip();
        if lx.eat("}") {
            break;
        }
        let at = lx.clone();
        if lx.at_end() {
            errors.push(at.error(format!("@{} ends without `}}`", draft.func.name)));
            return false;
        }
        if let Err(e) = statement(&mut lx, draft, names).and_then(|()| end_of_line(&mut lx)) {
            errors.push(e);
            fine = false;
        }
        lx.line();
    }
    if fine && !draft.returned {
        errors.push(
            draft
                .at
                .error(format!("@{} has no `return`", draft.func.name)),
        );
    }
    fine
}

fn statement<'a>(lx: &mut Lexer<'a>, draft: &mut Draft<'a>, names: &Names) -> Read<()> {
    if draft.returned {
        return Err(lx.error("nothing comes after `return`"));
    }
    if lx.eat_word("return") {
        return return_(lx, draft);
    }
    if lx.eat_word("stack") {
        return stack(lx, draft);
    }
    if lx.eat_word("pullback") {
        let spent = lx.eat_word("spent");
        let func = names.func(lx)?;
        let wrt = if lx.eat_word("wrt") {
            parens(lx, value)?
        } else {
            vec![]
        };
        draft.pullback = Some((func, wrt, captures(lx)?, spent));
        return Ok(());
    }
    node(lx, draft, names)
}

fn return_(lx: &mut Lexer, draft: &mut Draft) -> Read<()> {
    let at = lx.clone();
    let results = if lx.at_line_end() {
        vec![]
    } else {
        list(lx, value)?
    };
    let types: Option<Vec<&Type>> = results
        .iter()
        .map(|v| draft.values.get(v).map(|d| &d.ty))
        .collect();
    if types.is_some_and(|types| !types.into_iter().eq(&draft.results)) {
        let header: Vec<String> = draft.results.iter().map(Type::to_string).collect();
        return Err(at.error(format!(
            "the header says that the results are ({})",
            header.join(", ")
        )));
    }
    draft.func.results = results;
    draft.returned = true;
    Ok(())
}

/// `stack s0: f64 many local`
fn stack(lx: &mut Lexer, draft: &mut Draft) -> Read<()> {
    let at = lx.clone();
    let index = lx.index('s', "a stack")?;
    lx.expect(":")?;
    let ty = ty(lx)?;
    let stack = draft.func.stacks.push(StackData {
        ty,
        many: lx.eat_word("many"),
        local: lx.eat_word("local"),
    });
    if stack == Stack::new(index as usize) {
        Ok(())
    } else {
        Err(at.error(format!("this is stack {stack}")))
    }
}

/// `v1, v2: f32 = operation from n3`
fn node<'a>(lx: &mut Lexer<'a>, draft: &mut Draft<'a>, names: &Names) -> Read<()> {
    let at = lx.clone();
    let mut results = vec![];
    if lx.clone().index('v', "").is_ok() {
        results = list(lx, |lx| {
            let (v, name) = named(lx)?;
            let ty = if lx.eat(":") { Some(ty(lx)?) } else { None };
            Ok((v, name, ty))
        })?;
        lx.expect("=")?;
    }
    let (kind, operands) = operation(lx, names)?;
    let origin = match lx.eat_word("from") {
        true => Some(NodeId::new(lx.index('n', "a node")? as usize)),
        false => None,
    };
    let types = result_types(&at, &kind, &operands, &results, draft, names)?;
    let id = draft.func.nodes.next_key();
    for (i, ((v, name, _), ty)) in results.iter().zip(types).enumerate() {
        draft.define(
            &at,
            *v,
            ValueData {
                ty,
                def: Def::Result(id, i),
                name: name.clone(),
            },
        )?;
    }
    let results = results.into_iter().map(|r| r.0).collect();
    draft.func.nodes.push(Node {
        kind,
        operands,
        results,
        loc: SrcLoc::default(),
        origin,
    });
    draft.places.push(at);
    Ok(())
}

type Named = (Value, Option<Arc<str>>, Option<Type>);

/// The types written, or those that follow from the operands.
fn result_types(
    at: &Lexer,
    kind: &NodeKind,
    operands: &[Value],
    results: &[Named],
    draft: &Draft,
    names: &Names,
) -> Result<Vec<Type>, Diagnostic> {
    let types: Vec<Option<Type>> = operands
        .iter()
        .map(|v| draft.values.get(v).map(|d| d.ty.clone()))
        .collect();
    let implied = implied::result_types(kind, &types, names);
    let unknown = |v: Value| match operands.iter().find(|v| !draft.values.contains_key(v)) {
        Some(operand) => at.error(format!("{operand} is not defined above")),
        None => at.error(format!(
            "the type of {v} does not follow from the operands: write `{v}: type = ..`"
        )),
    };
    results
        .iter()
        .enumerate()
        .map(|(i, (v, _, ty))| {
            ty.clone()
                .or_else(|| implied.get(i)?.clone())
                .ok_or_else(|| unknown(*v))
        })
        .collect()
}

/// Only functions have modes: bodies and branches belong to a node.
fn set_modes(module: &mut Module) {
    let owned: OrderedSet<FuncRef> = module
        .funcs
        .values()
        .flat_map(|f| f.nodes.values().flat_map(Node::inner))
        .collect();
    for func in owned {
        module.funcs[func].modes.clear();
    }
}
