import type { Environment } from '../environment.ts';
import { StartRefusal } from '../startRefusal.ts';
import { readWechatConfig, type WechatConfig } from './wechat/wechatConfig.ts';

/** Payment provider: sandbox, WeChat Pay, or off. */
export type PaymentConfig = { kind: 'sandbox' } | { kind: 'wechat'; account: WechatConfig } | { kind: 'off' };

/**
 * Reads the payment provider from `PAYMENT`: by default the sandbox in the demo, else off, since buyers confirm sandbox payments
 * themselves. WeChat Pay needs an account, `WECHAT_PAY_…`. Throws a StartRefusal with one sentence.
 */
export function readPaymentConfig(environment: Environment): PaymentConfig {
  const kind = environment['PAYMENT']?.trim() || (environment['DEMO']?.trim() === '1' ? 'sandbox' : 'off');
  if (kind === 'sandbox' || kind === 'off') return { kind };
  if (kind === 'wechat') return { kind, account: readWechatConfig(environment) };
  throw new StartRefusal(`环境变量 PAYMENT 的值“${kind}”无效，应为 sandbox、wechat 或 off。`);
}
