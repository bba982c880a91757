// The part of the page that a story is about: what its pictures show, and what axe and the contrast check read.

/** Part of the page, in whole px. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Space around a part, in px: shadows and focus rings reach beyond it. */
const margin = 16;

/** Replaced elements and controls are seen even without text, background or border. */
const drawn = 'img, svg, canvas, video, input, textarea, select, progress, meter, hr';

/** Whole pages, with header and footer and in full; every other screen is its `main`. */
const wholePages = new Set([
  'screens-case--detail',
  'screens-catalogue--offered',
  'screens-ecology--page',
  'screens-expo--open',
  'screens-home--filled',
  'screens-identifier--traceability',
  'screens-introduce--whole',
  'screens-market-app--priced',
  'screens-market-store--filled',
  'screens-news--article',
  'screens-prefix--filled',
  'screens-solution--detail',
]);

/** Name of a story's picture without its width: hyphens are collapsed. */
export function pictureStem(storyId: string): string {
  return storyId.replaceAll(/-{2,}/g, '-');
}

/** Whether a story is shown as a whole page, by its id. */
export function isWhole(storyId: string): boolean {
  return wholePages.has(storyId);
}

/** Whether a story shows a page of the site, by its id. */
export function isScreen(storyId: string): boolean {
  return storyId.startsWith('screens-');
}

/** Open modal dialogs: whatever is behind them is inert and hidden from screen readers. */
function openModals(): Element[] {
  if (document.querySelector('[inert][aria-hidden="true"]') === null) return [];
  return [...document.querySelectorAll(':is([role="dialog"], [role="alertdialog"])[data-state="open"]')];
}

/** Layers beside a page in the body: menus, tooltips and lists of choices. */
function layersBeside(page: Element): Element[] {
  return [...document.body.children].filter((child) => !child.contains(page));
}

/**
 * The elements that a story is about: its open modal dialogs; else the `main` of a screen with the layers over it; else everything. A
 * screen that is shown as a whole page is everything too.
 */
export function storyParts(storyId: string): Element[] {
  if (isWhole(storyId)) return [document.body];
  const modals = openModals();
  if (modals.length > 0) return modals;
  const main = isScreen(storyId) ? document.querySelector('main') : null;
  return main === null ? [document.body] : [main, ...layersBeside(main)];
}

const within = (a: Edges, b: Edges): Edges => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

const around = (a: Edges | null, b: Edges): Edges =>
  a === null
    ? { left: b.left, top: b.top, right: b.right, bottom: b.bottom }
    : {
        left: Math.min(a.left, b.left),
        top: Math.min(a.top, b.top),
        right: Math.max(a.right, b.right),
        bottom: Math.max(a.bottom, b.bottom),
      };

const isTransparent = (colour: string): boolean => colour.replaceAll(',', '').endsWith(' 0)');

/** Whether an element paints something of its own besides its text. */
function paints(element: Element, style: CSSStyleDeclaration): boolean {
  const borders = [style.borderTopWidth, style.borderRightWidth, style.borderBottomWidth, style.borderLeftWidth];
  return (
    element.matches(drawn) ||
    !isTransparent(style.backgroundColor) ||
    style.backgroundImage !== 'none' ||
    style.boxShadow !== 'none' ||
    borders.some((width) => Number.parseFloat(width) > 0)
  );
}

/** Rectangles of the text directly in an element. */
function textRects(element: Element): DOMRect[] {
  const range = document.createRange();
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return [];
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  });
}

/** The smallest rectangle around everything that is seen of an element and its descendants; null when nothing is. */
function inkOf(element: Element, clip: Edges, viewport: Edges): Edges | null {
  const style = getComputedStyle(element);
  if (style.display === 'none' || style.opacity === '0') return null;
  const own = element.getBoundingClientRect();
  const limit = style.position === 'fixed' ? viewport : clip;
  const isClipping = style.overflowX !== 'visible' && style.display !== 'inline' && element !== document.body;
  const inner = isClipping ? within(own, limit) : limit;
  let ink: Edges | null = null;
  const add = (rect: Edges, frame: Edges) => {
    const seen = within(rect, frame);
    // What only screen readers read is a box of one pixel.
    if (seen.right - seen.left > 1 && seen.bottom - seen.top >= 1) ink = around(ink, seen);
  };
  if (style.visibility === 'visible') {
    if (element !== document.body && paints(element, style)) add(own, limit);
    for (const rect of textRects(element)) add(rect, inner);
  }
  if (element.localName === 'svg') return ink;
  for (const child of element.children) {
    const found = inkOf(child, inner, viewport);
    if (found !== null) ink = around(ink, found);
  }
  return ink;
}

/** What is captured of one part: a page to its edges, without the header and footer around it; anything else with space around it. */
function edgesOf(part: Element, viewport: Edges): Edges | null {
  if (part.localName === 'main') return part.getBoundingClientRect();
  const isDialog = part.matches('[role="dialog"], [role="alertdialog"]');
  const seen = isDialog ? part.getBoundingClientRect() : inkOf(part, viewport, viewport);
  if (seen === null) return null;
  const { left, top, right, bottom } = seen;
  return { left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin };
}

/** The box around a story's parts within the viewport; null when nothing is seen of them. */
export function storyBox(storyId: string): Box | null {
  const viewport = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
  let edges: Edges | null = null;
  for (const part of storyParts(storyId)) {
    const own = isWhole(storyId) ? part.getBoundingClientRect() : edgesOf(part, viewport);
    if (own !== null) edges = around(edges, own);
  }
  if (edges === null) return null;
  const { left, top, right, bottom } = within(edges, viewport);
  // Rounded like Playwright rounds the box of an element.
  const tolerance = 1e-3;
  const [x, y] = [Math.floor(left + tolerance), Math.floor(top + tolerance)];
  const [width, height] = [Math.ceil(right - tolerance) - x, Math.ceil(bottom - tolerance) - y];
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}
