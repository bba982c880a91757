import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prefixMessages } from '../messages/prefix.ts';
import { submitDebounceMs } from './limits.ts';
import {
  acceptsPress,
  initialSubmission,
  nextSubmission,
  readSubmissionFailure,
  type SubmissionEvent,
  type SubmissionPhase,
  submissionCheck,
  submissionView,
} from './submission.ts';

const phases: SubmissionPhase[] = ['editing', 'overwriting', 'confirming', 'sending', 'done', 'failed'];
const events: SubmissionEvent[] = [
  'checked',
  'checkedAgain',
  'accepted',
  'cancelled',
  'confirmed',
  'succeeded',
  'failed',
  'reopened',
];

describe('nextSubmission', () => {
  const moves = [
    ['editing', 'checked', 'confirming'],
    ['editing', 'checkedAgain', 'overwriting'],
    ['overwriting', 'accepted', 'confirming'],
    ['overwriting', 'cancelled', 'editing'],
    ['confirming', 'confirmed', 'sending'],
    ['confirming', 'cancelled', 'editing'],
    ['sending', 'succeeded', 'done'],
    ['sending', 'failed', 'failed'],
    ['done', 'reopened', 'editing'],
    ['failed', 'checked', 'confirming'],
    ['failed', 'checkedAgain', 'overwriting'],
  ] as const;

  it.each(moves)('leads from %s by %s to %s', (phase, event, after) => {
    expect(nextSubmission(phase, event)).toBe(after);
  });

  const still = phases.flatMap((phase) =>
    events
      .filter((event) => !moves.some((move) => move[0] === phase && move[1] === event))
      .map((event) => [phase, event] as const),
  );

  it.each(still)('stays at %s when %s comes', (phase, event) => {
    expect(nextSubmission(phase, event)).toBe(phase);
  });

  it('sends only what was confirmed, until the answer comes, when events come at random', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), (sequence) => {
        let phase = initialSubmission;
        for (const event of sequence) {
          const after = nextSubmission(phase, event);
          expect(after === 'sending').toBe(
            (phase === 'confirming' && event === 'confirmed') ||
              (phase === 'sending' && event !== 'succeeded' && event !== 'failed'),
          );
          phase = after;
        }
      }),
    );
  });

  it('begins with editing when nothing was submitted', () => {
    expect(initialSubmission).toBe('editing');
  });
});

describe('submissionCheck', () => {
  it.each([
    ['none', 'checked'],
    ['platformReview', 'checkedAgain'],
    ['topNodeReview', 'checkedAgain'],
    ['approved', 'checkedAgain'],
    ['rejected', 'checkedAgain'],
    ['unknown', 'checkedAgain'],
  ] as const)('asks before replacing when the review is at %s', (review, event) => {
    expect(submissionCheck(review)).toBe(event);
  });
});

describe('submissionView', () => {
  it.each([
    ['editing', 'none', false, false],
    ['overwriting', 'overwrite', false, false],
    ['confirming', 'confirmation', true, false],
    ['sending', 'confirmation', true, false],
    ['done', 'none', false, true],
    ['failed', 'none', false, false],
  ] as const)('shows what belongs to it when the phase is %s', (phase, dialog, keepsSlide, reloads) => {
    expect(submissionView(phase)).toEqual({ dialog, keepsSlide, reloads });
  });
});

describe('acceptsPress', () => {
  it.each([
    [null, 0, true],
    [0, 0, false],
    [1_000, 1_000, false],
    [1_000, 1_499, false],
    [1_000, 1_500, true],
    [1_000, 1_501, true],
    [1_000, 999, true],
  ])('judges the press when the last one counted at %s and it is %d', (lastMs, nowMs, accepted) => {
    expect(acceptsPress(lastMs, nowMs)).toBe(accepted);
  });

  it('keeps the presses that count apart when presses come at random', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(300), { maxLength: 50 }), (pauses) => {
        let now = 0;
        const accepted: number[] = [];
        for (const pause of pauses) {
          now += pause;
          if (acceptsPress(accepted.at(-1) ?? null, now)) accepted.push(now);
        }
        const apart = accepted.slice(1).map((ms, index) => ms - (accepted[index] ?? 0));
        expect(apart.filter((ms) => ms < submitDebounceMs)).toEqual([]);
      }),
    );
  });
});

describe('readSubmissionFailure', () => {
  const hint = '请检查企业名称、证照号码、法定代表人姓名和证件号码';

  it.each([
    [null, '操作失败，请重试', null],
    ['', '操作失败，请重试', null],
    ['  ', '操作失败，请重试', null],
    ['该前缀已被占用', '该前缀已被占用', null],
    [' 该前缀已被占用 ', '该前缀已被占用', null],
    ['企业信息核验失败', '企业信息核验失败', hint],
    ['提交未成功：企业信息核验失败（02）', '提交未成功：企业信息核验失败（02）', hint],
    ['企业信息核验中', '企业信息核验中', null],
  ])('reports what is known when the server says %j', (serverMessage, message, expectedHint) => {
    expect(readSubmissionFailure(serverMessage)).toEqual({ message, hint: expectedHint });
  });

  it('uses the words of the product when the other texts of a submission are shown', () => {
    expect(prefixMessages.submission.succeeded).toBe('操作成功！');
    expect(prefixMessages.overwrite).toBe('再次提交将覆盖之前的信息，是否继续？');
  });
});
