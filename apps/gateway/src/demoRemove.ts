// `npm run demo:remove`: takes the demo's accounts and token out of use in the database that the configuration names. It works on the
// database itself: who logs in as the demo's operator to remove him could be anybody.
import { resolve } from 'node:path';
import { createMobiles, sealMobiles } from './account/mobiles.ts';
import { readConfig } from './config/config.ts';
import { systemClock } from './platform/clock/clock.ts';
import { openStore } from './platform/database/database.ts';
import { silentLog } from './platform/log/log.ts';
import { loadSecret } from './platform/secret/secret.ts';
import { StartRefusal } from './platform/startRefusal.ts';
import { removeDemoRemains } from './seed/demoRemains.ts';

async function remove(): Promise<string> {
  const config = readConfig(process.env);
  const dataDir = resolve(config.dataDir);
  const store = await openStore({ dataDir, databaseUrl: config.databaseUrl, log: silentLog });
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
