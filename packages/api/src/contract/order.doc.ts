import { orderLinesMax, orderRemarkMaxLength } from '@lima-id/domain';
import type { DocumentOf } from '../documents/callDocument.ts';
import { partOf } from '../documents/partOf.ts';
import type * as calls from './order.ts';
import { listMyOrders, readOrder, readOrderHistory } from './order.ts';

export const orderDocument: DocumentOf<typeof calls> = {
  shapes: {
    Order: partOf(readOrder.reply),
    ListedOrder: partOf(listMyOrders.reply, 'records'),
    OrderLine: partOf(readOrder.reply, 'orderDetails'),
    PaymentInfo: partOf(readOrder.reply, 'paymentInfo'),
    OrderStep: partOf(readOrderHistory.reply),
  },
  fields: {
    status: '订单状态：0待付款 1待审核 2已完成 3已取消 4审核未通过',
    buyerCompanyId: '购买企业编号',
    buyerPrefix: { text: '购买企业的标识前缀', example: '88.118.001' },
    salePrice: { text: '销售价，元，与订单金额相同', example: '2800.00' },
    standardPrice: { text: '标准价，元，与订单金额相同', example: '2800.00' },
    remark: `订单备注，最多${orderRemarkMaxLength}字`,
    orderDetails: `订单明细，最多${orderLinesMax}项`,
    purchaseDuration: { text: '购买时长：如1年、3个月、永久', example: '1年' },
    rejectionReason: '驳回原因',
    payBefore: '付款截止时间',
    invoiceStatus: '发票状态：0已申请 1已开具 2已冲红；未申请时为null',
    paymentInfo: '线下付款信息；未提交时为null',
    depositBank: { text: '开户银行', example: '示例银行德州宁津支行' },
    bankAccountName: { text: '账户名称', example: '山东泰岳健身科技有限公司' },
    bankNo: { text: '银行账号，只含数字', example: '6200000001180042' },
    payAmount: '付款金额',
    confirmedAmount: { text: '付款人确认过的付款金额；与应付金额一致时不传', example: '2800.00' },
    payTime: { text: '付款时间，不晚于今天', example: '2026-05-18' },
    payPicture: '付款凭证的引用名，以逗号连接',
    realPayPicture: '付款凭证的地址，以逗号连接',
    type: '订单类型，固定为0',
  },
  calls: {
    saveOrder: {
      title: '保存订单',
      group: '订单与支付',
      description: '提交订单；同一 transactionId 重复提交返回同一订单，金额由平台重新核算，不一致时返回409',
      access: 'users',
      sees: 'for their own approved enterprise',
      fields: {
        price: '该项价格，元，两位小数',
        id: '订单编号',
      },
    },
    readOrder: {
      title: '订单详情',
      group: '订单与支付',
      description: '查询本人的一个订单，含汇款识别码与已提交的付款信息',
      access: 'users',
      sees: 'their own orders',
      fields: {
        id: { example: 'o-5001' },
      },
    },
    readOrderHistory: {
      title: '订单经过',
      group: '订单与支付',
      description: '查询本人一个订单的经过，最新的在前',
      access: 'users',
      sees: 'their own orders',
      fields: {
        id: { example: 'o-5001' },
      },
    },
    listMyOrders: {
      title: '我的订单',
      group: '订单与支付',
      description: '查询本人的订单，最新的在前，可按状态筛选，分页',
      access: 'users',
      sees: 'their own orders',
      fields: {
        status: '订单状态：0待付款 1待审核 2已完成 3已取消 4审核未通过；不传为全部',
      },
    },
    cancelOrder: {
      title: '取消订单',
      group: '订单与支付',
      description: '取消本人的订单；已完成或已取消的订单返回409',
      access: 'users',
      sees: 'their own orders',
      fields: {
        id: { example: 'o-5001' },
      },
    },
    savePaymentInfo: {
      title: '提交付款信息',
      group: '订单与支付',
      description:
        '提交线下付款信息与付款凭证；仅待付款与审核未通过的订单可提交。付款金额与应付金额不一致时，须由付款人确认并在 confirmedAmount 中再次给出，否则返回422',
      access: 'users',
      sees: 'their own orders',
    },
  },
};
