import type { CertificateType, LegalIdType } from '@lima-id/domain';

/** Claim: whether these belong to one enterprise and its legal person. */
export interface EnterpriseClaim {
  companyName: string;
  certificateType: CertificateType;
  licenceNumber: string;
  legalPerson: string;
  legalCardType: LegalIdType;
  legalCardNumber: string;
}

/**
 * Verdict, with the field of an impossible number; no field when names and numbers do not match. `unavailable` is shown to reviewers and
 * does not block the submission.
 */
export type VerificationVerdict =
  | { verdict: 'passed' | 'unavailable' }
  | { verdict: 'failed'; field: 'licenceNumber' | 'legalCardNumber' | null };

/** Port for the verification of enterprises, by checksums or a provider. */
export type VerifyEnterprise = (claim: EnterpriseClaim) => Promise<VerificationVerdict>;
