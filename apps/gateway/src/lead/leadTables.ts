import type { LeadAccess } from '@lima-id/api';
import type { BudgetOption, LeadInterest, LeadKind } from '@lima-id/domain';
import type { ColumnType, Generated } from 'kysely';

/** A moment: read as a `Date`, written as a `Date`. */
type Moment = ColumnType<Date, Date, Date>;

/** An app that somebody is interested in, called as it was called then: a lead outlives the app. */
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
  /** Who was logged in, and the prefix of his enterprise; null when nobody was, or without one. */
  account_id: string | null;
  company_prefix: string | null;
  /** Codes joined with commas, the highest level first; empty in an inquiry. */
  industry_codes: string;
  /** Empty when none was named. */
  budget: BudgetOption | '';
  interests: ColumnType<NamedInterest[], string, never>;
  /** `LeadContent`, sealed for the lead's id; empty once it is erased. */
  content: string;
  /** When what was said, and by whom, was erased; null as long as it is there. */
  erased_at: ColumnType<Date | null, undefined, Date>;
}

/** What was stored already, by a keyed hash of the attempt's name or of what was said: a lead has one row at most. */
interface LeadOnceTable {
  hash: string;
  /** From when on the same is another lead; null for attempts with a name, which are the same for good. */
  until: ColumnType<Date | null, Date | null, Date | null>;
}

/** Who has looked at a lead or erased it, and when. */
interface LeadAccessTable {
  id: Generated<string>;
  account_id: string;
  lead_id: string;
  what: LeadAccess['what'];
  at: Moment;
}

/** The tables of contact requests and inquiries. */
export interface LeadTables {
  lead: LeadTable;
  lead_once: LeadOnceTable;
  lead_access: LeadAccessTable;
}
