import { parseIdentifier } from '@lima-id/domain';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../platform/clock/clock.ts';
import type { Store } from '../schema/store.ts';
import { createGoodsExplainer } from './goods.ts';
import { offeredVisitors, offersPerVisitor, offersWindowMs } from './limits.ts';
import type { MissingAnswer } from './lookup/lookUp.ts';
import { createNearCodeFinder } from './nearCodes.ts';

/** Adds suggestions to an answer without a record, for a visitor as identified by `visitorOf`. */
export type SuggestForUnknown = (typed: string, answer: MissingAnswer, visitor: string) => Promise<MissingAnswer>;

/** Counts suggestions per visitor; in memory, like the rate limit of calls. */
function createOfferCounter(clock: Clock): (visitor: string) => boolean {
  const counted = new LRUCache<string, { total: number; endsMs: number }>({ max: offeredVisitors });
  return (visitor) => {
    const nowMs = clock.now().getTime();
    const held = counted.get(visitor);
    const count = held !== undefined && nowMs < held.endsMs ? held : { total: 0, endsMs: nowMs + offersWindowMs };
    count.total += 1;
    counted.set(visitor, count);
    return count.total <= offersPerVisitor;
  };
}

/**
 * Creates the suggestions: codes similar to an unknown one, and explanations of barcodes and GS1 links. Rate limited per visitor, so that
 * nobody can enumerate an enterprise's codes by guessing; beyond the limit the answer has no suggestions. `publicUrl` is that of the portal;
 * empty when unknown.
 */
export function createSuggester(store: Store, clock: Clock, publicUrl: string): SuggestForUnknown {
  const findNear = createNearCodeFinder(store, clock, publicUrl);
  const explainGoods = createGoodsExplainer(store, publicUrl);
  const mayOffer = createOfferCounter(clock);
  return async (typed, answer, visitor) => {
    const { status, data } = answer;
    if (status === 400) return (await explainGoods(typed)) ?? answer;
    if (status !== 404 || data.failedSegment !== 'objectCode' || !mayOffer(visitor)) return answer;
    const verdict = parseIdentifier(typed);
    const suggestions = verdict.ok ? await findNear(verdict.code) : [];
    return suggestions.length === 0 ? answer : { ...answer, data: { ...data, suggestions } };
  };
}
