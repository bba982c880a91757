import type { SlideTrace } from '../../src/captcha/judgeTrace.ts';
import type { RandomSource } from '../../src/captcha/randomSource.ts';
import { handTrace } from './traces.ts';

type Points = SlideTrace['points'];

/** A robot that knows the position of the hole and generates a trace to it. */
export interface Robot {
  input: SlideTrace['input'];
  trace: (startX: number, endX: number, random: RandomSource) => Points;
}

/** Points along an easing curve, with noise in px and ms. */
function along(curve: (part: number) => number, noise: { px?: number; up?: number; ms?: number } = {}): Robot['trace'] {
  return (startX, endX, random) => {
    const count = random.between(12, 40);
    const pace = random.between(14, 26);
    const { px = 0, up = 0, ms = 0 } = noise;
    const points: Points = [[startX, 0, 0]];
    for (let step = 1; step <= count; step += 1) {
      const x = startX + (endX - startX) * curve(step / count) + (step === count ? 0 : random.between(-px, px));
      points.push([Math.round(x), random.between(-up, up), 60 + step * pace + random.between(-ms, ms)]);
    }
    return points;
  };
}

const smooth = (part: number) => part * part * (3 - 2 * part);
const cubicOut = (part: number) => 1 - (1 - part) ** 3;
const sine = (part: number) => (1 - Math.cos(Math.PI * part)) / 2;

/** Robots by description. Those whose name begins with "imitation" are good: their traces cannot be told from people's. */
export const robots: Readonly<Record<string, Robot>> = {
  'even steps': { input: 'mouse', trace: along((part) => part) },
  'even steps, 1 ms of noise': { input: 'mouse', trace: along((part) => part, { ms: 1 }) },
  'even steps, noise in all': { input: 'touch', trace: along((part) => part, { px: 2, up: 2, ms: 4 }) },
  'ease in and out': { input: 'mouse', trace: along(smooth) },
  'ease in and out, 1 ms of noise': { input: 'mouse', trace: along(smooth, { ms: 1 }) },
  'ease out, 2 ms of noise': { input: 'touch', trace: along(cubicOut, { ms: 2 }) },
  'sine, 1 ms of noise': { input: 'pen', trace: along(sine, { ms: 1 }) },
  'one jump': {
    input: 'mouse',
    trace: (startX, endX, random) => [
      [startX, 0, 0],
      [endX, 0, random.between(300, 900)],
    ],
  },
  'one jump among points that stay': {
    input: 'mouse',
    trace: (startX, endX, random) => {
      const rests = (x: number, from: number): Points =>
        Array.from({ length: 6 }, (_, rest) => [x + random.between(0, 1), random.between(-1, 1), from + rest * 18]);
      return [[startX, 0, 0], ...rests(startX, 80), ...rests(endX - 1, 320)];
    },
  },
  'leaps with rests': {
    input: 'mouse',
    trace: (startX, endX, random) => {
      const points: Points = [[startX, 0, 0]];
      const count = random.between(5, 7);
      for (let step = 1; step <= count; step += 1) {
        const x = Math.round(startX + ((endX - startX) * step) / count) + (step === count ? 0 : random.between(-4, 4));
        points.push([x, random.between(-3, 3), (points.at(-1)?.[2] ?? 0) + random.between(150, 400)]);
      }
      return points;
    },
  },
  'everything within 100 ms': {
    input: 'mouse',
    trace: (startX, endX, random) =>
      handTrace(startX, endX, { ms: 8, sway: () => random.part() }).map(([x, y, ms]) => [x, y, Math.min(ms, 99)]),
  },
  'keyboard, three points in 40 ms': {
    input: 'keyboard',
    trace: (startX, endX) => [
      [startX, 0, 0],
      [startX + Math.round((endX - startX) / 2), 0, 20],
      [endX, 0, 40],
    ],
  },
  'keyboard, every press at once': {
    input: 'keyboard',
    trace: (startX, endX) =>
      Array.from({ length: Math.round((endX - startX) / 4) + 1 }, (_, step) => [startX + step * 4, 0, step * 10]),
  },
  'keyboard, jumps within a second': {
    input: 'keyboard',
    trace: (startX, endX, random) => [
      [startX, 0, 0],
      [endX - 90, 0, random.between(100, 300)],
      [endX, 0, random.between(400, 900)],
    ],
  },
  'imitation of a hand': {
    input: 'mouse',
    trace: (startX, endX, random) =>
      handTrace(startX, endX, { ms: random.between(500, 1_400), sway: () => random.part() * 2 - 1 }),
  },
  'imitation of a held key': {
    input: 'keyboard',
    trace: (startX, endX, random) =>
      Array.from({ length: Math.round((endX - startX) / 4) + 1 }, (_, step) => [
        startX + step * 4,
        0,
        step === 0 ? 0 : 300 + step * 33 + random.between(0, 3),
      ]),
  },
};
