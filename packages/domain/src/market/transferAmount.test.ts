import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeTransferGap, judgeAcceptance, judgeTransfer } from './transferAmount.ts';

const due = 150_000;
const less = '付款金额 ¥ 1.00 与应付金额 ¥ 1,500.00 不一致，少 ¥ 1,499.00';
const anyFen = fc.oneof(fc.nat({ max: 3 }), fc.nat(), fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }));
const anyTyped = fc.option(anyFen);

describe('describeTransferGap', () => {
  it('names both figures and their difference when they differ', () => {
    expect(describeTransferGap({ dueFen: due, paidFen: 100 })).toBe(less);
    expect(describeTransferGap({ dueFen: due, paidFen: 168_000 })).toBe(
      '付款金额 ¥ 1,680.00 与应付金额 ¥ 1,500.00 不一致，多 ¥ 180.00',
    );
    expect(describeTransferGap({ dueFen: due, paidFen: due })).toBeNull();
  });

  it('is silent exactly when the two are the same', () => {
    fc.assert(
      fc.property(anyFen, anyFen, (dueFen, paidFen) => {
        expect(describeTransferGap({ dueFen, paidFen }) === null).toBe(dueFen === paidFen);
      }),
    );
  });
});

describe('judgeTransfer', () => {
  it('asks for a confirmation when the amount differs by a single fen', () => {
    expect(judgeTransfer({ dueFen: due, paidFen: 100 }, null)).toEqual({
      ok: false,
      message: `${less}。请核对后修改，或确认按此金额提交`,
    });
    expect(judgeTransfer({ dueFen: due, paidFen: due - 1 }, null).ok).toBe(false);
    expect(judgeTransfer({ dueFen: due, paidFen: due }, null)).toEqual({ ok: true });
  });

  it('takes a differing amount only with a confirmation of this very amount', () => {
    fc.assert(
      fc.property(anyFen, anyFen, anyTyped, (dueFen, paidFen, confirmed) => {
        expect(judgeTransfer({ dueFen, paidFen }, confirmed).ok).toBe(dueFen === paidFen || confirmed === paidFen);
      }),
    );
  });
});

describe('judgeAcceptance', () => {
  it('says what is to be typed when nothing or another amount was', () => {
    expect(judgeAcceptance({ dueFen: due, paidFen: 100 }, null)).toEqual({
      ok: false,
      message: `${less}。请核对银行流水，并输入实际到账的金额`,
    });
    expect(judgeAcceptance({ dueFen: due, paidFen: 100 }, due)).toEqual({
      ok: false,
      message: '输入的到账金额 ¥ 1,500.00 与付款信息中的金额不一致，请核对银行流水；金额不符的，请驳回付款信息',
    });
    expect(judgeAcceptance({ dueFen: due, paidFen: 100 }, 100)).toEqual({ ok: true });
    expect(judgeAcceptance({ dueFen: due, paidFen: due }, null)).toEqual({ ok: true });
  });

  it('accepts a differing amount only when it was typed, and never another one than was handed in', () => {
    fc.assert(
      fc.property(anyFen, anyFen, anyTyped, (dueFen, paidFen, typed) => {
        const expected = typed === null ? dueFen === paidFen : typed === paidFen;
        expect(judgeAcceptance({ dueFen, paidFen }, typed).ok).toBe(expected);
      }),
    );
  });
});
