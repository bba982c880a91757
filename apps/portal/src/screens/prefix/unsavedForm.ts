import { keepDraft, takeDraft } from '../../shared/session/drafts.ts';
import type { PrefixValues } from './prefixValues.ts';

/** Unsaved input: its fields, and the version of the draft that they were based on. */
export interface UnsavedForm {
  userId: string;
  values: PrefixValues;
  basedOn: number | null;
}

const form = 'prefixRegistration';

/** Keeps the input while its user logs in again, or has left the page while it cannot be saved. */
export function keepUnsavedForm(kept: UnsavedForm): void {
  keepDraft(form, kept);
}

/** Drops the input after it was saved elsewhere. */
export function dropUnsavedForm(): void {
  takeDraft(form);
}

/** Takes the input of a user; null without one, or when it was another user's. */
export function takeUnsavedForm(userId: string): UnsavedForm | null {
  const kept = takeDraft<UnsavedForm>(form);
  return kept?.userId === userId ? (kept as UnsavedForm) : null;
}
