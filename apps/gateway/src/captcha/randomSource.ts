import { randomInt } from 'node:crypto';

export interface RandomSource {
  /** A number from 0 to below 1. */
  part(): number;
  /** An integer from `least` to `most`, inclusive. */
  between(least: number, most: number): number;
  /** A random element of a non-empty list. */
  pick<Item>(items: readonly Item[]): Item;
}

/** Wraps a function that returns numbers from 0 to below 1. */
export function randomSourceOf(part: () => number): RandomSource {
  const between = (least: number, most: number) => least + Math.floor(part() * (most - least + 1));
  return {
    part,
    between,
    pick<Item>(items: readonly Item[]): Item {
      return items[between(0, items.length - 1)] as Item;
    },
  };
}

const steps = 2 ** 32;

/** Cryptographically secure randomness: the picture must not reveal the position of its hole. */
export const secureRandom: RandomSource = randomSourceOf(() => randomInt(steps) / steps);
