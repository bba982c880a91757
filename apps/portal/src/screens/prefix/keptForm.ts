import { keepDraft, takeDraft } from '../../shared/session/drafts.ts';
import type { PrefixValues } from './prefixValues.ts';

/** A form that was left: its fields, and the version of the draft that they were based on. */
export interface KeptForm {
  userId: string;
  values: PrefixValues;
  basedOn: number | null;
}

const form = 'prefixRegistration';

/** Keeps a form while its person logs in again, or is elsewhere while it cannot be saved. */
export function keepForm(kept: KeptForm): void {
  keepDraft(form, kept);
}

/** Forgets a form that was left: it is saved elsewhere. */
export function forgetForm(): void {
  takeDraft(form);
}

/** Takes the form that somebody left; null when there is none, or when it was somebody else's. */
export function takeForm(userId: string): KeptForm | null {
  const kept = takeDraft<KeptForm>(form);
  return kept?.userId === userId ? (kept as KeptForm) : null;
}
