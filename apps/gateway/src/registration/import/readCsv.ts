import { pipeline, Readable } from 'node:stream';
import { type ImportRow, importMessages } from '@lima-id/domain';
import { CsvError, parse } from 'csv-parse';
import type { FileFormat } from '../../schema/tables/importTables.ts';
import { FileRefused } from './fileRefused.ts';
import { cellsMax, csvLineMax } from './limits.ts';
import type { SheetRows } from './sheetRows.ts';

const messages = importMessages.file;

/** The refusal of a file that the parser gives up, at the record after those that it has read. */
function refusalOf(error: CsvError): FileRefused {
  const line = Number(error['records'] ?? 0) + 1;
  return new FileRefused(error.code === 'CSV_MAX_RECORD_SIZE' ? messages.lineTooLong(line) : messages.quotes(line));
}

/** Opens a CSV file of `size` bytes. Lines are records: a line break in quotes does not end one. */
export function readCsv(
  chunks: AsyncIterable<Buffer>,
  size: number,
  { encoding, delimiter }: Extract<FileFormat, { kind: 'csv' }>,
): SheetRows {
  let consumed = 0;
  const decoder = new TextDecoder(encoding);
  async function* texts() {
    for await (const chunk of chunks) {
      consumed += chunk.length;
      const text = decoder.decode(chunk, { stream: true });
      // No text has one, and the database takes none.
      if (text.includes('\0')) throw new FileRefused(messages.format);
      if (text !== '') yield text;
    }
    const rest = decoder.decode();
    if (rest !== '') yield rest;
  }
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    // Inches are written with a quotation mark in cells without quotes.
    relax_quotes: true,
    max_record_size: csvLineMax,
  });
  // Errors come out of the parser, which the pipeline destroys.
  pipeline(Readable.from(texts()), parser, () => undefined);
  async function* rows(): AsyncGenerator<ImportRow, void, undefined> {
    let line = 0;
    try {
      for await (const cells of parser as AsyncIterable<string[]>) {
        line += 1;
        if (cells.some((cell, index) => index >= cellsMax && cell.trim() !== ''))
          throw new FileRefused(messages.tooManyColumns);
        // Excel's own line that names the separator.
        if (line > 1 || !/^sep=/i.test(cells[0] ?? '')) yield { line, cells: cells.slice(0, cellsMax) };
      }
    } catch (error) {
      throw error instanceof CsvError ? refusalOf(error) : error;
    }
  }
  return {
    rows: rows(),
    share: () => Math.min(consumed / size, 1),
    merged: () => null,
    close: () => void parser.destroy(),
  };
}
