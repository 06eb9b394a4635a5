//! Values of the user's types made from their fields. The attribute is the literal without the values: `State{x,v}`,
//! `Vec3{0,1,2}`, `Shape::Circle{r}`.

use super::datum::Datum;
use super::{BASE, EvalError, PrimDef, Rule, Spelling, Tests, path};
use crate::grad::TangentRule;
use crate::ir::{Attr, Type};
use std::rc::Rc;

/// `make.State{x,v} x, v`
pub static MAKE: PrimDef = PrimDef {
    name: "make",
    doc: "A value of a user's type, from its fields.",
    spelling: Spelling::Make,
    result: |types, attr| {
        let (_, fields) = literal(attr)?;
        (fields.len() == types.len()).then(|| Type::Named("_".into()))
    },
    eval: |cx, operands| {
        let (path, fields) =
            literal(cx.attr).ok_or_else(|| EvalError("`make` without a type".into()))?;
        if fields.is_empty() {
            // a unit variant is told from others by its name alone
            return Ok(Datum::Struct(Rc::new(vec![(
                field_step(path, "").into(),
                Datum::Unit,
            )])));
        }
        let fields = fields.iter().map(|f| field_step(path, f).into());
        Ok(Datum::Struct(Rc::new(fields.zip(operands).collect())))
    },
    rule: Rule::Vjp(|b| {
        let (ct, attr) = (b.ct(), b.attr());
        let Some((path, fields)) = literal(&attr) else {
            return;
        };
        for (i, field) in fields.iter().enumerate() {
            if b.wants(i) {
                let step = field_step(path, field);
                let at = path::attribute([path::Step::Field(&step)]);
                let part = ct.builder().prim_of_type(
                    &super::index::CT_PART,
                    at,
                    &[ct.value()],
                    b.ct_type(i),
                );
                b.add_element(i, part);
            }
        }
    }),
    tangent: TangentRule::After(|p| {
        let (mut made, attr) = (p.result().zeros_like(), p.attr());
        let Some((path, fields)) = literal(&attr) else {
            return made.value();
        };
        for (i, field) in fields.iter().enumerate().filter(|(i, _)| p.has(*i)) {
            let step = field_step(path, field);
            let at = path::attribute([path::Step::Field(&step)]);
            let operands = [made.value(), p.tangent(i).value()];
            made = p
                .builder()
                .prim_of_type(&super::index::INDEX_ADD, at, &operands, p.ty());
        }
        made.value()
    }),
    tests: Tests::graphs(&["func @f(v0: f64, v1: f64) -> f64 {\n\
             v2 = make.\"S{x,y}\" v0, v1\n\
             v3: f64 = index.x v2\n\
             v4: f64 = index.y v2\n\
             v5 = mul v3, v4\n\
             v6 = mul v5, v3\n\
             return v6\n\
         }"]),
    ..BASE
};

/// The path and the fields of a literal.
pub fn literal(attr: &Attr) -> Option<(&str, Vec<&str>)> {
    let Attr::Field(text) = attr else { return None };
    // in the path may be a constant in braces
    let (path, fields) = text.strip_suffix('}')?.rsplit_once('{')?;
    let fields = if fields.is_empty() {
        vec![]
    } else {
        fields.split(',').collect()
    };
    Some((path, fields))
}

/// The step to a field of what a literal with this path makes: `x` of a struct, `Circle::r` of a variant.
pub fn field_step(path: &str, field: &str) -> String {
    match variant(path) {
        // what a `Result` holds is looked at as what an `Option` holds
        Some(variant) if variant == "Ok" => format!("Some::{field}"),
        Some(variant) => format!("{variant}::{field}"),
        None => field.to_string(),
    }
}

/// Whether a path names a variant of an enum.
pub fn is_variant(path: &str) -> bool {
    variant(path).is_some()
}

/// The variant that a path names: its last segment, if the one before begins with a capital letter or is `_` (some enum), or if
/// it is `Some` or `None`, `Ok` or `Err`.
fn variant(path: &str) -> Option<String> {
    let path = without_arguments(path);
    let mut segments = path.rsplit("::").map(str::trim);
    let last = segments.next().unwrap_or_default();
    let of_type = segments
        .next()
        .is_some_and(|s| s == "_" || s.starts_with(|c: char| c.is_uppercase()));
    (of_type || ["Some", "None", "Ok", "Err"].contains(&last)).then(|| last.to_string())
}

/// A path without its generic arguments: `Shape::Circle` of `Shape::<f64>::Circle`.
fn without_arguments(path: &str) -> String {
    let (mut out, mut depth) = (String::new(), 0);
    for c in path.chars() {
        match c {
            '<' => depth += 1,
            '>' => depth -= 1,
            _ if depth == 0 => out.push(c),
            _ => {}
        }
    }
    let segments = out.split("::").map(str::trim);
    let named: Vec<&str> = segments.filter(|s| !s.is_empty()).collect();
    named.join("::")
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[&MAKE];
