import { Readable } from 'node:stream';
import { type CellFault, type ImportRow, importMessages } from '@lima-id/domain';
import { fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { readCellNumber } from './cellNumber.ts';
import { FileRefused } from './fileRefused.ts';
import { cellsMax, sheetMaxBytes } from './limits.ts';
import { readXml, type XmlReader } from './readXml.ts';
import type { SheetRows } from './sheetRows.ts';
import { unescapedText } from './unescapedText.ts';
import { openEntry, readWorkbook, type Workbook } from './workbook.ts';

const messages = importMessages.file;

/** Reads a range of the bytes of a file. */
type ReadRange = (start: number, end: number) => AsyncIterable<Buffer>;

class RangeReader extends RandomAccessReader {
  readonly #read: ReadRange;

  constructor(read: ReadRange) {
    super();
    this.#read = read;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#read(start, end), { objectMode: false });
  }
}

const letterA = 'A'.charCodeAt(0);

/** Index of a column, from 0: `AB12` has 27. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]+/.exec(reference)?.[0] ?? '') column = 26 * column + letter.charCodeAt(0) - letterA + 1;
  return column - 1;
}

interface Cell {
  column: number;
  type: string;
  style: number;
  hasFormula: boolean;
  text: string;
}

/** Collects the lines of a sheet, and its merged cells. */
function createSheetReader({ texts, formats, is1904 }: Workbook) {
  const found: ImportRow[] = [];
  let merged: { range: string; lastLine: number } | null = null;
  let line = 0;
  let row: { cells: string[]; faults: Record<string, CellFault> } | null = null;
  let cell: Cell | null = null;
  let isContent = false;
  /** Within how a text is pronounced, which is no part of it. */
  let isPronounced = false;

  function keep({ column, type, style, hasFormula, text: given }: Cell): void {
    if (row === null) return;
    let text = given;
    let fault: CellFault | undefined;
    if (type === 's') text = texts.at(Number(given)) ?? '';
    else if (type === 'b') text = given === '1' ? 'TRUE' : 'FALSE';
    else if (type === 'd') {
      text = given.replace(/(?:T00:00:00)?(?:\.0+)?Z?$/, '');
      fault = 'format';
    } else if (type === 'e') fault = 'error';
    else if (type === 'n') ({ text, fault } = readCellNumber(given, formats[style], is1904));
    else text = unescapedText(given);
    if (hasFormula && (fault === undefined || fault === 'format')) fault = 'formula';
    if (text === '' && fault === undefined) return;
    if (column >= cellsMax || column < 0) throw new FileRefused(messages.tooManyColumns);
    while (row.cells.length < column) row.cells.push('');
    row.cells[column] = text;
    if (fault !== undefined) row.faults[column] = fault;
  }

  const reader: XmlReader = {
    open(name, attributes) {
      if (name === 'row') {
        const next = Number(attributes['r'] ?? line + 1);
        if (!(Number.isSafeInteger(next) && next > line)) throw new FileRefused(messages.damaged);
        line = next;
        row = { cells: [], faults: {} };
      } else if (name === 'c' && row !== null) {
        const { r, t = 'n', s = '0' } = attributes;
        const column = r === undefined ? row.cells.length : columnOf(r);
        cell = { column, type: t, style: Number(s), hasFormula: false, text: '' };
      } else if (name === 'f' && cell !== null) cell.hasFormula = true;
      else if (name === 'rPh') isPronounced = true;
      else if (name === 'v' || name === 't') isContent = cell !== null && !isPronounced;
      else if (name === 'mergeCell') {
        const range = attributes['ref'] ?? '';
        const lastLine = Number(/\d+$/.exec(range)?.[0] ?? 0);
        if (lastLine > (merged?.lastLine ?? 0)) merged = { range, lastLine };
      }
    },
    text(text) {
      if (isContent && cell !== null) cell.text += text;
    },
    close(name) {
      if (name === 'v' || name === 't') isContent = false;
      else if (name === 'rPh') isPronounced = false;
      else if (name === 'c' && cell !== null) {
        keep(cell);
        cell = null;
      } else if (name === 'row' && row !== null) {
        const { cells, faults } = row;
        const hasFaults = Object.keys(faults).length > 0;
        if (cells.length > 0) found.push(hasFaults ? { line, cells, faults } : { line, cells });
        row = null;
      }
    },
  };
  return { reader, take: () => found.splice(0), merged: () => merged };
}

/** Opens an XLSX file of `size` bytes: the first sheet that is not hidden. */
export function readXlsx(read: ReadRange, size: number): SheetRows {
  let zip: ZipFile | undefined;
  let source: Readable | undefined;
  let consumed = 0;
  let packed = 0;
  /** Why bytes could not be had, which is no fault of the file. */
  let unread: { error: unknown } | undefined;
  let merged: () => { range: string; lastLine: number } | null = () => null;

  async function* rows(): AsyncGenerator<ImportRow, void, undefined> {
    try {
      const counted: ReadRange = async function* (start, end) {
        try {
          for await (const chunk of read(start, end)) {
            consumed += chunk.length;
            yield chunk;
          }
        } catch (error) {
          unread = { error };
          throw error;
        }
      };
      zip = await fromRandomAccessReaderPromise(new RangeReader(counted), size, {
        lazyEntries: true,
        autoClose: false,
      });
      const workbook = await readWorkbook(zip);
      const sheet = createSheetReader(workbook);
      merged = sheet.merged;
      source = await openEntry(zip, workbook.sheet, sheetMaxBytes);
      consumed = 0;
      packed = workbook.sheet.compressedSize;
      for await (const _chunk of readXml(source, sheet.reader)) yield* sheet.take();
    } catch (error) {
      if (unread !== undefined) throw unread.error;
      throw error instanceof FileRefused ? error : new FileRefused(messages.damaged);
    }
  }
  return {
    rows: rows(),
    share: () => (packed === 0 ? 0 : Math.min(consumed / packed, 1)),
    merged: () => merged(),
    close() {
      source?.destroy();
      zip?.close();
    },
  };
}
