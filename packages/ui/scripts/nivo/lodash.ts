// Stands in for lodash: the functions that nivo uses, of a library that a bundler can shake.
import { merge as mergeTwo } from 'es-toolkit';

export { isDate, isEqual, isFunction, isPlainObject, isString, last, pick, uniq, uniqBy, without } from 'es-toolkit';
export { get, isArray, set, uniqueId } from 'es-toolkit/compat';

type Values = Record<string, unknown>;

/** Merges objects into the first, deeply. */
export function merge(target: Values, ...sources: readonly Values[]): Values {
  return sources.reduce<Values>((merged, source) => mergeTwo(merged, source), target);
}

/** Sorts figures, which is all that nivo sorts. */
export function sortBy<Item>(items: readonly Item[], by: (item: Item) => number): Item[] {
  return [...items].sort((one, other) => by(one) - by(other));
}
