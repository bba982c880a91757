import { coatingTries, coatingTriesMs } from '@lima-id/domain';
import type { AttemptLimit } from '../../platform/attempts/attempts.ts';

/** Wrong codes per visitor and identifier. */
export const triesOfVisitor: AttemptLimit = { kind: 'coating-visitor', max: coatingTries, windowMs: coatingTriesMs };

/** Wrong codes per identifier from all visitors: limits attackers with many addresses. */
export const triesForIdentifier: AttemptLimit = { kind: 'coating-identifier', max: 30, windowMs: coatingTriesMs };

/** Wrong codes per visitor; many people may share one address. */
export const triesOverall: AttemptLimit = { kind: 'coating-overall', max: 100, windowMs: coatingTriesMs };
