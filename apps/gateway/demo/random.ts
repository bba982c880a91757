/** Seeded random source: the same sequence on every machine. */
export interface Random {
  /** An integer from `least` to `most`, inclusive. */
  between(least: number, most: number): number;
  /** A random element of a non-empty list. */
  pick<Item>(items: readonly Item[]): Item;
}

/** Creates a generator (mulberry32: 32 bits of state, for demo data only, never for secrets). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    pick<Item>(items: readonly Item[]): Item {
      return items[between(0, items.length - 1)] as Item;
    },
  };
}
