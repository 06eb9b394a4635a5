//! Literals and the constants of the standard library.

use super::scope::Val;
use super::types::Ty;
use super::{Lowerer, Res};
use grad_core::ir::{FloatType, IntType};

impl<'m> Lowerer<'m> {
    /// A literal, with the type that its suffix says or one to be found out.
    pub fn literal(&mut self, lit: &syn::Lit) -> Res<Val> {
        match lit {
            syn::Lit::Float(f) => {
                let ty = match f.suffix() {
                    "" => self.types.float(),
                    suffix => float_type(suffix),
                };
                Ok(self.constant(f.base10_digits(), ty))
            }
            syn::Lit::Int(i) => match i.suffix() {
                "" => {
                    let ty = self.types.int();
                    Ok(self.constant(i.base10_digits(), ty))
                }
                suffix @ ("f32" | "f64") => Ok(self.constant(&format!("{}.0", i.base10_digits()), float_type(suffix))),
                suffix => Ok(self.constant(i.base10_digits(), int_type(suffix).unwrap_or(Ty::Open))),
            },
            syn::Lit::Bool(b) => Ok(self.constant(if b.value { "true" } else { "false" }, Ty::Bool)),
            syn::Lit::Byte(b) => Ok(self.constant(&b.value().to_string(), Ty::Int(IntType::U8))),
            other => Err(self.refuse(
                other,
                "this literal is not a number",
                "keep text and characters out of differentiable functions, or pass them as `#[no_diff]` params",
            )),
        }
    }

    /// A constant of `std` (`std::f64::consts::PI`, `f64::EPSILON`), if the path is one.
    pub fn std_constant(&mut self, path: &syn::Path) -> Option<Val> {
        let world = self.model.seen.as_ref();
        let imported = world.and_then(|w| w.imported_from_std(path));
        let path = imported.as_ref().unwrap_or(path);
        let segments: Vec<String> = path.segments.iter().map(|s| s.ident.to_string()).collect();
        let names: Vec<&str> = segments.iter().map(String::as_str).collect();
        let (float, name) = match names[..] {
            [float @ ("f64" | "f32"), name] => (float, name),
            [.., float @ ("f64" | "f32"), "consts", name] => (float, name),
            ["std" | "core", float @ ("f64" | "f32"), name] => (float, name),
            ["consts", name] => ("f64", name),
            _ => return None,
        };
        let text = match float {
            "f32" => format!("{:?}", constant_f32(name)?),
            _ => format!("{:?}", constant_f64(name)?),
        };
        let text = if text == "NaN" {
            "nan".to_string()
        } else {
            text
        };
        // `use std::f64::consts;` and `use std::f32::consts;` look the same from here.
        let ty = if names[0] == "consts" {
            return None;
        } else {
            float_type(float)
        };
        Some(self.constant(&text, ty))
    }
}

fn float_type(name: &str) -> Ty {
    Ty::Float(if name == "f32" {
        FloatType::F32
    } else {
        FloatType::F64
    })
}

/// The integer type of this name.
pub fn int_type(name: &str) -> Option<Ty> {
    IntType::ALL
        .iter()
        .find(|(t, n)| *n == name && *t != IntType::Open)
        .map(|(t, _)| Ty::Int(*t))
}

/// The constants that `f32` and `f64` have alike.
macro_rules! constants {
    ($function:ident, $float:ident: $($name:ident)* ; $($of_type:ident)*) => {
        fn $function(name: &str) -> Option<$float> {
            match name {
                $(stringify!($name) => Some(std::$float::consts::$name),)*
                $(stringify!($of_type) => Some($float::$of_type),)*
                _ => None,
            }
        }
    };
}

constants! { constant_f64, f64:
PI TAU E SQRT_2 LN_2 LN_10 LOG2_E LOG10_E LOG2_10 LOG10_2 FRAC_PI_2 FRAC_PI_3 FRAC_PI_4 FRAC_PI_6 FRAC_PI_8
FRAC_1_PI FRAC_2_PI FRAC_2_SQRT_PI FRAC_1_SQRT_2;
EPSILON INFINITY NEG_INFINITY NAN MAX MIN MIN_POSITIVE }
constants! { constant_f32, f32:
PI TAU E SQRT_2 LN_2 LN_10 LOG2_E LOG10_E LOG2_10 LOG10_2 FRAC_PI_2 FRAC_PI_3 FRAC_PI_4 FRAC_PI_6 FRAC_PI_8
FRAC_1_PI FRAC_2_PI FRAC_2_SQRT_PI FRAC_1_SQRT_2;
EPSILON INFINITY NEG_INFINITY NAN MAX MIN MIN_POSITIVE }
