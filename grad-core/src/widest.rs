//! Loops with the machine's widest vectors. What they compute is the same to the last bit: sums and products stay apart (rustc never makes one rounding of two).
//!
//! This is one of three files that do something unsafe. Its contract: [`with_avx2`] runs only where the processor has been found to have AVX2.

#![cfg_attr(
    target_arch = "x86_64",
    expect(
        unsafe_code,
        reason = "what a processor has shows when the program runs, and rustc cannot know that it was asked"
    )
)]

/// Runs `f`, whose loops are made of the instructions that the processor has.
#[inline]
pub(crate) fn widest<R>(f: impl FnOnce() -> R) -> R {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx2") {
        // SAFETY: the processor has AVX2
        return unsafe { with_avx2(f) };
    }
    f()
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn with_avx2<R>(f: impl FnOnce() -> R) -> R {
    f()
}
