import type { ColumnType, Generated } from 'kysely';

/** A moment: read as a `Date`, written as a `Date`. */
type Moment = ColumnType<Date, Date, Date>;

/** The trial that a company has of an app, or had: one for good. A row never changes. */
interface TrialTable {
  id: string;
  /** `88.118.001` */
  company_prefix: string;
  product_id: string;
  /** The app and the package as they were called when it was applied for. */
  product_name: string;
  package_id: string;
  package_name: string;
  /** `-1` when the app's price was on request. */
  price_id: string;
  /** What it was given for, whatever the package offers later; 0 leaves the length open. */
  days: number;
  /** Who applied: nobody's account in the demo, whose people come and go. */
  account_id: string;
  started_at: Moment;
}

/** What was done with a trial, by whom and when: its application, and the first time that each account went on to the app. */
interface TrialStepTable {
  id: Generated<string>;
  trial_id: string;
  event: 'applied' | 'opened';
  account_id: string;
  at: Moment;
}

/** The tables of trials. */
export interface TrialTables {
  trial: TrialTable;
  trial_step: TrialStepTable;
}
