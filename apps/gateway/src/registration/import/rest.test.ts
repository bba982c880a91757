import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restShareMax } from './limits.ts';
import { rest, restAfter } from './rest.ts';

describe('restAfter', () => {
  it('is nothing while nobody asks for anything', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (turnMs) => {
        expect(restAfter(turnMs, 0)).toBe(0);
      }),
    );
  });

  it('leaves a share of the time to imports whatever others ask for, and grows with what they ask for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.nat(100_000), (turnMs, requests) => {
        const restMs = restAfter(turnMs, requests);
        expect(turnMs / (turnMs + restMs)).toBeGreaterThanOrEqual(1 / (1 + restShareMax) - 1e-9);
        expect(restAfter(turnMs, requests + 1)).toBeGreaterThanOrEqual(restMs);
      }),
    );
  });
});

describe('rest', () => {
  it('ends when the gateway shuts down', async () => {
    const ending = new AbortController();
    const resting = rest(600_000, 1_000_000, ending.signal);
    ending.abort();
    await expect(resting).resolves.toBeUndefined();
  });
});
