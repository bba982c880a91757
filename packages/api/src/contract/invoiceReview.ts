import {
  defaultPageSize,
  invoice,
  invoiceDay,
  invoiceNumber,
  invoiceReason,
  invoiceStatus,
  listedInvoice,
  listPageMax,
  wholeNumber,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import { wireId } from '../wire/id.ts';
import { wireInvoice, wireListedInvoice } from '../wire/invoice.ts';
import { renamed } from '../wire/rename.ts';
import type { Endpoint } from './endpoint.ts';

const folder = '/platform-operate-service/operator/invoice';

const ofReviewers = { method: 'POST', auth: 'token', encoding: 'json', failure: z.null() } as const;

/** Invoices of one page at most. */
const pageSizeMax = 100;

/** Characters of a code or number by which an invoice is looked for. */
const codeMaxLength = 32;

const listQuery = z.object({
  /** Those of one status; all when it is left out. */
  status: z.optional(invoiceStatus),
  /** Those of one order code, or that of one invoice number. */
  code: z.optional(z.string().check(z.maxLength(codeMaxLength))),
  page: z._default(wholeNumber(1, listPageMax), 1),
  pageSize: z._default(wholeNumber(1, pageSizeMax), defaultPageSize),
});
export type InvoiceReviewListRequest = z.infer<typeof listQuery>;

const list = z.object({ total: z.number(), invoices: z.array(listedInvoice) });
export type InvoiceReviewList = z.infer<typeof list>;

/** Lists invoices, those that have stood still longest first. */
export const listInvoices: Endpoint<InvoiceReviewListRequest, InvoiceReviewList> = {
  ...ofReviewers,
  name: 'listInvoices',
  summary: '查询发票，等待最久的在前，可按状态、订单号或发票号码筛选，分页',
  path: `${folder}/list`,
  request: listQuery,
  reply: renamed(list, {}, { invoices: z.array(wireListedInvoice) }),
};

/** A step of an invoice: what happened, between which statuses, by whom (user name), when (milliseconds since 1970 UTC), and why. */
const step = z.object({
  event: z.enum(['requested', 'issued', 'reversed']),
  from: z.nullable(invoiceStatus),
  to: invoiceStatus,
  by: z.string(),
  at: z.number(),
  why: z.string(),
});
export type InvoiceStep = z.infer<typeof step>;

/** Who has looked at an invoice (user name), and when. */
const access = z.object({ by: z.string(), at: z.number() });
export type InvoiceAccess = z.infer<typeof access>;

const reviewed = z.object({
  invoice,
  /** Oldest first. */
  steps: z.array(step),
  /** Newest first; the last hundred. */
  accesses: z.array(access),
});
export type ReviewedInvoice = z.infer<typeof reviewed>;

const byId = z.object({ id: wireId });

/** An invoice as reviewers see it, numbers in full. Each reading is written down. */
export const readInvoiceForReview: Endpoint<z.infer<typeof byId>, ReviewedInvoice> = {
  ...ofReviewers,
  name: 'readInvoiceForReview',
  summary: '查看一张发票的全部内容与经过；每次查看都会记录',
  path: `${folder}/detail`,
  request: byId,
  reply: renamed(reviewed, {}, { invoice: wireInvoice }),
  refusals: [404],
};

/** The status that the reviewer saw: what changed meanwhile is not decided on unseen. */
const from = invoiceStatus;

const decided = z.object({ status: invoiceStatus });
export type InvoiceDecision = z.infer<typeof decided>;

const issuing = z.object({ ...byId.shape, from, invoiceNumber, issuedOn: invoiceDay });
export type InvoiceIssuing = z.infer<typeof issuing>;

/** Says that an invoice was issued: under which number, and on which day. */
export const issueInvoice: Endpoint<InvoiceIssuing, InvoiceDecision> = {
  ...ofReviewers,
  name: 'issueInvoice',
  summary: '登记一张发票已开具，含发票号码与开票日期',
  path: `${folder}/issue`,
  request: issuing,
  reply: decided,
  refusals: [404, 409, 422],
};

const reversing = z.object({ ...byId.shape, from, reason: invoiceReason });
export type InvoiceReversing = z.infer<typeof reversing>;

/** Says that an invoice was reversed, with a reason that its buyer reads; then one can be asked for again. */
export const reverseInvoice: Endpoint<InvoiceReversing, InvoiceDecision> = {
  ...ofReviewers,
  name: 'reverseInvoice',
  summary: '登记一张发票已冲红并说明原因，买方可重新申请',
  path: `${folder}/reverse`,
  request: reversing,
  reply: decided,
  refusals: [404, 409],
};
