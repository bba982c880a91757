import { describe, expect, it } from 'vitest';
import { countRemark, order, orderDraft, orderRejection, orderRemark } from './order.ts';

const line = {
  appId: 'a1',
  packageProductId: 'p1',
  packageName: '专业版',
  priceFen: 280_000,
  purchaseDuration: '1年',
  productId: '1',
  productName: '标识赋码系统',
};
const draft = {
  buyerCompanyId: 'c1',
  buyerCompanyName: '山东泰岳健身科技有限公司',
  type: 'app',
  totalAmountFen: 280_000,
  salePriceFen: 280_000,
  standardPriceFen: 280_000,
  transactionId: '0123456789abcdef0123456789abcdef',
  productId: '1',
  remark: '',
  orderDetails: [line],
};
const issuesIn = (value: unknown) =>
  orderDraft.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]);
const incomplete = '信息不完整，请返回重新选择';

describe('orderDraft', () => {
  it('takes an order when it is whole, and trims what was typed', () => {
    expect(orderDraft.parse(draft)).toEqual(draft);
    expect(orderDraft.parse({ ...draft, remark: ' 尽快开通 ' }).remark).toBe('尽快开通');
  });

  it.each(['buyerCompanyId', 'buyerCompanyName', 'productId', 'transactionId'])(
    'refuses an order when %s is empty',
    (field) => {
      expect(issuesIn({ ...draft, [field]: '' })).toEqual([[field, incomplete]]);
    },
  );

  it.each(['appId', 'packageProductId', 'packageName', 'purchaseDuration', 'productId', 'productName'])(
    'refuses a line when %s is empty or missing',
    (field) => {
      expect(issuesIn({ ...draft, orderDetails: [{ ...line, [field]: '' }] })).toEqual([
        [`orderDetails.0.${field}`, incomplete],
      ]);
      expect(issuesIn({ ...draft, orderDetails: [{ ...line, [field]: undefined }] })).toEqual([
        [`orderDetails.0.${field}`, incomplete],
      ]);
    },
  );

  it.each(['totalAmountFen', 'salePriceFen', 'standardPriceFen'])('refuses an order when %s is no money', (field) => {
    expect(issuesIn({ ...draft, [field]: -1 })?.map(([path]) => path)).toEqual([field]);
    expect(issuesIn({ ...draft, [field]: 0.5 })?.map(([path]) => path)).toEqual([field]);
  });

  it('refuses an order when it is of another type, has no line or a duration that cannot be read', () => {
    expect(issuesIn({ ...draft, type: 1 })?.map(([path]) => path)).toEqual(['type']);
    expect(issuesIn({ ...draft, orderDetails: [] })).toEqual([['orderDetails', '请先选择要购买的应用']]);
    expect(issuesIn({ ...draft, orderDetails: [{ ...line, purchaseDuration: '1' }] })).toEqual([
      ['orderDetails.0.purchaseDuration', incomplete],
    ]);
  });

  it('takes every duration in words when a line has it', () => {
    for (const purchaseDuration of ['3个月', '永久']) {
      expect(orderDraft.safeParse({ ...draft, orderDetails: [{ ...line, purchaseDuration }] }).success).toBe(true);
    }
  });
});

describe('orderRemark', () => {
  it('takes 300 characters and no more when ends are trimmed', () => {
    expect(orderRemark.parse(` ${'字'.repeat(300)} `)).toBe('字'.repeat(300));
    expect(orderRemark.safeParse('字'.repeat(301)).error?.issues.map(({ message }) => message)).toEqual([
      '订单备注不能超过300字',
    ]);
    expect(orderRemark.parse('')).toBe('');
  });

  it('is counted as it is refused when a remark is typed', () => {
    expect(countRemark('')).toBe(0);
    expect(countRemark(`  ${'字'.repeat(300)}\n`)).toBe(300);
    expect(countRemark('a b')).toBe(3);
    expect(countRemark('💪')).toBe(1);
    expect(orderRemark.safeParse('💪'.repeat(300)).success).toBe(true);
    expect(orderRemark.safeParse('💪'.repeat(301)).success).toBe(false);
  });
});

describe('order', () => {
  const { type: _type, transactionId: _transactionId, ...content } = draft;
  const saved = {
    ...content,
    orderDetails: [{ ...line, picture: '/illustrations/dumbbell.svg' }],
    id: 'o1',
    orderCode: 'LM2026051800427',
    buyerPrefix: '88.118.001',
    status: 'rejected',
    paymentMethod: 'transfer',
    remittanceCode: 'LM8F27PF',
    rejectionReason: '凭证不清晰',
    createTime: '2026-05-18 14:20:00',
    payBefore: '',
    paymentInfo: null,
  };

  it('takes a saved order when it is whole', () => {
    expect(order.parse(saved)).toEqual({ ...saved, invoiceStatus: null });
    expect(order.parse({ ...saved, invoiceStatus: 'issued' }).invoiceStatus).toBe('issued');
    expect(order.safeParse({ ...saved, invoiceStatus: 1 }).success).toBe(false);
    expect(order.parse({ ...saved, paymentMethod: null }).paymentMethod).toBeNull();
    expect(order.safeParse({ ...saved, status: 4 }).success).toBe(false);
    expect(order.safeParse({ ...saved, paymentMethod: 1 }).success).toBe(false);
  });

  it('is answered as it was stored, before texts were cleaned', () => {
    const paymentInfo = {
      depositBank: '示例银行\uE863',
      bankAccountName: '山东\u200B泰岳',
      bankNo: '6200118000420',
      payAmount: '2800.00',
      payTime: '2026-05-18',
      payPictures: [],
      orderId: 'o1',
    };
    const old = { ...saved, buyerCompanyName: '泰岳\uE863', remark: '尽快\uE863\u200B', paymentInfo };
    expect(order.parse(old)).toMatchObject(old);
  });
});

describe('orderRejection', () => {
  it('takes words, trimmed, and asks for them when there are none', () => {
    const saidOf = (text: unknown) => orderRejection.safeParse(text).error?.issues.map(({ message }) => message);
    expect(orderRejection.parse(' 金额不符 ')).toBe('金额不符');
    expect(saidOf('字'.repeat(300))).toBeUndefined();
    expect(saidOf('字'.repeat(301))).toEqual(['驳回原因不能超过300字']);
    for (const nothing of ['', '  ', undefined, null]) expect(saidOf(nothing)).toEqual(['请填写驳回原因']);
  });
});
