import type { Store } from '../database/database.ts';
import { StartRefusal } from '../startRefusal.ts';
import { createKeyedHash } from './keys.ts';

/** Database key of the secret's fingerprint. */
const fingerprintFact = 'secret_fingerprint';

/** Input of the fingerprint's keyed hash. */
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
 * Verifies that the secret is the one that a database's data are encrypted with, by the fingerprint stored at the first start. A database
 * without one is accepted when `opensKept` confirms that its data can be decrypted. Concurrent starts agree on one secret. Throws a
 * StartRefusal for another one.
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
