import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../testing/captcha/seededRandom.ts';
import { type DrawnChallenge, drawChallenge, holeRange } from './drawChallenge.ts';
import { pictureArea, pieceStart } from './pictureArea.ts';
import { pieceSize } from './pieceShape.ts';
import { randomSourceOf, secureRandom } from './randomSource.ts';

function dataOf(address: string): Buffer {
  const [head, data = ''] = address.split(',');
  expect(head).toBe('data:image/webp;base64');
  return Buffer.from(data, 'base64');
}

async function pixelsOf(address: string) {
  const image = await loadImage(dataOf(address));
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

/** Chunks of a WebP file: name and content. */
function partsOf(file: Buffer): { name: string; content: string }[] {
  const parts: { name: string; content: string }[] = [];
  for (let at = 12; at < file.length; ) {
    const length = file.readUInt32LE(at + 4);
    const content = file.toString('base64', at + 8, at + 8 + length);
    parts.push({ name: file.toString('latin1', at, at + 4), content });
    at += 8 + length + (length % 2);
  }
  return parts;
}

const drawn = Array.from({ length: 12 }, (_, seed) => drawChallenge(seededRandom(seed * 7_919 + 1)));

describe('drawChallenge', () => {
  it("places the hole within the piece's range, away from its start and below the buttons of the picture", () => {
    for (const { secretX, pieceX, pieceY } of drawn) {
      expect(pieceX).toBe(pieceStart);
      expect(secretX).toBeGreaterThanOrEqual(holeRange.least);
      expect(secretX).toBeLessThanOrEqual(holeRange.most);
      expect(holeRange.most).toBeLessThanOrEqual(pictureArea.width - pieceSize);
      expect(pieceY).toBeGreaterThanOrEqual(44);
      expect(pieceY + pieceSize).toBeLessThanOrEqual(pictureArea.height);
    }
  });

  it('renders picture and piece at twice the pixel density, in a few kilobytes', async () => {
    for (const { picture, piece } of drawn) {
      const [large, small] = await Promise.all([pixelsOf(picture), pixelsOf(piece)]);
      expect([large.width, large.height]).toEqual([2 * pictureArea.width, 2 * pictureArea.height]);
      expect([small.width, small.height]).toEqual([2 * pieceSize, 2 * pieceSize]);
      expect(dataOf(picture).length).toBeLessThan(22_000);
      expect(dataOf(piece).length).toBeLessThan(4_000);
    }
  });

  it('renders a piece with a transparent background', async () => {
    for (const { piece } of drawn) {
      const { data, width } = await pixelsOf(piece);
      const opacity = (x: number, y: number) => data[(y * width + x) * 4 + 3];
      expect(opacity(1, 1)).toBe(0);
      expect(opacity(width - 2, width - 2)).toBe(0);
      expect(opacity(width / 2, width / 2)).toBe(255);
    }
  });

  it('writes no metadata into the files but a common profile', () => {
    const parts = drawn.flatMap(({ picture, piece }) => [...partsOf(dataOf(picture)), ...partsOf(dataOf(piece))]);
    const names = new Set(parts.map(({ name }) => name));
    expect([...names].sort()).toEqual(['ALPH', 'ICCP', 'VP8 ', 'VP8X']);
    const profiles = new Set(parts.filter(({ name }) => name === 'ICCP').map(({ content }) => content));
    expect(profiles.size).toBe(1);
  });

  it('renders the same piece wherever the hole is', () => {
    const places = [holeRange.least, 200, holeRange.most];
    const pieces = places.map((place) => {
      const random = seededRandom(5);
      let isPlaced = false;
      return drawChallenge({
        ...random,
        between(least, most) {
          // The first random x is that of the hole.
          const isHole = !isPlaced && least === holeRange.least && most === holeRange.most;
          isPlaced ||= isHole;
          const drawnNumber = random.between(least, most);
          return isHole ? place : drawnNumber;
        },
      });
    });
    expect(pieces.map(({ secretX }) => secretX)).toEqual(places);
    expect(new Set(pieces.map(({ piece }) => piece)).size).toBe(1);
    expect(new Set(pieces.map(({ picture }) => picture)).size).toBe(places.length);
  });

  it('never renders the same picture twice, except with the same seed', () => {
    const [one, other] = [drawChallenge(secureRandom), drawChallenge(secureRandom)];
    expect(one.picture).not.toBe(other.picture);
    expect(drawChallenge(seededRandom(8))).toEqual(drawChallenge(seededRandom(8)));
    expect(new Set(drawn.map(({ picture }) => picture)).size).toBe(drawn.length);
  });

  it('makes the hole visible: its centre differs from the background around it', async () => {
    const bright = async ({ picture, pieceY, secretX }: DrawnChallenge) => {
      const { data, width } = await pixelsOf(picture);
      const at = (x: number, y: number) => {
        const offset = (Math.round(y * 2) * width + Math.round(x * 2)) * 4;
        return ((data[offset] ?? 0) + (data[offset + 1] ?? 0) + (data[offset + 2] ?? 0)) / 3;
      };
      const inside: number[] = [];
      for (let x = 16; x < 32; x += 1) for (let y = 16; y < 32; y += 1) inside.push(at(secretX + x, pieceY + y));
      return inside.reduce((sum, value) => sum + value, 0) / inside.length;
    };
    for (const challenge of drawn) {
      const middle = await bright(challenge);
      expect(middle).toBeGreaterThan(40);
      expect(middle).toBeLessThan(190);
    }
  });
});

describe('randomSourceOf', () => {
  it('stays within its bounds at both ends', () => {
    for (const part of [0, 0.5, 1 - 2 ** -32]) {
      const random = randomSourceOf(() => part);
      expect(random.between(-3, 4)).toBeGreaterThanOrEqual(-3);
      expect(random.between(-3, 4)).toBeLessThanOrEqual(4);
      expect(['a', 'b', 'c']).toContain(random.pick(['a', 'b', 'c']));
    }
  });
});
