import type { ReceivedPayment } from '@lima-id/api';
import type { Kysely } from 'kysely';
import type { Tables } from '../../schema/tables.ts';

/** Received money with what reviewers see of it, including who settled it, and who stopped its refund. */
export function selectReceived(database: Kysely<Tables>) {
  return database
    .selectFrom('received_payment as payment')
    .leftJoin('account as reviewer', 'reviewer.id', 'payment.settled_by')
    .leftJoin('account as stopper', 'stopper.id', 'payment.refund_stopped_by')
    .leftJoin('app_order as kept', 'kept.id', 'payment.kept_for')
    .select([
      'payment.provider',
      'payment.transaction',
      'payment.amount_fen',
      'payment.received_at',
      'payment.flag',
      'payment.refund',
      'payment.settled_at',
      'payment.repaid_fen',
      'payment.settlement_note',
      'payment.refund_stopped_at',
      'payment.refund_stop_reason',
      'payment.refund_stop_checked',
      'stopper.username as stopper',
      'reviewer.username',
      'kept.code',
    ]);
}

type ReceivedRow = Awaited<ReturnType<ReturnType<typeof selectReceived>['execute']>>[number];

function settlementOf({
  settled_at,
  repaid_fen,
  code,
  settlement_note,
  username,
}: ReceivedRow): ReceivedPayment['settlement'] {
  if (settled_at === null) return null;
  return {
    repaidAmountFen: Number(repaid_fen),
    keptFor: code,
    note: settlement_note ?? '',
    by: username ?? '',
    at: settled_at.getTime(),
  };
}

function refundStopOf({
  refund_stopped_at,
  refund_stop_reason,
  refund_stop_checked,
  stopper,
}: ReceivedRow): ReceivedPayment['refundStop'] {
  if (refund_stopped_at === null) return null;
  return {
    reason: refund_stop_reason ?? '',
    checked: refund_stop_checked ?? false,
    by: stopper ?? '',
    at: refund_stopped_at.getTime(),
  };
}

/** Received money for reviewers. */
export function showReceived(row: ReceivedRow): ReceivedPayment {
  const { provider, transaction, amount_fen, received_at, flag, refund } = row;
  return {
    provider,
    transaction,
    amountFen: Number(amount_fen),
    at: received_at.getTime(),
    flag,
    refund,
    refundStop: refundStopOf(row),
    settlement: settlementOf(row),
  };
}
