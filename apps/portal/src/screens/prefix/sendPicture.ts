import type { UploadTransport } from '@lima-id/ui';
import { sendPrivatePicture } from '../../shared/upload/sendPrivatePicture.ts';

/** What a picture of the registration shows; each has its own limit of bytes. */
export type PictureKind = 'licence' | 'id';

/** Sends pictures of one kind; what they can be named by afterwards is their reference. */
export type SendPicture = (kind: PictureKind) => UploadTransport;

/** Sends pictures that only their owner and reviewers see. */
export const sendPicture: SendPicture = (kind) => async (file, upload) =>
  (await sendPrivatePicture(file, { kind, ...upload })).fileName;
