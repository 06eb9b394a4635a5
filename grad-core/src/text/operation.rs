//! The right side of a statement: what a node does, and its operands in their layout.

use super::lexer::{Lexer, Read};
use super::parser::{Names, captures, list, parens, path, value};
use crate::entity::{Entity, Stack, Value};
use crate::ir::{
    Arg, ArgMode, Attr, Call, CallBack, Host, Lent, Loop, LoopHeader, NodeKind, States, Tokens,
};
use crate::ops;

/// A kind and its operands.
type Operation = (NodeKind, Vec<Value>);

/// Reads one.
pub(super) fn operation(lx: &mut Lexer, names: &Names) -> Read<Operation> {
    lx.blanks();
    let at = lx.clone();
    let Some(word) = lx.word() else {
        return lx.expected("an operation");
    };
    match word {
        "const" => Ok((NodeKind::Const(lx.atom("a literal")?.into()), vec![])),
        "cond" => cond(lx, names),
        "for" => range(lx, names),
        "while" => while_(lx, names),
        "call" => call(lx),
        "call_back" => call_back(lx),
        "host" => host(lx),
        "primal" => Ok((NodeKind::Primal(value(lx)?), vec![])),
        "push" if stack(&mut lx.clone()).is_ok() => {
            let stack = stack(lx)?;
            lx.expect(",")?;
            Ok((NodeKind::Push(stack), vec![value(lx)?]))
        }
        "pop" if stack(&mut lx.clone()).is_ok() => Ok((NodeKind::Pop(stack(lx)?), vec![])),
        name => match ops::find(name) {
            Some(def) => {
                let attr = if lx.eat(".") {
                    Attr::Field(lx.atom("an attribute")?.into())
                } else {
                    Attr::None
                };
                let ends = lx.at_line_end() || lx.clone().eat_word("from");
                Ok((
                    NodeKind::Prim(def, attr),
                    if ends { vec![] } else { list(lx, value)? },
                ))
            }
            None => Err(at.error(format!("there is no operation `{name}`"))),
        },
    }
}

fn stack(lx: &mut Lexer) -> Read<Stack> {
    lx.index('s', "a stack").map(|i| Stack::new(i as usize))
}

/// `cond v8, @t, @e captures (v1)`
fn cond(lx: &mut Lexer, names: &Names) -> Read<Operation> {
    let mut operands = vec![value(lx)?];
    lx.expect(",")?;
    let then = names.func(lx)?;
    lx.expect(",")?;
    let orelse = names.func(lx)?;
    operands.extend(captures(lx)?);
    Ok((NodeKind::Cond { then, orelse }, operands))
}

/// `for @f.body v1..v2 rev exits checkpoint slots v4 parallel short shaped (v3) captures (v0)`
fn range(lx: &mut Lexer, names: &Names) -> Read<Operation> {
    let body = names.func(lx)?;
    let lo = value(lx)?;
    lx.expect("..")?;
    let operands = vec![lo, value(lx)?];
    let rev = lx.eat_word("rev");
    loop_(lx, LoopHeader::Range { rev }, body, operands)
}

/// `while @f.cond, @f.body exits checkpoint slots v4 parallel short shaped (v3) captures (v0)`
fn while_(lx: &mut Lexer, names: &Names) -> Read<Operation> {
    let cond = names.func(lx)?;
    lx.expect(",")?;
    let body = names.func(lx)?;
    loop_(lx, LoopHeader::While(cond), body, vec![])
}

fn loop_(
    lx: &mut Lexer,
    header: LoopHeader,
    body: crate::entity::FuncRef,
    mut operands: Vec<Value>,
) -> Read<Operation> {
    let exits = lx.eat_word("exits");
    let checkpoint = lx.eat_word("checkpoint");
    let states = states(lx);
    if states.are_chosen() {
        operands.push(value(lx)?);
    }
    let parallel = lx.eat_word("parallel");
    let short = lx.eat_word("short");
    let shaped = lx.eat_word("shaped");
    let carried = parens(lx, value)?;
    let l = Loop {
        header,
        body,
        exits,
        carried: carried.len(),
        checkpoint,
        states,
        parallel,
        short,
        shaped,
    };
    operands.extend(carried);
    operands.extend(captures(lx)?);
    Ok((NodeKind::Loop(l), operands))
}

/// Nothing, or the word before the operand that says which states are kept.
fn states(lx: &mut Lexer) -> States {
    let words = [
        ("slots", States::Slots),
        ("bytes", States::Bytes),
        ("file", States::File),
    ];
    let said = words.into_iter().find(|(word, _)| lx.eat_word(word));
    said.map_or(States::All, |(_, states)| states)
}

/// `v3`, `v3[v4..v5]` or `v3 part "k.[]" (v6)`, added to the operands; its steps, and whether it is a sub-slice.
fn place(lx: &mut Lexer, operands: &mut Vec<Value>) -> Read<(Box<str>, bool)> {
    operands.push(value(lx)?);
    let steps = steps(lx, operands)?.unwrap_or_default();
    if !lx.eat("[") {
        return Ok((steps, false));
    }
    operands.push(value(lx)?);
    lx.expect("..")?;
    operands.push(value(lx)?);
    lx.expect("]")?;
    Ok((steps, true))
}

/// `part "k.[]" (v6)`: steps, whose indices are added to the operands.
fn steps(lx: &mut Lexer, operands: &mut Vec<Value>) -> Read<Option<Box<str>>> {
    if !lx.eat_word("part") {
        return Ok(None);
    }
    let steps = lx.string()?;
    if lx.clone().eat("(") {
        parens(lx, |lx| {
            operands.push(value(lx)?);
            Ok(())
        })?;
    }
    Ok(Some(steps.into()))
}

/// Nothing, `&` or `&mut`.
fn mode(lx: &mut Lexer) -> ArgMode {
    match lx.eat("&") {
        false => ArgMode::Value,
        true if lx.eat_word("mut") => ArgMode::InOut,
        true => ArgMode::Shared,
    }
}

/// `call @path(v0, &v1, &mut v2, &v3[v4..v5])`
fn call(lx: &mut Lexer) -> Read<Operation> {
    let (takes_param, spent) = (lx.eat_word("param"), lx.eat_word("spent"));
    let jvp = lx.eat_word("jvp");
    let callee = path(lx)?;
    let mut operands = vec![];
    let args = parens(lx, |lx| {
        let mode = mode(lx);
        let (steps, sub) = place(lx, &mut operands)?;
        Ok(Arg { mode, steps, sub })
    })?;
    Ok((
        NodeKind::Call(Box::new(Call {
            callee: callee.into(),
            tokens: Tokens(None),
            args,
            takes_param,
            spent,
            jvp,
        })),
        operands,
    ))
}

/// `call_back v9 @path(_, ct, ct asked, &v1, &v2 adjoint v3, &mut v4[v5..v6] adjoint v7) seed v8`, or
/// `call_back v9 spent @path(&mut adjoint v7)`
fn call_back(lx: &mut Lexer) -> Read<Operation> {
    let mut operands = vec![value(lx)?];
    let (takes_param, spent) = (lx.eat_word("param"), lx.eat_word("spent"));
    let callee = path(lx)?;
    let args = parens(lx, |lx| call_back_arg(lx, &mut operands, spent))?;
    let seeded = lx.eat_word("seed");
    if seeded {
        operands.push(value(lx)?);
    }
    let (mut passed, mut active, mut asked, mut lent) = (vec![], vec![], vec![], vec![]);
    for arg in args {
        passed.push(arg.passed);
        active.push(arg.active);
        asked.push(arg.asked);
        lent.push(arg.lent);
    }
    let args = passed;
    let call = Call {
        callee: callee.into(),
        tokens: Tokens(None),
        args,
        takes_param,
        spent,
        jvp: false,
    };
    Ok((
        NodeKind::CallBack(Box::new(CallBack {
            call,
            active,
            asked,
            lent,
            seeded,
        })),
        operands,
    ))
}

/// An argument of a call's way back.
struct CallBackArg {
    passed: Arg,
    active: bool,
    asked: bool,
    lent: Option<Lent>,
}

fn call_back_arg(lx: &mut Lexer, operands: &mut Vec<Value>, spent: bool) -> Read<CallBackArg> {
    let mode = mode(lx);
    let (mut asked, mut lent) = (false, None);
    let (steps, sub, active);
    if mode == ArgMode::Value {
        active = match lx.word() {
            Some("_") => false,
            Some("ct") => true,
            Some(_) | None => return lx.expected("`_`, `ct`, `&` or `&mut`"),
        };
        (steps, sub) = (Box::default(), lx.eat("[..]"));
        asked = active && lx.eat_word("asked");
    } else {
        (steps, sub) = match spent && mode == ArgMode::InOut {
            true => (Box::default(), false),
            false => place(lx, operands)?,
        };
        active = lx.eat_word("adjoint");
        if active {
            lent = adjoint(lx, operands)?;
        }
    }
    let passed = Arg { mode, steps, sub };
    Ok(CallBackArg {
        passed,
        active,
        asked,
        lent,
    })
}

/// `v3`, `v3 part "z.[]" (v4)` or `of 0 part "z.[]" (v4)`
fn adjoint(lx: &mut Lexer, operands: &mut Vec<Value>) -> Read<Option<Lent>> {
    let with = match lx.eat_word("of") {
        true => match lx.atom("the number of an argument")?.parse() {
            Ok(i) => Some(i),
            Err(_) => return lx.expected("the number of an argument"),
        },
        false => {
            operands.push(value(lx)?);
            None
        }
    };
    let steps = steps(lx, operands)?;
    Ok(steps.map(|steps| Lent { with, steps }))
}

/// `host effect "assert!(n > 0)" (n = v1)`
fn host(lx: &mut Lexer) -> Read<Operation> {
    let effect = lx.eat_word("effect");
    let text = lx.string()?;
    let mut operands = vec![];
    let mut names: Vec<Box<str>> = vec![];
    if lx.clone().eat("(") {
        parens(lx, |lx| {
            names.push(lx.atom("a name")?.into());
            lx.expect("=")?;
            operands.push(value(lx)?);
            Ok(())
        })?;
    }
    Ok((
        NodeKind::Host(Box::new(Host {
            text: text.into(),
            tokens: Tokens(None),
            names,
            effect,
            asks: false,
        })),
        operands,
    ))
}
