import { newPictureId, type PictureStore, pictureTypeOf, requirePictureId } from '../pictureStore.ts';
import type { S3Bucket } from './s3Bucket.ts';

/** Stores pictures in a bucket. The key of a picture is its path in the data folder: `pictures/0f6c…9a.webp`, of the folder `pictures`. */
export function createS3Pictures(bucket: S3Bucket, folder: string): PictureStore {
  const prefix = `${folder}/`;
  return {
    async put(bytes, type, id = newPictureId(type)) {
      requirePictureId(id, type);
      await bucket.put(prefix + id, bytes, type);
      return id;
    },
    async get(id) {
      const type = pictureTypeOf(id);
      const bytes = type === null ? null : await bucket.get(prefix + id);
      return type === null || bytes === null ? null : { bytes, type };
    },
    async remove(id) {
      if (pictureTypeOf(id) !== null) await bucket.remove(prefix + id);
    },
    async *list() {
      for await (const { key, ...file } of bucket.list(prefix)) {
        const id = key.slice(prefix.length);
        if (pictureTypeOf(id) !== null) yield { id, ...file };
      }
    },
    // A bucket has only whole objects.
    async cleanUpDrafts() {},
  };
}
