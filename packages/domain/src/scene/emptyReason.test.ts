import { describe, expect, it } from 'vitest';
import { chooseEmptyReason } from './emptyReason.ts';

describe('chooseEmptyReason', () => {
  it.each([
    ['loading', 'loading'],
    ['aborted', 'loading'],
    ['ready', 'noData'],
    ['offline', 'offline'],
    ['unreachable', 'loadFailed'],
    ['timeout', 'loadFailed'],
    ['broken', 'loadFailed'],
    ['refused', 'loadFailed'],
    ['notFound', 'notFound'],
  ] as const)('of a call that is %s gives %s when there are no data, and nothing when there are', (outcome, reason) => {
    expect(chooseEmptyReason(outcome, false)).toBe(reason);
    expect(chooseEmptyReason(outcome, true)).toBeNull();
  });
});
