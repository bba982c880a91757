import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selfRetrySeconds } from './limits.ts';
import { lostConnection } from './lostConnection.ts';
import { pageTrouble, readRetryAfter, retryInSeconds } from './requestTrouble.ts';

describe('lostConnection', () => {
  it.each([
    [false, 'offline'],
    [true, 'unreachable'],
    [undefined, 'unreachable'],
  ] as const)('when the device says %s of its network, says %s', (onLine, expected) => {
    expect(lostConnection(onLine)).toBe(expected);
  });
});

describe('pageTrouble', () => {
  it.each([
    ['offline', null, 'offline'],
    ['unreachable', null, 'unreachable'],
    ['timeout', null, 'unanswered'],
    ['aborted', null, 'cancelled'],
    ['broken', null, 'serverError'],
    ['broken', 200, 'serverError'],
    ['broken', 502, 'restarting'],
    ['refused', 502, 'restarting'],
    ['refused', 503, 'restarting'],
    ['refused', 504, 'restarting'],
    ['refused', 500, 'serverError'],
    ['refused', 507, 'serverError'],
    ['refused', 429, 'refused'],
    ['refused', 200, 'refused'],
  ] as const)('when a call ends as %s with status %s, shows %s', (kind, status, shown) => {
    expect(pageTrouble({ kind, status })).toBe(shown);
  });

  it('calls nothing offline when an answer came', () => {
    fc.assert(
      fc.property(fc.constantFrom('broken', 'refused'), fc.integer({ min: 100, max: 599 }), (kind, status) => {
        expect(['restarting', 'serverError', 'refused']).toContain(pageTrouble({ kind, status }));
      }),
    );
  });
});

describe('retryInSeconds', () => {
  it('waits out what the service asks for, and never less than five seconds', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 600, noNaN: true, minExcluded: true }), (asked) => {
        const wait = retryInSeconds(asked);
        expect(wait).toBeGreaterThanOrEqual(Math.max(5, asked));
        expect(wait).toBeLessThanOrEqual(Math.max(5, asked + 1));
      }),
    );
  });

  it.each([undefined, 0, -3, Number.NaN])('waits its own time when the service says %s', (asked) => {
    expect(retryInSeconds(asked)).toBe(selfRetrySeconds);
  });

  it('counts no longer than ten minutes when the service asks for more', () => {
    expect(retryInSeconds(86_400)).toBe(600);
  });
});

describe('readRetryAfter', () => {
  const now = Date.UTC(2026, 4, 18, 2, 0, 0);
  it.each([
    ['a number', '12', 12],
    ['a number among spaces', ' 7 ', 7],
    ['a date', 'Mon, 18 May 2026 02:00:30 GMT', 30],
    ['a date that has passed', 'Mon, 18 May 2026 01:00:00 GMT', 0],
    ['nothing', null, undefined],
    ['an empty text', '', undefined],
    ['a negative number', '-1', undefined],
    ['words', 'soon', undefined],
  ])('reads %s', (_name, header, seconds) => {
    expect(readRetryAfter(header, now)).toBe(seconds);
  });

  it('never throws and never gives a negative number when the header is rubbish', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        const seconds = readRetryAfter(header, now);
        expect(seconds === undefined || seconds >= 0).toBe(true);
      }),
    );
  });
});
