import {
  choosePrice,
  durationLabel,
  durationMonths,
  type OrderDraft,
  type OrderLine,
  offerDurations,
  type PackageDetails,
  type Product,
  plainText,
} from '@lima-id/domain';
import type { PurchaseChoice } from '../../shared/market/purchaseChoice.ts';

/** The one line of an order that a choice makes. */
export function lineOf({ product, package: chosen, duration, priceFen }: PurchaseChoice): OrderLine {
  return {
    appId: product.appId,
    packageProductId: chosen.id,
    packageName: chosen.name,
    priceFen,
    purchaseDuration: durationLabel(duration),
    productId: product.id,
    productName: product.name,
  };
}

/** The order that a choice makes for a company, as it is handed in. */
export function draftOf(
  choice: PurchaseChoice,
  company: { id: string; name: string },
  { remark, transactionId }: Pick<OrderDraft, 'remark' | 'transactionId'>,
): OrderDraft {
  const { priceFen, product } = choice;
  return {
    buyerCompanyId: company.id,
    buyerCompanyName: company.name,
    type: 'app',
    totalAmountFen: priceFen,
    salePriceFen: priceFen,
    standardPriceFen: priceFen,
    transactionId,
    productId: product.id,
    remark: plainText(remark),
    orderDetails: [lineOf(choice)],
  };
}

/** A choice at the price that its package has now; null when its duration is no longer offered. */
export function repriceChoice(
  choice: PurchaseChoice,
  details: Pick<PackageDetails, 'yearUnitPriceFen' | 'monthUnitPriceFen' | 'prices'>,
  negotiable: Product['negotiable'],
): PurchaseChoice | null {
  const now = choosePrice(offerDurations(details, negotiable), choice.duration);
  if (now === null || durationMonths(now) !== durationMonths(choice.duration)) return null;
  return { ...choice, priceFen: now.priceFen };
}
