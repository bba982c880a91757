import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rest, restAfter } from './rest.ts';

describe('restAfter', () => {
  it('is nothing while nobody asks for anything', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (turnMs) => {
        expect(restAfter(turnMs, 0)).toBe(0);
      }),
    );
  });

  it('leaves four fifths of the time to others at most, and grows with what they ask for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.nat(100_000), (turnMs, requests) => {
        const restMs = restAfter(turnMs, requests);
        expect(turnMs / (turnMs + restMs)).toBeGreaterThanOrEqual(0.2);
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
