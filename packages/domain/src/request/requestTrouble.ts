import { selfRetrySeconds } from './limits.ts';
import type { LostConnection } from './lostConnection.ts';

/**
 * What a page shows in place of data that failed to load: offline, no connection to the service, a timeout, a restarting service, a failed
 * service, a request cancelled by the visitor, or a request that the service refused with a message.
 */
export type PageTrouble = LostConnection | 'unanswered' | 'restarting' | 'serverError' | 'cancelled' | 'refused';

/** The message after the visitor cancelled a pending request. */
export const requestCancelled = '已取消这次请求，填写的内容还在，可以再试一次';

/** How a call ended, as reported by its client; `status` is null without a response. */
export interface EndedCall {
  kind: LostConnection | 'timeout' | 'aborted' | 'broken' | 'refused';
  status: number | null;
}

/** Statuses by which a gateway, or a proxy in front of it, signals a restart. */
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

/** The shortest wait, in seconds: a page that changed every other second could not be read. */
const shortestRetrySeconds = 5;

/** The longest wait, in seconds, that a page counts down. */
const longestRetrySeconds = 600;

/** Seconds until a page retries. A Retry-After is respected; without one, or if it is invalid, the default is `selfRetrySeconds`. */
export function retryInSeconds(retryAfterSeconds: number | undefined): number {
  if (retryAfterSeconds === undefined || !(retryAfterSeconds > 0)) return selfRetrySeconds;
  return Math.min(longestRetrySeconds, Math.max(shortestRetrySeconds, Math.ceil(retryAfterSeconds)));
}

/**
 * Seconds to wait according to a Retry-After header, a number or a date, which is compared with `now` in milliseconds since 1970 UTC;
 * undefined when it cannot be parsed.
 */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text);
  // A number of any other kind would be read as a year.
  const moment = /^[A-Za-z]/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - now) / 1000));
}
