import { uploadPartMaxBytes, voucherImageMaxBytes } from '@lima-id/domain';
import * as z from 'zod/mini';
import { byteCount, formCount, oneFile } from '../wire/formPart.ts';
import { privateLink } from '../wire/privateLink.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * The use of a private picture: a licence, one side of an identity document, a payment voucher, a product before it is published. Each has its
 * own limit in bytes.
 */
const kind = z.enum(['licence', 'id', 'voucher', 'product']);
export type PrivatePictureKind = z.infer<typeof kind>;

/** Maximum length of a picture's reference and of an upload's id. */
const referenceMaxLength = 64;

const reference = z.string().check(z.minLength(1), z.maxLength(referenceMaxLength));

const picture = z.object({
  /** The picture's reference, by which a registration refers to it. */
  fileName: z.string(),
  /** A link that is valid for ten minutes. */
  fullUrl: z.string(),
});
export type PrivatePictureReply = z.infer<typeof picture>;

const whole = z.object({ file: oneFile, kind: z._default(kind, 'licence') });
export type PrivateUploadRequest = z.infer<typeof whole>;

const wholeUpload = {
  method: 'POST',
  auth: 'token',
  encoding: 'multipart',
  // A little more than the accepted size, so that an oversized picture gets a refusal of its own.
  files: { field: 'file', most: 1, maxBytes: voucherImageMaxBytes + 2 * 1_048_576 },
  request: whole,
  reply: picture,
  failure: z.null(),
  refusals: [422, 503],
} as const;

/** Uploads a private picture in one call. A re-encoded picture is stored, for its owner and for reviewers only. */
export const uploadPrivate: Endpoint<PrivateUploadRequest, PrivatePictureReply> = {
  ...wholeUpload,
  name: 'uploadPrivate',
  path: '/platform-operate-service/manager/node/management/uploadForPrivate.html',
};

/** The same call under the path that enterprises' clients know. */
export const uploadCompanyPrivate: Endpoint<PrivateUploadRequest, PrivatePictureReply> = {
  ...wholeUpload,
  name: 'uploadCompanyPrivate',
  path: '/platform-operate-service/identifier/manager/company/uploadForPrivate.html',
};

const folder = '/platform-operate-service/identifier/manager/company';

const beginning = z.object({
  kind,
  /** Bytes of the whole file. */
  size: byteCount.check(z.refine((bytes) => bytes > 0)),
  /** SHA-256 of the whole file, 64 lower-case hexadecimal digits. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export type UploadBeginning = z.infer<typeof beginning>;

const progress = z.object({
  /** Bytes received: the offset of the next part. */
  received: z.number(),
  /** The picture, once the last part was received and the picture processed. */
  picture: z.nullable(picture),
});
export type UploadProgress = z.infer<typeof progress>;

const begun = z.object({ uploadId: z.string(), ...progress.shape });
export type UploadBegun = z.infer<typeof begun>;

/**
 * Starts an upload in parts, or resumes one: the same user, kind and content return the same unfinished upload with its offset,
 * or the finished picture.
 */
export const beginUpload: Endpoint<UploadBeginning, UploadBegun> = {
  name: 'beginUpload',
  method: 'POST',
  path: `${folder}/upload/begin`,
  auth: 'token',
  encoding: 'json',
  request: beginning,
  reply: begun,
  failure: z.null(),
  refusals: [422, 503],
};

const part = z.object({
  uploadId: reference,
  /** The part's offset in the file. */
  offset: formCount,
  file: oneFile,
});
export type UploadPart = z.infer<typeof part>;

const standing = z.object({ received: progress.shape.received });

/**
 * Uploads the next part; the last one completes the picture. A part with another offset than the upload's is refused with 409,
 * and the failure names the offset.
 */
export const sendUploadPart: Endpoint<UploadPart, UploadProgress, z.infer<typeof standing>> = {
  name: 'sendUploadPart',
  method: 'POST',
  path: `${folder}/upload/part`,
  auth: 'token',
  encoding: 'multipart',
  files: { field: 'file', most: 1, maxBytes: uploadPartMaxBytes },
  request: part,
  reply: progress,
  failure: standing,
  refusals: [404, 409, 422, 503],
};

const linkQuery = z.object({ fileName: reference });
export type PrivateLinkRequest = z.infer<typeof linkQuery>;

export type PrivateLinkReply = z.infer<typeof privateLink>;

/** Returns a link to a private picture for its owner, and for administrators, who see it with a watermark. */
export const linkPrivatePicture: Endpoint<PrivateLinkRequest, PrivateLinkReply> = {
  name: 'linkPrivatePicture',
  method: 'POST',
  path: `${folder}/picture/link`,
  auth: 'token',
  encoding: 'json',
  request: linkQuery,
  reply: privateLink,
  failure: z.null(),
  refusals: [404],
};
