import type { ReviewedOrder } from '@lima-id/api';
import type { Order } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { describeReviewedOrder } from './describeOrder.ts';

const order: Order = {
  id: 'order-1',
  orderCode: 'LM2026051800427',
  buyerCompanyId: '1',
  buyerCompanyName: '山东泰岳健身科技有限公司',
  buyerPrefix: '88.118.001',
  totalAmountFen: 280_000,
  salePriceFen: 280_000,
  standardPriceFen: 280_000,
  productId: '1',
  remark: '',
  orderDetails: [],
  status: 'completed',
  paymentMethod: 'transfer',
  remittanceCode: 'LM8F27PF',
  rejectionReason: '',
  createTime: '2026-05-18 14:02:11',
  payBefore: '',
  invoiceStatus: null,
  paymentInfo: {
    orderId: 'order-1',
    depositBank: '示例银行济南高新支行',
    bankAccountName: '山东泰岳健身科技有限公司',
    bankNo: '6200118000420',
    payAmount: '1680.00',
    payTime: '2026-05-18 14:20:00',
    payPictures: [],
  },
};

/** What the reviewer reads of an order that differs from a completed one by transfer in these fields. */
function described(changes: Partial<Order>): string {
  const reviewed: ReviewedOrder = {
    order: { ...order, ...changes },
    amountDiffers: false,
    warnings: [],
    payments: [],
    steps: [],
    accesses: [],
  };
  return describeReviewedOrder(reviewed);
}

const gap = '金额提示\n注意：付款金额 ¥ 1,680.00 与应付金额 ¥ 2,800.00 不一致';
const unused = '付款信息：此前提交，未采用\n开户银行：';

describe('describeReviewedOrder', () => {
  it('says how far a transfer is from the amount due when the order is paid by transfer', () => {
    expect(described({})).toContain(gap);
    expect(described({})).not.toContain(unused);
  });

  it('says that a transfer was not used, without a note on its amount, when the order is paid by WeChat', () => {
    const said = described({ paymentMethod: 'wechat' });
    expect(said).toContain(unused);
    expect(said).not.toContain('金额提示');
  });

  it('says that several transfers are declared by their sum when another amount than is due waits for review', () => {
    const said = '分次转账的，付款信息须为各次合计';
    expect(described({ status: 'pendingReview' })).toContain(said);
    expect(described({ status: 'completed' })).not.toContain(said);
  });
});
