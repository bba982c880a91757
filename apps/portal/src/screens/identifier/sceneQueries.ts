import type { Element } from '@lima-id/domain';
import { type QueryClient, type QueryFilters, queryOptions } from '@tanstack/react-query';
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
