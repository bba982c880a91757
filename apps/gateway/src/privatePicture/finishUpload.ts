import { createHash } from 'node:crypto';
import { imageLimits } from '@lima-id/domain';
import type { OwnRefusal } from '../platform/http/refusals.ts';
import { documentEdgePx } from '../platform/pictures/pictureLimits.ts';
import { newPictureId } from '../platform/pictures/pictureStore.ts';
import { type ReencodedPicture, reencodePicture } from '../platform/pictures/reencodePicture.ts';
import { createLine } from '../platform/thread/waitingLine.ts';
import { filesInLine } from './limits.ts';
import { privateRefusals } from './refusals.ts';
import { lockUpload, partName, type UploadParts, type UploadRow } from './uploadRow.ts';

/** What became of an upload of which everything has come: its picture, or why there is none. */
export type Finished = { pictureId: string } | { refusal: OwnRefusal };

/** Makes the picture of an upload of which everything has come. */
export type FinishUpload = (upload: UploadRow) => Promise<Finished>;

/** Throws an upload away with what has come of it. */
async function discard({ store }: UploadParts, { id }: UploadRow): Promise<void> {
  await store.kysely.deleteFrom('private_upload').where('id', '=', id).where('picture_id', 'is', null).execute();
}

/** The file, put together from its parts. */
async function assemble({ store, seal }: UploadParts, { id }: UploadRow): Promise<Uint8Array> {
  const rows = await store.kysely
    .selectFrom('private_upload_part')
    .select(['begins_at', 'bytes'])
    .where('upload_id', '=', id)
    .orderBy('begins_at')
    .execute();
  return Buffer.concat(rows.map(({ begins_at, bytes }) => seal.openBytes(bytes, partName(id, begins_at))));
}

/** What another gateway made of the upload meanwhile. */
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
 * Keeps the picture of an upload. Its row comes before its file and is tied to the upload after it: whatever breaks off between leaves a
 * loose row, which is swept with its file.
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
    if (current === undefined || current.picture_id !== null) {
      await transaction.deleteFrom('private_picture').where('id', '=', id).execute();
      return false;
    }
    await transaction.updateTable('private_upload').set({ picture_id: id }).where('id', '=', upload.id).execute();
    await transaction.deleteFrom('private_upload_part').where('upload_id', '=', upload.id).execute();
    return true;
  });
  if (isFirst) return { pictureId: id };
  await pictures.remove(id);
  return await findFinished(parts, upload);
}

async function finish(parts: UploadParts, upload: UploadRow): Promise<Finished> {
  const bytes = await assemble(parts, upload);
  // Parts go when the picture is there.
  if (bytes.length !== upload.size) return await findFinished(parts, upload);
  if (createHash('sha256').update(bytes).digest('hex') !== upload.sha256) {
    await discard(parts, upload);
    return { refusal: privateRefusals.hashDiffers };
  }
  const made = await reencodePicture(bytes, imageLimits[upload.kind], { edgePx: documentEdgePx, square: false });
  if (made.ok) return await keepPicture(parts, upload, made);
  if (made.reason !== 'busy') await discard(parts, upload);
  return { refusal: { status: made.status, message: made.message } };
}

/**
 * Finishes uploads, each once at a time: who asks for one that is being finished gets the same answer. One file is put together at a time,
 * so that no more than one is in memory.
 */
export function createFinisher(parts: UploadParts): FinishUpload {
  const underWay = new Map<string, Promise<Finished>>();
  const line = createLine(filesInLine);
  return async (upload) => {
    const running =
      underWay.get(upload.id) ?? line(() => finish(parts, upload))?.finally(() => underWay.delete(upload.id));
    if (running === undefined) return { refusal: privateRefusals.busy };
    underWay.set(upload.id, running);
    return await running;
  };
}
