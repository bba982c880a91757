import { describe, expect, it } from 'vitest';
import { headBytes, isHeic, sniffMediaType } from './mediaType.ts';
import { joinBytes, textBytes, tinyJpeg, tinyPng } from './sampleBytes.test.data.ts';

const box = (brand: string) => joinBytes([0, 0, 0, 24], textBytes(`ftyp${brand}`), [0, 0, 0, 0]);
const bitmap = (header: number) => joinBytes(textBytes('BM'), new Uint8Array(12), [header, 0, 0, 0]);

type Sample = readonly [type: string | null, bytes: Uint8Array];

describe('sniffMediaType', () => {
  it.each<Sample>([
    ['image/jpeg', tinyJpeg()],
    ['image/png', tinyPng()],
    ['image/gif', textBytes('GIF89a')],
    ['image/webp', textBytes('RIFF\0\0\0\0WEBPVP8 ')],
    ['image/tiff', textBytes('II*\0')],
    ['image/tiff', textBytes('MM\0*')],
    ['application/pdf', textBytes('%PDF-1.7')],
    ['image/avif', box('avif')],
    ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'].map(
      (brand) => ['image/heic', box(brand)] as const,
    ),
    ...[12, 40, 108, 124].map((header) => ['image/bmp', bitmap(header)] as const),
    [null, bitmap(41)],
    [null, textBytes('BMW, BYD and others')],
    [null, textBytes('BM')],
    [null, box('isom')],
    [null, textBytes('RIFF\0\0\0\0WAVE')],
    [null, Uint8Array.of(0xff, 0xd8)],
    [null, Uint8Array.of()],
  ])('says %s when the bytes are its', (type, bytes) => {
    expect(sniffMediaType(bytes)).toBe(type);
    expect(sniffMediaType(bytes.subarray(0, headBytes))).toBe(type);
  });
});

describe('isHeic', () => {
  it.each([
    ['image/heic', true],
    ['IMAGE/HEIF', true],
    [' image/heic-sequence ', true],
    ['image/heif-sequence', true],
    ['image/heiz', false],
    ['image/jpeg', false],
    ['', false],
  ])('answers for %j with %s', (type, answer) => {
    expect(isHeic(type)).toBe(answer);
  });
});
