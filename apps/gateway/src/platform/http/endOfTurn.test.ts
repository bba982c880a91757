import { describe, expect, it } from 'vitest';
import { endOfTurn } from './endOfTurn.ts';

describe('endOfTurn', () => {
  it('is one promise for all callers of a tick, and another one in the next', async () => {
    const first = endOfTurn();
    expect(endOfTurn()).toBe(first);
    await first;
    const second = endOfTurn();
    expect(second).not.toBe(first);
    await second;
  });

  it('resolves after the other work of the tick', async () => {
    const order: string[] = [];
    const ended = endOfTurn().then(() => order.push('end'));
    await Promise.resolve();
    process.nextTick(() => order.push('same turn'));
    await ended;
    expect(order).toEqual(['same turn', 'end']);
  });
});
