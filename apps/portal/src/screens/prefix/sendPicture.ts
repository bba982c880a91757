import type { UploadTransport } from '@lima-id/ui';
import { sendPrivatePicture } from '../../shared/upload/sendPrivatePicture.ts';

/** The subjects of the registration's pictures; each has its own limit in bytes. */
export type PictureKind = 'licence' | 'id';

/** Uploads pictures of one kind; returns their references. */
export type SendPicture = (kind: PictureKind) => UploadTransport;

/** Uploads pictures that only their owner and reviewers can see. */
export const sendPicture: SendPicture = (kind) => async (file, upload) =>
  (await sendPrivatePicture(file, { kind, ...upload })).fileName;
