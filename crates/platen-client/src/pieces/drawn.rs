//! How markup comes into the document: parsed in one go, and put in place of what was there only when it is another.

use crate::markup::Markup;
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
}

impl Drawn {
    fn of(markup: Markup) -> Drawn {
        let mut nodes = parse(&markup);
        if nodes.is_empty() {
            nodes.push(document().create_comment("").into());
        }
        Drawn { markup, nodes }
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
        template.set_inner_html(markup.as_str());
        let content = template.content();
        let next = || content.first_child().filter(|node| content.remove_child(node).is_ok());
        std::iter::from_fn(next).collect()
    })
}

impl Mountable for Drawn {
    fn unmount(&mut self) {
        for node in &self.nodes {
            // What lies nowhere needs not be taken away.
            let _ = node.parent_node().map(|parent| parent.remove_child(node));
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
        if self != drawn.markup {
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
