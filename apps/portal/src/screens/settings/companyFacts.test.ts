import { reviewStatus, reviewStatuses } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { nodeWords, reviewWords } from './companyFacts.ts';

describe('reviewWords', () => {
  it('has a text for every known status', () => {
    for (const status of reviewStatus.options) expect(reviewWords(status).text).toBe(reviewStatuses[status]);
    expect(reviewStatus.options.map((status) => reviewWords(status).tone)).toEqual([
      'warning',
      'warning',
      'success',
      'danger',
      'danger',
      'neutral',
    ]);
  });

  it('offers to fill in the registration again when it was rejected, and only then', () => {
    expect(reviewStatus.options.filter((status) => reviewWords(status).canReenter)).toEqual(['rejected']);
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
