import * as z from 'zod/mini';
import { reviewPollFirstMs, reviewPollMaxMs } from '../limits.ts';
import { prefixMessages } from '../messages/prefix.ts';

/** Where the review of a registration stands, as it travels. */
export const reviewStatus = z.literal([0, 1, 2, 3, -2]);
export type ReviewStatus = z.infer<typeof reviewStatus>;

/** The review statuses by their code. Source: docs/rules/prefix.md. */
export const reviewStatuses = {
  0: '平台审核中',
  1: '顶级节点审核中',
  2: '审核通过',
  3: '审核未通过',
  [-2]: '未知',
} as const satisfies Record<ReviewStatus, string>;

/** The status of an enterprise's registration; `none` when it never submitted one. */
export type ReviewState = ReviewStatus | 'none';

/** What happens to a registration: the enterprise submits, a reviewer passes it on or rejects it. */
export type ReviewEvent = 'submitted' | 'passed' | 'rejected';

/**
 * The status that each event leads to; an event that is missing changes nothing. The platform passes to the top node,
 * which approves; either rejects, and only what is rejected may be submitted again.
 */
export const reviewTransitions: Record<ReviewState, Partial<Record<ReviewEvent, ReviewStatus>>> = {
  none: { submitted: 0 },
  0: { passed: 1, rejected: 3 },
  1: { passed: 2, rejected: 3 },
  2: {},
  3: { submitted: 0 },
  [-2]: {},
};

/** The status after an event. */
export function nextReview(state: ReviewState, event: ReviewEvent): ReviewState {
  return reviewTransitions[state][event] ?? state;
}

/** What the registration page shows. */
export interface ReviewPage {
  /** The form to fill in, or what was submitted, read-only. */
  body: 'form' | 'summary';
  /** The current step of the progress bar: filling in, under review, decided. */
  step: 1 | 2 | 3;
  /** Whether the last step reads as a rejection instead of an approval. */
  failed: boolean;
  /** Why the registration was rejected; null when it was not. */
  reason: string | null;
  /** Whether a link leads from the summary back to the form. */
  canReenter: boolean;
  /** Whether the notes stand open before anybody toggles them: where there is something to fill in. */
  notesOpen: boolean;
}

function page(body: ReviewPage['body'], step: ReviewPage['step'], reason: string | null = null): ReviewPage {
  const failed = step === 3 && reason !== null;
  return { body, step, failed, reason, canReenter: failed, notesOpen: body === 'form' };
}

/**
 * What the page shows for a status; `feedback` is the reviewer's reason, `isReentering` whether the link back to the
 * form was followed, which counts for rejected registrations only. The reason stays above the form, so that the
 * enterprise sees what to correct. An unknown status shows as under review: something was submitted, and nothing is
 * known to be decided.
 */
export function reviewPage(state: ReviewState, feedback = '', isReentering = false): ReviewPage {
  if (state === 'none') return page('form', 1);
  if (state === 2) return page('summary', 3);
  if (state !== 3) return page('summary', 2);
  const reason = feedback.trim() || prefixMessages.rejected;
  return isReentering ? page('form', 1, reason) : page('summary', 3, reason);
}

/** Whether nothing is decided yet: the page asks again by itself. An unknown status counts as under review. */
export function isUnderReview(state: ReviewState): boolean {
  return state !== 'none' && state !== 2 && state !== 3;
}

/**
 * Milliseconds until a page that shows a registration under review asks again by itself, having asked `asked` times: twice as long each
 * time, since reviews take minutes at best and days as a rule. Source: docs/rules/prefix.md.
 */
export function reviewPollMs(asked: number): number {
  return Math.min(reviewPollFirstMs * 2 ** Math.max(0, asked - 1), reviewPollMaxMs);
}
