import {
  changeOrder,
  describeTransferGap,
  judgeTransfer,
  marketMessages,
  type PaymentInfo,
  type PaymentSubmission,
  paymentForm,
  readYuan,
} from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Caller } from '../platform/authorisation/caller.ts';
import type { Reply } from '../platform/http/mount.ts';
import type { OwnRefusal } from '../platform/http/refusals.ts';
import type { Tables } from '../schema/tables.ts';
import { sealBank } from './bankData.ts';
import { changeStatus } from './changeStatus.ts';
import { latestPayment } from './latestPayment.ts';
import { lockOwnOrder } from './lockOrder.ts';
import type { OrderParts } from './orderParts.ts';
import { orderRefusals } from './refusals.ts';

/** Canonical text of the whole declaration without picture URLs, since links change. */
function contentOf({ payPictures, ...info }: PaymentInfo): string {
  const { orderId, depositBank, bankAccountName, bankNo, payAmount, payTime } = info;
  const names = payPictures.map(({ fileName }) => fileName);
  return JSON.stringify([orderId, depositBank, bankAccountName, bankNo, readYuan(payAmount), payTime, names]);
}

/** Stores the vouchers and the declaration; refused without effect if they are not the buyer's own. */
async function writePayment(
  { clock, pictures, bank, hashBankNo, hashPayment }: OrderParts,
  transaction: Transaction<Tables>,
  accountId: string,
  info: PaymentInfo,
): Promise<OwnRefusal | null> {
  const names = [...new Set(info.payPictures.map(({ fileName }) => fileName))];
  if (!(await pictures.owns(transaction, accountId, names, 'voucher'))) return orderRefusals.pictureGone;
  const contents = await pictures.contentsOf(transaction, names);
  await pictures.keep(transaction, names);
  const { id } = await transaction
    .insertInto('offline_payment')
    .values({
      order_id: info.orderId,
      bank: sealBank(bank, info, info.orderId),
      account_hash: hashBankNo(info.bankNo),
      content_hash: hashPayment(contentOf(info)),
      pay_fen: readYuan(info.payAmount) ?? 0,
      pay_time: info.payTime,
      pay_day: info.payTime.slice(0, 'YYYY-MM-DD'.length),
      submitted_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const vouchers = names.map((name, index) => ({
    payment_id: id,
    place: index + 1,
    picture_id: name,
    sha256: contents.get(name) ?? '',
  }));
  await transaction.insertInto('offline_payment_voucher').values(vouchers).execute();
  return null;
}

/**
 * Accepts an offline payment for an order of the caller that waits for one, or whose last one was rejected. Idempotent for unchanged
 * content, as after a lost answer. An amount other than the one due needs its payer's confirmation, and is recorded in the history.
 */
export async function savePaymentInfo(
  parts: OrderParts,
  { accountId }: Caller,
  { confirmedAmount, ...info }: PaymentSubmission,
): Promise<Reply<null, null>> {
  const { store, clock, hashPayment } = parts;
  const now = clock.now();
  const day = paymentForm(() => now.getTime()).shape.payTime.safeParse(info.payTime);
  if (!day.success) return { failure: orderRefusals.invalid(marketMessages.payment.payTimeLate) };
  const taken = { data: null, message: marketMessages.order.submitted };
  return await store.transaction(async (transaction): Promise<Reply<null, null>> => {
    const row = await lockOwnOrder(parts, transaction, ['id', info.orderId], accountId);
    if (row === undefined) return { failure: orderRefusals.unknown };
    const last = row.status === 'pendingReview' ? await latestPayment(transaction, row.id) : undefined;
    if (last?.content_hash === hashPayment(contentOf(info))) return taken;
    const allowed = changeOrder(row.status, 'paymentSubmitted');
    if (!allowed.ok) return { failure: orderRefusals.conflicts(allowed.message) };
    const amounts = { dueFen: Number(row.total_fen), paidFen: readYuan(info.payAmount) ?? 0 };
    const verdict = judgeTransfer(amounts, readYuan(confirmedAmount ?? ''));
    if (!verdict.ok) return { failure: orderRefusals.invalid(verdict.message) };
    const refusal = await writePayment(parts, transaction, accountId, info);
    if (refusal !== null) return { failure: refusal };
    const note = { by: accountId, at: now, why: describeTransferGap(amounts) ?? '' };
    await changeStatus(transaction, row, 'paymentSubmitted', note, {
      payment_method: 'transfer',
      rejection_reason: '',
    });
    return taken;
  });
}
