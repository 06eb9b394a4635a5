//! The cases of `errors.json`: what is an error in TensorFlow is one here, with the words that the two messages share, or
//! stands in the list of what is none.

use crate::error_cases::{ALLOWED, NO_COUNTERPART, REFUSED};
use grad_core::graph::{Graph, GraphError};
use libtest_mimic::{Failed, Trial};
use serde_json::Value as Json;
use std::path::Path;

/// What must be an error.
pub struct Refused {
    pub id: &'static str,
    pub provoke: fn(&Graph) -> Result<(), GraphError>,
    pub is: fn(&GraphError) -> bool,
    /// In both messages.
    pub words: &'static [&'static str],
}

/// What must not be.
pub struct Allowed {
    pub id: &'static str,
    pub compute: fn(&Graph) -> Result<Vec<f64>, GraphError>,
    pub gives: &'static [f64],
    /// Why, if TensorFlow refuses it.
    pub why: Option<&'static str>,
}

/// One test for each case, and one for the list of them.
pub fn trials(folder: &Path) -> Vec<Trial> {
    let text = std::fs::read_to_string(folder.join("errors.json")).expect("the cases of errors");
    let json: Json = serde_json::from_str(&text).expect("cases of errors in JSON");
    let cases = json["cases"].as_array().cloned().unwrap_or_default();
    let case = |id: &str| cases.iter().find(|c| c["id"] == id).cloned();
    let ids: Vec<String> = cases.iter().map(|c| c["id"].to_string()).collect();
    let mut trials = vec![Trial::test("errors::every_case_is_here", move || {
        all_here(&ids)
    })];
    for refused in REFUSED {
        let case = case(refused.id);
        let name = format!("errors::{}", refused.id);
        trials.push(Trial::test(name, move || refused.check(case.as_ref())));
    }
    for allowed in ALLOWED {
        let case = case(allowed.id);
        let name = format!("errors::{}", allowed.id);
        trials.push(Trial::test(name, move || allowed.check(case.as_ref())));
    }
    trials
}

fn all_here(ids: &[String]) -> Result<(), Failed> {
    let refused = REFUSED.iter().map(|r| r.id);
    let allowed = ALLOWED.iter().map(|a| a.id);
    let others = NO_COUNTERPART.iter().map(|(id, _)| *id);
    let mut here: Vec<String> = refused
        .chain(allowed)
        .chain(others)
        .map(|id| format!("{id:?}"))
        .collect();
    let mut ids = ids.to_vec();
    here.sort();
    ids.sort();
    if here == ids {
        Ok(())
    } else {
        Err(format!("{here:?}\nare not\n{ids:?}").into())
    }
}

impl Refused {
    fn check(&self, case: Option<&Json>) -> Result<(), Failed> {
        let theirs = case.and_then(|c| c["message"].as_str()).unwrap_or_default();
        let error = match (self.provoke)(&Graph::new()) {
            Err(error) => error,
            Ok(()) => return Err("no error".into()),
        };
        if !(self.is)(&error) {
            return Err(format!("another error: {error:?}").into());
        }
        let ours = error.to_string();
        for words in self.words {
            for message in [theirs, &ours] {
                if !message.contains(words) {
                    return Err(format!("{words:?} is not in {message:?}").into());
                }
            }
        }
        Ok(())
    }
}

impl Allowed {
    fn check(&self, case: Option<&Json>) -> Result<(), Failed> {
        let theirs = case.map(|c| c["outcome"] == "ok");
        if theirs != Some(self.why.is_none()) {
            return Err(format!("TensorFlow's outcome is another one: {case:?}").into());
        }
        let found = (self.compute)(&Graph::new())?;
        if found == self.gives {
            Ok(())
        } else {
            Err(format!("{found:?} for {:?}", self.gives).into())
        }
    }
}
