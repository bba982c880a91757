import type { RegistrationFailure, SavedDraft, StoredDraft } from '@lima-id/api';
import { type RegistrationField, readSubmissionFailure, type SubmissionFailure } from '@lima-id/domain';
import { RequestFailure } from '../../shared/api/request.ts';
import { isSessionOver } from '../../shared/session/sessionOver.ts';
import type { SavingOutcome } from './draftSaver.ts';

/** The outcome of saving a draft. */
export async function savingOutcome(saving: Promise<SavedDraft>): Promise<SavingOutcome> {
  try {
    return { kind: 'saved', draft: await saving };
  } catch (error) {
    if (isSessionOver(error)) return { kind: 'over' };
    if (!(error instanceof RequestFailure)) return { kind: 'unreachable' };
    const { status, data, message } = (error as RequestFailure<StoredDraft>).result;
    if (status === null || status >= 500) return { kind: 'unreachable' };
    return status === 409 ? { kind: 'newer', newer: data } : { kind: 'refused', message };
  }
}

/** A failed submission: the message on the page, the field at fault, and an available prefix. */
export interface Refusal extends SubmissionFailure {
  field: RegistrationField | null;
  freePrefix: string | null;
}

/** The message after a failed submission: the server's, or a general one without it. */
export function readRefusal(error: unknown): Refusal {
  if (!(error instanceof RequestFailure)) return { ...readSubmissionFailure(null), field: null, freePrefix: null };
  const { kind, message, data } = (error as RequestFailure<RegistrationFailure>).result;
  const failure = readSubmissionFailure(kind === 'refused' ? message : null);
  return { ...failure, field: data?.field ?? null, freePrefix: data?.freePrefix ?? null };
}
