import type { TokenRefusal } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Caller, Identify, UserRole } from '../platform/authorisation/caller.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { hashToken, newId, newToken } from '../platform/secret/token.ts';
import type { Store } from '../schema/store.ts';
import type { Tables } from '../schema/tables.ts';
import { accessTokenSeconds, refreshGraceMs, refreshTokenMs, sessionMs } from './limits.ts';

/** Tokens issued by a login or a refresh. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
  /** Lifetime of the access token in seconds. */
  expiresIn: number;
  /** Lifetime of the refresh token in ms. */
  refreshMs: number;
}

/** Login sessions. */
export interface Sessions {
  /** Starts a session on a device. */
  open(transaction: Transaction<Tables>, accountId: string, fingerprint: string): Promise<Tokens>;
  /**
   * Rotates a refresh token. Reuse of an old token ends its session: two parties hold it, and one of them is a thief. Exception for lost
   * answers, as of pages that are left while they load: within 10 seconds of the last use, and while its successor is unused, the successor
   * is withdrawn and replaced. Another device ends the session as well. Nothing is rotated for a client that left before its turn (`isGone`).
   */
  refresh(token: string, fingerprint: string, isGone?: () => boolean): Promise<Tokens | TokenRefusal>;
  /** Ends one session; its tokens become invalid. */
  end(sessionId: string): Promise<void>;
  /** Ends the session of a refresh token, if there is one. */
  endByRefreshToken(token: string): Promise<void>;
  /** Ends every session of an account. */
  endAll(transaction: Transaction<Tables>, accountId: string): Promise<void>;
  /** Ends every session of an account but one. */
  endOthers(transaction: Transaction<Tables>, accountId: string, sessionId: string): Promise<void>;
  identify: Identify;
  /** Deletes expired sessions and tokens. */
  cleanUp(): Promise<void>;
}

const identifyText = `
  select account.id, account.role, account.company_prefix as "companyPrefix", session.id as "sessionId",
    access_token.expires_at as "expiresAt", session.expires_at as "sessionEndsAt", session.ended_at as "endedAt"
  from access_token
  join session on session.id = access_token.session_id
  join account on account.id = session.account_id
  where access_token.hash = $1`;

interface IdentifyRow {
  id: string;
  role: UserRole;
  companyPrefix: string | null;
  sessionId: string;
  expiresAt: Date;
  sessionEndsAt: Date;
  endedAt: Date | null;
}

export function createSessions(store: Store, clock: Clock): Sessions {
  async function giveTokens(
    transaction: Transaction<Tables>,
    session: { id: string; endsMs: number },
  ): Promise<Tokens & { refreshHash: string }> {
    const now = clock.now().getTime();
    const access = newToken();
    const refresh = newToken();
    const refreshEndsMs = Math.min(now + refreshTokenMs, session.endsMs);
    const accessEndsMs = Math.min(now + accessTokenSeconds * 1000, session.endsMs);
    await transaction
      .insertInto('access_token')
      .values({ hash: access.hash, session_id: session.id, expires_at: new Date(accessEndsMs) })
      .execute();
    await transaction
      .insertInto('refresh_token')
      .values({ hash: refresh.hash, session_id: session.id, expires_at: new Date(refreshEndsMs) })
      .execute();
    return {
      accessToken: access.token,
      refreshToken: refresh.token,
      expiresIn: Math.floor((accessEndsMs - now) / 1000),
      refreshMs: refreshEndsMs - now,
      refreshHash: refresh.hash,
    };
  }

  async function endSession(database: Pick<Transaction<Tables>, 'updateTable'>, id: string): Promise<void> {
    await database
      .updateTable('session')
      .set({ ended_at: clock.now() })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .execute();
  }

  /** Whether a used token is presented again only because its answer was lost; its successor is then withdrawn. */
  async function withdrawSuccessor(
    transaction: Transaction<Tables>,
    used: { rotated_at: Date; successor: string | null },
  ): Promise<boolean> {
    if (used.successor === null || clock.now().getTime() - used.rotated_at.getTime() > refreshGraceMs) return false;
    // Kept as a used one: presenting it ends the session.
    const withdrawn = await transaction
      .updateTable('refresh_token')
      .set({ rotated_at: clock.now() })
      .where('hash', '=', used.successor)
      .where('rotated_at', 'is', null)
      .returning('hash')
      .execute();
    return withdrawn.length === 1;
  }

  async function rotate(
    transaction: Transaction<Tables>,
    hash: string,
    fingerprint: string,
    isGone: () => boolean,
  ): Promise<Tokens | TokenRefusal> {
    const held = await transaction
      .selectFrom('refresh_token')
      .innerJoin('session', 'session.id', 'refresh_token.session_id')
      .select([
        'refresh_token.expires_at',
        'refresh_token.rotated_at',
        'refresh_token.successor',
        'session.id',
        'session.expires_at as ends_at',
        'session.ended_at',
        'session.fingerprint_hash',
      ])
      .where('refresh_token.hash', '=', hash)
      // Concurrent uses of a token family are serialized by the lock on the session's row.
      .forUpdate(['session', 'refresh_token'])
      .executeTakeFirst();
    // Another page of the client may have refreshed while this one, which it left, waited: its token must not be withdrawn.
    if (held === undefined || isGone()) return 'unknown';
    if (held.ended_at !== null) return 'ended';
    const now = clock.now();
    if (held.expires_at <= now || held.ends_at <= now) return 'expired';
    const { rotated_at, successor } = held;
    const lostAnswer = rotated_at === null || (await withdrawSuccessor(transaction, { rotated_at, successor }));
    if (!lostAnswer || held.fingerprint_hash !== hashToken(fingerprint)) {
      await endSession(transaction, held.id);
      return 'ended';
    }
    const { refreshHash, ...tokens } = await giveTokens(transaction, { id: held.id, endsMs: held.ends_at.getTime() });
    await transaction
      .updateTable('refresh_token')
      .set({ rotated_at: now, successor: refreshHash })
      .where('hash', '=', hash)
      .execute();
    return tokens;
  }

  return {
    async open(transaction, accountId, fingerprint) {
      const now = clock.now();
      const session = { id: newId(), endsMs: now.getTime() + sessionMs };
      await transaction
        .insertInto('session')
        .values({
          id: session.id,
          account_id: accountId,
          fingerprint_hash: hashToken(fingerprint),
          created_at: now,
          expires_at: new Date(session.endsMs),
          ended_at: null,
        })
        .execute();
      const { refreshHash: _, ...tokens } = await giveTokens(transaction, session);
      return tokens;
    },
    refresh: async (token, fingerprint, isGone = () => false) =>
      await store.transaction((transaction) => rotate(transaction, hashToken(token), fingerprint, isGone)),
    end: async (sessionId) => await endSession(store.kysely, sessionId),
    async endByRefreshToken(token) {
      const held = await store.kysely
        .selectFrom('refresh_token')
        .select('session_id')
        .where('hash', '=', hashToken(token))
        .executeTakeFirst();
      if (held !== undefined) await endSession(store.kysely, held.session_id);
    },
    async endAll(transaction, accountId) {
      await transaction
        .updateTable('session')
        .set({ ended_at: clock.now() })
        .where('account_id', '=', accountId)
        .where('ended_at', 'is', null)
        .execute();
    },
    async endOthers(transaction, accountId, sessionId) {
      await transaction
        .updateTable('session')
        .set({ ended_at: clock.now() })
        .where('account_id', '=', accountId)
        .where('id', '!=', sessionId)
        .where('ended_at', 'is', null)
        .execute();
    },
    async identify(accessToken): Promise<Caller | TokenRefusal> {
      const [row] = await store.prepared<IdentifyRow>('identify_caller', identifyText, [hashToken(accessToken)]);
      if (row === undefined) return 'unknown';
      if (row.endedAt !== null) return 'ended';
      const now = clock.now();
      if (row.expiresAt <= now || row.sessionEndsAt <= now) return 'expired';
      return { accountId: row.id, role: row.role, sessionId: row.sessionId, companyPrefix: row.companyPrefix };
    },
    async cleanUp() {
      const now = clock.now();
      // An ended session is kept until its tokens would have expired, so that their holders learn why.
      await store.kysely.deleteFrom('session').where('expires_at', '<', now).execute();
      const staleAccess = new Date(now.getTime() - expiredTokenRetentionMs);
      await store.kysely.deleteFrom('access_token').where('expires_at', '<', staleAccess).execute();
    },
  };
}

/** Milliseconds for which an expired access token is still distinguished from an unknown one. */
const expiredTokenRetentionMs = 24 * 60 * 60 * 1000;
