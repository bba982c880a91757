import type { Store } from '../platform/database/database.ts';
import { createKeyedHash } from '../platform/secret/keys.ts';
import { createSeal } from '../platform/secret/seal.ts';

/** Mobile numbers of accounts as they are kept: sealed, to be shown to their owners, and hashed, to be found. */
export interface Mobiles {
  /** The hash by which an account is found. */
  hash(mobile: string): string;
  /** The number as the account keeps it. */
  seal(mobile: string, accountId: string): string;
  /** The number of an account. */
  open(kept: string, accountId: string): string;
}

/** Makes what numbers are kept with: who has the database and not the gateway's secret can neither read nor find one. */
export function createMobiles(secret: Uint8Array): Mobiles {
  const { seal, open } = createSeal(secret, 'account mobile');
  return { hash: createKeyedHash(secret, 'account mobile'), seal, open };
}

/** Whether the numbers that a database keeps were sealed with this secret; true as well when it keeps none. One account stands for all. */
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

/** Accounts whose numbers are sealed in one transaction. */
const sealedAtOnce = 500;

/** Seals the numbers of accounts from before they were sealed. Gateways that start at once do it once. */
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
