import { describe, expect, it } from 'vitest';
import { endOfTurn } from './endOfTurn.ts';

describe('endOfTurn', () => {
  it('is one moment for all who wait in a turn, and another one in the next', async () => {
    const first = endOfTurn();
    expect(endOfTurn()).toBe(first);
    await first;
    const second = endOfTurn();
    expect(second).not.toBe(first);
    await second;
  });

  it('comes after what else the turn has to do', async () => {
    const order: string[] = [];
    const ended = endOfTurn().then(() => order.push('end'));
    await Promise.resolve();
    process.nextTick(() => order.push('same turn'));
    await ended;
    expect(order).toEqual(['same turn', 'end']);
  });
});
