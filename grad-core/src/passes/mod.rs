//! Exact rewrites.
