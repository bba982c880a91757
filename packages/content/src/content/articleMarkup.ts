import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Image, Link, Nodes, Paragraph, Root, RootContent, Text } from 'mdast';
import { defaultHandlers, type Handlers, toHast } from 'mdast-util-to-hast';
import { drawingOf, joinLines, lineOf, type Report } from './outline.ts';

/** URL of the drawings in the built portal, and the size of each. */
const drawings = { folder: '/illustrations', width: 320, height: 240 } as const;

function figureOf({ url, alt, title }: Image): Element {
  const { folder, width, height } = drawings;
  const picture = { src: `${folder}/${url}.svg`, alt: alt ?? '', width, height };
  const caption: ElementContent[] = title
    ? [{ type: 'element', tagName: 'figcaption', properties: {}, children: [{ type: 'text', value: title }] }]
    : [];
  return {
    type: 'element',
    tagName: 'figure',
    properties: {},
    children: [{ type: 'element', tagName: 'img', properties: picture, children: [] }, ...caption],
  };
}

/** The first cell of a row is a row heading, those of the first row are column headings. */
function nameRow(row: Element): Element {
  const first = row.children.find((cell) => cell.type === 'element');
  if (first?.tagName !== 'td') {
    const heads = row.children.map((cell) =>
      cell.type === 'element' ? { ...cell, properties: { ...cell.properties, scope: 'col' } } : cell,
    );
    return { ...row, children: heads };
  }
  const named: Element = { ...first, tagName: 'th', properties: { scope: 'row' } };
  return { ...row, children: row.children.map((cell) => (cell === first ? named : cell)) };
}

const handlers: Handlers = {
  paragraph(state, node: Paragraph) {
    const drawing = drawingOf(node);
    return drawing === null ? defaultHandlers.paragraph(state, node) : figureOf(drawing);
  },
  tableRow: (state, node, parent) => nameRow(defaultHandlers.tableRow(state, node, parent)),
  text: (_state, { value }: Text) => ({ type: 'text', value: joinLines(value) }),
};

/** Renders Markdown that passed `checkMarkup` as HTML. */
export function writeMarkup(nodes: readonly RootContent[]): string {
  const root: Root = { type: 'root', children: [...nodes] };
  return toHtml(toHast(root, { handlers }));
}

/** The allowed elements of an article, besides headings and drawings. */
const plain: ReadonlySet<string> = new Set([
  'text',
  'paragraph',
  'strong',
  'inlineCode',
  'link',
  'list',
  'listItem',
  'blockquote',
  'table',
  'tableRow',
  'tableCell',
]);

const safeLink = /^(?:\/(?!\/)|https:\/\/)\S*$/;

function checkLink({ url }: Link, line: string, report: Report): void {
  if (!safeLink.test(url)) report(line, `a link leads to /… or https://…, not to ${url}`);
}

function checkDrawing({ alt }: Image, line: string, report: Report): void {
  if ((alt ?? '').trim() === '') report(line, 'a drawing needs words for who cannot see it: ![what it shows](name)');
}

function checkInner(node: Nodes, line: string, report: Report): void {
  if (node.type === 'image') report(line, 'a drawing stands on a line of its own, between empty lines');
  else if (!plain.has(node.type)) report(line, `an article holds no ${node.type}`);
  if (node.type === 'link') checkLink(node, line, report);
  if ('children' in node) for (const child of node.children) checkInner(child, line, report);
}

/** Reports, by line, what an article may not contain. */
export function checkMarkup(nodes: readonly RootContent[], report: Report): void {
  let depth = 1;
  for (const node of nodes) {
    const line = lineOf(node);
    const drawing = node.type === 'paragraph' ? drawingOf(node) : null;
    if (drawing !== null) checkDrawing(drawing, line, report);
    else if (node.type !== 'heading') checkInner(node, line, report);
    else {
      if (node.depth === 1) report(line, 'a file has one title (# …); this is the second');
      else if (node.depth > 3) report(line, 'headings have at most three levels (###)');
      else if (node.depth > depth + 1) report(line, 'a heading (### …) must stand below a section (## …)');
      depth = node.depth;
      for (const child of node.children) checkInner(child, line, report);
    }
  }
}
