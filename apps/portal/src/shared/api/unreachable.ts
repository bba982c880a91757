import type { Result } from '@lima-id/api';
import { lostConnection, messages } from '@lima-id/domain';
import { brand } from '../../brand/brand.ts';

/** The outcome of a call whose code or token could not be fetched. */
export function unreachable(): Extract<Result<never>, { success: false }> {
  const kind = lostConnection(globalThis.navigator?.onLine);
  return {
    success: false,
    data: null,
    kind,
    status: null,
    code: null,
    message: kind === 'offline' ? messages.empty.offline : brand.unreachable,
    needsLogin: false,
  };
}
