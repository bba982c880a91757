import type { UserRole } from '../../platform/authorisation/caller.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Store } from '../../platform/database/database.ts';
import { createSessions } from '../sessions.ts';
import { insertTestAccount } from './insertTestAccount.ts';

/** The access token of a new account that has just logged in. */
export async function giveToken(
  store: Store,
  clock: Clock,
  role: UserRole,
  companyPrefix: string | null = null,
): Promise<string> {
  const id = await insertTestAccount(store, { role, companyPrefix });
  const sessions = createSessions(store, clock);
  return (await store.transaction((transaction) => sessions.open(transaction, id, 'device'))).accessToken;
}
