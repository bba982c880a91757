import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import {
  imageLimits,
  isSitePicture,
  productPictureAddress,
  productPictureHash,
  productPictureWidths,
} from '@lima-id/domain';
import { documentPixels } from '../../platform/pictures/pictureLimits.ts';
import type { PictureStore } from '../../platform/pictures/pictureStore.ts';
import { reencodePicture } from '../../platform/pictures/reencodePicture.ts';
import { fileIdOf, type PictureWidth } from '../../registration/pictures/pictureFiles.ts';
import { makeWidths } from '../../registration/pictures/publishPicture.ts';
import { readFileInFolder } from './fileInFolder.ts';

/** The address of a picture, or why pages cannot show it, Chinese, without a full stop. */
export type FoundPicture = { address: string } | { sentence: string };

/** Finds the pictures that a file names. */
export interface PictureDesk {
  /** The address at which pages show a picture in a width. Throws PicturesUnavailable. */
  find(written: string, width: PictureWidth): Promise<FoundPicture>;
}

const elsewhere = '页面不显示其他网站的图片，请把图片放在文件所在的文件夹中，写它的相对路径';
const notHere = '站内没有这张图片，请核对地址；也请核对 DATA_DIR 与 FILES 是否与网关相同';
const unreadable = '无法读取这个图片文件，请核对它相对于市场文件的路径和权限';
const outside = '图片须在文件所在的文件夹或其子文件夹中';
const ofEnterprise = '这是企业产品的图片，企业更换后会被删除，请改用文件旁的图片';
const damaged = '图片已损坏或不完整，请换一张图片';

/** The hash in addresses of a picture: of its file, and never that of an enterprise's picture, which a job may delete. */
function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update('market picture\n').update(bytes).digest('hex');
}

/**
 * Creates it for a file in `folder`. A picture there is re-encoded, and with `keeps` stored among the public pictures of products, where it stays:
 * orders name it. `isOfEnterprise` tells whether the picture of a hash is an enterprise's.
 */
export function createPictureDesk({
  folder,
  files,
  keeps,
  isOfEnterprise,
}: {
  folder: string;
  files: PictureStore;
  keeps: boolean;
  isOfEnterprise: (hash: string) => Promise<boolean>;
}): PictureDesk {
  /** Hashes of pictures by path, or why a file is none. */
  const known = new Map<string, Promise<{ hash: string } | { sentence: string }>>();
  /** Why pages cannot show the picture of a hash, by hash; null when they can. */
  const judged = new Map<string, Promise<string | null>>();

  async function isStored(hash: string): Promise<boolean> {
    for (const width of productPictureWidths) {
      if ((await files.get(fileIdOf(hash, width))) === null) return false;
    }
    return true;
  }

  async function judge(hash: string): Promise<string | null> {
    if (await isOfEnterprise(hash)) return ofEnterprise;
    return (await isStored(hash)) ? null : notHere;
  }

  async function take(path: string): Promise<{ hash: string } | { sentence: string }> {
    const bytes = await readFileInFolder(folder, path);
    if (bytes === 'unreadable') return { sentence: unreadable };
    if (bytes === 'outside') return { sentence: outside };
    const hash = hashOf(bytes);
    if (await isStored(hash)) return { hash };
    const whole = await reencodePicture(bytes, imageLimits.product, { pixels: documentPixels, square: false });
    if (!whole.ok) return { sentence: whole.message };
    const made = await makeWidths(whole);
    if (typeof made === 'string') return { sentence: damaged };
    if (!keeps) return { hash };
    for (const one of made) await files.put(one.bytes, 'image/webp', fileIdOf(hash, one.width));
    return { hash };
  }

  return {
    async find(written, width) {
      if (/^(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i.test(written)) return { sentence: elsewhere };
      if (isSitePicture(written)) return { address: written };
      if (written.startsWith('/')) {
        const hash = productPictureHash(written);
        if (hash === null) return { sentence: notHere };
        const judging = judged.get(hash) ?? judge(hash);
        judged.set(hash, judging);
        const sentence = await judging;
        return sentence === null ? { address: written } : { sentence };
      }
      if (written === '') return { sentence: '图片没有地址' };
      const path = resolve(folder, written);
      const taken = known.get(path) ?? take(path);
      known.set(path, taken);
      const found = await taken;
      return 'hash' in found ? { address: productPictureAddress(found.hash, width) } : found;
    },
  };
}
