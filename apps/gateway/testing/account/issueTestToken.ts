import { createSessions } from '../../src/account/sessions.ts';
import type { UserRole } from '../../src/platform/authorisation/caller.ts';
import type { Clock } from '../../src/platform/clock/clock.ts';
import type { Store } from '../../src/schema/store.ts';
import { insertTestAccount } from './insertTestAccount.ts';

/** Access token of a new logged-in account. */
export async function issueTestToken(
  store: Store,
  clock: Clock,
  role: UserRole,
  companyPrefix: string | null = null,
): Promise<string> {
  const id = await insertTestAccount(store, { role, companyPrefix });
  const sessions = createSessions(store, clock);
  return (await store.transaction((transaction) => sessions.open(transaction, id, 'device'))).accessToken;
}
