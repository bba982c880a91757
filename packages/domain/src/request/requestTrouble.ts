import { selfRetrySeconds } from '../limits.ts';
import type { LostConnection } from './lostConnection.ts';

/**
 * What a page shows in place of what did not come: no network, no connection to the service, no answer in time, a service that restarts,
 * a service that failed, a request that the visitor gave up, or a request that the service refused in words of its own.
 */
export type PageTrouble = LostConnection | 'unanswered' | 'restarting' | 'serverError' | 'cancelled' | 'refused';

/** What is said of a request that the visitor gave up while it waited for its answer. */
export const requestCancelled = '已取消这次请求，填写的内容还在，可以再试一次';

/** How a call ended, as its client says it; `status` is null without an answer. */
export interface EndedCall {
  kind: LostConnection | 'timeout' | 'aborted' | 'broken' | 'refused';
  status: number | null;
}

/** Statuses by which a gateway, or what stands before it, says that it will be back. */
const restartingStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/** What a page shows for a call that failed. Source: docs/rules/requests.md. */
export function pageTrouble({ kind, status }: EndedCall): PageTrouble {
  if (kind === 'offline' || kind === 'unreachable') return kind;
  if (kind === 'timeout') return 'unanswered';
  if (kind === 'aborted') return 'cancelled';
  if (status !== null && restartingStatuses.has(status)) return 'restarting';
  if (status !== null && status < 500 && kind === 'refused') return 'refused';
  return 'serverError';
}

/** The shortest wait, in seconds: a page that changed under its reader every other second could not be read. */
const shortestRetrySeconds = 5;

/** The longest wait, in seconds, that a page counts down: who is asked for more is asked to come back. */
const longestRetrySeconds = 600;

/**
 * Seconds until a page asks again by itself. What the service asks for is waited out; without it, and for what is no such number, it is
 * `selfRetrySeconds`.
 */
export function retryInSeconds(retryAfterSeconds: number | undefined): number {
  if (retryAfterSeconds === undefined || !(retryAfterSeconds > 0)) return selfRetrySeconds;
  return Math.min(longestRetrySeconds, Math.max(shortestRetrySeconds, Math.ceil(retryAfterSeconds)));
}

/**
 * Seconds that a Retry-After header asks to wait, written as a number or as a date, which is read against `now` in milliseconds since 1970
 * UTC; undefined when it says nothing that can be read.
 */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text);
  // A number of any other kind would be read as a year.
  const moment = /^[A-Za-z]/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - now) / 1000));
}
