import { createKeyedHash } from '../platform/secret/keys.ts';
import { createSeal } from '../platform/secret/seal.ts';
import type { Store } from '../schema/store.ts';

/** Storage of mobile numbers: encrypted for display to their owners, and hashed for lookups. */
export interface Mobiles {
  /** Hash for lookups. */
  hash(mobile: string): string;
  /** Encrypts a number. */
  seal(mobile: string, accountId: string): string;
  /** Decrypts the number of an account. */
  open(kept: string, accountId: string): string;
}

/** Creates the storage format: without the gateway's secret, numbers in the database can neither be read nor searched. */
export function createMobiles(secret: Uint8Array): Mobiles {
  const { seal, open } = createSeal(secret, 'account mobile');
  return { hash: createKeyedHash(secret, 'account mobile'), seal, open };
}

/** Whether the stored numbers were encrypted with this secret; also true without any. Checks one account. */
export async function opensMobiles(store: Store, mobiles: Mobiles): Promise<boolean> {
  const account = await store.kysely
    .selectFrom('account')
    .select(['id', 'mobile', 'mobile_hash'])
    .where('mobile_hash', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (account === undefined) return true;
  try {
    return mobiles.hash(mobiles.open(account.mobile, account.id)) === account.mobile_hash;
  } catch {
    return false;
  }
}

/** Accounts per transaction. */
const sealedAtOnce = 500;

/** Encrypts the numbers of older accounts. Runs once, even if gateways start concurrently. */
export async function sealMobiles(store: Store, mobiles: Mobiles): Promise<void> {
  for (let sealed = sealedAtOnce; sealed === sealedAtOnce; ) {
    sealed = await store.transaction(async (transaction) => {
      const rows = await transaction
        .selectFrom('account')
        .select(['id', 'mobile'])
        .where('mobile_hash', 'is', null)
        .limit(sealedAtOnce)
        .forUpdate()
        .execute();
      for (const { id, mobile } of rows) {
        const kept = { mobile: mobiles.seal(mobile, id), mobile_hash: mobiles.hash(mobile) };
        await transaction.updateTable('account').set(kept).where('id', '=', id).execute();
      }
      return rows.length;
    });
  }
}
