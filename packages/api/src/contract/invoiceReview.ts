import {
  defaultPageSize,
  invoice,
  invoiceDay,
  invoiceNumber,
  invoiceReason,
  listedInvoice,
  listPageMax,
  typedDocumentNumber,
  wholeNumber,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import { wireId } from '../wire/id.ts';
import { wireInvoice, wireListedInvoice } from '../wire/invoice.ts';
import { wireInvoiceStatus } from '../wire/invoiceStatus.ts';
import { renamed } from '../wire/rename.ts';
import type { Endpoint } from './endpoint.ts';

const folder = '/platform-operate-service/operator/invoice';

const ofReviewers = { method: 'POST', auth: 'token', encoding: 'json', failure: z.null() } as const;

/** Maximum page size. */
const pageSizeMax = 100;

/** Maximum length of a code or number to search for. */
const codeMaxLength = 32;

const listQuery = z.object({
  /** Filters by status; all when absent. */
  status: z.optional(wireInvoiceStatus),
  /** Filters by order code or invoice number. */
  code: z.optional(z.string().check(z.overwrite(typedDocumentNumber), z.maxLength(codeMaxLength))),
  page: z._default(wholeNumber(1, listPageMax), 1),
  pageSize: z._default(wholeNumber(1, pageSizeMax), defaultPageSize),
});
export type InvoiceReviewListRequest = z.infer<typeof listQuery>;

const list = z.object({ total: z.number(), invoices: z.array(listedInvoice) });
export type InvoiceReviewList = z.infer<typeof list>;

/** Lists invoices, those unchanged for longest first. */
export const listInvoices: Endpoint<InvoiceReviewListRequest, InvoiceReviewList> = {
  ...ofReviewers,
  name: 'listInvoices',
  path: `${folder}/list`,
  request: listQuery,
  reply: renamed(list, {}, { invoices: z.array(wireListedInvoice) }),
};

/** A step of an invoice: the event, the statuses before and after, the user name, milliseconds since 1970 UTC, and the reason. */
const step = z.object({
  event: z.enum(['requested', 'issued', 'reversed']),
  from: z.nullable(wireInvoiceStatus),
  to: wireInvoiceStatus,
  by: z.string(),
  at: z.number(),
  why: z.string(),
});
export type InvoiceStep = z.infer<typeof step>;

/** An entry of the access log: user name and time. */
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

/** An invoice as reviewers see it, with unmasked numbers. Each read is recorded in the audit log. */
export const readInvoiceForReview: Endpoint<z.infer<typeof byId>, ReviewedInvoice> = {
  ...ofReviewers,
  name: 'readInvoiceForReview',
  path: `${folder}/detail`,
  request: byId,
  reply: renamed(reviewed, {}, { invoice: wireInvoice }),
  refusals: [404],
};

/** The status that the reviewer saw: a decision on an outdated status is refused. */
const from = wireInvoiceStatus;

const decided = z.object({ status: wireInvoiceStatus });
export type InvoiceDecision = z.infer<typeof decided>;

const issuing = z.object({ ...byId.shape, from, invoiceNumber, issuedOn: invoiceDay });
export type InvoiceIssuing = z.infer<typeof issuing>;

/** Records that an invoice was issued: its number and date. */
export const issueInvoice: Endpoint<InvoiceIssuing, InvoiceDecision> = {
  ...ofReviewers,
  name: 'issueInvoice',
  path: `${folder}/issue`,
  request: issuing,
  reply: decided,
  refusals: [404, 409, 422],
};

const reversing = z.object({ ...byId.shape, from, reason: invoiceReason });
export type InvoiceReversing = z.infer<typeof reversing>;

/** Records that an invoice was reversed, with a reason that its buyer sees; then a new one can be requested. */
export const reverseInvoice: Endpoint<InvoiceReversing, InvoiceDecision> = {
  ...ofReviewers,
  name: 'reverseInvoice',
  path: `${folder}/reverse`,
  request: reversing,
  reply: decided,
  refusals: [404, 409],
};
