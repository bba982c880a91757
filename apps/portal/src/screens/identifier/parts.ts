import { lazyPart } from '../../shared/page/lazyPart.tsx';
import { cameDrawn, cameDrawnAsFailure } from '../../shared/page/prepared.ts';
import { NoRecordView } from './noRecordPart.ts';

/** The view of a record. */
export const RecordView = lazyPart(() => import('./RecordView.tsx'));

/** The view of a failed lookup. */
export const LookupFailureView = lazyPart(() => import('./LookupFailureView.tsx'));

/** Resolves when a prerendered page can be hydrated: a part whose code were still loading would be replaced by a spinner. */
export async function readyToShow(): Promise<void> {
  if (!cameDrawn()) return;
  const parts = cameDrawnAsFailure() ? [LookupFailureView, NoRecordView] : [RecordView];
  await Promise.all(parts.map((part) => part.load()));
}
