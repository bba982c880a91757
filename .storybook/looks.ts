/** Appearances already checked in this story file. */
const read = new Set<string>();

/** What CSS selectors can match on an element: its tag, its attributes (except generated names) and its sibling index. */
function trait(element: Element): string {
  const siblings = element.parentElement?.children ?? [];
  const index = Array.prototype.indexOf.call(siblings, element);
  const place = [index === 0, index === siblings.length - 1, index % 2, element.matches(':hover, :focus, :checked')];
  const attributes = Array.from(element.attributes)
    .filter(
      ({ name }) =>
        name === 'class' || name === 'style' || name.startsWith('data-') || /^aria-(?!label|desc|contr|own)/.test(name),
    )
    .map(({ name, value }) => `${name}=${value}`);
  return `${element.localName}${element.matches(':disabled') ? '!' : ''}[${attributes.sort().join(';')}]${place.join()}`;
}

/** The selector-relevant traits of an element and its ancestors. */
function look(element: Element, known: Map<Element, string>): string {
  const before = known.get(element);
  if (before !== undefined) return before;
  const parent = element.parentElement === null ? '' : look(element.parentElement, known);
  const own = `${parent}>${trait(element)}`;
  known.set(element, own);
  return own;
}

/** Elements of a page with text nodes of their own. */
function written(root: Element): Set<Element> {
  const found = new Set<Element>(root.querySelectorAll('input, textarea, select'));
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (node.parentElement !== null && node.textContent?.trim()) found.add(node.parentElement);
  }
  return found;
}

/** One element for each text appearance that no earlier story of this file had. */
export function unreadLooks(root: Element): Element[] {
  const known = new Map<Element, string>();
  return Array.from(written(root)).filter((element) => {
    const own = look(element, known);
    if (read.has(own)) return false;
    read.add(own);
    return true;
  });
}
