import { sql } from 'kysely';
import type { Store } from '../src/schema/store.ts';

/**
 * `vacuum analyze` after a bulk load: without statistics the planner assumes an empty table, and without hint bits the first readers set
 * them. Takes a second per million rows.
 */
export async function settleTables(store: Store): Promise<void> {
  await store.kysely.connection().execute(async (connection) => {
    // The statement timeout of the request path is too short for this; it is restored, because pooled connections keep settings.
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      await sql`vacuum (analyze) second_level_node, enterprise, product_model, batch, scene, identifier, identifier_counter,
        registration_change, resolution_counter, product, app_package, app_package_price`.execute(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}
