import {
  type IdentifierDraft,
  type ImportColumns,
  type ImportRow,
  identifierDraft,
  readImportColumns,
  readImportLine,
  registrationMessages,
} from '@lima-id/domain';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import { type ReadLine, readLines } from '../lines.ts';
import { findModel } from '../models.ts';
import { FileRefused } from './fileRefused.ts';
import type { ImportRecord } from './importRow.ts';

/** A refused line as it is stored. */
export interface LineRefusal {
  line: number;
  code: string;
  field: string;
  message: string;
}

type ImportOwner = NonNullable<Awaited<ReturnType<typeof findModel>>>;

/** The model of an import. Throws FileRefused when it is gone. */
export async function modelOfImport(
  database: Kysely<Tables>,
  { enterprise_prefix: prefix, model }: Pick<ImportRecord, 'enterprise_prefix' | 'model'>,
): Promise<ImportOwner> {
  const owner = await findModel(database, prefix, model);
  if (owner === undefined) throw new FileRefused(registrationMessages.model.unknown(model));
  return owner;
}

/** The columns of a file. Throws FileRefused when it does not fit the model. */
export function columnsOfFile(
  { model }: ImportOwner,
  { batch }: Pick<ImportRecord, 'batch'>,
  header: readonly string[],
) {
  const verdict = readImportColumns(header, model.places, batch !== null);
  if (!verdict.ok) throw new FileRefused(verdict.message);
  return verdict;
}

/** Reads lines of a file as lines of a registration, by their numbers in the file. */
export function readPiece(
  { enterprise_prefix: prefix, batch }: Pick<ImportRecord, 'enterprise_prefix' | 'batch'>,
  columns: ImportColumns,
  lines: readonly ImportRow[],
): { read: ReadLine<IdentifierDraft>[]; refused: LineRefusal[] } {
  const refused: LineRefusal[] = [];
  const given: { line: number; draft: unknown }[] = [];
  for (const row of lines) {
    const verdict = readImportLine(columns, row, batch ?? '');
    if (verdict.ok) given.push({ line: row.line, draft: verdict.line });
    else refused.push({ line: row.line, code: verdict.code, field: verdict.field, message: verdict.message });
  }
  const numberOf = (index: number) => given[index]?.line ?? 0;
  const checked = readLines(
    identifierDraft(prefix),
    given.map(({ draft }) => draft),
  );
  return {
    read: checked.read.map(({ line, draft }) => ({ line: numberOf(line), draft })),
    refused: [
      ...refused,
      ...checked.refused.map(({ line, code, field, message }) => ({ line: numberOf(line), code, field, message })),
    ],
  };
}

/** Stores refused lines; one that is refused already keeps its first reason. Returns the lines that were not. */
export async function keepRefusals(
  transaction: Transaction<Tables>,
  importId: string,
  refusals: readonly LineRefusal[],
): Promise<number> {
  if (refusals.length === 0) return 0;
  const rows = refusals.map(({ line, code, field, message }) => ({ import_id: importId, line, code, field, message }));
  const added = await transaction
    .insertInto('import_refusal')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['import_id', 'line']).doNothing())
    .returning('line')
    .execute();
  return added.length;
}
