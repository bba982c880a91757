import {
  type DurationUnit,
  displayYuan,
  type Product,
  type PurchaseDuration,
  priceMessages,
  viewPrice,
} from '@lima-id/domain';
import type { Texts } from '../locale/useTexts.ts';
import type { priceTagTexts } from './PriceTag.texts.ts';

/** What a price is for: one of a unit, or a whole duration. */
export type PricePeriod = DurationUnit | PurchaseDuration;

/** What a price is made of. */
export interface PriceFacts {
  /** Whole fen; null when it is not known. */
  priceFen: number | null;
  negotiable: Product['negotiable'];
  per: PricePeriod | undefined;
  /** Whole fen before a reduction. */
  originalFen: number | undefined;
  /** Without decimals that are zero. */
  bare: boolean;
}

/** A price ready to be shown: words, or an amount with the period it pays for. */
export type PriceParts =
  | { kind: 'words'; text: string }
  | { kind: 'amount'; amount: string; period: string; original: string | null; spoken: string };

type PriceTexts = Texts<typeof priceTagTexts>;

function periodTexts(per: PricePeriod | undefined, texts: PriceTexts): { shown: string; spoken: string } {
  if (per === undefined) return { shown: '', spoken: '' };
  if (typeof per === 'string') {
    const unit = texts.units[per];
    return { shown: per === '-1' ? unit : `/${unit}`, spoken: texts.spokenUnits[per] };
  }
  const length = texts.duration(per);
  return { shown: per.durationUnit === '-1' ? length : `/ ${length}`, spoken: length };
}

/** Puts a price into words and figures; the rules say when it is words. An original price that is not higher is left out. */
export function priceParts(
  { priceFen, negotiable, per, originalFen, bare }: PriceFacts,
  texts: PriceTexts,
): PriceParts {
  const view = viewPrice(negotiable, priceFen);
  if (view.kind === 'words') {
    return { kind: 'words', text: view.text === priceMessages.free ? texts.free : texts.onRequest };
  }
  const amount = displayYuan(view.priceFen, bare);
  const period = periodTexts(per, texts);
  const reduced = originalFen !== undefined && originalFen > view.priceFen;
  return {
    kind: 'amount',
    amount,
    period: period.shown,
    original: reduced ? displayYuan(originalFen, bare) : null,
    spoken: texts.spoken(amount, period.spoken),
  };
}
