import type { RootContent } from 'mdast';
import { drawingOf, type Report, readPlain } from './outline.ts';

/** Takes the title and the first paragraph, which lists show too, from the start of a text. */
export function takeHead(nodes: readonly RootContent[], report: Report) {
  const rest = [...nodes];
  const heading = rest[0]?.type === 'heading' && rest[0].depth === 1 ? rest[0] : null;
  if (heading !== null) rest.shift();
  const lead = rest[0]?.type === 'paragraph' && drawingOf(rest[0]) === null ? rest[0] : null;
  if (lead !== null) rest.shift();
  return { title: heading && readPlain(heading, report), summary: lead && readPlain(lead, report), rest };
}
