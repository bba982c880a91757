import type { StoredDraft } from '@lima-id/api';
import { savePrefixDraft } from '@lima-id/api';
import type { PrefixDraft } from '@lima-id/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { createDraftSaver, type DraftSaver, type DraftStatus } from './draftSaver.ts';
import { savingOutcome } from './outcome.ts';

interface DraftSaverEvents {
  /** The session expired. */
  onOver: (basedOn: number | null) => void;
  /** The form was unmounted with unsaved changes: the input has to be kept until it is saved. */
  onLeft: (basedOn: number | null) => void;
  /** The input is saved now, perhaps after the form was unmounted. */
  onSaved: () => void;
}

/**
 * Saves the draft of a form with the initial draft `kept` and the initial values `first`, which are based on `version`: pending changes are
 * saved when the page is left, when the tab is hidden, and when the connection is back. The version in an event is the one that the input
 * is based on.
 */
export function useDraftSaver(
  kept: StoredDraft | null,
  version: number,
  first: PrefixDraft,
  { onOver, onLeft, onSaved }: DraftSaverEvents,
): { saver: DraftSaver; status: DraftStatus } {
  const [status, setStatus] = useState<DraftStatus>(
    kept === null ? { phase: 'untouched' } : { phase: 'saved', savedAt: kept.savedAt },
  );
  const [over, setOver] = useState(false);
  const [saver] = useState(() =>
    createDraftSaver({
      save: (saving, keepalive) => savingOutcome(call(savePrefixDraft, saving, { quiet: true, keepalive })),
      version,
      first,
      onStatus(next) {
        setStatus(next);
        if (next.phase === 'saved') onSaved();
      },
      onOver: () => setOver(true),
    }),
  );
  const notifyOver = useEffectEvent(onOver);
  const left = useEffectEvent(onLeft);
  useEffect(() => {
    if (over) notifyOver(saver.version());
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
      if (saver.isUnsaved()) left(saver.version());
    };
  }, [saver]);

  return { saver, status };
}
