import { imageLimits } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { preparePicture } from './preparePicture.ts';
import { joinBytes, jpegSegment } from './sampleBytes.test.data.ts';

/** A table with one code of one bit: no difference, and the end of a block. */
const table = (name: number) => jpegSegment(0xc4, [name, 1, ...Array.from({ length: 15 }, () => 0), 0]);

/** A flat JPEG of 64 by 64 px in `count` components, as far as its last block. */
function flatJpeg(count: number) {
  const parts = Array.from({ length: count }, (_, index) => index + 1);
  return joinBytes(
    [0xff, 0xd8],
    jpegSegment(0xc0, [8, 0, 64, 0, 64, count, ...parts.flatMap((id) => [id, 0x11, 0])]),
    table(0x00),
    table(0x10),
    jpegSegment(0xda, [count, ...parts.flatMap((id) => [id, 0]), 0, 63, 0]),
    Array.from({ length: 16 * count }, () => 0),
  );
}

const end = [0xff, 0xd9];

function prepare(bytes: Uint8Array<ArrayBuffer>) {
  const file = new File([bytes], 'scan.jpg', { type: 'image/jpeg' });
  return preparePicture(file, imageLimits.licence, new AbortController().signal);
}

describe('preparePicture', () => {
  it.each([[[]], [[0xff]], [end]])(
    'gives a JPEG that ends with %j after its last block its end marker',
    async (last) => {
      const prepared = await prepare(joinBytes(flatJpeg(3), last));
      expect(prepared).toMatchObject({ ok: true });
      if (!prepared.ok) return;
      expect(new Uint8Array(await prepared.file.arrayBuffer())).toEqual(joinBytes(flatJpeg(3), end));
    },
  );

  it('refuses a JPEG of four inks without the marker that says which way round they are', async () => {
    expect(await prepare(joinBytes(flatJpeg(4), end))).toEqual({ ok: false, reason: 'colours' });
  });
});
