import { createHash } from 'node:crypto';
import { imageLimits } from '@lima-id/domain';
import type { OwnRefusal } from '../platform/http/refusals.ts';
import { documentPixels } from '../platform/pictures/pictureLimits.ts';
import { newPictureId } from '../platform/pictures/pictureStore.ts';
import { type ReencodedPicture, reencodePicture } from '../platform/pictures/reencodePicture.ts';
import { removePictures } from '../platform/pictures/removePictures.ts';
import { createTaskQueue } from '../platform/thread/taskQueue.ts';
import { fileQueueSize } from './limits.ts';
import { privateRefusals } from './refusals.ts';
import { lockUpload, partName, type UploadParts, type UploadRow } from './uploadRow.ts';

/** Result of a complete upload: its picture, or the reason why there is none. */
export type Finished = { pictureId: string } | { refusal: OwnRefusal };

/** Processes a complete upload to a picture. */
export type FinishUpload = (upload: UploadRow) => Promise<Finished>;

/** Deletes an upload with its chunks. */
async function discard({ store }: UploadParts, { id }: UploadRow): Promise<void> {
  await store.kysely.deleteFrom('private_upload').where('id', '=', id).where('picture_id', 'is', null).execute();
}

/** The file, assembled from its chunks. */
async function assemble({ store, seal }: UploadParts, { id }: UploadRow): Promise<Uint8Array> {
  const rows = await store.kysely
    .selectFrom('private_upload_part')
    .select(['begins_at', 'bytes'])
    .where('upload_id', '=', id)
    .orderBy('begins_at')
    .execute();
  return Buffer.concat(rows.map(({ begins_at, bytes }) => seal.openBytes(bytes, partName(id, begins_at))));
}

/** The result of another gateway meanwhile. */
async function findFinished({ store }: UploadParts, { id }: UploadRow): Promise<Finished> {
  const now = await store.kysely
    .selectFrom('private_upload')
    .select('picture_id')
    .where('id', '=', id)
    .executeTakeFirst();
  const pictureId = now?.picture_id ?? null;
  return pictureId === null ? { refusal: privateRefusals.uploadUnknown } : { pictureId };
}

/**
 * Stores the picture of an upload. Its row is written before its file, and linked to the upload after it. When another gateway was first, the
 * file is deleted before its row. A crash in between, or a storage that is away, leaves an unreferenced row, which is cleaned up with its file.
 */
async function keepPicture(
  parts: UploadParts,
  upload: UploadRow,
  { bytes, type, width, height }: ReencodedPicture,
): Promise<Finished> {
  const { store, clock, pictures } = parts;
  const id = newPictureId(type);
  const now = clock.now();
  await store.kysely
    .insertInto('private_picture')
    .values({
      id,
      account_id: upload.account_id,
      kind: upload.kind,
      bytes: bytes.length,
      width,
      height,
      created_at: now,
      loose_since: now,
    })
    .execute();
  await pictures.put(bytes, type, id);
  const isFirst = await store.transaction(async (transaction) => {
    const current = await lockUpload(transaction, upload.id).executeTakeFirst();
    if (current === undefined || current.picture_id !== null) return false;
    await transaction.updateTable('private_upload').set({ picture_id: id }).where('id', '=', upload.id).execute();
    await transaction.deleteFrom('private_upload_part').where('upload_id', '=', upload.id).execute();
    return true;
  });
  if (isFirst) return { pictureId: id };
  const { removed } = await removePictures(pictures, [id]);
  if (removed.length > 0) await store.kysely.deleteFrom('private_picture').where('id', '=', id).execute();
  return await findFinished(parts, upload);
}

async function finish(parts: UploadParts, upload: UploadRow): Promise<Finished> {
  const bytes = await assemble(parts, upload);
  // Chunks are deleted once the picture exists.
  if (bytes.length !== upload.size) return await findFinished(parts, upload);
  if (createHash('sha256').update(bytes).digest('hex') !== upload.sha256) {
    await discard(parts, upload);
    return { refusal: privateRefusals.hashDiffers };
  }
  const made = await reencodePicture(bytes, imageLimits[upload.kind], { pixels: documentPixels, square: false });
  if (made.ok) return await keepPicture(parts, upload, made);
  if (made.reason !== 'busy') await discard(parts, upload);
  return { refusal: { status: made.status, message: made.message } };
}

/** Finishes uploads, deduplicating concurrent calls. Files are assembled one at a time, so that only one is in memory. */
export function createFinisher(parts: UploadParts): FinishUpload {
  const underWay = new Map<string, Promise<Finished>>();
  const line = createTaskQueue(fileQueueSize);
  return async (upload) => {
    const running =
      underWay.get(upload.id) ?? line(() => finish(parts, upload))?.finally(() => underWay.delete(upload.id));
    if (running === undefined) return { refusal: privateRefusals.busy };
    underWay.set(upload.id, running);
    return await running;
  };
}
