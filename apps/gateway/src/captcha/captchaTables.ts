import type { CaptchaScene, WorkOrder as SentOrder } from '@lima-id/api';
import type { ColumnType } from 'kysely';

/** A moment: read as a `Date`, written as a `Date`. */
type Moment = ColumnType<Date, Date, Date>;

/** Work for a device as it is sent and kept: altcha's statement, and the numbers to try at most. */
export type WorkOrder = Required<SentOrder>;

/** A challenge that waits for its answer. */
interface CaptchaChallengeTable {
  id: string;
  scene: CaptchaScene;
  /** Left edge of the hole, pixels of the picture; null for work alone. */
  position: number | null;
  /** What the device is to work out, as it was sent. Null in pictures of gateways that asked for none with them. */
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

/** Challenges and misses within a window, of all addresses or all networks that share a bucket. */
interface CaptchaRateTable {
  bucket: number;
  total: number;
  ends_at: Moment;
}

/** The trace that passed last among those that share a slot. */
interface CaptchaTraceTable {
  slot: number;
  hash: string;
}

/** The tables of the slide captcha. */
export interface CaptchaTables {
  captcha_challenge: CaptchaChallengeTable;
  captcha_proof: CaptchaProofTable;
  captcha_rate: CaptchaRateTable;
  captcha_trace: CaptchaTraceTable;
}
