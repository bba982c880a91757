import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useContext } from 'react';
import { serverTime } from '../clock/serverTime.ts';
import { recordQuery } from './recordQuery.ts';
import { StopwatchContext } from './stopwatch.ts';

/** Route state of a visit to the page of an identifier: the canonical code, and the time of the press, which distinguishes the visit. */
interface VisitState {
  identifier: string;
  t: number;
}

/**
 * Sends the lookup of an identifier at once, and not when its page is rendered, which takes a slow phone a quarter of a second. Returns the state
 * with which that page has to be opened.
 */
export function useSendLookup(): (identifier: string) => VisitState {
  const client = useQueryClient();
  const stopwatch = useContext(StopwatchContext);
  return useCallback(
    (identifier) => {
      const t = serverTime();
      void client.prefetchQuery(recordQuery({ text: identifier, visit: String(t) }, stopwatch));
      return { identifier, t };
    },
    [client, stopwatch],
  );
}
