import { displayYuan, durationUnits, type Product, readYuan, viewPrice } from '@lima-id/domain';

/** How a price is shown: an amount with its period, which is empty when it is not known, or words. */
export type PriceView = { kind: 'amount'; amount: string; period: string } | { kind: 'words'; text: string };

/** The price of a product as lists show it: words when on request or zero, else yuan with decimals only when there are any. */
export function priceView({
  negotiable,
  price,
  durationUnit,
}: Pick<Product, 'negotiable' | 'price' | 'durationUnit'>): PriceView {
  const view = viewPrice(negotiable, readYuan(price));
  if (view.kind === 'words') return view;
  const amount = displayYuan(view.priceFen, true);
  if (durationUnit === null) return { kind: 'amount', amount, period: '' };
  const unit = durationUnits[durationUnit];
  return { kind: 'amount', amount, period: durationUnit === 'lifetime' ? unit : `/${unit}` };
}
