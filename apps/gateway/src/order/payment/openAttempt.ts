import { changeOrder, paymentAttemptMs } from '@lima-id/domain';
import type { Selectable, Transaction } from 'kysely';
import type { OwnRefusal } from '../../platform/http/refusals.ts';
import type { AskedPayment, PaymentChannel, PaymentProvider } from '../../platform/payment/paymentPort.ts';
import { newId } from '../../platform/secret/token.ts';
import type { Tables } from '../../schema/tables.ts';
import { attemptClaimMs, replaceableAfterMs } from '../limits.ts';
import { lockOwnOrder } from '../lockOrder.ts';
import type { OrderParts } from '../orderParts.ts';
import type { OrderRow } from '../orderRow.ts';
import { onlineRefusals, orderRefusals } from '../refusals.ts';

/** A requested payment. */
export interface WantedPayment {
  accountId: string;
  channel: PaymentChannel;
  orderCode: string;
  /** As the caller names them; both must be the order's. */
  amountsFen: readonly number[];
  returnAddress: string;
}

/** An open payment, the only one of its order. */
export type OpenAttempt = Pick<
  Selectable<Tables['payment_attempt']>,
  'id' | 'channel' | 'provider' | 'address' | 'return_address' | 'created_at' | 'expires_at' | 'claimed_until'
>;

/** A claimed payment, to be opened at the provider by the claimant only. */
export interface ClaimedAttempt {
  orderId: string;
  asked: AskedPayment;
  createdAt: Date;
  claimedUntil: Date;
}

/**
 * What was found or opened: a payable payment; one claimed for the caller; one that another request is opening right now, the same as
 * requested or another; or one to be closed first, claimed for the caller too.
 */
export type Opened =
  | { kind: 'refused'; refusal: OwnRefusal }
  | { kind: 'standing'; address: string; expiresAt: number }
  | { kind: 'claimed'; claimed: ClaimedAttempt }
  | { kind: 'busy'; attemptId: string; isSame: boolean }
  | { kind: 'stale'; stale: OpenAttempt };

async function findOpen(transaction: Transaction<Tables>, orderId: string): Promise<OpenAttempt | undefined> {
  return await transaction
    .selectFrom('payment_attempt')
    .select(['id', 'channel', 'provider', 'address', 'return_address', 'created_at', 'expires_at', 'claimed_until'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .executeTakeFirst();
}

/** Description for the payer: the names of the apps. */
async function describe(transaction: Transaction<Tables>, orderId: string): Promise<string> {
  const lines = await transaction
    .selectFrom('app_order_line')
    .select(['product_name', 'package_name'])
    .where('order_id', '=', orderId)
    .orderBy('place')
    .execute();
  return lines.map((line) => `${line.product_name}（${line.package_name}）`).join('、');
}

async function insertAttempt(
  transaction: Transaction<Tables>,
  provider: PaymentProvider,
  order: OrderRow,
  { channel, orderCode, returnAddress }: WantedPayment,
  now: Date,
): Promise<ClaimedAttempt> {
  const claimedUntil = new Date(now.getTime() + attemptClaimMs);
  const end = now.getTime() + paymentAttemptMs;
  const asked: AskedPayment = {
    attemptId: newId(),
    channel,
    orderCode,
    description: await describe(transaction, order.id),
    amountFen: Number(order.total_fen),
    returnAddress,
    expiresAt: new Date(Math.min(end, order.expires_at?.getTime() ?? end)),
  };
  await transaction
    .insertInto('payment_attempt')
    .values({
      id: asked.attemptId,
      order_id: order.id,
      channel,
      provider: provider.name,
      amount_fen: asked.amountFen,
      address: '',
      return_address: returnAddress,
      state: 'open',
      created_at: now,
      expires_at: asked.expiresAt,
      claimed_until: claimedUntil,
      // Should this gateway crash before the provider answers, its status will be queried then.
      ask_at: provider.inquiry === undefined ? null : claimedUntil,
    })
    .execute();
  return { orderId: order.id, asked, createdAt: now, claimedUntil };
}

/** Action for the payment that is already open. */
async function meet(
  transaction: Transaction<Tables>,
  open: OpenAttempt,
  { channel, returnAddress }: WantedPayment,
  provider: PaymentProvider,
  { now, canClose }: { now: Date; canClose: boolean },
): Promise<Opened> {
  const isSame = open.channel === channel && open.provider === provider.name && open.return_address === returnAddress;
  if (open.claimed_until !== null && open.claimed_until > now) return { kind: 'busy', attemptId: open.id, isSame };
  const isPayable = open.address !== '' && open.expires_at > now;
  if (isSame && isPayable) return { kind: 'standing', address: open.address, expiresAt: open.expires_at.getTime() };
  const isFresh = isPayable && open.created_at.getTime() + replaceableAfterMs > now.getTime();
  if (isFresh || !canClose) return { kind: 'refused', refusal: onlineRefusals.opening };
  const claimed_until = new Date(now.getTime() + attemptClaimMs);
  await transaction.updateTable('payment_attempt').set({ claimed_until }).where('id', '=', open.id).execute();
  return { kind: 'stale', stale: open };
}

/**
 * Claims a payment of an order before its provider is called, or finds the open one: at most one per order, guarded by the lock on its row.
 * Without `canClose` one that has to be closed first is refused. An order with a submitted transfer accepts no payment until that is
 * reviewed.
 */
export async function openAttempt(
  parts: Pick<OrderParts, 'store' | 'clock'>,
  provider: PaymentProvider,
  wanted: WantedPayment,
  canClose: boolean,
): Promise<Opened> {
  const now = parts.clock.now();
  const refused = (refusal: OwnRefusal) => ({ kind: 'refused', refusal }) as const;
  return await parts.store.transaction(async (transaction): Promise<Opened> => {
    const order = await lockOwnOrder(parts, transaction, ['code', wanted.orderCode], wanted.accountId);
    if (order === undefined) return refused(orderRefusals.unknown);
    if (!changeOrder(order.status, 'paymentSubmitted').ok) return refused(orderRefusals.notAllowed);
    if (wanted.amountsFen.some((amount) => amount !== Number(order.total_fen))) {
      return refused(onlineRefusals.amountDiffers);
    }
    const open = await findOpen(transaction, order.id);
    if (open !== undefined) return await meet(transaction, open, wanted, provider, { now, canClose });
    return { kind: 'claimed', claimed: await insertAttempt(transaction, provider, order, wanted, now) };
  });
}
