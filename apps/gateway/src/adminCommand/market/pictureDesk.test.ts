import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productPictureWidths } from '@lima-id/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decoded, madeBmp, madeJpeg, madePng } from '../../../testing/platform/pictures/madePictures.ts';
import { createFolderPictures, type PictureStore } from '../../platform/pictures/pictureStore.ts';
import { PicturesUnavailable } from '../../platform/picturesUnavailable.ts';
import { fileIdOf } from '../../registration/pictures/pictureFiles.ts';
import { createPictureDesk } from './pictureDesk.ts';

let folder: string;
let files: PictureStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lima-desk-'));
  files = createFolderPictures(join(folder, 'products'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const noEnterprise = async () => false;
const desk = (keeps = true) => createPictureDesk({ folder, files, keeps, isOfEnterprise: noEnterprise });
const stored = async () => await readdir(join(folder, 'products'));

/** The address of a picture; throws when it has none. */
async function addressOf(written: string, keeps = true): Promise<string> {
  const found = await desk(keeps).find(written, 800);
  if ('sentence' in found) throw new Error(found.sentence);
  return found.address;
}

describe('a picture beside a market file', () => {
  it.each([
    ['JPEG', madeJpeg(2_000, 1_000)],
    ['PNG', madePng(2_000, 1_000)],
    ['BMP', madeBmp(2_000, 1_000)],
  ])('is stored in every width when it is a %s', async (_kind, bytes) => {
    await writeFile(join(folder, 'a.picture'), bytes);
    const address = await addressOf('a.picture');
    const [, hash = ''] = /^\/product-pictures\/([0-9a-f]{64})\/800\.webp$/.exec(address) ?? [];
    for (const width of productPictureWidths) {
      const picture = await files.get(fileIdOf(hash, width));
      expect((await decoded(picture?.bytes ?? new Uint8Array())).width).toBe(width);
    }
  });

  it('has the same address again, by any path, and another one with other content', async () => {
    await writeFile(join(folder, 'a.jpg'), madeJpeg());
    await writeFile(join(folder, 'b.jpg'), madeJpeg());
    await writeFile(join(folder, 'c.jpg'), madeJpeg(65, 48));
    const address = await addressOf('a.jpg');
    expect([await addressOf('./a.jpg'), await addressOf('b.jpg'), await addressOf(address)]).toEqual([
      address,
      address,
      address,
    ]);
    expect(await stored()).toHaveLength(productPictureWidths.length);
    expect(await addressOf('c.jpg')).not.toBe(address);
  });

  it('is found by its name as the disk has it, and in a folder below', async () => {
    await mkdir(join(folder, '图 片'));
    for (const name of ['e\u0301.jpg', '全\u3000角.jpg', '图 片/a.jpg', '..a.jpg']) {
      await writeFile(join(folder, name), madeJpeg());
      expect(await addressOf(name)).toMatch(/^\/product-pictures\//);
    }
  });

  it('is refused when it is outside of the folder of the file, by its path or by a link', async () => {
    const inner = join(folder, 'inner');
    await mkdir(inner);
    await writeFile(join(folder, 'a.jpg'), madeJpeg());
    await symlink(join(folder, 'a.jpg'), join(inner, 'link.jpg'));
    await symlink(folder, join(inner, 'up'));
    const ofInner = createPictureDesk({ folder: inner, files, keeps: true, isOfEnterprise: noEnterprise });
    for (const path of ['../a.jpg', '../gone.jpg', 'x/../../a.jpg', 'link.jpg', 'up/a.jpg', '..']) {
      expect(await ofInner.find(path, 800)).toEqual({ sentence: '图片须在文件所在的文件夹或其子文件夹中' });
    }
    expect(await stored()).toEqual([]);
  });

  it('is found when the folder is named by a link', async () => {
    await mkdir(join(folder, 'inner'));
    await writeFile(join(folder, 'inner', 'a.jpg'), madeJpeg());
    await symlink(join(folder, 'inner'), join(folder, 'link'));
    const linked = createPictureDesk({
      folder: join(folder, 'link'),
      files,
      keeps: true,
      isOfEnterprise: noEnterprise,
    });
    expect(await linked.find('a.jpg', 800)).toEqual({ address: await addressOf('inner/a.jpg') });
  });

  it('is checked and not stored when nothing is kept', async () => {
    await writeFile(join(folder, 'a.jpg'), madeJpeg());
    expect(await addressOf('a.jpg', false)).toBe(await addressOf('a.jpg'));
    await rm(join(folder, 'products'), { recursive: true });
    files = createFolderPictures(join(folder, 'products'));
    await addressOf('a.jpg', false);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['a file that is not there', 'gone.jpg', null, '无法读取这个图片文件'],
    ['a folder', '.', null, '无法读取这个图片文件'],
    ['a drawing of its own', 'a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), '图片格式不能为'],
    ['half a picture', 'a.jpg', madeJpeg(640, 480).subarray(0, 900), '图片已损坏或不完整'],
    ['a file of eleven megabytes', 'a.png', Buffer.concat([madePng(), Buffer.alloc(11 << 20)]), '10MB'],
  ])('is refused when it is %s', async (_what, name, bytes, sentence) => {
    if (bytes !== null) await writeFile(join(folder, name), bytes);
    expect(await desk().find(name, 800)).toEqual({ sentence: expect.stringContaining(sentence) });
    expect(await stored()).toEqual([]);
  });
});

describe('an address of a picture', () => {
  it('is kept when it is that of a drawing of the portal', async () => {
    for (const address of ['/illustrations/line.svg', '/illustrations/on-ink/line.svg']) {
      expect(await desk().find(address, 800)).toEqual({ address });
    }
  });

  it.each([
    'https://cdn.example.cn/a.png',
    'HTTP://a.cn/a.png',
    '//a.cn/a.png',
    '\\\\a\\b.png',
    'data:image/png;base64,AA',
  ])('is refused when pages do not show it: %s', async (address) => {
    expect(await desk().find(address, 800)).toEqual({ sentence: expect.stringContaining('页面不显示其他网站的图片') });
  });

  it.each([
    `/product-pictures/${'0'.repeat(64)}/800.webp`,
    '/product-pictures/x/800.webp',
    '/illustrations/../index.html',
    '/news',
  ])('is refused when no picture is there: %s', async (address) => {
    expect(await desk().find(address, 800)).toEqual({ sentence: expect.stringContaining('站内没有这张图片') });
  });

  it('is refused when it is empty', async () => {
    expect(await desk().find('', 800)).toEqual({ sentence: '图片没有地址' });
  });
});

it('finding a picture fails, and stores nothing, while the storage is away', async () => {
  await writeFile(join(folder, 'a.jpg'), madeJpeg());
  const away: PictureStore = { ...files, get: () => Promise.reject(new PicturesUnavailable('late', 'timeout')) };
  const found = createPictureDesk({ folder, files: away, keeps: true, isOfEnterprise: noEnterprise }).find(
    'a.jpg',
    800,
  );
  await expect(found).rejects.toThrow(PicturesUnavailable);
  expect(await stored()).toEqual([]);
});
