import { defaultPageSize, recallDraft, recallNumber, recallScope } from '@lima-id/domain';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { managedPrefix as prefix } from './managedPrefix.ts';

const recallPublication = z.object({ prefix, ...recallDraft.shape });
export type RecallPublication = z.infer<typeof recallPublication>;

const recallWithdrawal = z.object({ prefix, number: recallNumber });
export type RecallWithdrawal = z.infer<typeof recallWithdrawal>;

/** A recall as its enterprise sees it. Times are `YYYY-MM-DD HH:mm`, China time. */
const recallEntry = z.object({
  prefix: z.string(),
  number: z.string(),
  publishTime: z.string(),
  /** Empty until it is withdrawn. */
  withdrawTime: z.string(),
  hazard: z.string(),
  reason: z.string(),
  remedy: z.string(),
  phone: z.string(),
  scopeWords: z.string(),
  scopes: z.array(recallScope),
});
export type RecallEntry = z.infer<typeof recallEntry>;

/** Maximum page size. */
const pageSizeMax = 20;

const recallQuery = z.object({
  prefix,
  /** The page, from 1. */
  current: z._default(z.int().check(z.minimum(1)), 1),
  size: z._default(z.int().check(z.minimum(1), z.maximum(pageSizeMax)), defaultPageSize),
});
export type RecallQuery = z.infer<typeof recallQuery>;

/** Newest first. */
const recallPage = z.object({ total: z.number(), records: z.array(recallEntry) });
export type RecallPage = z.infer<typeof recallPage>;

const folder = '/platform-console-service/identifier/manager/recall';

/** Maximum body size of a recall: the maximum number of identifiers, each of maximum length. */
const publicationMaxBytes = 256 * 1024;

const shared = { method: 'POST', auth: 'token', encoding: 'json', failure: z.null() } as const;

/** Publishes a recall. Safe to repeat. */
export const publishRecall: Endpoint<RecallPublication, RecallEntry> = {
  ...shared,
  name: 'publishRecall',
  path: `${folder}/publish`,
  bodyMaxBytes: publicationMaxBytes,
  request: recallPublication,
  reply: recallEntry,
  refusals: [404, 409, 422],
};

/** Withdraws a recall. Safe to repeat. */
export const withdrawRecall: Endpoint<RecallWithdrawal, RecallEntry> = {
  ...shared,
  name: 'withdrawRecall',
  path: `${folder}/withdraw`,
  request: recallWithdrawal,
  reply: recallEntry,
  refusals: [404],
};

/** Lists the recalls of an enterprise, withdrawn ones included, newest first. */
export const listRecalls: Endpoint<RecallQuery, RecallPage> = {
  ...shared,
  name: 'listRecalls',
  path: `${folder}/list`,
  request: recallQuery,
  reply: recallPage,
  refusals: [404],
};
