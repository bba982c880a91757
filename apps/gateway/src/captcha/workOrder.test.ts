import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it } from 'vitest';
import { solveWork } from '../../testing/captcha/solveWork.ts';
import type { WorkOrder } from '../schema/tables/captchaTables.ts';
import { createWorkOrders } from './workOrder.ts';

const works = createWorkOrders(Buffer.alloc(32, 3), 1);
const triesMax = 40;

async function solve(order: WorkOrder) {
  const solution = await solveChallenge({ challenge: order, deriveKey });
  if (solution === null) throw new Error('The work was not done in time.');
  return solution;
}

describe('createWorkOrders', () => {
  it('accepts the result of a device that did the work, also for an order restored from JSON', async () => {
    const order: WorkOrder = JSON.parse(JSON.stringify(await works.order(triesMax)));
    expect(await works.isDone(order, await solve(order))).toBe(true);
  }, 30_000);

  it('orders the configured amount of work, and the default otherwise', async () => {
    expect((await createWorkOrders(Buffer.alloc(32, 3), 70).order(triesMax)).parameters.cost).toBe(70);
  });

  it('draws the solution uniformly from all attempts, so that half of them are needed on average', async () => {
    const orders = await Promise.all(Array.from({ length: 200 }, () => works.order(triesMax)));
    const numbers = orders.map((order) => solveWork(order).counter);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(triesMax);
    expect(new Set(numbers).size).toBeGreaterThan(triesMax / 2);
    expect(orders.every((order) => order.triesMax === triesMax)).toBe(true);
  });

  it('rejects the result of other work, a modified order and orders of another secret', async () => {
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
