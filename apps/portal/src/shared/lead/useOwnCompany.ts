import { type LeadPerson, prefillLead } from '@lima-id/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../api/call.ts';
import { accountCall } from '../api/lateCalls.ts';
import { useUser } from '../session/userStore.ts';

/** The company of the logged-in person for a form; null while it loads, after a failure, without one, and without a login. */
export function useOwnCompany(): LeadPerson | null {
  const user = useUser();
  const { data: company } = useQuery({
    queryKey: ['currentCompany', user?.userId],
    queryFn: ({ signal }) => call(accountCall('readCurrentCompany'), undefined, { signal, quiet: true }),
    enabled: user !== null,
  });
  return useMemo(() => {
    if (company === undefined || company === null) return null;
    const { name, liaison, liaisonPhone } = company;
    return prefillLead({ companyName: name, contactPersonName: liaison, contactPersonPhone: liaisonPhone });
  }, [company]);
}
