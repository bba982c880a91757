import { captchaAnswer } from '@lima-id/api';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureAnswer } from './pictureAnswer.ts';

const number = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1000, max: 100_000 });

describe('pictureAnswer', () => {
  it('rounds when the pointer moved by fractions of pixels', () => {
    const trace = {
      challengeId: 'picture-1',
      input: 'touch',
      points: [
        [8, 0, 0],
        [30.4, -1.6, 16.666],
        [240.5, 2.2, 812.3],
      ],
    } as const;
    expect(pictureAnswer('register', trace)).toEqual({
      kind: 'picture',
      scene: 'register',
      id: 'picture-1',
      input: 'touch',
      points: [
        [8, 0, 0],
        [30, -2, 17],
        [241, 2, 812],
      ],
    });
  });

  it('includes the work result when the picture required work', () => {
    const work = { counter: 7, derivedKey: 'ab' };
    const trace = { challengeId: 'picture-1', input: 'mouse', points: [[8, 0, 0]] } as const;
    expect(pictureAnswer('register', trace, work)).toMatchObject({ work });
    expect(pictureAnswer('register', trace)).not.toHaveProperty('work');
  });

  it('is valid by the contract for any trace', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('mouse', 'touch', 'pen', 'keyboard'),
        fc.array(fc.tuple(number, number, number), { minLength: 1, maxLength: 40 }),
        (input, points) => {
          const answer = pictureAnswer('codeLogin', { challengeId: 'picture-1', input, points });
          expect(captchaAnswer.safeParse(answer).success).toBe(true);
        },
      ),
    );
  });
});
