// Stands for `fast-check` in an exploring run: the same module, with more cases for each property than its test asks for.
import * as original from '../../node_modules/fast-check/lib/fast-check.js';
import { exploredTimes } from './seed.ts';

const { numRuns: defaultRuns = 100 } = original.readConfigureGlobal();

export * from '../../node_modules/fast-check/lib/fast-check.js';

export const assert = ((property: original.IRawProperty<unknown>, parameters: original.Parameters<unknown> = {}) =>
  original.assert(property, {
    ...parameters,
    numRuns: (parameters.numRuns ?? defaultRuns) * exploredTimes,
  })) as typeof original.assert;

export default { ...original, assert };
