import { settlementNoteMaxLength } from '../market/limits.ts';

/** Messages, in Chinese, to a reviewer who stops a due refund; separate from those of the market, since no page needs them. */
export const refundStopMessages = {
  reasonMissing: '请填写停止原路退款的原因，例如商户号余额不足',
  reasonTooLong: `停止原因不能超过${settlementNoteMaxLength}字`,
  notDue: '该笔到账没有正在进行的原路退款，请刷新后查看',
  returned: '该笔到账已原路退款，请勿另行退款',
  unanswered: '暂时无法向服务商查询该笔退款，请稍后再试，在此之前请勿另行退款',
  /** Neither the gateway nor the provider can tell whether the money went back. */
  checkFirst: '无法确认该笔款项是否已经退回，请先在服务商后台按交易号核对退款记录，没有处理中的退款时再停止',
} as const;
