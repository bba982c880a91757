import { describe, expect, it } from 'vitest';
import { drawChallenge } from '../../../src/captcha/drawChallenge.ts';
import { tolerancePx } from '../../../src/captcha/limits.ts';
import { seededRandom } from '../seededRandom.ts';
import { seeChallenge } from './pixels.ts';
import { solvers } from './solvers.ts';

const pictures = 24;

describe('pixel-sum solvers', () => {
  it('find the hole at the first attempt in at most one of three pictures', async () => {
    const solved = { edgeSums: 0, rimAgainstInside: 0, darkest: 0 };
    const names = Object.keys(solved) as (keyof typeof solved)[];
    for (let picture = 0; picture < pictures; picture += 1) {
      const drawn = drawChallenge(seededRandom(picture * 7_919 + 11));
      const seen = await seeChallenge(drawn);
      for (const name of names) {
        const [first = Number.NaN] = solvers[name](seen);
        if (Math.abs(first - drawn.secretX) <= tolerancePx) solved[name] += 1;
      }
    }
    for (const name of names) expect([name, solved[name] / pictures < 0.35]).toEqual([name, true]);
  }, 120_000);
});
