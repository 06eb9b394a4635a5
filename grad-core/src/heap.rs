//! What the system's allocator is told once: that memory comes and goes.
//!
//! A gradient frees at its end what it kept. glibc gives the end of the heap back to the system as soon as 128 KB of it are
//! free (`M_TRIM_THRESHOLD` in mallopt(3)), and then each page of the next gradient is a page fault, which can cost more than
//! the gradient itself. But the threshold is dynamic: where one large request that got pages of its own is freed, it becomes
//! twice as large as that. So one such request, of pages that nobody touches, is all that is to say. It goes to the system's
//! allocator, also where the program has another one. Other systems are told nothing: some would never get such memory back.
#![allow(
    unsafe_code,
    reason = "a program's own allocator must not see the request, and the system's is unsafe to ask"
)]

use crate::pool::LIMIT;
use std::alloc::{GlobalAlloc, Layout, System};
use std::hint::black_box;
use std::sync::Once;

/// Half of what stays with the program. glibc takes no notice of 32 MB and more.
const REQUEST: usize = LIMIT / 2 - (1 << 16);

/// A vector with new memory, of which as much as the pools hold stays with the program from now on.
#[cold]
pub fn vector<T>(room: usize) -> Vec<T> {
    keep();
    Vec::with_capacity(room)
}

/// Of what is freed, as much as the pools hold stays with the program from now on.
pub fn keep() {
    static TOLD: Once = Once::new();
    if cfg!(all(target_os = "linux", target_env = "gnu")) {
        TOLD.call_once(ask_and_free);
    }
}

fn ask_and_free() {
    let layout = Layout::array::<u8>(REQUEST).expect("less than the address space");
    // SAFETY: the layout is not empty, and what `alloc` gives is freed once
    unsafe {
        let place = black_box(System.alloc(layout));
        if !place.is_null() {
            System.dealloc(place, layout);
        }
    }
}
