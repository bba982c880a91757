import type { Environment } from '../environment.ts';
import { StartRefusal } from '../startRefusal.ts';

/** How enterprises are verified: by check characters alone, or additionally by a provider. */
export type VerificationConfig = { kind: 'checksum' } | { kind: 'provider'; url: string; token: string };

/**
 * Reads the verification provider from `VERIFY_URL` and `VERIFY_TOKEN`; without them only check characters are verified. Throws a
 * StartRefusal with one sentence that names the variable; the token is never repeated.
 */
export function readVerificationConfig(environment: Environment): VerificationConfig {
  const read = (name: string): string => environment[name]?.trim() ?? '';
  const address = read('VERIFY_URL');
  if (address === '') return { kind: 'checksum' };
  const url = URL.parse(address);
  // Requests contain personal data.
  if (url === null || (url.protocol !== 'https:' && url.hostname !== '127.0.0.1')) {
    throw new StartRefusal(`环境变量 VERIFY_URL 的值“${address}”无效，应为 https 开头的地址。`);
  }
  const token = read('VERIFY_TOKEN');
  if (token === '') throw new StartRefusal('环境变量 VERIFY_TOKEN 未设置，填写 VERIFY_URL 时必须填写。');
  return { kind: 'provider', url: url.href, token };
}
