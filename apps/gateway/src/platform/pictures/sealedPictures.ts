import type { Seal } from '../secret/seal.ts';
import { newPictureId, type PictureStore } from './pictureStore.ts';

/** Encrypts the pictures of a store. Each is bound to its id: for a modified or swapped file, `get` throws. */
export function createSealedPictures(store: PictureStore, seal: Seal): PictureStore {
  return {
    put: async (bytes, type, id = newPictureId(type)) => await store.put(seal.sealBytes(bytes, id), type, id),
    async get(id) {
      const kept = await store.get(id);
      return kept === null ? null : { type: kept.type, bytes: seal.openBytes(kept.bytes, id) };
    },
    remove: store.remove,
    list: store.list,
    cleanUpDrafts: store.cleanUpDrafts,
  };
}
