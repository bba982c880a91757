import type { Heading, Image, Paragraph, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

/** A point of a section: a heading of the third level with its text and its optional drawing. */
export interface OutlinePoint {
  title: string;
  text: string;
  picture?: string;
}

/** A section: a heading of the second level with its content. */
export interface OutlineSection {
  heading: string;
  /** The heading's part after its colon. */
  name: string;
  text: string;
  points: OutlinePoint[];
}

/** A text of headings, paragraphs and drawings. Texts of several paragraphs keep their line breaks. */
export interface Outline {
  title: string;
  /** The paragraphs before the first section. */
  lead: string[];
  sections: OutlineSection[];
}

/** Reports a problem at a place of the text. */
export type Report = (field: string, says: string) => void;

/** The line of a node in the file, for the author. */
export function lineOf(node: RootContent): string {
  return `line ${node.position?.start.line ?? 0}`;
}

/** A text without its line breaks in the file: Chinese needs no space there. */
export function joinLines(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, '');
}

/** The text of a heading or paragraph; null, and reported, when it contains anything else. */
export function readPlain(node: Heading | Paragraph, report: Report): string | null {
  const parts = node.children.map((child) => (child.type === 'text' ? child.value : null));
  if (!parts.includes(null)) return joinLines(parts.join('')).trim();
  report(lineOf(node), 'only plain text is read here, without bold, links, code or drawings in it');
  return null;
}

/** The drawing of a paragraph that consists of it, written `![](name)`. */
export function drawingOf({ children }: Paragraph): Image | null {
  const [only, ...others] = children;
  return only?.type === 'image' && others.length === 0 ? only : null;
}

function joined(before: string, text: string): string {
  return before === '' ? text : `${before}\n${text}`;
}

/** Parses Markdown as an outline; everything except headings, plain paragraphs and drawings is reported. */
export function readOutline(markdown: string, report: Report): Outline {
  const outline: Outline = { title: '', lead: [], sections: [] };
  const section = () => outline.sections.at(-1);
  const point = () => section()?.points.at(-1);

  function addHeading(node: Heading, text: string) {
    if (node.depth === 1) {
      if (outline.title !== '') report(lineOf(node), 'a file has one title (# …); this is the second');
      else outline.title = text;
    } else if (node.depth === 2) {
      const [heading = '', ...name] = text.split(/[：:]/);
      outline.sections.push({ heading: heading.trim(), name: name.join('：').trim(), text: '', points: [] });
    } else if (node.depth > 3) report(lineOf(node), 'headings have at most three levels (###)');
    else if (section() === undefined) report(lineOf(node), 'a point (### …) must stand below a section (## …)');
    else section()?.points.push({ title: text, text: '' });
  }

  function addText(text: string) {
    const [ownSection, ownPoint] = [section(), point()];
    if (ownPoint !== undefined) ownPoint.text = joined(ownPoint.text, text);
    else if (ownSection !== undefined) ownSection.text = joined(ownSection.text, text);
    else outline.lead.push(text);
  }

  function addDrawing(node: Paragraph, name: string) {
    const own = point();
    if (own === undefined) report(lineOf(node), 'a drawing must stand below a point (### …)');
    else if (own.picture !== undefined) report(lineOf(node), 'a point has one drawing; this is the second');
    else own.picture = name;
  }

  for (const node of fromMarkdown(markdown).children) {
    if (node.type !== 'heading' && node.type !== 'paragraph') {
      report(lineOf(node), `only headings, paragraphs and drawings are read here, not a ${node.type}`);
      continue;
    }
    const drawing = node.type === 'paragraph' ? drawingOf(node) : null;
    if (node.type === 'paragraph' && drawing !== null) {
      addDrawing(node, drawing.url);
      continue;
    }
    const text = readPlain(node, report);
    if (text !== null) {
      if (node.type === 'heading') addHeading(node, text);
      else addText(text);
    }
  }
  return outline;
}
