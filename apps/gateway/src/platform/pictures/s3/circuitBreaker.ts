import { PicturesUnavailable } from '../../picturesUnavailable.ts';

/** Runs a call, or fails it at once. */
export type CircuitBreaker = <Result>(call: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a circuit breaker: after a call that timed out (`late`), calls fail at once for `openMs`; then one tries again, and the others fail
 * until it has an answer. Otherwise each upload in the queue would wait for a storage that hangs, with its connection to the database.
 */
export function createCircuitBreaker(openMs: number): CircuitBreaker {
  /** In ms of `performance.now()`; null while it is closed. */
  let openUntil: number | null = null;
  const openAgain = () => {
    openUntil = performance.now() + openMs;
  };
  return async (call) => {
    if (openUntil !== null) {
      if (performance.now() < openUntil) throw new PicturesUnavailable('late', 'a call before had no answer in time');
      openAgain();
    }
    try {
      const result = await call();
      openUntil = null;
      return result;
    } catch (error) {
      if (error instanceof PicturesUnavailable && error.reason === 'late') openAgain();
      else openUntil = null;
      throw error;
    }
  };
}
