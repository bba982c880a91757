import { contract } from '@lima-id/api';
import { callerOf, mount } from '../../platform/http/mount.ts';
import type { Subject } from '../../schema/subject.ts';
import { issueInvoice, reverseInvoice } from './decideInvoice.ts';
import type { InvoiceParts } from './invoiceParts.ts';
import { listMyInvoices, readInvoice } from './ownInvoices.ts';
import { requestInvoice } from './requestInvoice.ts';
import { listInvoices, readInvoiceForReview } from './reviewInvoices.ts';

/** Invoices of orders: requested by buyers, issued and reversed by reviewers. */
export function createInvoiceSubject(parts: InvoiceParts): Subject {
  return {
    name: 'invoice',
    mount(app) {
      mount(app, contract.requestInvoice, (request, context) => requestInvoice(parts, callerOf(context), request));
      mount(app, contract.listMyInvoices, (request, context) => listMyInvoices(parts, callerOf(context), request));
      mount(app, contract.readInvoice, (request, context) => readInvoice(parts, callerOf(context), request));
      mount(app, contract.listInvoices, (request) => listInvoices(parts, request));
      mount(app, contract.readInvoiceForReview, ({ id }, context) =>
        readInvoiceForReview(parts, callerOf(context), id),
      );
      mount(app, contract.issueInvoice, (request, context) => issueInvoice(parts, callerOf(context), request));
      mount(app, contract.reverseInvoice, (request, context) => reverseInvoice(parts, callerOf(context), request));
    },
  };
}
