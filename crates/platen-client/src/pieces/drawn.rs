//! How markup comes into the document: parsed in one go, and put in place of what was there only when it is another. How it stands
//! changes in place.

use crate::markup::{Markup, STANDS, Standing};
use leptos::prelude::{AddAnyAttr, Render, RenderHtml, document};
use leptos::tachys::html::attribute::Attribute;
use leptos::tachys::html::attribute::any_attribute::AnyAttribute;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::view::{Mountable, Position, PositionState};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlTemplateElement, Node};

/// Markup that is in the document, with the nodes that it became: at least one, so that its place is known.
#[derive(Debug)]
pub struct Drawn {
    markup: Markup,
    nodes: Vec<Node>,
    /// Those that stand somehow.
    standing: Vec<Element>,
}

impl Drawn {
    fn of(markup: Markup) -> Drawn {
        let mut nodes = parse(&markup);
        if nodes.is_empty() {
            nodes.push(document().create_comment("").into());
        }
        let standing = if markup.standings().is_empty() { Vec::new() } else { standing(&nodes) };
        for (element, now) in standing.iter().zip(markup.standings()) {
            stand(element, Standing::default(), *now);
        }
        Drawn { markup, nodes, standing }
    }

    fn stand(&mut self, markup: Markup) {
        let changes = self.markup.standings().iter().zip(markup.standings());
        for (element, (before, now)) in self.standing.iter().zip(changes) {
            stand(element, *before, *now);
        }
        self.markup = markup;
    }
}

/// All that stand somehow, in the order of the document.
fn standing(nodes: &[Node]) -> Vec<Element> {
    let mut all = Vec::new();
    for element in nodes.iter().filter_map(|node| node.dyn_ref::<Element>()) {
        all.extend(element.has_attribute(STANDS).then(|| element.clone()));
        let Ok(inside) = element.query_selector_all(&format!("[{STANDS}]")) else { continue };
        all.extend((0..inside.length()).filter_map(|at| inside.item(at)?.dyn_into().ok()));
    }
    all
}

/// Shows how an element stands, where that is not as before.
fn stand(element: &Element, before: Standing, now: Standing) {
    let classes = [
        ("is-lit", before.lit, now.lit),
        ("is-chosen", before.chosen, now.chosen),
        ("is-quiet", before.quiet, now.quiet),
    ];
    for (class, was, is) in classes {
        if was != is {
            // Fails only for a name that is no class.
            let _ = element.class_list().toggle_with_force(class, is);
        }
    }
    let heard = [("aria-pressed", before.chosen, now.chosen), ("aria-disabled", before.quiet, now.quiet)];
    for (name, was, is) in heard {
        // Fails only for a name that is no attribute.
        let _ = match (was, is) {
            (false, true) => element.set_attribute(name, "true"),
            (true, false) => element.remove_attribute(name),
            _ => Ok(()),
        };
    }
}

/// The nodes of a text. A template takes every element, parts of tables too.
fn parse(markup: &Markup) -> Vec<Node> {
    thread_local! {
        static TEMPLATE: Option<HtmlTemplateElement> =
            document().create_element("template").ok().map(JsCast::unchecked_into);
    }
    TEMPLATE.with(|template| {
        let Some(template) = template else { return Vec::new() };
        // What was parsed before and is put nowhere yet is let go of by this, and lives on.
        template.set_inner_html(markup.as_str());
        std::iter::successors(template.content().first_child(), Node::next_sibling).collect()
    })
}

impl Mountable for Drawn {
    fn unmount(&mut self) {
        // What lies nowhere needs not be taken away.
        let Some(parent) = self.nodes[0].parent_node() else { return };
        for node in &self.nodes {
            let _ = parent.remove_child(node);
        }
    }

    fn mount(&mut self, parent: &Element, marker: Option<&Node>) {
        for node in &self.nodes {
            // Fails only for a marker that is not there.
            let _ = parent.insert_before(node, marker);
        }
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        let parent = self.nodes[0].parent_element();
        let Some(parent) = parent else { return false };
        child.mount(&parent, Some(&self.nodes[0]));
        true
    }

    fn elements(&self) -> Vec<Element> {
        self.nodes.iter().filter_map(|node| node.dyn_ref().cloned()).collect()
    }
}

impl Render for Markup {
    type State = Drawn;

    fn build(self) -> Drawn {
        Drawn::of(self)
    }

    fn rebuild(self, drawn: &mut Drawn) {
        if self.as_str() == drawn.markup.as_str() {
            drawn.stand(self);
        } else {
            let mut new = Drawn::of(self);
            drawn.insert_before_this(&mut new);
            drawn.unmount();
            *drawn = new;
        }
    }
}

impl AddAnyAttr for Markup {
    type Output<New: Attribute> = Markup;

    fn add_any_attr<New: Attribute>(self, _: New) -> Markup {
        self
    }
}

/// Only the page draws; nothing is made on a server.
impl RenderHtml for Markup {
    type AsyncOutput = Markup;
    type Owned = Markup;

    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> Markup {
        self
    }

    fn to_html_with_buf(
        self,
        text: &mut String,
        position: &mut Position,
        _: bool,
        _: bool,
        _: Vec<AnyAttribute>,
    ) {
        text.push_str(self.as_str());
        *position = Position::NextChild;
    }

    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> Drawn {
        Drawn::of(self)
    }

    fn into_owned(self) -> Markup {
        self
    }
}
