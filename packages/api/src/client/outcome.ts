import { messages, needsLogin } from '@lima-id/domain';

/** What can come of a call other than success. */
export type Trouble =
  /** The call has no address to go to. */
  | { at: 'address' }
  /** The request itself breaks the contract and was not sent; `message` says why. */
  | { at: 'request'; message: string }
  /** No connection. */
  | { at: 'network' }
  /** No complete answer within the time limit. */
  | { at: 'timeout' }
  /** The caller lost interest. */
  | { at: 'abort' }
  /** An answer that is not what the contract promises. */
  | { at: 'answer'; status: number }
  /** The server said no. `message` is empty when it gave no reason. */
  | { at: 'refusal'; status: number; code: number | null; message: string };

/** How a failed call is told to the rest of the site. */
export interface CallFailure {
  kind: 'offline' | 'timeout' | 'aborted' | 'broken' | 'refused';
  /** HTTP status; null when there was no answer. */
  status: number | null;
  code: number | null;
  /** Chinese, fit to be shown; empty only for `aborted`, of which nobody needs to hear. */
  message: string;
  /** True when the visitor has to log in before the call can succeed. */
  needsLogin: boolean;
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
      return { ...unanswered, kind: 'offline', message: messages.request.offline };
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
