import {
  changeInvoice,
  chinaDate,
  hourMs,
  type InvoiceStatus,
  initialInvoiceStatus,
  judgeInvoice,
} from '@lima-id/domain';
import type { Transaction } from 'kysely';
import { invoiceSecrets } from '../../src/order/invoice/invoiceBuyer.ts';
import { lastInvoice, recordInvoiceStep } from '../../src/order/invoice/invoiceRow.ts';
import { writeInvoice } from '../../src/order/invoice/writeInvoice.ts';
import type { Store } from '../../src/schema/store.ts';
import type { Tables } from '../../src/schema/tables.ts';
import { lockDemoSeed } from '../demoSeed.ts';
import { type DemoInvoice, demoInvoices } from './demoInvoices.ts';
import { demoOrderId } from './demoOrderRows.ts';

/** Replays an invoice's history by the rules: throws where they do not allow it. */
async function seedSteps(
  transaction: Transaction<Tables>,
  id: string,
  { steps }: DemoInvoice,
  { requestedAt, reviewerId }: { requestedAt: Date; reviewerId: string },
): Promise<void> {
  let from: InvoiceStatus = initialInvoiceStatus;
  let at = requestedAt;
  for (const step of steps) {
    const { event } = step;
    const change = changeInvoice(from, event);
    if (!change.ok) throw new Error(`Demo invoice ${id}: ${change.message}`);
    at = new Date(at.getTime() + step.hours * hourMs);
    const why = step.event === 'reversed' ? step.why : '';
    await recordInvoiceStep(transaction, id, { event, from, to: change.status, by: reviewerId, at, why });
    if (step.event === 'issued') {
      const issued = { number: step.number, invoice_id: id, issued_on: chinaDate(at.getTime()) };
      await transaction.insertInto('issued_invoice').values(issued).execute();
    }
    from = change.status;
    await transaction
      .updateTable('invoice')
      .set({ status: from, changed_at: at, reversal_reason: why })
      .where('id', '=', id)
      .execute();
  }
}

async function seedInvoice(
  transaction: Transaction<Tables>,
  secret: Uint8Array,
  demo: DemoInvoice,
  { id, reviewerId }: { id: string; reviewerId: string },
): Promise<void> {
  const orderId = demoOrderId(demo.order);
  const order = await transaction.selectFrom('app_order').selectAll().where('id', '=', orderId).executeTakeFirst();
  if (order === undefined) return;
  const before = await lastInvoice(transaction, orderId);
  const verdict = judgeInvoice({
    ...order,
    totalAmountFen: Number(order.total_fen),
    invoiceStatus: before?.status ?? null,
  });
  if (!verdict.ok) throw new Error(`Demo invoice ${id}: ${verdict.message}`);
  const requestedAt = new Date((before?.changed_at ?? order.changed_at).getTime() + demo.hours * hourMs);
  const form = { ...demo.form, title: order.company_name };
  await writeInvoice(invoiceSecrets(secret), transaction, order, form, { id, at: requestedAt });
  await seedSteps(transaction, id, demo, { requestedAt, reviewerId });
}

/**
 * Inserts invoices in every status into a database with the demo's orders and no invoices: once, even if several gateways start. Buyer data
 * is encrypted with the gateway's own secret.
 */
export async function seedDemoInvoices(store: Store, secret: Uint8Array): Promise<void> {
  await store.transaction(async (transaction) => {
    const seed = await lockDemoSeed(transaction);
    const some = await transaction.selectFrom('invoice').select('id').limit(1).executeTakeFirst();
    const reviewer = await transaction
      .selectFrom('account')
      .select('id')
      .where('username', '=', 'operator')
      .executeTakeFirst();
    if (seed === null || some !== undefined || reviewer === undefined) return;
    for (const [index, demo] of demoInvoices.entries()) {
      const id = `demo-invoice-${index + 1}`;
      await seedInvoice(transaction, secret, demo, { id, reviewerId: reviewer.id });
    }
  });
}
