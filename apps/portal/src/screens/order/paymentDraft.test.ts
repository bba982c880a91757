import { rejectedOrder, unpaidOrder } from '@lima-id/api/msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../shared/testing/memoryStorage.ts';
import { forgetPaymentDraft, keepPaymentDraft, openPaymentDraft } from './paymentDraft.ts';

beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage: memoryStorage() });
});
afterEach(() => vi.unstubAllGlobals());

describe('openPaymentDraft', () => {
  it('opens with what the order says when nothing was typed', () => {
    const { method, values } = openPaymentDraft('u', unpaidOrder);
    expect(method).toBe('transfer');
    expect(values).toMatchObject({ payAmount: '2800.00', bankAccountName: unpaidOrder.buyerCompanyName, bankNo: '' });
  });

  it('opens with what was handed in, without vouchers, when that was not accepted', () => {
    expect(openPaymentDraft('u', rejectedOrder).values).toMatchObject({
      bankNo: '6200118000420',
      payTime: '2026-05-18 14:20',
      payPictures: [],
    });
  });

  it('goes on with what was typed after a reload', () => {
    const opened = openPaymentDraft('u', unpaidOrder);
    const typed = { ...opened, method: 'wechat' as const, values: { ...opened.values, bankNo: '6200' } };
    keepPaymentDraft(typed);
    expect(openPaymentDraft('u', unpaidOrder)).toEqual(typed);
    expect(openPaymentDraft('v', unpaidOrder)).toEqual({ ...opened, userId: 'v' });
    expect(openPaymentDraft('u', rejectedOrder).values.bankNo).toBe('6200118000420');
    forgetPaymentDraft();
    expect(openPaymentDraft('u', unpaidOrder)).toEqual(opened);
  });
});
