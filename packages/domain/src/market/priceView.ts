import { priceMessages } from '../messages/price.ts';
import type { Product } from './product.ts';

/** How a price is shown: an amount, or words in its place. */
export type PriceView = { kind: 'amount'; priceFen: number } | { kind: 'words'; text: string };

/** How a price in fen is shown: 价格面议 when on request or when it is unknown (null), 免费 when zero. Source: docs/rules/market.md. */
export function viewPrice(negotiable: Product['negotiable'], priceFen: number | null): PriceView {
  if (negotiable || priceFen === null) return { kind: 'words', text: priceMessages.onRequest };
  return priceFen === 0 ? { kind: 'words', text: priceMessages.free } : { kind: 'amount', priceFen };
}
