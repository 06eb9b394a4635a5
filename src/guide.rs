//! A chapter a question: how to fit, what to hold constant, how to call C, what memory it takes, and what is not there yet.
//!
//! [worlds]: self::worlds
//! [fit]: self::fit
//! [constants]: self::constants
//! [outputs]: self::outputs
//! [forward]: self::forward
//! [nested]: self::nested
//! [arrays]: self::arrays
//! [matrices]: self::matrices
//! [complex_numbers]: self::complex_numbers
//! [layers]: self::layers
//! [foreign]: self::foreign
//! [solvers]: self::solvers
//! [long_simulations]: self::long_simulations
//! [floats]: self::floats
//! [threads]: self::threads
//! [parallel]: self::parallel
//! [other_crates]: self::other_crates
//! [wrong_or_nan]: self::wrong_or_nan
//! [plan]: self::plan
//! [compile_time]: self::compile_time
#![doc = include_str!("../docs/guide/README.md")]

/// The chapters, each a file of `docs/guide`.
macro_rules! chapters {
    ($($name:ident = $file:literal)*) => {
        $(
            #[doc = include_str!(concat!("../docs/guide/", $file))]
            pub mod $name {}
        )*
        /// Their files.
        #[cfg(test)]
        pub const FILES: &[&str] = &[$($file),*];
    };
}

chapters! {
    worlds = "worlds.md"
    fit = "fit.md"
    constants = "constants.md"
    outputs = "outputs.md"
    forward = "forward.md"
    nested = "nested.md"
    arrays = "arrays.md"
    matrices = "matrices.md"
    complex_numbers = "complex-numbers.md"
    layers = "layers.md"
    foreign = "foreign.md"
    solvers = "solvers.md"
    long_simulations = "long-simulations.md"
    floats = "floats.md"
    threads = "threads.md"
    parallel = "parallel.md"
    other_crates = "other-crates.md"
    wrong_or_nan = "wrong-or-nan.md"
    plan = "plan.md"
    compile_time = "compile-time.md"
}
