import {
  defaultPageSize,
  type Invoice,
  invoiceMessages,
  invoicePageMax,
  type ListedInvoice,
  listedInvoice,
  listPageMax,
  normalInvoice,
  specialInvoice,
  wholeNumber,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import { wireId } from '../wire/id.ts';
import { wireInvoice, wireListedInvoice } from '../wire/invoice.ts';
import { renamed } from '../wire/rename.ts';
import type { Endpoint } from './endpoint.ts';

const folder = '/platform-operate-service/manager/invoice';

const ofOrder = { orderId: wireId };

/** An invoice is requested for an order by its id; the amount is the order's. */
const request = z.discriminatedUnion(
  'kind',
  [z.extend(normalInvoice, ofOrder), z.extend(specialInvoice, ofOrder)],
  invoiceMessages.form.kind,
);
export type InvoiceRequest = z.infer<typeof request>;

/** Requests the invoice of an order of the caller. Repeated with the same content it returns the same invoice. */
export const requestInvoice: Endpoint<InvoiceRequest, ListedInvoice> = {
  name: 'requestInvoice',
  method: 'POST',
  path: `${folder}/save`,
  auth: 'token',
  encoding: 'json',
  request,
  reply: wireListedInvoice,
  failure: z.null(),
  refusals: [404, 409],
};

const byId = z.object({ id: wireId });
export type InvoiceQuery = z.infer<typeof byId>;

/** One invoice of the caller. */
export const readInvoice: Endpoint<InvoiceQuery, Invoice> = {
  name: 'readInvoice',
  method: 'GET',
  path: `${folder}/detail/{id}`,
  auth: 'token',
  encoding: 'query',
  request: byId,
  reply: wireInvoice,
  failure: z.null(),
  refusals: [404],
};

const listQuery = z.object({
  /** Filters by order; all when absent. */
  orderId: z.optional(wireId),
  page: z._default(wholeNumber(1, listPageMax), 1),
  size: z._default(wholeNumber(1, invoicePageMax), defaultPageSize),
});
export type InvoiceListRequest = z.infer<typeof listQuery>;

const list = z.object({ records: z.array(listedInvoice), total: z.number() });
/** A page of invoices, and the total over all pages. */
export type InvoiceList = z.infer<typeof list>;

/** The caller's invoices, newest first. */
export const listMyInvoices: Endpoint<InvoiceListRequest, InvoiceList> = {
  name: 'listMyInvoices',
  method: 'POST',
  path: `${folder}/list`,
  auth: 'token',
  encoding: 'json',
  request: listQuery,
  reply: renamed(list, {}, { records: z.array(wireListedInvoice) }),
  failure: z.null(),
};
