import { warnLegalCardNumber, warnLicenceNumber } from '@lima-id/domain';
import type { VerifyEnterprise } from './verifyEnterprise.ts';

/**
 * Verifies the check characters of unified social credit codes and resident IDs. Impossible numbers fail; whether numbers and names belong
 * together is left to reviewers.
 */
export const verifyByChecksum: VerifyEnterprise = async (claim) => {
  const { certificateType, licenceNumber, legalCardType, legalCardNumber } = claim;
  if (warnLicenceNumber(certificateType, licenceNumber) !== null) return { verdict: 'failed', field: 'licenceNumber' };
  if (warnLegalCardNumber(legalCardType, legalCardNumber) !== null) {
    return { verdict: 'failed', field: 'legalCardNumber' };
  }
  return { verdict: 'passed' };
};
