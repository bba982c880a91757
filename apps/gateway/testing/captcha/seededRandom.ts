import { type RandomSource, randomSourceOf } from '../../src/captcha/randomSource.ts';

/** Seeded randomness: the same seed gives the same pictures. */
export function seededRandom(seed: number): RandomSource {
  let state = seed >>> 0;
  return randomSourceOf(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  });
}
