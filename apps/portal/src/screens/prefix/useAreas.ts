import { listAreas } from '@lima-id/api';
import type { Area, LevelRequest } from '@lima-id/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../shared/api/call.ts';

/** Reads the lists of areas, level by level; each is cached for the visit. */
export function useAreas(): (request: LevelRequest) => Promise<Area[]> {
  const client = useQueryClient();
  return useCallback(
    ({ level, parentCode }) =>
      client.fetchQuery({
        queryKey: ['areas', level, parentCode],
        queryFn: () => call(listAreas, { level, parentCode }, { quiet: true }),
        staleTime: Number.POSITIVE_INFINITY,
      }),
    [client],
  );
}
