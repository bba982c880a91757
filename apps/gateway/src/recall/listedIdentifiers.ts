import { sql, type Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/**
 * Updates the identifiers that a recall lists with the newest active recall that lists them. Lookups read it with the identifier's row,
 * without another query.
 */
export async function settleListed(transaction: Transaction<Tables>, prefix: string, recallId: number): Promise<void> {
  await sql`
    update identifier code set recall_id = (
      select recall.id from recall_identifier listing join recall on recall.id = listing.recall_id
      where listing.suffix = code.suffix and recall.enterprise_prefix = ${prefix} and recall.withdrawn_at is null
      order by recall.published_at desc, recall.id desc limit 1
    )
    from recall_identifier listed
    where listed.recall_id = ${recallId} and code.prefix = ${prefix} and code.suffix = listed.suffix`.execute(
    transaction,
  );
}

/** Serializes changes of an enterprise's recalls until the transaction ends. */
export async function lockRecalls(transaction: Transaction<Tables>, prefix: string): Promise<void> {
  await transaction.selectFrom('enterprise').select('prefix').where('prefix', '=', prefix).forNoKeyUpdate().execute();
}
