import { warnLegalCardNumber, warnLicenceNumber } from '@lima-id/domain';
import type { VerifyEnterprise } from './verifyEnterprise.ts';

/**
 * Looks at what the numbers say of themselves: a unified social credit code and a resident ID have check characters. What nobody has
 * issued fails; whether numbers and names belong together is for the reviewers.
 */
export const verifyByChecksum: VerifyEnterprise = async (claim) => {
  const { certificateType, licenceNumber, legalCardType, legalCardNumber } = claim;
  if (warnLicenceNumber(certificateType, licenceNumber) !== null) return { verdict: 'failed', field: 'licenceNumber' };
  if (warnLegalCardNumber(legalCardType, legalCardNumber) !== null) {
    return { verdict: 'failed', field: 'legalCardNumber' };
  }
  return { verdict: 'passed' };
};
