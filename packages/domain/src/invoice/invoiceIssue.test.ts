import { describe, expect, it } from 'vitest';
import { invoiceDay, invoiceDayFault, invoiceNumber, invoiceReason } from './invoiceIssue.ts';

describe('invoiceNumber', () => {
  it('has twenty digits, with spaces at its ends at most', () => {
    expect(invoiceNumber.parse(' 26372000000000000118 ')).toBe('26372000000000000118');
    for (const text of ['', '2637200000000000011', '263720000000000001180', '2637200000000000011X', '00000118'])
      expect(invoiceNumber.safeParse(text).error?.issues[0]?.message).toBe('请填写20位数字的发票号码');
  });
});

describe('invoiceDay', () => {
  it('is a day of the calendar', () => {
    expect(invoiceDay.parse('2026-02-28')).toBe('2026-02-28');
    for (const text of ['', '2026-02-29', '2026/02/28', '2026-2-28', '2026-02-28 10:00'])
      expect(invoiceDay.safeParse(text).success).toBe(false);
  });
});

describe('invoiceDayFault', () => {
  // 23:30 on 17 May and 00:30 on 19 May in China.
  const requested = Date.UTC(2026, 4, 17, 15, 30);
  const now = Date.UTC(2026, 4, 18, 16, 30);

  it.each([
    ['2026-05-16', '开票日期不能早于申请日期'],
    ['2026-05-17', null],
    ['2026-05-19', null],
    ['2026-05-20', '开票日期不能晚于今天'],
  ])('judges %s by the days in China', (day, fault) => {
    expect(invoiceDayFault(day, requested, now)).toBe(fault);
  });
});

describe('invoiceReason', () => {
  it('is there, and has 300 characters at most', () => {
    expect(invoiceReason.parse(' 抬头有误 ')).toBe('抬头有误');
    expect(invoiceReason.safeParse('  ').error?.issues[0]?.message).toBe('请填写冲红原因');
    expect(invoiceReason.safeParse('误'.repeat(300)).success).toBe(true);
    expect(invoiceReason.safeParse('误'.repeat(301)).error?.issues[0]?.message).toBe('冲红原因不能超过300字');
  });
});
