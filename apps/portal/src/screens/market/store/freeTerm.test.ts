import type { FreeProduct } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { freeTerm } from './freeTerm.ts';

function free(changes: Partial<FreeProduct>): FreeProduct {
  const said = { id: '1', name: '点检助手', describes: '', trait: '', viewPicture: '' };
  return { ...said, negotiable: false, price: '0.00', durationUnit: 'year', ...changes };
}

describe('freeTerm', () => {
  it.each([
    [{ trialDays: 30 }, '元 / 30 天', '免费试用'],
    [{ trialDays: 15, price: '2800.00' }, '元 / 15 天', '免费试用'],
    [{ trialDays: 0 }, '元 / 年', '免费试用'],
    [{ trialDays: 0, price: '2800.00' }, '元', '免费试用'],
    [{ trialDays: null }, '元 / 年', '免费使用'],
    [{ durationUnit: 'month' as const }, '元 / 月', '免费使用'],
    [{ durationUnit: 'lifetime' as const }, '元 / 永久', '免费使用'],
    [{ durationUnit: null }, '元', '免费使用'],
    [{ negotiable: true }, '元', '免费使用'],
    [{ price: '' }, '元', '免费使用'],
  ])('says no more than is known when an app is %j', (changes, unit, action) => {
    expect(freeTerm(free(changes))).toEqual({ unit, action });
  });
});
