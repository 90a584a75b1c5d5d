// A page as a value: `h` describes it, `paint` changes what is there into what is described, so that focus, scroll
// and what somebody is typing stay where they are.

const SVG = new Set(["svg", "path", "circle", "polyline", "line", "g", "rect"]);
const PROPERTIES = new Set(["value", "checked", "disabled", "selected", "hidden"]);

// A select has its value only once its options are there.
const LATE = new Set(["value", "checked", "selected"]);

export function h(tag, props, ...children) {
  return { tag, props: props ?? {}, children: children.flat(Infinity).filter((child) => child || child === 0) };
}

export function paint(parent, children) {
  const wanted = [children].flat(Infinity).filter((child) => child || child === 0);
  let old = parent.firstChild;
  for (const child of wanted) {
    const kept = find(old, child);
    if (!kept) {
      parent.insertBefore(make(child), old);
      continue;
    }
    if (kept !== old) parent.insertBefore(kept, old);
    else old = old.nextSibling;
    update(kept, child);
  }
  while (old) {
    const next = old.nextSibling;
    old.remove();
    old = next;
  }
}

// The node that this child was before: the next one, or with a key any that follows.
function find(old, child) {
  const key = child.props?.key;
  for (let node = old; node; node = node.nextSibling) {
    if (isSame(node, child, key)) return node;
    if (key === undefined) return null;
  }
  return null;
}

function isSame(node, child, key) {
  if (!child.tag) return node.nodeType === Node.TEXT_NODE;
  return node.localName === child.tag && node.key === key;
}

function make(child) {
  if (!child.tag) return document.createTextNode(child);
  const node = SVG.has(child.tag)
    ? document.createElementNS("http://www.w3.org/2000/svg", child.tag)
    : document.createElement(child.tag);
  node.key = child.props.key;
  update(node, child);
  return node;
}

function update(node, child) {
  if (!child.tag) {
    if (node.data !== String(child)) node.data = child;
    return;
  }
  const before = node.described ?? {};
  node.described = child.props;
  for (const name of Object.keys(before)) if (!(name in child.props)) set(node, name, undefined);
  for (const [name, value] of Object.entries(child.props)) {
    if (LATE.has(name) || (before[name] === value && !PROPERTIES.has(name))) continue;
    set(node, name, value);
  }
  // What paints itself is left alone inside.
  if (!child.props.own) paint(node, child.children);
  for (const name of LATE) if (name in child.props) set(node, name, child.props[name]);
}

function set(node, name, value) {
  if (name === "key" || name === "own") return;
  if (name.startsWith("on")) {
    node[name.toLowerCase()] = value ?? null;
  } else if (name === "vars") {
    for (const [property, text] of Object.entries(value ?? {})) node.style.setProperty(property, text);
  } else if (PROPERTIES.has(name)) {
    const wanted = name === "value" ? (value ?? "") : Boolean(value);
    if (node[name] !== wanted) node[name] = wanted;
  } else if (value === undefined || value === null || value === false) {
    node.removeAttribute(name);
  } else if (node.getAttribute(name) !== String(value)) {
    node.setAttribute(name, value === true ? "" : value);
  }
}

export function button(label, onclick, props) {
  return h("button", { type: "button", onclick, ...props }, label);
}

export function field(label, control, props) {
  return h("label", { class: "field", ...props }, h("span", null, label), control);
}

export function choose(options, value, onchange, props) {
  return h(
    "select",
    { onchange: (event) => onchange(event.target.value), value, ...props },
    options.map(([each, label]) => h("option", { key: each, value: each }, label)),
  );
}
