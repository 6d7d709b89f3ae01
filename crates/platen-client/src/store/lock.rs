//! A game is open in one tab at a time: whoever has its lock. Locks end with the worker that holds them.

use js_sys::{Function, Object, Promise, Reflect};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// A lock that is held until it is dropped, or until another tab takes it.
pub(crate) struct Lock {
    release: Function,
}

impl Drop for Lock {
    fn drop(&mut self) {
        // A resolving function does not throw.
        let _ = self.release.call0(&JsValue::NULL);
    }
}

/// Takes a lock, from whoever has it if `steal`; none if another tab has it. `lost` is called when another tab takes it.
/// A browser without locks always gives one; there the store still refuses to write an entry twice.
pub(crate) async fn lock(name: &str, steal: bool, lost: impl FnOnce() + 'static) -> Option<Lock> {
    let (held, release) = pending();
    let release_to = release.clone();
    let (granted, grant) = pending();
    let on_grant = Closure::once_into_js(move |lock: JsValue| -> JsValue {
        let _ = grant.call1(&JsValue::NULL, &JsValue::from_bool(!lock.is_null()));
        if lock.is_null() { JsValue::UNDEFINED } else { held.into() }
    });
    let Ok(ended) = request(name, steal, &on_grant) else { return Some(Lock { release }) };
    // Stealing makes the promise of the holder before fail.
    let lost = Rc::new(RefCell::new(Some(lost)));
    spawn_local(async move {
        if let (Err(_), Some(lost)) = (JsFuture::from(ended).await, lost.borrow_mut().take()) {
            lost();
        }
    });
    let is_ours = JsFuture::from(granted).await.is_ok_and(|granted| granted.is_truthy());
    is_ours.then_some(Lock { release: release_to })
}

fn request(name: &str, steal: bool, on_grant: &JsValue) -> Result<Promise, JsValue> {
    let navigator = Reflect::get(&js_sys::global(), &"navigator".into())?;
    let locks = Reflect::get(&navigator, &"locks".into())?;
    let options = Object::new();
    let how = if steal { "steal" } else { "ifAvailable" };
    Reflect::set(&options, &how.into(), &JsValue::TRUE)?;
    let request: Function = Reflect::get(&locks, &"request".into())?.dyn_into()?;
    request.call3(&locks, &name.into(), &options, on_grant)?.dyn_into()
}

/// A promise and what fulfils it.
fn pending() -> (Promise, Function) {
    let mut fulfil = None;
    let promise = Promise::new(&mut |resolve, _| fulfil = Some(resolve));
    (promise, fulfil.unwrap_or_default())
}
