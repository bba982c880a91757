import { appDetail } from '@lima-id/api/msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { keepPurchaseChoice, type PurchaseChoice } from './purchaseChoice.ts';
import { readPurchaseChoice } from './readPurchaseChoice.ts';

const { id, name, describes, trait, negotiable, price, durationUnit, viewPicture, appId } = appDetail;
const choice: PurchaseChoice = {
  product: { id, name, describes, trait, negotiable, price, durationUnit, viewPicture, appId },
  package: { id: '101', name: '基础版' },
  duration: { duration: 6, durationUnit: 'month' },
  priceFen: 168_000,
};
const other: PurchaseChoice = { ...choice, package: { id: '102', name: '专业版' } };

beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage: memoryStorage() });
});
afterEach(() => vi.unstubAllGlobals());

describe('readPurchaseChoice', () => {
  it('takes what travels with the route when it is a choice, else what was kept in the tab', () => {
    keepPurchaseChoice(choice);
    expect(readPurchaseChoice(other)).toEqual(other);
    expect(readPurchaseChoice(null)).toEqual(choice);
    expect(readPurchaseChoice({ product: choice.product })).toEqual(choice);
  });

  it('finds nothing when nothing was chosen, or what was kept is none', () => {
    expect(readPurchaseChoice(undefined)).toBeNull();
    keepPurchaseChoice({ ...choice, priceFen: -1 });
    expect(readPurchaseChoice(null)).toBeNull();
  });

  it('leaves out what is no part of a choice when the state holds more', () => {
    expect(readPurchaseChoice({ ...choice, duration: { ...choice.duration, isDefault: true }, more: 1 })).toEqual(
      choice,
    );
  });
});
