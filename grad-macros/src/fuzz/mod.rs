//! The macros never panic, whatever tokens they are given, and what they expand to is Rust that holds a derivative or an
//! error: annotated items and uses of macros with tokens deleted, doubled, swapped, replaced and exchanged with one
//! another's, and tokens without any order.
//!
//! A plain test run tries a few thousand. A million, by one command, with the rate:
//!
//! ```text
//! GRADS_MUTATIONS=1000000 cargo test --release -p grad-macros fuzz -- --nocapture
//! ```
//!
//! `GRADS_SEED=n` starts at the `n`-th.

mod deep;
mod found;
mod outcome;
mod seeds;
mod shrink;
mod tokens;

use proc_macro2::TokenStream;
use seeds::{Input, NAMES, seeds};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use tokens::{Random, Token, arbitrary, flatten, mutate, nest, splice};

fn number(name: &str, default: u64) -> u64 {
    let given = std::env::var(name).ok().and_then(|n| n.parse().ok());
    given.unwrap_or(default)
}

#[test]
fn mutations_expand_without_a_panic() {
    let (first, count) = (number("GRADS_SEED", 0), number("GRADS_MUTATIONS", 4000));
    let (next, start) = (AtomicU64::new(first), Instant::now());
    let failures = Mutex::new(vec![]);
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(outcome::remember));
    std::thread::scope(|scope| {
        let work = || {
            // tokens stay on the thread that made them
            let seeds = seeds();
            assert!(seeds.len() >= 400);
            while let n = next.fetch_add(1, Ordering::Relaxed)
                && n < first + count
            {
                if let Err(e) = attempt(n, &seeds) {
                    failures.lock().expect("no thread fails").push(e);
                }
            }
        };
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        for _ in 0..threads {
            // as much stack as rustc gives a macro
            let thread = std::thread::Builder::new().stack_size(8 << 20);
            thread
                .spawn_scoped(scope, work)
                .expect("threads can be started");
        }
    });
    std::panic::set_hook(before);
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{count} mutations in {seconds:.1} s, {:.0} a second",
        count as f64 / seconds
    );
    let failures = failures.into_inner().expect("no thread fails");
    let shown: Vec<&str> = failures.iter().take(20).map(String::as_str).collect();
    assert!(
        failures.is_empty(),
        "{} of {count} fail:\n{}",
        failures.len(),
        shown.join("\n\n")
    );
}

/// The `n`-th mutation: what is wrong with what it expands to.
fn attempt(n: u64, seeds: &[Input]) -> Result<(), String> {
    let mut random = Random(n.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let input = mutated(seeds, &mut random);
    outcome::expand(&input).map_err(|e| {
        let small = shrink::shrink(&input, &e);
        format!(
            "mutation {n} {e}\n{}\nin small:\n{}",
            shown(&input),
            shown(&small)
        )
    })
}

/// An input as one would write it.
fn shown(input: &Input) -> String {
    match input {
        Input::Attribute(args, item) => format!("#[differentiable({args})]\n{item}"),
        Input::Derive(item) => format!("#[derive(Differentiable)]\n{item}"),
        Input::Bang(name, tokens) => format!("{name}!({tokens})"),
    }
}

/// A seed with a few edits, or tokens without any order.
fn mutated(seeds: &[Input], random: &mut Random) -> Input {
    if random.below(20) == 0 {
        let (args, item) = (arbitrary(random, 4, 2), arbitrary(random, 12, 4));
        return match random.below(3) {
            0 => Input::Attribute(args, item),
            1 => Input::Derive(item),
            _ => Input::Bang(NAMES[random.below(NAMES.len())], item),
        };
    }
    let other = seeds[random.below(seeds.len())].clone();
    match seeds[random.below(seeds.len())].clone() {
        Input::Attribute(args, item) => {
            let args = if random.below(12) == 0 {
                arbitrary(random, 6, 2)
            } else if args.is_empty() || random.below(3) > 0 {
                args
            } else {
                edited(args, &other, random)
            };
            Input::Attribute(args, edited(item, &other, random))
        }
        Input::Derive(item) if random.below(8) == 0 => {
            Input::Attribute(TokenStream::new(), edited(item, &other, random))
        }
        Input::Derive(item) => Input::Derive(edited(item, &other, random)),
        Input::Bang(name, tokens) => Input::Bang(name, edited(tokens, &other, random)),
    }
}

fn edited(tokens: TokenStream, other: &Input, random: &mut Random) -> TokenStream {
    let mut flat: Vec<Token> = vec![];
    flatten(tokens, &mut flat);
    for _ in 0..1 + random.below(3) {
        if random.below(6) == 0 {
            let mut from = vec![];
            let (Input::Attribute(_, item) | Input::Derive(item) | Input::Bang(_, item)) = other;
            flatten(item.clone(), &mut from);
            splice(&mut flat, &from, random);
        } else if !flat.is_empty() {
            mutate(&mut flat, random);
        }
    }
    nest(&flat)
}
