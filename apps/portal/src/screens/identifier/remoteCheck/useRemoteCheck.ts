import {
  initialRemoteCheck,
  nextRemoteCheck,
  type RemoteCheckItem,
  type RemoteCheckState,
  remoteCheckStepMs,
} from '@lima-id/domain';
import { useEffect, useEffectEvent, useReducer } from 'react';

/** Milliseconds between two reads of the clock: a step is late by a fifth of its duration at most. */
const lookMs = remoteCheckStepMs / 5;

/** A remote check of items, driven by a clock in milliseconds from any epoch. */
export function useRemoteCheck(
  items: readonly RemoteCheckItem[],
  now: () => number,
): { check: RemoteCheckState; start: (items?: readonly RemoteCheckItem[]) => void } {
  const [check, dispatch] = useReducer(nextRemoteCheck, items, initialRemoteCheck);
  const scanning = check.phase === 'scanning';
  const read = useEffectEvent(now);
  useEffect(() => {
    if (!scanning) return;
    const startedAt = read();
    const timer = setInterval(() => dispatch({ type: 'ticked', elapsedMs: read() - startedAt }), lookMs);
    return () => clearInterval(timer);
  }, [scanning]);
  return { check, start: (next) => dispatch({ type: 'started', ...(next && { items: next }) }) };
}
