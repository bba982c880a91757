import type { PictureStore } from './pictureStore.ts';

/**
 * Deletes pictures at once and waits for all: one after the other, fifty could take longer than a transaction may wait. Returns the ids of those
 * that are gone, and the first error if any is not.
 */
export async function removePictures(
  pictures: Pick<PictureStore, 'remove'>,
  ids: readonly string[],
): Promise<{ removed: string[]; failure: unknown }> {
  const results = await Promise.allSettled(ids.map((id) => pictures.remove(id)));
  return {
    removed: ids.filter((_id, index) => results[index]?.status === 'fulfilled'),
    failure: results.find((result) => result.status === 'rejected')?.reason,
  };
}
