import { durationUnit, fen, product, productPackage } from '@lima-id/domain';
import * as z from 'zod/mini';
import { keptInTab } from '../storage/tabStorage.ts';
import { type PurchaseChoice, purchaseChoiceKey } from './purchaseChoice.ts';

const purchaseChoice = z.object({
  product: z.extend(product, { appId: z.string() }),
  package: productPackage,
  duration: z.object({ duration: z.int(), durationUnit }),
  priceFen: fen,
});

/** The choice that a visit of the confirmation is about: that of its route's state, else the one kept in this tab; null without either. */
export function readPurchaseChoice(state: unknown): PurchaseChoice | null {
  for (const candidate of [state, keptInTab(purchaseChoiceKey)]) {
    const read = purchaseChoice.safeParse(candidate);
    if (read.success) return read.data;
  }
  return null;
}
