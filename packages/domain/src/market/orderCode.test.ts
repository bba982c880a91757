import { describe, expect, it } from 'vitest';
import { formatOrderCode, orderCode } from './orderCode.ts';

describe('formatOrderCode', () => {
  it('writes the day and the number of the day when an order is saved', () => {
    expect(formatOrderCode('2026-05-18', 427)).toBe('LM2026051800427');
    expect(formatOrderCode('2026-05-18', 123_456)).toBe('LM20260518123456');
  });

  it('is what orderCode takes, with spaces at its ends', () => {
    expect(orderCode.parse(` ${formatOrderCode('2026-12-31', 1)} `)).toBe('LM2026123100001');
  });

  it.each(['', 'LM', '2026051800427', 'LM20260518', 'lm2026051800427', 'LM2026051800427x'])(
    'is refused as %j when it is none',
    (text) => {
      expect(orderCode.safeParse(text).error?.issues[0]?.message).toBe('未查询到该订单，请核对订单号');
    },
  );
});
