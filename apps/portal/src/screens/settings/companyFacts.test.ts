import { reviewStatuses } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { nodeWords, reviewWords } from './companyFacts.ts';

describe('reviewWords', () => {
  it('reads every status in the words of the review when it is known', () => {
    for (const [status, text] of Object.entries(reviewStatuses)) expect(reviewWords(Number(status)).text).toBe(text);
    expect([0, 1, 2, 3, -2].map((status) => reviewWords(status).tone)).toEqual([
      'warning',
      'warning',
      'success',
      'danger',
      'neutral',
    ]);
  });

  it('is unknown when the status is none of them', () => {
    for (const status of [-1, 4, Number.NaN]) expect(reviewWords(status)).toEqual(reviewWords(-2));
  });

  it('offers to fill in the registration again when it was rejected, and only then', () => {
    expect([0, 1, 2, 3, -2].filter((status) => reviewWords(status).canReenter)).toEqual([3]);
  });
});

describe('nodeWords', () => {
  it.each([
    ['88.118.001', '健身器材行业二级节点（88.118）'],
    ['88.120.001', '88.120'],
    ['88.118', '健身器材行业二级节点（88.118）'],
    ['88', null],
    ['', null],
  ])('names the node of prefix "%s" as %s when it is shown', (identifierPrefix, words) => {
    expect(nodeWords({ identifierPrefix })).toBe(words);
  });
});
