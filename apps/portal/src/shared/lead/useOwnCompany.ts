import { type LeadPerson, prefillLead } from '@lima-id/domain';
import { useMemo } from 'react';
import { useCurrentCompany } from '../session/useCurrentCompany.ts';

/** The company of the logged-in person for a form; null while it loads, after a failure, without one, and without a login. */
export function useOwnCompany(): LeadPerson | null {
  const company = useCurrentCompany();
  return useMemo(() => {
    if (company === null) return null;
    const { name, liaison, liaisonPhone } = company;
    return prefillLead({ companyName: name, contactPersonName: liaison, contactPersonPhone: liaisonPhone });
  }, [company]);
}
