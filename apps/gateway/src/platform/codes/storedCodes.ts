import { createHmac } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { Store } from '../database/database.ts';
import type { PlatformTables } from '../database/platformTables.ts';
import { createKeyedHash, deriveKey } from '../secret/keys.ts';
import { sameText } from '../secret/sameText.ts';
import { codeMs, codeTries } from './limits.ts';

/** Purpose and recipient of a code. */
export interface CodeFor<Purpose extends string = string> {
  /** Recipient: a normalized mobile number or mail address. */
  recipient: string;
  purpose: Purpose;
  /** Object of the purpose, if any: a code for one is invalid for another. */
  about?: string;
}

/** A locked code of a recipient, compared with a typed code and its visitor. */
export interface HeldCode {
  /** The requesting visitor. */
  visitorHash: string;
  /** Requested by this visitor. */
  isOwn: boolean;
  /** This visitor has attempts left: own ones for an own code, else those shared by all others. */
  isOpen: boolean;
  /** Wrong codes that the visitor may still enter. */
  triesLeft: number;
  /** Equals the typed code. */
  isRight: boolean;
}

/** Valid codes in the database. Changes lock them first, and count attempts afterwards. */
export interface StoredCodes {
  /** The codes of a recipient for a purpose, compared with a typed one; locked in a fixed order, to prevent deadlocks. */
  hold(transaction: Transaction<PlatformTables>, wanted: CodeFor, typed: string, visitor: string): Promise<HeldCode[]>;
  /** Stores a code in place of the visitor's last one. */
  put(transaction: Transaction<PlatformTables>, wanted: CodeFor, code: string, visitor: string): Promise<void>;
  /** Counts a visitor's wrong code against a locked one. */
  countWrong(transaction: Transaction<PlatformTables>, wanted: CodeFor, held: HeldCode): Promise<void>;
  /** Deletes all codes of a recipient for a purpose, or the one of a visitor. */
  drop(transaction: Transaction<PlatformTables>, wanted: CodeFor, visitor?: string): Promise<void>;
  /** Deletes expired codes. */
  cleanUp(): Promise<void>;
}

/** Purpose and object as one key. */
function useOf({ purpose, about }: CodeFor): string {
  return about === undefined ? purpose : `${purpose} ${about}`;
}

export interface StoredCodesOptions {
  store: Store;
  clock: Clock;
  secret: Uint8Array;
  channel: 'sms' | 'mail';
}

/** Creates the storage. A code is stored as a keyed hash: a stolen table of one-in-a-million codes cannot be brute-forced. */
export function createStoredCodes({ store, clock, secret, channel }: StoredCodesOptions): StoredCodes {
  const hashRecipient = createKeyedHash(secret, channel === 'sms' ? 'sms phone' : 'mail address');
  const hashVisitor = createKeyedHash(secret, `${channel} visitor`);
  const codeKey = deriveKey(secret, `${channel} code`);

  function hashCode(wanted: CodeFor, code: string): string {
    return createHmac('sha256', codeKey)
      .update(`${wanted.recipient} ${useOf(wanted)} ${code}`)
      .digest('base64url');
  }

  function keyOf(wanted: CodeFor) {
    return { phone_hash: hashRecipient(wanted.recipient), purpose: useOf(wanted) };
  }

  return {
    async hold(transaction, wanted, typed, visitor) {
      const { phone_hash, purpose } = keyOf(wanted);
      const rows = await transaction
        .selectFrom('sms_code')
        .selectAll()
        .where('phone_hash', '=', phone_hash)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', clock.now())
        .orderBy('visitor_hash')
        .forUpdate()
        .execute();
      const own = hashVisitor(visitor);
      const typedHash = hashCode(wanted, typed);
      return rows.map(({ visitor_hash, code_hash, tries, other_tries }) => {
        const isOwn = visitor_hash === own;
        const triesLeft = Math.max(0, codeTries - (isOwn ? tries : other_tries));
        const isRight = sameText(code_hash, typedHash);
        return { visitorHash: visitor_hash, isOwn, isOpen: triesLeft > 0, triesLeft, isRight };
      });
    },
    async put(transaction, wanted, code, visitor) {
      const expires_at = new Date(clock.now().getTime() + codeMs);
      const row = { code_hash: hashCode(wanted, code), expires_at, tries: 0, other_tries: 0 };
      await transaction
        .insertInto('sms_code')
        .values({ ...keyOf(wanted), visitor_hash: hashVisitor(visitor), ...row })
        .onConflict((conflict) => conflict.columns(['phone_hash', 'purpose', 'visitor_hash']).doUpdateSet(row))
        .execute();
    },
    async countWrong(transaction, wanted, { visitorHash, isOwn }) {
      const { phone_hash, purpose } = keyOf(wanted);
      await transaction
        .updateTable('sms_code')
        .set((row) => (isOwn ? { tries: row('tries', '+', 1) } : { other_tries: row('other_tries', '+', 1) }))
        .where('phone_hash', '=', phone_hash)
        .where('purpose', '=', purpose)
        .where('visitor_hash', '=', visitorHash)
        .execute();
    },
    async drop(transaction, wanted, visitor) {
      const { phone_hash, purpose } = keyOf(wanted);
      const all = transaction
        .deleteFrom('sms_code')
        .where('phone_hash', '=', phone_hash)
        .where('purpose', '=', purpose);
      await (visitor === undefined ? all : all.where('visitor_hash', '=', hashVisitor(visitor))).execute();
    },
    async cleanUp() {
      await store.kysely.deleteFrom('sms_code').where('expires_at', '<', clock.now()).execute();
    },
  };
}
