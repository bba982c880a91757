import type {
  CertificateType,
  LegalIdType,
  OrganisationType,
  RejectedField,
  Rejection,
  ReviewStatus,
} from '@lima-id/domain';
import type { ColumnType, Generated } from 'kysely';

/** A moment: read as a `Date`, written as a `Date`. */
type Moment = ColumnType<Date, Date, Date>;

/** Why a registration was rejected, and when, milliseconds since 1970 UTC. */
export interface Feedback extends Rejection {
  fields: RejectedField[];
  at: number;
}

/** A registration of a prefix; an account has one. */
export interface RegistrationTable {
  id: string;
  account_id: string;
  /** `88.118` */
  node_prefix: string;
  /** `88.118.001` */
  prefix: string;
  /** Whether the prefix is kept from others. */
  held: boolean;
  /** Until when a rejected one keeps it; null otherwise. */
  held_until: ColumnType<Date | null, Date | null, Date | null>;
  company_name: string;
  organisation_type: OrganisationType;
  certificate_type: CertificateType;
  licence_number: string;
  /** References of private pictures; empty once they are erased. */
  licence_image: string;
  card_front: string;
  card_back: string;
  /** Codes joined with commas, and what they are called. */
  industry_codes: string;
  industry_text: string;
  area_codes: string;
  area_text: string;
  register_address: string;
  website: string;
  introduce: string;
  legal_card_type: LegalIdType;
  /** `PersonalData`, sealed for the registration's id; empty once it is erased. */
  personal: string;
  status: ReviewStatus;
  feedback: ColumnType<Feedback | null, string | null, string | null>;
  verification: 'passed' | 'unavailable';
  submitted_at: Moment;
  submissions: number;
}

/** What happened to a registration, by whom, when, and why. */
interface RegistrationStepTable {
  id: Generated<string>;
  registration_id: string;
  event: 'submitted' | 'passed' | 'rejected' | 'erased';
  from_status: ReviewStatus | null;
  to_status: ReviewStatus;
  account_id: string;
  at: Moment;
  detail: ColumnType<Rejection, string, never>;
}

/** What somebody has filled in so far; an account has one. */
interface PrefixDraftTable {
  account_id: string;
  /** A `PrefixDraft`, sealed for the account's id. */
  content: string;
  /** References of the pictures in it. */
  pictures: ColumnType<string[], string, string>;
  /** Grows with every saving. */
  version: number;
  saved_at: Moment;
}

/** Who has looked at personal data of a registration, and when. */
interface PersonalDataAccessTable {
  id: Generated<string>;
  account_id: string;
  registration_id: string;
  what: 'registration' | 'picture';
  at: Moment;
}

/** The tables of prefix registration. */
export interface PrefixTables {
  registration: RegistrationTable;
  registration_step: RegistrationStepTable;
  prefix_draft: PrefixDraftTable;
  personal_data_access: PersonalDataAccessTable;
}
