//! Forward mode of the methods.

use super::{Functions, Number, Parts};
use crate::foreign::lift::Base;
use crate::pushed;
use num_complex::Complex;

pushed! {
    /// Of [`Functions`].
    trait PushedFunctions [T] where { T: Number }
    for [] Complex<T> where { T: Base + Number }
    curved __grads_exp __grads_exp_jvp __grads_exp_jvp_forward [] (&self) -> Complex<T>;
    curved __grads_exp2 __grads_exp2_jvp __grads_exp2_jvp_forward [] (&self) -> Complex<T>;
    curved __grads_ln __grads_ln_jvp __grads_ln_jvp_forward [] (&self) -> Complex<T>;
    curved __grads_log2 __grads_log2_jvp __grads_log2_jvp_forward [] (&self) -> Complex<T>;
    curved __grads_log10 __grads_log10_jvp __grads_log10_jvp_forward [] (&self) -> Complex<T>;
    curved __grads_sqrt __grads_sqrt_jvp __grads_sqrt_jvp_forward [] (&self) -> Complex<T>;
    curved __grads_cbrt __grads_cbrt_jvp __grads_cbrt_jvp_forward [] (&self) -> Complex<T>;
    curved __grads_sin __grads_sin_jvp __grads_sin_jvp_forward [] (&self) -> Complex<T>;
    curved __grads_cos __grads_cos_jvp __grads_cos_jvp_forward [] (&self) -> Complex<T>;
    curved __grads_tan __grads_tan_jvp __grads_tan_jvp_forward [] (&self) -> Complex<T>;
    curved __grads_asin __grads_asin_jvp __grads_asin_jvp_forward [] (&self) -> Complex<T>;
    curved __grads_acos __grads_acos_jvp __grads_acos_jvp_forward [] (&self) -> Complex<T>;
    curved __grads_atan __grads_atan_jvp __grads_atan_jvp_forward [] (&self) -> Complex<T>;
    curved __grads_sinh __grads_sinh_jvp __grads_sinh_jvp_forward [] (&self) -> Complex<T>;
    curved __grads_cosh __grads_cosh_jvp __grads_cosh_jvp_forward [] (&self) -> Complex<T>;
    curved __grads_tanh __grads_tanh_jvp __grads_tanh_jvp_forward [] (&self) -> Complex<T>;
    curved __grads_asinh __grads_asinh_jvp __grads_asinh_jvp_forward [] (&self) -> Complex<T>;
    curved __grads_acosh __grads_acosh_jvp __grads_acosh_jvp_forward [] (&self) -> Complex<T>;
    curved __grads_atanh __grads_atanh_jvp __grads_atanh_jvp_forward [] (&self) -> Complex<T>;
    curved __grads_inv __grads_inv_jvp __grads_inv_jvp_forward [] (&self) -> Complex<T>;
    curved __grads_finv __grads_finv_jvp __grads_finv_jvp_forward [] (&self) -> Complex<T>;
    curved __grads_powi __grads_powi_jvp __grads_powi_jvp_forward [] (&self, n: const(()) i32) -> Complex<T>;
    curved __grads_powu __grads_powu_jvp __grads_powu_jvp_forward [] (&self, n: const(()) u32) -> Complex<T>;
    curved __grads_powf __grads_powf_jvp __grads_powf_jvp_forward [] (&self, x: T) -> Complex<T>;
    curved __grads_powc __grads_powc_jvp __grads_powc_jvp_forward [] (&self, w: Complex<T>) -> Complex<T>;
    curved __grads_expf __grads_expf_jvp __grads_expf_jvp_forward [] (&self, base: T) -> Complex<T>;
    curved __grads_log __grads_log_jvp __grads_log_jvp_forward [] (&self, base: T) -> Complex<T>;
}

pushed! {
    /// Of [`Parts`].
    trait PushedParts [T] where { T: Number }
    for [] Complex<T> where { T: Base + Number }
    curved __grads_norm __grads_norm_jvp __grads_norm_jvp_forward [] (&self) -> T;
    curved __grads_norm_sqr __grads_norm_sqr_jvp __grads_norm_sqr_jvp_forward [] (&self) -> T;
    curved __grads_l1_norm __grads_l1_norm_jvp __grads_l1_norm_jvp_forward [] (&self) -> T;
    curved __grads_arg __grads_arg_jvp __grads_arg_jvp_forward [] (&self) -> T;
    curved __grads_to_polar __grads_to_polar_jvp __grads_to_polar_jvp_forward [] (&self) -> (T, T);
    linear __grads_conj __grads_conj_jvp __grads_conj_jvp_forward [] (&self) -> Complex<T>;
    curved __grads_scale __grads_scale_jvp __grads_scale_jvp_forward [] (&self, x: T) -> Complex<T>;
    curved __grads_unscale __grads_unscale_jvp __grads_unscale_jvp_forward [] (&self, x: T) -> Complex<T>;
    curved __grads_fdiv __grads_fdiv_jvp __grads_fdiv_jvp_forward [] (&self, w: Complex<T>) -> Complex<T>;
    constant __grads_is_nan __grads_is_nan_jvp __grads_is_nan_jvp_forward [] (&self) -> bool;
    constant __grads_is_finite __grads_is_finite_jvp __grads_is_finite_jvp_forward [] (&self) -> bool;
    constant __grads_is_infinite __grads_is_infinite_jvp __grads_is_infinite_jvp_forward [] (&self) -> bool;
}
