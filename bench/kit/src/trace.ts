/** Subset of a browser trace event. Times in microseconds; `tdur` in the thread's CPU clock. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string; isOutermostMainFrame?: boolean } };
}

/** CPU milliseconds of a page's main thread from navigation to first contentful paint, and to the end of the trace. */
export function cpuUntil(events: readonly TraceEvent[], address: string): { toPaint: number; toRest: number } {
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === address,
  );
  if (start === undefined) throw new Error(`The trace has no navigation to ${address}.`);
  const paint = events.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === start.pid && ts > start.ts,
  );
  if (paint === undefined) throw new Error(`The trace has no paint of ${address}.`);
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts }) =>
      name === 'ThreadControllerImpl::RunTask' &&
      ph === 'X' &&
      pid === start.pid &&
      tid === start.tid &&
      ts >= start.ts,
  );
  const cpu = (until: number) => tasks.reduce((sum, { ts, tdur = 0 }) => (ts < until ? sum + tdur : sum), 0) / 1000;
  return { toPaint: cpu(paint.ts), toRest: cpu(Number.POSITIVE_INFINITY) };
}
