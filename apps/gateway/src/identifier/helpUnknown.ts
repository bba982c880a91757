import { parseIdentifier } from '@lima-id/domain';
import { createBoundedMap } from '../platform/cache/boundedMap.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Store } from '../platform/database/database.ts';
import { createGoodsExplainer } from './goods.ts';
import { offeredVisitors, offersPerVisitor, offersWindowMs } from './limits.ts';
import type { MissingAnswer } from './lookUp.ts';
import { createNearCodeFinder } from './nearCodes.ts';

/** Adds to an answer without a record what leads on from there, for a visitor as `visitorOf` names him. */
export type HelpUnknown = (typed: string, answer: MissingAnswer, visitor: string) => Promise<MissingAnswer>;

/** Counts how many unknown codes of a visitor are helped with; in memory, as calls are counted. */
function createOfferCounter(clock: Clock): (visitor: string) => boolean {
  const counted = createBoundedMap<string, { total: number; endsMs: number }>(offeredVisitors);
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
 * Makes the help: the codes near to one that nobody has, and what a barcode or a GS1 link is. A visitor gets it for so many codes only,
 * so that nobody lists an enterprise's codes by guessing beside them; what he gets beyond is the plain answer.
 */
export function createUnknownHelp(store: Store, clock: Clock): HelpUnknown {
  const findNear = createNearCodeFinder(store, clock);
  const explainGoods = createGoodsExplainer(store);
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
