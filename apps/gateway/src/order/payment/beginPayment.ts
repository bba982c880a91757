import { changeOrder, paymentAttemptMs } from '@lima-id/domain';
import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../migrations/tables.ts';
import type { Caller } from '../../platform/authorisation/caller.ts';
import type { OwnRefusal } from '../../platform/http/refusals.ts';
import type { AskedPayment, PaymentChannel, PaymentProvider } from '../../platform/payment/paymentPort.ts';
import { newId } from '../../platform/secret/token.ts';
import type { OrderParts } from '../orderParts.ts';
import { lockOwnOrder, type OrderRow } from '../orderRow.ts';
import { onlineRefusals, orderRefusals } from '../refusals.ts';
import { nextAsking } from './askProviders.ts';
import { ownPage } from './ownPage.ts';

/** What is asked for: amounts as the caller names them, and where the payer comes back to. */
export interface PaymentBeginning {
  channel: PaymentChannel;
  orderCode: string;
  amountsFen: readonly number[];
  redirectUrl: string;
}

/** Where to pay and until when, or why it cannot be begun. */
export type BegunPayment = { address: string; expiresAt: number } | { refusal: OwnRefusal };

type AttemptRow = Pick<Selectable<Tables['payment_attempt']>, 'id' | 'address' | 'expires_at'>;

/** A payment of the order that was begun and can still be made: begun again it is the same, so that nobody pays twice. */
async function findOpen(
  transaction: Transaction<Tables>,
  order: OrderRow,
  {
    channel,
    provider,
    returnAddress,
    now,
  }: { channel: PaymentChannel; provider: string; returnAddress: string; now: Date },
): Promise<AttemptRow | undefined> {
  return await transaction
    .selectFrom('payment_attempt')
    .select(['id', 'address', 'expires_at'])
    .where('order_id', '=', order.id)
    .where('channel', '=', channel)
    .where('provider', '=', provider)
    .where('return_address', '=', returnAddress)
    .where('state', '=', 'open')
    .where('address', '<>', '')
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
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

/** Opens a payment of an order of the caller, or finds the one that is open. */
async function open(
  parts: OrderParts,
  provider: PaymentProvider,
  { accountId }: Caller,
  { channel, orderCode, amountsFen }: PaymentBeginning,
  returnAddress: string,
): Promise<{ asked: AskedPayment; address: string } | { refusal: OwnRefusal }> {
  const now = parts.clock.now();
  return await parts.store.transaction(async (transaction) => {
    const order = await lockOwnOrder(parts, transaction, ['code', orderCode], accountId);
    if (order === undefined) return { refusal: orderRefusals.unknown };
    if (!changeOrder(order.status, 'paid').ok) return { refusal: orderRefusals.notAllowed };
    const amountFen = Number(order.total_fen);
    if (amountsFen.some((amount) => amount !== amountFen)) return { refusal: onlineRefusals.amountDiffers };
    const known = await findOpen(transaction, order, { channel, provider: provider.name, returnAddress, now });
    const end = now.getTime() + paymentAttemptMs;
    const expiresAt =
      known?.expires_at ?? new Date(Math.min(end, order.expires_at?.getTime() ?? Number.POSITIVE_INFINITY));
    const asked: AskedPayment = {
      attemptId: known?.id ?? newId(),
      channel,
      orderCode,
      description: await describe(transaction, order.id),
      amountFen,
      returnAddress,
      expiresAt,
    };
    if (known !== undefined) return { asked, address: known.address };
    await transaction
      .insertInto('payment_attempt')
      .values({
        id: asked.attemptId,
        order_id: order.id,
        channel,
        provider: provider.name,
        amount_fen: amountFen,
        address: '',
        return_address: returnAddress,
        state: 'open',
        created_at: now,
        expires_at: expiresAt,
        ask_at: provider.inquiry === undefined ? null : nextAsking({ created_at: now, expires_at: expiresAt }, now),
      })
      .execute();
    return { asked, address: '' };
  });
}

/**
 * Begins a payment of an order with the provider of a channel. The provider is asked outside the transaction; an attempt that it does not
 * take is marked as failed, and its order is as it was.
 */
export async function beginPayment(
  parts: OrderParts,
  caller: Caller,
  beginning: PaymentBeginning,
  onFailure: (detail: string) => void,
): Promise<BegunPayment> {
  const provider = parts.providers[beginning.channel];
  if (provider === null) return { refusal: onlineRefusals.off };
  const returnAddress = ownPage(beginning.redirectUrl, parts.publicUrl);
  if (returnAddress === null) return { refusal: onlineRefusals.returnAddress };
  const opened = await open(parts, provider, caller, beginning, returnAddress);
  if ('refusal' in opened) return opened;
  const { asked } = opened;
  const expiresAt = asked.expiresAt.getTime();
  if (opened.address !== '') return { address: opened.address, expiresAt };
  const placed = await provider.place(asked);
  await parts.store.kysely
    .updateTable('payment_attempt')
    .set(placed.ok ? { address: placed.address } : { state: 'failed' })
    .where('id', '=', asked.attemptId)
    .where('state', '=', 'open')
    .execute();
  if (placed.ok) return { address: placed.address, expiresAt };
  onFailure(`${provider.name} ${placed.reason}: ${placed.detail}`);
  return { refusal: onlineRefusals.unavailable };
}
