import { prefixMessages } from '../messages/prefix.ts';
import { submitDebounceMs } from './limits.ts';
import type { ReviewState } from './review.ts';

/**
 * The phase of a submission: the form is filled in; the dialog asks whether to replace the earlier one; slide and code in the dialog; being
 * sent; finished.
 */
export type SubmissionPhase = 'editing' | 'overwriting' | 'confirming' | 'sending' | 'done' | 'failed';

/**
 * What happens to a submission. `checked` and `checkedAgain`: submit was pressed and every field is valid, without or with an earlier
 * registration (`submissionCheck` says which). `accepted`: the earlier one may be replaced. `confirmed`: slide and code are given.
 * `reopened`: a rejected registration is entered again.
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

/** The phase that each event leads to; an event that is missing changes nothing. A submission being sent cannot be cancelled. */
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

/** The event of a submit press with valid fields: an enterprise that has a registration is asked whether to replace it. */
export function submissionCheck(review: ReviewState): 'checked' | 'checkedAgain' {
  return review === 'none' ? 'checked' : 'checkedAgain';
}

/** What a phase means for the page. */
export interface SubmissionView {
  /** The open dialog: the question `prefixMessages.overwrite`, or slide and code. */
  dialog: 'none' | 'overwrite' | 'confirmation';
  /** False where the proof of the slide has to be dropped: it is valid once. */
  keepsSlide: boolean;
  /** Whether to reload the registration. */
  reloads: boolean;
}

/** What a phase means for the page: once the response arrives the dialog closes and the slide is dropped, whatever the response. */
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
  /** What to check, shown in red; null when nothing is known. */
  hint: string | null;
}

/**
 * The message after a failure: the server's message, or a default one without a response; with a hint when the enterprise's data did not
 * verify.
 */
export function readSubmissionFailure(serverMessage: string | null): SubmissionFailure {
  const { failed, verificationFailed, verificationHint } = prefixMessages.submission;
  const message = serverMessage?.trim() || failed;
  return { message, hint: message.includes(verificationFailed) ? verificationHint : null };
}
