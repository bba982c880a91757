import { cameDrawn, cameDrawnAsFailure } from '../../shared/page/prepared.ts';

/** Fetches what shows a record. */
export const loadRecord = () => import('./RecordView.tsx');

/** Fetches what says why there is no record. */
export const loadFailure = () => import('./LookupFailureView.tsx');

/** Fetches what the gateway's own answers without a record are shown with. */
export const loadNoRecord = () => import('./NoRecordView.tsx');

/** Resolves when the page can take over one that came drawn: a part whose code were still on its way would make room for a spinner. */
export async function readyToShow(): Promise<void> {
  if (cameDrawn()) await (cameDrawnAsFailure() ? Promise.all([loadFailure(), loadNoRecord()]) : loadRecord());
}
