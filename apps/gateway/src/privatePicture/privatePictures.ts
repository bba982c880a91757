import type { PrivatePictureKind } from '@lima-id/api';
import type { Kysely, Transaction } from 'kysely';
import { administrators, type Caller } from '../platform/authorisation/caller.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { notOverdue } from '../platform/pictures/notOverdue.ts';
import type { PictureStore } from '../platform/pictures/pictureStore.ts';
import { removePictures } from '../platform/pictures/removePictures.ts';
import type { SignedLink, SignedLinks } from '../platform/secret/signedLinks.ts';
import type { Store } from '../schema/store.ts';
import type { Tables } from '../schema/tables.ts';
import { cleanupBatchSize, looseMs, twinsMax } from './limits.ts';

/** Writes the audit log entry of a reviewer's access to a picture. */
export type LogAccess = (access: {
  accountId: string;
  pictureId: string;
  ownerId: string;
  kind: PrivatePictureKind;
}) => Promise<void>;

export interface PrivatePictureParts {
  store: Store;
  clock: Clock;
  /** Encrypted storage. */
  pictures: PictureStore;
  links: SignedLinks;
  logAccess: LogAccess;
}

/** A picture, and another one that was made of the same file, with its owner. */
interface PictureOfSameFile {
  fileName: string;
  twin: string;
  ownerId: string;
}

/** A picture with its size in px, as WebP. */
export interface OwnPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** Private pictures, as used by other subjects. A picture's reference, the `fileName` of the contract, is its id. */
export interface PrivatePictures {
  /**
   * Whether all of the pictures are the account's, and of one kind if given; those that are overdue for deletion are nobody's. Locks them until
   * the transaction ends, so that they can be referenced.
   */
  owns(
    transaction: Transaction<Tables>,
    accountId: string,
    fileNames: readonly string[],
    kind?: PrivatePictureKind,
  ): Promise<boolean>;
  /** SHA-256 of each picture's original file, 64 hexadecimal digits. */
  contentsOf(transaction: Transaction<Tables>, fileNames: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Other pictures in use, of whichever account, that were made of the same file: the owner's own first, then the oldest, at most
   * `twinsMax`.
   */
  twinsOf(fileNames: readonly string[]): Promise<PictureOfSameFile[]>;
  /** Marks pictures as referenced by a registration or a draft. */
  keep(transaction: Transaction<Tables>, fileNames: readonly string[]): Promise<void>;
  /**
   * Marks pictures as unreferenced since a time, now by default: they are deleted a day after it, unless they are referenced again. With a time
   * more than a day ago, nobody can use them any more, and the next cleanup deletes them.
   */
  release(transaction: Transaction<Tables>, fileNames: readonly string[], since?: Date): Promise<void>;
  /** Deletes pictures at once, files and rows. Not for use inside a transaction. */
  remove(fileNames: readonly string[]): Promise<void>;
  /** The account's own picture of a kind; null when there is none. */
  read(accountId: string, fileName: string, kind: PrivatePictureKind): Promise<OwnPicture | null>;
  /** A link for the owner, or for an administrator with an audit log entry; null for others and unknown pictures. */
  link(fileName: string, viewer: Pick<Caller, 'accountId' | 'role'>): Promise<SignedLink | null>;
  /**
   * Deletes unfinished uploads and files, and unreferenced pictures, once they are a day old. Stops before the next transaction once `ending` is
   * aborted.
   */
  cleanUp(ending: AbortSignal): Promise<void>;
}

export function createPrivatePictures(parts: PrivatePictureParts): PrivatePictures {
  const { store, clock, pictures, links, logAccess } = parts;

  async function setLoose(transaction: Transaction<Tables>, fileNames: readonly string[], since: Date | null) {
    if (fileNames.length === 0) return;
    await transaction.updateTable('private_picture').set({ loose_since: since }).where('id', 'in', fileNames).execute();
  }

  /** Files before rows: after a crash, the rows left over are found again. Returns the error of a file that is left. */
  async function erase(database: Kysely<Tables>, ids: readonly string[]): Promise<unknown> {
    const { removed, failure } = await removePictures(pictures, ids);
    if (removed.length > 0) await database.deleteFrom('private_picture').where('id', 'in', removed).execute();
    return failure;
  }

  async function deleteUnreferenced(before: Date): Promise<number> {
    const { count, failure } = await store.transaction(async (transaction) => {
      const loose = await transaction
        .selectFrom('private_picture')
        .select('id')
        .where('loose_since', '<=', before)
        .limit(cleanupBatchSize)
        .forUpdate()
        .skipLocked()
        .execute();
      const failure = await erase(
        transaction,
        loose.map(({ id }) => id),
      );
      return { count: loose.length, failure };
    });
    if (failure !== undefined) throw failure;
    return count;
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
        .where(notOverdue(new Date(clock.now().getTime() - looseMs)))
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
    async twinsOf(fileNames) {
      if (fileNames.length === 0) return [];
      const rows = await store.kysely
        .selectFrom('private_upload as own')
        .innerJoin('private_upload as other', (join) =>
          join.onRef('other.sha256', '=', 'own.sha256').onRef('other.id', '<>', 'own.id'),
        )
        // Pictures that nothing references would crowd out those of registrations.
        .innerJoin('private_picture', (join) =>
          join.onRef('private_picture.id', '=', 'other.picture_id').on('private_picture.loose_since', 'is', null),
        )
        .select(['own.picture_id as fileName', 'private_picture.id as twin', 'other.account_id as ownerId'])
        .where('own.picture_id', 'in', fileNames)
        // Implied by the join, and named for the index.
        .where('other.picture_id', 'is not', null)
        .orderBy(({ eb }) => eb('other.account_id', '=', eb.ref('own.account_id')), 'desc')
        .orderBy('other.created_at')
        .orderBy('other.id')
        .limit(twinsMax)
        .execute();
      return rows.map(({ fileName, twin, ownerId }) => ({ fileName: fileName ?? '', twin, ownerId }));
    },
    keep: (transaction, fileNames) => setLoose(transaction, fileNames, null),
    release: (transaction, fileNames, since = clock.now()) => setLoose(transaction, fileNames, since),
    async remove(fileNames) {
      const failure = await erase(store.kysely, fileNames);
      if (failure !== undefined) throw failure;
    },
    async read(accountId, fileName, kind) {
      const row = await store.kysely
        .selectFrom('private_picture')
        .select(['width', 'height'])
        .where('id', '=', fileName)
        .where('account_id', '=', accountId)
        .where('kind', '=', kind)
        .executeTakeFirst();
      const picture = row === undefined ? null : await pictures.get(fileName);
      return row === undefined || picture === null ? null : { bytes: picture.bytes, ...row };
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
        await logAccess({ accountId, pictureId: fileName, ownerId, kind });
      }
      return links.give(fileName, accountId);
    },
    async cleanUp(ending) {
      if (ending.aborted) return;
      const before = new Date(clock.now().getTime() - looseMs);
      await store.kysely
        .deleteFrom('private_upload')
        .where('picture_id', 'is', null)
        .where('moved_at', '<=', before)
        .execute();
      for (let deleted = cleanupBatchSize; deleted === cleanupBatchSize && !ending.aborted; )
        deleted = await deleteUnreferenced(before);
      if (!ending.aborted) await pictures.cleanUpDrafts(before);
    },
  };
}
