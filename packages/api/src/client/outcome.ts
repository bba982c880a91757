import { lostConnection, messages, needsLogin } from '@lima-id/domain';

/** Every outcome of a call other than success. */
export type Trouble =
  /** The gateway's address is missing. */
  | { at: 'address' }
  /** The request itself breaks the contract and was not sent; `message` gives the reason. */
  | { at: 'request'; message: string }
  /** No connection; `onLine` is the device's network state, undefined where it is unknown. */
  | { at: 'network'; onLine: boolean | undefined }
  /** No complete response within the timeout. */
  | { at: 'timeout' }
  /** The caller aborted the call. */
  | { at: 'abort' }
  /** A response that breaks the contract. */
  | { at: 'answer'; status: number }
  /** The server refused. `message` is empty when it gave no reason. */
  | { at: 'refusal'; status: number; code: number | null; message: string };

/** The outcome of a failed call, as the rest of the site sees it. */
export interface CallFailure {
  /**
   * `offline` only when the device itself has no network; `unreachable` when it has one but no connection to the gateway;
   * `timeout` without a complete response in time; `aborted` when the caller gave up; `broken` when the request could not be sent
   * or the response not be read; `refused` when the gateway refused.
   */
  kind: 'offline' | 'unreachable' | 'timeout' | 'aborted' | 'broken' | 'refused';
  /** HTTP status; null without a response. */
  status: number | null;
  code: number | null;
  /** Chinese, fit to be shown; empty only for `aborted`, which needs no message. */
  message: string;
  /** True when the visitor has to log in before the call can succeed. */
  needsLogin: boolean;
  /** The gateway's request id, to find the request in a log; absent when the response has none. */
  requestId?: string;
  /** Seconds after which the gateway allows a retry; absent when it names none. */
  retryAfterSeconds?: number;
}

/**
 * The catalogue of request errors: the reason and the visitor's message for each kind of failure. `unreachable` is what a visitor reads when no
 * answer comes although the device is online.
 */
export function describeTrouble(trouble: Trouble, unreachable: string = messages.request.offline): CallFailure {
  const unanswered = { status: null, code: null, needsLogin: false };
  switch (trouble.at) {
    case 'address':
      return { ...unanswered, kind: 'broken', message: messages.request.addressMissing };
    case 'request':
      return { ...unanswered, kind: 'broken', message: trouble.message };
    case 'network':
      return lostConnection(trouble.onLine) === 'offline'
        ? { ...unanswered, kind: 'offline', message: messages.empty.offline }
        : { ...unanswered, kind: 'unreachable', message: unreachable };
    case 'timeout':
      return { ...unanswered, kind: 'timeout', message: unreachable };
    case 'abort':
      return { ...unanswered, kind: 'aborted', message: '' };
    case 'answer':
      return { ...unanswered, kind: 'broken', status: trouble.status, message: messages.request.failed };
    case 'refusal':
      return {
        kind: 'refused',
        status: trouble.status,
        code: trouble.code,
        message: trouble.message === '' ? messages.request.failed : trouble.message,
        needsLogin: needsLogin(trouble.code),
      };
  }
}
