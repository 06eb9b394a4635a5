//! A program that panics says the same with its derivative: the place in the user's source, and std's own text.

#![allow(clippy::needless_range_loop, clippy::iter_nth, clippy::useless_vec)]

use std::cell::{Cell, RefCell};
use std::panic::{PanicHookInfo, UnwindSafe};
use std::sync::Once;

/// Where a panic says that it is, and what it says.
#[derive(Clone, PartialEq, Debug)]
struct Said {
    file: String,
    line: u32,
    column: u32,
    text: String,
}

thread_local! {
    static SAID: RefCell<Option<Said>> = const { RefCell::new(None) };
    static LISTENING: Cell<bool> = const { Cell::new(false) };
}

/// What `f` says when it panics; nothing if it does not.
fn said(f: impl FnOnce() + UnwindSafe) -> Option<Said> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| match LISTENING.get() {
            true => SAID.set(Some(Said::of(info))),
            false => usual(info),
        }));
    });
    LISTENING.set(true);
    let panicked = std::panic::catch_unwind(f).is_err();
    LISTENING.set(false);
    let said = SAID.take();
    assert_eq!(
        panicked,
        said.is_some(),
        "the hook runs when something panics"
    );
    said
}

impl Said {
    fn of(info: &PanicHookInfo) -> Said {
        let payload = info.payload();
        let place = info.location().expect("panics have a place");
        Said {
            file: place.file().into(),
            line: place.line(),
            column: place.column(),
            text: match (
                payload.downcast_ref::<&str>(),
                payload.downcast_ref::<String>(),
            ) {
                (Some(text), _) => (*text).into(),
                (None, text) => text.cloned().unwrap_or_default(),
            },
        }
    }
}

/// One row each: it panics, or overflows, which is a panic in debug builds alone.
macro_rules! rows {
    ($($name:ident: $how:ident $f:ident($($arg:expr),*);)*) => {
        mod rows {
            use super::*;
            $(#[test]
            fn $name() {
                let plain = crate::said(|| {
                    std::hint::black_box(super::$f($($arg),*));
                });
                let ours = crate::said(|| {
                    std::hint::black_box(value_and_grad!(super::$f)($($arg),*));
                });
                crate::$how(plain, ours);
            })*
        }
    };
}

mod panics {
    #[rustfmt::skip]
    mod ends;
    mod indices;
    mod integers;
    mod parts;
    #[rustfmt::skip]
    mod lines;
    mod options;
    mod slices;
    mod statements;
}

fn panics(plain: Option<Said>, ours: Option<Said>) {
    assert!(plain.is_some(), "the plain function panics");
    assert_eq!(ours, plain);
}

fn overflows(plain: Option<Said>, ours: Option<Said>) {
    assert!(
        plain.is_some() || !cfg!(debug_assertions),
        "the plain function panics"
    );
    assert_eq!(ours, plain);
}
