import { type Chance, chanceOf } from '../chance.ts';

/** Chance that repeats itself: the same number gives the same pictures. */
export function seededChance(seed: number): Chance {
  let state = seed >>> 0;
  return chanceOf(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  });
}
