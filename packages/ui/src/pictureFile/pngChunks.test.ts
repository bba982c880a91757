import { describe, expect, it } from 'vitest';
import { pngOrientation, stripPng } from './pngChunks.ts';
import { exifBlock, holds, joinBytes, placeBytes, pngChunk, textBytes, tinyPng } from './sampleBytes.test.data.ts';

const data = pngChunk('IDAT', [1, 2, 3]);

describe('stripPng', () => {
  it.each(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME', 'prIV'])('removes %s when it is there', (name) => {
    const taken = tinyPng(pngChunk(name, placeBytes), data, pngChunk(name, placeBytes));
    const stripped = stripPng(taken);
    expect(stripped).toEqual(tinyPng(data));
    expect(stripped !== null && holds(stripped, placeBytes)).toBe(false);
  });

  it.each([
    'PLTE',
    'tRNS',
    'gAMA',
    'cHRM',
    'sRGB',
    'iCCP',
    'cICP',
    'sBIT',
    'bKGD',
    'pHYs',
    'hIST',
    'sPLT',
    'acTL',
    'fcTL',
    'fdAT',
  ])('keeps %s when it is there', (name) => {
    const picture = tinyPng(pngChunk(name, [1]), data);
    expect(stripPng(picture)).toEqual(picture);
  });

  it('drops what follows the picture when there is more', () => {
    expect(stripPng(joinBytes(tinyPng(data), textBytes('37.47 N')))).toEqual(tinyPng(data));
  });

  it.each([
    ['nothing', Uint8Array.of()],
    ['no PNG', textBytes('GIF89a')],
    ['the head alone', tinyPng().subarray(0, 8)],
    ['no end', tinyPng(data).subarray(0, -12)],
    ['an end cut off', tinyPng(data).subarray(0, -1)],
    ['a length cut off', joinBytes(tinyPng(data).subarray(0, -12), [0, 0])],
  ])('gives null when there is %s', (_, bytes) => {
    expect(stripPng(bytes)).toBeNull();
  });
});

describe('pngOrientation', () => {
  it.each([1, 3, 6, 8])('reads %d when EXIF data say so', (orientation) => {
    expect(pngOrientation(tinyPng(pngChunk('eXIf', exifBlock(orientation)), data))).toBe(orientation);
  });

  it('is upright when there are no EXIF data, or no PNG', () => {
    expect(pngOrientation(tinyPng(data))).toBe(1);
    expect(pngOrientation(textBytes('no'))).toBe(1);
  });
});
