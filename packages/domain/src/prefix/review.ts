import * as z from 'zod/mini';
import { prefixMessages } from '../messages/prefix.ts';
import { suspensionMessages } from '../messages/suspension.ts';
import { reviewPollFirstMs, reviewPollMaxMs } from './limits.ts';

/** The review status of a registration. */
export const reviewStatus = z.enum(['platformReview', 'topNodeReview', 'approved', 'rejected', 'suspended', 'unknown']);
export type ReviewStatus = z.infer<typeof reviewStatus>;

/** Names of the review statuses. Source: docs/rules/prefix.md. */
export const reviewStatuses = {
  platformReview: '平台审核中',
  topNodeReview: '顶级节点审核中',
  approved: '审核通过',
  rejected: '审核未通过',
  suspended: '已停用',
  unknown: '未知',
} as const satisfies Record<ReviewStatus, string>;

/** The status of an enterprise's registration; `none` when it never submitted one. */
export type ReviewState = ReviewStatus | 'none';

/** What happens to a registration: the enterprise submits, a reviewer passes it on, rejects it, or suspends or restores its prefix. */
export type ReviewEvent = 'submitted' | 'passed' | 'rejected' | 'suspended' | 'restored';

/**
 * The status that each event leads to; an event that is missing changes nothing. The platform passes to the top node, which approves;
 * either may reject, and only a rejected registration may be submitted again. The prefix of an approved one may be suspended and restored.
 */
export const reviewTransitions: Record<ReviewState, Partial<Record<ReviewEvent, ReviewStatus>>> = {
  none: { submitted: 'platformReview' },
  platformReview: { passed: 'topNodeReview', rejected: 'rejected' },
  topNodeReview: { passed: 'approved', rejected: 'rejected' },
  approved: { suspended: 'suspended' },
  rejected: { submitted: 'platformReview' },
  suspended: { restored: 'approved' },
  unknown: {},
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
  /** Whether the last step reads as a rejection or a suspension instead of an approval. */
  failed: boolean;
  /** Why the registration was rejected, or its prefix suspended; null when neither was. */
  reason: string | null;
  /** Whether a link leads from the summary back to the form. */
  canReenter: boolean;
  /** Whether the notes are initially open: when there is something to fill in. */
  notesOpen: boolean;
}

function page(body: ReviewPage['body'], step: ReviewPage['step'], reason: string | null = null): ReviewPage {
  const failed = step === 3 && reason !== null;
  return { body, step, failed, reason, canReenter: failed, notesOpen: body === 'form' };
}

/**
 * What the page shows for a status; `feedback` is the reviewer's reason, `isReentering` whether the link back to the form was followed,
 * which counts for rejected registrations only. The reason stays above the form, so that the enterprise sees what to correct. An unknown
 * status shows as under review: a registration was submitted, and no decision is known.
 */
export function reviewPage(state: ReviewState, feedback = '', isReentering = false): ReviewPage {
  if (state === 'none') return page('form', 1);
  if (state === 'approved') return page('summary', 3);
  if (state === 'suspended')
    return { ...page('summary', 3, feedback.trim() || suspensionMessages.unexplained), canReenter: false };
  if (state !== 'rejected') return page('summary', 2);
  const reason = feedback.trim() || prefixMessages.rejected;
  return isReentering ? page('form', 1, reason) : page('summary', 3, reason);
}

/** Whether the decision is pending, so that the page polls. An unknown status counts as under review. */
export function isUnderReview(state: ReviewState): boolean {
  return state === 'platformReview' || state === 'topNodeReview' || state === 'unknown';
}

/**
 * Milliseconds until a page that shows a registration under review polls again, after `asked` polls: twice as long each
 * time, since reviews take minutes at best and days as a rule. Source: docs/rules/prefix.md.
 */
export function reviewPollMs(asked: number): number {
  return Math.min(reviewPollFirstMs * 2 ** Math.max(0, asked - 1), reviewPollMaxMs);
}
