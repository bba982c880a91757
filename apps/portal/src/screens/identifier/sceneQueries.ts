import type { IdentifierFailure } from '@lima-id/api';
import { type Element, messages } from '@lima-id/domain';
import { type QueryClient, type QueryFilters, queryOptions } from '@tanstack/react-query';
import { RequestFailure } from '../../shared/api/request.ts';
import { atServer } from '../../shared/clock/serverTime.ts';
import { askRecord, type Visit, visitKey, visitStaleTime } from '../../shared/lookup/recordQuery.ts';

/** Reads the elements of one scene of the identifier of a visit; figures and readings only if needed. */
export function sceneQueryOptions(visit: Visit, sceneConfId: string, figures = false) {
  return queryOptions<Element[]>({
    queryKey: [...visitKey(visit), 'scene', sceneConfId],
    staleTime: visitStaleTime,
    queryFn: async ({ signal }) => {
      const asked = { identifier: visit.text, sceneConfId };
      if (figures) {
        const { readFigures } = await import('./readFigures.ts');
        return (await readFigures(asked, { signal })).elements;
      }
      return (await askRecord(asked, { signal })).elements;
    },
  });
}

/** The queries of the scenes of a visit whose elements match `wanted`. */
export function scenesOfVisit(visit: Visit, wanted: (elements: readonly Element[]) => boolean): QueryFilters {
  return {
    queryKey: [...visitKey(visit), 'scene'],
    predicate: ({ state }) => Array.isArray(state.data) && wanted(state.data),
  };
}

/** When the data of a scene was received, by the server's clock, milliseconds since 1970 UTC; undefined until then. */
export function sceneCameAt(client: QueryClient, visit: Visit, sceneConfId: string): number | undefined {
  const cameAt = client.getQueryState(sceneQueryOptions(visit, sceneConfId).queryKey)?.dataUpdatedAt;
  return cameAt ? atServer(cameAt) : undefined;
}

/** The failed call behind a query's error, if there is one. */
export function failedResult(error: unknown): RequestFailure<IdentifierFailure>['result'] | null {
  return error instanceof RequestFailure ? error.result : null;
}

/** The message for a scene whose data failed to load: the server's if there is one. */
export function failedMessage(error: unknown): string {
  return failedResult(error)?.message ?? messages.request.serviceError;
}
