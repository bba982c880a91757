import { suspensionReasonMaxLength } from '../prefix/limits.ts';

/** Messages, in Chinese, about a prefix that the platform has suspended; separate from those of registrations, since pages that sell need no others. */
export const suspensionMessages = {
  reasonMissing: '请填写原因',
  reasonTooLong: `原因不能超过${suspensionReasonMaxLength}字，请精简后重新提交`,
  /** The reason shown for a suspension without one. */
  unexplained: '企业标识前缀已停用，请联系客服',
  /** Refuses what its enterprise wants to manage. */
  refused: '企业标识前缀已停用，暂时不能管理标识数据，请联系客服',
  /** Refuses an order, and a trial, of its enterprise. */
  buying: '企业标识前缀已停用，暂时不能购买应用，请联系客服',
  trying: '企业标识前缀已停用，暂时不能试用应用，请联系客服',
  /** Refuses a new token to a reviewer who acts for its enterprise. */
  tokens: '企业标识前缀已停用，请先恢复前缀，再签发企业令牌',
  /** Refuses an application of its members for another prefix. */
  applying: (prefix: string) => `企业标识前缀 ${prefix} 已停用，不能再申请其他前缀，请联系客服`,
} as const;
