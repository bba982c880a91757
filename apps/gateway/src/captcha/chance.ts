import { randomInt } from 'node:crypto';

/** A source of chance. */
export interface Chance {
  /** A number from 0 to below 1. */
  part(): number;
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  /** One of a list that is not empty. */
  pick<Item>(items: readonly Item[]): Item;
}

/** Makes a source of chance from a function that gives numbers from 0 to below 1. */
export function chanceOf(part: () => number): Chance {
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

/** Chance that nobody can foretell: what a picture shows must not tell where its hole was put. */
export const secretChance: Chance = chanceOf(() => randomInt(steps) / steps);
