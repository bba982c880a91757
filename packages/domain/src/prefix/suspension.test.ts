import { describe, expect, it } from 'vitest';
import { suspensionReason } from './suspension.ts';

describe('suspensionReason', () => {
  it('trims a reason, and says what is wrong when it is missing or too long', () => {
    expect(suspensionReason.parse(' 提交虚假资料 ')).toBe('提交虚假资料');
    expect(suspensionReason.safeParse(undefined).error?.issues[0]?.message).toBe('请填写原因');
    expect(suspensionReason.safeParse(' \n').error?.issues[0]?.message).toBe('请填写原因');
    expect(suspensionReason.safeParse('假'.repeat(300)).success).toBe(true);
    expect(suspensionReason.safeParse('假'.repeat(301)).error?.issues[0]?.message).toBe(
      '原因不能超过300字，请精简后重新提交',
    );
  });
});
