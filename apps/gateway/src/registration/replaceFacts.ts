import { isDeepStrictEqual } from 'node:util';
import type { FactsReceipt } from '@lima-id/api';
import { contentAfter, type GivenContent, type IdentifierDraft, registrationMessages } from '@lima-id/domain';
import { sql, type Transaction } from 'kysely';
import { noteChanges, type RegistrationChange } from '../enterprise/changeLog.ts';
import type { Registrar } from '../enterprise/registrar.ts';
import {
  eventCountName,
  factsWithPictures,
  picturesOfFacts,
  placesOfFacts,
} from '../identifier/lookup/reservedFacts.ts';
import { stateOfCode } from '../identifier/lookup/stateCodes.ts';
import type { Tables } from '../schema/tables.ts';
import type { ReadLine } from './lines.ts';

/** What became of a line. */
export type FactsResult = FactsReceipt['results'][number];

const messages = registrationMessages.line;

/** How facts are replaced. */
interface Replacing {
  /** As named in the change log. */
  call: string;
  now: Date;
  /** What the lines say; the rest stays as it is. All facts and pictures unless given. */
  given?: GivenContent | undefined;
}

/**
 * Replaces facts and pictures of identifiers of the model `modelId`, each line with what became of it. Rows are locked in the order of codes,
 * so that concurrent changes wait for each other, and what stays is what the last of them left.
 */
export async function replaceFacts(
  transaction: Transaction<Tables>,
  registrar: Registrar,
  modelId: number,
  read: readonly ReadLine<Pick<IdentifierDraft, 'code' | 'facts' | 'pictures'>>[],
  { call, now, given }: Replacing,
): Promise<FactsResult[]> {
  if (read.length === 0) return [];
  const codes = read.map(({ draft }) => draft.code);
  const rows = await transaction
    .selectFrom('identifier')
    .innerJoin('batch', 'batch.id', 'identifier.batch_id')
    .select(['identifier.suffix', 'identifier.facts', 'identifier.state'])
    .where('identifier.prefix', '=', registrar.prefix)
    .where('batch.model_id', '=', modelId)
    .where('identifier.suffix', '=', sql<string>`any(${codes}::text[])`)
    .orderBy('identifier.suffix')
    .forUpdate('identifier')
    .execute();
  const known = new Map(rows.map((row) => [row.suffix, row]));
  const kept: { suffix: string; facts: Record<string, string> | null }[] = [];
  const changes: RegistrationChange[] = [];
  const results = read.map(({ line, draft: { code, facts, pictures } }): FactsResult => {
    const row = known.get(code);
    const refuse = (reason: string, message: string): FactsResult => {
      return { line, code, outcome: 'refused', reason, field: 'code', message };
    };
    if (row === undefined) return refuse('unknown', messages.unknown(code));
    if (stateOfCode(row.state) === 'void') return refuse('void', messages.void(code));
    const before = { facts: placesOfFacts(row.facts), pictures: picturesOfFacts(row.facts) };
    const after = given === undefined ? { facts, pictures } : contentAfter(given, before, { facts, pictures });
    if (isDeepStrictEqual(before, after)) {
      return { line, code, outcome: 'unchanged', reason: '', field: '', message: '' };
    }
    const events = row.facts?.[eventCountName];
    const written = factsWithPictures(after.facts, after.pictures);
    kept.push({ suffix: code, facts: events === undefined ? written : { ...written, [eventCountName]: events } });
    changes.push({ call, subject: `identifier ${code}`, before, after });
    return { line, code, outcome: 'changed', reason: '', field: '', message: '' };
  });
  if (kept.length > 0) {
    await sql`
      update identifier code set facts = given.facts
      from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as given (suffix text, facts jsonb)
      where code.prefix = ${registrar.prefix} and code.suffix = given.suffix`.execute(transaction);
  }
  await noteChanges(transaction, registrar, now, changes);
  return results;
}
