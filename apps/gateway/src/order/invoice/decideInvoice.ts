import type { InvoiceDecision, InvoiceIssuing, InvoiceReversing } from '@lima-id/api';
import { changeInvoice, type InvoiceEvent, type InvoiceStatus, invoiceDayFault } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/authorisation/caller.ts';
import type { Reply } from '../../platform/http/mount.ts';
import type { OwnRefusal } from '../../platform/http/refusals.ts';
import type { Tables } from '../../schema/tables.ts';
import type { InvoiceParts } from './invoiceParts.ts';
import { type InvoiceRow, recordInvoiceStep } from './invoiceRow.ts';
import { invoiceRefusals } from './refusals.ts';

type Decided = Reply<InvoiceDecision, null>;

/** A decision on an invoice with the status that the reviewer saw. */
interface Decision {
  id: string;
  from: InvoiceStatus;
  event: InvoiceEvent;
  why: string;
  /** Additional work of the decision; returns its refusal, if any. */
  also?: (transaction: Transaction<Tables>, row: InvoiceRow) => Promise<OwnRefusal | null>;
}

/** Decides on an invoice, unless its status has changed since the reviewer saw it. */
async function decide(
  { store, clock }: InvoiceParts,
  { accountId }: Caller,
  { id, from, event, why, also }: Decision,
): Promise<Decided> {
  return await store.transaction(async (transaction): Promise<Decided> => {
    const row = await transaction.selectFrom('invoice').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (row === undefined) return { failure: invoiceRefusals.unknown };
    if (row.status !== from) return { failure: invoiceRefusals.notAllowed };
    const change = changeInvoice(row.status, event);
    if (!change.ok) return { failure: invoiceRefusals.conflicts(change.message) };
    const refusal = await also?.(transaction, row);
    if (refusal) return { failure: refusal };
    const at = clock.now();
    await transaction
      .updateTable('invoice')
      .set({ status: change.status, changed_at: at, reversal_reason: why })
      .where('id', '=', id)
      .execute();
    await recordInvoiceStep(transaction, id, { event, from, to: change.status, by: accountId, at, why });
    return { data: { status: change.status } };
  });
}

/** Records that an invoice was issued. Numbers are unique, and the date lies between the request and today. */
export async function issueInvoice(
  parts: InvoiceParts,
  reviewer: Caller,
  { id, from, invoiceNumber, issuedOn }: InvoiceIssuing,
): Promise<Decided> {
  return await decide(parts, reviewer, {
    id,
    from,
    event: 'issued',
    why: '',
    async also(transaction, row) {
      const fault = invoiceDayFault(issuedOn, row.requested_at.getTime(), parts.clock.now().getTime());
      if (fault !== null) return invoiceRefusals.invalid(fault);
      const given = await transaction
        .insertInto('issued_invoice')
        .values({ number: invoiceNumber, invoice_id: id, issued_on: issuedOn })
        .onConflict((conflict) => conflict.column('number').doNothing())
        .returning('number')
        .executeTakeFirst();
      return given === undefined ? invoiceRefusals.numberTaken : null;
    },
  });
}

/** Records that an invoice was reversed; its buyer reads the reason, and may request another. */
export async function reverseInvoice(
  parts: InvoiceParts,
  reviewer: Caller,
  { id, from, reason }: InvoiceReversing,
): Promise<Decided> {
  return await decide(parts, reviewer, { id, from, event: 'reversed', why: reason });
}
