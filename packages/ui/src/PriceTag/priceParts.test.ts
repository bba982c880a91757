import { displayYuan, durationUnit } from '@lima-id/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { en } from '../locale/en.ts';
import { priceTagTexts } from './PriceTag.texts.ts';
import { type PriceFacts, type PricePeriod, priceParts } from './priceParts.ts';

const yearly: PriceFacts = { priceFen: 280_000, negotiable: false, per: 'year', originalFen: undefined, bare: true };
const anyFen = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });

describe('priceParts', () => {
  it.each([
    [undefined, '', '2,800元'],
    ['year', '/年', '2,800元，每年'],
    ['month', '/月', '2,800元，每月'],
    ['lifetime', '永久', '2,800元，永久'],
    [{ duration: 1, durationUnit: 'year' }, '/ 1年', '2,800元，1年'],
    [{ duration: 3, durationUnit: 'month' }, '/ 3个月', '2,800元，3个月'],
    [{ duration: 1, durationUnit: 'lifetime' }, '永久', '2,800元，永久'],
  ] satisfies [PricePeriod | undefined, string, string][])(
    'shows and says the period when it is %j',
    (per, period, spoken) => {
      expect(priceParts({ ...yearly, per }, priceTagTexts)).toMatchObject({ kind: 'amount', period, spoken });
    },
  );

  it('is words when the price is on request, unknown or zero', () => {
    const words = (facts: Partial<PriceFacts>) => priceParts({ ...yearly, ...facts }, priceTagTexts);
    expect(words({ negotiable: true })).toEqual({ kind: 'words', text: '价格面议' });
    expect(words({ priceFen: null })).toEqual({ kind: 'words', text: '价格面议' });
    expect(words({ priceFen: 0 })).toEqual({ kind: 'words', text: '免费' });
    expect(words({ priceFen: 0, negotiable: true })).toEqual({ kind: 'words', text: '价格面议' });
  });

  it('speaks another language when its texts are given', () => {
    expect(priceParts({ ...yearly, negotiable: true }, en.priceTag)).toEqual({
      kind: 'words',
      text: 'Price on request',
    });
    expect(priceParts({ ...yearly, priceFen: 0 }, en.priceTag)).toEqual({ kind: 'words', text: 'Free' });
    const months = priceParts({ ...yearly, per: { duration: 3, durationUnit: 'month' } }, en.priceTag);
    expect(months).toMatchObject({ period: '/ 3 months', spoken: '2,800 yuan, 3 months' });
  });

  it('shows the amount as the rules write it when it is any', () => {
    fc.assert(
      fc.property(anyFen, fc.boolean(), fc.constantFrom(...durationUnit.options), (priceFen, bare, per) => {
        const price = priceParts({ ...yearly, priceFen, bare, per }, priceTagTexts);
        expect(price).toMatchObject({ kind: 'amount', amount: displayYuan(priceFen, bare) });
      }),
    );
  });

  it('crosses out an original price only when it is higher', () => {
    fc.assert(
      fc.property(anyFen, anyFen, (priceFen, originalFen) => {
        const price = priceParts({ ...yearly, priceFen, originalFen }, priceTagTexts);
        expect(price).toMatchObject({ original: originalFen > priceFen ? displayYuan(originalFen, true) : null });
      }),
    );
  });
});
