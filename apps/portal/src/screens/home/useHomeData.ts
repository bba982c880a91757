import type { HomeData } from '@lima-id/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { publicCall } from '../../shared/api/lateCalls.ts';

/** Milliseconds between two readings of the home figures. */
const homePollMs = 5_000;

/** Milliseconds between opening the home page and the first reading of its figures. */
const homeFirstPollMs = 1_000;

/** True once the page has been open for `delayMs` and is in view; a page opened in a hidden tab waits. */
function useSeenFor(delayMs: number): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const see = () => {
      if (!document.hidden) setSeen(true);
    };
    const timer = setTimeout(see, delayMs);
    document.addEventListener('visibilitychange', seeLater);
    const opened = performance.now();
    function seeLater() {
      if (performance.now() - opened >= delayMs) see();
    }
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seeLater);
    };
  }, [delayMs]);
  return seen;
}

/**
 * The live data of the home page: read for the first time after one second, then every five, and not while the tab is
 * hidden. A reading that fails changes nothing: the last figures stay. Undefined until the first one has come.
 * `select` chooses what is needed; keep it the same function.
 */
export function useHomeData<Chosen>(select: (data: HomeData) => Chosen): Chosen | undefined {
  const enabled = useSeenFor(homeFirstPollMs);
  return useQuery({
    queryKey: ['home'],
    queryFn: ({ signal }) => call(publicCall('readHome'), undefined, { signal, quiet: true }),
    enabled,
    staleTime: 0,
    refetchInterval: homePollMs,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    select,
  }).data;
}
