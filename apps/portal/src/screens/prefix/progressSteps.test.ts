import { type ReviewState, reviewPage } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { progressSteps } from './progressSteps.ts';

const read = (state: ReviewState, isReentering = false) => {
  const { steps, current, failed } = progressSteps(state, reviewPage(state, '', isReentering));
  return { current, failed, review: steps[1]?.note, last: steps[2]?.title };
};

const both = '平台与顶级节点依次审核';
const approved = '审核通过，获得前缀';

describe('progressSteps', () => {
  it.each([
    ['none', false, { current: 1, failed: false, review: both, last: approved }],
    ['platformReview', false, { current: 2, failed: false, review: '平台审核中', last: approved }],
    ['topNodeReview', false, { current: 2, failed: false, review: '顶级节点审核中', last: approved }],
    ['unknown', false, { current: 2, failed: false, review: both, last: approved }],
    ['approved', false, { current: 4, failed: false, review: both, last: approved }],
    ['rejected', false, { current: 3, failed: true, review: both, last: '审核未通过' }],
    ['suspended', false, { current: 3, failed: true, review: both, last: '已停用' }],
    ['rejected', true, { current: 1, failed: false, review: both, last: approved }],
  ] as const)('shows how far it has come when the status is %s (entering again: %s)', (state, isReentering, shown) => {
    expect(read(state, isReentering)).toEqual(shown);
  });
});
