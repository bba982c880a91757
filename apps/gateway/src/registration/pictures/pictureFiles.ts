import { createHash } from 'node:crypto';
import { productPictureWidths } from '@lima-id/domain';
import type { PictureStore } from '../../platform/pictures/pictureStore.ts';
import { removePictures } from '../../platform/pictures/removePictures.ts';

/** A width of pictures of products, in px. */
export type PictureWidth = (typeof productPictureWidths)[number];

/** The width of a file's name, `800.webp`; null for any other name. */
export function widthOf(name: string): PictureWidth | null {
  return productPictureWidths.find((width) => name === `${width}.webp`) ?? null;
}

/** The id of a file in the store. */
export function fileIdOf(hash: string, width: PictureWidth): string {
  return `${createHash('sha256').update(`${hash} ${width}`).digest('hex').slice(0, 32)}.webp`;
}

/** Deletes the files of a picture; idempotent. */
export async function removeFiles(files: PictureStore, hash: string): Promise<void> {
  const ids = productPictureWidths.map((width) => fileIdOf(hash, width));
  const { failure } = await removePictures(files, ids);
  if (failure !== undefined) throw failure;
}
