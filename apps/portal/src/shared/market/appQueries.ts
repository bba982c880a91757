import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type CallOptions, call } from '../api/call.ts';
import { marketCall } from '../api/lateCalls.ts';

/** An app with all that its page shows but prices. */
export function appQuery(id: string) {
  return queryOptions({
    queryKey: ['market', 'app', id],
    queryFn: ({ signal }) => call(marketCall('readApp'), { id }, { signal }),
  });
}

/** A package with its prices and its trial. */
export function packageQuery(id: string, options?: Pick<CallOptions, 'quiet'>) {
  return queryOptions({
    queryKey: ['market', 'package', id],
    queryFn: ({ signal }) => call(marketCall('readPackage'), { id }, { ...options, signal }),
  });
}

/** Several packages with their prices, in the order of their ids; what is known of them is not asked for again. */
export function packagesQuery(client: QueryClient, ids: readonly string[]) {
  return queryOptions({
    queryKey: ['market', 'packages', ...ids],
    queryFn: () => Promise.all(ids.map((id) => client.fetchQuery(packageQuery(id)))),
  });
}
