import { sql } from 'kysely';
import type { Store } from '../platform/database/database.ts';

/**
 * Does after a bulk load what the database would do by itself later: gathers statistics, without which it plans lookups for a table
 * it believes empty, and marks the rows as settled, so that the first readers need not. Takes a second per million rows.
 */
export async function settleTables(store: Store): Promise<void> {
  await store.kysely.connection().execute(async (connection) => {
    // The request path's time limit is not meant for this; pooled connections keep what is set, so it is put back.
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      await sql`vacuum (analyze) second_level_node, enterprise, product_model, batch, scene, identifier, identifier_counter,
        resolution_counter, product, app_package, app_package_price`.execute(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}
