// `npm run demo:remove`: disables the demo's accounts and tokens in the configured database. It works on the database directly: a login as
// the demo's operator would prove nothing, since the password is public.
import { openSealedStore } from '../src/account/openSealedStore.ts';
import { readDatabaseConfig } from '../src/config/config.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import { silentLog } from '../src/platform/log/log.ts';
import { StartRefusal } from '../src/platform/startRefusal.ts';
import { removeDemoRemains } from './demoRemains.ts';

async function remove(): Promise<string> {
  const { store, mobiles } = await openSealedStore({ ...readDatabaseConfig(process.env), log: silentLog });
  try {
    return await removeDemoRemains(store, systemClock, mobiles);
  } finally {
    await store.close();
  }
}

// Files of the gateway are accessible by its user only.
process.umask(0o077);
try {
  process.stdout.write(`${await remove()}\n`);
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
