import { settlementNoteMaxLength } from '@lima-id/domain';
import type { DocumentOf } from '../documents/callDocument.ts';
import { partOf } from '../documents/partOf.ts';
import type * as calls from './orderReview.ts';
import { listOrders, listUnknownPayments } from './orderReview.ts';

export const orderReviewDocument: DocumentOf<typeof calls> = {
  shapes: {
    OrderForReview: partOf(listOrders.reply, 'orders'),
    ReceivedPayment: partOf(listUnknownPayments.reply, 'payments'),
  },
  fields: {
    status: '订单状态：0待付款 1待审核 2已完成 3已取消 4审核未通过；不传为全部',
    code: '订单号或汇款识别码',
    flag: '标记',
    orders: '订单列表',
    order: '订单',
    warnings: '重复提示',
    orderCodes: '相关订单号',
    payments: '到账记录',
    provider: '支付服务商',
    transaction: '服务商的交易号',
    refund: '退款：due处理中 done已原路退回 failed未成功，须人工退款；null为无需退款或须人工退款',
    refundStop: '停止原路退款的记录；未停止时为null',
    reason: { text: '原因', example: '商户号余额不足，一周内没有退回' },
    checked: '是否已由审核人员在服务商后台核对',
    settlement: '人工处理结果；未登记时为null',
    repaidAmount: { text: '已人工退还的金额，元', example: '2800.00' },
    keptFor: { text: '其余款项所用的订单号；已全部退还时为null', example: 'LM2026051800427' },
    note: { text: '处理说明', example: '已由对公账户退回，银行流水号20261122000118' },
    changedAt: { text: '最近变化时间，毫秒数', example: 1_779_072_120_000 },
    warned: '是否有重复提示',
    flagged: '是否有尚未退回、也未登记处理结果的异常到账',
    amountDiffers: '最近一次转账的付款金额是否与应付金额不一致',
  },
  calls: {
    listOrders: {
      title: '查询订单',
      group: '平台审核',
      description: '查询订单，等待最久的在前，可按状态、订单号或汇款识别码、异常到账筛选，分页',
      access: 'reviewers',
      sees: 'every order',
    },
    listUnknownPayments: {
      title: '查询不明到账',
      group: '平台审核',
      description: '查询找不到对应订单、尚未登记处理结果的到账款项，最新的在前，分页',
      access: 'reviewers',
      sees: 'money for which no order is known',
      fields: {
        transaction: {
          text: '服务商的交易号；查询条件中填写时，只查询这一笔，已登记处理结果的也可查到',
          example: '4200002026051800000000000118',
        },
      },
    },
    readOrderForReview: {
      title: '审核订单',
      group: '平台审核',
      description: '查看一个订单的全部内容、付款信息、重复提示与经过；每次查看都会记录',
      access: 'reviewers',
      sees: "every order, the payment's information in full; each reading is written down",
    },
    acceptOrder: {
      title: '确认到账',
      group: '平台审核',
      description:
        '确认订单已到账，订单完成；付款金额与应付金额不一致时，须在 amount 中给出实际到账金额，否则返回422；须先查看过最新的付款信息，否则返回409',
      access: 'reviewers',
      sees: 'every order',
      fields: {
        status: '状态',
        amount: { text: '实际到账金额，元；付款金额与应付金额不一致时必填', example: '2800.00' },
      },
    },
    rejectOrder: {
      title: '驳回付款信息',
      group: '平台审核',
      description: '驳回订单的付款信息并说明原因，买方可修改后再次提交；须先查看过最新的付款信息，否则返回409',
      access: 'reviewers',
      sees: 'every order',
      fields: {
        reason: { example: '付款凭证不清晰，请重新上传' },
        status: '状态',
      },
    },
    stopRefund: {
      title: '停止原路退款',
      group: '平台审核',
      description:
        '停止一笔长时间没有结果的原路退款，之后由人工核对，退还未退回的款项并登记；刚申请过退款、服务商仍可能退款或退款状态已变化的返回409，服务商没有应答的返回503',
      access: 'reviewers',
      sees: 'all received money',
      fields: {
        transaction: { example: '4200002026051800000000000118' },
        provider: { example: 'wechat' },
        flag: { example: 'orderOver' },
        refund: { example: 'failed' },
        reason: '停止的原因，只有审核人员可见',
        checked: '已在服务商后台核对退款记录，没有处理中的退款；服务商不能确认时必须为true',
      },
    },
    settlePayment: {
      title: '登记到账处理结果',
      group: '平台审核',
      description:
        '登记一笔异常到账已由人工处理：退还了多少，其余用于哪个已完成的订单，每笔只能登记一次；正在原路退款、退款状态已变化或已登记过的返回409，金额与订单不符的返回422',
      access: 'reviewers',
      sees: 'all received money',
      fields: {
        transaction: { example: '4200002026051800000000000118' },
        provider: { example: 'wechat' },
        flag: { example: 'orderOver' },
        refund: { example: 'failed' },
        from: { text: '查看时的退款状态；已变化时返回409', example: 'failed' },
        repaidAmount: { text: '已人工退还的金额，元；没有退还时不传', example: '200.00' },
        keptFor: '其余款项所用的订单号，须为同一企业由审核人员确认到账的订单；已全部退还时不传',
        note: `处理说明，例如银行流水号，最多${settlementNoteMaxLength}字，只有审核人员可见`,
      },
    },
  },
};
