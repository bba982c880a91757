import { lostConnection, messages, needsLogin } from '@lima-id/domain';

/** What can come of a call other than success. */
export type Trouble =
  /** The call has no address to go to. */
  | { at: 'address' }
  /** The request itself breaks the contract and was not sent; `message` says why. */
  | { at: 'request'; message: string }
  /** No connection; `onLine` is what the device says of its network, undefined where it says nothing. */
  | { at: 'network'; onLine: boolean | undefined }
  /** No complete answer within the time limit. */
  | { at: 'timeout' }
  /** The caller lost interest. */
  | { at: 'abort' }
  /** An answer that is not what the contract promises. */
  | { at: 'answer'; status: number }
  /** The server said no. `message` is empty when it gave no reason. */
  | { at: 'refusal'; status: number; code: number | null; message: string };

/** The outcome of a failed call for the rest of the site. */
export interface CallFailure {
  /**
   * `offline` only when the device itself has no network; `unreachable` when it has one and no connection to the gateway came about;
   * `timeout` without a whole answer in time; `aborted` when the call was given up; `broken` when it could not be sent or its answer not be
   * read; `refused` when the gateway said no.
   */
  kind: 'offline' | 'unreachable' | 'timeout' | 'aborted' | 'broken' | 'refused';
  /** HTTP status; null when there was no answer. */
  status: number | null;
  code: number | null;
  /** Chinese, fit to be shown; empty only for `aborted`, of which nobody needs to hear. */
  message: string;
  /** True when the visitor has to log in before the call can succeed. */
  needsLogin: boolean;
  /** The gateway's number of the request, for those who look for it in a log; absent where no answer named one. */
  requestId?: string;
  /** Seconds after which the gateway wants to be asked again; absent where it did not say. */
  retryAfterSeconds?: number;
}

/** The catalogue of request errors: what each kind of trouble is called and what the visitor reads. */
export function describeTrouble(trouble: Trouble): CallFailure {
  const unanswered = { status: null, code: null, needsLogin: false };
  switch (trouble.at) {
    case 'address':
      return { ...unanswered, kind: 'broken', message: messages.request.addressMissing };
    case 'request':
      return { ...unanswered, kind: 'broken', message: trouble.message };
    case 'network':
      return lostConnection(trouble.onLine) === 'offline'
        ? { ...unanswered, kind: 'offline', message: messages.empty.offline }
        : { ...unanswered, kind: 'unreachable', message: messages.request.offline };
    case 'timeout':
      return { ...unanswered, kind: 'timeout', message: messages.request.offline };
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
