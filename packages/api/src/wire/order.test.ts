import { marketMessages, type OrderDraft } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { decodeRequest, encodeReply, encodeRequest } from '../contract/codec.ts';
import { contract } from '../contract/contract.ts';
import { pendingOrder } from '../msw/fixtures/order.ts';

const { saveOrder, savePaymentInfo, placeWechatOrder, createHumiOrder, readOrder } = contract;

const draft: OrderDraft = {
  buyerCompanyId: '1',
  buyerCompanyName: '山东泰岳健身科技有限公司',
  type: 'app',
  totalAmountFen: 280_000,
  salePriceFen: 280_000,
  standardPriceFen: 280_000,
  transactionId: '0123456789abcdef0123456789abcdef',
  productId: '1',
  remark: '尽快开通',
  orderDetails: [
    {
      appId: 'app-1',
      packageProductId: '102',
      packageName: '专业版',
      priceFen: 280_000,
      purchaseDuration: '1年',
      productId: '1',
      productName: '标识赋码系统',
    },
  ],
};

function decoded(endpoint: typeof saveOrder | typeof savePaymentInfo, wire: unknown) {
  const verdict = decodeRequest(endpoint as typeof saveOrder, wire);
  return verdict.ok ? null : [verdict.field, verdict.message];
}

describe('an order draft', () => {
  const wire = {
    ...draft,
    type: 0,
    totalAmountFen: undefined,
    salePriceFen: undefined,
    standardPriceFen: undefined,
    totalAmount: '2800.00',
    salePrice: '2800.00',
    standardPrice: '2800.00',
    orderDetails: [{ ...draft.orderDetails[0], priceFen: undefined, price: '2800.00' }],
  };

  it('is sent in yuan with two decimals and decoded to fen', () => {
    const sent = encodeRequest(saveOrder, draft);
    expect(sent).toMatchObject({
      ok: true,
      value: { type: 0, totalAmount: '2800.00', orderDetails: [{ price: '2800.00' }] },
    });
    expect(sent.ok && decodeRequest(saveOrder, sent.value)).toEqual({ ok: true, value: draft });
    expect(decodeRequest(saveOrder, wire)).toEqual({ ok: true, value: draft });
  });

  it.each([
    ['has no line', { orderDetails: [] }, ['orderDetails', marketMessages.order.empty]],
    [
      'has too many lines',
      { orderDetails: Array.from({ length: 21 }, () => wire.orderDetails[0]) },
      ['orderDetails', marketMessages.order.tooMany],
    ],
    ['has a long remark', { remark: '字'.repeat(301) }, ['remark', marketMessages.order.remarkTooLong]],
    ['has no transaction id', { transactionId: '' }, ['transactionId', marketMessages.incomplete]],
  ])('is refused with its sentence when it %s', (_case, changes, refusal) => {
    expect(decoded(saveOrder, { ...wire, ...changes })).toEqual(refusal);
  });

  it.each(['2800.001', '-1.00', '1e3', 2800])('is refused when its amount is %j', (totalAmount) => {
    expect(decoded(saveOrder, { ...wire, totalAmount })?.[0]).toBe('totalAmount');
  });
});

describe('the information of an offline payment', () => {
  const wire = {
    orderId: 'o1',
    depositBank: '示例银行济南高新支行',
    bankAccountName: '山东泰岳健身科技有限公司',
    bankNo: '6200118000420',
    payAmount: '2800.00',
    payTime: '2026-05-18 14:20',
    payPicture: 'a.webp,b.webp',
    realPayPicture: 'https://f.example.cn/a.webp,https://f.example.cn/b.webp',
  };

  it('encodes its pictures as two joined texts, and decodes them', () => {
    const verdict = decodeRequest(savePaymentInfo, wire);
    expect(verdict).toMatchObject({
      ok: true,
      value: { payPictures: [{ fileName: 'a.webp' }, { fullUrl: 'https://f.example.cn/b.webp' }] },
    });
    expect(verdict.ok && encodeRequest(savePaymentInfo, verdict.value)).toEqual({ ok: true, value: wire });
    expect(encodeReply(readOrder, pendingOrder)).toMatchObject({
      paymentInfo: { payPicture: pendingOrder.paymentInfo?.payPictures[0]?.fileName },
    });
  });

  const { payment } = marketMessages;

  it.each([
    [{ depositBank: ' ' }, ['depositBank', payment.depositBank]],
    [{ bankAccountName: undefined }, ['bankAccountName', payment.bankAccountName]],
    [{ bankNo: '' }, ['bankNo', payment.bankNo]],
    [{ bankNo: '6200x1180' }, ['bankNo', payment.bankNoDigits]],
    [{ payAmount: '' }, ['payAmount', payment.payAmount]],
    [{ payAmount: '2,800' }, ['payAmount', payment.payAmountShape]],
    [{ payTime: '' }, ['payTime', payment.payTime]],
    [{ payPicture: '' }, ['payPictures', payment.payPictures]],
    [{ payPicture: undefined }, ['payPictures', payment.payPictures]],
    [{ payPicture: 'a,'.repeat(10) }, ['payPictures', payment.payPicturesMany]],
    [{ depositBank: '行'.repeat(101) }, ['depositBank', payment.textTooLong]],
  ])('is refused with its sentence when %j', (changes, refusal) => {
    expect(decoded(savePaymentInfo, { ...wire, ...changes })).toEqual(refusal);
  });
});

describe('a payment with a provider', () => {
  it('uses the names and the amounts in fen that providers expect', () => {
    const order = { description: '标识赋码系统', orderCode: 'LM2026051800427', amountFen: 280_000 };
    const wire = { description: '标识赋码系统', out_trade_no: 'LM2026051800427', amount: { total: 280_000 } };
    expect(encodeRequest(placeWechatOrder, order)).toEqual({ ok: true, value: wire });
    expect(decodeRequest(placeWechatOrder, wire)).toEqual({ ok: true, value: order });
    expect(encodeReply(placeWechatOrder, { codeUrl: '/__pay/a', expiresAt: 1 })).toEqual({
      code_url: '/__pay/a',
      expiresAt: 1,
    });
    expect(
      decodeRequest(createHumiOrder, { bizOrderNo: 'LM2026051800427', orderAmount: 280_000, payAmount: 280_000 }),
    ).toEqual({
      ok: true,
      value: {
        payeeUserNo: '',
        channelCode: '',
        orderCode: 'LM2026051800427',
        orderAmountFen: 280_000,
        payAmountFen: 280_000,
        paymentMethod: 'wechat',
        poundageAmountFen: 0,
        redirectUrl: '',
      },
    });
  });
});
