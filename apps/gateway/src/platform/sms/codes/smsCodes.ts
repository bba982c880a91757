import { randomInt } from 'node:crypto';
import { chinaDate } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../migrations/tables.ts';
import type { Attempts } from '../../attempts/attempts.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Store } from '../../database/database.ts';
import type { RequestContext } from '../../http/mount.ts';
import type { MessagePurpose, SmsPort } from '../smsPort.ts';
import { claimSms, type Spent } from './claimSms.ts';
import { type CodeFor, createKeptCodes } from './keptCodes.ts';
import { guessedFromAddress, pauseOfPhone, smsCodeDigits } from './limits.ts';
import { smsCodeRefusals } from './refusals.ts';

/** A refusal as handlers give it. */
interface Refused {
  status: number;
  code?: number;
  message: string;
}

/**
 * Codes by SMS. A number gets its code whether it has an account or not, and who has proved that a number is his is told the
 * rest: nothing tells from outside whether an account exists. A code belongs to the visitor who asked for it; what others ask for or
 * try leaves it good for him.
 */
export interface SmsCodes {
  /** Sends a new code, which takes the place of the visitor's last one. Null when it is on its way, else why not. */
  send(wanted: CodeFor, context: Pick<RequestContext, 'visitor' | 'log'>): Promise<Refused | null>;
  /**
   * Tries a code; null when it is right. A wrong one counts against the codes of the number, and against the visitor where he has asked
   * for none. Call it before the transaction that uses the code, which could take the count back.
   */
  check(wanted: CodeFor, code: string, visitor: string): Promise<Refused | null>;
  /** Uses a code up that was checked, and with it all others of its number and purpose; true once, in time. */
  use(transaction: Transaction<Tables>, wanted: CodeFor, code: string): Promise<boolean>;
  /** Tells a number that another took its place, whose last four digits are `tail`. Whatever becomes of it, nothing else depends on it. */
  tellChanged(mobile: string, tail: string, log: RequestContext['log']): Promise<void>;
  /** Removes codes that have ended. */
  sweep(): Promise<void>;
}

/** What sending codes needs. */
export interface SmsCodesOptions {
  store: Store;
  clock: Clock;
  secret: Uint8Array;
  attempts: Attempts;
  /** Null when the platform sends none. */
  sms: SmsPort | null;
  /** Codes that the platform sends in a day of China. */
  perDay: number;
}

/** Purposes whose refusals say how often the code may still be typed: those for which nothing else was filled in. */
const tellsTries: ReadonlySet<MessagePurpose> = new Set(['scene']);

/** Ends the transaction of a claim without a trace. */
class ClaimRefused extends Error {
  override readonly name = 'ClaimRefused';
  readonly spent: Spent;

  constructor(spent: Spent) {
    super('No code may be sent.');
    this.spent = spent;
  }
}

/** Makes the codes. */
export function createSmsCodes(options: SmsCodesOptions): SmsCodes {
  const { store, clock, secret, attempts, sms, perDay } = options;
  const kept = createKeptCodes(store, clock, secret);

  /** Keeps a code and counts it for every budget, both or neither. */
  async function claim(wanted: CodeFor, code: string, visitor: string): Promise<Spent | null> {
    const { mobile, purpose } = wanted;
    const day = chinaDate(clock.now().getTime());
    try {
      await store.transaction(async (transaction) => {
        await kept.hold(transaction, wanted, code, visitor);
        const claimed = { mobile, visitor, isForPrefix: purpose === 'prefix', day };
        const spent = await claimSms(attempts, transaction, claimed, perDay);
        if (spent !== null) throw new ClaimRefused(spent);
        await kept.put(transaction, wanted, code, visitor);
      });
      return null;
    } catch (error) {
      if (error instanceof ClaimRefused) return error.spent;
      throw error;
    }
  }

  /** What was never received need not be waited for; the budgets count it all the same, so that failing costs no less than sending. */
  async function withdraw(wanted: CodeFor, visitor: string): Promise<void> {
    await store.transaction(async (transaction) => {
      await kept.drop(transaction, wanted, visitor);
      await attempts.forget(pauseOfPhone, wanted.mobile, transaction);
    });
  }

  return {
    async send(wanted, { visitor, log }) {
      const { mobile, purpose } = wanted;
      if (sms === null) return smsCodeRefusals.off(purpose);
      const code = String(randomInt(10 ** smsCodeDigits)).padStart(smsCodeDigits, '0');
      const spent = await claim(wanted, code, visitor);
      if (spent === 'platform') {
        log.warn({ perDay }, 'sms of the day used up');
        return smsCodeRefusals.off(purpose);
      }
      if (spent !== null) return smsCodeRefusals.sentTooOften(spent.waitMs);
      const outcome = await sms.send({ phone: mobile, purpose, code });
      if (outcome.ok) return null;
      log.warn({ detail: outcome.detail }, 'sms not sent');
      await withdraw(wanted, visitor);
      return outcome.reason === 'unreachable' ? smsCodeRefusals.off(purpose) : smsCodeRefusals.notSent;
    },
    async check(wanted, code, visitor) {
      return await store.transaction(async (transaction) => {
        const codes = await kept.hold(transaction, wanted, code, visitor);
        if (!codes.some(({ isOwn }) => isOwn)) {
          const waitMs = await attempts.countWithin(transaction, guessedFromAddress, visitor);
          if (waitMs !== null) return smsCodeRefusals.guessedTooOften(waitMs);
        }
        const open = codes.filter(({ isOpen }) => isOpen);
        if (open.some(({ isRight }) => isRight)) return null;
        for (const held of open) await kept.countWrong(transaction, wanted, held);
        const own = codes.find(({ isOwn }) => isOwn);
        return own === undefined || !tellsTries.has(wanted.purpose)
          ? smsCodeRefusals.wrong
          : smsCodeRefusals.wrongOf(own.triesLeft - 1);
      });
    },
    async use(transaction, wanted, code) {
      // Whose it is was asked when it was checked.
      const codes = await kept.hold(transaction, wanted, code, '');
      if (!codes.some(({ isRight }) => isRight)) return false;
      await kept.drop(transaction, wanted);
      // The number's owner has it at hand: he need not wait for the next code.
      await attempts.forget(pauseOfPhone, wanted.mobile, transaction);
      return true;
    },
    async tellChanged(mobile, tail, log) {
      // No budget keeps it back: two codes were paid for before.
      const outcome = await sms?.send({ phone: mobile, purpose: 'mobileChanged', code: tail });
      if (outcome?.ok === false) log.warn({ detail: outcome.detail }, 'sms not sent');
    },
    sweep: () => kept.sweep(),
  };
}
