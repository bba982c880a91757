/** Starts to measure; the function it gives tells the milliseconds since. */
export type Stopwatch = () => () => number;

/** Measures by the browser's steady clock. */
export const steadyStopwatch: Stopwatch = () => {
  const start = performance.now();
  return () => performance.now() - start;
};
