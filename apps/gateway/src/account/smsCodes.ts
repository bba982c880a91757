import { createHmac, randomInt } from 'node:crypto';
import type { SmsPurpose } from '@lima-id/api';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../migrations/tables.ts';
import type { AttemptLimit, Attempts } from '../platform/attempts/attempts.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Store } from '../platform/database/database.ts';
import { createKeyedHash, deriveKey } from '../platform/secret/keys.ts';
import { sameText } from '../platform/secret/sameText.ts';
import type { SmsPort } from '../platform/sms/smsPort.ts';
import {
  guessesPerAddress,
  guessesPerPhone,
  prefixSmsPauseMs,
  smsCodeDigits,
  smsCodeMs,
  smsCodeTries,
  smsPauseMs,
  smsPerAddressDay,
  smsPerAddressHour,
  smsPerPhoneDay,
  smsPerPhoneHour,
} from './limits.ts';
import { accountRefusals, tooOften } from './refusals.ts';

/** A refusal as handlers give it. */
interface Refused {
  status: number;
  message: string;
}

/** What one code is for. */
export interface CodeFor {
  mobile: string;
  purpose: SmsPurpose;
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
  /** Told why a code was not sent; holds neither number nor code. */
  onFailure: (detail: string) => void;
}

/** Makes the codes. A code is kept as a keyed hash: of a million possible ones, none can be tried out on a stolen table. */
export function createSmsCodes({ store, clock, secret, attempts, sms, onFailure }: SmsCodesOptions): SmsCodes {
  const hashPhone = createKeyedHash(secret, 'sms phone');
  const codeKey = deriveKey(secret, 'sms code');

  function hashCode({ mobile, purpose }: CodeFor, code: string): string {
    return createHmac('sha256', codeKey).update(`${mobile} ${purpose} ${code}`).digest('base64url');
  }

  async function firstPassed(limits: readonly (readonly [AttemptLimit, string])[]): Promise<number | null> {
    for (const [limit, subject] of limits) {
      const waitMs = await attempts.count(limit, subject);
      if (waitMs !== null) return waitMs;
    }
    return null;
  }

  /** Milliseconds that the number has to wait since its last code. */
  async function pauseLeft({ mobile, purpose }: CodeFor): Promise<number> {
    const last = await store.kysely
      .selectFrom('sms_code')
      .select('sent_at')
      .where('phone_hash', '=', hashPhone(mobile))
      .where('purpose', '=', purpose)
      .executeTakeFirst();
    const pauseMs = purpose === 'prefix' ? prefixSmsPauseMs : smsPauseMs;
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
      .values({ phone_hash: hashPhone(wanted.mobile), purpose: wanted.purpose, ...row })
      .onConflict((conflict) => conflict.columns(['phone_hash', 'purpose']).doUpdateSet(row))
      .execute();
  }

  return {
    async send(wanted, address) {
      const { mobile, purpose } = wanted;
      const pauseMs = await pauseLeft(wanted);
      if (pauseMs > 0) return tooOften.sms(pauseMs);
      const waitMs = await firstPassed([
        [smsPerAddressHour, address],
        [smsPerAddressDay, address],
        [smsPerPhoneHour, mobile],
        [smsPerPhoneDay, mobile],
      ]);
      if (waitMs !== null) return tooOften.sms(waitMs);
      const code = String(randomInt(10 ** smsCodeDigits)).padStart(smsCodeDigits, '0');
      await keep(store.kysely, wanted, code);
      const outcome = await sms.send({ phone: mobile, purpose, code });
      if (outcome.ok) return null;
      onFailure(outcome.detail);
      // What was never received need not be waited for.
      await store.kysely
        .deleteFrom('sms_code')
        .where('phone_hash', '=', hashPhone(mobile))
        .where('purpose', '=', purpose)
        .where('code_hash', '=', hashCode(wanted, code))
        .execute();
      return accountRefusals.smsFailed;
    },
    async countGuess({ mobile }, address) {
      const waitMs = await firstPassed([
        [guessesPerAddress, address],
        [guessesPerPhone, mobile],
      ]);
      return waitMs === null ? null : tooOften.code(waitMs);
    },
    async use(transaction, wanted, code) {
      const { rows } = await sql<{ code_hash: string }>`
        update sms_code set tries = tries + 1
        where phone_hash = ${hashPhone(wanted.mobile)} and purpose = ${wanted.purpose}
          and tries < ${smsCodeTries} and expires_at > ${clock.now()}
        returning code_hash`.execute(transaction);
      const held = rows[0];
      if (held === undefined || !sameText(held.code_hash, hashCode(wanted, code))) return false;
      await transaction
        .deleteFrom('sms_code')
        .where('phone_hash', '=', hashPhone(wanted.mobile))
        .where('purpose', '=', wanted.purpose)
        .execute();
      return true;
    },
    async sweep() {
      await store.kysely.deleteFrom('sms_code').where('expires_at', '<', clock.now()).execute();
    },
  };
}
