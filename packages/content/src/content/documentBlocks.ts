import type { DocumentBlock, DocumentRun } from '@lima-id/domain';
import type { BlockContent, Code, List, PhrasingContent, RootContent, Table } from 'mdast';
import { joinLines, lineOf, type Report, readPlain } from './outline.ts';

/** A plain text; drawings, HTML, italics and the like are reported. */
function runsOf(
  nodes: readonly PhrasingContent[],
  line: string,
  report: Report,
  look: Pick<DocumentRun, 'style' | 'href'> = { style: 'plain' },
): DocumentRun[] {
  return nodes.flatMap((node): DocumentRun[] => {
    switch (node.type) {
      case 'text':
        return [{ ...look, text: joinLines(node.value) }];
      case 'inlineCode':
        return [{ ...look, style: 'code', text: joinLines(node.value) }];
      case 'strong':
        return runsOf(node.children, line, report, { ...look, style: 'strong' });
      case 'link':
        // A printed or saved document has no site for relative links.
        if (!node.url.startsWith('https://'))
          report(line, `a link of a document leads to https://…, not to ${node.url}`);
        return runsOf(node.children, line, report, { ...look, href: node.url });
      default:
        report(line, `a document holds no ${node.type}`);
        return [];
    }
  });
}

/** The text runs of a paragraph's parent; other content is reported. */
function onlyParagraph(children: readonly RootContent[], what: string, line: string, report: Report): DocumentRun[] {
  const [only, ...more] = children;
  if (only?.type === 'paragraph' && more.length === 0) return runsOf(only.children, line, report);
  report(line, `${what} holds one paragraph and nothing else`);
  return [];
}

function listOf({ children, ordered }: List, report: Report): DocumentBlock {
  const entries = children.map((item) => onlyParagraph(item.children, 'an entry of a list', lineOf(item), report));
  return { kind: 'list', ordered: ordered === true, entries };
}

function tableOf({ children }: Table, report: Report): DocumentBlock {
  const rows = children.map((row) => row.children.map((cell) => runsOf(cell.children, lineOf(cell), report)));
  const [head = [], ...body] = rows;
  // A short row is padded with empty cells.
  return { kind: 'table', head, rows: body.map((row) => head.map((_, at) => row[at] ?? [])) };
}

function codeOf({ value, meta }: Code, line: string, report: Report): DocumentBlock {
  if (meta === null || meta === undefined) return { kind: 'code', text: value };
  const [of, call, ...more] = meta.split(' ');
  if ((of === 'request' || of === 'reply') && call !== undefined && more.length === 0) {
    return { kind: 'code', text: value, example: { of, call } };
  }
  report(line, 'code is followed by request or reply and the name of a call, as in ```json request lookUpIdentifier');
  return { kind: 'code', text: value };
}

function blockOf(node: RootContent | BlockContent, report: Report): DocumentBlock | null {
  const line = lineOf(node);
  switch (node.type) {
    case 'heading':
      if (node.depth === 2 || node.depth === 3) {
        return { kind: 'heading', level: node.depth, text: readPlain(node, report) ?? '' };
      }
      report(
        line,
        node.depth === 1 ? 'a file has one title (# …); this is the second' : 'headings have two levels (##, ###)',
      );
      return null;
    case 'paragraph':
      return { kind: 'paragraph', text: runsOf(node.children, line, report) };
    case 'blockquote':
      return { kind: 'note', text: onlyParagraph(node.children, 'a note', line, report) };
    case 'list':
      return listOf(node, report);
    case 'table':
      return tableOf(node, report);
    case 'code':
      return codeOf(node, line, report);
    default:
      report(line, `a document holds no ${node.type}`);
      return null;
  }
}

/** Parses the text of a document; what its PDF could not show is reported by line, so that nothing is lost silently. */
export function readBlocks(nodes: readonly RootContent[], report: Report): DocumentBlock[] {
  return nodes.flatMap((node) => blockOf(node, report) ?? []);
}
