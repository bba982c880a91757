import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it } from 'vitest';
import type { WorkOrder } from './captchaTables.ts';
import { solveWork } from './testing/solveWork.ts';
import { createWorkOrders, defaultWorkCost } from './workOrder.ts';

const works = createWorkOrders(Buffer.alloc(32, 3), 1);
const triesMax = 40;

async function solve(order: WorkOrder) {
  const solution = await solveChallenge({ challenge: order, deriveKey });
  if (solution === null) throw new Error('The work was not done in time.');
  return solution;
}

describe('createWorkOrders', () => {
  it('takes the result of a device that did the work, also after the order was kept as JSON', async () => {
    const order: WorkOrder = JSON.parse(JSON.stringify(await works.order(triesMax)));
    expect(await works.isDone(order, await solve(order))).toBe(true);
  }, 30_000);

  it('orders the configured amount of work, and the usual by default', async () => {
    expect((await createWorkOrders(Buffer.alloc(32, 3), 70).order(triesMax)).parameters.cost).toBe(70);
    expect((await createWorkOrders(Buffer.alloc(32, 3)).order(triesMax)).parameters.cost).toBe(defaultWorkCost);
  });

  it('draws the number from all that may have to be tried, so that half of them are on average', async () => {
    const orders = await Promise.all(Array.from({ length: 200 }, () => works.order(triesMax)));
    const numbers = orders.map((order) => solveWork(order).counter);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(triesMax);
    expect(new Set(numbers).size).toBeGreaterThan(triesMax / 2);
    expect(orders.every((order) => order.triesMax === triesMax)).toBe(true);
  });

  it('refuses the result of other work, a changed order and the orders of another secret', async () => {
    const [order, other] = await Promise.all([works.order(triesMax), works.order(triesMax)]);
    const result = await solve(order);
    expect(await works.isDone(other, result)).toBe(false);
    expect(await works.isDone({ ...order, parameters: { ...order.parameters, cost: 2 } }, result)).toBe(false);
    expect(await createWorkOrders(Buffer.alloc(32, 4), 1).isDone(order, result)).toBe(false);
  }, 30_000);

  it.each([
    ['nothing', ''],
    ['the prefix alone', 'prefix'],
    ['no hex', 'xyz'],
    ['an odd length', 'abc'],
    ['much', 'ab'.repeat(5_000)],
    ['text beyond ASCII', '力码\ud800\0'],
  ])('refuses %s as a key without throwing', async (_kind, derivedKey) => {
    const order = await works.order(triesMax);
    const given = derivedKey === 'prefix' ? order.parameters.keyPrefix : derivedKey;
    for (const counter of [0, 1, 2 ** 32, Number.MAX_SAFE_INTEGER]) {
      expect(await works.isDone(order, { counter, derivedKey: given })).toBe(false);
    }
  });
});
