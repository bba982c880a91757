import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../migrations/tables.ts';
import type { Attempts } from '../../platform/attempts/attempts.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Store } from '../../platform/database/database.ts';
import type { OwnRefusal } from '../../platform/http/refusals.ts';
import { newPictureId, type PictureStore } from '../../platform/pictures/pictureStore.ts';
import { reencodeAvatar } from '../../platform/pictures/reencodeAvatar.ts';
import type { ReencodedPicture } from '../../platform/pictures/reencodePicture.ts';
import { createKeyedHash } from '../../platform/secret/keys.ts';
import { accountRefusals, tooOften } from '../refusals.ts';
import {
  avatarsPerAccount,
  avatarsPerAccountDaily,
  avatarsPerAddress,
  avatarsPerAddressDaily,
  type KeptLimit,
  keptPerAccount,
  keptPerAddress,
  looseMs,
  sweptAtOnce,
} from './limits.ts';

/** Where pictures are served from. */
const picturePath = '/pictures/';

/** Who uploads an avatar: the account, and the visitor that its address stands for. */
export interface Uploader {
  accountId: string;
  visitor: string;
}

/** What avatars are kept with. */
export interface AvatarParts {
  store: Store;
  clock: Clock;
  attempts: Attempts;
  pictures: PictureStore;
  secret: Uint8Array;
  /** Goes before the addresses of avatars; empty for the portal's own origin. */
  publicUrl: string;
}

/** The avatars of a gateway. A picture is its uploader's alone: to others it can be neither an avatar nor removed. */
export interface Avatars {
  /** Counts an upload before anything of it is read; why there are too many, if there are. */
  count(uploader: Uploader): Promise<OwnRefusal | null>;
  /** Keeps a picture, re-encoded; gives its address, or why it is refused. */
  keep(file: Blob, uploader: Uploader): Promise<{ address: string } | { refusal: OwnRefusal }>;
  /** Makes a picture that an account uploaded its avatar; the last one goes. False when the account uploaded none of that address. */
  wear(accountId: string, address: string): Promise<boolean>;
  /** Removes pictures that have been nobody's avatar for long. */
  sweep(): Promise<void>;
}

/** The id of the picture of an address. */
export function pictureIdOf(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

/** Makes the avatars of a gateway. */
export function createAvatars({ store, clock, attempts, pictures, secret, publicUrl }: AvatarParts): Avatars {
  const start = publicUrl + picturePath;
  const hash = createKeyedHash(secret, 'avatar');

  /** Whether one more picture of so many bytes may be kept beside those of a column's value. */
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

  /** Takes a picture's row in; null when there is no room for it. Those that come at once from one account or address wait for each other. */
  async function takeIn({ bytes, type }: ReencodedPicture, { accountId, visitor }: Uploader): Promise<string | null> {
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

  /** Removes those of the pictures that are nobody's avatar. Files before rows: what is left when the power goes is found again. */
  async function erase(find: (database: Kysely<Tables>) => ReturnType<typeof looseRows>): Promise<number> {
    return await store.transaction(async (transaction) => {
      const loose = await find(transaction).limit(sweptAtOnce).forUpdate().skipLocked().execute();
      const ids = loose.map(({ id }) => id);
      for (const id of ids) await pictures.remove(id);
      if (ids.length > 0) await transaction.deleteFrom('avatar').where('id', 'in', ids).execute();
      return ids.length;
    });
  }

  /** Changes the avatar of an account; gives the last one's id, empty without one, or null when the picture is not the account's. */
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
      // Its row comes before its file: a file without a row is nobody's.
      const id = await takeIn(avatar, uploader);
      if (id === null) return { refusal: accountRefusals.avatarsMany };
      return { address: start + (await pictures.put(avatar.bytes, avatar.type, id)) };
    },
    async wear(accountId, address) {
      const last = await change(accountId, address);
      if (last === null) return false;
      if (last !== '') {
        await erase((database) => looseRows(database).where('id', '=', last).where('account_id', '=', accountId));
      }
      return true;
    },
    async sweep() {
      const before = new Date(clock.now().getTime() - looseMs);
      let swept = sweptAtOnce;
      while (swept === sweptAtOnce)
        swept = await erase((database) => looseRows(database).where('loose_since', '<=', before));
    },
  };
}

/** The pictures that are nobody's avatar. */
function looseRows(database: Kysely<Tables>) {
  return database.selectFrom('avatar').select('id').where('loose_since', 'is not', null);
}
