//! Types, as `Display` of [`Type`] writes them.

use super::lexer::{Lexer, Read};
use super::parser::parens;
use crate::ir::{DType, FloatType, IntType, Type};

/// Nesting that no real type has; a limit, so that no text can exhaust the stack.
const MAX_DEPTH: usize = 64;

/// One type.
pub(super) fn ty(lx: &mut Lexer) -> Read<Type> {
    nested(lx, 0)
}

fn nested(lx: &mut Lexer, depth: usize) -> Read<Type> {
    lx.blanks();
    if depth > MAX_DEPTH {
        return Err(lx.error("this type is nested too deeply"));
    }
    let inner = |lx: &mut Lexer| nested(lx, depth + 1);
    if lx.eat("[") {
        let element = inner(lx)?;
        lx.expect(";")?;
        let len = lx.until_bracket()?;
        lx.expect("]")?;
        return Ok(Type::Array(Box::new(element), len.into()));
    }
    if lx.clone().eat("(") {
        return Ok(Type::Tuple(parens(lx, inner)?));
    }
    let at = lx.clone();
    let Some(word) = lx.word() else {
        return lx.expected("a type");
    };
    Ok(match word {
        "f64" => Type::F64,
        "f32" => Type::F32,
        "lanes" => Type::LANES,
        "float" => Type::Float(FloatType::Open),
        "real" => Type::Float(FloatType::Param(
            lx.atom("the name of a generic parameter")?.into(),
        )),
        "bool" => Type::Bool,
        "unit" => Type::Unit,
        "slice" => Type::Slice(Box::new(inner(lx)?)),
        "vec" => Type::Vec(Box::new(inner(lx)?)),
        "named" => Type::Named(lx.string()?.into()),
        "tensor" => Type::Tensor(dtype(lx)?),
        "pullback" => Type::Pullback,
        "open" => Type::Open,
        name => match IntType::ALL.iter().find(|(_, n)| *n == name) {
            Some((int, _)) => Type::Int(*int),
            None => return Err(at.error(format!("`{name}` is not a type"))),
        },
    })
}

fn dtype(lx: &mut Lexer) -> Read<DType> {
    lx.blanks();
    let at = lx.clone();
    let word = lx.word().unwrap_or_default();
    match DType::ALL.iter().find(|(_, name)| *name == word) {
        Some((dtype, _)) => Ok(*dtype),
        None => Err(at.error(format!("`{word}` is not the type of a tensor's elements"))),
    }
}
