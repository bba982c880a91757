import { Readable } from 'node:stream';
import { guardedCell } from '@lima-id/domain';
import { type Options, stringify } from 'csv-stringify/sync';

type Lines = readonly (readonly string[])[];

function write(lines: Lines, options: Options): string {
  return stringify(
    lines.map((cells) => cells.map(guardedCell)),
    { record_delimiter: 'windows', ...options },
  );
}

/** A table as CSV (RFC 4180), formulas as text, with a byte order mark, without which Excel reads Chinese as another encoding. */
export function csvText(lines: Lines): string {
  return write(lines, { bom: true });
}

async function* chunks(head: readonly string[], pages: AsyncIterable<Lines> | Iterable<Lines>): AsyncGenerator<Buffer> {
  yield Buffer.from(csvText([head]));
  for await (const lines of pages) if (lines.length > 0) yield Buffer.from(write(lines, {}));
}

/** A table as `csvText` writes it, in UTF-8. Pages are read as the stream is; destroying it ends their reading. */
export function csvFile(head: readonly string[], pages: AsyncIterable<Lines> | Iterable<Lines>): Readable {
  return Readable.from(chunks(head, pages), { objectMode: false });
}
