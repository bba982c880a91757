import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reviewPollFirstMs, reviewPollMaxMs } from './limits.ts';
import {
  isUnderReview,
  nextReview,
  type ReviewEvent,
  type ReviewPage,
  type ReviewState,
  reviewPage,
  reviewPollMs,
  reviewStatus,
  reviewStatuses,
} from './review.ts';

const states: ReviewState[] = ['none', ...reviewStatus.options];
const events: ReviewEvent[] = ['submitted', 'passed', 'rejected', 'suspended', 'restored'];

describe('reviewStatuses', () => {
  it('name every status when they are listed', () => {
    expect(reviewStatuses).toEqual({
      platformReview: '平台审核中',
      topNodeReview: '顶级节点审核中',
      approved: '审核通过',
      rejected: '审核未通过',
      suspended: '已停用',
      unknown: '未知',
    });
  });

  it('take words alone when a status is read', () => {
    const given = ['approved', 'none', 'Approved', '', 2, '2', null];
    expect(given.filter((value) => reviewStatus.safeParse(value).success)).toEqual(['approved']);
  });
});

describe('nextReview', () => {
  const moves = [
    ['none', 'submitted', 'platformReview'],
    ['platformReview', 'passed', 'topNodeReview'],
    ['platformReview', 'rejected', 'rejected'],
    ['topNodeReview', 'passed', 'approved'],
    ['topNodeReview', 'rejected', 'rejected'],
    ['rejected', 'submitted', 'platformReview'],
    ['approved', 'suspended', 'suspended'],
    ['suspended', 'restored', 'approved'],
  ] as const;

  it.each(moves)('leads from %s by %s to %s', (state, event, after) => {
    expect(nextReview(state, event)).toBe(after);
  });

  const still = states.flatMap((state) =>
    events
      .filter((event) => !moves.some((move) => move[0] === state && move[1] === event))
      .map((event) => [state, event] as const),
  );

  it.each(still)('stays at %s when it is %s', (state, event) => {
    expect(nextReview(state, event)).toBe(state);
  });

  it('leaves an approval for a suspension alone, and never returns to none, when events come at random', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 20 }), (sequence) => {
        let state: ReviewState = 'none';
        for (const event of sequence) {
          const after = nextReview(state, event);
          const isPassed = state === 'topNodeReview' && event === 'passed';
          const isKept = state === 'approved' && event !== 'suspended';
          expect(after === 'approved').toBe(isPassed || isKept || (state === 'suspended' && event === 'restored'));
          expect(after === 'suspended').toBe(
            (state === 'approved' && event === 'suspended') || (state === 'suspended' && event !== 'restored'),
          );
          expect(after === 'none').toBe(state === 'none' && event !== 'submitted');
          state = after;
        }
      }),
    );
  });
});

describe('reviewPage', () => {
  const form: ReviewPage = { body: 'form', step: 1, failed: false, reason: null, canReenter: false, notesOpen: true };
  const underReview: ReviewPage = {
    body: 'summary',
    step: 2,
    failed: false,
    reason: null,
    canReenter: false,
    notesOpen: false,
  };
  const approved: ReviewPage = { ...underReview, step: 3 };

  it.each<[ReviewState, ReviewPage]>([
    ['none', form],
    ['platformReview', underReview],
    ['topNodeReview', underReview],
    ['unknown', underReview],
    ['approved', approved],
  ])('shows the same with or without a reason or re-entry when the status is %s', (state, shown) => {
    for (const feedback of ['', '证照图片不清晰']) {
      for (const isReentering of [false, true]) expect(reviewPage(state, feedback, isReentering)).toEqual(shown);
    }
    expect(reviewPage(state)).toEqual(shown);
  });

  it.each([
    ['证照图片不清晰', '证照图片不清晰'],
    [' 证照图片不清晰\n', '证照图片不清晰'],
    ['', '信息有误，请联系客服'],
    ['  ', '信息有误，请联系客服'],
    [undefined, '信息有误，请联系客服'],
  ])('shows reason and link when it is rejected for %j', (feedback, reason) => {
    expect(reviewPage('rejected', feedback)).toEqual({
      body: 'summary',
      step: 3,
      failed: true,
      reason,
      canReenter: true,
      notesOpen: false,
    });
    expect(reviewPage('rejected', feedback, true)).toEqual({ ...form, reason });
  });

  it.each([
    ['营业执照已注销', '营业执照已注销'],
    [' ', '企业标识前缀已停用，请联系客服'],
    [undefined, '企业标识前缀已停用，请联系客服'],
  ])('shows the reason and no way back to the form when the prefix is suspended for %j', (feedback, reason) => {
    for (const isReentering of [false, true]) {
      expect(reviewPage('suspended', feedback, isReentering)).toEqual({ ...approved, failed: true, reason });
    }
  });
});

describe('a page that waits for a review', () => {
  it('asks again only while nothing is decided', () => {
    expect(states.filter(isUnderReview)).toEqual(['platformReview', 'topNodeReview', 'unknown']);
  });

  it('asks after 15 s first, then half as often each time, and every four minutes at last', () => {
    expect([1, 2, 3, 4, 5, 6].map(reviewPollMs)).toEqual([15_000, 30_000, 60_000, 120_000, 240_000, 240_000]);
  });

  it('never asks sooner than the first time nor later than the last, however often it has asked', () => {
    fc.assert(
      fc.property(fc.nat(), (asked) => {
        expect(reviewPollMs(asked)).toBeGreaterThanOrEqual(reviewPollFirstMs);
        expect(reviewPollMs(asked)).toBeLessThanOrEqual(reviewPollMaxMs);
        expect(reviewPollMs(asked + 1)).toBeGreaterThanOrEqual(reviewPollMs(asked));
      }),
    );
  });
});
