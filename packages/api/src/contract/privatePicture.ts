import { uploadPartMaxBytes, voucherImageMaxBytes } from '@lima-id/domain';
import * as z from 'zod/mini';
import { byteCount, formCount, oneFile } from '../wire/formPart.ts';
import { privateLink } from '../wire/privateLink.ts';
import type { Endpoint } from './endpoint.ts';

/** What a private picture is for: a licence, one side of an identity document, a payment voucher. Each has its limit of bytes. */
const kind = z.enum(['licence', 'id', 'voucher']);
export type PrivatePictureKind = z.infer<typeof kind>;

/** Characters of a picture's reference and of an upload's id at most. */
const referenceMaxLength = 64;

const reference = z.string().check(z.minLength(1), z.maxLength(referenceMaxLength));

const picture = z.object({
  /** The picture's reference: by it a registration names it. */
  fileName: z.string(),
  /** A link to it that is good for ten minutes. */
  fullUrl: z.string(),
});
export type PrivatePictureReply = z.infer<typeof picture>;

const whole = z.object({ file: oneFile, kind: z._default(kind, 'licence') });
export type PrivateUploadRequest = z.infer<typeof whole>;

const wholeUpload = {
  method: 'POST',
  auth: 'token',
  encoding: 'multipart',
  // A little more than is taken, so that a picture that is too large gets its own refusal.
  files: { field: 'file', most: 1, maxBytes: voucherImageMaxBytes + 2 * 1_048_576 },
  request: whole,
  reply: picture,
  failure: z.null(),
  refusals: [422, 503],
} as const;

/** Takes a private picture in one call. What is kept is a re-encoded picture, for its owner and for reviewers alone. */
export const uploadPrivate: Endpoint<PrivateUploadRequest, PrivatePictureReply> = {
  ...wholeUpload,
  name: 'uploadPrivate',
  summary: '一次性上传私密图片，返回引用名与10分钟内有效的链接',
  path: '/platform-operate-service/manager/node/management/uploadForPrivate.html',
};

/** The same under the address that enterprises' clients know. */
export const uploadCompanyPrivate: Endpoint<PrivateUploadRequest, PrivatePictureReply> = {
  ...wholeUpload,
  name: 'uploadCompanyPrivate',
  summary: '企业一次性上传私密图片，返回引用名与10分钟内有效的链接',
  path: '/platform-operate-service/identifier/manager/company/uploadForPrivate.html',
};

const folder = '/platform-operate-service/identifier/manager/company';

const beginning = z.object({
  kind,
  /** Bytes of the whole file. */
  size: byteCount.check(z.refine((bytes) => bytes > 0)),
  /** Of the whole file, 64 hexadecimal digits in small letters. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export type UploadBeginning = z.infer<typeof beginning>;

const progress = z.object({
  /** Bytes that have come: where the next part begins. */
  received: z.number(),
  /** The picture, once the last part has come and it was made. */
  picture: z.nullable(picture),
});
export type UploadProgress = z.infer<typeof progress>;

const begun = z.object({ uploadId: z.string(), ...progress.shape });
export type UploadBegun = z.infer<typeof begun>;

/**
 * Begins an upload in parts, or finds it again: the same user, kind and content lead to the same unfinished upload with what has come of
 * it, and to the same picture where it was finished.
 */
export const beginUpload: Endpoint<UploadBeginning, UploadBegun> = {
  name: 'beginUpload',
  summary: '开始或续传私密图片；同一用户、用途与内容返回同一上传及已收到的字节数，已完成时直接返回图片',
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
  /** Where the part begins in the file. */
  offset: formCount,
  file: oneFile,
});
export type UploadPart = z.infer<typeof part>;

const standing = z.object({ received: progress.shape.received });

/**
 * Takes the next part of an upload; the last one makes the picture. A part that begins elsewhere than where the upload stands is refused
 * with 409, and the failure says where it stands.
 */
export const sendUploadPart: Endpoint<UploadPart, UploadProgress, z.infer<typeof standing>> = {
  name: 'sendUploadPart',
  summary: '上传私密图片的一段，每段不超过128 KB；位置不符时返回409与已收到的字节数，最后一段完成后返回图片',
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

/** Gives a link to a private picture to its owner, and to administrators, who see it with a watermark. */
export const linkPrivatePicture: Endpoint<PrivateLinkRequest, PrivateLinkReply> = {
  name: 'linkPrivatePicture',
  summary: '获取私密图片的链接，10分钟内有效；仅本人与审核人员可用，审核人员看到的图片带水印',
  method: 'POST',
  path: `${folder}/picture/link`,
  auth: 'token',
  encoding: 'json',
  request: linkQuery,
  reply: privateLink,
  failure: z.null(),
  refusals: [404],
};
