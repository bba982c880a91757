import type { PrivatePictureKind, PrivatePictureReply } from '@lima-id/api';
import { beginUpload, sendUploadPart, uploadPrivate } from '@lima-id/api';
import { call } from '../api/call.ts';
import { fileHash } from './fileHash.ts';
import { pause } from './pause.ts';
import { type PartTransport, sendParts, type UploadOptions } from './sendParts.ts';
import { uploadError } from './uploadTrouble.ts';

/** The calls as the site makes them; a box shows how far it is, so the loading bar need not. */
const transport: PartTransport = {
  begin: (beginning, signal) => call(beginUpload, beginning, { signal, quiet: true }),
  sendPart: (part, signal) => call(sendUploadPart, part, { signal, quiet: true }),
  pause,
  now: () => performance.now(),
};

/**
 * Sends a private picture and gives its reference and a link that is good for ten minutes. It comes in parts that survive a broken
 * connection; on a page that cannot hash, whole. Rejects as `UploadTransport` wants it, or because the session is over.
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
