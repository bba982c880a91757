import { type Kysely, sql, type Transaction } from 'kysely';
import type { Attempts } from '../../platform/attempts/attempts.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { OwnRefusal } from '../../platform/http/refusals.ts';
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
  /** Sets an uploaded picture as the account's avatar and deletes the previous one. False when the account did not upload it. */
  wear(accountId: string, address: string): Promise<boolean>;
  /** Deletes pictures that have been unused for long. */
  cleanUp(): Promise<void>;
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

  /** Deletes unused pictures of the list. Files before rows: after a crash, the rows left over are found again. */
  async function erase(find: (database: Kysely<Tables>) => ReturnType<typeof looseRows>): Promise<number> {
    const { count, failure } = await store.transaction(async (transaction) => {
      const loose = await find(transaction).limit(cleanupBatchSize).forUpdate().skipLocked().execute();
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

  /** Changes the avatar of an account; returns the previous id, empty without one, or null when the picture is not the account's. */
  async function change(accountId: string, address: string): Promise<string | null> {
    const id = pictureIdOf(address);
    return await store.transaction(async (transaction) => {
      const account = await transaction
        .selectFrom('account')
        .select('portrait')
        .where('id', '=', accountId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (account.portrait === address) return '';
      if (address !== start + id) return null;
      const own = await transaction
        .updateTable('avatar')
        .set({ loose_since: null, visitor_hash: null })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .returning('id')
        .executeTakeFirst();
      if (own === undefined) return null;
      await transaction.updateTable('account').set({ portrait: address }).where('id', '=', accountId).execute();
      const last = pictureIdOf(account.portrait);
      await transaction
        .updateTable('avatar')
        .set({ loose_since: clock.now() })
        .where('id', '=', last)
        .where('account_id', '=', accountId)
        .execute();
      return last;
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
      if (last === '') return true;
      try {
        await erase((database) => looseRows(database).where('id', '=', last).where('account_id', '=', accountId));
      } catch (error) {
        // The change is made; the cleanup job deletes it.
        if (!(error instanceof PicturesUnavailable)) throw error;
      }
      return true;
    },
    async cleanUp() {
      const before = new Date(clock.now().getTime() - looseMs);
      let deleted = cleanupBatchSize;
      while (deleted === cleanupBatchSize)
        deleted = await erase((database) => looseRows(database).where('loose_since', '<=', before));
    },
  };
}

/** Pictures that are nobody's avatar. */
function looseRows(database: Kysely<Tables>) {
  return database.selectFrom('avatar').select('id').where('loose_since', 'is not', null);
}
