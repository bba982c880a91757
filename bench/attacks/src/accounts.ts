import { createSessions } from '../../../apps/gateway/src/account/sessions.ts';
import { systemClock } from '../../../apps/gateway/src/platform/clock/clock.ts';
import { silentLog } from '../../../apps/gateway/src/platform/log/log.ts';
import { openStore } from '../../../apps/gateway/src/schema/store.ts';
import { insertTestAccount } from '../../../apps/gateway/testing/account/insertTestAccount.ts';

/** Creates accounts in a database before its gateway starts, and logs them in; returns their access tokens. */
export async function makeAccounts(environment: Readonly<Record<string, string>>, count: number): Promise<string[]> {
  const store = await openStore({
    dataDir: environment['DATA_DIR'] ?? '',
    databaseUrl: environment['DATABASE_URL'] ?? null,
    log: silentLog,
  });
  const sessions = createSessions(store, systemClock);
  const tokens: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const id = await insertTestAccount(store, { secret: Buffer.from(environment['SECRET'] ?? '') });
    const { accessToken } = await store.transaction((transaction) => sessions.open(transaction, id, 'device'));
    tokens.push(accessToken);
  }
  await store.close();
  return tokens;
}
