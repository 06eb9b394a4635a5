//! Lowering, one construct a test.
