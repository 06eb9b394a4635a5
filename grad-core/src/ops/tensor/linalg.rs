//! Matrices in the last two axes.

use super::index::Part;
use super::{floats, numbers, options};
use crate::ir::Var;
use crate::kernels::linalg;
use crate::ops::{BASE, PrimDef, Rule, Tests};

/// `matmul."transpose_a transpose_b" a, b`: the product of matrices; axes before the last two broadcast.
pub static MATMUL: PrimDef = PrimDef {
    name: "matmul",
    doc: "The product of the matrices in the last two axes.",
    options: &["transpose_a", "transpose_b"],
    result: |types, _| numbers::<2>(types),
    eval: |cx, operands| linalg::matmul(cx, &operands),
    rule: Rule::Vjp(|b| {
        let attr = b.attr();
        let options = options::Options::of(&attr);
        let (ta, tb) = (options.flag("transpose_a"), options.flag("transpose_b"));
        let ct = b.ct();
        if b.wants(0) {
            let (x, y) = (b.operand(0), b.operand(1));
            let ct = match ta {
                false => ct.matmul_with(y, false, !tb),
                true => y.matmul_with(ct, tb, true),
            };
            b.add(0, ct.unbroadcast(x));
        }
        if b.wants(1) {
            let (x, y) = (b.operand(0), b.operand(1));
            let ct = match tb {
                false => x.matmul_with(ct, !ta, false),
                true => ct.matmul_with(x, true, ta),
            };
            b.add(1, ct.unbroadcast(y));
        }
    }),
    tests: Tests::graphs(
        &["func @f(v0: tensor f64, v1: tensor f64) -> tensor f64 {\n\
             v2: tensor f64 = const \"[3,1,1:1.0,2.0,3.0]\"\n\
             v3 = mul v0, v2\n\
             v4 = matmul v3, v1\n\
             v5 = matmul.\"transpose_a\" v0, v4\n\
             v6 = matmul.\"transpose_b\" v5, v1\n\
             v7 = matmul.\"transpose_a transpose_b\" v6, v0\n\
             return v7\n\
         }"],
    ),
    ..BASE
};

/// `matrix_inverse x`: the inverse matrices.
pub static MATRIX_INVERSE: PrimDef = PrimDef {
    name: "matrix_inverse",
    doc: "The inverses of the matrices in the last two axes.",
    result: |types, _| floats::<1>(types),
    eval: |cx, operands| linalg::matrix_inverse(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let (ct, y) = (b.ct(), b.result());
            b.add(
                0,
                -y.matmul_with(ct, true, false).matmul_with(y, false, true),
            );
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1: tensor f64 = const \"[2,2:3.0,0.0,0.0,4.0]\"\n\
             v2 = add v0, v1\n\
             v3 = matrix_inverse v2\n\
             return v3\n\
         }"]),
    ..BASE
};

impl<'b> Var<'b> {
    /// The product of matrices.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::op;
    /// let y = op(&[&[[1.0, 2.0], [3.0, 4.0]].into(), &[[1.0, 2.0], [3.0, 4.0]].into()], |v| v[0].matmul(v[1]));
    /// assert_eq!(y.value().unwrap().to_f64s(), [7.0, 10.0, 15.0, 22.0]);
    /// ```
    #[track_caller]
    pub fn matmul(self, other: Var<'b>) -> Var<'b> {
        self.matmul_with(other, false, false)
    }
    /// The product of matrices, of which either is taken the other way round.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::op;
    /// let y = op(&[&[[1.0, 2.0], [3.0, 4.0]].into(), &[[1.0, 2.0], [3.0, 4.0]].into()], |v| v[0].matmul_with(v[1], true, false));
    /// assert_eq!(y.value().unwrap().to_f64s(), [10.0, 14.0, 14.0, 20.0]);
    /// ```
    #[track_caller]
    pub fn matmul_with(self, other: Var<'b>, transpose_a: bool, transpose_b: bool) -> Var<'b> {
        let words = [
            options::flag("transpose_a", transpose_a),
            options::flag("transpose_b", transpose_b),
        ];
        self.apply_with(&MATMUL, options::attr(&words), &[other])
    }
    /// The product of matrices with the vectors in the last axis.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::op;
    /// let y = op(&[&[[1.0, 2.0], [3.0, 4.0]].into(), &vec![1.0, 1.0].into()], |v| v[0].matvec(v[1]));
    /// assert_eq!(y.value().unwrap().to_f64s(), [3.0, 7.0]);
    /// ```
    #[track_caller]
    pub fn matvec(self, vector: Var<'b>) -> Var<'b> {
        self.matmul(vector.expand_dims(-1)).squeeze(Some(&[-1]))
    }
    /// The inverse matrices.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new([[2.0, 0.0], [0.0, 4.0]]).with(|x| x.matrix_inverse());
    /// assert_eq!(y.value().unwrap().to_f64s(), [0.5, 0.0, 0.0, 0.25]);
    /// ```
    #[track_caller]
    pub fn matrix_inverse(self) -> Var<'b> {
        self.apply(&MATRIX_INVERSE, &[])
    }
    /// The sums of the diagonals of matrices.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new([[1.0, 2.0], [3.0, 4.0]]).with(|x| x.trace());
    /// assert_eq!(y.value().unwrap().to_f64s(), [5.0]);
    /// ```
    #[track_caller]
    pub fn trace(self) -> Var<'b> {
        super::einsum::einsum("...ii->...", &[self.square_part()])
    }
    /// The diagonals of matrices.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new([[1.0, 2.0], [3.0, 4.0]]).with(|x| x.diag_part());
    /// assert_eq!(y.value().unwrap().to_f64s(), [1.0, 4.0]);
    /// ```
    #[track_caller]
    pub fn diag_part(self) -> Var<'b> {
        super::einsum::einsum("...ii->...i", &[self.square_part()])
    }
    /// The first rows or columns, as many as there are of the other.
    #[track_caller]
    fn square_part(self) -> Var<'b> {
        self.part(&[Part::Rest, Part::Least, Part::Least], &[])
    }
}

/// Every primitive of this file.
pub const ALL: &[&PrimDef] = &[&MATMUL, &MATRIX_INVERSE];
