import type {
  CertificateType,
  LegalIdType,
  OrganisationType,
  RejectedField,
  Rejection,
  ReviewEvent,
  ReviewStatus,
} from '@lima-id/domain';
import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date, Date>;

/** The rejection of a registration, or why its prefix is suspended, with the time in ms since 1970 UTC. */
export interface Feedback extends Rejection {
  fields: RejectedField[];
  at: number;
}

/** A prefix registration; one per account. */
export interface RegistrationTable {
  id: string;
  account_id: string;
  /** `88.118` */
  node_prefix: string;
  /** `88.118.001` */
  prefix: string;
  /** Whether it reserves the prefix. */
  held: boolean;
  /** End of a rejected one's reservation; null otherwise. */
  held_until: ColumnType<Date | null, Date | null, Date | null>;
  company_name: string;
  organisation_type: OrganisationType;
  certificate_type: CertificateType;
  licence_number: string;
  /** References of private pictures; empty once erased. */
  licence_image: string;
  card_front: string;
  card_back: string;
  /** Codes joined with commas, and their names. */
  industry_codes: string;
  industry_text: string;
  area_codes: string;
  area_text: string;
  register_address: string;
  website: string;
  introduce: string;
  legal_card_type: LegalIdType;
  /** `PersonalData`, encrypted for the registration's id; empty once erased. */
  personal: string;
  status: ReviewStatus;
  feedback: ColumnType<Feedback | null, string | null, string | null>;
  verification: 'passed' | 'unavailable';
  submitted_at: Moment;
  submissions: number;
}

/** History of a registration: event, actor (null when automatic), time, and reason. */
interface RegistrationStepTable {
  id: Generated<string>;
  registration_id: string;
  event: ReviewEvent | 'erased';
  from_status: ReviewStatus | null;
  to_status: ReviewStatus;
  account_id: string | null;
  at: Moment;
  detail: ColumnType<Rejection, string, never>;
}

/** Saved form input; one per account. */
interface PrefixDraftTable {
  account_id: string;
  /** A `PrefixDraft`, encrypted for the account's id. */
  content: string;
  /** References of its pictures. */
  pictures: ColumnType<string[], string, string>;
  /** Incremented with every save, and counted on from the account's `draft_version`. */
  version: number;
  saved_at: Moment;
}

/** Audit log of accesses to personal data. */
interface PersonalDataAccessTable {
  id: Generated<string>;
  account_id: string;
  registration_id: string;
  what: 'registration' | 'picture';
  /** Number of the submission that was read; null for a picture, and for readings from before the column. */
  submissions: number | null;
  at: Moment;
}

export interface PrefixTables {
  registration: RegistrationTable;
  registration_step: RegistrationStepTable;
  prefix_draft: PrefixDraftTable;
  personal_data_access: PersonalDataAccessTable;
}
