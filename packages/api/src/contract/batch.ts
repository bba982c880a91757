import { batchDraft, modelDraft } from '@lima-id/domain';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { keptVersion, readVersion, registrationPage } from './keptVersion.ts';
import { managedPrefix as prefix } from './managedPrefix.ts';

/** The enterprise's own number of the model. */
const model = modelDraft.shape.code;
const number = batchDraft(0).shape.number;

/** Characters of a day, with room for blanks that are dropped. */
const producedDayMaxLength = 32;

/** A day that is too late is refused by the gateway's clock. */
const batchSaving = z.object({
  prefix,
  version: readVersion,
  model,
  number,
  producedDay: z.string().check(z.maxLength(producedDayMaxLength)),
});
export type BatchSaving = z.infer<typeof batchSaving>;

const batchQuery = z.object({ prefix, model, number });
export type BatchQuery = z.infer<typeof batchQuery>;

/** A batch as it is kept. */
const keptBatch = z.object({
  ...keptVersion,
  prefix: z.string(),
  model: z.string(),
  number: z.string(),
  /** `YYYY-MM-DD`, China time. */
  producedDay: z.string(),
});
export type KeptBatch = z.infer<typeof keptBatch>;

const batchListQuery = z.object({ prefix, model, ...registrationPage });
export type BatchListQuery = z.infer<typeof batchListQuery>;

/** The last produced first. */
const batchPage = z.object({ total: z.number(), records: z.array(keptBatch) });
export type BatchPage = z.infer<typeof batchPage>;

/** The batch that somebody else has saved since. */
const staleBatch = z.object({ newest: keptBatch });
export type StaleBatch = z.infer<typeof staleBatch>;

const folder = '/platform-console-service/identifier/manager/batch';

const shared = { method: 'POST', auth: 'registrar', encoding: 'json' } as const;

/** Adds a batch of a model, or changes the one with the number when `version` is the one that was read. */
export const saveBatch: Endpoint<BatchSaving, KeptBatch, StaleBatch> = {
  ...shared,
  name: 'saveBatch',
  path: `${folder}/save`,
  request: batchSaving,
  reply: keptBatch,
  failure: staleBatch,
  refusals: [404, 409, 422],
};

/** Reads a batch by the enterprise's own numbers. */
export const readBatch: Endpoint<BatchQuery, KeptBatch> = {
  ...shared,
  name: 'readBatch',
  path: `${folder}/read`,
  request: batchQuery,
  reply: keptBatch,
  failure: z.null(),
  refusals: [404],
};

/** Lists the batches of a model. */
export const listBatches: Endpoint<BatchListQuery, BatchPage> = {
  ...shared,
  name: 'listBatches',
  path: `${folder}/list`,
  request: batchListQuery,
  reply: batchPage,
  failure: z.null(),
  refusals: [404],
};
