import type { Transaction } from 'kysely';
import type { Tables } from '../../../migrations/tables.ts';
import { type Codes, type CodesOptions, createCodes, type Refused } from '../../codes/codes.ts';
import type { RequestContext } from '../../http/mount.ts';
import type { MessagePurpose, SmsPort } from '../smsPort.ts';
import { firstForPrefix, prefixSmsPauseMs } from './limits.ts';
import { smsCodeRefusals } from './refusals.ts';

/** What one code is for. */
export interface SmsCodeFor {
  mobile: string;
  purpose: MessagePurpose;
  /** What the purpose is about, where it is about one thing: a code for one is worth nothing for another. */
  about?: string;
}

/** Codes by SMS: `Codes` for mobile numbers. */
export interface SmsCodes extends Pick<Codes<MessagePurpose>, 'sweep'> {
  /** As `send` of `Codes`. */
  send(wanted: SmsCodeFor, context: Pick<RequestContext, 'visitor' | 'log'>): Promise<Refused | null>;
  /** As `check` of `Codes`. */
  check(wanted: SmsCodeFor, code: string, visitor: string): Promise<Refused | null>;
  /** As `use` of `Codes`. */
  use(transaction: Transaction<Tables>, wanted: SmsCodeFor, code: string): Promise<boolean>;
  /** Tells a number that another took its place, whose last four digits are `tail`. Whatever becomes of it, nothing else depends on it. */
  tellChanged(mobile: string, tail: string, log: RequestContext['log']): Promise<void>;
}

/** What sending codes by SMS needs. */
export interface SmsCodesOptions extends CodesOptions {
  /** Null when the platform sends none. */
  sms: SmsPort | null;
}

function toRecipient({ mobile, ...rest }: SmsCodeFor) {
  return { recipient: mobile, ...rest };
}

/** Makes the codes. */
export function createSmsCodes({ sms, ...options }: SmsCodesOptions): SmsCodes {
  const codes = createCodes<MessagePurpose, 'refused' | 'unreachable' | 'limited'>(options, {
    name: 'sms',
    send: sms === null ? null : (phone, purpose, code) => sms.send({ phone, purpose, code }),
    off: smsCodeRefusals.off,
    failed: (reason, purpose) => (reason === 'unreachable' ? smsCodeRefusals.off(purpose) : smsCodeRefusals.notSent),
    tellsTries: new Set(['scene']),
    shortPauses: new Map([['prefix', { first: firstForPrefix, pauseMs: prefixSmsPauseMs }]]),
  });
  return {
    send: (wanted, context) => codes.send(toRecipient(wanted), context),
    check: (wanted, code, visitor) => codes.check(toRecipient(wanted), code, visitor),
    use: (transaction, wanted, code) => codes.use(transaction, toRecipient(wanted), code),
    tellChanged: (mobile, tail, log) => codes.notify({ recipient: mobile, purpose: 'mobileChanged' }, tail, log),
    sweep: () => codes.sweep(),
  };
}
