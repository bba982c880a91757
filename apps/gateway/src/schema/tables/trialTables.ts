import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date, Date>;

/** The only trial of an app by a company, current or past. Immutable. */
interface TrialTable {
  id: string;
  /** `88.118.001` */
  company_prefix: string;
  product_id: string;
  /** Names of app and package at that time. */
  product_name: string;
  package_id: string;
  package_name: string;
  /** `-1` when the app's price was on request. */
  price_id: string;
  /** Days granted, independent of later changes; 0 for an open length. */
  days: number;
  /** The applicant: no real account in the demo, whose accounts are temporary. */
  account_id: string;
  started_at: Moment;
}

/** Steps of a trial, with account and time: its application, and the first opening by each account. */
interface TrialStepTable {
  id: Generated<string>;
  trial_id: string;
  event: 'applied' | 'opened';
  account_id: string;
  at: Moment;
}

export interface TrialTables {
  trial: TrialTable;
  trial_step: TrialStepTable;
}
