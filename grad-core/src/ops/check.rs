//! Checks of std's methods, with std's own panics (`support::check`). Their value is of no use: what can panic stays.

use super::datum::Datum;
use super::index::position;
use super::{BASE, EvalError, PrimDef, Spelling};
use crate::ir::Type;

/// Each is a primitive of positions and lengths, named like the function that checks.
macro_rules! checks {
    ($($name:ident $text:literal($($arg:ident),+): $holds:expr;)*) => {
        $(
            #[doc = concat!("The check of `", $text, "`.")]
            pub static $name: PrimDef = PrimDef {
                name: concat!("check_", $text),
                doc: concat!("The check of `", $text, "`."),
                spelling: Spelling::Support(concat!("check::", $text)),
                result: |types, _| unit(types, [$(stringify!($arg)),+].len()),
                eval: |_, operands| {
                    let positions: Vec<usize> = operands.iter().map(position).collect::<Result<_, _>>()?;
                    let [$($arg),+] = positions[..] else {
                        return Err(EvalError(concat!("the operands of a check of `", $text, "`").into()));
                    };
                    if $holds { Ok(Datum::Unit) } else { Err(failed($text, &positions)) }
                },
                may_panic: true,
                ..BASE
            };
        )*
        /// Every primitive of this file.
        pub const ALL: &[&PrimDef] = &[$(&$name),*];
    };
}

checks! {
    ELEMENT "element"(i, len): i < len;
    PART_FROM "part_from"(lo, len): lo <= len;
    PART_TO "part_to"(lo, hi, len): lo <= hi && hi <= len;
    PART_THROUGH "part_through"(lo, hi, len): hi < len && lo <= hi + 1;
    SPLIT_AT "split_at"(at, len): at <= len;
    CHUNKS "chunks"(size): size != 0;
    WINDOWS "windows"(size): size != 0;
    STEP_BY "step_by"(step): step != 0;
    GET "get"(i, len): i < len;
    REMOVE "remove"(at, len): at < len;
    SWAP_REMOVE "swap_remove"(at, len): at < len;
    INSERT "insert"(at, len): at <= len;
    SPLIT_OFF "split_off"(at, len): at <= len;
    DRAIN "drain"(lo, hi, len): lo <= hi && hi <= len;
    ROTATE_LEFT "rotate_left"(by, len): by <= len;
    ROTATE_RIGHT "rotate_right"(by, len): by <= len;
    COPY_FROM_SLICE "copy_from_slice"(len, other): len == other;
    SWAP_WITH_SLICE "swap_with_slice"(len, other): len == other;
    COPY_WITHIN "copy_within"(count, to, len): to + count <= len;
}

fn unit(types: &[Type], operands: usize) -> Option<Type> {
    let fits =
        types.len() == operands && types.iter().all(|t| matches!(t, Type::Int(_) | Type::Open));
    fits.then_some(Type::Unit)
}

fn failed(name: &str, positions: &[usize]) -> EvalError {
    EvalError(format!("the check of `{name}` fails for {positions:?}"))
}
