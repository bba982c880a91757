import { submitDebounceMs } from '../limits.ts';
import { prefixMessages } from '../messages/prefix.ts';
import type { ReviewState } from './review.ts';

/**
 * Where a submission stands: the form is filled in; asked whether it may replace the earlier one; slide and code in the
 * dialog; on its way; over.
 */
export type SubmissionPhase = 'editing' | 'overwriting' | 'confirming' | 'sending' | 'done' | 'failed';

/**
 * What happens to a submission. `checked` and `checkedAgain`: submit was pressed and every field is good, without or
 * with an earlier registration (`submissionCheck` tells which). `accepted`: the earlier one may be replaced.
 * `confirmed`: slide and code are given. `reopened`: a rejected registration is entered again.
 */
export type SubmissionEvent =
  | 'checked'
  | 'checkedAgain'
  | 'accepted'
  | 'cancelled'
  | 'confirmed'
  | 'succeeded'
  | 'failed'
  | 'reopened';

/** Before anything was submitted. */
export const initialSubmission: SubmissionPhase = 'editing';

/**
 * The phase that each event leads to; an event that is missing changes nothing. What is on its way cannot be cancelled.
 */
export const submissionTransitions: Record<SubmissionPhase, Partial<Record<SubmissionEvent, SubmissionPhase>>> = {
  editing: { checked: 'confirming', checkedAgain: 'overwriting' },
  overwriting: { accepted: 'confirming', cancelled: 'editing' },
  confirming: { confirmed: 'sending', cancelled: 'editing' },
  sending: { succeeded: 'done', failed: 'failed' },
  done: { reopened: 'editing' },
  failed: { checked: 'confirming', checkedAgain: 'overwriting' },
};

/** The phase after an event. */
export function nextSubmission(phase: SubmissionPhase, event: SubmissionEvent): SubmissionPhase {
  return submissionTransitions[phase][event] ?? phase;
}

/**
 * The event of a submit press with good fields: an enterprise that has a registration is asked whether it may be
 * replaced.
 */
export function submissionCheck(review: ReviewState): 'checked' | 'checkedAgain' {
  return review === 'none' ? 'checked' : 'checkedAgain';
}

/** What a phase means for the page. */
export interface SubmissionView {
  /** The dialog that stands open: the question `prefixMessages.overwrite`, or slide and code. */
  dialog: 'none' | 'overwrite' | 'confirmation';
  /** False where the data of the slide have to be dropped: a proof serves once. */
  keepsSlide: boolean;
  /** Whether the registration is to be read again. */
  reloads: boolean;
}

/**
 * What a phase means for the page: once the answer is there the dialog is closed and the slide dropped, whatever the
 * answer was.
 */
export function submissionView(phase: SubmissionPhase): SubmissionView {
  const isConfirming = phase === 'confirming' || phase === 'sending';
  const question = phase === 'overwriting' ? 'overwrite' : 'none';
  return { dialog: isConfirming ? 'confirmation' : question, keepsSlide: isConfirming, reloads: phase === 'done' };
}

/**
 * Whether a press of a submit button counts: presses within `submitDebounceMs` of the last one that counted do not.
 * Both in milliseconds since 1970; `lastMs` is null before the first. A clock set back does not lock the button.
 */
export function acceptsPress(lastMs: number | null, nowMs: number): boolean {
  return lastMs === null || nowMs < lastMs || nowMs - lastMs >= submitDebounceMs;
}

/** Messages of a submission that failed. */
export interface SubmissionFailure {
  message: string;
  /** What to look at, shown in red; null when nothing is known. */
  hint: string | null;
}

/**
 * What to tell after a failure: the server's message, or that it failed when there is none (no network); with a hint
 * when the enterprise's data did not verify.
 */
export function readSubmissionFailure(serverMessage: string | null): SubmissionFailure {
  const { failed, verificationFailed, verificationHint } = prefixMessages.submission;
  const message = serverMessage?.trim() || failed;
  return { message, hint: message.includes(verificationFailed) ? verificationHint : null };
}
