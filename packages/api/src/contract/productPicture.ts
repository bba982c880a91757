import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { managedPrefix as prefix } from './managedPrefix.ts';

/** Maximum length of a private picture's reference. */
const referenceMaxLength = 64;

const publication = z.object({
  prefix,
  /** Reference of a private picture of the kind `product`, which the caller has uploaded. */
  fileName: z.string().check(z.minLength(1), z.maxLength(referenceMaxLength)),
});
export type PicturePublication = z.infer<typeof publication>;

const published = z.object({
  /** Its address on this site in the largest width, by which models and identifiers name it. */
  address: z.string(),
  /** All widths, as the attribute `srcset`. */
  srcset: z.string(),
});
/** A public picture of a product. */
export type PublishedPicture = z.infer<typeof published>;

/**
 * Publishes an uploaded picture for products of an enterprise, in three widths. The same picture always has the same address. One that no model
 * and no identifier names is deleted after a week.
 */
export const publishPicture: Endpoint<PicturePublication, PublishedPicture> = {
  name: 'publishPicture',
  method: 'POST',
  path: '/platform-console-service/identifier/manager/picture/publish',
  auth: 'token',
  encoding: 'json',
  request: publication,
  reply: published,
  failure: z.null(),
  refusals: [404, 409, 422, 503],
};
