import { type ImportColumns, type ImportRow, importLinesMax, importMessages, isImportNote } from '@lima-id/domain';
import type { Store } from '../../schema/store.ts';
import type { FileFormat } from '../../schema/tables/importTables.ts';
import { readFileRange } from './filePart.ts';
import { FileRefused } from './fileRefused.ts';
import { headerLinesMax, pieceCharacters, pieceLines, skippedLines } from './limits.ts';
import { readCsv } from './readCsv.ts';
import { readXlsx } from './readXlsx.ts';

const messages = importMessages.file;

/** Reads the names of the columns out of a line; throws FileRefused when it has none. */
type ReadColumns = (header: readonly string[]) => ImportColumns;

/** A file that is read piece by piece. */
export interface OpenFile {
  /** The names of its columns; null before the first lines were read. */
  header(): readonly string[] | null;
  /** Lines to register that were read or passed over. */
  position(): number;
  /** Share of the file that was read, 0 to 1. */
  share(): number;
  /** Passes over lines up to a position, some of them in a call. Returns whether it is there. */
  skipTo(position: number): Promise<boolean>;
  /** The next lines to register, a piece at most, and whether they are the last ones. */
  next(): Promise<{ rows: ImportRow[]; isOver: boolean }>;
  close(): void;
}

/** Opens a file of an import. `readColumns` says which line has the names of the columns: one of the first that are not blank. */
export function openFile(
  store: Store,
  { id, size, format }: { id: string; size: number; format: FileFormat },
  readColumns: ReadColumns,
): OpenFile {
  const range = (start: number, end: number) => readFileRange(store, id, start, end);
  const sheet = format.kind === 'csv' ? readCsv(range(0, size), size, format) : readXlsx(range, size);
  let header: { line: number; names: readonly string[]; columns: ImportColumns } | null = null;
  let position = 0;

  /** Whether a line has the names of the columns; the refusal of the first one counts when none has. */
  async function findHeader(): Promise<void> {
    let first: FileRefused | undefined;
    for (let looked = 0; looked < headerLinesMax; ) {
      const { value: row, done } = await sheet.rows.next();
      if (done === true) break;
      const { line, cells } = row;
      if (cells.every((cell) => cell.trim() === '') || cells[0]?.startsWith('#')) continue;
      looked += 1;
      try {
        header = { line, names: cells, columns: readColumns(cells) };
        return;
      } catch (error) {
        if (!(error instanceof FileRefused)) throw error;
        first ??= error;
      }
    }
    throw first ?? new FileRefused(messages.empty);
  }

  /** The next line to register; null at the end of the file. */
  async function nextLine(): Promise<ImportRow | null> {
    if (header === null) await findHeader();
    for (;;) {
      const { value: row, done } = await sheet.rows.next();
      if (done === true) break;
      if (header !== null && isImportNote(header.columns, row)) continue;
      if (position === importLinesMax) throw new FileRefused(messages.tooManyLines);
      position += 1;
      return row;
    }
    const merged = sheet.merged();
    if (merged !== null && merged.lastLine >= (header?.line ?? 1)) throw new FileRefused(messages.merged(merged.range));
    if (position === 0) throw new FileRefused(messages.empty);
    return null;
  }

  return {
    header: () => header?.names ?? null,
    position: () => position,
    share: sheet.share,
    async skipTo(wanted) {
      for (let skipped = 0; position < wanted && skipped < skippedLines; skipped += 1) {
        if ((await nextLine()) === null) throw new Error(`The file of the import ${id} has become shorter.`);
      }
      return position >= wanted;
    },
    async next() {
      const rows: ImportRow[] = [];
      for (let characters = 0; rows.length < pieceLines && characters < pieceCharacters; ) {
        const row = await nextLine();
        if (row === null) return { rows, isOver: true };
        rows.push(row);
        for (const cell of row.cells) characters += cell.length;
      }
      return { rows, isOver: false };
    },
    close: sheet.close,
  };
}
