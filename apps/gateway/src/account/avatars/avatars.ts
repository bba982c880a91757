import { sql, type Transaction } from 'kysely';
import type { Attempts } from '../../platform/attempts/attempts.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { OwnRefusal } from '../../platform/http/refusals.ts';
import { notOverdue } from '../../platform/pictures/notOverdue.ts';
import { newPictureId, type PictureStore } from '../../platform/pictures/pictureStore.ts';
import { reencodeAvatar } from '../../platform/pictures/reencodeAvatar.ts';
import type { ReencodedPicture } from '../../platform/pictures/reencodePicture.ts';
import { removePictures } from '../../platform/pictures/removePictures.ts';
import { PicturesUnavailable } from '../../platform/picturesUnavailable.ts';
import { createKeyedHash } from '../../platform/secret/keys.ts';
import type { Store } from '../../schema/store.ts';
import type { Tables } from '../../schema/tables.ts';
import { accountRefusals, tooOften } from '../refusals.ts';
import {
  avatarsPerAccount,
  avatarsPerAccountDaily,
  avatarsPerAddress,
  avatarsPerAddressDaily,
  cleanupBatchSize,
  type KeptLimit,
  keptPerAccount,
  keptPerAddress,
  looseMs,
} from './limits.ts';

/** `loose_since` of an avatar that was replaced: it is overdue at once, so that nobody uses it again while its file is deleted. */
const replacedSince = new Date(0);

/** Base path of pictures. */
const picturePath = '/pictures/';

/** The uploader: the account, and the visitor by address. */
export interface Uploader {
  accountId: string;
  visitor: string;
}

export interface AvatarParts {
  store: Store;
  clock: Clock;
  attempts: Attempts;
  pictures: PictureStore;
  secret: Uint8Array;
  /** Base URL of avatars; empty for the portal's own origin. */
  publicUrl: string;
}

/** Avatars of a gateway. A picture belongs to its uploader: others can neither use nor delete it. */
export interface Avatars {
  /** Counts an upload before its body is read; returns the refusal when the rate limit is reached. */
  count(uploader: Uploader): Promise<OwnRefusal | null>;
  /** Stores a re-encoded picture; returns its URL, or the refusal. */
  keep(file: Blob, uploader: Uploader): Promise<{ address: string } | { refusal: OwnRefusal }>;
  /**
   * Sets an uploaded picture as the account's avatar and deletes the previous one. False when the account did not upload it or is closed, and when
   * the picture is gone or overdue for deletion.
   */
  wear(accountId: string, address: string): Promise<boolean>;
  /** Deletes pictures that have been unused for long. Stops before the next transaction once `ending` is aborted. */
  cleanUp(ending: AbortSignal): Promise<void>;
}

/** The picture id of a URL. */
export function pictureIdOf(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

export function createAvatars({ store, clock, attempts, pictures, secret, publicUrl }: AvatarParts): Avatars {
  const start = publicUrl + picturePath;
  const hash = createKeyedHash(secret, 'avatar');

  /** Whether another picture of this size is within the quota of a column's value. */
  async function hasRoom(
    transaction: Transaction<Tables>,
    column: 'account_id' | 'visitor_hash',
    value: string,
    bytes: number,
    limit: KeptLimit,
  ): Promise<boolean> {
    const kept = await transaction
      .selectFrom('avatar')
      .select(({ fn }) => [fn.countAll().as('count'), fn.sum<number | string | null>('bytes').as('bytes')])
      .where(column, '=', value)
      .executeTakeFirstOrThrow();
    return Number(kept.count) < limit.count && Number(kept.bytes ?? 0) + bytes <= limit.bytes;
  }

  /** Inserts a picture's row; null when the quota is reached. Concurrent uploads of an account or address are serialized by a lock. */
  async function insertPicture(
    { bytes, type }: ReencodedPicture,
    { accountId, visitor }: Uploader,
  ): Promise<string | null> {
    const visitorHash = hash(visitor);
    return await store.transaction(async (transaction) => {
      await transaction.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
      await sql`select pg_advisory_xact_lock(hashtext('avatar'), hashtext(${visitorHash}))`.execute(transaction);
      const { length } = bytes;
      if (!(await hasRoom(transaction, 'account_id', accountId, length, keptPerAccount))) return null;
      if (!(await hasRoom(transaction, 'visitor_hash', visitorHash, length, keptPerAddress))) return null;
      const id = newPictureId(type);
      const now = clock.now();
      const row = { id, account_id: accountId, visitor_hash: visitorHash, bytes: length, created_at: now };
      await transaction
        .insertInto('avatar')
        .values({ ...row, loose_since: now })
        .execute();
      return id;
    });
  }

  /** Deletes pictures that are unused since before a time. Files before rows: after a crash, the rows left over are found again. */
  async function eraseUnused(before: Date): Promise<number> {
    const { count, failure } = await store.transaction(async (transaction) => {
      const loose = await transaction
        .selectFrom('avatar')
        .select('id')
        .where('loose_since', '<=', before)
        .limit(cleanupBatchSize)
        .forUpdate()
        .skipLocked()
        .execute();
      const { removed, failure: left } = await removePictures(
        pictures,
        loose.map(({ id }) => id),
      );
      if (removed.length > 0) await transaction.deleteFrom('avatar').where('id', 'in', removed).execute();
      return { count: loose.length, failure: left };
    });
    if (failure !== undefined) throw failure;
    return count;
  }

  /** Deletes a picture that was replaced. In no transaction: a storage elsewhere takes seconds, during which its connection would be held. */
  async function eraseReplaced(id: string): Promise<void> {
    try {
      await pictures.remove(id);
    } catch (error) {
      // The next run of the cleanup job deletes it.
      if (error instanceof PicturesUnavailable) return;
      throw error;
    }
    await store.kysely.deleteFrom('avatar').where('id', '=', id).where('loose_since', '=', replacedSince).execute();
  }

  /**
   * Changes the avatar of an account. Returns the id of the previous one, which is to be deleted; empty when there is none, or it belongs to
   * another account; null when the change is refused.
   */
  async function change(accountId: string, address: string): Promise<string | null> {
    const id = pictureIdOf(address);
    return await store.transaction(async (transaction) => {
      const account = await transaction
        .selectFrom('account')
        .select('portrait')
        .where('id', '=', accountId)
        .where('closed_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      if (account === undefined) return null;
      if (account.portrait === address) return '';
      if (address !== start + id) return null;
      const own = await transaction
        .updateTable('avatar')
        .set({ loose_since: null, visitor_hash: null })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where(notOverdue(new Date(clock.now().getTime() - looseMs)))
        .returning('id')
        .executeTakeFirst();
      if (own === undefined) return null;
      await transaction.updateTable('account').set({ portrait: address }).where('id', '=', accountId).execute();
      const replaced = await transaction
        .updateTable('avatar')
        .set({ loose_since: replacedSince })
        .where('id', '=', pictureIdOf(account.portrait))
        .where('account_id', '=', accountId)
        .returning('id')
        .executeTakeFirst();
      return replaced?.id ?? '';
    });
  }

  return {
    async count({ accountId, visitor }) {
      const counted = [
        [avatarsPerAccount, accountId, tooOften.avatar],
        [avatarsPerAccountDaily, accountId, tooOften.avatar],
        [avatarsPerAddress, visitor, tooOften.avatarAddress],
        [avatarsPerAddressDaily, visitor, tooOften.avatarAddress],
      ] as const;
      for (const [limit, subject, refusal] of counted) {
        const waitMs = await attempts.count(limit, subject);
        if (waitMs !== null) return refusal(waitMs);
      }
      return null;
    },
    async keep(file, uploader) {
      const avatar = await reencodeAvatar(file);
      if (!avatar.ok) return { refusal: { status: avatar.status, message: avatar.message } };
      // The row is written before the file: a file without a row has no owner.
      const id = await insertPicture(avatar, uploader);
      if (id === null) return { refusal: accountRefusals.avatarsMany };
      return { address: start + (await pictures.put(avatar.bytes, avatar.type, id)) };
    },
    async wear(accountId, address) {
      const last = await change(accountId, address);
      if (last === null) return false;
      if (last !== '') await eraseReplaced(last);
      return true;
    },
    async cleanUp(ending) {
      const before = new Date(clock.now().getTime() - looseMs);
      for (let deleted = cleanupBatchSize; deleted === cleanupBatchSize && !ending.aborted; )
        deleted = await eraseUnused(before);
    },
  };
}
