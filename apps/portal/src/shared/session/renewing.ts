import type { Client } from '@lima-id/api';
import { unreachable } from '../api/unreachable.ts';
import { heldAccessToken, nextTokenStep } from './heldToken.ts';
import { refreshSession } from './refreshSession.ts';

/**
 * A client whose calls with a token renew it first when it has expired, and retry once with a new one when the gateway refuses the
 * old one.
 */
export function renewing(client: Client): Client {
  return {
    async call(endpoint, request, options) {
      if (endpoint.auth !== 'none' && nextTokenStep() === 'refresh') await refreshSession(null);
      const sent = heldAccessToken();
      const result = await client.call(endpoint, request, options);
      const isLoggedIn = endpoint.auth === 'token' || endpoint.auth === 'registrar';
      if (result.success || !result.needsLogin || !isLoggedIn) return result;
      const renewed = await refreshSession(sent);
      if (renewed === 'held') return await client.call(endpoint, request, options);
      return renewed === 'unreachable' ? unreachable() : result;
    },
  };
}
