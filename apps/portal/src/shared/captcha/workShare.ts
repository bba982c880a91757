import type { WorkOrder, WorkResult } from '@lima-id/api';

/** The part of a work that one worker does: every `counterStep`th counter from `counterStart` on. */
export interface WorkShare {
  order: WorkOrder;
  counterStart: number;
  counterStep: number;
  /** Milliseconds after which it gives up. */
  timeoutMs: number;
}

/** The number of counters a worker has tried so far, reported from time to time. */
interface WorkProgress {
  tried: number;
}

/** The outcome of a share: the result, nothing in time, or that this browser cannot do it. */
interface WorkOutcome {
  found: WorkResult | null | 'impossible';
}

/** A message of a worker. */
export type WorkNews = WorkProgress | WorkOutcome;
