import { describe, expect, it } from 'vitest';
import { prefixStanding } from './prefixStanding.ts';

describe('prefixStanding', () => {
  it('is none when nobody is logged in', () => {
    expect(prefixStanding(null)).toBe('none');
  });

  it.each([
    ['', null, 'none'],
    ['', 0, 'reviewing'],
    ['', 1, 'reviewing'],
    ['', -2, 'reviewing'],
    ['', 3, 'rejected'],
    ['88.118.001', 2, 'held'],
    ['88.118.001', null, 'held'],
  ] as const)('is told by prefix %j and review %j when somebody is', (prefix, examineStatus, standing) => {
    expect(prefixStanding({ prefix, examineStatus })).toBe(standing);
  });
});
