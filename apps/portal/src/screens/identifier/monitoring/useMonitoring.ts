import type { Element, MonitoringData, MonitoringWindow } from '@lima-id/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { serverTime } from '../../../shared/clock/serverTime.ts';
import { failedMessage } from '../failedCall.ts';
import type { SceneBodyProps } from '../sceneProps.ts';
import { monitoringQueryOptions, monitoringRefreshMs, readingsOf } from './readMonitoring.ts';

/** The readings that a monitoring scene shows, and what can be done with them. */
export interface Monitoring {
  /** The newest of those that were read; they stay while others are on their way, and when these do not come. */
  data: MonitoringData;
  elements: readonly Element[];
  window: MonitoringWindow;
  choose: (window: MonitoringWindow) => void;
  /** The chosen range is on its way. */
  busy: boolean;
  /** Why the last read failed; null when it did not. */
  failure: string | null;
  retry: () => void;
}

/** Reads a machine again and again, first of all when what came with the scene is no longer new. */
export function useMonitoring(
  visit: SceneBodyProps['visit'],
  sceneConfId: string,
  came: { data: MonitoringData; elements: readonly Element[] },
): Monitoring {
  const client = useQueryClient();
  const [shown, setShown] = useState(came);
  const [window, choose] = useState(came.data.range.window);
  const [isOutdated] = useState(() => serverTime() - came.data.now > monitoringRefreshMs);
  const query = useQuery({
    ...monitoringQueryOptions(client, visit, sceneConfId, window),
    ...(window === came.data.range.window ? { initialData: [...came.elements] } : {}),
    refetchOnMount: isOutdated ? 'always' : false,
    refetchInterval: monitoringRefreshMs,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });
  const elements = query.data;
  const data = elements === undefined ? undefined : readingsOf(elements);
  // What is cached of another range may be older than what is shown.
  if (elements !== undefined && data !== undefined && data !== shown.data && data.now >= shown.data.now) {
    setShown({ data, elements });
  }
  const failed = query.isError && !query.isFetching;
  return {
    ...shown,
    window,
    choose,
    busy: window !== shown.data.range.window && !failed,
    failure: failed ? failedMessage(query.error) : null,
    retry: () => void query.refetch(),
  };
}
