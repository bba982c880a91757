import type { CertificateType, LegalIdType } from '@lima-id/domain';

/** What is looked at together: whether these belong to one enterprise and its legal person. */
export interface EnterpriseClaim {
  companyName: string;
  certificateType: CertificateType;
  licenceNumber: string;
  legalPerson: string;
  legalCardType: LegalIdType;
  legalCardNumber: string;
}

/**
 * What came of it, with the number that nobody can have issued; no field where names and numbers do not belong together. `unavailable` when
 * nobody could say, which reviewers see and which keeps nobody from submitting.
 */
export type VerificationVerdict =
  | { verdict: 'passed' | 'unavailable' }
  | { verdict: 'failed'; field: 'licenceNumber' | 'legalCardNumber' | null };

/** Verifies an enterprise: the port behind which checksums or a provider stand. */
export type VerifyEnterprise = (claim: EnterpriseClaim) => Promise<VerificationVerdict>;
