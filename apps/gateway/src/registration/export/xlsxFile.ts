import { Readable } from 'node:stream';
import { workbookCell } from '@lima-id/domain';
import { ZipFile } from 'yazl';
import { sheetRowsMax } from './limits.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaging = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Characters that XML 1.0 cannot have. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** What readers take for an escaped character (ECMA-376, 22.9.2.19): codes may have `_x0041_` in them. */
const escapeLike = /_(?=x[0-9A-Fa-f]{4}_)/g;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

function textOf(value: string): string {
  return workbookCell(value)
    .replace(unwritable, '')
    .replace(escapeLike, '_x005F_')
    .replace(/[&<>\r]/g, (character) => entities[character] ?? '');
}

/** `A` for 0, `Z` for 25, `AA` for 26. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : `${columnName(Math.floor(index / 26) - 1)}${letter}`;
}

/** A row of text cells, of style 1, so that a program does not read a long number in a code as a number; `number` from 1. */
function rowOf(cells: readonly string[], number: number): string {
  const written = cells.map((cell, index) =>
    cell === ''
      ? ''
      : `<c r="${columnName(index)}${number}" s="1" t="inlineStr"><is><t xml:space="preserve">${textOf(cell)}</t></is></c>`,
  );
  return `<row r="${number}">${written.join('')}</row>`;
}

/** Rows that are taken as sheets have room for them. */
interface RowSource {
  /** The next rows, at most `most`; none at the end. */
  next(most: number): Promise<string[][]>;
}

function createRowSource(pages: AsyncIterable<string[][]>): RowSource {
  const iterator = pages[Symbol.asyncIterator]();
  let waiting: string[][] = [];
  return {
    async next(most) {
      while (waiting.length === 0) {
        const { done, value } = await iterator.next();
        if (done === true) return [];
        waiting = value;
      }
      const rows = waiting.slice(0, most);
      waiting = waiting.slice(most);
      return rows;
    },
  };
}

/** Writes a sheet. Its last rows are read before it ends, so that the next one is known to be needed. */
async function* writeSheet(
  head: string[],
  first: string[][],
  source: RowSource,
  rowsMax: number,
  onEnd: (next: string[][]) => void,
): AsyncGenerator<Buffer> {
  const column = `<col min="1" max="${head.length}" width="24" style="1" customWidth="1"/>`;
  yield Buffer.from(`${declaration}<worksheet xmlns="${main}"><cols>${column}</cols><sheetData>${rowOf(head, 1)}`);
  let number = 2;
  let rows = first;
  while (rows.length > 0 && number <= rowsMax) {
    const from = number;
    yield Buffer.from(rows.map((cells, index) => rowOf(cells, from + index)).join(''));
    number += rows.length;
    rows = await source.next(Math.max(1, rowsMax - number + 1));
  }
  yield Buffer.from('</sheetData></worksheet>');
  onEnd(rows);
}

function partsOf(sheets: number): Record<string, string> {
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1);
  const each = (write: (number: number) => string) => numbers.map(write).join('');
  const override = (name: string, type: string) => `<Override PartName="${name}" ContentType="${types}.${type}+xml"/>`;
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${office}/${type}" Target="${target}"/>`;
  const relations = (inner: string) => `<Relationships xmlns="${packaging}/relationships">${inner}</Relationships>`;
  // Format 49 is text.
  const formats = '<xf numFmtId="0"/><xf numFmtId="49" applyNumberFormat="1"/>';
  return {
    '[Content_Types].xml': `<Types xmlns="${packaging}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('/xl/workbook.xml', 'sheet.main')}${override('/xl/styles.xml', 'styles')}${each((number) => override(`/xl/worksheets/sheet${number}.xml`, 'worksheet'))}</Types>`,
    '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${each((number) => `<sheet name="Sheet${number}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      `${each((number) => relation(number, 'worksheet', `worksheets/sheet${number}.xml`))}${relation(sheets + 1, 'styles', 'styles.xml')}`,
    ),
    'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2">${formats}</cellXfs></styleSheet>`,
  };
}

/**
 * A table as a workbook of text cells (ECMA-376), with as many sheets as its rows need. The sheets are the first entries of the archive, so that
 * nothing waits for them. Pages are read as the stream is; destroying it ends their reading.
 */
export function xlsxFile(head: string[], pages: AsyncIterable<string[][]>, rowsMax = sheetRowsMax): Readable {
  const zip = new ZipFile();
  const source = createRowSource(pages);
  const file = Readable.from(zip.outputStream, { objectMode: false });
  let sheets = 0;
  let current: Readable | null = null;
  const addSheet = (first: string[][]) => {
    sheets += 1;
    let next: string[][] = [];
    const rows = writeSheet(head, first, source, rowsMax, (left) => (next = left));
    const sheet = Readable.from(rows, { objectMode: false });
    current = sheet;
    sheet.once('error', (error) => file.destroy(error));
    sheet.once('end', () => {
      if (next.length > 0) return addSheet(next);
      for (const [name, text] of Object.entries(partsOf(sheets))) zip.addBuffer(Buffer.from(declaration + text), name);
      return zip.end();
    });
    zip.addReadStream(sheet, `xl/worksheets/sheet${sheets}.xml`);
  };
  zip.on('error', (error: Error) => file.destroy(error));
  file.once('close', () => current?.destroy());
  source.next(rowsMax - 1).then(addSheet, (error: Error) => file.destroy(error));
  return file;
}
