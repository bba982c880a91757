import type { WechatConfig } from './wechatConfig.ts';
import type { WechatKeys } from './wechatKeys.ts';

/** An account, its keys, and how it is called. */
export interface WechatAccount {
  config: WechatConfig;
  keys: WechatKeys;
  /** Milliseconds after which an answer is no longer waited for. */
  timeoutMs: number;
}

/** What came of a call: an answer that WeChat Pay signed, or why there is none. `code` is its own word for it; `detail` is for the log. */
export type Called =
  | { ok: true; data: unknown }
  | { ok: false; reason: 'refused' | 'unreachable'; code: string; detail: string };

/** A call by its path, which begins with a slash. */
export interface WechatCall {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

/** Calls WeChat Pay. Never throws. */
export type CallWechat = (call: WechatCall) => Promise<Called>;

const centralAddress = 'https://api.mch.weixin.qq.com/';

/** Bytes an answer may have. */
const answerMaxBytes = 65_536;

const noAnswer = 'no answer';

/** A word of WeChat Pay's, of the library's or of Node's as the log may show it; empty when it is none. */
function word(value: unknown): string {
  return typeof value === 'string' && /^[A-Z][A-Z0-9_]{1,63}$/.test(value) ? value : '';
}

function codeOf(body: unknown): string {
  return word((Object(body) as Record<string, unknown>)['code']);
}

/**
 * The outcome by what the library threw. Its text is not logged, nor what it carries: there stand the request's signature and whatever was
 * answered. An answer that WeChat Pay did not sign is refused; one that says that it cannot at the moment counts as none.
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
    // It goes where it is sent, and nowhere else.
    maxRedirects: 0,
    proxy: false,
    maxContentLength: answerMaxBytes,
  });
  // Where both are in use, WeChat Pay signs with its public key for those who name it.
  if (keys.preferred !== null) client.defaults.headers.common['Wechatpay-Serial'] = keys.preferred;
  return client;
}

/**
 * Calls WeChat Pay through a library that signs every request and takes no answer but one that was signed within five minutes by a key
 * of ours. It is loaded here and not before, so that only those load it who take payments by it.
 */
export function createWechatClient(account: WechatAccount): CallWechat {
  const loaded = loadClient(account);
  // A library that cannot be loaded shows when a payment is asked for.
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
