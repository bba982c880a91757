import { slideTimeoutMs } from '@lima-id/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holeRange, pictureArea, pieceStart } from './drawChallenge.ts';
import { judgeTrace, type SlideTrace } from './judgeTrace.ts';
import { keyPatience, tolerancePx } from './limits.ts';
import { pieceSize } from './pieceShape.ts';
import { handTrace, keyTrace } from './testing/traces.ts';

const geometry = { width: pictureArea.width, pieceWidth: pieceSize, pieceX: pieceStart };
const judge = (points: SlideTrace['points'], secretX: number, input: SlideTrace['input'] = 'mouse') =>
  judgeTrace({ input, points }, secretX, geometry);

const hole = fc.integer({ min: holeRange.least, max: holeRange.most });
const handInput = fc.constantFrom<SlideTrace['input']>('mouse', 'touch', 'pen');

/** A drag as browser automation makes it: even steps, at the pace of a screen. */
function automatedDrag(endX: number, steps: number, paces: readonly number[]): SlideTrace['points'] {
  const points: SlideTrace['points'] = [[pieceStart, 0, 0]];
  let ms = 4;
  for (let step = 1; step <= steps; step += 1) {
    points.push([Math.round(pieceStart + ((endX - pieceStart) * step) / steps), 0, ms]);
    ms += paces[step % paces.length] ?? 25;
  }
  return points;
}

describe('judgeTrace of a hand', () => {
  it('passes a person who slides to the hole, within the tolerance and at any pace', () => {
    fc.assert(
      fc.property(
        hole,
        handInput,
        fc.integer({ min: -tolerancePx, max: tolerancePx }),
        fc.integer({ min: 180, max: slideTimeoutMs }),
        fc.integer({ min: 8, max: 120 }),
        fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 5, maxLength: 9 }),
        (secretX, input, off, ms, count, sways) => {
          const sway = (point: number) => (count * 5 < ms ? (sways[point % sways.length] ?? 0) : 0);
          const points = handTrace(pieceStart, secretX + off, { ms, count, sway });
          fc.pre(points.every(([, , at], index) => index === 0 || at >= (points[index - 1]?.[2] ?? 0)));
          fc.pre((points.at(-1)?.[0] ?? 0) <= pictureArea.width - pieceSize);
          expect(judge(points, secretX, input)).toBe('passed');
        },
      ),
    );
  });

  it('misses whoever lets go beside the hole', () => {
    fc.assert(
      fc.property(hole, hole, (secretX, endX) => {
        fc.pre(Math.abs(secretX - endX) > tolerancePx);
        expect(judge(handTrace(pieceStart, endX), secretX)).toBe('missed');
      }),
    );
  });

  it.each([
    ['of 12 steps in 300 ms', 12, [24, 26, 25]],
    ['of 12 steps at the pace of a screen', 12, [17, 16, 17]],
    ['of 30 steps', 30, [16, 17, 17]],
  ])('passes an automated drag %s', (_kind, steps, paces) => {
    expect(judge(automatedDrag(220, steps, paces), 220)).toBe('passed');
  });

  it('passes a trackpad in two strokes with a rest between them, and a hand that goes too far and back', () => {
    const first = handTrace(pieceStart, 150, { ms: 400 });
    const second = handTrace(150, 251, { ms: 300 }).map(([x, y, ms]): [number, number, number] => [x, y, ms + 1_200]);
    expect(judge([...first, ...second], 250)).toBe('passed');
    const back = handTrace(262, 249, { ms: 300, count: 8 }).map(([x, y, ms]): [number, number, number] => [
      x,
      y,
      ms + 900,
    ]);
    expect(judge([...handTrace(pieceStart, 262), ...back], 250)).toBe('passed');
  });

  it.each<[string, SlideTrace['points']]>([
    [
      'one jump',
      [
        [8, 0, 0],
        [200, 0, 600],
      ],
    ],
    [
      'one jump among points that stay',
      [
        [8, 0, 0],
        [8, 0, 90],
        [9, 1, 150],
        [200, 0, 300],
        [200, 1, 350],
        [200, 1, 400],
      ],
    ],
    ['a slide in no time', handTrace(8, 200, { ms: 10 }).map(([x, y]): [number, number, number] => [x, y, 0])],
    ['even steps in even times', Array.from({ length: 17 }, (_, step) => [8 + step * 12, 0, step * 20])],
    ['a start elsewhere', handTrace(60, 200)],
    ['a start before the hold', [[8, 0, 50], ...handTrace(8, 200).slice(1)]],
    [
      'times that run back',
      handTrace(8, 200).map(([x, y, ms], index): [number, number, number] => [x, y, index === 9 ? 5 : ms]),
    ],
    ['a way outside the picture', [...handTrace(8, 200).slice(0, 10), [420, 0, 500], ...handTrace(8, 200).slice(20)]],
    ['numbers that are none', [...handTrace(8, 200).slice(0, 10), [Number.NaN, 0, 500]]],
    ['no point at all', []],
    ['a single point', [[200, 0, 0]]],
  ])('misses %s though it ends at the hole', (_kind, points) => {
    expect(judge(points, 200)).toBe('missed');
  });

  it('is slow after more than 3 seconds from the first move, wherever it ends', () => {
    fc.assert(
      fc.property(hole, hole, fc.integer({ min: slideTimeoutMs + 200, max: 60_000 }), (secretX, endX, ms) => {
        expect(judge(handTrace(pieceStart, endX, { ms }), secretX)).toBe('slow');
      }),
    );
  });

  it('does not count the time before the first move', () => {
    const points = handTrace(pieceStart, 200, { ms: 2_000 });
    const rested = points.map(([x, y, ms], index): [number, number, number] => [x, y, index === 0 ? 0 : ms + 8_000]);
    expect(judge(rested, 200)).toBe('passed');
  });
});

describe('judgeTrace of keys', () => {
  it('passes page and arrow keys at any pace of up to 30 seconds', () => {
    fc.assert(
      fc.property(hole, fc.integer({ min: 30, max: 1_200 }), (secretX, everyMs) => {
        expect(judge(keyTrace(pieceStart, secretX, everyMs), secretX, 'keyboard')).toBe('passed');
      }),
    );
  });

  it('passes arrow keys alone, and End with steps back', () => {
    const arrows = Array.from({ length: 59 }, (_, step): [number, number, number] => [8 + step * 4, 0, step * 33]);
    expect(judge(arrows, 242, 'keyboard')).toBe('passed');
    expect(
      judge(
        [
          [8, 0, 0],
          [352, 0, 0],
          [312, 0, 240],
          [308, 0, 420],
        ],
        306,
        'keyboard',
      ),
    ).toBe('passed');
  });

  it('misses a jump to the hole, and keys that end beside it', () => {
    expect(
      judge(
        [
          [8, 0, 0],
          [200, 0, 500],
        ],
        200,
        'keyboard',
      ),
    ).toBe('missed');
    expect(
      judge(
        [
          [8, 0, 0],
          [108, 0, 300],
          [200, 0, 500],
        ],
        200,
        'keyboard',
      ),
    ).toBe('missed');
    expect(judge(keyTrace(pieceStart, 240), 200, 'keyboard')).toBe('missed');
  });

  it('is slow after ten times the time of a hand', () => {
    const slow = keyTrace(pieceStart, 200, (slideTimeoutMs * keyPatience) / 5);
    expect(judge(slow, 200, 'keyboard')).toBe('slow');
  });
});

describe('judgeTrace', () => {
  it('says something about whatever is sent, and never passes what ends elsewhere', () => {
    const number = fc.oneof(fc.double(), fc.integer({ min: -500, max: 900 }));
    const trace = fc.record({
      input: fc.constantFrom<SlideTrace['input']>('mouse', 'touch', 'pen', 'keyboard'),
      points: fc.array(fc.tuple(number, number, number), { maxLength: 40 }),
    });
    fc.assert(
      fc.property(trace, hole, (given, secretX) => {
        const isNear = Math.abs((given.points.at(-1)?.[0] ?? Number.NaN) - secretX) <= tolerancePx;
        const possible = isNear ? ['passed', 'missed', 'slow'] : ['missed', 'slow'];
        expect(possible).toContain(judgeTrace(given, secretX, geometry));
      }),
    );
  });
});
