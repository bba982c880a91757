import { lazyPart } from '../../shared/page/lazyPart.tsx';
import { cameDrawn, cameDrawnAsFailure } from '../../shared/page/prepared.ts';
import { NoRecordView } from './noRecordPart.ts';

/** The view of a record. */
export const RecordView = lazyPart(() => import('./RecordView.tsx'));

/** The view of a failed lookup. */
export const LookupFailureView = lazyPart(() => import('./LookupFailureView.tsx'));

/** Loads the views of both outcomes of a lookup; a failure stays silent until one is shown. */
export function loadOutcomes(): void {
  for (const part of [RecordView, LookupFailureView]) part.load().catch(() => {});
}

/**
 * Resolves when the page can be shown: a part of a prerendered one whose code were still loading would be replaced by a spinner. Otherwise the
 * views come beside the answer.
 */
export async function readyToShow(): Promise<void> {
  if (!cameDrawn()) return loadOutcomes();
  const parts = cameDrawnAsFailure() ? [LookupFailureView, NoRecordView] : [RecordView];
  await Promise.all(parts.map((part) => part.load()));
}
