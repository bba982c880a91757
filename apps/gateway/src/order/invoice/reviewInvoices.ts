import type { InvoiceReviewList, InvoiceReviewListRequest, InvoiceStep, ReviewedInvoice } from '@lima-id/api';
import type { Caller } from '../../platform/authorisation/caller.ts';
import type { Reply } from '../../platform/http/mount.ts';
import type { Store } from '../../schema/store.ts';
import type { InvoiceParts } from './invoiceParts.ts';
import { invoiceRefusals } from './refusals.ts';
import { invoiceOf, listedInvoiceOf, selectInvoices } from './showInvoice.ts';

/** Maximum number of accesses listed. */
const accessesShown = 100;

/** A page of invoices, longest unchanged first. */
export async function listInvoices(
  { store }: InvoiceParts,
  { status, code, page, pageSize }: InvoiceReviewListRequest,
): Promise<Reply<InvoiceReviewList, null>> {
  let wanted = selectInvoices(store.kysely);
  if (status !== undefined) wanted = wanted.where('invoice.status', '=', status);
  if (code !== undefined) {
    wanted = wanted.where(({ or, eb }) =>
      or([eb('app_order.code', '=', code), eb('issued_invoice.number', '=', code)]),
    );
  }
  const { total } = await wanted
    .clearSelect()
    .select((select) => select.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await wanted
    .orderBy('invoice.changed_at')
    .orderBy('invoice.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { data: { total: Number(total), invoices: rows.map(listedInvoiceOf) } };
}

async function readSteps(store: Store, invoiceId: string): Promise<InvoiceStep[]> {
  const steps = await store.kysely
    .selectFrom('invoice_step as step')
    .innerJoin('account', 'account.id', 'step.account_id')
    .select(['step.event', 'step.from_status', 'step.to_status', 'account.username', 'step.at', 'step.why'])
    .where('step.invoice_id', '=', invoiceId)
    .orderBy('step.id')
    .execute();
  return steps.map(({ event, from_status, to_status, username, at, why }) => ({
    event,
    from: from_status,
    to: to_status,
    by: username,
    at: at.getTime(),
    why,
  }));
}

async function readAccesses(store: Store, invoiceId: string): Promise<ReviewedInvoice['accesses']> {
  const rows = await store.kysely
    .selectFrom('invoice_access as access')
    .innerJoin('account', 'account.id', 'access.account_id')
    .select(['account.username', 'access.at'])
    .where('access.invoice_id', '=', invoiceId)
    .orderBy('access.id', 'desc')
    .limit(accessesShown)
    .execute();
  return rows.map(({ username, at }) => ({ by: username, at: at.getTime() }));
}

/** An invoice with all its data, for a reviewer. Writes the audit log first. */
export async function readInvoiceForReview(
  { store, clock, buyers }: InvoiceParts,
  { accountId }: Caller,
  id: string,
): Promise<Reply<ReviewedInvoice, null>> {
  const row = await selectInvoices(store.kysely).where('invoice.id', '=', id).executeTakeFirst();
  if (row === undefined) return { failure: invoiceRefusals.unknown };
  await store.kysely
    .insertInto('invoice_access')
    .values({ account_id: accountId, invoice_id: id, at: clock.now() })
    .execute();
  return {
    data: {
      invoice: invoiceOf(buyers, row),
      steps: await readSteps(store, id),
      accesses: await readAccesses(store, id),
    },
  };
}
