import { slideTimeoutMs } from '@lima-id/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { people } from '../../testing/captcha/people.ts';
import { type Robot, robots } from '../../testing/captcha/robots.ts';
import { seededRandom } from '../../testing/captcha/seededRandom.ts';
import { handTrace, keyTrace } from '../../testing/captcha/traces.ts';
import { holeRange } from './drawChallenge.ts';
import { judgeTrace, type SlideTrace } from './judgeTrace.ts';
import { keyTimeFactor, tolerancePx } from './limits.ts';
import { pictureArea, pieceStart } from './pictureArea.ts';
import { pieceSize } from './pieceShape.ts';

const geometry = { width: pictureArea.width, pieceWidth: pieceSize, pieceX: pieceStart };
const judge = (points: SlideTrace['points'], secretX: number, input: SlideTrace['input'] = 'mouse') =>
  judgeTrace({ input, points }, secretX, geometry);

const hole = fc.integer({ min: holeRange.least, max: holeRange.most });
const handInput = fc.constantFrom<SlideTrace['input']>('mouse', 'touch', 'pen');

describe('judgeTrace of a hand', () => {
  it('accepts a person who slides to the hole, within the tolerance and at any speed', () => {
    fc.assert(
      fc.property(
        hole,
        handInput,
        fc.integer({ min: -tolerancePx, max: tolerancePx }),
        fc.integer({ min: 180, max: slideTimeoutMs }),
        fc.integer({ min: 8, max: 120 }),
        fc.array(fc.double({ min: 0.3, max: 1, noNaN: true }), { minLength: 5, maxLength: 9 }),
        (secretX, input, off, ms, count, sways) => {
          fc.pre(count * 6 < ms && ms < count * 115);
          const sway = (point: number) => (sways[point % sways.length] ?? 0) * (point % 2 === 0 ? 1 : -1);
          const points = handTrace(pieceStart, secretX + off, { ms, count, sway });
          fc.pre(points.every(([, , at], index) => index === 0 || at >= (points[index - 1]?.[2] ?? 0)));
          fc.pre((points.at(-1)?.[0] ?? 0) <= pictureArea.width - pieceSize);
          expect(judge(points, secretX, input)).toBe('passed');
        },
      ),
    );
  });

  it('counts a release outside the hole as a miss', () => {
    fc.assert(
      fc.property(hole, hole, (secretX, endX) => {
        fc.pre(Math.abs(secretX - endX) > tolerancePx);
        expect(judge(handTrace(pieceStart, endX), secretX)).toBe('missed');
      }),
    );
  });

  it('accepts a trackpad in two strokes with a pause, and a hand that overshoots and returns', () => {
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
  it('accepts page and arrow keys at any speed within 30 seconds', () => {
    fc.assert(
      fc.property(hole, fc.integer({ min: 30, max: 1_200 }), (secretX, everyMs) => {
        expect(judge(keyTrace(pieceStart, secretX, everyMs), secretX, 'keyboard')).toBe('passed');
      }),
    );
  });

  it('accepts arrow keys alone, and End with steps back', () => {
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

  it('counts a jump to the hole, and keys that end next to it, as misses', () => {
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
    const slow = keyTrace(pieceStart, 200, (slideTimeoutMs * keyTimeFactor) / 5);
    expect(judge(slow, 200, 'keyboard')).toBe('slow');
  });
});

describe('judgeTrace of recorded people', () => {
  it.each([...new Set(people.map(({ hand }) => hand))])('accepts every slide by %s', (hand) => {
    const takes = people.filter((take) => take.hand === hand);
    expect(takes.length).toBeGreaterThanOrEqual(6);
    for (const { input, points } of takes)
      expect([hand, judge(points, points.at(-1)?.[0] ?? 0, input)]).toEqual([hand, 'passed']);
  });

  it('is tested with hands of every input type', () => {
    expect(new Set(people.map(({ input }) => input))).toEqual(new Set(['mouse', 'touch', 'keyboard']));
    expect(new Set(people.map(({ hand }) => hand)).size).toBeGreaterThanOrEqual(20);
  });
});

describe('judgeTrace of robots', () => {
  const rounds = Array.from({ length: 200 }, (_, round) => seededRandom(round * 7_919 + 3));
  const passes = ({ input, trace }: Robot) =>
    rounds.filter((random) => {
      const secretX = random.between(holeRange.least, holeRange.most);
      return judge(trace(pieceStart, secretX, random), secretX, input) === 'passed';
    }).length;
  const named = Object.entries(robots);

  /** Of 200. A short way in many steps is mostly rounding. */
  const maxPassed: Record<string, number> = {
    'even steps, noise in all': 6,
    'ease in and out, 1 ms of noise': 6,
    'sine, 1 ms of noise': 6,
  };

  it.each(named.filter(([name]) => !name.startsWith('imitation')))(
    'rejects %s, though they end at the hole',
    (name, robot) => {
      expect(passes(robot)).toBeLessThanOrEqual(maxPassed[name] ?? 0);
    },
  );

  // These are the reason for the proof of work (docs/adr/0017): no trace analysis distinguishes a good imitation from a person.
  it.each(named.filter(([name]) => name.startsWith('imitation')))('accepts an %s', (_name, robot) => {
    expect(passes(robot)).toBe(rounds.length);
  });
});

describe('judgeTrace', () => {
  it('returns a verdict for any input, and never accepts what ends elsewhere', () => {
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
