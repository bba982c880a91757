import { createSessions } from '../../../apps/gateway/src/account/sessions.ts';
import { insertTestAccount } from '../../../apps/gateway/src/account/testing/insertTestAccount.ts';
import { systemClock } from '../../../apps/gateway/src/platform/clock/clock.ts';
import { openStore } from '../../../apps/gateway/src/platform/database/database.ts';
import { silentLog } from '../../../apps/gateway/src/platform/log/log.ts';

/** Makes accounts in a database on which no gateway runs yet, and logs them in: their access tokens. */
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
