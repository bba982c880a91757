import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  exifSegment,
  jpegSegment,
  madeBmp,
  madeJpeg,
  madePng,
  makePicture,
  withChunks,
  withSegments,
} from '../../../testing/platform/pictures/madePictures.ts';
import { madeOs2Bmp, madeRunLengthBmp } from '../../../testing/platform/pictures/oldBmps.ts';
import { readPicture } from './readPicture.ts';
import { beginsAs, sniffPicture } from './sniffPicture.ts';

const html = Buffer.from('<!doctype html><script>alert(document.domain)</script>');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
const zip = Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1');
const jpegStart = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const jpeg = madeJpeg();
const png = madePng();
const bmp = madeBmp();

/** A BMP with run lengths, of which the mark of the end stands before its pixels. */
const endedRuns = Buffer.concat([madeRunLengthBmp(), Buffer.alloc(2)]);
endedRuns.set([0, 1], endedRuns.readUInt32LE(10));

/** A copy with one byte changed. */
function changed(bytes: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at < 0 ? bytes.length + at : at] = value;
  return copy;
}

describe('sniffPicture', () => {
  it.each([
    ['a JPEG', 'jpeg', jpeg],
    ['a JPEG with EXIF and a remark', 'jpeg', withSegments(jpeg, exifSegment(6, 'Camera'), jpegSegment(0xfe, html))],
    ['a PNG', 'png', png],
    ['a PNG with one pixel', 'png', madePng(1, 1)],
    ['a BMP', 'bmp', bmp],
    ['a BMP from top to bottom', 'bmp', madeBmp(5, 3, false)],
  ])('knows %s when it is whole', (_kind, type, bytes) => {
    expect(sniffPicture(bytes)).toBe(type);
    expect(sniffPicture(new Uint8Array(bytes))).toBe(type);
  });

  it.each([
    ['JPEG', jpeg, { type: 'jpeg', width: 64, height: 48 }],
    ['PNG', png, { type: 'png', width: 64, height: 48 }],
    ['BMP', bmp, { type: 'bmp', width: 64, height: 48 }],
  ])('reads size and end of a %s when something follows it', (_kind, bytes, expected) => {
    const followed = Buffer.concat([bytes, html, zip]);
    expect(readPicture(followed)).toEqual({ ...expected, length: bytes.length });
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['HTML', html],
    ['SVG', svg],
    ['a zip', zip],
    ['a GIF', makePicture(4, 4).toBuffer('image/gif')],
    ['a WebP', makePicture(4, 4).toBuffer('image/webp')],
    ['HTML with a JPEG start', Buffer.concat([jpegStart, html])],
    ['SVG with a JPEG start', Buffer.concat([jpegStart, svg])],
    ['a zip with a JPEG start', Buffer.concat([jpegStart, zip])],
    ['HTML with a PNG start', Buffer.concat([png.subarray(0, 8), html])],
    ['HTML with a PNG header', Buffer.concat([png.subarray(0, 33), html])],
    ['HTML with a BMP start', Buffer.concat([Buffer.from('BM'), html])],
    ['HTML with a BMP header', Buffer.concat([bmp.subarray(0, 54), html])],
    [
      'HTML with a JPEG frame and no scan',
      Buffer.concat([jpeg.subarray(0, jpeg.indexOf('\xff\xda', 0, 'latin1')), html]),
    ],
    ['a picture after HTML', Buffer.concat([html, jpeg])],
    [
      'a JPEG with two frames',
      withSegments(jpeg, ...[1, 2].map(() => jpegSegment(0xc0, Buffer.from('0800300040010111', 'hex')))),
    ],
    ['a JPEG without pixels across', withSegments(jpeg, jpegSegment(0xc0, Buffer.from('080030000001011100', 'hex')))],
    ['a JPEG within a JPEG', withSegments(jpeg, jpeg)],
    ['a PNG with a wrong checksum in its header', changed(png, 30, (png[30] ?? 0) ^ 1)],
    ['a PNG with a wrong checksum in its pixels', changed(png, -20, (png.at(-20) ?? 0) ^ 1)],
    ['a PNG with two headers', withChunks(png, png.subarray(8, 33))],
    ['a PNG without pixels', Buffer.concat([png.subarray(0, 33), png.subarray(-12)])],
    ['a BMP packed by run length', changed(bmp, 30, 1)],
    ['a BMP with run lengths that end before its last row', endedRuns],
    ['a BMP of no known depth', changed(bmp, 28, 7)],
    ['a BMP with a row too many', changed(bmp, 22, 49)],
    ['a BMP without columns', changed(bmp, 18, 0)],
    ['a BMP with negative columns', changed(bmp, 21, 0x80)],
  ])('does not take %s for a picture', (_what, bytes) => {
    expect(sniffPicture(bytes)).toBeNull();
  });

  it.each([
    ['JPEG', jpeg],
    ['PNG', png],
    ['BMP', bmp],
  ])('does not take a %s for whole when it was cut off anywhere', (_kind, bytes) => {
    // Without its end marker a JPEG still has every pixel.
    const least = bytes === jpeg ? bytes.length - 2 : bytes.length;
    for (let length = 0; length < least; length++) expect(sniffPicture(bytes.subarray(0, length))).toBeNull();
  });

  it('takes a JPEG that lacks only its end marker, entirely or by half', () => {
    for (const lacking of [1, 2])
      expect(readPicture(jpeg.subarray(0, -lacking))).toEqual({
        type: 'jpeg',
        width: 64,
        height: 48,
        length: jpeg.length - 2,
        lacksEnd: true,
      });
  });

  it.each([
    ['run lengths', madeRunLengthBmp()],
    ['a header of OS/2 1', madeOs2Bmp(12)],
    ['a short header of OS/2 2', madeOs2Bmp(16)],
    ['a header of OS/2 2', madeOs2Bmp(64)],
  ])('knows a BMP with %s when it is whole, and not when it was cut off', (_kind, bytes) => {
    expect(readPicture(bytes)).toEqual({ type: 'bmp', width: 20, height: 20, length: bytes.length });
    for (let length = 0; length < bytes.length; length++) expect(sniffPicture(bytes.subarray(0, length))).toBeNull();
  });

  it('rejects a JPEG with too many segments', () => {
    const comments = (count: number) =>
      withSegments(jpeg, ...Array.from({ length: count }, () => jpegSegment(0xfe, Buffer.alloc(0))));
    expect(sniffPicture(comments(900))).toBe('jpeg');
    expect(sniffPicture(comments(1000))).toBeNull();
  });

  it('rejects a JPEG with too many scans', () => {
    const frame = jpegSegment(0xc2, Buffer.from('080010001001011100', 'hex'));
    const scan = jpegSegment(0xda, Buffer.from('010100000000', 'hex'));
    const withScans = (count: number) =>
      Buffer.concat([jpeg.subarray(0, 2), frame, ...Array.from({ length: count }, () => scan), jpeg.subarray(-2)]);
    expect(sniffPicture(withScans(10))).toBe('jpeg');
    expect(sniffPicture(withScans(33))).toBeNull();
  });

  it('returns for any randomly corrupted bytes', () => {
    const pictures = fc.constantFrom(jpeg, png, bmp);
    fc.assert(
      fc.property(pictures, fc.nat(), fc.uint8Array({ maxLength: 20 }), (picture, at, bytes) => {
        const copy = Buffer.from(picture);
        copy.set(bytes.subarray(0, copy.length - (at % copy.length)), at % copy.length);
        const read = readPicture(copy);
        expect(read === null || read.length <= copy.length).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('beginsAs', () => {
  it.each([
    ['image/jpeg', jpeg],
    ['image/png', png],
    ['image/bmp', bmp],
    ['image/gif', makePicture(4, 4).toBuffer('image/gif')],
    ['image/webp', makePicture(4, 4).toBuffer('image/webp')],
    ['image/avif', makePicture(4, 4).toBuffer('image/avif')],
    ['image/heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')],
    ['image/tiff', Buffer.from('II*\0\x08\0\0\0', 'latin1')],
    ['', html],
    ['', zip],
    ['', Buffer.alloc(0)],
  ])('says %s when a file begins so', (type, bytes) => {
    expect(beginsAs(bytes)).toBe(type);
  });
});
