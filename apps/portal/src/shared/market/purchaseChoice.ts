import type { OfferedDuration, Product, ProductDetail, ProductPackage, PurchaseDuration } from '@lima-id/domain';
import { keepInTab } from '../storage/tabStorage.ts';

/** What a visitor chose on an app's page and takes to the confirmation of the order. */
export interface PurchaseChoice {
  product: Product & { appId: string };
  package: ProductPackage;
  duration: PurchaseDuration;
  /** What the app's page asked for it; the gateway computes again. */
  priceFen: number;
}

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

/** Where the tab keeps it. */
export const purchaseChoiceKey = 'purchaseChoice';

/** Where a choice is confirmed; it travels as the route's state. */
export const confirmOrderAddress = '/application/confirmOrder';

/** Keeps a choice for as long as the tab is open, so that the confirmation survives a reload. */
export function keepPurchaseChoice(choice: PurchaseChoice): void {
  keepInTab(purchaseChoiceKey, choice);
}
