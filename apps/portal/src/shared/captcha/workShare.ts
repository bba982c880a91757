import type { WorkOrder, WorkResult } from '@lima-id/api';

/** The part of a work that one worker does: every `counterStep`th counter from `counterStart` on. */
export interface WorkShare {
  order: WorkOrder;
  counterStart: number;
  counterStep: number;
  /** Milliseconds after which it gives up. */
  timeoutMs: number;
}

/** How many counters a worker has tried so far, reported now and then. */
interface WorkProgress {
  tried: number;
}

/** What came of a share: the result, nothing in time, or that this browser cannot do it. */
interface WorkOutcome {
  found: WorkResult | null | 'impossible';
}

/** What a worker tells. */
export type WorkNews = WorkProgress | WorkOutcome;
