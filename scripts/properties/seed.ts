/** Seed of the property tests of `npm test`. */
export const fixedSeed = 20_261_126;

/** Environment variable with the seed of an exploring run. */
export const seedVariable = 'EXPLORE_SEED';

/** How many times the cases of `npm test` an exploring run draws. */
export const exploredTimes = 10;
