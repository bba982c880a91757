import type { OpenApiDocument } from '@lima-id/api/openapi';
import { requestTimeoutMs } from '@lima-id/domain';
import { queryOptions } from '@tanstack/react-query';
import { gatewayUrl } from '../../../shared/api/gatewayUrl.ts';

/** Where a gateway describes its calls. */
const address = `${gatewayUrl}/openapi.json`;

/** The gateway's own description of its calls. */
export const openApiQuery = queryOptions({
  queryKey: ['openapi'],
  queryFn: async ({ signal }) => {
    const limit = AbortSignal.timeout(requestTimeoutMs);
    const response = await fetch(address, { signal: AbortSignal.any([signal, limit]) });
    if (!response.ok) throw new Error(`The description of calls was answered with ${response.status}.`);
    return (await response.json()) as OpenApiDocument;
  },
  staleTime: Number.POSITIVE_INFINITY,
});
