import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caretInYuan, groupYuan, pastedYuan, plainYuan } from './typedYuan.ts';
import { displayYuan, formatYuan } from './yuan.ts';

const anyFen = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });

describe('plainYuan', () => {
  it.each([
    ['', ''],
    ['1500', '1500'],
    ['1,500.00', '1500.00'],
    ['¥1,500.00', '1500.00'],
    ['￥ 1，500．00', '1500.00'],
    ['１５００', '1500'],
    ['1500。5', '1500.5'],
    ['1 500元', '1500'],
    ['15,00', '1500'],
    ['5.', '5.'],
    ['.5', '.5'],
    ['1.234', '1.234'],
  ])('puts %j as %j when it is an amount or becomes one', (text, plain) => {
    expect(plainYuan(text)).toBe(plain);
  });

  it.each(['一百', '-1', '+1', '1e3', '1.2.3', '1500美元', '元1'])('reads nothing when the text is %j', (text) => {
    expect(plainYuan(text)).toBeNull();
  });
});

describe('pastedYuan', () => {
  it.each([
    ['1,500.00', '1500.00'],
    [' ￥１，５００．００ ', '1500.00'],
    ['1,234,567.8', '1234567.8'],
    ['1500', '1500'],
  ])('reads %j as %j when its separators stand between thousands', (text, plain) => {
    expect(pastedYuan(text)).toBe(plain);
  });

  it.each(['2,8', '15,00', '1,5000', ',500', '1,500,', '1.5,000'])(
    'reads nothing when %j may mean something else',
    (text) => {
      expect(pastedYuan(text)).toBeNull();
    },
  );

  it('reads every amount as it is shown, with a sign and in full-width digits too', () => {
    fc.assert(
      fc.property(anyFen, fc.constantFrom('', '¥', '¥ ', '￥'), fc.boolean(), (amount, sign, wide) => {
        const shown = sign + displayYuan(amount);
        const text = wide ? shown.replace(/[\d,.]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)) : shown;
        expect(pastedYuan(text)).toBe(formatYuan(amount));
      }),
    );
  });
});

describe('groupYuan', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['999', '999'],
    ['1500', '1,500'],
    ['1234567.', '1,234,567.'],
    ['1234.5678', '1,234.5678'],
    ['.5', '.5'],
    ['2,8', '2,8'],
    ['一百', '一百'],
  ])('shows %j as %j', (text, shown) => {
    expect(groupYuan(text)).toBe(shown);
  });

  it('is undone by plainYuan, and shows an amount as it is read', () => {
    fc.assert(
      fc.property(anyFen, (amount) => {
        const plain = formatYuan(amount);
        expect(groupYuan(plain)).toBe(displayYuan(amount));
        expect(plainYuan(groupYuan(plain))).toBe(plain);
      }),
    );
  });
});

describe('caretInYuan', () => {
  it('has as many digits and points before it as asked, whatever separators came in between', () => {
    fc.assert(
      fc.property(anyFen, fc.nat({ max: 25 }), (amount, behind) => {
        const grouped = displayYuan(amount);
        const before = grouped.slice(0, caretInYuan(grouped, behind)).replaceAll(',', '');
        expect(before).toHaveLength(Math.min(behind, formatYuan(amount).length));
      }),
    );
  });
});
