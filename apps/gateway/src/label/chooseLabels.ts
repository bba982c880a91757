import type { LabelDrawing } from '@lima-id/api';
import { labelMessages, labelsMax, readOwnCode, registrationMessages } from '@lima-id/domain';
import { sql } from 'kysely';
import { stateOfCode } from '../identifier/lookup/stateCodes.ts';
import { batchUnknown, findBatch } from '../registration/batches.ts';
import { findModel, modelUnknown } from '../registration/models.ts';
import type { Store } from '../schema/store.ts';
import { identifiersPage } from './limits.ts';

/** An identifier that gets a label. */
export interface ChosenLabel {
  /** The object code. */
  code: string;
  /** The name of its model. */
  product: string;
}

type Refusal = { failure: { status: number; message: string } };
type Choice = { labels: ChosenLabel[] } | Refusal;
type Choosing = Pick<LabelDrawing, 'codes' | 'model' | 'batch' | 'leaveOutVoid'>;

const messages = labelMessages.choice;

function refused(status: number, message: string): Refusal {
  return { failure: { status, message } };
}

/**
 * The identifiers of a batch in the order of their codes, byte by byte; those that are void are left out or refused. They are read by the
 * batch alone: with the prefix as well, the planner may go through all of an enterprise.
 */
async function chooseBatch(
  store: Store,
  prefix: string,
  { model: modelCode, batch: number, leaveOutVoid }: { model: string; batch: string; leaveOutVoid: boolean },
): Promise<Choice> {
  const owner = await findModel(store.kysely, prefix, modelCode);
  if (owner === undefined) return modelUnknown(modelCode);
  const batch = await findBatch(store.kysely, owner.id, number);
  if (batch === undefined) return batchUnknown(number);
  const labels: ChosenLabel[] = [];
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows: { suffix: string; state: number }[] = await store.kysely
      .selectFrom('identifier')
      .select(['suffix', 'state'])
      .where('batch_id', '=', batch.id)
      .where('suffix', '>', after)
      .orderBy('suffix')
      .limit(identifiersPage)
      .execute();
    for (const { suffix, state } of rows) {
      if (stateOfCode(state) !== 'void') labels.push({ code: suffix, product: owner.model.name });
      else if (!leaveOutVoid) return refused(422, messages.void(suffix));
    }
    if (labels.length > labelsMax) return refused(422, messages.tooMany);
    after = rows.length < identifiersPage ? undefined : rows.at(-1)?.suffix;
  }
  return labels.length === 0 ? refused(422, messages.empty(number)) : { labels };
}

/** The named identifiers in their order, each once. One that another enterprise has is unknown. */
async function chooseCodes(
  store: Store,
  prefix: string,
  codes: readonly string[],
  leaveOutVoid: boolean,
): Promise<Choice> {
  const asked = new Set<string>();
  for (const given of codes) {
    const verdict = readOwnCode(prefix, given);
    if (!verdict.ok) return refused(422, verdict.message);
    asked.add(verdict.objectCode);
  }
  const wanted = [...asked];
  const labels: ChosenLabel[] = [];
  for (let begin = 0; begin < wanted.length; begin += identifiersPage) {
    const page = wanted.slice(begin, begin + identifiersPage);
    const rows = await store.kysely
      .selectFrom('identifier')
      .innerJoin('batch', 'batch.id', 'identifier.batch_id')
      .innerJoin('product_model as model', 'model.id', 'batch.model_id')
      .select(['identifier.suffix', 'identifier.state', 'model.name'])
      .where('identifier.prefix', '=', prefix)
      .where('identifier.suffix', '=', sql<string>`any(${page}::text[])`)
      .execute();
    const known = new Map(rows.map((row) => [row.suffix, row]));
    for (const code of page) {
      const row = known.get(code);
      if (row === undefined) return refused(404, registrationMessages.line.unknown(code));
      if (stateOfCode(row.state) !== 'void') labels.push({ code, product: row.name });
      else if (!leaveOutVoid) return refused(422, messages.void(code));
    }
  }
  return labels.length === 0 ? refused(422, messages.none) : { labels };
}

/**
 * The identifiers of an enterprise that get a label, read page by page. All of them are known before anything is drawn, so that a file that
 * has begun needs no database.
 */
export async function chooseLabels(
  store: Store,
  prefix: string,
  { codes, model, batch, leaveOutVoid }: Choosing,
): Promise<Choice> {
  if (codes !== null) return await chooseCodes(store, prefix, codes, leaveOutVoid);
  if (model === null || batch === null) return refused(400, messages.either);
  return await chooseBatch(store, prefix, { model, batch, leaveOutVoid });
}
