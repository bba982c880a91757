import { type OrderLine, readQuery } from '@lima-id/domain';

/** On which pages an order is bought: those that follow an app's page, or the order page with its four steps. */
export type OrderWay = 'market' | 'page';

/** Navigation state that leads to the pages of a saved order. */
export interface OrderVisit {
  orderId: string;
}

const buyPath = '/apporder';
const paths = { payment: '/application/payment', payResult: '/application/payResult' } as const;

function addressOf(path: string, query: Record<string, string>): string {
  return `${path}?${new URLSearchParams(query)}`;
}

/** What is bought on the order page; without a duration it opens with the one that the package opens with. */
type Bought = Pick<OrderLine, 'productId' | 'packageProductId'> & Partial<Pick<OrderLine, 'purchaseDuration'>>;

/** Where an app is bought in four steps, such as to repeat an order's line: all that it needs stands in the address. */
export function buyAddress({ productId, packageProductId, purchaseDuration }: Bought): string {
  const chosen = { product: productId, package: packageProductId };
  return addressOf(buyPath, purchaseDuration === undefined ? chosen : { ...chosen, duration: purchaseDuration });
}

/** Where an order that was saved on the order page goes on: to its payment, then to its result. */
export function boughtAddress(orderId: string): string {
  return addressOf(buyPath, { order: orderId });
}

/** Where an order is paid. Its id stands in the address, so that a reload finds it; so does the address of its result. */
export function paymentAddress(orderId: string, way: OrderWay = 'market'): string {
  const order = { order: orderId };
  return addressOf(paths.payment, way === 'page' ? { ...order, from: 'apporder' } : order);
}

/** Address of the result of an order. */
export function resultAddress(orderId: string, way: OrderWay = 'market'): string {
  return way === 'page' ? boughtAddress(orderId) : addressOf(paths.payResult, { order: orderId });
}

/** The way on which the address of a payment says that its order is bought. */
export function readOrderWay(search: string): OrderWay {
  return readQuery(search).get('from') === 'apporder' ? 'page' : 'market';
}
