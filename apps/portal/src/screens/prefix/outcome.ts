import type { KeptDraft, RegistrationFailure, SavedDraft } from '@lima-id/api';
import { type RegistrationField, readSubmissionFailure, type SubmissionFailure } from '@lima-id/domain';
import { RequestFailure } from '../../shared/api/request.ts';
import { isSessionOver } from '../../shared/session/sessionOver.ts';
import type { SavingOutcome } from './draftSaver.ts';

/** What came of saving a draft. */
export async function savingOutcome(saving: Promise<SavedDraft>): Promise<SavingOutcome> {
  try {
    return { kind: 'saved', draft: await saving };
  } catch (error) {
    if (isSessionOver(error)) return { kind: 'over' };
    if (!(error instanceof RequestFailure)) return { kind: 'unreachable' };
    const { status, data, message } = (error as RequestFailure<KeptDraft>).result;
    if (status === null || status >= 500) return { kind: 'unreachable' };
    return status === 409 && data !== null ? { kind: 'newer', newer: data } : { kind: 'refused', message };
  }
}

/** A submission that failed: the message on the page, at which field, and which prefix could be had. */
export interface Refusal extends SubmissionFailure {
  field: RegistrationField | null;
  freePrefix: string | null;
}

/** What to tell after a submission failed: the server's words, or that it failed where it gave none. */
export function readRefusal(error: unknown): Refusal {
  if (!(error instanceof RequestFailure)) return { ...readSubmissionFailure(null), field: null, freePrefix: null };
  const { kind, message, data } = (error as RequestFailure<RegistrationFailure>).result;
  const failure = readSubmissionFailure(kind === 'refused' ? message : null);
  return { ...failure, field: data?.field ?? null, freePrefix: data?.freePrefix ?? null };
}
