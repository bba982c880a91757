import { isDeepStrictEqual } from 'node:util';
import type { FactsChange, FactsReceipt } from '@lima-id/api';
import { identifierDraft, registrationMessages } from '@lima-id/domain';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import {
  eventCountName,
  factsWithPictures,
  picturesOfFacts,
  placesOfFacts,
} from '../identifier/lookup/reservedFacts.ts';
import { stateOfCode } from '../identifier/lookup/stateCodes.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Reply } from '../platform/http/mount.ts';
import type { Store } from '../schema/store.ts';
import { answerOnce } from './answerOnce.ts';
import { noteChanges } from './changeLog.ts';
import { readLines, withFacts, withoutRepeats, withPictures } from './lines.ts';
import { findModel, modelUnknown } from './models.ts';
import { useObjectPictures } from './pictures/usePictures.ts';
import type { Registrar } from './registrar.ts';

type Result = FactsReceipt['results'][number];

const messages = registrationMessages.line;

/**
 * Replaces facts and pictures of identifiers of a model, in one transaction. Each line is answered with what became of it. Rows are locked in
 * the order of codes, so that concurrent changes wait for each other.
 */
export async function changeFacts(
  store: Store,
  clock: Clock,
  registrar: Registrar,
  call: Omit<FactsChange, 'prefix'>,
  key: string | null,
): Promise<Reply<FactsReceipt, null>> {
  const { prefix } = registrar;
  const now = clock.now();
  const schema = z.pick(identifierDraft(prefix), { code: true, facts: true, pictures: true });
  const repeatable = { call: 'changeFacts', key, request: call };
  return await answerOnce<FactsReceipt, null>(store, registrar, repeatable, now, async (transaction) => {
    const owner = await findModel(transaction, prefix, call.model);
    if (owner === undefined) return modelUnknown(call.model);
    const wellFormed = readLines(schema, call.lines);
    const single = withoutRepeats(wellFormed.read);
    const factual = withFacts(single.read, owner.model.places);
    const addresses = factual.read.flatMap(({ draft }) => draft.pictures);
    // Before the identifiers, which every call locks after the pictures.
    const complete = withPictures(factual.read, await useObjectPictures(transaction, prefix, addresses));
    const codes = complete.read.map(({ draft }) => draft.code);
    const rows = await transaction
      .selectFrom('identifier')
      .innerJoin('batch', 'batch.id', 'identifier.batch_id')
      .select(['identifier.suffix', 'identifier.facts', 'identifier.state'])
      .where('identifier.prefix', '=', prefix)
      .where('batch.model_id', '=', owner.id)
      .where('identifier.suffix', '=', sql<string>`any(${codes}::text[])`)
      .orderBy('identifier.suffix')
      .forUpdate('identifier')
      .execute();
    const known = new Map(rows.map((row) => [row.suffix, row]));
    const kept: { suffix: string; facts: Record<string, string> | null }[] = [];
    const changes: Parameters<typeof noteChanges>[3][number][] = [];
    const results = complete.read.map(({ line, draft: { code, facts, pictures } }): Result => {
      const row = known.get(code);
      const refuse = (reason: string, message: string): Result => {
        return { line, code, outcome: 'refused', reason, field: 'code', message };
      };
      if (row === undefined) return refuse('unknown', messages.unknown(code));
      if (stateOfCode(row.state) === 'void') return refuse('void', messages.void(code));
      const before = { facts: placesOfFacts(row.facts), pictures: picturesOfFacts(row.facts) };
      const after = { facts, pictures };
      if (isDeepStrictEqual(before, after)) {
        return { line, code, outcome: 'unchanged', reason: '', field: '', message: '' };
      }
      const events = row.facts?.[eventCountName];
      const written = factsWithPictures(facts, pictures);
      kept.push({ suffix: code, facts: events === undefined ? written : { ...written, [eventCountName]: events } });
      changes.push({ call: 'changeFacts', subject: `identifier ${code}`, before, after });
      return { line, code, outcome: 'changed', reason: '', field: '', message: '' };
    });
    if (kept.length > 0) {
      await sql`
        update identifier code set facts = given.facts
        from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as given (suffix text, facts jsonb)
        where code.prefix = ${prefix} and code.suffix = given.suffix`.execute(transaction);
    }
    await noteChanges(transaction, registrar, now, changes);
    const refused = [...wellFormed.refused, ...single.refused, ...factual.refused, ...complete.refused];
    const all = [...results, ...refused.map((line): Result => ({ ...line, outcome: 'refused' }))].toSorted(
      (one, other) => one.line - other.line,
    );
    const count = (outcome: Result['outcome']) => all.filter((one) => one.outcome === outcome).length;
    return {
      data: { changed: count('changed'), unchanged: count('unchanged'), refused: count('refused'), results: all },
    };
  });
}
