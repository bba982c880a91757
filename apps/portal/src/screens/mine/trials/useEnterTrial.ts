import { fetchOnTrial } from '@lima-id/api';
import { messages, type TrialRecord } from '@lima-id/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Brand } from '../../../brand/brandSchema.ts';
import { call } from '../../../shared/api/call.ts';
import { RequestFailure } from '../../../shared/api/request.ts';
import { appInConsole } from '../../../shared/console/consolePages.ts';
import { openTab } from '../../../shared/page/openTab.ts';
import { useVisit } from '../../../shared/page/useVisit.ts';
import { deviceId } from '../../../shared/session/device.ts';
import { useLoginWhenOver } from '../../../shared/session/useLoginWhenOver.ts';
import { trialsKey } from './trialsKey.ts';

/** The outcome of opening an app: success, a tab that the browser blocked, or a refusal. */
export type TrialEntry = { kind: 'none' } | { kind: 'blocked'; address: string } | { kind: 'refused'; message: string };

/** Opens an app on trial: the console opens with it in a new tab, or this page says that there is no console yet. */
export function useEnterTrial(
  userId: string,
  links: Pick<Brand['links'], 'console'>,
): {
  enter: (trial: TrialRecord) => void;
  /** The trial whose app is being opened. */
  entering: string | null;
  entry: TrialEntry;
} {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [entering, setEntering] = useState<string | null>(null);
  const [opened, setOpened] = useState<TrialEntry>({ kind: 'none' });
  const [error, setError] = useState<Error | null>(null);
  const visit = useVisit();

  async function enter({ id, appCode, packageId }: TrialRecord, { signal }: AbortController): Promise<void> {
    setEntering(id);
    setOpened({ kind: 'none' });
    setError(null);
    try {
      const request = { appCode, packageProductId: packageId, fingerprint: deviceId() };
      const { productId } = await call(fetchOnTrial, request, { signal });
      // A visitor who has navigated elsewhere stays there.
      if (signal.aborted) return;
      const { href, external } = appInConsole(links, productId);
      if (!external) void navigate(href, { replace: true });
      else if (!openTab(href)) setOpened({ kind: 'blocked', address: href });
    } catch (failure) {
      if (signal.aborted) return;
      setError(failure instanceof Error ? failure : new Error(String(failure)));
      // A trial may have ended since the list was loaded.
      void client.invalidateQueries({ queryKey: trialsKey(userId) });
    }
    setEntering(null);
  }

  const over = useLoginWhenOver(error);

  function entry(): TrialEntry {
    if (error === null) return opened;
    if (over) return { kind: 'none' };
    const message = error instanceof RequestFailure ? error.result.message : '';
    return { kind: 'refused', message: message || messages.request.failed };
  }

  return { enter: (trial) => void enter(trial, visit.current), entering, entry: entry() };
}
