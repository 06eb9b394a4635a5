//! What `graph!` shows of the methods of traits: an impl of a trait can have nothing that the trait has not, so it stands
//! beside it.

use std::marker::PhantomData;

/// A type with a method whose graph an impl shows. `Of` is a type of that impl alone, `METHOD` stands for the name.
pub trait Described<Of, const METHOD: u64> {
    /// The graph at a stage.
    fn described(stage: &str) -> String;
}

/// The method of that name of `T`.
#[derive(Debug, Default)]
pub struct Method<T: ?Sized, const METHOD: u64>(PhantomData<T>);

impl<T: ?Sized, const METHOD: u64> Method<T, METHOD> {
    /// It needs no value of the type.
    pub fn new() -> Self {
        Method(PhantomData)
    }
}

/// Found first: an impl of a trait shows the graph.
pub trait ShownByImpl<Of> {
    /// The graph at a stage.
    fn shown(&self, stage: &str, own: fn(&str) -> String) -> String;
}

impl<Of, T: Described<Of, METHOD> + ?Sized, const METHOD: u64> ShownByImpl<Of>
    for Method<T, METHOD>
{
    fn shown(&self, stage: &str, _: fn(&str) -> String) -> String {
        T::described(stage)
    }
}

/// Found else: the companion shows it.
pub trait ShownByType {
    /// The graph at a stage.
    fn shown(&self, stage: &str, own: fn(&str) -> String) -> String;
}

impl<T: ?Sized, const METHOD: u64> ShownByType for &Method<T, METHOD> {
    fn shown(&self, stage: &str, own: fn(&str) -> String) -> String {
        own(stage)
    }
}
