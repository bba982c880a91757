import type { CaptchaScene, WorkOrder as SentOrder } from '@lima-id/api';
import type { ColumnType } from 'kysely';

type Moment = ColumnType<Date, Date, Date>;

/** A work order as sent and stored: altcha's challenge, and the maximum number of attempts. */
export type WorkOrder = Required<SentOrder>;

/** A challenge waiting for its answer. */
interface CaptchaChallengeTable {
  id: string;
  scene: CaptchaScene;
  /** Left edge of the hole in px of the picture; null for a work-only challenge. */
  position: number | null;
  /** The work order as sent. Null for pictures of older gateways, which had none. */
  work: ColumnType<WorkOrder | null, string | null, never>;
  /** Answers judged so far; all of them misses, else the row would be gone. */
  misses: number;
  expires_at: Moment;
}

/** An unused proof. Only a hash of its token is stored. */
interface CaptchaProofTable {
  token_hash: string;
  scene: CaptchaScene;
  session_id: string;
  expires_at: Moment;
}

/** Challenges and misses within a window, of all addresses or networks in a bucket. */
interface CaptchaRateTable {
  bucket: number;
  total: number;
  ends_at: Moment;
}

/** The last accepted trace in a slot. */
interface CaptchaTraceTable {
  slot: number;
  hash: string;
}

export interface CaptchaTables {
  captcha_challenge: CaptchaChallengeTable;
  captcha_proof: CaptchaProofTable;
  captcha_rate: CaptchaRateTable;
  captcha_trace: CaptchaTraceTable;
}
