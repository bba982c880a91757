import {
  type DurationUnit,
  durationUnit,
  fen,
  type OfferedDuration,
  type ProductDetail,
  type ProductPackage,
  product,
  productPackage,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import { keepInTab, keptInTab } from '../storage/tabStorage.ts';

const purchaseChoice = z.object({
  product: z.extend(product, { appId: z.string() }),
  package: productPackage,
  duration: z.object({ duration: z.int(), durationUnit }),
  /** What the app's page asked for it; the gateway computes again. */
  priceFen: fen,
});

/** What a visitor chose on an app's page and takes to the confirmation of the order. */
export type PurchaseChoice = z.infer<typeof purchaseChoice> & { duration: { durationUnit: DurationUnit } };

/** What is bought when a package of an app is, for a duration that it offers. */
export function choiceOf(app: ProductDetail, chosen: ProductPackage, offered: OfferedDuration): PurchaseChoice {
  const { id, name, describes, trait, negotiable, price, durationUnit: unit, viewPicture, appId } = app;
  return {
    product: { id, name, describes, trait, negotiable, price, durationUnit: unit, viewPicture, appId },
    package: { id: chosen.id, name: chosen.name },
    duration: { duration: offered.duration, durationUnit: offered.durationUnit },
    priceFen: offered.priceFen,
  };
}

const key = 'purchaseChoice';

/** Where a choice is confirmed; it travels as the route's state. */
export const confirmOrderAddress = '/application/confirmOrder';

/** Keeps a choice for as long as the tab is open, so that the confirmation survives a reload. */
export function keepPurchaseChoice(choice: PurchaseChoice): void {
  keepInTab(key, choice);
}

/** The choice that a visit of the confirmation is about: that of its route's state, else the one kept in this tab; null without either. */
export function readPurchaseChoice(state: unknown): PurchaseChoice | null {
  for (const candidate of [state, keptInTab(key)]) {
    const read = purchaseChoice.safeParse(candidate);
    if (read.success) return read.data;
  }
  return null;
}
