import type { MessagePurpose, SmsMessage, SmsOutcome, SmsPort } from './smsPort.ts';

/** Alibaba Cloud account with its approved signature and templates. */
export interface AlibabaAccount {
  accessKeyId: string;
  accessKeySecret: string;
  /** The approved signature, without its brackets. */
  signName: string;
  /** Codes of the approved templates; each has the one variable `code`. */
  templates: Record<MessagePurpose, string>;
  /** Endpoint host, with a non-standard port if any. The central one when absent. */
  endpoint?: string;
}

export interface AlibabaOptions extends AlibabaAccount {
  /** `https` when absent; without TLS the code is readable in transit. */
  protocol?: 'https' | 'http';
  /** Total timeout of a message in ms. */
  timeoutMs: number;
}

const centralEndpoint = 'dysmsapi.aliyuncs.com';

/** Error code for a rate-limited phone. */
const phoneLimit = 'isv.BUSINESS_LIMIT_CONTROL';

const noAnswer = 'no answer in time';
const unreadable = 'unreadable answer';

/** Node's interop of CommonJS: the module's exports are the default, which contains the module's own default. */
function ownDefault<Exported extends object>(exported: Exported | { default: Exported }): Exported {
  return 'default' in exported ? exported.default : exported;
}

async function loadSender(options: AlibabaOptions): Promise<(message: SmsMessage) => Promise<SmsOutcome>> {
  const [sdk, { $OpenApiUtil }] = await Promise.all([
    import('@alicloud/dysmsapi20170525'),
    import('@alicloud/openapi-core'),
  ]);
  const { accessKeyId, accessKeySecret, signName, templates, endpoint = centralEndpoint, timeoutMs } = options;
  const Client = ownDefault(sdk.default);
  const client = new Client(
    new $OpenApiUtil.Config({
      accessKeyId,
      accessKeySecret,
      endpoint,
      protocol: options.protocol ?? 'https',
      connectTimeout: timeoutMs,
      readTimeout: timeoutMs,
    }),
  );
  return async ({ phone, purpose, code }) => {
    const request = new sdk.SendSmsRequest({
      phoneNumbers: phone,
      signName,
      templateCode: templates[purpose],
      templateParam: JSON.stringify({ code }),
    });
    const { body } = await client.sendSms(request);
    return outcomeOf(body?.code, body?.requestId);
  };
}

/** The outcome of an error code. The message is not logged: it may repeat the phone. */
function outcomeOf(code: unknown, requestId: unknown): SmsOutcome {
  if (code === 'OK') return { ok: true };
  const reason = code === phoneLimit ? 'limited' : 'refused';
  const request = word(requestId);
  return { ok: false, reason, detail: `${word(code) ?? unreadable}${request ? ` (request ${request})` : ''}` };
}

/** An error code of the provider for the log; null if it does not look like one. */
function word(value: unknown): string | null {
  return typeof value === 'string' && value !== 'undefined' && /^[\w.-]{1,64}$/.test(value) ? value : null;
}

/** Node's network and TLS error codes. */
const networkCode = /^(?:E(?!RR_)[A-Z_]+|CERT_\w+|ERR_TLS_\w+|ERR_SSL_\w+|\w*SELF_SIGNED\w*|UNABLE_TO_\w+)$/;

/** The outcome of an SDK error. Its message is not logged: it quotes the URL, which contains phone and code. */
function outcomeOfError(error: unknown): SmsOutcome {
  const { name, code, statusCode, requestId } = Object(error) as Record<string, unknown>;
  if (statusCode !== undefined) return outcomeOf(code, requestId);
  const isTimeout = /Timeout/.test(String(name));
  if (isTimeout || networkCode.test(String(code))) {
    return { ok: false, reason: 'unreachable', detail: word(code) ?? noAnswer };
  }
  return { ok: false, reason: 'refused', detail: word(code) ?? unreadable };
}

/** Rejects after a timeout: the SDK itself waits forever when an answer breaks off. */
function within(work: Promise<SmsOutcome>, timeoutMs: number): Promise<SmsOutcome> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve({ ok: false, reason: 'unreachable', detail: noAnswer }), timeoutMs);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A detail without phone and code, in case the provider includes them in an error code. */
function discreet(outcome: SmsOutcome, { phone, code }: SmsMessage): SmsOutcome {
  if (outcome.ok) return outcome;
  return { ...outcome, detail: outcome.detail.replaceAll(phone, '[phone]').replaceAll(code, '[code]') };
}

/**
 * Sends codes by Alibaba Cloud's SMS service through its official SDK. The SDK is loaded at startup if used, since it takes about half a
 * second, which must not delay the first message. Never throws and never logs; never retries.
 */
export function createAlibabaSms(options: AlibabaOptions): SmsPort {
  const sender = loadSender(options);
  // A failed import is reported when a message is sent.
  sender.catch(() => {});
  return {
    async send(message) {
      const sent = sender.then((send) => send(message));
      const outcome = await within(sent, options.timeoutMs).catch(outcomeOfError);
      return discreet(outcome, message);
    },
  };
}
