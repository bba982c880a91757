import { createHmac, randomInt } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../migrations/tables.ts';
import type { AttemptLimit, Attempts } from '../../attempts/attempts.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Store } from '../../database/database.ts';
import { createKeyedHash, deriveKey } from '../../secret/keys.ts';
import { sameText } from '../../secret/sameText.ts';
import type { MessagePurpose, SmsPort } from '../smsPort.ts';
import { prefixSmsPauseMs, type SmsCodeLimits, smsCodeDigits, smsCodeMs, smsCodeTries, smsPauseMs } from './limits.ts';
import { smsCodeRefusals } from './refusals.ts';

/** A refusal as handlers give it. */
interface Refused {
  status: number;
  message: string;
}

/** What one code is for. */
export interface CodeFor {
  mobile: string;
  purpose: MessagePurpose;
  /** What the purpose is about, where it is about one thing: a code for one is worth nothing for another. */
  about?: string;
}

/** A purpose, with what it is about, as one text. */
function useOf({ purpose, about }: CodeFor): string {
  return about === undefined ? purpose : `${purpose} ${about}`;
}

/**
 * Codes by SMS. A number gets its code whether it has an account or not, and who has proved that a number is his is told the
 * rest: nothing tells from outside whether an account exists.
 */
export interface SmsCodes {
  /** Sends a new code, which takes the place of the last one. Null when it is on its way, else why not. */
  send(wanted: CodeFor, address: string): Promise<Refused | null>;
  /**
   * Counts a guess; null when it may be made. Guesses count across all codes of a number, so that sending anew gains nothing. Call it
   * before the transaction that uses the code.
   */
  countGuess(wanted: CodeFor, address: string): Promise<Refused | null>;
  /** Uses a code up; true once, for the right code in time. */
  use(transaction: Transaction<Tables>, wanted: CodeFor, code: string): Promise<boolean>;
  /** Removes codes that have ended. */
  sweep(): Promise<void>;
}

/** What sending codes needs. */
export interface SmsCodesOptions {
  store: Store;
  clock: Clock;
  secret: Uint8Array;
  attempts: Attempts;
  sms: SmsPort;
  limits: SmsCodeLimits;
  /** Told why a code was not sent; holds neither number nor code. */
  onFailure: (detail: string) => void;
}

/** Makes the codes. A code is kept as a keyed hash: of a million possible ones, none can be tried out on a stolen table. */
export function createSmsCodes(options: SmsCodesOptions): SmsCodes {
  const { store, clock, secret, attempts, sms, limits, onFailure } = options;
  const hashPhone = createKeyedHash(secret, 'sms phone');
  const codeKey = deriveKey(secret, 'sms code');

  function hashCode(wanted: CodeFor, code: string): string {
    return createHmac('sha256', codeKey)
      .update(`${wanted.mobile} ${useOf(wanted)} ${code}`)
      .digest('base64url');
  }

  async function firstPassed(counted: readonly AttemptLimit[], subject: string): Promise<number | null> {
    for (const limit of counted) {
      const waitMs = await attempts.count(limit, subject);
      if (waitMs !== null) return waitMs;
    }
    return null;
  }

  /** Milliseconds that the number has to wait since its last code. */
  async function pauseLeft(wanted: CodeFor): Promise<number> {
    const last = await store.kysely
      .selectFrom('sms_code')
      .select('sent_at')
      .where('phone_hash', '=', hashPhone(wanted.mobile))
      .where('purpose', '=', useOf(wanted))
      .executeTakeFirst();
    const pauseMs = wanted.purpose === 'prefix' ? prefixSmsPauseMs : smsPauseMs;
    return last === undefined ? 0 : last.sent_at.getTime() + pauseMs - clock.now().getTime();
  }

  async function keep(database: Kysely<Tables>, wanted: CodeFor, code: string): Promise<void> {
    const now = clock.now();
    const row = {
      code_hash: hashCode(wanted, code),
      sent_at: now,
      expires_at: new Date(now.getTime() + smsCodeMs),
      tries: 0,
    };
    await database
      .insertInto('sms_code')
      .values({ phone_hash: hashPhone(wanted.mobile), purpose: useOf(wanted), ...row })
      .onConflict((conflict) => conflict.columns(['phone_hash', 'purpose']).doUpdateSet(row))
      .execute();
  }

  return {
    async send(wanted, address) {
      const { mobile, purpose } = wanted;
      const pauseMs = await pauseLeft(wanted);
      if (pauseMs > 0) return smsCodeRefusals.sentTooOften(pauseMs);
      const waitMs =
        (await firstPassed(limits.sentToAddress, address)) ?? (await firstPassed(limits.sentToPhone, mobile));
      if (waitMs !== null) return smsCodeRefusals.sentTooOften(waitMs);
      const code = String(randomInt(10 ** smsCodeDigits)).padStart(smsCodeDigits, '0');
      await keep(store.kysely, wanted, code);
      const outcome = await sms.send({ phone: mobile, purpose, code });
      if (outcome.ok) return null;
      onFailure(outcome.detail);
      // What was never received need not be waited for.
      await store.kysely
        .deleteFrom('sms_code')
        .where('phone_hash', '=', hashPhone(mobile))
        .where('purpose', '=', useOf(wanted))
        .where('code_hash', '=', hashCode(wanted, code))
        .execute();
      return smsCodeRefusals.notSent;
    },
    async countGuess({ mobile }, address) {
      const waitMs =
        (await firstPassed(limits.guessedFromAddress, address)) ?? (await firstPassed(limits.guessedForPhone, mobile));
      return waitMs === null ? null : smsCodeRefusals.guessedTooOften(waitMs);
    },
    async use(transaction, wanted, code) {
      const { rows } = await sql<{ code_hash: string }>`
        update sms_code set tries = tries + 1
        where phone_hash = ${hashPhone(wanted.mobile)} and purpose = ${useOf(wanted)}
          and tries < ${smsCodeTries} and expires_at > ${clock.now()}
        returning code_hash`.execute(transaction);
      const held = rows[0];
      if (held === undefined || !sameText(held.code_hash, hashCode(wanted, code))) return false;
      await transaction
        .deleteFrom('sms_code')
        .where('phone_hash', '=', hashPhone(wanted.mobile))
        .where('purpose', '=', useOf(wanted))
        .execute();
      return true;
    },
    async sweep() {
      await store.kysely.deleteFrom('sms_code').where('expires_at', '<', clock.now()).execute();
    },
  };
}
