import { type OpenApiDocument, resolvedDocument } from '@lima-id/api';
import { requestTimeoutMs } from '@lima-id/domain';
import { queryOptions } from '@tanstack/react-query';
import { gatewayUrl } from '../../../shared/api/gatewayUrl.ts';

const address = `${gatewayUrl}/openapi.json`;

/** The OpenAPI document of the gateway. */
export const openApiQuery = queryOptions({
  queryKey: ['openapi'],
  queryFn: async ({ signal }) => {
    const limit = new AbortController();
    const stop = () => limit.abort();
    const timer = setTimeout(stop, requestTimeoutMs);
    signal.addEventListener('abort', stop);
    try {
      const response = await fetch(address, { signal: limit.signal });
      if (!response.ok) throw new Error(`The description of calls was answered with ${response.status}.`);
      return resolvedDocument((await response.json()) as OpenApiDocument);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
});
