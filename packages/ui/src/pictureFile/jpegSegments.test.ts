import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jpegOrientation, stripJpeg } from './jpegSegments.ts';
import {
  exifBlock,
  exifBlockBigEndian,
  exifSegment,
  holds,
  insertSegments,
  joinBytes,
  jpegSegment,
  placeBytes,
  textBytes,
  tinyJpeg,
} from './sampleBytes.test.data.ts';

const jfif = jpegSegment(0xe0, textBytes('JFIF\0\x01\x01'));
const colours = jpegSegment(0xe2, textBytes('ICC_PROFILE\0\x01\x01sRGB'));
const adobe = jpegSegment(0xee, textBytes('Adobe\0d'));
const clean = tinyJpeg();

describe('stripJpeg', () => {
  it('removes the location when EXIF data have one', () => {
    const taken = tinyJpeg(exifSegment(1));
    expect(holds(taken, placeBytes)).toBe(true);
    const stripped = stripJpeg(taken);
    expect(stripped).toEqual(clean);
    expect(stripped !== null && holds(stripped, placeBytes)).toBe(false);
  });

  it.each([
    ['XMP', jpegSegment(0xe1, textBytes('http://ns.adobe.com/xap/1.0/\0<x exif:GPSLatitude="37,28.2N"/>'))],
    ['IPTC', jpegSegment(0xed, textBytes('Photoshop 3.0\x008BIM city'))],
    ['further pictures', jpegSegment(0xe2, textBytes('MPF\0II*\0'))],
    ['a maker’s own data', jpegSegment(0xe5, textBytes('SAMSUNG'))],
    ['JFIF’s small picture', jpegSegment(0xe0, textBytes('JFXX\0\x10'))],
    ['a comment', jpegSegment(0xfe, textBytes('Ningjin, 3rd floor'))],
    ['a comment that begins like colours', jpegSegment(0xfe, textBytes('ICC_PROFILE\0'))],
    ['an empty segment', jpegSegment(0xe3, [])],
  ])('removes %s when it is there', (_, segment) => {
    expect(stripJpeg(tinyJpeg(segment))).toEqual(clean);
  });

  it('keeps what the colours depend on when there is more', () => {
    expect(stripJpeg(tinyJpeg(jfif, exifSegment(1), colours, adobe))).toEqual(tinyJpeg(jfif, colours, adobe));
  });

  it('drops what follows the picture when a telephone put more there', () => {
    expect(stripJpeg(joinBytes(clean, tinyJpeg(exifSegment(1))))).toEqual(clean);
  });

  it('reads over filling before a marker and markers without content when they are there', () => {
    const filled = insertSegments(clean, Uint8Array.of(0xff), exifSegment(1), Uint8Array.of(0xff, 0x01));
    expect(stripJpeg(filled)).toEqual(insertSegments(clean, Uint8Array.of(0xff, 0x01)));
  });

  it('reads all of several scans when the picture is a progressive one', () => {
    const scan = joinBytes(jpegSegment(0xda, [2]), [9, 0xff, 0, 9]);
    const progressive = joinBytes(
      clean.subarray(0, -2),
      jpegSegment(0xc4, [1]),
      scan,
      jpegSegment(0xfe, [65]),
      scan,
      [0xff, 0xd9],
    );
    const expected = joinBytes(clean.subarray(0, -2), jpegSegment(0xc4, [1]), scan, scan, [0xff, 0xd9]);
    expect(stripJpeg(progressive)).toEqual(expected);
  });

  it.each([
    ['nothing', Uint8Array.of()],
    ['no JPEG', textBytes('GIF89a')],
    ['half a marker', Uint8Array.of(0xff)],
    ['the wrong marker', Uint8Array.of(0xff, 0xe0)],
    ['no end', clean.subarray(0, -2)],
    ['an end cut in half', clean.subarray(0, -1)],
    ['nothing after the start', Uint8Array.of(0xff, 0xd8)],
    ['no marker where one belongs', Uint8Array.of(0xff, 0xd8, 0, 0, 0, 0)],
    ['a marker that is none', Uint8Array.of(0xff, 0xd8, 0xff, 0, 0, 2, 0xff, 0xd9)],
    ['a length of 1', Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, 0, 1, 0xff, 0xd9)],
    ['a length of 0', Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, 0, 0, 0xff, 0xd9)],
    ['a segment longer than the file', Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, 0, 9, 0xff, 0xd9)],
    ['filling to the end', Uint8Array.of(0xff, 0xd8, 0xff, 0xff, 0xff)],
  ])('gives null when there is %s', (_, bytes) => {
    expect(stripJpeg(bytes)).toBeNull();
  });

  it('never leaves a place behind and never changes what it stripped before, wherever it stood', () => {
    const kinds = [jfif, colours, adobe, exifSegment(6), jpegSegment(0xfe, placeBytes), jpegSegment(0xe9, placeBytes)];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...kinds), { maxLength: 8 }), (segments) => {
        const stripped = stripJpeg(tinyJpeg(...segments));
        expect(stripped).not.toBeNull();
        if (stripped === null) return;
        expect(holds(stripped, placeBytes)).toBe(false);
        expect(stripJpeg(stripped)).toEqual(stripped);
      }),
    );
  });

  it('never throws when the bytes are any', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const jpeg = joinBytes([0xff, 0xd8], bytes);
        const stripped = stripJpeg(jpeg);
        expect(stripped?.length ?? 0).toBeLessThanOrEqual(jpeg.length);
        expect(jpegOrientation(jpeg)).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe('jpegOrientation', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('reads %d when EXIF data say so', (orientation) => {
    expect(jpegOrientation(tinyJpeg(jfif, exifSegment(orientation)))).toBe(orientation);
    const motorola = jpegSegment(0xe1, joinBytes(textBytes('Exif\0\0'), exifBlockBigEndian(orientation)));
    expect(jpegOrientation(tinyJpeg(motorola))).toBe(orientation);
  });

  it.each([
    ['no EXIF data', clean],
    ['an orientation of 0', tinyJpeg(exifSegment(0))],
    ['an orientation of 9', tinyJpeg(exifSegment(9))],
    ['no TIFF in them', tinyJpeg(jpegSegment(0xe1, textBytes('Exif\0\0XX*\0\x08\0\0\0')))],
    ['a TIFF cut off', tinyJpeg(jpegSegment(0xe1, joinBytes(textBytes('Exif\0\0'), exifBlock(6).subarray(0, 6))))],
    [
      'a TIFF cut off before its entries',
      tinyJpeg(jpegSegment(0xe1, joinBytes(textBytes('Exif\0\0'), exifBlock(6).subarray(0, 9)))),
    ],
    [
      'a TIFF cut off in its entry',
      tinyJpeg(jpegSegment(0xe1, joinBytes(textBytes('Exif\0\0'), exifBlock(6).subarray(0, 18)))),
    ],
    ['another segment of that kind', tinyJpeg(jpegSegment(0xe1, joinBytes(textBytes('Exif\0X'), exifBlock(6))))],
    ['no JPEG', textBytes('no')],
  ])('is upright when there is %s', (_, bytes) => {
    expect(jpegOrientation(bytes)).toBe(1);
  });
});
