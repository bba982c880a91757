import { createHmac } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../migrations/tables.ts';
import type { Clock } from '../clock/clock.ts';
import type { Store } from '../database/database.ts';
import { createKeyedHash, deriveKey } from '../secret/keys.ts';
import { sameText } from '../secret/sameText.ts';
import { codeMs, codeTries } from './limits.ts';

/** What one code is for. */
export interface CodeFor<Purpose extends string = string> {
  /** Who gets it: a mobile number or a mail address, one way of writing each. */
  recipient: string;
  purpose: Purpose;
  /** What the purpose is about, where it is about one thing: a code for one is worth nothing for another. */
  about?: string;
}

/** A code of a recipient, held until the transaction ends, as it stands to one that was typed and to who typed it. */
export interface HeldCode {
  /** By whom it was asked for. */
  visitorHash: string;
  /** The visitor himself asked for it. */
  isOwn: boolean;
  /** The visitor may still try it: his tries, where it is his own, or those of all others are not used up. */
  isOpen: boolean;
  /** Wrong codes that the visitor may still type. */
  triesLeft: number;
  /** It is the one that was typed. */
  isRight: boolean;
}

/** The codes that are good now, in the database. Whatever changes them holds them first, and counts attempts afterwards. */
export interface KeptCodes {
  /** The codes of a recipient for a purpose, as they stand to a typed one; always held in one order, so that no two wait for each other. */
  hold(transaction: Transaction<Tables>, wanted: CodeFor, typed: string, visitor: string): Promise<HeldCode[]>;
  /** Keeps a code in place of the visitor's last one. */
  put(transaction: Transaction<Tables>, wanted: CodeFor, code: string, visitor: string): Promise<void>;
  /** Counts a wrong code of a visitor against a held one. */
  countWrong(transaction: Transaction<Tables>, wanted: CodeFor, held: HeldCode): Promise<void>;
  /** Removes all codes of a recipient for a purpose, or the one of a visitor. */
  drop(transaction: Transaction<Tables>, wanted: CodeFor, visitor?: string): Promise<void>;
  /** Removes codes that have ended. */
  sweep(): Promise<void>;
}

/** A purpose, with what it is about, as one text. */
function useOf({ purpose, about }: CodeFor): string {
  return about === undefined ? purpose : `${purpose} ${about}`;
}

/** What keeping the codes of a channel needs. */
export interface KeptCodesOptions {
  store: Store;
  clock: Clock;
  secret: Uint8Array;
  channel: 'sms' | 'mail';
}

/** Makes the keeper. A code is kept as a keyed hash: of a million possible ones, none can be tried out on a stolen table. */
export function createKeptCodes({ store, clock, secret, channel }: KeptCodesOptions): KeptCodes {
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
    async sweep() {
      await store.kysely.deleteFrom('sms_code').where('expires_at', '<', clock.now()).execute();
    },
  };
}
