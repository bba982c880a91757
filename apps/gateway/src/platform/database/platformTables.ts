import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date, Date>;

/** The SMS or e-mail code for a recipient and a purpose, requested by a visitor; a later request replaces it. */
interface SmsCodeTable {
  /** Hash of the number, or of the address with a separate key. */
  phone_hash: string;
  purpose: string;
  /** The requesting visitor. */
  visitor_hash: string;
  code_hash: string;
  expires_at: Moment;
  /** Wrong guesses by the requester. */
  tries: number;
  /** Wrong guesses by all others. */
  other_tries: number;
}

/** Attempts of one kind in the window that ends at `ends_at`, by subject. */
interface AttemptTable {
  kind: string;
  subject_hash: string;
  total: number;
  ends_at: Moment;
}

/** Facts about this database, by name, such as the seed of the demo data. */
interface DatabaseFactTable {
  name: string;
  value: string;
  created_at: Generated<Date>;
}

/** The tables of the platform itself. It knows no table of a subject. */
export interface PlatformTables {
  sms_code: SmsCodeTable;
  attempt: AttemptTable;
  database_fact: DatabaseFactTable;
}
