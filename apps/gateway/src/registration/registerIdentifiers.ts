import type { RegisteredLine, RegistrationCall, RegistrationReceipt } from '@lima-id/api';
import { compareRegistration, type IdentifierDraft, identifierDraft, registrationMessages } from '@lima-id/domain';
import { sql, type Transaction } from 'kysely';
import { factsWithPictures, picturesOfFacts, placesOfFacts } from '../identifier/lookup/reservedFacts.ts';
import { stateCode, stateOfCode } from '../identifier/lookup/stateCodes.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Reply } from '../platform/http/mount.ts';
import type { Store } from '../schema/store.ts';
import type { IdentifierFacts, Tables } from '../schema/tables.ts';
import { answerOnce } from './answerOnce.ts';
import { noteChanges } from './changeLog.ts';
import { type ReadLine, readLines, withFacts, withoutRepeats, withPictures } from './lines.ts';
import { findModel, modelUnknown } from './models.ts';
import { useObjectPictures } from './pictures/usePictures.ts';
import type { Registrar } from './registrar.ts';

const messages = registrationMessages.line;

interface Known {
  suffix: string;
  state: number;
  facts: IdentifierFacts | null;
  batch: string;
  model_id: number;
}

/** The registered identifiers among some codes. */
async function readKnown(
  transaction: Transaction<Tables>,
  prefix: string,
  codes: readonly string[],
): Promise<Map<string, Known>> {
  if (codes.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('identifier')
    .innerJoin('batch', 'batch.id', 'identifier.batch_id')
    .select(['identifier.suffix', 'identifier.state', 'identifier.facts', 'batch.code as batch', 'batch.model_id'])
    .where('identifier.prefix', '=', prefix)
    .where('identifier.suffix', '=', sql<string>`any(${codes}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.suffix, row]));
}

/** Inserts the lines whose codes are new; resolves with these codes. In the order of codes, so that concurrent calls do not deadlock. */
async function insertNew(
  transaction: Transaction<Tables>,
  prefix: string,
  read: readonly ReadLine<IdentifierDraft>[],
  batches: ReadonlyMap<string, number>,
  now: Date,
): Promise<Set<string>> {
  if (read.length === 0) return new Set();
  const rows = read.map(({ draft }) => ({
    prefix,
    suffix: draft.code,
    batch_id: batches.get(draft.batch),
    registered_at: now,
    facts: factsWithPictures(draft.facts, draft.pictures),
    state: stateCode(draft.state),
  }));
  const { rows: added } = await sql<{ suffix: string }>`
    insert into identifier (registered_at, batch_id, prefix, suffix, facts, state)
    select registered_at, batch_id, prefix, suffix, facts, state
    from jsonb_populate_recordset(null::identifier, ${JSON.stringify(rows)}::jsonb)
    order by suffix collate "C"
    on conflict (prefix, suffix) do nothing
    returning suffix`.execute(transaction);
  return new Set(added.map(({ suffix }) => suffix));
}

function byLine(one: RegisteredLine, other: RegisteredLine): number {
  return one.line - other.line;
}

function receiptOf(lines: RegisteredLine[]): RegistrationReceipt {
  const count = (outcome: RegisteredLine['outcome']) => lines.filter((line) => line.outcome === outcome).length;
  const [added, unchanged, refused] = [count('added'), count('unchanged'), count('refused')];
  return { added, unchanged, refused, results: lines.toSorted(byLine) };
}

type RegisterReply = Reply<RegistrationReceipt, RegistrationReceipt>;

/**
 * Registers identifiers of a model in one transaction. Each line is answered with what became of it; with `allOrNothing`, one refused line
 * leaves everything as it was (422).
 */
export async function registerIdentifiers(
  store: Store,
  clock: Clock,
  registrar: Registrar,
  call: Omit<RegistrationCall, 'prefix'>,
  key: string | null,
): Promise<RegisterReply> {
  const { prefix } = registrar;
  const { model: modelCode, lines, allOrNothing } = call;
  const now = clock.now();
  const repeatable = { call: 'registerIdentifiers', key, request: call };
  return await answerOnce<RegistrationReceipt, RegistrationReceipt>(
    store,
    registrar,
    repeatable,
    now,
    async (transaction) => {
      const owner = await findModel(transaction, prefix, modelCode);
      if (owner === undefined) return modelUnknown(modelCode);
      const wellFormed = readLines(identifierDraft(prefix), lines);
      const single = withoutRepeats(wellFormed.read);
      const factual = withFacts(single.read, owner.model.places);
      const addresses = factual.read.flatMap(({ draft }) => draft.pictures);
      // Before the identifiers, which every call locks after the pictures.
      const complete = withPictures(factual.read, await useObjectPictures(transaction, prefix, addresses));
      const batchRows = await transaction
        .selectFrom('batch')
        .select(['id', 'code'])
        .where('model_id', '=', owner.id)
        .where('code', '=', sql<string>`any(${[...new Set(complete.read.map(({ draft }) => draft.batch))]}::text[])`)
        .execute();
      const batches = new Map(batchRows.map(({ id, code }) => [code, id]));
      const unbatched = complete.read
        .filter(({ draft }) => !batches.has(draft.batch))
        .map(({ line, draft: { code, batch } }) => {
          return { line, code, reason: 'batch', field: 'batch', message: messages.batchUnknown(batch) };
        });
      const wanted = complete.read.filter(({ draft }) => batches.has(draft.batch));
      const added = await insertNew(transaction, prefix, wanted, batches, now);
      const rest = wanted.filter(({ draft }) => !added.has(draft.code));
      const known = await readKnown(
        transaction,
        prefix,
        rest.map(({ draft }) => draft.code),
      );
      const compared = rest.map(({ line, draft }): RegisteredLine => {
        const row = known.get(draft.code);
        const existing = row && {
          // A batch of another model may have the same number.
          batch: row.model_id === owner.id ? row.batch : '',
          state: stateOfCode(row.state),
          facts: placesOfFacts(row.facts),
          pictures: picturesOfFacts(row.facts),
        };
        const verdict = compareRegistration(existing ?? null, draft);
        const said = verdict.outcome === 'refused' ? verdict : { reason: '', field: '', message: '' };
        const { reason, field, message } = said;
        return { line, code: draft.code, outcome: verdict.outcome, reason, field, message };
      });
      const refused = [...wellFormed.refused, ...single.refused, ...factual.refused, ...complete.refused, ...unbatched];
      const receipt = receiptOf([
        ...wanted
          .filter(({ draft }) => added.has(draft.code))
          .map(({ line, draft }): RegisteredLine => {
            return { line, code: draft.code, outcome: 'added', reason: '', field: '', message: '' };
          }),
        ...compared,
        ...refused.map((line): RegisteredLine => ({ ...line, outcome: 'refused' })),
      ]);
      if (allOrNothing && receipt.refused > 0) {
        const undone = receipt.results.filter(({ outcome }) => outcome === 'refused');
        const data = { added: 0, unchanged: 0, refused: undone.length, results: undone };
        return { failure: { status: 422, message: messages.nothing(undone.length), data } };
      }
      const changes = wanted
        .filter(({ draft }) => added.has(draft.code))
        .map(({ draft }) => {
          const after = { model: modelCode, ...draft };
          return { call: 'registerIdentifiers', subject: `identifier ${draft.code}`, before: null, after };
        });
      await noteChanges(transaction, registrar, now, changes);
      return { data: receipt };
    },
  );
}
