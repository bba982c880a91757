import type { CaptchaScene } from '@lima-id/api';
import type { SlideProof } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../migrations/tables.ts';
import type { Caller } from '../platform/authorisation/caller.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Store } from '../platform/database/database.ts';
import type { Seal } from '../platform/secret/seal.ts';
import type { SmsCodes } from '../platform/sms/codes/smsCodes.ts';
import type { VerifyEnterprise } from '../platform/verification/verifyEnterprise.ts';

/** Private pictures, as registrations and their drafts name them. */
export interface RegistrationPictures {
  /** Whether all of them are the account's. */
  owns(transaction: Transaction<Tables>, accountId: string, fileNames: readonly string[]): Promise<boolean>;
  /** Keeps what is named from now on. */
  keep(transaction: Transaction<Tables>, fileNames: readonly string[]): Promise<void>;
  /** Lets go of what is no longer named. */
  release(transaction: Transaction<Tables>, fileNames: readonly string[]): Promise<void>;
  /** Erases pictures at once. Not for use inside a transaction. */
  remove(fileNames: readonly string[]): Promise<void>;
  /** A link that expires, for the owner or a reviewer; null for others. */
  link(fileName: string, viewer: Pick<Caller, 'accountId' | 'role'>): Promise<{ fullUrl: string } | null>;
}

/** What the calls of prefix registration work with. */
export interface PrefixParts {
  store: Store;
  clock: Clock;
  pictures: RegistrationPictures;
  /** Seals personal data for the registration's id. */
  personal: Seal;
  /** Seals drafts for their account's id. */
  drafts: Seal;
  /** Seals whom to call at an enterprise for its prefix. */
  contacts: Seal;
  /** Uses a proof of a slide up; true once, for the scene it was given for. */
  consumeProof: (proof: SlideProof, scene: CaptchaScene) => Promise<boolean>;
  /** The hash by which an account keeps its number. */
  hashMobile: (mobile: string) => string;
  smsCodes: Pick<SmsCodes, 'check' | 'use'>;
  verify: VerifyEnterprise;
  /** What a choice of levels is called; null when it is none. */
  describeIndustry: (codes: readonly string[]) => string | null;
  describeArea: (codes: readonly string[]) => string | null;
}
