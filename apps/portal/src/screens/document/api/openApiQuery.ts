import { type OpenApiDocument, resolvedDocument } from '@lima-id/api';
import { requestTimeoutMs } from '@lima-id/domain';
import { queryOptions } from '@tanstack/react-query';
import { gatewayUrl } from '../../../shared/api/gatewayUrl.ts';

const address = `${gatewayUrl}/openapi.json`;

/** The OpenAPI document of the gateway. */
export const openApiQuery = queryOptions({
  queryKey: ['openapi'],
  queryFn: async ({ signal }) => {
    const limit = AbortSignal.timeout(requestTimeoutMs);
    const response = await fetch(address, { signal: AbortSignal.any([signal, limit]) });
    if (!response.ok) throw new Error(`The description of calls was answered with ${response.status}.`);
    return resolvedDocument((await response.json()) as OpenApiDocument);
  },
  staleTime: Number.POSITIVE_INFINITY,
});
