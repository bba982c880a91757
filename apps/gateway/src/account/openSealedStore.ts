import { resolve } from 'node:path';
import type { StoreConfig } from '../platform/database/database.ts';
import { checkSecret } from '../platform/secret/checkSecret.ts';
import { loadSecret } from '../platform/secret/secret.ts';
import { openStore, type Store } from '../schema/store.ts';
import { createMobiles, type Mobiles, opensMobiles, sealMobiles } from './mobiles.ts';

/** The open database with the secret that its data are encrypted with. */
interface SealedStore {
  store: Store;
  secret: Uint8Array;
  mobiles: Mobiles;
}

/**
 * Opens and migrates the database, and verifies the secret: the configured one, else that of the data folder. Throws a StartRefusal for
 * another secret, and as `openStore` does. The caller closes the store.
 */
export async function openSealedStore(config: StoreConfig & { secret: string | null }): Promise<SealedStore> {
  const dataDir = resolve(config.dataDir);
  const store = await openStore({ ...config, dataDir });
  try {
    const secret = loadSecret({ ...config, dataDir });
    const mobiles = createMobiles(secret);
    await checkSecret(store, secret, () => opensMobiles(store, mobiles));
    await sealMobiles(store, mobiles);
    return { store, secret, mobiles };
  } catch (error) {
    await store.close();
    throw error;
  }
}
