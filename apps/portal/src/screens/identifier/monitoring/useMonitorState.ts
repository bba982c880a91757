import { type MonitorState, monitorState } from '@lima-id/domain';
import { useEffect, useState } from 'react';
import { serverTime } from '../../../shared/clock/serverTime.ts';

/** The longest delay that timers take. */
const longestDelayMs = 2_147_483_647;

/** What is known of a machine now, by the platform's clock; `now` is no earlier than `answeredAt`, when it was asked. Words change by themselves. */
export function useMonitorState(lastAt: number | null, answeredAt: number): { state: MonitorState; now: number } {
  const [ticked, setTicked] = useState(() => serverTime());
  const now = Math.max(ticked, answeredAt);
  const state = monitorState(lastAt, now);
  const changesAt = state.state === 'notConnected' ? null : state.changesAt;
  useEffect(() => {
    if (changesAt === null) return undefined;
    const delay = Math.min(longestDelayMs, Math.max(0, changesAt - serverTime()));
    const timer = setTimeout(() => setTicked(serverTime()), delay);
    return () => clearTimeout(timer);
  }, [changesAt, ticked]);
  return { state, now };
}
