import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type AskOptions, ask } from '../api/ask.ts';
import { readApp, readPackage } from './calls.ts';

/** An app with all that its page shows but prices. */
export function appQuery(id: string) {
  return queryOptions({
    queryKey: ['market', 'app', id],
    queryFn: ({ signal }) => ask(() => readApp, { id }, { signal }),
  });
}

/** A package with its prices and its trial. */
export function packageQuery(id: string, options?: Pick<AskOptions, 'quiet'>) {
  return queryOptions({
    queryKey: ['market', 'package', id],
    queryFn: ({ signal }) => ask(() => readPackage, { id }, { ...options, signal }),
  });
}

/** Several packages with their prices, in the order of their ids; what is known of them is not asked for again. */
export function packagesQuery(client: QueryClient, ids: readonly string[]) {
  return queryOptions({
    queryKey: ['market', 'packages', ...ids],
    queryFn: () => Promise.all(ids.map((id) => client.fetchQuery(packageQuery(id)))),
  });
}
