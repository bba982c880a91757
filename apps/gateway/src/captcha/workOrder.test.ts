import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it } from 'vitest';
import { createWorkOrders, defaultWorkCost, type WorkOrder } from './workOrder.ts';

const works = createWorkOrders(Buffer.alloc(32, 3));

async function solve(order: WorkOrder) {
  const solution = await solveChallenge({ challenge: order, deriveKey });
  if (solution === null) throw new Error('The work was not done in time.');
  return solution;
}

describe('createWorkOrders', () => {
  it('takes the result of a device that did the work, also after the order was kept as JSON', async () => {
    const order: WorkOrder = JSON.parse(JSON.stringify(await works.order()));
    expect(await works.isDone(order, await solve(order))).toBe(true);
  }, 30_000);

  it('orders as much work as it was told, and the usual when it was not', async () => {
    expect((await createWorkOrders(Buffer.alloc(32, 3), 70).order()).parameters.cost).toBe(70);
    expect((await works.order()).parameters.cost).toBe(defaultWorkCost);
  });

  it('refuses the result of other work, a changed order and the orders of another secret', async () => {
    const [order, other] = await Promise.all([works.order(), works.order()]);
    const result = await solve(order);
    expect(await works.isDone(other, result)).toBe(false);
    expect(await works.isDone({ ...order, parameters: { ...order.parameters, cost: 1 } }, result)).toBe(false);
    expect(await createWorkOrders(Buffer.alloc(32, 4)).isDone(order, result)).toBe(false);
  }, 30_000);

  it.each([
    ['nothing', ''],
    ['the prefix alone', 'prefix'],
    ['no hex', 'xyz'],
    ['an odd length', 'abc'],
    ['much', 'ab'.repeat(5_000)],
    ['text beyond ASCII', '力码\ud800\0'],
  ])('refuses %s as a key without throwing', async (_kind, derivedKey) => {
    const order = await works.order();
    const given = derivedKey === 'prefix' ? order.parameters.keyPrefix : derivedKey;
    for (const counter of [0, 1, 2 ** 32, Number.MAX_SAFE_INTEGER]) {
      expect(await works.isDone(order, { counter, derivedKey: given })).toBe(false);
    }
  });
});
