import { budgetOption, defaultPageSize, leadInterest, leadKind } from '@lima-id/domain';
import * as z from 'zod/mini';
import { wireId } from '../wire/id.ts';
import { renamed } from '../wire/rename.ts';
import type { Endpoint } from './endpoint.ts';

const folder = '/platform-operate-service/operator/lead';

const ofOperators = { method: 'POST', auth: 'token', encoding: 'json', failure: z.null() } as const;

/** Leads of one page at most. */
const pageSizeMax = 100;

const listQuery = z.object({
  /** Those of one kind; all when it is left out. */
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
  /** The industry from its section down, in words; empty in an inquiry. */
  industryText: z.string(),
  /** Empty when none was named. */
  budget: z.union([z.literal(''), budgetOption]),
  /** The apps it is about, called as they were called when it was sent. */
  interests: z.array(z.object({ ...leadInterest.shape, productName: z.string(), packageName: z.string() })),
  /** What the visitor looked at; empty when it is not known. */
  subject: z.string(),
  consultContent: z.string(),
  /** Who was logged in, and the prefix of his enterprise; empty when nobody was, or without one. */
  username: z.string(),
  identifierPrefix: z.string(),
  /** When it was erased, as `sentAt`: what was said and by whom is empty from then on. Null as long as it is there. */
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

/** Lists contact requests and inquiries, newest first. Each that is shown is written down as read. */
export const listLeads: Endpoint<LeadListRequest, LeadListReply> = {
  ...ofOperators,
  name: 'listLeads',
  summary: '查询联系需求与询价，新的在前，分页；每次查看都会记录',
  path: `${folder}/list`,
  request: listQuery,
  reply: renamed(list, {}, { leads: z.array(wireLead) }),
};

const byId = z.object({ id: wireId });
export type LeadQuery = z.infer<typeof byId>;

/** Who has looked at a lead or erased it (user name), and when (milliseconds since 1970 UTC). */
const leadAccess = z.object({ by: z.string(), what: z.enum(['read', 'erased']), at: z.number() });
export type LeadAccess = z.infer<typeof leadAccess>;

const readReply = z.object({
  lead,
  /** Newest first; the last hundred. */
  accesses: z.array(leadAccess),
});
/** A lead, and who has looked at it. */
export type ReadLead = z.infer<typeof readReply>;

/** Reads one contact request or inquiry. Each reading is written down. */
export const readLead: Endpoint<LeadQuery, ReadLead> = {
  ...ofOperators,
  name: 'readLead',
  summary: '查看一条联系需求或询价及其查看记录；每次查看都会记录',
  path: `${folder}/detail`,
  request: byId,
  reply: renamed(readReply, {}, { lead: wireLead }),
  refusals: [404],
};

/** Erases what a contact request or an inquiry says and who sent it; its number, its time and what it was about stay. Safe to repeat. */
export const eraseLead: Endpoint<LeadQuery, null> = {
  ...ofOperators,
  name: 'eraseLead',
  summary:
    '按本人要求删除一条联系需求或询价中的个人信息与咨询内容，编号、时间与意向应用保留；重复删除结果不变，删除会记录',
  path: `${folder}/erase`,
  request: byId,
  reply: z.null(),
  refusals: [404],
};
