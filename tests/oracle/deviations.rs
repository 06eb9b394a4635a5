//! Where the answer is meant to differ from TensorFlow's.

/// One value that differs.
pub struct Deviation {
    /// `group::id`
    pub case: &'static str,
    /// Which value.
    pub part: &'static str,
    /// What TensorFlow says, and why this does not.
    #[allow(dead_code)]
    pub why: &'static str,
    /// What comes out.
    pub ours: Ours,
}

pub enum Ours {
    /// No gradient.
    None,
    /// These numbers.
    Values(&'static [f64]),
}

/// All of them.
pub const DEVIATIONS: &[Deviation] = &[];
