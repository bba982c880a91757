import { describe, expect, it } from 'vitest';
import { prefixStanding } from './prefixStanding.ts';

describe('prefixStanding', () => {
  it('is none when nobody is logged in', () => {
    expect(prefixStanding(null)).toBe('none');
  });

  it.each([
    ['', null, 'none'],
    ['', 'platformReview', 'reviewing'],
    ['', 'topNodeReview', 'reviewing'],
    ['', 'unknown', 'reviewing'],
    ['', 'rejected', 'rejected'],
    ['88.118.001', 'approved', 'held'],
    ['88.118.001', null, 'held'],
    ['88.118.001', 'suspended', 'suspended'],
  ] as const)('follows from prefix %j and review %j when the user is', (prefix, examineStatus, standing) => {
    expect(prefixStanding({ prefix, examineStatus })).toBe(standing);
  });
});
