/** Announcements and notices stay: they are about what happens in a modal as well. */
const notices = '[aria-live], [data-toasts], [data-notifications]';
const neverShown = 'script, style, link, template';

/** `aria-hidden` is for browsers without `inert`. */
const marks = [
  ['inert', ''],
  ['aria-hidden', 'true'],
] as const;

interface Hidden {
  /** Number of open modals that it is outside of. */
  times: number;
  /** Attributes that it did not have before. */
  added: readonly string[];
}

const hidden = new WeakMap<Element, Hidden>();

function hide(element: Element): void {
  const before = hidden.get(element);
  if (before !== undefined) {
    before.times += 1;
    return;
  }
  const missing = marks.filter(([name]) => !element.hasAttribute(name));
  for (const [name, value] of missing) element.setAttribute(name, value);
  hidden.set(element, { times: 1, added: missing.map(([name]) => name) });
}

function show(element: Element): void {
  const state = hidden.get(element);
  if (state === undefined) return;
  state.times -= 1;
  if (state.times > 0) return;
  hidden.delete(element);
  for (const name of state.added) element.removeAttribute(name);
}

/** The elements within a tree, the fewest possible, that hold all of it but the notices and the way to an element. */
function restOf(tree: Element | ShadowRoot, place: Element, isIn: boolean): Element[] {
  const kept = new Set<Node>(tree.querySelectorAll(notices));
  if (!isIn) kept.add(place);
  const ways = new Set<Node>();
  for (const end of [place, ...kept]) {
    for (let node: Node | null = end; node !== null && node !== tree; node = node.parentNode) ways.add(node);
  }
  const below = (parent: ParentNode): Element[] =>
    [...parent.children].flatMap((child) => {
      if (kept.has(child) || child.matches(neverShown)) return [];
      return ways.has(child) ? below(child) : [child];
    });
  return below(tree);
}

/**
 * Makes everything that is on the page inert, and hides it from screen readers, but for announcements, toasts and the modal's own elements:
 * `place` is the element that holds them, or will hold them. What is added later is in reach, such as a dialog over a dialog. Returns how
 * to end it, in any order where several are open.
 */
export function hideOutside(place: Element, own: readonly (Element | null)[]): () => void {
  const outside: Element[] = [];
  let inner: Element | null = place.isConnected ? place : null;
  while (inner !== null) {
    const root = inner.getRootNode();
    const isShadow = root instanceof ShadowRoot;
    outside.push(...restOf(isShadow ? root : document.body, inner, inner === place));
    inner = isShadow ? root.host : null;
  }
  const others = outside.filter((element) => !own.includes(element));
  for (const element of others) hide(element);
  return () => {
    for (const element of others) show(element);
  };
}
