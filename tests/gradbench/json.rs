//! Numbers out of JSON.

use serde_json::Value;

/// A list, entry by entry.
pub fn list<T>(value: &Value, entry: impl FnMut(&Value) -> T) -> Vec<T> {
    value
        .as_array()
        .expect("a list")
        .iter()
        .map(entry)
        .collect()
}

/// A number.
pub fn float(value: &Value) -> f64 {
    value.as_f64().expect("a number")
}

/// A list of numbers.
pub fn floats(value: &Value) -> Vec<f64> {
    list(value, float)
}

/// A list of `N` numbers.
pub fn array<const N: usize>(value: &Value) -> [f64; N] {
    floats(value)
        .try_into()
        .expect("as many numbers as it takes")
}

/// A list of lists of numbers.
pub fn rows(value: &Value) -> Vec<Vec<f64>> {
    list(value, floats)
}

/// A number of things, or the place of one.
pub fn index(value: &Value) -> usize {
    value
        .as_u64()
        .and_then(|n| usize::try_from(n).ok())
        .expect("an index")
}

/// A list of places.
pub fn indices(value: &Value) -> Vec<usize> {
    list(value, index)
}
