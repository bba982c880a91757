import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkImage, imageLimits, imageTypes, sizeWords } from './uploadRule.ts';

const kinds = Object.keys(imageLimits) as (keyof typeof imageLimits)[];

describe('checkImage', () => {
  it.each([
    ['avatar', 1_048_575, 1_048_576, '图片大小不能超过1MB'],
    ['licence', 1_048_576, 1_048_577, '图片大小不能超过1MB'],
    ['id', 307_200, 307_201, '图片大小不能超过300KB'],
    ['voucher', 10_485_760, 10_485_761, '图片大小不能超过10MB'],
  ] as const)(
    'takes a picture for %s of %d bytes and refuses one of %d when it is chosen',
    (kind, most, over, message) => {
      for (const type of ['image/jpeg', 'image/png', 'image/bmp', 'IMAGE/JPEG', ' image/png ']) {
        expect(checkImage({ type, size: 1 }, imageLimits[kind])).toEqual({ ok: true });
        expect(checkImage({ type, size: most }, imageLimits[kind])).toEqual({ ok: true });
        expect(checkImage({ type, size: over }, imageLimits[kind])).toEqual({ ok: false, reason: 'size', message });
      }
    },
  );

  it.each([
    ['image/gif', '图片格式不能为gif'],
    ['image/webp', '图片格式不能为webp'],
    ['image/svg+xml', '图片格式不能为svg+xml'],
    ['image/jpg', '图片格式不能为jpg'],
    ['image/HEIC', '图片格式不能为heic'],
    ['application/pdf', '图片格式不能为pdf'],
    ['text', '图片格式不能为text'],
    ['image/', '图片格式不能为未知格式'],
    ['', '图片格式不能为未知格式'],
    ['  ', '图片格式不能为未知格式'],
    ['image/$&', '图片格式不能为$&'],
  ])('refuses %j whatever its size when a picture is chosen', (type, message) => {
    for (const kind of kinds)
      for (const size of [1, 99_999_999])
        expect(checkImage({ type, size }, imageLimits[kind])).toEqual({ ok: false, reason: 'type', message });
  });

  it('takes three types when they are counted', () => {
    expect(imageTypes).toEqual(['image/jpeg', 'image/png', 'image/bmp']);
  });
});

describe('sizeWords', () => {
  it.each([
    [0, '0B'],
    [1, '1B'],
    [1023, '1023B'],
    [1024, '1KB'],
    [1536, '1.5KB'],
    [307_199, '299.9KB'],
    [307_200, '300KB'],
    [1_048_575, '1023.9KB'],
    [1_048_576, '1MB'],
    [1_572_864, '1.5MB'],
    [10_485_760, '10MB'],
    [1_073_741_824, '1024MB'],
  ])('writes %d bytes as %s when a limit is shown', (bytes, words) => {
    expect(sizeWords(bytes)).toBe(words);
  });

  it('never says more than there is when the bytes are any', () => {
    const steps = { B: 1, KB: 1024, MB: 1_048_576 };
    fc.assert(
      fc.property(fc.nat({ max: 2_000_000_000 }), (bytes) => {
        const [, number = '', unit = 'B'] = /^([\d.]+)(B|KB|MB)$/.exec(sizeWords(bytes)) ?? [];
        const step = unit === 'MB' || unit === 'KB' ? steps[unit] : 1;
        const said = Number(number) * step;
        expect(said).toBeLessThanOrEqual(bytes + 1e-3);
        expect(said).toBeGreaterThan(bytes - step / 10 - 1e-3);
      }),
    );
  });
});
