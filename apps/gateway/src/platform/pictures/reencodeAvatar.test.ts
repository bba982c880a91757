import { avatarMaxBytes } from '@lima-id/domain';
import { createCanvas } from '@napi-rs/canvas';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decoded,
  exifSegment,
  jpegSegment,
  madeBmp,
  madeJpeg,
  madePng,
  makePicture,
  pngChunk,
  pngClaiming,
  quarters,
  withChunks,
  withSegments,
} from '../../../testing/platform/pictures/madePictures.ts';
import { reencodeAvatar } from './reencodeAvatar.ts';
import type { ReencodedPicture } from './reencodePicture.ts';

async function avatarOf(bytes: Uint8Array): Promise<ReencodedPicture> {
  const verdict = await reencodeAvatar(bytes);
  if (!verdict.ok) throw new Error(verdict.message);
  return verdict;
}

type Quarters = [topLeft: string, topRight: string, bottomLeft: string, bottomRight: string];

/** Names of the corner colours of an avatar. */
async function corners(bytes: Uint8Array): Promise<Quarters> {
  const { width, height, at } = await decoded(bytes);
  const name = (x: number, y: number): string => {
    const pixel = at(Math.floor(width * x), Math.floor(height * y));
    const isNear = (colour: readonly number[]) => colour.every((value, n) => Math.abs(value - (pixel[n] ?? 0)) < 40);
    return Object.entries(quarters).find(([, colour]) => isNear(colour))?.[0] ?? pixel.join();
  };
  return [name(0.2, 0.2), name(0.8, 0.2), name(0.2, 0.8), name(0.8, 0.8)];
}

const upright: Quarters = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'];

describe('reencodeAvatar', () => {
  it.each([
    ['JPEG', madeJpeg(640, 480), 480],
    ['PNG', madePng(480, 640), 480],
    ['BMP', madeBmp(64, 48), 48],
    ['BMP from top to bottom', madeBmp(64, 48, false), 48],
    ['large JPEG', madeJpeg(1600, 1200), 512],
    ['PNG of exactly the size', madePng(512, 512), 512],
    ['PNG of one pixel', madePng(1, 1), 1],
  ])('makes a square WebP of at most 512 pixels when it gets a %s', async (_kind, bytes, size) => {
    const avatar = await avatarOf(bytes);
    expect(avatar).toMatchObject({ type: 'image/webp', width: size, height: size });
    expect(Buffer.from(avatar.bytes).toString('latin1', 0, 12)).toMatch(/^RIFF[^]{4}WEBP$/);
    expect(await decoded(avatar.bytes)).toMatchObject({ width: size, height: size });
  });

  it.each([
    ['JPEG', madeJpeg(1600, 1200)],
    ['PNG', madePng(480, 640)],
    ['BMP', madeBmp(64, 48)],
    ['BMP from top to bottom', madeBmp(64, 48, false)],
  ])('keeps colours and their places when it gets a %s', async (_kind, bytes) => {
    expect(await corners((await avatarOf(bytes)).bytes)).toEqual(upright);
  });

  it('crops a wide picture to its centre', async () => {
    const canvas = createCanvas(300, 100);
    const context = canvas.getContext('2d');
    context.fillStyle = 'rgb(220, 20, 20)';
    context.fillRect(0, 0, 300, 100);
    context.fillStyle = 'rgb(20, 20, 220)';
    context.fillRect(100, 0, 100, 100);
    const avatar = await avatarOf(canvas.toBuffer('image/png'));
    const { at } = await decoded(avatar.bytes);
    for (const x of [3, 50, 96]) expect(at(x, 50)[2]).toBeGreaterThan(180);
  });

  it('keeps transparency', async () => {
    const canvas = createCanvas(100, 100);
    const context = canvas.getContext('2d');
    context.fillRect(40, 40, 20, 20);
    const { at } = await decoded((await avatarOf(canvas.toBuffer('image/png'))).bytes);
    expect(at(5, 5)[3]).toBe(0);
    expect(at(50, 50)[3]).toBe(255);
  });

  it.each([
    [1, ['topLeft', 'topRight', 'bottomLeft', 'bottomRight']],
    [2, ['topRight', 'topLeft', 'bottomRight', 'bottomLeft']],
    [3, ['bottomRight', 'bottomLeft', 'topRight', 'topLeft']],
    [4, ['bottomLeft', 'bottomRight', 'topLeft', 'topRight']],
    [5, ['topLeft', 'bottomLeft', 'topRight', 'bottomRight']],
    [6, ['bottomLeft', 'topLeft', 'bottomRight', 'topRight']],
    [7, ['bottomRight', 'topRight', 'bottomLeft', 'topLeft']],
    [8, ['topRight', 'bottomRight', 'topLeft', 'bottomLeft']],
  ])('turns a photo upright when its EXIF orientation is %d', async (orientation, expected) => {
    const photo = withSegments(madeJpeg(120, 100), exifSegment(orientation, 'Camera'));
    expect(await corners((await avatarOf(photo)).bytes)).toEqual(expected);
  });

  it('removes EXIF, comments, scripts and appended files', async () => {
    const plain = Buffer.from((await avatarOf(madeJpeg())).bytes);
    const trailing = Buffer.from('<script>stolen()</script>PK-archive');
    const photo = withSegments(
      madeJpeg(),
      exifSegment(1, 'SecretCamera'),
      jpegSegment(0xfe, Buffer.from('<script>in a remark')),
    );
    const loaded = Buffer.from((await avatarOf(Buffer.concat([photo, trailing]))).bytes);
    expect(loaded.equals(plain)).toBe(true);
    const text = pngChunk('tEXt', Buffer.from('Comment\0<script>SecretCamera</script>', 'latin1'));
    const logo = Buffer.from((await avatarOf(Buffer.concat([withChunks(madePng(), text), trailing]))).bytes);
    for (const bytes of [loaded, logo]) expect(bytes.toString('latin1')).not.toMatch(/script|Secret|archive|Exif/);
  });

  it.each([
    ['GIF', makePicture(4, 4).toBuffer('image/gif'), '图片格式不能为gif'],
    ['WebP', makePicture(4, 4).toBuffer('image/webp'), '图片格式不能为webp'],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), '图片格式不能为未知格式'],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), '图片格式不能为未知格式'],
    ['empty file', Buffer.alloc(0), '图片格式不能为未知格式'],
  ])('refuses the type when it gets a %s', async (_kind, bytes, message) => {
    expect(await reencodeAvatar(bytes)).toEqual({ ok: false, reason: 'type', status: 415, message });
  });

  it('rejects a file at the size limit and accepts one byte less', async () => {
    const padded = (length: number) => Buffer.concat([madeJpeg(), Buffer.alloc(length)]).subarray(0, length);
    expect(await reencodeAvatar(padded(avatarMaxBytes))).toEqual({
      ok: false,
      reason: 'size',
      status: 413,
      message: '图片大小不能超过1MB',
    });
    expect(await reencodeAvatar(padded(avatarMaxBytes - 1))).toMatchObject({ ok: true });
  });

  it.each([
    ['a PNG that claims 50000 x 50000', pngClaiming(50_000, 50_000, 1)],
    ['a PNG just over the limit', pngClaiming(40_000_001, 1, 1)],
    ['a PNG that claims the most there is', pngClaiming(0x7fff_ffff, 0x7fff_ffff, 0)],
    ['a JPEG that claims 65500 x 65500', withSegments(Buffer.from([0xff, 0xd8, 0xff, 0xd9]), ...hugeJpeg())],
  ])('refuses the pixels without decoding when it gets %s', async (_what, bytes) => {
    // None of them has the pixels that it claims: decoding would find it broken.
    expect(await reencodeAvatar(bytes)).toEqual({
      ok: false,
      reason: 'pixels',
      status: 422,
      message: '图片像素过多，请选择不超过4000万像素的图片',
    });
  });

  it.each([
    ['a JPEG that was cut off', madeJpeg(640, 480).subarray(0, -500)],
    ['a PNG that was cut off', madePng(640, 480).subarray(0, -500)],
    ['a BMP that was cut off', madeBmp().subarray(0, -500)],
    ['HTML with a JPEG start', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<script>')])],
    ['a JPEG whole in form without tables', withSegments(Buffer.from([0xff, 0xd8, 0xff, 0xd9]), ...hugeJpeg(100))],
  ])('refuses a broken picture when it gets %s', async (_what, bytes) => {
    expect(await reencodeAvatar(bytes)).toEqual({
      ok: false,
      reason: 'corrupt',
      status: 422,
      message: '图片已损坏或不完整，请重新选择图片',
    });
  });

  it('does not block the event loop while it processes a large picture', { timeout: 30_000 }, async () => {
    const photo = makePicture(6_000, 5_000).toBuffer('image/jpeg', 40);
    let turns = 0;
    let isDone = false;
    const drawing = avatarOf(photo).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      turns += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await drawing).toMatchObject({ width: 512, height: 512 });
    expect(turns).toBeGreaterThan(100);
  });

  it('processes concurrent pictures, and refuses when the queue is full', async () => {
    const verdicts = await Promise.all(Array.from({ length: 60 }, () => reencodeAvatar(madeJpeg(20, 20))));
    expect(verdicts.filter((verdict) => verdict.ok)).toHaveLength(50);
    expect(verdicts.at(-1)).toEqual({
      ok: false,
      reason: 'busy',
      status: 503,
      message: '正在处理的图片较多，请稍后再试',
    });
    expect(await reencodeAvatar(madeJpeg())).toMatchObject({ ok: true });
  });

  it('returns an avatar or a refusal for randomly corrupted pictures', {
    timeout: 30_000,
  }, async () => {
    const pictures = fc.constantFrom(madeJpeg(), madePng(), madeBmp());
    await fc.assert(
      fc.asyncProperty(
        pictures,
        fc.nat(),
        fc.uint8Array({ minLength: 1, maxLength: 8 }),
        async (picture, at, bytes) => {
          const copy = Buffer.from(picture);
          const place = at % copy.length;
          copy.set(bytes.subarray(0, copy.length - place), place);
          const verdict = await reencodeAvatar(copy);
          const isSound = verdict.ok
            ? (await decoded(verdict.bytes)).width === verdict.width
            : verdict.message.startsWith('图片');
          expect(isSound).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });
});

/** A JPEG with a frame and one scan that claims a size without tables. */
function hugeJpeg(size = 65_500): Buffer[] {
  const frame = Buffer.from('080000000001011100', 'hex');
  frame.writeUInt16BE(size, 1);
  frame.writeUInt16BE(size, 3);
  return [jpegSegment(0xc0, frame), jpegSegment(0xda, Buffer.from('0101003f0000', 'hex'))];
}
