import { auditMaxDays, auditMinDays, orderRemarkMaxLength, voucherImageMaxBytes } from '../limits.ts';

/** What the app market says, in Chinese, by subject. A server's own message, when there is one, is shown instead of `gate.company`. */
export const marketMessages = {
  /** Why a duration has no price. */
  duration: {
    inquireFirst: '该应用价格面议，请先询价',
    noDuration: '请选择购买时长',
    noPrice: '该时长暂无价格，请选择其他时长',
  },
  /** What stands between a visitor and an action. */
  gate: {
    agreement: '请先同意服务协议与应用市场用户协议',
    login: '您尚未登录，是否立即登录？',
    buyPrefix: '购买前请先注册企业标识前缀',
    tryPrefix: '试用前请先注册企业标识前缀',
    company: '未获取到您的企业信息，请稍后再试',
  },
  /** The way of an order. */
  order: {
    empty: '请先选择要购买的应用',
    notMoney: '订单金额有误，请返回重新确认',
    amountDiffers: '订单金额有变化，请返回重新确认',
    remarkTooLong: `订单备注不能超过${orderRemarkMaxLength}字`,
    pay: '去支付',
    payDone: '支付完成',
    submitted: `订单已提交，将在${auditMinDays}-${auditMaxDays}个工作日内完成审核`,
    paid: '支付成功',
    cancelled: '取消订单成功',
    notAllowed: '订单状态已变化，请刷新后查看',
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
    payPicture: `付款凭证须为${voucherImageMaxBytes / 1_048_576}MB以内的jpeg、png或bmp图片`,
  },
  /** Free trials. */
  trial: {
    submitted: '试用申请提交成功',
    mine: '查看我的试用',
    failed: '试用申请提交失败',
  },
  /** A banner or link whose app is not there. */
  appMissing: '暂无该应用',
  /** An order or a request for a trial that lacks what the pages fill in by themselves. */
  incomplete: '信息不完整，请返回重新选择',
} as const;
