import { budgetOption, defaultPageSize, leadInterest, leadKind } from '@lima-id/domain';
import * as z from 'zod/mini';
import { wireId } from '../wire/id.ts';
import { renamed } from '../wire/rename.ts';
import type { Endpoint } from './endpoint.ts';

const folder = '/platform-operate-service/operator/lead';

const ofOperators = { method: 'POST', auth: 'token', encoding: 'json', failure: z.null() } as const;

/** Maximum page size. */
const pageSizeMax = 100;

const listQuery = z.object({
  /** Filters by kind; all when absent. */
  kind: z.optional(leadKind),
  page: z._default(z.int().check(z.positive()), 1),
  pageSize: z._default(z.int().check(z.positive(), z.lte(pageSizeMax)), defaultPageSize),
});
export type LeadListRequest = z.infer<typeof listQuery>;

const lead = z.object({
  id: z.string(),
  kind: leadKind,
  /** Milliseconds since 1970 UTC. */
  sentAt: z.number(),
  companyName: z.string(),
  contactPersonName: z.string(),
  /** Eleven digits. */
  contactPersonPhone: z.string(),
  /** The industry as words, highest level first; empty in an inquiry. */
  industryText: z.string(),
  /** Empty when no budget was given. */
  budget: z.union([z.literal(''), budgetOption]),
  /** The apps it is about, by their names at the time it was sent. */
  interests: z.array(z.object({ ...leadInterest.shape, productName: z.string(), packageName: z.string() })),
  /** The subject that the visitor looked at; empty when unknown. */
  subject: z.string(),
  consultContent: z.string(),
  /** The logged-in user and the prefix of their enterprise; empty without a login or a prefix. */
  username: z.string(),
  identifierPrefix: z.string(),
  /** When it was erased, as `sentAt`: content and sender are empty from then on. Null until then. */
  erasedAt: z.nullable(z.number()),
});
/** A contact request or an inquiry, as operators see it. */
export type Lead = z.infer<typeof lead>;

const wireLead = renamed(lead, {
  sentAt: 'sentTime',
  erasedAt: 'erasedTime',
  contactPersonPhone: 'contactPersonphone',
  industryText: 'industryCodeDesc',
  budget: 'price',
  interests: 'intentionProductReqs',
  identifierPrefix: 'indentifierPrefix',
});

const list = z.object({ total: z.number(), leads: z.array(lead) });
export type LeadListReply = z.infer<typeof list>;

/** Lists contact requests and inquiries, newest first. Each one listed is recorded in the audit log. */
export const listLeads: Endpoint<LeadListRequest, LeadListReply> = {
  ...ofOperators,
  name: 'listLeads',
  path: `${folder}/list`,
  request: listQuery,
  reply: renamed(list, {}, { leads: z.array(wireLead) }),
};

const byId = z.object({ id: wireId });
export type LeadQuery = z.infer<typeof byId>;

/** An entry of the access log, for reads and the erasure: user name and milliseconds since 1970 UTC. */
const leadAccess = z.object({ by: z.string(), what: z.enum(['read', 'erased']), at: z.number() });
export type LeadAccess = z.infer<typeof leadAccess>;

const readReply = z.object({
  lead,
  /** Newest first; the last hundred. */
  accesses: z.array(leadAccess),
});
/** A lead with its access log. */
export type ReadLead = z.infer<typeof readReply>;

/** Reads one contact request or inquiry. Each read is recorded in the audit log. */
export const readLead: Endpoint<LeadQuery, ReadLead> = {
  ...ofOperators,
  name: 'readLead',
  path: `${folder}/detail`,
  request: byId,
  reply: renamed(readReply, {}, { lead: wireLead }),
  refusals: [404],
};

/** Erases content and sender of a contact request or an inquiry; its number, time and subject remain. Safe to repeat. */
export const eraseLead: Endpoint<LeadQuery, null> = {
  ...ofOperators,
  name: 'eraseLead',
  path: `${folder}/erase`,
  request: byId,
  reply: z.null(),
  refusals: [404],
};
