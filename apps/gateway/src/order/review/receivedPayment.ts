import type { ReceivedPayment } from '@lima-id/api';
import type { Selectable } from 'kysely';
import type { Tables } from '../../schema/tables.ts';

/** Columns of received money for reviewers. */
export const receivedColumns = ['provider', 'transaction', 'amount_fen', 'received_at', 'flag', 'refund'] as const;

type ReceivedRow = Pick<Selectable<Tables['received_payment']>, (typeof receivedColumns)[number]>;

/** Received money for reviewers. */
export function showReceived({
  provider,
  transaction,
  amount_fen,
  received_at,
  flag,
  refund,
}: ReceivedRow): ReceivedPayment {
  return { provider, transaction, amountFen: Number(amount_fen), at: received_at.getTime(), flag, refund };
}
