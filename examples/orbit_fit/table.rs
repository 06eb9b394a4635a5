//! Fitted numbers beside published ones.

use crate::data::EPOCH;
use crate::fit::Fit;
use grads::prelude::*;

/// A number of the orbit.
struct Element {
    name: &'static str,
    /// What is added to the number of the model.
    offset: f64,
    decimals: usize,
    published: f64,
    error: f64,
}

/// The elements of HD 20868 b in the order of [`crate::model::Orbit`], from Moutou and others (2009): the eccentricity has two digits
/// there, so it may differ by more than its error.
const PUBLISHED: [Element; 6] = [
    element("period P, d", 0.0, 2, 380.85, 0.09),
    element("periastron T, JD", EPOCH, 2, 2_454_451.52, 0.1),
    element("eccentricity e", 0.0, 4, 0.75, 0.002),
    element("argument omega, degrees", 0.0, 2, 356.2, 0.4),
    element("amplitude K, m/s", 0.0, 2, 100.34, 0.42),
    element("systemic velocity V, km/s", 0.0, 4, 46.245, 0.0003),
];

const fn element(
    name: &'static str,
    offset: f64,
    decimals: usize,
    published: f64,
    error: f64,
) -> Element {
    Element {
        name,
        offset,
        decimals,
        published,
        error,
    }
}

/// The published time and argument of the periastron with their errors, in the numbers of the model.
pub const PERIASTRON: [(f64, f64); 2] = [
    (PUBLISHED[1].published - EPOCH, PUBLISHED[1].error),
    (PUBLISHED[3].published, PUBLISHED[3].error),
];

/// One line an element: fitted, published, the difference in published standard errors.
pub fn compare(fit: &Fit) -> String {
    let mut text = format!(
        "{:<26} {:>12} {:>9}   {:>12} {:>9} {:>11}",
        "element", "fitted", "error", "published", "error", "difference"
    );
    let fitted = fit.orbit.to_flat();
    for ((element, fitted), error) in PUBLISHED.iter().zip(fitted).zip(fit.errors()) {
        let (fitted, decimals) = (fitted + element.offset, element.decimals);
        let difference = (fitted - element.published) / element.error;
        text += &format!(
            "\n{:<26} {fitted:>12.decimals$} {error:>9.2e}   {:>12.decimals$} {:>9.2e} {difference:>+11.1}",
            element.name, element.published, element.error
        );
    }
    text
}
