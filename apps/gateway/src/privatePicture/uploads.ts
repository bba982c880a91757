import { createHash } from 'node:crypto';
import type {
  PrivatePictureKind,
  PrivatePictureReply,
  PrivateUploadRequest,
  UploadBeginning,
  UploadBegun,
  UploadPart,
  UploadProgress,
} from '@lima-id/api';
import type { Caller } from '../platform/authorisation/caller.ts';
import type { Refusal, Reply } from '../platform/http/mount.ts';
import { createTaskQueue } from '../platform/thread/taskQueue.ts';
import { createFinisher } from './finishUpload.ts';
import { fileQueueSize } from './limits.ts';
import { openUpload } from './openUpload.ts';
import { privateRefusals } from './refusals.ts';
import { lockUpload, partName, renewPicture, type UploadParts, type UploadRow } from './uploadRow.ts';

type Standing = { progress: UploadProgress } | { refusal: Refusal<never> };

/** Upload calls. */
export interface Uploads {
  begin(caller: Caller, beginning: UploadBeginning): Promise<Reply<UploadBegun, null>>;
  takePart(caller: Caller, part: UploadPart): Promise<Reply<UploadProgress, { received: number }>>;
  takeWhole(caller: Caller, whole: PrivateUploadRequest): Promise<Reply<PrivatePictureReply, null>>;
}

export function createUploads(parts: UploadParts): Uploads {
  const { store, clock, links, seal } = parts;
  const finishUpload = createFinisher(parts);
  const wholeFiles = createTaskQueue(fileQueueSize);

  /** Progress of an upload; a complete one is finished, or was. */
  async function standingOf(upload: UploadRow): Promise<Standing> {
    const { account_id: ownerId, received, size, picture_id: known } = upload;
    if (known === null && received < size) return { progress: { received, picture: null } };
    const finished = known === null ? await finishUpload(upload) : { pictureId: known };
    if ('refusal' in finished) return finished;
    const { fullUrl } = links.give(finished.pictureId, ownerId);
    return { progress: { received: size, picture: { fileName: finished.pictureId, fullUrl } } };
  }

  /**
   * Appends bytes to an upload under its row lock, so that a repeated chunk is stored once. `cut` returns the bytes after those received;
   * null when it has others.
   */
  async function addBytes(
    id: string,
    accountId: string,
    cut: (received: number) => Uint8Array | null,
  ): Promise<{ upload: UploadRow } | { refusal: Refusal<{ received: number }> }> {
    return await store.transaction(async (transaction) => {
      const upload = await lockUpload(transaction, id).executeTakeFirst();
      if (upload?.account_id !== accountId) return { refusal: privateRefusals.uploadUnknown };
      const { size, received } = upload;
      if (received === size) return { upload };
      const bytes = cut(received);
      if (bytes === null) return { refusal: { ...privateRefusals.elsewhere, data: { received } } };
      if (bytes.length === 0 || received + bytes.length > size) return { refusal: privateRefusals.partUnfit };
      const sealed = seal.sealBytes(bytes, partName(id, received));
      await transaction
        .insertInto('private_upload_part')
        .values({ upload_id: id, begins_at: received, bytes: sealed })
        .execute();
      const moved = { received: received + bytes.length, moved_at: clock.now() };
      await transaction.updateTable('private_upload').set(moved).where('id', '=', id).execute();
      return { upload: { ...upload, received: moved.received } };
    });
  }

  /** Reads a whole file into memory and appends it to an upload. */
  async function addWhole(caller: Caller, kind: PrivatePictureKind, file: File) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const opened = await openUpload(parts, caller, { kind, size: bytes.length, sha256 });
    if ('refusal' in opened) return opened;
    return await addBytes(opened.upload.id, caller.accountId, (received) => bytes.subarray(received));
  }

  return {
    async begin(caller, beginning) {
      const opened = await openUpload(parts, caller, beginning);
      if ('refusal' in opened) return { failure: opened.refusal };
      const standing = await standingOf(opened.upload);
      if ('refusal' in standing) return { failure: standing.refusal };
      return { data: { uploadId: opened.upload.id, ...standing.progress } };
    },
    async takePart({ accountId }, { uploadId, offset, file }) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const added = await addBytes(uploadId, accountId, (received) => (received === offset ? bytes : null));
      if ('refusal' in added) return { failure: added.refusal };
      const { picture_id: known } = added.upload;
      // A repeated last part. Not under the lock of its row, for which a deletion of the picture may wait.
      if (known !== null && !(await renewPicture(store.kysely, known, clock.now())))
        return { failure: privateRefusals.uploadUnknown };
      const standing = await standingOf(added.upload);
      return 'refusal' in standing ? { failure: standing.refusal } : { data: standing.progress };
    },
    async takeWhole(caller, { file, kind }) {
      if (file.size === 0) return { failure: privateRefusals.empty };
      const added = await wholeFiles(() => addWhole(caller, kind, file));
      if (added === null) return { failure: privateRefusals.busy };
      if ('refusal' in added) return { failure: { status: added.refusal.status, message: added.refusal.message } };
      const standing = await standingOf(added.upload);
      if ('refusal' in standing) return { failure: standing.refusal };
      const { picture } = standing.progress;
      if (picture === null) throw new Error('An upload that is whole has no picture.');
      return { data: picture };
    },
  };
}
