import type { LevelRequest } from '@lima-id/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ask } from '../../shared/api/ask.ts';
import { listAreas, listIndustries } from './calls.ts';

/** The edition of the list of industries that registrations are written in. */
const industryEdition = '2';

/** Reads the lists of industries and areas, level by level; each stays for the visit. */
export function useLevelLists() {
  const client = useQueryClient();
  return useMemo(() => {
    const kept = { staleTime: Number.POSITIVE_INFINITY };
    return {
      industries: ({ level, parentCode }: LevelRequest) =>
        client.fetchQuery({
          ...kept,
          queryKey: ['industries', level, parentCode],
          queryFn: () => ask(() => listIndustries, { level, parentCode, version: industryEdition }, { quiet: true }),
        }),
      areas: ({ level, parentCode }: LevelRequest) =>
        client.fetchQuery({
          ...kept,
          queryKey: ['areas', level, parentCode],
          queryFn: () => ask(() => listAreas, { level, parentCode }, { quiet: true }),
        }),
    };
  }, [client]);
}
