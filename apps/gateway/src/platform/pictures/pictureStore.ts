import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefusal } from '../startRefusal.ts';

/** The kinds of picture that are kept, with how their ids end. */
const endings = { 'image/webp': 'webp', 'image/jpeg': 'jpg' } as const;

/** A media type of pictures that are kept. */
export type PictureType = keyof typeof endings;

/** A picture that is kept. */
export interface StoredPicture {
  bytes: Uint8Array<ArrayBuffer>;
  type: PictureType;
}

/** Where pictures are kept. A picture never changes: another one has another id. */
export interface PictureStore {
  /** Keeps a picture under a new id, or under the given one of `newPictureId`, which has none yet; gives the id. */
  put(bytes: Uint8Array, type: PictureType, id?: string): Promise<string>;
  /** The picture of an id; null when there is none, or when it is no id at all. */
  get(id: string): Promise<StoredPicture | null>;
  /** Forgets a picture; an id that has none is forgotten already. */
  remove(id: string): Promise<void>;
}

// Lower-case digits only: a file system that folds case must not make two ids one.
const idShape = /^[0-9a-f]{32}\.(webp|jpg)$/;

/** The type of the picture that an id names; null when it is no id, such as a path that leads out of the folder. */
function typeOf(id: string): PictureType | null {
  const ending = idShape.exec(id)?.[1];
  return (Object.keys(endings) as PictureType[]).find((type) => endings[type] === ending) ?? null;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** An id for a picture that is to be kept. It is random, cannot be guessed and fits into an address: `0f6c…9a.webp`. */
export function newPictureId(type: PictureType): string {
  return `${randomBytes(16).toString('hex')}.${endings[type]}`;
}

/** Writes a file so that after a power cut it is there as a whole or not at all. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.draft`;
  try {
    const file = await open(draft, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Keeps pictures as files of a local folder, making it when it is missing. Throws a StartRefusal when it cannot be made. */
export function createFolderPictures(dir: string): PictureStore {
  try {
    mkdirSync(dir, { recursive: true });
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'EIO';
    throw new StartRefusal(`图片目录 ${dir} 无法写入（${reason}），请检查目录权限。`, { cause: error });
  }
  return {
    async put(bytes, type, id = newPictureId(type)) {
      if (typeOf(id) !== type) throw new Error('A picture can be kept under an id of its type only.');
      await writeWhole(join(dir, id), bytes);
      return id;
    },
    async get(id) {
      const type = typeOf(id);
      if (type === null) return null;
      try {
        return { bytes: await readFile(join(dir, id)), type };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(id) {
      if (typeOf(id) !== null) await rm(join(dir, id), { force: true });
    },
  };
}
