import { CompiledQuery, type Kysely } from 'kysely';
import { createKeyedHash } from '../platform/secret/keys.ts';
import type { Tables } from '../schema/tables.ts';
import type { SlideTrace } from './judgeTrace.ts';

/** Maximum of remembered traces: one per slot, the last one accepted. */
export const traceSlots = 65_536;

/** Number of points and distinct heights from which heights and times alone identify a slide. */
const telling = { pointMinCount: 12, heightMinCount: 4 };

/** Detects replayed traces. */
export interface ReplayDetection {
  /**
   * Remembers a trace: false when it is known, for all but one of concurrent calls. A trace with distinctive heights is also recognised
   * when stretched to another hole or shifted in time.
   */
  remember(database: Kysely<Tables>, trace: SlideTrace): Promise<boolean>;
}

const rememberText = `
  insert into captcha_trace as held (slot, hash) values ($1, $2)
  on conflict (slot) do update set hash = excluded.hash where held.hash <> excluded.hash
  returning slot`;

/** The features that are compared. */
function comparableTrace({ input, points }: SlideTrace): string {
  const since = points[1]?.[2] ?? 0;
  const heights = new Set(points.map(([, y]) => Math.round(y)));
  const isDistinctive = points.length >= telling.pointMinCount && heights.size >= telling.heightMinCount;
  const rows = points.slice(1).map(([x, y, ms]) => [...(isDistinctive ? [] : [x]), y, ms - since].map(Math.round));
  return JSON.stringify([input, rows]);
}

/** Creates the replay detection, shared by the gateways of a database. */
export function createReplayDetection(secret: Uint8Array): ReplayDetection {
  const hashOf = createKeyedHash(secret, 'captcha traces');
  return {
    async remember(database, trace) {
      const hash = hashOf(comparableTrace(trace));
      const slot = Buffer.from(hash, 'base64url').readUInt32BE() % traceSlots;
      const { rows } = await database.executeQuery(CompiledQuery.raw(rememberText, [slot, hash]));
      return rows.length > 0;
    },
  };
}
