import type { Seal } from '../secret/seal.ts';
import { newPictureId, type PictureStore } from './pictureStore.ts';

/**
 * Keeps pictures of a store unreadable for who has its files and not the gateway's secret. Each is sealed for its id: a file that was
 * changed, or put in the place of another, cannot be had, and `get` throws.
 */
export function createSealedPictures(store: PictureStore, seal: Seal): PictureStore {
  return {
    put: async (bytes, type, id = newPictureId(type)) => await store.put(seal.sealBytes(bytes, id), type, id),
    async get(id) {
      const kept = await store.get(id);
      return kept === null ? null : { type: kept.type, bytes: seal.openBytes(kept.bytes, id) };
    },
    remove: store.remove,
    list: store.list,
    sweepDrafts: store.sweepDrafts,
  };
}
