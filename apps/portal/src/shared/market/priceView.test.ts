import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceView } from './priceView.ts';

describe('priceView', () => {
  it.each([
    ['2800.00', 'year', '2,800', '/年'],
    ['9800.50', 'month', '9,800.50', '/月'],
    ['1234567.00', 'lifetime', '1,234,567', '永久'],
    ['0.01', 'year', '0.01', '/年'],
  ] as const)('shows %s with its period when the unit is %s', (price, durationUnit, amount, period) => {
    expect(priceView({ negotiable: false, price, durationUnit })).toEqual({ kind: 'amount', amount, period });
  });

  it('shows an amount without a period when its unit is not known', () => {
    expect(priceView({ negotiable: false, price: '2800.00', durationUnit: null })).toEqual({
      kind: 'amount',
      amount: '2,800',
      period: '',
    });
  });

  it('says 价格面议 when the price is on request, whatever the amount', () => {
    expect(priceView({ negotiable: true, price: '99.00', durationUnit: 'year' })).toEqual({
      kind: 'words',
      text: '价格面议',
    });
  });

  it('says 免费 when the price is zero', () => {
    expect(priceView({ negotiable: false, price: '0.00', durationUnit: 'year' })).toEqual({
      kind: 'words',
      text: '免费',
    });
  });

  it('keeps the exact value when any amount is shown', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), (fen) => {
        const price = `${fen / 100n}.${String(fen % 100n).padStart(2, '0')}`;
        const view = priceView({ negotiable: false, price, durationUnit: 'year' });
        const [whole = '', decimals = '00'] = (view.kind === 'amount' ? view.amount : '')
          .replaceAll(',', '')
          .split('.');
        expect(BigInt(whole) * 100n + BigInt(decimals)).toBe(fen);
      }),
    );
  });
});
