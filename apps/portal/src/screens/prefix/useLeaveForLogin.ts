import { useQueryClient } from '@tanstack/react-query';
import { useLoginVisit } from '../../shared/session/useLoginVisit.ts';
import { draftKey, registrationKey } from './queryKeys.ts';
import { keepUnsavedForm, takeUnsavedForm } from './unsavedForm.ts';

/** Sends a user whose session has expired to the login page, which says why, and back here; cached data is read again then. */
export function useLeaveForLogin(userId: string): () => void {
  const client = useQueryClient();
  const visitLogin = useLoginVisit();
  return () => {
    client.removeQueries({ queryKey: registrationKey(userId) });
    client.removeQueries({ queryKey: draftKey(userId) });
    const unsaved = takeUnsavedForm(userId);
    if (unsaved !== null) keepUnsavedForm(unsaved);
    visitLogin('login', true, { keepsInput: unsaved !== null });
  };
}
