import {
  changeOrder,
  formatOrderCode,
  initialOrderStatus,
  type OrderChange,
  type OrderStatus,
  readRemittanceCode,
} from '@lima-id/domain';
import type { KeptOrder, OrderBook } from './orderBook.ts';

/** Whether the history leads from the start to the order's status by the state table. */
function isWay({ row, steps }: KeptOrder): boolean {
  let status: OrderStatus | null = null;
  for (const { event, from_status, to_status } of steps) {
    if (from_status !== status) return false;
    if (status === null) {
      if (event !== 'saved' || to_status !== initialOrderStatus(Number(row.total_fen))) return false;
    } else {
      const change: OrderChange | null = event === 'saved' ? null : changeOrder(status, event);
      if (!change?.ok || change.status !== to_status) return false;
    }
    status = to_status;
  }
  return status === row.status && steps.at(-1)?.at.getTime() === row.changed_at.getTime();
}

const countSteps = ({ steps }: KeptOrder, event: string) => steps.filter((step) => step.event === event).length;

/** Invariants of orders, with the message of a violation. */
const truths: readonly [string, (order: KeptOrder, book: OrderBook) => boolean][] = [
  [
    'has lines, from the first place on',
    ({ lines }) => lines.length > 0 && lines.every(({ place }, index) => place === index + 1),
  ],
  [
    'has lines that come to its total',
    ({ row, lines }) => lines.reduce((sum, { price_fen }) => sum + Number(price_fen), 0) === Number(row.total_fen),
  ],
  ['went the ways of the rules to its status', isWay],
  ['has a remittance code', ({ row }) => readRemittanceCode(row.remittance_code) !== null],
  [
    'runs out while nobody has paid for it, and only then',
    ({ row }) => (row.status === 'pendingPayment') === (row.expires_at !== null),
  ],
  [
    'has what was handed in for each step that says so',
    (order) => order.handedIn.length === countSteps(order, 'paymentSubmitted'),
  ],
  [
    'has vouchers that stay for all that was handed in',
    ({ handedIn }, { keptPictures }) =>
      handedIn.every(({ vouchers }) => vouchers.length > 0 && vouchers.every((id) => keptPictures.has(id))),
  ],
  ['has one payment open at most', ({ attempts }) => attempts.filter(({ state }) => state === 'open').length <= 1],
  [
    'was completed by the money that says so',
    (order) => order.received.filter(({ flag }) => flag === null).length === countSteps(order, 'paid'),
  ],
  [
    'has money for the payments that were made, and for no others',
    ({ attempts, received }) => {
      const made = attempts.filter(({ state }) => state === 'paid').map(({ id }) => id);
      return (
        made.toSorted().join() ===
        received
          .map(({ attempt_id }) => attempt_id)
          .toSorted()
          .join()
      );
    },
  ],
];

function findRepeated(name: string, values: readonly string[]): string[] {
  const repeated = values.filter((value, index) => values.indexOf(value) !== index);
  return [...new Set(repeated)].map((value) => `${name} ${value} stands in more than one order`);
}

/** Numbers of a day that are missing or were never assigned. */
function findGaps({ orders, numbers }: OrderBook): string[] {
  const codes = new Set(orders.map(({ row }) => row.code));
  const given = numbers.flatMap(({ day, last }) =>
    Array.from({ length: last }, (_number, index) => formatOrderCode(day, index + 1)),
  );
  const unused = given.filter((code) => !codes.delete(code)).map((code) => `order code ${code} was given and not used`);
  return [...unused, ...[...codes].map((code) => `order code ${code} was never given`)];
}

/** Finds inconsistent orders in the database, by the invariants that hold at any time. */
export function findInconsistencies(book: OrderBook): string[] {
  const { orders } = book;
  const broken = orders.flatMap((order) =>
    truths.filter(([, holds]) => !holds(order, book)).map(([truth]) => `not so: order ${order.row.code} ${truth}`),
  );
  const every = (read: (row: KeptOrder['row']) => string) => orders.map(({ row }) => read(row));
  return [
    ...broken,
    ...findRepeated(
      'transaction id',
      every((row) => row.transaction_id),
    ),
    ...findRepeated(
      'remittance code',
      every((row) => row.remittance_code),
    ),
    ...findRepeated(
      'order code',
      every((row) => row.code),
    ),
    ...findGaps(book),
  ];
}
