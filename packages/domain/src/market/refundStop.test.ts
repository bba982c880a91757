import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketMessages } from '../messages/market.ts';
import { refundStopMessages as texts } from '../messages/refundStop.ts';
import { refundStopConflict, refundStopReason } from './refundStop.ts';

describe('refundStopReason', () => {
  it('is there, and has 300 characters at most', () => {
    expect(refundStopReason.parse(' 商户号余额不足 ')).toBe('商户号余额不足');
    const refusalOf = (reason: unknown) => refundStopReason.safeParse(reason).error?.issues[0]?.message;
    for (const nothing of [undefined, '', ' \u200B\n']) expect(refusalOf(nothing)).toBe(texts.reasonMissing);
    expect(refundStopReason.safeParse('退'.repeat(300)).success).toBe(true);
    expect(refusalOf('退'.repeat(301))).toBe('停止原因不能超过300字');
  });
});

describe('refundStopConflict', () => {
  it.each([
    ['none', false, null],
    ['failed', false, null],
    ['done', false, texts.returned],
    ['pending', false, marketMessages.settlement.refunding],
    ['unknown', false, texts.unanswered],
    ['unclear', false, texts.checkFirst],
    ['unclear', true, null],
    [null, false, texts.checkFirst],
    [null, true, null],
  ] as const)('of a refund that is %s at its provider, checked %s, is %j', (finding, isChecked, conflict) => {
    expect(refundStopConflict(finding, isChecked)).toBe(conflict);
  });

  it('never stops a refund that was made, is under way or is not known, whatever the reviewer says', () => {
    fc.assert(
      fc.property(fc.constantFrom('done', 'pending', 'unknown'), fc.boolean(), (finding, isChecked) => {
        expect(refundStopConflict(finding, isChecked)).not.toBeNull();
      }),
    );
  });
});
