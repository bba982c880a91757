import type { CaptchaAnswer, WorkChallenge } from '@lima-id/api';

/** The part of a work that one worker does: every `counterStep`th counter from `counterStart` on. */
export interface WorkShare {
  order: Pick<WorkChallenge, 'parameters' | 'signature'>;
  counterStart: number;
  counterStep: number;
  /** Milliseconds after which it gives up. */
  timeoutMs: number;
}

/** What a work is answered with. */
export type WorkResult = Pick<Extract<CaptchaAnswer, { kind: 'work' }>, 'counter' | 'derivedKey'>;

/** What came of a share: the result, nothing in time, or that this browser cannot do it. */
export interface WorkOutcome {
  found: WorkResult | null | 'impossible';
}
