import type { MessagePurpose, SmsMessage, SmsOutcome, SmsPort } from './smsPort.ts';

/** The account at Alibaba Cloud that sends, with what was approved for it. */
export interface AlibabaAccount {
  accessKeyId: string;
  accessKeySecret: string;
  /** The approved signature, without its brackets. */
  signName: string;
  /** Codes of the approved templates; each has the one variable `code`. */
  templates: Record<MessagePurpose, string>;
  /** Host that is called, with a port where it is not the usual one. The central one when absent. */
  endpoint?: string;
}

/** An account and how it is called. */
export interface AlibabaOptions extends AlibabaAccount {
  /** `https` when absent; without TLS the code is readable on the way. */
  protocol?: 'https' | 'http';
  /** Milliseconds after which a message is given up, all in all. */
  timeoutMs: number;
}

const centralEndpoint = 'dysmsapi.aliyuncs.com';

/** The code that says that this phone has had too many messages for now. */
const phoneLimit = 'isv.BUSINESS_LIMIT_CONTROL';

const noAnswer = 'no answer in time';
const unreadable = 'unreadable answer';

/** Node hands over what a CommonJS module exports as the default, which then holds the module's own default. */
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

/** The outcome by the provider's code. Its message is not logged: it may repeat the phone. */
function outcomeOf(code: unknown, requestId: unknown): SmsOutcome {
  if (code === 'OK') return { ok: true };
  const reason = code === phoneLimit ? 'limited' : 'refused';
  const request = word(requestId);
  return { ok: false, reason, detail: `${word(code) ?? unreadable}${request ? ` (request ${request})` : ''}` };
}

/** A word of the provider's as the log may show it; null when it is none. */
function word(value: unknown): string | null {
  return typeof value === 'string' && value !== 'undefined' && /^[\w.-]{1,64}$/.test(value) ? value : null;
}

/** Codes of Node's that tell of the network or of TLS. */
const networkCode = /^(?:E(?!RR_)[A-Z_]+|CERT_\w+|ERR_TLS_\w+|ERR_SSL_\w+|\w*SELF_SIGNED\w*|UNABLE_TO_\w+)$/;

/**
 * The outcome by what the SDK threw. Its text is not logged: it quotes the address that was called, in which the phone and the code
 * stand.
 */
function outcomeOfError(error: unknown): SmsOutcome {
  const { name, code, statusCode, requestId } = Object(error) as Record<string, unknown>;
  if (statusCode !== undefined) return outcomeOf(code, requestId);
  const isTimeout = /Timeout/.test(String(name));
  if (isTimeout || networkCode.test(String(code))) {
    return { ok: false, reason: 'unreachable', detail: word(code) ?? noAnswer };
  }
  return { ok: false, reason: 'refused', detail: word(code) ?? unreadable };
}

/** Settles after the given time, whether or not the work has: the SDK itself waits for ever when an answer breaks off. */
function within(work: Promise<SmsOutcome>, timeoutMs: number): Promise<SmsOutcome> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve({ ok: false, reason: 'unreachable', detail: noAnswer }), timeoutMs);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A detail without the phone and the code, should the provider have put them where only words of its own belong. */
function discreet(outcome: SmsOutcome, { phone, code }: SmsMessage): SmsOutcome {
  if (outcome.ok) return outcome;
  return { ...outcome, detail: outcome.detail.replaceAll(phone, '[phone]').replaceAll(code, '[code]') };
}

/**
 * Sends codes by Alibaba Cloud's SMS service through its official SDK. The SDK is loaded here and not before: it takes about half a
 * second, which only those pay who send by it, and not on their first message. Never throws and never logs; sends each message once.
 */
export function createAlibabaSms(options: AlibabaOptions): SmsPort {
  const sender = loadSender(options);
  // An SDK that cannot be loaded shows when a message is sent.
  sender.catch(() => {});
  return {
    async send(message) {
      const sent = sender.then((send) => send(message));
      const outcome = await within(sent, options.timeoutMs).catch(outcomeOfError);
      return discreet(outcome, message);
    },
  };
}
