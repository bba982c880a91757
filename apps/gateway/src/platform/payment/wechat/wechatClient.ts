import type { WechatConfig } from './wechatConfig.ts';
import type { WechatKeys } from './wechatKeys.ts';

/** Account, keys, and options of the client. */
export interface WechatAccount {
  config: WechatConfig;
  keys: WechatKeys;
  /** Timeout in ms. */
  timeoutMs: number;
}

/** Result of a call: an answer signed by WeChat Pay, or an error. `code` is WeChat Pay's error code; `detail` is for the log. */
export type Called =
  | { ok: true; data: unknown }
  | { ok: false; reason: 'refused' | 'unreachable'; code: string; detail: string };

/** A call by path, with a leading slash. */
export interface WechatCall {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

/** Calls WeChat Pay. Never throws. */
export type CallWechat = (call: WechatCall) => Promise<Called>;

const centralAddress = 'https://api.mch.weixin.qq.com/';

const answerMaxBytes = 65_536;

const noAnswer = 'no answer';

/** An error code of WeChat Pay, the library or Node for the log; empty if it does not look like one. */
function word(value: unknown): string {
  return typeof value === 'string' && /^[A-Z][A-Z0-9_]{1,63}$/.test(value) ? value : '';
}

function codeOf(body: unknown): string {
  return word((Object(body) as Record<string, unknown>)['code']);
}

/**
 * The result for an error of the library. Its message and properties are not logged: they contain the request's signature and the answer.
 * An unsigned client error is a refusal; an unsigned server error counts as no answer.
 */
function outcomeOfError(error: unknown): Called {
  const { code, response } = Object(error) as { code?: unknown; response?: { status?: number; data?: unknown } };
  const own = word(code);
  const status = response?.status;
  if (status === undefined) return { ok: false, reason: 'unreachable', code: own, detail: own || noAnswer };
  if (own.startsWith('EV3_')) return { ok: false, reason: 'refused', code: own, detail: own };
  const errorCode = codeOf(response?.data);
  const detail = `${errorCode || 'unreadable answer'} (status ${status})`;
  return { ok: false, reason: status >= 500 || status === 429 ? 'unreachable' : 'refused', code: errorCode, detail };
}

async function loadClient({ config, keys }: WechatAccount) {
  const { Decorator } = await import('wechatpay-axios-plugin');
  const client = Decorator.jsonBased({
    mchid: config.merchantId,
    serial: config.merchantSerial,
    privateKey: keys.merchant,
    certs: Object.fromEntries(keys.platform),
  });
  Object.assign(client.defaults, {
    baseURL: config.baseUrl ?? centralAddress,
    // No redirects and no proxy.
    maxRedirects: 0,
    proxy: false,
    maxContentLength: answerMaxBytes,
  });
  // When both are in use, WeChat Pay signs with its public key for clients that name it.
  if (keys.preferred !== null) client.defaults.headers.common['Wechatpay-Serial'] = keys.preferred;
  return client;
}

/**
 * Calls WeChat Pay through a library that signs every request and accepts only answers signed within five minutes by a configured key.
 * Loaded lazily, only if WeChat Pay is used.
 */
export function createWechatClient(account: WechatAccount): CallWechat {
  const loaded = loadClient(account);
  // A failed import is reported with the first payment.
  loaded.catch(() => {});
  return async ({ method, path, body }) => {
    try {
      const client = await loaded;
      const signal = AbortSignal.timeout(account.timeoutMs);
      const { data } = await client.request({ method, url: path, data: body, signal });
      return { ok: true, data };
    } catch (error) {
      return outcomeOfError(error);
    }
  };
}
