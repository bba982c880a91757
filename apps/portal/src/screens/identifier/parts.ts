import { cameDrawn, cameDrawnAsFailure } from '../../shared/page/prepared.ts';

/** Loads the view of a record. */
export const loadRecord = () => import('./RecordView.tsx');

/** Loads the view of a failed lookup. */
export const loadFailure = () => import('./LookupFailureView.tsx');

/** Loads the view of the gateway's own replies without a record. */
export const loadNoRecord = () => import('./NoRecordView.tsx');

/** Resolves when a prerendered page can be hydrated: a part whose code were still loading would be replaced by a spinner. */
export async function readyToShow(): Promise<void> {
  if (cameDrawn()) await (cameDrawnAsFailure() ? Promise.all([loadFailure(), loadNoRecord()]) : loadRecord());
}
