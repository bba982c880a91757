// `npm run demo:remove`: disables the demo's accounts and tokens in the configured database. It works on the database directly: a login as
// the demo's operator would prove nothing, since the password is public.
import { resolve } from 'node:path';
import { createMobiles, sealMobiles } from '../src/account/mobiles.ts';
import { readConfig } from '../src/config/config.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import { silentLog } from '../src/platform/log/log.ts';
import { loadSecret } from '../src/platform/secret/secret.ts';
import { StartRefusal } from '../src/platform/startRefusal.ts';
import { openStore } from '../src/schema/store.ts';
import { removeDemoRemains } from './demoRemains.ts';

async function remove(): Promise<string> {
  const config = readConfig(process.env);
  const dataDir = resolve(config.dataDir);
  const { databaseUrl, databaseSettings } = config;
  const store = await openStore({ dataDir, databaseUrl, databaseSettings, log: silentLog });
  try {
    const mobiles = createMobiles(loadSecret({ ...config, dataDir }));
    await sealMobiles(store, mobiles);
    return await removeDemoRemains(store, systemClock, mobiles);
  } finally {
    await store.close();
  }
}

try {
  process.stdout.write(`${await remove()}\n`);
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
