import type { CaptchaScene } from '@lima-id/api';
import type { ColumnType } from 'kysely';
import type { WorkOrder } from './workOrder.ts';

/** A moment: read as a `Date`, written as a `Date`. */
type Moment = ColumnType<Date, Date, Date>;

/** A challenge that waits for its answer. Exactly one of `position` and `work` is set. */
interface CaptchaChallengeTable {
  id: string;
  scene: CaptchaScene;
  /** Left edge of the hole, pixels of the picture. */
  position: number | null;
  /** What the device is to work out, as it was sent. */
  work: ColumnType<WorkOrder | null, string | null, never>;
  /** Answers that were judged so far; all of them missed, else the row would be gone. */
  misses: number;
  expires_at: Moment;
}

/** A proof that no call has used yet. Its token is kept as a hash only. */
interface CaptchaProofTable {
  token_hash: string;
  scene: CaptchaScene;
  session_id: string;
  expires_at: Moment;
}

/** The tables of the slide captcha. */
export interface CaptchaTables {
  captcha_challenge: CaptchaChallengeTable;
  captcha_proof: CaptchaProofTable;
}
