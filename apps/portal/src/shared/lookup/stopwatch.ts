import { createContext } from 'react';

/** Starts to measure; returns a function for the milliseconds elapsed. */
export type Stopwatch = () => () => number;

/** Uses the browser's monotonic clock. */
export const steadyStopwatch: Stopwatch = () => {
  const start = performance.now();
  return () => performance.now() - start;
};

/** Measures the lookups below it. */
export const StopwatchContext = createContext(steadyStopwatch);
