import type { Transaction } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import { registerRead } from '../registerRead.ts';
import { endOf, type ImportRecord, registrarOfImport } from './importRow.ts';
import { columnsOfFile, keepRefusals, type LineRefusal, modelOfImport, readPiece } from './pieceLines.ts';

/** Thrown when a line is refused since the check although every line was asked for: the piece is rolled back. */
export class RefusedSince extends Error {
  override readonly name = 'RefusedSince';
  readonly line: number;

  constructor({ line, message }: LineRefusal) {
    super(message);
    this.line = line;
  }
}

/**
 * Registers the next piece of an import and moves on: the rows, the counts and the position are one transaction, so that no line is
 * registered twice and none is left out, whatever happens in between. The caller holds the row's lock.
 */
export async function carryOutPiece(transaction: Transaction<Tables>, row: ImportRecord, now: Date): Promise<void> {
  const piece = await transaction
    .selectFrom('import_piece')
    .select(['first_line', 'last_line', 'lines'])
    .where('import_id', '=', row.id)
    .where('number', '=', row.next_piece)
    .executeTakeFirstOrThrow();
  const known = await transaction
    .selectFrom('import_refusal')
    .select('line')
    .where('import_id', '=', row.id)
    .where('line', '>=', piece.first_line)
    .where('line', '<=', piece.last_line)
    .execute();
  const refusedBefore = new Set(known.map(({ line }) => line));
  const owner = await modelOfImport(transaction, row);
  const { columns } = columnsOfFile(owner, row, row.header ?? []);
  const wanted = piece.lines.filter(({ line }) => !refusedBefore.has(line));
  const { read, refused } = readPiece(row, columns, wanted);
  const results = await registerRead(transaction, registrarOfImport(row), owner, read, {
    call: 'carryOutImport',
    now,
    changesFacts: row.changes_facts,
  });
  const refusals = [...refused, ...results.filter(({ outcome }) => outcome === 'refused')];
  const [first] = refusals.toSorted((one, other) => one.line - other.line);
  if (first !== undefined && !row.only_good) throw new RefusedSince(first);
  await keepRefusals(transaction, row.id, refusals);
  const count = (outcome: (typeof results)[number]['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  const next = row.next_piece + 1;
  await transaction
    .updateTable('identifier_import')
    .set({
      ...(next === row.pieces ? endOf('finished', now) : { moved_at: now }),
      next_piece: next,
      added: row.added + count('added'),
      changed: row.changed + count('changed'),
      unchanged: row.unchanged + count('unchanged'),
      refused: row.refused + refusedBefore.size + refusals.length,
      failures: 0,
    })
    .where('id', '=', row.id)
    .execute();
}
