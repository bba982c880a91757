import {
  auditMaxDays,
  auditMinDays,
  orderLinesMax,
  orderReasonMaxLength,
  orderRemarkMaxLength,
  paymentTextMaxLength,
  settlementNoteMaxLength,
  voucherPicturesMax,
} from '../market/limits.ts';
import { voucherImageMaxBytes } from '../picture/limits.ts';

/** Messages of the app market, in Chinese, by subject. A server's own message, when there is one, is shown instead of `gate.company`. */
export const marketMessages = {
  /** Why a duration has no price. */
  duration: {
    inquireFirst: '该应用价格面议，请先询价',
    noDuration: '请选择购买时长',
    noPrice: '该时长暂无价格，请选择其他时长',
  },
  /** What blocks a visitor's action. */
  gate: {
    agreement: '请先同意服务协议与应用市场用户协议',
    login: '您尚未登录，是否立即登录？',
    buyPrefix: '购买前请先注册企业标识前缀',
    tryPrefix: '试用前请先注册企业标识前缀',
    company: '未获取到您的企业信息，请稍后再试',
  },
  /** The life of an order. */
  order: {
    empty: '请先选择要购买的应用',
    tooMany: `一个订单最多包含${orderLinesMax}个应用`,
    notMoney: '订单金额有误，请返回重新确认',
    amountDiffers: '订单金额有变化，请返回重新确认',
    remarkTooLong: `订单备注不能超过${orderRemarkMaxLength}字`,
    pay: '去支付',
    payDone: '支付完成',
    submitted: `订单已提交，将在${auditMinDays}-${auditMaxDays}个工作日内完成审核`,
    paid: '支付成功',
    /** The note of a payment by a provider, in the history of its order. */
    transaction: (number: string) => `交易号 ${number}`,
    cancelled: '取消订单成功',
    notAllowed: '订单状态已变化，请刷新后查看',
    /** To a reviewer whose last look is older than the buyer's last submission. */
    notSeen: '您还没有查看该订单最新的付款信息，请先查看订单，再通过或驳回',
    offerDiffers: '所选应用或规格有变化，请返回重新选择',
    usedBefore: '该订单已提交过其他内容，请返回重新确认',
    foreignCompany: '只能为您所在的企业下单，请刷新后重新确认',
    companyNotApproved: '您的企业尚未通过审核，通过后即可购买',
    unknown: '未查询到该订单，请核对订单号',
    confirmationBusy: '正在生成的订单确认单较多，请稍后再试',
    reasonMissing: '请填写驳回原因',
    reasonTooLong: `驳回原因不能超过${orderReasonMaxLength}字`,
    /** Messages for a reviewer of an order: the same voucher, or the same payment, stands in others. */
    sameVoucher: '付款凭证与其他订单相同',
    samePayment: '银行账号、付款金额与付款日期和其他订单相同',
    /** A provider's money completed the order while a transfer waited for its audit: perhaps it was paid for twice. */
    transferredToo: '提交转账付款信息后又在线支付，请核对转账是否到账，重复的款项须退回',
    /** Payments that do not complete an order. */
    flag: {
      amountDiffers: '到账金额与订单金额不一致',
      orderOver: '订单取消或超时后到账',
      paidTwice: '订单已完成后再次到账',
      orderUnknown: '到账款项找不到对应订单',
    },
    /** What to do about money whose purpose is unknown. */
    checkMoney: '请核对后处理',
    /** Where giving back money is that an order needs no more. */
    refund: {
      byHand: '请退款',
      due: '退款处理中',
      done: '已原路退款',
      failed: '退款未成功，请人工退款',
      stopped: '原路退款已停止，请核对是否已退回，未退回的请人工退款',
    },
  },
  /** The form of an offline payment. */
  payment: {
    depositBank: '请输入开户银行',
    bankAccountName: '请输入账户名称',
    bankNo: '请输入银行账号',
    bankNoDigits: '账号只能由数字组成',
    payAmount: '请输入付款金额',
    payAmountShape: '请输入正确的金额',
    payTime: '请选择付款时间',
    payTimeLate: '付款时间不能晚于今天',
    payPictures: '请上传付款凭证',
    payPicturesMany: `付款凭证最多上传${voucherPicturesMax}张`,
    payPictureGone: '付款凭证已失效，请重新上传',
    textTooLong: `每项内容不能超过${paymentTextMaxLength}字，请精简后重新提交`,
    payPicture: `付款凭证须为${voucherImageMaxBytes / 1_048_576}MB以内的jpeg、png或bmp图片`,
  },
  /** Payments by a provider. */
  onlinePayment: {
    off: '在线支付暂未开通，请使用线下支付',
    unavailable: '暂时无法发起支付，请稍后再试或使用线下支付',
    /** Somebody else is beginning a payment of the order right now. */
    opening: '该订单正在发起支付，请稍等几秒后重试',
    amountDiffers: '支付金额与订单金额不一致，请刷新后重新支付',
    /** Money came that is not the order's amount. */
    paidDiffers: '到账金额与订单金额不一致，请联系客服处理',
    returnAddress: '支付后返回的地址有误，请刷新后重新支付',
  },
  /** Flagged payments that a reviewer settles by hand. Amounts are formatted. */
  settlement: {
    unknown: '未查询到该笔到账，请核对交易号',
    noteMissing: '请填写处理说明，例如退款的银行流水号',
    noteTooLong: `处理说明不能超过${settlementNoteMaxLength}字`,
    settled: '该笔到账已登记过处理结果，请刷新后查看',
    changed: '该笔到账的退款状态已变化，请刷新后查看',
    refunding: '该笔到账正在原路退款，请勿另行退款，退款未成功时再登记',
    notNeeded: '该笔到账无需人工处理，请核对交易号',
    tooMuch: (repaid: string, received: string) => `退款金额 ${repaid} 超过到账金额 ${received}，请核对后重新填写`,
    restOpen: (rest: string) => `到账金额中还有 ${rest} 未处理，请填写全部退款金额，或余款所用的订单号`,
    nothingKept: '款项已全部退还，没有余款可用于订单，请核对退款金额，或去掉订单号',
    otherBuyer: '所填订单属于其他企业，请核对订单号',
    notCompleted: '款项只能用于已完成的订单，请核对订单号，或先确认该订单已到账',
    paidAlready: '所填订单已在线付清或无需付款，请退还这笔款项，或填写其他订单号',
    repaid: (amount: string) => `已人工退款 ${amount}`,
    kept: (amount: string, orderCode: string) => `已将 ${amount} 用于订单 ${orderCode}`,
  },
  /** Free trials. */
  trial: {
    submitted: '试用申请提交成功',
    mine: '查看我的试用',
    failed: '试用申请提交失败',
    foreignPrefix: '只能以本企业的标识前缀申请试用，请刷新页面后重试',
    mismatch: '所选应用、规格与价格不一致，请刷新页面后重新选择',
    notOffered: '该规格不提供免费试用，请选择其他规格或直接购买',
    /** @param day `YYYY-MM-DD`, China's; @param until what stands below */
    tried: (day: string, until: string) =>
      `贵企业已于${day}申请过该应用的试用，${until}。每家企业每个应用只能试用一次，可在“我的试用”中查看`,
    /** @param minute `YYYY-MM-DD HH:mm`, China's */
    triedUntil: (minute: string) => `试用至${minute}`,
    triedOver: (minute: string) => `试用已于${minute}到期`,
    triedOpen: '试用时长由您与服务商约定',
    notOnTrial: '贵企业还没有试用该应用，请先申请免费试用',
    /** @param minute `YYYY-MM-DD HH:mm`, China's */
    over: (minute: string) => `该应用的试用已于${minute}到期，如需继续使用请购买`,
  },
  /** A banner or link whose app is not there. */
  appMissing: '暂无该应用',
  /** An order or a request for a trial that lacks what the pages fill in by themselves. */
  incomplete: '信息不完整，请返回重新选择',
} as const;
