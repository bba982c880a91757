import type { PrivatePictureKind } from '@lima-id/api';
import { type Kysely, sql } from 'kysely';
import type { Attempts } from '../platform/attempts/attempts.ts';
import { notOverdue } from '../platform/pictures/notOverdue.ts';
import type { Seal } from '../platform/secret/seal.ts';
import type { Tables } from '../schema/tables.ts';
import { looseMs } from './limits.ts';
import type { PrivatePictureParts } from './privatePictures.ts';

export interface UploadParts extends Omit<PrivatePictureParts, 'logAccess'> {
  attempts: Attempts;
  /** Encrypts chunks of unfinished uploads. */
  seal: Seal;
}

/** Key of a file: owner, purpose, and content. */
export interface UploadKey {
  accountId: string;
  kind: PrivatePictureKind;
  size: number;
  sha256: string;
}

/** Finds the upload of a file. */
export function selectUpload(database: Kysely<Tables>, { accountId, kind, size, sha256 }: UploadKey) {
  return database
    .selectFrom('private_upload')
    .select(['id', 'account_id', 'kind', 'size', 'sha256', 'received', 'picture_id'])
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('size', '=', size)
    .where('sha256', '=', sha256);
}

/** Finds an upload by id and locks it until the transaction ends. */
export function lockUpload(transaction: Kysely<Tables>, id: string) {
  return transaction
    .selectFrom('private_upload')
    .select(['id', 'account_id', 'kind', 'size', 'sha256', 'received', 'picture_id'])
    .where('id', '=', id)
    .forUpdate();
}

/**
 * Begins the day again after which a picture is deleted that nothing references, since its owner has sent it again. False when it is gone or
 * overdue for deletion; waits for a deletion that is under way.
 */
export async function renewPicture(database: Kysely<Tables>, pictureId: string, now: Date): Promise<boolean> {
  const renewed = await database
    .updateTable('private_picture')
    .set({ loose_since: sql<Date | null>`case when loose_since is null then null else ${now}::timestamptz end` })
    .where('id', '=', pictureId)
    .where(notOverdue(new Date(now.getTime() - looseMs)))
    .returning('id')
    .executeTakeFirst();
  return renewed !== undefined;
}

/** Progress of an upload. */
export type UploadRow = NonNullable<Awaited<ReturnType<ReturnType<typeof lockUpload>['executeTakeFirst']>>>;

/** Encryption context of a chunk. */
export function partName(uploadId: string, beginsAt: number): string {
  return `${uploadId} ${beginsAt}`;
}
