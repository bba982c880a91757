import {
  compareAmounts,
  marketMessages,
  type OrderDraft,
  type OrderedLine,
  type OrderLine,
  priceDuration,
  readDuration,
} from '@lima-id/domain';
import type { OwnRefusal } from '../platform/http/refusals.ts';
import type { Offer, OrderParts } from './orderParts.ts';
import { orderRefusals } from './refusals.ts';

/** Lines to store, or the refusal of the order. */
export type CheckedLines = { lines: OrderedLine[] } | { refusal: OwnRefusal };

/** Whether a line matches the current offer. */
function isOffered(line: OrderLine, { productId, productName, appId, details }: Offer): boolean {
  return (
    line.productId === productId &&
    line.productName === productName &&
    line.appId === appId &&
    line.packageName === details.name
  );
}

/**
 * Recomputes an order from the market's current offers. Rejects unlisted apps, packages with another name or app, prices on request,
 * durations without a price, and amounts that differ by one fen.
 */
export async function checkLines(parts: Pick<OrderParts, 'readOffer'>, draft: OrderDraft): Promise<CheckedLines> {
  const lines: OrderedLine[] = [];
  const pricesFen: number[] = [];
  const offers = new Map<string, Offer | null>();
  for (const line of draft.orderDetails) {
    const id = line.packageProductId;
    const offer = offers.get(id) ?? (await parts.readOffer(id));
    offers.set(id, offer);
    if (offer === null) return { refusal: orderRefusals.appMissing };
    if (!isOffered(line, offer)) return { refusal: orderRefusals.offerDiffers };
    const duration = readDuration(line.purchaseDuration);
    if (duration === null) return { refusal: orderRefusals.conflicts(marketMessages.duration.noDuration) };
    const price = priceDuration(offer.details, duration, offer.negotiable);
    if (!price.ok) return { refusal: orderRefusals.conflicts(price.message) };
    lines.push({ ...line, picture: offer.picture });
    pricesFen.push(price.priceFen);
  }
  if (!lines.some(({ productId }) => productId === draft.productId)) return { refusal: orderRefusals.offerDiffers };
  const verdict = compareAmounts(draft, pricesFen);
  return verdict.ok ? { lines } : { refusal: orderRefusals.conflicts(verdict.message) };
}
