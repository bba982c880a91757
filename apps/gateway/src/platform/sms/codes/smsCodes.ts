import type { Transaction } from 'kysely';
import { type Codes, type CodesOptions, createCodes, type Refused } from '../../codes/codes.ts';
import type { PlatformTables } from '../../database/platformTables.ts';
import type { RequestContext } from '../../http/mount.ts';
import type { MessagePurpose, SmsPort } from '../smsPort.ts';
import { firstForPrefix, prefixSmsPauseMs } from './limits.ts';
import { smsCodeRefusals } from './refusals.ts';

/** Purpose of a code. */
export interface SmsCodeFor {
  mobile: string;
  purpose: MessagePurpose;
  /** Object of the purpose, if any: a code for one is invalid for another. */
  about?: string;
}

/** SMS codes: `Codes` for mobile numbers. */
export interface SmsCodes extends Pick<Codes<MessagePurpose>, 'cleanUp'> {
  /** See `send` of `Codes`. */
  send(wanted: SmsCodeFor, context: Pick<RequestContext, 'visitor' | 'log'>): Promise<Refused | null>;
  /** See `check` of `Codes`. */
  check(wanted: SmsCodeFor, code: string, visitor: string): Promise<Refused | null>;
  /** See `use` of `Codes`. */
  use(transaction: Transaction<PlatformTables>, wanted: SmsCodeFor, code: string): Promise<boolean>;
  /** Notifies a number that it was replaced by one that ends with `tail`. Fire and forget. */
  tellChanged(mobile: string, tail: string, log: RequestContext['log']): Promise<void>;
}

export interface SmsCodesOptions extends CodesOptions {
  /** Null when SMS is off. */
  sms: SmsPort | null;
}

function toRecipient({ mobile, ...rest }: SmsCodeFor) {
  return { recipient: mobile, ...rest };
}

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
    cleanUp: () => codes.cleanUp(),
  };
}
