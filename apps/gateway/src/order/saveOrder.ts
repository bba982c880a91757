import { createHash } from 'node:crypto';
import type { UserCompany } from '@lima-id/api';
import {
  dayMs,
  formatRemittanceCode,
  initialOrderStatus,
  type OrderDraft,
  type OrderedLine,
  type OrderResult,
} from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Caller } from '../platform/authorisation/caller.ts';
import type { Refusal, Reply } from '../platform/http/mount.ts';
import { newId } from '../platform/secret/token.ts';
import type { Tables } from '../schema/tables.ts';
import { recordStep } from './changeStatus.ts';
import { checkLines } from './checkLines.ts';
import { ordersPerAccount } from './limits.ts';
import { nextOrderCode } from './orderNumbers.ts';
import type { OrderParts } from './orderParts.ts';
import { orderRefusals } from './refusals.ts';

type Saved = Reply<OrderResult, null>;
type SaveParts = Pick<
  OrderParts,
  'store' | 'clock' | 'attempts' | 'readCompany' | 'readOffer' | 'expiryDays' | 'drawRemittance'
>;

/** Thrown when a concurrent request with the same transaction id was faster: rolls back, including the number. */
class DuplicateSave extends Error {
  override readonly name = 'DuplicateSave';
}

/** Thrown at the rate limit: rolls back, including number and count. */
class SaveRateLimited extends Error {
  override readonly name = 'SaveRateLimited';
  readonly waitMs: number;

  constructor(waitMs: number) {
    super('Too many orders.');
    this.waitMs = waitMs;
  }
}

/** Content hash of the request, independent of field order. */
function contentHash({ orderDetails, ...draft }: OrderDraft): string {
  const sorted = (fields: object) => Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const content = JSON.stringify([sorted(draft), orderDetails.map(sorted)]);
  return createHash('sha256').update(content).digest('hex');
}

/** The stored answer of a transaction id; null when there is none. */
async function earlierAnswer({ store }: SaveParts, caller: Caller, draft: OrderDraft): Promise<Saved | null> {
  const found = await store.kysely
    .selectFrom('app_order')
    .select(['id', 'code', 'total_fen', 'account_id', 'content_hash'])
    .where('transaction_id', '=', draft.transactionId)
    .executeTakeFirst();
  if (found === undefined) return null;
  if (found.account_id !== caller.accountId || found.content_hash !== contentHash(draft)) {
    return { failure: orderRefusals.usedBefore };
  }
  return { data: { id: found.id, orderCode: found.code, totalAmountFen: Number(found.total_fen) } };
}

/** The caller's own approved enterprise, which must be the order's. */
async function readBuyer(
  { readCompany }: SaveParts,
  { companyPrefix }: Caller,
  { buyerCompanyId }: OrderDraft,
): Promise<UserCompany | Refusal<never>> {
  const company = await readCompany(companyPrefix);
  if (company === null) return orderRefusals.needsPrefix;
  if (buyerCompanyId !== company.id) return orderRefusals.foreignCompany;
  if (company.examineStatus === 'suspended') return orderRefusals.companySuspended;
  return company.examineStatus === 'approved' ? company : orderRefusals.companyNotApproved;
}

/** Inserts the order with a unique remittance code. */
async function insertOrder(
  { drawRemittance }: SaveParts,
  transaction: Transaction<Tables>,
  row: Omit<Parameters<typeof rowOf>[0], 'remittanceCode'>,
): Promise<void> {
  for (;;) {
    const remittanceCode = formatRemittanceCode(drawRemittance());
    if (remittanceCode === null) throw new Error('No remittance code has this number.');
    const inserted = await transaction
      .insertInto('app_order')
      .values(rowOf({ ...row, remittanceCode }))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted !== undefined) return;
    const taken = await transaction
      .selectFrom('app_order')
      .select('id')
      .where('remittance_code', '=', remittanceCode)
      .executeTakeFirst();
    if (taken === undefined) throw new DuplicateSave();
  }
}

function rowOf(order: {
  id: string;
  code: string;
  remittanceCode: string;
  caller: Caller;
  company: UserCompany;
  draft: OrderDraft;
  now: Date;
  expiryDays: number;
}) {
  const { draft, company, now } = order;
  const status = initialOrderStatus(draft.totalAmountFen);
  return {
    id: order.id,
    code: order.code,
    remittance_code: order.remittanceCode,
    transaction_id: draft.transactionId,
    content_hash: contentHash(draft),
    account_id: order.caller.accountId,
    company_prefix: company.identifierPrefix,
    company_id: company.id,
    company_name: company.name,
    product_id: draft.productId,
    total_fen: draft.totalAmountFen,
    remark: draft.remark,
    status,
    payment_method: null,
    rejection_reason: '',
    created_at: now,
    changed_at: now,
    expires_at: status === 'pendingPayment' ? new Date(now.getTime() + order.expiryDays * dayMs) : null,
  };
}

async function writeOrder(
  parts: SaveParts,
  caller: Caller,
  company: UserCompany,
  draft: OrderDraft,
  lines: readonly OrderedLine[],
): Promise<OrderResult> {
  const now = parts.clock.now();
  return await parts.store.transaction(async (transaction) => {
    const id = newId();
    const code = await nextOrderCode(transaction, now);
    await insertOrder(parts, transaction, { id, code, caller, company, draft, now, expiryDays: parts.expiryDays });
    // Counted once it is certain to be a new order: concurrent repetitions are free.
    const waitMs = await parts.attempts.countWithin(transaction, ordersPerAccount, caller.accountId);
    if (waitMs !== null) throw new SaveRateLimited(waitMs);
    const rows = lines.map((line, index) => ({
      order_id: id,
      place: index + 1,
      app_id: line.appId,
      product_id: line.productId,
      product_name: line.productName,
      package_id: line.packageProductId,
      package_name: line.packageName,
      price_fen: line.priceFen,
      duration: line.purchaseDuration,
      picture: line.picture,
    }));
    await transaction.insertInto('app_order_line').values(rows).execute();
    const to = initialOrderStatus(draft.totalAmountFen);
    await recordStep(transaction, id, { event: 'saved', from: null, to, by: caller.accountId, at: now });
    return { id, orderCode: code, totalAmountFen: draft.totalAmountFen };
  });
}

/**
 * Saves an order of the caller's own approved enterprise. All amounts are recomputed. Idempotent by transaction id, even if prices have
 * changed since; an order with a total of zero is completed at once.
 */
export async function saveOrder(parts: SaveParts, caller: Caller, draft: OrderDraft): Promise<Saved> {
  const earlier = await earlierAnswer(parts, caller, draft);
  if (earlier !== null) return earlier;
  const company = await readBuyer(parts, caller, draft);
  if ('status' in company) return { failure: company };
  const checked = await checkLines(parts, draft);
  if ('refusal' in checked) return { failure: checked.refusal };
  // Checked early, so that a limited account does not hold the lock of the numbering.
  const waitMs = await parts.attempts.look(ordersPerAccount, caller.accountId);
  if (waitMs !== null) {
    return (await earlierAnswer(parts, caller, draft)) ?? { failure: orderRefusals.savedTooOften(waitMs) };
  }
  try {
    return { data: await writeOrder(parts, caller, company, draft, checked.lines) };
  } catch (error) {
    if (error instanceof SaveRateLimited) return { failure: orderRefusals.savedTooOften(error.waitMs) };
    if (!(error instanceof DuplicateSave)) throw error;
    const meanwhile = await earlierAnswer(parts, caller, draft);
    if (meanwhile === null) throw error;
    return meanwhile;
  }
}
