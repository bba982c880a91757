import { randomInt } from 'node:crypto';
import { chinaDate } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Attempts } from '../attempts/attempts.ts';
import type { Clock } from '../clock/clock.ts';
import type { Store } from '../database/database.ts';
import type { PlatformTables } from '../database/platformTables.ts';
import type { RequestContext } from '../http/mount.ts';
import { claimCode, type ShortPause, type Spent } from './claimCode.ts';
import { codeDigits, codeLimits } from './limits.ts';
import { codeRefusals } from './refusals.ts';
import { type CodeFor, createStoredCodes } from './storedCodes.ts';

/** A refusal as returned by handlers. */
export interface Refused {
  status: number;
  code?: number;
  message: string;
}

/** Outcome of a message. `detail` is for the log, without recipient and code. */
export type Delivery<Reason extends string> = { ok: true } | { ok: false; reason: Reason; detail: string };

/** A delivery channel of codes. */
export interface CodeChannel<Purpose extends string, Reason extends string> {
  name: 'sms' | 'mail';
  /** Normalizes a recipient that has several spellings. */
  recipientKey?: (recipient: string) => string;
  /** Sends one message and never throws; null when the platform sends none. */
  send: ((recipient: string, purpose: Purpose, code: string) => Promise<Delivery<Reason>>) | null;
  /** The channel is off. */
  off: (purpose: Purpose) => Refused;
  /** Refusals of the channel. */
  failed: (reason: Reason, purpose: Purpose) => Refused;
  /** Purposes whose refusals include the remaining attempts: forms with nothing but the code. */
  tellsTries?: ReadonlySet<Purpose>;
  /** Purposes with a shorter cooldown after every code but the first. */
  shortPauses?: ReadonlyMap<Purpose, ShortPause>;
}

/**
 * One-time codes. A recipient gets a code whether there is an account or not, and only a proven owner learns the rest, so that nobody can
 * find out which accounts exist. A code belongs to the visitor who requested it; requests and attempts of others do not invalidate it for
 * that visitor.
 */
export interface Codes<Purpose extends string> {
  /** Sends a new code, which replaces the visitor's last one. Null when sent, else the refusal. */
  send(wanted: CodeFor<Purpose>, context: Pick<RequestContext, 'visitor' | 'log'>): Promise<Refused | null>;
  /**
   * Verifies a code; null when it is right. A wrong one counts against the codes of the recipient, and against a visitor who has requested
   * none. Call it before the transaction that consumes the code, whose rollback would revert the count.
   */
  check(wanted: CodeFor<Purpose>, code: string, visitor: string): Promise<Refused | null>;
  /** Consumes a verified code, and all others of its recipient and purpose; true once, before it expires. */
  use(transaction: Transaction<PlatformTables>, wanted: CodeFor<Purpose>, code: string): Promise<boolean>;
  /** Sends a notice, fire and forget. */
  notify(wanted: CodeFor<Purpose>, text: string, log: RequestContext['log']): Promise<void>;
  /** Deletes expired codes. */
  cleanUp(): Promise<void>;
}

export interface CodesOptions {
  store: Store;
  clock: Clock;
  secret: Uint8Array;
  attempts: Attempts;
  /** Daily quota of the platform (China time). */
  perDay: number;
}

/** Thrown to roll back a claim. */
class ClaimRefused extends Error {
  override readonly name = 'ClaimRefused';
  readonly spent: Spent;

  constructor(spent: Spent) {
    super('No code may be sent.');
    this.spent = spent;
  }
}

export function createCodes<Purpose extends string, Reason extends string>(
  { store, clock, secret, attempts, perDay }: CodesOptions,
  channel: CodeChannel<Purpose, Reason>,
): Codes<Purpose> {
  const limits = codeLimits(channel.name, perDay);
  const kept = createStoredCodes({ store, clock, secret, channel: channel.name });
  type Wanted = CodeFor<Purpose>;
  const keyed = (wanted: Wanted): Wanted => ({
    ...wanted,
    recipient: channel.recipientKey?.(wanted.recipient) ?? wanted.recipient,
  });

  /** Stores a code and charges every budget, atomically. */
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

  /** A failed code has no cooldown, but its budgets stay charged, so that failing costs as much as sending. */
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
      // The visitor was checked at verification.
      const codes = await kept.hold(transaction, wanted, code, '');
      if (!codes.some(({ isRight }) => isRight)) return false;
      await kept.drop(transaction, wanted);
      // The recipient has proved to be present, so the cooldown ends.
      await attempts.forget(limits.pause, wanted.recipient, transaction);
      return true;
    },
    async notify({ recipient, purpose }, text, log) {
      // Not budgeted: the code before it was.
      const outcome = await channel.send?.(recipient, purpose, text);
      if (outcome?.ok === false) log.warn({ detail: outcome.detail }, `${channel.name} not sent`);
    },
    cleanUp: () => kept.cleanUp(),
  };
}
