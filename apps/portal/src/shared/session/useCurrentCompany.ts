import type { UserCompany } from '@lima-id/api';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { accountCall } from '../api/lateCalls.ts';
import { useUser } from './userStore.ts';

/** The enterprise of the logged-in person; null while it loads, after a failure, without one, and without a login. */
export function useCurrentCompany(): UserCompany | null {
  const user = useUser();
  const { data: company = null } = useQuery({
    queryKey: ['currentCompany', user?.userId],
    queryFn: ({ signal }) => call(accountCall('readCurrentCompany'), undefined, { signal, quiet: true }),
    enabled: user !== null,
  });
  return company;
}
