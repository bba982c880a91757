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

/** Period of a price: one unit, or a whole duration. */
export type PricePeriod = DurationUnit | PurchaseDuration;

/** The inputs of a price. */
export interface PriceFacts {
  /** Whole fen; null when unknown. */
  priceFen: number | null;
  negotiable: Product['negotiable'];
  per: PricePeriod | undefined;
  /** Original price in whole fen. */
  originalFen: number | undefined;
  /** Omit zero decimals. */
  bare: boolean;
}

/** A formatted price: a text, or an amount with its period. */
export type PriceParts =
  | { kind: 'words'; text: string }
  | { kind: 'amount'; amount: string; period: string; original: string | null; spoken: string };

type PriceTexts = Texts<typeof priceTagTexts>;

function periodTexts(per: PricePeriod | undefined, texts: PriceTexts): { shown: string; spoken: string } {
  if (per === undefined) return { shown: '', spoken: '' };
  if (typeof per === 'string') {
    const unit = texts.units[per];
    return { shown: per === 'lifetime' ? unit : `/${unit}`, spoken: texts.spokenUnits[per] };
  }
  const length = texts.duration(per);
  return { shown: per.durationUnit === 'lifetime' ? length : `/ ${length}`, spoken: length };
}

/** Formats a price; the domain rules decide when it is a text. An original price that is not higher is omitted. */
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
