import type { Insertable } from 'kysely';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Store } from '../../schema/store.ts';
import type { Tables } from '../../schema/tables.ts';

type AccessRow = Insertable<Tables['personal_data_access']>;

/** Maximum number of accesses listed. */
const accessesShown = 100;

/** An access: reader, object and time (ms since 1970 UTC). */
export interface DataAccess {
  /** User name. */
  by: string;
  what: 'registration' | 'picture';
  at: number;
}

/** Audit log of personal data, written before it is shown. */
export interface AccessLog {
  /** A reviewer reads a registration as it was submitted last: `submissions` counts the submissions. */
  noteReading(accountId: string, registrationId: string, submissions: number): Promise<void>;
  /** A reviewer gets a picture link of an account's registration; not logged for an account without one. */
  notePicture(access: { accountId: string; ownerId: string }): Promise<void>;
  /** The newest accesses, newest first. */
  list(registrationId: string): Promise<DataAccess[]>;
}

export function createAccessLog(store: Store, clock: Clock): AccessLog {
  async function note(accountId: string, registrationId: string, seen: Pick<AccessRow, 'what' | 'submissions'>) {
    await store.kysely
      .insertInto('personal_data_access')
      .values({ account_id: accountId, registration_id: registrationId, ...seen, at: clock.now() })
      .execute();
  }
  return {
    noteReading: (accountId, registrationId, submissions) =>
      note(accountId, registrationId, { what: 'registration', submissions }),
    async notePicture({ accountId, ownerId }) {
      const registration = await store.kysely
        .selectFrom('registration')
        .select('id')
        .where('account_id', '=', ownerId)
        .executeTakeFirst();
      if (registration !== undefined) await note(accountId, registration.id, { what: 'picture', submissions: null });
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
