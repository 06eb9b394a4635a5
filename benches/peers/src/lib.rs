//! Holds nothing: `cargo bench -p peer-benches` is what this package is for.
