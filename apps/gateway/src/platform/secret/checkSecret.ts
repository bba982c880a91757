import type { Store } from '../database/database.ts';
import { StartRefusal } from '../startRefusal.ts';
import { createKeyedHash } from './keys.ts';

/** The name under which a database keeps the fingerprint of the secret that its data are sealed with. */
const fingerprintFact = 'secret_fingerprint';

/** What the fingerprint is the keyed hash of. */
const fingerprinted = 'lima';

function refusal(): StartRefusal {
  return new StartRefusal(
    'SECRET（未设置时为数据目录中的 secret 文件）与数据库不符，其中的数据由另一个 SECRET 密封，请改回原来的 SECRET，或改用另一个数据库。',
  );
}

async function readFingerprint({ kysely }: Store): Promise<string | null> {
  const row = await kysely
    .selectFrom('database_fact')
    .select('value')
    .where('name', '=', fingerprintFact)
    .executeTakeFirst();
  return row?.value ?? null;
}

/**
 * Makes sure that the secret is the one that a database's data are sealed with, whose fingerprint the first start leaves there. A database
 * from before there were fingerprints is believed when `opensKept` says that what it keeps can be opened. Gateways that start at once agree
 * on one secret. Throws a StartRefusal when it is another.
 */
export async function checkSecret(store: Store, secret: Uint8Array, opensKept: () => Promise<boolean>): Promise<void> {
  const fingerprint = createKeyedHash(secret, 'fingerprint')(fingerprinted);
  if ((await readFingerprint(store)) === null) {
    if (!(await opensKept())) throw refusal();
    await store.kysely
      .insertInto('database_fact')
      .values({ name: fingerprintFact, value: fingerprint })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  }
  if ((await readFingerprint(store)) !== fingerprint) throw refusal();
}
