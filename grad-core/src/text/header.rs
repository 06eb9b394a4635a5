//! The first line of a graph: its name, params, captures and the types of its results.

use super::draft::Draft;
use super::lexer::{Lexer, Read, Source};
use super::parser::{end_of_line, list, path, value};
use super::types::ty;
use crate::diag::Diagnostics;
use crate::entity::Value;
use crate::ir::{ArgMode, Def, Rerun, ValueData};
use std::sync::Arc;

/// Reads the headers; bodies are only passed over.
pub(super) fn drafts<'a>(source: &'a Source<'a>, errors: &mut Diagnostics) -> Vec<Draft<'a>> {
    let mut lx = Lexer::new(source);
    let mut drafts = vec![];
    while !lx.at_end() {
        match header(&mut lx) {
            Ok(draft) => drafts.push(draft),
            Err(e) => errors.push(e),
        }
        while !lx.at_end() && !lx.eat("}") {
            lx.line();
        }
    }
    drafts
}

/// `func @f(v0: f64 | v1: f64) -> f64 undoes @g {`, or `free` in the place of `undoes @g`
fn header<'a>(lx: &mut Lexer<'a>) -> Read<Draft<'a>> {
    lx.blanks();
    let mut draft = Draft::new(lx.clone());
    if !lx.eat_word("func") {
        return lx.expected("`func`");
    }
    draft.func.name = path(lx)?;
    lx.expect("(")?;
    if !lx.eat(")") {
        if !lx.eat("|") {
            draft.func.params = list(lx, |lx| argument(lx, &mut draft, Def::Param))?;
            if lx.eat("|") {
                draft.func.captures = list(lx, |lx| argument(lx, &mut draft, Def::Capture))?;
            }
        } else {
            draft.func.captures = list(lx, |lx| argument(lx, &mut draft, Def::Capture))?;
        }
        lx.expect(")")?;
    }
    if lx.eat("->") {
        draft.results = list(lx, ty)?;
    }
    draft.has_undoes = lx.eat_word("undoes").then(|| lx.clone());
    if draft.has_undoes.is_some() {
        path(lx)?;
    }
    draft.func.sums_are_free = lx.eat_word("free");
    if lx.eat_word("recorded") {
        draft.func.rerun = Rerun::Recorded;
    } else if lx.eat_word("replayed") {
        draft.func.rerun = Rerun::Replayed;
    } else if lx.eat_word("replayed_ahead") {
        draft.func.rerun = Rerun::ReplayedAhead;
    }
    lx.expect("{")?;
    end_of_line(lx)?;
    draft.body = lx.clone();
    Ok(draft)
}

/// `v0/x: &slice f64`
fn argument(lx: &mut Lexer, draft: &mut Draft, def: fn(usize) -> Def) -> Read<Value> {
    let at = lx.clone();
    let (v, name) = named(lx)?;
    lx.expect(":")?;
    let mode = match lx.eat("&") {
        false => ArgMode::Value,
        true if lx.eat_word("mut") => ArgMode::InOut,
        true => ArgMode::Shared,
    };
    let ty = ty(lx)?;
    let count = match def(0) {
        Def::Param(_) => {
            draft.func.modes.push(mode);
            draft.func.modes.len() - 1
        }
        Def::Capture(_) | Def::Result(..) if mode != ArgMode::Value => {
            return Err(at.error("a capture is not passed by reference"));
        }
        Def::Capture(_) | Def::Result(..) => draft.values.len() - draft.func.modes.len(),
    };
    draft.define(
        &at,
        v,
        ValueData {
            ty,
            def: def(count),
            name,
        },
    )?;
    Ok(v)
}

/// `v0` or `v0/x`
pub(super) fn named(lx: &mut Lexer) -> Read<(Value, Option<Arc<str>>)> {
    let v = value(lx)?;
    if !lx.eat("/") {
        return Ok((v, None));
    }
    let name = match lx.word() {
        Some(word) => word.to_string(),
        None => lx.string()?,
    };
    Ok((v, Some(name.into())))
}
