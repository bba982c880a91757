import type { PictureStore } from '../platform/pictures/pictureStore.ts';
import { reencodeAvatar } from '../platform/pictures/reencodeAvatar.ts';
import type { PictureRefusal } from '../platform/pictures/reencodePicture.ts';

/** Where pictures are served from. */
const picturePath = '/pictures/';

/** Where avatars are kept. */
export interface AvatarStore {
  /** Keeps a picture, made anew from what came; gives its address, or why it is refused. */
  keep(bytes: Uint8Array): Promise<{ address: string } | { refusal: PictureRefusal }>;
  /** Whether an address is one of a picture kept here. */
  holds(address: string): Promise<boolean>;
  /** Removes the picture of an address. */
  remove(address: string): Promise<void>;
}

/** Makes the avatars of a store of pictures; `publicUrl` goes before their addresses, empty for the portal's own origin. */
export function createAvatars(pictures: PictureStore, publicUrl: string): AvatarStore {
  const start = publicUrl + picturePath;
  const idOf = (address: string) => (address.startsWith(start) ? address.slice(start.length) : '');
  return {
    async keep(bytes) {
      const avatar = await reencodeAvatar(bytes);
      if (!avatar.ok) return { refusal: avatar };
      return { address: start + (await pictures.put(avatar.bytes, avatar.type)) };
    },
    holds: async (address) => (await pictures.get(idOf(address))) !== null,
    remove: async (address) => await pictures.remove(idOf(address)),
  };
}
