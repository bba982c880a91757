import type { KeptDraft } from '@lima-id/api';
import { savePrefixDraft } from '@lima-id/api';
import type { PrefixDraft } from '@lima-id/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { createDraftSaver, type DraftSaver, type DraftStatus } from './draftSaver.ts';
import { savingOutcome } from './outcome.ts';

interface DraftSaverEvents {
  /** The session is over. */
  onOver: (basedOn: number | null) => void;
  /** The form was left while something was not saved yet: what was typed is to be kept as long as it is not. */
  onLeft: (basedOn: number | null) => void;
  /** What was typed is saved now, perhaps after the form was left. */
  onSaved: () => void;
}

/**
 * Keeps the draft of a form that began with the draft `kept` and the values `first`: what is not saved yet is saved when the page is left, when the tab is put away, and
 * when the connection is back. Events that tell
 * a version tell the one that what is typed is based on.
 */
export function useDraftSaver(
  kept: KeptDraft | null,
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
      version: kept?.version ?? 0,
      first,
      onStatus(next) {
        setStatus(next);
        if (next.phase === 'saved') onSaved();
      },
      onOver: () => setOver(true),
    }),
  );
  const tell = useEffectEvent(onOver);
  const left = useEffectEvent(onLeft);
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
      if (saver.isUnsaved()) left(saver.version());
    };
  }, [saver]);

  return { saver, status };
}
