import { coatingTries, coatingTriesMs } from '@lima-id/domain';
import type { AttemptLimit } from '../../platform/attempts/attempts.ts';

/** Wrong codes that a visitor may try for one identifier. */
export const triesOfVisitor: AttemptLimit = { kind: 'coating-visitor', max: coatingTries, windowMs: coatingTriesMs };

/** Wrong codes that are taken for an identifier from all visitors: who has many addresses is held here. */
export const triesForIdentifier: AttemptLimit = { kind: 'coating-identifier', max: 30, windowMs: coatingTriesMs };

/** Wrong codes of one visitor over all identifiers; many people may stand behind one address. */
export const triesOverall: AttemptLimit = { kind: 'coating-overall', max: 100, windowMs: coatingTriesMs };
