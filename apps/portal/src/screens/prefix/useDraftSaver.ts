import type { KeptDraft } from '@lima-id/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { askAccount } from '../../shared/session/askAccount.ts';
import { savePrefixDraft } from './calls.ts';
import { createDraftSaver, type DraftSaver, type DraftStatus } from './draftSaver.ts';
import { savingOutcome } from './outcome.ts';

/**
 * Keeps the draft of a form that began with `kept`: what is not saved yet is saved when the page is left, when the tab is put away, and
 * when the connection is back. `onOver` is called when the session is over, with the
 * version that what is typed is based on.
 */
export function useDraftSaver(
  kept: KeptDraft | null,
  onOver: (basedOn: number | null) => void,
): { saver: DraftSaver; status: DraftStatus } {
  const [status, setStatus] = useState<DraftStatus>(
    kept === null ? { phase: 'untouched' } : { phase: 'saved', savedAt: kept.savedAt },
  );
  const [over, setOver] = useState(false);
  const [saver] = useState(() =>
    createDraftSaver({
      save: (saving) => savingOutcome(askAccount(() => savePrefixDraft, saving, { quiet: true })),
      kept,
      onStatus: setStatus,
      onOver: () => setOver(true),
    }),
  );
  const leave = useEffectEvent(onOver);
  useEffect(() => {
    if (over) leave(saver.version());
  }, [over, saver]);

  useEffect(() => {
    const { flush } = saver;
    const putAway = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('online', flush);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', putAway);
    return () => {
      window.removeEventListener('online', flush);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', putAway);
      flush();
    };
  }, [saver]);

  return { saver, status };
}
