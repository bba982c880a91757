import { randomInt } from 'node:crypto';
import { chinaDate } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../../migrations/tables.ts';
import type { Attempts } from '../attempts/attempts.ts';
import type { Clock } from '../clock/clock.ts';
import type { Store } from '../database/database.ts';
import type { RequestContext } from '../http/mount.ts';
import { claimCode, type ShortPause, type Spent } from './claimCode.ts';
import { type CodeFor, createKeptCodes } from './keptCodes.ts';
import { codeDigits, codeLimits } from './limits.ts';
import { codeRefusals } from './refusals.ts';

/** A refusal as handlers give it. */
export interface Refused {
  status: number;
  code?: number;
  message: string;
}

/** What became of a message. `detail` is for the log: it holds neither the recipient nor the code. */
export type Delivery<Reason extends string> = { ok: true } | { ok: false; reason: Reason; detail: string };

/** A way on which codes reach people. */
export interface CodeChannel<Purpose extends string, Reason extends string> {
  name: 'sms' | 'mail';
  /** A recipient as recipients are compared, where they are written in several ways. */
  recipientKey?: (recipient: string) => string;
  /** Sends one message and never throws; null when the platform sends none. */
  send: ((recipient: string, purpose: Purpose, code: string) => Promise<Delivery<Reason>>) | null;
  /** That the platform sends nothing now. */
  off: (purpose: Purpose) => Refused;
  /** What the failure of a message is refused with. */
  failed: (reason: Reason, purpose: Purpose) => Refused;
  /** Purposes whose refusals say how often the code may still be typed: those for which nothing else was filled in. */
  tellsTries?: ReadonlySet<Purpose>;
  /** Purposes whose button waits less after every code but the first. */
  shortPauses?: ReadonlyMap<Purpose, ShortPause>;
}

/**
 * Codes that are sent. A recipient gets his code whether he has an account or not, and who has proved that a number or an address is his
 * learns the rest: nothing tells from outside whether an account exists. A code belongs to the visitor who asked for it; what others ask
 * for or try leaves it good for him.
 */
export interface Codes<Purpose extends string> {
  /** Sends a new code, which takes the place of the visitor's last one. Null when it is on its way, else why not. */
  send(wanted: CodeFor<Purpose>, context: Pick<RequestContext, 'visitor' | 'log'>): Promise<Refused | null>;
  /**
   * Tries a code; null when it is right. A wrong one counts against the codes of the recipient, and against the visitor where he has asked
   * for none. Call it before the transaction that uses the code, which could take the count back.
   */
  check(wanted: CodeFor<Purpose>, code: string, visitor: string): Promise<Refused | null>;
  /** Uses a code up that was checked, and with it all others of its recipient and purpose; true once, in time. */
  use(transaction: Transaction<Tables>, wanted: CodeFor<Purpose>, code: string): Promise<boolean>;
  /** Sends a notice that is no code. Whatever becomes of it, nothing else depends on it. */
  notify(wanted: CodeFor<Purpose>, text: string, log: RequestContext['log']): Promise<void>;
  /** Removes codes that have ended. */
  sweep(): Promise<void>;
}

/** What sending codes needs. */
export interface CodesOptions {
  store: Store;
  clock: Clock;
  secret: Uint8Array;
  attempts: Attempts;
  /** Codes that the platform sends in a day of China. */
  perDay: number;
}

/** Ends the transaction of a claim without a trace. */
class ClaimRefused extends Error {
  override readonly name = 'ClaimRefused';
  readonly spent: Spent;

  constructor(spent: Spent) {
    super('No code may be sent.');
    this.spent = spent;
  }
}

/** Makes the codes of a channel. */
export function createCodes<Purpose extends string, Reason extends string>(
  { store, clock, secret, attempts, perDay }: CodesOptions,
  channel: CodeChannel<Purpose, Reason>,
): Codes<Purpose> {
  const limits = codeLimits(channel.name, perDay);
  const kept = createKeptCodes({ store, clock, secret, channel: channel.name });
  type Wanted = CodeFor<Purpose>;
  const keyed = (wanted: Wanted): Wanted => ({
    ...wanted,
    recipient: channel.recipientKey?.(wanted.recipient) ?? wanted.recipient,
  });

  /** Keeps a code and counts it for every budget, both or neither. */
  async function claim(wanted: Wanted, code: string, visitor: string): Promise<Spent | null> {
    const { recipient, purpose } = wanted;
    const day = chinaDate(clock.now().getTime());
    try {
      await store.transaction(async (transaction) => {
        await kept.hold(transaction, wanted, code, visitor);
        const shortPause = channel.shortPauses?.get(purpose) ?? null;
        const spent = await claimCode(attempts, transaction, { recipient, visitor, shortPause, day }, limits);
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
  async function withdraw(wanted: Wanted, visitor: string): Promise<void> {
    await store.transaction(async (transaction) => {
      await kept.drop(transaction, wanted, visitor);
      await attempts.forget(limits.pause, wanted.recipient, transaction);
    });
  }

  return {
    async send(sent, { visitor, log }) {
      const { recipient, purpose } = sent;
      const wanted = keyed(sent);
      if (channel.send === null) return channel.off(purpose);
      const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
      const spent = await claim(wanted, code, visitor);
      if (spent === 'platform') {
        log.warn({ perDay }, `${channel.name} of the day used up`);
        return channel.off(purpose);
      }
      if (spent !== null) return codeRefusals.sentTooOften(spent.waitMs);
      const outcome = await channel.send(recipient, purpose, code);
      if (outcome.ok) return null;
      log.warn({ detail: outcome.detail }, `${channel.name} not sent`);
      await withdraw(wanted, visitor);
      return channel.failed(outcome.reason, purpose);
    },
    async check(typed, code, visitor) {
      const wanted = keyed(typed);
      return await store.transaction(async (transaction) => {
        const codes = await kept.hold(transaction, wanted, code, visitor);
        if (!codes.some(({ isOwn }) => isOwn)) {
          const waitMs = await attempts.countWithin(transaction, limits.guessed, visitor);
          if (waitMs !== null) return codeRefusals.guessedTooOften(waitMs);
        }
        const open = codes.filter(({ isOpen }) => isOpen);
        if (open.some(({ isRight }) => isRight)) return null;
        for (const held of open) await kept.countWrong(transaction, wanted, held);
        const own = codes.find(({ isOwn }) => isOwn);
        return own === undefined || channel.tellsTries?.has(wanted.purpose) !== true
          ? codeRefusals.wrong
          : codeRefusals.wrongOf(own.triesLeft - 1);
      });
    },
    async use(transaction, typed, code) {
      const wanted = keyed(typed);
      // Whose it is was asked when it was checked.
      const codes = await kept.hold(transaction, wanted, code, '');
      if (!codes.some(({ isRight }) => isRight)) return false;
      await kept.drop(transaction, wanted);
      // The recipient has it at hand and need not wait for the next code.
      await attempts.forget(limits.pause, wanted.recipient, transaction);
      return true;
    },
    async notify({ recipient, purpose }, text, log) {
      // No budget keeps it back: codes were paid for before.
      const outcome = await channel.send?.(recipient, purpose, text);
      if (outcome?.ok === false) log.warn({ detail: outcome.detail }, `${channel.name} not sent`);
    },
    sweep: () => kept.sweep(),
  };
}
