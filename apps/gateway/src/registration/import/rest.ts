import { setImmediate as endOfTurn, setTimeout as sleep } from 'node:timers/promises';
import { restPerRequestMs, restShareMax } from './limits.ts';

/** Time in ms to rest after a turn of `turnMs` during which the gateway received `requests`. */
export function restAfter(turnMs: number, requests: number): number {
  return Math.min(requests * restPerRequestMs, restShareMax * turnMs);
}

/** Rests after a turn: other work goes first, and where there is much of it, imports take a seventh of the time. Ends early at `ending`. */
export async function rest(turnMs: number, requests: number, ending: AbortSignal): Promise<void> {
  const pauseMs = restAfter(turnMs, requests);
  if (pauseMs < 1) await endOfTurn();
  else await sleep(pauseMs, undefined, { signal: ending }).catch(() => undefined);
}
