/** The envelope of every response, as it travels. `data` is already in its wire form. */
export interface Envelope {
  success: boolean;
  data: unknown;
  /** Chinese, fit to be shown; empty without a message. */
  message: string;
  /** The numeric reason of a refusal, where there is one (see `loginRedirectCodes`), or the numeric result of a success. */
  code?: number;
}

/** Wraps the wire form of a reply. */
export function successEnvelope(data: unknown, message = '', code?: number): Envelope {
  return code === undefined ? { success: true, data, message } : { success: true, data, message, code };
}

/** Wraps a refusal. `data` is the wire form of the endpoint's failure, null without one. */
export function failureEnvelope(refusal: { message: string; code?: number; data?: unknown }): Envelope {
  const envelope: Envelope = { success: false, data: refusal.data ?? null, message: refusal.message };
  if (refusal.code !== undefined) envelope.code = refusal.code;
  return envelope;
}

function readNumber(code: unknown): number | undefined {
  if (typeof code === 'number' && Number.isFinite(code)) return code;
  if (typeof code === 'string' && /^-?\d+$/.test(code)) return Number(code);
  return undefined;
}

/**
 * Reads the envelope of a response; null when it is not one. Other gateways leave `message` or `data` out and send `code` as
 * text, so only `success` is required.
 */
export function readEnvelope(answer: unknown): Envelope | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { success, data, message, code } = answer as Partial<Record<keyof Envelope, unknown>>;
  if (typeof success !== 'boolean') return null;
  const envelope: Envelope = { success, data: data ?? null, message: typeof message === 'string' ? message : '' };
  const number = readNumber(code);
  if (number !== undefined) envelope.code = number;
  return envelope;
}
