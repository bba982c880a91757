import type { Environment } from '../environment.ts';
import { StartRefusal } from '../startRefusal.ts';
import { readWechatConfig, type WechatConfig } from './wechat/wechatConfig.ts';

/** Who takes payments online: a page of our own where the outcome is chosen, WeChat Pay, or nobody. */
export type PaymentConfig = { kind: 'sandbox' } | { kind: 'wechat'; account: WechatConfig } | { kind: 'off' };

/**
 * Reads from environment variables who takes payments: `PAYMENT`. Without it the demo has the sandbox and everybody else nobody: in the
 * sandbox the buyer confirms the payment himself. WeChat Pay has an account, `WECHAT_PAY_…`. Throws a StartRefusal with one sentence.
 */
export function readPaymentConfig(environment: Environment): PaymentConfig {
  const kind = environment['PAYMENT']?.trim() || (environment['DEMO']?.trim() === '1' ? 'sandbox' : 'off');
  if (kind === 'sandbox' || kind === 'off') return { kind };
  if (kind === 'wechat') return { kind, account: readWechatConfig(environment) };
  throw new StartRefusal(`环境变量 PAYMENT 的值“${kind}”无效，应为 sandbox、wechat 或 off。`);
}
