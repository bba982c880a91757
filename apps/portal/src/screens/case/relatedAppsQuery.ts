import type { ProductDetail } from '@lima-id/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { marketCall } from '../../shared/api/lateCalls.ts';
import { RequestFailure } from '../../shared/api/request.ts';

const notFound = 404;

/** An app of the market; null when the id is unknown, undefined when the call failed. */
type RelatedApp = ProductDetail | null | undefined;

async function relatedApp(id: string, signal: AbortSignal): Promise<RelatedApp> {
  try {
    return await call(marketCall('readApp'), { id }, { signal, quiet: true });
  } catch (error) {
    return error instanceof RequestFailure && error.result.status === notFound ? null : undefined;
  }
}

/** The market's data of the apps that a case used, in the order of their ids. */
export function relatedAppsQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['case', 'apps', ...ids],
    queryFn: ({ signal }) => Promise.all(ids.map((id) => relatedApp(id, signal))),
  });
}
