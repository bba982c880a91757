import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasUnmarkedInks, lacksOnlyJpegEnd } from './jpegFile.ts';

function segment(marker: number, content: readonly number[]): number[] {
  return [0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 0xff, ...content];
}

/** A table with one code, `0`, for one value: 0 for both tables, which is no difference, and the end of a block. */
const table = (name: number) => segment(0xc4, [name, 1, ...Array.from({ length: 15 }, () => 0), 0]);

interface Shape {
  width: number;
  height: number;
  /** Sampling factors of the components. */
  sampling: readonly number[];
  frame?: number;
  restarts?: number;
  adobe?: boolean;
}

/** The head of a flat picture, of which every block takes two bits. */
function head({ width, height, sampling, frame = 0xc0, restarts = 0, adobe = false }: Shape): number[] {
  const size = [height >> 8, height & 0xff, width >> 8, width & 0xff];
  return [
    0xff,
    0xd8,
    ...(adobe ? segment(0xee, [...new TextEncoder().encode('Adobe'), 0, 100, 0, 0, 0, 0, 2]) : []),
    ...segment(frame, [8, ...size, sampling.length, ...sampling.flatMap((factors, index) => [index + 1, factors, 0])]),
    ...table(0x00),
    ...table(0x10),
    ...(restarts > 0 ? segment(0xdd, [restarts >> 8, restarts & 0xff]) : []),
    ...segment(0xda, [sampling.length, ...sampling.flatMap((_, index) => [index + 1, 0]), 0, 63, 0]),
  ];
}

/** Blocks of `units` units of `blocks` blocks as bytes, with a restart marker after every `restarts` units. */
function data(units: number, blocks: number, restarts = 0): number[] {
  const bytesOf = (count: number) => Array.from({ length: Math.ceil((count * blocks * 2) / 8) }, () => 0);
  if (restarts === 0) return bytesOf(units);
  return Array.from({ length: Math.ceil(units / restarts) }, (_, index) => [
    ...(index === 0 ? [] : [0xff, 0xd0 + ((index - 1) % 8)]),
    ...bytesOf(Math.min(restarts, units - index * restarts)),
  ]).flat();
}

const bytes = (...parts: number[][]) => Uint8Array.from(parts.flat());
const end = [0xff, 0xd9];

describe('lacksOnlyJpegEnd', () => {
  const grey: Shape = { width: 64, height: 64, sampling: [0x11] };
  const colours: Shape = { width: 100, height: 50, sampling: [0x22, 0x11, 0x11] };

  it.each([
    ['grey', head(grey), data(64, 1)],
    ['of colours sampled at half', head(colours), data(7 * 4, 6)],
    ['with restart markers', head({ ...grey, restarts: 8 }), data(64, 1, 8)],
    ['extended', head({ ...grey, frame: 0xc1 }), data(64, 1)],
  ])('is true of a JPEG %s that ends after its last block, and of one with half of the marker', (_, start, scan) => {
    expect(lacksOnlyJpegEnd(bytes(start, scan))).toBe(true);
    expect(lacksOnlyJpegEnd(bytes(start, scan, [0xff]))).toBe(true);
    expect(lacksOnlyJpegEnd(bytes(start, scan, end))).toBe(false);
  });

  it.each([
    ['grey', head(grey), data(64, 1)],
    ['of colours sampled at half', head(colours), data(7 * 4, 6)],
    ['with restart markers', head({ ...grey, restarts: 8 }), data(64, 1, 8)],
  ])('is false of a JPEG %s wherever it is cut off', (_, start, scan) => {
    const whole = bytes(start, scan);
    for (let length = 0; length < whole.length; length += 1)
      expect([length, lacksOnlyJpegEnd(whole.subarray(0, length))]).toEqual([length, false]);
  });

  it('counts blocks as they are when one component is scanned alone', () => {
    const start = head(grey);
    // The same with another component in the frame, which the scan leaves out.
    const frame = segment(0xc0, [8, 0, 64, 0, 64, 2, 1, 0x22, 0, 2, 0x11, 0]);
    const at = start.indexOf(0xc0) - 1;
    const alone = [...start.slice(0, at), ...frame, ...start.slice(at + 13)];
    expect(lacksOnlyJpegEnd(bytes(alone, data(64, 1)))).toBe(true);
    expect(lacksOnlyJpegEnd(bytes(alone, data(60, 1)))).toBe(false);
  });

  it('is true of a progressive JPEG only in a scan that refines earlier ones', () => {
    const start = head({ ...grey, frame: 0xc2 });
    const scan = (first: number, bits: number) => segment(0xda, [1, 1, 0, first, 63, bits]);
    expect(lacksOnlyJpegEnd(bytes(start, [1, 2], scan(1, 0x10), [3]))).toBe(true);
    expect(lacksOnlyJpegEnd(bytes(start, [1, 2], scan(1, 0x01), [3]))).toBe(false);
    expect(lacksOnlyJpegEnd(bytes(start, [1, 2], scan(0, 0x10), [3]))).toBe(false);
  });

  it('is false when a table of the scan is missing, or it has no components', () => {
    const start = head(grey);
    const without = (marker: number[]) => {
      const at = start.findIndex((byte, index) => byte === 0xff && start[index + 1] === marker[0]);
      const length = ((start[at + 2] ?? 0) << 8) + (start[at + 3] ?? 0);
      return [...start.slice(0, at), ...start.slice(at + 2 + length)];
    };
    expect(lacksOnlyJpegEnd(bytes(start, data(64, 1)))).toBe(true);
    expect(lacksOnlyJpegEnd(bytes(without([0xc4]), data(64, 1)))).toBe(false);
    const empty = [...without([0xda]), ...segment(0xda, [0, 0, 63, 0])];
    expect(lacksOnlyJpegEnd(bytes(empty, data(64, 1)))).toBe(false);
  });

  it('is false when the height is declared after the scan', () => {
    expect(lacksOnlyJpegEnd(bytes(head({ ...grey, height: 0 }), data(64, 1)))).toBe(false);
  });

  it('reads codes of every length, and values of more bits than are read at once', () => {
    // A code of one bit, one of two and one of 16: the end of a block, four bits, 15 times 0 with 15 bits.
    const counts = [1, 1, ...Array.from({ length: 13 }, () => 0), 1];
    const tables = [0x00, 0x10].flatMap((name) => segment(0xc4, [name, ...counts, 0, 4, 0xff]));
    const frame = segment(0xc0, [8, 0, 8, 0, 8, 1, 1, 0x11, 0]);
    const start = [0xff, 0xd8, ...frame, ...tables, ...segment(0xda, [1, 1, 0, 0, 63, 0])];
    const long = `1100000000000000${'1'.repeat(255)}`;
    const scan = (bits: string) =>
      (bits.padEnd(Math.ceil(bits.length / 8) * 8, '1').match(/.{8}/g) ?? [])
        .map((octet) => Number.parseInt(octet, 2))
        .flatMap((octet) => (octet === 0xff ? [0xff, 0] : [octet]));
    for (const bits of [`${long}0`, `${long}1010100`, `100110${'1100000000000000'}${'0'.repeat(15)}0`]) {
      expect(lacksOnlyJpegEnd(bytes(start, scan(bits)))).toBe(true);
      expect(lacksOnlyJpegEnd(bytes(start, scan(bits.slice(0, -8))))).toBe(false);
    }
  });

  it('is false of more segments, and more tables in one, than any picture has', () => {
    const [start, scan] = [head(grey), data(64, 1)];
    const comments = (count: number) => Array.from({ length: count }, () => segment(0xfe, [])).flat();
    const many = (count: number) => bytes(start.slice(0, 2), comments(count), start.slice(2), scan);
    expect([many(900), many(1000)].map(lacksOnlyJpegEnd)).toEqual([true, false]);
    const none = Array.from({ length: 16 }, () => 0);
    const tables = (count: number) => [
      ...Array.from({ length: count }, () => [0x03, ...none]).flat(),
      ...[0x00, 0x10].flatMap((name) => [name, 1, ...none.slice(1), 0]),
    ];
    const frame = segment(0xc0, [8, 0, 64, 0, 64, 1, 1, 0x11, 0]);
    const packed = (count: number) =>
      bytes([0xff, 0xd8], frame, segment(0xc4, tables(count)), segment(0xda, [1, 1, 0, 0, 63, 0]), scan);
    expect([packed(6), packed(7)].map(lacksOnlyJpegEnd)).toEqual([true, false]);
  });

  it('is false of anything else, and never throws', () => {
    const start = bytes(head(grey), data(64, 1));
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(start.length - 1), (noise, at) => {
        expect(lacksOnlyJpegEnd(noise)).toBe(false);
        const spoilt = start.slice();
        spoilt.set(noise.subarray(0, start.length - at), at);
        expect(lacksOnlyJpegEnd(spoilt)).toBeTypeOf('boolean');
      }),
    );
  });
});

describe('hasUnmarkedInks', () => {
  const inks: Shape = { width: 8, height: 8, sampling: [0x11, 0x11, 0x11, 0x11] };

  it('is true of four components without the marker of Adobe, and of nothing else', () => {
    expect(hasUnmarkedInks(bytes(head(inks), data(1, 4), end))).toBe(true);
    expect(hasUnmarkedInks(bytes(head(inks), data(1, 4)))).toBe(true);
    // What follows the first scan says nothing about its colours.
    expect(hasUnmarkedInks(bytes(head(inks), data(1, 4), [0xff, 0xc4, 0xff, 0xff]))).toBe(true);
    expect(hasUnmarkedInks(bytes(head({ ...inks, adobe: true }), data(1, 4), end))).toBe(false);
    expect(hasUnmarkedInks(bytes(head({ ...inks, sampling: [0x11, 0x11, 0x11] }), data(1, 3), end))).toBe(false);
    expect(hasUnmarkedInks(bytes(head({ ...inks, sampling: [0x11] }), data(1, 1), end))).toBe(false);
    expect(hasUnmarkedInks(Uint8Array.of())).toBe(false);
  });
});
