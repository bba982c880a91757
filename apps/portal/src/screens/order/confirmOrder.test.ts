import { appDetail, packageList } from '@lima-id/api/msw';
import { orderDraft, totalOrder } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import type { PurchaseChoice } from '../../shared/market/purchaseChoice.ts';
import { draftOf, repriceChoice } from './confirmOrder.ts';

const { id, name, describes, trait, negotiable, price, durationUnit, viewPicture, appId } = appDetail;
const choice: PurchaseChoice = {
  product: { id, name, describes, trait, negotiable, price, durationUnit, viewPicture, appId },
  package: { id: '102', name: '专业版' },
  duration: { duration: 1, durationUnit: 'year' },
  priceFen: 280_000,
};
const prices = { yearUnitPriceFen: 300_000, monthUnitPriceFen: null, prices: [] };

describe('draftOf', () => {
  it('makes an order that the rules take when the choice has a price', () => {
    const attempt = { remark: ' 尽快开通 ', transactionId: '0'.repeat(32) };
    const draft = draftOf(choice, { id: '1', name: '山东泰岳健身科技有限公司' }, attempt);
    expect(orderDraft.parse(draft)).toEqual(draft);
    expect(totalOrder(draft.orderDetails)).toEqual({ ok: true, totalAmountFen: draft.totalAmountFen });
    expect(draft).toMatchObject({ remark: '尽快开通', salePriceFen: 280_000, standardPriceFen: 280_000 });
  });
});

describe('repriceChoice', () => {
  it('takes the price of now when the duration is still offered', () => {
    expect(repriceChoice(choice, prices, false)).toEqual({ ...choice, priceFen: 300_000 });
  });

  it('finds nothing when the duration is no longer offered', () => {
    const monthly = { duration: 14, durationUnit: 'month' } as const;
    expect(repriceChoice({ ...choice, duration: monthly }, prices, false)).toBeNull();
    const [details] = packageList;
    expect(details && repriceChoice(choice, details, true)).toBeNull();
  });
});
