import type { DocumentOf } from '../documents/callDocument.ts';
import type * as calls from './onlinePayment.ts';

export const onlinePaymentDocument: DocumentOf<typeof calls> = {
  fields: {
    total: '金额，分',
    payAmount: '支付金额，分',
    attempt: '最近一次支付：open待支付 paid已支付 failed失败 expired已过期；没有时为null',
    payeeUserNo: '收款用户编号',
    channelCode: '支付渠道代码',
    bizOrderNo: { text: '订单号', example: 'LM2026051800427' },
    orderAmount: '订单金额，分',
    poundageAmount: '手续费，分，固定为0',
    redirectUrl: '支付后返回的页面',
    pageUrl: '支付页地址',
    description: '商品描述',
    out_trade_no: { text: '订单号', example: 'LM2026051800427' },
    amount: '金额',
    code_url: '二维码内容',
  },
  calls: {
    placeWechatOrder: {
      title: '微信扫码支付',
      group: '订单与支付',
      description: '发起微信扫码支付，金额单位为分，返回二维码内容',
      access: 'users',
      sees: 'their own orders',
      fields: {
        total: { example: 280_000 },
      },
    },
    createHumiOrder: {
      title: '跳转支付',
      group: '订单与支付',
      description: '发起跳转支付，金额单位为分（元×100），返回支付页地址',
      access: 'users',
      sees: 'their own orders',
      fields: {
        payAmount: { example: 280_000 },
        orderAmount: { example: 280_000 },
      },
    },
    readWechatPaymentResult: {
      title: '支付结果',
      group: '订单与支付',
      description: '查询订单的支付结果；已支付时响应的 code 为200，尚未支付为202',
      access: 'users',
      sees: 'their own orders',
      fields: {
        orderId: { example: 'o-5001' },
      },
    },
  },
};
