import * as domain from '@lima-id/domain';
import { type DocumentBlock, type DocumentText, type WrittenDocument, writtenDocument } from '@lima-id/domain';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { ContentSubject } from './contentSubject.ts';
import { readBlocks } from './documentBlocks.ts';
import { fillFigures } from './fillFigures.ts';
import { takeHead } from './takeHead.ts';

/** A text as it is read, without codes. */
function sentenceOf(runs: DocumentText): string {
  return runs.map(({ style, text }) => (style === 'code' ? 'x' : text)).join('');
}

/** The sentences of a block; code has none. */
function sentencesOf(block: DocumentBlock): string[] {
  switch (block.kind) {
    case 'heading':
      return [block.text];
    case 'list':
      return block.entries.map(sentenceOf);
    case 'table':
      return [block.head, ...block.rows].flat().map(sentenceOf);
    case 'code':
      return [];
    default:
      return [sentenceOf(block.text)];
  }
}

/** Documents for developers of connected systems; each becomes a PDF. */
export const documentSubject: ContentSubject<WrittenDocument> = {
  folder: 'document',
  fields: ['id', 'time', 'version', 'lines', 'picture'],
  schema: writtenDocument,

  assemble({ meta, body }, report) {
    const { children } = fromMarkdown(fillFigures(body, domain, report), {
      extensions: [gfmTable()],
      mdastExtensions: [gfmTableFromMarkdown()],
    });
    const { title, summary, rest } = takeHead(children, report);
    const { lines } = meta;
    if (Array.isArray(lines) && lines.join('') !== title) report('lines', `are together the title, ${title}`);
    return { ...meta, title, summary, blocks: readBlocks(rest, report) };
  },

  fieldName([first, ...rest]) {
    if (first === 'lines') return 'lines';
    if (first !== 'blocks') return String(first ?? 'file');
    return rest.length === 0 ? 'text' : `block ${Number(rest[0]) + 1} of the text`;
  },

  texts({ title, summary, blocks }) {
    const sentences = blocks.flatMap((block, at) => sentencesOf(block).map((text) => ({ path: ['blocks', at], text })));
    return [{ path: ['title'], text: title }, { path: ['summary'], text: summary }, ...sentences];
  },

  summarise({ blocks: _text, lines: _title, ...listed }) {
    return listed;
  },

  checkAll(documents, report) {
    const titles = documents.map(({ title }) => title);
    for (const title of titles.filter((one, at) => titles.indexOf(one) !== at)) {
      report('title', `two documents are called ${title}, and would be downloaded under one name`);
    }
  },
};
