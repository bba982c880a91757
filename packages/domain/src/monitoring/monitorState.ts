import { monitoringMessages } from '../messages/monitoring.ts';
import { chinaDate, chinaMinute, dayMs, endOfChinaDay, hourMs } from '../time/chinaTime.ts';
import { monitoringLiveMs, monitoringStaleMaxMs } from './limits.ts';

const { age: ages, live, notConnected, stale } = monitoringMessages;

/** Names of what is known of a machine at present. */
export const monitorStates = { live: '实时', stale: '数据已停', notConnected: '未接入' } as const;

/** What is known of a machine at a moment. Texts are in Chinese; times in milliseconds since 1970 UTC. */
export type MonitorState =
  | { state: 'live'; lastAt: number; age: string; text: string; changesAt: number }
  | { state: 'stale'; lastAt: number; age: string; text: string; message: string; changesAt: number }
  | { state: 'notConnected'; reason: 'never' | 'silent'; text: string; message: string };

/** How old something is, in words, and when these change. */
export interface Age {
  text: string;
  changesAt: number;
}

const secondMs = 1_000;
const minuteMs = 60_000;

function unitOf(ms: number): [unitMs: number, words: (count: number) => string] {
  if (ms < minuteMs) return [secondMs, ages.seconds];
  if (ms < hourMs) return [minuteMs, ages.minutes];
  return ms < dayMs ? [hourMs, ages.hours] : [dayMs, ages.days];
}

/** The age of a moment in words, in whole units: `18 分钟前`. What a clock ahead reported is of this moment. */
export function describeAge(at: number, now: number): Age {
  const ms = Math.max(0, now - at);
  const [unitMs, words] = unitOf(ms);
  const count = Math.floor(ms / unitMs);
  return { text: count === 0 ? ages.now : words(count), changesAt: at + (count + 1) * unitMs };
}

/** The minute of a moment in China, with its day unless that is today: `17:42`, `05-17 17:42`. */
function minuteOf(at: number, now: number): string {
  return chinaMinute(at).slice(chinaDate(at) === chinaDate(now) ? 11 : 5);
}

/**
 * What the page says of a machine whose last reading is of `lastAt`, null without one: live for a minute, then stale with its age, and not
 * connected after three days. `changesAt` is when to ask again, since the text or the state is another one. Source: docs/rules/monitoring.md.
 */
export function monitorState(lastAt: number | null, now: number): MonitorState {
  const text = monitorStates.notConnected;
  if (lastAt === null) return { state: 'notConnected', reason: 'never', text, message: notConnected.never };
  const staleFrom = lastAt + monitoringLiveMs + 1;
  const silentFrom = lastAt + monitoringStaleMaxMs + 1;
  const minute = minuteOf(lastAt, now);
  if (now >= silentFrom) {
    return { state: 'notConnected', reason: 'silent', text, message: notConnected.silent(minute) };
  }
  const { text: age, changesAt } = describeAge(lastAt, now);
  if (now < staleFrom) {
    return { state: 'live', lastAt, age, text: live(age), changesAt: Math.min(changesAt, staleFrom) };
  }
  // From midnight on the minute is that of another day.
  const midnight = endOfChinaDay(lastAt) + 1;
  const changes = [changesAt, silentFrom, midnight].filter((at) => at > now);
  return { state: 'stale', lastAt, age, text: age, message: stale(minute), changesAt: Math.min(...changes) };
}
