//! Fitted values beside published ones.

/// Parameter names with the posterior means of Carpenter's case study (2018).
pub const PUBLISHED: [(&str, f64); 6] = [
    ("alpha, growth of hares", 0.55),
    ("beta, hares lost per lynx", 0.028),
    ("gamma, decline of lynx", 0.80),
    ("delta, lynx gained per hare", 0.024),
    ("hares in the first year", 33.9),
    ("lynx in the first year", 5.9),
];

/// One line a parameter: fitted, published, relative difference.
pub fn compare(params: &[f64]) -> String {
    let mut text = format!(
        "{:<28} {:>10} {:>10} {:>11}",
        "parameter", "fitted", "published", "difference"
    );
    for ((name, published), fitted) in PUBLISHED.iter().zip(params) {
        let difference = 100.0 * (fitted - published) / published;
        text += &format!("\n{name:<28} {fitted:>10.4} {published:>10} {difference:>+10.1}%");
    }
    text
}
