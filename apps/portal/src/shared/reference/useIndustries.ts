import { listIndustries } from '@lima-id/api';
import type { Industry, LevelRequest } from '@lima-id/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../api/call.ts';

/** The version of the standard that forms use. */
const industryEdition = '2';

/** What the levels of industries are called, highest first. */
export const industryLevels = ['门类', '大类', '中类'];

/** Query key of a list of industries. */
export function industriesKey({ level, parentCode }: LevelRequest) {
  return ['industries', level, parentCode] as const;
}

/** Reads the lists of industries, level by level; each is cached for the visit. */
export function useIndustries(): (request: LevelRequest) => Promise<Industry[]> {
  const client = useQueryClient();
  return useCallback(
    (request) =>
      client.fetchQuery({
        queryKey: industriesKey(request),
        queryFn: () => call(listIndustries, { ...request, version: industryEdition }, { quiet: true }),
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
      }),
    [client],
  );
}
