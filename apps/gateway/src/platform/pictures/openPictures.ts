import { join } from 'node:path';
import type { Log } from '../log/log.ts';
import { PicturesUnavailable } from '../picturesUnavailable.ts';
import { StartRefusal } from '../startRefusal.ts';
import type { FilesConfig } from './filesConfig.ts';
import { createFolderPictures, type PictureStore } from './pictureStore.ts';
import { createS3Pictures } from './s3/s3Pictures.ts';

/** Picture storages by folder: below the data folder, or as the beginning of keys in a bucket. */
interface PictureFolders {
  /** Avatars. */
  pictures: PictureStore;
  /** Private pictures, encrypted before. */
  private: PictureStore;
  /** Public pictures of products. */
  products: PictureStore;
}

function openFolders(open: (folder: keyof PictureFolders) => PictureStore): PictureFolders {
  return { pictures: open('pictures'), private: open('private'), products: open('products') };
}

/** Id of the picture that a start stores and deletes: the same each time, so that killed gateways leave one at most. */
const triedId = `${'0'.repeat(32)}.webp`;

/** Lists, stores, reads and deletes. */
async function tryOut(pictures: PictureStore): Promise<void> {
  await pictures.list()[Symbol.asyncIterator]().next();
  await pictures.put(new Uint8Array(1), 'image/webp', triedId);
  await pictures.get(triedId);
  await pictures.remove(triedId);
}

/** A StartRefusal for an account that cannot be used; null when the storage may be back later. */
function startRefusal(error: PicturesUnavailable): StartRefusal | null {
  const cause = { cause: error };
  if (error.reason === 'bucketMissing')
    return new StartRefusal('环境变量 FILES_S3_ENDPOINT 所指的存储桶不存在，请先创建存储桶，或更正该地址。', cause);
  if (error.reason === 'refused')
    return new StartRefusal(
      `图片存储拒绝了请求（${error.detail}），请检查 FILES_S3_ENDPOINT、FILES_S3_REGION、FILES_S3_KEY_ID、FILES_S3_KEY_SECRET、密钥对存储桶的权限和本机时间。`,
      cause,
    );
  return null;
}

/**
 * Opens the storage of pictures. Throws a StartRefusal with one sentence when a folder is not writable, or when the account of a bucket
 * cannot be used. A bucket that does not answer is logged and opened all the same: lookups need no pictures. `timeoutMs` limits its calls.
 */
export async function openPictures(
  { files, dataDir }: { files: FilesConfig; dataDir: string },
  timeoutMs: number,
  log: Log,
): Promise<PictureFolders> {
  if (files.kind === 'folder') return openFolders((folder) => createFolderPictures(join(dataDir, folder)));
  const { createS3Bucket } = await import('./s3/s3Bucket.ts');
  const bucket = createS3Bucket(files.account, timeoutMs);
  const opened = openFolders((folder) => createS3Pictures(bucket, folder));
  try {
    await tryOut(opened.private);
  } catch (error) {
    if (!(error instanceof PicturesUnavailable)) throw error;
    const refusal = startRefusal(error);
    if (refusal !== null) throw refusal;
    log.warn({ err: error }, 'picture storage unavailable');
  }
  return opened;
}
