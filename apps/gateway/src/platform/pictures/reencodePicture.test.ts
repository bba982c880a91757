import { imageLimits } from '@lima-id/domain';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { decoded, jpegSegment, madeJpeg } from '../../../testing/platform/pictures/madePictures.ts';
import { madeOs2Bmp, madeRunLengthBmp } from '../../../testing/platform/pictures/oldBmps.ts';
import { documentPixels } from './pictureLimits.ts';
import { reencodePicture } from './reencodePicture.ts';

const asDocument = (bytes: Uint8Array) =>
  reencodePicture(bytes, imageLimits.voucher, { pixels: documentPixels, square: false });

async function documentOf(bytes: Uint8Array) {
  const verdict = await asDocument(bytes);
  if (!verdict.ok) throw new Error(verdict.message);
  return await decoded(verdict.bytes);
}

/** A PNG drawn on nothing. */
function drawn(draw: (context: SKRSContext2D) => void): Buffer {
  const canvas = createCanvas(100, 60);
  draw(canvas.getContext('2d'));
  return canvas.toBuffer('image/png');
}

const near = (pixel: readonly number[], colour: readonly number[]) =>
  colour.every((value, channel) => Math.abs(value - (pixel[channel] ?? 0)) < 30);

describe('reencodePicture', () => {
  it.each([
    [1080, 9660, 694, 6216],
    [9660, 1080, 6216, 694],
    [4000, 3000, 2400, 1800],
    [1080, 2400, 1080, 2400],
  ])('bounds the pixels of a document of %d by %d, not its longer edge', async (width, height, wide, high) => {
    expect(await asDocument(madeJpeg(width, height))).toMatchObject({ ok: true, width: wide, height: high });
  });

  it('keeps within what a WebP can measure', async () => {
    expect(await asDocument(madeJpeg(40, 40_000))).toMatchObject({ ok: true, width: 16, height: 16_383 });
  });

  it.each([1, 2])('accepts a JPEG that lacks the last %d bytes', async (lacking) => {
    const whole = madeJpeg();
    const [one, other] = [await asDocument(whole), await asDocument(whole.subarray(0, -lacking))];
    expect(one).toMatchObject({ ok: true });
    expect(other).toEqual(one);
  });

  it('refuses a JPEG that lacks more than its end marker', async () => {
    expect(await asDocument(madeJpeg().subarray(0, -3))).toMatchObject({ ok: false, reason: 'corrupt', status: 422 });
  });

  it.each([
    ['run lengths', madeRunLengthBmp()],
    ['a header of OS/2 1', madeOs2Bmp(12)],
    ['a short header of OS/2 2', madeOs2Bmp(16)],
    ['a header of OS/2 2', madeOs2Bmp(64)],
  ])('keeps the colours of a BMP with %s', async (_kind, bytes) => {
    const { at } = await documentOf(bytes);
    expect([near(at(5, 3), [20, 160, 20, 255]), near(at(5, 16), [220, 20, 20, 255])]).toEqual([true, true]);
  });

  it('puts writing on nothing on white', async () => {
    const { at } = await documentOf(drawn((context) => context.fillRect(20, 20, 40, 20)));
    expect([near(at(40, 30), [0, 0, 0, 255]), near(at(5, 5), [255, 255, 255, 255])]).toEqual([true, true]);
  });

  it.each([
    ['nothing', () => undefined],
    [
      'white writing on nothing',
      (context: SKRSContext2D) => {
        context.fillStyle = 'white';
        context.fillRect(20, 20, 40, 20);
      },
    ],
  ])('refuses a transparent picture that shows %s', async (_what, draw) => {
    expect(await asDocument(drawn(draw))).toEqual({
      ok: false,
      reason: 'blank',
      status: 422,
      message: '图片是透明的，看不到内容，请截图或另存为白底的图片后重新上传',
    });
  });

  it('accepts a plain picture without transparency, which may be a page', async () => {
    const page = drawn((context) => {
      context.fillStyle = 'white';
      context.fillRect(0, 0, 100, 60);
    });
    expect(await asDocument(page)).toMatchObject({ ok: true });
  });

  it('refuses a CMYK JPEG without the marker of Adobe, which decoders show black', async () => {
    const frame = Buffer.from('080008000804011100021100031100041100', 'hex');
    const scan = jpegSegment(0xda, Buffer.from('040100020003000400003f00', 'hex'));
    const parts = [Buffer.from([0xff, 0xd8]), jpegSegment(0xc0, frame), scan, Buffer.from([0, 0xff, 0xd9])];
    expect(await asDocument(Buffer.concat(parts))).toEqual({
      ok: false,
      reason: 'colours',
      status: 422,
      message: '图片是印刷用的 CMYK 颜色，无法正确显示，请另存为 RGB 颜色的 JPG 或 PNG 后重新上传',
    });
  });
});
