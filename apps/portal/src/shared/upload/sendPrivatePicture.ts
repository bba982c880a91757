import type { PrivatePictureKind, PrivatePictureReply } from '@lima-id/api';
import { beginUpload, sendUploadPart, uploadPrivate } from '@lima-id/api';
import { call } from '../api/call.ts';
import { fileHash } from './fileHash.ts';
import { pause } from './pause.ts';
import { type PartTransport, sendParts, type UploadOptions } from './sendParts.ts';
import { uploadError } from './uploadTrouble.ts';

/** The calls without the loading bar, since the upload box shows the progress. */
const transport: PartTransport = {
  begin: (beginning, signal) => call(beginUpload, beginning, { signal, quiet: true }),
  sendPart: (part, signal) => call(sendUploadPart, part, { signal, quiet: true }),
  pause,
  now: () => performance.now(),
};

/**
 * Uploads a private picture and returns its reference and a link that is valid for ten minutes. It is sent in parts that survive
 * a broken connection; on a page that cannot hash, as a whole. Rejects as `UploadTransport` requires, or because the session has
 * expired.
 */
export async function sendPrivatePicture(
  file: File,
  { kind, onProgress, signal }: UploadOptions & { kind: PrivatePictureKind },
): Promise<PrivatePictureReply> {
  const sha256 = await fileHash(file);
  if (sha256 !== null)
    return await sendParts(file, { kind, size: file.size, sha256 }, transport, { onProgress, signal });
  const whole = call(uploadPrivate, { file, kind }, { signal, quiet: true });
  return await whole.catch((error: unknown) => {
    throw uploadError(error);
  });
}
