import { breakpoint } from '@lima-id/ui';
import { useMatches } from '../../shared/page/useMatches.ts';

const phone = `(max-width: ${breakpoint.mobileMax}px)`;

/** Whether the window is as narrow as a phone's. */
export function useIsPhone(): boolean {
  return useMatches(phone);
}
