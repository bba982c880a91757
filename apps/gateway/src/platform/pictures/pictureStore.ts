import { randomBytes } from 'node:crypto';
import { open, opendir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { requireDataFolder } from '../folder/dataFolder.ts';
import { isMissing } from '../folder/isMissing.ts';
import { stateOf, sweepFolder } from '../folder/sweepFolder.ts';

/** The kinds of picture that are kept, with how their ids end. */
const endings = { 'image/webp': 'webp', 'image/jpeg': 'jpg' } as const;

/** A media type of pictures that are kept. */
export type PictureType = keyof typeof endings;

/** A picture that is kept. */
export interface StoredPicture {
  bytes: Uint8Array<ArrayBuffer>;
  type: PictureType;
}

/** A picture as its file says. */
export interface KeptFile {
  id: string;
  /** Of the file. */
  bytes: number;
  /** When it was kept. */
  changedAt: Date;
}

/** Where pictures are kept. A picture never changes: another one has another id. */
export interface PictureStore {
  /** Keeps a picture under a new id, or under the given one of `newPictureId`, which has none yet; gives the id. */
  put(bytes: Uint8Array, type: PictureType, id?: string): Promise<string>;
  /** The picture of an id; null when there is none, or when it is no id at all. */
  get(id: string): Promise<StoredPicture | null>;
  /** Forgets a picture; an id that has none is forgotten already. */
  remove(id: string): Promise<void>;
  /** All pictures, in no order. */
  list(): AsyncIterable<KeptFile>;
  /** Removes what was begun before a moment and never finished, because the gateway was killed. */
  sweepDrafts(before: Date): Promise<void>;
}

// Lower-case digits only: a file system that folds case must not make two ids one.
const idShape = /^[0-9a-f]{32}\.(webp|jpg)$/;

/** The type of the picture that an id names; null when it is no id, such as a path that leads out of the folder. */
function typeOf(id: string): PictureType | null {
  const ending = idShape.exec(id)?.[1];
  return (Object.keys(endings) as PictureType[]).find((type) => endings[type] === ending) ?? null;
}

/** An id for a picture that is to be kept. It is random, cannot be guessed and fits into an address: `0f6c…9a.webp`. */
export function newPictureId(type: PictureType): string {
  return `${randomBytes(16).toString('hex')}.${endings[type]}`;
}

/** How the names of files end that are being written. */
const draftEnding = '.draft';

const draftShape = /^[0-9a-f]{32}\.(webp|jpg)\.draft$/;

/** Makes the names in a folder outlast a power cut. Windows cannot, and needs it less: NTFS logs names. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a file so that after a power cut it is there as a whole or, when this has not ended yet, not at all. */
async function writeWhole(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const path = join(folder, name);
  const draft = path + draftEnding;
  try {
    const file = await open(draft, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
    await syncFolder(folder);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Keeps pictures as files of a local folder, making it when it is missing. Throws a StartRefusal when it takes no files. */
export function createFolderPictures(dir: string): PictureStore {
  requireDataFolder(dir);
  return {
    async put(bytes, type, id = newPictureId(type)) {
      if (typeOf(id) !== type) throw new Error('A picture can be kept under an id of its type only.');
      await writeWhole(dir, id, bytes);
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
    async *list() {
      for await (const { name } of await opendir(dir)) {
        const file = typeOf(name) === null ? null : await stateOf(join(dir, name));
        if (file !== null) yield { id: name, ...file };
      }
    },
    sweepDrafts: (before) => sweepFolder(dir, draftShape, before),
  };
}
