import { checkImage, imageLimits, imageTypes } from '@lima-id/domain';
import type { Kysely, Transaction } from 'kysely';
import { administrators, type Caller } from '../platform/authorisation/caller.ts';
import type { OwnRefusal } from '../platform/http/refusals.ts';
import { newId } from '../platform/secret/token.ts';
import type { Tables } from '../schema/tables.ts';
import {
  idleMs,
  productUploadsPerAccount,
  productUploadsPerAccountDaily,
  unfinishedMax,
  uploadsPerAccount,
  uploadsPerAccountDaily,
} from './limits.ts';
import { privateRefusals, uploadedTooOften } from './refusals.ts';
import { renewPicture, selectUpload, type UploadKey, type UploadParts, type UploadRow } from './uploadRow.ts';

/** Refusal for a size; null when it is allowed. The content is checked once it has arrived. */
function sizeRefusal({ kind, size }: UploadKey): OwnRefusal | null {
  const verdict = checkImage({ type: imageTypes[0] ?? '', size }, imageLimits[kind]);
  return verdict.ok ? null : { status: 413, message: verdict.message };
}

/**
 * Pictures of products are counted apart for those who may publish them, so that a catalogue never uses up the limits of a voucher or a
 * licence.
 */
async function countUpload(
  { attempts }: UploadParts,
  { accountId, companyPrefix, role }: Caller,
  kind: UploadKey['kind'],
): Promise<OwnRefusal | null> {
  const limits =
    kind === 'product' && (companyPrefix !== null || administrators.has(role))
      ? [productUploadsPerAccount, productUploadsPerAccountDaily]
      : [uploadsPerAccount, uploadsPerAccountDaily];
  for (const limit of limits) {
    const waitMs = await attempts.count(limit, accountId);
    if (waitMs !== null) return uploadedTooOften(waitMs);
  }
  return null;
}

/** Whether an account may have another unfinished upload of a kind; idle ones are replaced. */
async function hasRoom(
  transaction: Transaction<Tables>,
  { accountId, kind }: Pick<UploadKey, 'accountId' | 'kind'>,
  now: Date,
): Promise<boolean> {
  const unfinished = await transaction
    .selectFrom('private_upload')
    .select(['id', 'moved_at'])
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('picture_id', 'is', null)
    .orderBy('moved_at')
    .execute();
  if (unfinished.length < unfinishedMax) return true;
  const oldest = unfinished[0];
  if (oldest === undefined || now.getTime() - oldest.moved_at.getTime() < idleMs) return false;
  await transaction.deleteFrom('private_upload').where('id', '=', oldest.id).execute();
  return true;
}

/** The upload of a file, its picture kept for another day; undefined when there is none, or its picture is deleted or about to be. */
async function findKnown(database: Kysely<Tables>, key: UploadKey, now: Date): Promise<UploadRow | undefined> {
  const known = await selectUpload(database, key).executeTakeFirst();
  const pictureId = known?.picture_id ?? null;
  return pictureId === null || (await renewPicture(database, pictureId, now)) ? known : undefined;
}

/**
 * Finds the upload of a file, or opens one: there is one per account, kind and content, however often and from wherever it is sent.
 * Resuming is not rate limited.
 */
export async function openUpload(
  parts: UploadParts,
  caller: Caller,
  file: Omit<UploadKey, 'accountId'>,
): Promise<{ upload: UploadRow } | { refusal: OwnRefusal }> {
  const { store, clock } = parts;
  const key = { accountId: caller.accountId, ...file };
  const tooLarge = sizeRefusal(key);
  if (tooLarge !== null) return { refusal: tooLarge };
  const known = await findKnown(store.kysely, key, clock.now());
  if (known !== undefined) return { upload: known };
  const tooMany = await countUpload(parts, caller, file.kind);
  if (tooMany !== null) return { refusal: tooMany };
  return await store.transaction(async (transaction) => {
    const { accountId, kind, size, sha256 } = key;
    const now = clock.now();
    // Serialized per account: otherwise concurrent calls would not count each other.
    await transaction.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
    const meanwhile = await findKnown(transaction, key, now);
    if (meanwhile !== undefined) return { upload: meanwhile };
    // That of a picture which is overdue for deletion.
    await transaction
      .deleteFrom('private_upload')
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .where('size', '=', size)
      .where('sha256', '=', sha256)
      .execute();
    if (!(await hasRoom(transaction, key, now))) return { refusal: privateRefusals.unfinishedMany };
    const upload = await transaction
      .insertInto('private_upload')
      .values({ id: newId(), account_id: accountId, kind, size, sha256, created_at: now, moved_at: now })
      .returning(['id', 'account_id', 'kind', 'size', 'sha256', 'received', 'picture_id'])
      .executeTakeFirstOrThrow();
    return { upload };
  });
}
