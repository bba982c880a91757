import { givenContent, type ImportRow } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import { registerRead } from '../registerRead.ts';
import { type ImportRecord, registrarOfImport } from './importRow.ts';
import { columnsOfFile, keepRefusals, modelOfImport, readPiece } from './pieceLines.ts';
import { noteCodes, siftRepeats } from './repeatedCodes.ts';

/** What was read of a file in a turn. */
interface ReadPart {
  header: readonly string[];
  rows: readonly ImportRow[];
  readBytes: number;
  /** Public URL of the portal; empty when unknown. */
  publicUrl: string;
}

/**
 * Checks the next lines of a file and stores them as a piece: what would become of them is counted, nothing is registered. In the transaction
 * of the caller, who holds the row's lock.
 */
export async function checkPiece(
  transaction: Transaction<Tables>,
  row: ImportRecord,
  { header, rows, readBytes, publicUrl }: ReadPart,
  now: Date,
): Promise<void> {
  const owner = await modelOfImport(transaction, row);
  const { columns, unknown } = columnsOfFile(owner, row, header);
  const wellFormed = readPiece(row, columns, rows);
  const { single, refused, earlier } = await siftRepeats(transaction, row.id, wellFormed.read);
  const results = await registerRead(transaction, registrarOfImport(row), owner, single, {
    call: 'carryOutImport',
    now,
    isTrial: true,
    publicUrl,
    changesFacts: row.changes_facts,
    given: givenContent(columns),
  });
  const outcomes = new Map(results.map(({ line, outcome }) => [line, outcome]));
  await noteCodes(transaction, row.id, wellFormed.read, outcomes);
  const first = rows[0];
  if (first !== undefined) {
    await transaction
      .insertInto('import_piece')
      .values({
        import_id: row.id,
        number: row.pieces,
        first_line: first.line,
        last_line: rows.at(-1)?.line ?? first.line,
        lines: JSON.stringify(rows),
      })
      .execute();
  }
  await keepRefusals(transaction, row.id, [
    ...wellFormed.refused,
    ...refused,
    ...results.filter(({ outcome }) => outcome === 'refused'),
  ]);
  const count = (outcome: (typeof results)[number]['outcome']) =>
    results.filter((result) => result.outcome === outcome).length -
    earlier.filter((line) => line.outcome === outcome).length;
  const [added, changed, unchanged] = [count('added'), count('changed'), count('unchanged')];
  await transaction
    .updateTable('identifier_import')
    .set({
      header: JSON.stringify(header),
      unknown_columns: JSON.stringify(unknown),
      read_bytes: Math.max(readBytes, row.read_bytes),
      lines: row.lines + rows.length,
      pieces: row.pieces + (first === undefined ? 0 : 1),
      would_add: row.would_add + added,
      would_change: row.would_change + changed,
      would_keep: row.would_keep + unchanged,
      // Every line is counted once.
      would_refuse: row.would_refuse + rows.length - added - changed - unchanged,
      failures: 0,
      moved_at: now,
    })
    .where('id', '=', row.id)
    .execute();
}
