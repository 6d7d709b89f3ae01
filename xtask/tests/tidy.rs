//! The tidy checks as a test, so that nobody has to remember them.

use xtask::{repo::Repo, tidy};

#[test]
fn the_repository_is_tidy() {
    let repo = Repo::find().expect("xtask lies in the repository");
    let reports = tidy::check(&repo).expect("the checks can run");
    if let Some(complaint) = tidy::complaint(&reports) {
        panic!("{complaint}");
    }
}
