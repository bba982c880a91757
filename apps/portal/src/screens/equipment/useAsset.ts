import { listAssets } from '@lima-id/api';
import { type AssetRecord, parseIdentifier } from '@lima-id/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { useLoginWhenOver } from '../../shared/session/useLoginWhenOver.ts';
import type { RequestedAsset } from './requestedAsset.ts';

/** The state of a record: loading, failed, not in the reader's book, or loaded. */
export type AssetKnown =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'none' }
  | { state: 'ready'; asset: AssetRecord };

/** Reads the record of a device. When the session has expired it leads to the login page and back. */
export function useAsset(userId: string, { identifier, visit }: RequestedAsset): AssetKnown {
  const client = useQueryClient();
  const queryKey = ['asset', userId, identifier, visit];
  const isCode = parseIdentifier(identifier).ok;
  const query = useQuery({
    queryKey,
    enabled: isCode,
    queryFn: async ({ signal }) => {
      const { records } = await call(listAssets, { current: 1, size: 1, identifier }, { signal });
      return records[0] ?? null;
    },
  });
  const over = useLoginWhenOver(query.error, () => client.removeQueries({ queryKey }));

  if (!isCode || query.data === null) return { state: 'none' };
  if (query.data !== undefined) return { state: 'ready', asset: query.data };
  if (query.isFetching || query.error === null || over) return { state: 'loading' };
  return { state: 'failed', error: query.error, retry: () => void query.refetch() };
}
