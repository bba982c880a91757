import type { KeptDraft } from '@lima-id/api';
import type { PrefixDraft } from '@lima-id/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { askAccount } from '../../shared/session/askAccount.ts';
import { savePrefixDraft } from './calls.ts';
import { createDraftSaver, type DraftSaver, type DraftStatus } from './draftSaver.ts';
import { savingOutcome } from './outcome.ts';

/**
 * Keeps the draft of a form that began with the draft `kept` and the values `first`: what is not saved yet is saved when the page is left, when the tab is put away, and
 * when the connection is back. `onOver` is called when the session is over, with the
 * version that what is typed is based on.
 */
export function useDraftSaver(
  kept: KeptDraft | null,
  first: PrefixDraft,
  onOver: (basedOn: number | null) => void,
): { saver: DraftSaver; status: DraftStatus } {
  const [status, setStatus] = useState<DraftStatus>(
    kept === null ? { phase: 'untouched' } : { phase: 'saved', savedAt: kept.savedAt },
  );
  const [over, setOver] = useState(false);
  const [saver] = useState(() =>
    createDraftSaver({
      save: (saving, keepalive) => savingOutcome(askAccount(() => savePrefixDraft, saving, { quiet: true, keepalive })),
      version: kept?.version ?? 0,
      first,
      onStatus: setStatus,
      onOver: () => setOver(true),
    }),
  );
  const tell = useEffectEvent(onOver);
  useEffect(() => {
    if (over) tell(saver.version());
  }, [over, saver]);

  useEffect(() => {
    const online = () => saver.flush();
    const leave = () => saver.flush(true);
    const putAway = () => {
      if (document.visibilityState === 'hidden') saver.flush(true);
    };
    window.addEventListener('online', online);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', putAway);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', putAway);
      saver.flush();
    };
  }, [saver]);

  return { saver, status };
}
