//! Elements repeated, turned round and shifted along axes, and margins.

use super::{float, options, same};
use crate::ir::{Attr, Type, Var};
use crate::kernels::moves::{self, Pad, Reverse, Roll, Shift, Tile};
use crate::ops::{BASE, PrimDef, Rule, Tests};

/// `tile."multiples=2,3" x`: repeated so many times along each axis.
pub static TILE: PrimDef = PrimDef {
    name: "tile",
    doc: "The operand repeated along each axis.",
    options: &["multiples"],
    result: |types, _| same(types),
    eval: |cx, operands| moves::moved::<Tile>(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let (ct, x) = (b.ct(), b.operand(0));
            b.add(0, ct.apply_with(&UNTILE, b.attr(), &[x]));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1 = tile.\"multiples=2,3\" v0\n\
             v2 = mul v1, v1\n\
             v3 = tile.\"multiples=0,1\" v0\n\
             v4 = reduce_sum v3\n\
             v5 = add v2, v4\n\
             return v5\n\
         }"]),
    ..BASE
};

/// `untile ct, x`: the cotangent of `x` where `ct` is that of `x` tiled.
pub static UNTILE: PrimDef = PrimDef {
    name: "untile",
    doc: "The sum of the repetitions of the second operand in the first.",
    options: &["multiples"],
    result: back,
    eval: |cx, operands| moves::moved_back::<Tile>(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            b.add(0, b.ct().apply_with(&TILE, b.attr(), &[]));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1: tensor f64 = const \"[1,2:1.0,2.0]\"\n\
             v2 = untile.\"multiples=2,1\" v0, v1\n\
             v3 = mul v2, v0\n\
             return v3\n\
         }"]),
    ..BASE
};

/// `pad."before=0,1 after=2,0 mode=reflect" x`: margins of zeros, or mirrored (`reflect`; `symmetric` with the border).
pub static PAD: PrimDef = PrimDef {
    name: "pad",
    doc: "The operand with margins.",
    options: &["before", "after", "mode"],
    result: |types, _| same(types),
    eval: |cx, operands| moves::moved::<Pad>(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let (ct, x) = (b.ct(), b.operand(0));
            b.add(0, ct.apply_with(&UNPAD, b.attr(), &[x]));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1 = pad.\"before=1,1 after=2,0\" v0\n\
             v2 = pad.\"before=1,1 after=2,0 mode=symmetric\" v0\n\
             v3 = pad.\"before=0,1 after=0,1 mode=reflect\" v0\n\
             v4 = mul v1, v2\n\
             v5 = reduce_sum.\"axis=1\" v3\n\
             v6 = reduce_sum v4\n\
             v7 = mul v5, v6\n\
             return v7\n\
         }"]),
    ..BASE
};

/// `unpad ct, x`: the cotangent of `x` where `ct` is that of `x` with margins.
pub static UNPAD: PrimDef = PrimDef {
    name: "unpad",
    doc: "The first operand without margins; mirrored ones are added where they come from.",
    options: &["before", "after", "mode"],
    result: back,
    eval: |cx, operands| moves::moved_back::<Pad>(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            b.add(0, b.ct().apply_with(&PAD, b.attr(), &[]));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1: tensor f64 = const \"[1,2:1.0,2.0]\"\n\
             v2 = unpad.\"before=1,0 after=0,0\" v0, v1\n\
             v3 = unpad.\"before=0,0 after=1,0 mode=symmetric\" v0, v1\n\
             v4 = mul v2, v3\n\
             return v4\n\
         }"]),
    ..BASE
};

fn back(types: &[Type], _: &Attr) -> Option<Type> {
    match types {
        [ct, Type::Tensor(_)] => float(ct).map(Type::Tensor),
        _ => None,
    }
}

/// `reverse."axis=0,1" x`: these axes turned round.
pub static REVERSE: PrimDef = PrimDef {
    name: "reverse",
    doc: "Axes turned round.",
    options: &["axis"],
    result: |types, _| same(types),
    eval: |cx, operands| moves::moved::<Reverse>(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            b.add(0, b.ct().apply_with(&REVERSE, b.attr(), &[]));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1 = reverse.\"axis=-1\" v0\n\
             v2 = mul v1, v0\n\
             v3 = mul v2, v0\n\
             return v3\n\
         }"]),
    ..BASE
};

/// `roll."shift=1,-2 axis=0,1" x`: shifted along these axes; what leaves at one end comes back at the other.
pub static ROLL: PrimDef = PrimDef {
    name: "roll",
    doc: "The operand shifted along axes, round and round.",
    options: &["shift", "axis"],
    result: |types, _| same(types),
    eval: |cx, operands| moves::moved::<Roll>(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let attr = b.attr();
            let options = options::Options::of(&attr);
            let shifts: Vec<isize> = options.list("shift").unwrap_or_default();
            let back: Vec<isize> = shifts.iter().map(|n| n.saturating_neg()).collect();
            b.add(
                0,
                b.ct()
                    .roll(&back, &options.list("axis").unwrap_or_default()),
            );
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1: tensor f64 = const \"[3,1,1:1.0,2.0,3.0]\"\n\
             v2 = mul v0, v1\n\
             v3 = roll.\"shift=1,-1 axis=0,1\" v2\n\
             v4 = mul v3, v2\n\
             return v4\n\
         }"]),
    ..BASE
};

/// `shift."axis=n reverse" x`: by one place towards the end of an axis, or its beginning; a zero follows.
pub static SHIFT: PrimDef = PrimDef {
    name: "shift",
    doc: "The operand shifted by one place along an axis.",
    options: &["axis", "reverse"],
    result: |types, _| same(types),
    eval: |cx, operands| moves::moved::<Shift>(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let attr = b.attr();
            let options = options::Options::of(&attr);
            let axis = options.number("axis").unwrap_or(0);
            b.add(0, b.ct().shift(axis, !options.flag("reverse")));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1 = shift.\"axis=0\" v0\n\
             v2 = shift.\"axis=1 reverse\" v0\n\
             v3 = mul v1, v0\n\
             v4 = mul v2, v0\n\
             v5 = add v3, v4\n\
             return v5\n\
         }"]),
    ..BASE
};

impl<'b> Var<'b> {
    /// Repeated so many times along each axis.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new(vec![1.0, 2.0]).with(|x| x.tile(&[2]));
    /// assert_eq!(y.value().unwrap().to_f64s(), [1.0, 2.0, 1.0, 2.0]);
    /// ```
    #[track_caller]
    pub fn tile(self, multiples: &[usize]) -> Var<'b> {
        let attr = options::attr(&[options::list("multiples", multiples)]);
        self.apply_with(&TILE, attr, &[])
    }
    /// With margins before and after each axis; `mode` is `""` for zeros, `reflect` or `symmetric`.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new(vec![1.0, 2.0, 3.0]).with(|x| x.pad(&[(1, 1)], "reflect"));
    /// assert_eq!(y.value().unwrap().to_f64s(), [2.0, 1.0, 2.0, 3.0, 2.0]);
    /// ```
    #[track_caller]
    pub fn pad(self, margins: &[(usize, usize)], mode: &str) -> Var<'b> {
        let mode = if mode.is_empty() {
            String::new()
        } else {
            format!("mode={mode}")
        };
        let before = options::list("before", margins.iter().map(|m| m.0));
        let after = options::list("after", margins.iter().map(|m| m.1));
        self.apply_with(&PAD, options::attr(&[before, after, mode]), &[])
    }
    /// With these axes turned round.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new(vec![1.0, 2.0, 3.0]).with(|x| x.reverse(&[0]));
    /// assert_eq!(y.value().unwrap().to_f64s(), [3.0, 2.0, 1.0]);
    /// ```
    #[track_caller]
    pub fn reverse(self, axes: &[isize]) -> Var<'b> {
        let attr = options::attr(&[options::list("axis", axes)]);
        self.apply_with(&REVERSE, attr, &[])
    }
    /// Shifted along axes, round and round.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new(vec![1.0, 2.0, 3.0]).with(|x| x.roll(&[1], &[0]));
    /// assert_eq!(y.value().unwrap().to_f64s(), [3.0, 1.0, 2.0]);
    /// ```
    #[track_caller]
    pub fn roll(self, shifts: &[isize], axes: &[isize]) -> Var<'b> {
        let words = [options::list("shift", shifts), options::list("axis", axes)];
        self.apply_with(&ROLL, options::attr(&words), &[])
    }
    /// Shifted by one place towards the end of an axis, or its beginning; a zero follows.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new(vec![1.0, 2.0, 3.0]).with(|x| x.shift(0, false));
    /// assert_eq!(y.value().unwrap().to_f64s(), [0.0, 1.0, 2.0]);
    /// ```
    #[track_caller]
    pub fn shift(self, axis: isize, reverse: bool) -> Var<'b> {
        let words = [
            options::list("axis", [axis]),
            options::flag("reverse", reverse),
        ];
        self.apply_with(&SHIFT, options::attr(&words), &[])
    }
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[&TILE, &UNTILE, &PAD, &UNPAD, &REVERSE, &ROLL, &SHIFT];
