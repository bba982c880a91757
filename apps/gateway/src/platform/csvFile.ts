import { Readable } from 'node:stream';
import { type Options, stringify } from 'csv-stringify/sync';

/** RFC 4180 with a byte order mark, without which Excel reads Chinese as another encoding. A cell that would be a formula begins with `'`. */
const options: Options = { record_delimiter: 'windows', escape_formulas: true };

async function* write(head: string[], pages: AsyncIterable<string[][]> | Iterable<string[][]>): AsyncGenerator<Buffer> {
  yield Buffer.from(stringify([head], { ...options, bom: true }));
  for await (const rows of pages) if (rows.length > 0) yield Buffer.from(stringify(rows, options));
}

/** A table as CSV in UTF-8. Pages are read as the stream is; destroying it ends their reading. */
export function csvFile(head: string[], pages: AsyncIterable<string[][]> | Iterable<string[][]>): Readable {
  return Readable.from(write(head, pages), { objectMode: false });
}
