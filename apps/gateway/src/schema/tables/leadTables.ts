import type { LeadAccess } from '@lima-id/api';
import type { BudgetOption, LeadInterest, LeadKind } from '@lima-id/domain';
import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date, Date>;

/** An app of interest, with its name at that time: a lead outlives the app. */
export interface NamedInterest extends LeadInterest {
  productName: string;
  /** Empty without a package. */
  packageName: string;
}

/** A contact request or an inquiry. */
interface LeadTable {
  id: string;
  kind: LeadKind;
  sent_at: Moment;
  /** Logged-in sender, and the prefix of the enterprise; null for anonymous senders, or without one. */
  account_id: string | null;
  company_prefix: string | null;
  /** Codes joined with commas, the highest level first; empty in an inquiry. */
  industry_codes: string;
  /** Empty when none was chosen. */
  budget: BudgetOption | '';
  interests: ColumnType<NamedInterest[], string, never>;
  /** `LeadContent`, encrypted for the lead's id; empty once erased. */
  content: string;
  /** Time of erasure; null before. */
  erased_at: ColumnType<Date | null, undefined, Date>;
}

/** Deduplication by a keyed hash of the attempt id or of the content: at most one row per lead. */
interface LeadOnceTable {
  hash: string;
  /** Expiry of the hash; null for attempt ids, which never expire. */
  until: ColumnType<Date | null, Date | null, Date | null>;
}

/** Audit log of accesses to leads, including erasures. */
interface LeadAccessTable {
  id: Generated<string>;
  account_id: string;
  lead_id: string;
  what: LeadAccess['what'];
  at: Moment;
}

export interface LeadTables {
  lead: LeadTable;
  lead_once: LeadOnceTable;
  lead_access: LeadAccessTable;
}
