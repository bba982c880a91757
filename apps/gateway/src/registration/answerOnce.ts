import { hash } from 'node:crypto';
import { dayMs, registrationMessages } from '@lima-id/domain';
import { sql, type Transaction } from 'kysely';
import type { Registrar } from '../enterprise/registrar.ts';
import { deleteSlices } from '../platform/database/deleteSlices.ts';
import type { Reply } from '../platform/http/mount.ts';
import type { Store, Transactions } from '../schema/store.ts';
import type { Tables } from '../schema/tables.ts';

/** A request that may be repeated: the call, its idempotency key (null without one), and the request itself. */
interface Repeatable {
  call: string;
  key: string | null;
  request: object;
}

/** Days for which the answers to requests with an idempotency key are kept. */
export const firstAnswerDays = 7;

/**
 * Carries a request out in one transaction with its change log, and gives a repetition with the same key the first answer. A key of another
 * request is refused (422). A concurrent repetition waits for the first one. Refusals are not kept: their repetition is tried again.
 */
export async function answerOnce<Data, Failure>(
  store: Transactions,
  { prefix }: Registrar,
  { call, key, request }: Repeatable,
  now: Date,
  carryOut: (
    transaction: Transaction<Tables>,
  ) => Promise<{ data: Data } | Extract<Reply<Data, Failure>, { failure: unknown }>>,
): Promise<Reply<Data, Failure>> {
  const refused = Symbol('refused');
  let refusal: Extract<Reply<Data, Failure>, { failure: unknown }> | undefined;
  try {
    return await store.transaction(async (transaction): Promise<Reply<Data, Failure>> => {
      if (key !== null) {
        const written = hash('sha256', JSON.stringify(request), 'base64url');
        // The row is the lock: a concurrent repetition waits for the end of this transaction.
        const first = await transaction
          .insertInto('first_answer')
          .values({ enterprise_prefix: prefix, call, key, request: written, answer: 'null', at: now })
          .onConflict((conflict) => conflict.columns(['enterprise_prefix', 'call', 'key']).doNothing())
          .returning('key')
          .executeTakeFirst();
        if (first === undefined) {
          const known = await transaction
            .selectFrom('first_answer')
            .select(['request', 'answer'])
            .where('enterprise_prefix', '=', prefix)
            .where('call', '=', call)
            .where('key', '=', key)
            .executeTakeFirstOrThrow();
          return known.request === written
            ? { data: known.answer as Data }
            : { failure: { status: 422, message: registrationMessages.keyUsed } };
        }
      }
      const answer = await carryOut(transaction);
      if ('failure' in answer) {
        refusal = answer;
        // Rolls everything back, the key included.
        throw refused;
      }
      if (key !== null) {
        await transaction
          .updateTable('first_answer')
          .set({ answer: JSON.stringify(answer.data) })
          .where('enterprise_prefix', '=', prefix)
          .where('call', '=', call)
          .where('key', '=', key)
          .execute();
      }
      return answer;
    });
  } catch (error) {
    if (error === refused && refusal !== undefined) return refusal;
    throw error;
  }
}

/** Deletes kept answers that are too old to be asked for again, in slices. Stops before the next slice once `ending` is aborted. */
export async function deleteFirstAnswers(store: Store, now: Date, ending: AbortSignal): Promise<void> {
  const oldest = new Date(now.getTime() - firstAnswerDays * dayMs);
  await deleteSlices(store, 'first_answer', sql`at < ${oldest}`, ending);
}
