import { initialLookup, nextLookup, searchOkDelayMs } from '@lima-id/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { startTransition, useContext, useEffect, useReducer } from 'react';
import { recordQuery, type TimedRecord } from '../../shared/lookup/recordQuery.ts';
import { StopwatchContext } from '../../shared/lookup/stopwatch.ts';
import { failedResult } from './failedCall.ts';
import { type LookupFailure, lookupFailure } from './lookupFailure.ts';
import type { RequestedIdentifier } from './requestedIdentifier.ts';

/** A lookup as the page shows it. */
export interface IdentifierLookup {
  found: TimedRecord | null;
  failure: LookupFailure | null;
  /** The call's error, if it failed. */
  error: unknown;
  loading: boolean;
  /** Whether the next lookup may be started. */
  searchOk: boolean;
  /** When the failure occurred, milliseconds since 1970 UTC; distinguishes two failures with the same message. */
  failedAt: number;
  retry: () => void;
}

/** Looks up the requested identifier; a text that is no code is not sent. */
export function useIdentifierLookup(requested: RequestedIdentifier): IdentifierLookup {
  const { text, visit, verdict } = requested;
  const client = useQueryClient();
  const asked = recordQuery({ text, visit }, useContext(StopwatchContext));
  // When a link led here: while the page is being rendered, and not once it is shown. On a slow phone that is a tenth of a second.
  if (verdict.ok && client.getQueryState(asked.queryKey) === undefined) void client.prefetchQuery(asked);
  const query = useQuery({ ...asked, enabled: verdict.ok });
  const [lookup, dispatch] = useReducer(nextLookup, initialLookup);
  const { data, error, refetch } = query;
  const loading = verdict.ok && data === undefined && (query.isFetching || error === null);
  const found = data !== undefined && 'record' in data ? data : null;
  const drawn = data !== undefined && 'failure' in data ? data.failure : null;
  const scenes = found?.record.scenes;

  useEffect(() => {
    // An urgent update would replace a prerendered record that is not hydrated yet by a spinner.
    startTransition(() => {
      dispatch({ type: 'submitted' });
      if (!loading) dispatch(scenes === undefined ? { type: 'failed' } : { type: 'succeeded', scenes });
    });
    if (loading) return;
    const release = setTimeout(() => startTransition(() => dispatch({ type: 'searchReleased' })), searchOkDelayMs);
    return () => clearTimeout(release);
  }, [text, visit, loading, scenes]);

  const failed = loading || data !== undefined || error === null ? null : lookupFailure(failedResult(error));
  const failure = drawn === null ? failed : lookupFailure({ kind: 'refused', code: null, ...drawn });

  return {
    found,
    failure,
    error,
    loading,
    searchOk: lookup.searchOk && !loading,
    failedAt: query.errorUpdatedAt,
    retry: () => void refetch(),
  };
}
