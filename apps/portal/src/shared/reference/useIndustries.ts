import { listIndustries } from '@lima-id/api';
import type { Industry, LevelRequest } from '@lima-id/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../api/call.ts';

/** The version of the standard that forms use. */
const industryEdition = '2';

/** What the levels of industries are called, highest first. */
export const industryLevels = ['门类', '大类', '中类'];

/** Reads the lists of industries, level by level; each is cached for the visit. */
export function useIndustries(): (request: LevelRequest) => Promise<Industry[]> {
  const client = useQueryClient();
  return useCallback(
    ({ level, parentCode }) =>
      client.fetchQuery({
        queryKey: ['industries', level, parentCode],
        queryFn: () => call(listIndustries, { level, parentCode, version: industryEdition }, { quiet: true }),
        staleTime: Number.POSITIVE_INFINITY,
      }),
    [client],
  );
}
