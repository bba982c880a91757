import { listAreas } from '@lima-id/api';
import type { Area, LevelRequest } from '@lima-id/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../shared/api/call.ts';

/** Query key of a list of areas. */
export function areasKey({ level, parentCode }: LevelRequest) {
  return ['areas', level, parentCode] as const;
}

/** Reads the lists of areas, level by level; each is cached for the visit. */
export function useAreas(): (request: LevelRequest) => Promise<Area[]> {
  const client = useQueryClient();
  return useCallback(
    (request) =>
      client.fetchQuery({
        queryKey: areasKey(request),
        queryFn: () => call(listAreas, request, { quiet: true }),
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
      }),
    [client],
  );
}
