import { type GivenContent, givenContent } from '@lima-id/domain';
import type { Kysely, Transaction } from 'kysely';
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

/** The lines of a piece, read for their registration. */
export interface ReadyPiece {
  number: number;
  /** Of the model by whose places the lines were read. */
  modelVersion: number;
  /** What the lines say, by the columns of their file. */
  given: GivenContent;
  read: ReturnType<typeof readPiece>['read'];
  refused: LineRefusal[];
  /** Lines that the check refused. */
  refusedBefore: number;
}

/** Reads a piece of a checked import, which nobody changes any more: it may be read ahead, and outside of a transaction. */
export async function readyPiece(database: Kysely<Tables>, row: ImportRecord, number: number): Promise<ReadyPiece> {
  const piece = await database
    .selectFrom('import_piece')
    .select(['first_line', 'last_line', 'lines'])
    .where('import_id', '=', row.id)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const known = await database
    .selectFrom('import_refusal')
    .select('line')
    .where('import_id', '=', row.id)
    .where('line', '>=', piece.first_line)
    .where('line', '<=', piece.last_line)
    .execute();
  const refusedBefore = new Set(known.map(({ line }) => line));
  const owner = await modelOfImport(database, row);
  const { columns } = columnsOfFile(owner, row, row.header ?? []);
  const wanted = piece.lines.filter(({ line }) => !refusedBefore.has(line));
  return {
    ...readPiece(row, columns, wanted),
    number,
    modelVersion: owner.model.version,
    given: givenContent(columns),
    refusedBefore: refusedBefore.size,
  };
}

interface CarriedPiece {
  ahead: ReadyPiece | undefined;
  /** Called when the rows are on their way. */
  whileWriting: () => void;
  /** Public URL of the portal; empty when unknown. */
  publicUrl: string;
}

/**
 * Registers the next piece of an import and moves on: the rows, the counts and the position are one transaction, so that no line is
 * registered twice and none is left out, whatever happens in between. The caller holds the row's lock. `ahead` is the piece, if it was
 * read before; by another version of the model it is read again.
 */
export async function carryOutPiece(
  transaction: Transaction<Tables>,
  row: ImportRecord,
  { ahead, whileWriting, publicUrl }: CarriedPiece,
  now: Date,
): Promise<void> {
  const owner = await modelOfImport(transaction, row);
  const isCurrent = ahead?.number === row.next_piece && ahead.modelVersion === owner.model.version;
  const { given, read, refused, refusedBefore } = isCurrent
    ? ahead
    : await readyPiece(transaction, row, row.next_piece);
  const results = await registerRead(transaction, registrarOfImport(row), owner, read, {
    call: 'carryOutImport',
    now,
    whileWriting,
    publicUrl,
    changesFacts: row.changes_facts,
    given,
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
      refused: row.refused + refusedBefore + refusals.length,
      failures: 0,
    })
    .where('id', '=', row.id)
    .execute();
}
