import type { PrivatePictureKind } from '@lima-id/api';
import type { Transaction } from 'kysely';
import type { Tables } from '../migrations/tables.ts';
import { administrators, type Caller } from '../platform/authorisation/caller.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Store } from '../platform/database/database.ts';
import type { PictureStore } from '../platform/pictures/pictureStore.ts';
import type { SignedLink, SignedLinks } from '../platform/secret/signedLinks.ts';
import { looseMs, sweptAtOnce } from './limits.ts';

/** Notes that a reviewer was given somebody's picture to see. */
export type NoteAccess = (access: {
  accountId: string;
  pictureId: string;
  ownerId: string;
  kind: PrivatePictureKind;
}) => Promise<void>;

/** What private pictures are kept with. */
export interface PrivatePictureParts {
  store: Store;
  clock: Clock;
  /** Sealed. */
  pictures: PictureStore;
  links: SignedLinks;
  noteAccess: NoteAccess;
}

/** Private pictures as other subjects use them. A picture's reference, the `fileName` of the contract, is its id. */
export interface PrivatePictures {
  /**
   * Whether all of the pictures are the account's, and of one kind where it is named. They are locked until the transaction ends, so that
   * they can be kept.
   */
  owns(
    transaction: Transaction<Tables>,
    accountId: string,
    fileNames: readonly string[],
    kind?: PrivatePictureKind,
  ): Promise<boolean>;
  /** The SHA-256 of the file that each picture was made from, 64 hexadecimal digits. */
  contentsOf(transaction: Transaction<Tables>, fileNames: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Keeps pictures, because a registration or a draft names them. */
  keep(transaction: Transaction<Tables>, fileNames: readonly string[]): Promise<void>;
  /** Lets go of pictures that nothing names any more: they go a day later, unless they are kept again. */
  release(transaction: Transaction<Tables>, fileNames: readonly string[]): Promise<void>;
  /** Erases pictures at once, files and rows. Not for use inside a transaction. */
  remove(fileNames: readonly string[]): Promise<void>;
  /** A link for the owner, or for an administrator, which is noted; null for others and for what does not exist. */
  link(fileName: string, viewer: Pick<Caller, 'accountId' | 'role'>): Promise<SignedLink | null>;
  /** Removes unfinished uploads and files, and pictures that nothing names, once they are a day old. */
  sweep(): Promise<void>;
}

/** Makes the private pictures of a gateway. */
export function createPrivatePictures(parts: PrivatePictureParts): PrivatePictures {
  const { store, clock, pictures, links, noteAccess } = parts;

  async function setLoose(transaction: Transaction<Tables>, fileNames: readonly string[], since: Date | null) {
    if (fileNames.length === 0) return;
    await transaction.updateTable('private_picture').set({ loose_since: since }).where('id', 'in', fileNames).execute();
  }

  /** Files before rows: what is left when the power goes has a row by which it is found again. */
  async function erase(transaction: Transaction<Tables>, ids: readonly string[]) {
    for (const id of ids) await pictures.remove(id);
    if (ids.length > 0) await transaction.deleteFrom('private_picture').where('id', 'in', ids).execute();
  }

  async function sweepLoose(before: Date): Promise<number> {
    return await store.transaction(async (transaction) => {
      const loose = await transaction
        .selectFrom('private_picture')
        .select('id')
        .where('loose_since', '<=', before)
        .limit(sweptAtOnce)
        .forUpdate()
        .skipLocked()
        .execute();
      await erase(
        transaction,
        loose.map(({ id }) => id),
      );
      return loose.length;
    });
  }

  return {
    async owns(transaction, accountId, fileNames, kind) {
      const ids = [...new Set(fileNames)];
      if (ids.length === 0) return true;
      const owned = await transaction
        .selectFrom('private_picture')
        .select(['id', 'kind'])
        .where('account_id', '=', accountId)
        .where('id', 'in', ids)
        .orderBy('id')
        .forUpdate()
        .execute();
      return owned.length === ids.length && (kind === undefined || owned.every((picture) => picture.kind === kind));
    },
    async contentsOf(transaction, fileNames) {
      if (fileNames.length === 0) return new Map();
      const uploads = await transaction
        .selectFrom('private_upload')
        .select(['picture_id', 'sha256'])
        .where('picture_id', 'in', fileNames)
        .execute();
      return new Map(uploads.map(({ picture_id, sha256 }) => [picture_id ?? '', sha256]));
    },
    keep: (transaction, fileNames) => setLoose(transaction, fileNames, null),
    release: (transaction, fileNames) => setLoose(transaction, fileNames, clock.now()),
    async remove(fileNames) {
      await store.transaction((transaction) => erase(transaction, fileNames));
    },
    async link(fileName, { accountId, role }) {
      const picture = await store.kysely
        .selectFrom('private_picture')
        .select(['account_id', 'kind'])
        .where('id', '=', fileName)
        .executeTakeFirst();
      if (picture === undefined) return null;
      if (picture.account_id !== accountId) {
        if (!administrators.has(role)) return null;
        const { account_id: ownerId, kind } = picture;
        await noteAccess({ accountId, pictureId: fileName, ownerId, kind });
      }
      return links.give(fileName, accountId);
    },
    async sweep() {
      const before = new Date(clock.now().getTime() - looseMs);
      await store.kysely
        .deleteFrom('private_upload')
        .where('picture_id', 'is', null)
        .where('moved_at', '<=', before)
        .execute();
      for (let swept = sweptAtOnce; swept === sweptAtOnce; ) swept = await sweepLoose(before);
      await pictures.sweepDrafts(before);
    },
  };
}
