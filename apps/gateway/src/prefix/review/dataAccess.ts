import type { Clock } from '../../platform/clock/clock.ts';
import type { Store } from '../../platform/database/database.ts';

/** Accesses listed at once. */
const accessesShown = 100;

/** Who looked, at what, and when (milliseconds since 1970 UTC). */
export interface DataAccess {
  /** User name. */
  by: string;
  what: 'registration' | 'picture';
  at: number;
}

/** Writes down who looks at personal data, before it is shown. */
export interface AccessLog {
  /** A reviewer reads a registration. */
  noteReading(accountId: string, registrationId: string): Promise<void>;
  /** A reviewer is given a picture of an account's registration; of an account without one there is nothing to note. */
  notePicture(access: { accountId: string; ownerId: string }): Promise<void>;
  /** The newest accesses, newest first. */
  list(registrationId: string): Promise<DataAccess[]>;
}

/** Makes the log of accesses to personal data. */
export function createAccessLog(store: Store, clock: Clock): AccessLog {
  async function note(accountId: string, registrationId: string, what: DataAccess['what']) {
    await store.kysely
      .insertInto('personal_data_access')
      .values({ account_id: accountId, registration_id: registrationId, what, at: clock.now() })
      .execute();
  }
  return {
    noteReading: (accountId, registrationId) => note(accountId, registrationId, 'registration'),
    async notePicture({ accountId, ownerId }) {
      const registration = await store.kysely
        .selectFrom('registration')
        .select('id')
        .where('account_id', '=', ownerId)
        .executeTakeFirst();
      if (registration !== undefined) await note(accountId, registration.id, 'picture');
    },
    async list(registrationId) {
      const rows = await store.kysely
        .selectFrom('personal_data_access as access')
        .innerJoin('account', 'account.id', 'access.account_id')
        .select(['account.username', 'access.what', 'access.at'])
        .where('access.registration_id', '=', registrationId)
        .orderBy('access.id', 'desc')
        .limit(accessesShown)
        .execute();
      return rows.map(({ username, what, at }) => ({ by: username, what, at: at.getTime() }));
    },
  };
}
