import { durationUnit, product } from '@lima-id/domain';
import { renamed } from './rename.ts';
import { wireFlag, wireWords } from './words.ts';

/** The unit of a duration. */
export const wireDurationUnit = wireWords(durationUnit, { year: '1', month: '2', lifetime: '-1' });

/** What every app has that travels in another form; the first products of every page need no more than this. */
export const appParts = { negotiable: wireFlag, durationUnit: wireDurationUnit };

/** An app as lists show it. */
export const wireApp = renamed(product, {}, appParts);
