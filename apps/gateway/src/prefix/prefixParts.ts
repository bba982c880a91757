import type { CaptchaScene } from '@lima-id/api';
import type { SlideProof } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Caller } from '../platform/authorisation/caller.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Seal } from '../platform/secret/seal.ts';
import type { SmsCodes } from '../platform/sms/codes/smsCodes.ts';
import type { VerifyEnterprise } from '../platform/verification/verifyEnterprise.ts';
import type { Store } from '../schema/store.ts';
import type { Tables } from '../schema/tables.ts';

/** Private pictures, as used by registrations and drafts. */
export interface RegistrationPictures {
  /** Whether all of them are the account's. */
  owns(transaction: Transaction<Tables>, accountId: string, fileNames: readonly string[]): Promise<boolean>;
  /** SHA-256 of each picture's original file. */
  contentsOf(transaction: Transaction<Tables>, fileNames: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Other pictures in use, of whichever account, that were made of the same file; the owner's own first. */
  twinsOf(fileNames: readonly string[]): Promise<{ fileName: string; twin: string; ownerId: string }[]>;
  /** Marks them as referenced. */
  keep(transaction: Transaction<Tables>, fileNames: readonly string[]): Promise<void>;
  /** Marks them as unreferenced since a time, now by default. */
  release(transaction: Transaction<Tables>, fileNames: readonly string[], since?: Date): Promise<void>;
  /** Deletes pictures at once. Not for use inside a transaction. */
  remove(fileNames: readonly string[]): Promise<void>;
  /** An expiring link, for the owner or a reviewer; null for others. */
  link(fileName: string, viewer: Pick<Caller, 'accountId' | 'role'>): Promise<{ fullUrl: string } | null>;
}

export interface PrefixParts {
  store: Store;
  clock: Clock;
  pictures: RegistrationPictures;
  /** Encrypts personal data, bound to the registration's id. */
  personal: Seal;
  /** Encrypts drafts, bound to their account's id. */
  drafts: Seal;
  /** Encrypts an enterprise's contact, bound to its prefix. */
  contacts: Seal;
  /** Consumes a captcha proof; true once, for the scene that it was issued for. */
  consumeProof: (proof: SlideProof, scene: CaptchaScene) => Promise<boolean>;
  /** Hash of an account's mobile number. */
  hashMobile: (mobile: string) => string;
  smsCodes: Pick<SmsCodes, 'check' | 'use'>;
  verify: VerifyEnterprise;
  /** Names of selected levels; null when invalid. */
  describeIndustry: (codes: readonly string[]) => string | null;
  describeArea: (codes: readonly string[]) => string | null;
}
