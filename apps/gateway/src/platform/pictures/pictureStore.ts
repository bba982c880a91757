import { randomBytes } from 'node:crypto';
import { open, opendir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanUpFolder, stateOf } from '../folder/cleanUpFolder.ts';
import { requireDataFolder } from '../folder/dataFolder.ts';
import { isMissing } from '../folder/isMissing.ts';

/** Stored media types, with the suffix of their ids. */
const endings = { 'image/webp': 'webp', 'image/jpeg': 'jpg' } as const;

/** A stored media type. */
export type PictureType = keyof typeof endings;

export interface StoredPicture {
  bytes: Uint8Array<ArrayBuffer>;
  type: PictureType;
}

/** File metadata. */
export interface KeptFile {
  id: string;
  /** Size of the file. */
  bytes: number;
  /** When it was stored. */
  changedAt: Date;
}

/**
 * Picture storage. Pictures are immutable: another one has another id. Calls throw PicturesUnavailable when a storage elsewhere does not
 * answer.
 */
export interface PictureStore {
  /** Stores a picture under a new id, or under an unused one of `newPictureId`; returns the id. */
  put(bytes: Uint8Array, type: PictureType, id?: string): Promise<string>;
  /** The picture of an id; null when there is none, or the id is invalid. */
  get(id: string): Promise<StoredPicture | null>;
  /** Deletes a picture; idempotent. */
  remove(id: string): Promise<void>;
  /** All pictures, unordered. */
  list(): AsyncIterable<KeptFile>;
  /** Deletes temporary files that are older than a time, left by a killed gateway. */
  cleanUpDrafts(before: Date): Promise<void>;
}

// Lower-case hex only, for case-insensitive file systems.
const idShape = /^[0-9a-f]{32}\.(webp|jpg)$/;

/** The media type of an id; null when invalid, such as a path traversal. */
export function pictureTypeOf(id: string): PictureType | null {
  const ending = idShape.exec(id)?.[1];
  return (Object.keys(endings) as PictureType[]).find((type) => endings[type] === ending) ?? null;
}

/** Throws when a picture of a type cannot have an id. */
export function requirePictureId(id: string, type: PictureType): void {
  if (pictureTypeOf(id) !== type) throw new Error('A picture can be kept under an id of its type only.');
}

/** A new id: random, unguessable and URL-safe: `0f6c…9a.webp`. */
export function newPictureId(type: PictureType): string {
  return `${randomBytes(16).toString('hex')}.${endings[type]}`;
}

/** Suffix of temporary files. */
const draftEnding = '.draft';

const draftShape = /^[0-9a-f]{32}\.(webp|jpg)(\.[0-9a-f]{16})?\.draft$/;

/** Syncs a directory, so that names survive a power failure. Windows does not support it, and NTFS journals names. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a file atomically: after a power failure it is complete or absent. */
async function writeWhole(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const path = join(folder, name);
  // Of its own name: the same picture may be stored twice at the same time.
  const draft = `${path}.${randomBytes(8).toString('hex')}${draftEnding}`;
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

/** Stores pictures as files of a local folder, created if missing. Throws a StartRefusal when it is not writable. */
export function createFolderPictures(dir: string): PictureStore {
  requireDataFolder(dir);
  return {
    async put(bytes, type, id = newPictureId(type)) {
      requirePictureId(id, type);
      await writeWhole(dir, id, bytes);
      return id;
    },
    async get(id) {
      const type = pictureTypeOf(id);
      if (type === null) return null;
      try {
        return { bytes: await readFile(join(dir, id)), type };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(id) {
      if (pictureTypeOf(id) !== null) await rm(join(dir, id), { force: true });
    },
    async *list() {
      for await (const { name } of await opendir(dir)) {
        const file = pictureTypeOf(name) === null ? null : await stateOf(join(dir, name));
        if (file !== null) yield { id: name, ...file };
      }
    },
    cleanUpDrafts: (before) => cleanUpFolder(dir, draftShape, before),
  };
}
