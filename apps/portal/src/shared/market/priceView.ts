import type { Product } from '@lima-id/domain';

/** How a price is shown: an amount with its period, or words. */
export type PriceView = { kind: 'amount'; amount: string; period: string } | { kind: 'words'; text: string };

const periods: Record<Product['durationUnit'], string> = { '1': '/年', '2': '/月', '-1': '永久' };

function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

/**
 * The price of a product as lists show it: 价格面议 when on request, 免费 when zero, else yuan grouped by thousands,
 * with the decimals only when there are any. Works on the text: money never passes through floating point.
 */
export function priceView(product: Pick<Product, 'negotiable' | 'price' | 'durationUnit'>): PriceView {
  if (product.negotiable === 1) return { kind: 'words', text: '价格面议' };
  const [whole = '0', decimals = ''] = product.price.split('.');
  const bareWhole = whole.replace(/^0+(?=\d)/, '');
  const hasDecimals = /[1-9]/.test(decimals);
  if (bareWhole === '0' && !hasDecimals) return { kind: 'words', text: '免费' };
  const amount = `${groupThousands(bareWhole)}${hasDecimals ? `.${decimals.padEnd(2, '0')}` : ''}`;
  return { kind: 'amount', amount, period: periods[product.durationUnit] };
}
