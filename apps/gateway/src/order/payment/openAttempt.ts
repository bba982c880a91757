import { changeOrder, paymentAttemptMs } from '@lima-id/domain';
import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../migrations/tables.ts';
import type { OwnRefusal } from '../../platform/http/refusals.ts';
import type { AskedPayment, PaymentChannel, PaymentProvider } from '../../platform/payment/paymentPort.ts';
import { newId } from '../../platform/secret/token.ts';
import { attemptClaimMs, giveWayMs } from '../limits.ts';
import { lockOwnOrder } from '../lockOrder.ts';
import type { OrderParts } from '../orderParts.ts';
import type { OrderRow } from '../orderRow.ts';
import { onlineRefusals, orderRefusals } from '../refusals.ts';

/** A payment as it is wanted. */
export interface WantedPayment {
  accountId: string;
  channel: PaymentChannel;
  orderCode: string;
  /** As the caller names them; each has to be the order's. */
  amountsFen: readonly number[];
  returnAddress: string;
}

/** A payment that was begun and that its order may have no other beside. */
export type OpenAttempt = Pick<
  Selectable<Tables['payment_attempt']>,
  'id' | 'channel' | 'provider' | 'address' | 'return_address' | 'created_at' | 'expires_at' | 'claimed_until'
>;

/** A payment that its provider is to be asked for, by its claimant alone. */
export interface ClaimedAttempt {
  orderId: string;
  asked: AskedPayment;
  createdAt: Date;
  claimedUntil: Date;
}

/**
 * What was found or opened: a payment that can be made; one that was claimed for the caller; one that somebody else is asking a provider
 * about right now, the same as is wanted or another; or one that has to be closed first, claimed for the caller too.
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

/** What the payer reads: the names of the apps. */
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
      // Should this gateway end before the provider answers, the provider is asked about it then.
      ask_at: provider.inquiry === undefined ? null : claimedUntil,
    })
    .execute();
  return { orderId: order.id, asked, createdAt: now, claimedUntil };
}

/** What is done about the payment that is open already. */
async function meet(
  transaction: Transaction<Tables>,
  open: OpenAttempt,
  { channel, returnAddress }: WantedPayment,
  provider: PaymentProvider,
  { now, mayClose }: { now: Date; mayClose: boolean },
): Promise<Opened> {
  const isSame = open.channel === channel && open.provider === provider.name && open.return_address === returnAddress;
  if (open.claimed_until !== null && open.claimed_until > now) return { kind: 'busy', attemptId: open.id, isSame };
  const isPayable = open.address !== '' && open.expires_at > now;
  if (isSame && isPayable) return { kind: 'standing', address: open.address, expiresAt: open.expires_at.getTime() };
  const isFresh = isPayable && open.created_at.getTime() + giveWayMs > now.getTime();
  if (isFresh || !mayClose) return { kind: 'refused', refusal: onlineRefusals.opening };
  const claimed_until = new Date(now.getTime() + attemptClaimMs);
  await transaction.updateTable('payment_attempt').set({ claimed_until }).where('id', '=', open.id).execute();
  return { kind: 'stale', stale: open };
}

/**
 * Claims a payment of an order, before its provider is asked, or finds the one that is open: an order has one at most, and its row is the
 * lock under which that is so. Without `mayClose` one that has to be closed first is refused. An order whose buyer handed in a transfer takes no payment until that was looked at.
 */
export async function openAttempt(
  parts: Pick<OrderParts, 'store' | 'clock'>,
  provider: PaymentProvider,
  wanted: WantedPayment,
  mayClose: boolean,
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
    if (open !== undefined) return await meet(transaction, open, wanted, provider, { now, mayClose });
    return { kind: 'claimed', claimed: await insertAttempt(transaction, provider, order, wanted, now) };
  });
}
