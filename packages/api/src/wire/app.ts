import { durationUnit, product } from '@lima-id/domain';
import * as z from 'zod/mini';
import { completing, eachOf } from './completing.ts';
import { renamed } from './rename.ts';
import { wireFlag, wireWords } from './words.ts';

/** The unit of a duration. */
export const wireDurationUnit = wireWords(durationUnit, { year: '1', month: '2', lifetime: '-1' });

/** What every app has that travels in another form; the first products of every page need no more than this. */
export const appParts = { negotiable: wireFlag, durationUnit: z.nullable(wireDurationUnit) };

/** An app as lists show it. */
export const wireApp = renamed(product, {}, appParts);

/** Completes an app of another gateway, which may not say what the price is for. */
export const adaptApp = completing({ durationUnit: null });

/** Completes a list of apps of another gateway. */
export const adaptApps = eachOf(adaptApp);

/** Completes a page of apps of another gateway. */
export const adaptAppPage = completing({}, { records: adaptApps });
