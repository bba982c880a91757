// What browsers and their extensions do to the texts of a page.

const untouched = 'svg, style, script, textarea, select';

/** Whether a browser that translates replaces a text node in `place`, by default where it is. */
export function isTranslated(text: Text, place: Element | null = text.parentElement): boolean {
  return text.data.trim() !== '' && place?.closest(untouched) === null;
}

function textsOf(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts.filter((text) => isTranslated(text));
}

/**
 * Like Chrome: each text node is replaced by one of its own, in two `font` elements; those of an earlier translation are not. Returns those
 * that were replaced.
 */
export function translate(root: Node): Text[] {
  const texts = textsOf(root).filter((text) => text.parentElement?.localName !== 'font');
  for (const text of texts) {
    const inner = document.createElement('font');
    inner.append(text.data);
    const outer = document.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
  }
  return texts;
}

/** Like extensions that mark words: each text node is moved into a `font` element. */
export function wrapEach(root: Node): void {
  for (const text of textsOf(root)) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  }
}
